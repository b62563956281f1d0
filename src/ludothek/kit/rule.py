"""The only place that knows the compiler.

`@rule` compiles a function; `verb` declares a question that every game answers for its own State. A rule may call
verbs and other rules, so a loop written once over the verbs is compiled once per game.

Three ways to run the same code, chosen by the environment: compiled; compiled with `NUMBA_BOUNDSCHECK=1`;
interpreted with `NUMBA_DISABLE_JIT=1`. Compiled code is kept on disk in a folder named by a digest of all sources it
can contain, because the compiler's own cache does not notice a change in an imported module.
"""

import functools
import hashlib
import inspect
import os
import platform
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, ParamSpec, Protocol, TypeVar, cast

import numba
import numpy as np
from numba.core import cgutils
from numba.extending import intrinsic, overload

from ludothek.kit.record import Record

P = ParamSpec("P")
R = TypeVar("R")

COMPILED: bool = not numba.config.DISABLE_JIT
BOUNDS_CHECKED: bool = bool(numba.config.BOUNDSCHECK)


def cache_root() -> Path:
    """Where all compiled code is kept: `LUDOTHEK_CACHE` or a folder in the user's cache."""
    if chosen := os.environ.get("LUDOTHEK_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "ludothek"


def cache_folder(module: str) -> Path:
    """The folder for compiled functions of a module, named by a digest of all that can be part of them.

    Bots and environments build on games, never the other way round: a change to them leaves compiled rules as they are.
    """
    room = module.split(".")[1] if module.startswith("ludothek.") else ""
    return cache_root() / _digest(_BELOW.get(room, _RULES))


_RULES = ("kit", "games")
_BELOW = {"bots": (*_RULES, "bots"), "envs": (*_RULES, "bots", "envs"), "lab": (*_RULES, "bots", "lab")}
"""The rooms whose sources can be part of what is compiled in a room."""


@functools.cache
def _digest(rooms: tuple[str, ...]) -> str:
    """Names everything that compiled code depends on: our sources, the compiler, the machine, the kind of run."""
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for room in rooms:
        for source in sorted((package / room).rglob("*.py")):
            digest.update(source.relative_to(package).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    versions = (numba.__version__, np.__version__, sys.version, platform.machine(), BOUNDS_CHECKED)
    digest.update(repr(versions).encode())
    return digest.hexdigest()[:16]


_OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "boundscheck": BOUNDS_CHECKED, "forceinline": True}
"""Rules are small and call each other a lot: inlined they run a third faster and even compile faster."""


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """`function`, compiled: takes records and arrays, releases the interpreter's lock, is read from disk if there."""
    return _cached(function, _OPTIONS)


def apart(function: Callable[P, R]) -> Callable[P, R]:
    """A rule that is compiled once and called, not inlined: for a big one that is asked from many places. For numbers
    of another width it is compiled again: callers hand over `wide(…)`."""
    return _cached(function, {**_OPTIONS, "forceinline": False})


def _cached(function: Callable[P, R], options: dict[str, Any]) -> Callable[P, R]:
    if not COMPILED:
        return function
    before = numba.config.CACHE_DIR
    folder = cache_folder(function.__module__)
    _use(folder)
    numba.config.CACHE_DIR = str(folder)
    try:
        return cast(Callable[P, R], numba.njit(cache=True, **options)(function))
    finally:
        numba.config.CACHE_DIR = before


@functools.cache
def _use(folder: Path) -> None:
    """Make a folder the youngest, once in a process: those that nobody has used for longest are deleted some day."""
    with suppress(OSError):
        os.utime(folder)


@rule
def wide(number: int) -> int:
    """The same number, in the width of arithmetic even if it comes out of a record."""
    return number + 0


def put(states: Any, place: int, state: Any) -> None:
    """`states[place] = state`. The compiler would copy a record number by number, each a line of its code; this copies
    its bytes at once."""
    states[place] = state


def _copying(_: Any, into: Any, record: Any) -> Any:
    """How the compiler copies a record's bytes over another's."""

    def generate(context: Any, builder: Any, _: Any, arguments: Any) -> Any:
        size, byte = (context.get_constant(numba.types.intp, number) for number in (record.size, 1))
        to, source = (builder.bitcast(pointer, cgutils.voidptr_t) for pointer in arguments)
        cgutils.raw_memcpy(builder, to, source, size, byte)
        return context.get_dummy_value()

    return numba.types.void(into, record), generate


def _putting(states: Any, place: Any, state: Any) -> Callable[..., None] | None:  # noqa: ARG001 - as `put` has them
    """In compiled code, `put` copies bytes where the types fit."""
    return _put_bytes if getattr(states, "dtype", None) == state else None


def _put_bytes(states: Any, place: Any, state: Any) -> None:
    _copy(states[place], state)


if COMPILED:
    _copy = intrinsic(_copying)
    overload(put, jit_options=_OPTIONS, strict=False)(_putting)


class Verb(Protocol[P, R]):
    """A question to any game, answered by the rule that the game registered for its State."""

    __name__: str
    __call__: Callable[P, R]
    answered: Callable[[type[Record]], Callable[[Callable[P, R]], Callable[P, R]]]
    """Decorator: this rule answers the verb for that State."""
    answers: dict[Any, Callable[..., R]]
    """The registered rules by the dtype of their State."""


def verb(question: Callable[P, R], *, silent: bool = False, inlined: bool = True) -> Verb[P, R]:
    """Turn a stub, whose text is the contract and which has a parameter `state`, into a verb.

    With `silent`, games may keep silent: the stub itself then answers for them. Answers that are long and asked for
    seldom are not `inlined`: else every place that asks is compiled with a copy of them.
    """
    options = _OPTIONS | {"forceinline": inlined}
    place = list(inspect.signature(question).parameters).index("state")
    answers: dict[Any, Callable[..., R]] = {}

    @functools.wraps(question)
    def ask(*args: Any) -> R:
        try:
            kind = args[place].dtype
            answer = answers.get(kind, question) if silent else answers[kind]
        except (AttributeError, KeyError):
            kind = type(args[place]).__name__
            raise TypeError(f"no game answers {question.__name__!r} for this {kind}: it is no State") from None
        return answer(*args)

    def answered(state: type[Record]) -> Callable[[Callable[P, R]], Callable[P, R]]:
        def register(function: Callable[P, R]) -> Callable[P, R]:
            if list(inspect.signature(function).parameters) != list(inspect.signature(question).parameters):
                raise TypeError(f"{function.__module__}.{function.__name__} must have the parameters of the verb")
            if state.dtype in answers:
                raise TypeError(f"{question.__name__!r} is answered already for a State of this layout")
            compiled = rule(function)
            answers[state.dtype] = compiled
            if COMPILED:
                known = numba.from_dtype(state.dtype)
                _compiled(ask, function, lambda *args: args[place] == known, options)
            return compiled

        return register

    if COMPILED and silent:
        _compiled(ask, question, lambda *args: args[place] not in [numba.from_dtype(kind) for kind in answers], options)
    verb_ = cast(Verb[P, R], ask)
    verb_.answered = answered
    verb_.answers = answers
    return verb_


def _compiled(
    ask: Callable[..., R], answer: Callable[..., R], fits: Callable[..., bool], options: dict[str, Any]
) -> None:
    """In compiled code, `ask` means `answer` where the types of the arguments fit."""

    def choose(*args: Any) -> Callable[..., R] | None:
        return answer if fits(*args) else None

    overload(ask, jit_options=options, strict=False)(choose)
