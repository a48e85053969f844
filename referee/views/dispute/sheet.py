"""Puts a case into words: the dispute sheet in one language."""

from __future__ import annotations

from collections.abc import Iterator

from referee.desk.table_log import Changed
from referee.library.ruling import Ruling, Source
from referee.library.shelf import Library
from referee.log.history import AMENDING
from referee.log.replaying import Judged
from referee.speech import visible
from referee.views.dispute.case import Case, Reading
from referee.views.dispute.differences import differences
from referee.views.dispute.record import ChangeView, Cited, EntryView, ReadingView, RulingView, Sheet
from referee.views.table import Views

MOST_RULINGS = 6
MOST_CHANGED = 12


def sheet_of(case: Case, views: Views, library: Library) -> Sheet:
    """The sheet of this case in the language of the views."""
    speech, verdict = views.speech, case.verdict
    flag = views.verdict(case.matter.number, speech.entry(case.entry, case.before), verdict, case.before)
    then = views.verdict(0, "", case.said, case.before)
    behind = sorted(library.behind(verdict.clauses), key=lambda ruling: ruling.clauses[0] not in verdict.clauses)
    changed = tuple(_changed(each, case, views) for each in case.changed)
    return Sheet(
        lang=speech.lang,
        title=visible(case.matter.title),
        public=case.public,
        number=case.matter.number,
        at=_at(case, case.matter.number),
        entry=flag.entry,
        said=then.label,
        now=speech.verdict(case.now.level) if case.now is not None else "",
        level=flag.verdict,
        stood=case.stood if case.stood is None else visible(case.stood),
        reasons=flag.reasons,
        doubts=flag.doubts,
        then=() if case.said == verdict else then.reasons + then.doubts,
        readings=tuple(_reading(each, views) for each in case.readings),
        clauses=tuple(_cited(clause, library) for clause in verdict.clauses),
        position=(views.public_table if case.public else views.referee_table)(case.position, case.book),
        last=tuple(_entry(each, case, views) for each in case.last),
        remedies=tuple(speech.change(each, case.before) for each in case.remedies),
        never=verdict.level.word == "illegal" and not case.remedies,
        did=differences(case.position, case.after, case.book, views, case.public),
        undone=1 + len(case.later),
        without=differences(case.end, case.without, case.book, views, case.public) if case.without else (),
        changed=changed[:MOST_CHANGED],
        more_changed=max(0, len(changed) - MOST_CHANGED),
        can_be_taken_back=case.without is not None,
        about_the_log=isinstance(case.entry, AMENDING),
        rulings=tuple(_ruling(each, views, library) for each in behind[:MOST_RULINGS]),
        more_rulings=tuple(each.id for each in behind[MOST_RULINGS:]),
    )


def _at(case: Case, number: int) -> str:
    return case.matter.at[number] if case.matter.at else ""


def _entry(each: Judged, case: Case, views: Views) -> EntryView:
    speech, level = views.speech, each.verdict.level
    told = speech.entry(each.entry, each.before)
    sign = speech.sign(level) + ("?" if each.verdict.doubts else "")
    return EntryView(each.number, _at(case, each.number), told, speech.verdict(level), level.word, sign)


def _changed(change: Changed, case: Case, views: Views) -> ChangeView:
    speech = views.speech
    said = speech.entry(change.entry, case.end)
    return ChangeView(change.number, said, speech.verdict(change.was.level), speech.verdict(change.now.level))


def _reading(reading: Reading, views: Views) -> ReadingView:
    speech = views.speech
    question = speech.words.find(f"house-{reading.key}") or reading.key
    return ReadingView(question, speech.verdict(reading.allowed), speech.verdict(reading.forbidden))


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
    lang = views.speech.lang
    return RulingView(
        ruling.id,
        ruling.question[lang][0],
        ruling.answer[lang],
        ruling.detail.get(lang, ""),
        views.speech.say("ask-standing", standing=ruling.standing),
        library.sources[ruling.source].title,
        ruling.section,
        ruling.clauses,
        any(ruling.id in other.supersedes for other in library.rulings),
    )
