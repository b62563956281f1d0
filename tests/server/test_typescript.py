"""The page's types are written from the server's."""

import pytest

from ludothek.server import typescript, wire


def test_the_pages_types_are_fresh() -> None:
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.text(), (
        "run python -m ludothek.server.typescript"
    )


def test_a_stale_file_is_noticed(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(typescript, "text", lambda: "something else")
    assert typescript.main(["--check"], said.append) == 1
    assert "stale" in said[0]


def test_every_message_and_its_tag_is_there() -> None:
    text = typescript.text()
    for union in (wire.ClientMessage, wire.ServerMessage):
        for message in union.__args__:
            assert f'export interface {message.__name__} {{\n  t: "{message.__struct_config__.tag}";' in text
    assert "export declare namespace pamplona {" in text
    assert "  fill?: Level | null;" in text
