"""Facts and moves as sentences.

A fact is told by the text `fact-<its tag>`, a move by `move-<its tag>`, and the struct's fields are the arguments: a
seat becomes its player's name, a runner is counted from 1, what is so or not becomes the word `true` or `false`, and
numbers and words stay what they are.
"""

from collections.abc import Iterator, Sequence

import msgspec

from ludothek.texts.texts import Texts

SEATS = frozenset({"seat", "other", "by"})
"""Fields of facts and moves that hold a seat."""

COUNTED = frozenset({"runner", "pawn"})
"""Fields that count from 0 what people count from 1."""


def tell(texts: Texts, event: msgspec.Struct, names: Sequence[str]) -> str:
    """The sentence for a fact or a move; `names` are the players', by seat."""
    info = event.__struct_config__
    return texts.text(f"{info.tag_field}-{info.tag}", **dict(_arguments(event, names)))


def joined(texts: Texts, names: Sequence[str]) -> str:
    """A list as the language writes it: "Ann, Ben and Cleo"."""
    if len(names) < 2:
        return "".join(names)
    first = names[0]
    for name in names[1:-1]:
        first = texts.text("list-comma", first=first, last=name)
    return texts.text("list-and", first=first, last=names[-1])


def _arguments(event: msgspec.Struct, names: Sequence[str]) -> Iterator[tuple[str, str | float]]:
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in SEATS:
            yield field, names[value]
        elif field in COUNTED:
            yield field, value + 1
        elif isinstance(value, bool):
            yield field, str(value).lower()
        elif isinstance(value, str | int | float):
            yield field, value
