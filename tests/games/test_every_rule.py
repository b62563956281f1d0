"""No rule of any game without a test that names it: a missing test fails this one.

The tests of a game's rules are in `tests/games/<game>/test_rules_*.py`, and their names begin with the numbers of the
rules they check: `test_p18_p19_pushed_onto_tomatoes`.
"""

import ast
import re
from pathlib import Path

import ludothek
from ludothek.kit.game import Game
from tests.games.cases import every_game

HERE = Path(__file__).parent
GAMES = Path(ludothek.__file__).parent / "games"


def rules(game: Game) -> set[str]:
    """The numbers that head a paragraph of the rule book."""
    book = (GAMES / game.name / "RULES.md").read_text("utf-8")
    return set(re.findall(r"^\*\*([A-Z]\d+) ·", book, re.MULTILINE))


def named(game: Game) -> set[str]:
    """The rules that the names of tests begin with."""
    numbers: set[str] = set()
    for file in (HERE / game.name).glob("test_rules_*.py"):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and (head := re.match(r"test_((?:[a-z]\d+_)+)", node.name)):
                numbers.update(head[1].upper().rstrip("_").split("_"))
    return numbers


@every_game
def test_every_rule_and_worked_case_has_a_test_that_names_it(game: Game) -> None:
    assert rules(game)
    assert rules(game) - named(game) == set()


@every_game
def test_no_test_names_a_rule_that_is_not_in_the_book(game: Game) -> None:
    assert named(game) - rules(game) == set()


@every_game
def test_every_rule_that_the_code_cites_is_in_the_book(game: Game) -> None:
    letters = "".join({number[0] for number in rules(game)})
    for source in (GAMES / game.name).glob("*.py"):
        cited = set(re.findall(rf"\b[{letters}]\d+\b", source.read_text("utf-8")))
        assert cited <= rules(game), source.name
