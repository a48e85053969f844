"""A typed line -> entries: as it stands, in other words, with its slips put right, or clause by clause.

The first of these that means something at the table is what was said; where none does, the word that is not understood
is named, with the players that it nearly names.
"""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache, partial
from itertools import chain

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.core.judging.assumed import assumed
from referee.core.nouns import entries as e
from referee.core.nouns.table import Seat, Table
from referee.core.nouns.verdict import Level
from referee.core.play.evolve import evolve, replay
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.as_it_stands import ParsedLine, TableAt, as_it_stands, may_be_reworded, read_plainly
from referee.notation.in_full import may_say_all, says_all
from referee.notation.lines.given_in_answer import GIVES_WHICH
from referee.notation.lines.life import WHO_FALLS
from referee.notation.lines.taking import TAKES_ALL
from referee.notation.lines.verbs import VERBS, is_free
from referee.notation.spoken.afterthoughts import result_first
from referee.notation.spoken.article_of_a_card import without_its_article
from referee.notation.spoken.as_it_is_logged import as_it_is_logged
from referee.notation.spoken.by_name import said_by_name
from referee.notation.spoken.chosen_of_two import chosen_of_two
from referee.notation.spoken.clause_by_clause import clauses, stops_as_commas, told_likewise
from referee.notation.spoken.clauses import is_known
from referee.notation.spoken.ghosts_told import without_ghosts
from referee.notation.spoken.given_by_the_fallen import given_by_the_fallen
from referee.notation.spoken.hand_kept import with_the_hand, without_the_hand
from referee.notation.spoken.hand_seen import hand_seen
from referee.notation.spoken.how_often import told_twice
from referee.notation.spoken.in_his_jail import drawn_for_his, drawn_for_it, in_his_jail
from referee.notation.spoken.in_place_of import in_place_of
from referee.notation.spoken.in_several_words import suit_chosen
from referee.notation.spoken.kills import ask_how_he_fell, kills
from referee.notation.spoken.left_out import by_his_name_alone, card_of_him, gone_of_him
from referee.notation.spoken.life_left import LIFE_TOLD, TWO_ENDS, life_alone
from referee.notation.spoken.losses import duel_lost
from referee.notation.spoken.one_in_answer import one_in_answer
from referee.notation.spoken.paid_beside import paid_beside
from referee.notation.spoken.rewording import rewordings
from referee.notation.spoken.said_no import is_no_correction, one_too_many, without_its_no
from referee.notation.spoken.said_of_him import said_of_him
from referee.notation.spoken.several import FACE_LACKS, each_clause
from referee.notation.spoken.shot_with_two import shot_with_two
from referee.notation.spoken.shots_told import told_with_its_card
from referee.notation.spoken.shown_among import shown_among
from referee.notation.spoken.slips import SIGNS, blamed, means_nothing, put_right, whose, with_cards
from referee.notation.spoken.store_chosen import OUT_OF_ORDER
from referee.notation.spoken.store_laid_out import store_laid_out
from referee.notation.spoken.two_halves import told_as_one
from referee.notation.spoken.victory_told import one_side_won
from referee.notation.words.misplaced import is_done
from referee.notation.words.tokens import Quoted, with_commas, with_stops, words_of
from referee.notation.words.typed_words import TypedWords

OF_ANOTHER_LINE = ("correct", "insert")
"""Verbs of the referee behind which a line of the play stands."""
ASKED = ("which_role", WHO_FALLS, OUT_OF_ORDER, TAKES_ALL, GIVES_WHICH)
"""What is asked of one who falls, which may be all that a line in two halves lacks, of his cards, of choices in their
order, and of a card in answer.
"""
MOST_SPOKEN = 150
"""Words of a line that may be told as people speak; a longer one is shorthand or nothing."""


def read(line: str, table: Table, book: Rulebook, lexicon: Lexicon, table_at: TableAt | None = None) -> ParsedLine:
    """The entries that this line means at this table.

    Raises `BadLine` for what means nothing or more than one thing, with `choices` where there are some.
    """
    if len(line) > 2 * MOST_SPOKEN and len(words := words_of(line)) > MOST_SPOKEN:
        return read_plainly(words, table, book, lexicon, table_at)
    try:
        return _as_typed(line, table, book, lexicon, table_at)
    except BadLine as error:
        refused = error
    apart = with_commas(line, lambda said: bool(lexicon.exact(said, "character")))
    stopped = with_stops(apart, lambda said: bool(lexicon.exact(said, "word")))
    for said in dict.fromkeys((apart, stopped)):
        with suppress(BadLine):
            if said != line:
                return _as_typed(said, table, book, lexicon, table_at)
    raise refused


def _as_typed(line: str, table: Table, book: Rulebook, lexicon: Lexicon, table_at: TableAt | None) -> ParsedLine:
    words, lexicon = words_of(line), of_this_game(book, lexicon)
    if not words:
        raise BadLine("nothing_typed")
    if may_say_all(line, words):
        meant = _told_in_full(tuple(words), len(table.seats), book, lexicon)
        if meant is not None:
            return meant
    reader = TypedWords(table, book, lexicon)
    words = without_its_article(reader, words)
    if (ended := _ended_with(words, reader, table_at)) is not None:
        return ended
    clause = partial(_clause, table=table, book=book, lexicon=lexicon)
    goes_on = is_known(reader, words[0], "verb", *OF_ANOTHER_LINE)
    if goes_on or not is_free(reader, words):
        words = without_ghosts(reader, stops_as_commas(reader, words))
        words = kills(reader, in_place_of(reader, said_of_him(reader, words)))
    words = result_first(reader, words)
    words = drawn_for_it(reader, drawn_for_his(reader, chosen_of_two(reader, store_laid_out(reader, words))))
    words = shot_with_two(reader, paid_beside(reader, one_too_many(reader, words)))
    words = without_its_no(reader, told_likewise(reader, words), clause)
    said = told_as_one(reader, words, clause)
    try:
        meant = _read_or_reworded(line, said, table, book, lexicon, table_at)
    except BadLine as error:
        raise _named_right(error, reader, words) from None
    if meant.mended:
        meant = _as_if_typed_right(meant, words, table, book, lexicon)
    if words[0][-1:] in (",", ":"):
        is_no_correction(reader, words, meant.entries)
    one_side_won(meant.entries)
    ask_how_he_fell(meant.entries, table)
    if len(meant.entries) == 1 and words[0].isdigit():
        return meant
    try:
        return replace(meant, entries=as_it_is_logged(shown_among(meant.entries, table, book), table, book))
    except BadLine as error:
        raise BadLine(error.key, **{**error.about, "word": line}) from None


def _ended_with(words: list[str], reader: TypedWords, table_at: TableAt | None) -> ParsedLine | None:
    """The end of a turn of which it is told how many cards are kept; None where that is not told.

    Raises `BadLine` `hand_otherwise`.
    """
    up_to, kept = without_the_hand(reader, words)
    if kept is None:
        return None
    try:
        meant = _as_typed(" ".join(up_to), reader.table, reader.book, reader.lexicon, table_at)
    except BadLine:
        return None
    entries = with_the_hand(meant.entries, kept, reader.table, reader.book)
    return replace(meant, entries=entries) if entries else None


@lru_cache(maxsize=64)
def of_this_game(book: Rulebook, lexicon: Lexicon) -> Lexicon:
    """Without the verbs, cards and characters of boxes that nobody plays with: a line reads as if there were none."""
    verbs = VERBS.keys() | book.verbs.keys()
    return lexicon.of_a_game({"verb": verbs, "card": book.cards, "character": book.characters})


def _named_right(error: BadLine, reader: TypedWords, words: list[str]) -> BadLine:
    """The error with the word that means nothing rather than one beside it."""
    word = error.about.get("word")
    if not isinstance(word, str) or "choices" in error.about:
        return error
    named = blamed(reader, words, word)[:40]
    same = word.rstrip(",;:") in (named, "") or (error.key == "too_much" and not means_nothing(reader, named))
    same = same and not (error.key == "no_player" and is_done(named, reader.lexicon))
    return BadLine(error.key if same else "unread", **{**error.about, "word": named})


def _clause(words: list[str], table: Table, book: Rulebook, lexicon: Lexicon) -> tuple[e.Entry, ...]:
    """One clause of a line by itself. Raises `BadLine`."""
    return _read_or_reworded(" ".join(words), words, table, book, lexicon, None).entries


def _read_or_reworded(
    line: str,
    words: list[str],
    table: Table,
    book: Rulebook,
    lexicon: Lexicon,
    table_at: TableAt | None,
    whole: bool = True,
) -> ParsedLine:
    """What the words mean, as they stand or put into shorthand. Raises `BadLine`."""
    reader = TypedWords(table, book, lexicon)
    words = given_by_the_fallen(reader, suit_chosen(reader, told_with_its_card(reader, words)))
    words = by_his_name_alone(
        reader, gone_of_him(reader, card_of_him(reader, in_his_jail(reader, duel_lost(reader, words))))
    )
    words = one_in_answer(reader, words)
    words = hand_seen(reader, life_alone(reader, told_twice(reader, words), table))
    try:
        meant = as_it_stands(words, table, book, lexicon, table_at)
        return _in_order_apart(words, meant, table, book, lexicon) if whole else meant
    except BadLine as error:
        _is_asked(error, line)
        if not may_be_reworded(error):
            raise
        asked, lacking = error if error.key in ASKED else None, None
        named = [*said_by_name(reader, words)]
        for said in chain(rewordings(reader, words), named):
            try:
                meant = as_it_stands(said, table, book, lexicon, table_at)
                return _in_order_apart(words, meant, table, book, lexicon) if whole else meant
            except BadLine as other:
                _is_asked(other, line)
                at_whom = other.key == WHOM_LACKS and said in named
                asked = asked or (other if other.key in ASKED or at_whom else None)
                lacking = lacking or (other if other.key in (FACE_LACKS, WHOM_LACKS) else None)
        if asked is not None:
            raise asked from None
        if not whole:
            raise
        if (apart := _apart(line, words, table, book, lexicon)) is not None:
            return apart
        typed, names = _names_nearly(reader, words, str(error.about.get("word", "")))
        if names:
            raise BadLine("word_near", word=typed[:40], choices=names) from None
        if lacking is not None:
            raise lacking from None
        raise


def _in_order_apart(words: list[str], meant: ParsedLine, table: Table, book: Rulebook, lexicon: Lexicon) -> ParsedLine:
    """What was read as one thing across a comma, and is an offence so, as what its clauses mean where none is then.

    So is a rank and suit behind whom a card was played at, where he may draw! for it, and the card of one who has
    something to answer, or plays out of turn, where his clause is an answer: `cleo missed, ben passes`. Raises
    `BadLine` where that clause is one, and what is told of the player behind it means nothing.
    """
    across = any(not isinstance(word, Quoted) and word[-1:] in (",", ";") for word in words[:-1])
    if not across:
        return meant
    faced, plays, offends = _face_played(meant), _who_plays(meant), _offends(meant.entries, table, book)
    if not (faced or offends or _is_asked_for_one(plays, table)):
        return meant
    apart = None
    with suppress(BadLine):
        apart = _clause_by_clause(words, table, book, lexicon, meant.entries)
    if apart is None:
        if _is_asked_for_one(plays, table):
            _is_answered_before_him(words, plays, table, book, lexicon)
        return meant
    drawn = {each.face for each in apart.entries if isinstance(each, e.Flipped)}
    answers = isinstance(apart.entries[0], e.Answered) and apart.entries[0].by == plays
    right = faced in drawn if faced else answers or not _offends(apart.entries, table, book)
    return apart if right else meant


def _is_answered_before_him(words: list[str], by: int, table: Table, book: Rulebook, lexicon: Lexicon) -> None:
    """Raises `BadLine` where what stands before the first comma is the answer that is asked of him."""
    at = next(n for n, word in enumerate(words) if not isinstance(word, Quoted) and word[-1:] in (",", ";"))
    answer: tuple[e.Entry, ...] = ()
    with suppress(BadLine):
        answer = _clause([*words[:at], words[at][:-1]], table, book, lexicon)
    if len(answer) == 1 and isinstance(answer[0], e.Answered) and answer[0].by == by:
        raise BadLine("unread", word=words[-1][:40])


def _who_plays(meant: ParsedLine) -> int:
    """Who plays a card at somebody; 0 if nobody does."""
    played = meant.entries[0] if meant.entries else None
    return played.by if isinstance(played, e.Played) and played.at else 0


def _is_asked_for_one(seat: int, table: Table) -> bool:
    return any(owed.kind == "answer" and owed.seat == seat for owed in table.owed())


def _face_played(meant: ParsedLine) -> str:
    """The rank and suit of the one card that was played at one player; empty of anything else."""
    played = meant.entries[0] if meant.entries else None
    return played.card.face if isinstance(played, e.Played) and len(played.at) == 1 else ""


def _offends(entries: tuple[e.Entry, ...], table: Table, book: Rulebook) -> bool:
    """Is one of these held against somebody?"""
    for entry in entries:
        run, verdict = assumed(table, entry, book)
        if verdict.level == Level.ILLEGAL:
            return True
        table = evolve(replay(run, book, table), entry, book)
    return False


WHOM_LACKS = "needs_seat"
MOST_SAID = 20
"""Words of a line that is cut into clauses: nobody says more in one breath, and each way to cut it is tried."""


def _apart(line: str, words: list[str], table: Table, book: Rulebook, lexicon: Lexicon) -> ParsedLine | None:
    """What a line of several clauses means that is nothing as a whole; None if it is none of these."""
    reader = TypedWords(table, book, lexicon)
    if len(words) > MOST_SAID or next(clauses(reader, words), None) is None:
        return None
    right = _with_slips_right(line, words, table, book, lexicon)
    return right or _clause_by_clause(words, table, book, lexicon)


def _with_slips_right(line: str, words: list[str], table: Table, book: Rulebook, lexicon: Lexicon) -> ParsedLine | None:
    """What the line means with the cards in it as they are called, if some are typed with a slip; None if not."""
    said, slips = put_right(TypedWords(table, book, lexicon), words)
    if not slips:
        return None
    with suppress(BadLine):
        meant = _read_or_reworded(line, said, table, book, lexicon, None, whole=False)
        return replace(meant, mended=(*slips, *meant.mended))
    return None


def _as_if_typed_right(
    meant: ParsedLine, words: list[str], table: Table, book: Rulebook, lexicon: Lexicon
) -> ParsedLine:
    """The same line with what was mended in it as it is called: what the other words mean hangs on no slip."""
    cards = tuple(each for each in meant.mended if each[1] in book.cards)
    said, slips = with_cards(words, cards)
    if not slips or len(slips) < len(meant.mended) or any("_" in card for _, card in slips):
        return meant
    with suppress(BadLine):
        right = _read_or_reworded(" ".join(said), said, table, book, lexicon, None, whole=False)
        return meant if right.mended else replace(right, mended=meant.mended)
    return meant


def _clause_by_clause(
    words: list[str], table: Table, book: Rulebook, lexicon: Lexicon, known: tuple[e.Entry, ...] = ()
) -> ParsedLine | None:
    """What each clause of the line means, read as it would be alone, other than what is known of it.

    None where one of them means nothing.

    Raises `BadLine` where the card of a draw! lacks.
    """
    reader = TypedWords(table, book, lexicon)
    mended: list[tuple[str, str]] = []

    def read_at(part: list[str], at: Table) -> tuple[e.Entry, ...]:
        meant = _read_or_reworded(" ".join(part), part, at, book, lexicon, None, whole=False)
        mended.extend(each for each in meant.mended if each not in mended)
        return meant.entries

    lacks: BadLine | None = None
    for parts in clauses(reader, words):
        mended.clear()
        try:
            entries = each_clause(parts, table, book, read_at, reader, may_hang=True)
        except BadLine as error:
            _is_asked(error, " ".join(words))
            if error.key in ASKED:
                raise
            lacks = lacks or (error if error.key in (FACE_LACKS, *LIFE_TOLD) else None)
            continue
        if entries and entries != known:
            return ParsedLine(entries, tuple(mended))
    if lacks is not None:
        raise lacks
    return None


@lru_cache(maxsize=4096)
def _told_in_full(words: tuple[str, ...], seats: int, book: Rulebook, lexicon: Lexicon) -> ParsedLine | None:
    """What a line means that hangs on no table, read once for all games; None of any other, or where it is wrong."""
    if not says_all(words, book):
        return None
    anywhere = Table(seats=tuple(Seat(number, "") for number in range(1, seats + 1)))
    try:
        return read_plainly(list(words), anywhere, book, lexicon, None)
    except BadLine:
        return None


def _names_nearly(reader: TypedWords, words: list[str], unread: str) -> tuple[str, tuple[str, ...]]:
    """The first word, or the one that cannot be read, and whose name it nearly is where the line means something then.

    Both empty where it means nothing with any.
    """
    at = next((n for n, word in enumerate(words) if word[:40] == unread), 0)
    unknown = [n for n, word in enumerate(words) if means_nothing(reader, word)]
    places = dict.fromkeys((0, at, min(at + 1, len(words) - 1), *unknown[:2]))
    for place in places if len(words) > 1 else ():
        found = []
        sign = words[place][len(words[place].rstrip(SIGNS)) :]
        for name in whose(reader, words[place]):
            with suppress(BadLine):
                line = [*words[:place], name + sign, *words[place + 1 :]]
                as_it_stands(line, reader.table, reader.book, reader.lexicon, None)
                found.append(name)
        if found:
            return words[place].strip(SIGNS), tuple(found)
    return "", ()


def _is_asked(error: BadLine, line: str) -> None:
    """Raises `BadLine` `for_life_or_limit` of the whole line, `which_counts`, where that was asked of it reworded."""
    if error.key == "which_counts" and str(error.about["word"]) in line:
        raise error
    if error.key == TWO_ENDS:
        raise BadLine(TWO_ENDS, word=line.strip(), choices=error.about["choices"]) from None
