"""What can be wrong with what people hand in. Each error says what would have been right; nothing was changed."""

from collections.abc import Sequence


class LudothekError(ValueError):
    """Base of all errors that bad input causes."""


class UnknownGame(LudothekError):
    """There is no such game on the shelf."""

    def __init__(self, name: str, shelf: Sequence[str]) -> None:
        super().__init__(f"no game is called {name!r}; there are: {', '.join(shelf)}")


class UnknownBoard(LudothekError):
    """The game has no such board."""

    def __init__(self, name: str, boards: Sequence[str]) -> None:
        super().__init__(f"no board is called {name!r}; there are: {', '.join(boards)}")


class BoardError(LudothekError):
    """A board file breaks a condition; `fault` names which."""

    def __init__(self, fault: str, message: str) -> None:
        self.fault = fault
        super().__init__(message)


class OptionError(LudothekError):
    """Options or seats that the game does not know."""


class IllegalMove(LudothekError):
    """The move is not legal now; `legal` has the notations of those that are."""

    def __init__(self, message: str, legal: Sequence[str]) -> None:
        self.legal = tuple(legal)
        super().__init__(f"{message}; legal now: {', '.join(legal) or 'nothing, the game is over'}")
