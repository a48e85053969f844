"""A sheet in blocks: titled runs of lines, in the same order in every language, so that any two stand side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from referee.speech import Speech
from referee.views.dispute.position import QUIET, STRONG, Position, PositionLine
from referee.views.dispute.sheet import EntryView, RulingView, Sheet
from referee.views.dispute.times import local
from referee.views.records import ReasonView


class Block(Struct, frozen=True):
    """Some lines under a title, perhaps that of the block before; the key says what they are about."""

    key: str
    title: str
    lines: tuple[PositionLine, ...]


def blocks(sheet: Sheet) -> tuple[Block, ...]:
    """The whole sheet; what there is nothing to say about is left out."""
    speech = Speech.of(sheet.lang)
    say = speech.say
    parts: Iterable[tuple[str, str, Iterable[PositionLine]]] = (
        ("head", say("sheet-title"), _head(sheet, speech)),
        ("what", say("sheet-what"), _what(sheet, speech)),
        ("why", say("sheet-why"), _why(sheet, speech)),
        ("readings", say("sheet-readings"), _readings(sheet, speech)),
        ("legal", say("sheet-legal"), _legal_if(sheet, speech)),
        ("clauses", say("sheet-clauses"), _clauses(sheet, speech)),
        (
            "position",
            say("sheet-position" if sheet.number else "sheet-opening"),
            Position(sheet.position, speech).lines(),
        ),
        ("last", say("sheet-last"), _last(sheet, speech)),
        ("let_stand", say("sheet-let_stand"), _let_stand(sheet, speech)),
        ("take_back", say("sheet-take_back"), _take_back(sheet, speech)),
        ("rewind", say("sheet-rewind"), _rewind(sheet, speech)),
        *_rulings(sheet, speech),
        ("code", say("sheet-code"), [PositionLine(sheet.address, hang=2)] if sheet.address else []),
    )
    made = (Block(key, title, tuple(lines)) for key, title, lines in parts)
    return tuple(block for block in made if block.lines)


def _head(sheet: Sheet, speech: Speech) -> Iterator[PositionLine]:
    number = speech.say("table-entry_number", number=str(sheet.number))
    yield PositionLine(" · ".join(filter(None, [sheet.title, number])), STRONG)
    yield from [PositionLine(local(sheet.at))] if sheet.at else []
    yield from [PositionLine(sheet.by)] if sheet.by else []
    yield PositionLine(speech.say("sheet-public" if sheet.public else "sheet-referee"), "" if sheet.public else STRONG)
    yield from [PositionLine(sheet.missing, STRONG, 2)] if sheet.missing else []


def _what(sheet: Sheet, speech: Speech) -> Iterator[PositionLine]:
    say = speech.say
    yield PositionLine(f"{sheet.number}  {sheet.entry}", STRONG, 4)
    said = PositionLine(
        say("sheet-said" if sheet.at else "sheet-would_say", verdict=sheet.said), "" if sheet.now else sheet.level
    )
    if sheet.about_the_log:
        yield PositionLine(say("sheet-about_the_log"))
    elif sheet.at or not sheet.now or sheet.said != sheet.now:
        yield said
    if sheet.now:
        yield PositionLine(say("sheet-now", verdict=sheet.now), sheet.level)
    elif not sheet.about_the_log or not sheet.can_be_taken_back:
        yield PositionLine(say("sheet-taken_back"))
    if sheet.stood is not None:
        yield PositionLine(say("sheet-stood", reason=sheet.stood or "–"), STRONG)


def _why(sheet: Sheet, speech: Speech) -> Iterator[PositionLine]:
    yield from map(_reason, sheet.reasons)
    if sheet.doubts:
        yield PositionLine(speech.say("flag-doubt"), QUIET)
        yield from map(_reason, sheet.doubts)
    if not sheet.reasons and not sheet.doubts and sheet.now:
        yield PositionLine(speech.say("sheet-nothing"))
    if sheet.then:
        yield PositionLine(speech.say("sheet-then"), QUIET)
        yield from map(_reason, sheet.then)


def _reason(reason: ReasonView) -> PositionLine:
    clauses = f" [{', '.join(reason.clauses)}]" if reason.clauses else ""
    return PositionLine(f"• {reason.sentence}{clauses}", hang=2)


def _readings(sheet: Sheet, speech: Speech) -> Iterator[PositionLine]:
    for each in sheet.readings:
        said = {"question": each.question, "allowed": each.allowed, "forbidden": each.forbidden}
        yield PositionLine(f"• {speech.say('sheet-reading', **said)}", hang=2)


def _legal_if(sheet: Sheet, speech: Speech) -> Iterator[PositionLine]:
    if sheet.remedies:
        yield PositionLine(speech.say("sheet-legal_if"))
    yield from (PositionLine(f"• {each}", hang=2) for each in sheet.remedies)
    if sheet.never:
        yield PositionLine(speech.say("flag-never_legal"))


def _clauses(sheet: Sheet, speech: Speech) -> Iterator[PositionLine]:
    """Every document and section once, with all the clauses that stand there."""
    places: dict[tuple[str, str, str], list[str]] = {}
    for each in sheet.clauses:
        places.setdefault((each.title, each.edition, each.section), []).append(each.clause)
    for (title, edition, section), clauses in places.items():
        named = ", ".join(clauses)
        told = speech.say("sheet-cited", clauses=named, title=title, edition=edition) if title else named
        where = speech.say("sheet-section", section=section) if section else ""
        yield PositionLine("; ".join(filter(None, (told, where))), hang=2)


def _last(sheet: Sheet, speech: Speech) -> Iterator[PositionLine]:
    for each in sheet.last:
        yield PositionLine(_entry(each), each.level if each.level not in ("legal", "without_effect") else "", 7)
    if not sheet.last and sheet.number:
        yield PositionLine(speech.say("sheet-first"))


def _entry(each: EntryView) -> str:
    time = local(each.at)[-8:]
    return f"{each.number:>4} {each.sign} " + "  ".join(filter(None, [time, each.entry]))


def _let_stand(sheet: Sheet, speech: Speech) -> Iterator[PositionLine]:
    if not sheet.now:
        return
    yield PositionLine(speech.say("sheet-did" if sheet.did else "sheet-did_nothing"))
    yield from (PositionLine(f"• {each}", hang=2) for each in sheet.did)
    yield PositionLine(speech.say("sheet-later", count=sheet.undone - 1))


def _take_back(sheet: Sheet, speech: Speech) -> Iterator[PositionLine]:
    say = speech.say
    if not sheet.can_be_taken_back:
        if sheet.now:
            yield PositionLine(say("sheet-cannot"))
        return
    yield PositionLine(say("sheet-without" if sheet.without else "sheet-without_nothing"))
    yield from (PositionLine(f"• {each}", hang=2) for each in sheet.without)
    yield PositionLine(say("sheet-changed", count=len(sheet.changed) + sheet.more_changed))
    for each in sheet.changed:
        values = {"number": str(each.number), "entry": each.entry, "was": each.was, "now": each.now}
        yield PositionLine(f"• {say('sheet-change', **values)}", hang=2)
    if sheet.more_changed:
        yield PositionLine(say("sheet-more", count=sheet.more_changed))


def _rewind(sheet: Sheet, speech: Speech) -> Iterator[PositionLine]:
    if sheet.now and sheet.can_be_taken_back:
        yield PositionLine(speech.say("sheet-undone", count=sheet.undone))


def _rulings(sheet: Sheet, speech: Speech) -> Iterator[tuple[str, str, Iterable[PositionLine]]]:
    """A block for each ruling, the title over the first of them."""
    title = speech.say("sheet-rulings")
    for each in sheet.rulings:
        yield f"ruling {each.id}", title, _ruling(each, speech)
        title = ""
    if sheet.more_rulings:
        yield "more", "", (PositionLine(speech.say("sheet-more_rulings", ids=", ".join(sheet.more_rulings)), QUIET),)


def _ruling(ruling: RulingView, speech: Speech) -> Iterator[PositionLine]:
    yield PositionLine(ruling.question, STRONG)
    yield from (PositionLine(f"  {said}", hang=2) for said in (ruling.answer, ruling.detail) if said)
    yield PositionLine(f"  {_source(ruling, speech)}", QUIET, 2)


def _source(ruling: RulingView, speech: Speech) -> str:
    values = {
        "source": ruling.source,
        "section": ruling.section,
        "standing": ruling.standing,
        "clauses": ", ".join(ruling.clauses),
        "id": ruling.id,
    }
    told = speech.say("sheet-ruling", **values)
    return f"{told} ({speech.say('sheet-old')})" if ruling.old else told
