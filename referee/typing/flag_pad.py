"""An entry that is looked at: what there is to say of it, and every way on as a button with what it would come to.

What a flag says and the ways on stand in `views/`; here each way has the line that goes it, begun where somebody still
has to touch what happened, so that whoever stands at the table types nothing.
"""

from __future__ import annotations

from msgspec import Struct

from referee.desk.hearing.corrected.putting_right import anchor, standing
from referee.errors import BadLine
from referee.log.history import AMENDING
from referee.typing.conversation import Conversation
from referee.typing.touch_pad import who_is
from referee.typing.touches import Touches
from referee.views.records import FlagView
from referee.views.resolutions import Resolution, Resolutions

BEGUN = {"correct": "correct", "first": "insert"}
"""Ways that are only begun: the verb before the entry that is put right."""
STAND = "stand"
"""The way that takes a reason."""


class WayOn(Struct, frozen=True):
    """A button: the words on it, the line that goes it. `reason`: it has to be given first.

    `would` says what that would change, empty where it changes nothing else: a button that changes nothing needs no
    sentence to say so. `differs` is what would be otherwise at the table.
    """

    kind: str
    said: str
    line: str
    would: str = ""
    differs: tuple[str, ...] = ()
    reason: bool = False


class FlagPad(Struct, frozen=True):
    """An entry as a sentence, the flag on it if there is one, the ways on, and who is asked for by name."""

    number: int
    entry: str
    flag: FlagView | None
    ways: tuple[WayOn, ...]
    who: Touches | None = None


def flag_pad(talk: Conversation, number: int) -> FlagPad:
    """What there is to touch about an entry. Raises `BadLine` `entry_unknown`."""
    log, voice = talk.log, talk.voice
    ways = Resolutions(log, voice.views).of(number)
    flag = talk.flag(number)
    seat = talk.unnamed(number) if flag and flag.unnamed else 0
    entry = voice.speech.entry(log.entry(number), log.table_spoken_of(number))
    found = (_way(talk, number, way) for way in ways)
    return FlagPad(number, entry, flag, tuple(filter(None, found)), who_is(talk, seat) if seat else None)


def _way(talk: Conversation, number: int, way: Resolution) -> WayOn | None:
    """The way as a button; none where there is nothing to touch."""
    line = way.line or _begun(talk, number, BEGUN[way.kind])
    said = talk.voice.say(f"ways-{way.kind}")
    if not line or way.kind == STAND:
        return WayOn(way.kind, said, line, reason=True) if line else None
    came_after = number < talk.log.length - 1
    return WayOn(way.kind, said, line, way.does.head if came_after else "", way.does.table)


def _begun(talk: Conversation, number: int, verb: str) -> str:
    """The words before what is still to be touched; nothing where the entry cannot be put right."""
    log = talk.log
    try:
        if verb == "correct":
            standing(log.entries, number)
    except BadLine:
        return ""
    if isinstance(log.entry(number), AMENDING):
        return ""
    return f"{talk.voice.views.typed_name('verb', verb)} {anchor(log.entries, number)}"
