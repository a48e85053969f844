"""What a card digs up is taken or given in the words of every game, and whom it is for is asked, not flagged."""

from __future__ import annotations

from referee import sets
from referee.core.play.evolve import replay
from referee.errors import BadLine
from referee.lexicon import load
from referee.notation import line_of, read, read_position
from tests.notation.test_ghosts_as_said import MESA
from tests.rows import rows

GHOSTS = "turn 3 play\nghost 2 hand 2\nghost 3 hand 3"


def lines(before: str, line: str, lang: str) -> list[str]:
    """What the line means behind the first one, in the turn of ghost Di, in full."""
    table, book = read_position(MESA + GHOSTS, sets.bind, load())
    if before:
        table = replay(read(before, table, book, load().heard_in("en")).entries, book, table)
    try:
        return [line_of(entry, book) for entry in read(line, table, book, load().heard_in(lang)).entries]
    except BadLine as error:
        return [error.key]


@rows(
    ("lang", "line"),
    [
        ("en", "ed takes a beer from di"), ("nl", "ed pakt een bier van di"), ("it", "ed prende una birra da di"),
        ("de", "ed nimmt ein bier von di"),
    ],
)  # fmt: skip
def test_it_is_taken(lang: str, line: str) -> None:
    """Out of the grave, which no ability of the living is needed for."""
    assert lines("di last testament ed", line, lang) == ["4 exhume 1 from 3 for last_testament with beer"]


@rows(
    ("lang", "line"),
    [
        ("en", "di gives a beer to ed"), ("en", "di gives ed a beer"), ("nl", "di geeft ed een bier"),
        ("nl", "di geeft een bier aan ed"), ("it", "di dà una birra a ed"), ("de", "di gibt ed ein bier"),
        ("de", "di gibt ein bier an ed"),
    ],
)  # fmt: skip
def test_it_is_given(lang: str, line: str) -> None:
    """And not drunk by a ghost."""
    assert lines("di last testament ed", line, lang) == ["4 exhume 1 from 3 for last_testament with beer"]


def test_nothing_is_dug_up_where_no_card_says_so() -> None:
    """A Beer that a ghost plays, and what is taken from him, stays what it is."""
    assert lines("", "di gives ed a beer", "en")[0] not in ("4 exhume 1 from 3 with beer",)
    assert lines("", "ed takes a beer from di", "en") == ["4 take 3 hand with beer"]


@rows(
    ("lang", "line"),
    [
        ("en", "di plays curse"), ("nl", "di speelt curse"), ("it", "di gioca curse"), ("de", "di spielt curse"),
        ("en", "di plays rob grave on bo"), ("en", "di plays cemetery"),
    ],
)  # fmt: skip
def test_at_whom_it_is_played_is_asked(lang: str, line: str) -> None:
    """As it is of a BANG!; in a file it may not be known."""
    assert lines("", line, lang) == ["needs_seat"]
    assert lines("", "3 haunt curse", lang) == ["3 haunt curse"]


@rows(
    ("lang", "line"),
    [
        ("en", "di buries a card"), ("nl", "di begraaft een kaart"), ("it", "di seppellisce una carta"),
        ("de", "di vergräbt eine karte"),
    ],
)  # fmt: skip
def test_a_card_is_buried_after_a_spade(lang: str, line: str) -> None:
    """It comes of the normal deck; without such a card he buries nothing more."""
    assert lines("di nightmare/9s ed", line, lang) == ["3 draw 1 for spade_bonus"]
    assert lines("di nightmare/9d ed", line, lang) == ["3 bury"]
