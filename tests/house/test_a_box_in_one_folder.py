"""A box touches one folder: the made-up Badlands, played through shorthand as a referee types it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from referee import sets
from referee.core.book.binding import bind
from referee.core.book.questions import BANG_LIMIT, DISTANCE, REACH
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.book.rules import Rule, RuleSet
from referee.core.judging.due import agenda
from referee.core.knowledge.unseen import unseen_at
from referee.core.nouns.entries import Answered, Declined, Played
from referee.core.nouns.vocabulary import Card
from referee.desk import codec
from referee.errors import BadLine
from referee.lexicon import load
from referee.notation import line_of, lines_of_position, read, read_position
from referee.notation.writing import explicit_line
from referee.speech import Speech
from referee.typing.acting import Acting
from referee.typing.completion import Completion
from referee.views.table import Views
from tests.house.badlands import BADLANDS, badlands, with_one_more
from tests.house.badlands.playing import (
    ANNA_AGAIN,
    BASE,
    BOOK,
    POSITION,
    ROUND,
    due,
    play,
    ready,
    table_of,
    verdict,
)
from tests.house.ruled import FOR_OTHER_BOXES, SETS, keys_of
from tests.rows import rows

# More copies


def test_more_copies_count_wherever_the_deck_is_counted() -> None:
    """Six cards of its own, a second knife, three more copies: in the deck, in what is unseen, for a mention."""
    assert BOOK.deck_size == sets.bind(("base",)).deck_size + 7 + 3
    unseen = {kind.card: kind for kind in unseen_at(play(), BOOK).kinds}
    assert (unseen["mustang"].copies, unseen["mustang"].unseen.exact) == (3, 3)
    assert dict(unseen["bang"].faces)["8s"].exact == 1


def test_a_copy_that_was_added_is_no_doubt_about_the_log() -> None:
    """The five of hearts is a Mustang of this box, and of the base box it is none."""
    assert verdict(play(), "1 mustang/5h").clean
    plain = sets.bind(("base",))
    alone = table_of(POSITION.replace("badlands ", "").replace("mockingbird", "suzy_lafayette"), plain)
    assert [doubt.key for doubt in verdict(alone, "1 mustang/5h", plain).doubts] == ["no_such_card"]


# A second card that works as a Mustang


def test_a_pinto_works_as_a_mustang_beside_one() -> None:
    """Each of the two is one step more, and does nothing where no card in play works."""
    table = play("1 pinto")
    assert Situation(table, BOOK).ask(DISTANCE, 5, 1) == 2
    table = play("mustang", start=table)
    assert Situation(table, BOOK).ask(DISTANCE, 5, 1) == 3
    assert Situation(play("sandstorm", start=table), BOOK).ask(DISTANCE, 5, 1) == 1


def test_a_pinto_is_a_blue_card() -> None:
    """A second one before its player is refused, and so is one before another."""
    table = play("1 pinto")
    assert "same_card_in_play" in verdict(table, "1 pinto").keys
    assert verdict(play(), "1 pinto 2").keys == ("only_before_oneself",)


# A shot at distance 1


def test_a_knife_is_a_shot_at_distance_one() -> None:
    """It is answered as a BANG! is, reaches distance 1 whatever the weapon, and does not count against the limit."""
    table = play("1 winchester")
    assert verdict(table, "1 knife 2").clean
    assert verdict(table, "1 knife 3").keys == ("out_of_reach",)
    assert verdict(table, "1 knife 1").keys == ("own_target",)
    hit = play("1 knife 2", start=table)
    assert due(hit) == [("answer", 2, 1, "knife")]
    assert verdict(hit, "2 missed").clean
    assert verdict(hit, "2 answer bang").keys == ("answer_not_allowed",)
    assert verdict(play("2 hit", start=hit), "1 bang 2").clean
    assert Situation(table, BOOK).ask(BANG_LIMIT, 1) == 1


def test_a_barrel_draws_against_a_knife() -> None:
    """What helps against a shot helps against every shot."""
    table = play("1 knife 5")
    assert verdict(table, "5 flip jourdonnais 4h").clean
    assert due(play("5 flip jourdonnais 4h", start=table)) == []


# A card that waits a turn


def test_a_flask_waits_a_turn() -> None:
    """It is put down without an effect, is used in a later turn, and goes to the discards."""
    laid = play("1 flask")
    assert [card.kind for card in laid.seat(1).in_play] == ["flask"]
    assert due(laid) == []
    assert verdict(laid, "1 flask").keys == ("waits_a_turn",)
    assert "same_card_in_play" in verdict(laid, "1 play flask").keys
    later = ready("1 flask")
    assert verdict(later, "1 flask").clean
    used = play("1 flask", start=later)
    assert due(used) == [("gain", 1, 1, "flask")]
    assert used.seat(1).in_play == ()
    assert used.discards[-1] == Card("flask")
    assert used.seat(1).hand == later.seat(1).hand


def test_what_lies_before_nobody_is_not_used() -> None:
    """From play is used what lies there; out of turn it is not used at all."""
    assert verdict(play(), "1 flask from play").keys == ("card_not_there",)
    between = play("1 flask", "1 end", "2 turn", "2 draw 2", "2 barrel")
    assert verdict(between, "1 flask").keys == ("not_your_turn",)


def test_a_flask_at_full_life_does_nothing_and_cites_its_own_clause() -> None:
    """What a card says itself is cited with the rule that it falls under."""
    later = ready("1 flask", "1 beer", "1 gain")
    (reason,) = verdict(later, "1 flask").reasons
    assert reason.key == "full_life"
    assert "NLB-043" in reason.clauses


def test_a_pistol_reaches_as_far_as_the_weapon_when_it_is_used() -> None:
    """Aimed when used, not when put down, it is a shot within reach."""
    later = ready("1 pistol")
    assert verdict(later, "1 pistol 2").clean
    assert verdict(later, "1 pistol 3").keys == ("out_of_reach",)
    assert verdict(later, "1 play pistol from play").keys == ("needs_target",)
    assert verdict(play("1 schofield", start=later), "1 pistol 3").clean
    assert due(play("1 pistol 2", start=later)) == [("answer", 2, 1, "pistol")]


@rows("line", ["1 flask", "1 flask from play", "1 pistol 2", "1 play pistol"])
def test_put_down_or_used_is_written_and_read_back(line: str) -> None:
    """A line says which of the two it was, wherever it is read."""
    later = ready("1 flask", "1 pistol")
    (entry,) = read(line, later, BOOK, load()).entries
    for table in (later, play()):
        for written in (line_of(entry, BOOK), explicit_line(entry, BOOK)):
            assert read(written, table, BOOK, load()).entries == (entry,)


@rows("joint", ["from play", "From PLAY", "van spel", "van tafel", "da gioco", "dal tavolo"])
def test_from_play_is_said_in_every_language(joint: str) -> None:
    """As the other small words are, and however they are written."""
    shot = play(*TIN, "1 bang 2")
    for line in ("2 tin_plate", "2 answer tin_plate", "2 play tin_plate"):
        entries = [read(f"{line} {said}", shot, BOOK, load()).entries for said in ("from play", joint)]
        assert entries[0] == entries[1]
        assert isinstance(entries[1][0], Answered | Played) and entries[1][0].lying
    with pytest.raises(BadLine):
        read("2 answer tin_plate from hand", shot, BOOK, load())


# A card that waits, given in answer

TIN = ("1 end", "2 turn", "2 draw 2", "2 tin_plate", "2 end", *ROUND[3:-1])
"""Bruno has put down a Tin Plate, and it is Anna's turn again."""


def test_a_tin_plate_averts_a_shot_out_of_play() -> None:
    """It goes from before its player to the discards, leaves the hand as it is, and brings the card it draws."""
    shot = play(*TIN, "1 bang 2")
    assert due(shot) == [("answer", 2, 1, "bang")]
    (entry,) = read("2 tin_plate", shot, BOOK, load()).entries
    assert entry == Answered(2, Card("tin_plate"), lying=True)
    assert verdict(shot, "2 tin_plate").clean
    averted = play("2 tin_plate", start=shot)
    assert due(averted) == [("draw", 2, 1, "tin_plate")]
    assert (averted.seat(2).in_play, averted.discards[-1]) == ((), Card("tin_plate"))
    assert averted.seat(2).hand == shot.seat(2).hand


def test_a_tin_plate_is_not_given_from_the_hand_nor_twice_nor_played() -> None:
    """It first lies before its player, averts once, is no answer to a challenge, and is not used without a shot."""
    assert verdict(play("1 bang 2"), "2 answer tin_plate").keys == ("only_from_play",)
    shot = play(*TIN, "1 bang 2")
    assert "only_from_play" in verdict(shot, "2 answer tin_plate").keys
    assert verdict(play("1 bang 2"), "2 answer tin_plate from play").keys == ("card_not_there",)
    assert verdict(play(*TIN, "1 duel 2"), "2 tin_plate").keys == ("answer_not_allowed",)
    assert "not_playable" in verdict(play(*TIN, "1 end", "2 turn", "2 draw 2"), "2 play tin_plate from play").keys
    laid = play("1 end", "2 turn", "2 draw 2", "2 tin_plate")
    assert "waits_a_turn" in verdict(laid, "2 answer tin_plate from play").keys


def test_who_has_nothing_but_a_tin_plate_may_still_give_it() -> None:
    """An empty hand is forced to decline only where nothing that averts lies before it either."""
    (item,) = (each for each in agenda(play(*TIN, "set 2 hand 0", "1 bang 2"), BOOK).due if each.owed.kind == "answer")
    assert (item.forced, item.options) == (None, ("tin_plate", "hit"))
    (item,) = (each for each in agenda(play("set 2 hand 0", "1 bang 2"), BOOK).due if each.owed.kind == "answer")
    assert item.forced == Declined(2)


@rows("line", ["2 tin_plate", "2 answer tin_plate", "2 tin_plate from play"])
def test_where_an_answer_comes_from_is_written_and_read_back(line: str) -> None:
    """A line says it, and so does JSON, in which what was written before it could be said means the hand."""
    shot = play(*TIN, "1 bang 2")
    (entry,) = read(line, shot, BOOK, load()).entries
    for table in (shot, play()):
        assert read(line_of(entry, BOOK), table, BOOK, load()).entries == (entry,)
    assert codec.entry_of(codec.entry_json(entry)) == entry
    assert codec.entry_of(b'{"type":"answered","by":2,"card":{"kind":"missed"}}') == Answered(2, Card("missed"))
    assert b"lying" not in codec.entry_json(Answered(2, Card("missed")))


@rows(("lang", "said"), [("en", "(already in play)"), ("nl", "(die al lag)"), ("it", "(già in gioco)")])
def test_a_sentence_tells_what_was_put_down_from_what_is_used(lang: str, said: str) -> None:
    """The history would say one thing twice."""
    speech, table = Speech.of(lang), play(*TIN, "1 bang 2")
    for entry in (Played(1, Card("flask")), Answered(2, Card("tin_plate"))):
        assert said not in speech.entry(entry, table)
        assert speech.entry(replace(entry, lying=True), table).endswith(said)


# A card that costs a second one


def test_a_long_rifle_costs_a_second_card() -> None:
    """The card given up is owed before the answer, may be said in the same line, and its effect does not happen."""
    table = play("1 long_rifle 4")
    assert due(table) == [("discard", 1, 1, "long_rifle"), ("answer", 4, 1, "long_rifle")]
    assert verdict(play(), "1 long_rifle 4 with beer").clean
    paid = play("1 long_rifle 4 with beer")
    assert due(paid) == [("answer", 4, 1, "long_rifle")]
    assert paid.seat(1).hand.exact == 3
    assert paid.discards == (Card("long_rifle"), Card("beer"))


def test_who_cannot_pay_does_not_play_it() -> None:
    """With no other card in hand it is refused; nor is more given up, nor for nothing."""
    alone = play("set 1 hand 1")
    assert verdict(alone, "1 long_rifle 4").keys == ("cannot_pay",)
    assert verdict(play(), "1 long_rifle 4 with beer bang").keys == ("nothing_to_pay",)
    assert verdict(play(), "1 discard 1 for long_rifle").keys == ("nothing_to_pay",)


# Rules that the box has of the base box

PLAYS = (
    ((), "1 long_rifle 4"),
    (("set 1 hand 1",), "1 long_rifle 4"),
    ((), "1 long_rifle 4 with beer bang"),
    (("1 flask",), "1 flask"),
    ((), "1 flask from play"),
    ((*TIN, "1 bang 2"), "2 answer tin_plate"),
    ((*TIN, "sandstorm", "1 bang 2"), "2 answer tin_plate from play"),
)
"""Lines before, and one that a rule about cards that wait, or that cost others, has something to do with."""


def told(book: Rulebook) -> list[tuple[tuple[str, ...], list[tuple[str, int, int, str]]]]:
    """What is said of each of these plays, and what is due after it."""
    starts = [(play(*before, book=book), line) for before, line in PLAYS]
    return [(verdict(start, line, book).keys, due(play(line, book=book, start=start), book)) for start, line in starts]


@rows("rule", FOR_OTHER_BOXES, ids=lambda rule: rule.id)
def test_no_rule_for_cards_of_other_boxes_is_idle(rule: Rule) -> None:
    """Struck, it is missed at a table where such cards are played."""
    assert told(bind([BADLANDS, BASE], strike=[rule.id])) != told(BOOK)


def test_what_such_rules_object_is_met_and_cites_the_card() -> None:
    """Each of their reasons is given in one of these plays, by a clause that the card names."""
    found = [verdict(play(*before), line).reasons for before, line in PLAYS]
    reasons = {reason.key: reason for each in found for reason in each}
    assert keys_of(FOR_OTHER_BOXES) <= reasons.keys()
    assert all(reasons[key].clauses for key in keys_of(FOR_OTHER_BOXES))


@rows("box", [*SETS, BADLANDS], ids=lambda box: box.name)
def test_a_card_that_waits_or_costs_others_names_its_clause(box: RuleSet) -> None:
    """The rules on it cite nothing else."""
    assert [card.kind for card in box.facts.cards.values() if (card.waits or card.costs) and not card.clauses] == []


# Events


def test_in_a_sandstorm_nothing_works_for_a_round() -> None:
    """Abilities and cards in play do nothing until the turn comes back."""
    table = play("1 winchester", "sandstorm")
    now = Situation(table, BOOK)
    assert (now.ask(REACH, 1, "bang"), now.ask(BANG_LIMIT, 3), now.ask(DISTANCE, 1, 4)) == (1, 1, 2)
    assert verdict(table, "1 bang 3").keys == ("out_of_reach",)
    over = Situation(play("1 end", *ROUND[:-2], start=table), BOOK)
    assert (over.ask(REACH, 1, "bang"), over.ask(BANG_LIMIT, 3), over.ask(DISTANCE, 1, 4)) == (5, None, 3)


def test_in_a_stampede_turns_go_the_other_way_round() -> None:
    """After the first comes the last, until the turn is back where the event came."""
    table = play("stampede", "1 end")
    assert due(table) == [("turn", 5, 1, "")]
    assert verdict(table, "2 turn").keys == ("wrong_seat_begins",)
    back = play(*(line for seat in (5, 4, 3, 2, 1) for line in (f"{seat} turn", f"{seat} end")), start=table)
    assert due(back)[-1] == ("turn", 2, 1, "")


@rows(("event", "order"), [("sandstorm", (2, 3, 4, 5)), ("stampede", (5, 4, 3, 2))])
def test_an_event_is_over_where_it_began_though_its_player_is_out(event: str, order: tuple[int, ...]) -> None:
    """It does not last for ever because the turn cannot come back to him."""
    fallen = play(event, f"{order[0]} turn", "set 1 life 0", "1 out sheriff")
    there = play(*(line for seat in order[:-1] for line in (f"{seat} turn", f"{seat} end")), start=fallen)
    assert badlands(there).event == event
    last = play(f"{order[-1]} turn", f"{order[-1]} end", start=there)
    assert badlands(last).event == event
    assert badlands(play(f"{order[0]} turn", start=last)).event == ""


# A character that copies another


def test_a_mockingbird_has_the_ability_that_he_copies() -> None:
    """Copying Willy the Kid lifts the limit, copying Rose Doolan gives it back with her sight."""
    willy = play("1 copy willy_the_kid", "1 bang 2", "2 missed")
    assert verdict(willy, "1 bang 2").clean
    rose = play("1 copy rose_doolan", start=willy)
    assert verdict(rose, "1 bang 2").keys == ("second_bang",)
    assert Situation(rose, BOOK).ask(DISTANCE, 1, 3) == 1
    assert Situation(play("sandstorm", start=rose), BOOK).ask(DISTANCE, 1, 3) == 2


def test_nobody_else_copies_nor_one_who_is_not_there() -> None:
    """Only the Mockingbird, only a character at the table."""
    assert verdict(play(), "2 copy willy_the_kid").keys == ("copies_another",)
    assert verdict(play(), "1 copy suzy_lafayette").keys == ("copies_another",)


# One card more


CANNON = {"effects": ["shot"], "costs": 1, "colour": "brown", "aim": "others", "faces": ["kc"]}
SALVE = {"effects": ["draw"], "amount": 3, "colour": "green", "aim": "none", "faces": ["9c"]}
MORE = bind([with_one_more(cannon=CANNON, salve=SALVE), BASE])


def test_one_card_more_costs_data_alone() -> None:
    """A card of known effects that nobody wrote a rule for is put down, used, paid, answered, refused and counted."""
    assert MORE.rules == BOOK.rules
    assert MORE.deck_size == BOOK.deck_size + 2
    assert {kind.card for kind in unseen_at(play(book=MORE), MORE).kinds} >= {"cannon", "salve"}
    fired = play("1 cannon with beer", book=MORE)
    assert due(fired, MORE) == [("answer", seat, 1, "cannon") for seat in (2, 3, 4, 5)]
    assert verdict(fired, "2 missed", MORE).clean
    assert verdict(fired, "2 answer bang", MORE).keys == ("answer_not_allowed",)
    laid = play("1 salve", book=MORE)
    assert verdict(laid, "1 salve", MORE).keys == ("waits_a_turn",)
    later = ready("1 salve", book=MORE)
    assert verdict(later, "1 salve", MORE).clean
    assert due(play("1 salve", start=later, book=MORE), MORE) == [("draw", 1, 3, "salve")]


def test_one_card_more_is_completed_and_said() -> None:
    """It is offered while it is typed, among what may be done, and in a sentence."""
    table, speech = play("1 salve", book=MORE), Speech.of("en")
    views = Views(speech, load())
    completion = Completion(Acting(table, MORE, load(), views))
    assert "cannon" in [proposal.shown for proposal in completion.proposals("can")]
    assert "1 knife Bruno " in [proposal.line for proposal in completion.proposals("1 knife b")]
    deeds = [
        entry for aid in MORE.aids for deed in aid(Situation(table, MORE), 1) for entry in getattr(deed, "entries", ())
    ]
    assert Played(1, Card("cannon"), (2, 3, 4, 5)) in deeds
    assert Played(1, Card("salve"), (), "", True) in deeds
    for entry in read("1 cannon with beer", table, MORE, load()).entries:
        assert "{" not in speech.entry(entry, table)


@rows(
    "lines",
    [
        ("1 salve",),
        ("1 cannon",),
        ("1 cannon with beer",),
        ("1 salve", *ANNA_AGAIN, "1 salve"),
        ("stampede", "1 copy rose_doolan"),
    ],
    ids=" ".join,
)
def test_a_position_of_it_is_read_back(lines: tuple[str, ...]) -> None:
    """What lies, waits and is owed, and what the box remembers, goes into a position and out of it."""
    table = play(*lines, book=MORE)
    again, _ = read_position("\n".join(lines_of_position(table, MORE)), lambda _: MORE, load())
    assert replace(again, title=table.title) == table
    assert badlands(again) == badlands(table)
