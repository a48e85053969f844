"""What a ruling names: clauses and the part of the source they stand in, cards, topics, rulesets, other rulings."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from referee import lexicon
from referee.library.ruling import Level, Standing
from referee.library.upkeep.finding import ShelfFinding
from referee.library.upkeep.form import nearest
from referee.library.upkeep.pages import WrittenRuling
from referee.library.upkeep.shelf_pages import ShelfPages

HANDFUL = 4
"""A ruling that states more clauses is a heap."""
KINDS = {"cards": "card", "characters": "character", "roles": "role", "events": "event", "ghost_cards": "ghost_card"}
"""Each field with the kind of the glossary that it names."""
PLACEHOLDERS = {"unknown", "other", "none"}
"""Ids of the glossary that are no thing."""
REFERENCES = ("supersedes", "see")


def faults(entry: WrittenRuling, shelf: ShelfPages) -> Iterator[ShelfFinding]:
    """What a ruling names that there is not, or that stands elsewhere."""
    yield from _clause_faults(entry, shelf)
    yield from _source_faults(entry, shelf)
    yield from _name_faults(entry)
    topics = shelf.topic_names()
    for word in entry.words("topics") if shelf.topics else ():
        if word not in topics:
            yield entry.finding("unknown_topic", "topics", word, name=word, near=nearest(word, list(topics)))
    yield from _judging_faults(entry, shelf)
    if shelf.home and not entry.is_house:
        yield entry.finding("off_the_shelf", "standing")
    if shelf.whole:
        yield from _reference_faults(entry, shelf)


def _clause_faults(entry: WrittenRuling, shelf: ShelfPages) -> Iterator[ShelfFinding]:
    clauses = entry.words("clauses")
    if entry.fields.get("clauses") == [] and not entry.is_house:
        yield entry.finding("no_clause", "clauses")
    if len(clauses) > HANDFUL:
        yield entry.finding("heap", "clauses", count=len(clauses), most=HANDFUL)
    strange = [clause for clause in clauses if not shelf.documents.of(clause)]
    yield from (entry.finding("unknown_clause", "clauses", clause, clause=clause) for clause in strange)


def _source_faults(entry: WrittenRuling, shelf: ShelfPages) -> Iterator[ShelfFinding]:
    source, section = entry.text("source"), entry.text("section")
    document = shelf.documents.by_id.get(source)
    if source and not document:
        near = nearest(source, list(shelf.documents.by_id))
        yield entry.finding("unknown_source", "source", name=source, near=near)
    first = next(iter(entry.words("clauses")), "")
    place = shelf.documents.of(first)
    if not document or not place:
        return
    if place[0] is not document:
        yield entry.finding("source_of_other", "source", name=source, clause=first, right=place[0].id)
    elif section and section not in document.sections:
        yield entry.finding("unknown_section", "section", name=section, source=source, clause=first, right=place[1])
    elif section and section != place[1]:
        yield entry.finding("section_elsewhere", "section", name=section, clause=first, right=place[1])


def _name_faults(entry: WrittenRuling) -> Iterator[ShelfFinding]:
    names = lexicon.load()
    for field, kind in KINDS.items():
        known = [id_ for id_ in names.ids(kind) if id_ not in PLACEHOLDERS]
        for word in entry.words(field):
            if word not in known:
                meant = next((id_ for id_ in names.exact(word, kind) if id_ in known), "") or nearest(word, known)
                yield entry.finding("unknown_name", field, word, part=field, name=word, near=meant)


def _judging_faults(entry: WrittenRuling, shelf: ShelfPages) -> Iterator[ShelfFinding]:
    standing, standings = entry.text("standing"), get_args(Standing)
    if standing and standing not in standings:
        yield entry.finding("unknown_standing", "standing", name=standing, choices=standings)
    rulesets, levels = shelf.documents.rulesets(), get_args(Level)
    for ruleset, level in entry.said("verdicts").items():
        if ruleset not in rulesets:
            yield entry.finding("unknown_ruleset", "verdicts", ruleset, name=ruleset, choices=rulesets)
        if level not in levels:
            yield entry.finding("unknown_verdict", "verdicts", level, name=level, choices=levels)


def _reference_faults(entry: WrittenRuling, shelf: ShelfPages) -> Iterator[ShelfFinding]:
    for field in REFERENCES:
        for id_ in entry.words(field):
            if id_ == entry.id:
                yield entry.finding("self_reference", field, id_, part=field)
            elif id_ not in shelf.ids:
                near = nearest(id_, list(shelf.ids))
                yield entry.finding("dead_reference", field, id_, part=field, name=id_, near=near)
    heirs = shelf.heirs
    for id_ in entry.words("see"):
        if heirs.get(id_, entry.id) != entry.id:
            yield entry.finding("see_superseded", "see", id_, name=id_, heir=heirs[id_])


def twins(shelf: ShelfPages) -> Iterator[ShelfFinding]:
    """Rulings that share an id."""
    used = Counter(entry.id for entry in shelf.entries if entry.text("id"))
    first: dict[str, WrittenRuling] = {}
    if shelf.home:
        first = {id_: entry for id_, entry in shelf.home.ids.items() if id_ in used}
    for entry in shelf.entries:
        if entry.id not in used:
            continue
        other = first.setdefault(entry.id, entry)
        if other is not entry:
            yield entry.finding("id_twice", "id", place=f"{other.page.file}:{other.line('id')}")
