"""`ruling`: one ruling whole, with its source and clauses, in one language or in every language that it has."""

from __future__ import annotations

from collections.abc import Iterator

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.layout import paragraph
from referee.cli.misuse import Misuse
from referee.cli.rulings.indexing import opened
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.languages import LANGUAGES
from referee.library.ruling import Ruling, Source
from referee.library.shelf import Library


@verb()
@click.argument("id_", type=typed_text, metavar="ID")
@click.option("--parallel", is_flag=True)
@click.pass_obj
def ruling(settings: Settings, id_: str, parallel: bool) -> Exit:
    """Read a ruling by its id, or by a beginning that only one has: of all, or of those that need no further box."""
    session = Session(settings)
    library = opened(settings).library()
    found = _named(id_, library)
    languages = tuple(filter(found.answer.get, LANGUAGES)) if parallel else (settings.lang,)
    session.answer(found, _lines(found, library.sources[found.source], languages, session))
    return Exit.CLEAN


def _named(id_: str, library: Library) -> Ruling:
    """Raises `Misuse` `no_such_ruling`, with those that may be meant."""
    ids = [each.id for each in library.rulings]
    found = [each for each in ids if each == id_] or [each for each in ids if id_ and each.startswith(id_)]
    for meant in (found, [each for each in found if not library.source_of(each).box]):
        if len(meant) == 1:
            return library.ruling(meant[0])
    from rapidfuzz import process

    near = found or [match for match, *_ in process.extract(id_[:80], ids, limit=3, score_cutoff=60)]
    raise Misuse("no_such_ruling", word=id_[:40], near=tuple(near[:5]))


def _lines(said: Ruling, source: Source, languages: tuple[str, ...], session: Session) -> Iterator[str]:
    for lang in languages:
        told = said.told(lang)
        yield from paragraph(told.question)
        yield from paragraph(told.answer, "  ")
        if told.detail:
            yield from paragraph(told.detail, "  ")
        if told.lang != lang:
            yield from paragraph(session.speech.words.untranslated(told.lang), "  ")
        yield ""
    if source.title:
        yield from paragraph(f"{session.say('ask-source')}: {source.title} ({source.edition}), {said.section}")
    clauses = ", ".join(map(session.speech.clause, said.clauses))
    made = (said.tournament, said.date.isoformat() if said.date else "", said.author)
    parts = (clauses, session.say("ask-standing", standing=said.standing), *made, said.id)
    yield from paragraph(" · ".join(filter(None, parts)))
