"""`schema` and `completions`: what other programs need to know of this one."""

from __future__ import annotations

import json

import click
from click.shell_completion import get_completion_class

from referee.cli.codes import Exit
from referee.cli.group import referee, verb
from referee.cli.output import put, put_json
from referee.cli.running import COMPLETE
from referee.cli.settings import Settings

SHELLS = ("bash", "zsh", "fish")


@verb()
@click.pass_obj
def schema(settings: Settings) -> Exit:
    """The JSON Schema of a line of a game in JSON Lines."""
    from referee import sets
    from referee.desk import codec

    put_json(json.dumps(codec.schema(sets.names()), ensure_ascii=False, indent=None if settings.json else 2))
    return Exit.CLEAN


@verb()
@click.argument("shell", type=click.Choice(SHELLS), metavar="SHELL")
@click.pass_obj
def completions(settings: Settings, shell: str) -> Exit:
    """The script that lets a shell complete verbs and options."""
    make = get_completion_class(shell)
    assert make is not None
    script = make(referee, {}, "referee", COMPLETE).source()
    put(json.dumps({"script": script}) if settings.json else script)
    return Exit.CLEAN
