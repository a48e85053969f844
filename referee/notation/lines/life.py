"""Life points lost and regained, and the end of a player."""

from __future__ import annotations

from referee.core.book.questions import CARDS_GO_TO, HAS_LIFE, HIT_COSTS, MAY_HAVE_ROLE
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Death, Owed
from referee.errors import BadLine
from referee.notation.sentence import Sentence, Verb

WHO_FALLS = "who_falls"
"""What is asked where somebody falls who is not named, and several have something to answer."""


def hit(said: Sentence) -> list[e.Entry]:
    """`S hit`: nothing is given, and a life point is lost, where there is one to lose; or what is to be lost anyway."""
    said.only(said.rest)
    by, owed = said.actor("answer"), said.due("answer")
    if owed is None and said.due("lose") is not None:
        return lose(said)
    owed = owed or _after_the_other(said, by)
    if owed is None:
        raise BadLine("nothing_due", word=said.typed[:40] or "hit")
    now = Situation(said.table, said.words.book)
    lost = now.ask(HIT_COSTS, by, owed.cause) if now.ask(HAS_LIFE, by) else 0
    return [e.Declined(by), *((e.LifeLost(by, lost, owed.other, owed.cause),) if lost else ())]


def _after_the_other(said: Sentence, by: int) -> Owed | None:
    """What the other one in a Duel is asked: after his answer it is this one who is."""
    top, now = said.table.top, Situation(said.table, said.words.book)
    if by not in (top.author, *top.targets) or not now.is_a(top.card, "challenge") or now.is_a(top.card, "others"):
        return None
    return next((owed for owed in top.owed if owed.kind == "answer"), None)


def lose(said: Sentence) -> list[e.Entry]:
    """`S lose N by T to CAUSE`. Raises `BadLine` `loses_a_card` where that is all it says."""
    if not said.written and any(said.words.named(word, "saying", ("card",)) for word in said.rest):
        raise BadLine("loses_a_card")
    parts = said.parts()
    said.only_parts(parts, "by", "to")
    if not said.written and "to" not in parts and _is_a_cause(said, parts.get("by", [])):
        parts["to"] = parts.pop("by")
    in_full = said.written and said.named is not None and bool(parts[""]) and len(parts) > 1
    owed = None if in_full else said.due("lose") or said.due("answer") or said.due_to_be(e.LifeLost)
    by = owed.seat if owed is not None and said.named is None else said.actor("lose")
    count = said.words.need_number(parts[""]) if parts[""] else owed.count if owed and owed.kind == "lose" else 1
    said.only(parts[""][1:])
    if "by" in parts or "to" in parts or owed is None:
        cause = said.cause(parts.get("to", []))
        its = owed is not None and "by" not in parts and (owed.seat, owed.cause) == (by, cause)
        return [e.LifeLost(by, count, owed.other if owed and its else _author(said, parts), cause)]
    return [e.LifeLost(by, count, owed.other, owed.cause)]


def _is_a_cause(said: Sentence, words: list[str]) -> bool:
    """Does a card stand where a player might, as in `loses a life by the duel`?"""
    found = said.words.card(words, mend=False) if words and said.words.seat(words[0]) is None else None
    return found is not None and found[1] == len(words)


def gain(said: Sentence) -> list[e.Entry]:
    """`S gain N for CAUSE`; where that many cards are due as a reward, and no life point is, these"""
    parts = said.parts()
    said.only_parts(parts, "for")
    by, owed = said.actor("gain"), said.due("gain")
    count = said.words.need_number(parts[""]) if parts[""] else owed.count if owed else 1
    said.only(parts[""][1:])
    if owed is None and (reward := _reward_of(said, by, count, parts)) is not None:
        return [reward]
    cause = said.cause(parts["for"]) if "for" in parts else owed.cause if owed else ""
    return [e.LifeGained(by, count, cause)]


def _reward_of(said: Sentence, by: int, count: int, parts: dict[str, list[str]]) -> e.Drew | None:
    """`gets 3` of one who has a reward of so many cards to draw; None if it is none."""
    due = said.due("draw")
    if due is None or said.written or "for" in parts or (due.seat, due.count) != (by, count):
        return None
    return e.Drew(by, count, cause=due.cause) if due.cause in said.words.book.rewards else None


def out(said: Sentence) -> list[e.Entry]:
    """`S out [ROLE] [by T] [to CAUSE]`; without a role the one that was noted, or that alone is left.

    Raises `BadLine` `which_role`, and `who_falls` where nobody is named and several have something to answer.
    """
    parts = said.parts()
    if not said.written and "by" not in parts and "from" in parts:
        parts["by"] = parts.pop("from")
    said.only_parts(parts, "by", "to")
    by, owed = _who_falls(said), said.due("fall")
    role = _role(said, parts[""]) if parts[""] else _known_role(said, by)
    told = "by" in parts or "to" in parts
    if owed is not None and not told:
        return [e.Eliminated(by, role, owed.other, owed.cause)]
    if not told and (death := _unseen(said, by)) is not None:
        return [e.Eliminated(by, role, death.author, death.cause)]
    author, cause = _author(said, parts), said.cause(parts.get("to", []))
    if owed is not None and not said.written and not cause and author == owed.other:
        cause = owed.cause
    return [e.Eliminated(by, role, author, cause)]


def _who_falls(said: Sentence) -> int:
    """Of whom it is that names nobody: who is shot at, and never who shot. Raises `BadLine` `who_falls`."""
    asked = {owed.seat for owed in said.table.owed() if owed.kind in ("answer", "lose")}
    if said.named is not None or not asked or said.due("fall") is not None:
        return said.actor("fall")
    if len(asked) > 1:
        choices = tuple(said.table.seat(seat).name for seat in sorted(asked))
        raise BadLine(WHO_FALLS, word=said.typed[:40] or "out", choices=choices)
    return asked.pop()


def _unseen(said: Sentence, by: int) -> Death | None:
    """How he died whose role nobody saw yet."""
    if said.table.seat(by).shown:
        return None
    return next((death for death in said.table.deaths if death.seat == by), None)


def _known_role(said: Sentence, by: int) -> str:
    """The role that was noted, or the only one that is left; where there are several it has to be said."""
    left = Situation(said.table, said.words.book).ask(MAY_HAVE_ROLE, by)
    if len(left) > 1:
        raise BadLine("which_role", who=said.table.seat(by).name, roles=left)
    return "".join(left)


def _role(said: Sentence, words: list[str]) -> str:
    if not words or words == ["?"]:
        return ""
    role = said.words.named(words[0], "role", said.words.book.roles) or said.words.mend(words[0], "role")
    if role is None or role not in said.words.book.roles:
        raise BadLine("unknown_word", word=words[0][:40])
    said.only(words[1:])
    return role


def _author(said: Sentence, parts: dict[str, list[str]]) -> int:
    return said.seat_in(parts["by"]) if "by" in parts else 0


def forfeit(said: Sentence) -> list[e.Entry]:
    """`S forfeit [to T] [with CARD ...]`; where nothing is due, of who fell last: he had no card"""
    parts = said.parts()
    said.only_parts(parts, "to", "with")
    said.only(parts[""])
    owed, fallen = said.due("forfeit"), said.table.deaths
    by = fallen[-1].seat if said.named is None and owed is None and fallen else said.actor("forfeit")
    now = Situation(said.table, said.words.book)
    to = said.seat_in(parts["to"]) if "to" in parts else now.ask(CARDS_GO_TO, by, owed.cause) if owed else 0
    return [e.Forfeited(by, to, said.cards(parts))]


LIFE_VERBS: dict[str, Verb] = {
    "hit": hit, "lose": lose, "gain": gain, "out": out, "forfeit": forfeit, "+": gain, "-": lose,
}  # fmt: skip
