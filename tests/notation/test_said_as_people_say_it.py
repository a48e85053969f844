"""Lines as people say them, in three languages: articles, possessives, and words that carry nothing are no riddle."""

from pathlib import Path

import pytest

from referee import resources
from referee.core.nouns.entries import Played
from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.notation.spoken import FIVE, meant
from tests.rows import rows

HIT = ["2 no", "2 lose 1 by 1 to bang"]
SHOT, STORE, GRINGO = "bang ben", "general store; turnup 5", "bang ben; ben hit"
DYING = "set 2 life 1; bang ben; ben hit"
SAID = {
    "en": [
        ("", "anna shoots ben", ["1 bang 2"]),
        ("", "anna plays a stagecoach", ["1 stagecoach"]),
        ("", "anna uses the mustang", ["1 mustang"]),
        ("set 1 life 3", "anna drinks a beer", ["1 beer"]),
        ("", "anna plays panic on ben's hand", ["1 panic 2", "1 take 2 hand"]),
        ("", "puts a jail on ben", ["1 jail 2"]),
        (SHOT, "ben is hit", HIT),
        (SHOT, "ben took a hit", HIT),
        (SHOT, "ben passes", HIT),
        (SHOT, "ben has missed", ["2 answer missed"]),
        ("", "anna shot ben", ["1 bang 2"]),
        ("", "anna has played a mustang", ["1 mustang"]),
        ("stagecoach", "anna has drawn 2 cards", ["1 draw 2 for stagecoach"]),
        ("discard 1; discard 1", "anna passes", ["1 end"]),
        ("discard 1; discard 1", "pass", ["1 end"]),
        ("gatling; ben hit; cleo hit; dirk hit", "everybody hit", ["5 no", "5 lose 1 by 1 to gatling"]),
        ("indians; ben hit; cleo hit; dirk hit", "everyone takes a hit", ["5 no", "5 lose 1 by 1 to indians"]),
        (SHOT, "ben takes a hit", HIT),
        ("bang eva", "eva draw! 5 of clubs", ["5 flip jourdonnais 5c"]),
        (SHOT, "ben plays a missed", ["2 answer missed"]),
        ("stagecoach", "anna draws two cards", ["1 draw 2 for stagecoach"]),
        ("stagecoach", "anna draws 2 cards for the stagecoach", ["1 draw 2 for stagecoach"]),
        (SHOT, "ben loses a life", ["2 lose 1 by 1 to bang"]),
        (SHOT, "ben loses 1 life point", ["2 lose 1 by 1 to bang"]),
        ("discard 1; discard 1", "anna ends her turn", ["1 end"]),
        ("discard 1; discard 1", "anna is done", ["1 end"]),
        ("discard 1; discard 1", "end turn", ["1 end"]),
        ("discard 1; discard 1; end", "ben's turn", ["2 turn"]),
        ("discard 1; discard 1; end", "bens turn", ["2 turn"]),
        ("discard 1; discard 1; end", "next turn", ["2 turn"]),
        ("discard 1; discard 1; end", "next player", ["2 turn"]),
        (STORE, "anna takes a missed", ["1 pick missed"]),
        (GRINGO, "ben draws 1 card from anna's hand", ["2 draw 1 from 1 for el_gringo"]),
        (GRINGO, "ben takes card from anna", ["2 draw 1 from 1 for el_gringo"]),
        (GRINGO, "ben takes a card from anna's hand", ["2 draw 1 from 1 for el_gringo"]),
        (GRINGO, "ben steals from anna", ["2 draw 1 from 1 for el_gringo"]),
        (GRINGO, "ben draws a card from the hand of anna", ["2 draw 1 from 1 for el_gringo"]),
        ("panic ben", "takes a card from ben's hand", ["1 take 2 hand"]),
        (DYING, "ben is dead outlaw", ["2 out outlaw by 1 to bang"]),
        (DYING, "ben dies", ["2 out outlaw by 1 to bang"]),
        (DYING, "ben died", ["2 out outlaw by 1 to bang"]),
    ],
    "it": [
        ("", "anna spara a ben", ["1 bang 2"]),
        ("", "anna gioca una diligenza", ["1 stagecoach"]),
        ("", "anna usa il mustang", ["1 mustang"]),
        ("set 1 life 3", "anna beve la birra", ["1 beer"]),
        ("set 1 life 3", "anna beve una birra", ["1 beer"]),
        (SHOT, "ben gioca un mancato", ["2 answer missed"]),
        (SHOT, "ben è colpito", HIT),
        (SHOT, "ben passa", HIT),
        ("discard 1; discard 1", "anna passa", ["1 end"]),
        ("stagecoach", "anna ha pescato 2 carte", ["1 draw 2 for stagecoach"]),
        ("", "anna ha giocato un mustang", ["1 mustang"]),
        ("gatling; ben hit; cleo hit; dirk hit", "tutti colpiti", ["5 no", "5 lose 1 by 1 to gatling"]),
        (SHOT, "ben perde una vita", ["2 lose 1 by 1 to bang"]),
        (SHOT, "ben perde 1 punto vita", ["2 lose 1 by 1 to bang"]),
        ("stagecoach", "anna pesca due carte", ["1 draw 2 for stagecoach"]),
        ("discard 1; discard 1", "anna finisce il turno", ["1 end"]),
        ("discard 1; discard 1", "fine turno", ["1 end"]),
        ("discard 1; discard 1", "anna ha finito", ["1 end"]),
        ("discard 1; discard 1; end", "turno di ben", ["2 turn"]),
        ("discard 1; discard 1; end", "tocca a ben", ["2 turn"]),
        ("discard 1; discard 1; end", "prossimo giocatore", ["2 turn"]),
        (STORE, "anna prende la birra", ["1 pick beer"]),
        (GRINGO, "ben pesca una carta dalla mano di anna", ["2 draw 1 from 1 for el_gringo"]),
        (GRINGO, "ben prende una carta da anna", ["2 draw 1 from 1 for el_gringo"]),
        (GRINGO, "ben ruba una carta dall'anna", ["2 draw 1 from 1 for el_gringo"]),
        (DYING, "ben muore", ["2 out outlaw by 1 to bang"]),
        (DYING, "ben è morto", ["2 out outlaw by 1 to bang"]),
    ],
    "nl": [
        (SHOT, "ben past", HIT),
        ("discard 1; discard 1", "anna past", ["1 end"]),
        ("stagecoach", "anna heeft 2 kaarten getrokken", ["1 draw 2 for stagecoach"]),
        ("", "anna heeft een mustang gespeeld", ["1 mustang"]),
        ("gatling; ben hit; cleo hit; dirk hit", "iedereen geraakt", ["5 no", "5 lose 1 by 1 to gatling"]),
        ("", "anna schiet op ben", ["1 bang 2"]),
        ("", "anna speelt een postkoets", ["1 stagecoach"]),
        ("", "anna gebruikt de mustang", ["1 mustang"]),
        ("set 1 life 3", "anna drinkt een biertje", ["1 beer"]),
        (SHOT, "ben legt een misser af", ["2 answer missed"]),
        (SHOT, "ben is geraakt", HIT),
        (SHOT, "ben verliest een leven", ["2 lose 1 by 1 to bang"]),
        (SHOT, "ben verliest 1 levenspunt", ["2 lose 1 by 1 to bang"]),
        ("stagecoach", "anna trekt twee kaarten", ["1 draw 2 for stagecoach"]),
        ("discard 1; discard 1", "einde beurt", ["1 end"]),
        ("discard 1; discard 1", "anna is klaar", ["1 end"]),
        ("discard 1; discard 1; end", "Bens beurt", ["2 turn"]),
        ("discard 1; discard 1; end", "beurt van ben", ["2 turn"]),
        ("discard 1; discard 1; end", "volgende speler", ["2 turn"]),
        (STORE, "anna pakt het biertje", ["1 pick beer"]),
        (GRINGO, "ben trekt een kaart uit de hand van anna", ["2 draw 1 from 1 for el_gringo"]),
        (GRINGO, "ben pakt een kaart van anna", ["2 draw 1 from 1 for el_gringo"]),
        (GRINGO, "ben steelt uit anna's hand", ["2 draw 1 from 1 for el_gringo"]),
        (DYING, "ben sterft", ["2 out outlaw by 1 to bang"]),
        (DYING, "ben gaat dood", ["2 out outlaw by 1 to bang"]),
        (DYING, "ben is dood", ["2 out outlaw by 1 to bang"]),
    ],
}
CASES = [(lang, *case) for lang, cases in SAID.items() for case in cases]


@rows(("lang", "before", "line", "read"), CASES, ids=[f"{case[0]} {case[2]}" for case in CASES])
def test_read_as_it_is_said(store: Path, lang: str, before: str, line: str, read: list[str]) -> None:
    """In whichever language the interface speaks, since all three are listened to."""
    for heard in ("nl", "it", "en"):
        assert meant(store.with_name(heard), before, line, heard) == read, heard


KEPT = {
    "bang a": ["1 bang 1"],
    "panic b hand": ["1 panic 2", "1 take 2 hand"],
    "a bang b": ["1 bang 2"],
    "note a card of the deck is anna's": ["note a card of the deck is anna's"],
    "set 2 life 3": ["set 2 life 3"],
    "stand 1 /{": ["stand 1 /{"],
    "note is up": ["note is up"],
    "stand 1 it is the first turn": ["stand 1 it is the first turn"],
}


@rows("line", KEPT)
def test_a_short_line_and_free_words_stay_what_they_were(store: Path, line: str) -> None:
    """Where a player has to stand a letter begins his name; what is said freely is kept as it was said."""
    assert meant(store, "", line) == KEPT[line]


def test_who_is_called_like_an_article_is_meant(store: Path) -> None:
    """An exact name wins over the article."""
    called = FIVE.replace("Cleo", "La")
    assert meant(store, "panic 3", "take la beer", "it", called) == ["1 take 3 beer"]


def test_a_face_is_no_possessive(store: Path) -> None:
    """Of somebody called A or 3 neither `as` nor `3s` is what belongs to him."""
    for name, line, read in (
        ("A", "ben flip barrel as", "2 flip barrel as"),
        ("3", "ben flip barrel 3s", "2 flip barrel 3s"),
    ):
        position = FIVE.replace("Cleo", name)
        before = "set 2 play barrel; bang ben"
        assert meant(store.with_name(name), before, line, "en", position) == [read]


UNREAD = {
    ("", "cleo takes a missed"): "needs_seat",
    ("", "cleo dances"): "unread",
    ("", "cleo is shot"): "unread",
    ("", "cleo is ?"): "unread",
    ("", "cleo pies"): "unread",
    ("bang ben", "ben is bang"): "unread",
    ("", "anna bang ben and cleo"): "too_much",
}


@rows(("before", "line"), UNREAD)
def test_nothing_is_guessed(store: Path, before: str, line: str) -> None:
    """A word not known is neither a verb that is spelled nearly so nor a reason to read another player's name."""
    with pytest.raises(BadLine) as refused:
        meant(store, before, line)
    assert refused.value.key == UNREAD[before, line]


@rows("line", ["missed", "ben plays missed", "ben play missed", "ben discards missed", "ben uses missed"])
def test_a_card_said_to_be_played_is_the_answer_that_is_due(store: Path, line: str) -> None:
    """It is no play out of turn; nothing is said against it."""
    assert meant(store, "bang ben", line) == ["2 answer missed"]


@rows("before", ["duel ben", "indians"])
@rows("line", ["ben plays bang", "ben discards bang", "ben plays a bang", "ben speelt bang"])
def test_so_is_a_bang_in_a_duel_or_to_indians(store: Path, before: str, line: str) -> None:
    """Whichever card is asked for."""
    assert meant(store, before, line) == ["2 answer bang"]


def test_a_play_that_is_written_out_stays_one(store: Path) -> None:
    """As a file writes it; and one with a target is no answer."""
    assert meant(store, "bang ben", "ben play missed as ?") == ["2 missed"]
    desk = Desk(store.with_name("b"))
    log = desk.new(FIVE)
    log.enter("1 turn")
    log.enter("bang ben")
    assert isinstance(log.preview("ben plays bang anna").judged[-1].entry, Played)
    desk.close()


DRAWN = {
    ("bang eva", "eva barrel 4h"): ["5 flip jourdonnais 4h"],
    ("set 2 play barrel; bang ben", "ben barrel 4h"): ["2 flip barrel 4h"],
    ("set 5 play barrel; bang eva", "eva barrel 4h"): ["5 flip barrel 4h"],
}


@pytest.mark.parametrize(("before", "line"), DRAWN)
def test_a_barrel_that_is_drawn_for_is_the_one_there_is(store: Path, before: str, line: str) -> None:
    """Who has none in play and makes its draw! by his ability does that."""
    assert meant(store, before, line) == DRAWN[before, line]


@rows(
    ("before", "line"),
    [
        ("set 2 play barrel; bang ben", "ben barrel"),
        ("bang eva", "eva barrel"),
        ("bang eva", "eva plays a barrel"),
        ("bang eva", "eva barrel, hit"),
        ("bang eva", "eva barrel fails, hit"),
        ("bang eva", "barrel fails"),
        ("set 3 play barrel", "gatling: ben missed, cleo barrel, dirk loses 1"),
    ],
)
def test_a_draw_without_its_card_is_asked_for(store: Path, before: str, line: str) -> None:
    """It is half a line, and no Barrel that is played; what came of it does not tell which card it was."""
    with pytest.raises(BadLine, match="needs_face_too"):
        meant(store, before, line)


@pytest.mark.parametrize("line", ["ben lays missed", "ben legt mis neer", "ben posa un mancato"])
def test_a_card_that_does_not_stay_is_not_laid(store: Path, line: str) -> None:
    """Where nothing is asked of him nothing comes into play, and how to say it is told."""
    with pytest.raises(BadLine, match="not_laid"):
        meant(store, "", line)
    assert meant(store, "bang ben", line) == ["2 answer missed"]


TOLD = {
    "nl": ("ben bang cleo", "cleo mis", "cleo raak", "ben trekt 2", "ben einde", "ben legt ? af", "ben legt bang af"),
    "it": ("ben bang cleo", "cleo mancato", "cleo subisce", "ben pesca 2", "ben fine", "ben scarta ?",
           "ben scarta bang"),
    "en": ("ben bang cleo", "cleo missed", "cleo hit", "ben draw 2", "ben end", "ben discard ?", "ben discard bang"),
}  # fmt: skip


@rows(("lang", "line"), [(lang, line) for lang in TOLD for line in TOLD[lang]])
def test_an_example_that_a_message_gives_can_be_typed(store: Path, lang: str, line: str) -> None:
    """It stands in the message, and is read as it stands."""
    messages = (resources.words() / lang / "errors.ftl").read_text(encoding="utf-8")
    messages = messages.replace("{ $one }", "ben").replace("{ $another }", "cleo")
    assert f" {line}," in messages or f" {line}." in messages
    assert meant(store, "bang cleo" if line.startswith("cleo") else "bang ben", line, lang)
