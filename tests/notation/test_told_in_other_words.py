"""Lines that tell a play, an answer, an end or a slip in other words: by whom last, with small words, as a wish."""

from pathlib import Path

import pytest

from referee.core.nouns.entries import Corrected
from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.notation import line_of
from tests.notation.spoken import FIVE, meant
from tests.rows import rows

AT_BEN, AVERTED = ["1 bang 2"], ["2 answer missed"]
STRUCK = ["2 no", "2 lose 1 by 1 to bang"]
SHOTS = [
    ("nl", "anna richt op ben", AT_BEN), ("en", "anna takes aim at ben", AT_BEN), ("it", "anna mira a ben", AT_BEN),
    ("de", "anna zielt auf ben", AT_BEN), ("nl", "anna richt op ben: bang!", AT_BEN),
    ("en", "anna shoots ben: bang", AT_BEN), ("it", "anna spara a ben: bang", AT_BEN),
    ("de", "anna zielt auf ben: peng", AT_BEN), ("nl", "anna schiet ben neer", AT_BEN),
    ("nl", "anna paft op ben", AT_BEN), ("de", "anna knallt auf ben", AT_BEN),
    ("nl", "anna knalt ben neer, die heeft geen mis", [*AT_BEN, *STRUCK]),
    ("nl", "daarna schiet ze op ben", AT_BEN), ("de", "dann schießt sie auf ben", AT_BEN),
    ("en", "then she shoots ben", AT_BEN), ("it", "purtroppo anna spara a ben", AT_BEN),
    ("nl", "anna geeft ben een bang, en hij ontwijkt", [*AT_BEN, *AVERTED]), ("en", "anna gives ben a bang", AT_BEN),
    ("it", "anna dà a ben un bang", AT_BEN), ("de", "anna gibt ben ein bang", AT_BEN),
    ("nl", "bang van anna op ben, die krijgt hem", [*AT_BEN, *STRUCK]), ("en", "bang by anna on ben", AT_BEN),
    ("it", "bang di anna su ben", AT_BEN), ("de", "bang von anna auf ben", AT_BEN),
    ("nl", "anna vuurt op ben, hij zegt mis", [*AT_BEN, *AVERTED]),
    ("nl", "anna schiet op ben, die incasseert helaas", [*AT_BEN, *STRUCK]),
]  # fmt: skip


@rows(("lang", "line", "logged"), SHOTS)
def test_a_shot_and_what_comes_of_it(tmp_path: Path, lang: str, line: str, logged: list[str]) -> None:
    """One BANG! at one player, however it is told."""
    assert meant(tmp_path / "s.db", "", line, lang) == logged


ANSWERS = [
    ("nl", "bang ben", "ben zegt mis", AVERTED), ("en", "bang ben", "ben says missed", AVERTED),
    ("it", "bang ben", "ben dice mancato", AVERTED), ("de", "bang ben", "ben sagt fehlschuss", AVERTED),
    ("nl", "bang ben", "en hij doet er nog een mis bij", AVERTED),
    ("nl", "bang ben", "ben springt opzij met een mis", AVERTED), ("en", "bang ben", "ben jumps aside", AVERTED),
    ("it", "bang ben", "ben si scansa", AVERTED), ("de", "bang ben", "ben springt beiseite", AVERTED),
    ("nl", "indians", "ben niet, cleo evenmin",
     [f"{n} {said}" for n in (2, 3) for said in ("no", "lose 1 by 1 to indians")]),
    ("en", "indians", "ben has a bang, cleo doesn't", ["2 answer bang", "3 no", "3 lose 1 by 1 to indians"]),
    ("de", "indians", "ben auch nicht", ["2 no", "2 lose 1 by 1 to indians"]),
    ("it", "indians", "ben neanche", ["2 no", "2 lose 1 by 1 to indians"]),
    ("nl", "set 2 life 1; bang ben; hit", "ben gaat eraan, bandiet", ["2 out outlaw by 1 to bang"]),
    ("en", "set 2 life 1; bang ben; hit", "ben falls, he was an outlaw", ["2 out outlaw by 1 to bang"]),
    ("de", "set 2 life 1; bang ben; hit", "ben fällt, er war ein bandit", ["2 out outlaw by 1 to bang"]),
    ("it", "set 2 life 1; bang ben; hit", "ben cade, era un fuorilegge", ["2 out outlaw by 1 to bang"]),
]  # fmt: skip


@rows(("lang", "before", "line", "logged"), ANSWERS)
def test_an_answer_or_none(tmp_path: Path, lang: str, before: str, line: str, logged: list[str]) -> None:
    """What is given, or that nothing is, by who is asked."""
    assert meant(tmp_path / "s.db", before, line, lang) == logged


def test_who_yields_does_not_fall(tmp_path: Path) -> None:
    """`cede` is no slip for `cade`."""
    assert meant(tmp_path / "s.db", "duel ben", "ben cede", "it") == ["2 no", "2 lose 1 by 1 to duel"]


TAKEN = ["1 cat_balou 2", "1 toss 2 mustang"]
PLAYS = [
    ("nl", "", "indianen door anna gespeeld", ["1 indians 2 3 4 5"]),
    ("en", "", "indians played by anna", ["1 indians 2 3 4 5"]),
    ("it", "", "indiani giocati da anna", ["1 indians 2 3 4 5"]),
    ("de", "", "indianer von anna gespielt", ["1 indians 2 3 4 5"]),
    ("nl", "set 1 life 2", "rondje saloon van anna", ["1 saloon"]),
    ("en", "set 1 life 2", "saloon by anna", ["1 saloon"]),
    ("nl", "", "anna laat de postkoets komen", ["1 stagecoach"]),
    ("de", "", "anna lässt die postkutsche kommen", ["1 stagecoach"]),
    ("it", "", "anna fa arrivare la diligenza", ["1 stagecoach"]),
    ("en", "", "anna lets the stagecoach roll in", ["1 stagecoach"]),
    ("nl", "", "postkoets, twee erbij", ["1 stagecoach", "1 draw 2 for stagecoach"]),
    ("de", "", "postkutsche, zwei dazu", ["1 stagecoach", "1 draw 2 for stagecoach"]),
    ("nl", "", "anna zet ben achter de tralies", ["1 jail 2"]), ("en", "", "anna puts ben behind bars", ["1 jail 2"]),
    ("it", "", "anna mette ben dietro le sbarre", ["1 jail 2"]),
    ("de", "", "anna steckt ben hinter gitter", ["1 jail 2"]),
    ("nl", "set 1 life 2", "anna drinkt tussendoor een bier", ["1 beer"]),
    ("nl", "set 1 life 2", "anna giet een bier naar binnen", ["1 beer"]),
    ("nl", "set 1 life 2", "anna wil een bier drinken om zich te redden", ["1 beer"]),
    ("en", "set 1 life 2", "anna wants to drink a beer", ["1 beer"]),
    ("it", "set 1 life 2", "anna vuole bere una birra", ["1 beer"]),
    ("de", "set 1 life 2", "anna will ein bier trinken", ["1 beer"]),
    ("nl", "set 2 play scope", "anna wil met paniek iets van ben hebben", ["1 panic 2"]),
    ("en", "set 2 play scope", "anna wants something from ben with a panic", ["1 panic 2"]),
    ("it", "set 2 play scope", "anna vuole qualcosa da ben con panico", ["1 panic 2"]),
    ("de", "set 2 play scope", "anna will mit panik etwas von ben haben", ["1 panic 2"]),
    ("nl", "set 2 play mustang", "cat balou van anna, ben moet zijn mustang afleggen", TAKEN),
    ("nl", "set 2 play mustang", "anna speelt cat balou, de mustang van ben moet weg", TAKEN),
    ("it", "set 2 play mustang", "anna gioca cat balou, ben deve scartare il mustang", TAKEN),
    ("de", "set 2 play mustang", "anna spielt cat balou, ben muss seinen mustang ablegen", TAKEN),
    ("en", "set 2 play mustang", "anna plays cat balou, ben has to discard his mustang", TAKEN),
    ("nl", "set 2 play mustang", "anna speelt paniek! op ben en pikt zijn mustang", ["1 panic 2", "1 take 2 mustang"]),
    ("nl", "", "het dynamiet gaat bij anna op tafel", ["1 dynamite"]),
    ("nl", "set 1 play volcanic; bang ben; hit", "nog eentje op ben", AT_BEN),
    ("nl", "end; ben turn", "ben trekt 2 en begint een duel met cleo", ["2 draw 2", "2 duel 3"]),
]  # fmt: skip


@rows(("lang", "before", "line", "logged"), PLAYS)
def test_a_card_played(tmp_path: Path, lang: str, before: str, line: str, logged: list[str]) -> None:
    """The card, by whom, at whom, and what it takes."""
    assert meant(tmp_path / "s.db", before, line, lang) == logged


@rows(("lang", "line"), [("nl", "anna moet een bier drinken"), ("en", "anna must drink a beer")])
def test_what_he_has_to_do_is_not_done(tmp_path: Path, lang: str, line: str) -> None:
    """A duty is no play."""
    with pytest.raises(BadLine):
        meant(tmp_path / "s.db", "set 1 life 2", line, lang)


ENDS = [
    ("nl", "anna zit erop"), ("nl", "anna is uitgespeeld"), ("nl", "anna draagt over"),
    ("nl", "en dat was haar beurt"),
    ("nl", "anna houdt het daarbij"), ("nl", "anna stopt met nog drie kaarten in de hand"),
    ("en", "anna leaves it at that"), ("en", "and that was her turn"),
    ("en", "anna ends with three cards still in hand"),
    ("it", "anna si ferma qui"), ("it", "questo era il suo turno"), ("it", "anna finisce con tre carte in mano"),
    ("de", "anna belässt es dabei"), ("de", "und das war ihr zug"),
    ("de", "anna endet mit noch drei karten auf der hand"),
]  # fmt: skip


@rows(("lang", "line"), ENDS)
def test_the_turn_is_over(tmp_path: Path, lang: str, line: str) -> None:
    """It ends, and nothing else is told."""
    assert meant(tmp_path / "s.db", "set 1 hand 3", line, lang) == ["1 end"]


BEGINS = [
    ("nl", "ben mag beginnen en pakt twee kaarten"), ("nl", "ben aan zet, hij trekt"),
    ("en", "ben up next, he draws"),
    ("it", "ben di turno, lui pesca"), ("de", "ben darf anfangen und zieht zwei karten"),
]  # fmt: skip


@rows(("lang", "line"), BEGINS)
def test_whose_turn_begins(tmp_path: Path, lang: str, line: str) -> None:
    """He begins and draws."""
    assert meant(tmp_path / "s.db", "end", line, lang) == ["2 turn", "2 draw 2"]


RIGHT = [
    ("nl", "bang ben", "oei, cleo moest het zijn", "1 bang 3"),
    ("en", "bang ben", "my mistake, it was cleo", "1 bang 3"),
    ("de", "bang ben", "nein, cleo sollte es sein", "1 bang 3"),
    ("it", "bang ben", "ops, cleo doveva essere", "1 bang 3"),
    ("nl", "end; ben turn; ben draw 3", "oei, twee moest het zijn", "2 draw 2"),
    ("nl", "stagecoach; draw 2", "het moeten er drie zijn, verbeter dat", "1 draw 3 for stagecoach"),
    ("nl", "set 1 life 2; barrel", "pardon, bier was het", "1 beer"),
    ("en", "set 1 life 2; barrel", "sorry, beer it was", "1 beer"),
    ("it", "set 1 life 2; barrel", "scusa, birra era", "1 beer"),
    ("de", "set 1 life 2; barrel", "sorry, bier war es", "1 beer"),
]  # fmt: skip


@rows(("lang", "before", "line", "right"), RIGHT)
def test_what_was_meant_rather(tmp_path: Path, lang: str, before: str, line: str, right: str) -> None:
    """The entry before it is put right."""
    desk = Desk(tmp_path / "s.db")
    log = desk.new(FIVE)
    for each in ["anna turn", "draw", *before.split("; ")]:
        log.enter(each)
    said = [each.entry for each in log.enter(line, lang).judged]
    assert isinstance(said[0], Corrected)
    assert [line_of(each, log.book) for each in said[1:]] == [right]
    desk.close()


ITALIAN = [
    ("", "anna si mette davanti la schofield", ["1 schofield"]), ("", "anna si arma di remington", ["1 remington"]),
    ("", "anna manda in prigione ben", ["1 jail 2"]), ("", "anna chiama gli indiani", ["1 indians 2 3 4 5"]),
    ("", "anna scarica la gatling su tutti", ["1 gatling 2 3 4 5"]),
    ("", "anna spara a ben e lo ferisce", [*AT_BEN, *STRUCK]), ("", "anna centra ben con un bang", AT_BEN),
    ("bang ben", "togli l'ultima riga", ["retract 3"]), ("bang ben", "annulla l'ultima giocata", ["retract 3"]),
    ("bang ben", "ben si prende la pallottola", STRUCK), ("set 1 hand 3", "anna passa la palla", ["1 end"]),
    ("set 1 hand 3", "anna ha concluso, tocca a ben", ["1 end", "2 turn"]),
    ("set 1 hand 3", "anna passa il turno a ben", ["1 end", "2 turn"]),
    ("indians", "ben butta un bang e anche cleo", ["2 answer bang", "3 answer bang"]),
    ("end", "comincia ben e pesca due carte", ["2 turn", "2 draw 2"]),
]  # fmt: skip


@rows(("before", "line", "logged"), ITALIAN)
def test_as_an_italian_newcomer_says_it(tmp_path: Path, before: str, line: str, logged: list[str]) -> None:
    """Arming oneself, calling a card, ends and slips of one who never saw a shorthand."""
    assert meant(tmp_path / "s.db", before, line, "it") == logged
