"""A ruling to read: the answer first, then why, where it is printed, and what is asked next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.content import Content

from referee.languages import LANGUAGES
from referee.library.ruling import Ruling, Source
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, lines
from referee.views.voice import Voice

Marks = Sequence[tuple[int, int]]


class RulingText(Panel):
    """One ruling, in one language or in all three."""

    def show(self, ruling: Ruling, source: Source, voice: Voice, langs: Sequence[str], marks: Marks = ()) -> None:
        """Show it in these languages; the marks are places in the answer of the first."""
        told = ruling.in_every_language()
        parts = [part for place, lang in enumerate(langs) for part in _told(told, lang, () if place else marks)]
        self.put(lines([*parts, *_verdicts(told, voice), *_source(told, source, voice)]))


def _told(ruling: Ruling, lang: str, marks: Marks) -> Iterator[Content]:
    answer = Content.styled(ruling.answer[lang], "bold")
    for begin, end in marks:
        answer = answer.stylize("underline", begin, end)
    yield Content.styled(ruling.question[lang][0], QUIET)
    yield answer
    yield Content("")
    for said in (ruling.detail.get(lang, ""), ruling.because(lang)):
        if said:
            yield Content(said)
            yield Content("")


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


def languages(lang: str, parallel: bool) -> tuple[str, ...]:
    """The language asked for, and the other two after it where all are wanted."""
    return (lang, *(other for other in LANGUAGES if other != lang)) if parallel else (lang,)
