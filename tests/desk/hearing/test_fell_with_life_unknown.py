"""Who fell, of whom nobody knows how many life points he had, was felled by the card that cost him the last one."""

from __future__ import annotations

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from tests.desk.hearing.told import as_lines, logged, six_after
from tests.rows import rows

UNKNOWN = "\n".join(f'seat {n} "{name}"' for n, name in enumerate(("Anna", "Ben", "Cleo", "Dirk", "Eva", "Otto"), 1))
FIVE = UNKNOWN.replace('"Anna"', '"Anna" sheriff')
TURN = "anna turn; draw"
SHOT, DUEL, GATLING = f"{TURN}; bang ben", f"{TURN}; duel ben", f"{TURN}; gatling"
BY_BANG = "2 out outlaw by 1 to bang"
HIT = "2 no | 2 lose 1 by 1 to bang | "
SAID = [
    ("en", f"{SHOT}; hit", "ben out outlaw", BY_BANG),
    ("it", f"{SHOT}; hit", "ben è eliminato, fuorilegge", BY_BANG),
    ("nl", SHOT, "ben is dood, bandiet", HIT + BY_BANG),
    ("de", SHOT, "ben ist raus, bandit", HIT + BY_BANG),
    ("en", SHOT, "ben hit, out, deputy", HIT + "2 out deputy by 1 to bang"),
    ("en", TURN, "bang ben, ben dead, outlaw", "1 bang 2 | " + HIT + BY_BANG),
    ("en", TURN, "anna duels ben too, ben out, deputy",
     "1 duel 2 | 2 no | 2 lose 1 by 1 to duel | 2 out deputy by 1 to duel"),
    ("en", DUEL, "ben has no bang, he's out, deputy", "2 no | 2 lose 1 by 1 to duel | 2 out deputy by 1 to duel"),
    ("en", f"{GATLING}; ben hit; cleo hit", "ben out, renegade", "2 out renegade by 1 to gatling"),
]  # fmt: skip


@rows("lang, before, line, told", SAID)
def test_the_card_just_played_felled_him(desk: Desk, lang: str, before: str, line: str, told: str) -> None:
    """Nobody has to say by whom: it was the card under way, or the one that cost him a life point."""
    assert logged(six_after(desk, before, FIVE), line, lang) == told


def due_after(log: TableLog) -> list[tuple[str, int]]:
    """What is due, and of whom."""
    return [(owed.kind, owed.seat) for owed in log.table.owed()]


def test_his_reward_is_due(desk: Desk) -> None:
    """Who kills an Outlaw draws three cards, though nobody knew his life points."""
    log = six_after(desk, f"{SHOT}; hit; ben out outlaw", FIVE)
    assert ("draw", 1) in due_after(log)
    assert logged(log, "anna draws 3") == "1 draw 3 for reward"


def test_the_penalty_of_the_sheriff_is_due(desk: Desk) -> None:
    """The Sheriff who kills a Deputy loses his cards, though nobody knew the Deputy's life points."""
    assert ("forfeit", 1) in due_after(six_after(desk, f"{SHOT}; hit; ben out deputy", FIVE))


@rows("since", ("ben beer out of turn", "barrel"))
def test_what_came_between_leaves_it_open(desk: Desk, since: str) -> None:
    """Saved since, or another card played: then nobody has said by whom he fell."""
    log = six_after(desk, f"{SHOT}; hit; {since}", FIVE)
    assert as_lines(log, [log.enter("ben out outlaw").judged[-1].entry]) == "2 out outlaw"


def test_his_cards_go_once(desk: Desk) -> None:
    """Enter logs what is due, be it doubtful whose his cards are, and nothing before it once more."""
    log = six_after(desk, f"{SHOT}; hit; ben out outlaw", FIVE)
    assert logged(log, ".") == "2 forfeit | 1 draw 3 for reward"
