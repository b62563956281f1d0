"""Games in the terminal, typed from a pipe."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludothek.table.record import loads, replay
from tests.cli.conftest import Run

ALONE = ("play", "--seats", "2", "--bots", "random", "--name", "Ann", "--seed", "3", "-o", "first=0")
"""Ann begins against a bot that plays at random."""


def test_a_whole_game_by_numbers(run: Run, tmp_path: Path) -> None:
    ran = run(*ALONE, "--no-confirm", "--record", "game.json", typed="1\n" * 500)
    assert ran.code == 0, ran.err
    assert "the game is over." in ran.out
    assert ran.out.count("wins!") + ran.out.count("share the win!") == 1
    record = loads((tmp_path / "game.json").read_bytes())
    replay(record)
    assert record.result is not None
    assert [(player.kind, player.name) for player in record.seats] == [("person", "Ann"), ("bot", "Amaia")]


def test_a_whole_game_turn_by_turn(run: Run) -> None:
    """The empty line confirms a turn; where a move is wanted it is not understood and asked for again."""
    ran = run(*ALONE, typed="1\n\n" * 1000)
    assert ran.code == 0
    assert "the game is over." in ran.out
    assert "Enter confirms" in ran.out


@pytest.mark.parametrize("lang", ["de", "fr", "it", "en"])
def test_two_people_at_one_terminal(run: Run, lang: str) -> None:
    arguments = ("--seats", "2", "--name", "Ann", "--name", "Ben", "--no-confirm", "--board", "short", "--lang", lang)
    ran = run("play", *arguments, typed="1\n" * 500)
    assert ran.code == 0, ran.err
    assert "Ann" in ran.out
    assert "Ben" in ran.out
    assert "Amaia" not in ran.out


def played(run: Run, *typed: str) -> str:
    ran = run(*ALONE, typed="".join(f"{line}\n" for line in typed))
    assert ran.code == 0, ran.err
    out: str = ran.out
    return out


def notation_of(number: int, out: str) -> str:
    """The notation beside a number in the first list of moves."""
    found = re.search(rf"\b{number} ([AB][123]\+\d) → ", out.partition("›")[0])
    assert found
    return found[1]


@pytest.mark.parametrize("spell", [str.upper, str.lower, lambda notation: f"  {notation} "])
def test_numbers_and_notations_mean_the_same(run: Run, spell: Callable[[str], str]) -> None:
    notation = notation_of(2, played(run, "q"))
    by_number = played(run, "2", "q")
    by_notation = played(run, spell(notation), "q")
    assert by_number.replace("› 2\n", "") == by_notation.replace(f"› {spell(notation).strip()}\n", "")


def test_hundreds_of_moves_are_told_in_short_and_named_by_their_last_word(run: Run) -> None:
    out = run("play", "taurus", *ALONE[1:], "--board", "small", typed="1a\n1b\n\nq\n").out
    assert re.search(r"^plant +1a 1b 1c 1d 2a ", out, re.MULTILINE)
    assert "1 plant 1a" not in out
    assert "Ann sets a post in 1a." in out
    assert "Ann stretches a wire from 1a to 1b." in out
    assert "1: 1a-1b\n" in out
    assert out.count("\n") < 150


def test_a_choice_can_be_taken_back_within_the_turn(run: Run) -> None:
    out = played(run, "1", "u", "u", "q")
    assert out.count("Taken back.") == 1
    assert "There is nothing to take back in this turn." in out


def test_a_complete_turn_can_be_taken_back_until_it_is_confirmed(run: Run) -> None:
    out = played(run, "1", "1", "u", "1", "", "q")
    assert "Taken back." in out
    assert "Amaia’s turn" in out.partition("Taken back.")[2]
    assert "Amaia’s turn" not in out.partition("Taken back.")[0]


def test_what_is_not_understood_changes_nothing(run: Run) -> None:
    out = played(run, "0", "999", "A9+9", "attack", "[bold]hello", "q")
    assert out.count("is not possible here") == 5
    assert "“[bold]hello”" in out


def test_help_board_rules_and_leaving(run: Run) -> None:
    out = played(run, "?", "b", "P17", "c3", "q")
    assert "a hint from the Master" in out
    assert re.search(r"P1 +show that rule", out)
    assert "Fear squares" in out
    assert "Example: three against two and one" in out
    assert out.rstrip().endswith("The game was left unfinished.")


def test_the_end_of_input_leaves_the_game(run: Run) -> None:
    assert played(run).rstrip().endswith("The game was left unfinished.")


def test_a_hint_names_a_move_and_a_reason(run: Run) -> None:
    out = played(run, "h", "q")
    hint = next(line for line in out.splitlines() if line.startswith("Hint: "))
    assert hint.removeprefix("Hint: ").startswith("Die ")
    assert len(hint.split(". ")) >= 2


def test_the_game_so_far_can_be_saved(run: Run, tmp_path: Path) -> None:
    out = played(run, "1", "s", "q")
    assert "Record saved: pamplona.json" in out
    record = loads((tmp_path / "pamplona.json").read_bytes())
    assert record.result is None
    assert len(record.moves) == 2
    assert "Record saved: pamplona-2.json" in played(run, "s", "q")


def test_a_bot_takes_no_name_that_is_taken(run: Run) -> None:
    out = run("play", "--seats", "2", "--name", "Amaia", "--bots", "random", typed="q\n").out
    assert "Iker" in out


def test_consequences_are_shown_before_a_move_is_made(run: Run) -> None:
    """Somewhere in this game a runner can land on a fear square, and the list of moves says so."""
    out = run(*ALONE, "--no-confirm", typed="1\n" * 500).out
    lists = [part.rpartition("Score")[2] for part in out.split("›")]
    assert any("takes fright" in moves for moves in lists)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--seats", "2", "--name", "A", "--name", "B", "--name", "C"], "3 people need 3 seats, not 2"),
        (["--bots", "genius"], "no bot is called 'genius'"),
        (["--bots", "novice,expert"], "3 seats need 1 or 3 bots, not 2"),
        (["--seats", "7"], "pamplona is for 2 to 6 seats, not 7"),
    ],
)
def test_bad_usage(refused: Callable[..., str], arguments: list[str], line: str) -> None:
    assert line in refused(2, "play", *arguments)
