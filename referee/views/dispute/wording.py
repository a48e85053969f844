"""Puts an assessment into words: the dispute sheet in one language."""

from __future__ import annotations

from collections.abc import Iterator

from referee.core.nouns.verdict import DOUBT
from referee.desk.hearing.outcomes import Changed
from referee.library.ruling import Ruling, Source
from referee.library.shelf import Library
from referee.log.history import AMENDING
from referee.log.replaying import JudgedEntry
from referee.speech import visible
from referee.views.dispute.assessment import Assessment, Reading
from referee.views.dispute.differences import differences
from referee.views.dispute.sheet import ChangeView, Cited, EntryView, ReadingView, RulingView, Sheet
from referee.views.logged_by import LoggedBy
from referee.views.lost_entries import missing
from referee.views.table import Views

MOST_RULINGS = 6
MOST_CHANGED = 12


def sheet_of(assessment: Assessment, views: Views, library: Library) -> Sheet:
    """The sheet of this assessment in the language of the views."""
    speech, verdict = views.speech, assessment.verdict
    flag = views.verdict(
        assessment.disputed.number, speech.entry(assessment.entry, assessment.before), verdict, assessment.before
    )
    then = views.verdict(0, "", assessment.said, assessment.before)
    behind = sorted(library.behind(verdict.clauses), key=lambda ruling: ruling.clauses[0] not in verdict.clauses)
    changed = tuple(_changed(each, assessment, views) for each in assessment.changed)
    return Sheet(
        lang=speech.lang,
        title=visible(assessment.disputed.title),
        public=assessment.public,
        number=assessment.disputed.number,
        at=_at(assessment, assessment.disputed.number),
        entry=flag.entry,
        said=then.label,
        now=speech.verdict(assessment.now.word) if assessment.now is not None else "",
        level=flag.verdict,
        stood=assessment.stood if assessment.stood is None else visible(assessment.stood),
        reasons=flag.reasons,
        doubts=flag.doubts,
        then=() if assessment.said == verdict else then.reasons + then.doubts,
        readings=tuple(_reading(each, views) for each in assessment.readings),
        clauses=tuple(_cited(clause, library) for clause in verdict.clauses),
        position=(views.public_table if assessment.public else views.referee_table)(
            assessment.position, assessment.book
        ),
        last=tuple(_entry(each, assessment, views) for each in assessment.last),
        remedies=tuple(speech.change(each, assessment.before) for each in assessment.remedies),
        never=verdict.level.word == "illegal" and not assessment.remedies,
        did=differences(assessment.position, assessment.after, assessment.book, views, assessment.public),
        undone=1 + len(assessment.later),
        without=differences(assessment.end, assessment.without, assessment.book, views, assessment.public)
        if assessment.without
        else (),
        changed=changed[:MOST_CHANGED],
        more_changed=max(0, len(changed) - MOST_CHANGED),
        can_be_taken_back=assessment.without is not None,
        about_the_log=isinstance(assessment.entry, AMENDING),
        rulings=tuple(_ruling(each, views, library) for each in behind[:MOST_RULINGS]),
        more_rulings=tuple(each.id for each in behind[MOST_RULINGS:]),
        missing=missing(speech.say, assessment.disputed.lost),
        by=_by(assessment, views),
    )


def _by(assessment: Assessment, views: Views) -> str:
    writers = assessment.disputed.by
    return LoggedBy.of(writers).sentence(writers[assessment.disputed.number], views.speech) if writers else ""


def _at(assessment: Assessment, number: int) -> str:
    return assessment.disputed.at[number] if assessment.disputed.at else ""


def _entry(each: JudgedEntry, assessment: Assessment, views: Views) -> EntryView:
    speech, word = views.speech, each.verdict.word
    told = speech.entry(each.entry, each.before)
    sign = speech.sign(word) + (speech.sign(DOUBT) if each.verdict.doubts and word != DOUBT else "")
    return EntryView(each.number, _at(assessment, each.number), told, speech.verdict(word), word, sign)


def _changed(change: Changed, assessment: Assessment, views: Views) -> ChangeView:
    speech = views.speech
    said = speech.entry(change.entry, assessment.end)
    return ChangeView(change.number, said, speech.verdict(change.was.word), speech.verdict(change.now.word))


def _reading(reading: Reading, views: Views) -> ReadingView:
    speech = views.speech
    question = speech.words.find(f"house-{reading.key}") or reading.key
    return ReadingView(question, speech.verdict(reading.allowed.word), speech.verdict(reading.forbidden.word))


def _cited(clause: str, library: Library) -> Cited:
    source = next((each for each in library.sources.values() if each.clauses == clause.partition("-")[0]), None)
    if source is None:
        return Cited(clause, "", "", "")
    return Cited(clause, source.title, source.edition, next(_sections(clause, source, library), ""))


def _sections(clause: str, source: Source, library: Library) -> Iterator[str]:
    """The sections that rulings name: first those whose main clause this is."""
    found = [ruling for ruling in library.rulings if clause in ruling.clauses and ruling.source == source.id]
    yield from (ruling.section for ruling in sorted(found, key=lambda ruling: ruling.clauses.index(clause)))


def _ruling(ruling: Ruling, views: Views, library: Library) -> RulingView:
    told = ruling.told(views.speech.lang)
    standing = (views.speech.say("ask-standing", standing=ruling.standing), views.speech.words.untranslated(told.lang))
    return RulingView(
        ruling.id,
        told.question,
        told.answer,
        told.detail,
        " · ".join(filter(None, standing)),
        library.sources[ruling.source].title,
        ruling.section,
        ruling.clauses,
        any(ruling.id in other.supersedes for other in library.rulings),
    )
