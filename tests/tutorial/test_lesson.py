"""The guided first game as it goes on: which lines are right, and when the line is shown."""

from __future__ import annotations

import pytest

from referee.lexicon import load
from referee.speech import LANGUAGES
from referee.tutorial.lesson import Lesson
from referee.typing.conversation import Conversation
from referee.views.voice import Voice


class Pupil:
    """Somebody who types at the table of the lesson, without a screen."""

    def __init__(self, lang: str = "en") -> None:
        self.lesson = Lesson(Voice(load(), lang))
        self.talk = Conversation(self.lesson.log, self.lesson.voice)

    def types(self, *lines: str) -> bool:
        """Type these lines; was the last of them right?"""
        for line in lines:
            right = self.lesson.hears(line, self.talk)
            if right:
                before = self.lesson.log.length
                assert self.talk.enter(line).logged
                self.lesson.went_on(self.lesson.log.length - before)
            else:
                self.lesson.help()
        return right

    def to_the_end(self) -> None:
        """Type what the script says, to its last line."""
        while (step := self.lesson.step) is not None:
            assert self.types(step.typed(self.lesson.voice.lang)), step


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_script_can_be_typed_to_its_end(lang: str) -> None:
    """Every line of it is right where it stands."""
    pupil = Pupil(lang)
    pupil.to_the_end()
    assert pupil.lesson.at == pupil.lesson.steps


@pytest.mark.parametrize("line", ["b2", "1 bang bruno", "bang bru", "bnag 2"])
def test_however_it_is_typed(line: str) -> None:
    """Beginnings, names, a seat that need not be named, a slip that is mended: it is what they come to that counts."""
    assert Pupil().types("", line)


@pytest.mark.parametrize("line", ["bang 3", "beer", "2 bang 1", "end", "", "grmbl", "retract"])
def test_what_did_not_happen_is_not_right(line: str) -> None:
    """Nothing of it is logged, and the line that says what happened is shown."""
    pupil = Pupil()
    assert pupil.types("") and not pupil.types(line)
    assert pupil.lesson.log.length == 3
    assert pupil.lesson.shown.line == "bang 2"


def test_a_step_may_be_typed_in_parts() -> None:
    """The turn, then the cards: both say what happened. Enter may log what the next step tells too."""
    pupil = Pupil()
    assert pupil.types("1 turn") and pupil.lesson.at == 0
    assert pupil.types("draw") and pupil.lesson.at == 1
    assert pupil.types("bang 2", "no") and pupil.lesson.at == 2
    assert pupil.types("") and pupil.lesson.at == 4
    pupil.talk.take_back()
    pupil.lesson.went_back()
    assert pupil.lesson.at == 2
    assert pupil.types("", "bang 4", "undo")


def test_of_a_step_typed_in_part_the_rest_is_shown() -> None:
    """After "no" the life point is Enter's: the line that says both is right no more."""
    pupil = Pupil()
    assert pupil.types("", "bang 2") and pupil.lesson.shown.line == "hit"
    assert pupil.types("no") and (pupil.lesson.shown.how, pupil.lesson.shown.line) == ("enter", "")
    assert pupil.types("") and pupil.lesson.at > 2


def test_the_line_is_shown_until_it_was_mastered() -> None:
    """The first Bang! with its line, the second without; one that was typed wrongly is shown again the next time."""
    pupil = Pupil()
    pupil.types("")
    assert pupil.lesson.shown.line == "bang 2"
    pupil.types("bang 2", "hit")
    assert (pupil.lesson.shown.prose, pupil.lesson.shown.line) == ("bruno-draws", None)
    pupil.types("")
    assert pupil.lesson.shown.line is None
    slow = Pupil()
    slow.types("", "bang 3", "bang 2", "hit", "")
    assert slow.lesson.shown.line == "bang 4"


def test_the_last_turn_is_left_alone() -> None:
    """Even what was never mastered is not shown there, unless it is asked for."""
    pupil = Pupil()
    while pupil.lesson.step is not None and not pupil.lesson.step.alone:
        pupil.lesson.help()
        pupil.types(pupil.lesson.step.typed("en"))
    assert pupil.lesson.mastered == set()
    assert pupil.lesson.shown.line is None
    pupil.lesson.help()
    assert pupil.lesson.shown.line == ""


def test_a_line_taken_back_is_typed_again() -> None:
    """Also one half of a step, and also across the line that was to be taken back."""
    pupil = Pupil()
    pupil.types("", "bang 2", "no")
    pupil.talk.take_back()
    pupil.lesson.went_back()
    assert pupil.lesson.at == 2 and pupil.types("hit", "", "bang 4")
    assert pupil.lesson.takes_back and pupil.types("undo")
    pupil.talk.take_back()
    pupil.lesson.went_back()
    assert pupil.lesson.shown.prose == "bruno-draws"
    pupil.to_the_end()
