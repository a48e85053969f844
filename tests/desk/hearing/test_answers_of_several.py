"""Several who are asked, or all who are left of them, are told of in one line; a play is meant instead of the last."""

from __future__ import annotations

from referee.core.nouns.entries import Corrected
from referee.desk.desk import Desk
from tests.desk.hearing.told import as_lines, logged, six_after
from tests.rows import rows

NOTHING = {
    "en": ("cannot answer", "does not answer", "can't answer"),
    "nl": ("kan niet antwoorden", "antwoordt niet"),
    "it": ("non può rispondere", "non risponde"),
    "de": ("kann nicht antworten", "antwortet nicht"),
}


@rows(("lang", "said"), [(lang, said) for lang in NOTHING for said in NOTHING[lang]])
def test_who_does_not_answer_gives_nothing(desk: Desk, lang: str, said: str) -> None:
    """Whatever it costs is told by another line."""
    assert logged(six_after(desk, "indians"), f"ben {said}", lang) == "2 no"


BOTH = {
    "en": "ben and cleo have none",
    "nl": "ben en cleo hebben er geen",
    "it": "ben e cleo non ne hanno",
    "de": "ben und cleo haben keine",
}
HIT = "{0} no | {0} lose 1 by 1 to indians"


@rows("lang", BOTH)
def test_of_two_it_is_said_of_each(desk: Desk, lang: str) -> None:
    """As of one who has none."""
    assert logged(six_after(desk, "indians"), BOTH[lang], lang) == " | ".join(map(HIT.format, (2, 3)))


ALL_LEFT = {
    "en": ("everybody else is hit", "all others are hit"),
    "nl": ("alle anderen zijn geraakt", "alle anderen worden geraakt"),
    "it": ("tutti gli altri sono colpiti",),
    "de": ("alle anderen sind getroffen",),
}


@rows(("lang", "line"), [(lang, line) for lang in ALL_LEFT for line in ALL_LEFT[lang]])
def test_all_others_are_those_who_are_still_asked(desk: Desk, lang: str, line: str) -> None:
    """Whoever has answered is none of them."""
    assert logged(six_after(desk, "indians; ben bang"), line, lang) == " | ".join(map(HIT.format, (3, 4, 5, 6)))


INSTEAD = {
    "en": "bang otto instead",
    "nl": "bang otto in plaats daarvan",
    "it": "bang otto invece",
    "de": "bang otto stattdessen",
}


@rows("before", ["bang ben", "bang dirk"])
@rows("lang", INSTEAD)
def test_a_play_meant_instead_puts_the_last_one_right(desk: Desk, lang: str, before: str) -> None:
    """The one before counts no more, whether it was allowed or not."""
    log = six_after(desk, before)
    told = log.enter(INSTEAD[lang], lang)
    assert isinstance(told.judged[0].entry, Corrected)
    assert as_lines(log, (each.entry for each in told.judged)) == "1 bang 6"
