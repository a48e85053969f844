"""A card of who comes next, told while another's turn was not ended: has his turn begun, or is it out of turn?

In go what a line was read as and the table, out comes the question. Where something was done since the draw, a turn
that nobody ended is the likelier; a draw of his own tells that his turn has begun. Not so of a card alone that saves
whoever plays it: such are played out of turn, too.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.nouns.entries import Assumed, Drew, Entry, LifeLost, Played, TurnBegan
from referee.core.nouns.table import Table
from referee.desk.hearing.lately import Lately
from referee.desk.hearing.typed_line import TypedLine
from referee.errors import BadLine
from referee.log.replaying import JudgedEntry


def ask_whether_his_turn(line: TypedLine, judged: Sequence[JudgedEntry], table: Table, lately: Lately) -> None:
    """Raises `BadLine` `out_of_turn` where a turn would be assumed to begin right behind another's draw."""
    last, turn = lately.log[lately.last], table.turn.seat
    drew = isinstance(last, Drew) and (last.by, last.cause) == (turn, "turn") and table.untouched
    if not _begins_with_a_play([each.entry for each in judged]):
        return
    over = table.turn.phase == "over"
    if not drew and (over or not _is_a_rescue_alone(judged, lately)):
        return
    choices = (f"{turn} {line.verb('end')}; {line.line}", line.out_of_turn)
    raise BadLine("out_of_turn", word=line.shown, player=table.seat(turn).name[:40], choices=choices)


def saved_at_once(judged: Sequence[JudgedEntry]) -> tuple[Entry, ...]:
    """The same out of turn, where who lost a life point would play a card in a turn that is assumed; else nothing."""
    entries = [each.entry for each in judged if not isinstance(each.entry, Assumed)]
    lost = next((each.by for each in entries if isinstance(each, LifeLost)), 0)
    began = next((at for at, each in enumerate(entries) if isinstance(each, TurnBegan) and each.by == lost), 0)
    plays = isinstance(entries[-1], Played) and entries[-1].by == lost
    return (*entries[:began], entries[-1]) if began and plays else ()


def done_in_between(judged: Sequence[JudgedEntry], table: Table) -> tuple[Entry, ...]:
    """The same out of turn, where a card is played in a turn that is assumed while another has it; else nothing."""
    entries = [each.entry for each in judged[_untyped(judged) :]]
    runs = table.turn.phase != "over" and _begins_with_a_play([each.entry for each in judged])
    return tuple(each for each in entries if not isinstance(each, Assumed)) if runs else ()


def _untyped(judged: Sequence[JudgedEntry]) -> int:
    """How many entries at the head were taken for granted."""
    first = judged[0].entry
    return 1 + first.count if isinstance(first, Assumed) else 0


def _is_a_rescue_alone(judged: Sequence[JudgedEntry], lately: Lately) -> bool:
    """Is it a card by which life is saved, and nothing else?"""
    match [each.entry for each in judged[_untyped(judged) :]]:
        case [Played(card=card)]:
            facts = lately.book.cards.get(card.kind)
            return facts is not None and facts.rescues
    return False


def _begins_with_a_play(entries: Sequence[Entry]) -> bool:
    """Is it assumed that a turn begins, in which a card is played first?"""
    match entries:
        case [Assumed(count=count), *run] if isinstance(next(iter(run[count:]), None), Played):
            return any(isinstance(each, TurnBegan) for each in run[:count])
    return False
