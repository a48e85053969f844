"""Rank and suit as people say and type them: `5c`, `5 cuori`, `hartenboer`, `queen of spades`.

In go words and the language they were typed in, out come the faces they may mean. Letters are those of that language;
where it has none so, of the one that files are written in (English); and those of others only where these mean nothing.
What may be two within one language (`hk`, hartenkoning or klaverenheer) is asked, and read back in words in any case. A
suit's own sign (`5♣`) and its name leave no doubt in any language.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Any

from referee import resources
from referee.core.nouns.vocabulary import RANKS, SUITS
from referee.languages import LANGUAGES
from referee.lexicon import WRITTEN_IN, plain

_SIGNS = dict(zip("hdcs", "♥♦♣♠", strict=True))
SIGNED = 2
"""Letters that may stand for a suit, at most."""
LONGEST = 3
"""The most words that a face may take: `fante di picche`."""

_WRITTEN = re.compile(r'("(?:[^"\\]|\\.)*")|(?<![^\s/])((?:10|[2-9jqka])[hdcs]|hearts|diamonds|clubs|spades)(?!\S)')
"""Text in quotes, or a face as it is written."""

Readings = Mapping[str, tuple[str, ...]]
"""What is typed without spaces, and every face that it may mean."""


def faces_named(words: Sequence[str], lang: str) -> tuple[tuple[str, ...], int]:
    """The faces that the first words may mean, and how many words that takes; `((), 0)` if they name none."""
    return _faces_named(tuple(words[:LONGEST]), lang)


def is_own_face(word: str, lang: str) -> bool:
    """Is it a rank and suit in this language, or as files have it?"""
    typed = plain(word)
    return typed in _own(lang) and typed not in _said_otherwise(lang)


@lru_cache(maxsize=1024)
def faces_together(words: tuple[str, ...], lang: str) -> tuple[int, ...]:
    """How many of the words belong together, one after the other: those of a face, and each other by itself."""
    together: list[int] = []
    at = 0
    while at < len(words):
        together.append(max(1, _faces_named(words[at : at + LONGEST], lang)[1]))
        at += together[-1]
    return tuple(together)


@lru_cache(maxsize=8192)
def faces_begun(word: str, lang: str) -> tuple[str, ...]:
    """Every face of a rank, or of a suit that begins so, which comes first, in this language or that of files."""
    typed, langs = plain(word), dict.fromkeys((lang, WRITTEN_IN))
    ranks = [rank for rank in RANKS if typed == rank or any(typed in _names("rank", rank, each) for each in langs)]
    suits = [suit for suit in SUITS if any(_is_suit(typed, _names("suit", suit, each)) for each in langs)]
    if ranks:
        return tuple(rank + suit for rank in ranks for suit in SUITS)
    return tuple(rank + suit for suit in suits for rank in ("", *RANKS))


def _is_suit(typed: str, names: Sequence[str]) -> bool:
    return len(typed) > 2 and any(name.startswith(typed) for name in names)


@lru_cache(maxsize=8192)
def _faces_named(words: tuple[str, ...], lang: str) -> tuple[tuple[str, ...], int]:
    for count in range(len(words), 0, -1):
        typed = _glued(words[:count])
        if count == 1 and typed in _said_otherwise(lang):
            continue
        if found := _own(lang).get(typed) or _all().get(typed):
            return found, count
    return (), 0


def _glued(words: Sequence[str]) -> str:
    """One word as it is; of several, rank and suit without what joins them, empty if no suit is named among them.

    `a heart` is one of them, and not the ace.
    """
    if len(words) == 1:
        typed = plain(words[0])
        apart = typed.replace("-", "")  # `Pik-Ass`
        return "" if apart in _half_in_words() else apart if apart.isalnum() else typed
    first, *joint, last = map(plain, words)
    if not joint and (first, last) in _one_of_a_suit():
        return ""
    named = last in _suit_names() if joint else not _suit_names().isdisjoint((first, last))
    return first + last if named and set(joint) <= suit_joints() else ""


def suit_named(word: str, lang: str) -> str:
    """The suit that a word is by itself, in this language or that of files; empty if it is none."""
    typed = plain(word)
    langs = dict.fromkeys((lang, WRITTEN_IN))
    return next(
        (suit for suit in SUITS for each in langs if len(typed) > 1 and typed in _names("suit", suit, each)), ""
    )


def suit_lettered(word: str, lang: str) -> str:
    """The suit that a word or letter is where nothing but a face can stand; in this language before that of files."""
    named = (suit for each in (lang, WRITTEN_IN) for suit in SUITS if plain(word) in _names("suit", suit, each))
    return next(named, "")


def face_word(face: str) -> str:
    """A face as files have it: `5h`, and in words where only its suit was told: `hearts`."""
    return suit_in_words(face, WRITTEN_IN) if face in SUITS else face


def suit_written(word: str) -> str:
    """The suit that this word is in files, where no rank was told; empty if it is none."""
    return next((suit for suit in SUITS if face_word(suit) == word), "")


def suit_in_words(suit: str, lang: str) -> str:
    """What this language calls a suit by itself, in its own words or those of files."""
    return (_names("suit", suit, lang) or _names("suit", suit, WRITTEN_IN))[0]


def in_words(face: str, lang: str) -> str:
    """A face as it is said: `5 of hearts`, `hartenboer`, `fante di picche`; of a suit alone that."""
    rank, suit = face[:-1], face[-1]
    if not rank:
        return suit_in_words(suit, lang)
    ways = _data()["said"]["number" if rank.isdecimal() else "court"]
    said = lang if lang in ways else WRITTEN_IN
    return str(ways[said]).format(
        rank=rank if rank.isdecimal() else _names("rank", rank, said)[0], suit=_names("suit", suit, said)[0]
    )


def number_named(word: str) -> str:
    """The number that a word is, from 2 to 10 as on the cards; empty if it is none."""
    return _numbers().get(plain(word), "")


def number_said(word: str) -> str:
    """A number of at most two digits, or one in words; empty if it is none."""
    return word if word.isascii() and word.isdigit() and len(word) < 3 else number_named(word)


def typed_face(face: str, lang: str) -> str:
    """A face as it may be typed in this language: as in a file, unless a letter of it could be two."""
    if face in SUITS:
        return suit_in_words(face, lang)
    if _own(lang)[face] == (face,):
        return face
    return f"{face[:-1]}{_names('suit', face[-1], lang)[0]}"


def typed_line(line: str, lang: str) -> str:
    """A line as it stands in a file, so that it may be typed in this language."""
    return _WRITTEN.sub(lambda found: found[1] or typed_face(suit_written(found[2]) or found[2], lang), line)


@cache
def _own(lang: str) -> Readings:
    """What may be typed in this language: its own words and letters; besides these, what files have that it has not."""
    suits = _forms("suit", SUITS, lang)
    named = [(suit, name) for suit, name in suits if len(name) > SIGNED]
    return {**_readings(_forms("rank", RANKS, lang), suits), **_native(lang), **_readings(_beside_a_suit(lang), named)}


def _beside_a_suit(lang: str) -> list[tuple[str, str]]:
    """What a rank is called only where a suit is named with it: the old spelling `As`, which is letters elsewhere."""
    return [(rank, said) for rank, names in _data()["beside_a_suit"].items() for said in names.get(lang, ())]


@cache
def _native(lang: str) -> Readings:
    """What is said in this language alone."""
    return _readings(_forms("rank", RANKS, lang, ()), _forms("suit", SUITS, lang, ()))


@cache
def _all() -> Readings:
    """What may be typed in any language, each read by itself: rank and suit of two languages make no face."""
    found: dict[str, dict[str, None]] = {}
    for lang in LANGUAGES:
        for typed, faces in _own(lang).items():
            found.setdefault(typed, {}).update(dict.fromkeys(faces))
    return {typed: tuple(faces) for typed, faces in found.items()}


def _readings(ranks: Iterable[tuple[str, str]], suits: Iterable[tuple[str, str]]) -> Readings:
    found: dict[str, dict[str, None]] = {}
    for (rank, said), (suit, called) in product(ranks, suits):
        for typed in (said + called, called + said):
            found.setdefault(typed, {})[rank + suit] = None
    return {typed: tuple(faces) for typed, faces in found.items()}


def _forms(kind: str, ids: Sequence[str], lang: str, besides: Iterable[str] = (WRITTEN_IN,)) -> list[tuple[str, str]]:
    """Each rank or suit with all that may be typed for it; `besides` in these languages, unless it is another here."""
    own = [(id_, said) for id_ in ids for said in (_sign(id_), *_names(kind, id_, lang)) if said]
    taken = {said for _, said in own}
    return own + [
        (id_, said) for each in besides for id_ in ids for said in _names(kind, id_, each) if said not in taken
    ]


def _sign(id_: str) -> str:
    return _SIGNS.get(id_, id_ if id_.isdecimal() else "")


def _names(kind: str, id_: str, lang: str) -> Sequence[str]:
    """What the language calls a rank or a suit; nothing if it has not been told."""
    return _data()[kind][id_].get(lang, ())  # type: ignore[no-any-return]


@cache
def _numbers() -> Mapping[str, str]:
    ranks = ((rank, said) for lang in LANGUAGES for rank, said in _forms("rank", RANKS, lang, ()))
    return {said: rank for rank, said in ranks if rank.isdecimal() and len(said) > 1 and not said.isdecimal()}


@cache
def _half_in_words() -> frozenset[str]:
    """A number in words behind letters for a suit, or before them, as one word: `kracht` is no eight of clubs."""
    suits = {name for lang in LANGUAGES for _, name in _forms("suit", SUITS, lang, ()) if len(name) <= SIGNED}
    return frozenset(each for number in _numbers() for suit in suits for each in (number + suit, suit + number))


@cache
def _suit_names() -> frozenset[str]:
    return frozenset(name for lang in LANGUAGES for _, name in _forms("suit", SUITS, lang, ()) if len(name) > 1)


@cache
def _one_of_a_suit() -> frozenset[tuple[str, str]]:
    data = _data()
    return frozenset(each for lang, said in data["one_of"].items() for each in product(data["article"][lang], said))


@cache
def _said_otherwise(lang: str) -> frozenset[str]:
    """What is a word of this language itself: `af` is no ace of clubs in Dutch."""
    return frozenset(_data()["no_face"].get(lang, ()))


@cache
def suit_joints() -> frozenset[str]:
    """What may stand between a rank and its suit: `of`."""
    return frozenset(word for words in _data()["joint"].values() for word in words)


@cache
def _data() -> Mapping[str, Any]:
    return tomllib.loads((resources.words() / "faces.toml").read_text(encoding="utf-8"))
