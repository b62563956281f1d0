"""How many durable moves a server of one core takes, and how soon the opponent sees them.

python bench/server.py [--quick] [--tables 1000] [--seconds 15]

The server runs in a process of its own on one core and the load on another; loopback only. A move is one `play` on a
socket, stored durably, acknowledged, and seen by the socket opposite; the echo is the time from one to the other. In
the same run, on the same stack: a server that only sends each message back, as the ceiling.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.websocket import Client, connect

ROOT = Path(__file__).parent.parent
HOST = "127.0.0.1"
CORES = sorted(os.sched_getaffinity(0))
"""Where this process and what it starts may run; the server gets the first, the load the last."""


class Seen(msgspec.Struct):
    """What the load needs of a message."""

    t: str
    ply: int = 0
    to_move: int = -2
    state: str = ""
    legal: list[msgspec.Raw] = []


_decode = msgspec.json.Decoder(Seen).decode


@dataclass
class Meter:
    """What was measured."""

    echoes: list[float] = field(default_factory=list)
    acks: list[float] = field(default_factory=list)
    moves: int = 0


class Pair:
    """A table with one page that moves and one that watches the seat opposite."""

    def __init__(self, table: str, meter: Meter, interval: float | None) -> None:
        self.table = table
        self.meter = meter
        self.interval = interval
        self.mover: Client | None = None
        self.other: Client | None = None
        self.latest = Seen("")
        self.sent = 0.0
        self.number = 0
        self.over = False
        self.running = False
        self.welcomed = 0

    async def open(self, port: int, cookie: str) -> None:
        """Both pages go to the table."""
        hello = msgspec.json.encode({"t": "hello", "table": self.table})
        self.mover = await connect(HOST, port, self.heard, cookie)
        self.mover.send(hello)
        self.other = await connect(HOST, port, self.opposite, cookie)
        self.other.send(hello)

    def heard(self, data: bytes) -> None:
        """A message to the page that moves."""
        message = _decode(data)
        if message.t == "ack":
            self.meter.acks.append(time.perf_counter() - self.sent)
        elif message.t == "update":
            self.latest = message
            if self.running and self.interval is None:
                self.move()
        elif message.t == "refused":
            raise RuntimeError(data)

    def opposite(self, data: bytes) -> None:
        """A message to the other page."""
        if data.startswith(b'{"t":"update"'):
            if self.sent and _decode(data).ply > self.number:
                self.meter.echoes.append(time.perf_counter() - self.sent)
                self.number = 1 << 30
            self.welcomed += 1

    def move(self) -> None:
        """The first legal move."""
        latest = self.latest
        if latest.state == "over" or not latest.legal:
            self.over = True
            return
        self.meter.moves += 1
        self.number = latest.ply
        self.sent = time.perf_counter()
        assert self.mover is not None
        self.mover.send(
            b'{"t":"play","cmd":"%d","ply":%d,"moves":[%b],"confirm":true}'
            % (latest.ply, latest.ply, bytes(latest.legal[0]))
        )

    def close(self) -> None:
        """Both pages are closed."""
        for page in (self.mover, self.other):
            if page is not None:
                page.close()


def start_server(kind: str, folder: str) -> tuple[subprocess.Popen[str], int]:
    """A server process on its core, and its port."""
    command = [sys.executable, __file__, f"--be-{kind}", folder, "--core", str(CORES[0])]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdout is not None
    return process, int(process.stdout.readline())


def be_server(folder: str) -> None:
    """Serve without limits and without bots."""
    from ludothek.server import run
    from ludothek.server.limits import Limits, Rate
    from ludothek.server.thinking import Tempo, Thinker

    run.quiet_logs()
    free = Rate(1e12, 1e12)
    limits = Limits(messages=free, create=free, lookup=free, sockets_per_address=1_000_000)
    settings = run.Settings(port=0, data=Path(folder), limits=limits)

    def idle(*_: Any) -> Any:
        raise AssertionError("there are no bots here")

    run.serve(settings, lambda address: print(address.rpartition(":")[2], flush=True), Thinker(1, Tempo(), idle, idle))


def be_echo(_folder: str) -> None:
    """Send every message back."""
    import uvicorn

    async def echo(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": event["text"]})

    class Server(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            print(self.servers[0].sockets[0].getsockname()[1], flush=True)

    config = uvicorn.Config(
        echo, host=HOST, port=0, ws="websockets-sansio", loop="uvloop", lifespan="off", ws_per_message_deflate=False,
        log_config=None, access_log=False,
    )  # fmt: skip
    Server(config).run()


def resident(process: subprocess.Popen[str]) -> int:
    """Bytes of memory in use."""
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise AssertionError("no VmRSS")


def processor_seconds(process: subprocess.Popen[str]) -> float:
    """Processor time used so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def tables(port: int, count: int, meter: Meter, interval: float | None) -> list[Pair]:
    """So many tables with two pages each, their games begun."""
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=60, trust_env=False) as http:
        await http.get("/api/me")
        cookie = "; ".join(f"{c.name}={c.value}" for c in http.cookies.jar)
        order = {
            "game": "pamplona",
            "seats": [{"kind": "me"}, {"kind": "here", "name": "Other"}],
            "options": {"first": 0},
        }
        pairs = []
        for _ in range(count):
            answer = (await http.post("/api/tables", json=order)).json()
            pair = Pair(answer["id"], meter, interval)
            await pair.open(port, cookie)
            pairs.append(pair)
    while any(not pair.latest.t or not pair.welcomed for pair in pairs):
        await asyncio.sleep(0.05)
    return pairs


async def steady(port: int, count: int, seconds: float) -> Meter:
    """Every table moves once a second, evenly spread."""
    meter = Meter()
    pairs = await tables(port, count, meter, 1.0)
    await asyncio.sleep(1)
    begin = time.perf_counter()
    number = 0
    while (due := number / count) < seconds:
        await asyncio.sleep(max(0.0, begin + due - time.perf_counter()))
        pairs[number % count].move()
        number += 1
    await asyncio.sleep(1)
    for pair in pairs:
        pair.close()
    return meter


async def saturated(
    port: int, count: int, seconds: float, process: subprocess.Popen[str]
) -> tuple[Meter, float, float, float]:
    """Every table moves as soon as it has seen its last move; moves, time, processor time of the server and ours."""
    meter = Meter()
    pairs = await tables(port, count, meter, None)
    begin, used, own = time.perf_counter(), processor_seconds(process), time.process_time()
    for pair in pairs:
        pair.running = True
        pair.move()
    while time.perf_counter() - begin < seconds and sum(pair.over for pair in pairs) < count // 20:
        await asyncio.sleep(0.05)
    moves, spent = meter.moves, time.perf_counter() - begin
    used, own = processor_seconds(process) - used, time.process_time() - own
    meter.moves = moves
    for pair in pairs:
        pair.running = False
    await asyncio.sleep(0.5)
    for pair in pairs:
        pair.close()
    return meter, spent, used, own


async def idle_memory(port: int, count: int, process: subprocess.Popen[str]) -> float:
    """Bytes for each idle table with two pages."""
    warm = await tables(port, 50, Meter(), None)
    await asyncio.sleep(1)
    before = resident(process)
    more = await tables(port, count, Meter(), None)
    await asyncio.sleep(1)
    grown = resident(process) - before
    for pair in (*warm, *more):
        pair.close()
    return grown / count


async def echo(port: int, sockets: int, seconds: float) -> float:
    """Messages a second that come back, as long as an update is not but as a play is."""
    count = 0
    payload = b'{"t":"play","cmd":"17","ply":17,"moves":[{"move":"run","die":"A","runner":1,"steps":3}],"confirm":true}'
    clients: list[Client] = []

    def again(index: int) -> Any:
        def heard(_data: bytes) -> None:
            nonlocal count
            count += 1
            clients[index].send(payload)

        return heard

    clients += [await connect(HOST, port, again(index)) for index in range(sockets)]
    begin = time.perf_counter()
    for client in clients:
        client.send(payload)
    await asyncio.sleep(seconds)
    rate = count / (time.perf_counter() - begin)
    for client in clients:
        client.close()
    return rate


def quantile(values: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


def main() -> None:
    """Run everything and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a fifth of everything")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--be-server", metavar="FOLDER", help=argparse.SUPPRESS)
    parser.add_argument("--be-echo", metavar="FOLDER", help=argparse.SUPPRESS)
    parser.add_argument("--core", type=int, default=CORES[-1], help=argparse.SUPPRESS)
    parser.add_argument("--only", choices=("steady", "saturated", "memory", "echo"))
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {chosen.core})  # and every thread that is started from now on
    if chosen.be_server:
        be_server(chosen.be_server)
        return
    if chosen.be_echo:
        be_echo(chosen.be_echo)
        return
    share = 5 if chosen.quick else 1
    count, seconds = chosen.tables // share, chosen.seconds / share
    with tempfile.TemporaryDirectory() as folder:
        measure(folder, count, seconds, chosen.only)


def measure(folder: str, count: int, seconds: float, only: str | None) -> None:
    """One server process for each figure, so that none disturbs the other."""
    if only in (None, "echo"):
        process, port = start_server("echo", folder)
        used = processor_seconds(process)
        rate = uvloop.run(echo(port, 100, min(seconds, 5)))
        used = (processor_seconds(process) - used) / min(seconds, 5)
        stop(process)
        print(f"bare echo, the ceiling:      {rate:10,.0f} messages/s", end="")
        print(f"  ({used:.0%} of a core; {rate / used:,.0f} messages per second of processor)")
    if only in (None, "steady"):
        process, port = start_server("server", f"{folder}/steady")
        meter = uvloop.run(steady(port, count, seconds))
        stop(process)
        print(f"{count} tables × 1 move/s:     {len(meter.echoes):10,} moves", end="")
        for name, values in (("ack", meter.acks), ("echo", meter.echoes)):
            print(f"  {name} p50 {quantile(values, 0.5):.1f} p99 {quantile(values, 0.99):.1f} ms", end="")
        print(f" max {quantile(meter.echoes, 1):.1f} ms")
    if only in (None, "saturated"):
        process, port = start_server("server", f"{folder}/saturated")
        meter, spent, used, own = uvloop.run(saturated(port, count, seconds, process))
        stop(process)
        rate = meter.moves / spent
        print(f"saturated:                   {rate:10,.0f} durable moves/s in {spent:.1f} s", end="")
        print(f"  ({used / spent:.0%} of a core; {meter.moves / used:,.0f} moves per second of processor;", end="")
        print(f" the load {own / spent:.0%} of the other)", end="")
        print(f"  echo p50 {quantile(meter.echoes, 0.5):.1f} p99 {quantile(meter.echoes, 0.99):.1f} ms")
    if only in (None, "memory"):
        process, port = start_server("server", f"{folder}/memory")
        size = uvloop.run(idle_memory(port, count, process))
        stop(process)
        print(f"idle table, two pages:       {size / 1024:10.1f} KiB")


def stop(process: subprocess.Popen[str]) -> None:
    """End a server."""
    process.kill()
    process.wait()


if __name__ == "__main__":
    main()
