"""Where words point: the same way as others that ask for the same, in any language, and as far as misspelt ones."""

from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.library.search.bearing import AIM, FINE, LIFT, NOTHING, ROWS, SIZE, Bearings, learned, parts
from referee.library.search.compass import Compass
from referee.library.search.words import LONGEST_WORD, MOST_WORDS, asking, words
from tests.shelf import the_shelf


def closeness(asked: str, *texts: str) -> float:
    """How near a question is to texts that point together."""
    (near,) = Compass(learned().ruling("not-learned", map(asking, texts))[:1]).nearness(
        learned().question(words(asked))
    )
    return near


@pytest.mark.parametrize(
    ("asked", "same", "other"),
    [
        ("barrel gebruiken tegen een gatling", "barrile contro la gatling", "quanti punti vita ha lo sceriffo"),
        ("can I heal with a beer at the end", "mag ik nog bier drinken", "who starts the auction"),
        ("dynamte passes on", "dynamite passes on", "the tie-break by lots"),
    ],
)
def test_words_point_where_words_for_the_same_do(asked: str, same: str, other: str) -> None:
    """A question is nearer to the same asked in another language, or misspelt, than to another."""
    assert closeness(asked, same) > closeness(asked, other)


def test_nothing_points_nowhere() -> None:
    """A question without words is near to nothing."""
    assert closeness("?!", "beer") == 0.0


@given(st.lists(st.text(max_size=30), max_size=MOST_WORDS))
def test_any_words_have_a_direction(said: list[str]) -> None:
    """Whatever is typed points somewhere, with length 1, or nowhere."""
    length = sum(value * value for value in learned().question(said))
    assert abs(length - 1) < 1e-9 or length == 0


def test_a_word_is_the_sum_of_the_rows_of_its_parts() -> None:
    """A word points where the rows of its parts do when they are added value by value."""
    rows = bytes((number * 37 + number // 5) % 256 for number in range(ROWS * SIZE))
    values = memoryview(rows).cast("b")
    sums = [0.0] * SIZE
    for word, count in {"beer": 2, "saloon": 1}.items():
        for row, times in parts(word):
            for place, value in enumerate(values[row * SIZE : (row + 1) * SIZE]):
                sums[place] += count * times * value
    length = sum(value * value for value in sums) ** 0.5
    assert Bearings(rows).question(["beer", "saloon", "beer"]) == pytest.approx([value / length for value in sums])


def test_a_ruling_that_was_learned_points_between_its_aim_and_its_phrasings() -> None:
    """Where questions that it answers point counts as much as where its own words do."""
    aim = [FINE] + [0] * (SIZE - 1)
    bearings = Bearings(bytes([0, 1] + [0] * (SIZE - 2)) * ROWS + AIM.pack(crc32(b"learned"), *aim))
    whole = [byte - LIFT for byte in bearings.ruling("learned", [["beer"], ["saloon"]])[0]]
    assert whole[:2] == [round(FINE / 2**0.5)] * 2
    assert [byte - LIFT for byte in bearings.ruling("another", [["beer"], ["saloon"]])[0]][:2] == [0, FINE]


def test_a_question_goes_astray_as_far_as_it_points_at_nothing() -> None:
    """Whoever points where questions do that nothing answers; nobody, if nothing of the kind was learned."""
    rows = bytes([0, 1] + [0] * (SIZE - 2)) * ROWS
    aim = [FINE, FINE] + [0] * (SIZE - 2)
    bearings = Bearings(rows + AIM.pack(crc32(NOTHING.encode()), *aim))
    asked = bearings.question(["weather"])
    assert bearings.astray(asked) == pytest.approx(0.5**0.5)
    assert Bearings(rows).astray(asked) == 0.0


def test_an_endless_phrasing_points_where_its_beginning_does() -> None:
    """Whatever somebody puts on a shelf finds room, read as far as a question is."""
    endless, begun = f"{'dynamite' * 10_000} " * 1_000, f"{('dynamite' * 10)[:LONGEST_WORD]} " * 20
    far, near = (learned().ruling("not-learned", [asking(said)] * 3) for said in (endless, begun))
    assert far == near


def test_a_ruling_that_was_not_learned_points_where_its_words_do() -> None:
    """What somebody writes today needs no learning: it is nearer to its own question than every learned ruling."""
    kept = "Mag ik mijn gsm gebruiken tijdens de veiling? Telefoon bij de veiling toegestaan?"
    asked = "telefoon gebruiken bij de veiling"
    shelf = the_shelf().rulings[:40]
    others = ([said for texts in one.question.values() for said in texts] for one in shelf)
    assert all(closeness(asked, kept) > closeness(asked, *other) for other in others)
