"""Record a whole evening in the app by keys alone: `python docs/screens/record.py`. Needs tmux.

`evening.keys` is typed, line after line, into the app in a terminal of 80 by 24, from an empty store to the winner;
after each line the screen is kept. Out comes `evening.txt`: keys and screens. `<Enter>` and the like are single keys;
the play clock is left blank, since its seconds are nobody's news.
"""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SERVER = "referee-evening"
SIZE = ("-x", "80", "-y", "24")
KEY = re.compile(r"<(\w+)>|([^<]+)")
CLOCK = re.compile(r"\d+:\d\d(?= *$)", re.MULTILINE)
PATIENCE, PAUSE = 20.0, 0.08


def tmux(*words: str) -> str:
    """One command to a tmux of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "TMUX"}
    done = subprocess.run(["tmux", "-L", SERVER, *words], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def screen() -> str:
    """What is to be seen now."""
    seen = tmux("capture-pane", "-p", "-t", "evening")
    return "\n".join(line.rstrip() for line in CLOCK.sub("", seen).splitlines()) + "\n"


def settled(wanted: str = "") -> str:
    """The screen once it shows this, and has been the same three times."""
    same, before, end = 0, "", time.monotonic() + PATIENCE
    while same < 3 or wanted not in before:
        if time.monotonic() > end:
            raise SystemExit(f"the screen never came to rest:\n{before}")
        time.sleep(PAUSE)
        now = screen()
        same, before = (same + 1, before) if now == before else (0, now)
    return before


def press(line: str) -> None:
    """Every key of a line."""
    for special, text in KEY.findall(line):
        tmux("send-keys", "-t", "evening", *([special] if special else ["-l", text]))


def played(lines: list[str]) -> Iterator[tuple[str, str]]:
    """Keys, and the screen after them."""
    yield "", settled("^Q")
    for line in lines:
        press(line)
        yield line, settled()


def main() -> None:
    """Record into `evening.txt`."""
    lines = (HERE / "evening.keys").read_text(encoding="utf-8").splitlines()
    with tempfile.TemporaryDirectory() as home:
        app = f"HOME={home} TERM=tmux-256color {sys.executable} -m referee --store {home}/store.db --lang en"
        tmux("new-session", "-d", "-s", "evening", *SIZE, "-c", str(ROOT), app)
        try:
            shown = [f"keys: {keys or '(the app opens)'}\n\n{seen}" for keys, seen in played(lines)]
        finally:
            tmux("kill-server")
    (HERE / "evening.txt").write_text("\n".join(shown), encoding="utf-8")
    print(f"{len(shown)} screens, {sum(1 for line in lines for _ in KEY.findall(line))} key groups")


if __name__ == "__main__":
    main()
