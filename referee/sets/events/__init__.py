"""The event deck: what High Noon and A Fistful of Cards share, and whatever other deck lies on the table.

A card is turned up before each turn of the Sheriff but his first, and binds everybody until another covers it; the last
one stays. What each card changes is written by the box that has it; by itself this set knows of a deck only that a card
(`other`) is turned up.

How a box is written
    `needs=("base", "events")`, and its cards stand in its `Facts(events=...)`. It says what its deck is made of:

        @BOX.amend(DECKS, "HNX-001", "HNX-002")
        def the_deck(now, decks):
            return (*decks, EventDeck("high_noon_box", CARDS, last="high_noon"))

    and that none of them is turned up twice, nor the last one first, by `turned_before` and `comes_too_early` (`deck`).
    With two decks twelve cards of both are mixed, and one of the last ones lies below: `deck` sees to that.

How an event is written
    An event that changes something while it lies is a rule that asks whether it does:

        @BOX.amend(BANG_LIMIT, "HNX-080", layer=Layer.SCENARIO)
        def a_second_bang(now, limit, seat):
            return limit + 1 if limit is not None and lies(now, "shootout") else limit

    One that does something on entering is what follows from the card being turned up, heard by its name; nobody is the
    author of what it does, and it is done before the turn begins:

        @BOX.follow(EventBegan, clauses=("HNX-032",), kinds=("the_doctor",))
        def the_doctor_comes(now, entry, before):
            yield Follow(Owed("gain", 3, 1, "the_doctor"), "card", NOBODY)

    One at the start of each turn is a step of the turn. Steps are put before those that are there, so that what a
    rule of a later layer adds comes first: events speak in `Layer.SCENARIO`, after Dynamite and Jail
    (`Layer.EQUIPMENT`), and so come before these. At the turn of the Sheriff the new event lies already.

        @BOX.amend(TURN_STEPS, "HNX-110", layer=Layer.SCENARIO)
        def a_life_point_at_noon(now, steps, seat):
            step = Owed("lose", seat, 1, "high_noon", ordered=True, clauses=("HNX-110",))
            return (step, *steps) if lies(now, "high_noon") else steps

    What it is a cause of (`lose 1 to high_noon`) is named in `Facts(causes=...)`, with a message `card-<id>`.
    The words: `event.<id>` in the glossary, and `panel-lies-<id>`: what it changes, in a sentence. Whom it touches now
    a panel of the box says, with `by` in each row, which stands with that seat then (`panels.touched`).
"""

from referee.sets import read
from referee.sets.events.box import EVENTS as SET

__all__ = ["SET"]

read(__name__, __path__)
