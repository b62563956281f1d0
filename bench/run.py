"""Runs the benchmarks: all of them, or those that are named. Figures to keep go into RESULTS.md by hand, with a date.

script/bench                  everything
script/bench engine server    these two
script/bench engine --quick   options go to the benchmark
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
BENCHMARKS = ("engine", "environments", "server", "bots", "page")


def main() -> int:
    """Run one benchmark after the other in a process of its own; the worst exit code."""
    named = [word for word in sys.argv[1:] if not word.startswith("-")]
    options = [word for word in sys.argv[1:] if word.startswith("-")]
    if "--help" in options and not named:
        print(__doc__)
        return 0
    unknown = [word for word in named if word not in BENCHMARKS]
    if unknown:
        print(f"no benchmark is called {', '.join(unknown)}; there are: {', '.join(BENCHMARKS)}", file=sys.stderr)
        return 2
    worst = 0
    for name in named or BENCHMARKS:
        print(f"\n==> {name}", flush=True)
        worst = max(worst, subprocess.run([sys.executable, HERE / f"{name}.py", *options], check=False).returncode)
    return worst


if __name__ == "__main__":
    sys.exit(main())
