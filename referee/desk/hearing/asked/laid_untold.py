"""A draw! for a card that does not lie before its player by the log, or a shot with a weapon that does not: he may have
laid it down, and nobody wrote it.

In go a draw! or a shot and the log, out comes the question whether the card was laid down before, so that all is in
order: only the referee knows. A word behind the line says that there was none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from referee.core.judging.judge import judge
from referee.core.nouns.entries import Entry, Flipped, Inserted, Played, TurnBegan, TurnEnded
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.core.nouns.vocabulary import Card
from referee.core.play.placing import with_figure
from referee.desk.hearing.lately import Lately
from referee.desk.hearing.typed_line import TypedLine
from referee.errors import BadLine
from referee.log.replaying import JudgedEntry

LAID = ("none", "self")
"""How a card is aimed that its player lays down before himself."""


def ask_whether_laid(
    line: TypedLine, said: JudgedEntry, lately: Lately, put_right: Callable[[tuple[Entry, ...]], object]
) -> None:
    """Raises `BadLine` `laid_untold` where the card could be put into his last turn, and nothing gets worse by it."""
    for number, laid in _laid_in_his_last_turn(said, lately):
        if put_right((Inserted(number, 1), laid)) is None:
            continue
        card = line.lexicon.name("card", laid.card.kind, line.lexicon.lang)
        choices = (TypedLine(card.lower(), line.lexicon).before(number), line.as_meant)
        player = said.before.seat(laid.by).name[:40]
        raise BadLine("laid_untold", word=line.shown, player=player, card=card, choices=choices)


def ask_whether_armed(line: TypedLine, judged: Sequence[JudgedEntry], weapon: str, lately: Lately) -> None:
    """Raises `BadLine` `weapon_untold` where a shot told with this weapon would be in order if it lay there."""
    wrong = [each for each in judged if weapon and each.verdict.level == Level.ILLEGAL]
    if len(wrong) != 1 or not _is_armed_then(wrong[0], weapon, lately):
        return
    shot, lexicon = wrong[0], line.lexicon
    card = lexicon.name("card", weapon, lexicon.lang)
    choices = (f"{card.lower()}; {line.line}", line.as_meant)
    player = shot.before.seat(getattr(shot.entry, "by", 0)).name[:40]
    raise BadLine("weapon_untold", word=line.shown, player=player, card=card, choices=choices)


def _is_armed_then(said: JudgedEntry, weapon: str, lately: Lately) -> bool:
    """Would nothing speak against the shot of whose turn it is, with the weapon that he has not?"""
    shot, table, cards = said.entry, said.before, lately.book.cards
    if not isinstance(shot, Played) or not shot.at or shot.by != table.turn.seat:
        return False
    lying = table.seat(shot.by).in_play
    others = tuple(each for each in lying if (facts := cards.get(each.kind)) is None or not facts.weapon)
    there = with_figure(table, shot.by, in_play=(*others, Card(weapon)))
    return all(each.kind != weapon for each in lying) and judge(there, shot, lately.book).clean


def _laid_in_his_last_turn(said: JudgedEntry, lately: Lately) -> Iterator[tuple[int, Played]]:
    """The card that a forbidden draw! lacks, and before which entries it may have been played, the last one first."""
    drew = said.entry
    if not isinstance(drew, Flipped) or said.verdict.level != Level.ILLEGAL or not _lacks_it(drew, said.before, lately):
        return
    laid = Played(drew.by, Card(drew.card))
    for number in _last_turn(drew.by, lately):
        if judge(lately.table_before(number), laid, lately.book).clean:
            yield number, laid


def _lacks_it(drew: Flipped, table: Table, lately: Lately) -> bool:
    """Would nothing speak against the draw! if the card lay there, as it may?"""
    facts = lately.book.cards.get(drew.card)
    if facts is None or not facts.stays or facts.aim not in LAID:
        return False
    lying = table.seat(drew.by).in_play
    there = with_figure(table, drew.by, in_play=(*lying, Card(drew.card)))
    return judge(there, drew, lately.book).clean


def _last_turn(by: int, lately: Lately) -> Iterator[int]:
    """What counts of the last turn that this player ended, its end first; nothing if he has ended none."""
    ended = False
    for number in filter(None, reversed(lately.counting)):
        entry: Entry = lately.log[number]
        if isinstance(entry, TurnBegan | TurnEnded) and ended:
            return
        ended = ended or (isinstance(entry, TurnEnded) and entry.by == by)
        if ended:
            yield number
