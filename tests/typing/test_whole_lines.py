"""What is typed at a table as people say it: several answers on a line, words begun anywhere, whose card it is."""

from pathlib import Path

import pytest

from referee.core.nouns import entries as e
from referee.desk.desk import Desk
from referee.lexicon import load
from referee.typing.conversation import Conversation
from referee.typing.offering import offered
from referee.views.voice import Voice
from tests.rows import rows
from tests.tui.seated import SEVEN, dealt


def talk_at(store: Path, lines: list[str], lang: str = "en") -> Conversation:
    """A table of seven with these lines logged."""
    log = Desk(store).new(dealt(SEVEN))
    for line in lines:
        log.enter(line)
    return Conversation(log, Voice(load(), lang))


def logged(talk: Conversation, line: str) -> list[tuple[str, int]]:
    """What Enter on this line logs: kinds of entries and seats."""
    told = talk.enter(line)
    return [(type(talk.log.entry(n)).__name__, getattr(talk.log.entry(n), "by", 0)) for n in told.numbers]


HIT_2, HIT_3 = [("Declined", 2), ("LifeLost", 2)], [("Declined", 3), ("LifeLost", 3)]
SEVERAL = {
    "2 hit 3 missed": [*HIT_2, ("Answered", 3)],
    "hit hit missed": [*HIT_2, *HIT_3, ("Answered", 4)],
    "2h 3h 4m": [*HIT_2, *HIT_3, ("Answered", 4)],
    "2 hit, bruno": [],
}


@rows("line", SEVERAL)
def test_several_answers_stand_on_one_line(store: Path, line: str) -> None:
    """Each is read at the table that the one before left; what is no answer to the end is none at all."""
    assert logged(talk_at(store, [".", "gatling"]), line) == SEVERAL[line]


def test_all_that_one_line_logged_is_taken_back_at_once(store: Path) -> None:
    """And brought back at once; nothing is taken back twice."""
    talk = talk_at(store, [".", "gatling"])
    before = talk.log.table
    talk.enter("2 hit 3 missed")
    after = talk.log.table
    assert talk.take_back().level != "error" and talk.log.table == before
    assert talk.enter("retract 4").level == "error"
    assert talk.enter("redo").level != "error" and talk.log.table == after


def test_the_clock_is_no_play_to_take_back(store: Path) -> None:
    """Taking back goes on to the line before the pause."""
    talk = talk_at(store, [".", "mustang", "pause"])
    talk.take_back()
    assert talk.log.entries[-1] == e.Retracted(3)


@pytest.mark.parametrize(("lang", "card"), [("en", "beer"), ("nl", "bier"), ("it", "bir")])
def test_whose_beer_it_is_while_somebody_answers_is_asked(store: Path, lang: str, card: str) -> None:
    """Nothing is logged, both are offered, and the shot stays open whichever it is."""
    talk = talk_at(store, [".", "bang 2"], lang)
    told, length = talk.enter(card), talk.log.length
    assert told.level == "error" and talk.log.length == length
    ways = offered(card, told, talk.completion())
    assert [each.line.split()[0] for each in ways] == ["2", "1"]
    talk.enter(ways[0].line)
    assert [owed.kind for owed in talk.log.table.owed()] == ["answer"]


def test_a_bare_card_that_lies_turned_up_is_picked(store: Path) -> None:
    """What does not lie there is asked about, and the store stays open."""
    talk = talk_at(store, [".", "general store", "turnup beer bang missed jail mustang panic cat"])
    assert talk.enter("indians").level == "error"
    assert logged(talk, "bang") == [("Picked", 1)]
    assert logged(talk, "beer") == [("Picked", 2)]


def test_a_discard_after_a_turn_that_ended_too_soon_puts_it_right(store: Path) -> None:
    """The flag for the hand limit is gone, and there is no second one."""
    talk = talk_at(store, ["."])
    flagged = talk.enter("end").numbers[0]
    assert talk.enter("discard 2").level == "legal"
    verdict = talk.log.verdict(flagged)
    assert verdict is not None and verdict.clean


def test_a_report_of_changes_lists_changes(store: Path) -> None:
    """What is called the same as before is not among them."""
    talk = talk_at(store, [".", "bang 2", "missed"])
    told = talk.take_back(3)
    assert all(
        half[0].strip() != half[1].strip() for note in told.notes[1:] if (half := note.split(": ")[-1].split("→"))
    )


BEGUN = {"play volc": "play volcanic", "2 bang an": "2 bang an", "jail br": "jail br", "take 2 volc": "take 2 volcanic"}


@rows("line", BEGUN)
def test_words_are_begun_anywhere(store: Path, line: str) -> None:
    """As Tab would spell them out."""
    told = talk_at(store, [".", "mustang"]).preview(line)
    assert told.level != "error" and (told.meant or line) == BEGUN[line]


@rows("lang", ["en", "nl", "it"])
@rows(("typed", "kind"), [("gat", e.Played), ("volc", e.Played)])
def test_a_beginning_goes_before_a_guess(store: Path, lang: str, typed: str, kind: type[e.Entry]) -> None:
    """`gat` is no gap, and `volc` no change of the log."""
    talk = talk_at(store, ["."], lang)
    assert isinstance(talk.log.entry(talk.enter(typed).numbers[0]), kind)


@pytest.mark.parametrize("line", ["gapp", "reetract"])
def test_a_slip_is_no_remark_of_the_referee_without_a_yes(store: Path, line: str) -> None:
    """One key takes what is near."""
    talk = talk_at(store, ["."])
    told = talk.enter(line)
    assert told.level == "error" and len(offered(line, told, talk.completion())) == 1


@pytest.mark.parametrize(("lang", "typed", "ways"), [("en", "8", 4), ("en", "hear", 14), ("nl", "flip har", 14)])
def test_a_draw_is_typed_by_its_rank_or_its_suit(store: Path, lang: str, typed: str, ways: int) -> None:
    """What is still open of it is offered, and Enter chooses nothing."""
    talk = talk_at(store, [".", "jail 2", "discard 1", "end", "."], lang)
    told = talk.enter(typed)
    assert not told.logged and len(told.lines) == ways
    assert isinstance(talk.log.entry(talk.enter(told.lines[0]).numbers[0]), e.Flipped)


@pytest.mark.parametrize(
    ("lang", "back", "again"),
    [
        (
            "en",
            "Entry 3 is taken back: Anna plays a Mustang",
            "Entry 4 is taken back: Entry 3 is taken back: ",
        ),
        ("nl", "Notitie 3 is teruggenomen: Anna ", "Notitie 4 is teruggenomen: Notitie 3 is teruggenomen: Anna "),
        ("it", "L'annotazione 3 è ritirata: Anna ", "L'annotazione 4 è ritirata: L'annotazione 3 è ritirata: Anna "),
    ],
)
def test_what_is_taken_back_is_named(store: Path, lang: str, back: str, again: str) -> None:
    """So that whoever pressed the key sees what went, and what comes back, without looking for a number."""
    talk = talk_at(store, [".", "mustang"], lang)
    (_, told), *_ = talk.take_back().said
    assert told.startswith(back)
    (_, told), *_ = talk.bring_back().said
    assert told.startswith(again)


def test_all_that_a_line_logged_is_named(store: Path) -> None:
    """In the order in which it was logged."""
    talk = talk_at(store, [".", "bang 2"])
    talk.enter("2 hit")
    (_, told), *_ = talk.take_back().said
    assert "are taken back: Bruno " in told and " · Bruno loses 1 life point" in told


def test_a_beginning_of_what_is_due_is_said_to_be_begun(store: Path) -> None:
    """What Tab goes on with is no word without a meaning, though only what is due tells of it."""
    talk = talk_at(store, ["set 2 character jourdonnais", "1 bang 2"])
    talk.completion([word for item in talk.view().due for word in item.typed])
    told = talk.preview("jourdo")
    assert [sentence for _, sentence in told.said] == [talk.voice.say("acting-only_begun", typed="jourdo")]
