"""The words of a tournament in the hall, in one language: those of its reports, and those of the pages."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from referee.championship.hall.heard import Heard
from referee.championship.reports.telling import Telling

MINUTE, HOUR = 60, 60


class Wording:
    """A tournament as everybody heard it, told in one language; `now` is the time in seconds."""

    def __init__(self, heard: Heard, lang: str, now: float) -> None:
        self.heard, self.now = heard, now
        self.told = Telling(heard.said, lang, "everybody")
        self.lang = self.told.lang

    def cup(self, key: str, /, **args: Any) -> str:
        """A message of the hall's pages."""
        return self.told.speech.words.say(f"cup-{key}", **args)

    def table(self, number: int) -> str:
        """A table by its number."""
        return self.told.speech.words.say("tournament-table", table=str(number))

    def player(self, number: int) -> str:
        """A player by name."""
        return self.told.speech.player(number)

    def clock(self, at: float) -> str:
        """A time of day."""
        return datetime.fromtimestamp(at).astimezone().strftime("%H:%M")

    @property
    def pause(self) -> str:
        """That all pause, and since when; empty while they play."""
        if not self.heard.paused:
            return ""
        at = self.heard.paused_at
        return self.cup("paused", since="unknown" if at is None else self.clock(at))

    def lasted(self, since: float) -> str:
        """How long ago that is, in hours and minutes, but for pauses of all."""
        played = self.now - since - self.heard.stood(since, self.now)
        hours, minutes = divmod(max(0, int(played)) // MINUTE, HOUR)
        return self.cup("lasted", hours=hours, minutes=minutes)
