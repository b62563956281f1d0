"""`ludothek serve`: open the house."""

import os
from pathlib import Path
from typing import Annotated

import typer

from ludothek.cli.arguments import LangName, find_texts
from ludothek.cli.failure import REFUSED, Failure

EXAMPLES = (
    "ludothek serve --open",
    "ludothek serve --port 8080 --data ~/ludothek",
    "ludothek serve --host 0.0.0.0",
)

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Where to listen; 0.0.0.0 lets others in.")]
Port = Annotated[int, typer.Option("--port", "-p", help="The port; 0 takes any that is free.", min=0, max=65535)]
Data = Annotated[
    Path | None,
    typer.Option(
        "--data", metavar="FOLDER", envvar="LUDOTHEK_DATA", help="Where tables are kept; default: with the user's data."
    ),
]
Threads = Annotated[
    int, typer.Option("--threads", help="How many bots think at once; 0: as suits this machine.", min=0)
]
Proxies = Annotated[
    str, typer.Option("--proxies", metavar="ADDRESS,…", help="Proxies whose word about visitors is taken.")
]
Open = Annotated[bool, typer.Option("--open", help="Open the page in a browser.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    threads: Threads = 0,
    proxies: Proxies = "127.0.0.1",
    browse: Open = False,
    lang: LangName = "",
) -> None:
    """Open the tables to browsers, until Ctrl+C.

    Whatever was acknowledged to a player is on disk; a stopped server goes on where it was.
    """
    from ludothek.cli.console import make_all_ready
    from ludothek.server import run
    from ludothek.server.store.sqlite import AlreadyOpen

    texts = find_texts(lang)
    make_all_ready(texts)

    def ready(address: str) -> None:
        print(texts.text("cli-serving", address=address))
        print(texts.text("cli-serving-stop"), flush=True)
        if browse:
            typer.launch(address)

    folder = data or _user_data()
    run.quiet_logs()
    try:
        run.serve(run.Settings(host=host, port=port, data=folder, threads=threads, proxies=proxies), ready)
    except AlreadyOpen as error:
        raise Failure(str(error), REFUSED) from None
    except OSError as error:
        raise Failure(f"{error.filename or f'{host}:{port}'}: {error.strerror or error}", REFUSED) from None


def _user_data() -> Path:
    """Where programs keep what a user makes with them."""
    home = os.environ.get("XDG_DATA_HOME") or Path("~/.local/share").expanduser()
    return Path(home) / "ludothek"
