"""The cards that the next printed box brings, Dodge City, are data alone: no rule is added for any of them.

Their own clauses are not on the shelf yet; the one on the deck stands for them.
"""

from __future__ import annotations

from referee.core.book.binding import bind
from referee.core.book.facts import Facts, cards_of
from referee.core.book.questions import DISTANCE
from referee.core.book.rulebook import Situation
from referee.core.book.rules import RuleSet
from referee.core.judging.due import agenda
from referee.core.nouns.entries import Discarded, Played, Took
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.lexicon import load
from referee.notation import read
from tests.house.badlands.playing import BASE, POSITION, due, play, ready, table_of, verdict
from tests.rows import rows

GREEN, BROWN, BLUE = ({"colour": colour, "clauses": ["CRD-001"]} for colour in ("green", "brown", "blue"))
SAID = {
    "binocular": {**BLUE, "works_as": "scope", "aim": "self", "faces": ["10d"]},
    "hideout": {**BLUE, "works_as": "mustang", "aim": "self", "faces": ["kd"]},
    "punch": {**BROWN, "effects": ["shot"], "aim": "near", "faces": ["10s"]},
    "rag_time": {**BROWN, "effects": ["take"], "aim": "one", "costs": 1, "faces": ["9h"]},
    "brawl": {**BROWN, "effects": ["toss"], "aim": "others", "costs": 1, "faces": ["js"]},
    "dodge": {**BROWN, "effects": ["avert", "draw"], "answers": True, "aim": "none", "faces": ["7d", "kh"]},
    "springfield": {**BROWN, "effects": ["shot"], "aim": "one", "costs": 1, "faces": ["ks"]},
    "tequila": {**BROWN, "effects": ["heal"], "aim": "one", "costs": 1, "faces": ["9c"]},
    "whisky": {**BROWN, "effects": ["heal"], "amount": 2, "aim": "none", "costs": 1, "faces": ["qh"]},
    "bible": {**GREEN, "effects": ["avert", "draw"], "answers": True, "aim": "none", "faces": ["10h"]},
    "canteen": {**GREEN, "effects": ["heal"], "aim": "none", "faces": ["7h"]},
    "can_can": {**GREEN, "effects": ["toss"], "aim": "one", "faces": ["jc"]},
    "ten_gallon_hat": {**GREEN, "effects": ["avert"], "answers": True, "aim": "none", "faces": ["jd"]},
    "conestoga": {**GREEN, "effects": ["take"], "aim": "one", "faces": ["9d"]},
    "derringer": {**GREEN, "effects": ["shot", "draw"], "aim": "near", "faces": ["7s"]},
    "buffalo_rifle": {**GREEN, "effects": ["shot"], "aim": "one", "faces": ["qc"]},
    "howitzer": {**GREEN, "effects": ["shot"], "aim": "others", "faces": ["9s"]},
    "pepperbox": {**GREEN, "effects": ["shot"], "aim": "reach", "faces": ["ah"]},
    "iron_plate": {**GREEN, "effects": ["avert"], "answers": True, "aim": "none", "faces": ["ad", "qs"]},
    "pony_express": {**GREEN, "effects": ["draw"], "amount": 3, "aim": "none", "faces": ["qd"]},
    "knife": {**GREEN, "effects": ["shot"], "aim": "near", "faces": ["8h"]},
    "sombrero": {**GREEN, "effects": ["avert"], "answers": True, "aim": "none", "faces": ["7c"]},
}
BOX = RuleSet("printed", Facts(cards=cards_of(SAID)), needs=("base",))
BOOK = bind([BOX, BASE])
ANNA = POSITION.replace("badlands", "printed").replace("mockingbird life 3/4", "bart_cassidy life 3/5")
EVERYBODY = (2, 3, 4, 5)


def after(*lines: str) -> Table:
    """The table after these lines."""
    return play(*lines, book=BOOK, start=table_of(ANNA, BOOK))


def test_it_brings_no_rule() -> None:
    """What it does is what the base box says of such cards."""
    assert BOOK.rules == bind([BASE]).rules
    assert BOOK.deck_size == bind([BASE]).deck_size + 24


@rows(
    ("line", "owed"),
    [
        ("1 punch 2", [("answer", 2, 1, "punch")]),
        ("1 rag_time 3", [("discard", 1, 1, "rag_time"), ("take", 1, 1, "rag_time")]),
        ("1 brawl", [("discard", 1, 1, "brawl"), *[("toss", 1, 1, "brawl")] * 4]),
        ("1 springfield 4", [("discard", 1, 1, "springfield"), ("answer", 4, 1, "springfield")]),
        ("1 tequila 3", [("discard", 1, 1, "tequila"), ("gain", 3, 1, "tequila")]),
        ("1 tequila 1", [("discard", 1, 1, "tequila"), ("gain", 1, 1, "tequila")]),
        ("1 whisky", [("discard", 1, 1, "whisky"), ("gain", 1, 2, "whisky")]),
    ],
)
def test_a_brown_card_is_played(line: str, owed: list[tuple[str, int, int, str]]) -> None:
    """It is allowed, and what is due is what its effects say, the cost first."""
    assert verdict(after(), line, BOOK).clean
    assert due(after(line), BOOK) == owed


@rows(
    ("line", "owed"),
    [
        ("1 canteen", [("gain", 1, 1, "canteen")]),
        ("1 can_can 4", [("toss", 1, 1, "can_can")]),
        ("1 conestoga 4", [("take", 1, 1, "conestoga")]),
        ("1 derringer 2", [("answer", 2, 1, "derringer"), ("draw", 1, 1, "derringer")]),
        ("1 buffalo_rifle 4", [("answer", 4, 1, "buffalo_rifle")]),
        ("1 howitzer", [("answer", seat, 1, "howitzer") for seat in EVERYBODY]),
        ("1 pepperbox 2", [("answer", 2, 1, "pepperbox")]),
        ("1 pony_express", [("draw", 1, 3, "pony_express")]),
        ("1 knife 2", [("answer", 2, 1, "knife")]),
    ],
)
def test_a_green_card_is_put_down_and_used_later(line: str, owed: list[tuple[str, int, int, str]]) -> None:
    """Nothing comes of putting it down, it is refused in that turn, and later does what its effects say."""
    kind = line.split()[1]
    laid = after(f"1 {kind}")
    assert due(laid, BOOK) == []
    assert "waits_a_turn" in verdict(laid, f"{line} from play", BOOK).keys
    later = ready(start=laid, book=BOOK)
    assert verdict(later, line, BOOK).clean
    assert due(play(line, book=BOOK, start=later), BOOK) == owed


@rows("kind", ["bible", "ten_gallon_hat", "iron_plate", "sombrero"])
def test_a_green_card_averts(kind: str) -> None:
    """It is ready when the next turn begins, averts a shot, and the Bible brings a card."""
    shot = play("1 end", "2 turn", "2 draw 2", "2 bang 1", book=BOOK, start=after(f"1 {kind}"))
    assert verdict(shot, f"1 {kind}", BOOK).clean
    averted = due(play(f"1 {kind}", book=BOOK, start=shot), BOOK)
    assert averted == ([("draw", 1, 1, kind)] if kind == "bible" else [])


def test_a_dodge_averts_and_brings_a_card() -> None:
    """Out of the hand; by itself it is not played."""
    shot = after("1 bang 2")
    assert verdict(shot, "2 dodge", BOOK).clean
    assert due(play("2 dodge", book=BOOK, start=shot), BOOK) == [("draw", 2, 1, "dodge")]
    assert "not_playable" in verdict(after(), "1 play dodge", BOOK).keys


def test_a_brawl_takes_a_card_of_each_in_any_order() -> None:
    """The card of one player does not stand for that of another."""
    paid = after("1 brawl with beer", "1 toss 4 hand")
    assert verdict(after("1 brawl with beer"), "1 toss 4 hand", BOOK).clean
    assert [item.owed.other for item in agenda(paid, BOOK).due] == [2, 3, 5]
    assert verdict(paid, "1 toss 4 hand", BOOK).keys == ("wrong_target",)
    assert due(play("1 toss 2 hand", "1 toss 5 hand", "1 toss 3 hand", book=BOOK, start=paid), BOOK) == []


def test_cost_and_effect_are_said_in_one_line() -> None:
    """The last `with` is what is given up, one before it what was seen."""
    (played, paid, took) = read("1 rag_time 3 hand with bang with beer", after(), BOOK, load()).entries
    assert played == Played(1, Card("rag_time"), (3,))
    assert paid == Discarded(1, 1, "rag_time", (Card("beer"),))
    assert took == Took(1, 3, None, Card("bang"))
    assert due(after("1 rag_time 3 hand with beer"), BOOK) == []


def test_a_dodge_is_one_of_two_against_slab_the_killer() -> None:
    """The card that it draws may be the other one."""
    slab = after("set 1 character slab_the_killer", "1 bang 2", "2 dodge")
    assert due(slab, BOOK) == [("draw", 2, 1, "dodge"), ("answer", 2, 1, "bang")]
    assert verdict(play("2 draw 1 for dodge", book=BOOK, start=slab), "2 missed", BOOK).clean


def test_two_blue_cards_work_beside_those_that_are_known() -> None:
    """Each one step."""
    now = Situation(after("1 hideout", "1 mustang", "1 binocular"), BOOK)
    assert (now.ask(DISTANCE, 5, 1), now.ask(DISTANCE, 1, 3)) == (3, 1)
