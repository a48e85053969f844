"""The duels as they stand: those first that wait for somebody, and of each who meets, and how far it has come."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from referee.championship.office.duelling import its_log
from referee.championship.office.views import NOBODY, OfficeViews, in_places
from referee.championship.office.witness import Witness
from referee.championship.rules.bracket import THIRD, Match, bracket, ladder
from referee.championship.rules.state import Tournament
from referee.championship.rules.witness import winner_of
from referee.tui.championship.attention import OVER, URGENT, WAITS
from referee.tui.championship.table_marks import mark
from referee.views.voice import Voice


class Duels:
    """The duels of one tournament, and what the logs of their tables say."""

    def __init__(self, state: Tournament, witness: Witness, voice: Voice) -> None:
        self._state = state
        self._witness = witness
        self._voice = voice
        self._told = OfficeViews(voice.speech, state).told
        found = bracket(state) if state.drawn is not None else {}
        self.matches = dict(sorted(found.items(), key=lambda item: not (item[1].ready or item[1].undecided)))
        """The duels by their keys."""

    @property
    def open(self) -> list[str]:
        """The keys of those that are not over."""
        return [key for key, match in self.matches.items() if not match.over]

    def by_log(self, match: Match) -> int | None:
        """Who has won it by its own log, as far as that goes."""
        kept = its_log(self._state, match.key)
        told = self._witness.told(kept.stream) if kept else None
        return winner_of(self._state, match.key, told.side) if told else None

    def cells(self, match: Match, narrow: bool) -> tuple[Content | str, ...]:
        """What a row tells of it: a sign, its name, who meets, who won or how far it has come."""
        first, second = self._places(match, narrow)
        urgency = URGENT if match.undecided else WAITS if match.ready else OVER if match.over else None
        winner = self._told.player(match.winner) if match.winner else self._stands(match)
        name = Content.styled(self._told.match(match.key), "$text-muted" if match.key == THIRD else "")
        return Content("") if urgency is None else mark(urgency), name, first, second, winner

    def _places(self, match: Match, narrow: bool) -> Iterator[str]:
        """Who takes its places; where there is little room, the ladder alone tells where somebody comes from."""
        origins = next(rung.origins for rung in ladder(self._state) if rung.key == match.key)
        told = in_places(match, origins, self._told)
        for player, place in zip(match.players, told, strict=True):
            yield place if player or place == NOBODY or not narrow else "?"

    def _stands(self, match: Match) -> str:
        """How far it has come, while nobody has won it."""
        if match.undecided:
            return self._voice.say("desk-for_referee")
        if not match.ready:
            return NOBODY if match.over else ""
        winner, kept = self.by_log(match), its_log(self._state, match.key)
        if winner is not None:
            return self._voice.say("desk-won_by_log", player=self._told.player(winner))
        return self._voice.say("desk-being_played" if kept else "desk-to_play")
