"""The verbs of the referee: decisions, remarks, what is put right, and what is said about earlier entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.core.nouns import entries as e
from referee.core.nouns.table import HouseRule, Table
from referee.core.play.evolve import evolve
from referee.errors import BadLine
from referee.log.taking_back import LAST_TYPED, THE_LAST, THE_LAST_UNDONE, all_since, the_last
from referee.notation.lines.cards import putback
from referee.notation.sentence import Sentence, Verb
from referee.notation.spoken.several import joined_lines, split
from referee.notation.words.tokens import Quoted, free_text
from referee.notation.words.typed_words import TypedWords

MOST_ENTRIES = 10**9
LONGEST_RUN = 100_000
"""Entries that `N..M` may name."""
FAULTS = ("short", "exposed", "misdealt")
PHASES = ("start", "draw", "play", "discard", "over")


def stand(said: Sentence) -> list[e.Entry]:
    """`stand N words`"""
    number = said.words.need_number(said.rest, MOST_ENTRIES)
    return [e.LetStand(number, free_text(said.rest[1:]))]


def house(said: Sentence) -> list[e.Entry]:
    """`house allow|forbid REASON words`, `house follow PRECEDENT allow|forbid REASON words`"""
    rule = house_rule([_allowing(said, word) if place in (0, 2) else word for place, word in enumerate(said.rest)])
    return [e.HouseRuled(rule.key, rule.allowed, rule.reason, rule.precedent)]


def _allowing(said: Sentence, word: str) -> str:
    """`allow` or `forbid`, said in the words of a language; any other word as it is."""
    return said.words.named(word, "word", ("allow", "forbid")) or word


def house_rule(words: Sequence[str]) -> HouseRule:
    """The decision that these words tell, in a log as in a position. Raises `BadLine` `house_how`, `needs_reason`."""
    precedent = words[1] if len(words) > 1 and words[0] == "follow" else ""
    words = words[2:] if precedent else words
    if not words or words[0] not in ("allow", "forbid"):
        raise BadLine("house_how", word=words[0][:40] if words else "")
    if len(words) < 2 or not words[1].replace("_", "").isalpha():
        raise BadLine("needs_reason")
    return HouseRule(words[1], words[0] == "allow", str(precedent), free_text(words[2:]))


def fault(said: Sentence) -> list[e.Entry]:
    """`fault short|exposed|misdealt S [N] words`"""
    words = said.rest
    if not words or words[0] not in FAULTS:
        raise BadLine("fault_which", word=words[0][:40] if words else "")
    seat = said.words.need_seat(words[1:])
    rest = words[2:]
    number = said.words.number(rest[0]) if rest else None
    if number is not None:
        rest = rest[1:]
    return [e.Faulted(words[0], seat, 1 if number is None else number, free_text(rest))]  # type: ignore[arg-type]


def note(said: Sentence) -> list[e.Entry]:
    """`note words`"""
    return [e.Noted(free_text(said.rest))]


def gap(said: Sentence) -> list[e.Entry]:
    """`gap words`"""
    return [e.Gap(free_text(said.rest))]


def assumed(said: Sentence) -> list[e.Entry]:
    """`assumed N`: so many entries that follow were not typed"""
    return [e.Assumed(said.words.need_number(said.rest, MOST_ENTRIES) if said.rest else 1)]


def light(said: Sentence) -> list[e.Entry]:
    """`light`"""
    said.only(said.rest)
    return [e.ModeChanged("light")]


def full(said: Sentence) -> list[e.Entry]:
    """`full`"""
    said.only(said.rest)
    return [e.ModeChanged("full")]


def pause(said: Sentence) -> list[e.Entry]:
    """`pause`"""
    rest, told = said.told()
    said.only(rest)
    return [e.ClockStopped(told=told)]


def resume(said: Sentence) -> list[e.Entry]:
    """`resume`"""
    rest, told = said.told()
    said.only(rest)
    return [e.ClockStarted(told=told)]


def put_right(said: Sentence) -> list[e.Entry]:
    """`set S life N`, `set S play CARD ...`, `set deck N` and their like."""
    words = list(said.rest)
    if said.named is not None:
        seat = said.named
    elif words and words[0] in ("deck", "turned"):
        return [_of_deck(said, words)]
    else:
        seat, words = said.words.need_seat(words), words[1:]
    if said.named is not None and words and said.words.is_a_name(words[0]):
        raise BadLine("unread", word=" ".join((said.typed, *words))[:40])  # `sets ben aside`: somebody is done to
    what = _what(said, words)
    return [SEAT_FACTS[what](said, seat, words[1:])]


TOLD_OF_A_SEAT = ("life", "hand", "play", "max", "phase", "role", "character")
"""What can be said of a seat, in the words of any language."""


def _what(said: Sentence, words: list[str]) -> str:
    if words and words[0] in SEAT_FACTS:
        return words[0]
    found = said.words.named(words[0], "word", TOLD_OF_A_SEAT) if words else None
    if found is None:
        raise BadLine("set_what", word=words[0][:40] if words else "")
    return "turn" if found == "phase" else found


def _of_deck(said: Sentence, words: list[str]) -> e.Entry:
    said.only(words[2:])
    if words[0] == "deck":
        return e.DeckSet(said.words.count(words[1] if len(words) > 1 else ""))
    return e.TurnoversSet(said.words.need_number(words[1:]))


def _number(said: Sentence, words: list[str]) -> int:
    said.only(words[1:])
    return said.words.need_number(words)


def _character(said: Sentence, words: list[str]) -> str:
    if words == ["?"]:
        return ""
    ids, taken = said.words.lexicon.longest(words, "character")
    starts = ids or said.words.lexicon.beginnings("".join(words), "character")
    if len(starts) > 1:
        raise BadLine("word_ambiguous", word=words[0], choices=starts)
    mended = starts[0] if starts else said.words.mend("".join(words), "character") if words else None
    if mended is None or mended not in said.words.book.characters:
        raise BadLine("unknown_character", word=words[0][:40] if words else "")
    said.only(words[taken:] if ids else [])
    return mended


def _role(said: Sentence, words: list[str]) -> str:
    if words == ["?"]:
        return ""
    if not words:
        *_, last = said.words.book.roles
        raise BadLine("needs_more", such=said.in_words(("verb", "set"), "2", ("word", "role"), ("role", last)))
    role = said.words.named(words[0], "role", said.words.book.roles)
    if role is None:
        raise BadLine("unknown_word", word=words[0][:40])
    said.only(words[1:])
    return role


def _phase(said: Sentence, words: list[str]) -> str:
    word = words[0] if words else "play"
    if word not in PHASES:
        raise BadLine("unknown_word", word=word[:40])
    said.only(words[1:])
    return word


SEAT_FACTS: dict[str, Callable[[Sentence, int, list[str]], e.Entry]] = {
    "life": lambda said, seat, words: e.LifeSet(seat, _number(said, words)),
    "max": lambda said, seat, words: e.MostSet(seat, _number(said, words)),
    "hand": lambda said, seat, words: e.HandSet(seat, said.words.count(words[0] if words else "")),
    "play": lambda said, seat, words: e.InPlaySet(seat, said.words.cards(words)),
    "character": lambda said, seat, words: e.CharacterSet(seat, _character(said, words)),
    "role": lambda said, seat, words: e.RoleSet(seat, _role(said, words)),
    "turn": lambda said, seat, words: e.PhaseSet(seat, _phase(said, words)),  # type: ignore[arg-type]
}
"""What can be put right about a seat."""


def retract(said: Sentence) -> list[e.Entry]:
    """`retract N ...`, of which `N..M` is any, or `retract last N`; the last thing done where no number is given.

    `back` is said of cards that somebody puts back on the deck too, and `ripreso` of life points.
    """
    lexicon = said.words.lexicon
    if "regains" in lexicon.exact(said.typed, "saying") and (said.named or said.due("gain")):
        raise BadLine("unread", word=said.typed[:40])
    if "back" in lexicon.exact(said.typed, "filler") and (said.named or said.due("putback")):
        return putback(said)
    if not said.rest:
        return [THE_LAST]
    if len(said.rest) == 2 and "last_ones" in lexicon.exact(said.rest[0], "saying"):
        return [the_last(said.words.need_number(said.rest[1:], LONGEST_RUN))]
    first, *also = (number for word in said.rest for number in _run(said, word))
    return [e.Retracted(first, tuple(also))]


def _run(said: Sentence, word: str) -> range:
    """A number, or all from one to another."""
    first, dots, last = word.partition("..")
    start = said.words.need_number([first], MOST_ENTRIES)
    end = start if not dots else said.words.number(last, MOST_ENTRIES) if last else None
    if end is None:
        raise BadLine("bad_number", word=last[:40])
    if isinstance(word, Quoted) or not start <= end < start + LONGEST_RUN:
        raise BadLine("bad_number", word=word[:40])
    return range(start, end + 1)


def rewind(said: Sentence) -> list[e.Entry]:
    """`rewind N`: everything from entry N on is taken back."""
    number = said.words.need_number(said.rest, MOST_ENTRIES)
    said.only(said.rest[1:])
    return [all_since(number)]


def redo(said: Sentence) -> list[e.Entry]:
    """`redo`"""
    said.only(said.rest)
    return [THE_LAST_UNDONE]


def correct(said: Sentence) -> list[e.Entry]:
    """`correct N LINE [; LINE ...]`; without a number, of the line logged last"""
    said.rest = _number_first(said, said.rest)
    if said.rest and said.words.number(said.rest[0], MOST_ENTRIES) is None:
        return [e.Corrected(LAST_TYPED, len(entries := _lines_at(said, LAST_TYPED, said.rest))), *entries]
    number, entries = _instead(said)
    return [e.Corrected(number, len(entries)), *entries]


def insert(said: Sentence) -> list[e.Entry]:
    """`insert N LINE [; LINE ...]`, `insert before N LINE`"""
    found, count = said.words.lexicon.longest(said.rest, "joint")
    if "before" in found:
        said.rest = said.rest[count:]
    said.rest = _number_first(said, said.rest)
    number, entries = _instead(said)
    return [e.Inserted(number, len(entries)), *entries]


def _number_first(said: Sentence, words: list[str]) -> list[str]:
    """The number of an entry as files have it, where people type `entry 58:`."""
    behind = words[1:] if words and "entries" in said.words.lexicon.exact(words[0], "saying") else words
    number = behind[0].rstrip(":,") if behind and not isinstance(behind[0], Quoted) else ""
    return [number, *behind[1:]] if number.isdecimal() else words


def _instead(said: Sentence) -> tuple[int, list[e.Entry]]:
    """What the lines after the number mean at the table as it stood then."""
    number = said.words.need_number(said.rest, MOST_ENTRIES)
    return number, _lines_at(said, number, said.rest[1:])


def _lines_at(said: Sentence, number: int, lines: list[str]) -> list[e.Entry]:
    """What these lines mean at the table that an entry found."""
    if said.words.put_right:
        raise BadLine("not_in_a_correction")
    table = said.table_at(number) if said.table_at else said.table
    entries: list[e.Entry] = []
    for line in split(lines):
        words = TypedWords(table, said.words.book, said.words.lexicon, put_right=True)
        read = _one_or_several(said, words, line)
        said.words.mended.extend(words.mended)
        for entry in read:
            if isinstance(entry, e.Retracted | e.Corrected | e.Inserted):
                raise BadLine("not_in_a_correction")
            table = evolve(table, entry, said.words.book)
        entries.extend(read)
    return entries


def _one_or_several(said: Sentence, words: TypedWords, line: list[str]) -> Sequence[e.Entry]:
    """What a line says; of one that means nothing, what its parts between commas and `and` say. Raises `BadLine`."""

    def read_at(part: list[str], table: Table) -> Sequence[e.Entry]:
        at = TypedWords(table, words.book, words.lexicon, put_right=True)
        return said.again(at, part, said.table_at)

    try:
        return said.again(words, line, said.table_at)
    except BadLine as error:
        several = () if "choices" in error.about else joined_lines(line, words.table, words.book, read_at, words)
        if not several:
            raise
        return several


REFEREE_VERBS: dict[str, Verb] = {
    "stand": stand, "house": house, "fault": fault, "note": note, "gap": gap, "assumed": assumed,
    "light": light, "full": full, "pause": pause, "resume": resume,
    "set": put_right, "retract": retract, "rewind": rewind, "redo": redo, "correct": correct, "insert": insert,
}  # fmt: skip
"""Every verb of the referee."""
