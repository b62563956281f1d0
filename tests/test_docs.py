"""README.md and docs/ are true: whoever types what they say sees what they show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.documents import ROOT, Block, Document, DocumentError, blocks, commands

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.timeout(600)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_the_page_says_to_type_works(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Document(page.name, page.read_text(encoding="utf-8"), tmp_path).follow()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_between_files_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)|(?:src|srcset|href)=\"([^\"#]+)\"", page.read_text(encoding="utf-8"))
    local = [one or other for one, other in targets if "://" not in (one or other)]
    assert [target for target in local if not (page.parent / target).exists()] == []


def test_the_readme_shows_every_picture_there_is() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    pictures = sorted((ROOT / "docs" / "screenshots").iterdir())
    assert pictures
    assert [picture.name for picture in pictures if f"docs/screenshots/{picture.name}" not in readme] == []


def follow(folder: Path, markdown: str) -> None:
    Document("page.md", markdown, folder).follow()


@pytest.mark.parametrize(
    ("markdown", "complaint"),
    [
        ("```console\n$ false\n```\n", r"page\.md:2: \$ false\n.*exit code 1"),
        ("```console\n$ true\n$ echo one\ntwo\n```\n", "where the document has\ntwo"),
        ("```console\n$ ludothek-is-no-command\n```\n", "not found"),
        ("text\n\n```python\n1 / 0\n```\n", "page.md:4: ZeroDivisionError"),
        ("```python\n>>> 1 + 1\n3\n```\n", "Expected:\n    3"),
        ("```bash\nfalse\n```\n", "'bash' is neither run nor known"),
        ("```\nfalse\n```\n", "'' is neither run nor known"),
        ("<!-- not run: no -->\n```console\n$ false\n```\n", "exit code 1"),
        ("<!-- not run: this reason belongs to the text -->\n\ntext\n\n```console\n$ false\n```\n", "exit code 1"),
    ],
)
def test_an_untrue_page_is_seen(tmp_path: Path, markdown: str, complaint: str) -> None:
    with pytest.raises(DocumentError, match=f"(?s){complaint}"):
        follow(tmp_path, markdown)


@pytest.mark.parametrize(
    "markdown",
    [
        "```console\n$ echo one two three\none ... three\n$ echo a \\\n  b\na b\n```\n",
        "```console\n$ echo x > file\n```\n\n```console\n$ cat file\nx\n```\n",
        "```python\na = 1\n```\n\n```python\n>>> a + 1\n2\n>>> b = a\n```\n\n```python\nassert b == 1\n```\n",
        "<!-- not run: it would end the world as we know it -->\n```console\n$ false\n```\n",
        "```json\nnot even json\n```\n",
        "````text\n```bash\n````\n",
    ],
)
def test_a_true_page_passes(tmp_path: Path, markdown: str) -> None:
    follow(tmp_path, markdown)


def test_blocks_know_where_they_stand() -> None:
    assert list(blocks("# A\n\n```python\nx\n\ny\n```\n<!-- not run: shows a mistake -->\n```console\n$ z\n```\n")) == [
        Block(4, "python", "x\n\ny\n"),
        Block(10, "console", "$ z\n", "shows a mistake"),
    ]


def test_commands_carry_their_output() -> None:
    assert list(commands("$ a\n1\n2\n$ b \\\n  c\n$ d\n")) == [("a", "1\n2"), ("b   c", ""), ("d", "")]
