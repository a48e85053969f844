"""What may be touched now: the line so far, what it would do, and the buttons that go on with it or begin another.

Whoever logs while standing touches a seat, then what happened to it. Every touch makes a line of shorthand, which is
shown, so that it is learned; what it would do is previewed before it counts. In go a table's conversation and the line,
out comes a plain record: the page that shows it holds nothing between two touches but that line.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from referee.core.nouns.verdict import Level
from referee.desk.hearing.typed_line import TypedLine
from referee.desk.log_clock import clock_at
from referee.desk.unnamed import characters_left, naming
from referee.errors import RefereeError
from referee.notation import LONGEST_LINE
from referee.typing.acting import Acting
from referee.typing.completion import Completion
from referee.typing.conversation import NOTHING, Conversation, LineTold
from referee.typing.cut_line import seat_of
from referee.typing.touched_further import Touching
from referee.typing.touches import Touch, Touches
from referee.views.records import TableView
from referee.views.voice import Voice

PUTS_RIGHT = ("correct", "insert")
"""Verbs behind whose number a line follows that is read at an earlier table."""
TURNS = {"light": ("next", "turned"), "full": ("turned",)}
"""What is said of nobody, beside what may be done in a turn."""


class TouchPad(Struct, frozen=True):
    """The pad. `back` is the line one touch before; `ready` says that the line may be logged as it stands."""

    line: str
    back: str
    told: LineTold
    ready: bool
    groups: tuple[Touches, ...]
    who: str = ""
    """The player whom the line speaks of."""
    warned: str = ""
    """What is let go of, where a light log would not ask for it any more."""


def touch_pad(talk: Conversation, line: str = "") -> TouchPad:
    """What may be touched once this much of a line is there."""
    line = " ".join(line[: LONGEST_LINE + 1].split()) if line.strip(" .") else ""
    told = talk.preview(line) if line else NOTHING
    ready = bool(told.said) and told.level not in ("", "error")
    seat, groups = _way_on(talk, line, told)
    who = talk.voice.speech.player(talk.log.table, seat) if seat else ""
    goes_light = ready and "light" in talk.voice.lexicon.exact(line, "verb") and talk.lets_go_if_light
    warned = talk.voice.say("touch-lets_go") if goes_light else ""
    return TouchPad(line, line.rpartition(" ")[0], told, ready, groups, who, warned)


def _way_on(talk: Conversation, line: str, told: LineTold) -> tuple[int, tuple[Touches, ...]]:
    """The seat spoken of, and the buttons."""
    start, rest = _put_right(talk.voice, line)
    touching = _touching(talk, start)
    if touching is None:
        return 0, ()
    if meant := tuple(_meant(talk, line, told, touching)):
        return seat_of(rest, talk.log.table), meant
    if not rest:
        return 0, tuple(_first(talk, touching) if not start else touching.seats())
    seat = seat_of(rest, touching.acting.table)
    words = rest.partition(" ")[2] if seat else rest
    if seat and not words:
        return seat, tuple(touching.deeds(seat))
    act, behind = touching.act(seat, words)
    groups = tuple(touching.after(seat, act, rest, behind)) if act else ()
    if seat and act and not start and touching.lays(act) and told.level == Level.ILLEGAL.word:
        groups = (*_put_away_first(talk, seat, line, touching), *groups)
    return seat, groups or (tuple(touching.whatever(rest)) if act and told.goes_on else ())


def _put_right(voice: Voice, line: str) -> tuple[str, str]:
    """The words that put an entry right, if the line begins with them, and the line that follows."""
    verb, _, more = line.partition(" ")
    number, _, rest = more.partition(" ")
    puts = number.isascii() and number.isdecimal() and set(voice.lexicon.exact(verb, "verb")) & {*PUTS_RIGHT}
    return (f"{verb} {number}", rest) if puts else ("", line)


def _touching(talk: Conversation, start: str) -> Touching | None:
    """The buttons at the table as it stands, or as it stood before the entry that is put right."""
    if not start:
        view = talk.view()
        due = (*(words for item in view.due for words in item.typed), *view.may_typed)
        return Touching(talk.acting, talk.completion(due), talk.voice)
    try:
        table = talk.log.table_before(int(start.rpartition(" ")[2][:9]))
    except RefereeError:
        return None
    acting = Acting(table, talk.log.book, talk.voice.lexicon, talk.voice.views)
    return Touching(acting, Completion(acting), talk.voice, start)


def _meant(talk: Conversation, line: str, told: LineTold, touching: Touching) -> Iterator[Touches]:
    """What is asked back, as buttons that say what each would come to."""
    if told.level == "" and told.notes:  # it was said already
        meant = TypedLine(line, talk.voice.lexicon.heard_in(talk.voice.lang)).as_meant
        yield from touching.group("again", (Touch(talk.voice.say("touch-happened_again"), meant),))
    choices = touching.completion.instead(line, told.word, told.choices)
    lines = told.lines or tuple(each.line.strip() for each in choices)
    names = {each.line.strip(): each.shown for each in choices}
    touches = (Touch(_comes_to(talk, each, names.get(each, each)), each, each) for each in lines)
    yield from touching.group("meant", touches)


def _comes_to(talk: Conversation, line: str, otherwise: str) -> str:
    told = talk.preview(line)
    said = " · ".join(sentence for _, sentence in told.said)
    return said if said and told.level != "error" else otherwise


def _put_away_first(talk: Conversation, seat: int, line: str, touching: Touching) -> Iterator[Touches]:
    """Each card before a player that only has to be put away for the one that is put down to lie there."""
    say, name = talk.voice.say, talk.voice.name
    kinds = dict.fromkeys(card.kind for card in talk.log.table.seat(seat).in_play if card.kind)
    lines = ((kind, f"{touching.lost(seat, kind)}, {line}") for kind in kinds)
    found = (Touch(say("touch-put_away", card=name(kind)), both) for kind, both in lines if _is_legal(talk, both))
    yield from touching.group("away", found)


def _is_legal(talk: Conversation, line: str) -> bool:
    told = talk.preview(line)
    return told.level == Level.LEGAL.word and not told.flags


def _first(talk: Conversation, touching: Touching) -> Iterator[Touches]:
    """What is due, who may be spoken of, the turn; and what is done with the log itself."""
    view, named = talk.view(), talk.voice.views.typed_name
    yield from touching.due()
    yield from _who_begins(talk, touching)
    yield from touching.seats()
    turn = [Touch(*each) for each in _in_turn(touching, view)] if view.mode == "full" else []
    turn += [Touch(touching.deed(verb, verb), named("verb", verb)) for verb in TURNS[view.mode]]
    yield from touching.group("turn", turn)
    other = "full" if view.mode == "light" else "light"
    clock = "resume" if clock_at(talk.log).stopped else "pause"
    ways = (("take_back", "retract"), ("bring_back", "redo"), (clock, clock), (f"to_{other}", other))
    possible = ((word, named("verb", verb)) for word, verb in ways)
    log = (Touch(talk.voice.say(f"touch-{word}"), line) for word, line in possible if _means(talk, line))
    yield from touching.group("log", log)


def _who_begins(talk: Conversation, touching: Touching) -> Iterator[Touches]:
    """Whose role lies open, where nobody was told to have it: the line is that of the first seat."""
    log = talk.log
    for verb, _, *role in (item.typed[0].split() for item in talk.voice.views.asked(log.table, log.book) if item.typed):
        player, words = talk.voice.speech.player, " ".join(role)
        seats = (Touch(player(log.table, seat.number), f"{verb} {seat.number} {words}") for seat in log.table.seats)
        yield Touches("due", talk.voice.say("touch-begins", role=role[-1].capitalize()), tuple(seats))


def _in_turn(touching: Touching, view: TableView) -> Iterator[tuple[str, str]]:
    """What may be done in the turn besides playing cards, and the line for it as far as it goes before the dots."""
    verbs = (verb for verb in view.may if verb != "play")
    for verb, typed in zip(verbs, view.may_typed, strict=True):
        line = typed.partition("…")[0].strip()
        count = line.rpartition(" ")[2]
        said = touching.deed(verb, line)
        yield f"{said}: {count}" if count.isdecimal() else said, line


def _means(talk: Conversation, line: str) -> bool:
    return talk.preview(line).level not in ("", "error")


def who_is(talk: Conversation, seat: int) -> Touches:
    """The characters that nobody at the table is known to be, each as the line that names it of this seat."""
    log, voice = talk.log, talk.voice
    who = voice.speech.player(log.table, seat)
    touches = (Touch(voice.name(each), naming(log, seat, each)) for each in characters_left(log))
    return Touches("who", voice.say("flag-character", who=who), tuple(touches), folded=True)
