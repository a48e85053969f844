"""`--help`, in the language of the run: the words stand in i18n/, the names and their order come from the commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import click

from referee.cli.settings import Settings
from referee.languages import OTHERWISE

SHARED = ("store", "insecure", "table", "lang", "json", "help")
DESK = ("tournament", "by", "trying", "yes")
"""What every verb of the tournament desk says alike."""
Say = Callable[..., str]


def write_help(
    command: click.Command, ctx: click.Context, formatter: click.HelpFormatter, verbs: tuple[str, ...] = ()
) -> None:
    """Usage, what the command does, its arguments, options and verbs."""
    from referee.speech import Speech

    settings = ctx.find_object(Settings)
    say = Speech.of(settings.lang if settings else OTHERWISE).say
    formatter.write_usage(ctx.command_path, _usage(command, verbs), f"{say('help-usage')} ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(say(f"help-{command.name}"))
    params = command.get_params(ctx)
    _write(formatter, say("help-arguments"), [_row(command, p, ctx, say) for p in params if _is_argument(p)])
    if any("--set" in param.opts for param in params):
        _write(formatter, say("new-sets"), list(_sets(say)))
    within = f"{command.name}-" if ctx.parent else ""
    _write(formatter, say("help-verbs"), [(name, say(f"help-{within}{name}").splitlines()[0]) for name in verbs])
    _write(formatter, say("help-options"), [_row(command, p, ctx, say) for p in params if not _is_argument(p)])


def key_of(command: str | None, param: str | None) -> str:
    """The id of the message about a parameter."""
    if param in DESK and command and command.partition("-")[0] == "tournament":
        return f"help-desk-{param}"
    return f"help-option-{param}" if param in SHARED else f"help-{command}-{param}"


def _sets(say: Say) -> Iterator[tuple[str, str]]:
    """Each set there is, by its id, with its name and what it brings along."""
    from referee.desk.game_choice import GameChoice, offered, usual

    for name in (*usual(), *offered()):
        brought = ", ".join(say(f"set-{each}") for each in GameChoice().missing(name))
        yield name, " · ".join(filter(None, (say(f"set-{name}"), brought and say("new-brings", sets=brought))))


def _usage(command: click.Command, verbs: tuple[str, ...]) -> str:
    names = [_argument(param) for param in command.params if _is_argument(param)]
    return " ".join(["[--…]", *(["[VERB …]"] if verbs else names)])


def _argument(param: click.Parameter) -> str:
    name = param.human_readable_name
    name = f"{name}…" if param.nargs == -1 else name
    return name if param.required else f"[{name}]"


def _row(command: click.Command, param: click.Parameter, ctx: click.Context, say: Say) -> tuple[str, str]:
    record = param.get_help_record(ctx) if not _is_argument(param) else None
    name = record[0] if record else _argument(param)
    return name, say(key_of(command.name, "help" if "--help" in param.opts else param.name))


def _is_argument(param: click.Parameter) -> bool:
    return param.param_type_name == "argument"


def _write(formatter: click.HelpFormatter, title: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(title):
            formatter.write_dl(rows)
