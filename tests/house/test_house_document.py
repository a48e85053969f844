"""The document about the house keeps up with the house."""

from __future__ import annotations

import re

from tests.cli.command import CHECKOUT
from tests.rows import rows

PAGE = (CHECKOUT / "docs" / "house.md").read_text()
PATHS = sorted(set(re.findall(r"`((?:referee|tests)/[\w/]+(?:\.py|/))`", PAGE)))
ROOMS = sorted(each.parent.name for each in CHECKOUT.glob("referee/*/__init__.py"))


@rows("path", PATHS)
def test_what_the_document_names_is_there(path: str) -> None:
    """Each file and folder named in docs/house.md exists."""
    assert (CHECKOUT / path).exists()


def test_the_document_names_every_room() -> None:
    """Each room of the house has its row, and there is no row of another."""
    rows = re.findall(r"^\| `(\w+)/` \|", PAGE, re.MULTILINE)
    assert sorted(rows) == ROOMS
