"""The reference card of sets: what their chapters name, in the words of the rulings that state it. Plain records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from referee import sets
from referee.core.book.player_aid import CardLine, Chapter
from referee.library.ruling import Ruling
from referee.library.shelf import Library
from referee.speech import Speech

MARKS = {"recommended": "*", "inferred": "*", "open": "?"}
"""The sign of what the sources do not say outright."""


class Statement(Struct, frozen=True):
    """One statement: the words of a ruling, the clauses asked for that it states, its sign, the question if needed."""

    text: str
    clauses: tuple[str, ...]
    mark: str = ""
    question: str = ""


class CardRow(Struct, frozen=True):
    """A line of the card: what it is about, if it is about something, and what is said of it."""

    about: str
    said: tuple[Statement, ...]


class Part(Struct, frozen=True):
    """A chapter: its heading and its lines; `dense` where it lists many things of one kind."""

    title: str
    rows: tuple[CardRow, ...]
    dense: bool = False


class ReferenceCard(Struct, frozen=True):
    """The reference card of these sets in one language; `options` with the values in force, under their heading."""

    lang: str
    title: str
    parts: tuple[Part, ...]
    options_title: str
    options: tuple[tuple[str, str], ...]
    foot: str


def card_of(chosen: Iterable[str], options: Mapping[str, str], speech: Speech, library: Library) -> ReferenceCard:
    """The card of these sets, with these options; usual ones where nothing was chosen. Raises `UnknownId`."""
    found = tuple(sets.named(name) for name in chosen)
    values = {name: options.get(name) or usual[0] for each in found for name, usual in each.facts.options.items()}
    making = _Making(speech, library, values)
    names = speech.words.joined([speech.say(f"set-{each.name}") for each in found])
    return ReferenceCard(
        lang=speech.lang,
        title=speech.say("aid-of-sets", sets=names),
        parts=tuple(
            part
            for each in found
            for chapter in each.chapters
            if (part := making.part(chapter, each.facts.events)).rows
        ),
        options_title=speech.say("aid-options"),
        options=tuple((speech.say(f"option-{n}"), speech.say(f"option-{n}-{value}")) for n, value in values.items()),
        foot=speech.say("aid-foot"),
    )


class _Making:
    """Chapters and lines in one language, by one shelf."""

    def __init__(self, speech: Speech, library: Library, values: Mapping[str, str]) -> None:
        self.speech, self.library, self.values = speech, library, values

    def part(self, chapter: Chapter, events: tuple[str, ...]) -> Part:
        """A chapter, with the lines that the options in force leave; lines about one thing become one."""
        rows: dict[str, list[Statement]] = {}
        for number, line in enumerate(chapter.lines):
            if line.when is None or self.values.get(line.when[0]) == line.when[1]:
                rows.setdefault(line.about or str(number), []).extend(self._line(line))
        made = (CardRow(self._name(about, events), tuple(said)) for about, said in rows.items())
        return Part(self.speech.say(f"aid-chapter-{chapter.key}"), tuple(made), chapter.dense)

    def _name(self, about: str, events: tuple[str, ...]) -> str:
        if about in events:
            return self.speech.words.event(about)
        return "" if about.isdecimal() else self.speech.card(about)

    def _line(self, line: CardLine) -> Iterator[Statement]:
        """A statement for each ruling; one that states two of the clauses is said once."""
        stated: dict[str, tuple[Ruling, list[str]]] = {}
        for clause in line.clauses:
            if (ruling := self.library.stating(clause)) is not None:
                stated.setdefault(ruling.id, (ruling, []))[1].append(clause)
        for ruling, clauses in stated.values():
            told = ruling.told(self.speech.lang)
            question = told.question if line.ask else ""
            text = told.answer if line.ask else plain(told.answer, self.speech)
            yield Statement(text, tuple(clauses), MARKS.get(ruling.standing, ""), question)


def plain(said: str, speech: Speech) -> str:
    """An answer without the yes or no that only its question needs."""
    for lead in (f"{word}{sign} " for word in speech.say("aid-plain_answer").split() for sign in ",:"):
        if said.startswith(lead):
            said = said.removeprefix(lead).lstrip()
            return said[:1].upper() + said[1:]
    return said
