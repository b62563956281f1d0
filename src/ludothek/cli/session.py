"""One game in the terminal, people and bots taking turns."""

import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from ludothek.bots.levels import PATIENCE_MS
from ludothek.cli.console import GREEN, RED
from ludothek.cli.opponents import advise, choose
from ludothek.cli.rules import rule_text
from ludothek.cli.screen import Screen
from ludothek.kit.chance import Stream
from ludothek.kit.play import Position
from ludothek.kit.verbs import CHANCE
from ludothek.texts.rulebook import rulebook
from ludothek.texts.telling import tell


class Left(Exception):
    """Somebody left the game."""


class Session:
    """Plays a position to its end. `bots` holds the bot of each seat, or None for a person at this terminal."""

    def __init__(
        self,
        screen: Screen,
        position: Position,
        bots: Sequence[str | None],
        stream: Stream,
        *,
        save: Callable[[Position], None],
        confirm: bool = True,
        pause: float = 0.0,
    ) -> None:
        self.screen = screen
        self.position = position
        self.bots = bots
        self.stream = stream
        self.save = save
        self.confirm = confirm
        self.pause = pause

    def play(self) -> None:
        """Play on to the end; raises Left when somebody leaves before."""
        self.screen.opening()
        turn = None
        while not self.position.over:
            if self.position.codes and self.position.turn != turn:
                turn = self.position.turn
                self.screen.turn(turn)
            if self.position.to_move == CHANCE:
                self.screen.facts(self.position.roll(self.stream))
            elif self.bots[self.position.to_move]:
                self._bot_plays()
            else:
                self._person_plays(self.position.to_move)
        self.screen.board(self.position)
        self.screen.result(self.position)

    def _bot_plays(self) -> None:
        seat = self.position.to_move
        console = self.screen.console
        began = time.monotonic()
        with console.status(self.screen.texts.text("cli-thinking", name=self.screen.names[seat])):
            code = choose(self.position, self.bots[seat] or "", self.stream, PATIENCE_MS)
            time.sleep(max(0.0, self.pause - (time.monotonic() - began)))
        self.screen.facts(self.position.play(code))

    def _person_plays(self, seat: int) -> None:
        """All decisions of a turn; until it is confirmed any of them can be taken back."""
        before: list[Position] = []
        self.screen.board(self.position)
        while self.position.to_move == seat:
            moves = self.position.legal
            self.screen.choices(self.position, moves)
            move = self._chosen(seat, moves, before)
            if move is not None:
                before.append(self.position.copy())
                self.screen.facts(self.position.play(move))
            if self.position.to_move != seat and self.confirm and not self._confirmed(seat):
                self._take_back(before)

    def _chosen(self, seat: int, moves: Sequence[Any], before: list[Position]) -> Any | None:
        """The move that the person names; None when a decision was taken back instead."""
        while True:
            phase = self.screen.texts.text(f"phase-{self.position.view().phase}")
            answer = self._ask(f"{self.screen.names[seat]} · {phase}")
            if not answer:
                continue
            if answer == "u":
                if before:
                    self._take_back(before)
                    return None
                self.screen.say("cli-undo-none")
            elif not self._heeded(answer, moves):
                move = self._named(answer, moves)
                if move is not None:
                    return move
                self.screen.say("cli-unclear", RED, input=answer, count=len(moves))

    def _confirmed(self, seat: int) -> bool:
        """Whether the turn stands; False when the last decision is to be taken back."""
        while True:
            answer = self._ask(self.screen.texts.text("cli-confirm", name=self.screen.names[seat]))
            if answer in {"", "u"}:
                return not answer
            if not self._heeded(answer, []):
                self.screen.commands()

    def _take_back(self, before: list[Position]) -> None:
        self.position = before.pop()
        self.screen.say("cli-undone", "dim")

    def _named(self, answer: str, moves: Sequence[Any]) -> Any | None:
        if answer.isdecimal():
            return moves[int(answer) - 1] if 1 <= int(answer) <= len(moves) else None
        try:
            move = self.position.game.parse(answer)
        except LookupError:
            return self._meant(answer, moves)
        return move if move in moves else None

    def _meant(self, answer: str, moves: Sequence[Any]) -> Any | None:
        """The only move whose notation ends with this word."""
        ends = [move for move in moves if self.position.notation(move).split()[-1] == answer.casefold()]
        return ends[0] if len(ends) == 1 else None

    def _heeded(self, answer: str, moves: Sequence[Any]) -> bool:
        """Do what a command asks that changes nothing; False when the answer is no such command."""
        screen = self.screen
        match answer:
            case "?":
                screen.commands()
            case "b":
                screen.board(self.position)
                if moves:
                    screen.choices(self.position, moves)
            case "h" if moves:
                self._hint()
            case "s":
                self.save(self.position)
            case "q":
                raise Left
            case _:
                return self._looked_up(answer)
        return True

    def _looked_up(self, number: str) -> bool:
        for chapter in rulebook(self.position.game.name, self.screen.texts.lang):
            for entry in chapter.entries:
                if entry.number == number.upper():
                    self.screen.console.print(rule_text(entry, self.screen.console.width))
                    return True
        return False

    def _hint(self) -> None:
        texts, pos = self.screen.texts, self.position
        with self.screen.console.status(texts.text("cli-thinking", name=texts.text("level-master"))):
            advice = advise(pos, self.stream)
        move = tell(texts, pos.game.decode(advice.code), self.screen.names)
        self.screen.say("cli-hint", GREEN, move=move, reason=texts.text(advice.reason, **advice.args))

    def _ask(self, question: str) -> str:
        console = self.screen.console
        try:
            answer = console.input(Text.assemble(self.screen.named(question), " › ")).strip()
        except EOFError:
            console.print()
            raise Left from None
        if not sys.stdin.isatty():
            # Nobody has typed it on the screen.
            console.print(answer, style="dim")
        return answer
