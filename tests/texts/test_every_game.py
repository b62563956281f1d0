"""Whatever a game can say has its text: facts, moves, options, boards, phases, in every language."""

import typing
from itertools import product
from types import UnionType
from typing import Any

import msgspec
import pytest

import ludothek
from ludothek.kit.game import Game, games
from ludothek.kit.rule import COMPILED
from ludothek.texts import LANGS, Texts
from ludothek.texts.files import folder
from ludothek.texts.telling import tell
from tests.games.cases import option_sets
from tests.texts.ftl import messages, part

GAMES = [pytest.param(game, id=game.name) for game in games()]
PATIENCE = 100_000 if COMPILED else 1000
"""So many codes of a game are told at most; played at random some games take long."""

ONCE_A_GAME = {"game-title", "game-subtitle", "game-about", "game-credits"}


def tags(union: Any) -> dict[str, type[msgspec.Struct]]:
    """The structs of a tagged union by their tags."""
    members = typing.get_args(union) if isinstance(union, UnionType) or typing.get_origin(union) else [union]
    return {str(member.__struct_config__.tag): member for member in members}


def family(game: Game, prefix: str) -> set[str]:
    """The endings of the keys with a prefix in the game's main file, attributes left out."""
    keys = [key for key, _ in messages((folder(game.name) / "en.ftl").read_text("utf-8"))]
    return {key.removeprefix(prefix) for key in keys if key.startswith(prefix) and "." not in key}


def choices(annotation: Any) -> tuple[Any, ...]:
    """The words an option may be set to; () for other kinds of options."""
    return typing.get_args(annotation) if typing.get_origin(annotation) is typing.Literal else ()


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_has_its_text_and_no_text_lacks_its_fact(game: Game) -> None:
    assert family(game, "fact-") == set(tags(game.Fact))


@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_its_text_and_no_text_lacks_its_move(game: Game) -> None:
    assert family(game, "move-") == set(tags(game.Move))


@pytest.mark.parametrize("game", GAMES)
def test_texts_speak_only_of_fields_there_are(game: Game) -> None:
    patterns = part("en", game.name).patterns
    for prefix, union in (("fact-", game.Fact), ("move-", game.Move)):
        for tag, struct in tags(union).items():
            assert patterns[prefix + tag] <= set(struct.__struct_fields__), prefix + tag


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_named_and_explained(game: Game) -> None:
    named = set()
    for field in msgspec.structs.fields(game.Options):
        named |= {field.name, *(f"{field.name}-{choice}" for choice in choices(field.type))}
        if field.default is None:
            named.add(f"{field.name}-lot")
        assert f"option-{field.name}.about" in Texts("en", game.name)
    assert family(game, "option-") == named


@pytest.mark.parametrize("game", GAMES)
def test_every_board_is_named(game: Game) -> None:
    assert family(game, "board-") == set(game.boards())


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_is_named(game: Game) -> None:
    phase = next(field for field in msgspec.structs.fields(game.View) if field.name == "phase")
    assert family(game, "phase-") == set(choices(phase.type))


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_a_seat_is_named(game: Game) -> None:
    view = ludothek.new(game.name).view().seats[0]
    numbers = {field for field in view.__struct_fields__ if isinstance(getattr(view, field), int)}
    assert family(game, "seat-") == numbers


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_introduced(game: Game) -> None:
    assert {key for key in part("en", game.name).keys if key.startswith("game-")} == ONCE_A_GAME


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_can_be_told(game: Game) -> None:
    """Every move on offer and every fact becomes a sentence in every language, in the game as printed and with every
    option; every rule named can be looked up."""
    spoken = [Texts(lang, game.name) for lang in LANGS]
    stream = ludothek.Stream(7)
    for seats, options in product(game.seats, [game.Options(), option_sets(game)[-1]]):
        names = [f"N{seat}" for seat in range(seats)]
        pos = ludothek.new(game.name, seats, options)
        told: set[str] = set()
        while not pos.over and len(pos.codes) < PATIENCE:
            choices = [move for move, _ in pos.chances] or pos.legal
            facts = pos.play(choices[stream.below(len(choices))])
            fresh = {repr(event): event for event in [*choices, *facts] if repr(event) not in told}
            for texts in spoken:
                assert all(tell(texts, event, names) for event in fresh.values())
                assert all(f"rule-{fact.rule}" in texts for fact in facts)
            told |= set(fresh)
