"""What can go wrong outside the rules: one root, thin named children.

A play against the rules is never an exception: it is a verdict. These are for files, stores and callers
that are broken; each message says what is wrong, where, and what to do about it.
"""


class RefereeError(Exception):
    """The root of every error that a person may be shown: a key with arguments, put into words elsewhere."""

    def __init__(self, key: str, **about: object) -> None:
        super().__init__(key, about)
        self.key = key
        self.about = about

    def __str__(self) -> str:
        return ": ".join([self.key, *(f"{name} {value}" for name, value in self.about.items())])


class BadData(RefereeError):
    """A data file of the project (rulings, glossary, a set's facts) breaks its own format."""


class BadJournal(RefereeError):
    """A game file or an entry cannot be read."""


class UnknownId(RefereeError):
    """Nothing has this id: no set, rule, ruling, table or source."""


class SetsClash(RefereeError):
    """Two of the chosen sets cannot be played together."""


class BadLine(RefereeError):
    """A line of shorthand means nothing at this table, or more than one thing."""


class StoreBusy(RefereeError):
    """Another process wrote to the store meanwhile, or is writing now."""


class StoreNewer(RefereeError):
    """The store was written by a later version of the program."""


class StoreDamaged(RefereeError):
    """The store's file cannot be trusted any more; what can be read can be exported."""


class Stale(StoreBusy):
    """Another writer was quicker: the stream is longer than the caller knows; read it again."""


class StoreUnreachable(RefereeError):
    """The store's file cannot be opened or written: no such place, no right, no room."""


class NotYet(RefereeError):
    """What is asked for may not be shown, or done, before something else has happened."""
