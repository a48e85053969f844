"""The names that people say, and the ids they mean.

In goes the glossary (kind -> id -> language -> names, the first one official) or a few typed words; out come
ids. Every language of the program is listened to at once, whatever the language of the asker; any other that the
glossary names is for the search alone. A look-up is one dictionary access, since a line of shorthand makes many; only a
typing error costs a search through all names.
"""

from bisect import bisect_left
from collections.abc import Callable, Container, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from itertools import chain
from typing import NamedTuple
from unicodedata import combining, normalize

from referee.languages import LANGUAGES, OTHERWISE

Glossary = Mapping[str, Mapping[str, Mapping[str, Sequence[str]]]]

WRITTEN_IN = "en"
"""The language whose letters for suits and ranks stand in files and exports."""
SHORT = 8
"""From so many letters on a word says what was meant, whatever is wrong with it."""


@lru_cache(maxsize=8192)
def fold(text: str) -> str:
    """What remains of a name when case, accents, spaces and signs do not count; a bare sign stays itself."""
    simple = plain(text)
    return "".join(filter(str.isalnum, simple)) or simple.strip()


def plain(text: str) -> str:
    """The text without case and accents."""
    if text.isascii():
        return text.lower()
    decomposed = normalize("NFKD", normalize("NFKD", text).casefold())
    return "".join(char for char in decomposed if not combining(char))


def _accented(name: str) -> str:
    return "" if name.isascii() else name.lower()


def edits_allowed(word: str) -> int:
    """How many typing errors are forgiven: none up to 3 letters, one up to 7, two from 8."""
    return 0 if len(word) < 4 else 1 if len(word) < 8 else 2


class Near(NamedTuple):
    """A name that was nearly typed: what it means, how it is written, how many edits away it is."""

    id: str
    alias: str
    distance: int


UNREAL = "unreal"
"""The saying of what was not done: `würde` and `hätte` are not the `wurde` and `hatte` of what was."""


class Lexicon:
    """All names of all kinds. Build it with `Lexicon.of`; it never changes afterwards."""

    __slots__ = (
        "_aliases",
        "_found_near",
        "_heard",
        "_ids",
        "_names",
        "_places",
        "_sorted",
        "_unreal",
        "_words",
        "exact",
        "lang",
    )

    def __init__(self) -> None:
        self.lang = WRITTEN_IN
        """The language that is typed: whose letters for suits and ranks are read."""
        self._heard: dict[str, Lexicon] = {self.lang: self}
        self._ids: dict[str, dict[str, tuple[str, ...]]] = {}
        self._aliases: dict[str, tuple[tuple[str, str, int], ...]] = {}
        self._sorted: dict[str, list[str]] = {}
        self._places: dict[str, dict[str, int]] = {}
        self._names: dict[str, dict[str, Mapping[str, Sequence[str]]]] = {}
        self._words: dict[str, int] = {}
        self._unreal: frozenset[str] = frozenset()
        self._found_near = lru_cache(maxsize=1024)(self._near)
        self.exact: Callable[[str, str], tuple[str, ...]] = lru_cache(maxsize=4096)(self._exact)
        """The ids that a text is the very name of, of this kind and in any language; more if the name is shared.

        Every rule of the notation asks this of every word, at every table at which a line is read.
        """

    @classmethod
    def of(cls, glossary: Glossary) -> "Lexicon":
        """The lexicon of a glossary as the TOML reader gives it."""
        lexicon = cls()
        for kind, entries in glossary.items():
            lexicon._learn(kind, entries)
        return lexicon

    def heard_in(self, lang: str) -> "Lexicon":
        """The same names, for lines that are typed in this language."""
        if lang not in self._heard:
            self._heard[lang] = other = copy(self)
            other.lang = lang
        return self._heard[lang]

    def of_a_game(self, known: Mapping[str, Container[str]]) -> "Lexicon":
        """The same names, but of these kinds of those things alone: what else is called so is no word here."""
        other = copy(self)
        for name in ("_ids", "_aliases", "_sorted", "_places", "_names", "_words"):
            setattr(other, name, dict(getattr(self, name)))
        for kind, ids in known.items():
            other._learn(kind, {id_: names for id_, names in self._names.get(kind, {}).items() if id_ in ids})
        other._heard = {self.lang: other}
        other._found_near = lru_cache(maxsize=1024)(other._near)
        other.exact = lru_cache(maxsize=4096)(other._exact)
        return other

    def _learn(self, kind: str, entries: Mapping[str, Mapping[str, Sequence[str]]]) -> None:
        ids: dict[str, tuple[str, ...]] = {}
        aliases: dict[str, str] = {}
        most = 1
        spoken = {id_: _spoken(languages) for id_, languages in entries.items()}
        for id_, languages in spoken.items():
            for alias in (alias for names in languages.values() for alias in names):
                folded = fold(alias)
                known = ids.get(folded, ())
                ids[folded] = known if id_ in known else (*known, id_)
                aliases.setdefault(folded, alias)
                most = max(most, len(alias.split()))
        self._ids[kind], self._words[kind] = ids, most
        self._aliases[kind] = tuple((folded, alias, len(folded)) for folded, alias in aliases.items())
        self._sorted[kind], self._places[kind] = sorted(ids), {folded: place for place, folded in enumerate(ids)}
        self._names[kind] = spoken
        if kind == "saying":
            self._unreal = frozenset(filter(None, (_accented(name) for name in self.names(kind, UNREAL))))

    def _exact(self, text: str, kind: str) -> tuple[str, ...]:
        if kind == "filler" and text.lower() in self._unreal:
            return ()
        return self._ids.get(kind, {}).get(fold(text), ())

    def longest(self, tokens: Sequence[str], kind: str) -> tuple[tuple[str, ...], int]:
        """The ids named by the longest run of leading tokens, and its length; `((), 0)` if there is none."""
        for count in range(min(len(tokens), self._words.get(kind, 0)), 0, -1):
            if ids := self.exact("".join(tokens[:count]), kind):
                return ids, count
        return (), 0

    def beginnings(self, text: str, kind: str) -> tuple[str, ...]:
        """The ids that have a name beginning with the text; none for an empty text."""
        start, known = fold(text), self._sorted.get(kind, [])
        if not start:
            return ()
        first = last = bisect_left(known, start)
        while last < len(known) and known[last].startswith(start):
            last += 1
        found = sorted(known[first:last], key=self._places.get(kind, {}).__getitem__)
        return tuple(dict.fromkeys(chain.from_iterable(map(self._ids.get(kind, {}).__getitem__, found))))

    def near(self, text: str, kind: str) -> tuple[Near, ...]:
        """The ids with a name at most `edits_allowed` edits away, the nearest first, each with its best name.

        A transposition of neighbours counts once.
        """
        return self._found_near(text, kind)

    def _near(self, text: str, kind: str) -> tuple[Near, ...]:
        from rapidfuzz.distance import OSA  # only a typing error pays for it

        typed = fold(text)
        size, allowed = len(typed), edits_allowed(typed)
        best: dict[str, Near] = {}
        for folded, alias, length in self._aliases.get(kind, ()) if allowed else ():
            if not -allowed <= length - size <= allowed:
                continue
            distance = int(OSA.distance(typed, folded, score_cutoff=allowed))
            if distance <= allowed:
                for id_ in self._ids[kind][folded]:
                    near = Near(id_, alias, distance)
                    best[id_] = min(best.get(id_, near), near, key=_far)
        return tuple(sorted(best.values(), key=_far))

    def slips(self, text: str, kind: str) -> tuple[Near, ...]:
        """Those that were likely meant: a short word is one of the language typed, and begins as it should.

        Its first two letters may be transposed.
        """
        typed = fold(text)
        near = self.near(text, kind)
        return near if len(typed) >= SHORT else tuple(each for each in near if self._begins_as(typed, kind, each))

    def _begins_as(self, typed: str, kind: str, near: Near) -> bool:
        meant = fold(near.alias)
        spoken = any(self.is_said_in(lang, near.alias, kind, near.id) for lang in (self.lang, WRITTEN_IN))
        return (spoken or near.alias == near.id) and (typed[:1] == meant[:1] or typed[:2] == meant[1::-1])

    def name(self, kind: str, id_: str, lang: str) -> str:
        """How the language calls it; without a word in that language the English one, else the id itself."""
        languages = self._names.get(kind, {}).get(id_, {})
        names = languages.get(lang) or languages.get(OTHERWISE) or (id_,)
        return names[0]

    def names(self, kind: str, id_: str) -> tuple[str, ...]:
        """Every name of one thing, in all languages of the program, the official ones included."""
        languages = self._names.get(kind, {}).get(id_, {})
        return tuple(dict.fromkeys(chain.from_iterable(languages.values())))

    def is_said_in(self, lang: str, text: str, kind: str, id_: str) -> bool:
        """Does this language call it so?"""
        return fold(text) in map(fold, self._names.get(kind, {}).get(id_, {}).get(lang, ()))

    @property
    def kinds(self) -> tuple[str, ...]:
        """Everything of which there are names."""
        return tuple(self._names)

    def ids(self, kind: str) -> tuple[str, ...]:
        """Every id of a kind, in the order of the glossary."""
        return tuple(self._names.get(kind, {}))


def _spoken(languages: Mapping[str, Sequence[str]]) -> Mapping[str, Sequence[str]]:
    return {lang: names for lang, names in languages.items() if lang in LANGUAGES}


def _far(near: Near) -> int:
    return near.distance


@cache
def load() -> Lexicon:
    """The lexicon of the project's own glossary, read once."""
    import tomllib

    from referee import resources

    return Lexicon.of(tomllib.loads((resources.words() / "glossary.toml").read_text(encoding="utf-8")))
