"""People at tables, through a real server."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from ludothek.table import record
from ludothek.table.verify import verify
from tests.server.conftest import Come
from tests.server.people import BOT, INVITE, ME, Json, Person, here


def sat_down(come: Come, *names: str, **more: object) -> tuple[str, list[Person]]:
    """A table with these people, their dice chains promised, not yet started."""
    first, *others = [come(name) for name in names]
    table = first.create(ME, *[INVITE] * len(others), **more)["id"]
    for other in others:
        other.http.post(f"/api/tables/{table}/join", json={}).raise_for_status()
    for person in (first, *others):
        person.enter(table)
        for seat in person.held:
            person.anchor(seat)
    return table, [first, *others]


def play_on(people: list[Person], moves: int = 10_000) -> None:
    """Whoever can act does, until the game is over or so many things were done."""
    for _ in range(moves):
        latest = max((person.update for person in people), key=lambda update: update["ply"])
        if latest["state"] == "over":
            return
        for person in people:
            while person.update["ply"] < latest["ply"]:
                person.until("update")
        if not any(person.act() for person in people):
            people[0].until("update")


def test_a_game_against_bots_from_its_start_to_a_record_that_verifies(come: Come) -> None:
    ada = come("Ada")
    seats = [ME, BOT, BOT]
    chain = ada.chain(0)
    table = ada.create(*seats, anchors={"0": chain})["id"]
    welcome = ada.enter(table)
    assert welcome["seats_held"] == [0]
    assert welcome["creator"]
    play_on([ada])
    document = ada.http.get(f"/api/tables/{table}/record").content
    found = record.loads(document)
    assert found.seats[0].name == "Ada"
    checks = verify(found)
    assert all(check.ok for check in checks), checks
    assert found.fairness is not None
    assert found.fairness.commitment == welcome["commitment"]
    own = [step for step in found.moves if step.link is not None]
    assert own
    assert all(step.seat == 0 for step in own)
    replay = ada.http.get(f"/api/tables/{table}/replay").json()
    assert len(replay["steps"]) == len(found.moves)
    assert ada.http.post("/api/replay", content=document).json() == replay


def test_two_people_by_link_see_the_same(come: Come) -> None:
    _table, people = sat_down(come, "Ada", "Bo")
    ada, bo = people
    assert bo.ask({"t": "start"})["error"] == "not-creator"
    assert ada.ask({"t": "start"})["t"] == "ack"
    play_on(people)
    for person in people:
        while person.update["state"] != "over":
            person.until("update")
    assert ada.update == bo.update
    seen = [[m for m in person.heard if m["t"] == "update" and m["state"] != "lobby"] for person in people]
    plies = {update["ply"]: update for update in seen[0]}
    assert all(plies[update["ply"]] == update for update in seen[1])


def test_two_on_one_screen_play_to_the_end(come: Come) -> None:
    ada = come("Ada")
    table = ada.create(ME, here("Bo"), anchors={"0": ada.chain(0), "1": ada.chain(1)})["id"]
    assert ada.enter(table)["seats_held"] == [0, 1]
    assert [person["name"] for person in ada.update["people"]] == ["Ada", "Bo"]
    play_on([ada])
    assert ada.update["state"] == "over"


def turned(come: Come) -> tuple[str, Person]:
    """A table of one screen where somebody is to choose."""
    ada = come("Ada")
    table = ada.create(ME, here("Bo"), options={"first": 0})["id"]
    ada.enter(table)
    return table, ada


def test_a_reload_in_mid_turn_shows_what_was_decided_and_lets_it_be_taken_back(come: Come) -> None:
    table, ada = turned(come)
    before = ada.update
    assert not before.get("pending")
    move = before["legal"][0]
    assert ada.ask({"t": "play", "ply": before["ply"], "moves": [move]})["t"] == "ack"
    ada.until("update")
    assert ada.update["moved"] == [move]
    assert ada.update["turns"] == [before["turn"]] * len(ada.update["facts"])
    ada.enter(table)
    assert ada.update["pending"]
    assert ada.ask({"t": "undo", "ply": ada.update["ply"]})["t"] == "ack"
    ada.until("update")
    assert ada.update["undone"]
    assert ada.update["view"] == before["view"]
    assert ada.update["legal"] == before["legal"]


def test_a_command_sent_again_happens_once(come: Come) -> None:
    _, ada = turned(come)
    ply = ada.update["ply"]
    play: Json = {"t": "play", "cmd": "same", "ply": ply, "moves": [ada.update["legal"][0]]}
    first = ada.ask(dict(play))
    ada.until("update")
    assert ada.ask(dict(play)) == first
    assert ada.ask({"t": "undo", "cmd": "other", "ply": ada.update["ply"]})["ply"] == ply + 2
    assert ada.ask(dict(play)) == first, "also when the table has gone on"


def test_a_command_sent_twice_at_once_gets_one_answer_twice(come: Come) -> None:
    """Also one that names no ply, and even if it is not the same one."""
    ada = come("Ada")
    ada.enter(ada.create(ME, INVITE)["id"])
    for end in "abc":
        ada.say({"t": "anchor", "cmd": "same", "seat": 0, "anchor": end * 64})
    answers = [ada.answer("same") for _ in range(3)]
    assert answers == [{"t": "ack", "cmd": "same", "ply": 2}] * 3


def test_a_stale_command_is_answered_with_the_present(come: Come) -> None:
    _, ada = turned(come)
    old = ada.update
    ada.ask({"t": "play", "ply": old["ply"], "moves": [old["legal"][0]]})
    ada.until("update")
    seen = ada.update
    ada.say({"t": "play", "cmd": "late", "ply": old["ply"], "moves": [old["legal"][0]]})
    present = ada.hear()
    assert present["t"] == "update"
    untold: Json = {"facts": [], "moved": [], "turns": []}
    assert {**present, **untold} == {**seen, **untold}


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ({"t": "play", "moves": []}, "illegal-move"),
        ({"t": "play", "moves": [{"move": "peace"}]}, "illegal-move"),
        ({"t": "play", "moves": [{"move": "nonsense"}]}, "illegal-move"),
        ({"t": "confirm"}, "turn-incomplete"),
        ({"t": "roll"}, "nothing-to-roll"),
        ({"t": "undo"}, "nothing-to-undo"),
        ({"t": "start"}, "already-started"),
        ({"t": "ole", "seat": 0}, "already-started"),
        ({"t": "return", "seat": 0}, "not-held-by-bot"),
        ({"t": "leave", "seat": 9}, "not-your-seat"),
        ({"t": "anchor", "seat": 0, "anchor": "xyz"}, "link-wrong"),
        ({"t": "rematch"}, "not-over"),
        ({"t": "chat", "text": " \u202e "}, "empty"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(come: Come, message: Json, error: str) -> None:
    _, ada = turned(come)
    ply = ada.update["ply"]
    if message["t"] in ("play", "confirm", "roll", "undo"):
        message = {**message, "ply": ply}
    answer = ada.ask(dict(message))
    assert (answer["t"], answer.get("error")) == ("refused", error)
    assert ada.ask({"t": "undo", "ply": ply})["error"] == "nothing-to-undo", "the ply is still the same"


def test_a_stranger_watches_and_moves_nothing(come: Come) -> None:
    table, ada = turned(come)
    eve = come("Eve")
    assert eve.enter(table)["seats_held"] == []
    move = {"t": "play", "ply": eve.update["ply"], "moves": [eve.update["legal"][0]]}
    assert eve.ask(move)["error"] == "not-your-turn"
    assert eve.ask({"t": "leave", "seat": 0})["error"] == "not-your-seat"
    ada.act()
    eve.until("update")
    assert eve.update["moved"]


def test_previews_come_to_whoever_is_to_move_and_asked_for_them(come: Come) -> None:
    table, ada = turned(come)
    ada.enter(table, previews=True)
    previews = ada.until("previews")
    assert previews["ply"] == ada.update["ply"]
    assert len(previews["facts"]) == len(ada.update["legal"])
    assert all(facts[0]["fact"] == "runs" for facts in previews["facts"])


def test_a_hint_is_a_legal_move_with_a_reason(come: Come) -> None:
    _, ada = turned(come)
    ada.say({"t": "hint", "cmd": "h", "ply": ada.update["ply"]})
    hinted = ada.until("hinted")
    assert hinted["move"] in ada.update["legal"]
    assert hinted["reason"]


def test_chat_and_emotes_reach_everybody_once_and_stay(come: Come) -> None:
    table, ada = turned(come)
    eve = come("Eve")
    eve.enter(table)
    said = {"t": "chat", "cmd": "c1", "text": "  ¡Hola!\u202e\n a\u0000ll "}
    assert ada.ask(dict(said))["t"] == "ack"
    assert ada.ask(dict(said))["t"] == "ack"
    assert eve.ask({"t": "react", "emote": "ole"})["t"] == "ack"
    lines = ada.enter(table)["chat"]
    assert [(line.get("text", ""), line.get("emote"), line["name"]) for line in lines] == [
        ("¡Hola! all", None, "Ada"),
        ("", "ole", "Eve"),
    ]
    assert sum(message["t"] == "said" for message in eve.heard) == 2


def test_leaving_hands_the_seat_to_a_bot_and_returning_takes_it_back(come: Come) -> None:
    _, (ada, bo) = sat_down(come, "Ada", "Bo", options={"first": 1})
    ada.ask({"t": "start"})
    assert bo.ask({"t": "leave", "seat": 1, "level": "novice"})["t"] == "ack"
    while ada.update["to_move"] != 0 and ada.update.get("roll") != 0:
        ada.until("update")
    assert ada.update["people"][1]["held_by_bot"]
    assert bo.ask({"t": "return", "seat": 1})["t"] == "ack"
    while ada.update["people"][1].get("held_by_bot"):
        ada.until("update")
    play_on([ada, bo])
    assert ada.update["state"] == "over"


def test_who_calls_ole_first_begins_and_all_see_it(come: Come) -> None:
    _, (ada, bo) = sat_down(come, "Ada", "Bo")
    assert bo.ask({"t": "ole", "seat": 1})["t"] == "ack"
    assert ada.ask({"t": "ole", "seat": 0})["error"] == "ole-called"
    while ada.update.get("starter") != 1:
        ada.until("update")
    ada.ask({"t": "start"})
    while ada.update["state"] == "lobby":
        ada.until("update")
    assert ada.update["roll"] == 1


def test_open_seats_become_bots_or_the_start_is_refused(come: Come) -> None:
    ada = come("Ada")
    table = ada.create(ME, INVITE, INVITE)["id"]
    ada.enter(table)
    assert ada.ask({"t": "start"})["error"] == "seats-open"
    assert ada.ask({"t": "start", "fill": "expert"})["t"] == "ack"
    while ada.update["state"] == "lobby":
        ada.until("update")
    assert [person["kind"] for person in ada.update["people"]] == ["person", "bot", "bot"]


def test_a_seat_is_given_up_once_and_another_person_takes_it(come: Come) -> None:
    ann, ben, cleo = come("Ann"), come("Ben"), come("Cleo")
    table = ann.create(ME, INVITE)
    ann.enter(table["id"])
    ben.http.post(f"/api/tables/{table['code']}/join", json={}).raise_for_status()
    ben.enter(table["id"])
    assert ben.held == [1]
    stand = {"t": "stand", "seat": 1, "cmd": ben.cmd()}
    done = ben.ask(dict(stand))
    assert done["t"] == "ack"
    assert [message["seats_held"] for message in ben.heard if message["t"] == "welcome"] == [[1], []]
    while ann.update["ply"] < done["ply"]:
        ann.hear()
    assert ann.update["people"][1]["kind"] == "open"
    assert ben.http.get("/api/tables/mine").json() == []

    joined = cleo.http.post(f"/api/tables/{table['code']}/join", json={}).raise_for_status().json()
    assert joined["seats_held"] == [1]
    assert ben.ask(dict(stand)) == done, "the same again changes nothing"
    assert ben.ask({"t": "stand", "seat": 1})["error"] == "not-your-seat"
    cleo.enter(table["id"])
    assert cleo.update["people"][1]["name"] == "Cleo"
    assert ann.ask({"t": "start"})["t"] == "ack"
    assert cleo.ask({"t": "stand", "seat": 1})["error"] == "already-started"


def test_a_rematch_gathers_the_same_people_once(come: Come) -> None:
    _, (ada, bo) = sat_down(come, "Ada", "Bo")
    ada.ask({"t": "start"})
    play_on([ada, bo])
    assert ada.ask({"t": "rematch"})["t"] == "ack"
    again = bo.until("again")["table"]
    assert bo.ask({"t": "rematch"})["t"] in ("ack", "refused")
    assert bo.enter(again)["seats_held"] == [1]
    assert [person["name"] for person in bo.update["people"]] == ["Ada", "Bo"]
    assert len([table for table in ada.http.get("/api/tables/mine").json() if table["state"] == "lobby"]) == 1


def test_a_seat_is_carried_to_another_device_once(come: Come) -> None:
    table, ada = turned(come)
    phone = come("phone")
    assert phone.http.post(f"/api/tables/{table}/carry").status_code == 403
    path = ada.http.post(f"/api/tables/{table}/carry").json()["path"]
    taken = phone.http.post("/api" + path)
    assert taken.json()["seats_held"] == [0, 1]
    phone.enter(table)
    assert phone.act() is not None
    other = come("other")
    assert other.http.post("/api" + path).json() == {"error": "carry-expired"}


def test_of_two_devices_that_take_a_seat_at_once_one_gets_it(come: Come) -> None:
    table, ada = turned(come)
    path = ada.http.post(f"/api/tables/{table}/carry").json()["path"]
    devices = [come(str(number)) for number in range(6)]
    with ThreadPoolExecutor(len(devices)) as pool:
        answers = list(pool.map(lambda device: device.http.post("/api" + path).status_code, devices))
    assert sorted(answers) == [201, *[409] * 5]


def test_public_tables_are_listed_and_joined_by_code(come: Come) -> None:
    ada, bo, eve = come("Ada"), come("Bo"), come("Eve")
    made = ada.create(ME, INVITE, public=True)
    listed = {table["id"]: table for table in bo.http.get("/api/tables").json()}
    assert listed[made["id"]]["people"][1]["kind"] == "open"
    assert bo.http.post(f"/api/tables/{made['code']}/join", json={}).json()["seats_held"] == [1]
    assert eve.http.post(f"/api/tables/{made['code']}/join", json={}).json() == {"error": "table-full"}
    assert [table["id"] for table in bo.http.get("/api/tables/mine").json()] == [made["id"]]
    assert bo.http.get("/api/tables/nosuch").status_code == 404


def test_a_table_is_made_once_however_often_its_order_is_sent(come: Come) -> None:
    ada = come("Ada")
    assert ada.create(ME, BOT, cmd="one") == ada.create(ME, BOT, cmd="one")
    assert ada.create(ME, BOT, cmd="two") != ada.create(ME, BOT, cmd="one")


@pytest.mark.parametrize(
    ("order", "error"),
    [
        ({"game": "chess"}, "order"),
        ({"seats": [ME]}, "seats"),
        ({"board": "nowhere"}, "board"),
        ({"board_text": "length = 3"}, "order"),
        ({"options": {"first": 7}}, "options"),
        ({"options": {"first": 5}}, "order"),
        ({"options": {"unknown": 1}}, "options"),
        ({"pace": {"kind": "live", "minutes": 0}}, "pace"),
        ({"anchors": {"1": "00"}}, "not-your-seat"),
        ({"anchors": {"0": "00"}}, "link-wrong"),
        ({"seats": [{"kind": "king"}]}, "message"),
        ({"surprise": 1}, "message"),
    ],
)
def test_an_order_that_makes_no_sense_says_why(come: Come, order: Json, error: str) -> None:
    answer = come().http.post("/api/tables", json={"game": "pamplona", "seats": [ME, BOT], **order})
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"] == error


def test_clocks_are_told_and_count_down(come: Come) -> None:
    ada = come("Ada")
    table = ada.create(ME, here("Bo"), options={"first": 0}, pace={"kind": "live", "minutes": 5, "increment_s": 10})[
        "id"
    ]
    ada.enter(table)
    assert ada.update["people"][1]["clock_ms"] == 300_000
    assert 0 < ada.update["people"][0]["clock_ms"] <= 300_000


def test_the_draws_can_be_counted_and_the_seed_stays_secret_until_the_end(come: Come) -> None:
    table, ada = turned(come)
    draws = ada.http.get(f"/api/tables/{table}/draws").json()
    assert [(draw["seat"], draw["move"]["move"], draw["own"]) for draw in draws] == [(0, "throw", False)]
    assert ada.http.get(f"/api/tables/{table}/record").json() == {"error": "not-over"}
    assert "seed" not in json.dumps(ada.heard)
