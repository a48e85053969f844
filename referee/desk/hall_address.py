"""Where the pages for the phones in the hall are served now, as every face on the same store may know."""

from __future__ import annotations

from contextlib import closing, suppress

from referee.desk.desk import Desk
from referee.desk.hall_register import HallRegister
from referee.errors import RefereeError
from referee.journal import Place, is_there, open_store


def hall_address(store: Place) -> str:
    """The address that everybody opens; empty while none is served, or where the store does not tell."""
    if is_there(store):
        with suppress(RefereeError), closing(open_store(store)) as journal:
            return _address(HallRegister(journal))
    return ""


def hall_now(desk: Desk) -> str:
    """The same of the store that this desk has open."""
    with suppress(RefereeError):
        return _address(desk.hall)
    return ""


def _address(register: HallRegister) -> str:
    state = register.look()
    return state.address if state.open else ""
