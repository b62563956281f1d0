"""The rules of Viva Pamplona! a second time: plain objects, no speed, written from the rule book, not from the engine.

It speaks the notation (`A2+3`, `push 3.1 +`, `comes 4`), so that nothing else is shared with what it checks.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import product

ARROW = ">"
DIE_A = ["2", "3", "4", ARROW, ARROW, ARROW]  # P2
DIE_B = ["2", "3", "4", "5", ARROW, ARROW]
ATTACK = "attack"
DECK = Counter({ATTACK: 6, "comes 5": 2, "comes 4": 3, "comes 3": 5, "comes 2": 3, "comes 1": 3})  # P3
LAST_RANK = 12


@dataclass
class Street:
    """What a board says (P4, P5)."""

    length: int = 32
    tomatoes: int = 21
    fear: frozenset[int] = frozenset({6, 11, 16, 26, 30})

    def after_slipping(self, square: int) -> int:
        """P18."""
        return self.tomatoes - 1 if square in {self.tomatoes, self.tomatoes + 1} else square


@dataclass(eq=False)
class Runner:
    seat: int
    number: int
    square: int = 1
    rank: int = 0

    @property
    def name(self) -> str:
        return f"{self.seat + 1}.{self.number + 1}"


@dataclass
class Purse:
    points: int = 30  # P6
    credit: int = 0

    def pay(self, price: int) -> None:
        """P27."""
        while self.points < price:
            self.points += 10
            self.credit += 10
        self.points -= price


@dataclass
class Pushes:
    """A scuffle that has begun: by how much each outnumbered runner may still be pushed (P22)."""

    waiting: list[tuple[Runner, int]] = field(default_factory=list)


class SlowGame:
    def __init__(
        self,
        seats: int,
        street: Street | None = None,
        first: int | None = None,
        *,
        rotate_start: bool = False,
        first_attack: str = "redraw",
    ) -> None:
        self.street = street or Street()
        self.seats = seats
        self.runners = [[Runner(seat, number) for number in range(3)] for seat in range(seats)]  # P1
        self.purses = [Purse() for _ in range(seats)]
        self.torro = 0
        self.deck = DECK.copy()
        self.discards: Counter[str] = Counter()
        self.rotate_start = rotate_start
        self.first_attack = first_attack
        self.came_already = False
        self.next_rank = 1
        self.first = first
        self.order: list[int] = []  # seats that have not had their turn in this round; the first is at it
        self.moved_last = 0
        self.wants = "lot"
        self.dice: dict[str, str] = {}
        self.moved: list[Runner] = []
        self.to_be_moved = 0
        self.pushes = Pushes()
        if first is not None:
            self.begin_round()

    # ---- whose turn it is

    def to_move(self) -> str:
        if self.wants == "nothing":
            return "nobody"
        return "chance" if self.wants in {"lot", "throw", "card"} else f"seat {self.order[0]}"

    def hand(self) -> int:
        """The seat that throws, decides or turns the card."""
        return self.order[0] if self.order else self.moved_last

    def begin_round(self) -> None:
        assert self.first is not None
        self.order = [(self.first + i) % self.seats for i in range(self.seats)]  # P7
        self.next_seat()

    def next_seat(self) -> None:
        while self.order and not self.in_play(self.order[0]):  # P15
            self.order.pop(0)
        if self.order:
            self.wants = "throw"
        else:
            self.rank_the_waiting()

    def end_turn(self) -> None:
        self.moved_last = self.order.pop(0)
        self.next_seat()

    def in_play(self, seat: int) -> list[Runner]:
        return [runner for runner in self.runners[seat] if runner.square <= self.street.length and not runner.rank]

    def everyone(self) -> list[Runner]:
        return [runner for team in self.runners for runner in team]

    # ---- what may be said

    def chances(self) -> Counter[str]:
        match self.wants:
            case "lot":
                return Counter(f"lot {seat + 1}" for seat in range(self.seats))
            case "throw":
                return Counter(f"throw A{a} B{b}" for a, b in product(DIE_A, DIE_B))
            case "card":
                pile = Counter(self.deck if self.deck.total() else self.discards)  # P44
                if not self.came_already and self.first_attack == "redraw":  # P43
                    del pile[ATTACK]
                return +pile
        return Counter()

    def moves(self) -> set[str]:
        match self.wants:
            case "run":
                return {
                    f"{die}{runner.number + 1}+{steps}"
                    for die, face in self.dice.items()
                    for runner in self.in_play(self.order[0])
                    if runner not in self.moved  # P11
                    for steps in (range(7) if face == ARROW else [int(face)])  # P12, P13
                }
            case "scuffle":
                return {"scuffle", "peace"}
            case "push":
                return {
                    f"push {runner.name} {sign}"
                    for runner, by in self.pushes.waiting
                    for sign in self.ways_to_push(runner, by)
                }
        return set()

    def ways_to_push(self, runner: Runner, by: int) -> str:
        ways = "="
        if runner.square - by >= 1:  # P23
            ways += "-"
        if self.street.after_slipping(runner.square + by) != runner.square:  # P19
            ways += "+"
        return ways

    # ---- what happens

    def play(self, said: str) -> None:
        words = said.split()
        if words[0] == "lot":
            self.first = int(words[1]) - 1
            self.begin_round()
        elif words[0] == "throw":
            self.throw(words[1][1:], words[2][1:])
        elif said in DECK:
            self.turn_card(said)
        elif said == "peace":
            self.end_turn()
        elif said == "scuffle":
            self.begin_scuffle()
        elif words[0] == "push":
            self.push(words[1], words[2])
        else:
            self.run(said[0], int(said[1]) - 1, int(said[3]))

    def throw(self, a: str, b: str) -> None:
        self.dice = {"A": a, "B": b}
        self.moved = []
        self.to_be_moved = min(2, len(self.in_play(self.order[0])))  # P11, P14
        self.wants = "run"

    def run(self, die: str, number: int, steps: int) -> None:
        seat = self.order[0]
        runner = self.runners[seat][number]
        if steps:
            self.land(runner, runner.square + steps)
        del self.dice[die]
        self.moved.append(runner)
        if len(self.moved) == self.to_be_moved:
            self.dice = {}
            self.wants = "scuffle"
            if not self.outnumbered():
                self.end_turn()

    def land(self, runner: Runner, square: int) -> None:
        runner.square = self.street.after_slipping(square)
        if runner.square in self.street.fear:  # P17
            self.purses[runner.seat].pay(1)

    def outnumbered(self) -> dict[int, int]:
        """P20: the outnumbered colours of the one square where the seat could scuffle, and by how many."""
        seat = self.order[0]
        found: dict[int, int] = {}
        for square in range(1, self.street.length + 1):
            here = Counter(runner.seat for runner in self.everyone() if runner.square == square and not runner.rank)
            found |= {other: here[seat] - n for other, n in here.items() if here[seat] > n}
        return found

    def begin_scuffle(self) -> None:
        seat = self.order[0]
        outnumbered = self.outnumbered()
        square = max(Counter(runner.square for runner in self.in_play(seat)).items(), key=lambda item: item[1])[0]
        for other, difference in outnumbered.items():  # P21
            self.purses[other].pay(difference)
            self.purses[seat].points += difference
        self.pushes = Pushes(
            [(r, outnumbered[r.seat]) for r in self.everyone() if r.square == square and r.seat in outnumbered]
        )
        self.wants = "push"

    def push(self, name: str, sign: str) -> None:
        [(runner, by)] = [(runner, by) for runner, by in self.pushes.waiting if runner.name == name]
        self.pushes.waiting.remove((runner, by))
        if sign != "=":
            self.land(runner, runner.square + (by if sign == "+" else -by))
        if not self.pushes.waiting:
            self.end_turn()

    def rank_the_waiting(self) -> None:
        waiting = [runner for runner in self.everyone() if runner.square > self.street.length and not runner.rank]
        for square in sorted({runner.square for runner in waiting}, reverse=True):  # P31
            for runner in waiting:
                if runner.square == square:
                    runner.rank = self.next_rank
            self.next_rank = min(LAST_RANK, self.next_rank + 1)
        self.wants = "nothing" if all(runner.rank for runner in self.everyone()) else "card"  # P50

    def turn_card(self, card: str) -> None:
        if not self.deck.total():
            self.deck, self.discards = self.discards, Counter()
        self.deck[card] -= 1
        self.discards[card] += 1
        if card == ATTACK:
            if not self.came_already:
                return  # P43: put aside, and another one is turned
            self.attack()
        else:
            self.came_already = True
            self.torro = self.street.after_slipping(self.torro + int(card[-1]))  # P40, P18
            if self.torro > self.street.length:  # P50
                self.wants = "nothing"
                return
        if self.rotate_start:
            assert self.first is not None
            self.first = (self.first + 1) % self.seats
        self.begin_round()

    def attack(self) -> None:
        for seat, purse in enumerate(self.purses):
            courage = 0
            for runner in self.in_play(seat):
                ahead = runner.square - self.torro
                courage += max(0, 3 - ahead) if ahead >= 0 else ahead  # P41
            if courage < 0:  # P42
                purse.pay(-courage)
            else:
                purse.points += courage

    # ---- how it stands

    def scores(self) -> tuple[int, ...]:
        """P51."""
        return tuple(
            purse.points
            - purse.credit
            + sum(runner.rank or min(0, runner.square - self.torro) for runner in self.runners[seat])
            for seat, purse in enumerate(self.purses)
        )

    def places(self) -> tuple[int, ...]:
        """P52."""
        scores = self.scores()
        return tuple(1 + sum(other > mine for other in scores) for mine in scores)

    def what_counts(self) -> tuple[object, ...]:
        """All that the rest of the game depends on; runners of one colour on one square are equals."""
        return (
            tuple(tuple(sorted((runner.rank, runner.square) for runner in team)) for team in self.runners),
            tuple((purse.points, purse.credit) for purse in self.purses),
            (self.torro, self.came_already, self.next_rank, self.first, self.wants),
            tuple(sorted((+self.deck).items())),
            tuple(self.order),
            tuple(sorted((runner.seat, runner.square, by) for runner, by in self.pushes.waiting)),
            tuple(sorted(runner.square for runner in self.moved)) if self.wants == "run" else (),
            tuple(self.dice.items()),
        )
