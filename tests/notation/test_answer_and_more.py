"""An answer, and behind its comma who passes or what is drawn for a hit: no shot at him, no hit of the next."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

SLAB = """
seat 1 "Anna" sheriff slab_the_killer
seat 2 "Ben" outlaw calamity_janet
seat 3 "Cleo" outlaw rose_doolan
seat 4 "Dirk" renegade suzy_lafayette
seat 5 "Eva" deputy bart_cassidy
"""
SECOND = [
    ("it", "ben un altro mancato, anna passa"), ("it", "ben gioca un secondo mancato, anna passa"),
    ("it", "ben mancato, anna passa"), ("it", "ben ancora mancato. anna passa il turno"),
    ("en", "ben another missed, anna passes"), ("en", "ben missed again, anna passes"),
    ("en", "ben missed, anna passes"), ("en", "ben plays one more missed, anna passes the turn"),
    ("nl", "ben nog een mis, anna past"), ("nl", "ben weer mis. anna past"), ("nl", "ben gemist, anna past"),
    ("de", "ben noch ein fehlschuss, anna passt"), ("de", "ben wieder fehlschuss. anna passt"),
    ("de", "ben einen zweiten fehlschuss, anna passt"),
]  # fmt: skip


@rows(("lang", "line"), SECOND)
def test_the_second_card_ends_the_shot(tmp_path: Path, lang: str, line: str) -> None:
    """Whoever passes behind it ends the turn, though Ben may shoot with a Missed!, and is not shot at."""
    logged = ["2 answer missed", "1 end"]
    assert meant(tmp_path / "a.db", "bang ben; ben missed", line, lang, SLAB) == logged


BART = [
    ("nl", "eva raak, pakt een kaart"), ("nl", "eva geraakt en neemt een kaart"),
    ("it", "eva colpita, prende una carta"),
    ("it", "eva subisce e prende una carta"), ("en", "eva hit, takes a card"), ("en", "eva is hit and takes a card"),
    ("de", "eva getroffen, nimmt eine karte"), ("de", "eva getroffen und nimmt eine karte"),
]  # fmt: skip
HIT = ["5 no", "5 lose 1 by 2 to indians", "5 draw 1 for bart_cassidy"]


@rows(("lang", "line"), BART)
def test_a_card_taken_for_a_hit_is_drawn(tmp_path: Path, lang: str, line: str) -> None:
    """While others are to answer yet, it is Eva who draws, and nobody else who takes a hit."""
    before = "end; ben turn; draw; indians; cleo bang; dirk bang"
    assert meant(tmp_path / "a.db", before, line, lang, SLAB) == HIT


@rows(("lang", "line"), [("nl", "eva raak, pakt een kaart, anna bang"), ("en", "eva hit, takes a card, anna bang")])
def test_the_next_answers_then(tmp_path: Path, lang: str, line: str) -> None:
    """And what the next gives is his answer, and nothing that Eva takes."""
    before = "end; ben turn; draw; indians; cleo bang; dirk bang"
    assert meant(tmp_path / "a.db", before, line, lang, SLAB) == [*HIT, "1 answer bang"]


@rows(
    ("lang", "line"),
    [("nl", "pakt een kaart"), ("it", "pesca una carta"), ("en", "draws a card"), ("de", "zieht eine karte")],
)
def test_who_was_hit_draws(tmp_path: Path, lang: str, line: str) -> None:
    """Told behind the hit on a line by itself, it is still of Eva."""
    before = "end; ben turn; draw; indians; cleo bang; dirk bang; eva hit"
    assert meant(tmp_path / "a.db", before, line, lang, SLAB) == HIT[2:]


def test_a_draw_tells_the_hit(tmp_path: Path) -> None:
    """While others are asked as well, that she draws says that she was hit."""
    before = "end; ben turn; draw; indians; cleo bang; dirk bang"
    assert meant(tmp_path / "a.db", before, "eva draws a card", "en", SLAB) == HIT[2:]


ENDS = [
    ("en", "eva bang, anna passes"),
    ("it", "eva bang, anna passa"),
    ("nl", "eva bang, anna past"),
    ("de", "eva bang, anna passt"),
]


@rows(("lang", "line"), ENDS)
def test_an_answer_is_of_now(tmp_path: Path, lang: str, line: str) -> None:
    """The end behind it may be doubted, yet the answer that is asked goes in before no other."""
    before = "indians; ben hit; cleo bang; dirk bang"
    assert meant(tmp_path / "a.db", before, line, lang, SLAB) == ["5 answer bang", "1 end"]


@rows(("lang", "line"), [("en", "eva dodges, ben hit"), ("en", "eva missed, ben hit"), ("nl", "eva mis, ben raak"),
                         ("it", "eva mancato, ben colpito"), ("de", "eva fehlschuss, ben getroffen")])  # fmt: skip
def test_who_is_not_asked_gives_one_all_the_same(tmp_path: Path, lang: str, line: str) -> None:
    """That is held against her as an answer, and is no shot at Ben."""
    logged = ["5 answer missed", "2 no", "2 lose 1 by 1 to bang"]
    assert meant(tmp_path / "a.db", "bang ben", line, lang) == logged
