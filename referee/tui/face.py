"""What every screen speaks through: the desk, the words and views of the language chosen."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from referee.desk.desk import Desk
from referee.errors import RefereeError
from referee.speech import visible
from referee.views.voice import Voice

if TYPE_CHECKING:
    from referee.championship.office.office import Office

WHO = "REFEREE_NAME"
"""Who sits at the desk, as the command line reads it."""


Told = Callable[[RefereeError], RefereeError]


def as_it_is(error: RefereeError) -> RefereeError:
    """All of it may be told."""
    return error


class Face(Voice):
    """The desk, the language it is spoken of in, and what may be `told` of what is wrong."""

    def __init__(self, desk: Desk, lang: str, told: Told = as_it_is) -> None:
        super().__init__(desk.lexicon, lang)
        self.desk = desk
        self._told = told
        self.called: set[str] = set()
        """The tables to which the desk was called from here, until somebody goes there."""

    @cached_property
    def office(self) -> Office:
        """The tournaments of the same store; opened when one is first asked for."""
        from referee.championship.office.office import Office

        return Office(self.desk.path, by=os.environ.get(WHO, ""))

    def lacking(self) -> list[str]:
        """What the store is known to lack, and why a copy of it could not be kept, in sentences."""
        aside = sum(each.lacking for each in self.desk.aside())
        office = [self.office.copies] if "office" in self.__dict__ else []
        troubles = [each.trouble for each in (self.desk.copies, *office) if each.trouble is not None]
        said = [self.say("store-aside.app", count=aside)] if aside else []
        return [*said, *(self.say("store-copy_failed", why=self.wrong(each)) for each in troubles)]

    def call(self, stream: str, why: str = "") -> str:
        """Call the desk to a table; what came of it, in a sentence. Raises `RefereeError`."""
        if not self.desk.call(stream, why):
            return self.say("floor-unheard")
        self.called.add(stream)
        title = next((info.title for info in self.desk.tables() if info.id == stream), stream)
        return self.say("floor-call_made", table=visible(title))

    def mend(self) -> str:
        """Write the store anew, and say what came of it; the old file stands beside it, and no path need be told.

        Raises `RefereeError`; the store is open again either way.
        """
        if "office" in self.__dict__:
            self.office.close()
            del self.office
        done = self.desk.mend()
        return self.say("store-mended", entries=done.records, back=done.back, gaps=done.gaps, old=done.old.name)

    def wrong(self, error: RefereeError) -> str:
        """What is wrong, where, and what to do, as far as it may be told here."""
        return super().wrong(self._told(error))

    def close(self) -> None:
        """Let go of the store."""
        self.desk.close()
        if "office" in self.__dict__:
            self.office.close()
