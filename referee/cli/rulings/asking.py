"""`ask`: a rules question answered from the shelf. Nothing slow is imported unless it is needed."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import indent, wrap
from typing import Any

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.misuse import Misuse
from referee.cli.output import put, put_json
from referee.cli.rulings.indexing import opened
from referee.cli.settings import Settings, typed_text
from referee.library.search import Filters, Hit, Hits, Index

ROOM = 78
STANDINGS = ("printed", "inferred", "recommended", "open", "house")
FILTERS = ("set", "card", "character", "source", "standing")


def _narrowed(command: Any) -> Any:
    """The options that narrow what is looked at."""
    for name in reversed(FILTERS):
        command = click.option(f"--{name}", type=typed_text, default="", metavar=name.upper())(command)
    return command


@verb()
@click.argument("words", nargs=-1, required=True, type=typed_text, metavar="WORD")
@click.option("--limit", type=click.IntRange(1, 50), default=5, metavar="N")
@click.option("--ruleset", type=typed_text, metavar="SET")
@click.option("--together", is_flag=True)
@click.option("--explain", is_flag=True)
@_narrowed
@click.pass_obj
def ask(
    settings: Settings,
    /,
    words: tuple[str, ...],
    limit: int,
    ruleset: str | None,
    together: bool,
    explain: bool,
    **narrowed: str,
) -> Exit:
    """Ask in any language of the program, with typing errors."""
    index = opened(settings)
    filters = Filters(**{name: _id(name, said, index) for name, said in narrowed.items()})
    _known("ruleset", ruleset or "", index)
    hits = (
        index.about(words, settings.lang, limit, filters, ruleset)
        if together
        else index.ask(" ".join(words), settings.lang, limit, ruleset, (), filters)
    )
    worked = _worked_out(settings, hits, index)
    if settings.json:
        import json

        put_json(json.dumps(_record(hits, index, explain, worked), ensure_ascii=False))
    else:
        _beside(settings, hits)
        put("\n\n".join(_lines(settings, hits, index, explain, worked)), nl=bool(hits.hits))
    return Exit.CLEAN if hits.hits else Exit.OPEN


def _id(name: str, said: str, index: Index) -> str:
    """A card or character by any name it goes by, a document by its id or the letters of its clauses."""
    if not said:
        return said
    if name not in ("card", "character"):
        return _known(name, said, index)
    from referee.lexicon import load

    ids = load().exact(said, name)
    if len(ids) != 1:
        raise Misuse("nothing_called", word=said[:40], near=load().beginnings(said, name)[:5])
    return ids[0]


def _known(name: str, said: str, index: Index) -> str:
    """What there is of the kind asked for. Raises `Misuse` `nothing_called` with what may be said."""
    if not said:
        return said
    documents, rulesets = index.documents()
    there = {"source": documents, "standing": {each: each for each in STANDINGS}}.get(name, rulesets)
    words = said.casefold().replace("+", " ").replace(",", " ").split()
    if name == "ruleset" and words and all(word in there for word in words):
        return said
    if said.casefold() not in there:
        raise Misuse("nothing_called", word=said[:40], near=tuple(sorted(set(there.values()))))
    return there[said.casefold()]


Worked = tuple[str, list[str]]
"""A ruling, and beside it what was worked out of the numbers asked with, in words."""


def _worked_out(settings: Settings, hits: Hits, index: Index) -> Worked:
    """What the desk works out itself; where no number is asked with, nothing is imported for it."""
    if not hits.numbers:
        return "", []
    from referee.championship.answering import worked_out

    figures = worked_out(hits, index)
    if not figures:
        return "", []
    from referee.speech import Speech

    speech = Speech.of(settings.lang)
    return figures[0].ruling, [speech.say(each.key, **each.args) for each in figures]


def _record(hits: Hits, index: Index, explain: bool, worked: Worked) -> dict[str, Any]:
    found = [{**hit._asdict(), "clauses": index.cited(hit.ruling)[0]} for hit in hits.hits]
    shown = [{name: value for name, value in each.items() if name != "shares" or explain} for each in found]
    if explain:
        shown = [{**each, "shares": dict(each["shares"])} for each in shown]
    told = {"hits": shown, "corrected": hits.corrected, "sure": hits.sure, "unknown": hits.unknown}
    return {**told, "worked_out": {"ruling": worked[0], "figures": worked[1]} if worked[1] else None}


def _beside(settings: Settings, hits: Hits) -> None:
    """What was read otherwise than typed, what nobody knows, and how sure the answers are."""
    for typed, read in hits.corrected:
        put(f"{_shown(typed)} → {read}", err=True)
    if hits.unknown:
        _talk(settings, "ask-unknown", words=", ".join(map(_shown, hits.unknown)))
    if not hits.sure:
        _talk(settings, "ask-unsure" if hits.hits else "ask-none")


def _lines(settings: Settings, hits: Hits, index: Index, explain: bool, worked: Worked) -> Iterator[str]:
    for hit in hits.hits:
        answer = indent("\n".join(wrap(hit.snippet, ROOM)), "  ")
        beside = [f"\n  = {said}" for said in worked[1] if hit.ruling == worked[0]]
        told = f"{hit.question}  [{_place(settings, hit, index)}]\n{answer}{''.join(beside)}"
        yield "\n".join([told, *_shares(hit)]) if explain else told


def _place(settings: Settings, hit: Hit, index: Index) -> str:
    """The id, the clauses, and where a ruling was replaced, is not in force, the house's own or untranslated, that."""
    clauses, standing = index.cited(hit.ruling)
    parts = [hit.ruling, ", ".join(clauses)]
    marks = {"ask-replaced": "superseded" in hit.shares, "ask-house": standing == "house"}
    marks["ask-not_in_force"] = hit.in_force is False
    if any(marks.values()) or hit.lang != settings.lang:
        from referee.speech import Speech

        speech = Speech.of(settings.lang)
        parts += [*(speech.say(key) for key, holds in marks.items() if holds), speech.words.untranslated(hit.lang)]
    return " · ".join(part for part in parts if part)


def _shares(hit: Hit) -> Iterator[str]:
    """What each sign adds to the score, the most first."""
    yield f"    {hit.score:.3f}  ({hit.confidence:.0%})"
    for sign, share in sorted(hit.shares.items(), key=lambda each: -abs(each[1])):
        if share:
            yield f"    {share:+.3f}  {sign}"


def _shown(typed: str) -> str:
    return "".join(char if char.isprintable() else " " for char in typed)


def _talk(settings: Settings, key: str, **args: Any) -> None:
    from referee.speech import Speech

    put(Speech.of(settings.lang).say(key, **args), err=True)
