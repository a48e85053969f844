"""A hall to be tried: a server that can be lost, laptops that write what nobody else writes, and what became of it."""

from __future__ import annotations

from itertools import count
from typing import Any

from referee.errors import StoreUnreachable
from referee.journal import HandedIn, Laptop, NewRecord, Store, Unkept
from referee.journal.apart.reach import Reach


class Line:
    """The network between one laptop and the server: there, gone, or breaking off before the answer comes."""

    def __init__(self, server: Store) -> None:
        self._server = server
        self.gone = False
        self.refuses = ""
        self.forbids: set[str] = set()
        self.swallows = False

    def __getattr__(self, name: str) -> object:
        asked = getattr(self._server, name)

        def through(*args: object, **named: object) -> object:
            if self.refuses:
                raise StoreUnreachable("server_unreachable") from OSError(self.refuses)
            if self.gone:
                raise StoreUnreachable("server_unreachable")
            if self.forbids & written_by(name, *args):
                raise StoreUnreachable("server_forbids", path="the hall")
            answer = asked(*args, **named)
            if self.swallows and name in ("append_together", "create"):
                self.swallows, self.gone = False, True
                raise StoreUnreachable("server_unreachable")
            return answer

        return through


def written_by(name: str, *args: Any) -> set[str]:
    """The streams to which something is appended by what is asked so."""
    if name == "append_together":
        return {batch.stream for batch in args[0]}
    return {args[0]} if name == "append" else set()


class Seat:
    """A laptop in the hall with its line to the server; every record it writes is one of a kind."""

    _number = count()

    def __init__(self, server: Store, device: str) -> None:
        self.line, self.own = Line(server), Unkept()
        self.device = device
        self.typed: list[str] = []
        self.laptop = self.begun()

    def begun(self) -> Laptop:
        """The program, started anew on the laptop's own file."""
        self.laptop = Laptop(lambda: self.line, self.own, self.device, Reach(lambda: self.line, lambda: 0.0))  # type: ignore[arg-type,return-value]
        self.laptop.reach.pause = 0
        return self.laptop

    def write(self, stream: str, many: int = 1) -> None:
        """Write after what the laptop reads of the stream, as a referee does who looks at the table."""
        records = [NewRecord(f"{self.device}-{next(self._number)}", b'"x"', b"{}", "") for _ in range(many)]
        self.laptop.append(stream, len(self.laptop.read(stream)), records)
        self.typed += [record.event_id for record in records]

    def back(self) -> HandedIn:
        """The network is there again, and what was written apart is handed in."""
        self.line.gone = False
        return self.laptop.hand_in()


def ids(store: Store, stream: str) -> list[str]:
    """The event ids of a stream."""
    return [record.event_id for record in store.read(stream)]
