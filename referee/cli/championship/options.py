"""What every verb of the tournament desk can be told: which tournament, and who sits at the desk."""

from __future__ import annotations

from typing import Any

import click

from referee.cli.settings import Settings, typed_text


def desk_options() -> list[click.Parameter]:
    """The options, before the verb or after it."""
    return [
        click.Option(["--tournament"], metavar="ID", **_kept),
        click.Option(["--by"], metavar="NAME", **_kept),
    ]


def _keep(ctx: click.Context, param: click.Parameter, value: Any) -> None:
    settings = ctx.find_object(Settings)
    if value and settings and param.name:
        setattr(settings, param.name, value)


_kept: dict[str, Any] = {"callback": _keep, "expose_value": False, "is_eager": True, "type": typed_text}
