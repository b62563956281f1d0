from pathlib import Path

import msgspec
import pytest

from ludothek.texts import MissingText, Texts
from ludothek.texts import texts as module
from ludothek.texts.telling import joined, tell


def test_a_text_is_filled_in() -> None:
    assert Texts("de").text("cli-turn", name="Ann") == "Ann ist an der Reihe"


def test_numbers_are_written_and_counted_as_the_language_does() -> None:
    args = {"seconds": 2, "rate": 617}
    assert Texts("en").text("cli-simulated", games=1234, **args).startswith("1,234 games")
    assert Texts("de").text("cli-simulated", games=1234, **args).startswith("1.234 Spiele")
    assert Texts("de").text("cli-simulated", games=1, **args).startswith("1 Spiel ")


def test_an_attribute_is_named_behind_a_dot() -> None:
    assert "P7" in Texts("fr", "pamplona").text("option-rotate_start.about")


def test_a_games_texts_come_with_the_shared_ones() -> None:
    texts = Texts("it", "pamplona")
    assert "rule-P17" in texts
    assert "level-master" in texts
    assert "rule-P17" not in Texts("it")


@pytest.mark.parametrize("key", ["no-such-key", "level-master.nothing", "no-such-key.about"])
def test_a_missing_text_is_an_error(key: str) -> None:
    assert key not in Texts("en")
    with pytest.raises(MissingText, match=f"no text '{key}' in 'en' for all games"):
        Texts("en").text(key)


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MissingText, match=r"cli-turn.*name"):
        Texts("en").text("cli-turn")


def test_arguments_stand_without_marks_around_them() -> None:
    assert Texts("en").text("cli-seat", number=3) == "Seat 3"


def test_a_file_that_is_not_fluent_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "en.ftl"
    broken.write_text("fine = yes\noops no\n")
    monkeypatch.setattr(module, "ftl_files", lambda lang, game: [broken])
    module._bundle.cache_clear()
    with pytest.raises(ValueError, match=r"en\.ftl: not Fluent: oops no"):
        Texts("en")
    module._bundle.cache_clear()


@pytest.mark.parametrize(
    ("names", "sentence"), [([], ""), (["A"], "A"), (["A", "B"], "A und B"), (["A", "B", "C"], "A, B und C")]
)
def test_names_are_joined(names: list[str], sentence: str) -> None:
    assert joined(Texts("de"), names) == sentence


@pytest.mark.parametrize(("sure", "sentence"), [(True, "Ann surely, 2"), (False, "Ann perhaps, 2")])
def test_what_is_so_or_not_is_a_word_in_a_text(
    sure: bool, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Comes(msgspec.Struct, tag_field="fact", tag="comes"):
        seat: int
        pawn: int
        sure: bool

    file = tmp_path / "en.ftl"
    file.write_text("fact-comes = { $seat } { $sure ->\n    [true] surely\n   *[false] perhaps\n}, { $pawn }\n")
    monkeypatch.setattr(module, "ftl_files", lambda lang, game: [file])
    module._bundle.cache_clear()
    assert tell(Texts("en"), Comes(0, 1, sure), ["Ann"]) == sentence
    module._bundle.cache_clear()
