"""The command line: words go in; text or JSON (`shapes.py`) and an exit code (`codes.py`) come out.

There is one verb for each thing a desk can do. Data go to stdout, talk goes to stderr. A verb's module is imported
only when that verb is called, so that `referee ask` waits for nothing it does not need.
"""

from __future__ import annotations

import sys


def main() -> int:
    """What the console script `referee` and `python -m referee` call."""
    from referee.cli.running import run

    return run(sys.argv[1:])
