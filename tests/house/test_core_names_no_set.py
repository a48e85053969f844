"""Boxes and variants stack: nothing outside a set's own folder knows it, its cards, characters or roles by name."""

from pathlib import Path

from referee import sets
from referee.core.book.owed_kinds import IN_EVERY_GAME
from referee.core.book.rules import RuleSet
from referee.core.nouns.vocabulary import CAUSES
from referee.notation.reading import VERBS
from tests.house.core import ROOT, strings

FORMAT = {
    ("notation/game_file.py", "bang"): "the first word of every .game file, whatever sets it is played by",
    ("notation/game_file.py", "base"): "the set that a file without a `sets` line means",
    ("notation/position.py", "bang"): "`bangs 2` is short for `played bang bang`",
    ("sets/__init__.py", "base"): "the set that a new table is played by where nobody chose",
    ("cli/championship/verbs.py", "duel"): "a knock-out duel of a tournament is no card",
    ("cli/championship/entering.py", "duel"): "the verb that logs who won one",
    ("championship/office/lines/reading.py", "duel"): "the same verb in the shorthand of the desk",
    ("championship/office/lines/writing.py", "duel"): "the same verb, written",
    ("championship/office/spreadsheet.py", "sheriff"): "the name of a column",
    ("championship/simulating/bargains.py", "base"): "championships are played with the base box",
    ("championship/office/soundness.py", "sheriff"): "a field of the entry that begins a round",
    ("championship/speech/arguments.py", "sheriff"): "the same field, in words",
    ("championship/typing/completion.py", "duel"): "the same verb, completed",
    ("tui/screens/help.py", "missed"): "an example of a line that may be typed",
}
"""What the file format and the faces fix, and why."""

OWN = {
    "enter": "a key of the keyboard, and a flag of ways to put right",
    "field": "of a record",
    "event": "a kind of names in the glossary, and of a tournament",
    "events": "the same, many",
    "role": "another",
    "level": "of a verdict, of a bracket, and of the game without a deck",
    "edition": "of a document",
    "order": "of standings",
    "opening": "of a tournament",
    "limit": "what cards are discarded for whatever the sets",
    "second": "of two, and of time",
    "penalty": "of a tournament",
    "warn": "a verb of the tournament's desk",
    "expel": "another",
    "redraw": "what a screen does",
    "works": "the question whether something works now",
}
"""Words of the house that a set uses too, and what they mean outside it."""

LEFT = {
    ("speech/arguments.py", "pass_wrong_seat"),
    ("speech/arguments.py", "wrong_author"),
    ("speech/arguments.py", "wrong_recipient"),
    ("speech/arguments.py", "wrong_seat_begins"),
    ("solo/setup.py", "two_characters"),
    ("tui/screens/solo/set_up.py", "two_characters"),
}
"""Keys whose `due` is a seat, as it is in stored verdicts; an option of the one game that is played without a deck."""

SECOND_READING = "championship/verifying"
"""This room reads the regulation anew, roles and all, and may take nothing from the rest of the house."""

PLAYERS, THEIRS = "solo/players", "lone_gunslinger"
"""Those who choose by themselves in a game of this set weigh its cards and roles: the rest of their room does not."""


def ids() -> set[str]:
    """Every id that belongs to a set."""
    found = set(sets.names())
    for name in sets.names():
        facts = sets.named(name).facts
        found.update(facts.cards, facts.characters, facts.roles, facts.sides, facts.readings)
        found.update(words_of(sets.named(name)) - THE_CORES - OWN.keys())
    return found


THE_CORES = {
    "+", "-", "answer", "correct", "discard", "draw", "drop", "end", "fall", "fault", "flip", "forfeit", "full", "gain",
    "gap", "hit", "house", "insert", "lay", "light", "limit", "lose", "lost", "next", "no", "note", "out", "pass",
    "pause", "pick", "play", "putback", "redo", "resume", "retract", "rewind", "set", "show", "stand", "take", "toss",
    "turn", "turned", "turnup", "won",
}  # fmt: skip
"""Verbs, causes and kinds of owed things that the core has of itself, written out: sets may owe them too."""


def words_of(of: RuleSet) -> set[str]:
    """The verbs, causes, options, keys of reasons and kinds of owed things that a set brings."""
    owed = {kind.name for kind in of.owes}
    return {*of.verbs, *of.facts.causes, *of.facts.options, *of.facts.reasons, *owed}


def in_a_set(path: Path) -> bool:
    """Does the file lie in the folder of one set?"""
    return any(path.is_relative_to(ROOT / "sets" / name) for name in sets.names())


def reads_anew(path: Path) -> bool:
    """Is the file one of the second implementation?"""
    return path.is_relative_to(ROOT / SECOND_READING)


def chooses(path: Path) -> bool:
    """Is the file one of a player who chooses by himself?"""
    return path.is_relative_to(ROOT / PLAYERS)


def test_nothing_names_a_set_or_anything_out_of_one() -> None:
    """Neither core nor words, desk or face: what is left is fixed for a reason, and each of these is still there."""
    known = ids()
    named = {
        (path.relative_to(ROOT).as_posix(), text)
        for path in sorted(ROOT.rglob("*.py"))
        if not (in_a_set(path) or reads_anew(path) or chooses(path))
        for _, text in strings(path)
        if text in known
    }
    assert named == FORMAT.keys() | LEFT


def test_the_core_has_no_word_more_than_its_own() -> None:
    """A verb, a cause or a kind that a box brought into the core would be one of the core's by that alone."""
    assert {*VERBS, *CAUSES, *(kind.name for kind in IN_EVERY_GAME)} == THE_CORES


def test_a_word_of_the_house_is_a_word_of_a_set_too() -> None:
    """No word is set apart that no set uses: a cause, a verb or a key that is gone leaves no hole behind."""
    assert OWN.keys() <= set().union(*(words_of(sets.named(name)) for name in sets.names()))


def test_players_name_only_what_they_play_with() -> None:
    """Cards, characters and roles of their set and of those it needs; no set, and nothing out of another one."""
    facts = [sets.named(name).facts for name in (THEIRS, *sets.named(THEIRS).needs)]
    theirs = {name for each in facts for name in (*each.cards, *each.characters, *each.roles, *each.sides.values())}
    named = {text for path in (ROOT / PLAYERS).glob("*.py") for _, text in strings(path) if text in ids()}
    assert named
    assert named <= theirs
