"""From the words of `referee new` to what is played, who sits where, as whom.

Sets, options, roles and characters are read in any language, by any beginning that only
one has.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from referee import sets
from referee.cli.misuse import Misuse
from referee.core.book.rulebook import Rulebook
from referee.core.judging.soundness import MOST_SEATS
from referee.desk.game_choice import with_needs
from referee.errors import BadLine
from referee.lexicon import Lexicon, fold
from referee.speech import LANGUAGES, Speech
from referee.typing.seats import DealtSeat, SeatWords


class Seating:
    """Reads seats for one book."""

    def __init__(self, book: Rulebook, lexicon: Lexicon) -> None:
        self._words = SeatWords(book, lexicon)

    def places(self, words: Sequence[str], roles: Iterable[str], characters: Iterable[str]) -> list[DealtSeat]:
        """The seats in their order.

        Raises `Misuse` (`no_names`, `too_many_seats`, `not_a_pair`) and `BadLine` for what names nobody or nothing.
        """
        if not words:
            raise Misuse("no_names")
        if len(words) > MOST_SEATS:
            raise Misuse("too_many_seats", most=MOST_SEATS)
        places = [self._words.seat(word) for word in words]
        for word in roles:
            seat, said = self._pair(word, places)
            places[seat] = replace(places[seat], role=self._words.named("role", said))
        for word in characters:
            seat, said = self._pair(word, places)
            places[seat] = replace(places[seat], character=self._words.named("character", said))
        return places

    def _pair(self, word: str, places: Sequence[DealtSeat]) -> tuple[int, str]:
        """`1=sheriff` or `anna=sheriff`: the index of the seat and what it is."""
        seat, sign, said = word.rpartition("=")
        if not sign:
            raise Misuse("not_a_pair", word=word[:40])
        if seat.isdecimal() and len(seat) < 5 and 0 < int(seat) <= len(places):
            return int(seat) - 1, said
        return self._seat(seat, [place.name for place in places]), said

    def _seat(self, word: str, names: Sequence[str]) -> int:
        wanted = fold(word)
        same = [index for index, name in enumerate(names) if name == word]
        found = same or [i for i, name in enumerate(names) if wanted and fold(name).startswith(wanted)]
        if not found:
            raise BadLine("unknown_seat", word=word[:40])
        if len(found) > 1:
            raise BadLine("seat_ambiguous", word=word[:40], choices=tuple(names[i] for i in found))
        return found[0]


def chosen_sets(words: Iterable[str]) -> tuple[str, ...]:
    """The sets that these words name, and what they need. Raises `UnknownId` `no_such_set`, `SetsClash`."""
    ids = {name: f"set-{name}" for name in sets.names()}
    named = (_meant(word, ids) or word for word in words)
    return sets.bind(with_needs(named)).sets


def chosen_options(words: Iterable[str], book: Rulebook) -> dict[str, str]:
    """`edition=first` and the like. Raises `Misuse` `not_a_pair`, `BadLine` `unknown_option`."""
    return dict(_option(word, book) for word in words)


def _option(word: str, book: Rulebook) -> tuple[str, str]:
    said, sign, value = word.partition("=")
    if not (said and sign):
        raise Misuse("not_a_pair", word=word[:40])
    option = _one_of(said, {name: f"option-{name}" for name in book.options})
    return option, _one_of(value, {each: f"option-{option}-{each}" for each in book.options[option]})


def _one_of(word: str, keys: Mapping[str, str]) -> str:
    found = _meant(word, keys)
    if found is None:
        raise BadLine("unknown_option", word=word[:40], choices=tuple(keys))
    return found


def _meant(word: str, keys: Mapping[str, str]) -> str | None:
    """The id that a word is, or that has this name in any language, or alone a name that begins so."""
    if word in keys or not fold(word):
        return word if word in keys else None
    names = {id_: (fold(id_), *(fold(Speech.of(lang).say(key)) for lang in LANGUAGES)) for id_, key in keys.items()}
    same = [id_ for id_, known in names.items() if fold(word) in known]
    begun = [id_ for id_, known in names.items() if any(name.startswith(fold(word)) for name in known)]
    found = same or begun
    return found[0] if len(found) == 1 else None
