"""What may be said on the command line of a benchmark: its own options, and `--small` for all of them at once."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any


class Small(argparse.Action):
    """Gives the options the values that were said for it; an option named after it has its own again."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        vars(namespace).update(self.const)


def parser(doc: str | None, **small: Any) -> argparse.ArgumentParser:
    """A parser for the benchmark with this docstring; `small` are the values of its options with `--small`."""
    made = argparse.ArgumentParser(description=(doc or "").partition("\n")[0])
    made.add_argument("--small", action=Small, nargs=0, const=small, help="the same in a moment, to see that it runs")
    return made
