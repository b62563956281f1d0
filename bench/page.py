"""What a first visit costs: bytes on the wire, time to a page that answers, and how steadily it gets there.

A real browser with an empty cache visits the real server, once as it is and once on a slow phone: a processor four
times slower behind 1.6 Mbit/s with 150 ms of delay. The same server's health check, a dozen bytes, is the reference.

    script/bench page
"""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

VISITS = ("/healthz", "/", "/new/pamplona", "/rules/pamplona")
BUDGET = 150_000
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
COLUMNS = {
    "kilobytes": "{:6.1f} kB",
    "share": "({:4.0%} of the budget)",
    "seconds": " answers after {:5.2f} s",
    "largest": " largest paint {:5.2f} s",
    "shifted": " shifts {:.3f}",
    "blocked": " blocked {:4.0f} ms",
}
WATCH = """
window.steady = {largest: 0, shifted: 0, blocked: 0};
new PerformanceObserver(list => { for (const e of list.getEntries()) steady.largest = e.startTime })
    .observe({type: 'largest-contentful-paint', buffered: true});
new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) steady.shifted += e.value })
    .observe({type: 'layout-shift', buffered: true});
new PerformanceObserver(list => { for (const e of list.getEntries()) steady.blocked += e.duration - 50 })
    .observe({type: 'longtask', buffered: true});
"""


@contextmanager
def server() -> Iterator[str]:
    """A server with an empty data folder; its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [Path(sys.executable).with_name("ludothek"), "serve", "--port", "0", "--data", data]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            for line in process.stdout or ():
                if found := re.search(r"http://\S+:\d+", line):
                    yield found.group().rstrip("/.")
                    break
            else:
                raise SystemExit("the server did not start")
        finally:
            process.terminate()
            process.wait(20)


def visit(browser: Browser, address: str, *, slow: bool) -> dict[str, float]:
    """One first visit: bytes, seconds until a heading is there and answers, and steadiness."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    page = context.new_page()
    page.add_init_script(WATCH)
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    if slow:
        wire.send("Network.emulateNetworkConditions", SLOW)
        wire.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    received = [0.0]
    wire.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    started = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator("h1, pre").first.wait_for(timeout=60_000)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    seconds = time.perf_counter() - started
    page.wait_for_load_state("networkidle")
    steady = page.evaluate("() => steady")
    context.close()
    steady["largest"] /= 1000
    return {"kilobytes": sum(received) / 1000, "share": sum(received) / BUDGET, "seconds": seconds, **steady}


def main() -> None:
    """Print a line for each page and kind of visitor."""
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("LUDOTHEK_CHROMIUM") or "/usr/bin/chromium",
            args=["--no-sandbox", "--disable-background-networking"],
        )
        for path in VISITS:
            for slow in (False, True):
                seen = visit(browser, address + path, slow=slow)
                who = "slow phone" if slow else "this machine"
                print(f"{path:16} {who:12}", *(text.format(seen[name]) for name, text in COLUMNS.items()))
        browser.close()


if __name__ == "__main__":
    main()
