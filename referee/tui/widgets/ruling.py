"""A ruling to read: the answer first, then why; what it rests on, and what is asked next, under it or beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.content import Content

from referee.languages import LANGUAGES
from referee.library.ruling import Ruling, Source
from referee.tui.consulting import Offer
from referee.tui.widgets.lying import suited
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, lines
from referee.tui.widgets.seat_marks import BEYOND, REACHED
from referee.views.voice import Voice

HOLDS, HOLDS_NOT = f"bold {LEVELS['legal']}", "bold $sign-waits"


class Rests(Panel):
    """What a ruling rests on, in a column of its own; a question that is too long goes on further in."""

    HANGS = 2


class RulingText(Panel):
    """One ruling, in one language or in every language that it has."""

    def show(self, offer: Offer, langs: Sequence[str], voice: Voice, under: Sequence[Content] = ()) -> None:
        """Show it in these languages, and this under it; what answers to a question is marked in the first."""
        first, *others = langs
        there = [first, *(lang for lang in others if offer.ruling.answer.get(lang))]
        parts = [
            part
            for place, lang in enumerate(there)
            for part in _told(offer.ruling, lang, () if place else offer.marks, voice)
        ]
        self.put(lines([*parts, *under]))


def _told(ruling: Ruling, lang: str, marks: Sequence[tuple[int, int]], voice: Voice) -> Iterator[Content]:
    told = ruling.told(lang)
    answer = suited(told.answer).stylize("bold")
    for begin, end in marks:
        answer = answer.stylize("underline", begin, end)
    yield Content.styled(told.question, QUIET)
    yield answer
    if told.lang != lang:
        yield Content.styled(voice.speech.words.untranslated(told.lang), QUIET)
    yield Content("")
    for said in (told.detail, ruling.because(lang)):
        if said:
            yield suited(said)
            yield Content("")


def listed(offer: Offer, lang: str, voice: Voice, whole: bool) -> Content:
    """Its row in a list: the question with its clause, and whether it is not in force here; `whole`: the answer too."""
    ruling, told = offer.ruling, offer.ruling.told(lang)
    question = offer.question or told.question
    mark = in_force(offer, voice) if offer.in_force is not True or ruling.is_house else None
    clause = Content.styled("".join(ruling.clauses[:1]), QUIET)
    notes = [part for part in (clause, mark) if part]
    row = Content.assemble(suited(question), "  ", Content.styled(" · ", QUIET).join(notes))
    return lines([row, Content.styled(told.answer, QUIET)]) if whole else row


def rests_on(offer: Offer, source: Source, voice: Voice) -> Iterator[Content]:
    """Whether it holds here; by which rules the play is judged how; where it is printed; how firm it is."""
    if (holds := in_force(offer, voice)) is not None:
        yield holds
    yield from _verdicts(offer.ruling, voice)
    yield from _source(offer.ruling, source, voice)


def in_force(offer: Offer, voice: Voice) -> Content | None:
    """Whether the ruling holds at the table that asks, with a sign; nothing where that is not known."""
    if offer.ruling.is_house:
        return Content.styled(f"{REACHED} {voice.say('ask-house')}", HOLDS)
    if offer.replaced:
        return Content.styled(f"{BEYOND} {voice.say('ask-replaced')}", HOLDS_NOT)
    if offer.in_force is None:
        return None
    sign, key, style = (REACHED, "in_force", HOLDS) if offer.in_force else (BEYOND, "not_in_force", HOLDS_NOT)
    return Content.styled(f"{sign} {voice.say(f'ask-{key}')}", style)


def _verdicts(ruling: Ruling, voice: Voice) -> Iterator[Content]:
    """By which rules the play is judged how, where that is told."""
    for ruleset, level in ruling.verdicts.items():
        words = f"{voice.say(f'verdict-{level}.sign')} {voice.say(f'verdict-{level}')}"
        yield Content.assemble(f"{voice.ruleset_name(ruleset)}: ", (words, LEVELS.get(level, "")))
    if ruling.verdicts:
        yield Content("")


def _source(ruling: Ruling, source: Source, voice: Voice) -> Iterator[Content]:
    """The clauses and where they are printed, then how firm it is."""
    standing = voice.say("ask-standing", standing=ruling.standing)
    place = ", ".join(part for part in (source.title, source.edition, ruling.section) if part)
    made = (ruling.tournament, ruling.author, ruling.date.isoformat() if ruling.date else "")
    printed = f"{voice.say('ask-source')}: {place}" if place else ""
    if ruling.clauses or printed:
        clauses = (", ".join(ruling.clauses), "bold $text-accent")
        yield Content.assemble(clauses, "  " if ruling.clauses and printed else "", printed)
    yield Content.styled(" · ".join(part for part in (standing, *made, ruling.id) if part), QUIET)


def asked_next(offers: Sequence[Offer], lang: str, voice: Voice) -> Iterator[Content]:
    """The rulings that are asked for next, under their heading."""
    if offers:
        yield Content("")
        yield Content.styled(voice.say("ask-related"), "bold")
    for offer in offers:
        question = offer.ruling.told(lang).question
        clause = "".join(offer.ruling.clauses[:1])
        yield Content.assemble("· ", question, (f"  {clause}" if clause else "", QUIET))


def languages(lang: str, parallel: bool) -> tuple[str, ...]:
    """The language asked for, and the others after it where all are wanted."""
    return (lang, *(other for other in LANGUAGES if other != lang)) if parallel else (lang,)
