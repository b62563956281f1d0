"""`ludothek perft`: count the tree of a game."""

from typing import Annotated

import typer

from ludothek.cli.arguments import BoardName, GameName, Json, LangName, OptionPairs, Seats, find_game, find_texts

EXAMPLES = (
    "ludothek perft pamplona --depth 4",
    "ludothek perft pamplona --depth 5 --seats 2 -o first=0 --json",
)

Depth = Annotated[int, typer.Option("--depth", "-d", help="How many codes deep; each is slower.", min=1, max=64)]


def perft(
    game: GameName,
    depth: Depth = 4,
    seats: Seats = 2,
    board: BoardName = "",
    option: OptionPairs = None,
    as_json: Json = False,
    lang: LangName = "",
) -> None:
    """Count how many sequences of choices and chances there are, depth by depth.

    Numbers that two implementations of the same rules must share.
    """
    import msgspec
    from rich.table import Table

    from ludothek.cli.arguments import new_position
    from ludothek.cli.console import make_ready, out
    from ludothek.kit.perft import perft as count

    found = find_game(game)
    texts = find_texts(lang, found.name)
    start = new_position(found, seats, option, board)
    make_ready(found, texts, lambda: count(start, 1))
    counts = [count(start, level) for level in range(1, depth + 1)]
    if as_json:
        print(msgspec.json.encode({"game": found.name, "seats": seats, "counts": counts}).decode())
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("depth", "leaves"):
        table.add_column(texts.text(f"cli-column-{column}"), justify="right")
    for level, number in enumerate(counts, 1):
        table.add_row(str(level), f"{number:,}")
    out().print(table)
