"""Cards that are kept where the end of the turn is told with it: they are those of the hand, and none is drawn."""

from pathlib import Path

from tests.notation.spoken import FIVE, meant
from tests.rows import rows

ROUND = "end; " + "; ".join(f"{seat} turn; draw; end" for seat in (2, 3, 4, 5))
REWARDED = "set 2 life 1; bang ben; 2 hit; 2 out outlaw"
KEPT = [
    ("en", "anna keeps 7 cards and ends"), ("en", "keeps 7, ends"), ("en", "anna keeps seven and passes"),
    ("nl", "anna houdt 7 kaarten en eindigt"), ("nl", "anna houdt zeven kaarten, klaar"),
    ("it", "anna tiene 7 carte e finisce"), ("it", "anna tiene sette carte, fine"),
    ("de", "anna behält 7 karten und hört auf"), ("de", "anna behält sieben karten, fertig"),
]  # fmt: skip


@rows(("lang", "line"), KEPT)
def test_a_reward_that_is_due_is_not_what_is_kept(tmp_path: Path, lang: str, line: str) -> None:
    """The reward of three goes without saying, and her turn ends."""
    assert meant(tmp_path / "a.db", REWARDED, line, lang) == ["1 end"]


@rows(("lang", "line"), KEPT)
def test_nor_are_the_cards_of_phase_1(tmp_path: Path, lang: str, line: str) -> None:
    """Where her draw is due, no seven cards are drawn for it."""
    assert meant(tmp_path / "a.db", f"{ROUND}; 1 turn", line, lang) == ["1 end"]


@rows(("lang", "line"), [each for each in KEPT if "anna" in each[1]])
def test_nor_those_of_a_turn_that_comes(tmp_path: Path, lang: str, line: str) -> None:
    """So it is where nobody typed that it began."""
    assert meant(tmp_path / "a.db", ROUND, line, lang) == ["1 end"]


def test_what_was_looked_at_is_kept_and_drawn(tmp_path: Path) -> None:
    """Two of the three that Kit Carlson looks at are what she draws, whatever is told behind it."""
    position = FIVE.replace("bart_cassidy", "kit_carlson")
    at_her_turn = f"{ROUND}; 1 turn"
    before = at_her_turn.replace("end; 2", "putback 1; end; 2", 1)
    assert meant(tmp_path / "a.db", before, "anna keeps two, ends", position=position) == ["1 draw 3", "1 end"]


BEHIND = [
    ("en", "done, keeps five"), ("en", "anna is done, keeps five"), ("en", "anna ends with five cards in hand"),
    ("nl", "klaar, houdt vijf"), ("nl", "anna klaar, ze houdt er vijf"), ("nl", "past met vijf kaarten"),
    ("nl", "klaar, houdt vijf kaarten over"), ("it", "fine, tiene cinque carte"), ("it", "ha finito, ne tiene cinque"),
    ("it", "passa con cinque carte in mano"), ("it", "ha finito e le restano cinque carte"),
    ("de", "anna fertig, behält fünf"), ("de", "anna ist fertig und hat noch fünf karten"),
]  # fmt: skip


@rows(("lang", "line"), BEHIND)
def test_the_count_may_stand_behind_the_end(tmp_path: Path, lang: str, line: str) -> None:
    """No card goes where she holds no more than that."""
    assert meant(tmp_path / "a.db", "set 1 hand 5", line, lang) == ["1 end"]


@rows(("lang", "line"), [*BEHIND, ("nl", "houdt vijf en eindigt"), ("en", "keeps five, done")])
def test_what_she_laid_off_goes_without_saying(tmp_path: Path, lang: str, line: str) -> None:
    """Of seven cards she keeps as many as she may: that two were discarded is no more doubted."""
    assert meant(tmp_path / "a.db", "set 1 hand 7", line, lang) == ["1 discard 2", "1 end"]
