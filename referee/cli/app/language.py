"""`language`: which language is spoken and why; and the choice of one for every face, until another is chosen."""

from __future__ import annotations

import click
from msgspec import Struct
from msgspec.structs import replace

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.settings import Settings
from referee.languages import LANGUAGES, chosen, facts, of_locale

AUTO = "auto"
"""Whatever the locale says."""


class LanguageShown(Struct, frozen=True):
    """The language spoken from now on, whether it was chosen, and the file that remembers it."""

    lang: str
    chosen: bool
    file: str


@verb("language")
@click.argument("choice", required=False, type=click.Choice((*LANGUAGES, AUTO)), metavar="LANGUAGE")
@click.pass_obj
def language(settings: Settings, choice: str | None) -> Exit:
    """Tell the language, or choose one. Raises `BadSetting` where the choice cannot be kept."""
    import os

    from referee.cli.session import Session
    from referee.tui import themes
    from referee.tui.config import usual

    config = usual()
    if choice is not None:
        kept, _ = config.remembered(themes.NAMES)
        config.remember(replace(kept, lang="" if choice == AUTO else choice))
    here = chosen(config.settings)
    shown = LanguageShown(here or of_locale(os.environ), bool(here), str(config.settings))
    settings.lang = settings.said or shown.lang
    session = Session(settings)
    why = "chosen" if shown.chosen else "locale"
    name = facts(shown.lang).name
    told = {"name": name, "file": shown.file, "languages": ", ".join(LANGUAGES)}
    session.answer(shown, iter([session.say(f"language-spoken_{why}", **told)]))
    return Exit.CLEAN
