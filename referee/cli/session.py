"""What a verb works with: the words of its language, the desk, the table it is about, and where its answer goes."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from referee.championship.office.sharing import event
from referee.cli.files import write_text
from referee.cli.layout import columns, paragraph
from referee.cli.output import put, put_json
from referee.cli.settings import Settings
from referee.cli.shapes import Agenda
from referee.cli.times import local
from referee.core.book.rulebook import Rulebook
from referee.core.judging.due import agenda
from referee.core.nouns.table import Table
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import RefereeError, UnknownId
from referee.journal import ASIDE, Aside, StreamInfo, is_there
from referee.lexicon import Lexicon, load
from referee.speech import Speech, visible
from referee.views.lost_entries import missing, numbers_of, unsure
from referee.views.table import Views


class Session:
    """One run of one verb."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.speech = Speech.of(settings.lang)

    @cached_property
    def lexicon(self) -> Lexicon:
        """All names."""
        return load()

    @cached_property
    def views(self) -> Views:
        """Values as records of strings."""
        return Views(self.speech, self.lexicon)

    @contextmanager
    def desk(self, making: bool = False, quiet: bool = False, own: Path | None = None) -> Iterator[Desk]:
        """The desk on the store; a store that is not there is made only by those who put something in it.

        What the store lacks is told, unless it is to be quiet. `own` is the file of another laptop of the event. Raises
        `UnknownId` `no_tables`, and whatever the store raises.
        """
        if not making and not is_there(self.settings.place):
            raise UnknownId("no_tables")
        desk = Desk(self.settings.place, shares=event, own=own)
        try:
            if not quiet:
                self.warn_of_what_lacks(desk.aside())
                self.warn_of_what_waits(desk)
            yield desk
        finally:
            desk.close()
            self.warn_of_a_copy_not_kept(desk.copies.trouble)

    @contextmanager
    def table(self) -> Iterator[TableLog]:
        """The table that was chosen, else the one touched last."""
        with self.desk() as desk:
            log = self.opened(desk, self.settings.table)
            if not self.settings.table:
                self._meant("table", desk.tables(), log.stream)
            yield log

    @contextmanager
    def table_or_line(self) -> Iterator[tuple[TableLog, int]]:
        """A table to be read, and from which entry on: all of the one that is meant, or a line of it aside."""
        if self.settings.table.startswith(f"{ASIDE}/"):
            with self.desk() as desk:
                yield desk.table_aside(self.settings.table)
        else:
            with self.table() as log:
                yield log, 0

    def opened(self, desk: Desk, stream: str) -> TableLog:
        """A table of the desk, as it takes names for it; which of its entries are lost is told."""
        log = desk.table(stream)
        self.warn_of_the_lost(log.lost)
        return log

    def warn_of_what_lacks(self, aside: Sequence[Aside]) -> None:
        """Says that acknowledged entries are not in the store, and how to bring them back."""
        if aside:
            self.warn("store-aside", count=sum(each.lacking for each in aside))

    def warn_of_what_waits(self, desk: Desk) -> None:
        """Says what was logged here without the server and is not handed in."""
        again = self.settings.store_again
        for title, count, since in desk.waiting():
            self.warn("apart-waiting", title=visible(title), count=count, since=local(since), store=again)

    def warn_of_the_lost(self, lost: Collection[int]) -> None:
        """Says which entries of a log cannot be read."""
        if lost:
            self.warn("store-lost", count=len(lost), numbers=numbers_of(lost))

    def missing(self, lost: Collection[int], what: str = "watch-gap") -> Iterator[str]:
        """The lines that tell whom a page is made for which part of a game or tournament is missing."""
        if told := missing(self.say, lost, what):
            yield from ("", *paragraph(told))

    def warn_of_the_unsure(self, found: Sequence[StreamInfo]) -> None:
        """Says of which tables or tournaments the title or the end is not sure, and what to do."""
        if what := unsure(self.say, found):
            self.warn("store-not_whole", what=what)

    def warn_of_a_copy_not_kept(self, trouble: RefereeError | None) -> None:
        """Says why a copy could not be kept."""
        if trouble is not None:
            self.warn("store-copy_failed", why=self.speech.error(trouble))

    def warn(self, key: str, **args: Any) -> None:
        """What is to be known whatever was asked for: on stderr, as a JSON object if JSON was asked for."""
        said = self.say(key, **args)
        if self.settings.json:
            said = msgspec.json.encode({"warning": {"key": key, "sentence": said}}).decode()
        put(said, err=True)

    def _meant(self, what: str, there: Sequence[StreamInfo], stream: str) -> None:
        """Which one is meant, where none was named and there are several."""
        title = next((info.title for info in there if info.id == stream), "")
        if len(there) > 1:
            self.talk(self.say(f"{what}-meant", title=visible(title), id=stream))

    def agenda(self, table: Table, book: Rulebook) -> Agenda:
        """What is due at this table, and what may be done."""
        plan = agenda(table, book)
        turn = self.speech.player(table, plan.turn) if plan.turn else ""
        due = (self.views.due(table, book, item) for item in plan.due)
        waits = self.views.waiting(table, plan.due)
        return Agenda(turn, (*due, *waits, *self.views.asked(table, book)), plan.may)

    def say(self, key: str, **args: Any) -> str:
        """A message of the language."""
        return self.speech.say(key, **args)

    def mended(self, typed: str, read: str) -> str:
        """What was typed with a slip, and what it was read as, by its name in the language."""
        from referee.views.voice import Voice  # only a typing error pays for it

        name = Voice(self.lexicon, self.settings.lang).name(read)
        return self.say("table-mended", typed=visible(typed), read=name)

    def answer(self, record: Any, lines: Iterator[str]) -> None:
        """The answer on stdout: the record as one line of JSON if JSON was asked for, else the lines."""
        if self.settings.json:
            put_json(msgspec.json.encode(record).decode())
            return
        for line in lines:
            put(line)

    def write(self, text: str, output: str | None) -> None:
        """The text into a file, and said so; without one on stdout."""
        if output is None:
            put(text, nl=False)
            return
        write_text(output, text)
        self.talk(self.say("done-exported", file=output))

    def streams(self, found: Sequence[StreamInfo], none: str) -> Iterator[str]:
        """What the store holds of one kind, a line each; if it holds none that is said."""
        if not found:
            self.talk(self.say(none))
            return
        yield from columns([[info.id, local(info.last_at), str(info.length), info.title] for info in found])

    def talk(self, text: str) -> None:
        """Talk that is no part of the answer."""
        if not self.settings.json:
            put(text, err=True)
