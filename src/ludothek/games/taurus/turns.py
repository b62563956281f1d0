"""What a seat may do in its turn, and whose turn is next (T20 to T23)."""

from ludothek.games.taurus.circuits import may_close
from ludothek.games.taurus.fences import is_free, is_open, may_lengthen, may_unite
from ludothek.games.taurus.moves import FROM, GREY, LETTERS, PLANT, WIRE
from ludothek.games.taurus.state import OPENING, OVER, TURN, Board, State
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule

EITHER, UPWARDS = range(2)
"""Which of two holes is named first: either of them, or the lower one."""


@rule
def openings(board: Board, state: State, order: int, out: Cells) -> int:
    """T20: holes for a first post; `UPWARDS`, only those from which a pair goes up."""
    n = 0
    for hole in range(board.fields * LETTERS):
        if is_free(board, state, hole):
            for place in range(board.nears[hole]):
                if _may_begin(board, state, hole, place, order):
                    out[n] = PLANT + hole
                    n += 1
                    break
    return n


@rule
def besides(board: Board, state: State, hole: int, order: int, out: Cells) -> int:
    """T20: holes side by side with this one, for a second post; `UPWARDS`, only higher ones."""
    n = 0
    for place in range(board.nears[hole]):
        if _may_begin(board, state, hole, place, order):
            n = _insert(PLANT + board.near[hole, place], out, n)
    return n


@rule
def _may_begin(board: Board, state: State, hole: int, place: int, order: int) -> bool:
    """T20: whether a second post may be set in a neighbour of a hole; `UPWARDS`, only in a higher one."""
    other = board.near[hole, place]
    return (
        board.beside[hole, place] > 0
        and (other > hole or order == EITHER)
        and is_free(board, state, other)
        and is_open(board, state, board.wire[hole, place])
    )


@rule
def taps(board: Board, state: State, order: int, out: Cells) -> int:
    """T21: holes for a new post, and posts from which a wire may run; `UPWARDS`, only to higher ones."""
    n = 0
    holes = board.fields * LETTERS
    if state.own[state.seat] > 0 and state.stock > 0:
        for hole in range(holes):
            if is_free(board, state, hole) and _can_lengthen(board, state, hole):
                out[n] = PLANT + hole
                n += 1
    for hole in range(holes):
        if state.post[hole] and _can_join(board, state, state.seat, hole, order):
            out[n] = FROM + hole
            n += 1
    return n


@rule
def _can_lengthen(board: Board, state: State, hole: int) -> bool:
    """T21.1: whether an own wire could run from a new post in a hole."""
    for place in range(board.nears[hole]):
        if may_lengthen(board, state, board.wire[hole, place], board.near[hole, place]):
            return True
    return False


@rule
def _can_join(board: Board, state: State, seat: int, hole: int, order: int) -> bool:
    """T21.2, T21.4: whether a wire could run from a post to another; `UPWARDS`, to a higher one."""
    if state.own[seat] > 0:
        for place in range(board.nears[hole]):
            other = board.near[hole, place]
            if (other > hole or order == EITHER) and may_unite(board, state, board.wire[hole, place], hole, other):
                return True
    return can_close(board, state, hole, order)


@rule
def can_close(board: Board, state: State, hole: int, order: int) -> bool:
    """T21.3, T21.4: whether a grey wire could run from a post to another; `UPWARDS`, to a higher one."""
    if state.greys > 0:
        for place in range(board.nears[hole]):
            other = board.near[hole, place]
            if (other > hole or order == EITHER) and may_close(board, state, board.wire[hole, place], hole, other):
                return True
    return False


@rule
def lengthenings(board: Board, state: State, hole: int, out: Cells) -> int:
    """T21.1: posts to which an own wire may run from a new one."""
    n = 0
    for place in range(board.nears[hole]):
        other = board.near[hole, place]
        if may_lengthen(board, state, board.wire[hole, place], other):
            n = _insert(WIRE + other, out, n)
    return n


@rule
def unions(board: Board, state: State, hole: int, order: int, out: Cells) -> int:
    """T21.2: posts to which an own wire may run from another; `UPWARDS`, only higher ones."""
    n = 0
    if state.own[state.seat] > 0:
        for place in range(board.nears[hole]):
            other = board.near[hole, place]
            if (other > hole or order == EITHER) and may_unite(board, state, board.wire[hole, place], hole, other):
                n = _insert(WIRE + other, out, n)
    return n


@rule
def closings(board: Board, state: State, hole: int, order: int, out: Cells, n: int) -> int:
    """T21.3, T21.4: posts to which a grey wire may run; `UPWARDS`, only higher ones. They are put among `n` codes."""
    if state.greys > 0:
        for place in range(board.nears[hole]):
            other = board.near[hole, place]
            if (other > hole or order == EITHER) and may_close(board, state, board.wire[hole, place], hole, other):
                n = _insert(GREY + other, out, n)
    return n


@rule
def _insert(code: int, out: Cells, n: int) -> int:
    """Put a code among `n` ascending ones; the new count."""
    place = n
    while place > 0 and out[place - 1] > code:
        out[place] = out[place - 1]
        place -= 1
    out[place] = code
    return n + 1


@rule
def _is_able(board: Board, state: State, seat: int) -> bool:
    """T22: whether a seat can do anything."""
    for post in range(state.posts):
        hole = state.hole[post]
        if _can_join(board, state, seat, hole, UPWARDS):
            return True
        if state.own[seat] > 0 and state.stock > 0:
            for place in range(board.nears[hole]):
                other = board.near[hole, place]
                if is_free(board, state, other) and may_lengthen(board, state, board.wire[hole, place], hole):
                    return True
    return False


@rule
def end_turn(board: Board, state: State) -> None:
    """T20, T22, T40: the next seat that can do anything is to move; when none can the game is over."""
    state.held = 0
    state.planted = 0
    for _ in range(state.seats):
        state.seat = state.seat + 1 if state.seat + 1 < state.seats else 0
        state.rounds += state.seat == state.start
        if state.rounds == 1:
            state.phase = OPENING
            return
        if _is_able(board, state, state.seat):
            state.phase = TURN
            return
    state.phase = OVER
