"""What the command line prints, all of it: nothing in it acts on the terminal, whatever file or name it came from."""

from __future__ import annotations

import sys

import click

from referee.signs import escaped, in_lines, on_one_line

BEGIN_AGAIN = "\r\x1b[K"
"""To the beginning of the line, which is emptied."""


def put(text: object = "", err: bool = False, nl: bool = True) -> None:
    """A text of one or more lines."""
    click.echo(in_lines(str(text)), err=err, nl=nl)


def put_json(text: str, err: bool = False) -> None:
    """A value as JSON, which stays the same value."""
    click.echo(escaped(text), err=err)


def put_over(text: str = "") -> None:
    """How far the work is, on stderr, in the place of what stood there last."""
    sys.stderr.write(BEGIN_AGAIN + on_one_line(text))
    sys.stderr.flush()
