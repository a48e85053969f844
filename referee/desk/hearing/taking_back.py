"""What takes back what was logged: alone, with more behind it, by a card that goes back, by a turn that is not over.

In go lines, out come what they take back, and what a line does that says why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from referee.core.nouns.entries import Entry, Played, Retracted
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.desk.hearing.asked.another_taken_back import ask_which_goes
from referee.desk.hearing.corrected.card_back import OUT_OF_A_HAND, card_taken_back, taken_back_already
from referee.desk.hearing.corrected.of_the_line import last_play
from referee.desk.hearing.corrected.said_rather import around, behind_it, in_two, without_instead
from referee.desk.hearing.example_players import with_players
from referee.desk.hearing.forgotten import Forgotten
from referee.desk.hearing.late.plays_on import began, not_over
from referee.desk.hearing.lately import read_there
from referee.desk.hearing.outcomes import Outcome, offences, wrong
from referee.desk.hearing.typed_line import TypedLine
from referee.desk.hearing.understanding import ReadAt, filled_between, understood
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.log.history import AMENDING, named
from referee.log.piles import undoing
from referee.notation import (
    CardReturned,
    behind_why_not,
    card_goes_to,
    card_returned,
    is_a_reason,
    named_in,
    tells_why,
    turn_still_of,
)


class TakingBack(Forgotten, frozen=True):
    """A log of which something is taken back."""

    def _heard(self, line: TypedLine) -> Outcome:
        """What a line does."""
        raise NotImplementedError

    def _read_as(self, line: TypedLine) -> Callable[[str], ReadAt]:
        """How another line, or a part of this one, is read."""
        return lambda said: partial(self.read_at, replace(line, line=said))

    def _taken_back_and_more(self, line: TypedLine) -> Outcome | None:
        """`retract, ben done`, `retract, too far`: what was logged last taken back, and what is said or why."""
        for said, rest in (*in_two(line.line), *around(line.line, line.lexicon, "and")):
            gone = read_there(self._read_as(line)(self._as_taken_back(said, line)), self.table)
            if not gone or not all(isinstance(each, Retracted) for each in gone):
                continue
            if is_a_reason(rest, self.table, self.book, line.lexicon):
                return self._for_this(self._undoing(self.with_its_answers(self.comes_to(gone, ()))), rest, line)
            why, more = self._behind_the_reason(rest, line)
            outcome = self._and_goes_on(gone, line, more)
            return self._for_this(outcome, why, line)
        return None

    def _rather_than_an_offence(self, line: TypedLine) -> Outcome | None:
        """`too far, bang ben`: the play that was held against somebody taken back, and what he does instead."""
        rest = "" if self.every_step else behind_why_not(line.line, self.table, self.book, line.lexicon)
        number = next((each for each in self.lately.numbers(1) if isinstance(self.log[each], Played)), 0) if rest else 0
        if not number or self.now[number].level < Level.ILLEGAL:
            return None
        outcome = self._and_goes_on((Retracted(number),), line, rest)
        why = line.line.removesuffix(rest).rstrip(" ,.;:!")
        return None if outcome is None else replace(outcome, reason=why)

    def _behind_the_reason(self, rest: str, line: TypedLine) -> tuple[str, str]:
        """`too far. bang ben`: why something is taken back, and what is told behind it; all where no reason is told."""
        told = [(why, more) for why, more in in_two(rest) if self._is_why(why, line) and not self._is_why(more, line)]
        told += [(why, more) for why, more in in_two(rest) if self._tells_why(why, line)]
        return next(iter(told), ("", rest))

    def _as_taken_back(self, said: str, line: TypedLine) -> str:
        """`back in her hand` as what takes back the play of that card; anything else as it was said."""
        told = self._card_returned(said, line)
        return (card_taken_back(told, self.lately, self.at) if told else "") or said

    def _and_goes_on(self, gone: tuple[Entry, ...], line: TypedLine, rest: str) -> Outcome | None:
        """What these take back with the rest of the line: or the last play alone, where only then all is in order.

        Nothing where the rest means nothing then.
        """
        ways = [self._and_then(gone, line, rest)]
        if ways[0] is None or wrong(ways[0]):
            last = last_play(gone, self.log, self.at)
            ways += [self._and_then(last, line, rest)] if last else []
            ways += [self._and_then(gone, line, rest, assumes=True)]
        return min((way for way in ways if way is not None), key=_against, default=None)

    def _and_then(self, gone: tuple[Entry, ...], line: TypedLine, rest: str, assumes: bool = False) -> Outcome | None:
        """What these take back, with what the rest of the line means then; None where that is nothing."""
        outcome = self._undoing(self.with_its_answers(self.comes_to(gone, ())))
        read_rest = self._read_as(line)(without_instead(rest, line.lexicon))
        meant = read_there(read_rest, outcome.table) or self._at_another(gone, rest, line)
        if not meant or any(isinstance(each, AMENDING) for each in meant):
            return None
        if assumes and not self.every_step and not self._at_another(gone, rest, line):
            meant = understood(read_rest, outcome.table, self.book).entries
        meant = meant if self.every_step else filled_between(meant, outcome.table, self.book)
        return self.comes_to((*(each.entry for each in outcome.judged), *meant), ())

    def _at_another(self, gone: Sequence[Entry], rest: str, line: TypedLine) -> tuple[Entry, ...]:
        """`takes it back and gives it to cleo`: the card of the last play that these take back, at her."""
        numbers = sorted(number for each in gone if isinstance(each, Retracted) for number in (each.entry, *each.also))
        played = next((each for each in (self.log[n] for n in reversed(numbers)) if isinstance(each, Played)), None)
        if played is None or len(played.at) != 1 or played.by != self.table.turn.seat:
            return ()
        seat = card_goes_to(rest, played.card.kind, self.table, self.book, line.lexicon)
        return (replace(played, at=(seat,)),) if seat not in (0, played.by, *played.at) else ()

    def _taken_back_for_another(self, line: TypedLine) -> Outcome | None:
        """`gives it to cleo`, `shoots cleo instead`, right behind what took the card back."""
        if not self._has_just_taken_back():
            return None
        if meant := self._at_another(self.log[-1:], line.line, line):
            return self.comes_to(meant, ())
        rest = without_instead(line.line, line.lexicon)
        return self._heard(replace(line, line=rest)) if rest != line.line else None

    def _has_just_taken_back(self) -> bool:
        """Was something taken back last, and no taking back?"""
        last = self.log[-1]
        return isinstance(last, Retracted) and not any(isinstance(self.log[each], AMENDING) for each in named(last))

    def _card_taken_back(self, line: TypedLine) -> Outcome | None:
        """What takes back a play whose card goes back to the hand, with why: `too far, card back`, `no, undo`."""
        if (told := self._card_returned(line.line, line)) and not self._goes_on(line):
            return self._taken_back_as(told, line)
        for parts in (*in_two(line.line), *around(line.line, line.lexicon, "therefore")):
            for said, other in (parts, parts[::-1]):
                back = self._card_returned(said, line, for_a_reason=self._is_why(other, line))
                if back and self._takes_back(other, line):
                    return self._heard(replace(line, line=other))
                if back and self._is_why(other, line):
                    return _saying_why(self._taken_back_as(back, line, other), other)
            if self._is_why(parts[0], line) and self._takes_back(parts[1], line):
                return self._for_this(self._heard(replace(line, line=parts[1])), parts[0], line)
        return None

    def _goes_on(self, line: TypedLine) -> bool:
        """`undo, jail on ben`: is more told behind what takes back, and not the card that goes back?"""
        parts = in_two(line.line)
        return any(self._takes_back(said, line) and self._means(rest, self.table, line) for said, rest in parts)

    def _taken_back_and_why(self, line: TypedLine) -> Outcome | None:
        """`that's her second, undo`, `undo, she had not drawn yet`: what was logged last, where no part tells more."""
        lines = (line.line, *behind_it(line.line, line.lexicon))
        for parts in (
            each for said in lines for each in (*_reason_apart(said), *around(said, line.lexicon, "therefore"))
        ):
            for said, why in (parts, parts[::-1]):
                back = self._card_returned(said, line, for_a_reason=True)
                if not (back or self._takes_back(said, line)) or not self._tells_why(why, line):
                    continue
                outcome = self._taken_back_as(back, line, why) if back else self._heard(replace(line, line=said))
                told = outcome is not None and any(self._means(each, outcome.table, line) for each in _clauses(why))
                return None if told else _saying_why(outcome, why) if back else self._for_this(outcome, why, line)
        return None

    def _for_this(self, outcome: Outcome | None, why: str, line: TypedLine) -> Outcome | None:
        """The same with its reason. Raises `BadLine` `another_taken_back` where that is of an earlier play."""
        if outcome is not None and why:
            said = named_in(why, self.table, self.book, line.lexicon)
            ask_which_goes(line, said, [each.entry for each in outcome.judged], self.lately)
        return _saying_why(outcome, why)

    def _tells_why(self, said: str, line: TypedLine) -> bool:
        """Is it said why, by what is nothing that happens, in each of its sentences?"""
        told = said.replace("; ", ". ").split(". ")
        why = any(tells_why(each, self.table, self.book, line.lexicon) for each in told)
        why = why and all(
            tells_why(each, self.table, self.book, line.lexicon) or self._is_why(each, line) for each in told
        )
        return why and not any(self._means(each, self.table, line) for each in _clauses(said))

    def _means(self, said: str, table: Table, line: TypedLine) -> bool:
        return bool(read_there(self._read_as(line)(said), table))

    def _takes_back(self, said: str, line: TypedLine) -> bool:
        """Does it take back what was logged, and nothing else?"""
        gone = read_there(self._read_as(line)(said), self.table)
        return len(gone) == 1 and isinstance(gone[0], Retracted)

    def _turn_not_over(self, line: TypedLine) -> Outcome | None:
        """The turn that has begun taken back, where the line says that another's still goes on. Raises `BadLine`."""
        seat = turn_still_of(line.line, self.table, self.book, line.lexicon)
        if not seat:
            return None
        if number := began(seat, self.table, self.lately):
            return Outcome((), self.table, already=number)
        if not (gone := not_over(seat, self.table, self.lately)):
            raise with_players(BadLine("unread", word=line.shown), self.table, self.lexicon)
        return self.comes_to(gone, ())

    def _card_returned(self, said: str, line: TypedLine, for_a_reason: bool = False) -> CardReturned | None:
        return card_returned(said, self.table, self.book, line.lexicon, for_a_reason)

    def _is_why(self, said: str, line: TypedLine) -> bool:
        return is_a_reason(said, self.table, self.book, line.lexicon)

    def _taken_back_as(self, told: CardReturned, line: TypedLine, why: str = "") -> Outcome | None:
        if number := taken_back_already(told, self.log):
            return Outcome((), self.table, already=number)
        back = card_taken_back(told, self.lately, self.at)
        if not back:
            return None
        outcome = self._undoing(self._heard(replace(line, line=back)))
        return outcome if speaks_of_a_turn(why, line.lexicon) else self._only_the_card(outcome)

    def _only_the_card(self, outcome: Outcome) -> Outcome:
        """The same without the turn and the draw that were told or assumed before the card: these happened."""
        match [each.entry for each in outcome.judged]:
            case [Retracted() as back]:
                gone = sorted((back.entry, *back.also))
                first = next((number for number in gone if isinstance(self.log[number], OUT_OF_A_HAND)), gone[0])
                kept = tuple(number for number in gone if number >= first)
                return outcome if kept == tuple(gone) else self.comes_to((Retracted(kept[0], kept[1:]),), ())
        return outcome

    def _undoing(self, outcome: Outcome) -> Outcome:
        """The same, as an undoing where it is one: what is undone after it is then what was logged before."""
        match [each.entry for each in outcome.judged]:
            case [Retracted() as back] if (rather := undoing(back, self.log)) != back:
                return self.comes_to((rather,), outcome.mended)
        return outcome


def _reason_apart(said: str) -> Iterator[tuple[str, str]]:
    """The two parts of a line, at a colon or a dash as well: `too far: takes it back`, `too far - back`."""
    yield from in_two(said)
    for sign in (": ", " - ", " – "):
        before, found, behind = said.partition(sign)
        if found and before and behind:
            yield before, behind


def _clauses(said: str) -> list[str]:
    """All of it, and the parts of it at its commas."""
    return [said, *(each for each in said.split(", ") if each != said)]


def speaks_of_a_turn(why: str, lexicon: Lexicon) -> bool:
    """Is it said why with the word for a turn: `not his turn`?"""
    return any("turn" in lexicon.exact(word, "verb") for word in why.split())


def _saying_why(outcome: Outcome | None, reason: str) -> Outcome | None:
    return None if outcome is None else replace(outcome, reason=reason)


def _against(outcome: Outcome) -> tuple[int, int]:
    """How much is held against somebody then, and how much doubted."""
    return offences(outcome), wrong(outcome)
