"""Rules are shared where they may be."""

from concurrent.futures import ThreadPoolExecutor

import ludothek
from ludothek.table.rules import rules

BOARD = ludothek.game("pamplona").boards()["short"]
NAMED = ("pamplona", BOARD.id, BOARD.text)


def test_tables_of_a_thread_share_rules_and_all_threads_the_board() -> None:
    here = rules(*NAMED)
    assert rules(*NAMED) is here
    with ThreadPoolExecutor(1) as pool:
        there = pool.submit(rules, *NAMED).result()
        assert pool.submit(rules, *NAMED).result() is there
    assert there is not here
    assert there.board is here.board is BOARD


def test_threads_do_not_disturb_each_other() -> None:
    """A replay is put together beside the server's loop while tables go on: each gets its own answers."""

    def answers(choices: bool) -> list[list[int]]:
        found = rules(*NAMED)
        block = found.start(found.game.Options(first=0), 2)
        if choices:
            found.apply(block, found.outcomes(block)[0][-1])
        return [found.allowed(block) if choices else found.outcomes(block)[0] for _ in range(20_000)]

    with ThreadPoolExecutor(2) as pool:
        for told in pool.map(answers, (True, False)):
            assert all(answer == told[0] for answer in told)
