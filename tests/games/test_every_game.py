"""What every registered game must keep to, whatever its rules: each verb's contract and everything around them."""

import importlib
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import ludothek
from ludothek.kit import verbs
from ludothek.kit.errors import IllegalMove, OptionError, UnknownBoard
from ludothek.kit.game import SHELF, Game
from ludothek.kit.record import copied
from ludothek.kit.verbs import CHANCE, NOBODY
from ludothek.texts.rulebook import rulebook
from tests.games.cases import AIMLESS, CASES, MOST, Case, chosen, every_case, every_case_told, every_game

GUARD = 8
"""Cells behind the ones that a verb may write to."""


def ascending(codes: list[int]) -> bool:
    return codes == sorted(set(codes))


def package(game: Game) -> Path:
    return Path(str(importlib.import_module(f"ludothek.games.{game.name}").__file__)).parent


# ---- verbs


@every_case
def test_a_game_keeps_every_verbs_contract_and_ends(case: Case) -> None:
    """`Case.walk` fails when the game does not end. Somebody who is not on turn may be asked."""
    last = case.start()
    length = 0
    for state, code, after in case.walk():
        mover = verbs.to_move(state)
        assert mover in {CHANCE, *range(case.seats)}
        assert verbs.turn(state) in range(case.seats)
        if mover == CHANCE:
            codes, weights = case.outcomes(state)
            assert min(weights) > 0
        else:
            codes = case.listed(verbs.allowed, state)
            legal = case.listed(verbs.legal, state)
            assert ascending(legal)
            assert legal
            assert set(legal) <= set(codes)
        assert codes
        assert ascending(codes)
        assert set(codes) <= set(range(case.game.codes))
        assert code in codes
        last = after
        length += 1
    assert verbs.to_move(last) == NOBODY or length == MOST


@every_case
def test_questions_change_nothing_and_write_no_further_than_they_may(case: Case) -> None:
    board = case.board.record
    before_board = board.tobytes()
    for state, _, _ in list(case.walk(1, AIMLESS))[::3]:
        before = state.tobytes()
        codes, weights = np.full((2, case.game.widest + GUARD), -99, np.int16)
        places = np.full(case.seats + GUARD, -99, np.int16)
        verbs.turn(state)
        if verbs.to_move(state) == CHANCE:
            verbs.chances(board, state, codes, weights)
        else:
            verbs.legal(board, state, codes)
            verbs.allowed(board, state, codes)
        for seat in range(case.seats):
            verbs.score(board, state, seat)
        verbs.standing(board, state, places)
        assert state.tobytes() == before
        assert (codes[-GUARD:] == -99).all()
        assert (weights[-GUARD:] == -99).all()
        assert (places[-GUARD:] == -99).all()
    assert board.tobytes() == before_board


@every_case
def test_a_game_is_observed_in_as_many_numbers_as_it_names(case: Case) -> None:
    """Whatever stood there before, from every seat, and nothing behind them."""
    width = len(case.game.observed)
    for state, _, _ in list(case.walk(7))[::9]:
        before = state.tobytes()
        for seat in range(case.seats):
            clean, dirty = np.full(width + GUARD, -99, np.int16), np.full(width + GUARD, 55, np.int16)
            assert verbs.observe(case.board.record, state, seat, clean) == width > 0
            verbs.observe(case.board.record, state, seat, dirty)
            assert (clean[:width] == dirty[:width]).all()
            assert (clean[width:] == -99).all()
        assert state.tobytes() == before


@every_case
def test_codes_replay_to_the_same_bytes(case: Case) -> None:
    """Applying is deterministic and depends on the state alone; the board stays as it is."""
    before_board = case.board.record.tobytes()
    again = case.start()
    for state, code, after in case.walk(2, AIMLESS):
        assert again.tobytes() == state.tobytes()
        verbs.apply(case.board.record, again, code)
        assert again.tobytes() == after.tobytes()
    assert case.board.record.tobytes() == before_board


@every_case
def test_no_code_leads_to_a_dead_end(case: Case) -> None:
    for state, _, _ in list(case.walk(3, AIMLESS))[::11]:
        for code in case.codes(state):
            after = copied(state)
            verbs.apply(case.board.record, after, code)
            assert verbs.to_move(after) == NOBODY or case.codes(after)


@every_case
def test_places_are_what_places_are(case: Case) -> None:
    """One seat at least is first, equals share a place, and the next one leaves out as many."""
    for state, _, _ in list(case.walk(4))[::7]:
        out = np.zeros(case.seats, np.int16)
        verbs.standing(case.board.record, state, out)
        places = out.tolist()
        assert places == [1 + sum(other < place for other in places) for place in places]


@pytest.mark.compiled
@every_game
def test_every_code_is_of_use(game: Game) -> None:
    """Each code comes up in some game at the largest table."""
    seen: set[int] = set()
    for seed in range(200):
        for case in CASES:
            if case.game is game and case.seats == game.seats[1] and len(seen) < game.codes:
                seen.update(code for state, _, _ in case.walk(seed) for code in case.codes(state))
    assert seen == set(range(game.codes))


# ---- codes, structs, notation


@every_game
def test_every_code_is_a_struct_a_line_and_json(game: Game) -> None:
    moves = [game.decode(code) for code in range(game.codes)]
    assert len(set(moves)) == game.codes
    lines = [game.notation(move) for move in moves]
    assert len({line.casefold() for line in lines}) == game.codes
    for code, (move, line) in enumerate(zip(moves, lines, strict=True)):
        assert game.encode(move) == code
        assert game.parse(line) == move
        assert re.fullmatch(r"\S(.{0,22}\S)?", line)
        assert msgspec.json.decode(msgspec.json.encode(move), type=game.Move) == move
        assert "move" in msgspec.to_builtins(move), "the struct is tagged"


@every_game
def test_the_lot_is_told_as_the_beginning_of_whoever_it_draws(game: Game) -> None:
    """Logs give its line to that seat."""
    for number, move in enumerate(ludothek.new(game.name).chances):
        pos = ludothek.new(game.name)
        told = pos.play(move[0])
        assert [(fact.__struct_config__.tag, fact.seat) for fact in told[:1]] == [("begins", number)]
        assert pos.turn == number


@every_game
def test_what_is_no_code_is_refused(game: Game) -> None:
    for code in (-1, -game.codes, game.codes, game.codes + 7):
        with pytest.raises(LookupError):
            game.decode(code)
    for line in ("", " ", "nonsense", "\x00", "🐂" * 50):
        with pytest.raises(LookupError):
            game.parse(line)


# ---- what people see


@every_case_told
def test_story_view_and_drawings_of_a_whole_game(case: Case) -> None:
    numbers = {entry.number for chapter in rulebook(case.game.name, "en") for entry in chapter.entries}
    pos = case.position()
    for _, code, after in case.walk(5):
        facts = pos.play(code)
        assert pos.state.tobytes() == after.tobytes()
        assert [msgspec.json.decode(msgspec.json.encode(fact), type=case.game.Fact) for fact in facts] == facts
        assert {fact.rule for fact in facts} <= numbers
        assert all("fact" in msgspec.to_builtins(fact) for fact in facts), "facts are tagged"
        if len(pos.codes) % DRAWN == 0 or pos.over:
            well_drawn(pos)
    assert pos.over or len(pos.codes) == MOST
    assert pos.facts or not pos.over, "the end is told"


DRAWN = 19
"""Codes from one look at a position to the next."""


def well_drawn(pos: ludothek.Position) -> None:
    view = pos.view()
    assert isinstance(view, pos.game.View)
    assert msgspec.json.decode(msgspec.json.encode(view), type=pos.game.View) == view
    lines = str(pos).splitlines()
    assert len(lines) > pos.seats
    assert all(line == line.rstrip() and line.isprintable() for line in lines)
    picture = ET.fromstring(pos._repr_svg_())
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert picture.get("viewBox")
    assert pos.game.name in repr(pos)


@every_game
def test_boards_read_again_from_their_text_are_the_same(game: Game) -> None:
    assert len(game.boards()) >= 3
    for name, board in game.boards().items():
        again = game.read_board(board.text)
        assert board.id == name
        assert again.record.tobytes() == board.record.tobytes()
        assert again.view == board.view
        assert msgspec.json.decode(msgspec.json.encode(board.view), type=game.BoardView) == board.view


@every_game
def test_texts_and_rules_are_there_in_four_languages(game: Game) -> None:
    """That they say the same in each is tested with the texts."""
    assert (package(game) / "RULES.md").is_file()
    for lang in ("de", "en", "fr", "it"):
        assert (package(game) / "texts" / f"{lang}.ftl").is_file()
        assert (package(game) / "texts" / f"rules.{lang}.ftl").is_file()


def test_every_package_of_a_game_is_on_the_shelf() -> None:
    folder = Path(ludothek.__file__).parent / "games"
    assert {init.parent.name for init in folder.glob("*/__init__.py")} == set(SHELF)


# ---- the checked door


@every_case
def test_a_position_offers_what_the_verbs_say(case: Case) -> None:
    pos = case.position()
    for state, code, _ in case.walk(6, 60):
        assert pos.to_move == verbs.to_move(state)
        assert pos.turn == verbs.turn(state)
        assert pos.score == tuple(verbs.score(case.board.record, state, seat) for seat in range(case.seats))
        if pos.to_move == CHANCE:
            codes, weights = case.outcomes(state)
            assert [(case.game.encode(move), weight) for move, weight in pos.chances] == list(
                zip(codes, weights, strict=True)
            )
            assert pos.legal == pos.canonical == pos.legal_codes == []
        else:
            assert pos.legal_codes == case.listed(verbs.allowed, state)
            assert [case.game.encode(move) for move in pos.legal] == pos.legal_codes
            assert [case.game.encode(move) for move in pos.canonical] == case.listed(verbs.legal, state)
            assert pos.chances == []
        pos.play(case.game.decode(code) if code % 2 else case.game.notation(case.game.decode(code)))


def all_of(pos: ludothek.Position) -> Any:
    return pos.state.tobytes(), list(pos.codes), list(pos.facts), pos.score, pos.legal, pos.chances


@every_game
def test_bad_moves_are_refused_by_name_and_change_nothing(game: Game) -> None:
    pos = ludothek.new(game.name)
    stream = ludothek.Stream(3)
    for _ in range(40):
        if pos.over:
            break
        before = all_of(pos)
        possible = pos.legal_codes or [game.encode(move) for move, _ in pos.chances]
        illegal = [code for code in range(game.codes) if code not in possible][:: max(1, game.codes // 20)]
        refused = [*illegal, -1, game.codes, 10**30, "", "nonsense", None, 1.5, object(), [], {}, b"", ("A", 1)]
        for move in refused:
            with pytest.raises(IllegalMove) as caught:
                pos.play(move)
            assert [game.encode(game.parse(line)) for line in caught.value.legal] == possible
            assert all_of(pos) == before
        if pos.to_move >= 0:
            with pytest.raises(IllegalMove, match="not chance's turn"):
                pos.roll(stream)
            assert all_of(pos) == before
            pos.play(pos.legal[0])
        else:
            pos.roll(stream)


@every_game
def test_a_game_that_is_over_refuses_everything(game: Game) -> None:
    pos = finished(game)
    assert (pos.legal, pos.canonical, pos.chances, pos.legal_codes) == ([], [], [], [])
    with pytest.raises(IllegalMove, match="the game is over"):
        pos.play(pos.codes[-1])
    with pytest.raises(IllegalMove, match="the game is over"):
        pos.roll(ludothek.Stream(0))


def finished(game: Game) -> ludothek.Position:
    pos, stream = ludothek.new(game.name), ludothek.Stream(8)
    while not pos.over:
        pos.roll(stream) if pos.to_move == CHANCE else pos.play(chosen(pos, stream, pos.legal_codes))
    return pos


@every_game
def test_copies_share_nothing_that_can_change(game: Game) -> None:
    pos, stream = ludothek.new(game.name), ludothek.Stream(5)
    while not pos.over and len(pos.codes) < AIMLESS:
        twin = pos.copy()
        before = all_of(pos)
        twin.roll(stream) if twin.to_move == CHANCE else twin.play(twin.legal[stream.below(len(twin.legal))])
        assert all_of(pos) == before
        assert twin.codes[:-1] == pos.codes
        twin.facts.clear()
        pos = twin


@every_game
def test_moves_replay_a_game(game: Game) -> None:
    pos = finished(game)
    again = ludothek.new(game.name)
    for move in pos.moves:
        again.play(game.notation(move))
    assert again.state.tobytes() == pos.state.tobytes()
    assert again.codes == pos.codes


@every_game
def test_rolling_is_reproducible(game: Game) -> None:
    assert finished(game).codes == finished(game).codes


@every_game
def test_new_refuses_what_it_does_not_know(game: Game) -> None:
    low, high = game.seats
    for seats in (low - 1, high + 1, -3, 10**9):
        with pytest.raises(OptionError, match=f"{low} to {high} seats"):
            ludothek.new(game.name, seats)
    with pytest.raises(UnknownBoard, match="nowhere"):
        ludothek.new(game.name, board="nowhere")
    with pytest.raises(OptionError, match="unknown"):
        ludothek.new(game.name, options={"unheard_of": 1})
    with pytest.raises(OptionError):
        ludothek.new(game.name, options=[1, 2, 3])
    with pytest.raises(ludothek.UnknownGame, match=game.name):
        ludothek.new("tiddlywinks")


@every_game
def test_the_first_board_is_the_usual_one(game: Game) -> None:
    assert ludothek.new(game.name).board.id == next(iter(game.boards()))
