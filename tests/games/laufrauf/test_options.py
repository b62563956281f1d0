"""Options of a table; what each of them does is tested with its rule."""

import pytest

import ludothek
from ludothek.games.laufrauf.options import Options
from ludothek.kit.errors import OptionError


def test_the_defaults_are_the_game_without_cards() -> None:
    assert Options() == Options(first=None, cards=False, overlook=False, corners="opposite")


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"first": 3}, "option first names seat 3; the table has seats 0 to 2"),
        ({"first": 4}, "first"),
        ({"first": -1}, "first"),
        ({"cards": "yes"}, "cards"),
        ({"overlook": 1}, "overlook"),
        ({"corners": "anywhere"}, "corners"),
        ({"crads": True}, "first, cards, overlook, corners"),
    ],
    ids=str,
)
def test_wrong_options_are_refused_by_name(options: dict[str, object], says: str) -> None:
    with pytest.raises(OptionError, match=says):
        ludothek.new("laufrauf", 3, options)


@pytest.mark.parametrize("first", [-1, -2, 3, 99])
def test_a_seat_that_is_not_there_does_not_begin(first: int) -> None:
    with pytest.raises(OptionError, match="first names seat"):
        ludothek.new("laufrauf", 3, Options(first=first))


def test_options_are_read_from_mappings_and_structs_alike() -> None:
    one = ludothek.new("laufrauf", 4, {"first": 2, "cards": True})
    other = ludothek.new("laufrauf", 4, Options(first=2, cards=True))
    assert one.state.tobytes() == other.state.tobytes()
    assert one.options == other.options
