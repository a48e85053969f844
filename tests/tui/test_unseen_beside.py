"""What is unseen beside the ring is told whole, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.lexicon import load
from referee.speech import LANGUAGES
from referee.tui.widgets.beside import unseen_rows
from referee.views.unseen import Knowing
from referee.views.voice import Voice
from tests.tui.seated import late


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [30, 40, 78])
def test_the_head_goes_on_in_a_second_row(store: Path, lang: str, width: int) -> None:
    """Where the unseen cards may be stands there to the last word, in rows no wider than the panel."""
    desk = Desk(store)
    log = desk.bring_in(late())
    view = Knowing(Voice(load(), lang).speech).unseen(log.table, log.book)
    head = unseen_rows(view, width)[: -(-len(view.sentence) // width) + 1]
    assert view.sentence in " ".join(row.plain.strip() for row in head)
    assert max(row.cell_length for row in head) <= width
    desk.close()
