"""`tournament report`: a page to print or a list for a spreadsheet, in one language or in several in a row."""

from __future__ import annotations

from collections.abc import Collection

import click
from click.core import ParameterSource

from referee.championship.reports.blocks import Report
from referee.championship.reports.kinds import KINDS, made
from referee.championship.reports.lists import in_csv
from referee.championship.reports.page import in_html
from referee.championship.rules.entries import Logged
from referee.cli.championship.sitting import Sitting, desk_verb
from referee.cli.codes import Exit
from referee.cli.files import write_text
from referee.cli.rulings.indexing import opened
from referee.cli.settings import Settings
from referee.errors import NotYet
from referee.languages import LANGUAGES, SETTINGS, settings_folder, spoken
from referee.library.shelf import Library


@desk_verb("report")
@click.argument("kind", type=click.Choice(KINDS), metavar="KIND")
@click.option("--lang", "languages", multiple=True, type=click.Choice(LANGUAGES))
@click.option("--out", type=click.Path(), metavar="FILE")
@click.option("--csv", "listed", is_flag=True)
@click.pass_obj
def report(settings: Settings, kind: str, languages: tuple[str, ...], out: str | None, listed: bool) -> Exit:
    """Make a page to print, or a list for a spreadsheet."""
    settings.lang = _users(settings)
    sitting, wanted = Sitting(settings), languages or (settings.lang,)
    with sitting.tournament() as log:
        entries, lost = tuple(log.entries), log.lost
    try:
        reports = _reports(kind, entries, lost, wanted, settings)
    except NotYet as error:
        sitting.talk(sitting.speech.error(error))
        return Exit.OPEN
    text = "".join(map(in_csv, reports)) if listed else in_html(reports)
    if out is not None:
        write_text(out, text)
        sitting.talk(sitting.say("report-saved", file=out))
    if out is None or settings.json:
        sitting.answer(reports, iter(() if settings.json else text.splitlines()))
    return Exit.CLEAN


report.params = [param for param in report.params if param.name != "lang"]  # one language of all verbs: here several


def _users(settings: Settings) -> str:
    """The language of whoever asks: told before the verb, else spoken here. What is told after it is the report's."""
    context = click.get_current_context().parent
    while context is not None:
        if context.get_parameter_source("lang") is ParameterSource.COMMANDLINE:
            return settings.lang
        context = context.parent
    return spoken(files=(settings_folder() / SETTINGS,))


def _reports(
    kind: str, entries: tuple[Logged, ...], lost: Collection[int], languages: tuple[str, ...], settings: Settings
) -> list[Report]:
    """The report in each language; made in the user's too, so that a refusal is told in it."""

    def library() -> Library:
        index = opened(settings)
        try:
            return index.library()
        finally:
            index.close()

    found = {lang: made(kind, entries, lang, library, lost) for lang in dict.fromkeys((settings.lang, *languages))}
    return [found[lang] for lang in dict.fromkeys(languages)]
