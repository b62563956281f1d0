"""No rule without a test that names it: a missing test fails this one."""

import ast
import re
from pathlib import Path

from ludothek.games import pamplona

HERE = Path(__file__).parent
RULE_BOOK = Path(pamplona.__file__).parent / "RULES.md"


def rules() -> set[str]:
    """The numbers that head a paragraph of the rule book."""
    return set(re.findall(r"^\*\*([PC]\d+) ·", RULE_BOOK.read_text("utf-8"), re.MULTILINE))


def named() -> dict[str, set[str]]:
    """Rule → the tests whose name begins with its number."""
    tests: dict[str, set[str]] = {}
    for file in HERE.glob("test_rules_*.py"):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in re.findall(r"(?:^test|_)_?([pc]\d+)(?=_)", node.name):
                    tests.setdefault(number.upper(), set()).add(node.name)
    return tests


def test_every_rule_and_worked_case_has_a_test_that_names_it() -> None:
    assert rules() - named().keys() == set()


def test_no_test_names_a_rule_that_is_not_in_the_book() -> None:
    assert named().keys() - rules() == set()


def test_the_rule_book_has_all_rules() -> None:
    numbers = [*range(1, 8), *range(10, 28), *range(30, 33), *range(40, 45), *range(50, 53)]
    assert {*(f"P{n}" for n in numbers), "C1", "C2", "C3", "C4"} <= rules()


def test_every_rule_that_the_code_cites_is_in_the_book() -> None:
    for source in Path(pamplona.__file__).parent.glob("*.py"):
        cited = set(re.findall(r"\b[PC]\d+\b", source.read_text("utf-8")))
        assert cited <= rules(), source.name
