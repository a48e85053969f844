"""Of whom a clause is that names nobody: `priya nothing, dies` tells two things of Priya, whoever has the turn.

In go the words of a clause and who the one before it was of, out come its entries. Shorthand is laxer than a sentence:
a card, a verb as files have it, or what is due of another is his of whom it is less wrong. Who has answered, and has
nothing more to say, is not who goes on: `joe shoots kim, hit, lays a barrel` is of Joe.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import dropwhile

from msgspec import Struct

from referee.core.book.questions import RESCUES
from referee.core.book.rulebook import Situation, kind_of
from referee.core.judging.assumed import assumed
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Verdict
from referee.core.play.owing import place
from referee.errors import BadLine
from referee.notation.spoken.clauses import is_known, is_little, is_said, is_said_together, player
from referee.notation.spoken.deeds import by_character
from referee.notation.spoken.roles_meant import by_role
from referee.notation.spoken.word_order import DONE
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

NO_ANSWER = (e.Laid, e.TurnBegan, e.TurnEnded)
"""What nobody does because he was asked."""
ASKED = ("answer", "lose", "fall")
"""What is due of him who is asked, until he has answered and stands or falls."""
ReadAt = Callable[[list[str], Table], Sequence[e.Entry]]
"""The entries of some words at a table. Raises `BadLine`."""


class After(Struct, frozen=True):
    """The last that the line told before a clause, and whether the line began with him of whom that was."""

    last: e.Entry
    his_line: bool


def of_his_character(words: TypedWords, part: list[str]) -> list[str]:
    """`the gringo draws one`, `the sheriff loses a life`: of him alone who has that character, or that role."""
    said = part[1:] if len(part) > 2 and is_little(words, part[0]) else part
    if len(said) > 1 and Quoted not in map(type, said[:2]) and is_known(words, said[0], "role"):
        return by_role(words, said)
    named = by_character(words, said)
    if named is said or named == said or is_known(words, said[0], "verb") or Quoted in map(type, said[:2]):
        return part
    does = is_known(words, named[1], "verb") or is_known(words, named[1], "deed") or is_said(words, named[1], *DONE)
    return named if does else part


def told_of_him(
    who: str, part: list[str], words: TypedWords, table: Table, read_at: ReadAt, after: After | None = None
) -> Sequence[e.Entry]:
    """What a clause says, of this player where it names none. Raises `BadLine` where it means nothing."""
    if not who or player(words, part[0]):
        return read_at(part, table)
    part = _that_he_saves_himself(words, part)
    if with_article := _with_an_article(who, part, words, table, read_at):
        return with_article
    if asked := _is_shot_at(after, table) if _saves_himself(words, part) else 0:
        return read_at([str(asked), *part], table)
    his = _read(read_at, [who, *part], table)
    if after is not None and (hit := _of_whom_he_shot(after, part, his, table, read_at)):
        return hit
    if fallen := _of_who_is_asked(who, part, his, table, read_at):
        return fallen
    if after is not None and _saves_him(after, part, his, words, table):
        return his
    verdict = judge(table, his[0], words.book) if his else None
    if after is not None and (rather := _of_who_goes_on(after, part, his, words, table, read_at)):
        return rather
    if verdict is None or verdict.clean or _fell(after, his, table):
        return his if verdict is not None and verdict.clean else read_at(part, table)
    if _saves_himself(words, part):
        return his
    anothers = _read(read_at, part, table)
    return anothers if anothers and _is_anothers(anothers[0], part[0], verdict, words, table) else his


def _with_an_article(who: str, part: list[str], words: TypedWords, table: Table, read_at: ReadAt) -> Sequence[e.Entry]:
    """`ben plays a barrel and a scope`: his, where nothing is against it, and not of whose name begins like that."""
    if len(part) < 2 or not is_little(words, part[0]) or words.seat(part[0]) is None:
        return ()
    his = _read(read_at, [who, *part[1:]], table) if words.card(part[1:], mend=False) is not None else ()
    return his if his and judge(table, his[0], words.book).clean else ()


def _is_shot_at(after: After | None, table: Table) -> int:
    """Who has to answer first what was played just before at him; 0 if nobody has."""
    at = after.last.at if after is not None and isinstance(after.last, e.Played) else ()
    return next((owed.seat for owed in table.owed() if owed.kind == "answer" and owed.seat in at), 0)


def _of_whom_he_shot(
    after: After, part: list[str], his: Sequence[e.Entry], table: Table, read_at: ReadAt
) -> Sequence[e.Entry]:
    """`bang ben, hit`: of whom it was played at, though its player has a life point to lose for something else.

    So is the card that he is made to discard: `cat balou ben, discards one`.
    """
    shot = after.last
    if not isinstance(shot, e.Played) or not his or not isinstance(his[0], e.LifeLost | e.Discarded | e.Declined):
        return ()
    anothers = _read(read_at, part, table)
    if anothers and isinstance(anothers[0], e.Tossed):
        return anothers
    return anothers if anothers and isinstance(anothers[0], e.Declined) and anothers[0].by in shot.at else ()


def _of_who_is_asked(
    who: str, part: list[str], his: Sequence[e.Entry], table: Table, read_at: ReadAt
) -> Sequence[e.Entry]:
    """`bang ben, dies`: of the one who has something to answer, where he is another. Raises `BadLine` of several."""
    asked = {owed.seat for owed in table.owed() if owed.kind in ASKED}
    fallen = his[-1] if his else None
    if not isinstance(fallen, e.Eliminated) or not asked or fallen.by in asked:
        return ()
    return read_at([str(asked.pop()), *part] if len(asked) == 1 else part, table)


def _saves_him(after: After, part: list[str], his: Sequence[e.Entry], words: TypedWords, table: Table) -> bool:
    """`cleo hit, drinks a beer`: does it save who lost a life point, as it says, or of whom nobody knows his points?"""
    said = his[0] if his else None
    hit = after.last if isinstance(after.last, e.LifeLost | e.Declined) else None
    if hit is None or not isinstance(said, e.Played) or said.by != hit.by:
        return False
    saves = any(is_said_together(words, part[:count], "saves", "keeps_alive") for count in (1, 2, 3))
    unknown = after.his_line and isinstance(hit, e.LifeLost) and table.seat(hit.by).life is None
    return (saves or unknown) and kind_of(said) in Situation(table, words.book).ask(RESCUES, said.by)


def _of_who_goes_on(
    after: After, part: list[str], his: Sequence[e.Entry], words: TypedWords, table: Table, read_at: ReadAt
) -> Sequence[e.Entry]:
    """What is not of him who answered: it is due of another, or of whose turn it is, who plays on.

    Nothing where he has more to say, or where the line is his and needs no other turn for it.
    """
    by = getattr(after.last, "by", 0)
    if not _has_answered(after.last, by, table) or _is_due_of_him(by, his, words, table):
        return ()
    others = _read(read_at, part, table)
    if not others or getattr(others[0], "by", by) == by:
        return ()
    due = place(table, others[0], words.book) is not None
    return others if due or _plays_on(others[0], his, after, words, table) else ()


def _fell(after: After | None, his: Sequence[e.Entry], table: Table) -> bool:
    """Was it told just before that he fell, who would do this? He does nothing more: it is of another."""
    last = after.last if after is not None else None
    return isinstance(last, e.Eliminated) and last.by == getattr(his[0], "by", 0) and table.seat(last.by).out


def _saves_himself(words: TypedWords, part: list[str]) -> bool:
    """`saves himself with a beer`: of him who was hit, whoever else has a beer."""
    return any(is_said_together(words, part[:count], "saves") for count in (1, 2, 3) if len(part) >= count)


def _that_he_saves_himself(words: TypedWords, part: list[str]) -> list[str]:
    """`but she saves herself with a beer`: without the words before it; any other clause as it is."""
    said = [*dropwhile(words.joins, part)]
    said = said[1:] if said and is_said(words, said[0], "pronoun", "that_card") else said
    return said if _saves_himself(words, said) else part


def _has_answered(last: e.Entry, by: int, table: Table) -> bool:
    """Is it an answer, or what came of one, with nothing left to answer for?"""
    draws = isinstance(last, e.Drew) and last.cause == "turn"
    plays = isinstance(last, e.Played) and (by == table.turn.seat or bool(last.at))
    if not by or isinstance(last, NO_ANSWER) or draws or plays:
        return False
    return all(owed.seat != by or owed.kind not in ASKED for owed in table.owed())


def _is_due_of_him(by: int, his: Sequence[e.Entry], words: TypedWords, table: Table) -> bool:
    met = place(table, his[0], words.book) if his else None
    return met is not None and met.owed.seat == by


def _plays_on(entry: e.Entry, his: Sequence[e.Entry], after: After, words: TypedWords, table: Table) -> bool:
    """Is it of whose turn it is, whom the line began with, or would a turn have to pass for it to be of the other?"""
    if table.turn.phase == "over" or getattr(entry, "by", 0) != table.turn.seat:
        return False
    if after.his_line:
        clean = assumed(table, entry, words.book)[1].clean
        return clean and bool(his) and _needs_a_turn(his[0], words, table)
    return not his or _needs_a_turn(his[0], words, table) or not judge(table, his[0], words.book).clean


def _needs_a_turn(entry: e.Entry, words: TypedWords, table: Table) -> bool:
    """Has a turn to begin, of which nobody wrote so, before this can be?"""
    return any(isinstance(each, e.TurnBegan) for each in assumed(table, entry, words.book)[0])


def subject(part: list[str], meant: Sequence[e.Entry], words: TypedWords) -> str:
    """Of whom a clause was that means these entries."""
    return part[0] if player(words, part[0]) else str(getattr(meant[-1], "by", "") or "")


def _read(read_at: ReadAt, part: list[str], table: Table) -> Sequence[e.Entry]:
    try:
        return read_at(part, table)
    except BadLine:
        return ()


def _is_anothers(entry: e.Entry, head: str, his: Verdict, words: TypedWords, table: Table) -> bool:
    """Is it due of another, or told in no sentence but with a card, or a verb as files have it, and less wrong?"""
    if isinstance(entry, e.Played) and entry.at == (entry.by,):
        return False
    level = judge(table, entry, words.book).level
    if is_known(words, head, "verb", head) or not is_known(words, head, "verb"):
        return level <= his.level
    return level < his.level and place(table, entry, words.book) is not None
