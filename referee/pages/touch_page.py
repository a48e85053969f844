"""What the referee's page of a table shows, as a plain record: the pad, what was logged, and the entry looked at."""

from __future__ import annotations

from itertools import takewhile

from msgspec import Struct

from referee.core.nouns.entries import Retracted
from referee.desk.following import Following
from referee.journal import Place
from referee.typing.conversation import Conversation, LineTold
from referee.typing.flag_pad import FlagPad, flag_pad
from referee.typing.touch_pad import TouchPad, touch_pad, who_is
from referee.typing.touches import Touches
from referee.views.covered import Covered, covered
from referee.views.public_face import PublicFace, public_face
from referee.views.records import TableView

MOST_LATELY = 12


class Lately(Struct, frozen=True):
    """An entry logged lately: its number, the sign of its verdict, the sentence."""

    number: int
    sign: str
    said: str
    flagged: bool


class TouchPage(Struct, frozen=True):
    """`at` is the length of the log that all this was made of; `due` what one touch logs, since it leaves no choice.

    `flags` are the entries that there is something to say of, `looked` the one that was asked for. `told` is what was
    logged just now, `who` whose character is to be named.
    """

    stream: str
    title: str
    at: int
    view: TableView
    pad: TouchPad
    due: tuple[str, ...]
    may: str
    flags: tuple[FlagPad, ...]
    lately: tuple[Lately, ...]
    face: PublicFace
    covered: tuple[Covered, ...]
    told: LineTold | None = None
    looked: FlagPad | None = None
    who: Touches | None = None


def touch_page(talk: Conversation, store: Place, line: str, told: LineTold | None, number: int) -> TouchPage:
    """The page once this much of a line is there, this was logged, and this entry is looked at (0: none)."""
    log, view = talk.log, talk.view()
    pad = touch_pad(talk, line)
    following = Following.of(log, store)
    numbers = told.numbers if told else () if pad.line else _last_line(talk)
    return TouchPage(
        stream=log.stream,
        title=view.title or ", ".join(seat.label for seat in view.seats),
        at=log.length,
        view=view,
        pad=pad,
        due=tuple(item.sentence for item in view.due if item.enter),
        may=_may(talk, view),
        flags=tuple(flag_pad(talk, each) for each in numbers if talk.flag(each)),
        lately=_lately(talk),
        face=public_face(following, talk.voice),
        covered=covered(following, talk.voice),
        told=told,
        looked=flag_pad(talk, number) if 0 < number < log.length else None,
        who=who_is(talk, told.uncounted) if told and told.uncounted else None,
    )


def _last_line(talk: Conversation) -> tuple[int, ...]:
    """What was logged together with the last entry."""
    log = talk.log
    at = log.logged(log.length - 1).at
    same = takewhile(lambda number: log.logged(number).at == at, range(log.length - 1, 0, -1))
    return tuple(same)[::-1]


def _may(talk: Conversation, view: TableView) -> str:
    """That somebody may play, or end the turn, where nothing else is due."""
    if not view.may or view.mode == "light":
        return ""
    *plays, _ending = view.may
    return talk.voice.say(f"touch-may_{plays[0] if plays else 'end'}", by=view.turn_label, over=view.over)


def _lately(talk: Conversation) -> tuple[Lately, ...]:
    """The entries logged last, the latest first."""
    log, speech, found = talk.log, talk.voice.speech, []
    for number in range(log.length - 1, max(0, log.length - 1 - MOST_LATELY), -1):
        verdict = log.verdict(number)
        sign = speech.sign(verdict.word) if verdict else talk.voice.say("table-taken_back")
        entry, table = log.entry(number), log.table_spoken_of(number)
        if isinstance(entry, Retracted):
            said = speech.retracted(entry, log.entries, table)
        else:
            said = speech.entry(entry, table)
        found.append(Lately(number, sign, said, verdict is not None and verdict.to_look_at))
    return tuple(found)
