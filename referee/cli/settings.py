"""What holds for every verb: the store, the table, the language, and whether to answer in JSON.

The four options may stand before the verb or after it; each of them is kept here, and no verb sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from referee.cli.misuse import Misuse
from referee.languages import LANGUAGES, OTHERWISE, SETTINGS, settings_folder, spoken

if TYPE_CHECKING:
    from referee.journal import Place


@dataclass
class Settings:
    """What was chosen for this run."""

    lang: str = OTHERWISE
    said: str = ""
    """The language said with the verb, which goes before the one chosen; empty if none was."""
    store: Place | None = None
    insecure: bool = False
    """Need a server not prove who it is?"""
    table: str = ""
    json: bool = False
    tournament: str = ""
    by: str = ""

    @property
    def place(self) -> Place:
        """Where the store is: the file or the server named, else the file in the user's data folder."""
        if self.store is not None:
            return self.secured(self.store)
        from platformdirs import user_data_path

        return user_data_path("bang-referee", appauthor=False) / "referee.sqlite"

    @property
    def store_again(self) -> str:
        """What stands before a verb to be called next, so that it is about the same store; the usual needs none."""
        if self.store is None:
            return ""
        from shlex import quote

        return f"--store {quote(str(self.store))} {'--insecure ' if self.insecure else ''}"

    def secured(self, place: Place) -> Place:
        """The same place; a server need not prove who it is if that was allowed for this run."""
        return place if isinstance(place, Path) or not self.insecure else place.although_insecure()


def typed_text(value: str) -> str:
    """Text that a person typed. Raises `Misuse` `not_unicode_text` for bytes that are no text."""
    try:
        value.encode()
    except UnicodeEncodeError:
        raise Misuse("not_unicode_text", word=value[:40]) from None
    return value


def typed_place(value: str) -> Place:
    """Where the store is, as a person typed it. Raises `StoreUnreachable` for an address that is none."""
    if "://" not in value and "=" not in value:
        return Path(value)
    from referee.journal import place_of  # what may be an address

    return place_of(value)


def shared_options() -> list[click.Parameter]:
    """The options that every verb has."""
    return [
        click.Option(["--store"], type=typed_place, metavar="PLACE", **_kept),
        click.Option(["--insecure"], is_flag=True, **_kept),
        click.Option(["--table"], type=typed_text, metavar="ID", **_kept),
        click.Option(["--lang"], type=click.Choice(LANGUAGES), **_kept),
        click.Option(["--json"], is_flag=True, **_kept),
    ]


def _keep(ctx: click.Context, param: click.Parameter, value: Any) -> None:
    settings = ctx.find_object(Settings)
    if value and settings and param.name:
        setattr(settings, param.name, value)


_kept: dict[str, Any] = {"callback": _keep, "expose_value": False, "is_eager": True}


def told_language(args: Sequence[str]) -> str:
    """The language said with the verb, empty if none is; known before the options are read, for a misuse of them."""
    after = dict(pairwise(args)).get("--lang", "")
    joined = next((word.partition("=")[2] for word in args if word.startswith("--lang=")), "")
    return next((lang for lang in (joined, after) if lang in LANGUAGES), "")


def language_of(args: Sequence[str]) -> str:
    """The language of a run: said with the verb, else what is spoken here."""
    return spoken(told_language(args), (settings_folder() / SETTINGS,))
