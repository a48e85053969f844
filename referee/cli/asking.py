"""`ask`: a rules question answered from the shelf. Nothing slow is imported unless nothing sure was found."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import indent, wrap
from typing import Any

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.settings import Settings, typed_text
from referee.search import Hits
from referee.search import ask as answers

ROOM = 78


@verb()
@click.argument("words", nargs=-1, required=True, type=typed_text, metavar="WORD")
@click.option("--limit", type=click.IntRange(1, 50), default=5, metavar="N")
@click.option("--ruleset", type=typed_text, metavar="SET")
@click.pass_obj
def ask(settings: Settings, words: tuple[str, ...], limit: int, ruleset: str | None) -> Exit:
    """Ask in any of the three languages, with typing errors."""
    hits = answers(" ".join(words), settings.lang, limit, ruleset)
    if settings.json:
        import json

        click.echo(json.dumps(_record(hits), ensure_ascii=False))
    else:
        for typed, read in hits.corrected:
            click.echo(f"{_shown(typed)} → {read}", err=True)
        if not hits.sure:
            _talk(settings, "ask-unsure" if hits.hits else "ask-none")
        click.echo("\n\n".join(_lines(hits)), nl=bool(hits.hits))
    return Exit.CLEAN if hits.hits else Exit.OPEN


def _record(hits: Hits) -> dict[str, Any]:
    return {"hits": [hit._asdict() for hit in hits.hits], "corrected": hits.corrected, "sure": hits.sure}


def _lines(hits: Hits) -> Iterator[str]:
    for hit in hits.hits:
        yield f"{hit.question}  [{hit.ruling}]\n{indent(chr(10).join(wrap(hit.snippet, ROOM)), '  ')}"


def _shown(typed: str) -> str:
    return "".join(char if char.isprintable() else " " for char in typed)


def _talk(settings: Settings, key: str) -> None:
    from referee.speech import Speech

    click.echo(Speech.of(settings.lang).say(key), err=True)
