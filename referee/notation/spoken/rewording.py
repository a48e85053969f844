"""Lines that mean nothing as they stand, said again in shorthand: `puts ben in jail` is `jail ben`.

In go the words of a line that was refused, out come those of lines that say the same, one construction after another
put into shorthand; the first that can be read is meant. So nothing that is read as it stands is ever read otherwise.

Of the table only its players, their characters and roles, whose turn it is, and what is under way and owed count here,
and how many cards are held where a line tells of the end of a turn, and what lies before all where it tells with what
something is done or of weapons, so that a line which is read at many tables, as one that may be late is, is seldom said
again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.vocabulary import Card, Count
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.spoken.answers_told import ANSWERS_TOLD
from referee.notation.spoken.by_an_event import by_an_event
from referee.notation.spoken.card_by_whom import CARD_BY_WHOM
from referee.notation.spoken.card_of_another import CARD_OF_ANOTHER
from referee.notation.spoken.clauses import (
    apart,
    bare,
    is_known,
    is_said,
    is_said_together,
    of_each,
    together,
    turned_up_with_it,
)
from referee.notation.spoken.constructions import CONSTRUCTIONS
from referee.notation.spoken.draws_told import DRAWS_TOLD
from referee.notation.spoken.entries_taken_back import entries_taken_back, the_last_ones
from referee.notation.spoken.events_told import event_told
from referee.notation.spoken.everybody_does import all_choose, all_drink, card_for_all
from referee.notation.spoken.helped_by_a_draw import draws_that_may_help
from referee.notation.spoken.in_a_row import shown_with_it
from referee.notation.spoken.in_his_jail import face_behind_him, told_of_his_jail
from referee.notation.spoken.in_one_breath import cards_of_one_name, drawn_and_passed
from referee.notation.spoken.in_several_words import in_several_words
from referee.notation.spoken.life_regained import LIFE_REGAINED
from referee.notation.spoken.locked_up import LOCKED_UP
from referee.notation.spoken.not_drawn import draws_none
from referee.notation.spoken.roles_meant import role_of_the_fallen, what_he_was
from referee.notation.spoken.said_late import before_entry
from referee.notation.spoken.said_no import discards_nothing
from referee.notation.spoken.shots_told import SHOTS_TOLD, at_him_alone
from referee.notation.spoken.suit_told import suit_of_the_play
from referee.notation.spoken.taken_from_him import taken_from_him
from referee.notation.spoken.turn_and_draw_told import (
    came_to_mind,
    counts_of_two,
    draws_and_plays,
    draws_the_next,
    end_of_his_turn,
    sentences,
)
from referee.notation.spoken.turn_passed_on import TURN_PASSED_ON
from referee.notation.spoken.verbs import SAID_VERBS
from referee.notation.spoken.wants_to import WANTS_TO
from referee.notation.spoken.weapons_told import WEAPONS_TOLD, tells_of_weapons
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

WITH_OR_BY = ("using", "keeps_alive")
"""Sayings behind or before a card by which something is done."""
Rule = Callable[[TypedWords, list[str]], list[str]]
RULES: tuple[Rule, ...] = (
    the_last_ones,
    entries_taken_back,
    draws_none,
    told_of_his_jail,
    face_behind_him,
    in_several_words,
    role_of_the_fallen,
    what_he_was,
    bare,
    event_told,
    by_an_event,
    came_to_mind,
    suit_of_the_play,
    *TURN_PASSED_ON,
    *WANTS_TO,
    *WEAPONS_TOLD,
    *LOCKED_UP,
    taken_from_him,
    *CARD_BY_WHOM,
    *CARD_OF_ANOTHER,
    *SHOTS_TOLD,
    *ANSWERS_TOLD,
    *DRAWS_TOLD,
    *LIFE_REGAINED,
    end_of_his_turn,
    counts_of_two,
    draws_the_next,
    *SAID_VERBS,
    *CONSTRUCTIONS,
    together,
)
"""In the order in which they are applied, each to what the one before it left; numbers before small words go."""
SEVERAL: tuple[Rule, ...] = (
    before_entry,
    discards_nothing,
    drawn_and_passed,
    at_him_alone,
    apart,
    of_each,
    turned_up_with_it,
    shown_with_it,
    cards_of_one_name,
    all_choose,
    all_drink,
    card_for_all,
    sentences,
)
"""Each applied to the line as it was typed: between its commas are several lines, or what is put in before an entry."""
KEPT = frozenset(("note", "gap", "house", "fault", "stand", "correct", "insert"))
"""What goes on in free words, or with a line that is read by itself."""
LONGEST = 24
"""The most words that are put into shorthand: nobody says more in one breath, and each is looked at by every rule."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A line and all that its rewordings hang on; `words` reads it, at any table at which this is so."""

    line: tuple[str, ...]
    quoted: tuple[bool, ...]
    players: tuple[tuple[str, str, str, bool], ...]
    turn: tuple[int, bool, bool]
    hands: tuple[Count, ...]
    under_way: tuple[str, int, tuple[int, ...]]
    owed: tuple[tuple[str, int, int, int, str, bool], ...]
    open: bool
    helping: tuple[tuple[int, str, str], ...]
    lying: tuple[tuple[Card, ...], ...]
    book: Rulebook
    lexicon: Lexicon
    words: TypedWords = field(compare=False)


def rewordings(words: TypedWords, line: list[str]) -> Iterator[list[str]]:
    """Lines that say in shorthand what this one says in words of its own."""
    quoted, players = (
        (isinstance(word, Quoted) for word in line),
        ((seat.name, seat.character, seat.role, seat.out) for seat in words.table.seats),
    )
    table, top = words.table, words.table.top
    owed = tuple((each.kind, each.seat, each.other, each.count, each.cause, bool(each.tried)) for each in table.owed())
    turn = table.turn.seat, table.turn.phase == "over", table.turn.uncertain
    hands = _hands_that_count(words, line)
    under_way = (top.card, top.author, top.targets)
    typed = Typed(
        tuple(line),
        tuple(quoted),
        tuple(players),
        turn,
        hands,
        under_way,
        owed,
        bool(table.open),
        *_on_the_table(words, line),
        words.book,
        words.lexicon,
        words,
    )
    yield from map(list, _reworded(typed))


def _hands_that_count(words: TypedWords, line: list[str]) -> tuple[Count, ...]:
    """The hands of all where the line may tell with how many cards a turn ends, or are kept; nothing elsewhere."""
    ends = any(
        is_known(words, word, "verb", "end", "discard") or is_said(words, word, "discards", "throws", "keeps", "card")
        for word in line
    )
    return tuple(seat.hand for seat in words.table.seats) if ends else ()


def _on_the_table(
    words: TypedWords, line: list[str]
) -> tuple[tuple[tuple[int, str, str], ...], tuple[tuple[Card, ...], ...]]:
    """Each draw! that may help and what lies before all, where the line tells with what; nothing elsewhere."""
    pairs = (line[at : at + count] for at in range(len(line)) for count in (1, 2))
    tells = tells_of_weapons(words, line) or any(is_known(words, word, "word", "with") for word in line)
    tells = tells or any(is_said_together(words, pair, *WITH_OR_BY) for pair in pairs)
    return (draws_that_may_help(words), tuple(seat.in_play for seat in words.table.seats)) if tells else ((), ())


@lru_cache(maxsize=64)
def _reworded(typed: Typed) -> tuple[list[str], ...]:
    return tuple(_rewordings(typed.words, list(typed.line)))


def _rewordings(words: TypedWords, line: list[str]) -> Iterator[list[str]]:
    if len(line) > LONGEST or any(_is_kept(words, word, line) for word in line[:2]):
        return
    said = line
    for rule in () if draws_and_plays(words, line) else RULES:
        if (changed := _applied(rule, words, said)) != said:
            said = changed
            yield said
    for rule in SEVERAL:
        if (several := _applied(rule, words, line)) != line:
            yield several


def _is_kept(words: TypedWords, word: str, line: list[str]) -> bool:
    """Does this verb go on in words that nobody puts into others? What stands (`stand 230`) has a number."""
    verbs = () if isinstance(word, Quoted) else KEPT.intersection(words.lexicon.exact(word, "verb"))
    return bool(verbs) and (set(verbs) != {"stand"} or any(each.isdigit() for each in line))


def _applied(rule: Rule, words: TypedWords, line: list[str]) -> list[str]:
    """What the rule makes of the line; the line itself where it does not apply."""
    try:
        return rule(words, line) or line
    except BadLine:
        return line
