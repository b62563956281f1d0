"""Writes the page's types: web/src/wire.ts from wire.py, rest.py and every game's own structs.

    python -m ludothek.server.typescript            writes the file of this checkout
    python -m ludothek.server.typescript --check    fails when it is stale

Every type is found by walking the msgspec structs, so the page cannot expect what the server does not say. Types of
one game live in a namespace named like the game; `Move`, `Fact`, `View`, `BoardView` and `Options` are their unions.
"""

import ast
import functools
import inspect
import itertools
import sys
import textwrap
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect as look

from ludothek.kit.game import Game, games
from ludothek.server import rest, wire

TARGET = Path(__file__).parents[3] / "web" / "src" / "wire.ts"
_OF_A_GAME = ("Move", "Fact", "View", "BoardView", "Options")
_HEAD = "// Written by `python -m ludothek.server.typescript` from wire.py, rest.py and the games. Do not edit.\n"


def text() -> str:
    """The whole file."""
    roots = [*_structs_in(wire), *_structs_in(rest)]
    parts = [_HEAD, *_literals(), *_structs(_reachable(roots)), *_unions(wire)]
    parts.extend(_namespace(game) for game in games())
    for name in _OF_A_GAME:
        union = " | ".join(f"{game.name}.{name}" for game in games())
        parts.append(f"export type {name} = {union};\n")
    return "\n".join(parts)


def _namespace(game: Game) -> str:
    roots = [*_members(game.Move), *_members(game.Fact), game.View, game.BoardView, game.Options]
    body = [
        *_structs(_reachable(roots)),
        f"export type Move = {_names(game.Move)};\n",
        f"export type Fact = {_names(game.Fact)};\n",
    ]
    return f"export declare namespace {game.name} {{\n" + textwrap.indent("\n".join(body), "  ") + "}\n"


def _members(union: Any) -> tuple[Any, ...]:
    return get_args(union) if isinstance(union, UnionType) else (union,)


def _names(union: Any) -> str:
    return " | ".join(member.__name__ for member in _members(union))


def _literals() -> Iterable[str]:
    for values, name in _named().items():
        yield f"export type {name} = {_alternatives(values)};\n"


def _unions(module: ModuleType) -> Iterable[str]:
    for name, value in vars(module).items():
        if isinstance(value, UnionType):
            yield f"export type {name} =\n  | " + "\n  | ".join(m.__name__ for m in _members(value)) + ";\n"


def _structs_in(module: ModuleType) -> list[type[msgspec.Struct]]:
    classes = (
        value for value in vars(module).values() if inspect.isclass(value) and value.__module__ == module.__name__
    )
    return [cls for cls in classes if issubclass(cls, msgspec.Struct) and not cls.__subclasses__()]


def _reachable(roots: list[Any]) -> list[type[msgspec.Struct]]:
    found: dict[type[msgspec.Struct], None] = {}

    def visit(shape: Any) -> None:
        if isinstance(shape, look.StructType) and shape.cls not in found:
            found[shape.cls] = None
        for inner in _inner(shape):
            visit(inner)

    for root in roots:
        visit(look.type_info(root))
    return list(found)


def _inner(shape: Any) -> Iterable[Any]:
    match shape:
        case look.StructType(fields=fields):
            return (field.type for field in fields)
        case look.UnionType(types=types) | look.TupleType(item_types=types):
            return types
        case look.ListType(item_type=item) | look.VarTupleType(item_type=item):
            return (item,)
        case look.DictType(value_type=value):
            return (value,)
        case look.Metadata(type=inner):
            return (inner,)
        case _:
            return ()


def _structs(classes: list[type[msgspec.Struct]]) -> Iterable[str]:
    for cls in classes:
        shape: Any = look.type_info(cls)
        remarks = _remarks(cls)
        omits = cls.__struct_config__.omit_defaults
        yield _comment(inspect.getdoc(cls) or "", "") + f"export interface {cls.__name__} {{"
        if shape.tag_field is not None:
            yield f"  {shape.tag_field}: {_constant(shape.tag)};"
        for field in shape.fields:
            if remark := _field_remark(field, remarks.get(field.name, ""), omits):
                yield _comment(remark, "  ").rstrip("\n")
            optional = "?" if not field.required and (omits or cls.__struct_config__.forbid_unknown_fields) else ""
            yield f"  {field.encode_name}{optional}: {_shape(field.type)};"
        yield "}\n"


def _field_remark(field: look.Field, remark: str, omits: bool) -> str:
    if field.required or not omits:
        return remark
    default = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    absent = f"When absent: {msgspec.json.encode(default).decode()}."
    return f"{remark} {absent}".strip()


def _remarks(cls: type[msgspec.Struct]) -> dict[str, str]:
    """The strings written below a class's fields."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(cls)))
    (body,) = (node.body for node in tree.body if isinstance(node, ast.ClassDef))
    found: dict[str, str] = {}
    for field, after in itertools.pairwise(body):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(remark))):
                found[name] = inspect.cleandoc(remark)
    return found


def _comment(remark: str, indent: str) -> str:
    if not remark:
        return ""
    lines = remark.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]) + "\n"


_PLAIN: Mapping[type[Any], str] = {
    look.BoolType: "boolean",
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
    look.NoneType: "null",
    look.RawType: "unknown",
    look.AnyType: "unknown",
}


def _shape(shape: Any) -> str:
    match shape:
        case look.Metadata(extra_json_schema={"title": str(name)}):
            return name
        case look.Metadata(type=inner):
            return _shape(inner)
        case look.StructType(cls=cls):
            return str(cls.__name__)
        case look.LiteralType(values=values):
            return _named().get(values) or _alternatives(values)
        case look.UnionType(types=types):
            return " | ".join(dict.fromkeys(map(_shape, types)))
        case look.ListType(item_type=item) | look.VarTupleType(item_type=item):
            return _list(_shape(item))
        case look.TupleType(item_types=items):
            return "[" + ", ".join(map(_shape, items)) + "]"
        case look.DictType(key_type=key, value_type=value):
            return f"Record<{_shape(key)}, {_shape(value)}>"
    return _PLAIN[type(shape)]


@functools.cache
def _named() -> Mapping[tuple[Any, ...], str]:
    """The literals of both modules that have a name, by their values."""
    named = vars(wire) | vars(rest)
    shapes = {name: look.type_info(value) for name, value in named.items() if _is_literal(value)}
    return {shape.values: name for name, shape in shapes.items() if isinstance(shape, look.LiteralType)}


def _is_literal(value: object) -> bool:
    return get_origin(value) is Literal


def _alternatives(values: Iterable[object]) -> str:
    return " | ".join(map(_constant, values))


def _list(item: str) -> str:
    return f"({item})[]" if " " in item and not item.startswith("[") else f"{item}[]"


def _constant(value: object) -> str:
    return msgspec.json.encode(value).decode()


def main(arguments: list[str], say: Callable[[str], object] = sys.stdout.write) -> int:
    """Write the file, or with --check say whether it is stale: the exit code."""
    fresh = text()
    stale = not TARGET.exists() or TARGET.read_text(encoding="utf-8") != fresh
    if "--check" in arguments:
        if stale:
            say("web/src/wire.ts is stale: run python -m ludothek.server.typescript\n")
        return int(stale)
    if stale:
        TARGET.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
