"""Wires and networks: where a wire may run, and what changes when it is stretched (T10 to T14)."""

from typing import Any

from ludothek.games.taurus.state import LEFT, NO_NETWORK, Board, State
from ludothek.kit.bits import bit
from ludothek.kit.rule import apart, rule


@rule
def plant(state: State, hole: int, network: int) -> None:
    """A post out of the stock is set in a hole; a post without a network gets it with its first wire."""
    state.stock -= 1
    state.hole[state.posts] = hole
    state.network[state.posts] = network
    state.posts += 1
    state.post[hole] = state.posts


@rule
def networks(state: State, hole: int) -> int:
    """The networks that are one with that of the post in a hole, as bits."""
    united: int = state.united[state.network[state.post[hole] - 1]]
    return united


@rule
def is_free(board: Board, state: State, hole: int) -> bool:
    """T11: whether a post may be set in a hole: it is empty and under no wire."""
    return bool(state.post[hole] == 0 and state.covered[hole] == 0)


@rule
def is_open(board: Board, state: State, wire: int) -> bool:
    """T10, T11: whether no wire joins the two posts yet and no post stands under it."""
    if state.strung[wire]:
        return False
    for place in range(board.unders[wire]):
        if state.post[board.under[wire, place]]:
            return False
    return True


@rule
def may_lengthen(board: Board, state: State, wire: int, to: int) -> bool:
    """T12: whether a wire may run from a new post to the post in the hole `to`."""
    return state.post[to] > 0 and state.crossed[wire] & networks(state, to) == 0 and is_open(board, state, wire)


@rule
def may_unite(board: Board, state: State, wire: int, one: int, other: int) -> bool:
    """T12, T14: whether a coloured wire may join the posts in two holes: those of different networks, which do not
    cross each other and which it does not cross."""
    if state.post[other] == 0:
        return False
    here = networks(state, one)
    there = networks(state, other)
    return (
        here != there
        and state.tangled[state.network[state.post[one] - 1]] & there == 0
        and state.crossed[wire] & (here | there) == 0
        and is_open(board, state, wire)
    )


@rule
def reach(board: Board, wire: int, side: int) -> Any:
    """The spots from which one who looks to the right meets a wire; a bull under it stands on `side`."""
    mask = board.mask[wire]
    if side & LEFT:
        mask ^= bit(board.spot[wire] - 1)
    return mask


@apart
def stretch(board: Board, state: State, wire: int, what: int) -> None:
    """A wire runs between its two posts from now on. One of them may be new, or their networks become one."""
    one = board.ends[wire, 0]
    other = board.ends[wire, 1]
    if state.network[state.post[one] - 1] == NO_NETWORK:
        one = board.ends[wire, 1]
        other = board.ends[wire, 0]
    network = state.network[state.post[one] - 1]
    if state.network[state.post[other] - 1] == NO_NETWORK:
        state.network[state.post[other] - 1] = network
        state.parity[state.post[other] - 1] = state.parity[state.post[one] - 1] ^ reach(board, wire, what)
    elif networks(state, one) != networks(state, other):
        _unite(state, one, other, reach(board, wire, what))
    state.strung[wire] = what
    for place in range(board.unders[wire]):
        state.covered[board.under[wire, place]] += 1
    for place in range(board.crossings[wire]):
        state.crossed[board.crossing[wire, place]] |= 1 << network
    for crossed in range(state.seats):
        if state.crossed[wire] >> crossed & 1:
            _tangle(state, network, crossed)


@rule
def _unite(state: State, one: int, other: int, mask: Any) -> None:
    """T12: the network of one post takes up that of another; a wire with this mask joins them."""
    here = networks(state, one)
    there = networks(state, other)
    shift = state.parity[state.post[one] - 1] ^ state.parity[state.post[other] - 1] ^ mask
    for post in range(state.posts):
        if there >> state.network[post] & 1:
            state.parity[post] ^= shift
    tangled = state.tangled[state.network[state.post[one] - 1]] | state.tangled[state.network[state.post[other] - 1]]
    for network in range(state.seats):
        if (here | there) >> network & 1:
            state.united[network] = here | there
            state.tangled[network] = tangled
        elif tangled >> network & 1:
            state.tangled[network] |= here | there


@rule
def _tangle(state: State, one: int, other: int) -> None:
    """T12: two networks cross each other."""
    here = state.united[one]
    there = state.united[other]
    for network in range(state.seats):
        if here >> network & 1:
            state.tangled[network] |= there
        if there >> network & 1:
            state.tangled[network] |= here
