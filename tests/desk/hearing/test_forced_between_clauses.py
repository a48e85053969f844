"""What leaves nobody a choice is filled in between the things that one line says, as it is between two lines."""

from __future__ import annotations

from referee.core.nouns.entries import Assumed
from referee.desk.desk import Desk
from referee.notation import line_of
from tests.desk.hearing.told import SIX, logged, six_after
from tests.rows import rows

DYING = SIX.replace('"Dirk" ? calamity_janet life 3/4', '"Dan" outlaw calamity_janet life 1/4')
SHOT = "set 4 play barrel; 1 bang 4"
DEAD = "4 flip barrel 3s | 4 no | 4 lose 1 by 1 to bang | 4 out outlaw by 1 to bang"
DIES = {
    "en": ("dan barrel 3 of spades, dan is dead", "dan barrel 3s, dan is out", "dan barrel 3s, dan dies",
           "dan barrel 3s; dead"),
    "nl": ("dan barrel 3s, dan is dood", "dan barrel 3s, dan sterft", "dan ton 3s; dood"),
    "it": ("dan barile 3s, dan è morto", "dan barile 3s, muore"),
    "de": ("dan fass 3s, dan ist tot", "dan fass 3s, dan stirbt"),
}  # fmt: skip
KIT = SIX.replace('"Ben" outlaw el_gringo', '"Ben" outlaw kit_carlson').replace("turn 1 play", "turn 1 over")
SHOOTS = {"en": "ben draws, shoots cleo, hit", "nl": "ben trekt, schiet op cleo, raak",
          "it": "ben pesca, spara a cleo, colpita", "de": "ben zieht, schießt auf cleo, getroffen"}  # fmt: skip
LAST_TWO = SIX.replace("turn 1 play", "turn 1 over").replace("deck 40", "deck 2\ndiscards beer bang bang jail")


@rows(("lang", "line"), [(lang, line) for lang, lines in DIES.items() for line in lines])
def test_who_dies_behind_a_draw_in_vain_was_hit(desk: Desk, lang: str, line: str) -> None:
    """He gave nothing, lost his last life point, and fell by who shot him; `dan` joins in Dutch, and is a name."""
    judged = six_after(desk, SHOT, DYING).enter(line, lang).judged
    assert {each.verdict.word for each in judged} == {"legal"}
    log = six_after(desk, SHOT, DYING)
    assert logged(log, line, lang) == DEAD
    assert [each.entry for each in judged if isinstance(each.entry, Assumed)] == [Assumed(2)]


def test_who_has_more_life_points_is_not_dead(desk: Desk) -> None:
    """Nothing forces that he fell."""
    log = six_after(desk, SHOT, DYING.replace("1/4", "3/4"))
    assert log.enter("dan barrel 3s, dan is dead").judged[-1].verdict.word == "illegal"


@rows("lang", SHOOTS)
def test_what_is_looked_at_too_much_goes_back(desk: Desk, lang: str) -> None:
    """Kit Carlson puts a card back before he plays."""
    log = six_after(desk, "", KIT)
    judged = log.enter(SHOOTS[lang], lang).judged
    said = [line_of(each.entry, log.book) for each in judged]
    assert said[-5:] == ["assumed 1", "2 putback 1", "2 bang 3", "3 no", "3 lose 1 by 2 to bang"]
    assert {each.verdict.word for each in judged} == {"legal"}


def test_the_deck_is_turned_between(desk: Desk) -> None:
    """The last two cards are drawn, and the discards shuffled before anything else is done."""
    log = six_after(desk, "", LAST_TWO)
    judged = log.enter("ben draws 2, shoots cleo").judged
    assert [line_of(each.entry, log.book) for each in judged][-3:] == ["assumed 1", "turned", "2 bang 3"]
    assert {each.verdict.word for each in judged} == {"legal"}


def test_nothing_is_filled_in_where_every_step_is_typed(desk: Desk) -> None:
    """Then the log says it all, or lacks it."""
    log = six_after(desk, "", KIT)
    log.every_step = True
    log.enter("2 turn")
    assert not any(isinstance(each.entry, Assumed) for each in log.enter("ben draws 3, bang cleo").judged)
