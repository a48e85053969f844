"""Several things on one line: `3 hit 4 missed`, `hit hit missed`, `bang 3 missed`, `3 pick bang; 4 pick beer`.

In go words that one thing alone does not use up, out come the entries of all of them, each read at the table that the
one before left. What is no answer stands behind a semicolon, a comma or `and`, or is the play that is answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from referee.core.book.questions import SERVES_AS
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.soundness import MOST
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.play.evolve import replay
from referee.core.play.owing import place
from referee.errors import BadLine
from referee.notation.spoken.card_that_brings_one import card_that_brings_one
from referee.notation.spoken.clauses import player
from referee.notation.spoken.drawn_with_it import drawn_when_hit, has_drawn_more, is_drawn_with_it
from referee.notation.spoken.ended_by import after_all, ended_by_the_turn, is_ended_already
from referee.notation.spoken.given_for_cards import given_for_cards
from referee.notation.spoken.how_often import played_again
from referee.notation.spoken.left_out import with_his_role
from referee.notation.spoken.life_left import LIFE_TOLD, TWO_ENDS, life_left
from referee.notation.spoken.said_no import (
    is_told_averted,
    is_told_free,
    is_told_idle,
    is_told_to_fail,
    is_told_unhelped,
    is_what_came_of_it,
)
from referee.notation.spoken.store_chosen import (
    OUT_OF_ORDER,
    card_chosen,
    chosen_from_it,
    in_their_order,
    is_out_of_order,
    store_turned_up,
    told_then,
)
from referee.notation.spoken.subjects import After, ReadAt, of_his_character, subject, told_of_him
from referee.notation.spoken.turn_passed_on import begins_the_next, passes
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

LONGEST = 4
"""Words of one answer: a seat, a card, and a rank and suit in two."""
LONGEST_PLAY = 6
"""Words of one play: its player, the card, a rank and suit in two, at whom."""
MOST_WORDS = 60
FOR = "for"
"""Before what cards are given up for; with nothing behind it, a life point."""
FACE_LACKS = "needs_face_too"
"""What is asked of a draw! told without the card, also where more is told behind it."""
ANSWERS = (e.Answered, e.Declined, e.Flipped, e.LifeLost, e.Drew)


def several_lines(
    words: list[str], table: Table, book: Rulebook, read_at: ReadAt, reader: TypedWords
) -> tuple[e.Entry, ...]:
    """What stands between semicolons; nothing where there are none. Raises `BadLine` where one means nothing."""
    lines = split(words)
    given = _given_for_life(lines[0], lines[1], table, read_at) if len(lines) == 2 else ()
    return given or each_clause(lines, table, book, read_at, reader)


def joined_lines(
    words: list[str], table: Table, book: Rulebook, read_at: ReadAt, reader: TypedWords
) -> tuple[e.Entry, ...]:
    """What commas and words that join (`and`, `then`) keep apart; nothing where one part means nothing by itself."""
    parts: list[list[str]] = [[]]
    for word in words:
        comma, joint = not isinstance(word, Quoted) and word.endswith(","), reader.joins(word)
        if not joint:
            parts[-1].append(word.rstrip(",") if comma else word)
        if (comma or joint) and parts[-1]:
            parts.append([])
    if not parts[-1] or len(parts) > MOST:
        return ()
    try:
        return _given_for_life(words[: -len(parts[-1]) - 1], parts[-1], table, read_at) or each_clause(
            parts, table, book, read_at, reader
        )
    except BadLine as error:
        if error.key == OUT_OF_ORDER:
            raise
        return ()


def _given_for_life(cards: list[str], gained: list[str], table: Table, read_at: ReadAt) -> tuple[e.Entry, ...]:
    """`discards two cards and regains a life`: the ability by which cards are given for it, no end of a turn."""
    if not cards or FOR in cards:
        return ()
    try:
        given, healed = tuple(read_at([*cards, FOR], table)), tuple(read_at(gained, table))
    except BadLine:
        return ()
    match (*given[:1], *healed):
        case (e.Discarded(by=who), e.LifeGained(by=gains, cause="")) if who == gains:
            return given
        case (e.Discarded(by=who, cause=ability), e.LifeGained(cause="")) if table.seat(who).character == ability:
            return given if _is_of_the_same(who, gained, table, read_at) else ()
    return ()


def _is_of_the_same(who: int, gained: list[str], table: Table, read_at: ReadAt) -> bool:
    """Is nobody named of whom it is said, so that it may be of this player as well?"""
    try:
        return all(isinstance(each, e.LifeGained) and each.by == who for each in read_at([str(who), *gained], table))
    except BadLine:
        return False


def each_clause(
    parts: list[list[str]],
    table: Table,
    book: Rulebook,
    read_at: ReadAt,
    reader: TypedWords,
    may_hang: bool = False,
) -> tuple[e.Entry, ...]:
    """What the clauses say one after the other; one that says nothing `may_hang` together with the next.

    Raises `BadLine` for one that means nothing.
    """
    found: list[e.Entry] = []
    before: Sequence[e.Entry] = ()
    at_first = table
    who, earlier = "", table
    said: list[str] = []
    began: int | None = None
    lacks: BadLine | None = None
    rest = [of_his_character(reader, part) for part in with_his_role(reader, parts)] if len(parts) > 1 else []
    while rest:
        part, *rest = rest
        if (life := life_left(reader, part, before, table)) == []:
            continue
        if is_told_idle(reader, part, table) or is_told_unhelped(reader, part, before, table):
            continue
        part = life or played_again(reader, part, found)
        part = ["end"] if _passes_the_turn(reader, part, rest, table, read_at) else part
        around = _told_around(part, before, who, earlier, reader, read_at)
        around = around or given_for_cards(part, before, earlier, book, read_at)
        around = around or card_that_brings_one(said, part, before, earlier, reader, read_at)
        if around is not None:
            found, before = [*found[: -len(before)], *around], around
            table = replay(found, book, at_first)
            continue
        later = store_turned_up(before, table, book)
        part, *rest = [card_chosen(reader, each, later or table) for each in (part, *rest)]
        part, *rest = in_their_order([part, *rest], table, later, reader, read_at)
        chosen = chosen_from_it(who, part, later, reader, read_at)
        table = later if chosen and later is not None else table
        try:
            after = After(found[-1], began == getattr(found[-1], "by", 0)) if found else None
            tell = partial(told_of_him, who, part, reader, read_at=read_at, after=after)
            meant = chosen or drawn_when_hit(tell(table), table, book, tell)
            if is_told_averted(before, meant, earlier, Situation(table, book), player(reader, part[0])):
                continue
            if may_hang:
                _is_something(part, meant, before, table, book, more=bool(rest))
        except BadLine as error:
            if is_what_came_of_it(reader, part, before, Situation(table, book)):
                continue
            lacks = lacks or (error if error.key == FACE_LACKS else None)
            meant = told_then(who, part, later, reader, read_at)
            if not meant and (wrong := is_out_of_order(part, table, reader)):
                raise wrong from None
            hangs = may_hang and rest and not (error.key == FACE_LACKS and player(reader, rest[0][0]))
            hangs = hangs and error.key not in (*LIFE_TOLD, TWO_ENDS)
            if not meant and not hangs:
                raise error if lacks is None else lacks from None
            if not meant or later is None:
                rest = [[*part, *rest[0]], *rest[1:]]
                continue
            table = later
        if rest and is_drawn_with_it(reader, part, rest[0], meant):
            more = [*part, *rest[0]]
            with suppress(BadLine):
                if has_drawn_more(meant, told_of_him(who, more, reader, table, read_at, after)):
                    rest = [more, *rest[1:]]
                    continue
        if not player(reader, part[0]):
            meant = ended_by_the_turn(meant, found, at_first, book)
        if is_told_free(before, meant, Situation(table, book)):
            continue
        if not player(reader, part[0]) and _cost_him([who, *part], before, earlier, read_at):
            continue
        who = subject(part, meant, reader)
        if not found and player(reader, part[0]):
            began = reader.seat(part[0])
        if any(isinstance(each, e.Retracted | e.Corrected | e.Inserted) for each in meant):
            return ()
        if is_ended_already(meant, before) or _is_lost_already(part, meant, before, table, read_at):
            continue
        found += meant
        said = part
        before, earlier, table = meant, table, after_all(meant, table, book)
    return tuple(found)


def _passes_the_turn(reader: TypedWords, part: list[str], then: list[list[str]], table: Table, read_at: ReadAt) -> bool:
    """`passes. cleo draws 2`, where hers is the next turn: nobody's answer, though one is still asked."""
    if not then or not passes(reader, part):
        return False
    try:
        return begins_the_next(read_at(then[0], table), Situation(table, reader.book))
    except BadLine:
        return False


def _is_something(
    part: list[str], meant: Sequence[e.Entry], before: Sequence[e.Entry], table: Table, book: Rulebook, more: bool
) -> None:
    """Raises `BadLine` for what says nothing, for an answer not due, and for what came of a draw! that did no good.

    Or of any before more. An answer of another than who is asked, out of his turn, is one all the same.
    """
    first, drawn = meant[0] if meant else None, before[-1:]
    after_it = isinstance(first, e.Dropped) and bool(drawn) and isinstance(drawn[0], e.Flipped)
    if after_it and (more or is_told_to_fail(drawn, Situation(table, book))):
        raise BadLine("unread", word=part[0][:40])
    asked = any(owed.kind == "answer" for owed in table.owed())
    meddles = asked and isinstance(first, e.Answered) and first.by != table.turn.seat
    not_due = isinstance(first, e.Answered | e.Declined) and place(table, first, book) is None
    if first is None or (not_due and not meddles):
        raise BadLine("unread", word=part[0][:40])


def _told_around(
    part: list[str], before: Sequence[e.Entry], who: str, earlier: Table, reader: TypedWords, read_at: ReadAt
) -> Sequence[e.Entry] | None:
    """`sid, discards two, gains a life`: what the clause tells of an ability that the one before it named; or None.

    What is given for it is told instead of what it mostly takes, and what it brings is told already.
    """
    match tuple(before):
        case (e.Discarded(cause=ability) as given, e.LifeGained(cause=gained)) if ability == gained != "limit":
            said = _for(ability, who, part, earlier, reader, read_at)
            match said:
                case (e.Discarded(by=given.by, cause=given.cause), *_):
                    return said
                case (e.LifeGained(by=given.by, count=1, cause="" | given.cause),):
                    return before
    return None


def _for(
    ability: str, who: str, part: list[str], table: Table, reader: TypedWords, read_at: ReadAt
) -> Sequence[e.Entry]:
    """The clause as it reads where the ability was not used yet: of cards, for it."""
    for said in ([*part, FOR, ability], part):
        try:
            return tuple(told_of_him(who, said, reader, table, read_at))
        except BadLine:
            continue
    return ()


def _is_lost_already(
    part: list[str], meant: Sequence[e.Entry], before: Sequence[e.Entry], table: Table, read_at: ReadAt
) -> bool:
    """`ben is hit and loses a life`: the life point that the hit before it cost him, told once more.

    Whoever is not named in it would be he whose turn it is.
    """
    match (*before, *meant):
        case (e.Declined(), e.LifeLost(by=hit, count=cost), e.LifeLost(count=lost)) if cost == lost:
            due = any(owed.kind == "lose" and owed.seat == hit for owed in table.owed())
            his = replace(table, turn=replace(table.turn, seat=hit))
            return not due and list(read_at(part, his)) == [replace(meant[0], by=hit)]
    return False


def _cost_him(his: list[str], before: Sequence[e.Entry], earlier: Table, read_at: ReadAt) -> bool:
    """`indians; ben is hit; loses a life`: is it what the hit before it cost, read where that was still due?"""
    match tuple(before):
        case (e.Declined(), e.LifeLost() as lost):
            try:
                return list(read_at(his, earlier)) == [lost]
            except BadLine:
                return False
    return False


def split(words: list[str]) -> list[list[str]]:
    """The lines between the semicolons, which may stand alone or hang on a word. Raises `BadLine` for an empty one."""
    lines: list[list[str]] = [[]]
    for word in words:
        first, *others = [word] if isinstance(word, Quoted) else word.split(";")
        lines[-1] += [first] if first or isinstance(word, Quoted) else []
        lines += [[other] if other else [] for other in others]
    if not all(lines):
        raise BadLine("nothing_typed")
    if len(lines) > MOST:
        raise BadLine("number_out_of_range", number=len(lines))
    return lines


def play_and_answers(words: list[str], table: Table, book: Rulebook, read_at: ReadAt) -> tuple[e.Entry, ...]:
    """A play at somebody and what is said against it; nothing where the line is none."""
    for count in range(1, min(len(words), LONGEST_PLAY + 1)):
        try:
            entries = tuple(read_at(words[:count], table))
        except BadLine:
            continue
        played = entries[-1]
        if not isinstance(played, e.Played) or not played.at:
            continue
        said = [word if isinstance(word, Quoted) else word.rstrip(",") or word for word in words[count:]]
        if answers := _answers(said, replay(entries, book, table), book, read_at):
            _is_whose(words, count, played, answers[0], table, book)
            return (*entries, *answers)
    return ()


def _is_whose(words: list[str], count: int, played: e.Played, answer: e.Entry, table: Table, book: Rulebook) -> None:
    """A card behind a play may be what answers it, or what its player gives as that card (`bang ben missed`).

    Not behind a sign, where another thing begins: behind a comma it is the answer. Raises `BadLine` `serves_or_answers`
    where it is not said whose it is.
    """
    card = answer.card.kind if isinstance(answer, e.Answered) else ""
    said, by, at = words[count:], played.by, played.at[0]
    if not card or said[0].isdigit() or played.card.kind not in Situation(table, book).ask(SERVES_AS, by, card):
        return
    parted = not isinstance(words[count - 1], Quoted) and words[count - 1].endswith((",", ":"))
    if parted or any(word.casefold() == table.seat(at).name.casefold() for word in said):
        return
    who, whom = (_called(table, seat) for seat in (by, at))
    as_it, against_it = f"{who} {' '.join(said)} {whom}", f"{' '.join(words[:count])}; {whom} {' '.join(said)}"
    raise BadLine("serves_or_answers", word=" ".join(words), choices=(as_it, against_it))


def _called(table: Table, seat: int) -> str:
    """The name of a player, or the number of his seat where that is more than a word."""
    name = table.seat(seat).name
    return name if name.isalpha() else str(seat)


def several_answers(words: list[str], table: Table, book: Rulebook, read_at: ReadAt) -> tuple[e.Entry, ...]:
    """All the answers; nothing where the words are no answers from the first to the last.

    Raises `BadLine` `falls_first` where somebody is out of life points in between.
    """
    if not 1 < len(words) <= MOST_WORDS or not any(owed.kind == "answer" for owed in table.owed()):
        return ()
    plain = [word if isinstance(word, Quoted) else word.rstrip(",") or word for word in words]
    return _answers(plain, table, book, read_at) or ()


def _answers(
    words: list[str], table: Table, book: Rulebook, read_at: ReadAt, last: int = 0
) -> tuple[e.Entry, ...] | None:
    """`last`: who answered just before them; where he is not done with it, what names nobody is his as well."""
    for count in range(1, min(LONGEST, len(words)) + 1):
        if words[count - 1] == "as" and count < len(words) and not words[count].isdigit():
            continue  # no ace of spades: what the card serves as
        entries = _answer_of(last, words[:count], table, book, read_at)
        if not entries or count == len(words):
            if entries:
                return entries
            continue
        after = replay(entries, book, table)
        if _answers(words[count:], table, book, read_at) is not None:
            _nobody_falls(after)
        if (others := _answers(words[count:], after, book, read_at, getattr(entries[-1], "by", 0))) is not None:
            return (*entries, *others)
    return None


def _answer_of(last: int, words: list[str], table: Table, book: Rulebook, read_at: ReadAt) -> tuple[e.Entry, ...]:
    """The answer, of him who has more to say where the words name nobody."""
    goes_on = any(owed.kind == "answer" and owed.seat == last for owed in table.owed())
    his = _answer([str(last), *words], table, book, read_at) if goes_on else ()
    return his or _answer(words, table, book, read_at)


def _answer(words: list[str], table: Table, book: Rulebook, read_at: ReadAt) -> tuple[e.Entry, ...]:
    try:
        entries = tuple(read_at(words, table))
    except BadLine:
        return ()
    fits = all(isinstance(each, ANSWERS) for each in entries) and place(table, entries[0], book) is not None
    return entries if fits else ()


def _nobody_falls(table: Table) -> None:
    falling = next((owed.seat for owed in table.owed() if owed.kind == "fall"), 0)
    if falling:
        raise BadLine("falls_first", player=table.seat(falling).name[:40])
