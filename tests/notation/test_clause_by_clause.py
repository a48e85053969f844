"""A line of several clauses, each of which is read alone, is read; a slip in one changes what no other means."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

HIT = ["1 bang 2", "2 no", "2 lose 1 by 1 to bang"]
SAID = {
    "a play and its answer behind a card": (
        "nl", "", "schofield, ton, bang op ben raak", ["1 schofield", "1 barrel", *HIT]),
    "with a colon between": ("nl", "", "schofield, bang op ben: raak", ["1 schofield", *HIT]),
    "a duel with somebody": ("nl", "", "ton, duel met ben", ["1 barrel", "1 duel 2"]),
    "the same in Italian": ("it", "", "barile, duello con ben", ["1 barrel", "1 duel 2"]),
    "the same in German": ("de", "", "Fass, Duell mit Ben", ["1 barrel", "1 duel 2"]),
    "the same in English": ("en", "", "barrel, duel with ben", ["1 barrel", "1 duel 2"]),
    "a role for a player": ("nl", "end; 2 turn; 2 draw", "ton, bang op de sheriff, raak", [
        "2 barrel", "2 bang 1", "1 no", "1 lose 1 by 2 to bang"]),
    "a full stop and a comma": ("nl", "", "bang op ben, mis. cat balou op bens hand", [
        "1 bang 2", "2 answer missed", "1 cat_balou 2", "1 toss 2 hand"]),
    "a slip behind a count": ("nl", "end", "ben pakt 2, postkoest", ["2 draw 2", "2 stagecoach"]),
    "a slip in a longer line": ("nl", "", "ton, paneik op ben", ["1 barrel", "1 panic 2"]),
    "an ability behind a hit": ("it", "set 2 character bart_cassidy; set 2 life 3", "bang ben colpito pesca", [
        *HIT, "2 draw 1 for bart_cassidy"]),
    "several of whom the same is said": ("it", "", "mustang e indiani, cleo e dirk colpiti", [
        "1 mustang", "1 indians 2 3 4 5", "3 no", "3 lose 1 by 1 to indians", "4 no", "4 lose 1 by 1 to indians"]),
}  # fmt: skip


@rows("what", SAID)
def test_every_clause_is_read(tmp_path: Path, what: str) -> None:
    """As it would be alone, at the table that the ones before it left."""
    lang, before, line, means = SAID[what]
    said = meant(tmp_path / "s.db", before, line, lang)
    assert [each for each in said if not each.startswith("assumed") and not each.endswith("turn")] == means


@rows("line", ["ton, blurk op ben", "ton, bang op ben, blurk", "bang op ben raak, niets", "ton, en"])
def test_one_that_means_nothing_leaves_nothing_logged(tmp_path: Path, line: str) -> None:
    """The whole line is refused."""
    with pytest.raises(BadLine):
        meant(tmp_path / "s.db", "", line, "nl")


def test_who_falls_without_a_name_is_he_who_is_shot_at(tmp_path: Path) -> None:
    """And not whoever shot."""
    said = meant(tmp_path / "s.db", "set 2 life 1", "bang a ben, muore, fuorilegge", "it")
    assert said[-1] == "2 out outlaw by 1 to bang"


@pytest.mark.parametrize("line", ["femke draws 2, bang at anna", "femke draws 2, mustang"])
def test_what_follows_is_done_by_whom_the_line_names(tmp_path: Path, line: str) -> None:
    """Though a card of the player before is still to be discarded, which goes without saying then."""
    position = FEMKE_NEXT
    said = meant(tmp_path / "s.db", "schofield; remington", line, "en", position)
    assert [each[0] for each in said] == ["2", "2"]


FEMKE_NEXT = """
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Femke" outlaw el_gringo
seat 3 "Cleo" outlaw lucky_duke
seat 4 "Dirk" renegade suzy_lafayette
"""
