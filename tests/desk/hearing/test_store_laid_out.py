"""Cards of a General Store that are told before any name lie open, and those named behind them take of them."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

THREE = """
seat 1 "Joris" sheriff slab_the_killer life 5/5 hand 5
seat 2 "Fem" ? lucky_duke life 3/4 hand 4
seat 3 "Mark" ? sid_ketchum life 3/4 hand 4
turn 1 play
deck 40
"""
OPEN = "1 turnup 3 with duel beer bang"
TAKEN = f"1 general_store | {OPEN} | 1 pick beer | 2 pick duel | 3 pick bang"
PICKED = "1 general_store | 1 turnup 3 | 1 pick duel | 2 pick beer | 3 pick bang"
TOLD = {
    "with commas alone": ("nl", "", "warenhuis: duel, bier, bang, joris bier, fem duel, mark bang", TAKEN),
    "in Italian": ("it", "", "emporio: duello, birra, bang, joris birra, fem duello, mark bang", TAKEN),
    "in English": ("en", "", "general store: duel, beer, bang. joris beer, fem duel, mark bang", TAKEN),
    "in German": ("de", "", "Laden: Duell, Bier, Bang; Joris Bier, Fem Duell, Mark Bang", TAKEN),
    "with a verb": ("nl", "", "warenhuis, er liggen duel, bier en bang. joris pakt bier, fem duel, mark bang", TAKEN),
    "with a verb in Italian": (
        "it", "", "emporio: ci sono duello, birra e bang. joris prende la birra, fem il duello, mark bang", TAKEN),
    "with a verb in German": (
        "de", "", "Laden, es liegen Duell, Bier und Bang. Joris nimmt das Bier, Fem das Duell, Mark Bang", TAKEN),
    "and more behind it": (
        "en", "", "general store: duel, beer, bang, joris beer, fem duel, mark bang, done", f"{TAKEN} | 1 end"),
    "once it is played": ("nl", "1 general_store", "duel, bier, bang, joris bier", f"{OPEN} | 1 pick beer"),
    "that they lie there": ("en", "1 general_store", "there are a duel, a beer and a bang", OPEN),
    "who takes what alone": ("nl", "", "warenhuis, duel, bier, bang. joris klaar", f"{PICKED} | 1 end"),
    "a play of one who chose": ("nl", "", "warenhuis, duel, bier, bang. joris bang op fem", f"{PICKED} | 1 bang 2"),
}  # fmt: skip


@rows("what", TOLD)
def test_what_lies_open_is_taken_by_nobody_yet(desk: Desk, what: str) -> None:
    """As many cards as a store turns up lie open where somebody is told behind them to take one."""
    lang, before, line, meant = TOLD[what]
    assert logged(six_after(desk, before, THREE), line, lang) == meant
