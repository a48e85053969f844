"""The verbs of play: what happened at the table."""

from __future__ import annotations

from collections.abc import Callable

from referee import entries as e
from referee.errors import BadLine
from referee.notation.sentence import Sentence
from referee.notation.tokens import Quoted
from referee.questions import BARRELS
from referee.rulebook import Situation
from referee.table import Owed
from referee.vocabulary import Card

Verb = Callable[[Sentence], list[e.Entry]]



def turn(said: Sentence) -> list[e.Entry]:
    """`S turn`"""
    words = said.rest
    if words and said.named is None:
        return [e.TurnBegan(said.seat_in(words))]
    said.only(words)
    return [e.TurnBegan(said.actor("turn"))]


def end(said: Sentence) -> list[e.Entry]:
    """`S end`"""
    said.only(said.rest)
    return [e.TurnEnded(said.actor("end") if said.named is not None else said.table.turn.seat or said.actor("end"))]


def draw(said: Sentence) -> list[e.Entry]:
    """`S draw N [from T|discards] [for CAUSE] [with CARD ...]`"""
    parts = said.parts()
    said.only_parts(parts, "from", "for", "with")
    by, number = said.actor("draw"), parts[""]
    owed = _draw_due(said, by, "for" in parts, bool(number))
    cause = said.cause(parts["for"]) if "for" in parts else owed.card if owed else "turn"
    count = said.words.need_number(number) if number else owed.count if owed else 1
    said.only(number[1:])
    source, of = _source(said, parts.get("from"))
    if "from" not in parts and owed is not None and owed.other and cause == owed.card:
        source, of = "hand", owed.other
    if source != "deck" and not number and cause == "turn":
        count = 1
    return [e.Drew(by, count, source, of, cause, said.cards(parts))]  # type: ignore[arg-type]


def _draw_due(said: Sentence, by: int, cause_given: bool, count_given: bool) -> Owed | None:
    """The draw that is meant if its cause is left out: phase 1 if that is due, else what else is."""
    due = [
        owed
        for owed in (*said.table.triggers, *(o for frame in reversed(said.table.frames) for o in frame.owed))
        if owed.kind == "draw" and owed.seat == by
    ]
    if cause_given:
        return next(iter(due), None)
    if count_given:
        turn_first = [owed for owed in due if owed.card == "turn"]
        return next(iter(turn_first or due), None)
    return next(iter(due), None)


def _source(said: Sentence, words: list[str] | None) -> tuple[str, int]:
    if not words:
        return "deck", 0
    place = said.words.named(words[0], "word", ("deck", "discards", "hand"))
    if place is not None:
        said.only(words[1:])
        return place, 0
    return "hand", said.seat_in(words)


def flip(said: Sentence) -> list[e.Entry]:
    """`S flip CARD FACE [over FACE]`"""
    words = said.rest
    if words and said.words.face(words[0]) is not None:
        owed = said.due("flip", "answer")
        return _flip(said, _drawn_for(said, owed), words)
    card, taken = _flipped_card(said, words)
    return _flip(said, card, words[taken:])


def _drawn_for(said: Sentence, owed: Owed | None) -> str:
    """What a draw! is made for when only its face was said."""
    if owed is None:
        raise BadLine("needs_card")
    if owed.kind == "flip":
        return owed.card
    now = Situation(said.table, said.words.book)
    left = [each for each in now.ask(BARRELS, owed.seat, owed.card) if each not in owed.tried]
    if not left:
        raise BadLine("needs_card")
    return left[0]


def _flipped_card(said: Sentence, words: list[str]) -> tuple[str, int]:
    if words and words[0] in said.words.book.draws:
        return words[0], 1
    found = said.words.card(words)
    if found is not None:
        return found[0].kind, found[1]
    ids, taken = said.words.lexicon.longest(words, "character")
    if len(ids) == 1:
        return ids[0], taken
    raise BadLine("unknown_card" if words else "needs_card", word=words[0][:40] if words else "")


def _flip(said: Sentence, card: str, words: list[str]) -> list[e.Entry]:
    face = said.words.need_face(words)
    rest, over = words[1:], ""
    if rest:
        rest = rest[1:] if said.words.named(rest[0], "word", ("over",)) else rest
        over = said.words.need_face(rest)
        said.only(rest[1:])
    owed = said.due("flip")
    kind = "flip" if owed is not None and owed.card == card else "answer"
    return [e.Flipped(said.actor(kind), card, face, over)]


def play(said: Sentence) -> list[e.Entry]:
    """`S play CARD [T ...] [as KIND]`: nothing is filled in."""
    card, taken = said.words.need_card(said.rest)
    return _play(said, card, said.rest[taken:], fill=False)


def bare_card(said: Sentence) -> list[e.Entry]:
    """`S CARD ...`: a flip if a face follows, an answer if it can only be one, else a play."""
    words = said.rest
    name = said.words.named(words[0], "character") if not isinstance(words[0], Quoted) else None
    if name is not None and len(words) > 1 and said.words.face(words[1]) is not None:
        return _flip(said, name, words[1:])
    card, taken = said.words.need_card(words)
    rest = words[taken:]
    if rest and card.kind in said.words.book.draws and said.words.face(rest[0]) is not None:
        return _flip(said, card.kind, rest)
    facts = said.words.book.cards.get(card.kind)
    if not rest and (facts is None or facts.answers):
        return [e.Answered(said.actor("answer"), card)]
    return _play(said, card, rest, fill=True)


def _play(said: Sentence, card: Card, rest: list[str], fill: bool) -> list[e.Entry]:
    facts = said.words.book.cards.get(card.kind)
    rescues = facts is not None and facts.rescues
    by = said.actor("fall") if rescues else said.named or said.table.turn.seat or said.actor()
    aim = facts.aim if facts else "none"
    targets, rest = _targets(said, rest, several=aim == "others" or not fill)
    serves, rest = _serves(said, card, targets, rest)
    if aim == "others" and not targets and fill:
        targets = tuple(seat for seat in said.table.clockwise(by) if seat != by)
    if fill and not targets and aim in ("reach", "near", "one", "other"):
        raise BadLine("needs_seat")
    played = e.Played(by, card, targets, serves)
    if facts is not None and facts.then and rest and targets:
        return [played, (_take if facts.then == "take" else _toss)(said, by, targets[0], rest)]
    said.only(rest)
    return [played]


def _targets(said: Sentence, rest: list[str], several: bool) -> tuple[tuple[int, ...], list[str]]:
    if rest and not isinstance(rest[0], Quoted) and said.words.named(rest[0], "word", ("at", "to")):
        rest = rest[1:]
    targets: list[int] = []
    while rest and (several or not targets):
        if rest[0] == "as":
            break
        targets.append(said.words.need_seat(rest))
        rest = rest[1:]
    return tuple(targets), rest


def _serves(said: Sentence, card: Card, targets: tuple[int, ...], rest: list[str]) -> tuple[str, list[str]]:
    if rest[:2] == ["as", "?"]:
        return "", rest[2:]
    if rest and rest[0] == "as":
        kind, taken = said.words.need_card(rest[1:])
        return kind.kind, rest[1 + taken :]
    facts = said.words.book.cards.get(card.kind)
    return (facts.aimed_as if facts and targets else ""), rest


def _take(said: Sentence, by: int, of: int, rest: list[str]) -> e.Entry:
    if _says_hand(said, rest):
        said.only(rest[1:])
        return e.Took(by, of)
    card, taken = said.words.need_card(rest)
    said.only(rest[taken:])
    return e.Took(by, of, card)


def _toss(said: Sentence, by: int, of: int, rest: list[str]) -> e.Entry:
    if not _says_hand(said, rest):
        card, taken = said.words.need_card(rest)
        said.only(rest[taken:])
        return e.Tossed(by, of, card)
    rest = rest[1:]
    if rest and said.words.named(rest[0], "word", ("with",)):
        rest = rest[1:]
    if not rest:
        return e.Tossed(by, of)
    seen, taken = said.words.need_card(rest)
    said.only(rest[taken:])
    return e.Tossed(by, of, None, seen)


def _says_hand(said: Sentence, rest: list[str]) -> bool:
    return bool(rest) and said.words.named(rest[0], "word", ("hand",)) is not None


def take(said: Sentence) -> list[e.Entry]:
    """`S take T CARD`, `S take T hand`"""
    return [_from_target(said, "take", _take)]


def toss(said: Sentence) -> list[e.Entry]:
    """`S toss T CARD`, `S toss T hand [with CARD]`"""
    return [_from_target(said, "toss", _toss)]


def _from_target(said: Sentence, kind: str, act: Callable[[Sentence, int, int, list[str]], e.Entry]) -> e.Entry:
    by, owed, words = said.actor(kind), said.due(kind), said.rest
    seat = said.words.seat(words[0]) if words else None
    if seat is None and owed is not None and words:
        return act(said, by, owed.other, words)
    return act(said, by, said.words.need_seat(words), words[1:])


def answer(said: Sentence) -> list[e.Entry]:
    """`S answer CARD`"""
    card, taken = said.words.need_card(said.rest)
    said.only(said.rest[taken:])
    return [e.Answered(said.actor("answer"), card)]


def no(said: Sentence) -> list[e.Entry]:
    """`S no`"""
    said.only(said.rest)
    return [e.Declined(said.actor("answer"))]


def hit(said: Sentence) -> list[e.Entry]:
    """`S hit`: nothing is given, and the life point is lost."""
    said.only(said.rest)
    by, owed = said.actor("answer"), said.due("answer")
    if owed is None:
        raise BadLine("nothing_due", word="hit")
    return [e.Declined(by), e.LifeLost(by, 1, owed.other, owed.card)]


def lose(said: Sentence) -> list[e.Entry]:
    """`S lose N by T to CAUSE`"""
    parts = said.parts()
    said.only_parts(parts, "by", "to")
    by, owed = said.actor("lose", "answer"), said.due("lose") or said.due("answer")
    count = said.words.need_number(parts[""]) if parts[""] else owed.count if owed and owed.kind == "lose" else 1
    said.only(parts[""][1:])
    if "by" in parts or "to" in parts or owed is None:
        return [e.LifeLost(by, count, _author(said, parts), said.cause(parts.get("to", [])))]
    return [e.LifeLost(by, count, owed.other, owed.card)]


def _author(said: Sentence, parts: dict[str, list[str]]) -> int:
    return said.seat_in(parts["by"]) if "by" in parts else 0


def gain(said: Sentence) -> list[e.Entry]:
    """`S gain N for CAUSE`"""
    parts = said.parts()
    said.only_parts(parts, "for")
    by, owed = said.actor("gain"), said.due("gain")
    count = said.words.need_number(parts[""]) if parts[""] else owed.count if owed else 1
    said.only(parts[""][1:])
    cause = said.cause(parts["for"]) if "for" in parts else owed.card if owed else ""
    return [e.LifeGained(by, count, cause)]


def out(said: Sentence) -> list[e.Entry]:
    """`S out [ROLE] [by T] [to CAUSE]`"""
    parts = said.parts()
    said.only_parts(parts, "by", "to")
    by, owed = said.actor("fall"), said.due("fall")
    role = _role(said, parts[""])
    if "by" in parts or "to" in parts or owed is None:
        return [e.Eliminated(by, role, _author(said, parts), said.cause(parts.get("to", [])))]
    return [e.Eliminated(by, role, owed.other, owed.card)]


def _role(said: Sentence, words: list[str]) -> str:
    if not words or words == ["?"]:
        return ""
    role = said.words.named(words[0], "role", said.words.book.roles) or said.words.mend(words[0], "role")
    if role is None or role not in said.words.book.roles:
        raise BadLine("unknown_word", word=words[0][:40])
    said.only(words[1:])
    return role


def forfeit(said: Sentence) -> list[e.Entry]:
    """`S forfeit [to T] [with CARD ...]`"""
    parts = said.parts()
    said.only_parts(parts, "to", "with")
    said.only(parts[""])
    by, owed = said.actor("forfeit"), said.due("forfeit")
    to = said.seat_in(parts["to"]) if "to" in parts else owed.other if owed else 0
    return [e.Forfeited(by, to, said.cards(parts))]


def discard(said: Sentence) -> list[e.Entry]:
    """`S discard N [for CAUSE] [with CARD ...]`; the number may be left out where the cards are named"""
    parts = said.parts()
    said.only_parts(parts, "for", "with")
    words, cards = parts[""], said.cards(parts)
    number = said.words.number(words[0]) if words else None
    if number is not None:
        words = words[1:]
    if words:
        cards = (*said.words.cards(words), *cards)
    cause = said.cause(parts["for"]) if "for" in parts else "limit"
    by = said.named or said.table.turn.seat or said.actor()
    return [e.Discarded(by, number if number is not None else max(1, len(cards)), cause, cards)]


def drop(said: Sentence) -> list[e.Entry]:
    """`S drop CARD`"""
    owed = said.due("drop")
    if not said.rest and owed is not None:
        return [e.Dropped(owed.seat, Card(owed.card))]
    card, taken = said.words.need_card(said.rest)
    said.only(said.rest[taken:])
    return [e.Dropped(said.actor("drop"), card)]


def pass_on(said: Sentence) -> list[e.Entry]:
    """`S pass dynamite T`"""
    owed, words = said.due("pass"), said.rest
    by = said.actor("pass")
    card, taken = said.words.need_card(words) if words or owed is None else (Card(owed.card), 0)
    rest = words[taken:]
    if not rest and owed is not None:
        return [e.Passed(by, card, owed.other)]
    if rest and said.words.named(rest[0], "word", ("to",)):
        rest = rest[1:]
    return [e.Passed(by, card, said.seat_in(rest))]


def turnup(said: Sentence) -> list[e.Entry]:
    """`S turnup N [with CARD ...]`"""
    parts = said.parts()
    said.only_parts(parts, "with")
    words, cards, owed = parts[""], said.cards(parts), said.due("turnup")
    number = said.words.number(words[0]) if words else None
    if number is not None:
        words = words[1:]
    cards = (*said.words.cards(words), *cards)
    count = number if number is not None else len(cards) or (owed.count if owed else 1)
    return [e.TurnedUp(said.actor("turnup"), count, cards)]


def pick(said: Sentence) -> list[e.Entry]:
    """`S pick CARD`"""
    card, taken = said.words.need_card(said.rest) if said.rest else (Card(), 0)
    said.only(said.rest[taken:])
    return [e.Picked(said.actor("pick"), card)]


def putback(said: Sentence) -> list[e.Entry]:
    """`S putback N`"""
    count = said.words.need_number(said.rest) if said.rest else 1
    said.only(said.rest[1:])
    return [e.PutBack(said.actor("putback"), count)]


def show(said: Sentence) -> list[e.Entry]:
    """`S show FACE`, `S show CARD/FACE`"""
    card, taken = said.words.need_card(said.rest)
    rest = said.rest[taken:]
    if rest and not card.face:
        card, rest = Card(card.kind, said.words.need_face(rest)), rest[1:]
    said.only(rest)
    return [e.Revealed(said.actor("show"), card)]


def turned(said: Sentence) -> list[e.Entry]:
    """`turned`"""
    said.only(said.rest)
    return [e.DeckTurned()]


def won(said: Sentence) -> list[e.Entry]:
    """`won SIDE`"""
    owed, words = said.due("won"), said.rest
    if not words and owed is not None:
        return [e.Won(owed.card)]
    if not words:
        raise BadLine("needs_side")
    said.only(words[1:])
    return [e.Won(_side(said, words[0]))]


def _side(said: Sentence, word: str) -> str:
    sides = said.words.book.sides
    if word in sides.values():
        return word
    role = said.words.named(word, "role", said.words.book.roles)
    if role is None:
        raise BadLine("unknown_word", word=word[:40])
    return sides[role]


def lay(said: Sentence) -> list[e.Entry]:
    """`S lay CARD`"""
    card, taken = said.words.need_card(said.rest)
    said.only(said.rest[taken:])
    return [e.Laid(said.actor(), card)]


def lost(said: Sentence) -> list[e.Entry]:
    """`S lost CARD`"""
    card, taken = said.words.need_card(said.rest)
    said.only(said.rest[taken:])
    return [e.Lost(said.actor(), card)]


def next_turn(said: Sentence) -> list[e.Entry]:
    """`next`: the turn passes to the next player."""
    said.only(said.rest)
    table = said.table
    coming = table.after(table.turn.seat) if table.turn.seat else said.actor("turn")
    return [e.TurnBegan(coming)]


TABLE_VERBS: dict[str, Verb] = {
    "turn": turn, "end": end, "draw": draw, "flip": flip, "play": play, "answer": answer, "no": no, "hit": hit,
    "lose": lose, "gain": gain, "out": out, "forfeit": forfeit, "take": take, "toss": toss, "discard": discard,
    "drop": drop, "pass": pass_on, "turnup": turnup, "pick": pick, "putback": putback, "show": show,
    "turned": turned, "won": won, "lay": lay, "lost": lost, "next": next_turn, "+": gain, "-": lose,
}  # fmt: skip
"""Every verb of play."""
