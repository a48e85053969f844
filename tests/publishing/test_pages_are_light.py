"""The project's own shelf as pages: each is read on a phone in a hall with a bad network."""

from __future__ import annotations

from referee.lexicon import load
from referee.publishing.catalogue import Catalogue
from referee.publishing.pages import Pages
from tests.shelf import the_shelf

MOST = 30_000


def test_no_page_weighs_more_than_30_kilobytes() -> None:
    """Each as it is sent when nothing presses it."""
    sizes = {path: len(page.encode()) for path, page in Pages(Catalogue(the_shelf(), load()), "0123456789").all()}
    assert len(sizes) > 4 * len(the_shelf().rulings)
    assert [path for path, size in sizes.items() if size >= MOST] == []
