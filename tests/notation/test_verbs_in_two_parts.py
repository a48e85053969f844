"""`gooit 1 af`, `wirft 2 weg`: a verb in two parts, in any order; its second part is neither a card nor a player."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

ONE, TWO, THREE = ["1 discard 1"], ["1 discard 2"], ["1 discard 3"]
SHOT, BARREL = "end; ben turn; draw; bang anna", "set 1 play barrel; end; ben turn; draw; bang anna"
OF_SID = "set 4 character sid_ketchum; set 4 life 2; end; dirk turn; dirk draw"
FOR_A_LIFE = ["4 discard 2 for sid_ketchum", "4 gain 1 for sid_ketchum"]
SAID = [
    ("nl", "", "gooit 1 af", ONE),
    ("nl", "", "anna gooit 1 kaart af", ONE),
    ("nl", "", "anna gooit 2 kaarten af", TWO),
    ("nl", "", "gooit drie kaarten af", THREE),
    ("nl", "", "gooit er 2 af", TWO),
    ("nl", "", "legt er een af", ONE),
    ("nl", "", "gooit eentje af", ONE),
    ("nl", "", "gooi 2 af", TWO),
    ("nl", "", "afgooien 1", ONE),
    ("nl", "", "gooit af 1", ONE),
    ("nl", "", "gooit twee weg", TWO),
    ("nl", "", "smijt 2 kaarten weg", TWO),
    ("nl", "", "smeet er 1 af", ONE),
    ("nl", "", "werpt 1 kaart af", ONE),
    ("nl", "", "legt er 1 weg", ONE),
    ("nl", "", "doet er drie weg", THREE),
    ("nl", "", "anna heeft er 1 afgegooid", ONE),
    ("nl", "", "gooit 2 kaarten uit de hand af", TWO),
    ("nl", "", "gooit bier en mis weg", ["1 discard 2 with beer missed"]),
    ("nl", "", "gooit 2 kaarten", TWO),
    ("nl", "", "gooit een kaart", ONE),
    ("it", "", "butta due carte", TWO),
    ("de", "", "wirft 1 ab", ONE),
    ("de", "", "wirft davon zwei weg", TWO),
    ("de", "", "schmeißt drei Karten weg", THREE),
    ("de", "", "legt eine Karte weg", ONE),
    ("de", "", "wirft 2 Karten aus der Hand ab", TWO),
    ("en", "", "anna discards 2 cards from her hand", TWO),
    ("it", "", "anna scarta 2 carte dalla mano", TWO),
    ("nl", "", "speelt schofield uit", ["1 schofield"]),
    ("nl", "", "speelt uit zijn hand een schofield", ["1 schofield"]),
    ("de", "", "spielt die Schofield aus", ["1 schofield"]),
    ("nl", SHOT, "cleo pakt 2 kaarten op", ["3 draw 2"]),
    ("nl", SHOT, "cleo trekt 2 kaarten bij", ["3 draw 2"]),
    ("de", SHOT, "Cleo zieht 2 Karten nach", ["3 draw 2"]),
    ("de", SHOT, "Cleo nimmt 2 Karten auf", ["3 draw 2"]),
    ("nl", BARREL, "anna draai harten 3 om", ["1 flip barrel 3h"]),
    ("de", BARREL, "Anna deckt Herz 3 auf", ["1 flip barrel 3h"]),
    ("nl", OF_SID, "dirk gooit 2 kaarten af voor een leven", FOR_A_LIFE),
    ("nl", OF_SID, "dirk sid ketchum", FOR_A_LIFE),
    ("en", OF_SID, "dirk sid ketchum", FOR_A_LIFE),
]  # fmt: skip


@rows(("lang", "before", "line", "logged"), SAID, ids=[f"{case[0]} {case[2]}" for case in SAID])
def test_it_is_read_in_one(store: Path, lang: str, before: str, line: str, logged: list[str]) -> None:
    """Whatever stands between its parts, and though the second be two letters of a rank and a suit elsewhere."""
    assert meant(store, before, line, lang)[-len(logged) :] == logged


def test_a_card_made_to_be_discarded_is_named_with_its_owner(store: Path) -> None:
    """`gooit ben ton` is Ben's, and where a Cat Balou asks for it a number alone is a player."""
    assert meant(store, "cat balou ben", "gooit ben hand", "nl") == ["1 toss 2 hand"]


def test_a_small_word_before_a_player_is_no_part_of_a_verb(store: Path) -> None:
    """`trekt bij ben` is out of his hand."""
    before = "set 3 character jesse_jones; end; ben turn; draw; end; cleo turn"
    assert meant(store, before, "cleo trekt bij ben een kaart", "nl") == ["3 draw 1 from 2"]
