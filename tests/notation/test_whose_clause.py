"""Of whom a clause is that names nobody, and what `no` says at the head of a line and behind a draw!."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

GATLING = "set 5 character bart; gatling; ben missed; cleo missed"
ANSWERED = ["4 answer missed", "5 no", "5 lose 1 by 1 to gatling", "5 draw 1 for bart_cassidy"]
SAID = [
    ("en", "set 2 life 1; bang ben", "ben nothing, dies", ["2 no", "2 lose 1 by 1 to bang", "2 out outlaw"]),
    ("nl", "set 2 life 1; bang ben", "ben niets, sterft", ["2 no", "2 lose 1 by 1 to bang", "2 out outlaw"]),
    ("it", "set 2 life 1; bang ben", "ben niente, muore", ["2 no", "2 lose 1 by 1 to bang", "2 out outlaw"]),
    ("de", "set 2 life 1; bang ben", "ben nichts, stirbt", ["2 no", "2 lose 1 by 1 to bang", "2 out outlaw"]),
    ("en", "bang eva", "eva missed, discards a card", ["5 answer missed", "5 discard 1"]),
    ("nl", "bang eva", "eva mis, legt een kaart af", ["5 answer missed", "5 discard 1"]),
    ("it", "bang eva", "eva mancato, scarta una carta", ["5 answer missed", "5 discard 1"]),
    ("de", "bang eva", "eva Fehlschuss, wirft eine Karte ab", ["5 answer missed", "5 discard 1"]),
    ("en", "bang eva", "eva missed, discard 1", ["5 answer missed", "1 discard 1"]),
    ("en", "bang eva", "eva missed, end", ["5 answer missed", "1 end"]),
    ("en", GATLING, "dirk a missed, eva hit and draws a card", ANSWERED),
    ("nl", GATLING, "dirk een mis, eva geraakt en trekt een kaart", ANSWERED),
    ("it", GATLING, "dirk un mancato, eva colpita e pesca una carta", ANSWERED),
    ("de", GATLING, "Dirk einen Fehlschuss, Eva getroffen und zieht eine Karte", ANSWERED),
    ("en", "", "anna shoots ben, loses a life", ["1 bang 2", "2 lose 1 by 1 to bang"]),
]


EVA_DIES = ["5 out deputy by 1 to bang"]
DEAD = [
    ("en", ("anna shoots eva, she is dead", "bang eva. she's out", "anna shoots eva and she dies")),
    ("nl", ("anna schiet op eva, ze is dood", "bang eva, zij sterft")),
    ("it", ("anna spara a eva, lei è morta", "bang eva, lei muore")),
    ("de", ("anna schießt auf eva, sie ist tot", "bang eva, sie stirbt")),
]


@rows(("lang", "line"), [(lang, line) for lang, lines in DEAD for line in lines])
def test_she_who_is_dead_is_who_was_shot_at(tmp_path: Path, lang: str, line: str) -> None:
    """And never who shot, on one line or on two."""
    _, _, second = line.partition(", ")
    assert meant(tmp_path / "one.sqlite", "set 5 life 1", line, lang) == ["1 bang 5", *EVA_DIES]
    if second:
        assert meant(tmp_path / "two.sqlite", "set 5 life 1; bang eva", second, lang) == EVA_DIES


@pytest.mark.parametrize(
    ("before", "line"), [("gatling", "he is dead"), ("", "gatling, she is dead"), ("", "gatling, dies")]
)
def test_of_several_who_were_shot_at_it_is_asked_who_is_dead(tmp_path: Path, before: str, line: str) -> None:
    """Only the referee saw it."""
    with pytest.raises(BadLine, match="who_falls") as asked:
        meant(tmp_path / "s.sqlite", before, line)
    assert asked.value.about["choices"] == ("Ben", "Cleo", "Dirk", "Eva")


@rows(("lang", "before", "line", "means"), SAID)
def test_it_is_of_whom_the_clause_before_was(
    tmp_path: Path, lang: str, before: str, line: str, means: list[str]
) -> None:
    """Shorthand, and what is due of another alone, may be of whose turn it is: nobody falls for his target's sake."""
    said = meant(tmp_path / "s.sqlite", before, line, lang)
    assert [each.partition(" by ")[0] if " out " in each else each for each in said] == means


NEXT = [
    ("en", "anna is done, ben draws two and puts down a barrel"),
    ("nl", "anna is klaar, ben pakt 2 en legt een ton"),
    ("it", "anna passa, ben pesca due e mette giù un barile"),
    ("de", "anna ist fertig, ben zieht 2 und legt ein Fass"),
]


@rows(("lang", "line"), NEXT)
def test_behind_the_end_of_a_turn_it_is_of_whom_the_line_names_next(tmp_path: Path, lang: str, line: str) -> None:
    """Anna, whose turn is over, plays nothing."""
    assert meant(tmp_path / "s.sqlite", "", line, lang) == ["1 end", "2 draw 2", "2 barrel"]


JAILED = [
    ("en", "anna ends her turn, ben stays in jail"),
    ("nl", "anna is klaar, ben blijft in de gevangenis"),
    ("nl", "anna stopt, ben blijft in de gevangenis"),
    ("it", "anna ha finito, ben resta in prigione"),
    ("de", "anna ist fertig, ben bleibt im Gefängnis"),
]


@rows(("lang", "line"), JAILED)
def test_who_stays_in_jail_has_had_his_turn(tmp_path: Path, lang: str, line: str) -> None:
    """It began, though nobody wrote so: the card that was turned up is all that lacks."""
    assert meant(tmp_path / "s.sqlite", "set 2 play jail", line, lang) == ["1 end", "2 end"]


def test_he_who_is_hit_takes_from_the_other(tmp_path: Path) -> None:
    """Nobody takes from his own hand."""
    said = meant(tmp_path / "s.sqlite", "gatling", "ben hit, takes a card from anna")
    assert said == ["2 no", "2 lose 1 by 1 to gatling", "2 draw 1 from 1 for el_gringo"]


@rows(
    ("lang", "line", "choices"),
    [
        ("en", "no, eva missed", ("correct eva missed", "5 no; eva missed")),
        ("nl", "nee, eva mis", ("verbeter eva mis", "5 nee; eva mis")),
        ("it", "no, eva mancato", ("correggi eva mancato", "5 no; eva mancato")),
        ("de", "nein, eva Fehlschuss", ("berichtigen eva Fehlschuss", "5 nein; eva Fehlschuss")),
    ],
)
def test_no_at_the_head_may_put_right(tmp_path: Path, lang: str, line: str, choices: tuple[str, ...]) -> None:
    """It is asked, and not taken for somebody's answer."""
    with pytest.raises(BadLine, match="no_or_correct") as asked:
        meant(tmp_path / "s.sqlite", "bang eva", line, lang)
    assert asked.value.about["choices"] == choices


HIT = ["1 bang 2", "2 no", "2 lose 1 by 1 to bang"]
LAYS_ON = [*HIT, "1 mustang", "1 end"]
DUEL = [*HIT, "1 duel 3", "3 answer bang", "1 answer bang", "3 no"]
PLAYS_ON = [
    ("en", "", "anna shoots ben, hit, lays mustang, end", LAYS_ON),
    ("nl", "", "anna schiet op ben, raak, legt mustang, einde", LAYS_ON),
    ("it", "", "anna spara a ben, colpito, mette mustang, fine", LAYS_ON),
    ("de", "", "anna schießt auf ben, getroffen, legt mustang, Ende", LAYS_ON),
    ("en", "", "anna shoots ben, ben hit, lays mustang, end", LAYS_ON),
    ("en", "bang ben", "hit, lays mustang", [*HIT[1:], "1 mustang"]),
    ("en", "bang ben", "ben hit, lays mustang", [*HIT[1:], "1 mustang"]),
    ("en", "", "anna shoots ben, hit, shoots eva", [*HIT, "1 bang 5"]),
    ("nl", "", "anna schiet op ben, raak, schiet op eva", [*HIT, "1 bang 5"]),
    ("it", "", "anna spara a ben, colpito, spara a eva", [*HIT, "1 bang 5"]),
    ("de", "", "anna schießt auf ben, getroffen, schießt auf eva", [*HIT, "1 bang 5"]),
    ("en", "", "anna shoots eva, missed, discards 1", ["1 bang 5", "5 answer missed", "1 discard 1"]),
    ("nl", "", "anna schiet op eva, mis, legt 1 af", ["1 bang 5", "5 answer missed", "1 discard 1"]),
    ("en", "set 2 life 1", "anna shoots ben, hit, beer, lays mustang", [*HIT, "2 beer", "1 mustang"]),
    ("en", "", "anna shoots ben, hit, draws 1 from anna, lays mustang",
     [*HIT, "2 draw 1 from 1 for el_gringo", "1 mustang"]),
    ("en", "", "anna shoots ben, hit, duel cleo, bang, bang, nothing", DUEL),
    ("nl", "", "anna schiet op ben, raak, duel cleo, bang, bang, niets", DUEL),
    ("it", "", "anna spara a ben, colpito, duello cleo, bang, bang, niente", DUEL),
    ("de", "", "anna schießt auf ben, getroffen, duell cleo, bang, bang, nichts", DUEL),
]  # fmt: skip


@rows(("lang", "before", "line", "means"), PLAYS_ON)
def test_who_has_answered_is_not_who_plays_on(
    tmp_path: Path, lang: str, before: str, line: str, means: list[str]
) -> None:
    """Once nothing is due of him what names nobody is of whose turn it is, or due of another: no turn passes for it."""
    assert meant(tmp_path / "s.sqlite", before, line, lang) == means


DRAWN = "set 5 play barrel; bang eva"


@rows(
    ("lang", "line"),
    [
        ("en", "barrel 3C, no"),
        ("en", "eva barrel 3C, no"),
        ("nl", "ton klaveren 3, nee"),
        ("it", "barile 3 fiori, no"),
        ("de", "Fass Kreuz 3, nein"),
    ],
)
def test_no_behind_a_draw_tells_that_it_failed(tmp_path: Path, lang: str, line: str) -> None:
    """She may answer still."""
    assert meant(tmp_path / "s.sqlite", DRAWN, line, lang) == ["5 flip barrel 3c"]


def test_what_is_said_behind_it_counts(tmp_path: Path) -> None:
    """Of `no` and a hit the hit is her answer; `nothing` tells of the card alone, a verb of hers what she does."""
    hit = ["5 flip barrel 3c", "5 no", "5 lose 1 by 1 to bang"]
    assert meant(tmp_path / "a.sqlite", DRAWN, "barrel 3C, no, hit") == hit
    assert meant(tmp_path / "b.sqlite", DRAWN, "barrel 3C, nothing") == hit[:1]
    assert meant(tmp_path / "c.sqlite", DRAWN, "barrel 3C, declines") == hit[:2]
