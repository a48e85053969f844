"""The phones that have a seat open, and the referee's own devices, as the server knows them: the register of the store
that is at its path now.

A claim is written to the store and may have to wait for it, so that all of this is asked away from the server's thread.
"""

from __future__ import annotations

from contextlib import suppress
from threading import Lock

from referee.desk.followed_store import whereabouts
from referee.desk.hall_codes import Answer, Seat, SeatPass
from referee.desk.hall_register import HallRegister
from referee.errors import RefereeError
from referee.journal import Place, Store, is_there, open_store


class Phones:
    """The register of the store at this place, opened when it is first asked, and again when another stands there."""

    def __init__(self, store: Place) -> None:
        self._path = store
        self._lock = Lock()
        self._told = False
        self._journal: Store | None = None
        self._place: tuple[int, int] | None = None
        self._register: HallRegister | None = None

    def holder(self, secret: str) -> Seat | None:
        """The seat that the phone with this secret has open. Raises what opening and reading a store raises."""
        return self._opened().seat_of_phone(secret) if secret else None

    def meant(self, code: str) -> Seat | None:
        """The seat that this code opens, or has opened."""
        return self._opened().seat_of_code(code)

    def claim(self, code: str, secret: str) -> tuple[Answer, Seat | None]:
        """A phone comes with a code."""
        return self._opened().claim(code, secret)

    def of_table(self, table: str) -> dict[int, SeatPass]:
        """The codes of a table."""
        return self._opened().of_table(table)

    def devices(self) -> frozenset[str]:
        """The referee's devices, by the digests of what they keep."""
        return self._opened().devices()

    def let_in(self) -> str:
        """One more of them: what it is to keep."""
        return self._opened().let_in()

    def let_go(self, secret: str, others: bool = False) -> None:
        """The one that keeps this is none of them any more; or every other one."""
        self._opened().let_go(secret, others)

    def _opened(self) -> HallRegister:
        with self._lock:
            place = whereabouts(self._path)
            if self._register is None or place is None or place != self._place:
                self._let_go()
                self._journal = open_store(self._path)
                self._place = whereabouts(self._path)
                self._register = HallRegister(self._journal)
            return self._register

    # Where the hall is

    def kept_token(self) -> str:
        """The token of the hall that was served from this store until a short time ago; empty if there was none."""
        return self._opened().kept_token() if is_there(self._path) else ""

    def opened(self, address: str, token: str) -> None:
        """The hall is served there from now on, so that whoever gives out codes can say where they are good."""
        self._opened().opened(address, token)
        self._told = True

    def close(self) -> None:
        """The hall is served no more. Lets go of the store, whatever is wrong with that."""
        if self._told:
            with suppress(RefereeError):
                self._opened().closed()
        with self._lock:
            self._let_go()

    def _let_go(self) -> None:
        if self._journal is not None:
            self._journal.close()
        self._journal = self._register = None
