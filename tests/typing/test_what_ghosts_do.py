"""What is offered for a seat at a table of Death Mesa: what this seat may do, and nothing that the table does."""

from __future__ import annotations

import pytest

from referee import sets
from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import read, read_position
from referee.speech import LANGUAGES, Speech
from referee.typing.acting import Acting
from referee.typing.completion import Completion
from referee.views.table import Views
from tests.cases.case import HERE

DRAWN = ("2 turn", "2 conjure 2")


def at(was: str = "", now: str = "") -> tuple[Table, Rulebook]:
    """The table of two ghosts, Bruno (2) and Elena (5), with these words in the place of those."""
    position = (HERE / "tables" / "mesa_two.game").read_text(encoding="utf-8").replace(was, now)
    return read_position(position, sets.bind, load())


def offered(seat: str, *lines: str, changed: tuple[str, str] = ("", "")) -> list[str]:
    """What is proposed for a seat alone after these lines."""
    table, book = at(*changed)
    for line in lines:
        for entry in read(line, table, book, load()).entries:
            table = evolve(table, entry, book)
    completion = Completion(Acting(table, book, load(), Views(Speech.of("en"), load())))
    return [each.shown for each in completion.proposals(seat, 40)]


@pytest.mark.parametrize("seat", ["1", "2", "3", "5"])
def test_no_seat_is_offered_what_the_table_does(seat: str) -> None:
    """Nobody composes or reshuffles the deck as a player."""
    assert not {"compose", "reshuffle"} & {*offered(seat), *offered(seat, *DRAWN)}


def test_the_living_shed_nothing() -> None:
    """They hold no cards of the Dead Men's Deck."""
    assert "shed" in offered("2", *DRAWN)
    assert "shed" not in offered("3", *DRAWN)


def test_a_ghost_is_offered_to_negate_what_another_plays() -> None:
    """While it is open whether it takes effect, and not before."""
    assert "negate" in offered("5", *DRAWN, "2 haunt nightmare/9c 3")
    assert "negate" not in offered("5", *DRAWN)


@pytest.mark.parametrize("role", ["deputy", "renegade"])
def test_a_dead_deputy_and_a_dead_renegade_are_offered_their_trade(role: str) -> None:
    """Two cards for a Warn or a Spook!; a dead Outlaw trades nothing."""
    assert "trade" not in offered("2", *DRAWN)
    attack = ("2 end", "3 turn", "3 draw 2", "3 bang 4") if role == "deputy" else ()
    assert "trade" in offered("2", *DRAWN, *attack, changed=("outlaw slab_the_killer", f"{role} slab_the_killer"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_role_that_nobody_noted_is_asked_for_in_words_that_can_be_typed(lang: str) -> None:
    """What is shown beside it, gone on with a role, tells the role, for all to see."""
    table, book = at("outlaw slab_the_killer", "? slab_the_killer")
    views = Views(Speech.of(lang), load())
    view = views.referee_table(table, book)
    asked = next(item for item in view.due if item.options == ("set",))
    line = asked.typed[0].replace("…", views.typed_name("role", "outlaw"))
    (entry,) = read(line, table, book, load()).entries
    told = evolve(table, entry, book)
    assert (told.seat(2).role, told.seat(2).shown) == ("outlaw", True)
    assert all(item.options != ("set",) for item in views.referee_table(told, book).due)
    assert not any("set" in shown for shown in offered("2", changed=("outlaw slab_the_killer", "? slab_the_killer")))
