"""Cards that change their place without being played: drawn, shown, put back, discarded, passed on, picked."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.questions import DISCARDS_BY, DRAW_COUNT, DRAW_SOURCES, GIVES_UP_BY
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import Card, is_whole
from referee.core.play.evolve import evolve
from referee.core.play.unwritten import comes_next
from referee.errors import BadLine
from referee.notation.lines.draws import flip, open_draw
from referee.notation.lines.draws_of_the_turn import draws_his_turn_by, from_where_by
from referee.notation.lines.given_in_answer import ask_which_is_given
from referee.notation.lines.given_up import by_ability
from referee.notation.lines.life import hit
from referee.notation.lines.put_away import put_away, without_its_place
from referee.notation.lines.tossed import tossed
from referee.notation.lines.turns import end
from referee.notation.sentence import Sentence, Verb


def draw(said: Sentence) -> list[e.Entry]:
    """`S draw N [from T|discards] [for CAUSE] [with CARD ...]`"""
    parts = said.parts()
    said.only_parts(parts, "from", "for", "with", "by")
    if parts.keys() <= {"", "with"} and (verb := _another_deck(said)) is not None:
        return verb(said)
    by, number, seen = _who_draws(said), parts[""], said.cards(parts)
    if number and not seen and said.words.number_before(number) is None and said.words.card(number, mend=False):
        seen, number = said.words.cards(number), []
    if number and "from" not in parts and _is_a_place(said, number):
        parts["from"], number = number, []
    owed = _draw_due(said, by, "for" in parts, bool(number or seen))
    if owed is not None and "for" not in parts and number and _is_of_the_next_turn(said, owed, number):
        owed = None
    cause = said.a_cause(parts["for"]) if "for" in parts else owed.cause if owed else "turn"
    his_turn = draws_his_turn_by(said, by, cause) if "for" in parts and not _is_one_more(said, parts) else None
    if his_turn is not None:
        cause, owed = "turn", his_turn
    if not said.written and cause in said.words.book.draws:
        raise BadLine("needs_face_too", word=said.typed[:40])
    count = said.words.need_number(number) if number else owed.count if owed else _as_usual(said, by, cause)
    said.only(number[1:])
    flips = [each.cause for each in said.table.owed() if (each.kind, each.seat) == ("flip", by)]
    if flips and not (count or said.written):
        raise BadLine("needs_face_too", word=_called(said, flips[0]))
    if number and not seen and parts.keys() == {""} and (back := _put_back(said, by, count)) is not None:
        return [back]
    place = [*parts.get("from", ()), *parts.get("by", ())]
    source, of = _source(said, place)
    if not place and owed is not None and owed.other and cause == owed.cause:
        source, of = "hand", owed.other
    if his_turn is not None and not place:
        source = from_where_by(said, by)
    if source == "hand" and not of and not said.written:
        of = _whose_hand(owed)
    if source != "deck" and not number and cause == "turn":
        count = 1
    drew = e.Drew(by, count if number else max(count, len(seen)), source, of, cause, seen)  # type: ignore[arg-type]
    if not place and "for" not in parts and _from_the_discards(said, drew):
        return _as_long_as_any_lie_there(said, drew)
    return [drew if said.written or owed is None else _with_those_put_back(said, drew, owed)]


def _who_draws(said: Sentence) -> int:
    """Who is named, or to draw; else the one whose draw waits for others to answer; else whose turn it is."""
    waits = {owed.seat for frame in said.table.frames for owed in frame.waiting if owed.kind == "draw"}
    others = said.named is None and not said.written and said.due("draw") is None and len(waits) == 1
    return waits.pop() if others else said.actor("draw")


def _is_one_more(said: Sentence, parts: dict[str, list[str]]) -> bool:
    """Is it one card of the deck, told with its number: fewer than any turn draws?"""
    return "from" not in parts and bool(parts[""]) and said.words.number_before(parts[""]) == 1


def _whose_hand(owed: Owed | None) -> int:
    """`a card from her hand`: of whom it is due from. Raises `BadLine`: `needs_seat`."""
    if owed is None or not owed.other:
        raise BadLine("needs_seat")
    return owed.other


def _from_the_discards(said: Sentence, drew: e.Drew) -> bool:
    """Is phase 1 drawn from there, where it is not said from where?"""
    if drew.cause != "turn" or drew.source != "deck" or drew.by != said.table.turn.seat:
        return False
    return Situation(said.table, said.words.book).ask(DRAW_SOURCES, drew.by)[:1] == ("discards",)


def _as_long_as_any_lie_there(said: Sentence, drew: e.Drew) -> list[e.Entry]:
    """The rest comes from the deck."""
    lying = len(said.table.discards)
    first = replace(drew, count=min(drew.count, lying), source="discards", seen=drew.seen[:lying])
    return [first] if drew.count <= lying else [first, replace(drew, count=drew.count - lying, seen=drew.seen[lying:])]


def _put_back(said: Sentence, by: int, kept: int) -> e.PutBack | None:
    """The others of the cards of phase 1, put back, where it is said how many of them he kept."""
    owed = None if said.written else said.due("putback")
    if (
        owed is None
        or owed.seat != by
        or kept + owed.count != Situation(said.table, said.words.book).ask(DRAW_COUNT, by)
    ):
        return None
    return e.PutBack(by, owed.count)


def _with_those_put_back(said: Sentence, drew: e.Drew, owed: Owed) -> e.Drew:
    """All that was drawn, where it is said how many he kept of cards of which he puts some back."""
    whole = replace(drew, count=owed.count)
    if drew.count >= owed.count or drew.seen or (drew.cause, drew.source) != (owed.cause, "deck"):
        return drew
    after = evolve(said.table, whole, said.words.book)
    back = (each.count for row in (after.triggers, after.top.owed) for each in row if each.kind == "putback")
    return whole if drew.count + next(back, 0) == owed.count else drew


def _is_a_place(said: Sentence, words: list[str]) -> bool:
    """Do these words name a pile or a player, and no number: `draws discards`, `draws anna`?"""
    if said.words.number_before(words) is not None:
        return False
    return said.words.named(words[0], "word", ("deck", "discards", "hand")) is not None or said.words.is_a_name(
        words[0]
    )


def _as_usual(said: Sentence, by: int, cause: str) -> int:
    """As many as a turn draws, where the turn of this seat has not begun by the log; else one."""
    if cause != "turn" or by == said.table.turn.seat:
        return 1
    return Situation(said.table, said.words.book).ask(DRAW_COUNT, by)


def _another_deck(said: Sentence) -> Verb | None:
    """The verb of a set by which cards of another deck are drawn, where that is due and nothing else is."""
    book = said.words.book
    if "draw" not in book.like.values():
        return None
    due = (verb for verb, like in book.like.items() if like == "draw" and said.due(verb))
    verb = next(due, "")
    return book.verbs[verb] if verb and said.due("draw") is None else None


def _draw_due(said: Sentence, by: int, cause_given: bool, count_given: bool) -> Owed | None:
    """The draw that is meant if its cause is left out: phase 1 if that is due, else what else is or waits."""
    frames = tuple(reversed(said.table.frames))
    rows = (said.table.triggers, *[frame.owed for frame in frames], *[frame.waiting for frame in frames])
    due = [owed for row in rows for owed in row if owed.kind == "draw" and owed.seat == by]
    if count_given and not cause_given:
        due = [owed for owed in due if owed.cause == "turn"] or due
    return due[0] if due else None if cause_given or said.written else _shown_first(said, by)


def _shown_first(said: Sentence, by: int) -> Owed | None:
    """The card that what he has yet to show may bring, as if it were due; nobody wrote what he showed."""
    owed = said.due("show")
    return replace(owed, kind="draw") if owed is not None and owed.seat == by and owed.must else None


def _is_of_the_next_turn(said: Sentence, owed: Owed, number: list[str]) -> bool:
    """Are as many drawn as in phase 1 of the turn that comes next, and not as many as the ability gives that is due?"""
    if said.written or owed.cause not in said.words.book.characters:
        return False
    now, count = Situation(said.table, said.words.book), said.words.need_number(number)
    return count != owed.count and count == now.ask(DRAW_COUNT, owed.seat) and comes_next(now, owed.seat)


def _source(said: Sentence, words: list[str]) -> tuple[str, int]:
    """A pile, or the hand of somebody: `anna`, `anna hand`, `hand anna`."""
    if not words:
        return "deck", 0
    place = said.words.named(words[0], "word", ("deck", "discards", "hand"))
    if place == "hand" and words[1:]:
        return "hand", said.seat_in(words[1:])
    if place is not None:
        said.only(words[1:])
        return place, 0
    owner = words[:-1] if said.words.named(words[-1], "word", ("hand",)) else words
    return "hand", said.seat_in(owner)


def discard(said: Sentence) -> list[e.Entry]:
    """`S discard N [for CAUSE] [with CARD ...]`; the number may be left out where the cards are named.

    For a life point, a noun that is heard and not read, they are discarded by the verb of a set that is like this one.
    """
    if len(card := without_its_place(said)) < len(said.rest):
        return drop(replace(said, rest=card))
    parts = said.parts()
    said.only_parts(parts, "for", "with")
    words = parts[""]
    number = said.words.number_before(words)
    alone = bool(words) and number is None and parts.keys() == {""}
    if number is not None and words[1:] and "for" not in parts and _is_a_character(said, words[1:]):
        parts["for"], words = words[1:], words[:1]
    if parts.get("for") == [] and (healing := _like_this(said)):
        given, *gained = said.words.book.verbs[healing](
            replace(said, rest=[*(words if number is None else words[1:]), *parts.get("with", ())])
        )
        return [replace(given, count=number), *gained] if number else [given, *gained]
    verb = _of_another_hand(said) if "for" not in parts else None
    if "for" not in parts and (stowing := _as_his_limit_has_it(said)) is not None:
        return stowing(said)
    if verb is not None and not _names_one_of_the_deck(said, words if alone else parts.get("with", [])):
        return verb(said)
    named = said.words.counted_cards(words if number is None else words[1:], number)
    if alone and len(named) == 1 and (given_up := _given_up(said, named[0])):
        return given_up
    if verb is not None and alone:
        return verb(said)
    cards = (*named, *said.cards(parts))
    owed = said.due_to_be(e.Discarded)
    owed = owed if owed is not None and owed.must else None
    cause = said.a_cause(parts["for"]) if "for" in parts else owed.cause if owed else "limit"
    by = said.named or (owed.seat if owed else said.table.turn.seat) or said.actor()
    given = e.Discarded(by, number if number is not None else max(1, len(cards)), cause, cards)
    if alone and len(cards) == 1 and (gone := put_away(said, cards[0], given)):
        return gone
    if said.written or cause != "limit" or "for" in parts:
        return [given]
    healing = _like_this(said)
    if healing and (by_it := list(by_ability(said, given, healing))):
        return by_it
    ask_which_is_given(said, given)
    return [given]


def _like_this(said: Sentence) -> str:
    """The verb of a set that is like discarding; empty if there is none."""
    return next((verb for verb, like in said.words.book.like.items() if like == "discard"), "")


def _is_a_character(said: Sentence, words: list[str]) -> bool:
    """Is it the name of a character alone, for whom cards are given up: `discard 2 sid`?"""
    ids, taken = said.words.lexicon.longest(words, "character")
    return len(ids) == 1 and taken == len(words) and ids[0] in said.words.book.characters


def _given_up(said: Sentence, card: Card) -> list[e.Entry]:
    """What is due of a card that is named alone: an answer, or what lies open and has to go; nothing if neither."""
    if said.is_due_in_answer(card):
        return [e.Answered(said.actor_of(e.Answered), card)]
    return tossed(said, card) if said.due_to_be(e.Discarded) is None else []


def _names_one_of_the_deck(said: Sentence, words: list[str]) -> bool:
    """Is it a card of the deck that all draw from, and not only one that nobody saw?"""
    seen = [word for word in words if word != "?"]
    return bool(seen) and said.words.card(seen, mend=False) is not None


def _of_another_hand(said: Sentence) -> Verb | None:
    """The verb of a set by which he discards who holds cards of another deck, unless it is of his hand, and due."""
    by, book = said.named or said.table.turn.seat, said.words.book
    verb = Situation(said.table, book).ask(DISCARDS_BY, by) if by else ""
    return book.verbs.get(verb) if said.due_to_be(e.Discarded) is None else None


def _as_his_limit_has_it(said: Sentence) -> Verb | None:
    """The verb of a set by which he gives up what he holds over his limit, where he does not discard it."""
    by, book = said.table.turn.seat, said.words.book
    if said.written or not by or said.named not in (None, by) or said.due_to_be(e.Discarded) is not None:
        return None
    return book.verbs.get(Situation(said.table, book).ask(GIVES_UP_BY, by))


def drop(said: Sentence) -> list[e.Entry]:
    """`S drop CARD`; as it is said of a card of the hand that has to go, that one is discarded."""
    said = replace(said, rest=without_its_place(said))
    owed = said.due("drop")
    if owed is None and said.rest and not said.written and _has_to_go(said):
        return discard(said)
    if not said.rest and owed is not None:
        return [e.Dropped(owed.seat, Card(owed.cause))]
    card, taken = said.words.need_faced(said.rest)
    said.only(said.rest[taken:])
    owed = owed or said.due_to_be(e.Dropped)
    return [e.Dropped(said.named or (owed.seat if owed else said.actor()), card)]


def _has_to_go(said: Sentence) -> bool:
    """Has he to discard a card of his hand: the second one of what he played, one over his limit?"""
    owed = said.due_to_be(e.Discarded)
    return owed is not None and owed.must


def pass_on(said: Sentence) -> list[e.Entry]:
    """`S pass dynamite T`; `S pass`: gives nothing, or ends his turn."""
    owed, words = said.due("pass"), said.rest
    if not words and owed is None:
        return hit(said) if said.due("answer") is not None else end(said)
    by = said.actor("pass")
    card, taken = said.words.need_faced(words) if words or owed is None else (Card(owed.cause), 0)
    rest = words[taken:]
    if not rest and owed is not None:
        return [e.Passed(by, card, owed.other)]
    if rest and said.words.named(rest[0], "word", ("to",)):
        rest = rest[1:]
    return [e.Passed(by, card, said.seat_in(rest))]


def _called(said: Sentence, kind: str) -> str:
    """What the language calls the card for which a draw! is made."""
    lexicon = said.words.lexicon
    return lexicon.name("card", kind, lexicon.lang).lower() if kind in said.words.book.cards else said.typed[:40]


def _is_a_face(said: Sentence) -> bool:
    found = said.words.turned_up(said.rest)
    return found is not None and is_whole(found[0])


def turnup(said: Sentence) -> list[e.Entry]:
    """`S turnup N [with CARD ...]`; a rank and suit alone is of the draw! that is open."""
    if not said.written and said.due("turnup") is None and _is_a_face(said):
        return flip(said)
    parts = said.parts()
    said.only_parts(parts, "with")
    words, cards, owed = parts[""], said.cards(parts), said.due("turnup")
    number = said.words.number_before(words)
    if number is not None:
        words = words[1:]
    cards = (*said.words.counted_cards(words, number), *cards)
    count = number if number is not None else len(cards) or (owed.count if owed else 1)
    return [e.TurnedUp(said.actor("turnup"), count, cards)]


def pick(said: Sentence) -> list[e.Entry]:
    """`S pick CARD`"""
    card, taken = said.words.need_faced(said.rest) if said.rest else (Card(), 0)
    said.only(said.rest[taken:])
    lying = said.as_it_lies(card, said.table.open)
    return [e.Picked(said.actor("pick"), lying if lying.face else card)]


def putback(said: Sentence) -> list[e.Entry]:
    """`S putback N [with CARD ...]`; the number may be left out"""
    parts = said.parts()
    said.only_parts(parts, "with")
    words, cards = parts[""], said.cards(parts)
    count = said.words.need_number(words) if words else max(1, len(cards))
    said.only(words[1:])
    return [e.PutBack(said.actor("putback"), count, cards)]


def show(said: Sentence) -> list[e.Entry]:
    """`S show FACE`, `S show CARD/FACE`; where none is to be shown, it is of the draw! that is open."""
    if not said.written and said.due("show") is None and _is_for_a_draw(said):
        return flip(said)
    card, taken = said.words.need_shown(said.rest)
    rest = said.rest[taken:]
    if rest and not card.face:
        face, taken = said.words.turned_up(rest) or said.words.need_face(rest)
        card, rest = Card(card.kind, face), rest[taken:]
    said.only([] if _says_by_what(said, rest) else rest)
    return [e.Revealed(said.actor("show"), card)]


def _says_by_what(said: Sentence, rest: list[str]) -> bool:
    """Is it `for` or `with` the character by which it is to be shown?"""
    owed = None if said.written else said.due("show")
    if owed is None or len(rest) < 2 or said.words.named(rest[0], "word", ("for", "with", "by")) is None:
        return False
    return said.words.lexicon.longest(rest[1:], "character") == ((owed.cause,), len(rest) - 1)


def _is_for_a_draw(said: Sentence) -> bool:
    return open_draw(said) is not None and said.words.turned_up(said.rest) is not None


CARD_VERBS: dict[str, Verb] = {
    "drop": drop, "pass": pass_on, "turnup": turnup, "pick": pick, "putback": putback,
    "show": show,
}  # fmt: skip
