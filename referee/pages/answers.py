"""The answers to a question as plain texts: what is marked in them, what is worked out, and what has to be said beside.

In go what the shelf answered and the words of a language, out come records that a template lays out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from referee.library.search import Hit, Hits
from referee.pages.at_table import Asking
from referee.pages.shelf import Asked, Read
from referee.speech import visible
from referee.views.voice import Voice

Pieces = tuple[tuple[str, bool], ...]
"""A text in pieces, each with whether it answers to what was typed."""
HOLDS, HOLDS_NOT = "✓", "✗"


class Answer(Struct, frozen=True):
    """A ruling that answers: its question as a link, the answer, what was worked out, and what is to be known of it."""

    id: str
    href: str
    lang: str
    question: str
    pieces: Pieces
    worked: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class Answers(Struct, frozen=True):
    """All answers, the best first, and what is said above them."""

    found: tuple[Answer, ...] = ()
    notes: tuple[str, ...] = ()


def answers(asked: Asked, asking: Asking, voice: Voice) -> Answers:
    """What is answered, in a language."""
    found = tuple(_answer(hit, asked, asking, voice) for hit in asked.hits.hits)
    return Answers(found, tuple(_above(asked.hits, voice)))


def briefly(rulings: Sequence[Read], asking: Asking, voice: Voice) -> tuple[Answer, ...]:
    """Rulings with their answers, without having been asked."""
    return tuple(_brief(each, asking, voice) for each in rulings)


def holding(holds: bool | None, house: bool, voice: Voice) -> tuple[str, ...]:
    """Whether a ruling is in force at the table that asks; nothing where none does."""
    if house:
        return (f"{HOLDS} {voice.say('ask-house')}",)
    if holds is None:
        return ()
    return (f"{HOLDS} {voice.say('ask-in_force')}",) if holds else (f"{HOLDS_NOT} {voice.say('ask-not_in_force')}",)


def _above(hits: Hits, voice: Voice) -> Iterator[str]:
    """What was read otherwise than typed, what nobody knows, and how sure the answers are."""
    for typed, read in hits.corrected:
        yield voice.say("ask-meant", typed=visible(typed), read=visible(read))
    if hits.unknown:
        yield voice.say("ask-unknown", words=", ".join(map(visible, hits.unknown)))
    if not hits.sure:
        yield voice.say("ask-unsure" if hits.hits else "ask-none")


def _answer(hit: Hit, asked: Asked, asking: Asking, voice: Voice) -> Answer:
    notes = holding(hit.in_force, hit.ruling in asked.house, voice)
    notes += (voice.say("ask-replaced"),) if "superseded" in hit.shares else ()
    notes += tuple(filter(None, [voice.speech.words.untranslated(hit.lang)]))
    worked = tuple(f"= {voice.say(each.key, **each.args)}" for each in asked.worked if each.ruling == hit.ruling)
    pieces = tuple(_pieces(hit.snippet, hit.marks))
    return Answer(hit.ruling, asking.address(hit.ruling), hit.lang, hit.question, pieces, worked, notes)


def _brief(read: Read, asking: Asking, voice: Voice) -> Answer:
    told = read.ruling.told(voice.lang)
    notes = holding(read.holds, read.ruling.is_house, voice)
    notes += (voice.say("ask-replaced"),) if read.replaced else ()
    notes += tuple(filter(None, [voice.speech.words.untranslated(told.lang)]))
    pieces = ((told.answer, False),)
    return Answer(read.ruling.id, asking.address(read.ruling.id), told.lang, told.question, pieces, (), notes)


def _pieces(text: str, marks: Sequence[tuple[int, int]]) -> Iterator[tuple[str, bool]]:
    """The text, cut where a mark begins or ends."""
    end = 0
    for begin, stop in sorted(marks):
        if begin >= end:
            yield from [(text[end:begin], False)] if begin > end else []
            yield text[begin:stop], True
            end = stop
    if end < len(text):
        yield text[end:], False
