"""Of whom the line logged last was meant is put right by naming him: `no, at eva`, `no, it is eva's turn`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, as_lines, logged, six_after
from tests.rows import rows

DEAD = """
seat 1 "Anna" sheriff lucky_duke life 5/5 hand 4
seat 2 "Ben" outlaw el_gringo life 3/3 hand 3
seat 3 "Cleo" deputy sid_ketchum life 4/4 hand 4
seat 4 "Dirk" outlaw pedro_ramirez out
seat 5 "Eva" renegade jourdonnais life 4/4 hand 4
seat 6 "Otto" outlaw vulture_sam life 4/4 hand 4
turn 3 play
deck 40
"""
OVER = "end; 4 turn"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """An empty desk whose clock goes on, so that no two lines are logged at one moment."""
    desk = Desk(tmp_path / "store.sqlite", clock=map("2026-11-21T20:{:02}:00+00:00".format, count()).__next__)
    yield desk
    desk.close()


MEANT = {
    "whose turn it is": (OVER, "no, tocca a eva", "it", "5 turn"),
    "the same with a possessive": (OVER, "no, eva's turn", "en", "5 turn"),
    "the same in Dutch": (OVER, "nee, eva is aan de beurt", "nl", "5 turn"),
    "the same in German": (OVER, "nein, Eva ist dran", "de", "5 turn"),
    "the name alone": (OVER, "no, eva", "en", "5 turn"),
    "whose turn it is, after turns that were assumed": ("end; 1 turn", "no, tocca a eva", "it", "5 turn"),
    "whose turn it is, though nobody ended the last": ("1 turn", "no, tocca a eva", "it", "3 end | 5 turn"),
    "whom a Jail was put before": ("jail anna", "no, a eva", "it", "3 jail 5"),
    "whom one was put before, in German": ("jail ben", "nein, Eva", "de", "3 jail 5"),
    "to whom it goes, and not": ("jail anna", "the jail goes to eva, not to anna", "en", "3 jail 5"),
    "the same, in Dutch": ("jail anna", "de gevangenis gaat naar eva, niet naar anna", "nl", "3 jail 5"),
    "the same, in Italian": ("jail anna", "la prigione va a eva, non ad anna", "it", "3 jail 5"),
    "the same, in German": ("jail anna", "das Gefängnis geht an Eva", "de", "3 jail 5"),
    "at whom it was": ("bang ben", "it was at eva", "en", "3 bang 5"),
    "at whom it was, in Dutch": ("bang ben", "het was op eva", "nl", "3 bang 5"),
    "at whom it was, in Italian": ("bang ben", "correggo: era su eva", "it", "3 bang 5"),
    "at whom it was, in German": ("bang ben", "es war auf eva", "de", "3 bang 5"),
    "whom a card was taken of": ("cat ben hand", "i meant otto", "en", "3 cat_balou 6 | 3 toss 6 hand"),
}  # fmt: skip


@rows("what", MEANT)
def test_it_is_corrected(desk: Desk, what: str) -> None:
    """What stands in the place of the last line is the same of whoever was meant, and nothing was answered."""
    before, line, lang, means = MEANT[what]
    log = six_after(desk, before, DEAD)
    told = [each.entry for each in log.enter(line, lang).judged]
    assert as_lines(log, told).endswith(means)
    assert not [verdict for verdict in map(log.verdict, range(log.length)) if verdict and verdict.reasons]


def test_a_turn_of_one_who_is_out_is_a_slip(desk: Desk) -> None:
    """Nobody gives him one, and what is told in it is no offence of his."""
    log = six_after(desk, OVER, DEAD)
    verdicts = [log.verdict(log.length - 1), log.enter("draw 2").judged[-1].verdict]
    assert [(verdict.word, verdict.keys) for verdict in verdicts if verdict] == [("doubt", ("player_out",))] * 2


UNREAD = {"it": "volevo dire ben, xyz zyx", "en": "i meant ben, xyz", "nl": "nee, ben, xyz", "de": "nein, Ben, xyz"}


@pytest.mark.parametrize("lang", UNREAD)
def test_no_end_of_a_line_is_dropped(desk: Desk, lang: str) -> None:
    """Nor is another play of the line before put right in place of the one that was meant."""
    log = six_after(desk, "dynamite, bang otto", DEAD)
    with pytest.raises(BadLine):
        log.enter(UNREAD[lang], lang)


def test_what_was_answered_is_not_aimed_anew(desk: Desk) -> None:
    """Ben was hit: that line is aimed at nobody."""
    log = six_after(desk, "bang ben; ben hit", DEAD)
    with pytest.raises(BadLine):
        log.enter("no, eva")


MANY = SIX.replace("hand 3", "hand 3 play dynamite").replace(
    "pedro_ramirez life 3/4", "pedro_ramirez life 3/4 play barrel jail"
)
TURNED_UP = "general store; turnup bang beer jail duel panic missed; anna beer"
OF_HIM = {
    "who lost a life point that another had averted": (
        "indians; ben bang; cleo bang; cleo loses 1", "no, era dirk", "it", "4 lose 1 by 1 to indians"),
    "who lost one of many asked": ("indians; cleo loses 1", "nee, het was dirk", "nl", "4 lose 1 by 1 to indians"),
    "who lost one to a BANG!": ("bang ben; cleo loses 1", "nein, das war Ben", "de", "2 lose 1 by 1 to bang"),
    "who was hit of many": ("gatling; ben hit", "no, it was cleo", "en", "3 no | 3 lose 1 by 1 to gatling"),
    "who gave a card": ("indians; ben bang", "no, era cleo", "it", "3 answer bang"),
    "who chose, so that nobody did before him": (f"{TURNED_UP}; cleo bang", "nee, dat was ben", "nl", "2 pick bang"),
    "who played, so that no other turn began": ("ben mustang", "nein, Anna", "de", "1 mustang"),
    "whom a shot was at, who answered otherwise": (
        "bang ben, hit", "i meant otto, missed", "en", "1 bang 6 | 6 answer missed"),
    "whom it was at who answered, in Dutch": (
        "bang ben, hit", "ik bedoelde otto, gemist", "nl", "1 bang 6 | 6 answer missed"),
    "whom it was at who answered, in Italian": (
        "bang ben, hit", "volevo dire otto, mancato", "it", "1 bang 6 | 6 answer missed"),
    "whom it was at who answered, in German": (
        "bang ben, hit", "ich meinte Otto, Fehlschuss", "de", "1 bang 6 | 6 answer missed"),
    "whom a shot was at that had been put right": (
        "bang ben; i meant otto, missed", "i meant ben, hit", "en", "1 bang 2 | 2 no | 2 lose 1 by 1 to bang"),
    "whom a shot hit": ("bang ben, hit", "no, it was otto", "en", "1 bang 6 | 6 no | 6 lose 1 by 1 to bang"),
    "who was and who was not, with an excuse": (
        "panic ben; take hand", "sorry, that was otto, not ben", "en", "1 panic 6 | 1 take 6 hand"),
    "the same in Dutch": (
        "panic ben; take hand", "sorry, dat was otto, niet ben", "nl", "1 panic 6 | 1 take 6 hand"),
    "the same in Italian": ("panic ben; take hand", "scusa, era otto, non ben", "it", "1 panic 6 | 1 take 6 hand"),
    "the same in German": (
        "panic ben; take hand", "sorry, das war Otto, nicht Ben", "de", "1 panic 6 | 1 take 6 hand"),
    "who it is put before": ("jail ben", "not on ben, he puts it on cleo instead", "en", "1 jail 3"),
    "who it is put before in Dutch": ("jail ben", "nee, hij legt hem op cleo", "nl", "1 jail 3"),
    "who it is put before in Italian": ("jail ben", "non a ben, la mette a cleo", "it", "1 jail 3"),
    "who it is put before in German": ("jail ben", "nicht auf Ben, er legt es auf Cleo", "de", "1 jail 3"),
    "of whom an unseen card was taken": ("panic ben ?", "no, a otto", "it", "1 panic 6 | 1 take 6 hand"),
    "of whom one was taken then": ("panic ben; take hand", "nee, otto", "nl", "1 panic 6 | 1 take 6 hand"),
    "of whom a card was taken that both have": ("panic ben jail", "nein, Otto", "de", "1 panic 6 | 1 take 6 jail"),
}  # fmt: skip


@rows("what", OF_HIM)
def test_its_cause_and_what_went_with_it_stay(desk: Desk, what: str) -> None:
    """What takes its place is due of the other player, and nothing that was assumed for the first one is left."""
    before, line, lang, means = OF_HIM[what]
    log = six_after(desk, before, MANY)
    told = log.enter(line, lang).judged
    assert as_lines(log, (each.entry for each in told)).endswith(means)
    assert all(each.verdict.clean for each in told)


ASKED = {
    "which card of his": ("panic ben dynamite", "no, a otto", "it", "takes_which", (
        "correggi 1 1 panic 6 barrel", "correggi 1 1 panic 6 jail", "correggi 1 1 panic 6 hand")),
    "the shot, where it was answered": ("bang ben; ben hit", "nee, otto", "nl", "meant_so", ("verbeter 1 1 bang 6",)),
    "what would be an offence": ("bang ben", "not anna but dirk", "en", "meant_so", ("correct 1 4 bang 2",)),
}  # fmt: skip


@pytest.mark.parametrize("what", ASKED)
def test_it_is_asked(desk: Desk, what: str) -> None:
    """What only the referee knows is one of a few lines that can be typed as they are."""
    before, line, lang, key, choices = ASKED[what]
    log = six_after(desk, before, MANY)
    with pytest.raises(BadLine) as asked:
        log.enter(line, lang)
    assert (asked.value.key, asked.value.about["choices"]) == (key, choices)
    assert logged(log, choices[0], lang)


def test_an_unseen_card_is_of_the_hand_if_there_is_one(desk: Desk) -> None:
    """What lies in play all see; where the hand is empty, it can only be the card that lies there."""
    empty = SIX.replace("hand 3", "hand 0 play mustang")
    assert logged(six_after(desk, "", MANY), "panico ben ?", "it") == "1 panic 2 | 1 take 2 hand"
    assert logged(six_after(desk, "", empty), "panico ben ?", "it") == "1 panic 2 | 1 take 2 mustang"


ANOTHER_MEANT = [
    ("de", "falsch, anna war gemeint"), ("en", "sorry, it was anna she shot"), ("en", "wrong, it was anna"),
    ("nl", "fout, anna was bedoeld"), ("it", "sbagliato, era anna"),
]  # fmt: skip


@rows(("lang", "line"), ANOTHER_MEANT)
def test_that_it_was_wrong_is_said_in_many_ways(desk: Desk, lang: str, line: str) -> None:
    """A shot at another player."""
    log = six_after(desk, "anna end; ben turn; draw; bang cleo")
    assert logged(log, line, lang).endswith("2 bang 1")
