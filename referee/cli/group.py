"""The verbs and where they live; a module is imported when its verb is called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import click

from referee import __version__
from referee.cli.codes import Exit
from referee.cli.help import write_help
from referee.cli.misuse import Misuse
from referee.cli.output import put
from referee.cli.settings import Settings, shared_options

VERBS = {
    "new": "table.tables:new",
    "log": "table.logging:log",
    "show": "table.show:show",
    "due": "table.logging:due",
    "retract": "table.logging:retract",
    "history": "table.history:history",
    "sheet": "table.sheet:sheet",
    "summary": "table.summing_up:summary",
    "aid": "table.aid:aid",
    "watch": "table.watching:watch",
    "seat": "table.seat:seat",
    "tables": "table.tables:tables",
    "export": "table.export_import:export",
    "import": "table.export_import:import_",
    "store": "store.verbs:store",
    "hall": "hall.opening:hall",
    "solo": "solo.solo:solo",
    "tournament": "championship.verbs:tournament",
    "check": "judging.checking:check",
    "judge": "judging.judging:judge",
    "ask": "rulings.asking:ask",
    "ruling": "rulings.ruling:ruling",
    "precedent": "rulings.precedent:precedent",
    "rulings": "rulings.upkeep:rulings",
    "publish": "rulings.publishing:publish",
    "serve": "app.serving:serve",
    "language": "app.language:language",
    "keys": "app.keys:keys",
    "schema": "app.publishing:schema",
    "completions": "app.publishing:completions",
}
"""Each verb with its module and its name there, in the order in which the help lists them."""


class Verb(click.Command):
    """A verb: it has the shared options, and its help in three languages."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params += shared_options()

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The help in the language of the run."""
        write_help(self, ctx, formatter)


class Verbs(click.Group):
    """Verbs by name, each with its module and its name there."""

    def __init__(self, *args: Any, verbs: Mapping[str, str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params = [*shared_options(), *self.params]
        self._verbs = verbs

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, without importing anything."""
        return list(self._verbs)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A verb, imported now."""
        if cmd_name not in self._verbs:
            return None
        module, _, name = self._verbs[cmd_name].partition(":")
        found: click.Command = getattr(import_module(f"referee.cli.{module}"), name)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The verb that the first word names. Raises `Misuse` `no_such_verb`."""
        if args[0] in self._verbs or args[0].startswith("-") or ctx.resilient_parsing:
            return super().resolve_command(ctx, args)
        from difflib import get_close_matches

        word = args[0][:40]
        raise Misuse("no_such_verb", word=word, near=tuple(get_close_matches(word, self._verbs, 2, 0.7)))

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The help in the language of the run."""
        write_help(self, ctx, formatter, tuple(self._verbs))


def verb(name: str | None = None) -> Callable[[Callable[..., Exit]], Verb]:
    """Makes a verb of a function that takes the settings and gives an exit code."""
    return click.command(name, cls=Verb)


@click.group(cls=Verbs, name="referee", invoke_without_command=True, verbs=VERBS)
@click.option("--version", is_flag=True)
@click.pass_context
def referee(ctx: click.Context, version: bool) -> Exit | None:
    """Open the app, or whatever verb follows."""
    if version:
        put(__version__)
        return Exit.CLEAN
    if ctx.invoked_subcommand is not None:
        return None
    from referee.cli.app.opening import open_app

    return open_app(ctx.ensure_object(Settings))
