"""A table knows no game: many draws in a row, chance in the middle of a turn, somebody asked who is not on turn."""

import pytest

from ludothek.games.pamplona.state import CARD
from ludothek.server import telling
from ludothek.table import commands, record
from ludothek.table import events as ev
from ludothek.table.pace import MINUTE, Pace
from ludothek.table.refusal import Refusal
from ludothek.table.table import folded
from ludothek.table.verify import verify
from tests.table.helpers import Played, bots, people
from tests.toy import bazaar
from tests.toy.shelf import shelve


@pytest.fixture(autouse=True)
def _bazaar(monkeypatch: pytest.MonkeyPatch) -> None:
    shelve(bazaar, monkeypatch)


def opened(*, robots: int = 0, anchored: bool = True, pace: Pace | None = None) -> Played:
    """A bazaar where the stalls wait to be filled."""
    plans = people("a") + bots(robots) if robots else people("a", "b", "c")
    game = Played(plans, name="bazaar", board="goods-600", pace=pace)
    if anchored:
        for seat in range(len(plans) - robots):
            game.anchor(seat, bytes([seat + 1]) * 32)
    game.do(commands.start(game.table, "device-a", None, game.now))
    return game


def rolled(game: Played, who: str) -> ev.Rolled | ev.Confirmed:
    """Chance speaks; the event."""
    before = len(game.log)
    game.do(commands.roll(game.table, who, game.table.ply, game.links, game.now))
    game.used(before)
    event = game.log[before]
    assert isinstance(event, ev.Rolled | ev.Confirmed)
    return event


def chosen(game: Played, who: str, code: int, *, confirm: bool = False) -> None:
    """One decision."""
    before = len(game.log)
    table = game.table
    game.do(commands.play(table, who, table.ply, [code], confirm=confirm, links={}, at=game.now))
    game.used(before)


def test_many_draws_in_a_row_are_one_press_and_one_link() -> None:
    game = opened()
    assert game.table.waits_for_roll() == 0
    event = rolled(game, "device-a")
    assert isinstance(event, ev.Rolled)
    assert len(event.draws) == bazaar.STALLS
    assert [draw.link is not None for draw in event.draws] == [True] + [False] * (bazaar.STALLS - 1)
    assert len(ev.encode(event)) < 40 * bazaar.STALLS
    assert game.table.rules.to_move(game.table.position) == 0


def test_another_question_to_chance_is_another_press() -> None:
    """The card of *Viva Pamplona!* and the throw after it, both for the only seat that still runs."""
    game = Played(people("a", "b"), options=b'{"first":0}')
    for seat in range(2):
        game.anchor(seat, bytes([seat + 1]) * 32)
    game.do(commands.start(game.table, "device-a", None, game.now))
    state = game.table.position
    state[0].phase, state[0].opened = CARD, 1
    state[0].squares[1] = 0
    assert [draw.link is not None for draw in rolled(game, "device-a").draws] == [True]
    assert game.table.waits_for_roll() == 0


def test_chance_in_the_middle_of_a_turn_takes_one_press_until_which_all_can_be_taken_back() -> None:
    game = opened()
    rolled(game, "device-a")
    table = game.table
    chosen(game, "device-a", 7)
    shown = telling.update(table, [True] * 3, game.now)
    assert (shown.complete, shown.roll, shown.to_move, shown.turn) == (True, 0, 0, 0)
    game.do(commands.undo(table, "device-a", table.ply, everything=False, at=game.now))
    assert telling.update(table, [True] * 3, game.now).roll is None
    chosen(game, "device-a", 8)
    event = rolled(game, "device-a")
    assert isinstance(event, ev.Confirmed)
    assert len(event.draws) == 1
    assert event.draws[0].link is not None
    with pytest.raises(Refusal, match="not-your-turn"):
        commands.undo(table, "device-a", table.ply, everything=False, at=game.now)


def test_without_confirming_chance_waits_for_the_press_all_the_same() -> None:
    game = opened()
    rolled(game, "device-a")
    chosen(game, "device-a", 7, confirm=True)
    shown = telling.update(game.table, [True] * 3, game.now)
    assert (shown.complete, shown.pending, shown.roll) == (False, False, 0)


def asked() -> Played:
    """The third seat is asked something in the turn of the first."""
    game = opened(pace=Pace("live", minutes=1, increment_s=5))
    rolled(game, "device-a")
    chosen(game, "device-a", 7)
    rolled(game, "device-a")
    return game


def test_who_is_asked_in_another_seats_turn_decides_and_takes_back() -> None:
    game = asked()
    table = game.table
    shown = telling.update(table, [True] * 3, game.now)
    assert (shown.to_move, shown.turn, len(shown.legal)) == (2, 0, 2)
    with pytest.raises(Refusal, match="not-your-turn"):
        commands.play(table, "device-a", table.ply, [bazaar.YES], confirm=True, links={}, at=game.now)
    chosen(game, "device-c", bazaar.YES)
    shown = telling.update(table, [True] * 3, game.now)
    assert (shown.to_move, shown.turn, shown.complete, shown.roll) == (2, 0, True, None)
    game.do(commands.undo(table, "device-c", table.ply, everything=False, at=game.now))
    chosen(game, "device-c", bazaar.NO)
    game.do(commands.confirm(table, "device-c", table.ply, {}, game.now))
    assert table.actor() == table.turn() == 1


def test_who_was_asked_may_go_on_with_a_turn_of_their_own() -> None:
    game = opened(robots=1)
    rolled(game, "device-a")
    chosen(game, "device-a", 7)
    rolled(game, "device-a")
    game.do(commands.play_for_bot(game.table, 1, bazaar.YES, game.now))
    game.do(commands.play_for_bot(game.table, 1, 9, game.now))
    table = game.table
    assert (table.actor(), table.turn()) == (0, 1)
    chosen(game, "device-a", bazaar.YES)
    assert not table.complete()
    assert table.turn() == 0
    chosen(game, "device-a", 7)
    assert (table.complete(), table.turn(), table.rolls_next()) == (True, 0, 0)


def test_the_clock_of_whoever_is_asked_runs_and_a_bot_answers_when_it_has_run_out() -> None:
    game = asked()
    table = game.table
    assert table.clocks.running == 2
    deadline = table.clocks.deadline()
    assert deadline == game.now + MINUTE
    game.do(commands.time_out(table, deadline))
    assert [seat.bot for seat in table.seats] == [None, None, "player"]
    assert table.actor() == 2
    game.do(commands.play_for_bot(table, 2, bazaar.YES, deadline))
    assert table.actor() == table.turn() == 1


def test_a_game_of_it_folds_and_its_record_verifies() -> None:
    game = opened(robots=1)
    table = game.table
    while table.state != "over":
        if table.actor() == 1:
            game.do(commands.play_for_bot(table, 1, table.rules.allowed(table.present)[0], game.now))
        elif table.waits_for_roll() == 0 or table.rolls_next() == 0:
            rolled(game, "device-a")
        elif table.complete():
            game.do(commands.confirm(table, "device-a", table.ply, {}, game.now))
        else:
            chosen(game, "device-a", table.rules.allowed(table.present)[-1])
    assert folded(game.seed, game.log).snapshot() == table.snapshot()
    checks = verify(record.of(game.seed, game.log))
    assert all(check.ok for check in checks), checks
