"""Sentences: what the core says in keys and typed arguments goes in; plain text in one language comes out.

The table gives the names. The text is safe to show: names are put in as values, never read as markup. A language loads
when it first speaks.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from referee.core.judging.changes import LegalChange
from referee.core.nouns.entries import Assumed, Corrected, Entry, Inserted, OfTheEvent, Opened, Retracted
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import OPEN, PASSED_OVER, Level, Reason
from referee.core.nouns.vocabulary import NOBODY, Card
from referee.errors import RefereeError
from referee.languages import LANGUAGES
from referee.lexicon import load
from referee.speech.arguments import MANY, arguments, count, player
from referee.speech.names import SHORT, blank, shortened, visible, width
from referee.speech.words import Words, face, read_out

__all__ = [
    "LANGUAGES",
    "SOME_PLAYERS",
    "Speech",
    "Words",
    "blank",
    "count",
    "face",
    "read_out",
    "shortened",
    "visible",
    "width",
]

AFTER_REFUSED = "after_refused"
"""What is asked of a line behind one that was not logged: its sentence names that one."""
UNSEEN = "?"
"""The option that is a card nobody noted."""
_KEY = re.compile(r"[a-z][a-z0-9_]*")
TOLD_BY_THE_SYSTEM = (
    errno.ENOENT, errno.EACCES, errno.EPERM, errno.EISDIR, errno.ENOTDIR, errno.ENOSPC, errno.EROFS, errno.EADDRINUSE,
)  # fmt: skip
"""What a system most often refuses for."""
SOME_PLAYERS: dict[str, object] = {"one": "ben", "another": "cleo", "players": (), "read": ""}
"""Who is named in an example where no table with players is known, and nothing read before what cannot be."""
_SYSTEM = {os.strerror(code): f"system-{errno.errorcode[code].lower()}" for code in TOLD_BY_THE_SYSTEM}
"""What the system says in English, by the message that says it in the language spoken."""
_NAMED = ("card", "character", "role", "verb", "word")


MOST_NAMED = 3
"""Entries taken back together of which it is said what they were."""


class Speech:
    """One language. Its methods are functions of the values given and the words of i18n/; none raises."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.lang = words.lang

    @classmethod
    def of(cls, lang: str) -> Speech:
        """The speech of a language; English for one that there is not."""
        return cls(Words.of(lang))

    def say(self, key: str, /, **args: Any) -> str:
        """Any message by its id, with its arguments as they are."""
        return self.words.say(key, **args)

    def reason(self, reason: Reason, table: Table) -> str:
        """One full sentence; both readings of what is for the referee."""
        values = self._passed(reason, table) if reason.key == PASSED_OVER else reason.args
        args, key = arguments(values, table, self.words, reason.key), f"reason-{reason.key}"
        said = self.words.say(key, **args)
        if reason.level is Level.UNCLEAR:
            said = self.words.find(f"{key}.unclear", **args) or self.words.say("reason-unclear", sentence=said)
        if reason.open:
            return self.words.say(f"reason-open-{reason.args[OPEN]}", sentence=said, key=reason.key)
        return self._decided(reason, said) if "house" in reason.args else said

    def _decided(self, reason: Reason, said: str) -> str:
        """The sentence with what the referee decided of it: the precedent that the decision follows, and its words."""
        named = {name: visible(str(reason.args.get(f"house_{name}", ""))) for name in ("precedent", "reason")}
        named["reason"] = named["reason"].rstrip(".")
        given = {f"{name}_is": "given" if value else "none" for name, value in named.items()}
        return self.words.say(f"reason-house-{reason.args['house']}", sentence=said, **named, **given)

    def _passed(self, reason: Reason, table: Table) -> dict[str, str]:
        """What play went on past, and of whom it is not known whether he gave a card."""
        args: Any = reason.args
        told = zip(args["kinds"], args["seats"], args["counts"], args["cards"], strict=False)
        passed = [Owed(*item) for item in told]
        answering = dict.fromkeys(owed.seat for owed in passed if owed.kind == "answer")
        items = "; ".join(self._owed(owed, table, ".short") for owed in passed)
        return {"items": items, "holders": self.words.joined([player(table, seat, self.words) for seat in answering])}

    def panel(self, key: str, row: Mapping[str, Any], table: Table) -> str:
        """What a set has to show, a sentence a row."""
        return self.words.say(f"panel-{key}", **arguments(row, table, self.words))

    def aid(self, key: str, row: Mapping[str, Any], table: Table) -> str:
        """What a player might do, or what holds for him, as the player aid says it."""
        return self.words.say(f"aid-{key}", **arguments(row, table, self.words))

    def outcome(self, outcome: str, seat: int, table: Table) -> str:
        """How the game ended for a player: `won` or `lost`."""
        values = {"by": seat, "role": table.seats[seat - 1].role}
        return self.words.say(f"outcome-{outcome}", **arguments(values, table, self.words))

    def verdict(self, word: str) -> str:
        """The label of a verdict, with its sign: `✗ Irregular`."""
        return self.words.say("verdict-label", sign=self.sign(word), word=self.words.say(f"verdict-{word}"))

    def sign(self, word: str) -> str:
        """The sign of a verdict alone, told apart without colour."""
        return self.words.say(f"verdict-{word}.sign")

    def owed(self, owed: Owed, table: Table, options: Iterable[str] = (), must: bool = False) -> str:
        """What is due; with two or more `options` (words of the agenda) these too: `a Missed! or nothing`.

        `must`: it may not be left undone, though play may go on before it. A step of the turn that was passed over is
        nobody's choice: the log lacks it.
        """
        said = self._owed(owed, table)
        choices = self._options(tuple(options))
        if len(choices) > 1:
            said = self.words.say("owed-options", what=said, options=self.words.joined(choices, "or"))
        if owed.must or must:
            return said
        return self.words.say("owed-overdue" if owed.late else "owed-optional", what=said)

    def waits(self, owed: Owed, table: Table) -> str:
        """What waits for the end of the card under way."""
        return self.words.say("owed-waits", what=self._owed(owed, table))

    def _owed(self, owed: Owed, table: Table, form: str = "") -> str:
        values = {"by": owed.seat, "count": owed.count, "card": owed.named, "other": owed.other}
        if owed.other == owed.seat:
            values["other"] = NOBODY
        return self.words.say(f"owed-{owed.kind}{form}", **arguments(values, table, self.words))

    def _options(self, ids: tuple[str, ...]) -> list[str]:
        said = list(dict.fromkeys(self._option(id_) for id_ in ids if id_ != UNSEEN))
        unseen = ids.count(UNSEEN)
        return [*said, self.words.say("cards-not_noted", count=unseen)] if unseen else said

    def _option(self, id_: str) -> str:
        if id_ in ("hit", "no"):
            return self.words.say("owed-nothing")
        if id_ == "answer":
            return self.words.say("owed-other_card")
        return self.words.card(id_, form="a") if load().names("card", id_) else self._choice(id_)

    def change(self, change: LegalChange, table: Table) -> str:
        """What could have been otherwise, to follow on "it would be allowed if"."""
        number = int(change.what) if change.what.isdecimal() else 0
        card, _, face = change.what.partition("/")
        what = Card(card, face) if change.kind in ("card", "from_hand") else change.what
        values = {"by": change.seat, "what": what, "count": number, "other": change.other}
        told = dict(arguments(values, table, self.words))
        if change.owed is not None:
            told["owed"] = self._owed(change.owed, table)
        if change.as_well:
            told["by"] = self.words.joined([self.player(table, seat) for seat in (change.seat, *change.as_well)], "or")
        return self.words.say(f"change-{change.kind}", **told)

    def rule(self, id_: str) -> str:
        """What a rule is called as a step of a computed answer: `seats in between`, `Mustang`."""
        name = id_.partition(".")[2]
        said = self.words.find(f"rule-{id_.replace('.', '-')}")
        return said if said is not None else self._choice(name).replace("_", " ")

    def entry(self, entry: Entry, table: Table) -> str:
        """A line of the history."""
        if isinstance(entry, Opened):
            table = entry.table
            values: dict[str, Any] = {"title": table.title, "seats": len(table.seats)}
        else:
            values = {name: getattr(entry, name) for name in entry.__struct_fields__}
        said = self.words.say(f"entry-{type(entry).__name__.lower()}", **arguments(values, table, self.words))
        told = entry.told if isinstance(entry, OfTheEvent) else 0
        return self.words.say("entry-told", entry=said, number=str(told)) if told else said

    def retracted(self, entry: Retracted, entries: Sequence[Entry], table: Table) -> str:
        """That entries are taken back, and what they were; of a retraction that is taken back, what that took back."""
        said, was = self.entry(_of_what_is_seen(entry, entries), table), entries[entry.entry : entry.entry + 1]
        if was and isinstance(was[0], Retracted):
            told = self._were(was[0], entries, table)
            before = self.entry(_of_what_is_seen(was[0], entries), table)
            named = self.say("entry-retracted_was", retracted=before, was=told)
        else:
            named = self._were(entry, entries, table)
        return self.say("entry-retracted_was", retracted=said, was=named)

    def _were(self, entry: Retracted, entries: Sequence[Entry], table: Table) -> str:
        """The entries that are taken back, in their order; of what was put right with any, those that came so.

        That some of them were not typed is told of nothing that is gone.
        """
        numbers = sorted({part for each in (entry.entry, *entry.also) for part in _brought(each, entries)})
        numbers = [number for number in numbers if not isinstance(entries[number], Assumed)] or numbers
        named = numbers if len(numbers) <= MOST_NAMED + 1 else numbers[:MOST_NAMED]
        told = [self.entry(entries[number], table) for number in named]
        more = len(numbers) - len(named)
        return " · ".join([*told, *([self.say("entry-and_more", count=more)] if more else [])])

    def error(self, error: RefereeError, at: str = "") -> str:
        """What is wrong, where, and what to do at this face (`app`); a plain sentence as it was raised."""
        about = {name: value for name, value in error.about.items() if name not in ("file", "line")}
        wrong = self._wrong(error, about, at)
        if read := error.about.get("read"):
            wrong = f"{wrong} {self.words.say('error-read_so_far', read=visible(str(read)))}"
        if (before := error.about.get("refused")) and error.key != AFTER_REFUSED:
            wrong = f"{wrong} {self.words.say('error-line_before', refused=visible(str(before)))}"
        if behind := error.about.get("behind"):
            wrong = f"{wrong} {self.words.say('error-lines_behind', count=behind)}"
        return self._placed(wrong, error)

    def _wrong(self, error: RefereeError, about: dict[str, Any], at: str) -> str:
        if not _KEY.fullmatch(error.key):
            return "\n".join(visible(line) for line in error.key.splitlines())
        values = {name: self._told(name, value) for name, value in (SOME_PLAYERS | about).items()}
        nothing = {name for name, value in about.items() if value == 0 and isinstance(value, int)}
        given = {f"{name}_is": "given" if said and name not in nothing else "none" for name, said in values.items()}
        here = self.words.find(f"error-{error.key}.{at}", **values, **given) if at else None
        said = here if here is not None else self.words.find(f"error-{error.key}", **values, **given)
        if said is not None:
            return said
        kind = self.words.say(f"error-{type(error).__name__}")
        return self.words.say(
            "error-detail", sentence=kind, detail=", ".join([error.key, *(str(values[name]) for name in about)])
        )

    def _told(self, name: str, value: object) -> str | int:
        if name in MANY and isinstance(value, int):
            return value
        if isinstance(value, str) and value in _SYSTEM:
            return self.words.say(_SYSTEM[value])
        if not isinstance(value, tuple | list):
            return visible(str(value))
        say = {"choices": self._choice, "known": self._set}.get(name, visible)
        return self.words.joined([say(str(each)) for each in value], "or")

    def _choice(self, id_: str) -> str:
        kind = next((kind for kind in (*_NAMED, *load().kinds) if load().names(kind, id_)), None)
        return load().name(kind, id_, self.lang) if kind else visible(id_)

    def _set(self, id_: str) -> str:
        """A set by what is typed for it everywhere, with its name."""
        return f"{id_} ({self.words.find(f'set-{id_}') or visible(id_)})"

    def _placed(self, said: str, error: RefereeError) -> str:
        file, line = (visible(str(error.about.get(name, ""))) for name in ("file", "line"))
        place = "both" if file and line else "file" if file else "line" if line else ""
        if not place:
            return said
        return self.words.say("error-at", place_is=place, file=file, line=line, sentence=said)

    def player(self, table: Table, number: int, columns: int = 0) -> str:
        """The name of a player; with `columns`, in at most so many of a terminal."""
        name = player(table, number, self.words)
        return shortened(name, columns) if columns else name

    def short(self, table: Table, number: int) -> str:
        """The name of a player in 24 columns."""
        return self.player(table, number, SHORT)

    def card(self, id_: str, face_: str = "", form: str = "") -> str:
        """A card by its official name, with rank and suit if seen; `form`: with the article `a` or `the`."""
        return self.words.card(visible(id_), face(face_) if face_ else "", form)

    def character(self, id_: str) -> str:
        """A character by name."""
        return self.words.character(id_)

    def role(self, id_: str) -> str:
        """A role by name."""
        return self.words.role(id_)

    def side(self, id_: str) -> str:
        """A side that can win."""
        return self.words.side(id_)

    def phase(self, id_: str) -> str:
        """A phase of a turn."""
        return self.words.phase(id_)

    def read_first(self, clauses: Iterable[str]) -> tuple[str, ...]:
        """The clauses with those first whose source a reader of this language has in it, else in their order."""
        first = self.words.say("source-read_first").split()
        return tuple(sorted(clauses, key=lambda id_: _rank(id_.partition("-")[0], first)))

    def clause(self, id_: str) -> str:
        """The id of a clause with the short title of its source: `NLB-013 (Dutch rules)`."""
        source = self.words.find(f"source-{id_.partition('-')[0]}")
        return self.words.say("clause-cited", id=visible(id_), source=source) if source else visible(id_)


def _rank(source: str, first: Sequence[str]) -> int:
    return first.index(source) if source in first else len(first)


def _of_what_is_seen(entry: Retracted, entries: Sequence[Entry]) -> Retracted:
    """The retraction without the marks of what nobody typed, which are counted by nobody who reads of it."""
    numbers = (each for each in (entry.entry, *entry.also) if each < len(entries))
    first, *also = [each for each in numbers if not isinstance(entries[each], Assumed)] or [entry.entry]
    return replace(entry, entry=first, also=tuple(also))


def _brought(number: int, entries: Sequence[Entry]) -> Sequence[int]:
    """What this entry put in its place or before another; it alone, where it did neither, or nothing is known of it."""
    match entries[number : number + 1]:
        case [Corrected(count=count) | Inserted(count=count)]:
            typed = range(number + 1, min(number + 1 + count, len(entries)))
            return [each for each in typed if not isinstance(entries[each], Assumed)] or [number]
        case [_]:
            return [number]
    return []
