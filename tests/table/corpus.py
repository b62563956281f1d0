"""Writes what later versions are held to: examples of the dice for other implementations, and records of whole games.

    python -m tests.table.corpus

Records are only ever added: a record that was written once must replay for ever.
"""

import json
import random
from pathlib import Path
from typing import Any

from ludothek.table import commands, fair, record
from tests.table.helpers import Played, bots, people

DATA = Path(__file__).parents[1] / "data"
RECORDS = DATA / "records"
VECTORS = DATA / "fair-vectors.json"

GAMES: dict[str, dict[str, dict[str, Any]]] = {
    "pamplona": {
        "two-people": {"names": ["Ada", "Bo"]},
        "two-people-without-chains": {"names": ["Ada", "Bo"], "anchored": False},
        "against-bots": {"names": ["Ada"], "robots": 3},
        "six-people": {"names": ["Ada", "Bo", "Cleo", "Dan", "Eve", "Flo"]},
        "first-seat-chosen": {"names": ["Ada", "Bo", "Cleo"], "options": b'{"first":1}'},
        "start-rotates": {"names": ["Ada", "Bo", "Cleo"], "options": b'{"rotate_start":true}'},
        "attacks-set-aside": {"names": ["Ada", "Bo"], "options": b'{"first_attack":"discard"}'},
        "every-option": {
            "names": ["Ada", "Bo", "Cleo"],
            "options": b'{"first":2,"rotate_start":true,"first_attack":"discard"}',
        },
        "short-board": {"names": ["Ada", "Bo"], "board": "short"},
        "example-board": {"names": ["Ada", "Bo", "Cleo", "Dan"], "board": "example"},
        "handed-over-and-a-new-chain": {"names": ["Ada", "Bo", "Cleo"], "changes": True},
        "called-ole": {"names": ["Ada", "Bo"], "ole": 1},
    },
    "taurus": {
        "two-people": {"names": ["Ada", "Bo"]},
        "two-people-without-chains": {"names": ["Ada", "Bo"], "anchored": False},
        "against-bots": {"names": ["Ada"], "robots": 2},
        "four-people": {"names": ["Ada", "Bo", "Cleo", "Dan"]},
        "first-seat-chosen": {"names": ["Ada", "Bo", "Cleo"], "options": b'{"first":1}'},
        "small-board": {"names": ["Ada", "Bo"], "board": "small"},
        "example-board": {"names": ["Ada", "Bo", "Cleo"], "board": "example"},
        "handed-over-and-a-new-chain": {"names": ["Ada", "Bo", "Cleo"], "changes": True},
    },
}
"""Games that use every option and every way in which a table changes a game."""


def played(number: int, names: list[str], *, robots: int = 0, anchored: bool = True, **more: Any) -> Played:
    """One of the games, to its end."""
    changes, ole = more.pop("changes", False), more.pop("ole", None)
    chooser = random.Random(number)
    game = Played([*people(*names), *bots(robots)], seed=chooser.randbytes(fair.SIZE), **more)
    table = game.table
    if anchored:
        for seat in range(len(names)):
            game.anchor(seat, chooser.randbytes(fair.SIZE))
    if ole is not None:
        game.do(commands.call_ole(table, table.seats[ole].holders[0], ole, game.now))
    game.do(commands.start(table, table.creator, None, game.now))
    game.used(0)
    if changes:
        for _ in range(25):
            game.step(chooser)
        game.do(commands.hand_over(table, table.seats[1].holders[0], 1, "novice", game.now))
        for _ in range(15):
            game.step(chooser)
        game.do(commands.take_back(table, table.seats[1].holders[0], 1, game.now))
        before = len(game.log)
        game.anchor(2, chooser.randbytes(fair.SIZE))
        game.used(before)
    game.finish(chooser)
    return game


def vectors() -> dict[str, Any]:
    """Every step of some draws, with all that goes in and comes out, in hex."""
    seed, secret = bytes(range(32)), bytes(range(32, 64))
    chain = fair.chain(secret, 4)
    dice = fair.Dice(seed, "example-match", 3)
    dice.anchor(0, chain[0])
    dice.begin()
    steps: list[dict[str, Any]] = [{"do": "begin", "key": dice.key.hex()}]

    def draw(seat: int, link: bytes | None, weights: list[int]) -> None:
        picked = dice.draw(seat, link, weights)
        given = None if link is None else link.hex()
        steps.append(
            {"do": "draw", "seat": seat, "link": given, "weights": weights, "pick": picked, "key": dice.key.hex()}
        )

    draw(0, chain[1], [1] * 6)
    draw(1, None, [6, 3, 3, 5, 4, 2])
    late = fair.chain(bytes(range(64, 96)), 2)
    dice.anchor(2, late[0])
    steps.append({"do": "anchor", "seat": 2, "anchor": late[0].hex(), "key": dice.key.hex()})
    draw(2, None, [1, 1])
    draw(0, chain[2], [1, 2, 3, 4, 5, 6, 7, 8])
    draw(2, late[1], [30_000, 30_000, 5])
    draw(0, chain[3], [1])
    results = [bytes([byte]) * 32 for byte in range(8)]
    weights = [[1] * 6, [32_767] * 40, [1, 0, 2], [3, 1]]
    return {
        "seed": seed.hex(),
        "commitment": fair.commitment(seed).hex(),
        "match": "example-match",
        "seats": 3,
        "chain": {"secret": secret.hex(), "links": [link.hex() for link in chain]},
        "anchors": [{"seat": 0, "anchor": chain[0].hex()}],
        "steps": steps,
        "picks": [
            {"result": result.hex(), "weights": given, "pick": fair.pick(result, given)}
            for result in results
            for given in weights
        ],
    }


def main() -> None:
    """Write the vectors anew, and those records that do not exist yet."""
    VECTORS.write_text(json.dumps(vectors(), indent=1) + "\n", encoding="utf-8")
    RECORDS.mkdir(parents=True, exist_ok=True)
    for game, tables in GAMES.items():
        for number, (name, settings) in enumerate(tables.items()):
            path = RECORDS / f"{game}-1-{name}.json"
            if not path.exists():
                end = played(number, name=game, **settings)
                path.write_bytes(record.dumps(record.of(end.seed, end.log)))


if __name__ == "__main__":
    main()
