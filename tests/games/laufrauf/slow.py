"""The rules of Lauf rauf! a second time: plain objects, no speed, written from the rule book, not from the engine.

It speaks the notation (`run 2 +9`, `ring 4.2`, `joker back 1 -7`), so that nothing else is shared with what it checks.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product

KINDS = ["direct", "back", "foreign", "backcapture", "joker"]
DICE = ["A", "B", "black"]
SETS = ["A", "B", "A B", "black", "A black", "B black", "all"]
CAMP, LOWER, MIDDLE, SUMMIT = "camp", "lower", "middle", "summit"


@dataclass
class Mountain:
    """What a board says (L2)."""

    lower: int = 40
    middle: int = 28

    def squares(self, level: str) -> int:
        return self.lower if level == LOWER else self.middle

    def ascent(self, level: str, corner: int) -> int:
        """The squares of a level are numbered from 0 here, the ascent square of corner 0."""
        return corner * self.squares(level) // 4

    def steps(self, level: str, start: int, to: int) -> int:
        """How far it is from one square forwards to another, at least 1."""
        return (to - start - 1) % self.squares(level) + 1


@dataclass(eq=False)
class Climber:
    seat: int
    number: int
    level: str = CAMP
    square: int = 0

    @property
    def name(self) -> str:
        return f"{self.seat + 1}.{self.number + 1}"


class SlowGame:
    def __init__(
        self,
        seats: int,
        mountain: Mountain | None = None,
        first: int | None = None,
        *,
        cards: bool = False,
        overlook: bool = False,
        corners: str = "opposite",
    ) -> None:
        self.mountain = mountain or Mountain()
        self.seats = seats
        self.climbers = [[Climber(seat, number) for number in range(3)] for seat in range(seats)]  # L1
        self.corner = list(range(seats))  # L4
        if seats == 2 and corners == "opposite":
            self.corner = [0, 2]
        self.ringed: Climber | None = None  # L5
        self.with_cards = cards
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        self.pile = Counter(dict.fromkeys(KINDS, 4)) if cards else Counter()  # L1
        self.discards: Counter[str] = Counter()
        self.overlook = overlook
        self.turn = 0
        self.wants = "lot"
        self.dice = {"A": 0, "B": 0, "black": 0}
        self.in_hand: list[str] = []  # dice about to be rolled
        self.rolls = 0
        self.called = False  # nobody may overlook the ring any more
        self.to_be_asked: list[int] = []
        self.more = False  # a triple's drawing goes on
        if first is not None:
            self.begin_turn(first)

    # ---- whose turn it is

    def to_move(self) -> str:
        if self.wants in {"lot", "roll", "card"}:
            return "chance"
        if self.wants == "nothing":
            return "nobody"
        return f"seat {self.to_be_asked[0] if self.wants == 'call' else self.turn}"

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.rolls = 0
        self.dice = {"A": 0, "B": 0, "black": 0}
        self.in_hand = list(DICE)  # L10
        self.wants = "roll"

    def end_turn(self) -> None:
        if any(self.on_summit(seat) == 3 for seat in range(self.seats)):  # L50
            self.wants = "nothing"
        else:
            self.begin_turn((self.turn + 1) % self.seats)  # L5

    def on_summit(self, seat: int) -> int:
        return sum(climber.level == SUMMIT for climber in self.climbers[seat])

    def everyone(self) -> list[Climber]:
        return [climber for team in self.climbers for climber in team]

    def mine(self) -> list[Climber]:
        return self.climbers[self.turn]

    def in_camp(self) -> list[Climber]:
        return [climber for climber in self.mine() if climber.level == CAMP]

    def on_the_way(self) -> list[Climber]:
        return [climber for climber in self.mine() if climber.level in {LOWER, MIDDLE}]

    # ---- what may be said

    def chances(self) -> Counter[str]:
        match self.wants:
            case "lot":
                return Counter(f"lot {seat + 1}" for seat in range(self.seats))
            case "roll":
                faces = [range(1, 7) if die in self.in_hand else [self.dice[die]] for die in DICE]
                return Counter(f"roll {a} {b} *{black}" for a, b, black in product(*faces))
            case "card":
                pile = self.pile if self.pile.total() else self.discards  # L65
                return Counter({f"card {kind}": count for kind, count in pile.items() if count})
        return Counter()

    def moves(self) -> set[str]:
        match self.wants:
            case "ring":
                return set(self.ring_moves()) | ({"overlook"} if self.may_overlook() else set())
            case "call":
                return {"call", "silent"}
            case "draw":
                return {"draw", "enough"}
            case "choose":
                said = {*self.actions(), *self.effects()}
                if self.rolls < 3:  # L10
                    return said | {f"again {dice}" for dice in SETS}
                said |= {f"trade {kind} {die}" for kind in self.hands[self.turn] for die in DICE}  # L67, L71
                return said if any(self.actions()) else said | {"pass"}  # L12
        return set()

    def may_overlook(self) -> bool:
        return self.overlook and not self.called

    def ring_moves(self) -> list[str]:
        """L41."""
        if self.ringed:
            return ["release"]
        there = [climber for climber in self.everyone() if climber.level == MIDDLE]
        own = [climber for climber in there if climber.seat == self.turn]
        return [f"ring {climber.name}" for climber in own or there]

    def actions(self) -> Iterator[str]:
        """What must be done if nothing else is (L12)."""
        if sum(self.dice.values()) >= 15 and self.in_camp():  # L20
            yield "start"
        for climber in self.on_the_way():
            for steps in self.sums():  # L21
                if self.free(climber, steps):
                    yield f"run {climber.number + 1} +{steps}"
            if self.can_go_up(climber, self.corner[self.turn]):
                yield f"ascend {climber.number + 1}"
            if self.black_captures() and self.victim(climber, self.dice["black"]):
                yield f"capture {climber.number + 1}"
        if self.with_cards:
            yield from self.taking()

    def sums(self) -> set[int]:
        return {a + b for a, b in combinations(self.dice.values(), 2)}

    def free(self, climber: Climber, steps: int) -> bool:
        """L44: whether so many steps, backwards if negative, do not lead past the ringed climber."""
        ringed = self.ringed
        if ringed is None or ringed is climber or ringed.level != climber.level:
            return True
        start, to = (climber.square, ringed.square) if steps > 0 else (ringed.square, climber.square)
        return abs(steps) <= self.mountain.steps(climber.level, start, to)

    def can_go_up(self, climber: Climber, corner: int) -> bool:
        """L22 to L24, L43, L44."""
        away = self.mountain.steps(climber.level, climber.square, self.mountain.ascent(climber.level, corner))
        shown = list(self.dice.values())
        if away not in range(1, 7) or away not in shown:  # L3, L23
            return False
        shown.remove(away)
        if 1 not in shown or climber is self.ringed:
            return False
        if climber.level == MIDDLE and self.in_camp():
            return False
        return self.free(climber, away)

    def black_captures(self) -> bool:
        """L25."""
        return self.rolls == 1 and self.dice["black"] == min(self.dice.values())

    def victim(self, climber: Climber, steps: int) -> Climber | None:
        """Whom a climber captures who runs so many steps, backwards if negative."""
        found = self.at(climber.level, climber.square + steps)
        return found if found and found.seat != climber.seat and self.free(climber, steps) else None

    def at(self, level: str, square: int) -> Climber | None:
        here = square % self.mountain.squares(level)
        found = [climber for climber in self.everyone() if (climber.level, climber.square) == (level, here)]
        assert len(found) <= 1, "there is room for one on each square"
        return found[0] if found else None

    def taking(self) -> Iterator[str]:
        """L61 to L65."""
        shown = sorted(self.dice.values())
        if len(set(shown)) < 3 and self.pile.total() + self.discards.total():
            yield "draw"
        if shown[0] + 2 == shown[1] + 1 == shown[2]:
            for other, hand in enumerate(self.hands):
                if other != self.turn:
                    yield from (f"steal {other + 1} {kind}" for kind in hand)

    def effects(self) -> Iterator[str]:
        """L66."""
        hand = self.hands[self.turn]
        for kind in KINDS[:4]:
            words = [kind] * (kind in hand) + [f"joker {kind}"] * ("joker" in hand)
            for word, rest in product(words, self.uses(kind)):
                yield f"{word} {rest}".strip()

    def uses(self, kind: str) -> Iterator[str]:
        if kind == "direct" and sum(self.dice.values()) >= 15 and self.in_camp():
            yield ""
        for climber in self.on_the_way():
            if kind == "back":
                for steps in self.sums():
                    if self.free(climber, -steps):
                        yield f"{climber.number + 1} -{steps}"
            if kind == "foreign" and self.foreign_corner(climber) is not None:
                yield f"{climber.number + 1}"
            if kind == "backcapture" and self.black_captures() and self.victim(climber, -self.dice["black"]):
                yield f"{climber.number + 1}"

    def foreign_corner(self, climber: Climber) -> int | None:
        """L66, L75: over which corner a climber of the lower level can go up that is not its own."""
        others = [corner for corner in range(4) if corner != self.corner[climber.seat]]
        found = [corner for corner in others if climber.level == LOWER and self.can_go_up(climber, corner)]
        assert len(found) <= 1, "run-ups do not overlap"
        return found[0] if found else None

    # ---- what happens

    def play(self, said: str) -> None:
        words = said.split()
        if words[0] == "joker":
            self.throw_away("joker")
            self.use(words[1:])
        elif words[0] in KINDS:
            self.throw_away(words[0])
            self.use(words)
        elif said.startswith("ring"):
            [self.ringed] = [climber for climber in self.everyone() if climber.name == words[1]]
            self.end_turn()
        else:
            getattr(self, f"say_{words[0]}")(*words[1:])

    def say_lot(self, seat: str) -> None:
        self.begin_turn(int(seat) - 1)

    def say_roll(self, a: str, b: str, black: str) -> None:
        self.dice = {"A": int(a), "B": int(b), "black": int(black[1])}
        self.in_hand = []
        self.rolls += 1
        self.called = False
        if self.rolls == 1 and self.dice["black"] == 6 and any(c.level == MIDDLE for c in self.everyone()):  # L40
            self.see_to_the_ring()
        else:
            self.choose()

    def see_to_the_ring(self) -> None:
        self.wants = "ring"
        if not self.may_overlook() and len(self.ring_moves()) == 1:
            self.play(self.ring_moves()[0])

    def choose(self) -> None:
        self.wants = "choose"
        if self.moves() == {"pass"}:
            self.end_turn()

    def say_release(self) -> None:
        self.ringed = None
        self.end_turn()

    def say_overlook(self) -> None:
        self.to_be_asked = [(self.turn + i) % self.seats for i in range(1, self.seats)]  # L46
        self.wants = "call"

    def say_call(self) -> None:
        self.called = True
        self.see_to_the_ring()

    def say_silent(self) -> None:
        self.to_be_asked.pop(0)
        if not self.to_be_asked:
            self.choose()

    def say_again(self, *dice: str) -> None:
        self.in_hand = list(DICE if dice == ("all",) else dice)
        self.wants = "roll"

    def say_trade(self, kind: str, die: str) -> None:
        self.throw_away(kind)
        self.in_hand = [die]
        self.wants = "roll"

    def throw_away(self, kind: str) -> None:
        self.hands[self.turn].remove(kind)
        self.discards[kind] += 1  # L72

    def say_pass(self) -> None:
        self.end_turn()

    def say_draw(self) -> None:
        self.more = len(set(self.dice.values())) == 1  # L62
        self.wants = "card"

    def say_card(self, kind: str) -> None:
        if not self.pile.total():  # L65
            self.pile, self.discards = self.discards, Counter()
        self.pile[kind] -= 1
        kept = self.take(kind)
        if kept and self.more and self.pile.total() + self.discards.total():
            self.wants = "draw"
        else:
            self.end_turn()

    def take(self, kind: str) -> bool:
        """L60: whether a card is kept."""
        hand = self.hands[self.turn]
        if kind in hand:
            self.discards[kind] += 1
            return False
        hand.add(kind)
        return True

    def say_enough(self) -> None:
        self.end_turn()

    def say_steal(self, other: str, kind: str) -> None:
        self.hands[int(other) - 1].remove(kind)
        self.take(kind)
        self.end_turn()

    def say_start(self) -> None:
        self.land(self.in_camp()[0], LOWER, self.mountain.ascent(LOWER, self.corner[self.turn]))
        self.end_turn()

    def say_run(self, number: str, steps: str) -> None:
        climber = self.mine()[int(number) - 1]
        self.land(climber, climber.level, climber.square + int(steps))
        self.end_turn()

    def say_ascend(self, number: str) -> None:
        self.go_up(self.mine()[int(number) - 1], self.corner[self.turn])

    def say_capture(self, number: str) -> None:
        self.capture(self.mine()[int(number) - 1], self.dice["black"])

    def use(self, words: list[str]) -> None:
        if words[0] == "direct":
            self.land(self.in_camp()[0], MIDDLE, self.mountain.ascent(MIDDLE, self.corner[self.turn]))
            self.end_turn()
            return
        climber = self.mine()[int(words[1]) - 1]
        match words[0]:
            case "back":
                self.land(climber, climber.level, climber.square + int(words[2]), way=-1)
                self.end_turn()
            case "foreign":
                corner = self.foreign_corner(climber)
                assert corner is not None
                self.go_up(climber, corner)
            case "backcapture":
                self.capture(climber, -self.dice["black"])

    def go_up(self, climber: Climber, corner: int) -> None:
        """L22; whoever stands on the square that is passed stays there (L32, L70)."""
        if climber.level == LOWER:
            self.land(climber, MIDDLE, self.mountain.ascent(MIDDLE, corner))
        else:
            climber.level, climber.square = SUMMIT, 0
        self.end_turn()

    def capture(self, climber: Climber, steps: int) -> None:
        victim = self.victim(climber, steps)
        assert victim
        if victim is self.ringed:  # L45
            self.ringed = None
        square = victim.square
        victim.level, victim.square = CAMP, 0
        self.land(climber, climber.level, square)
        self.end_turn()

    def land(self, climber: Climber, level: str, square: int, way: int = 1) -> None:
        """L30: whoever stands there makes room, and so on."""
        climber.level = CAMP
        there = self.at(level, square)
        if there:
            self.land(there, level, there.square + way, way)
        climber.level, climber.square = level, square % self.mountain.squares(level)

    # ---- how it stands

    def scores(self) -> tuple[int, ...]:
        """L50."""
        return tuple(self.on_summit(seat) for seat in range(self.seats))

    def places(self) -> tuple[int, ...]:
        """L50."""
        scores = self.scores()
        return tuple(1 + sum(other > mine for other in scores) for mine in scores)
