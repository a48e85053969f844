"""A game file checked: read, judged from first to last, and told finding by finding. Knows nothing of a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from referee.desk.checking import Audit, Finding, audit_game
from referee.desk.whole_game import game_of
from referee.errors import RefereeError
from referee.notation import GameFile
from referee.speech import visible
from referee.views.dispute.disputed_entry import DisputedEntry, disputed_in_game
from referee.views.records import FlagView
from referee.views.voice import Voice

MOST = 1000
"""So many findings are listed."""


class Checked(Struct, frozen=True):
    """A game as read from a file, and what was found in it."""

    file: str
    game: GameFile
    audit: Audit

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Those that are listed."""
        return self.audit.findings[:MOST]

    def matter(self, finding: Finding) -> DisputedEntry:
        """What a sheet about this finding is about."""
        return disputed_in_game(self.game, finding.number, self.file)


def checked(file: str, text: str, voice: Voice) -> Checked:
    """The game of this text, judged. Raises `RefereeError` with the file and the line that cannot be read."""
    try:
        game = game_of(text, voice.lexicon)
        return Checked(file, game, audit_game(game))
    except RefereeError as error:
        raise type(error)(error.key, **{**error.about, "file": file}) from None


def summary(found: Checked, voice: Voice) -> str:
    """How much was judged and how much was found."""
    counts = [
        voice.say("check-summary", findings=len(found.audit.findings), files=1),
        voice.say("check-entries", entries=found.audit.entries),
    ]
    return " · ".join((visible(found.file), *counts))


def row(finding: Finding, voice: Voice) -> tuple[str, str, str]:
    """A finding in a line: where it is, the sign of the verdict, the entry."""
    sign = voice.speech.sign(finding.verdict)
    return voice.say("check-line", line=str(finding.line)), sign, voice.speech.entry(finding.entry, finding.table)


def flag(finding: Finding, voice: Voice) -> FlagView:
    """A finding at length."""
    entry = voice.speech.entry(finding.entry, finding.table)
    return voice.views.verdict(finding.number, entry, finding.judgement, finding.table)


def notes(found: Checked, voice: Voice) -> Iterator[str]:
    """What else there is to say: typing errors that were mended, findings that are not listed."""
    if (more := len(found.audit.findings) - MOST) > 0:
        yield voice.say("check-more.app", count=more)
    for line, typed, read in found.audit.mended[:MOST]:
        yield voice.say("check-read_as", line=str(line), typed=visible(typed), read=voice.name(read))
