"""The touch pad: buttons that make lines of shorthand, each previewed before it counts."""

from collections.abc import Iterator

import pytest

from referee.desk.desk import unkept
from referee.lexicon import load
from referee.sets import bind
from referee.typing.acting import TOLD
from referee.typing.conversation import Conversation
from referee.typing.flag_pad import flag_pad
from referee.typing.touch_pad import TouchPad, touch_pad, who_is
from referee.typing.touches import Touch
from referee.views.voice import Voice
from tests.rows import rows

LANGUAGES = ("en", "nl", "it")
SEATS = """seat 1 "Anna" sheriff suzy
seat 2 "Bruno" ? ?
seat 3 "Carla" outlaw jourdonnais
seat 4 "Dario" ? willy
"""


def talk(lang: str = "en", mode: str = "full", sets: str = "base") -> Conversation:
    """A table of four that nobody has in a store."""
    log = unkept(f"bang 1\nsets {sets}\nlog {mode}\n{SEATS}---\n", load())
    return Conversation(log, Voice(load(), lang))


def touches(pad: TouchPad) -> Iterator[Touch]:
    """Every button there is, folded ones too."""
    return (touch for group in pad.groups for touch in group.touches)


def touched(table: Conversation, *said: str, line: str = "") -> TouchPad:
    """The pad after these buttons, each called by what stands on it, behind words that stand there already."""
    pad = touch_pad(table, line)
    for each in said:
        found = [touch.line for touch in touches(pad) if touch.said == each]
        assert found, (each, [touch.said for touch in touches(pad)])
        pad = touch_pad(table, found[0])
    return pad


def entered(table: Conversation, *said: str) -> TouchPad:
    """What these buttons come to, logged."""
    pad = touched(table, *said)
    assert pad.ready
    assert table.enter(pad.line).logged
    return pad


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_light_game_is_logged_by_touch_alone(lang: str) -> None:
    """A seat, then what happened to it: life points, cards in play, the turn, eliminations, in every language."""
    table, say = talk(lang, "light"), Voice(load(), lang)
    entered(table, say.say("touch-deed-next"))
    entered(table, "Bruno", "−1")
    entered(table, "Bruno", "+1")
    entered(table, "Anna", say.say("touch-deed-lay"), say.name("mustang"))
    entered(table, "Anna", say.say("touch-deed-lost"), say.name("mustang"))
    entered(table, "Carla", say.say("touch-deed-out"))
    seats = table.log.table.seats
    assert (seats[2].out, seats[0].in_play) == (True, ())
    entered(table, say.say("touch-take_back"))
    assert not table.log.table.seats[2].out
    entered(table, say.say("touch-bring_back"))
    assert table.log.table.seats[2].out


@pytest.mark.parametrize(("lang", "mode"), [("nl", "light"), ("it", "full")])
def test_no_button_leads_nowhere(lang: str, mode: str) -> None:
    """What is touched can be confirmed, or there are buttons to go on with."""
    table = talk(lang, mode, "base championship")
    table.enter(".")
    for touch in touches(touch_pad(table, "1")):
        pad = touch_pad(table, touch.line)
        assert pad.ready or pad.groups or pad.told.said, touch.line


def test_targets_bear_their_distance_and_the_verdict() -> None:
    """Whom a card may be played at is seen before anybody is touched: the nearest first, with the judge's sign."""
    table = talk()
    table.enter(".")
    pad = touched(table, "Anna", "Bang!")
    assert [(touch.said, touch.beside, touch.level) for touch in touches(pad)] == [
        ("Bruno", "distance 1", "unclear"), ("Dario", "distance 1", "legal"), ("Carla", "distance 2", "illegal"),
    ]  # fmt: skip


def test_what_would_be_forbidden_is_said_before_it_counts() -> None:
    """The preview of a line bears the verdict and its reason; nothing is logged by looking."""
    table = talk()
    table.enter(".")
    length = table.log.length
    pad = touched(table, "Anna", "Bang!", "Carla")
    assert (pad.told.level, pad.ready, table.log.length) == ("illegal", True, length)
    assert pad.told.flags[0].reasons[0].clauses


def test_what_is_due_stands_under_what_it_is() -> None:
    """Of several who are asked each has an answer of his own to touch."""
    table = talk()
    table.enter(".")
    table.enter("gatling")
    due = [group for group in touch_pad(table).groups if group.kind == "due"]
    assert [group.heading for group in due] == [
        f"{who} answers the Gatling of Anna" for who in ("Bruno", "Carla", "Dario")
    ]
    assert [touch.line for touch in due[1].touches] == ["3 missed", "3 jourdonnais", "3 hit"]


def test_what_is_asked_back_is_a_button() -> None:
    """A role that has to be told is chosen, each shown as what it would come to."""
    pad = touched(talk("en", "light"), "Bruno", "Eliminated")
    assert not pad.ready
    assert [touch.said for touch in touches(pad)][:2] == [
        "Bruno is eliminated: Outlaw",
        "Bruno is eliminated: Renegade",
    ]


def test_what_was_said_already_may_have_happened_again() -> None:
    """What the log says already is not logged twice by mistake, and one touch says that it happened twice."""
    table = talk()
    for line in (".", "bang 4", "4 hit"):
        table.enter(line)
    pad = touch_pad(table, "4 lose 1")
    assert (pad.ready, [touch.line for touch in touches(pad)]) == (False, ["4 lose 1 again"])
    assert touch_pad(table, "4 lose 1 again").ready


def test_an_entry_is_put_right_at_the_table_it_found() -> None:
    """What stands in the place of an earlier entry is touched as it could be done then."""
    table = talk()
    for line in (".", "bang 4", "4 hit", "beer"):
        table.enter(line)
    pad = touched(table, "Anna", "Bang!", "Bruno", line="correct 3")
    assert (pad.line, pad.ready) == ("correct 3 1 bang 2", True)


def test_a_draw_is_a_rank_and_a_suit() -> None:
    """Of fifty-two cards one is found by two touches."""
    table = talk()
    pad = touched(table, "Bruno", "Draw!", "10", "10♠")
    assert pad.line == "2 flip 10s"


def test_who_somebody_is_is_a_button() -> None:
    """A character that nobody named yet is named by one touch, from the deal on."""
    table = talk()
    table.enter(".")
    group = who_is(table, 2)
    assert table.enter(next(touch.line for touch in group.touches if touch.said == "Paul Regret")).logged
    assert table.log.table.seats[1].figures[0].character == "paul_regret"


@rows("line", ["correct", "correct 99 1", "correct 99999999999999999 x", '"', "9" * 600, "1 \x00", "<b>"])
def test_whatever_is_typed_is_answered(line: str) -> None:
    """A line that means nothing is told so, and breaks nothing."""
    assert not touch_pad(talk(), line).ready


def test_a_flag_has_its_ways_on_as_buttons() -> None:
    """What was not allowed is told with its clause, and each way on has a line, and what it would come to."""
    table = talk()
    for line in (".", "bang 3"):
        table.enter(line)
    pad = flag_pad(table, 3)
    assert pad.flag is not None and pad.flag.reasons[0].clauses
    ways = {way.kind: way for way in pad.ways}
    assert ways.keys() >= {"stand", "alone", "correct"}
    assert ways["stand"].reason and touch_pad(table, ways["alone"].line).ready
    assert [group.kind for group in touch_pad(table, ways["correct"].line).groups] == ["seats"]


def test_whoever_a_verdict_hangs_on_can_be_named() -> None:
    """Where a verdict hangs on a character that nobody named, those that are left are buttons."""
    table = talk()
    for line in (".", "bang 2"):
        table.enter(line)
    pad = flag_pad(table, 3)
    assert pad.who is not None
    assert touch_pad(table, pad.who.touches[0].line).ready


@pytest.mark.parametrize("mode", ["full", "light"])
def test_whoever_begins_is_touched_where_nobody_was_said_to(mode: str) -> None:
    """Nothing can go on before the open role is somebody's: it is given by one touch."""
    log = unkept(f"bang 1\nsets base\nlog {mode}\n{SEATS.replace('sheriff', '?')}---\n", load())
    table = Conversation(log, Voice(load(), "it"))
    first = touch_pad(table).groups[0]
    assert [touch.line for touch in first.touches][1] == "imposta 2 ruolo sceriffo"
    assert table.enter(first.touches[1].line).logged
    assert log.table.seats[1].role == "sheriff"


def test_a_full_turn_is_logged_by_touch_alone(lang: str = "it") -> None:
    """Who plays what at whom, the answer, what leaves no choice and the end of the turn."""
    table, name = talk(lang), Voice(load(), lang).name
    table.enter(".")
    entered(table, "Anna", name("bang"), "Dario")
    answer = next(group for group in touch_pad(table).groups if group.kind == "due")
    assert table.enter(next(touch.line for touch in answer.touches if touch.said == name("missed"))).logged
    entered(table, "Anna", name("cat_balou"), "Dario")
    assert table.enter(".").logged
    entered(table, "Anna", name("barrel"))
    entered(table, table.voice.say("touch-deed-end"))
    assert table.enter(".").logged
    assert table.log.table.turn.seat == 2


def test_what_a_light_log_lets_go_of_is_said_before() -> None:
    """Changing over while something is due is warned of before it is confirmed."""
    table = talk()
    for line in (".", "bang 4"):
        table.enter(line)
    assert touched(table, "Go on lightly").warned
    assert not touch_pad(talk(), "light").warned


def test_the_clock_stands_still_and_goes_on_by_touch() -> None:
    """A pause is one button, and then its end is."""
    table = talk()
    entered(table, "Stop the clock")
    entered(table, "Clock goes on")


def test_ways_on_are_offered_for_every_entry_of_a_log() -> None:
    """Whatever became of an entry, there is something to touch about it: one that came by a correction, too."""
    table = talk()
    for line in (".", "1 end", "correct 3 1 stagecoach ; 1 end", "insert 3 1 stagecoach", "."):
        assert table.enter(line).logged
    assert all(flag_pad(table, number).ways for number in range(1, table.log.length))


def test_an_ability_is_offered_to_whom_it_belongs() -> None:
    """A light log follows no hands; Sid Ketchum's own deed is still nobody else's to touch, and it says what it is."""
    seats = SEATS.replace("jourdonnais", "sid_ketchum")
    table = Conversation(unkept(f"bang 1\nsets base\nlog light\n{seats}---\n", load()), Voice(load(), "en"))
    deeds = [[(group.kind, touch.said) for group in touch_pad(table, line).groups for touch in group.touches
              if touch.line.endswith(" sid") and not group.folded] for line in "1234"]  # fmt: skip
    assert deeds == [[], [], [("deeds", "Sid Ketchum: 2 cards for a life point")], []]


def test_seats_stay_where_they_are() -> None:
    """Who is eliminated keeps the place of his button, and it says so."""
    table = talk("en", "light")
    table.enter("2 out outlaw")
    seats = next(group for group in touch_pad(table).groups if group.kind == "seats")
    assert [(touch.said, touch.beside) for touch in seats.touches] == [
        ("Anna", ""), ("Bruno", "out"), ("Carla", ""), ("Dario", ""),
    ]  # fmt: skip


@pytest.mark.parametrize("mode", ["full", "light"])
def test_whoever_is_out_loses_and_gains_nothing(mode: str) -> None:
    """Of a seat whose player is eliminated no life point is offered, and no second elimination."""
    table = talk("en", mode)
    table.enter("2 out outlaw")
    living, dead = ({each.line for each in touches(touch_pad(table, seat))} for seat in ("3", "2"))
    words = {"lose", "gain", "out"}
    assert words <= {line.split()[1] for line in living if len(line.split()) > 1}
    assert not words & {line.split()[1] for line in dead}
    assert "happened" not in [group.kind for group in touch_pad(table, "2").groups]


@rows("lang", ("en", "nl", "it", "de"))
@rows("sets", ["base", "base championship", "base championship duel", "base death_mesa", "base rebel"])
def test_no_button_bears_a_verb_as_it_is_typed(lang: str, sets: str) -> None:
    """Verbs of every set are called on a button what a referee calls what was done."""
    voice, book = Voice(load(), lang), bind(tuple(sets.split()))
    verbs = [verb for verb in book.verbs if verb not in TOLD and verb not in book.by_nobody]
    assert [verb for verb in verbs if not voice.speech.words.find(f"touch-deed-{verb}")] == []


@rows("lang", ("en", "nl", "it", "de"))
def test_the_old_weapon_is_put_away_first_by_one_touch(lang: str) -> None:
    """A light log keeps one weapon: where another is put down, one button puts the old one away, and it is allowed."""
    table, voice = talk(lang, "light"), Voice(load(), lang)
    entered(table, voice.say("touch-deed-next"))
    for card in ("mustang", "volcanic"):
        entered(table, "Anna", voice.say("touch-deed-lay"), voice.name(card))
    shown = touched(table, "Anna", voice.say("touch-deed-lay"), voice.name("winchester"))
    assert shown.told.level == "illegal"
    away = next(group for group in shown.groups if group.kind == "away")
    assert [each.said for each in away.touches] == [voice.say("touch-put_away", card=voice.name("volcanic"))]
    assert touch_pad(table, away.touches[0].line).told.level == "legal"
    table.enter(away.touches[0].line)
    assert [card.kind for card in table.log.table.seats[0].in_play] == ["mustang", "winchester"]
