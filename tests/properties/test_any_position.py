"""Whatever stands in the lines of a position: it is refused, or it is the same table when it is written."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from referee import sets
from referee.errors import RefereeError
from referee.lexicon import load
from referee.notation import lines_of_position, read_position
from referee.notation.position.reading import LINES
from tests.hunts import tries

ROLES = ("sheriff", "outlaw", "outlaw", "renegade", "deputy", "deputy")
SAID = """
? 1 2 3 -1 0 99999999999 1..3 3..1 .. 2.. bang bang/2d curse curse/8d 8d /8d bang/ kit_carlson by at for count other may
ordered clauses NLB-013 tried barrel side law hand holds known open striking fell first raised ghost dead_man "{}"
terrify "" foe last traded piled waiting noon duel works draw answer flip turn
"""
WORDS = st.sampled_from(SAID.split())


@st.composite
def positions(draw: st.DrawFn) -> str:
    """Six seats of some set, some of them out, and a few lines of any words."""
    name = draw(st.sampled_from(sets.names()))
    chosen = (name, *sets.named(name).needs)
    begin = sorted({*LINES, *sets.bind(chosen).position_lines} - {"sets", "seat"})
    seats = [f"seat {n} P{n} {role} ? {draw(st.sampled_from(['', 'out']))}" for n, role in enumerate(ROLES, 1)]
    lines = draw(st.lists(st.tuples(st.sampled_from(begin), st.lists(WORDS, max_size=4)), max_size=2))
    return "\n".join([f"sets {' '.join(chosen)}", *seats, *(" ".join((word, *said)) for word, said in lines)])


@settings(max_examples=tries(300), deadline=None)
@given(positions())
def test_a_position_is_refused_or_reads_back(text: str) -> None:
    """No word ends the program, and nothing that is taken in is lost."""
    try:
        table, book = read_position(text, sets.bind, load())
    except RefereeError:
        return
    assert read_position("\n".join(lines_of_position(table, book)), sets.bind, load())[0] == table
