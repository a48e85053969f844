"""What `no` says besides that nothing is given: `no, tom missed` puts right, `barrel 3c, no` tells what was drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import dropwhile

from referee.core.book.rulebook import Situation, kind_of
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.owing import place
from referee.errors import BadLine
from referee.lexicon import WRITTEN_IN, fold
from referee.notation.spoken.clauses import is_known, is_little, is_one, is_said, player
from referee.notation.words.faces import LONGEST
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

NO_OR_CORRECT = "no_or_correct"
"""What is asked of a line that begins with `no`."""


def is_no_correction(words: TypedWords, line: list[str], entries: Sequence[e.Entry]) -> None:
    """Of `no,` before what is said of a player, or the card under way again, it is asked whether it puts right.

    Raises `BadLine` `no_or_correct`; `unread` where nobody is asked for anything to which he could say no.
    """
    head = line[0].rstrip(",:")
    first = entries[0] if len(entries) > 1 else None
    if not isinstance(first, e.Declined) or not is_known(words, head, "verb", "no"):
        return
    if place(words.table, first, words.book) is None:
        raise BadLine("unread", word=head)
    of_another = words.seat(line[1].rstrip(",;:")) == getattr(entries[1], "by", 0) != first.by
    of_another = of_another or (isinstance(entries[1], e.Played) and entries[1].by != words.table.turn.seat)
    of_the_play = player(words, line[1]) or kind_of(entries[1]) == words.table.top.card
    if not (of_another or of_the_play or _is_a_draw(words, line[1:])):
        return
    lexicon, said = words.lexicon, " ".join(dropwhile(words.joins, line[1:]))
    correction = f"{lexicon.name('verb', 'correct', lexicon.lang).lower()} {said}"
    raise BadLine(NO_OR_CORRECT, word=" ".join(line), choices=(correction, f"{first.by} {head}; {said}"))


def _is_a_draw(words: TypedWords, said: list[str]) -> bool:
    """`barrel 5 of spades`: a card for which a draw! is made, and what was turned up, where somebody is asked."""
    found = words.card(said, mend=False)
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    face = [word.rstrip(",;.") for word in said[found[1] :]] if found is not None else []
    return facts is not None and facts.draws and bool(face) and words.turned_up(face) is not None


def without_its_no(words: TypedWords, line: list[str], read: Callable[[list[str]], Sequence[e.Entry]]) -> list[str]:
    """`no, ben nothing`, `sorry, hit ben`, of one who is to answer: that he gives nothing, whatever else it may say."""
    head, rest = line[0].rstrip(",:"), line[1:]
    no, sorry = is_known(words, head, "verb", "no"), is_said(words, head, "rather")
    named = [words.seat(word) for word in rest if player(words, word)]
    asked = {owed.seat for owed in words.table.owed() if owed.kind == "answer"}
    if head == line[0] or len(rest) < 2 or not (no or sorry) or len(named) != 1 or named[0] not in asked:
        return line
    if no and not player(words, rest[0]):
        return line
    with suppress(BadLine):
        said = read(rest)
        gives_nothing = all(isinstance(each, e.Declined | e.LifeLost) and each.by == named[0] for each in said)
        return rest if gives_nothing else line
    return line


def has_none(words: TypedWords, line: list[str]) -> list[str]:
    """`tom no missed`: he is hit, and nobody answers with one. The English word also says no to what is due."""
    no = fold(words.lexicon.name("verb", "no", WRITTEN_IN))
    for at, word in enumerate(line[:-1]):
        none_of = word[-1:] != "," and (is_said(words, word, "none_of") or fold(word) == no)
        card = words.card(line[at + 1 :], mend=False) if none_of else None
        if card is not None:
            return [*line[:at], "hit", *line[at + 1 + card[1] :]]
    return line


def without_what_failed(words: TypedWords, line: list[str]) -> list[str]:
    """The line without `no` or `nothing` right behind a rank and suit, which may tell that the draw! failed."""
    no = {fold(words.lexicon.name("verb", "no", lang)) for lang in (WRITTEN_IN, words.lexicon.lang)}
    plain = [word if isinstance(word, Quoted) else word.rstrip(",") for word in line]
    said = [n for n, word in enumerate(plain) if n and not isinstance(word, Quoted) and _is_nothing(words, word, no)]
    told = [n for n in said if _ends_in_a_face(words, line[:n])]
    behind = [n - 1 for n in told]
    return [plain[n] if n in behind else word for n, word in enumerate(line) if n not in told]


def _is_nothing(words: TypedWords, word: str, no: set[str]) -> bool:
    return fold(word) in no or is_said(words, word, "in_vain")


def _ends_in_a_face(words: TypedWords, line: list[str]) -> bool:
    plain = [word if isinstance(word, Quoted) else word.rstrip(",") for word in line[-LONGEST:]]
    ends = ((words.turned_up(plain[at:]), len(plain) - at) for at in range(len(plain)))
    return any(found is not None and found[1] == count for found, count in ends)


def is_told_to_fail(entries: Sequence[e.Entry], now: Situation) -> bool:
    """Is there a draw! among these that does no good to whom it is made for?"""
    drawn = (each for each in entries if isinstance(each, e.Flipped))
    return any(now.succeeds(each.by, each.card, each.face) is False for each in drawn)


def is_told_free(drawn: Sequence[e.Entry], said: Sequence[e.Entry], now: Situation) -> bool:
    """`jail 5h, she is out`: of one whom the draw! just before did good, and who has life points: out of the Jail."""
    match (*drawn[-1:], *said):
        case (e.Flipped(by=seat) as flip, e.Eliminated(by=out)) if seat == out and not now.seat(seat).falling:
            return now.succeeds(seat, flip.card, flip.face) is True
    return False


def is_what_came_of_it(words: TypedWords, part: list[str], drawn: Sequence[e.Entry], now: Situation) -> bool:
    """`barrel 9h, safe`: did the draw! just before come to what the clause says?"""
    said = [
        word for word in part if not is_said(words, word, "pronoun") and not is_known(words, word, "filler", "being")
    ]
    match tuple(drawn[-1:]):
        case (e.Flipped(by=seat) as flip,) if said and Quoted not in map(type, said):
            outcome = "freed" if now.succeeds(seat, flip.card, flip.face) else "kept_in"
            told = "".join(said)
            return is_said(words, told, outcome) or (outcome == "kept_in" and is_said(words, told, "sits"))
    return False


def is_told_averted(
    drawn: Sequence[e.Entry], said: Sequence[e.Entry], found: Table, now: Situation, named: bool = False
) -> bool:
    """`barrel 9h, missed`: of a shot that the draw! just before averted it says so, and no card is given.

    It is said of nobody else, unless he is `named`. `found`: the table before the draw!.
    """
    match (*drawn[-1:], *said):
        case (e.Flipped() as flip, e.Answered(card=Card(kind=kind, face="")) as answer) if kind in now.book.cards:
            answers = now.book.cards[kind].answers
            was_asked = any((owed.kind, owed.seat) == ("answer", flip.by) for owed in found.owed())
            his = answer.by == flip.by or not named
            asked_no_more = was_asked and (answer.by != flip.by or place(now.table, answer, now.book) is None)
            return answers and his and asked_no_more and now.succeeds(flip.by, flip.card, flip.face) is True
    return False


def is_told_idle(words: TypedWords, part: list[str], table: Table) -> bool:
    """`does nothing`, of one who is asked for nothing: no more than that he did nothing."""
    rest = part[1:] if len(part) > 1 and player(words, part[0]) else part
    idle = Quoted not in map(type, rest) and is_said(words, "".join(rest), "declines")
    return idle and not any(owed.kind == "answer" for owed in table.owed())


def is_told_unhelped(words: TypedWords, part: list[str], before: Sequence[e.Entry], table: Table) -> bool:
    """`shows 5s, nothing`, `no third card`: that no card is drawn for the one shown just before, where none is due."""
    who = before[-1].by if before and isinstance(before[-1], e.Revealed) else 0
    none, *rest = part
    none_said = is_known(words, none, "verb", "no") or is_said(words, none, "none_of", "not", "has_none")
    small = all(is_one(words, word) or is_said(words, word, "further", "another", "card", "idle") for word in rest)
    due = any(owed.seat == who or owed.kind == "answer" for owed in (*table.owed(), *table.triggers))
    return bool(who) and none_said and small and not due


def tells_what_came_of_a_draw(words: TypedWords, line: list[str]) -> bool:
    """`barrel 9h, missed`: does a card against a shot stand by itself between commas, right behind a draw!?"""
    for at, word in enumerate(line[:-1], 1):
        ends = not isinstance(word, Quoted) and word.endswith(",")
        alone = ends and (at + 1 == len(line) or str(line[at]).endswith((",", ";", ".")))
        found = words.card([line[at].rstrip(",;.")], mend=False) if alone and not isinstance(line[at], Quoted) else None
        facts = words.book.cards.get(found[0].kind) if found is not None else None
        if facts is not None and facts.answers and _ends_in_a_face(words, line[:at]):
            return True
    return False


def everybody_left(words: TypedWords, line: list[str]) -> list[str]:
    """`everybody else is hit`, `tutti gli altri`: all who are still asked, as without it."""
    left = [*dropwhile(lambda word: is_little(words, word), line[1:])]
    all_left = is_known(words, line[0], "filler", "everybody") and len(left) > 1 and is_said(words, left[0], "others")
    return [line[0], *dropwhile(lambda word: is_little(words, word), left[1:])] if all_left else line


def discards_nothing(words: TypedWords, line: list[str]) -> list[str]:
    """`anna is done, discards nothing`: as without it."""
    for at in range(len(line) - 1, 0, -1):
        joint = words.joins(line[at]) or (not isinstance(line[at - 1], Quoted) and line[at - 1].endswith(","))
        if joint and _is_no_discard(words, line[at + words.joins(line[at]) :]):
            return [*line[: at - 1], line[at - 1].rstrip(",")]
    return line


def one_too_many(words: TypedWords, line: list[str]) -> list[str]:
    """`he had one too many, throws one away`: why it is, and then what he gives up."""
    at = next((n for n, word in enumerate(line[:-1]) if not isinstance(word, Quoted) and word.endswith(",")), 0)
    why, rest = "".join(word.rstrip(",") for word in line[max(0, at - 1) : at + 1]), line[at + 1 :]
    who = line[:1] if at and player(words, line[0]) and not player(words, rest[0]) else []
    return [*who, *rest] if at and is_said(words, why, "too_many") else line


def _is_no_discard(words: TypedWords, clause: list[str]) -> bool:
    """`discards nothing`, `does not discard`, `nothing to discard`, of somebody or of nobody named."""
    rest = clause[1:] if len(clause) > 1 and player(words, clause[0]) else clause
    if len(rest) > 2 and Quoted not in (type(rest[0]), type(rest[-1])):
        rest = [rest[0] + rest[-1], *rest[1:-1]] if is_known(words, rest[0] + rest[-1], "verb", "discard") else rest
    discards = [word for word in rest if is_known(words, word, "verb", "discard") or is_said(words, word, "discards")]
    others = [word for word in rest if word not in discards and not is_known(words, word, "word", "to", "from")]
    return (
        len(discards) == 1
        and any(_is_none(words, word) for word in others)
        and all(_is_small(words, word) for word in others)
    )


def _is_none(words: TypedWords, word: str) -> bool:
    return is_said(words, word, "in_vain", "none_of", "not") or is_known(words, word, "verb", "no")


def _is_small(words: TypedWords, word: str) -> bool:
    return _is_none(words, word) or is_said(words, word, "card", "in_order") or is_little(words, word)
