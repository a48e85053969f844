"""`keys`: every key of the app as it is now, and the file in which a person chooses others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click
from msgspec import Struct

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.settings import Settings

if TYPE_CHECKING:
    from referee.cli.session import Session

EXAMPLE = ("[keys]", 'rulings = "ctrl+r"', 'take_back = "f7, ctrl+b"')


class KeyOf(Struct, frozen=True):
    """An action on a screen with the keys it has now and by default; without keys it is in the palette only."""

    screen: str
    action: str
    keys: tuple[str, ...]
    usual: tuple[str, ...]


class KeysShown(Struct, frozen=True):
    """Where the keys are chosen, whether that file is there, and every key of the app."""

    file: str
    chosen: bool
    keys: tuple[KeyOf, ...]


@verb("keys")
@click.pass_obj
def keys(settings: Settings) -> Exit:
    """Print the keys."""
    from referee.cli.running import tell
    from referee.cli.session import Session
    from referee.tui.app import RefereeApp
    from referee.tui.config import usual
    from referee.tui.everywhere import screens

    config = usual()
    keymap = config.keymap(RefereeApp)
    rows = tuple(
        KeyOf(where, action.id, keymap.of(action), action.keys)
        for where, actions in screens(RefereeApp).items()
        for action in actions
        if action.keys
    )
    session = Session(settings)
    shown = KeysShown(str(config.keys), config.keys.exists(), rows)
    session.answer(shown, _lines(shown, session))
    for error in keymap.wrong:
        tell(error, settings)
    return Exit.UNUSABLE if keymap.wrong else Exit.CLEAN


def _lines(shown: KeysShown, session: Session) -> Iterator[str]:
    yield session.say("keys-file", file=shown.file)
    if not shown.chosen:
        yield session.say("keys-none")
        yield from (f"    {line}" for line in EXAMPLE)
    for where in dict.fromkeys(row.screen for row in shown.keys):
        yield ""
        yield session.speech.words.find(f"place-{where}") or where
        yield from (_line(row, session) for row in shown.keys if row.screen == where)


def _line(row: KeyOf, session: Session) -> str:
    from referee.tui.keymap import label

    now, usual = (" ".join(dict.fromkeys(map(label, keys))) for keys in (row.keys, row.usual))
    does = session.speech.words.find(f"does-{row.action}") or ""
    changed = f" {session.say('keys-changed', keys=usual)}" if now != usual else ""
    return f"  {row.action:<16} {now:<12} {does}{changed}".rstrip()
