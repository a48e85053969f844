"""Where the pages for the phones in the hall are served now, as every face on the same store may know."""

from __future__ import annotations

from contextlib import closing, suppress
from pathlib import Path

from referee.desk.hall_register import HallRegister
from referee.errors import RefereeError
from referee.journal import Journal


def hall_address(store: Path) -> str:
    """The address that everybody opens; empty while none is served, or where the store does not tell."""
    if store.exists():
        with suppress(RefereeError), closing(Journal.open(store)) as journal:
            state = HallRegister(journal).look()
            return state.address if state.open else ""
    return ""
