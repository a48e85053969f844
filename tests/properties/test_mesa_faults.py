"""Faults put into lawful games of Death Mesa: each is found, at its line, by its key, and by no other."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import takewhile

import pytest

from referee import sets
from referee.core.judging import soundness
from referee.core.judging.judge import judge
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import read
from tests.properties.haunted_play import Evening, evening
from tests.properties.test_mesa_games import GAMES, SETS, followed

RARE = 200
"""So many games are looked through for a fault that can be put into few of them."""
KEPT = 30
"""So many games are kept as they went without a fault: of every fault only what it changed is read and judged."""
Injected = Iterator[tuple[int, list[str]]]
"""The place of the wrong line among the lines, and all of them."""
Found = list[tuple[int, tuple[str, ...]]]
"""What is found, by line."""


def third_card_kept(lines: list[str]) -> Injected:
    """A ghost ends his turn without discarding to two."""
    for place, line in enumerate(lines[:-1]):
        if " shed 1 with " in line and lines[place + 1].endswith(" end"):
            yield place, [*lines[:place], *lines[place + 1 :]]


def unpaid(lines: list[str]) -> Injected:
    """A ghost pays nothing for a card that costs something."""
    for place, line in enumerate(lines):
        if " haunt " in line and " for " in line:
            yield place, [*lines[:place], line.partition(" for ")[0], *lines[place + 1 :]]


def same_colour(lines: list[str]) -> Injected:
    """A ghost negates with a card of the same colour; what two traded cards have is said nowhere."""
    other = {"h": "s", "d": "c", "c": "d", "s": "h"}
    for place, line in enumerate(lines):
        if found := re.match(r"(.* negate \S+)([hdcs])(.*)$", line):
            wrong = found[1] + other[found[2]] + found[3]
            answered = lines[place + 1].partition(" ")[2] == "yields"
            if answered and " trade " not in lines[place - 1]:
                yield place, [*lines[:place], wrong, *lines[place + 1 :]]


def taken_twice(lines: list[str]) -> Injected:
    """A second card leaves the goods where one was due."""
    for place, line in enumerate(lines):
        if re.search(r" exhume 1 .*(rob_grave|last_testament)", line):
            yield place + 1, [*lines[: place + 1], line.partition(" with ")[0], *lines[place + 1 :]]


def two_for_one(lines: list[str]) -> Injected:
    """Two cards leave the goods at once."""
    for place, line in enumerate(lines):
        if re.search(r" exhume 1 .*(rob_grave|last_testament|heart_bonus)", line):
            many = line.partition(" with ")[0].replace(" exhume 1 ", " exhume 2 ")
            yield place, [*lines[:place], many, *lines[place + 1 :]]


def taken_from_nowhere(lines: list[str]) -> Injected:
    """More cards leave the goods than can lie in them."""
    for place, line in enumerate(lines):
        if " exhume 1 " in line:
            many = line.partition(" with ")[0].replace(" exhume 1 ", " exhume 60 ")
            yield place, [*lines[:place], many, *lines[place + 1 :]]


def collected_twice(lines: list[str]) -> Injected:
    """A ghost collects twice for one Curse, or for one Death and Taxes."""
    for place, line in enumerate(lines):
        again = place + 1 < len(lines) and lines[place + 1].startswith(line[:1]) and " draw 1" in lines[place + 1]
        if re.search(r" for (curse|death_and_taxes)( with |$)", line) and not again:
            yield place + 1, [*lines[: place + 1], line.partition(" with ")[0], *lines[place + 1 :]]


def held_back_too_long(lines: list[str]) -> Injected:
    """A second card in the turn after the one that Ghost Stories bound: it is lawful, and the one before is not."""
    for place, line in enumerate(lines):
        if found := re.match(r"(\d) works ghost_stories", line):
            yield from _second_card(lines, place, found[1])


def _second_card(lines: list[str], place: int, ghost: str) -> Injected:
    target = next(line for line in lines[place - 1 :: -1] if " haunt ghost_stories" in line).split()[3]
    begins = next((n for n, line in enumerate(lines) if n > place and line == f"{target} turn"), None)
    if begins is None:
        return
    ends = next((n for n, line in enumerate(lines) if n > begins and line == f"{target} end"), None)
    if ends is not None and any(
        re.match(rf"{target} (stagecoach|barrel|scope|mustang)", x) for x in lines[begins:ends]
    ):
        yield ends, [*lines[:ends], f"{target} saloon", *lines[ends:]]


def played_out_of_the_grave(lines: list[str]) -> Injected:
    """A ghost plays one of his buried goods."""
    for place, line in enumerate(lines[:-1]):
        if found := re.match(r"(\d) conjure 2", line):
            yield place + 1, [*lines[: place + 1], f"{found[1]} stagecoach", *lines[place + 1 :]]


def negated_what_nothing_negates(lines: list[str]) -> Injected:
    """A Syphon is answered, and works all the same."""
    for place, line in enumerate(lines[:-1]):
        if found := re.match(r"(\d) haunt syphon/\w+([hdcs]) (\d)", line):
            other = {"h": "s", "d": "c", "c": "d", "s": "h"}[found[2]]
            yield place + 1, [*lines[: place + 1], f"{found[3]} negate ?/9{other}", *lines[place + 1 :]]


def risen_and_holding(lines: list[str]) -> Injected:
    """Who lives again keeps one of his cards of the Dead Men's Deck."""
    for place, line in enumerate(lines):
        if (found := re.match(r"(\d) shed (\d) for risen with (.*) \S+$", line)) and found[2] > "1":
            fewer = f"{found[1]} shed {int(found[2]) - 1} for risen with {found[3]}"
            yield place, [*lines[:place], fewer, *lines[place + 1 :]]


def shed_without_rising(lines: list[str]) -> Injected:
    """A ghost gives up cards as one who lives again."""
    for place, line in enumerate(lines):
        if found := re.match(r"(\d) conjure 2", line):
            yield place + 1, [*lines[: place + 1], f"{found[1]} shed 1 for risen", *lines[place + 1 :]]


def risen_for_nothing(lines: list[str]) -> Injected:
    """A ghost rises, and has not killed the Sheriff."""
    for place, line in enumerate(lines):
        if found := re.match(r"(\d) conjure 2", line):
            yield place + 1, [*lines[: place + 1], f"{found[1]} rises", *lines[place + 1 :]]


def dug_up_in_vain(lines: list[str]) -> Injected:
    """Who rises brings into play what does not lie before anybody."""
    for place, line in enumerate(lines):
        if re.match(r"\d digs", line):
            yield place, [*lines[:place], f"{line} stagecoach", *lines[place + 1 :]]


def below_the_limit(lines: list[str]) -> Injected:
    """A ghost who has discarded to two discards one more."""
    for place, line in enumerate(lines[:-1]):
        if (found := re.match(r"(\d) shed 1 with ", line)) and lines[place + 1] == f"{found[1]} end":
            yield place + 1, [*lines[: place + 1], f"{found[1]} shed 1", *lines[place + 1 :]]


def discarded_instead_of_buried(lines: list[str]) -> Injected:
    """What lay aside for an heir who fell to the same card goes to the discards."""
    for place, line in enumerate(lines):
        found = re.match(r"(\d) bury$", line)
        if found and not lines[place - 1].startswith(f"{found[1]} out "):
            yield place, [*lines[:place], f"{found[1]} forfeit", *lines[place + 1 :]]


def shown_to_another(lines: list[str]) -> Injected:
    """The cards of a Seance are shown to one whom the ghost did not choose."""
    for place, line in enumerate(lines):
        if found := re.match(r"(\d) unveils to (\d)(.*)$", line):
            other = next(each for each in "1234" if each not in found.groups())
            yield place, [*lines[:place], f"{found[1]} unveils to {other}{found[3]}", *lines[place + 1 :]]


def drunk_in_a_dry_spell(lines: list[str]) -> Injected:
    """A Beer gives a life point to one who may gain none by it."""
    for place, line in enumerate(lines[:-1]):
        found = re.match(r"(\d) beer", line)
        if found and not lines[place + 1].startswith(f"{found[1]} gain"):
            yield place + 1, [*lines[: place + 1], f"{found[1]} gain 1 for beer", *lines[place + 1 :]]


def collected_from_another(lines: list[str]) -> Injected:
    """The card for a Curse comes out of the hand of one who is not cursed."""
    for place, line in enumerate(lines):
        if found := re.match(r"(\d) draw 1 from (\d) for curse", line):
            other = next(each for each in "1234" if each not in found.groups())
            yield place, [*lines[:place], f"{found[1]} draw 1 from {other} for curse", *lines[place + 1 :]]


def played_by_another_hand(lines: list[str]) -> Injected:
    """One who lives plays the card that a ghost holds."""
    for place, line in enumerate(lines):
        if found := re.match(r"(\d) haunt (.*)$", line):
            dead = {each[0] for each in lines[:place] if re.match(r"\d out ", each)}
            living = next((each for each in "1234" if each not in dead | {*found[0]}), None)
            if living is not None:
                yield place, [*lines[:place], f"{living} haunt {found[2]}", *lines[place + 1 :]]


FAULTS: dict[Callable[[list[str]], Injected], str] = {
    third_card_kept: "over_ghost_limit",
    unpaid: "unpaid",
    same_colour: "same_colour",
    taken_twice: "goods_rest",
    two_for_one: "wrong_amount",
    taken_from_nowhere: "not_in_the_goods",
    collected_twice: "no_draw_due",
    held_back_too_long: "one_card_only",
    played_out_of_the_grave: "goods_are_buried",
    negated_what_nothing_negates: "cannot_be_negated",
    risen_and_holding: "wrong_amount",
    shed_without_rising: "nothing_to_shed",
    risen_for_nothing: "cannot_rise",
    dug_up_in_vain: "cannot_lie_there",
    below_the_limit: "shed_within_limit",
    discarded_instead_of_buried: "to_be_buried",
    shown_to_another: "no_seance",
    drunk_in_a_dry_spell: "no_gain_due",
    collected_from_another: "out_of_another_hand",
    played_by_another_hand: "not_a_ghost",
}


@lru_cache(maxsize=KEPT)
def without_fault(seed: int) -> tuple[dict[int, Table], Found]:
    """The table after each line of the game as it was played, and what is found in it."""
    tables, found = {}, []
    for number, verdict, table in followed(evening(seed).text):
        tables[number] = table
        found += [] if verdict.clean else [(number, verdict.keys)]
    return tables, found


def found_with(seed: int, lines: list[str]) -> Found:
    """What is found in the game with these lines: those it begins with as it was played are judged once for all."""
    game, book = evening(seed), sets.bind(SETS)
    same = sum(1 for _ in takewhile(lambda both: both[0] == both[1], zip(lines, game.lines, strict=False)))
    tables, before = without_fault(seed)
    last = game.line_number(same - 1)
    table, found = tables[last], [each for each in before if each[0] <= last]
    for number, line in enumerate(lines[same:], last + 1):
        for entry in read(line, table, book, load()).entries:
            soundness.check(entry, table, book)
            verdict, table = judge(table, entry, book), evolve(table, entry, book)
            found += [] if verdict.clean else [(number, verdict.keys)]
    return found


def faulty(game: Evening, fault: Callable[[list[str]], Injected]) -> Iterator[tuple[int, list[str]]]:
    """Two games with the fault in them, cut off after it: the line it is on, and all lines of play."""
    for place, lines in list(fault(game.lines))[:2]:
        yield game.line_number(place), lines[: place + 1]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_an_injected_fault_is_found_where_it_is(fault: Callable[[list[str]], Injected]) -> None:
    """Each kind of fault, put into lawful games, is found at its line and by its key."""
    injected, missed = 0, []
    for seed in range(max(GAMES, RARE)):
        if injected and seed >= GAMES:
            break
        for at, lines in faulty(evening(seed), fault):
            injected += 1
            found = found_with(seed, lines)
            if [number for number, _ in found] != [at] or FAULTS[fault] not in found[0][1]:
                missed.append((seed, at, found))
    assert injected and not missed
