import pytest

from ludothek.texts import language


@pytest.mark.parametrize(
    ("wanted", "environ", "lang"),
    [
        ("fr", {"LANG": "de_DE.UTF-8"}, "fr"),
        ("it-CH", {}, "it"),
        ("", {"LANG": "de_CH.UTF-8"}, "de"),
        ("", {"LANGUAGE": "es:it:de", "LANG": "fr_FR"}, "it"),
        ("", {"LC_ALL": "fr", "LANG": "de"}, "fr"),
        ("", {"LC_ALL": "C", "LANG": "de"}, "de"),
        ("", {"LANG": "C.UTF-8"}, "en"),
        ("", {"LANG": "deutsch"}, "en"),
        ("", {}, "en"),
    ],
)
def test_the_language_is_the_wanted_one_or_the_environments_or_english(
    wanted: str, environ: dict[str, str], lang: str
) -> None:
    assert language(wanted, environ) == lang
