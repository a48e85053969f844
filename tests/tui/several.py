"""Made-up sets to choose from: one that needs another, one that goes with no other, options of their own."""

from __future__ import annotations

from importlib import import_module

import pytest

from referee import sets
from referee.core.book.facts import Facts
from referee.core.book.rules import RuleSet

PRAIRIE = RuleSet("prairie", Facts(roles=("trapper",), options={"weather": ("fair", "foul")}), needs=("base",))
MESA = RuleSet("mesa", Facts(options={"moon": ("new", "half", "full")}), needs=("base", "prairie"))
TOWN = RuleSet("town", needs=("base",), alone=("CRD-001",))
MADE_UP = {each.name: each for each in (PRAIRIE, MESA, TOWN)}


@pytest.fixture
def several(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual sets, and the made-up ones to choose from."""
    import_module("referee.solo")  # it plays by a set that is not among these, and looks for it when first opened
    named = sets.named
    monkeypatch.setattr(sets, "names", lambda: (*sets.USUAL, *sorted(MADE_UP)))
    monkeypatch.setattr(sets, "named", lambda name: MADE_UP.get(name) or named(name))
