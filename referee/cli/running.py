"""One run: the words of the command line in, an exit code out, and whatever goes wrong told in a sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

import click

from referee.cli.codes import Exit
from referee.cli.group import referee
from referee.cli.misuse import Misuse
from referee.cli.output import put, put_json
from referee.cli.settings import Settings, language_of, told_language
from referee.errors import RefereeError

FAULT = "program_fault"
COMPLETE = "_REFEREE_COMPLETE"


def run(args: Sequence[str]) -> int:
    """Do what the words say. Never raises: every error becomes a sentence on stderr and an exit code."""
    _print_whatever_comes()
    settings = Settings(language_of(args), told_language(args))
    try:
        code = _called(args, settings)
        click.echo(nl=False)  # flushes
        return code
    except BrokenPipeError:
        _close_quietly()
        return Exit.STOPPED
    except (KeyboardInterrupt, click.Abort):
        return Exit.STOPPED
    except Exception as error:  # a person never sees a traceback
        return _told(error, settings)


def _called(args: Sequence[str], settings: Settings) -> int:
    if instruction := os.environ.get(COMPLETE):
        from click.shell_completion import shell_complete

        return shell_complete(referee, {"obj": settings}, "referee", COMPLETE, instruction)
    try:
        with referee.make_context("referee", list(args), obj=settings) as ctx:
            return int(referee.invoke(ctx) or 0)
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.UsageError as error:
        raise _misuse(error) from None


def _misuse(error: click.UsageError) -> Misuse:
    """What click objects to, as a key with arguments."""
    verb = error.ctx.command_path if error.ctx else "referee"
    match error:
        case click.NoSuchOption():
            return Misuse("no_such_option", word=error.option_name[:40], verb=verb)
        case click.MissingParameter():
            return Misuse("missing_argument", word=_name(error.param), verb=verb)
        case click.BadParameter():
            choices = getattr(error.param and error.param.type, "choices", ())
            return Misuse("bad_value", word=_name(error.param), near=tuple(map(str, choices)), verb=verb)
        case click.BadOptionUsage():
            return Misuse("option_needs_value", word=error.option_name, verb=verb)
    return Misuse("bad_usage", verb=verb)


def _name(param: click.Parameter | None) -> str:
    if param is None:
        return ""
    return param.opts[0] if param.param_type_name == "option" else param.human_readable_name


def _told(error: Exception, settings: Settings) -> Exit:
    told = error if isinstance(error, RefereeError) else _unforeseen(error)
    with suppress(OSError):
        tell(told, settings)
    return Exit.FAULT if told.key == FAULT else Exit.UNUSABLE


def _unforeseen(error: Exception) -> Misuse:
    """What the system refused, such as room on the disk; else a fault of the program, its kind and place."""
    if isinstance(error, OSError):
        _close_quietly()
        return Misuse("system_refused", why=error.strerror or str(error))
    trace, place = error.__traceback__, ""
    while trace is not None:
        place = f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}"  # noqa: PTH119
        trace = trace.tb_next
    return Misuse(FAULT, what=f"{type(error).__name__}, {place}")


def tell(error: RefereeError, settings: Settings) -> None:
    """An error as a sentence on stderr; as a JSON object if JSON was asked for."""
    from referee.speech import Speech

    sentence = Speech.of(settings.lang).error(error)
    if settings.json:
        import json

        said: dict[str, object] = {"key": error.key, "sentence": sentence}
        said |= {name: error.about[name] for name in ("file", "line") if name in error.about}
        put_json(json.dumps({"error": said}, ensure_ascii=False, default=str), err=True)
        return
    put(sentence, err=True)


def _print_whatever_comes() -> None:
    """A terminal that lacks a sign gets a question mark instead of a crash."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _close_quietly() -> None:
    """Nobody reads any more: let the interpreter flush into nothing at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
