"""Where somebody plays: everybody by name, one found by what was typed of it, and what is next for him."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.championship.hall.records import Person, Whereabouts
from referee.championship.hall.tables import clock, course
from referee.championship.hall.wording import Wording
from referee.championship.rules.course import to_come
from referee.championship.rules.facts import LEADER
from referee.championship.rules.state import Table
from referee.lexicon import edits_allowed, fold, plain

MOST_TYPED = 80
"""So many letters of what was typed are looked at."""


def people(words: Wording) -> tuple[Person, ...]:
    """Everybody who signed up, by name as a list is read."""
    found = (person(words, number) for number in words.heard.state.players)
    return tuple(sorted(found, key=lambda each: (plain(each.name), each.number)))


def person(words: Wording, number: int) -> Person:
    """A player and where he plays."""
    name, gone = words.player(number), words.heard.state.gone(number)
    table = words.heard.state.table_of(number)
    if table is None:
        return Person(number, name, gone=gone)
    seat = table.seating.index(number) + 1
    return Person(number, name, table.number, seat, words.cup("place", table=str(table.number), seat=str(seat)), gone)


def found(people: Sequence[Person], typed: str) -> tuple[Person, ...]:
    """Who may be meant: by number or name, by how words of it begin, else with the fewest typing errors."""
    typed = typed.strip()[:MOST_TYPED]
    if typed.isdecimal():
        return tuple(each for each in people if str(each.number) == typed)
    wanted = [fold(word) for word in typed.split() if fold(word)]
    whole = [each for each in people if wanted and fold(each.name) == "".join(wanted)]
    far = {each: _far(each.name, wanted) for each in (whole or people)} if wanted else {}
    near = {each: errors for each, errors in far.items() if errors is not None}
    return tuple(each for each, errors in near.items() if errors == min(near.values()))


def _far(name: str, wanted: Sequence[str]) -> int | None:
    """How many typing errors away it is that each word is the beginning of a word of the name; None if too many."""
    words = [*map(fold, name.split()), fold(name)]
    errors = [min(map(_errors, [word] * len(words), words)) for word in wanted]
    forgiven = all(count <= edits_allowed(word) for count, word in zip(errors, wanted, strict=True))
    return sum(errors) if forgiven else None


def _errors(typed: str, word: str) -> int:
    """How many errors lie between what was typed and the word, or a beginning of it."""
    if word.startswith(typed):
        return 0
    from rapidfuzz.distance import OSA  # only a typing error pays for it

    size = len(typed)
    return min(int(OSA.distance(typed, word[:end])) for end in (size - 1, size, size + 1, len(word)))


def whereabouts(words: Wording, number: int) -> Whereabouts:
    """Where a player plays, and what is next for him."""
    who = person(words, number)
    if who.gone:
        return Whereabouts(who, words.cup("has_left"), ())
    if duel := _duel(words, number):
        return Whereabouts(who, duel, tuple(_of_duels(words, number)))
    table = words.heard.state.table_of(number)
    if table is None:
        return Whereabouts(who, words.cup("not_drawn" if words.heard.state.drawn is None else "no_seat"), ())
    return Whereabouts(who, who.place, (*_of_duels(words, number), *_at_the_table(words, table, number)))


def _duel(words: Wording, number: int) -> str:
    """The duel that he plays now."""
    now = next((match for match in words.heard.matches.values() if match.ready and number in match.there), None)
    if now is None:
        return ""
    other = next(player for player in now.there if player != number)
    return words.cup("meets", match=words.told.speech.match(now.key), player=words.player(other))


def _of_duels(words: Wording, number: int) -> Iterator[str]:
    """What became of the duels that he was in, and what he waits for."""
    for match in words.heard.matches.values():
        if number in match.there and match.winner is not None:
            key = "won" if match.winner == number else "lost"
            yield words.cup(key, match=words.told.speech.match(match.key))
        elif number in match.there and not match.ready and not match.over:
            yield words.cup("waits", match=words.told.speech.match(match.key))


def _at_the_table(words: Wording, table: Table, number: int) -> Iterator[str]:
    yield course(words, table)
    now = table.under_way
    if now:
        told = clock(words, table.number, now)
        yield from filter(None, (" · ".join(filter(None, (told.since, told.lasted, told.paused, told.extra))),))
        if hire := now.hire_of(number):
            yield words.cup("plays", character=words.told.speech.words.character(hire.character))
    yield from _neighbours(words, table, number)
    yield from (_leads(words, round_) for round_, sheriff in to_come(words.heard.state, table) if sheriff == number)


def _neighbours(words: Wording, table: Table, number: int) -> Iterator[str]:
    """Who sits to the left of him and who to the right: each to the left of the one before (`ITC-065`)."""
    at, seats = table.seating.index(number), len(table.seating)
    if seats > 1:
        left, right = table.seating[(at + 1) % seats], table.seating[at - 1]
        yield words.cup("between", left=words.player(left), right=words.player(right))


def _leads(words: Wording, round_: int) -> str:
    return words.cup("leads", round=str(round_), role=words.told.speech.words.role(LEADER))
