"""Each worker imports its share of the modules of tests first, and reads what the others compiled of theirs.

Six hundred modules whose assertions are to tell what they compared take longer to compile than to import, and without
this each worker of a run on several processors compiles them all.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest


def beside(folder: Path) -> None:
    """What programs of this run compile goes into that folder, where it may not lie beside the sources."""
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        os.environ["PYTHONPYCACHEPREFIX"] = str(folder)


def share(config: pytest.Config) -> None:
    """Import every second, third … module that this worker will collect: what fails will fail again, and be told."""
    worker = getattr(config, "workerinput", None)
    if worker is None:
        return
    if sys.dont_write_bytecode:
        sys.dont_write_bytecode, sys.pycache_prefix = False, str(Path(config.option.basetemp).parent / "compiled")
    first, many = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
    for path in list(_modules(config.args))[first::many]:
        if (folder := str(path.parent)) not in sys.path:
            sys.path.insert(0, folder)
        with suppress(Exception, pytest.skip.Exception):
            import_module(path.stem)


def _modules(told: list[str]) -> Iterator[Path]:
    """The modules of tests in what is told to be run, one folder after the other."""
    for each in told:
        place = Path(each.partition("::")[0]).absolute()
        yield from sorted(place.rglob("test_*.py")) if place.is_dir() else [place]
