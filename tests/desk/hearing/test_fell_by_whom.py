"""By whom somebody fell of whom it was noted as he had no life point is worked out anew once that was put right."""

from __future__ import annotations

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from tests.rows import rows

FOUR = """
seat 1 "Piet" sheriff willy_the_kid life 5/5 hand 4
seat 2 "Ria" outlaw sid_ketchum life 4/4 hand 4
seat 3 "Tom" renegade bart_cassidy life 4/4 hand 4
seat 4 "Ulla" outlaw lucky_duke life 4/4 hand 4
"""
ROUND = ("1 draw 2", "set 2 life 1", "1 duel 2", "2 no", "1 end", "2 end", "3 draw 2", "3 end", "4 draw 2", "1 draw 2")
DIED = ("1 bang 2", "2 hit")
SAID = {
    "nl": ("Ria dood", "invoegen {} Ria gooit 2 kaarten weg voor een leven"),
    "it": ("Ria è morta", "inserisci {} Ria scarta 2 carte per una vita"),
    "en": ("Ria is dead", "insert {} Ria discards two cards for a life"),
    "de": ("Ria ist tot", "einfügen {} Ria wirft zwei Karten für ein Leben ab"),
}


def died(desk: Desk, lang: str) -> tuple[TableLog, int]:
    """The table at which Ria died of a Bang!, having lost the last life point before by the log; and that entry."""
    log = desk.new(FOUR)
    for line in (*ROUND, *DIED):
        log.enter(line)
    return log, log.enter(SAID[lang][0], lang).judged[-1].number


def first_end(log: TableLog) -> int:
    """The end of the turn in which she had no life point left."""
    return next(each.number for each in log.history() if type(each.entry).__name__ == "TurnEnded")


@rows("lang", SAID)
def test_the_one_who_hit_her_then_has_felled_her(desk: Desk, lang: str) -> None:
    """Nothing is said against the elimination, and the reward is due."""
    log, fell = died(desk, lang)
    before = log.verdict(fell)
    assert before is not None and not before.reasons
    log.enter(SAID[lang][1].format(first_end(log)), lang)
    after = log.verdict(fell)
    assert after is not None and after.clean
    assert [(owed.seat, owed.cause) for owed in log.table.owed() if owed.kind == "draw"] == [(1, "reward")]
    assert (log.table.deaths[-1].author, log.table.deaths[-1].cause) == (1, "bang")


def test_of_whom_it_was_said_is_compared(desk: Desk) -> None:
    """Who was named, and did not play the card, has not felled her."""
    log = desk.new(FOUR)
    for line in ("1 draw 2", "set 2 life 1", *DIED):
        log.enter(line)
    verdict = log.enter("2 out outlaw by 3 to bang").judged[-1].verdict
    assert verdict is not None and verdict.keys == ("wrong_author",)
