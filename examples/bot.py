"""A program at the table: python examples/bot.py http://127.0.0.1:8000 CODE

It sits down on an open seat of the table with that code and plays the first legal move until the game is over.
"""

import json
import sys
import urllib.request
from http.cookiejar import CookieJar
from typing import Any

server, code = sys.argv[1:3]
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))


def ask(path: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
    """GET a path, or POST a body to it."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, data, {"Content-Type": "application/json"})
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with browser.open(request, timeout=60) as answer:
        return json.load(answer)


ask("/api/me")  # the answer's cookie makes us a guest
table = ask(f"/api/tables/{code}/join", {})
token = ask(f"/api/tables/{table['id']}/seats/{table['seats_held'][0]}/token", {})["token"]
now = ask("/api/bot/state", token=token)
while now["state"] != "over":
    if now["yours"]:
        now = ask("/api/bot/moves", {"ply": now["ply"], "move": now["notation"][0]}, token)
    else:
        now = ask(f"/api/bot/state?ply={now['ply']}", token=token)  # answered when something has happened
print("Over:", *now["scores"])
