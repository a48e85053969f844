"""For pytest: of the files that it is given only the tests whose names stand in a file, in the order of that file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

CHOSEN = "REFEREE_TESTS"
"""The variable that names the file."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what was not chosen."""
    order = {name: at for at, name in enumerate(Path(os.environ[CHOSEN]).read_text(encoding="utf-8").split("\n"))}
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in order])
    items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])
