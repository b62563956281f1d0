"""What all commands have in common."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludothek.cli import app
from tests.cli.conftest import Run

NAMES = [module.__name__.rpartition(".")[2] for module in app.COMMANDS]
LASTING = {"serve", "bench", "play", "train"}
"""Commands whose examples run for long or wait for somebody; their own tests run them."""

EXAMPLES = [line for module in app.COMMANDS for line in module.EXAMPLES]


def test_help_names_every_command(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    assert [name for name in NAMES if f" {name} " not in ran.out] == []


def test_without_a_command_there_is_help_and_no_reproach(run: Run) -> None:
    assert "simulate" in run().out
    assert run().err == ""


def test_a_board_file_that_is_no_text_is_refused_in_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_bytes(b"\xff\xfe")
    assert "not text in UTF-8" in refused(2, "perft", "pamplona", "--board", str(board))


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version").out == "ludothek 0.1.0\n"


@pytest.mark.parametrize("module", app.COMMANDS, ids=NAMES)
def test_every_command_explains_itself_with_examples(run: Run, module: object) -> None:
    name = module.__name__.rpartition(".")[2]  # type: ignore[attr-defined]  # a module has a name
    ran = run(name, "--help")
    assert ran.code == 0
    examples: tuple[str, ...] = module.EXAMPLES  # type: ignore[attr-defined]  # and ours have examples
    assert examples
    assert all(example in ran.out for example in examples)


@pytest.mark.parametrize("line", [line for line in EXAMPLES if line.split()[1] not in LASTING])
def test_every_example_works(run: Run, recorded: Path, line: str) -> None:
    game = recorded.read_bytes().splitlines()[0]
    Path("game.json").write_bytes(game)
    arguments, _, _ = line.partition(" > ")
    ran = run(*shlex.split(arguments)[1:])
    # Games of bots alone prove nothing about their dice, and verify says so.
    assert ran.code == (1 if "verify" in line else 0), ran.err
    assert ran.out


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["jump"], "No such command 'jump'"),
        (["perft"], "Missing argument 'GAME'"),
        (["perft", "chess"], "no game is called 'chess'; there are: pamplona"),
        (["perft", "pamplona", "--depth", "x"], "--depth"),
        (["perft", "pamplona", "--depth", "0"], "greater than or equal to 1"),
        (["perft", "pamplona", "--sides", "2"], "No such option"),
        (["perft", "pamplona", "--seats", "9"], "pamplona is for 2 to 6 seats, not 9"),
        (["perft", "pamplona", "--board", "none"], "no board is called 'none'; there are: ours"),
        (["perft", "pamplona", "-o", "speed=2"], "the options of pamplona are: first, rotate_start, first_attack"),
        (["perft", "pamplona", "-o", "first=7"], "first"),
        (["perft", "pamplona", "-o", "first"], "an option is written NAME=VALUE, not 'first'"),
        (["games", "--lang", "es"], "there is no language 'es'; there are: de, fr, it, en"),
        (["replay", "missing.json"], "missing.json"),
        (["simulate", "pamplona", "--seed", "9" * 20], "--seed"),
        (["play", "--record", "nowhere/game.json"], "nowhere: no record can be saved there"),
    ],
)
def test_bad_usage_is_answered_in_one_line(refused: Callable[..., str], arguments: list[str], line: str) -> None:
    assert line in refused(2, *arguments)


def test_a_board_file_that_is_missing_or_broken_is_named(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "no.toml: No such file" in refused(1, "perft", "pamplona", "--board", "no.toml")
    (tmp_path / "bad.toml").write_text("length =")
    assert "the board file is not TOML" in refused(2, "perft", "pamplona", "--board", "bad.toml")


def test_control_c_ends_with_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludothek.kit.perft.perft", interrupted)
    assert run("perft", "pamplona").code == app.INTERRUPTED


def process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "import sys; from ludothek.cli import main; sys.exit(main())", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; from ludothek.cli import main; main(['--help']); "
        "print({'numpy', 'numba', 'litestar', 'msgspec', 'fluent'} & set(sys.modules), file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, "set()\n")


def test_a_reader_that_has_enough_is_no_error() -> None:
    ran = subprocess.run(
        f"{shlex.quote(sys.executable)} -c 'import sys; from ludothek.cli import main; sys.exit(main())' "
        "rules pamplona | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert ran.stdout == "Viva Pamplona!\n"
    assert ran.stderr == ""


def test_the_environment_chooses_language_and_colour() -> None:
    assert "Angstfelder" in process("rules", "pamplona", "P17", LANG="de_CH.UTF-8", LANGUAGE="").stdout
    assert "\x1b[" in process("rules", "pamplona", "P17", FORCE_COLOR="1", NO_COLOR="").stdout
    assert "\x1b[" not in process("rules", "pamplona", "P17").stdout


def test_shell_completion_knows_commands_games_and_languages() -> None:
    def completed(words: str) -> str:
        number = str(len(words.split(" ")) - 1)
        return process(_LUDOTHEK_COMPLETE="complete_bash", COMP_WORDS=words, COMP_CWORD=number).stdout

    assert {"play", "perft"} <= set(completed("ludothek p").split())
    assert completed("ludothek perft pam").split() == ["pamplona"]
    assert completed("ludothek rules pamplona --lang d").split() == ["de"]
    assert "novice" in completed("ludothek play --bots n").split()
    assert completed("ludothek perft pamplona --board o").split() == ["ours"]
    assert completed("ludothek perft pamplona -o rot").split() == ["rotate_start="]
    assert completed("ludothek rules pamplona P5").split() == ["P5", "P50", "P51", "P52"]
