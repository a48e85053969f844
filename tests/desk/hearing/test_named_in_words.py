"""Who a player turns out to be, told in words at any time, and how many cards he is seen to hold."""

import pytest

from referee.core.nouns.entries import Inserted
from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.notation import line_of
from tests.rows import rows

UNKNOWN = """
seat 1 "Anna" sheriff ?
seat 2 "Ben" ? ?
seat 3 "Cleo" ? el_gringo
seat 4 "Dirk" ? ?
"""
GOING = (".", "bang ben", "hit", "end", "ben draws 2")
SID = ["set 2 character sid_ketchum", "set 2 life 4", "set 2 hand 4"]
SAM = ["set 4 character vulture_sam", "set 4 life 4", "set 4 hand 4"]


def told(desk: Desk, before: tuple[str, ...], *lines: str, lang: str = "en") -> list[str]:
    """What the last of the lines is logged as, without the mark of where it is put in."""
    log = desk.new(UNKNOWN)
    for each in (*before, *lines[:-1]):
        log.enter(each)
    judged = log.enter(lines[-1], lang).judged
    return [line_of(each.entry, log.book) for each in judged if not isinstance(each.entry, Inserted)]


NAMED = [
    ("en", "ben is sid ketchum"), ("en", "ben turns out to be sid ketchum"), ("en", "ben's character is sid ketchum"),
    ("en", "ben character sid"), ("en", "reveal ben sid ketchum"), ("en", "ben shows sid ketchum"),
    ("en", "ben: sid ketchum"), ("en", "sid ketchum is ben"),
    ("de", "ben ist sid ketchum"), ("de", "ben charakter sid"), ("de", "ben hat den charakter sid ketchum"),
    ("de", "sid ketchum ben"), ("de", "ben entpuppt sich als sid ketchum"),
    ("nl", "ben is sid ketchum"), ("nl", "ben blijkt sid ketchum te zijn"), ("nl", "bens personage is sid ketchum"),
    ("it", "ben è sid ketchum"), ("it", "ben si rivela sid ketchum"), ("it", "il personaggio di ben è sid ketchum"),
]  # fmt: skip


@rows(("lang", "line"), NAMED)
def test_who_somebody_is_holds_from_the_deal_on(desk: Desk, lang: str, line: str) -> None:
    """What was logged before is judged by it: his life points and hand are those dealt to it."""
    assert told(desk, GOING, line, lang=lang) == SID


def test_a_life_point_lost_before_is_counted_then(desk: Desk) -> None:
    """Ben was hit once: of the four life points of Sid Ketchum three are left."""
    log = desk.new(UNKNOWN)
    for line in (*GOING, "ben is sid ketchum"):
        log.enter(line)
    assert log.table.seat(2).life == 3
    log.enter("undo")
    assert log.table.seat(2).character == "" and log.table.seat(2).life is None


def test_it_says_so_already(desk: Desk) -> None:
    """Told again, nothing is logged."""
    assert told(desk, GOING, "ben is sid ketchum", "ben: character sid ketchum") == []


@rows(
    ("line", "key"),
    [
        ("cleo is sid ketchum", "character_otherwise"),
        ("cleo is el gringo", "character_so"),
        ("ben is el gringo", "character_of_another"),
    ],
)
def test_what_cannot_be_is_refused(desk: Desk, line: str, key: str) -> None:
    """Nobody has two characters, and no character two players."""
    with pytest.raises(BadLine) as refused:
        told(desk, GOING, line)
    assert refused.value.key == key


def test_the_card_of_a_draw_is_asked_for_still(desk: Desk) -> None:
    """Jourdonnais, who is aimed at, makes his draw!: nobody is told who he is by that."""
    with pytest.raises(BadLine) as refused:
        told(desk, (".", "dirk is jourdonnais", "bang dirk"), "dirk jourdonnais")
    assert refused.value.key == "needs_face_too"


FALLEN = (".", "bang ben", "ben is hit, dead, outlaw")


@rows(
    ("lang", "line", "logged"),
    [
        ("en", "dirk is vulture sam and gets ben's cards", [*SAM, "2 forfeit to 4"]),
        ("de", "dirk ist geier sam und kriegt bens karten", [*SAM, "2 forfeit to 4"]),
        ("nl", "dirk is vulture sam en krijgt bens kaarten", [*SAM, "2 forfeit to 4"]),
        ("it", "dirk è vulture sam e prende le carte di ben", [*SAM, "2 forfeit to 4"]),
    ],
)
def test_who_he_is_and_what_he_does(desk: Desk, lang: str, line: str, logged: list[str]) -> None:
    """The one is put in at the deal, the other is done now."""
    assert told(desk, FALLEN, line, lang=lang) == logged


INHERITS = [
    ("en", "dirk inherits from ben"), ("en", "dirk inherits ben's cards"), ("de", "dirk erbt von ben"),
    ("de", "dirk nimmt alles von ben"), ("nl", "dirk erft van ben"), ("it", "dirk eredita da ben"),
]  # fmt: skip


@rows(("lang", "line"), INHERITS)
def test_vulture_sam_inherits(desk: Desk, lang: str, line: str) -> None:
    """The cards of who has fallen go to him, all together."""
    assert told(desk, (*FALLEN, "dirk is vulture sam"), line, lang=lang) == ["2 forfeit to 4"]


SEEN = [
    ("en", "ben has 3 cards in hand"), ("de", "ben hat 3 karten auf der hand"),
    ("nl", "ben heeft 3 kaarten in de hand"),
    ("it", "ben ha 3 carte in mano"), ("en", "ben still has three cards in his hand"),
]  # fmt: skip


@rows(("lang", "line"), SEEN)
def test_a_hand_is_counted(desk: Desk, lang: str, line: str) -> None:
    """Where the log does not know how many he holds, it is set."""
    assert told(desk, GOING, line, lang=lang) == ["set 2 hand 3"]


def test_a_hand_that_cannot_be_is_refused(desk: Desk) -> None:
    """Cleo holds the three that she was dealt: nothing is set without a word about it."""
    with pytest.raises(BadLine) as refused:
        told(desk, GOING, "cleo has 7 cards in hand")
    assert refused.value.key == "hand_otherwise"
    with pytest.raises(BadLine) as refused:
        told(desk, GOING, "cleo has 3 cards in hand")
    assert refused.value.key == "hand_so"


def test_a_line_that_names_both_is_answered_with_how_to_say_it(desk: Desk) -> None:
    """Ben and Sid Ketchum in a line that means nothing: what is shown to type can be typed."""
    with pytest.raises(BadLine) as refused:
        told(desk, GOING, "whoops ben obviously sid ketchum all along")
    assert refused.value.key == "who_it_is"
    (shown,) = refused.value.about["choices"]  # type: ignore[misc]
    assert told(desk, GOING, str(shown)) == SID
