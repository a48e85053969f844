"""What is said behind a deed, or of the deed before: why it was done, what came of it, whom it was really aimed at.

In go the words of a line that means nothing as it stands, out come those without what the table knows anyway.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import dropwhile

from referee.core.book.rulebook import Situation
from referee.notation.sentence import BEFORE_A_NAME
from referee.notation.spoken.clauses import is_known, is_little, is_said, is_said_together, player
from referee.notation.spoken.word_order import is_idle, told_of
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

OUTCOMES = ("freed", "kept_in", "sits_out", "explodes")
"""What a draw! may come to; the first alone does good to whom it is made for."""
LONGEST = 5
"""Words of one saying: `om in leven te blijven`."""


def survives(words: TypedWords, line: list[str]) -> list[str]:
    """`discards two cards to survive`: for a life point; behind anything else it tells nothing more."""
    for count in range(min(LONGEST, len(line) - 1), 0, -1):
        if is_said_together(words, line[-count:], "survives"):
            left = line[:-count]
            gives_up = any(is_known(words, word, "verb", "discard") for word in _verbs(words, left))
            return [*left, "for"] if gives_up else left
    return line


def _verbs(words: TypedWords, line: list[str]) -> Iterator[str]:
    """The words that a verb of it may be, the parts of one that is written apart among them."""
    _, rest = told_of(words, line)
    yield from rest
    yield from (rest[0] + word for word in rest[1:])


def in_his_turn(words: TypedWords, line: list[str]) -> list[str]:
    """`drinks another beer in her turn`: when else."""
    for at in range(len(line) - 1, 1, -1):
        when = [word for word in line[at + 1 :] if not is_little(words, word)]
        within = is_said(words, line[at], "into") or is_known(words, line[at], "word", "at")
        if within and len(when) == 1 and is_known(words, when[0], "verb", "turn"):
            return line[:at]
    return line


def result_told(words: TypedWords, line: list[str]) -> list[str]:
    """`jail: 2 of hearts, she is free`: what was turned up says so; where it says otherwise the line means nothing."""
    for at in range(1, len(line)):
        told = [word for word in line[at:] if not is_said(words, word, "pronoun", "and") and not _is_being(words, word)]
        for outcome in OUTCOMES:
            says = told and any(is_said_together(words, each, outcome) for each in (told, line[at:]))
            if says and words.card(told, mend=False) is None and _may_come_of(words, line[:at], outcome == OUTCOMES[0]):
                return line[:at]
    return line


def result_first(words: TypedWords, line: list[str]) -> list[str]:
    """`mislukt, schoppen 4`: what the card turned up says, told before it; as it is where it says otherwise."""
    if len(line) < 2 or Quoted in map(type, line) or not line[0].endswith(","):
        return line
    ends = next((at for at, word in enumerate(line[1:], 1) if word[-1:] in ",."), len(line) - 1)
    face = [word.rstrip(",.") for word in line[1 : ends + 1]]
    told = line[0].rstrip(",")
    outcome = next((each for each in (*OUTCOMES, "in_vain") if is_said(words, told, each)), "")
    found = words.turned_up(face) if outcome and face else None
    if found is None or found[1] < len(face) or not _may_come_of(words, face, outcome == OUTCOMES[0]):
        return line
    return line[1:]


def freed(words: TypedWords, line: list[str]) -> list[str]:
    """`she is free and draws two`, where the Jail is to be discarded: that it is, or what she does then."""
    who, rest = told_of(words, line)
    due = any(owed.kind == "drop" for owed in words.table.owed())
    told = [(at, word) for at, word in enumerate(rest) if not _is_of_somebody(words, word)]
    free = due and bool(told) and is_said(words, told[0][1], OUTCOMES[0])
    if not free:
        return line
    behind = rest[told[0][0] + 1 :]
    behind = behind[1:] if behind and is_said(words, behind[0], "and") else behind
    return [*who, *behind] if behind else [*who, "drop"]


def _is_of_somebody(words: TypedWords, word: str) -> bool:
    """`she`, `is`, `she's`."""
    return is_said(words, word.replace("’", "'").partition("'")[0], "pronoun") or _is_being(words, word)


def _may_come_of(words: TypedWords, line: Sequence[str], does_good: bool) -> bool:
    """Is a rank and suit told that does him good for whom it is turned up, or that does not? Of two either may be."""
    faces = [found[0] for at in range(len(line)) if (found := words.turned_up(line[at:])) is not None]
    seat, cause = _turned_for(words, line)
    now = Situation(words.table, words.book)
    return bool(faces) and (not cause or any(now.succeeds(seat, cause, face) is does_good for face in faces))


def _turned_for(words: TypedWords, line: Sequence[str]) -> tuple[int, str]:
    """For whom and for what a draw! is due, or else is said to be made; no cause where it is not said."""
    owed = next((each for kind in ("flip", "answer") for each in words.table.owed() if each.kind == kind), None)
    if owed is not None and owed.kind == "flip":
        return owed.seat, owed.cause
    draws = words.book.draws
    named = (words.named(word, kind, draws) for word in line for kind in ("card", "character"))
    return owed.seat if owed is not None else 0, next(filter(None, named), "")


def was_turned(words: TypedWords, line: list[str]) -> list[str]:
    """`the dynamite was 7 of diamonds`: the draw! of it."""
    at = next((n for n, word in enumerate(line) if n and _is_being(words, word)), 0)
    card = [word for word in line[:at] if not is_little(words, word)]
    told = [*dropwhile(lambda word: is_little(words, word), line[at + 1 :])]
    face = words.turned_up(told) if at else None
    if face is None or face[1] != len(told) or words.card(card[-1:], mend=False) is None:
        return line
    return [*card, *told]


def role_told(words: TypedWords, line: list[str]) -> list[str]:
    """`dirk is dead, he was an outlaw`, `dirk is an outlaw` of one who falls: eliminated, with his role."""
    who, rest = told_of(words, line)
    if len(rest) < 2 or len(rest[-1]) < 3 or not is_known(words, rest[-1], "role"):
        return line
    falls = [word for word in rest[:-1] if is_known(words, word, "verb", "out") or is_said(words, word, "falls")]
    others = [word for word in rest[:-1] if word not in falls]
    if not all(is_idle(words, word) or is_said(words, word, "pronoun") for word in others):
        return line
    due = bool(who) and any(owed.kind == "fall" and owed.seat == words.seat(who[0]) for owed in words.table.owed())
    return [*who, "out", rest[-1]] if falls or due else line


def against_it(words: TypedWords, line: list[str]) -> list[str]:
    """`gives a bang against the indians`: what is under way."""
    for at in range(len(line) - 1, 1, -1):
        card = [word for word in line[at + 1 :] if not is_little(words, word)]
        found = words.card(card, mend=False)
        before = is_known(words, line[at], "word", "at", "for") or is_said(words, line[at], "beside", "into")
        if before and found is not None and found[1] == len(card) and found[0].kind == words.table.top.card:
            named = any(words.card([word], mend=False) for word in line[:at])
            return line[:at] if named else line
    return line


def aimed_otherwise(words: TypedWords, line: list[str]) -> list[str]:
    """`no, at ben`, `not otto but ben`, where what was aimed at another is still to be answered: it is put right.

    So it is by `at ben instead`, `then rather at ben`. `not ben` alone does not say who was meant, and whoever has
    answered, as in a Duel, was.
    """
    frame, (head, rest) = words.table.top, rather(words, line)
    if head != "rather" and (instead := _said_instead(words, line)):
        head, rest = "rather", instead
    if not rest or not player(words, rest[-1]) or len(frame.targets) != 1 or not frame.owed:
        return line
    meant = words.seat(rest[-1])
    answered = any(owed.tried or owed.seat not in frame.targets for owed in frame.owed)
    if answered or meant in (frame.author, *frame.targets):
        return line
    between = [word for word in rest[:-1] if not (player(words, word) and words.seat(word) in frame.targets)]
    says_whom = head == "rather" or len(between) < len(rest) - 1
    idle = all(only_joins(words, word) or _puts_it(words, word) for word in between)
    idle = idle and not is_by(words, rest[-2:-1])
    return ["correct", frame.card, str(meant)] if says_whom and idle else line


def _said_instead(words: TypedWords, line: list[str]) -> list[str]:
    """The words without `instead`, wherever it stands, or `then rather` before `at ben`; nothing without such words."""
    for count in (3, 2, 1):
        for at in range(len(line) - count + 1):
            aims = at == 0 and len(line) > count and is_aimed(words, line[count])
            if is_said_together(words, line[at : at + count], "instead", *(("rather_at",) if aims else ())):
                return _without_the_doer(words, [*line[:at], *line[at + count :]])
    return []


def _without_the_doer(words: TypedWords, said: list[str]) -> list[str]:
    """The words without the player who did it, named at their head."""
    who, rest = told_of(words, said)
    return rest if who and words.seat(who[0]) == words.table.top.author else said


def _puts_it(words: TypedWords, word: str) -> bool:
    """`gives it`, `throws it`, `shoots`: of the card that was played, and told anyway."""
    puts = is_said(words, word, "that_card", "gives", "throws", "goes_on", "lays_down", "aims")
    puts = puts or is_known(words, word, "verb", "play", "lay", "toss") or is_known(words, word, "word", "for")
    return puts or is_known(words, word, "deed", words.table.top.card)


def rather(words: TypedWords, line: list[str]) -> tuple[str, list[str]]:
    """The saying at the head, that another was meant or who was not, and the words behind it."""
    for count in (3, 2, 1):
        for said in ("rather", "not"):
            if len(line) > count and is_said_together(words, line[:count], said):
                return said, _without_it_was(words, line[count:]) if said == "rather" else line[count:]
    return "", []


def _without_it_was(words: TypedWords, line: list[str]) -> list[str]:
    """The words without `it should be` at their end."""
    for count in range(min(LONGEST, len(line) - 1), 0, -1):
        if is_said_together(words, line[-count:], "was_it"):
            return line[:-count]
    return line


def only_joins(words: TypedWords, word: str) -> bool:
    """Does it tell nothing but at whom? Behind `by` stands who did it."""
    joins = is_aimed(words, word) or is_idle(words, word) or is_said(words, word, "pronoun", "blow")
    return joins and not is_known(words, word, "word", "by", "from")


def is_by(words: TypedWords, before: list[str]) -> bool:
    """Does this word stand before who did it: `by ben`, `da ben`, which is written as what gives?"""
    return any(is_known(words, word, "word", "by", "from") for word in before)


def is_aimed(words: TypedWords, word: str) -> bool:
    """Does it stand before whom something is aimed at?"""
    return is_known(words, word, "word", "at", "to") or word in BEFORE_A_NAME


def _is_being(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "filler", "being")


AFTERTHOUGHTS = (survives, in_his_turn, freed, result_told, was_turned, role_told, against_it, aimed_otherwise)
