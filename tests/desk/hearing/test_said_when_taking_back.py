"""What a referee says who makes somebody take a card back, in words: which card, why, and what is done instead."""

import pytest

from referee.core.nouns.entries import Corrected
from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.notation import line_of
from tests.rows import rows

FIVE = """
seat 1 "Anna" sheriff ?
seat 2 "Ben" ? ?
seat 3 "Cleo" ? ?
seat 4 "Dirk" ? ?
seat 5 "Eva" ? ?
"""
JAIL = (".", "bang ben", "missed", "jail dirk")
OF_THE_JAIL = ["retract 5"]
PANIC = (".", "end", "ben draws 2, panic dirk")
OF_THE_PANIC = ["retract 7"]


def told(desk: Desk, before: tuple[str, ...], line: str, lang: str) -> list[str]:
    """What the line is logged as after the lines before it; without the mark of what is put right."""
    log = desk.new(FIVE)
    for each in before:
        log.enter(each)
    judged = log.enter(line, lang).judged
    return [line_of(each.entry, log.book) for each in judged if not isinstance(each.entry, Corrected)]


SAID = [
    ("en", JAIL, "he takes the jail back", OF_THE_JAIL),
    ("en", JAIL, "take back the jail on dirk", OF_THE_JAIL),
    ("en", JAIL, "puts it back", OF_THE_JAIL),
    ("en", JAIL, "not his turn, cancel", OF_THE_JAIL),
    ("en", JAIL, "takes that back and ends", [*OF_THE_JAIL, "1 end"]),
    ("en", JAIL, "back in hand, jails eva instead", [*OF_THE_JAIL, "1 jail 5"]),
    ("de", JAIL, "knast zurücknehmen", OF_THE_JAIL),
    ("de", JAIL, "gilt nicht, sie steckt es wieder ein", OF_THE_JAIL),
    ("de", JAIL, "darf sie nicht, nimmt ihn wieder auf", OF_THE_JAIL),
    ("de", JAIL, "der ist gar nicht dran, zurück", OF_THE_JAIL),
    ("nl", JAIL, "mag niet, pakt hem weer op", OF_THE_JAIL),
    ("it", JAIL, "non si può, la rimette in mano", OF_THE_JAIL),
    ("nl", JAIL, "dubbel getypt, laatste regel terug", OF_THE_JAIL),
    ("it", JAIL, "scritto due volte, ritira l'ultima riga", OF_THE_JAIL),
    ("en", JAIL, "typed twice, undo the last line", OF_THE_JAIL),
    ("de", JAIL, "doppelt getippt, letzte zeile zurück", OF_THE_JAIL),
    ("nl", PANIC, "te ver: paniek terug", OF_THE_PANIC),
    ("it", PANIC, "troppo lontano: ritira il panico", OF_THE_PANIC),
    ("en", PANIC, "too far - back", OF_THE_PANIC),
    ("de", PANIC, "zu weit - zurück", OF_THE_PANIC),
    ("en", PANIC, "too far, card back", OF_THE_PANIC),
    ("en", PANIC, "out of reach so he gets the panic back", OF_THE_PANIC),
    ("de", PANIC, "zu weit, also nimmt er die panik zurück", OF_THE_PANIC),
    ("nl", PANIC, "te ver, dus krijgt hij de paniek terug", OF_THE_PANIC),
    ("it", PANIC, "troppo lontano, quindi riprende il panico", OF_THE_PANIC),
]


@rows(("lang", "before", "line", "logged"), SAID)
def test_the_card_is_taken_back(desk: Desk, lang: str, before: tuple[str, ...], line: str, logged: list[str]) -> None:
    """That play goes, with what is told instead; the draw and the turn before it happened all the same."""
    assert told(desk, before, line, lang) == logged


@rows("told_before", ["ben draws 2, panic dirk", "ben panic dirk"])
def test_the_turn_in_which_it_was_played_stays(desk: Desk, told_before: str) -> None:
    """A Panic! out of reach goes back to the hand: Ben has begun his turn and drawn, told or assumed."""
    log = desk.new(FIVE)
    for each in (".", "end", told_before, "too far, he takes it back"):
        log.enter(each)
    assert (log.table.turn.seat, log.table.turn.phase) == (2, "play")


COUNTED = [
    ("en", "make that 2"),
    ("en", "only 2"),
    ("en", "should be 2"),
    ("de", "es waren 2"),
    ("nl", "het waren er 2"),
    ("it", "dovevano essere 2"),
]


@rows(("lang", "line"), COUNTED)
def test_how_many_there_were(desk: Desk, lang: str, line: str) -> None:
    """What was counted wrong just now is put right, and nothing is done once more."""
    assert told(desk, (".", "anna draws 3"), line, lang) == ["1 draw 2"]


ENTRIES = [
    ("de", "8 7 zurück", "retract 8 7"),
    ("de", "zurück bis 6", "retract 6..8"),
    ("de", "zurück bis zeile 6", "retract 6..8"),
    ("nl", "terug tot 6", "retract 6..8"),
    ("en", "8 and 7 back", "retract 8 7"),
]


@rows(("lang", "line", "logged"), ENTRIES)
def test_entries_by_their_numbers(desk: Desk, lang: str, line: str, logged: str) -> None:
    """Several, or all down to one, that one with them."""
    before = (".", "bang ben", "missed", "barrel", "end", "ben turn", "ben draws 2")
    assert told(desk, before, line, lang) == [logged]


@rows(
    ("lang", "line"),
    [
        ("nl", "terug, te ver. Paniek op Cleo: haar Schofield, en zij foobar"),
        ("it", "indietro, troppo lontano. Panico su Cleo: la sua Schofield, e lei foobar"),
        ("en", "undo, too far. Panic on Cleo: her Schofield, and she foobar"),
        ("de", "zurück, zu weit. Panik auf Cleo: ihre Schofield, und sie foobar"),
    ],
)
def test_a_reason_ends_at_its_full_stop(desk: Desk, lang: str, line: str) -> None:
    """What is told behind it and cannot be read is refused, and nothing is taken back."""
    with pytest.raises(BadLine):
        told(desk, PANIC, line, lang)
