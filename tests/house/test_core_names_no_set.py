"""Boxes and variants stack: nothing outside a set's own folder knows it, its cards, characters or roles by name."""

from pathlib import Path

from referee import sets
from referee.core.book.owed_kinds import IN_EVERY_GAME
from referee.core.book.rules import RuleSet
from referee.core.nouns.vocabulary import CAUSES
from referee.notation.lines.verbs import VERBS
from tests.house.core import ROOT, strings

FORMAT = {
    ("notation/game_file.py", "bang"): "the first word of every .game file, whatever sets it is played by",
    ("notation/game_file.py", "base"): "the set that a file without a `sets` line means",
    ("core/nouns/table.py", "role_unseen"): "what marks that something owed is secret, in stored tables and positions",
    ("notation/position/reading.py", "bang"): "`bangs 2` is short for `played bang bang`",
    ("sets/__init__.py", "base"): "the set that a new table is played by where nobody chose",
    ("cli/championship/verbs.py", "duel"): "a knock-out duel of a tournament is no card",
    ("cli/championship/entering.py", "duel"): "the verb that logs who won one",
    ("championship/office/lines/reading.py", "duel"): "the same verb in the shorthand of the desk",
    ("championship/office/lines/writing.py", "duel"): "the same verb, written",
    ("championship/office/spreadsheet.py", "sheriff"): "the name of a column",
    ("championship/simulating/bargains.py", "base"): "championships are played with the base box",
    ("championship/office/soundness.py", "sheriff"): "a field of the entry that begins a round",
    ("championship/rules/entries.py", "sheriff"): "the same field, of which everybody hears",
    ("championship/speech/arguments.py", "sheriff"): "the same field, in words",
    ("championship/typing/completion.py", "duel"): "the same verb, completed",
    ("tui/screens/help.py", "missed"): "an example of a line that may be typed",
}
"""What the file format and the faces fix, and why."""

OWN = {
    "enter": ("tui typing", "a key of the keyboard, and a flag of ways to put right"),
    "field": ("library", "of a record"),
    "event": (
        "championship core library notation publishing speech tui views",
        "a kind of names in the glossary, what lies open for all, and a tournament",
    ),
    "suit": ("library notation", "of a card"),
    "coming": ("tui", "of a file that is named"),
    "events": ("library publishing", "the same, many"),
    "scope": ("publishing", "the addresses of an app that a browser installs"),
    "role": (
        "championship cli core desk library log notation publishing speech tui typing views",
        "another kind of names",
    ),
    "level": ("championship cli tui", "of a bracket, and of the game without a deck"),
    "edition": ("library", "of a document"),
    "order": ("championship", "of standings"),
    "opening": ("championship serving", "of a tournament, and of a page"),
    "second": ("championship tui", "of two"),
    "penalty": ("championship tui", "of a tournament"),
    "warn": ("championship cli tui", "a verb of the tournament's desk"),
    "expel": ("championship cli tui", "another"),
    "cheating": ("championship", "what one of its penalties is for"),
    "redraw": ("tui", "what a screen does"),
    "works": ("core", "the question whether something works now"),
}
"""Words of the house that a set uses too: the rooms that say them, and what they mean there."""

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
        found.update(words_of(sets.named(name)) - THE_CORES)
    return found


THE_CORES = {
    "+", "-", "answer", "assumed", "correct", "discard", "draw", "drop", "end", "fall", "fault", "flip", "forfeit",
    "full", "gain", "gap", "hit", "house", "insert", "lay", "light", "limit", "lose", "lost", "next", "no", "note",
    "out", "pass", "pause", "pick", "play", "putback", "redo", "resume", "retract", "rewind", "set", "show",
    "stand", "take", "toss", "turn", "turned", "turnup", "won",
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


def names_of_sets() -> set[tuple[str, str]]:
    """Every id of a set that a file outside the sets has, with the file."""
    known = ids()
    return {
        (path.relative_to(ROOT).as_posix(), text)
        for path in sorted(ROOT.rglob("*.py"))
        if not (in_a_set(path) or reads_anew(path) or chooses(path))
        for _, text in strings(path)
        if text in known
    }


def in_its_room(file: str, word: str) -> tuple[str, str]:
    """The word with the room that says it."""
    return file.partition("/")[0], word


OWN_THERE = {(room, word) for word, (rooms, _) in OWN.items() for room in rooms.split()}


def test_nothing_names_a_set_or_anything_out_of_one() -> None:
    """Neither core nor words, desk or face: what is left is fixed for a reason, and each of these is still there."""
    named = {(file, word) for file, word in names_of_sets() if in_its_room(file, word) not in OWN_THERE}
    assert named == FORMAT.keys() | LEFT


def test_the_core_has_no_word_more_than_its_own() -> None:
    """A verb, a cause or a kind that a box brought into the core would be one of the core's by that alone."""
    assert {*VERBS, *CAUSES, *(kind.name for kind in IN_EVERY_GAME)} == THE_CORES


def test_a_word_of_the_house_is_a_word_of_a_set_too() -> None:
    """No word is set apart in a room that does not say it, or that no set uses: what is gone leaves no hole behind."""
    assert {in_its_room(*named) for named in names_of_sets()} >= OWN_THERE


def test_players_name_only_what_they_play_with() -> None:
    """Cards, characters and roles of their set and of those it needs; no set, and nothing out of another one."""
    facts = [sets.named(name).facts for name in (THEIRS, *sets.named(THEIRS).needs)]
    theirs = {name for each in facts for name in (*each.cards, *each.characters, *each.roles, *each.sides.values())}
    named = {text for path in (ROOT / PLAYERS).glob("*.py") for _, text in strings(path) if text in ids()}
    assert named
    assert named <= theirs
