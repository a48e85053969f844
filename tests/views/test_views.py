"""What a face is given to lay out: words for cards, marks, steps and what is due."""

from __future__ import annotations

from pathlib import Path

from referee import sets
from referee.core.judging.due import agenda
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card, exactly
from referee.core.play.evolve import replay
from referee.lexicon import load
from referee.notation import read, read_position
from referee.speech import LANGUAGES, Speech
from referee.views.seats import WAITS, pips
from referee.views.table import Views
from tests.properties.logs import BOOK
from tests.rows import rows
from tests.views.test_public import NOTHING, opening

VIEWS = {lang: Views(Speech.of(lang), load()) for lang in LANGUAGES}
EN = VIEWS["en"]


def after(*entries: e.Entry) -> Table:
    """The table after these entries."""
    return replay([opening(NOTHING), *entries], BOOK)


def test_a_store_that_nobody_noted_is_counted() -> None:
    """Five cards turned up and not noted are said so, not shown as a row of question marks."""
    store = after(e.TurnBegan(1), e.Drew(1, 2), e.Played(1, Card("general_store")), e.TurnedUp(1, 5))
    assert [VIEWS[lang].public_table(store, BOOK).open for lang in LANGUAGES] == [
        ("5 niet genoteerde kaarten",),
        ("5 carte non annotate",),
        ("5 cards not noted",),
        ("5 nicht notierte Karten",),
    ]
    noted = after(e.TurnBegan(1), e.Drew(1, 2), e.Played(1, Card("general_store")), e.TurnedUp(1, 5, (Card("beer"),)))
    assert EN.public_table(noted, BOOK).open == ("Beer", "4 cards not noted")


def test_below_zero_life_points_are_a_number_too() -> None:
    """Who is hit by more than he has needs as many Beers more: empty dots alone would not say so."""
    assert [pips(life, 4) for life in (4, 1, 0, -2, None)] == ["●●●●", "●○○○", "○○○○", "○○○○ -2", "?"]
    assert pips(-2, None) == "-2"


def test_a_deck_that_ran_out_is_empty() -> None:
    """More cards drawn than it held: nobody is shown a number of cards below none."""
    drawn = after(e.DeckSet(exactly(1)), e.TurnBegan(1), e.Drew(1, 3))
    assert (drawn.deck.exact, EN.public_table(drawn, BOOK).deck) == (-2, "0")


def test_the_star_is_the_sheriffs_alone() -> None:
    """Also where all roles lie open, none but the Sheriff is marked for his."""
    alone = "bang 1\nsets base lone_gunslinger\nseat 1 A sheriff bart_cassidy\nseat 2 B outlaw\nseat 3 C renegade\n"
    table, book = read_position(alone, sets.bind, load())
    assert EN.referee_table(after(), BOOK).seats[0].signs == "★"
    assert [seat.signs for seat in EN.referee_table(table, book).seats[:3]] == ["★", "", ""]


def test_what_may_be_answered_is_part_of_the_sentence() -> None:
    """What is due names its choices, and how each is typed; a draw! is typed with its card."""
    shot = after(e.Laid(2, Card("barrel")), e.TurnBegan(1), e.Drew(1, 2), e.Played(1, Card("bang"), (2,)))
    due = EN.due(shot, BOOK, agenda(shot, BOOK).due[0])
    assert due.sentence.endswith("answers the Bang! of Anna")
    assert due.typed == ("missed", "barrel …", "hit")


def test_marks_come_from_what_is_printed() -> None:
    """The turn, a role open from the start and the cards that mark a seat, each with its sign."""
    seat = EN.public_table(after(e.Laid(1, Card("dynamite")), e.TurnBegan(1)), BOOK).seats[0]
    assert seat.marks == ("turn", "sheriff", "dynamite") and seat.signs == "★✹"


def test_a_card_that_waits_is_marked_until_its_player_may_use_it() -> None:
    """In the turn in which it is put down, and not before whom it lay there already."""
    deal = "bang 1\nsets base dodge_city\nseat 1 A sheriff sid_ketchum life 5/5 hand 3 play knife/8h\n"
    others = "seat 2 B outlaw jourdonnais life 4/4 hand 2 play bible/10h\nseat 3 C ? ?\nseat 4 D ? ?\nturn 1 play\n"
    before, book = read_position(deal + others, sets.bind, load())
    put_down = (e.Played(1, Card("bible")), e.Played(1, Card("mustang")))
    now = replay([e.Opened(before), *put_down], book)
    then = replay([e.Opened(before), *put_down, e.TurnEnded(1), e.TurnBegan(2)], book)
    seats = [EN.public_table(table, book).seats for table in (before, now, then)]
    assert [lying[0].in_play for lying in seats] == [
        ("Knife 8♥",),
        ("Knife 8♥", f"{WAITS}Bible", "Mustang"),
        ("Knife 8♥", "Bible", "Mustang"),
    ]
    assert {lying[1].in_play for lying in seats} == {("Bible 10♥",)}


def test_a_distance_is_told_by_the_names_of_its_steps() -> None:
    """Each step of a distance is called by the name of its rule in the language."""
    near = after(e.Laid(3, Card("mustang")))
    told = {lang: "; ".join(VIEWS[lang].sight(near, BOOK, 1)[1].because) for lang in LANGUAGES}
    assert "around the table" in told["en"] and "Mustang" in told["en"]
    assert "intorno al tavolo" in told["it"] and "rond de tafel" in told["nl"] and "_" not in "".join(told.values())


def test_what_comes_into_an_open_hand_is_to_be_noted() -> None:
    """A cowboy's cards lie face up, and what he does follows from them: the line that is shown asks for them."""
    position = (Path(__file__).parents[1] / "cases/tables/lone_six.game").read_text(encoding="utf-8")
    table, book = read_position(position.replace("turn 3 play", "turn 3 draw"), sets.bind, load())
    (item,) = agenda(table, book).due
    assert item.forced is None
    assert [VIEWS[lang].due(table, book, item).typed for lang in LANGUAGES] == [
        ("trekt 2 met …",),
        ("pesca 2 con …",),
        ("draw 2 with …",),
        ("zieht 2 mit …",),
    ]


@rows("lang", LANGUAGES)
def test_the_line_shown_for_a_draw_means_that_draw(lang: str) -> None:
    """Also where two are due: typed with cards in the place of the dots, nothing is said against it."""
    position = (Path(__file__).parents[1] / "cases/tables/lone_six.game").read_text(encoding="utf-8")
    suzy = position.replace("seat 3 Carla outlaw vulture_sam", "seat 3 Carla outlaw suzy_lafayette")
    others = suzy.replace("seat 6 Fosca outlaw suzy_lafayette", "seat 6 Fosca outlaw jesse_jones")
    table, book = read_position(others.replace("turn 3 play", "turn 3 draw"), sets.bind, load())
    items = agenda(table, book).due
    assert {item.owed.cause for item in items} == {"turn", "suzy_lafayette"}
    for item in items:
        (shown,) = VIEWS[lang].due(table, book, item).typed
        (entry,) = read(f"3 {shown.replace('…', 'beer ' * item.owed.count)}", table, book, load()).entries
        assert isinstance(entry, e.Drew) and entry.cause == item.owed.cause, shown
        assert not any(reason.key == "wrong_draw_count" for reason in judge(table, entry, book).reasons)
