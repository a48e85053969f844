"""Who logged an entry and on which device, said only of a log that more than one person or device wrote.

The name is the one that somebody came to the event with; a device tells its own, which is as doubtful as any input.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from referee.journal import Writer
from referee.speech import Speech, visible

LONGEST = 40


class LoggedBy(Struct, frozen=True):
    """What is said of the writers of one log, who were so many persons and devices."""

    persons: frozenset[str] = frozenset()
    devices: frozenset[str] = frozenset()

    @classmethod
    def of(cls, writers: Iterable[Writer]) -> LoggedBy:
        """Of these."""
        known = set(writers)
        return cls(*(frozenset(filter(None, names)) for names in zip(*known, strict=True)))

    @property
    def several(self) -> bool:
        """Did more than one person or device write it?"""
        return len(self.persons) > 1 or len(self.devices) > 1

    def short(self, writer: Writer) -> str:
        """What tells one writer from the others, for the end of a row; nothing of a log with one."""
        if not self.several:
            return ""
        names = (writer.who, "" if len(self.devices) < 2 and len(self.persons) > 1 else writer.device)
        return "/".join(_shown(each) for each in names if each)

    def sentence(self, writer: Writer, speech: Speech) -> str:
        """The same as a sentence."""
        if not self.several or not any(writer):
            return ""
        known = "both" if all(writer) else "who" if writer.who else "device"
        return speech.say("history-by", known=known, who=_shown(writer.who), device=_shown(writer.device))


def _shown(name: str) -> str:
    return visible(name)[:LONGEST]
