"""Every "draw!": the rank and suit that were turned up, and for which card."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.questions import BARRELS, TURN_STEPS
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import Card, is_whole
from referee.core.play.placing import with_figure
from referee.core.play.unwritten import comes_next
from referee.errors import BadLine
from referee.notation.sentence import Sentence, Verb
from referee.notation.words.faces import in_words

SHORTEST = 3
"""Letters that begin the name of a character."""


def flip(said: Sentence) -> list[e.Entry]:
    """`S flip CARD FACE [over FACE]`"""
    words = said.rest
    if said.words.turned_up(words) is not None:
        return flip_for(said, _drawn_for(said, open_draw(said) or said.due("answer")), words)
    card, taken = _flipped_card(said, words)
    meant = "" if said.written else drawn_for(said, card)
    return flip_for(said, meant or card, words[taken:])


def open_draw(said: Sentence) -> Owed | None:
    """The draw! that has to be made now, or that one who is aimed at may make."""
    asked = [owed for frame in reversed(said.table.frames) for owed in frame.owed if owed.kind == "answer"]
    may = (owed for owed in asked if said.named in (None, owed.seat) and _left(said, owed))
    return said.due("flip") or next(may, None)


def draw_begun(said: Sentence) -> str:
    """The character whose open draw! the line begins to name, with a rank and suit behind it: `jourd 3h`; or none."""
    word, owed = said.rest[0].casefold(), open_draw(said)
    if owed is None or len(word) < SHORTEST or said.words.turned_up(said.rest[1:]) is None:
        return ""
    named = [each for each in (owed.cause, *_left(said, owed)) if each in said.words.book.characters]
    return next((each for each in named if each.startswith(word) and said.words.seat(word) is None), "")


def _drawn_for(said: Sentence, owed: Owed | None) -> str:
    """What a draw! is made for when only its face was said."""
    if owed is not None and owed.kind == "flip":
        return owed.cause
    left = _left(said, owed) if owed is not None else []
    if not left:
        raise BadLine("needs_draw", word=said.typed[:40])
    return left[0]


def _left(said: Sentence, owed: Owed) -> list[str]:
    """What may still be drawn for against what is under way."""
    now = Situation(said.table, said.words.book)
    return [each for each in now.ask(BARRELS, owed.seat, owed.cause) if each not in owed.tried]


def drawn_for(said: Sentence, kind: str) -> str:
    """The draw! that is open and meant by this card: its own, or for a Barrel the one other that there is; or none."""
    owed = said.due("flip", "answer")
    if owed is None or owed.kind == "flip":
        return kind if owed is not None and owed.cause == kind else ""
    left = _left(said, owed)
    if kind in left:
        return kind
    return left[0] if kind and len(left) == 1 and _would_do(said, owed, kind) else ""


def _would_do(said: Sentence, owed: Owed, kind: str) -> bool:
    """Is it a card that would be drawn for here if it lay before him?"""
    lying = said.table.seat(owed.seat).in_play
    table = with_figure(said.table, owed.seat, in_play=(*lying, Card(kind)))
    return kind in Situation(table, said.words.book).ask(BARRELS, owed.seat, owed.cause)


def _is_what_came_of_it(said: Sentence, rest: list[str]) -> bool:
    """`fails`, `is free`: whether the card that was turned up helped, and not which it was."""
    plain = [str(word) for word in rest if said.words.named(word, "filler") is None]
    return bool(plain) and said.words.named("".join(plain), "saying", ("kept_in", "freed")) is not None


def bare_flip(said: Sentence, kind: str, rest: list[str], word: str) -> list[e.Entry] | None:
    """The draw! that a card says with the rank and suit behind it; None if it is none.

    Raises `BadLine`: `needs_face_too` where a draw! of it is open, and nothing follows, or only what came of it.
    """
    if rest and kind not in said.words.book.draws:
        return None
    if (of_him := _of_him_behind(said, kind, rest)) is not None:
        return flip_for(of_him, kind, of_him.rest)
    meant = drawn_for(said, kind)
    if meant and (not rest or _is_what_came_of_it(said, rest)):
        raise BadLine("needs_face_too", word=word[:40])
    told = said.words.turned_up(rest) if kind in said.words.book.draws else None
    if told is None or not (is_whole(told[0]) or meant or _may_be_drawn_for(said, kind)):
        return None
    if rest[0] == "as" and said.words.card(rest[1:], mend=False) is not None:
        return None  # no ace of spades: what the card serves as
    if not meant and (_may_be_played(said, kind, rest) or (len(rest) == 1 and said.words.seat(rest[0]) is not None)):
        return None
    if not meant:
        _is_anothers(said, kind, word)
    return flip_for(said, meant or kind, rest)


def _may_be_drawn_for(said: Sentence, kind: str) -> bool:
    """Does it lie before him of whom the line is, or is he asked to give what a draw! for it may stand for?"""
    owed = said.due("answer")
    if owed is not None and _would_do(said, owed, kind):
        return True
    seat = said.named or said.table.turn.seat
    return bool(seat) and _has(said, seat, kind)


def _of_him_behind(said: Sentence, kind: str, rest: list[str]) -> Sentence | None:
    """The face told of whom the card is drawn for, where he stands between: `jail cleo 4h`; None if nobody does."""
    who = said.to_whom(rest)
    if said.named is not None or len(who) < 2 or said.written or said.words.turned_up(rest) is not None:
        return None
    seat = said.words.seat(who[0])
    of_him = replace(said, named=seat, rest=who[1:]) if seat and said.words.turned_up(who[1:]) is not None else None
    owed = of_him.due("flip", "answer") if of_him is not None else None
    draws = of_him is not None and owed is not None and (owed.kind == "flip" or owed.seat == seat)
    return of_him if draws and of_him is not None and drawn_for(of_him, kind) else None


def _may_be_played(said: Sentence, kind: str, rest: list[str]) -> bool:
    """Is it said of whose turn it is, while nothing is to be answered or drawn for?

    Before he plays too, but for a card for which he would draw! then: of that it may not be written how it came there.
    Where one lies before him already it is another of them, or that one told again, if one has this rank and suit.
    """
    turn, seat = said.table.turn, said.named or said.table.turn.seat
    if not seat or kind not in said.words.book.cards:
        return False
    if seat != turn.seat or turn.phase == "over":
        return _is_laid_next(said, seat, kind)
    opens = _opens_a_turn(said, seat, kind)
    if any(owed.kind == "answer" or (owed.kind == "flip" and opens) for owed in said.table.owed()):
        return False
    if _has(said, seat, kind):
        card = Card(kind, _turned_up(said, rest)[0])
        return card in said.table.seat(seat).in_play if opens else bool(said.words.book.possible(card))
    return turn.phase in ("play", "discard") or not opens


def _is_laid_next(said: Sentence, seat: int, kind: str) -> bool:
    """Is it of whose turn comes next, and a card that he lays before himself, of which none lies anywhere?

    Then none can have come to lie before him by the time at which he would draw! for it.
    """
    lies = any(_has(said, each.number, kind) for each in said.table.seats)
    if lies or said.words.book.cards[kind].aim not in ("none", "self"):
        return False
    return comes_next(Situation(said.table, said.words.book), seat) and _opens_a_turn(said, seat, kind)


def _opens_a_turn(said: Sentence, seat: int, kind: str) -> bool:
    """Is there a draw! for this card at the beginning of a turn, while it lies before its player?"""
    lying = said.table.seat(seat).in_play
    then = Situation(with_figure(said.table, seat, in_play=(*lying, Card(kind))), said.words.book)
    return any(owed.cause == kind for owed in then.ask(TURN_STEPS, seat))


def _has(said: Sentence, seat: int, kind: str) -> bool:
    return any(card.kind == kind for card in said.table.seat(seat).in_play)


def _is_anothers(said: Sentence, kind: str, word: str) -> None:
    """A draw! for a card that lies before somebody else than who is asked: whom the log names is in doubt.

    Raises `BadLine` `drawn_by_another`.
    """
    table = said.table
    answers = [owed for owed in table.owed() if owed.kind == "answer"]
    asked = [owed.seat for owed in answers]
    if not asked or said.named in asked or any(_has(said, seat, kind) for seat in asked):
        return
    if not _would_do(said, answers[0], kind):
        return
    others = [seat.number for seat in table.seats if not seat.out and _has(said, seat.number, kind)]
    other = said.named if said.named in others else others[0] if len(others) == 1 and said.named is None else 0
    if other:
        who, asks = table.seat(other).name[:40], table.seat(asked[0]).name[:40]
        raise BadLine("drawn_by_another", word=word[:40], player=who, asked=asks)


def _flipped_card(said: Sentence, words: list[str]) -> tuple[str, int]:
    if words and words[0] in said.words.book.draws:
        return words[0], 1
    found = said.words.card(words)
    if found is not None:
        return found[0].kind, found[1]
    ids, taken = said.words.lexicon.longest(words, "character")
    if len(ids) == 1:
        return ids[0], taken
    raise said.words.no_such_card(words)


def flip_for(said: Sentence, card: str, words: list[str]) -> list[e.Entry]:
    """`FACE [over FACE]` for this card.

    Raises `BadLine`: `needs_face`, `bad_face`, `face_ambiguous`, `which_counts`.
    """
    face, taken = _turned_up(said, words)
    by, rest = _who_draws(said, card), words[taken:]
    if not rest:
        return [e.Flipped(by, card, face)]
    chosen = said.words.named(rest[0], "word", ("over",)) is not None
    rest = rest[1:] if chosen or (len(rest) > 1 and said.words.joins(rest[0])) else rest
    over, taken = _turned_up(said, rest)
    said.only(rest[taken:])
    if not chosen:
        _counts_surely(said, by, card, (face, over), " ".join(words))
    return [e.Flipped(by, card, face, over)]


def _turned_up(said: Sentence, words: list[str]) -> tuple[str, int]:
    """What these words tell of a card turned up. Raises as `TypedWords.need_face`."""
    return said.words.turned_up(words) or said.words.need_face(words)


def _counts_surely(said: Sentence, by: int, card: str, faces: tuple[str, str], typed: str) -> None:
    """Of two cards turned up the first counts, unless the other alone does him good who chose: then it is asked.

    Raises `BadLine` `which_counts`.
    """
    now = Situation(said.table, said.words.book)
    first, second = (now.succeeds(by, card, face) for face in faces)
    if first is not False or not second:
        return
    lexicon = said.words.lexicon
    one, other = (in_words(face, lexicon.lang) for face in faces)
    over = lexicon.name("word", "over", lexicon.lang)
    raise BadLine("which_counts", word=typed, choices=(f"{other} {over} {one}", f"{one} {over} {other}"))


def _who_draws(said: Sentence, card: str) -> int:
    """The seat named, else whose draw! for it is open; else whose character that is, who is asked, or on turn."""
    if said.named is not None:
        return said.named
    owed = open_draw(said)
    if owed is not None and card in (owed.cause, *_left(said, owed)):
        return owed.seat
    seats = said.table.seats if card in said.words.book.characters else ()
    his = [seat.number for seat in seats if not seat.out and any(each.character == card for each in seat.figures)]
    return his[0] if len(his) == 1 else said.actor("answer")


DRAW_VERBS: dict[str, Verb] = {"flip": flip}
