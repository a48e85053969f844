"""Cards taken from somebody, as Panic! does, or made to be discarded, as Cat Balou does.

People also say that they take what they draw from a hand, or pick of the cards turned up: what is due tells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from referee.core.book.owed_kinds import OUT_OF_PLAY
from referee.core.book.questions import CARDS_GO_TO, DRAW_SOURCES
from referee.core.book.rulebook import Situation
from referee.core.judging.assumed import hit_before_a_draw
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import replay
from referee.core.play.unwritten import comes_next
from referee.errors import BadLine
from referee.notation.lines.cards import discard, draw, pick
from referee.notation.lines.life import hit
from referee.notation.sentence import Sentence, Verb
from referee.notation.spoken.clauses import is_little
from referee.notation.words.faces import number_said
from referee.notation.words.tokens import Quoted
from referee.notation.writing import line_of

HAND = "hand"
TAKES_ALL = "takes_all"
"""What is asked where one card is told of all those that go to one player together."""
Act = Callable[[Sentence, int, int, list[str]], e.Took | e.Tossed]


def take(said: Sentence) -> list[e.Entry]:
    """`S take T CARD`, `S take T hand [with CARD]`; or what is due if it is another taking"""
    if said.rest[-1:] and said.words.named(said.rest[-1], "verb", ("hit",)):
        said.rest = said.rest[2:]
        return hit(said)
    if _takes_the_hit(said):
        return hit(said)
    if _only_says_that(said):
        return draw(said)
    if said.due("take") is None and len(said.rest) == 1 and (number := _how_many(said)):
        said.rest = [number]
        return draw(said)
    if (fallen := _left_to(said)) and _is_all_of(said, fallen):
        return [e.Forfeited(fallen, said.named or 0)]
    if card := _played_for_it(said):
        raise BadLine("too_much", word=card[:40])
    if said.due("take") is None and not _in_full(said):
        if said.named is not None and (fallen := _fallen(said)):
            return [e.Forfeited(fallen, said.named)]
        if said.due("pick") is not None:
            return pick(said)
        if said.due("draw") is not None and not _names_a_card(said, said.rest) and not _out_of_play(said):
            return draw(said)
        if (owed := _due_from_a_hand(said)) is not None:
            return _drawn_from_it(said, owed)
        if (other := _opens_his_turn(said)) and other != said.named:
            return [e.Drew(said.named or 0, 1, "hand", other)]
    return [_from_target(said, "take", taken_from)]


def _played_for_it(said: Sentence) -> str:
    """The card by which it is taken, `with a panic from the hand of ben`, where it was not played yet; else empty."""
    if said.written or said.due("take", "draw") is not None:
        return ""
    rest = said.rest
    at = next((n for n, word in enumerate(rest[:-1], 1) if said.words.named(word, "word", ("with",))), len(rest))
    card = next((word for word in rest[at:] if not is_little(said.words, word)), "")
    found = said.words.card([card], mend=False) if card else None
    facts = said.words.book.cards.get(found[0].kind) if found is not None else None
    return card if facts is not None and facts.then == "take" else ""


def _out_of_play(said: Sentence) -> bool:
    """Is a card taken that lies before somebody, by one who may do that in the place of drawing?"""
    owed, now = said.due("draw"), Situation(said.table, said.words.book)
    return owed is not None and len(said.rest) > 1 and OUT_OF_PLAY in now.ask(DRAW_SOURCES, owed.seat)


def _takes_the_hit(said: Sentence) -> bool:
    """Is nothing more said than that he takes, of him who has to answer and has no card to take?"""
    return (
        not (said.rest or said.written) and said.due("answer") is not None and said.due("take", "draw", "pick") is None
    )


def _only_says_that(said: Sentence) -> bool:
    """Is it nothing but that he takes, who takes from nobody and whose turn comes next: what else than his cards?"""
    by = said.named
    if by is None or said.rest or said.written or said.due("take", "pick", "draw") is not None:
        return False
    return by != said.table.turn.seat and comes_next(Situation(said.table, said.words.book), by)


def _opens_his_turn(said: Sentence) -> int:
    """From whose hand he who comes next takes the first card of his turn, and may; 0 if he does not."""
    by, now, turn = said.named, Situation(said.table, said.words.book), said.table.turn
    if by is None or by == turn.seat or not comes_next(now, by) or "hand" not in now.ask(DRAW_SOURCES, by):
        return 0
    small = ("from", "by", HAND)
    whose = [word for word in said.rest if said.words.named(word, "word", small) is None]
    seat = said.words.seat(whose[0]) if len(whose) == 1 else None
    return seat or 0


def _fallen(said: Sentence) -> int:
    """Who was eliminated whose cards, all of them, go to the one named, as they may; 0 if it says anything else."""
    words, small = said.words, ("from", "by", HAND)
    whose = [word for word in said.rest if words.named(word, "word", small) is None]
    seat = words.seat(whose[0]) if len(whose) == 1 else None
    if seat is None or said.named is None or not said.table.seat(seat).out:
        return 0
    left = said.table.seat(seat)
    if left.hand.most == 0 and not left.in_play:
        return seat if _went_to(said, seat, said.named) else 0
    return seat if _go_to(said, seat, said.named) else 0


def _go_to(said: Sentence, fallen: int, heir: int) -> bool:
    """Are the cards that he left to go to this player, now or once the card under way is over?"""
    return judge(said.table, e.Forfeited(fallen, heir), said.words.book).clean or _is_to_come(said, fallen, heir)


def _left_to(said: Sentence) -> int:
    """Of whom who was eliminated the line says that a card is taken, where all his go to the one named; else 0."""
    if said.written or said.named is None or said.due("take") is not None:
        return 0
    named = (said.words.seat(word) for word in said.rest if said.words.card([word], mend=False) is None)
    seat = next((each for each in named if each is not None and said.table.seat(each).out), 0)
    return seat if seat and _go_to(said, seat, said.named) else 0


def _is_all_of(said: Sentence, fallen: int) -> bool:
    """Is a card of his named, and the only one he left? Raises `BadLine` `takes_all` where he left more."""
    left, what = said.table.seat(fallen), _owner_first(said, said.rest)[1:]
    card = said.words.card(what, mend=False)
    lies = card is not None and card[0].kind in [each.kind for each in left.in_play]
    if card is None or not (lies or left.hand.most != 0):
        return False
    if left.hand.most is None or left.hand.most + len(left.in_play) > 1:
        whole = line_of(e.Forfeited(fallen, said.named or 0), said.words.book)
        raise BadLine(TAKES_ALL, word=" ".join(what)[:40], choices=(whole,))
    return True


def _went_to(said: Sentence, fallen: int, heir: int) -> bool:
    """Is he the one to whom the cards of this player had to go?"""
    cause = next((death.cause for death in said.table.deaths if death.seat == fallen), "")
    return Situation(said.table, said.words.book).ask(CARDS_GO_TO, fallen, cause) == heir


def _is_to_come(said: Sentence, fallen: int, heir: int) -> bool:
    """Do the cards go to him once the card under way is over?"""
    waiting = (owed for frame in said.table.frames for owed in frame.waiting)
    return any((owed.kind, owed.seat, owed.other) == ("forfeit", fallen, heir) for owed in waiting)


def _how_many(said: Sentence) -> str:
    """The number of cards, where nothing else is said and it is nobody's name; else nothing."""
    word = said.rest[0]
    if isinstance(word, Quoted) or said.words.is_a_name(word):
        return ""
    return number_said(word)


def _due_from_a_hand(said: Sentence) -> Owed | None:
    """The draw from another's hand that is due of the one named, or waits for the end of a card, or follows a hit."""
    hit = hit_before_a_draw(said.table, said.named or 0, said.words.book)
    table = replay(hit, said.words.book, said.table)
    rows = (row for frame in reversed(table.frames) for row in (frame.owed, frame.waiting))
    draws = (owed for row in rows for owed in row if owed.kind == "draw" and owed.other)
    return next((owed for owed in draws if said.named == owed.seat), None)


def _drawn_from_it(said: Sentence, owed: Owed) -> list[e.Entry]:
    """`a beer from anna's hand`, `a card from anna`: what he takes was drawn, if it did not lie in play."""
    words = _owner_first(said, said.rest)
    if not words or said.words.need_seat(words) != owed.other:
        return [_from_target(said, "take", taken_from)]
    taken = taken_from(said, owed.seat, owed.other, words[1:] or [HAND])
    if taken.card is not None and taken.card.kind in [card.kind for card in said.table.seat(owed.other).in_play]:
        return [taken]
    seen = taken.card or taken.seen
    return [e.Drew(owed.seat, 1, "hand", owed.other, owed.cause, (seen,) if seen != Card() else ())]


def _in_full(said: Sentence) -> bool:
    """Is it written out: a seat number, and what is taken there?"""
    of, what = said.rest[:1], said.rest[1:]
    return bool(of and of[0].isdigit()) and (_says_hand(said, what) or _names_a_card(said, what))


def draw_or_take(said: Sentence) -> list[e.Entry]:
    """`S draw ...`; where a card of another is to be taken and none to be drawn, people draw that one."""
    owed = None if said.written else said.due("take", "toss")
    if owed is None or said.due("draw", "putback") is not None:
        return draw(said)
    words = [word for word in said.rest if said.words.named(word, "word", ("from", "by")) is None]
    words = words[1:] if words and number_said(words[0]) == "1" else words
    his = [word for word in words if said.words.is_a_name(word) and said.words.seat(word) == owed.other]
    words = [word for word in words if word not in his]
    of_hand = len(words) == 1 and _says_hand(said, words)
    if of_hand or (not words and (his or owed.kind == "take")):
        said.rest = [HAND] if of_hand else []
        return [_from_target(said, owed.kind, taken_from if owed.kind == "take" else tossed_from)]
    return draw(said)


def discard_or_toss(said: Sentence) -> list[e.Entry]:
    """`S discard ...`; one card of his whom another makes discard it, or of nobody named, is that one.

    Raises `BadLine` `takes_which` where it may be one that lies before him.
    """
    in_full = said.written and said.named is not None
    owed = None if in_full else replace(said, named=None).due("toss")
    if owed is None or said.named not in (None, owed.other):
        return discard(said)
    if said.named is None and _says_hand(said, said.rest):
        return toss(said)
    match discard(said):
        case [e.Discarded(count=1, cause="limit", seen=(card,))]:
            return [e.Tossed(owed.seat, owed.other, None, card)]
        case [e.Discarded(count=1, cause="limit")]:
            return [_from_target(replace(said, named=None, rest=[]), "toss", tossed_from)]
        case given:
            return given


def toss(said: Sentence) -> list[e.Entry]:
    """`S toss T CARD`, `S toss T hand [with CARD]`; only counted, where none is to be tossed, cards of his own hand"""
    if not said.written and said.due("toss") is None:
        number = _how_many(said) if len(said.rest) == 1 else ""
        if number or not said.rest:
            said.rest = [number] if number else []
            return discard(said)
    return [_from_target(said, "toss", tossed_from)]


def _from_target(said: Sentence, kind: str, act: Act) -> e.Entry:
    by, owed, words = said.actor(kind), said.due(kind), _owner_first(said, said.rest)
    if not words and owed is not None:
        words = [_only_one(said, owed)]
    if words and not said.words.is_a_name(words[0]) and (_says_hand(said, words) or _names_a_card(said, words)):
        if owed is None:
            raise BadLine("needs_seat")
        return act(said, by, owed.other, words)
    return act(said, by, said.words.need_seat(words), words[1:])


def _only_one(said: Sentence, owed: Owed) -> str:
    """What there is to be taken where it is not said. Raises `BadLine` `takes_which` where it is to be chosen."""
    may = said.words.book.kinds[owed.kind].choices(Situation(said.table, said.words.book), owed)
    if len(may) == 1:
        return may[0]
    raise BadLine("takes_which", word=said.typed[:40], choices=_as_choices(said, said.typed, may))


def _as_choices(said: Sentence, line: str, may: Iterable[str]) -> tuple[str, ...]:
    """The line with each of these behind it: a card in play, or one of the hand."""
    lexicon = said.words.lexicon
    names = (lexicon.name("word" if each == HAND else "card", each, lexicon.lang) for each in dict.fromkeys(may))
    return tuple(f"{line} {name}" for name in names)


def _owner_first(said: Sentence, words: list[str]) -> list[str]:
    """`barrel from anna` and `hand of anna` as `anna barrel` and `anna hand`; `from anna` is a card of a hand if she
    has no other.
    """
    if _says_hand(said, words) and said.words.face(words[1:]) is not None:
        return words
    place = next((n for n, word in enumerate(words) if said.words.named(word, "word", ("from", "by"))), None)
    if place is None or place + 1 == len(words):
        return words
    owner, what = words[place + 1], [*words[:place], *words[place + 2 :]]
    if place and len(what) > place and said.words.named(what[-1], "word", (HAND,)):
        what = [HAND, *what[:-1]]
    seat = said.words.need_seat([owner])
    return [owner, *(what or ([] if said.table.seat(seat).in_play else [HAND]))]


def _names_a_card(said: Sentence, words: list[str]) -> bool:
    return bool(words) and (words[0] == "?" or said.words.card(words, mend=False) is not None)


def taken_from(said: Sentence, by: int, of: int, rest: list[str]) -> e.Took:
    """What is taken: the card named, or one of the hand."""
    return e.Took(by, of, *_what(said, of, rest))


def tossed_from(said: Sentence, by: int, of: int, rest: list[str]) -> e.Tossed:
    """What has to be discarded: the card named, or one of the hand."""
    return e.Tossed(by, of, *_what(said, of, rest))


def _what(said: Sentence, of: int, rest: list[str]) -> tuple[Card | None, Card]:
    """The card in play that is meant, none where it came out of the hand: as it is said, or as it can only be."""
    if _says_hand(said, rest):
        return None, _as_seen(said, rest[1:])
    if rest == ["?"] and not (said.written and said.rest[0].isdigit()):
        return _unseen(said, of)
    card, taken = said.words.need_faced(rest)
    said.only(rest[taken:])
    facts = said.words.book.cards.get(card.kind)
    of_hand = not said.written and facts is not None and not facts.stays
    if of_hand:
        return None, card
    lying = said.as_it_lies(card, said.table.seat(of).in_play)
    return (lying if lying.face else card), Card()


def _unseen(said: Sentence, of: int) -> tuple[Card | None, Card]:
    """A card that nobody saw is of the hand, since what lies in play all see; with an empty hand the only one there.

    Raises `BadLine` `takes_which`.
    """
    target = said.table.seat(of)
    if target.hand.most != 0 or not target.in_play:
        return None, Card()
    if len(target.in_play) == 1:
        return target.in_play[0], Card()
    line = " ".join(filter(None, (str(said.named or ""), said.typed, str(of))))
    choices = _as_choices(said, line, (each.kind for each in target.in_play))
    raise BadLine("takes_which", word=said.typed[:40], choices=choices)


def face_of_the_play(said: Sentence, played: e.Played, done: e.Took | e.Tossed) -> tuple[e.Played, e.Took | e.Tossed]:
    """`cat balou anna remington jd`: of the card played, where no Remington has that rank and suit, and it has.

    In a file it is said of which it is.
    """
    card, possible = done.card, said.words.book.possible
    if said.written or card is None or not card.face or played.card.face or possible(card):
        return played, done
    faced = replace(played.card, face=card.face)
    if not possible(faced):
        return played, done
    return replace(played, card=faced), replace(done, card=replace(card, face=""))


def _as_seen(said: Sentence, rest: list[str]) -> Card:
    """The card of a hand that all saw, `with CARD`; nameless if none is said."""
    if rest and said.words.named(rest[0], "word", ("with",)):
        rest = rest[1:]
    if not rest:
        return Card()
    seen, taken = said.words.need_faced(rest)
    said.only(rest[taken:])
    return seen


def _says_hand(said: Sentence, rest: list[str]) -> bool:
    return bool(rest) and said.words.named(rest[0], "word", (HAND,)) is not None


TAKING_VERBS: dict[str, Verb] = {"draw": draw_or_take, "discard": discard_or_toss, "take": take, "toss": toss}
