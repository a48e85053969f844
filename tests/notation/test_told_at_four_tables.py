"""Wordings of four languages that were refused, or read as done where nothing was: weapons, stores, shots, shuffles."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

REMINGTON, SCHOFIELD = "set 1 play remington", "set 1 play schofield"
SWAPPED = [
    ("it", REMINGTON, "anna cambia arma: winchester al posto del remington", ["1 winchester"]),
    ("it", REMINGTON, "anna cambia arma: winchester", ["1 winchester"]),
    ("it", REMINGTON, "anna cambia il remington con il winchester", ["1 winchester"]),
    ("it", REMINGTON, "anna sostituisce il remington con il winchester", ["1 winchester"]),
    ("nl", SCHOFIELD, "anna ruilt haar schofield voor een volcanic", ["1 volcanic"]),
    ("nl", SCHOFIELD, "anna wisselt haar schofield om voor een volcanic", ["1 volcanic"]),
    ("nl", SCHOFIELD, "anna vervangt de schofield door een volcanic", ["1 volcanic"]),
    ("en", SCHOFIELD, "anna swaps her schofield for a volcanic", ["1 volcanic"]),
    ("en", SCHOFIELD, "anna replaces her schofield with a volcanic", ["1 volcanic"]),
    ("en", SCHOFIELD, "anna trades her schofield for a volcanic", ["1 volcanic"]),
    ("de", SCHOFIELD, "anna tauscht die schofield gegen die volcanic", ["1 volcanic"]),
    ("de", SCHOFIELD, "anna wechselt die waffe: volcanic statt schofield", ["1 volcanic"]),
    ("de", SCHOFIELD, "anna ersetzt die schofield durch die volcanic", ["1 volcanic"]),
]
COLT = [
    ("it", "", "anna spara a ben con la colt", ["1 bang 2"]),
    ("it", "", "anna spara a ben con la colt, mancato", ["1 bang 2", "2 answer missed"]),
    ("nl", "", "anna schiet op ben met de colt", ["1 bang 2"]),
    ("en", "", "anna shoots ben with her colt .45", ["1 bang 2"]),
    ("de", "", "anna schießt mit der colt auf ben", ["1 bang 2"]),
]
MADE = ["1 cat_balou 3", "1 toss 3 volcanic"]
DISCARDED = [
    ("it", "set 3 play volcanic", "anna gioca cat balou e fa scartare a cleo la volcanic", MADE),
    ("nl", "set 3 play volcanic", "anna speelt cat balou en laat cleo de volcanic afleggen", MADE),
    ("en", "set 3 play volcanic", "anna plays cat balou and makes cleo discard the volcanic", MADE),
    ("de", "set 3 play volcanic", "anna spielt cat balou und lässt cleo die volcanic abwerfen", MADE),
]
OPEN, CHOSEN = "general_store; turnup", ["1 pick bang"]
STORES = [
    ("it", "", "anna apre l'emporio", ["1 general_store"]),
    ("it", OPEN, "anna prende dall'emporio un bang", CHOSEN),
    ("nl", OPEN, "anna neemt een bang uit de winkel", CHOSEN),
    ("nl", OPEN, "anna pakt uit de winkel een bang", CHOSEN),
    ("en", OPEN, "anna takes a bang from the store", CHOSEN),
    ("en", OPEN, "anna takes from the store a bang", CHOSEN),
    ("de", OPEN, "anna nimmt ein bang aus dem laden", CHOSEN),
    ("de", OPEN, "anna nimmt aus dem laden ein bang", CHOSEN),
]
HIT, AVERTED = ["2 no", "2 lose 1 by 1 to bang"], ["1 bang 2", "2 answer missed"]
SHOTS = [
    ("it", "bang ben", "niente mancato", HIT),
    ("it", "bang ben", "ben niente mancato", HIT),
    ("nl", "", "anna op ben, mis!", AVERTED),
    ("nl", "", "anna op ben, raak", ["1 bang 2", *HIT]),
    ("it", "", "anna su ben, mancato", AVERTED),
    ("en", "", "anna at ben, missed", AVERTED),
    ("de", "", "anna auf ben, daneben!", AVERTED),
    ("de", "set 1 play volcanic; bang ben; hit", "und noch eins auf eva", ["1 bang 5"]),
]
TURNS = [
    ("de", "set 1 hand 4", "anna gibt an ben weiter", ["1 end", "2 turn"]),
    ("de", "set 1 hand 4", "anna gibt den zug an ben weiter", ["1 end", "2 turn"]),
    ("en", "", "shuffles the discard pile", ["turned"]),
    ("en", "", "the discard pile is shuffled", ["turned"]),
    ("en", "", "we shuffle the discards", ["turned"]),
    ("nl", "", "anna schudt de aflegstapel", ["turned"]),
    ("nl", "", "wij schudden de aflegstapel", ["turned"]),
    ("it", "", "anna mescola gli scarti", ["turned"]),
    ("de", "", "wir mischen die abgelegten karten", ["turned"]),
]


@rows(("lang", "before", "line", "logged"), [*SWAPPED, *COLT, *DISCARDED, *STORES, *SHOTS, *TURNS])
def test_it_is_read_as_meant(tmp_path: Path, lang: str, before: str, line: str, logged: list[str]) -> None:
    """As the same is logged in shorthand."""
    assert meant(tmp_path / "s.db", before, line, lang) == logged


REFUSED = [
    ("it", REMINGTON, "anna cambia la schofield con il winchester"),
    ("nl", SCHOFIELD, "anna ruilt haar remington voor een volcanic"),
    ("en", SCHOFIELD, "anna swaps the remington for a volcanic"),
    ("en", "set 2 play schofield", "anna swaps her schofield for a volcanic"),
    ("de", SCHOFIELD, "anna ersetzt die volcanic durch die schofield"),
    ("en", SCHOFIELD, "anna swaps the schofield for a scope"),
    ("it", REMINGTON, "anna spara a ben con la colt"),
    ("en", REMINGTON, "anna shoots ben with the colt"),
    ("en", "set 3 play volcanic", "anna plays panic and makes cleo discard the volcanic"),
    ("nl", "", "anna op ben"),
    ("nl", "", "anna op ben mis"),
    ("en", "", "anna at ben, beer"),
    ("en", "bang ben", "anna at cleo, missed"),
    ("en", "", "anna shuffles her hand"),
    ("en", "", "anna takes a bang from the store"),
]


@rows(("lang", "before", "line"), REFUSED)
def test_what_it_could_mean_otherwise_is_refused(tmp_path: Path, lang: str, before: str, line: str) -> None:
    """What is said to lie there does not, there is another weapon, or it is no such thing."""
    with pytest.raises(BadLine):
        meant(tmp_path / "s.db", before, line, lang)


NOT_DONE = [
    ("de", "", "anna würde auf ben schießen"),
    ("de", "", "anna hätte auf ben geschossen"),
    ("de", "", "anna würde cat balou auf ben spielen"),
    ("de", "bang ben", "ben würde getroffen"),
    ("de", "bang ben", "ben würde fehlschuss spielen"),
    ("de", "", "anna wollte ein bier trinken"),
    ("nl", "", "anna wou een bier drinken"),
    ("it", "", "anna voleva giocare una birra"),
    ("en", "", "anna wanted to drink a beer"),
    ("en", "", "anna would play a bang on ben"),
    ("en", "", "anna almost bangs ben"),
    ("nl", "", "anna zou een bang op ben spelen"),
    ("nl", "", "anna schiet bijna op ben"),
    ("it", "", "anna avrebbe sparato a ben"),
    ("it", "bang ben", "ben senza mancato"),
    ("en", "set 2 play dynamite; end; ben turn", "the dynamite explodes"),
    ("it", "set 2 play dynamite; end; ben turn", "la dinamite esplode"),
    ("en", "", "the dynamite explodes"),
]


@rows(("lang", "before", "line"), NOT_DONE)
def test_what_was_not_done_is_not_read_as_done(tmp_path: Path, lang: str, before: str, line: str) -> None:
    """`würde` is no `wurde`, `hätte` no `hatte`; who wanted to did not; nothing explodes before a card is turned up."""
    with pytest.raises(BadLine):
        meant(tmp_path / "s.db", before, line, lang)


@rows(("lang", "line"), [("de", "ben wurde getroffen"), ("de", "ben ist getroffen"), ("en", "ben was hit")])
def test_what_was_done_is(tmp_path: Path, lang: str, line: str) -> None:
    """The same without the accents, or in another tense."""
    assert meant(tmp_path / "s.db", "bang ben", line, lang) == HIT
