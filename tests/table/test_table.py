"""A table is the fold of its log."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludothek.table import commands, record
from ludothek.table import events as ev
from ludothek.table.pace import MINUTE, Pace
from ludothek.table.refusal import Refusal, Stale
from ludothek.table.table import BrokenLog, folded
from ludothek.table.verify import verify
from tests.table.helpers import Played, bots, people


def started(*names: str, robots: int = 0, anchored: bool = True, **settings: object) -> Played:
    game = Played([*people(*names), *bots(robots)], **settings)  # type: ignore[arg-type]  # tests name what they mean
    if anchored:
        for seat in range(len(names)):
            game.anchor(seat, bytes([seat + 1]) * 32)
    game.do(commands.start(game.table, f"device-{names[0]}", None, game.now))
    game.used(0)
    return game


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 3), st.integers(0, 2), st.booleans(), st.sampled_from(["none", "live"]))
def test_a_log_folds_to_the_same_bytes(seed: int, persons: int, robots: int, anchored: bool, pace: str) -> None:
    robots = max(robots, 2 - persons)
    chooser = random.Random(seed)
    game = started(*"abc"[:persons], robots=robots, anchored=anchored, pace=Pace(pace))  # type: ignore[arg-type]  # see above
    for _ in range(chooser.randrange(1, 400)):
        if game.table.state == "over":
            break
        game.step(chooser)
        if chooser.random() < 0.02:
            someone = chooser.randrange(persons)
            who = game.table.seats[someone].holders[0]
            away = game.table.seats[someone].bot is not None
            if game.table.state == "playing" and away:
                game.do(commands.take_back(game.table, who, someone, game.now))
            elif game.table.state == "playing":
                before = len(game.log)
                game.do(commands.hand_over(game.table, who, someone, "novice", game.now))
                game.used(before)
    twin = folded(game.seed, game.log)
    assert twin.snapshot() == game.table.snapshot()


def test_a_whole_game_ends_with_the_seed_shown() -> None:
    game = started("a", "b")
    game.finish(random.Random(3))
    ended = game.log[-1]
    assert isinstance(ended, ev.Ended)
    assert bytes.fromhex(ended.seed) == game.seed
    assert min(ended.places) == 1
    assert game.table.actor() is None


def test_a_decision_can_be_taken_back_until_it_is_confirmed_and_never_after() -> None:
    game = started("a", "b", options=b'{"first": 0}')
    table = game.table
    game.do(commands.roll(table, "device-a", table.ply, game.links, game.now))
    game.used(len(game.log) - 1)
    start = table.position.tobytes()
    while not table.complete():
        code = table.rules.allowed(table.present)[0]
        game.do(commands.play(table, "device-a", table.ply, [code], confirm=False, links={}, at=game.now))
    assert table.position.tobytes() == start != table.present.tobytes()
    game.do(commands.undo(table, "device-a", table.ply, everything=True, at=game.now))
    assert table.present.tobytes() == start
    with pytest.raises(Refusal, match="nothing-to-undo"):
        commands.undo(table, "device-a", table.ply, everything=False, at=game.now)
    while not table.complete():
        code = table.rules.allowed(table.present)[0]
        game.do(commands.play(table, "device-a", table.ply, [code], confirm=False, links={}, at=game.now))
    with pytest.raises(Refusal, match="turn-complete"):
        commands.play(table, "device-a", table.ply, [0], confirm=False, links={}, at=game.now)
    game.do(commands.confirm(table, "device-a", table.ply, {}, game.now))
    with pytest.raises(Refusal):
        commands.undo(table, "device-a", table.ply, everything=False, at=game.now)
    assert table.actor() == 1
    assert table.waits_for_roll() == 1


def test_only_the_holder_moves_a_seat_and_only_at_the_present_ply() -> None:
    game = started("a", "b", anchored=False, options=b'{"first": 0}')
    table = game.table
    code = table.rules.allowed(table.present)[0]
    with pytest.raises(Stale):
        commands.play(table, "device-a", table.ply - 1, [code], confirm=True, links={}, at=game.now)
    for stranger in ("device-b", "nobody", ""):
        with pytest.raises(Refusal, match="not-your-turn"):
            commands.play(table, stranger, table.ply, [code], confirm=True, links={}, at=game.now)


def test_an_illegal_code_is_refused_and_changes_nothing() -> None:
    game = started("a", "b", anchored=False, options=b'{"first": 0}')
    before = game.table.snapshot()
    allowed = set(game.table.rules.allowed(game.table.present))
    for code in (-1, 9999, *(set(range(game.table.rules.game.codes)) - allowed)):
        with pytest.raises(Refusal, match="illegal-move"):
            commands.play(game.table, "device-a", game.table.ply, [code], confirm=True, links={}, at=game.now)
    with pytest.raises(Refusal, match="illegal-move"):
        commands.play(game.table, "device-a", game.table.ply, [], confirm=True, links={}, at=game.now)
    assert game.table.snapshot() == before


def test_who_calls_ole_first_begins() -> None:
    game = Played(people("a", "b", "c"))
    game.do(commands.call_ole(game.table, "device-c", 2, game.now))
    with pytest.raises(Refusal, match="ole-called"):
        commands.call_ole(game.table, "device-b", 1, game.now)
    game.do(commands.start(game.table, "device-a", None, game.now))
    assert game.table.actor() == 2


def test_a_clock_that_ran_out_hands_the_seat_to_a_bot_and_back() -> None:
    game = started("a", "b", options=b'{"first": 0}', pace=Pace("live", minutes=1, increment_s=5))
    table = game.table
    deadline = table.clocks.deadline()
    assert deadline == game.now + MINUTE
    assert commands.time_out(table, deadline - 1) == []
    game.do(commands.time_out(table, deadline))
    assert [seat.bot for seat in table.seats] == ["player", None]
    assert table.clocks.deadline() is None
    assert table.waits_for_roll() is None, "the bot's dice fall by themselves"
    with pytest.raises(Refusal, match="bot-plays"):
        commands.play(table, "device-a", table.ply, [0], confirm=True, links={}, at=deadline)
    game.do(commands.take_back(table, "device-a", 0, deadline))
    assert [seat.bot for seat in table.seats] == [None, None]
    assert table.clocks.remaining(0, deadline) == MINUTE


def test_what_a_bot_does_for_somebody_earns_them_no_time() -> None:
    game = started("a", "b", anchored=False, options=b'{"first": 0}', pace=Pace("live", minutes=1, increment_s=5))
    table = game.table
    game.do(commands.hand_over(table, "device-a", 0, "novice", game.now))
    while table.actor() == 0:
        game.step(random.Random(2))
    assert table.clocks.left[0] == MINUTE
    while table.actor() == 1:
        game.do(
            commands.play(
                table,
                "device-b",
                table.ply,
                table.rules.allowed(table.present)[:1],
                confirm=True,
                links={},
                at=game.now,
            )
        )
    assert table.clocks.left[1] == MINUTE + 5_000


def test_relaxed_clocks_count_each_turn_anew() -> None:
    game = started("a", "b", options=b'{"first": 0}', pace=Pace("relaxed", days=2))
    chooser = random.Random(1)
    day = 24 * 60 * MINUTE
    while game.table.actor() == 0:
        game.now += 1_000
        game.step(chooser)
    assert game.table.clocks.left == [2 * day, 2 * day]


def test_a_seat_handed_over_in_a_complete_turn_goes_on() -> None:
    game = started("a", "b", anchored=False, options=b'{"first": 0}')
    table = game.table
    while not table.complete():
        game.do(
            commands.play(
                table,
                "device-a",
                table.ply,
                [table.rules.allowed(table.present)[0]],
                confirm=False,
                links={},
                at=game.now,
            )
        )
    game.do(commands.hand_over(table, "device-a", 0, "expert", game.now))
    assert table.actor() == 1


def test_sitting_down_sharing_and_starting() -> None:
    game = Played([*people("a"), ev.SeatPlan("open"), ev.SeatPlan("open")])
    table = game.table
    with pytest.raises(Refusal, match="seats-open"):
        commands.start(table, "device-a", None, game.now)
    with pytest.raises(Refusal, match="not-creator"):
        commands.start(table, "device-b", "novice", game.now)
    seat, events = commands.sit(table, "device-b", "Bea", 2, game.now)
    assert seat == 2
    game.do(events)
    assert commands.sit(table, "device-b", "Bea", None, game.now) == (2, [])
    with pytest.raises(Refusal, match="seat-taken"):
        commands.sit(table, "device-c", "Cleo", 2, game.now)
    game.do(commands.share(table, "device-b", "phone-b", game.now))
    assert table.held_by("phone-b") == [2]
    assert commands.share(table, "device-b", "phone-b", game.now) == []
    game.do(commands.share(table, "device-a", "phone-a", game.now))
    with pytest.raises(Refusal, match="not-creator"):
        commands.start(table, "phone-b", "master", game.now)
    game.do(commands.start(table, "phone-a", "master", game.now))
    assert [seat.bot for seat in table.seats] == [None, "master", None]
    with pytest.raises(Refusal, match="already-started"):
        commands.sit(table, "device-c", "Cleo", None, game.now)


def test_a_seat_is_given_up_with_all_that_was_promised_and_called_there() -> None:
    game = Played([*people("a"), ev.SeatPlan("open")])
    table = game.table
    game.anchor(0, b"a" * 32)
    game.do(commands.sit(table, "device-b", "Bea", 1, game.now)[1])
    game.do(commands.share(table, "device-b", "phone-b", game.now))
    game.anchor(1, b"b" * 32)
    game.do(commands.call_ole(table, "device-b", 1, game.now))
    with pytest.raises(Refusal, match="not-your-seat"):
        commands.stand(table, "device-a", 1, game.now)
    assert table.would_leave(1) == ["device-b", "phone-b"]
    game.do(commands.stand(table, "phone-b", 1, game.now))
    assert table.seats[1].state() == ("open", "", (), None, None)
    assert (table.held_by("device-b"), table.starter, table.dice.tips[1]) == ([], None, None)
    with pytest.raises(Refusal, match="not-your-seat"):
        commands.stand(table, "device-b", 1, game.now)
    assert folded(game.seed, game.log).snapshot() == table.snapshot()


def test_whoever_sits_down_after_somebody_plays_with_dice_of_their_own_or_none() -> None:
    game = Played([*people("a"), ev.SeatPlan("open")])
    table = game.table
    game.do(commands.sit(table, "device-b", "Bea", 1, game.now)[1])
    game.anchor(1, b"b" * 32)
    game.do(commands.stand(table, "device-b", 1, game.now))
    game.do(commands.sit(table, "device-c", "Cleo", 1, game.now)[1])
    game.links.clear()
    game.do(commands.start(table, "device-a", None, game.now))
    with pytest.raises(Refusal, match="already-started"):
        commands.stand(table, "device-c", 1, game.now)
    game.finish(random.Random(7))
    told = record.of(game.seed, game.log)
    assert told.fairness is not None
    assert told.fairness.anchors == []
    assert [check.key for check in verify(told) if not check.ok] == []


def test_a_forged_draw_breaks_the_log() -> None:
    game = started("a", "b")
    game.finish(random.Random(5))
    for index, event in enumerate(game.log):
        if isinstance(event, ev.Rolled):
            forged = ev.Draw(event.draws[0].seat, event.draws[0].code ^ 1, event.draws[0].link)
            game.log[index] = ev.Rolled(event.at, [forged, *event.draws[1:]])
            break
    with pytest.raises((BrokenLog, IndexError)):
        folded(game.seed, game.log)


@pytest.mark.parametrize("text", ["", "00" * 31, "00" * 33, "0a " * 21 + "0", "0A" * 32, "\u0660" * 64, "zz" * 32])
def test_an_anchor_is_32_bytes_in_hex_and_nothing_else(text: str) -> None:
    game = Played(people("a", "b"))
    with pytest.raises(Refusal, match="link-wrong"):
        commands.anchor(game.table, "device-a", 0, text, game.now)
    game.do(commands.anchor(game.table, "device-a", 0, "0a" * 32, game.now))
    game.do(commands.start(game.table, "device-a", None, game.now))
    with pytest.raises(Refusal, match="link-wrong"):
        commands.roll(game.table, "device-a", game.table.ply, {0: text}, game.now)
