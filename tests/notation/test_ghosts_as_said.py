"""A ghost who is said to draw draws from his own deck, and who is called like a preposition is meant."""

import pytest

from referee import sets
from referee.lexicon import load
from referee.notation import line_of, read, read_position
from tests.rows import rows

MESA = """
sets base death_mesa
seat 1 "Ada" sheriff kit_carlson life 5/5 hand 3
seat 2 "Bo" outlaw sid_ketchum life 0/4 out shown
seat 3 "Di" outlaw el_gringo life 0/3 hand 2 out shown
seat 4 "Ed" renegade vulture_sam life 4/4 hand 4
seat 5 "Su" deputy jourdonnais life 4/4 hand 4
"""


def lines(line: str, turn: str, lang: str) -> list[str]:
    """What the line means in that turn."""
    table, book = read_position(MESA + turn, sets.bind, load())
    return [line_of(entry, book) for entry in read(line, table, book, load().heard_in(lang)).entries]


@rows("line", ["bo draw 2", "bo draws two cards", "draw", "bo pesca due carte", "bo trekt 2 kaarten"])
@rows("lang", ["nl", "it", "en"])
def test_a_ghost_draws_of_his_own_deck(line: str, lang: str) -> None:
    """At whose turn that is due."""
    assert lines(line, "turn 2 draw", lang) == ["2 conjure 2"]


@rows(
    ("line", "meant"),
    [
        ("discard 1", "2 shed 1"),
        ("bo discards two cards", "2 shed 2"),
        ("bo legt een kaart af", "2 shed 1"),
        ("bo scarta due carte", "2 shed 2"),
        ("discard curse", "2 shed 1 with curse"),
        ("2 discard 2 with ? curse", "2 shed 2 with ? curse"),
        ("2 discard 1 with schofield", "2 discard 1 with schofield"),
        ("5 discard 1", "5 discard 1"),
    ],
)
@rows("lang", ["nl", "it", "en"])
def test_a_ghost_discards_his_own_cards(line: str, meant: str, lang: str) -> None:
    """What lies buried before him is not his to discard; the living discard of their hands."""
    assert lines(line, "turn 2 play", lang) == [meant]


def test_the_living_draw_of_theirs() -> None:
    """And cards that a ghost draws for a cause are of the normal deck."""
    assert lines("draw 2", "turn 1 draw", "en") == ["1 draw 2"]
    assert lines("bo draw 1 for spade_bonus", "turn 2 draw", "en") == ["2 draw 1 for spade_bonus"]


@rows("lang", ["nl", "it", "en"])
@rows(
    ("line", "meant"),
    [
        ("ed exhume 1 from di", "4 exhume 1 from 3"),
        ("ed riesuma 1 da di", "4 exhume 1 from 3"),
        ("4 draw 1 from su", "4 draw 1 from 5"),
    ],
)
def test_a_name_wins_over_a_preposition(line: str, meant: str, lang: str) -> None:
    """Behind another preposition somebody is named, whatever the word means elsewhere."""
    assert lines(line, "turn 4 play", lang) == [meant]


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_of_another_language_it_is_none_at_all(lang: str) -> None:
    """In Italian `su di` would be two of them."""
    assert lines("ed panic di hand", "turn 4 play", lang) == ["4 panic 3", "4 take 3 hand"]


@rows(
    ("line", "turn", "meant"),
    [
        ("bo conjure curse", "turn 2 draw", "2 conjure 2 with curse"),
        ("bo conjure 2 curse and blood_juice", "turn 2 draw", "2 conjure 2 with curse blood_juice"),
        ("bo bury beer and bang", "turn 4 play", "2 bury with beer bang"),
        ("bo haunt curse ed with 2", "turn 2 play", "2 haunt curse 4 for 2"),
        ("di negates with blood juice", "turn 2 play", "3 negate blood_juice"),
    ],
)
def test_cards_are_named_without_more(line: str, turn: str, meant: str) -> None:
    """What is drawn, buried, played or given by its name alone, and how many cards it costs."""
    assert lines(line, turn, "en") == [meant]


HIS_GHOST = {
    "en": (
        "bo's ghost draws two cards", "the ghost of bo draws two ghost cards", "bo draws two ghost cards",
        "bo draws two from the dead men's deck", "bo draws two cards of the ghost deck",
    ),
    "nl": (
        "bo's geest trekt twee kaarten", "de geest van bo trekt twee kaarten", "bo trekt twee geestenkaarten",
        "bo pakt twee kaarten van de dodenstapel", "bo trekt 2 spookkaarten",
    ),
    "it": (
        "il fantasma di bo pesca due carte", "bo pesca due carte fantasma", "bo pesca due carte dal mazzo dei morti",
    ),
    "de": (
        "bos geist zieht zwei karten", "der geist von bo zieht zwei karten", "bo zieht zwei geisterkarten",
        "bo zieht zwei karten vom totenstapel",
    ),
}  # fmt: skip


@rows(("lang", "line"), [(lang, line) for lang, said in HIS_GHOST.items() for line in said])
def test_that_he_is_a_ghost_is_said_and_says_nothing(lang: str, line: str) -> None:
    """He draws of no other deck, and `ghost cards` are no Ghost Stories."""
    assert lines(line, "turn 2 draw", lang) == ["2 conjure 2"]


@rows(
    ("lang", "line"),
    [
        ("en", "ed shoots bo's ghost"), ("en", "ed bangs the ghost of bo"), ("nl", "ed schiet op de geest van bo"),
        ("it", "ed spara al fantasma di bo"), ("de", "ed schießt auf bos geist"),
        ("de", "ed schießt auf den geist von bo"),
    ],
)  # fmt: skip
def test_a_ghost_is_shot_at(lang: str, line: str) -> None:
    """As he himself is."""
    assert lines(line, "turn 4 play", lang) == ["4 bang 2"]


@rows(
    ("lang", "line"),
    [
        ("en", "bo discards a ghost card"), ("nl", "bo legt een spookkaart af"), ("it", "bo scarta una carta fantasma"),
        ("de", "bo wirft eine geisterkarte ab"), ("en", "bo's ghost discards one"),
    ],
)  # fmt: skip
def test_he_discards_one_of_them(lang: str, line: str) -> None:
    """Whichever it is."""
    assert lines(line, "turn 2 play", lang) == ["2 shed 1"]


@rows("lang", ["nl", "it", "en", "de"])
def test_a_card_called_so_is_still_begun(lang: str) -> None:
    """`ghost` before a player is the beginning of a card."""
    assert lines("bo haunt ghost ed", "turn 2 play", lang) == ["2 haunt ghost_stories 4"]


@rows(
    ("lang", "line"),
    [
        ("en", "bo's ghost plays curse on ed"), ("nl", "de geest van bo speelt curse op ed"),
        ("it", "il fantasma di bo gioca maledizione su ed"), ("de", "bos geist spielt curse auf ed"),
        ("en", "the ghost of bo haunts ed with curse"), ("en", "bo plays curse on ed"),
    ],
)  # fmt: skip
def test_a_ghost_plays_a_card_at_somebody(lang: str, line: str) -> None:
    """And not at himself as well."""
    assert lines(line, "turn 2 play", lang) == ["2 haunt curse 4"]
