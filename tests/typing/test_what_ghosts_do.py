"""What is offered for a seat at a table of Death Mesa: what this seat may do, and nothing that the table does."""

from __future__ import annotations

import pytest

from referee import sets
from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.errors import BadLine
from referee.lexicon import load
from referee.notation import read, read_position
from referee.sets.death_mesa.entries import Haunted
from referee.speech import LANGUAGES, Speech
from referee.typing.abbreviating import Abbreviations
from referee.typing.acting import Acting
from referee.typing.completion import Completion
from referee.views.table import Views
from tests.cases.case import HERE
from tests.rows import rows

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


@rows("seat", ["1", "2", "3", "5"])
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


@rows("lang", LANGUAGES)
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


@rows(
    ("typed", "meant"),
    [
        ("spook anna", ("haunt spook 1",)),
        ("2 spook 3", ("2 haunt spook 3",)),
        ("in_mem 3", ("haunt in memoriam 3",)),
        ("wind 3 4", ("haunt the east wind 3 4",)),
        ("nightm carla", ("haunt nightmare 3",)),
        ("in mem 3", ("haunt in memoriam 3",)),
        ("the east wind 3 4", ("haunt the east wind 3 4",)),
        ("2 rob grave 3 5", ("2 haunt rob grave 3 5",)),
        ("5c 3", ("haunt 5c 3",)),
        ("2 5c 3", ("2 haunt 5c 3",)),
        ("bruno 5c carla", ("bruno haunt 5c carla",)),
        ("spook/9c 3", ("haunt spook/9c 3",)),
        ("2 spook9c3", ("2 haunt spook/9c 3",)),
        ("wind/ac 3 4", ("haunt the_east_wind/ac 3 4",)),
        ("as", ()),
    ],
)
def test_the_name_of_a_ghosts_card_alone_means_that_he_plays_it(typed: str, meant: tuple[str, ...]) -> None:
    """As the name of any card does; its beginning, or that of a word of it, will do."""
    table, book = at()
    for line in DRAWN:
        for entry in read(line, table, book, load()).entries:
            table = evolve(table, entry, book)
    assert Abbreviations(Acting(table, book, load(), Views(Speech.of("en"), load()))).lines(typed) == meant


@rows(
    ("typed", "kind"),
    [("in_mem", "in_memoriam"), ("wind", "the_east_wind"), ("5c", "death_and_taxes"), ("oostenw", "the_east_wind")],
)
def test_a_ghosts_card_is_read_by_its_beginning_and_by_its_rank_and_suit(typed: str, kind: str) -> None:
    """In any language; by rank and suit where they are printed (DMS-035)."""
    table, book = at()
    (entry,) = read(f"2 haunt {typed} 3", table, book, load()).entries
    assert isinstance(entry, Haunted) and entry.spirit.kind == kind


def test_what_the_table_noted_counts_before_what_is_printed() -> None:
    """Where another card of this rank and suit was seen, it is that one."""
    table, book = at("ghost 2 hand 2", "ghost 2 hand 2 holds decay/5c")
    (entry,) = read("2 haunt 5c 3", table, book, load()).entries
    assert isinstance(entry, Haunted) and entry.spirit.kind == "decay"


def test_a_beginning_of_several_asks_which() -> None:
    """Nothing is guessed."""
    table, book = at()
    with pytest.raises(BadLine) as refused:
        read("2 haunt the 3", table, book, load())
    assert refused.value.key == "word_ambiguous"
