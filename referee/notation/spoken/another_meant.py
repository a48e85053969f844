"""`no, at fausta`, `no, it is fausta's turn`, `no, 5h`: what was said last was meant of another, or of another card.

In go the words of a line, out comes whom or which rank and suit it names alone, or what is left of it to be read at the
table before.
"""

from __future__ import annotations

from itertools import dropwhile

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.spoken.afterthoughts import is_aimed, is_by, only_joins, rather
from referee.notation.spoken.around import Spoken
from referee.notation.spoken.clauses import bare, is_known, is_little, is_said, is_said_together, player
from referee.notation.spoken.roles_meant import by_role
from referee.notation.spoken.word_order import is_idle
from referee.notation.words.faces import number_named
from referee.notation.words.tokens import Quoted, words_of
from referee.notation.words.typed_words import TypedWords

MOST_WHY = 8
"""Words that say why a play may not be made."""


def player_meant(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> tuple[int, int]:
    """The one player whom a line names that says only that another was meant, and who was not; 0 where it says none."""
    words = TypedWords(table, book, lexicon)
    head, rest = _rather(words, line)
    if not head and (was_at := _was_aimed(words, line)):
        return was_at, 0
    said = _without_the_deed(words, rest if head == "rather" else _plain(words, line))
    if len(said) > 1 and is_said(words, said[-1], "instead"):
        head, said = "rather" if head == "" else head, said[:-1]
    alone = head == "rather" and said and player(words, said[-1]) and not is_by(words, said[-2:-1])
    if alone and all(_only_puts(words, word) for word in said[:-1]):
        return (words.seat(said[-1]) or 0, 0)
    return _one_and_not_the_other(words, by_role(words, said))


def _without_the_deed(words: TypedWords, said: list[str]) -> list[str]:
    """`it was olga he shot`: the words without what was done."""
    does = len(said) > 2 and is_said(words, said[-2], "pronoun") and not player(words, said[-2])
    return said[:-2] if does and (is_known(words, said[-1], "deed") or is_known(words, said[-1], "verb")) else said


def _only_puts(words: TypedWords, word: str) -> bool:
    """Does it tell nothing but at whom, or that it is put there: `he puts it on`, `it goes to`, `gives it`?"""
    puts = is_said(words, word, "lays_down", "that_card", "gives", "throws")
    puts = puts or is_known(words, word, "verb", "play", "lay")
    return puts or is_said(words, word, "goes_on") or _leads_to_him(words, word)


def _was_aimed(words: TypedWords, line: str) -> int:
    """`it was at ben`: at whom; 0 where it says anything else."""
    said = _plain(words, line)
    at = [*dropwhile(lambda word: _says_that_it_is(words, word), said)]
    aims = 1 < len(at) < len(said) and player(words, at[-1]) and all(is_aimed(words, word) for word in at[:-1])
    return words.seat(at[-1]) or 0 if aims else 0


def _says_that_it_is(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "filler", "being") or is_said(words, word, "pronoun", "blow", "that_card")


def card_meant_for(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> tuple[str, int, int]:
    """`the jail goes to peg, not to hank`: the card, at whom it was meant, and not; no card where it says none."""
    words = TypedWords(table, book, lexicon)
    said = _plain(words, line)
    said = [*dropwhile(lambda word: _is_before_it(words, word), rather(words, said)[1] or said)]
    found = words.card(said, mend=False) if said else None
    behind = said[found[1] :] if found is not None else []
    goes = len(behind) > 1 and (is_said(words, behind[0], "goes_on") or is_known(words, behind[0], "filler", "being"))
    if found is None or not goes:
        return "", 0, 0
    if (named := _one_and_not_the_other(words, behind[1:]))[0]:
        return found[0].kind, *named
    alone = player(words, behind[-1]) and all(_leads_to_him(words, word) for word in behind[1:-1])
    return (found[0].kind, words.seat(behind[-1]) or 0, 0) if alone else ("", 0, 0)


def _is_before_it(words: TypedWords, word: str) -> bool:
    return is_little(words, word) or is_said(words, word, "idle", "therefore")


def _leads_to_him(words: TypedWords, word: str) -> bool:
    return only_joins(words, word) or is_known(words, word, "word", "for")


def _one_and_not_the_other(words: TypedWords, said: list[str]) -> tuple[int, int]:
    """`hank, not peg`, `not peg but hank`."""
    at = next((n for n in range(len(said)) if rather(words, said[n:])[0] == "not"), None)
    said = _without_what_he_gets(words, said)
    named = [(n, words.seat(word) or 0) for n, word in enumerate(said) if player(words, word)]
    little = all(player(words, word) or n == at or _only_puts(words, word) for n, word in enumerate(said))
    match named:
        case [(first, one), (second, other)] if at is not None and little and one != other and at < second:
            return (one, other) if first < at else (other, one)
    return 0, 0


def _without_what_he_gets(words: TypedWords, said: list[str]) -> list[str]:
    """`not peg but hank gets the jail`: the words without what is put before him."""
    for at in range(2, len(said) - 1):
        gets = is_known(words, said[at], "verb", "gain") or is_said(words, said[at], "collects")
        card = [word for word in said[at + 1 :] if not is_little(words, word)] if gets else []
        found = words.card(card, mend=False) if card else None
        if found is not None and found[1] == len(card):
            return said[:at]
    return said


def turn_still_of(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> int:
    """Whose turn a line says is not over: `no, it's still tom's turn`; 0 where it says anything else."""
    words = TypedWords(table, book, lexicon)
    try:
        said = [each for word in bare(words, words_of(line)) for each in Spoken(words).apart([word.replace("'s", "")])]
        rest = rather(words, said)[1] or said
        who = [word for word in rest if player(words, word)]
    except BadLine:
        return 0
    still = [word for word in rest if is_said(words, word, "still")]
    turn = [word for word in rest if is_known(words, word, "verb", "turn")]
    left = [word for word in rest if word not in (*who, *still, *turn)]
    told = len(who) == 1 and still and turn and all(_is_small(words, word) for word in left)
    return words.seat(who[0]) or 0 if told else 0


def _is_small(words: TypedWords, word: str) -> bool:
    return (
        only_joins(words, word)
        or is_known(words, word, "word", "from", "by", "at", "to")
        or is_said(words, word, "idle")
    )


def face_meant(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> str:
    """What a line tells of a card that says only that it was another: `no, it was the 5 of hearts`, `no, a heart`."""
    words = TypedWords(table, book, lexicon)
    head, rest = _rather(words, line)
    for at in range(len(rest)) if head == "rather" else ():
        try:
            found = words.turned_up(rest[at:])
        except BadLine:
            return ""
        if found is not None and found[1] == len(rest) - at:
            return found[0] if all(only_joins(words, word) for word in rest[:at]) else ""
    return ""


def number_meant(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> tuple[int, bool]:
    """The number of a line that says only how many there were: `no, two cards`; is it said of what? 0: no number."""
    words = TypedWords(table, book, lexicon)
    head, rest = _rather(words, line)
    as_many, behind = _as_many(words, _without_its_end(words, rest or _plain(words, line)))
    said = [word for word in (behind or rest) if not is_idle(words, word)]
    nouns = [word for word in said if is_known(words, word, "filler", "noun")]
    if (head != "rather" and not as_many) or len(said) != len(nouns) + 1 or (nouns and said[0] in nouns):
        return 0, False
    told = "" if words.is_a_name(said[0]) else number_named(said[0]) or said[0]
    of_what = bool(nouns) or as_many == "as_many"
    return (int(told), of_what) if told.isascii() and told.isdigit() and len(told) < 3 else (0, False)


def _without_its_end(words: TypedWords, said: list[str]) -> list[str]:
    """The words without `correct that` and `it should be` at their end."""
    for saying in ("instead", "was_it"):
        count = next((n for n in (4, 3, 2, 1) if n < len(said) and is_said_together(words, said[-n:], saying)), 0)
        said = said[:-count] if count else said
    return said


def _as_many(words: TypedWords, said: list[str]) -> tuple[str, list[str]]:
    """`make that`, `should be`, `only` at the head, and the words behind it."""
    for count in (3, 2, 1):
        for saying in ("as_many", "only"):
            if len(said) > count and is_said_together(words, said[:count], saying):
                return saying, said[count:]
    return "", []


def is_a_reason(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> bool:
    """Does it tell of no card, no number and nothing done: `too far`, `not this turn`, `ben is too far`?"""
    words = TypedWords(table, book, lexicon)
    try:
        said = bare(words, words_of(line))
    except BadLine:
        said = []
    if not said:
        return False
    because = said[1:] if len(said) > 1 and is_known(words, said[0], "verb", "no") else said
    if any(is_said_together(words, each, "not_allowed") for each in (said, because)):
        return True
    said = said[:-1] if len(said) > 1 and is_known(words, said[-1], "verb", "lost") else said
    said = said[2:] if _says_how_he_is(words, said) else said
    said = [*dropwhile(lambda word: _says_that_it_is(words, word), said)] or said
    nothing = ("no", "turn") if any(is_said(words, word, "not") for word in said) else ("no",)
    does = (is_known(words, word, "verb") and not is_known(words, word, "verb", *nothing) for word in said)
    if _is_gone_already(words, said):
        return True
    tells = (player(words, word) or words.card([word], mend=False) or number_named(word) for word in said)
    return bool(said) and not any(does) and not any(tells) and not any(word[:1].isdigit() for word in said)


def behind_why_not(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> str:
    """What is told behind `too far`, `not allowed, oh no` at the head of a line; empty where it says no such thing."""
    words = TypedWords(table, book, lexicon)
    try:
        said = words_of(line)
    except BadLine:
        return ""
    behind = 0
    for at, word in enumerate(said[: MOST_WHY * 2], 1):
        clause = [] if isinstance(word, Quoted) or word[-1] not in ",.;:!" else bare(words, said[behind:at])
        clause = [each.rstrip(".;!") for each in clause]
        back = bool(behind) and len(clause) == 1 and is_known(words, clause[0], "verb", "retract")
        if clause and (back or _is_why_not(words, clause)):
            behind = at
    return " ".join(said[behind:]) if behind else ""


def tells_why_not_alone(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> bool:
    """Does a line say nothing but `too far`, `that is not allowed`, and not what is to be done?"""
    words = TypedWords(table, book, lexicon)
    try:
        said = bare(words, words_of(line))
    except BadLine:
        return False
    return len(said) > 1 and _is_why_not(words, said)


def _is_why_not(words: TypedWords, clause: list[str]) -> bool:
    """`too far`, `that is not allowed`, `no`: is it said why not, and nothing else?"""
    told = [word for word in clause if not is_idle(words, word) and not is_said(words, word, "pronoun", "that_card")]
    return any(
        Quoted not in map(type, each) and is_said(words, "".join(each), "not_allowed") for each in (clause, told)
    )


def _is_gone_already(words: TypedWords, said: list[str]) -> bool:
    """`the volcanic is gone`, of a card that lies before nobody any more."""
    card = [word for word in said[:-1] if not is_little(words, word) and not is_known(words, word, "filler", "being")]
    found = words.card(card, mend=False) if card and is_known(words, said[-1], "filler", "gone", "past") else None
    if found is None or found[1] < len(card):
        return False
    return not any(each.kind == found[0].kind for seat in words.table.seats for each in seat.in_play)


def _says_how_he_is(words: TypedWords, said: list[str]) -> bool:
    """`ben is too far away`: what somebody is, and not what he does."""
    return len(said) > 3 and player(words, said[0]) and is_known(words, said[1], "filler", "being")


def line_meant(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> str:
    """What is left of a line behind the words by which it puts right; empty where it has none."""
    head, rest = _rather(TypedWords(table, book, lexicon), line)
    return " ".join(rest) if head == "rather" else ""


def _rather(words: TypedWords, line: str) -> tuple[str, list[str]]:
    return rather(words, _plain(words, line))


def _plain(words: TypedWords, line: str) -> list[str]:
    try:
        return bare(words, words_of(line))
    except BadLine:
        return []
