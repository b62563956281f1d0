"""Options of a table; what each of them does is tested with its rule."""

import pytest

import ludothek
from ludothek.games.taurus.options import Options
from ludothek.kit.errors import OptionError


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"first": 3}, "option first names seat 3; the table has seats 0 to 2"),
        ({"first": 4}, "first"),
        ({"first": -1}, "first"),
        ({"first": "me"}, "first"),
        ({"frist": 1}, "the options of taurus are: first"),
    ],
    ids=str,
)
def test_wrong_options_are_refused_by_name(options: dict[str, object], says: str) -> None:
    with pytest.raises(OptionError, match=says):
        ludothek.new("taurus", 3, options)


@pytest.mark.parametrize("first", [-1, -2, 3, 99])
def test_a_seat_that_is_not_there_does_not_begin(first: int) -> None:
    with pytest.raises(OptionError, match="first names seat"):
        ludothek.new("taurus", 3, Options(first=first))


def test_options_are_read_from_mappings_and_structs_alike() -> None:
    one, other = ludothek.new("taurus", 3, {"first": 2}), ludothek.new("taurus", 3, Options(first=2))
    assert one.state.tobytes() == other.state.tobytes()
    assert one.options == other.options
