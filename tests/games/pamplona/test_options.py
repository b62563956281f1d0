"""Options of a table; what each of them does is tested with its rule."""

import pytest

import ludothek
from ludothek.games.pamplona.options import Options
from ludothek.kit.errors import OptionError


def test_the_defaults_are_the_rules_as_printed() -> None:
    assert Options() == Options(first=None, rotate_start=False, first_attack="redraw")


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"first": 4}, "option first names seat 4; the table has seats 0 to 3"),
        ({"first": 6}, "first"),
        ({"first": -1}, "first"),
        ({"first": "me"}, "first"),
        ({"rotate_start": "yes"}, "rotate_start"),
        ({"first_attack": "eat"}, "first_attack"),
        ({"frist": 1}, "first, rotate_start, first_attack"),
    ],
    ids=str,
)
def test_wrong_options_are_refused_by_name(options: dict[str, object], says: str) -> None:
    with pytest.raises(OptionError, match=says):
        ludothek.new("pamplona", 4, options)


@pytest.mark.parametrize("first", [-1, -2, 4, 99])
def test_a_seat_that_is_not_there_does_not_begin(first: int) -> None:
    with pytest.raises(OptionError, match="first names seat"):
        ludothek.new("pamplona", 4, Options(first=first))


def test_options_are_read_from_mappings_and_structs_alike() -> None:
    one = ludothek.new("pamplona", 4, {"first": 2, "rotate_start": True})
    other = ludothek.new("pamplona", 4, Options(first=2, rotate_start=True))
    assert one.state.tobytes() == other.state.tobytes()
    assert one.options == other.options
