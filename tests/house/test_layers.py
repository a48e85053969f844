"""Imports run one way; `.importlinter` says which."""

import pytest
from importlinter.cli import lint_imports

from tests.house.core import CONTRACTS


def test_every_room_imports_only_what_stands_below_it(capfd: pytest.CaptureFixture[str]) -> None:
    """The contracts hold, and every room has its place in them."""
    broken = lint_imports(config_filename=str(CONTRACTS), no_cache=True)
    assert not broken, capfd.readouterr().out
