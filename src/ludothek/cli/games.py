"""`ludothek games`: what is on the shelf."""

from typing import TYPE_CHECKING, Any

from ludothek.cli.arguments import Json, LangName, find_texts

if TYPE_CHECKING:
    from ludothek.kit.game import Game

EXAMPLES = ("ludothek games", "ludothek games --lang fr", "ludothek games --json")


def games(lang: LangName = "", as_json: Json = False) -> None:
    """Show the games on the shelf, with their boards and options."""
    import msgspec
    from rich.table import Table

    from ludothek.cli.console import out
    from ludothek.kit.game import games as all_games

    shelf = all_games()
    if as_json:
        print(msgspec.json.format(msgspec.json.encode([_card(game) for game in shelf])).decode())
        return
    texts = find_texts(lang)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("game", "seats", "boards", "options"):
        table.add_column(texts.text(f"cli-column-{column}"), overflow="fold")
    for game in shelf:
        card = _card(game)
        title = find_texts(lang, game.name).text("game-title")
        table.add_row(
            f"{game.name}\n{title}",
            f"{game.seats[0]}–{game.seats[1]}",
            "\n".join(card["boards"]),
            "\n".join(card["options"]),
        )
    out().print(table)


def _card(game: "Game") -> dict[str, Any]:
    import msgspec

    return {
        "name": game.name,
        "seats": list(game.seats),
        "boards": list(game.boards()),
        "options": [field.name for field in msgspec.structs.fields(game.Options)],
    }
