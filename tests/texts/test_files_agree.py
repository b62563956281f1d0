"""The four languages say the same things about the same arguments, once."""

import re
from collections import Counter

import pytest

from ludothek.texts.files import LANGS, PACKAGE, Lang, folder, ftl_files
from tests.texts.ftl import PARTS, messages, part

OTHERS = [lang for lang in LANGS if lang != "en"]


@pytest.mark.parametrize("game", PARTS)
@pytest.mark.parametrize("lang", OTHERS)
def test_same_keys_and_attributes_in_the_same_order(game: str | None, lang: Lang) -> None:
    assert part(lang, game).keys == part("en", game).keys


@pytest.mark.parametrize("game", PARTS)
@pytest.mark.parametrize("lang", OTHERS)
def test_same_arguments(game: str | None, lang: Lang) -> None:
    assert part(lang, game).patterns == part("en", game).patterns


@pytest.mark.parametrize("game", PARTS)
def test_every_file_exists_in_every_language(game: str | None) -> None:
    names = [sorted(file.name.removesuffix(f"{lang}.ftl") for file in ftl_files(lang, game)) for lang in LANGS]
    assert names == [names[0]] * len(LANGS)
    assert len(list(folder(game).glob("*.ftl"))) == len(LANGS) * len(names[0])


@pytest.mark.parametrize("game", PARTS)
def test_no_key_is_said_twice(game: str | None) -> None:
    keys = part("en", game).keys + (part("en", None).keys if game else [])
    assert [key for key, count in Counter(keys).items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", PARTS)
def test_no_text_is_empty_or_left_in_english(game: str | None, lang: Lang) -> None:
    """A long text that reads the same in two languages was forgotten."""
    texts, english = (_values(language, game) for language in (lang, "en"))
    assert [key for key, text in texts.items() if not text.strip()] == []
    if lang != "en":
        assert [key for key, text in texts.items() if text == english[key] and _words(text) > 4] == []


def _values(lang: Lang, game: str | None) -> dict[str, str]:
    source = "".join(file.read_text("utf-8") for file in ftl_files(lang, game))
    return dict(re.findall(r"^([\w-]+) = *(.*(?:\n[ }].*)*)", source, re.MULTILINE))


def _words(text: str) -> int:
    """Words of three letters or more, arguments and the names of variants left out."""
    return len(re.findall(r"[^\W\d_]{3,}", re.sub(r"\{[^{}]*\}|\[\w+\]", "", text)))


@pytest.mark.parametrize("game", PARTS)
def test_french_signs_are_not_left_alone_on_a_line(game: str | None) -> None:
    """Before ! ? ; : » and after « stands a space that does not break."""
    texts = _values("fr", game)
    assert [key for key, text in texts.items() if re.search(r"[\w}»] [!?;:»]|« ", text)] == []


def test_every_ftl_file_lies_where_it_is_read() -> None:
    read = {file for game in PARTS for lang in LANGS for file in ftl_files(lang, game)}
    assert set(PACKAGE.rglob("*.ftl")) == read


def test_a_broken_file_is_seen() -> None:
    with pytest.raises(AssertionError, match="oops"):
        messages("fine = yes\noops no\n")


def test_variables_are_seen_in_selectors_variants_and_attributes() -> None:
    source = "a = { $n ->\n    [one] { $x }\n   *[other] { $y }\n}\n    .about = { $z }\n"
    assert messages(source) == [("a", {"n", "x", "y"}), ("a.about", {"z"})]
