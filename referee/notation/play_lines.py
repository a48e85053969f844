"""Cards played and answered, every "draw!", and what Panic! and Cat Balou do to a target."""

from __future__ import annotations

from collections.abc import Callable

from referee.core.book.questions import BARRELS, GOES_ROUND, IS_ASKED
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import Card
from referee.errors import BadLine
from referee.notation.sentence import Sentence, Verb
from referee.notation.tokens import Quoted


def flip(said: Sentence) -> list[e.Entry]:
    """`S flip CARD FACE [over FACE]`"""
    words = said.rest
    if said.words.face(words) is not None:
        owed = said.due("flip", "answer")
        return _flip(said, _drawn_for(said, owed), words)
    card, taken = _flipped_card(said, words)
    return _flip(said, card, words[taken:])


def _drawn_for(said: Sentence, owed: Owed | None) -> str:
    """What a draw! is made for when only its face was said."""
    if owed is None:
        raise BadLine("needs_card")
    if owed.kind == "flip":
        return owed.cause
    now = Situation(said.table, said.words.book)
    left = [each for each in now.ask(BARRELS, owed.seat, owed.cause) if each not in owed.tried]
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
    face, taken = said.words.need_face(words)
    rest, over = words[taken:], ""
    if rest:
        rest = rest[1:] if said.words.named(rest[0], "word", ("over",)) else rest
        over, taken = said.words.need_face(rest)
        said.only(rest[taken:])
    owed = said.due("flip")
    kind = "flip" if owed is not None and owed.cause == card else "answer"
    return [e.Flipped(said.actor(kind), card, face, over)]


def play(said: Sentence) -> list[e.Entry]:
    """`S play CARD [T ...] [as KIND]`: nothing is filled in."""
    card, taken = said.words.need_card(said.rest)
    return _play(said, card, said.rest[taken:], fill=False)


def bare_card(said: Sentence) -> list[e.Entry]:
    """`S CARD ...`: a flip if a face follows, an answer if it can only be one, else a play."""
    words = said.rest
    name = said.words.named(words[0], "character") if not isinstance(words[0], Quoted) else None
    if name is not None and said.words.face(words[1:]) is not None:
        return _flip(said, name, words[1:])
    if name is not None and len(words) == 1 and name in said.words.book.draws:
        raise BadLine("needs_face_too", word=words[0][:40])
    card, taken = said.words.need_card(words)
    rest = words[taken:]
    if card.kind in said.words.book.draws and said.words.face(rest) is not None:
        return _flip(said, card.kind, rest)
    facts = said.words.book.cards.get(card.kind)
    if facts is None or facts.answers:
        answers, lying = _answers(said, card, rest)
        if answers:
            return [e.Answered(said.actor_of(e.Answered), card, lying)]
    return _play(said, card, rest, fill=True)


def _answers(said: Sentence, card: Card, rest: list[str]) -> tuple[bool, bool]:
    """Is the card given up in answer, and out of play: as it is said, or seen by where it is?"""
    if rest:
        lies = said.from_play(rest)
        return lies, lies
    if not _waits(said, card):
        return True, False
    lies = _lies_before(said, card, said.actor("answer"))
    return lies, lies


def _waits(said: Sentence, card: Card) -> bool:
    facts = said.words.book.cards.get(card.kind)
    return facts is not None and facts.waits


def _lies_before(said: Sentence, card: Card, by: int) -> bool:
    return any(each.kind == card.kind for each in said.table.seat(by).in_play)


def _others_asked(said: Sentence, by: int) -> tuple[int, ...]:
    """At whom a card aimed at everybody goes."""
    now = Situation(said.table, said.words.book)
    return tuple(seat for seat in now.ask(GOES_ROUND, by) if seat != by and now.ask(IS_ASKED, seat))


def _play(said: Sentence, card: Card, rest: list[str], fill: bool) -> list[e.Entry]:
    facts = said.words.book.cards.get(card.kind)
    rescues = facts is not None and facts.rescues
    by = said.actor("fall") if rescues else said.named or said.table.turn.seat or said.actor()
    given, rest = _given(said, rest) if facts is not None and facts.costs else ((), rest)
    lying, rest = _lying(said, card, by, rest, fill)
    aim = "self" if facts and facts.waits and not lying else facts.aim if facts else "none"
    targets, rest = _targets(said, rest, several=aim == "others" or not fill)
    serves, rest = _serves(said, card, targets, rest)
    if aim == "others" and not targets and fill:
        targets = _others_asked(said, by)
    if fill and not targets and aim in ("reach", "near", "one", "other"):
        raise BadLine("needs_seat")
    played: list[e.Entry] = [e.Played(by, card, targets, serves, lying)]
    if given:
        played.append(e.Discarded(by, len(given), card.kind, given))
    if facts is not None and facts.then and rest and targets:
        return [*played, (_take if facts.then == "take" else _toss)(said, by, targets[0], rest)]
    said.only(rest)
    return played


def _given(said: Sentence, rest: list[str]) -> tuple[tuple[Card, ...], list[str]]:
    """The cards given up for the one that is played: `with CARD ...` at the end of the line."""
    for place, word in reversed([*enumerate(rest)]):
        if not isinstance(word, Quoted) and said.words.named(word, "word", ("with",)):
            said.words.need_card(rest[place + 1 :])
            return said.words.cards(rest[place + 1 :]), rest[:place]
    return (), rest


def _lying(said: Sentence, card: Card, by: int, rest: list[str], fill: bool) -> tuple[bool, list[str]]:
    """Does the card lie before its player already: as it is said, or seen by where it is or that it is aimed?"""
    if said.from_play(rest[-2:]):
        return True, rest[:-2]
    if not fill or not _waits(said, card):
        return False, rest
    return bool(rest) or _lies_before(said, card, by), rest


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


def take(said: Sentence) -> list[e.Entry]:
    """`S take T CARD`, `S take T hand [with CARD]`"""
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


def _take(said: Sentence, by: int, of: int, rest: list[str]) -> e.Entry:
    if _says_hand(said, rest):
        return e.Took(by, of, None, _as_seen(said, rest[1:]))
    card, taken = said.words.need_card(rest)
    said.only(rest[taken:])
    return e.Took(by, of, card)


def _toss(said: Sentence, by: int, of: int, rest: list[str]) -> e.Entry:
    if not _says_hand(said, rest):
        card, taken = said.words.need_card(rest)
        said.only(rest[taken:])
        return e.Tossed(by, of, card)
    return e.Tossed(by, of, None, _as_seen(said, rest[1:]))


def _as_seen(said: Sentence, rest: list[str]) -> Card:
    """The card of a hand that all saw, `with CARD`; nameless if none is said."""
    if rest and said.words.named(rest[0], "word", ("with",)):
        rest = rest[1:]
    if not rest:
        return Card()
    seen, taken = said.words.need_card(rest)
    said.only(rest[taken:])
    return seen


def _says_hand(said: Sentence, rest: list[str]) -> bool:
    return bool(rest) and said.words.named(rest[0], "word", ("hand",)) is not None


def answer(said: Sentence) -> list[e.Entry]:
    """`S answer CARD [from play]`"""
    card, taken = said.words.need_card(said.rest)
    lying = said.from_play(said.rest[taken:])
    said.only([] if lying else said.rest[taken:])
    return [e.Answered(said.actor_of(e.Answered), card, lying)]


def no(said: Sentence) -> list[e.Entry]:
    """`S no`"""
    said.only(said.rest)
    return [e.Declined(said.actor_of(e.Declined))]


PLAY_VERBS: dict[str, Verb] = {
    "flip": flip, "play": play, "answer": answer, "no": no, "take": take, "toss": toss,
}  # fmt: skip
