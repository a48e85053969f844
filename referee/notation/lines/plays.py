"""Cards played and answered, or put down where only the table is followed."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.facts import CardFacts
from referee.core.book.questions import ANSWERED_BY, GOES_ROUND, IS_ASKED, SERVES_AS
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.core.nouns.vocabulary import Card, is_whole
from referee.errors import BadLine
from referee.notation.lines.draws import bare_flip, drawn_for, flip_for
from referee.notation.lines.taking import face_of_the_play, taken_from, tossed_from
from referee.notation.lines.used import is_asked_for, is_used, is_used_in_answer
from referee.notation.sentence import Sentence, Verb
from referee.notation.words.tokens import Quoted

AIMED = ("reach", "near", "one", "other")
"""How a card is aimed that goes at one player."""


def play(said: Sentence) -> list[e.Entry]:
    """`S play CARD [T ...] [as KIND]`: nothing is filled in. A card alone is the draw! or the answer that is due."""
    card, taken = said.words.need_card(said.rest)
    rest = said.rest[taken:]
    draws = drawn_for(said, card.kind) or (rest and is_used_in_answer(said))
    drawn = bare_flip(said, card.kind, rest, said.rest[0]) if draws else None
    if drawn is not None:
        return drawn
    card, rest = _faced(said, card, rest)
    if is_asked_for(said, card) and not rest:
        return [e.Answered(said.actor("answer"), card, True)]
    if is_used(said, card):
        return bare_card(said)
    if _is_for_another(said, card, rest):
        return [e.Answered(said.actor_of(e.Answered), card)]
    if (not rest and _serves_him(said, card)) or said.is_due_in_answer(_only_serves_as(said, rest) if rest else card):
        return [e.Answered(said.actor_of(e.Answered), card)]
    facts = said.words.book.cards.get(card.kind)
    return _play(said, card, rest, fill=not (said.written or "as" in rest or (facts and facts.waits)))


def _deed(said: Sentence, word: str) -> str | None:
    """The card that is meant by what is done with it (`shoots`), unless a card of the game has that very name."""
    cards = said.words.book.cards
    return None if said.words.named(word, "card", cards) else said.words.named(word, "deed", cards)


def bare_card(said: Sentence) -> list[e.Entry]:
    """`S CARD ...`: a flip if a face follows, a choice of what lies turned up, an answer, else a play."""
    if (of_him := _is_his(said)) is not None:
        return bare_card(of_him)
    if (passed := _passed_on(said)) is not None:
        return [passed]
    words = said.rest
    deed = None
    if not said.words.is_card_as_in_files(words[0]):
        if (drawn := _drawn_by_name(said, words)) is not None:
            return drawn
        deed = _deed(said, words[0])
    card, taken = said.words.need_card(words) if deed is None else (Card(deed), 1)
    rest = words[taken:]
    if (drawn := bare_flip(said, card.kind, rest, words[0])) is not None:
        return drawn
    card, rest = _faced(said, card, rest)
    if (by := _played_by(said, card, rest)) is not None:
        return bare_card(replace(said, named=by, rest=words[:-2]))
    if _is_for_another(said, card, rest):
        return [e.Answered(said.actor_of(e.Answered), card)]
    if not rest and (picked := _picked(said, card)) is not None:
        return [picked]
    facts = said.words.book.cards.get(card.kind)
    if _serves_him(said, card) and (not rest or said.is_due_in_answer(_only_serves_as(said, rest))):
        return [e.Answered(said.actor_of(e.Answered), card)]
    if facts is None or (facts.answers and not _only_lacks_a_target(said, facts, rest)):
        answers, lying = _answers(said, card, rest)
        if answers:
            if deed is not None and said.named is None and said.due_to_be(e.Answered) is None:
                raise BadLine("nothing_due", word=words[0][:40])
            return [e.Answered(said.actor_of(e.Answered), card, lying)]
    if not rest and facts is not None:
        _is_whose(said, facts, words[0])
    if facts is not None and len(whom := said.to_whom(rest)) == 1 and (whom == rest or facts.aim != "others"):
        _may_be_his(said, facts, words[0], whom[0])
    return _play(said, card, rest, fill=True)


def _played_by(said: Sentence, card: Card, rest: list[str]) -> int | None:
    """Who stands behind a card as the one it is from (`indians from ben`): he plays it, and is not played at.

    Not behind what is taken from somebody (`panic from ben`), unless that would be from whose turn it is.
    """
    facts = said.words.book.cards.get(card.kind)
    if said.written or said.named is not None or facts is None or facts.stays or len(rest) != 2:
        return None
    its = not isinstance(rest[0], Quoted) and said.words.named(rest[0], "word", ("from", "by")) is not None
    seat = said.words.seat(rest[1]) if its else None
    takes = facts.aim in AIMED and bool(facts.then)
    return None if takes and seat != said.table.turn.seat else seat


def _serves_him(said: Sentence, card: Card) -> bool:
    """Is it a card that answers nothing by itself, and stands for one that does in the hand of who is asked?"""
    owed, facts = said.due("answer"), said.words.book.cards.get(card.kind)
    if owed is None or facts is None or facts.answers or not said.table.seat(owed.seat).character:
        return False
    now = Situation(said.table, said.words.book)
    wanted = now.ask(ANSWERED_BY, owed.cause)
    return any(each in wanted for each in now.ask(SERVES_AS, owed.seat, card.kind))


def _is_for_another(said: Sentence, card: Card, rest: list[str]) -> bool:
    """Is it a card that only averts, given `for ben` by one who has not the turn? That is no shot at him."""
    facts = said.words.book.cards.get(card.kind)
    if facts is None or not facts.answers or facts.aim in AIMED or facts.waits or said.written:
        return False
    if said.named in (None, said.table.turn.seat) or len(rest) != 2 or isinstance(rest[0], Quoted):
        return False
    return said.words.named(rest[0], "word", ("for",)) is not None and said.words.seat(rest[1]) is not None


def _only_serves_as(said: Sentence, rest: list[str]) -> Card:
    """The card that another is given as, and at nobody: `as a bang`; in a file that is a play."""
    found = said.words.card(rest[1:], mend=False) if rest[0] == "as" and not said.written else None
    return found[0] if found is not None and found[1] == len(rest) - 1 else Card()


def _faced(said: Sentence, card: Card, rest: list[str]) -> tuple[Card, list[str]]:
    """The card with the rank and suit said behind it, and what is left of the line."""
    faced, taken = said.words.faced(card, rest)
    return faced, rest[taken:]


def _drawn_by_name(said: Sentence, words: list[str]) -> list[e.Entry] | None:
    """The draw! of a character who is named with a rank and suit behind him; None where none is."""
    name = said.words.named(words[0], "character")
    if name is None:
        return None
    told = said.words.turned_up(words[1:])
    if told is not None and (is_whole(told[0]) or name in said.words.book.draws):
        return flip_for(said, name, words[1:])
    if len(words) == 1 and name in said.words.book.draws:
        raise BadLine("needs_face_too", word=words[0][:40])
    return None


def _only_lacks_a_target(said: Sentence, facts: CardFacts, rest: list[str]) -> bool:
    """Is it a card that goes at somebody, said by who has the turn while nobody has anything to answer?"""
    mine = said.named in (None, said.table.turn.seat)
    return facts.aim in AIMED and not rest and mine and not any(owed.kind == "answer" for owed in said.table.owed())


def _picked(said: Sentence, card: Card) -> e.Entry | None:
    """The card as one of those turned up, of which somebody is to pick."""
    owed = said.due("pick")
    lies = owed is not None and any(each.may_be(card) for each in said.table.open)
    if owed is None or not lies or _is_the_store(said, card):
        return None
    return e.Picked(owed.seat, said.as_it_lies(card, said.table.open))


def _passed_on(said: Sentence) -> e.Passed | None:
    """`dynamite to ben`, of a card that is to be passed on: it goes before him, and is played at nobody."""
    owed = None if said.written else said.due("pass")
    found = said.words.card(said.rest, mend=False) if owed is not None else None
    if owed is None or found is None or found[0].kind != owed.cause:
        return None
    whom = said.to_whom(said.rest[found[1] :])
    seat = said.words.seat(whom[0]) if len(whom) == 1 and not isinstance(whom[0], Quoted) else None
    return e.Passed(owed.seat, Card(owed.cause), seat) if seat else None


def _is_his(said: Sentence) -> Sentence | None:
    """The card, said of him who stands behind it: one that lies turned up and he is still to pick (`schofield to ben`).

    Or one that is asked for and given by him: `missed from ben` is no shot at him, whoever `a missed from ben` names.
    """
    of_any = replace(said, named=None)
    owed = None if said.written else of_any.due("pick", "answer")
    found = said.words.card(said.rest, mend=False) if owed is not None else None
    if owed is None or found is None:
        return None
    card, behind = _faced(said, found[0], said.rest[found[1] :])
    whom = said.to_whom(behind)
    seat = said.words.seat(whom[0]) if len(whom) == 1 and not isinstance(whom[0], Quoted) else None
    if not seat or (said.named is not None and (owed.kind, owed.seat) != ("answer", seat)):
        return None
    his = replace(said, named=seat, rest=said.rest[: len(said.rest) - len(behind)])
    by_him = len(behind) > 1 and said.words.named(behind[0], "word", ("from", "by")) is not None
    given = owed.kind == "answer" and by_him and _averts(said, card, owed.cause)
    return his if given or (said.named is None and _picked(his, card) is not None) else None


def _averts(said: Sentence, card: Card, cause: str) -> bool:
    """Is it a card that only averts, or one that is asked for against this?"""
    facts = said.words.book.cards.get(card.kind)
    wanted = Situation(said.table, said.words.book).ask(ANSWERED_BY, cause)
    return facts is not None and facts.answers and (facts.aim not in AIMED or card.kind in wanted)


def _is_the_store(said: Sentence, card: Card) -> bool:
    """Is it the very card under way, said again before anybody chose, while nobody said that another was turned up?

    Of somebody else than who played it, it is what he chooses.
    """
    first = next((owed.seat for owed in said.table.owed() if owed.kind == "pick"), 0)
    its = card.kind == said.table.top.card and said.table.top.author == first and said.named in (None, first)
    return its and all(each.kind != card.kind for each in said.table.open)


def _is_whose(said: Sentence, facts: CardFacts, word: str) -> None:
    """While somebody answers, a card that saves him may be his, or that of whose turn it is; while one is to pick, a
    card that lies elsewhere is nobody's for certain. Raises `BadLine` `whose_card`, `not_turned_up`.
    """
    turn = said.table.turn.seat
    if said.named is not None or not turn or said.due("fall") is not None:
        return
    owed = said.due("answer")
    if owed is not None and owed.seat != turn and facts.rescues:
        raise BadLine("whose_card", word=word[:40], choices=(f"{owed.seat} {word}", f"{turn} {word}"))
    if said.due("pick") is not None and facts.kind != said.table.top.card:
        raise BadLine("not_turned_up", word=word[:40], choices=(f"{turn} {word}",))


def _may_be_his(said: Sentence, facts: CardFacts, word: str, whom: str) -> None:
    """A card that is played at nobody, and a player behind it: whoever types so may tell who plays it.

    Raises `BadLine` `whose_card`.
    """
    turn = said.table.turn.seat
    if said.named is not None or facts.aim in AIMED or facts.aimed_as or facts.waits or whom.isdigit():
        return
    seat = said.words.seat(whom)
    if turn and seat not in (None, turn):
        raise BadLine("whose_card", word=f"{word} {whom}"[:40], choices=(f"{turn} {word}", f"{seat} {word}"))


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
    given, rest = _given(said, rest, facts.costs) if facts is not None and facts.costs else ((), rest)
    lying, rest = _lying(said, card, by, rest, fill)
    aim = "self" if facts and facts.waits and not lying else facts.aim if facts else "none"
    if facts is not None and facts.then and fill:
        rest = _of_whom(said, by, rest)
    several = aim == "others" or not fill
    at_nobody = aim not in AIMED and not (facts and facts.aimed_as) and (aim == "others" or len(rest) > 1)
    begins_anew = at_nobody and _begins_anew(said, by, rest)
    named = bool(rest) and not rest[0].isdigit()
    targets, rest = ((), rest) if begins_anew else _targets(said, rest, several)
    if aim in ("self", "none") and named and targets == (by,) and not (facts and facts.aimed_as):
        targets = ()  # before himself is where it lies, and he whom it helps, anyway
    if lying and targets and fill and aim == "none":
        raise BadLine("too_much", word=str(targets[0]))
    if targets and not (facts and facts.then):
        card, rest = _faced(said, card, rest)
    serves, rest = _serves(said, card, targets, rest)
    if fill and not targets and serves != card.kind and _is_aimed(said, serves):
        by, targets = said.table.turn.seat, (_whom_alone(said),)
    if aim == "others" and not targets and fill:
        targets = _others_asked(said, by)
    if fill and not targets and aim in AIMED:
        raise BadLine("needs_seat")
    played = e.Played(by, card, targets, serves, lying)
    costs: list[e.Entry] = [e.Discarded(by, len(given), card.kind, given)] if given else []
    if rest and targets and facts is not None and facts.then:
        done = (taken_from if facts.then == "take" else tossed_from)(said, by, targets[0], rest)
        played, done = face_of_the_play(said, played, done)
        return [played, *costs, done]
    said.only(rest)
    return [played, *costs]


def _given(said: Sentence, rest: list[str], costs: int) -> tuple[tuple[Card, ...], list[str]]:
    """The cards given up for the one that is played: `with CARD ...` at the end of the line.

    Raises `BadLine` `too_much` where more than it costs are told, and a sign between them: another thing begins there.
    """
    for place, word in reversed([*enumerate(rest)]):
        if not isinstance(word, Quoted) and said.words.named(word, "word", ("with",)):
            said.words.need_card(rest[place + 1 :])
            cards, apart = said.words.cards(rest[place + 1 :]), next(filter(_ends, rest[place + 1 : -1]), "")
            if apart and len(cards) > costs:
                raise BadLine("too_much", word=apart[:40])
            return cards, rest[:place]
    return (), rest


def _ends(word: str) -> bool:
    """Does a comma or semicolon stand behind it?"""
    return not isinstance(word, Quoted) and word[-1:] in (",", ";")


def _lying(said: Sentence, card: Card, by: int, rest: list[str], fill: bool) -> tuple[bool, list[str]]:
    """Does the card lie before its player already: as it is said, or seen by where it is or that it is aimed?"""
    if said.from_play(rest[-2:]):
        return True, rest[:-2]
    if not fill or not _waits(said, card):
        return False, rest
    return bool(rest) or _lies_before(said, card, by), rest


def _of_whom(said: Sentence, by: int, rest: list[str]) -> list[str]:
    """The player before the card that is meant, where that is named first (`panic barrel of ben`) or lies but once."""
    words = said.to_whom(rest)
    if not words or isinstance(words[0], Quoted) or said.words.seat(words[0]) is not None:
        return rest
    found = said.words.card(words, mend=False)
    if found is None:
        return rest
    card, behind = words[: found[1]], said.to_whom(words[found[1] :])
    if behind and said.words.seat(behind[0]) is not None:
        return [behind[0], *card, *behind[1:]]
    owners = [seat.number for seat in said.table.seats if seat.number != by and not seat.out]
    owners = [seat for seat in owners if _lies_before(said, found[0], seat)]
    return [str(owners[0]), *words] if len(owners) == 1 else rest


def _begins_anew(said: Sentence, by: int, rest: list[str]) -> bool:
    """Behind a card aimed at all or at nobody: does a name begin what is said next, as it tells no target there?

    All at whom it goes may be told again.
    """
    if said.written or not rest or rest[0].isdigit() or said.words.seat(rest[0]) is None:
        return False
    named = [said.words.seat(word) for word in rest]
    return set(named) != {*_others_asked(said, by)}


def _targets(said: Sentence, rest: list[str], several: bool) -> tuple[tuple[int, ...], list[str]]:
    rest = said.to_whom(rest)
    targets: list[int] = []
    while rest and (several or not targets):
        if rest[0] == "as" or (targets and said.words.seat(rest[0]) is None):
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


def _is_aimed(said: Sentence, kind: str) -> bool:
    """Does a card of this kind go at one player?"""
    facts = said.words.book.cards.get(kind)
    return facts is not None and facts.aim in AIMED


def _whom_alone(said: Sentence) -> int:
    """At whom a card goes that serves as one that is aimed, where one player alone is named and it is not his turn.

    Raises `BadLine` `needs_seat`.
    """
    if said.named in (None, said.table.turn.seat) or not said.table.turn.seat or said.due("answer") is not None:
        raise BadLine("needs_seat")
    return said.named or 0


def answer(said: Sentence) -> list[e.Entry]:
    """`S answer CARD [from play]`; where people say so, a card that waits in play is given from there"""
    card, taken = said.words.need_faced(said.rest)
    rest = said.rest[taken:]
    lying = said.from_play(rest) or (not (rest or said.written) and _answers(said, card, rest)[1])
    said.only([] if lying else rest)
    return [e.Answered(said.actor_of(e.Answered), card, lying)]


def no(said: Sentence) -> list[e.Entry]:
    """`S no`"""
    said.only(said.rest)
    return [e.Declined(said.actor_of(e.Declined))]


def lay(said: Sentence) -> list[e.Entry]:
    """`S lay CARD`; where hands are followed too, who says that a card is laid plays it, or answers with it"""
    card, taken = said.words.need_faced(said.rest)
    facts = said.words.book.cards.get(card.kind)
    if said.table.mode != "light" and not said.written and facts is not None and facts.stays:
        return play(said)
    if not said.written and said.table.mode != "light" and _is_asked(said):
        return bare_card(said)
    said.only(said.rest[taken:])
    return [e.Laid(said.actor(), card)]


def _is_asked(said: Sentence) -> bool:
    """Has he who lays the card to answer?"""
    owed = said.due("answer")
    return owed is not None and said.named in (None, owed.seat)


def lost(said: Sentence) -> list[e.Entry]:
    """`S lost CARD`"""
    card, taken = said.words.need_faced(said.rest)
    said.only(said.rest[taken:])
    return [e.Lost(said.actor(), card)]


PLAY_VERBS: dict[str, Verb] = {
    "play": play, "answer": answer, "no": no, "lay": lay, "lost": lost,
}  # fmt: skip
