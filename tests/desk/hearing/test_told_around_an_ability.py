"""One deed told around is one entry: the ability that is named, what is given for it, and what it brings."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import SIX, logged, six_after
from tests.rows import rows

POSITION = SIX.replace("calamity_janet life 3/4", "paul_regret life 3/4").replace("turn 1", "turn 5")
TWO = "5 discard 2 for sid_ketchum | 5 gain 1 for sid_ketchum"
NAMED = "5 discard 2 for sid_ketchum with bang beer | 5 gain 1 for sid_ketchum"
FACED = "5 discard 2 for sid_ketchum with missed/10c bang/9c | 5 gain 1 for sid_ketchum"
TOLD = {
    "ability, cards, life point": ("it", "eva usa sid: scarta 2, recupera 1", TWO),
    "the same with and": ("it", "eva sid, scarta due carte e recupera un punto vita", TWO),
    "the same in English": ("en", "eva uses sid: discards 2, gains 1", TWO),
    "the same in Dutch": ("nl", "eva gebruikt sid: gooit 2 weg, krijgt 1 leven", TWO),
    "the same in German": ("de", "Eva benutzt Sid: wirft 2 ab, bekommt 1 Leben", TWO),
    "with the cards by name": ("it", "eva usa sid, scarta bang e birra, recupera 1", NAMED),
    "the cards behind the ability": ("en", "eva sid discards bang and beer", NAMED),
    "what it is done for": ("en", "eva discards two cards to get a life back", TWO),
    "what it brings, in the present": ("en", "eva discards two cards and gets a life back", TWO),
    "the same of the character": ("en", "sid discards bang and beer to get a life back", NAMED),
    "the same of the ability": ("en", "eva sid discards bang and beer to get a life back", NAMED),
    "what it is done for in Italian": ("it", "eva scarta due carte per riavere un punto vita", TWO),
    "what it is done for in Dutch": ("nl", "eva legt twee kaarten af om een leven terug te krijgen", TWO),
    "what it is done for in German": ("de", "Eva legt zwei Karten ab, um einen Lebenspunkt zu bekommen", TWO),
    "faces behind the cards": ("en", "eva sid missed 10c bang 9c", FACED),
    "faces behind the cards, for a life": ("en", "eva discards missed 10c and bang 9c for a life", FACED),
    "faces alone": ("en", "eva sid 10c 9c", "5 discard 2 for sid_ketchum with 10c 9c | 5 gain 1 for sid_ketchum"),
}  # fmt: skip


@rows("what", TOLD)
def test_it_is_logged_once(desk: Desk, what: str) -> None:
    """Two cards go, one life point comes, and nothing is held against her."""
    lang, line, means = TOLD[what]
    log = six_after(desk, "", POSITION)
    assert logged(log, line, lang) == means
    assert log.table.seat(5).life == 4 and log.table.seat(5).hand.exact == 2
    assert all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)


def test_what_is_done_next_is_another_deed(desk: Desk) -> None:
    """Behind a comma she shoots."""
    told = logged(six_after(desk, "", POSITION), "eva sid 2, eva bang otto")
    assert told == f"{TWO} | 5 bang 6"
