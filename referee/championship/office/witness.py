"""What the logs of games and duels say of results: read from the store, no further than to their last word."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from referee.championship.rules.entries import Fact
from referee.championship.rules.grounds import verdict
from referee.championship.rules.judging import JudgedFact
from referee.championship.rules.state import Tournament
from referee.championship.rules.witness import GameTold, beside, log_of, stands
from referee.core.nouns.entries import Won
from referee.core.nouns.verdict import Verdict
from referee.desk.stored_game import stored_game
from referee.errors import RefereeError, UnknownId
from referee.journal import Store
from referee.log import history


class Witness:
    """The logs of a store; one is read again only once it has grown."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read: dict[str, tuple[int, GameTold | None]] = {}

    def beside(self, state: Tournament, fact: Fact, said: Verdict) -> Verdict:
        """The verdict on an entry, with the doubt that its own log tells something else."""
        stream = log_of(state, fact)
        told = self.told(stream) if stream else None
        doubts = verdict(beside(state, fact, told)).doubts if told else ()
        return replace(said, doubts=(*said.doubts, *doubts)) if doubts else said

    def now(self, state: Tournament, judged: JudgedFact) -> Verdict:
        """What holds now of an entry that was logged: of a result as long as it stands."""
        counted = judged.counted
        return self.beside(state, counted.fact, judged.verdict) if stands(state, counted) else judged.verdict

    def told(self, stream: str) -> GameTold | None:
        """Who won by this log; nothing where it is not over, not there, or cannot be read."""
        with suppress(UnknownId):
            version = self._store.version(stream)
            if self._read.get(stream, (-1, None))[0] != version:
                self._read[stream] = version, self._last_word(stream)
            return self._read[stream][1]
        return None

    def _last_word(self, stream: str) -> GameTold | None:
        with suppress(RefereeError):
            log = stored_game(self._store.read(stream)).log
            facts = reversed(history.effective(log))
            return next((GameTold(entry.side, number) for number, entry in facts if isinstance(entry, Won)), None)
        return None
