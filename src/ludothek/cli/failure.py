"""What goes wrong, in one line."""

from collections.abc import Iterator
from contextlib import contextmanager

REFUSED = 1
BAD_USAGE = 2


class Failure(Exception):
    """Ends the command with one line on standard error."""

    def __init__(self, message: str, exit_code: int) -> None:
        super().__init__(message)
        self.exit_code = exit_code


@contextmanager
def failing_with(exit_code: int) -> Iterator[None]:
    """What the library says is wrong with people's input becomes the command's one line."""
    from ludothek.kit.errors import LudothekError

    try:
        yield
    except LudothekError as error:
        raise Failure(str(error), exit_code) from error
