"""Lines that a newcomer typed and that were refused, and their like in the other languages, mean what they say."""

from __future__ import annotations

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

FIVE = """
seat 1 "Anna" sheriff slab_the_killer life 5/5 hand 6
seat 2 "Bram" outlaw willy_the_kid life 4/4 hand 4 play {before_bram}
seat 3 "Cas" deputy vulture_sam life 4/4 hand 4
seat 4 "Eva" renegade el_gringo life 1/3 hand 3 play barrel
seat 5 "Otto" outlaw bart_cassidy life 4/4 hand 4
deck 40
"""
SHOT, INDIANS, CAT, OVER = "bang bram", "indians", "cat balou bram", "anna discard 1"
FALLS, FELL = "bang eva; eva no; 4 lose 1", "bang eva; eva no; 4 lose 1; 4 out renegade"
TWO = ["2 answer missed/ac", "2 answer missed/3s"]
OF_HAND, DUEL, PASSED = ["1 toss 2 hand with 10c"], ["1 duel/qd 2"], ["2 flip dynamite 9d", "2 pass dynamite 3"]
MISSED, BANG, OUT, HERS = (
    ["2 answer missed/8s"],
    ["2 answer bang/4d"],
    ["4 out renegade by 1 to bang"],
    ["4 forfeit to 3"],
)
AGAIN = ["1 bang/7c 2"]
SAID = [
    ("nl", SHOT, "Bram legt misser klaveren aas en schoppen 3", TWO),
    ("nl", SHOT, "Bram legt twee missers: klaveren aas en schoppen 3", TWO),
    ("en", SHOT, "bram plays missed ace of clubs and 3 of spades", TWO),
    ("it", SHOT, "bram mancato asso di fiori e 3 di picche", TWO),
    ("de", SHOT, "bram Fehlschuss Kreuz Ass und Pik 3", TWO),
    ("nl", SHOT, "bram twee missers", ["2 answer missed", "2 answer missed"]),
    ("nl", f"{SHOT}; bram missed; bram missed", "Anna schiet nog eens op Bram met klaveren 7", AGAIN),
    ("en", f"{SHOT}; bram missed; bram missed", "anna shoots bram once more with 7 of clubs", AGAIN),
    ("it", f"{SHOT}; bram missed; bram missed", "anna spara ancora a bram con 7 di fiori", AGAIN),
    ("de", f"{SHOT}; bram missed; bram missed", "anna schießt noch einmal auf bram mit Kreuz 7", AGAIN),
    ("nl", CAT, "handkaart klaveren 10 weg", OF_HAND),
    ("en", CAT, "a card from his hand, 10 of clubs", OF_HAND),
    ("it", CAT, "una carta della mano, 10 di fiori", OF_HAND),
    ("de", CAT, "Handkarte Kreuz 10 weg", OF_HAND),
    ("nl", "", "Anna Cat Balou op Bram, handkaart klaveren 10", ["1 cat_balou 2", *OF_HAND]),
    ("nl", "", "Anna daagt Bram uit voor een duel, ruiten vrouw", DUEL),
    ("en", "", "anna challenges bram to a duel, queen of diamonds", DUEL),
    ("it", "", "anna sfida bram a duello, donna di quadri", DUEL),
    ("de", "", "anna fordert bram zum Duell heraus, Karo Dame", DUEL),
    ("nl", "dynamite", "dynamiet ruiten 9, naar Cas", PASSED),
    ("en", "dynamite", "dynamite 9 of diamonds, passes to cas", PASSED),
    ("it", "dynamite", "dinamite 9 di quadri, a cas", PASSED),
    ("de", "dynamite", "Dynamit Karo 9, an Cas", PASSED),
    ("nl", SHOT, "Bram legt een misser schoppen 8", MISSED),
    ("en", SHOT, "bram lays a missed 8 of spades", MISSED),
    ("it", SHOT, "bram cala un mancato 8 di picche", MISSED),
    ("de", SHOT, "bram legt einen Fehlschuss Pik 8", MISSED),
    ("nl", INDIANS, "Bram legt bang ruiten 4", BANG),
    ("it", INDIANS, "bram mette un bang 4 di quadri", BANG),
    ("nl", FALLS, "Eva is eruit, Renegade", OUT),
    ("en", FALLS, "eva is out, renegade", OUT),
    ("it", FALLS, "eva è fuori, rinnegato", OUT),
    ("de", FALLS, "eva ist raus, Abtrünniger", OUT),
    ("nl", FELL, "Cas pakt alles van Eva", HERS),
    ("nl", FELL, "Cas pakt alle 4 kaarten van Eva", HERS),
    ("en", FELL, "cas takes everything from eva", HERS),
    ("it", FELL, "cas prende tutto da eva", HERS),
    ("it", FELL, "cas prende tutte le 4 carte di eva", HERS),
    ("de", FELL, "cas nimmt alle 4 Karten von Eva", HERS),
    ("nl", OVER, "Anna legt de andere 2 af", ["1 discard 2"]),
    ("nl", OVER, "Anna legt de andere af", ["1 discard 2"]),
    ("en", OVER, "anna discards the other two", ["1 discard 2"]),
    ("it", OVER, "anna scarta le altre 2", ["1 discard 2"]),
    ("de", OVER, "anna wirft die anderen zwei ab", ["1 discard 2"]),
]  # fmt: skip


@rows(("lang", "before", "line", "logged"), SAID)
def test_it_is_read_as_it_is_meant(store: Path, lang: str, before: str, line: str, logged: list[str]) -> None:
    """Each says what shorthand says in few words."""
    lies = "dynamite" if before == "dynamite" else "scope"
    typed = "set 1 hand 5; end; 2 turn" if before == "dynamite" else before
    assert meant(store, typed, line, lang, FIVE.format(before_bram=lies)) == logged
