"""Hypothesis strategies: any well-formed entry, any log, lawful or not."""

from __future__ import annotations

from hypothesis import strategies as st

from referee import sets
from referee.core.nouns import entries as e
from referee.core.nouns.vocabulary import TOLD_OF_FACES, Card, Count
from referee.lexicon import load
from referee.notation import read_position

BOOK = sets.bind(("base",))
OPENING = """
seat 1 "Anna" sheriff bart_cassidy
seat 2 "[bold]" outlaw el_gringo
seat 3 "名前" ? ?
seat 4 "3" renegade vulture_sam
seat 5 "mustang" ? ?
seat 6 "out" deputy ? life ?/?
seat 7 "" ? suzy_lafayette life 2
"""
SEATS = 7

seat = st.integers(1, SEATS)
somebody = st.integers(0, SEATS)
number = st.integers(0, 5)
kind = st.sampled_from(sorted(BOOK.cards))
face = st.sampled_from(sorted(TOLD_OF_FACES))
card = st.builds(Card, kind | st.just(""), face | st.just(""))
named_card = st.builds(Card, kind, face | st.just(""))
cards = st.lists(card, max_size=3).map(tuple)
count = st.builds(lambda low, more: Count(low, None if more is None else low + more), number, st.none() | number)
cause = st.sampled_from(
    ["", "turn", "reward", "bang", "duel", "gatling", "dynamite", "beer", "el_gringo", "suzy_lafayette"]
)
caused = cause.filter(bool)
"""No draw is without a cause."""
text = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=30)
"""What people write; a NUL is in no log, as no store takes it."""
precedent = st.just("") | st.from_regex(r"[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,3}", fullmatch=True)
flip_card = st.sampled_from(["dynamite", "jail", "barrel", "jourdonnais"])

facts: st.SearchStrategy[e.Entry] = st.one_of(
    st.builds(e.TurnBegan, seat),
    st.builds(e.TurnEnded, seat),
    st.builds(e.Flipped, seat, flip_card, face, face | st.just("")),
    st.builds(e.Drew, seat, number, st.just("deck") | st.just("discards"), st.just(0), caused, cards),
    st.builds(e.Drew, seat, number, st.just("hand"), somebody, caused, cards),
    st.builds(e.Revealed, seat, card),
    st.builds(e.PutBack, seat, number, cards),
    st.builds(e.Played, seat, card, st.lists(seat, max_size=2).map(tuple), kind | st.just("")),
    st.builds(e.Answered, seat, card),
    st.builds(e.Declined, seat),
    st.builds(e.LifeLost, seat, number, somebody, cause),
    st.builds(e.LifeGained, seat, number, cause),
    st.builds(e.Eliminated, seat, st.sampled_from(["", "outlaw", "deputy", "sheriff", "renegade"]), somebody, cause),
    st.builds(e.Forfeited, seat, somebody, cards),
    st.builds(e.Took, seat, seat, st.none() | named_card),
    st.builds(e.Tossed, seat, seat, st.none(), card),
    st.builds(e.Tossed, seat, seat, named_card),
    st.builds(e.Discarded, seat, number, st.just("limit") | st.just("sid_ketchum"), cards),
    st.builds(e.Dropped, seat, named_card),
    st.builds(e.Passed, seat, named_card, seat),
    st.builds(e.TurnedUp, seat, number, cards),
    st.builds(e.Picked, seat, card),
    st.builds(e.DeckTurned),
    st.builds(e.Won, st.sampled_from(["law", "outlaws", "renegade"])),
    st.builds(e.HouseRuled, st.sampled_from(["second_bang", "own_cards"]), st.booleans(), text, precedent),
    st.builds(e.Faulted, st.sampled_from(["short", "exposed", "misdealt"]), seat, number, text),
    st.builds(e.Noted, text),
    st.builds(e.Gap, text),
    st.builds(e.ModeChanged, st.sampled_from(["full", "light"])),
    st.builds(e.ClockStopped),
    st.builds(e.ClockStarted),
    st.builds(e.LifeSet, seat, number),
    st.builds(e.MostSet, seat, number),
    st.builds(e.HandSet, seat, count),
    st.builds(e.InPlaySet, seat, st.lists(named_card, max_size=3).map(tuple)),
    st.builds(e.CharacterSet, seat, st.sampled_from(["", *BOOK.characters])),
    st.builds(e.RoleSet, seat, st.sampled_from(["", *BOOK.roles])),
    st.builds(e.PhaseSet, seat, st.sampled_from(["start", "draw", "play", "discard", "over"])),
    st.builds(e.DeckSet, count),
    st.builds(e.TurnoversSet, number),
    st.builds(e.Laid, seat, named_card),
    st.builds(e.Lost, seat, named_card),
)
"""Anything that can happen at the table."""


@st.composite
def logs(draw: st.DrawFn, amended: bool = True, longest: int = 25) -> list[e.Entry]:
    """A log from the opening on; with retractions, corrections, insertions and entries let stand if `amended`."""
    table, _ = read_position(OPENING, sets.bind, load())
    log: list[e.Entry] = [e.Opened(table)]
    places: list[int] = []
    for fact in draw(st.lists(facts, max_size=longest)):
        if amended and places and draw(st.integers(0, 9)) == 0:
            log += draw(amendments(len(log), places))
        places.append(len(log))
        log.append(fact)
    return log


@st.composite
def amendments(draw: st.DrawFn, length: int, places: list[int]) -> list[e.Entry]:
    """A retraction, an entry let stand, or a correction or insertion with the entries it brings."""
    anything, fact = draw(st.integers(1, length - 1)), draw(st.sampled_from(places))
    what = draw(st.sampled_from([e.Retracted, e.LetStand, e.Corrected, e.Inserted]))
    if what is e.Retracted:
        return [e.Retracted(anything, tuple(draw(st.lists(st.integers(1, length - 1), max_size=3))))]
    if what is e.LetStand:
        return [e.LetStand(anything, draw(text))]
    parts = draw(st.lists(facts, min_size=1, max_size=2))
    return [what(fact, len(parts)), *parts]
