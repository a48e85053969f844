"""Words that are not known as they stand: unfinished, misspelt, or two written as one.

In goes one folded word, out come the known words that it may be, each with the trust put in it. What was found
is remembered, so that of a question typed letter by letter only the newest word is looked up.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from referee.languages import facts
from referee.lexicon import edits_allowed
from referee.library.search.lookup import LookUp
from referee.library.search.words import MIXED, bare, own, read_in, stems

MOST_COMPLETIONS, MOST_CORRECTIONS = 8, 3
PART_TRUST = 0.95
"""The trust in a part of a word that was read as two, or in the word that another is a form of."""
MOST_GUESSED = 6
"""Up to so many letters a word is only guessed at, if more than a slip makes a known one of it."""
LAST = "\U0010ffff"
OF_LENGTH = (
    "select word, named, df, langs, coalesce(shown, word) from words"
    " where length(word) = ? and instr(word, '=') = ? and word > ? order by word"
)
BEGUN = (
    "select word, langs from words where word > ? and word < ? and instr(word, '=') = instr(?, '=')"
    " order by instr(langs, ?) = 0, named desc, df desc limit ?"
)
LINKS = ("s", "es", "n", "en")
"""What stands between two words that are written as one."""
DIMINUTIVES = ("etjes", "etje", "tjes", "tje", "pjes", "pje", "jes", "je")
NEAR_AS_GOOD = 0.75
"""A correction is kept beside the best one if its price is less than this above it."""
OTHER_BEGINNING, NO_NAME, OTHER_LANGUAGE, SAME_BUT_DOUBLED = 0.4, 0.3, 0.3, 0.5
"""What a correction costs beside its edits: another first letter, no name, not a word of the asker's language; and
what is taken off if only doubled letters differ."""


class Guess(NamedTuple):
    """A known word that may be meant, how it is shown, and the trust in it, 0 to 1."""

    word: str
    shown: str
    trust: float


class WordCompletion(NamedTuple):
    """A known word that an unfinished one may become, and the languages in which it is said."""

    word: str
    langs: tuple[str, ...]


class WordReading(NamedTuple):
    """How one typed word is read: as the first of these guesses, and perhaps as another, or as two words; `guessed` is
    a short one that no mere slip makes of what it is read as."""

    guesses: tuple[Guess, ...]
    parts: tuple[str, ...] = ()
    completions: tuple[WordCompletion, ...] = ()
    known: bool = True
    corrected: bool = False
    guessed: bool = False

    @property
    def others(self) -> list[tuple[str, float]]:
        """What else may have been meant, each with its trust beside the first guess."""
        first, *rest = self.guesses
        return [(guess.word, guess.trust / first.trust) for guess in rest]

    def parted(self) -> tuple["WordReading", ...]:
        """The readings of its parts, or itself if it is one word."""
        return tuple(WordReading((Guess(part, part, PART_TRUST),)) for part in self.parts) or (self,)


class KnownWord(NamedTuple):
    """A word of the vocabulary: is it a name, in how many rulings does it stand, in which languages."""

    word: str
    named: int
    df: int
    langs: str
    shown: str


class Speller:
    """The vocabulary of an index, asked for words that may be meant."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._spoken = LookUp(db, "select word, df from words where word")
        self._stems = LookUp(db, "select term from terms where term")
        self._by_length: dict[tuple[int, str], dict[str, KnownWord]] = {}
        self.completions = lru_cache(maxsize=512)(self._completions)
        self.corrections = lru_cache(maxsize=512)(self._corrections)
        self.split = lru_cache(maxsize=512)(self._split)

    def read_ahead(self) -> None:
        """Have the whole vocabulary at hand for typing errors, and what finds the nearest words."""
        import rapidfuzz.process  # noqa: F401

        self._spoken.read_ahead()
        for (length,) in self._db.execute("select distinct length(word) from words").fetchall():
            self._of_length(length, "")

    def spoken(self, said: Iterable[str], langs: Sequence[str] = MIXED) -> dict[str, int]:
        """Which of these are words of the vocabulary, each with the rulings that say it; a mere name may be in none."""
        keys = {own(word, lang): word for lang in langs for word in said}
        found: dict[str, int] = {}
        for key, (df,) in self._spoken.rows(keys).items():
            found[keys[key]] = max(df, found.get(keys[key], 0))
        return found

    def respelt(self, said: Sequence[str], lang: str) -> list[str]:
        """The words typed, those that nobody knows with the letters that others were typed for, if that is known."""
        letters = facts(lang).respelt.split()
        if not letters:
            return [*said]
        meant = {word: _with_letters(word, letters) for word in said}
        known = self.spoken({*meant, *meant.values()}, read_in(lang))
        return [meant[word] if meant[word] in known and word not in known else word for word in said]

    def inflected(self, word: str, langs: Sequence[str] = MIXED) -> Guess | None:
        """The known word of which this is a form: one with the same stem, or the word that it is a small one of."""
        if self._stems.rows(stems(word, langs)):
            return Guess(word, word, 1.0)
        bare = [word.removesuffix(ending) for ending in DIMINUTIVES if word.endswith(ending)]
        known = self.spoken([one for one in bare if len(one) > 2], langs)
        return next((Guess(one, one, PART_TRUST) for one in bare if one in known), None)

    def _completions(self, word: str, lang: str) -> tuple[WordCompletion, ...]:
        """The known words that begin with this one: the asker's language, names and the usual ones first."""
        begun = dict.fromkeys(own(word, each) for each in read_in(lang)) if len(word) > 1 else ()
        found = [
            row for one in begun for row in self._db.execute(BEGUN, (one, one + LAST, one, lang, MOST_COMPLETIONS))
        ]
        return tuple(WordCompletion(bare(whole), tuple(langs.split())) for whole, langs in found[:MOST_COMPLETIONS])

    def _corrections(self, word: str, lang: str) -> tuple[Guess, ...]:
        """The nearest known words, the likeliest first; none within the edits that are forgiven, none at all."""
        allowed = edits_allowed(word)
        priced = sorted(self._priced(word, lang, allowed)) if allowed else []
        likely = [(price, known) for price, known in priced if price < priced[0][0] + NEAR_AS_GOOD]
        return tuple(Guess(k.word, k.shown, 1 - price / 8) for price, k in likely[:MOST_CORRECTIONS])

    def _priced(self, word: str, lang: str, allowed: int) -> list[tuple[float, KnownWord]]:
        from rapidfuzz import process  # only a typing error pays for it
        from rapidfuzz.distance import OSA

        near: list[tuple[float, KnownWord]] = []
        stores = dict.fromkeys(own("", each) for each in read_in(lang))
        lengths = range(len(word) - allowed, len(word) + allowed + 1)
        for words in (self._of_length(length, store) for store in stores for length in lengths):
            within: Any = process.extract(word, words.keys(), scorer=OSA.distance, score_cutoff=allowed, limit=8)
            near += ((_price(word, words[other], edits, lang), words[other]) for other, edits, _ in within)
        return near

    def _of_length(self, length: int, store: str) -> dict[str, KnownWord]:
        """The words of this length that are mixed, or those of one language, whose words begin with `store`."""
        if (length, store) not in self._by_length:
            rows = self._db.execute(OF_LENGTH, (length + len(store), len(store), store)).fetchall()
            known = (KnownWord(bare(word), named, df, langs, bare(shown)) for word, named, df, langs, shown in rows)
            self._by_length[length, store] = {each.word: each for each in known}
        return self._by_length[length, store]

    def _split(self, word: str, langs: Sequence[str] = MIXED) -> tuple[str, ...]:
        """Two known words written as one, as Dutch and German do: the pair with the longest second word, with nothing
        between them or what links them."""
        cuts = [(word[:cut], word[cut:]) for cut in range(3, len(word) - 2)]
        linked = [(one.removesuffix(link), two) for link in LINKS for one, two in cuts if one.endswith(link)]
        pairs = [*cuts, *((one, two) for one, two in linked if len(one) > 2)]
        known = self.spoken([part for pair in pairs for part in pair], langs).keys()
        return next((pair for pair in pairs if known >= {*pair}), ())


def corrected(word: str, guesses: tuple[Guess, ...]) -> WordReading:
    """How a word is read that may be one of these."""
    guessed = len(word) <= MOST_GUESSED and not is_slip(word, guesses[0].word)
    return WordReading(guesses, corrected=True, guessed=guessed)


def _price(word: str, known: KnownWord, edits: float, lang: str) -> float:
    odd = OTHER_BEGINNING * (known.word[0] != word[0]) + NO_NAME * (not known.named)
    odd += OTHER_LANGUAGE * (lang not in known.langs.split()) + 0.3 / (1 + known.df)
    return edits + odd - SAME_BUT_DOUBLED * (_single(word) == _single(known.word))


def is_slip(word: str, known: str) -> bool:
    """Whether a slip makes this of a known word: a letter forgotten, or letters doubled, or two that changed places."""
    return len(word) < len(known) or _single(word) == _single(known) or sorted(word) == sorted(known)


def _with_letters(word: str, letters: Sequence[str]) -> str:
    for typed, meant in zip(letters[::2], letters[1::2], strict=False):
        word = word.replace(typed, meant)
    return word


def _single(word: str) -> str:
    """The word with no letter doubled, as it is often misspelt."""
    return "".join(letter for letter, before in zip(word, " " + word, strict=False) if letter != before)
