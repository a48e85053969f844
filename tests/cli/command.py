"""The command line as a test calls it: words in; exit code, stdout and stderr out.

`referee` runs in this process on streams of bytes, as the real ones are; `process` starts a real one.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from referee.cli.running import run

CHECKOUT = Path(__file__).parents[2]
FIVE = ("Anna:sheriff:bart", "Bruno:out:jourdonnais", "Carla:out:el_gringo", "Dario:ren:suzy", "Eva:deputy:rose")


class Ran(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Its answer, where that is one JSON value."""
        return json.loads(self.out)


def referee(*words: object, stdin: str | bytes = b"", lang: str = "en") -> Ran:
    """Call the command line in this process, in a fixed language."""
    given = stdin.encode() if isinstance(stdin, str) else stdin
    out, err = _stream(b""), _stream(b"")
    spoken = patch.dict(os.environ, {"LC_ALL": f"{lang}_XX.UTF-8"})
    with spoken, patch.object(sys, "stdin", _stream(given)), redirect_stdout(out), redirect_stderr(err):
        code = run([str(word) for word in words])
    return Ran(code, _written(out), _written(err))


def _stream(content: bytes) -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(content), encoding="utf-8", newline="")


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()


def environment(**changes: str) -> dict[str, str]:
    """The environment of a real process: that of the tests, with the checkout importable."""
    return {**os.environ, "PYTHONPATH": str(CHECKOUT), "LC_ALL": "C.UTF-8", **changes}


def process(*words: object, stdin: bytes = b"", env: Mapping[str, str] | None = None) -> Ran:
    """Call `python -m referee` as a shell would."""
    command = [sys.executable, "-m", "referee", *map(str, words)]
    done = subprocess.run(command, input=stdin, capture_output=True, env=env or environment(), timeout=60, check=False)
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
