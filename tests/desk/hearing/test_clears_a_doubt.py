"""A line typed late goes where it clears what was doubted, also where it would fit now."""

from __future__ import annotations

from referee.core.nouns.entries import Inserted
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from tests.desk.hearing.told import holding, logged
from tests.rows import rows

TABLE = """
seat 1 "Anna" sheriff black_jack life 3/5 hand 3 play scope schofield
seat 2 "Ben" outlaw el_gringo life 3/3 hand 3
seat 3 "Cleo" outlaw suzy_lafayette life 3/4 hand 1 play dynamite
seat 4 "Dirk" renegade slab_the_killer life 4/4 hand 4
turn 4 play
deck 40
"""
PLAYED_ON = ("3 turn", "3 flip dynamite 9s", "3 lose 3", "3 draw 2")
SAVED = {"nl": "cleo speelt bier", "it": "cleo si salva con la birra", "en": "cleo beer", "de": "cleo spielt ein bier"}
TAKEN = {
    "nl": "dirk paniek anna, het vizier",
    "it": "dirk aveva giocato panico 8q a anna, il mirino",
    "en": "dirk panic anna scope",
    "de": "dirk panik anna, das zielfernrohr",
}


def logged_before(log: TableLog, number: int) -> bool:
    """Was the line logged last put in before this entry?"""
    late = [log.entry(each) for each in range(log.length) if isinstance(log.entry(each), Inserted)]
    return bool(late) and late[-1].entry == number  # type: ignore[union-attr]


@rows("lang", SAVED)
def test_the_beer_that_saved_him_goes_before_what_went_past_it(desk: Desk, lang: str) -> None:
    """He lived, as the draw shows: what saved him comes before it, and with it what follows."""
    log = desk.new(TABLE.replace("turn 4 play", "turn 2 over"))
    for line in PLAYED_ON:
        log.enter(line)
    assert holding(log, 4).word == "doubt"
    assert logged(log, SAVED[lang], lang).startswith("3 beer | ")
    assert logged_before(log, 4) and holding(log, 4).clean
    assert log.enter("3 draw 1 for suzy_lafayette").already


def test_the_beer_of_another_goes_before_what_went_past_it(desk: Desk) -> None:
    """So it does where another's play went on past his fall."""
    log = desk.new(TABLE.replace("turn 4 play", "turn 1 play").replace("life 4/4", "life 1/4"))
    for line in ("bang dirk", "dirk hit", "saloon", "dirk beer"):
        log.enter(line)
    assert logged_before(log, 4) and holding(log, 4).clean


@rows("lang", TAKEN)
@rows("since", [(), ("barrel", "end"), ("barrel", "end", "1 draw 2", "1 show 9d", "1 draw 1")])
def test_what_makes_a_card_possible_goes_before_that_card(desk: Desk, lang: str, since: tuple[str, ...]) -> None:
    """The only copy lay elsewhere: what took it from there comes just before it was laid down."""
    log = desk.new(TABLE)
    for line in ("scope", *since):
        log.enter(line)
    assert holding(log, 1).keys == ("card_elsewhere",)
    log.enter(TAKEN[lang], lang)
    assert logged_before(log, 1) and holding(log, 1).clean


def test_what_clears_nothing_stays_where_it_is(desk: Desk) -> None:
    """Where nothing was doubted that it would clear it is told where it was typed."""
    log = desk.new(TABLE)
    for line in ("barrel", "end", "1 draw 2", "1 show 9d", "1 draw 1"):
        log.enter(line)
    assert log.enter("dirk panic anna scope").judged[0].verdict.keys == ("played_late",)
    assert not any(isinstance(log.entry(each), Inserted) for each in range(log.length))
