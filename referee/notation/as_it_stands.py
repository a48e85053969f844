"""Words as they stand -> entries: a line of the shorthand, or what people say around one.

Whatever is left out is filled in from the table: the seat that must act, the count, cause and author of what is due.
What comes out says everything, so that nothing has to be guessed again when the log is replayed.

A line as files have it (`3 lose 1 by 2 to bang`) goes to its verb at once; any other is read as people say it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, partial

from msgspec import Struct

from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.due import forced_run
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import is_whole
from referee.core.play.evolve import evolve, gone_without_saying, presupposed
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.lines.draws import draw_begun, open_draw
from referee.notation.lines.plays import bare_card
from referee.notation.lines.referee import REFEREE_VERBS
from referee.notation.lines.verbs import (
    VERBS,
    is_free,
    is_name_before_verb,
    is_verb_or_card,
    is_written,
    verb_of,
    without_the_name,
)
from referee.notation.sentence import Sentence, Verb
from referee.notation.spoken.around import Spoken, glued, hangs_together, is_said
from referee.notation.spoken.clauses import is_known
from referee.notation.spoken.in_his_jail import in_his_jail
from referee.notation.spoken.left_by_the_fallen import left_to_somebody
from referee.notation.spoken.phrases import rephrased
from referee.notation.spoken.rewording import rewordings
from referee.notation.spoken.said_no import (
    has_none,
    is_told_to_fail,
    tells_what_came_of_a_draw,
    without_what_failed,
)
from referee.notation.spoken.several import FACE_LACKS, joined_lines, play_and_answers, several_answers, several_lines
from referee.notation.spoken.turn_and_draw_told import counts_cards, draws_and_plays
from referee.notation.words.faces import LONGEST, faces_named
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

TableAt = Callable[[int], Table]
"""The table as it stood before an entry of the log, by its number."""
ReadOne = Callable[[TypedWords, list[str], TableAt | None], list[e.Entry]]
"""The entries of one line by itself. Raises `BadLine`."""

FLIP = "flip"
"""What people say as files have it, also of a Barrel that stands for what somebody draws by his character."""


class ParsedLine(Struct, frozen=True, gc=False):
    """What a line means: its entries, and the typing errors mended on the way (typed, taken for)."""

    entries: tuple[e.Entry, ...]
    mended: tuple[tuple[str, str], ...] = ()


def as_it_stands(
    words: list[str], table: Table, book: Rulebook, lexicon: Lexicon, table_at: TableAt | None
) -> ParsedLine:
    """What the words mean, in shorthand or around it. Raises `BadLine`."""
    later = gone_without_saying(table, book) if book.tacit else None
    if later is not None and (meant := _follows(words, table, later, book, lexicon, table_at)) is not None:
        return meant
    for owed in table.triggers:
        if owed.kind == "turn" and (meant := _of_the_next(owed.seat, words, table, book, lexicon, table_at)):
            return meant
    return read_plainly(words, table, book, lexicon, table_at)


def _of_the_next(
    seat: int, words: list[str], table: Table, book: Rulebook, lexicon: Lexicon, table_at: TableAt | None
) -> ParsedLine | None:
    """Between two turns, a card, a draw! or the cards of phase 1 of nobody named are of whose turn comes, begun or not.

    A draw that is due otherwise comes before that. Raises `BadLine` where a draw! is told that his turn begins with,
    and not the card: it is none that he plays.
    """
    if words == ["."] or (words[0].isdigit() and not faces_named(words, lexicon.lang)[1]):
        return None
    later = evolve(table, e.TurnBegan(seat), book)
    try:
        meant = read_plainly(words, later, book, lexicon, table_at)
    except BadLine as error:
        if error.key == FACE_LACKS:
            raise
        return None
    first = meant.entries[0]
    if isinstance(first, e.Drew):
        owed = [each.kind for frame in table.frames for each in frame.owed] + [each.kind for each in table.triggers]
        return meant if first.by == seat and first.cause == "turn" and "draw" not in owed else None
    return meant if isinstance(first, e.Played | e.Flipped) and first.by == seat else None


def read_plainly(
    words: list[str], table: Table, book: Rulebook, lexicon: Lexicon, table_at: TableAt | None
) -> ParsedLine:
    """What the words mean at this very table, be it one thing or several. Raises `BadLine`."""
    reader = TypedWords(table, book, lexicon)
    plays = draws_and_plays(reader, words)
    words = plays or words
    if plays and (several := _several(words, table, book, lexicon)):
        return ParsedLine(several)
    try:
        entries = _entries(reader, words, table_at)
        if plays:
            _is_taken_up(entries[0], words, table, book)
        return ParsedLine(tuple(entries), tuple(reader.mended))
    except BadLine as error:
        if "choices" in error.about:
            raise
        several = _several(words, table, book, lexicon)
        if not several:
            raise
    return ParsedLine(several)


def _is_taken_up(entry: e.Entry, words: list[str], table: Table, book: Rulebook) -> None:
    """Raises `BadLine` `unread` where a card behind `draws,` was not drawn: out of the deck, or of where he may not."""
    if not isinstance(entry, e.Drew) or not entry.seen:
        return
    if entry.source == "deck" or not judge(table, entry, book).clean:
        raise BadLine("unread", word=words[-1][:40])


def _several(words: list[str], table: Table, book: Rulebook, lexicon: Lexicon) -> tuple[e.Entry, ...]:
    """What a line says that says several things; nothing where it does not."""

    def read_at(read_one: ReadOne, said: list[str], at: Table) -> list[e.Entry]:
        return _of_one(read_one, said, TypedWords(at, book, lexicon))

    reader = TypedWords(table, book, lexicon)
    if (left := has_none(reader, words)) != words:
        return _meant_by(left, table, book, lexicon)
    left = without_what_failed(reader, words)
    if left != words and is_told_to_fail(drawn := _meant_by(left, table, book, lexicon), Situation(table, book)):
        return drawn
    if any(";" in word for word in words):
        return several_lines(words, table, book, partial(read_at, _reworded), reader)
    joined = partial(joined_lines, reader=reader)
    kinds = (joined,) if tells_what_came_of_a_draw(reader, words) else (several_answers, play_and_answers, joined)
    return next(filter(None, (kind(words, table, book, partial(read_at, _entries)) for kind in kinds)), ())


def _meant_by(words: list[str], table: Table, book: Rulebook, lexicon: Lexicon) -> tuple[e.Entry, ...]:
    try:
        return read_plainly(words, table, book, lexicon, None).entries
    except BadLine:
        return ()


def _of_one(read_one: ReadOne, words: list[str], reader: TypedWords) -> list[e.Entry]:
    """One answer among several, typed without a slip. Raises `BadLine`."""
    entries = read_one(reader, words, None)
    if reader.mended:
        raise BadLine("unread", word=reader.mended[0][0])
    return entries


def _reworded(reader: TypedWords, words: list[str], table_at: TableAt | None) -> list[e.Entry]:
    """One line inside another, as it stands or put into shorthand. Raises `BadLine`."""
    mended = len(reader.mended)
    try:
        entries = _entries(reader, words, table_at)
        if draws_and_plays(reader, words):
            _is_taken_up(entries[0], words, reader.table, reader.book)
        return entries
    except BadLine as error:
        del reader.mended[mended:]
        if not may_be_reworded(error):
            raise
        for said in rewordings(reader, words):
            with suppress(BadLine):
                return _entries(reader, said, table_at)
            del reader.mended[mended:]
        raise


def _follows(
    words: list[str], table: Table, later: Table, book: Rulebook, lexicon: Lexicon, table_at: TableAt | None
) -> ParsedLine | None:
    """The line as it reads after what goes without saying, if that is what it follows from."""
    if words == ["."]:
        return None
    try:
        meant = read_plainly(words, later, book, lexicon, table_at)
    except BadLine:
        return None
    if isinstance(meant.entries[0], e.Discarded) and (made := _made_to_discard(words, table, book, lexicon)):
        return made
    return meant if presupposed(table, meant.entries[0], book) is not table else None


def _made_to_discard(words: list[str], table: Table, book: Rulebook, lexicon: Lexicon) -> ParsedLine | None:
    """What a discard is that another makes somebody do, and would go without saying."""
    try:
        meant = read_plainly(words, table, book, lexicon, None)
    except BadLine:
        return None
    return meant if isinstance(meant.entries[0], e.Tossed) else None


def _due(table: Table, book: Rulebook) -> list[e.Entry]:
    """A single dot: the run of what is due and leaves no choice. Raises `BadLine` `nothing_forced`."""
    run = forced_run(table, book)
    if not run:
        raise BadLine("nothing_forced")
    return list(run)


def _entries(reader: TypedWords, words: list[str], table_at: TableAt | None) -> list[e.Entry]:
    if (act := _act_as_in_files(reader, words)) is not None:
        verb, rest = ("", words[1:]) if act is bare_card else (words[1], words[2:])
        return act(Sentence(reader, reader.need_seat(words), rest, table_at, _reworded, bool(verb), verb))
    if words == ["."]:
        return _due(reader.table, reader.book)
    if not is_free(reader, words):
        words = rephrased(reader, left_to_somebody(reader, in_his_jail(reader, words)))
        if hangs_together(reader.lexicon, words):
            words = Spoken(reader).apart(words)
    head = words[0]
    if words == ["?"]:
        raise BadLine("unread", word="?")
    if reader.named(head, "filler", ("everybody",)) and reader.seat(head) is None:
        return _of_everybody(reader, words, table_at)
    if _is_a_face(reader, None, words):
        return _turned_up(reader, None, words, table_at)
    if head.isdigit() and not isinstance(head, Quoted):
        if _is_an_entry_back(reader, words):
            return [e.Retracted(int(head))]
        return _said(reader, reader.need_seat(words), words[1:], table_at)
    if is_verb_or_card(reader, words) and not is_name_before_verb(reader, words):
        return _said(reader, None, words, table_at)
    seat = reader.seat(head)
    if seat is not None:
        return _said(reader, seat, words[1:], table_at)
    if isinstance(head, Quoted):
        raise BadLine("unknown_seat", word=head[:40])
    return _said(reader, None, words, table_at)


def _is_an_entry_back(reader: TypedWords, words: list[str]) -> bool:
    """`6 back`: the entry of that number, unless it is a seat that has a card to put back."""
    number, *said = words
    back = len(said) == 1 and all(
        is_known(reader, said[0], *each) for each in (("filler", "back"), ("verb", "retract"))
    )
    due = (str(owed.seat) for owed in reader.table.owed() if owed.kind == "putback")
    return back and len(number) < 7 and number not in due


def _of_everybody(reader: TypedWords, words: list[str], table_at: TableAt | None) -> list[e.Entry]:
    """`everybody hit`: all who are asked give nothing, up to the first who falls; `everybody gains`: all who do.

    Raises `BadLine` `unread`.
    """
    found: list[e.Entry] = []
    for seat in [owed.seat for owed in reader.table.owed() if owed.kind == "gain"]:
        meant = _said(reader, seat, words[1:], table_at)
        found += meant if isinstance(meant[0], e.LifeGained) else ()
    if found:
        return found
    for seat in [owed.seat for owed in reader.table.owed() if owed.kind == "answer"]:
        meant = _said(reader, seat, words[1:], table_at)
        if not isinstance(meant[0], e.Declined):
            break
        found += meant
        if reader.table.seat(seat).life == 1:
            return found
    if not found:
        raise BadLine("unread", word=words[0][:40])
    return found


def _act_as_in_files(reader: TypedWords, words: list[str]) -> Verb | None:
    """What is done after the number of a seat, by a verb or card as it is written, and no word that is only said."""
    if len(words) < 2 or not words[0].isdigit() or Quoted in (type(words[0]), type(words[1])):
        return None
    return _act_of(tuple(words[1:]), reader.book, reader.lexicon)


@lru_cache(maxsize=8192)
def _act_of(words: tuple[str, ...], book: Rulebook, lexicon: Lexicon) -> Verb | None:
    """The same of the words after the seat, whoever sits there: so it is found once for lines that are alike."""
    head = words[0]
    act: Verb | None = VERBS.get(head) or book.verbs.get(head)
    if act is None:
        name = head.partition("/")[0]
        if name not in book.cards and name not in VERBS and name not in book.verbs:
            return None
        act = bare_card
    return None if is_said(lexicon, head, words[1:], head in REFEREE_VERBS) else act


def _done(
    reader: TypedWords, by: int | None, verb: str | None, rest: list[str], table_at: TableAt | None, typed: str
) -> list[e.Entry]:
    """What is done by this verb, or with the card that the rest begins with; `typed` is what stood for the verb."""
    act = bare_card if verb is None else VERBS.get(verb) or reader.book.verbs[verb]
    written = typed == verb and verb != FLIP
    return act(Sentence(reader, by, rest, table_at, _reworded, written, typed))


def _said(reader: TypedWords, by: int | None, words: list[str], table_at: TableAt | None) -> list[e.Entry]:
    """What is said of a seat, or of whoever it concerns."""
    if not words:
        raise BadLine("nothing_said", player=reader.table.seat(by).name[:40] if by else "")
    written = is_written(reader, words[0])
    if by and not written and (role := _role_at_the_end(reader, by, words)):
        return _done(reader, None, "set", [str(by), "role", role], table_at, "set")
    if not written and _is_a_face(reader, by, words):
        return _turned_up(reader, by, words, table_at)
    spoken = Spoken(reader)
    if not written and not is_free(reader, words[:1]):
        words = glued(reader, _state(spoken, words))
    elif len(words) > 1:
        words = [*glued(reader, words[:2]), *words[2:]]
    if _is_the_role_asked_for(reader, by, words):
        words = ["out", *words]
    elif name := draw_begun(Sentence(reader, by, words, None, _entries)):
        words = [name, *words[1:]]
    words = without_the_name(reader, words)
    verb = verb_of(reader, words)
    verb = "draw" if _only_draws(reader, verb, words[1:]) else verb
    verb = "end" if verb == "pass" and _is_the_turn(reader, by, words[1:]) else verb
    rest = words if verb is None else words[1:]
    rest = rest if verb in REFEREE_VERBS else spoken.plain(verb or "", rest)
    if not rest and verb is None:
        raise BadLine("unread", word=words[0][:40])
    return _done(reader, by, verb, rest, table_at, words[0])


def _only_draws(reader: TypedWords, verb: str | None, rest: list[str]) -> bool:
    """`gets a card`, or `takes a card` while somebody is asked and none is to be taken: drawn, and no hit is taken."""
    if verb not in ("gain", "take") or not counts_cards(reader, rest):
        return False
    kinds = {owed.kind for owed in reader.table.owed()}
    return verb == "gain" or ("answer" in kinds and kinds.isdisjoint(("take", "pick", "toss", "draw")))


def _is_the_turn(reader: TypedWords, by: int | None, rest: list[str]) -> bool:
    """`passes the turn`, of nobody named or of whose it is: it ends, though somebody is still to answer."""
    return by in (None, reader.table.turn.seat) and any(is_known(reader, word, "verb", "turn") for word in rest)


def _role_at_the_end(reader: TypedWords, by: int, words: list[str]) -> str:
    """The role of whom it is said that he has or shows it, once somebody has won and all turn theirs up; else empty.

    One that is known is only told again: another is put right by `set`.
    """
    last, known = words[-1], reader.table.seat(by).role
    over = reader.table.winner or any(owed.side for owed in reader.table.triggers)
    if not over or len(last) < 3 or any(isinstance(word, Quoted) for word in words):
        return ""
    little = all(
        reader.named(word, "filler", ("article", "one", "being")) or reader.named(word, "verb", ("show",))
        for word in words[:-1]
    )
    role = reader.named(last, "role", reader.book.roles) if little else None
    return role if role and known in ("", role) else ""


def _is_the_role_asked_for(reader: TypedWords, by: int | None, words: list[str]) -> bool:
    """Is it nothing but a role, where somebody falls whose role has to be said? One letter is none if it is noted."""
    if len(words) != 1 or isinstance(words[0], Quoted) or reader.named(words[0], "role", reader.book.roles) is None:
        return False
    owed = Sentence(reader, by, words, None, _entries).due("fall")
    return owed is not None and (len(words[0]) > 1 or not reader.table.seat(owed.seat).role)


def _state(spoken: Spoken, words: list[str]) -> list[str]:
    """What is said of a player, without `is`. Raises `BadLine` `unread` where that is nothing that befalls him."""
    state = spoken.state(words)
    if state == []:
        raise BadLine("unread", word=words[0][:40])
    return state or words


def _is_a_face(reader: TypedWords, by: int | None, words: list[str]) -> bool:
    """Nothing but a rank and a suit: in words, or in letters (`3h`) where a card may be turned up or shown.

    Or a suit (`a heart`), where a draw! is open.
    """
    if not words or not VERBS.keys().isdisjoint(words[:2]):
        return False
    if _is_a_suit(reader, by, words):
        return True
    if len(words) > LONGEST:
        return False
    if len(words) == 1 and not _may_be_letters(reader, by, words):
        return False
    if faces_named(words, reader.lexicon.lang)[1] < len(words):
        return False
    found = reader.face(words)
    return found is not None and found[1] == len(words)


def _is_a_suit(reader: TypedWords, by: int | None, words: list[str]) -> bool:
    found = None if Quoted in map(type, words) else reader.turned_up(words)
    if found is None or is_whole(found[0]) or found[1] < len(words) or reader.seat(words[-1]) is not None:
        return False
    return open_draw(Sentence(reader, by, words, None, _entries)) is not None


def _may_be_letters(reader: TypedWords, by: int | None, words: list[str]) -> bool:
    """May a card be turned up or shown now, and is this the name of no verb, card or player?"""
    said = Sentence(reader, by, words, None, _entries)
    if isinstance(words[0], Quoted) or (open_draw(said) is None and said.due("show") is None):
        return False
    return not is_verb_or_card(reader, words) and reader.seat(words[0]) is None


def _turned_up(reader: TypedWords, by: int | None, words: list[str], table_at: TableAt | None) -> list[e.Entry]:
    """What a rank and a suit say where nothing else is said: the card that was to be turned up or shown."""
    said = Sentence(reader, by, words, table_at, _entries)
    shown, drawn = said.due("show"), open_draw(said)
    return VERBS["show" if shown is not None and (shown.must or drawn is None) else "flip"](said)


def may_be_reworded(error: BadLine) -> bool:
    """Where one of several things is meant it is asked, unless one of them is only called nearly so."""
    return "choices" not in error.about or error.key == "word_near"
