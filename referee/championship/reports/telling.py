"""What every report starts from: the tournament and its words.

The referee's reports know all of it; those for everybody only what everybody heard.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from referee.championship.reports.blocks import Eyes, Report, Section
from referee.championship.rules.aloud import state_aloud
from referee.championship.rules.bracket import places
from referee.championship.rules.entries import Logged
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.state import Tournament
from referee.championship.speech.sentences import TournamentSpeech


class Telling:
    """A tournament and its words in one language; `state` holds no secret where it is told to everybody."""

    def __init__(self, log: Sequence[Logged], lang: str, eyes: Eyes) -> None:
        self.log = log if eyes == "referee" else ()
        self.eyes = eyes
        self.state: Tournament = tournament_of(log) if eyes == "referee" else state_aloud(log)
        self.speech = TournamentSpeech.of(lang, self.state.players)
        self.lang = self.speech.words.lang

    def word(self, key: str, /, **args: Any) -> str:
        """A message of the reports."""
        return self.speech.words.say(f"report-{key}", **args)

    def heads(self, *keys: str) -> tuple[str, ...]:
        """The heads of a table's columns."""
        return tuple(self.word(f"head-{key}") if key else "" for key in keys)

    def report(self, kind: str, sections: Sequence[Section], clauses: Sequence[str] = (), wide: bool = False) -> Report:
        """The report that these sections make."""
        cited = self.word("clauses", clauses=", ".join(clauses)) if clauses else ""
        title = self.word(f"title-{kind}", over="yes" if self.eyes == "referee" and places(self.state) else "no")
        stamp = self.word(f"stamp-{self.eyes}")
        event = " · ".join(filter(None, (self.state.name, self.state.region))) or self.word("event")
        return Report(kind, self.lang, title, event, self.eyes, stamp, tuple(sections), cited, wide)

    def shown(self, kind: str, sections: Sequence[Section], clauses: Sequence[str] = ()) -> Report:
        """The report that these sections make, for everybody now that nothing has to be hidden any more."""
        return replace(self.report(kind, sections, clauses), eyes="everybody", stamp=self.word("stamp-everybody"))
