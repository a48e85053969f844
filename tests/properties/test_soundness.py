"""Whatever soundness lets in can be judged, moved, written down and read back."""

from __future__ import annotations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from referee import sets
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve, replay
from referee.desk.codec import entry_json, entry_of
from referee.lexicon import load
from referee.log.history import effective
from referee.notation import lines_of_position, read_game, read_position, write_game
from tests.hunts import tries
from tests.properties.logs import BOOK, OPENING
from tests.properties.wild import anything, fits, openings, sound

MANY = settings(max_examples=tries(300), deadline=None)
START = read_position(OPENING, sets.bind, load())[0]


@MANY
@given(st.lists(anything, max_size=12))
def test_what_is_let_in_survives_export_and_import(said: list[e.Entry]) -> None:
    """A log of sound entries is judged without failing, and reads back from a game file and from JSON."""
    log: list[e.Entry] = [e.Opened(START)]
    table = START
    for entry in said:
        if sound(entry, START) and not isinstance(entry, e.LetStand):
            judge(table, entry, BOOK)
            after = evolve(table, entry, BOOK)
            if fits(table, after):
                table = after
                log.append(entry)
    assert list(read_game(write_game(log, BOOK, load()), sets.bind, load()).entries) == log
    assert [entry_of(entry_json(entry)) for entry in log] == log


@MANY
@given(st.lists(anything, min_size=1, max_size=6), st.sampled_from([e.Corrected, e.Inserted]))
def test_what_is_let_in_survives_within_a_correction(said: list[e.Entry], word: type[e.Corrected]) -> None:
    """The parts of a correction or insertion are written so that each reads back as it was."""
    parts = [entry for entry in said if sound(entry, START) and not isinstance(entry, e.LetStand)]
    if not parts:
        return
    log = [e.Opened(START), e.TurnBegan(1), e.Drew(1, 2), word(2, len(parts)), *parts, e.TurnEnded(1)]
    assume(fits(Table(), replay((entry for _, entry in effective(log)), BOOK)))
    assert list(read_game(write_game(log, BOOK, load()), sets.bind, load()).entries) == log


@MANY
@given(openings(START))
def test_an_opening_that_is_let_in_survives_as_a_position(table: Table) -> None:
    """A sound opening, once the rules have seen it, reads back from its position and from JSON."""
    if not sound(e.Opened(table), table):
        return
    table = evolve(Table(), e.Opened(table), BOOK)
    again, _ = read_position("\n".join(lines_of_position(table, BOOK)), sets.bind, load())
    assert again == table
    assert entry_of(entry_json(e.Opened(table))) == e.Opened(table)


@MANY
@given(openings(START), st.lists(anything, max_size=3))
def test_an_opening_that_is_let_in_can_be_played_from(table: Table, said: list[e.Entry]) -> None:
    """At a sound opening, sound entries are judged and moved without failing."""
    if not sound(e.Opened(table), table):
        return
    table = evolve(Table(), e.Opened(table), BOOK)
    for entry in said:
        if sound(entry, table):
            judge(table, entry, BOOK)
            table = evolve(table, entry, BOOK)
