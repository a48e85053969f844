"""What is said of a line that was refused, or of a draw without a reward: what was not understood, and why."""

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.speech import Speech
from tests.notation.spoken import FIVE, meant
from tests.rows import rows

NO_CARDS = [
    ("nl", "anna speelt voor ben", "no_card", "voor"),
    ("nl", "anna speelt meteen", "no_card", "meteen"),
    ("nl", "anna pakt twee van ben", "no_card", "twee"),
    ("it", "anna gioca per finire una birra", "no_card", "per"),
    ("en", "anna takes two of ben", "no_card", "two"),
    ("de", "anna nimmt zwei von ben", "no_card", "zwei"),
]


@rows(("lang", "line", "key", "word"), NO_CARDS)
def test_a_word_that_is_no_card_is_called_none(store: Path, lang: str, line: str, key: str, word: str) -> None:
    """It is said to be not understood; no card is looked for by its name."""
    with pytest.raises(BadLine) as refused:
        meant(store, "", line, lang)
    assert (refused.value.key, refused.value.about["word"]) == (key, word)
    assert f"{word}" in Speech.of(lang).error(refused.value)


DONE_TO_SOMEBODY = [
    ("nl", "anna zet cleo voor het blok", "zet cleo voor het blok"),
    ("it", "anna metti cleo alle strette", "metti cleo alle strette"),
    ("en", "anna set cleo back", "set cleo back"),
    ("de", "anna setzt cleo matt", "setzt cleo matt"),
]


@rows(("lang", "line", "unread"), DONE_TO_SOMEBODY)
def test_a_player_is_nothing_that_is_put_right(store: Path, lang: str, line: str, unread: str) -> None:
    """Behind such a verb he is done something to, and the whole of it was not understood."""
    with pytest.raises(BadLine) as refused:
        meant(store, "", line, lang)
    assert (refused.value.key, refused.value.about["word"]) == ("unread", unread)


STORE = {
    "nl": ("General Store moeten nog een kaart kiezen, in deze volgorde: Cleo, Dirk, Eva", "Cleo bang"),
    "it": ("Emporio, in quest'ordine: Cleo, Dirk, Eva", "Cleo bang"),
    "en": ("General Store, in this order: Cleo, Dirk, Eva", "Cleo bang"),
    "de": ("(Gemischtwarenladen), in dieser Reihenfolge: Cleo, Dirk, Eva", "Cleo bang"),
}


@rows("lang", STORE)
def test_who_is_still_to_choose_is_said_with_what_to_type(store: Path, lang: str) -> None:
    """Out of which card, in which order, and how such a line goes."""
    with pytest.raises(BadLine, match="chooses_in_order") as refused:
        meant(store, "", "general_store: anna bang, ben beer, dirk xyz", lang)
    said = Speech.of(lang).error(refused.value)
    assert all(part in said for part in STORE[lang])


UNREWARDED = [
    ("5", "deputy", "anna draws 3 as a reward", "Eva was Deputy: a reward is only for whoever eliminates an Outlaw."
     " A Sheriff who eliminates a Deputy discards all cards."),
    ("5", "deputy", "anna draws 3", "Eva was Deputy: a reward is only for whoever eliminates an Outlaw."
     " A Sheriff who eliminates a Deputy discards all cards."),
    ("4", "renegade", "anna draws 3 as a reward",
     "Dirk was Renegade: a reward is only for whoever eliminates an Outlaw."),
    ("2", "outlaw", "cleo draws 3 as a reward", "Anna eliminated Ben, so Cleo has no reward."),
    ("2", "outlaw", "anna draws 4 for stagecoach", "Anna has no card to draw now."),
]  # fmt: skip


@rows(("seat", "role", "line", "why"), UNREWARDED)
def test_why_no_reward_is_due(store: Path, seat: str, role: str, line: str, why: str) -> None:
    """The role of whom he eliminated, or who it was that did, in every language and with the clause."""
    desk = Desk(store)
    log = desk.new(FIVE)
    fallen = f"set {seat} life 1; bang {seat}; {seat} no; {seat} lose; {seat} out {role}"
    for each in ["anna turn", "draw", *fallen.split("; ")]:
        log.enter(each)
    if role == "outlaw":
        log.enter("1 draw 3 for reward")
    judged = log.enter(line).judged[-1]
    reasons = [each for each in judged.verdict.reasons if each.key == "no_draw_due"]
    assert [Speech.of("en").reason(each, log.table) for each in reasons] == [why]
    assert "stagecoach" in line or "NLB-017" in reasons[0].clauses
    assert all(f"{seat}" not in Speech.of(lang).reason(reasons[0], log.table) for lang in ("nl", "it", "de"))
    desk.close()
