"""Plays, draws and answers in words of players: one for Bart, the barrel saves her with a heart, and another."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

HIT = ["1 no", "1 lose 1 by 2 to bang"]
SHOT = "barrel; end; ben turn; draw; bang anna"
TOLD = [
    ("en", SHOT, "anna takes it and draws one for bart", [*HIT, "1 draw 1 for bart_cassidy"]),
    ("de", f"{SHOT}; hit", "anna zieht eine für bart", ["1 draw 1 for bart_cassidy"]),
    ("nl", f"{SHOT}; hit", "anna trekt er een voor bart", ["1 draw 1 for bart_cassidy"]),
    ("it", f"{SHOT}; hit", "anna ne pesca una per bart", ["1 draw 1 for bart_cassidy"]),
    ("en", SHOT, "the barrel saves her with a heart", ["1 flip barrel hearts"]),
    ("en", SHOT, "her barrel saves her, 9 of hearts", ["1 flip barrel 9h"]),
    ("de", SHOT, "das fass hält, herz 9", ["1 flip barrel 9h"]),
    ("en", SHOT, "anna's barrel fails, spade, hit", ["1 flip barrel spades", *HIT]),
    ("de", SHOT, "fass versagt, pik 5", ["1 flip barrel 5s"]),
    ("en", "set 1 life 2; beer; gain", "and another", ["1 beer"]),
    ("de", "set 1 life 2; beer; gain", "und noch eins", ["1 beer"]),
    ("en", "bang ben; missed", "second bang at cleo", ["1 bang 3"]),
    ("de", "bang ben; missed", "zweites bang auf cleo", ["1 bang 3"]),
    ("en", "indians", "ben tries a missed", ["2 answer missed"]),
    ("de", "indians", "ben versucht einen fehlschuss", ["2 answer missed"]),
    ("en", "", "shoots ben who's hit", ["1 bang 2", "2 no", "2 lose 1 by 1 to bang"]),
    ("de", "", "anna will ben ins gefängnis stecken", ["1 jail 2"]),
]  # fmt: skip


@rows(("lang", "before", "line", "logged"), TOLD)
def test_it_is_what_was_done(tmp_path: Path, lang: str, before: str, line: str, logged: list[str]) -> None:
    """As the shorthand has it."""
    assert meant(tmp_path / "a.db", before, line, lang) == logged
