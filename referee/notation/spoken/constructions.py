"""Words around a card that shorthand has no place for: `in jail`, `from the hand`, `with a missed`, `as a reward`."""

from __future__ import annotations

from referee.core.book.questions import SERVES_AS
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.notation.sentence import BEFORE_A_NAME, Sentence
from referee.notation.spoken.clauses import is_known, is_little, is_said, is_said_together, player
from referee.notation.spoken.helped_by_a_draw import may_be_drawn_for
from referee.notation.spoken.roles_meant import by_role
from referee.notation.spoken.turn_and_draw_told import faces_in_a_row
from referee.notation.words.typed_words import TypedWords

AIMED = ("reach", "near", "one", "other")
"""How a card is aimed that goes at one player."""
INTO = "in"
TURNS_UP = ("draw", "flip", "show", "turnup")
"""Verbs with which what is turned up for a card is told."""
"""As it is said in all languages."""


def articles(words: TypedWords, line: list[str]) -> list[str]:
    """The line without articles where a card follows."""
    return [
        word
        for at, word in enumerate(line)
        if not (is_little(words, word) and words.card(_bare(words, line[at + 1 :]), mend=False))
    ]


def _bare(words: TypedWords, rest: list[str]) -> list[str]:
    """The words without the articles before them."""
    while rest and is_little(words, rest[0]):
        rest = rest[1:]
    return rest


def on_the_table(words: TypedWords, line: list[str]) -> list[str]:
    """A card, and `on the table` behind or before it: where else."""
    for at, word in enumerate(line):
        rest = _bare(words, line[at + 1 :])
        before = at and rest and (is_known(words, word, "word", "at") or is_said(words, word, "into"))
        on_it = before and is_known(words, rest[0], "word", "play")
        if on_it and (not rest[1:] or words.card(_bare(words, rest[1:]), mend=False) is not None):
            return [*line[:at], *rest[1:]]
    return line


def shot_itself(words: TypedWords, line: list[str]) -> list[str]:
    """`shoots a bang at ben`, `fires the buffalo rifle`: the card is said with its deed."""
    at = next((n for n, word in enumerate(line[:2]) if is_known(words, word, "deed")), None)
    card = _bare(words, line[at + 1 :]) if at is not None else []
    found = words.card(card, mend=False)
    kinds = (_kind(words, line[at]),) if at is not None else ()
    same = at is not None and found is not None and (found[0].kind in kinds or _waits(words, found[0].kind))
    return [*line[:at], *card] if same else line


def _waits(words: TypedWords, kind: str) -> bool:
    """Is it a card that is put down first, and used from there?"""
    facts = words.book.cards.get(kind)
    return facts is not None and facts.waits


def out_of_it(words: TypedWords, line: list[str]) -> list[str]:
    """`drinks from the canteen`: of the card that lies before him."""
    at = next((n for n, word in enumerate(line[:2]) if is_said(words, word, "uses")), None)
    if at is None or not line[at + 1 :] or not is_known(words, line[at + 1], "word", "from"):
        return line
    card = _bare(words, line[at + 2 :])
    found = words.card(card, mend=False)
    return [*line[: at + 1], *card] if found is not None and _waits(words, found[0].kind) else line


def of_the_hand(words: TypedWords, line: list[str]) -> list[str]:
    """`from the hand`, of him who was named before; it is his own where he discards or plays."""
    for at, word in enumerate(line):
        rest = _bare(words, line[at + 1 :])
        from_it = is_known(words, word, "word", "from", "by") and rest and is_known(words, rest[0], "word", "hand")
        if from_it and any(is_known(words, each, "verb", "discard", "play") for each in line[:at][:2]):
            return [*line[:at], *rest[1:]]
        if from_it and (at or len(rest) == 1):
            before = line[:at]
            while before and is_known(words, before[-1], "filler", "noun", "one"):
                before = before[:-1]
            return [*before, *rest]
    return line


def hand_of(words: TypedWords, line: list[str]) -> list[str]:
    """`cat balou at the hand of ben`, `panic from the hand of ben`: whose hand it is, and then that it is his hand."""
    for at, word in enumerate(line):
        rest = _bare(words, line[at + 1 :])
        aimed = is_known(words, word, "word", "at", "to") or word in BEFORE_A_NAME
        aimed = aimed or (is_known(words, word, "word", "from") and _takes(words, line[:at]))
        if aimed and len(rest) > 2 and is_known(words, rest[0], "word", "hand"):
            of_him = is_known(words, rest[1], "word", "from", "by") and player(words, rest[2])
            return [*line[:at], rest[2], rest[0], *rest[3:]] if of_him else line
    return line


def _takes(words: TypedWords, before: list[str]) -> bool:
    """Is it a card, of whoever it is, by which another is taken, and nothing more?"""
    card = before[1:] if before and player(words, before[0]) else before
    found = words.card(_bare(words, card), mend=False)
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    return facts is not None and bool(facts.then)


def into(words: TypedWords, line: list[str]) -> list[str]:
    """`anna puts ben in jail`, `puts in jail ben`, `ben in jail`: a card that stays before whom it is played at.

    In one clause: what is told before a comma is not of it. So is `ben gaat de cel in`, `ben goes to jail`.
    """
    line = _by_his_role(words, _into_before_it(words, line))
    at = next((n for n, word in enumerate(line) if is_said(words, word, "into")), None)
    after = _bare(words, line[at + 1 :]) if at is not None else []
    found = words.card(after, mend=False)
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    if at is None or found is None or facts is None or not facts.stays or facts.aim not in AIMED:
        return line
    card, rest = after[: found[1]], after[found[1] :]
    people = [word for word in line[:at] if player(words, word)]
    others = [word for word in line[:at] if word not in people and not is_known(words, word, "verb")]
    goes = len(people) == 1 and words.seat(people[0]) != words.table.turn.seat
    ends = ("retract",) if goes and line[:at][:1] == people else ("end", "retract")
    apart = any(is_known(words, word, "verb", *ends) or word[-1:] in ",:;" for word in line[:at])
    leads = ("goes_on", "has_to", "idle") if goes else ()
    if apart or not all(is_known(words, word, "filler") or is_said(words, word, *leads) for word in others):
        return line
    at_whom = next((n for n, word in enumerate(rest) if player(words, word)), None)
    if at_whom is not None and words.face(rest) is None:
        return [*people, *card, *rest]
    return [*people[:-1], *card, people[-1], *rest] if 0 < len(people) < 3 else line


def _by_his_role(words: TypedWords, line: list[str]) -> list[str]:
    """`zet de sheriff in de cel`: who is named by his role, whatever the verb before it means elsewhere."""
    return line[:1] + by_role(words, line[1:]) if len(line) > 2 and is_known(words, line[0], "verb") else line


def _into_before_it(words: TypedWords, line: list[str]) -> list[str]:
    """`de cel in` as `in de cel`."""
    if len(line) < 3 or not is_said(words, line[-1], "into"):
        return line
    start = len(line) - 2
    while start and is_little(words, line[start - 1]):
        start -= 1
    found = words.card(line[-2:-1], mend=False)
    return [*line[:start], line[-1], *line[start:-1]] if found is not None else line


def behind_bars(words: TypedWords, line: list[str]) -> list[str]:
    """`puts ben behind bars`: into what is called so."""
    for at in range(1, len(line) - 1):
        for count in (4, 3, 2):
            if at + count == len(line) and is_said_together(words, line[at:], "behind_bars"):
                return [*line[:at], INTO, *line[at:]]
    return line


def at_whom(words: TypedWords, line: list[str]) -> list[str]:
    """`before ben`, `with ben` behind a card; `a ben`, `bei ben` where something is taken or drawn of him."""
    kept: list[str] = []
    for at, word in enumerate(line):
        is_before = at + 1 < len(line) and player(words, line[at + 1])
        takes = any(is_known(words, each, "verb", "take") for each in line[:at])
        draws = takes or any(is_known(words, each, "verb", "draw") for each in line[:at])
        beside = is_said(words, word, "beside")
        of_him = takes and (word in ("a", "ad") or is_known(words, word, "word", "to", "at"))
        if is_before and (of_him or (draws and beside)):
            kept.append("from")
        elif not (is_before and at and (beside or is_known(words, word, "word", "with"))):
            passes = any(is_known(words, each, "verb", "pass") for each in line[:at])
            kept.append(("to" if passes else "at") if is_before and at and word in ("a", "ad") else word)
    return kept


def and_takes(words: TypedWords, line: list[str]) -> list[str]:
    """`panic 8d ben takes the scope`: what the card is played for, and what is taken or discarded with it."""
    for at in range(2, len(line) - 1):
        found = next((found for n in (0, 1) if (found := words.card(line[n:at], mend=False)) is not None), None)
        facts = words.book.cards.get(found[0].kind) if found is not None else None
        then = facts is not None and facts.then and is_known(words, line[at], "verb", "take", "toss", "discard")
        if then and player(words, line[at - 1]):
            return [*line[:at], *line[at + 1 :]]
    return line


def with_another(words: TypedWords, line: list[str]) -> list[str]:
    """`shoots ben with a missed`: that card, as what is done. A rank and suit alone is the card's own.

    A card for which one is turned up is drawn for: `dodges with the barrel`.
    """
    at = next((n for n, word in enumerate(line) if n and _is_with(words, word)), None)
    given = _bare(words, line[at + 1 :]) if at is not None else []
    if not given:
        return line
    if words.card(given, mend=False) is None:
        return [*line[:at], *given] if words.face(given) is not None else line
    head = next((n for n, word in enumerate(line[:at]) if _kind(words, word)), None)
    found = words.card(given, mend=False)
    if head is None and found is not None:
        return _done_with(words, line, at or 0, found[1])
    if head is None or found is None or head > 1:
        return line
    facts = words.book.cards.get(found[0].kind)
    if facts is not None and facts.draws:
        open_ = len(given) > found[1] or may_be_drawn_for(words, line[:head], found[0].kind) is not None
        return [*line[:head], *line[head + 1 : at], *given] if open_ else line
    if _kind(words, line[head]) == found[0].kind or _is_his_weapon(words, line, found[0].kind):
        return [*line[:at], *given[found[1] :]]
    card, face = given[: found[1]], given[found[1] :]
    shot = [*line[:head], *card, *line[head + 1 : at], *face]
    if facts is not None and facts.aim == "others":
        return shot
    return shot if _waits(words, found[0].kind) else [*shot, "as", _kind(words, line[head])]


def _is_his_weapon(words: TypedWords, line: list[str], kind: str) -> bool:
    """Is it a weapon, which he shoots with whether it was put down or not: `bang ben with the volcanic`?

    For anybody who may play such a card as a shot it is that, unless it lies before him.
    """
    seat = (words.seat(line[0]) if player(words, line[0]) else words.table.turn.seat) or 0
    if not seat or _waits(words, kind):
        return False
    facts, now = words.book.cards.get(kind), Situation(words.table, words.book)
    lies = any(card.kind == kind for card in words.table.seat(seat).in_play)
    return lies or (facts is not None and facts.weapon and not now.ask(SERVES_AS, seat, kind))


def _done_with(words: TypedWords, line: list[str], at: int, taken: int) -> list[str]:
    """`takes a card from ben with a panic`: the card, whose it is, and what is taken."""
    given = _bare(words, line[at + 1 :])
    card, left = given[:taken], [*line[:at], *given[taken:]]
    verb = next(
        (n for n, word in enumerate(left[:2]) if is_known(words, word, "verb", "take", "toss", "discard")), None
    )
    facts = words.book.cards.get(words.need_card(card)[0].kind)
    behind = [word.replace("’", "'").removesuffix("'s") for word in left[verb + 1 :]] if verb is not None else []
    whom = next((word for word in behind if player(words, word)), "")
    if verb is None or not whom or facts is None or not facts.then:
        return line
    small = ("from", "by", "at", "to")
    what = [
        word for word in behind if word != whom and not is_known(words, word, "filler", "noun", "one", "article", "own")
    ]
    what = [word for word in what if not is_known(words, word, "word", *small)]
    return [*left[:verb], *card, whom, *(what or ["hand"])]


def _is_with(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "word", "with") or is_said(words, word, "using")


def _kind(words: TypedWords, word: str) -> str:
    """The card that a word says, by its name or as a deed; empty if it says none."""
    deed = words.named(word, "deed", words.book.cards)
    found = words.card([word], mend=False) if deed is None else None
    return deed or (found[0].kind if found is not None else "")


def as_another(words: TypedWords, line: list[str]) -> list[str]:
    """`bang as a missed`: where it is given in answer, the card; elsewhere a play of one as the other."""
    at = next((n for n, word in enumerate(line) if n and is_known(words, word, "word", "as")), None)
    other = _bare(words, line[at + 1 :]) if at is not None else []
    found = words.card(other, mend=False)
    if at is None or found is None or not _kind(words, _without_a_face(words, line[:at])[-1]):
        return line
    rest = other[found[1] :]
    if not rest and _said(words, line).due_to_be(e.Answered) is not None:
        return line[:at]
    return [*line[:at], *rest, "as", found[0].kind] if rest else line


def _without_a_face(words: TypedWords, line: list[str]) -> list[str]:
    """The words before a rank and suit at their end."""
    for count in range(min(3, len(line) - 1), 0, -1):
        found = words.face(line[-count:])
        if found is not None and found[1] == count:
            return line[:-count]
    return line


def drawn_for(words: TypedWords, line: list[str]) -> list[str]:
    """`draws 4 of spades for the jail`, `draws for the jail: 4 of spades`: the draw! of it."""
    verb = next((n for n, word in enumerate(line[:2]) if is_known(words, word, "verb", *TURNS_UP)), None)
    if verb is None:
        return line
    told = line[verb + 1 :]
    face = words.turned_up(told)
    by_it = bool(told) and (is_known(words, told[0], "word", "for", "from", "by") or _is_with(words, told[0]))
    if face is None and by_it:
        cause = _bare(words, told[1:])
        named = _drawn_for(words, cause)
        turned = _bare(words, cause[named:]) if named else []
        behind = words.turned_up(turned)
        whole = behind is not None and behind[1] == len(turned)
        return [*line[:verb], "flip", *cause[:named], *turned] if whole else line
    if face is None:
        return line
    taken = sum(each[2] for each in faces_in_a_row(words, told))
    behind_it = told[taken:]
    if not behind_it:
        return [*line[:verb], "flip", *told]
    small = is_known(words, behind_it[0], "word", "for", "at") or behind_it[0] in BEFORE_A_NAME
    cause = _bare(words, behind_it[1:]) if small else []
    another = any(words.turned_up(cause[at:]) for at in range(1, len(cause)))
    return [*line[:verb], "flip", *cause, *told[:taken]] if cause and not another else line


def _drawn_for(words: TypedWords, cause: list[str]) -> int:
    """How many words name what is drawn for: a card, or what a box has a draw! for."""
    card = words.card(cause, mend=False)
    found = (words.lexicon.longest(cause, kind) for kind in ("event", "ghost_card"))
    others = (taken for ids, taken in found if not words.book.draws.isdisjoint(ids))
    return card[1] if card is not None else next(others, 0)


def as_a_cause(words: TypedWords, line: list[str]) -> list[str]:
    """`draws 3 as a reward`, `for the reward`, `draws the reward`: for it."""
    at = next((n for n, word in enumerate(line) if n and _cause(words, word)), 0)
    before = line[:at]
    while before and (is_little(words, before[-1]) or is_known(words, before[-1], "filler", "noun")):
        before = before[:-1]
    if before and is_known(words, before[-1], "word", "as", "for"):
        before = before[:-1]
    verb = next((n for n, word in enumerate(before[:2]) if is_known(words, word, "verb", "draw", "take", "gain")), None)
    if not at or verb is None:
        return line
    return [*before[:verb], "draw", *before[verb + 1 :], "for", _cause(words, line[at]), *line[at + 1 :]]


def _cause(words: TypedWords, word: str) -> str:
    """The cause for which something is drawn that the word says; empty if it says none."""
    return next((each for each in words.book.causes if is_said(words, word, each)), "")


def cards_alone(words: TypedWords, line: list[str]) -> list[str]:
    """Cards one after the other are those that a General Store turns up; `hand`, where something is taken, is taken."""
    if is_known(words, line[0], "word", "hand"):
        owed = _said(words, line).due("take", "toss")
        return [owed.kind, *line] if owed is not None else line
    plain = [word for word in line if not is_said(words, word, "and")]
    if _said(words, line).due("turnup") is not None and len(words.cards(plain)) > 1:
        return ["turnup", *plain]
    return line


def _said(words: TypedWords, line: list[str]) -> Sentence:
    named = words.seat(line[0]) if player(words, line[0]) else None
    return Sentence(words, named, line, None, lambda *_: [])


CONSTRUCTIONS = (
    behind_bars, articles, by_role, and_takes, hand_of, into, on_the_table, shot_itself, out_of_it, of_the_hand,
    with_another,
    as_another, at_whom, drawn_for, as_a_cause, cards_alone,
)  # fmt: skip
