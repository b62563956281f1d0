"""Where the Fluent files are.

Shared texts lie beside this module, a game's texts in its folder `texts`. A file is named `<lang>.ftl` or
`<part>.<lang>.ftl`; a language is all files that end in its name.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, get_args

Lang = Literal["de", "fr", "it", "en"]
LANGS: tuple[Lang, ...] = get_args(Lang)

PACKAGE = Path(__file__).parents[1]


def folder(game: str | None) -> Path:
    """The folder of a game's texts, or of the shared ones."""
    return PACKAGE / "texts" if game is None else PACKAGE / "games" / game / "texts"


def ftl_files(lang: Lang, game: str | None) -> Iterator[Path]:
    """The files of one language in one folder, by name."""
    for file in sorted(folder(game).iterdir()):
        if file.name == f"{lang}.ftl" or file.name.endswith(f".{lang}.ftl"):
            yield file
