"""What people say around the shorthand: `ben draws a card from anna's hand` holds `ben draw 1 from anna hand`.

In go the words of a line, out come those that the grammar reads. An article goes only where a card or a noun follows,
a noun only where it carries nothing; who is called so is meant. What a referee says freely is left as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import dropwhile, repeat
from typing import NamedTuple

from referee.lexicon import Lexicon, fold
from referee.notation.words.faces import faces_named, number_named
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

COUNTED = frozenset(("draw", "discard", "lose", "gain", "turnup", "putback"))
"""Verbs after which a card or a life point may be counted."""
PLAYS = ("", "play")
"""Where a number is that of a player: `3 cards` behind a card played are none, and told of what it brings."""
STATES = frozenset(("hit", "out", "end", "draw", "play", "answer", "discard", "take"))
"""What may be said of a player after `is` or `has`: what has befallen him, that he is done, what he has done."""
BEFORE_A_CAUSE = ("for", "to")
LITTLE = ("article", "one", "own")
"""What may stand before a noun: `the`, `a`, `his`."""
NAMES_SOMETHING = ("verb", "card", "word", "character", "role", "filler", "deed")


class Spoken:
    """Reads away what carries nothing, at one table."""

    def __init__(self, words: TypedWords) -> None:
        self.words = words
        self.lexicon = words.lexicon

    def apart(self, line: Sequence[str]) -> list[str]:
        """The words of a line without what hangs on them: `anna's` is Anna, `l'asso` two words, `the barrel` a card."""
        parts = [part for word in line for part in self._apart(word)]
        return parts[1:] if len(parts) > 1 and self._is_idle_head(parts) else parts

    def state(self, said: Sequence[str]) -> list[str] | None:
        """What is said after `is`, if it is something that befalls a player; None if there is no `is`.

        Who has the turn is said without it too: `ben aan de beurt`.
        """
        left = list(said)
        while left and self._is(left[0], "being") and not self._takes_on_a_character(left):
            left = left[1:]
        if len(left) == len(said):
            return ["turn"] if len(left) > 1 and self._has_the_turn(left) else None
        if len(left) > 1 and not self._is_done(left[0]) and self._is_done(left[-1]):
            left = [left[-1], *left[:-1]]
        if not left:
            return []
        if self._is_done(left[0]) or self._averts(left):
            return left
        if self._has_the_turn(left):
            return ["turn"]
        card = [*dropwhile(lambda word: self._is(word, *LITTLE), left)]
        return card if self._lies_turned_up(card) else []

    def _takes_on_a_character(self, left: Sequence[str]) -> bool:
        """Is it said who he is from now on, in a game with a verb for that: `wird suzy`?"""
        verb = self.lexicon.exact(left[0], "verb")
        return bool(verb) and bool(self.lexicon.longest(left[1:], "character")[0])

    def _has_the_turn(self, left: Sequence[str]) -> bool:
        """Is it nothing but that he has the turn: `aan de beurt`, `di turno`, `on turn`?"""
        before = left[:-1]
        idle = all(self._is(word, *LITTLE) or self.lexicon.exact(word, "word") for word in before)
        return idle and not isinstance(left[-1], Quoted) and "turn" in self.lexicon.exact(left[-1], "verb")

    def _lies_turned_up(self, left: Sequence[str]) -> bool:
        """Is it one of the cards turned up for all, which he gets?"""
        found = self.words.card(left, mend=False) if left else None
        return found is not None and any(each.kind in ("", found[0].kind) for each in self.words.table.open)

    def _averts(self, left: Sequence[str]) -> bool:
        """Is it a card given against a shot (`has missed`)?"""
        found = self.words.card(left, mend=False)
        return found is not None and found[0].kind in self.words.book.with_trait("avert")

    def _is_done(self, word: str) -> bool:
        found = () if isinstance(word, Quoted) else self.lexicon.exact(word, "verb")
        return bool(found) and found[0] in STATES

    def plain(self, verb: str, rest: Sequence[str]) -> list[str]:
        """What follows a verb, or a whole play if there is none, with the words that the grammar reads."""
        if not as_spoken(self.lexicon, rest):
            return list(rest)
        kept: list[str] = []
        at = 0
        while at < len(rest):
            step = self._step(verb, kept, rest, at)
            kept += step.said
            at += step.taken
        return kept

    def _step(self, verb: str, kept: list[str], rest: Sequence[str], at: int) -> Step:
        word, after = rest[at], rest[at + 1 :]
        counted = self.words.book.like.get(verb, verb) in COUNTED
        if isinstance(word, Quoted) or fold(word) in self.words.names or self._is_a_cause(kept, word):
            return Step((word,), 1)
        if (long := faces_named(rest[at:], self.lexicon.lang)[1]) > 1:
            return Step(tuple(rest[at : at + long]), long)
        if self._is(word, "noun") and (kept or verb) and not self._is_no_life(verb, word):
            return Step((word,) if verb in PLAYS and kept and kept[-1].isdecimal() else (), 1)
        idle = next((n for n, each in enumerate(rest[at:]) if not self._is(each, *LITTLE)), len(rest) - at)
        behind = rest[at + idle] if idle and at + idle < len(rest) else ""
        if behind and self._is(behind, "noun") and not self._is_no_life(verb, behind):
            number = ("1",) if counted and not kept and self._is(word, "one") else ()
            return Step(number, idle + 1)
        goes_on = bool(after) and not self.lexicon.exact(after[0], "word").count("for")
        if counted and not kept and (number_word := self._number(word, goes_on)):
            return Step((number_word,), 1)
        return Step((), 1) if idle and after and self._names_a_card(kept, after) else Step((word,), 1)

    def _is_no_life(self, verb: str, word: str) -> bool:
        """Is it the turn, where a card is played or life points are lost, or a card where those are: `loses a card`?

        Nor is a life played.
        """
        if not verb and "life" in self.lexicon.exact(word, "word"):
            return True
        if verb == "lose" and "card" in self.lexicon.exact(word, "saying"):
            return True
        return verb in ("", "lose") and "turn" in self.lexicon.exact(word, "verb")

    def _is_a_cause(self, kept: list[str], word: str) -> bool:
        """Is it what something is for (`for turn`), as it is written?"""
        return bool(kept) and kept[-1] in BEFORE_A_CAUSE and word in self.words.book.causes

    def _number(self, word: str, more: bool) -> str:
        """A number in words; `a` is one where something is counted, which is read with its noun."""
        return number_named(word) or ("1" if not more and len(word) > 2 and self._is(word, "one") else "")

    def _names_a_card(self, kept: list[str], after: Sequence[str]) -> bool:
        """Do these words go on with a card, a rank and suit, or where cards lie, and is no player to be named first?"""
        if kept and self._wants_a_seat(kept):
            return False
        while after and self._is(after[0], *LITTLE):
            after = after[1:]
        if not after:
            return False
        words = self.words
        lies = words.named(after[0], "word", ("hand", "deck", "discards", "goods"))
        return bool(lies or words.card(after, mend=False) or words.face(after))

    def _wants_a_seat(self, kept: list[str]) -> bool:
        """Does a card that is played at somebody stand last: what follows is he, however short."""
        for count in range(min(3, len(kept)), 0, -1):
            found = self.words.card(kept[-count:], mend=False)
            if found is not None and found[1] == count:
                facts = self.words.book.cards.get(found[0].kind)
                return facts is not None and bool(facts.then)
        return False

    def _is(self, word: str, *fillers: str) -> bool:
        meant = () if isinstance(word, Quoted) else self.lexicon.exact(word, "filler")
        return any(each in fillers for each in meant) and fold(word) not in self.words.names

    def _is_idle_head(self, words: Sequence[str]) -> bool:
        """Does a line begin with an article, and not with somebody whose name begins so?"""
        head = words[0]
        return self._is(head, *LITTLE) and not any(name.startswith(fold(head)) for name in self.words.names)

    def _apart(self, word: str) -> tuple[str, ...]:
        if isinstance(word, Quoted) or self._is_a_name(word):
            return (word,)
        said = word.replace("’", "'")
        stem, mark, ending = said.rpartition("'")
        if mark and ending.lower() in ("s", "") and self._is_a_name(stem, begun=True):
            return (stem,)
        head, mark, tail = said.partition("'")
        if mark and tail and self._joins(head):
            return (head, tail)
        if word[-1:].lower() == "s" and self._is_a_name(word[:-1]) and not self._means(word):
            return (word[:-1],)
        return (word,)

    def _joins(self, head: str) -> bool:
        """Is it a word that is written together with the next: `l'`, `dall'`?"""
        return self._is(head, *LITTLE) or any(self.lexicon.exact(f"{head}'", kind) for kind in ("word", "filler"))

    def _is_a_name(self, word: str, begun: bool = False) -> bool:
        wanted = fold(word)
        if not begun or wanted in self.words.names:
            return wanted in self.words.names
        return bool(wanted) and sum(name.startswith(wanted) for name in self.words.names) == 1

    def _means(self, word: str) -> bool:
        starts = (name.startswith(fold(word)) for name in self.words.names)
        return (
            any(starts)
            or bool(faces_named([word], self.lexicon.lang)[0])
            or any(self.lexicon.exact(word, kind) for kind in NAMES_SOMETHING)
        )


def hangs_together(lexicon: Lexicon, words: Sequence[str]) -> bool:
    """May there be an article at the head, or words to be taken apart? In few lines of a file there are."""
    return any(map(_hangs, repeat(lexicon), words))


@lru_cache(maxsize=8192)
def _hangs(lexicon: Lexicon, word: str) -> bool:
    if "'" in word or "’" in word or not set(LITTLE).isdisjoint(lexicon.exact(word, "filler")):
        return True
    if word[-1:] not in ("s", "S") or "/" in word:
        return False
    return not (faces_named([word], lexicon.lang)[0] or any(lexicon.exact(word, kind) for kind in NAMES_SOMETHING))


def as_spoken(lexicon: Lexicon, words: Sequence[str]) -> bool:
    """May there be a word among these that carries nothing? In few lines of a file there is."""
    return any(map(_is_idle, repeat(lexicon), words))


def is_said(lexicon: Lexicon, verb: str, words: tuple[str, ...], freely: bool) -> bool:
    """May it stand so in no file: are there words to be taken apart behind the verb, or that carry nothing?

    `freely`: it is in the referee's own words, whatever they are.
    """
    if words and words[0].isalpha() and lexicon.exact(verb + words[0], "verb"):
        return True
    return not freely and any(_hangs(lexicon, word) or _is_idle(lexicon, word) for word in words)


@lru_cache(maxsize=8192)
def _is_idle(lexicon: Lexicon, word: str) -> bool:
    return bool(lexicon.exact(word, "filler") or number_named(word))


def glued(words: TypedWords, said: list[str]) -> list[str]:
    """A verb that is written apart (`turns up 3`, `legt een bier af`, `legt 2 af voor Sid`) as one word at the head."""
    head = said[0]
    if len(said) < 2 or isinstance(head, Quoted):
        return said
    before = (n for n in range(2, len(said) - 1) if "for" in words.lexicon.exact(said[n + 1], "word"))
    faced = not isinstance(said[1], Quoted) and faces_named(said[1:], words.lexicon.lang)[1] > 1
    behind = () if faced or _goes_on_to(words, said[1:]) else (1,)
    for place in (*behind, len(said) - 1, *before):
        particle = said[place]
        if is_glued(words, head, particle):
            return [head + particle, *said[1:place], *said[place + 1 :]]
    return said


def _goes_on_to(words: TypedWords, said: list[str]) -> bool:
    """Does a small word stand before a player or a hand here: `trekt bij anna` is no `bijtrekken`?"""
    small, behind = said[0], said[1:2]
    if isinstance(small, Quoted) or not behind:
        return False
    is_small = words.lexicon.exact(small, "word") or "beside" in words.lexicon.exact(small, "saying")
    is_little = words.lexicon.exact(behind[0], "filler")
    return bool(is_small) and (bool(is_little) or words.seat(behind[0]) is not None)


def is_glued(words: TypedWords, head: str, particle: str) -> bool:
    """Is it a verb or deed of two words, the second of which is nobody's name, or the first nothing without it?"""
    if len(particle) < 2 or isinstance(particle, Quoted) or not particle.isalpha():
        return False
    named = (words.named(head + particle, kind) for kind in ("verb", "deed"))
    if all(each is None for each in named):
        return False
    alone = any(words.lexicon.exact(head, kind) for kind in (*NAMES_SOMETHING, "saying"))
    return words.seat(particle) is None or not (alone or words.is_a_name(particle))


class Step(NamedTuple):
    """The words that stand for the next ones, and how many those are."""

    said: tuple[str, ...]
    taken: int
