"""What a face asks besides: a line that was typed, why something cannot be done, how far back the last choice lies."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Verdict
from referee.core.nouns.vocabulary import Card
from referee.errors import BadLine
from referee.log.history import effective
from referee.log.replaying import JudgedEntry
from referee.notation import line_of
from referee.solo import dealing
from referee.solo.choices import held, one_of_each, played
from referee.solo.game import SoloGame, Step
from referee.solo.setup import BOOK

_UNTOLD = re.compile(r"/\w+| with .*$| over \S+$|(?<= flip) (\S+) \S+$")


ANY_FACE = "2♣"


class Refused(Struct, frozen=True):
    """Something that was not offered, and what the judge has against it."""

    entry: e.Entry
    verdict: Verdict


def refused(at: dealing.DealStage) -> tuple[Refused, ...]:
    """What the player's cards cannot do now, the same objection once for each card; nothing where nobody chooses."""
    if at.over or dealing.coming(at) is not None:
        return ()
    owed, seen = dealing.pressing(at), set()
    found = []
    for entry in _tried(at, owed):
        verdict = judge(at.table, entry, BOOK)
        known = (_card(entry), tuple((reason.key, tuple(reason.args.items())) for reason in verdict.reasons))
        if not verdict.clean and known not in seen:
            seen.add(known)
            found.append(Refused(entry, verdict))
    return tuple(found)


def _card(entry: e.Entry) -> Card:
    assert isinstance(entry, e.Played | e.Answered)
    return entry.card


def _tried(at: dealing.DealStage, owed: Owed | None) -> Iterator[e.Entry]:
    """Every card that the seat which chooses holds, played or given up."""
    seat = dealing.seat_to_choose(at)
    for card in one_of_each(held(at.now, seat)):
        if owed is None:
            yield from played(at.now, seat, card)
        elif owed.kind == "answer":
            yield e.Answered(seat, card)


def bare(line: str) -> str:
    """A line without the ranks and suits that a deck gives, so that it may be typed by names alone."""
    return _UNTOLD.sub(lambda found: f" {found[1]}" if found[1] else "", line)


def entered(game: SoloGame, line: str, lang: str) -> tuple[Step, ...]:
    """Log what was typed, as far as it comes now or may be chosen. Raises `BadLine`; `not_offered` for none of it."""
    done: list[Step] = []
    for each in _meant(game, line, lang):
        step = _one(game, each.entry)
        if step is None:
            break
        done.append(step)
    if not done:
        raise BadLine("not_offered", word=line[:60])
    return tuple(done)


def _meant(game: SoloGame, line: str, lang: str) -> Sequence[JudgedEntry]:
    """The entries that a line means; of a "draw!" the deck knows the card, which need not be typed."""
    try:
        return game.log.preview(line, lang).judged
    except BadLine as error:
        if error.key != "needs_face":
            raise
        return game.log.preview(f"{line} {ANY_FACE}", lang).judged


def _one(game: SoloGame, entry: e.Entry) -> Step | None:
    """The step that this entry is now; none is one that puts right what was logged."""
    if isinstance(entry, e.Corrected | e.Inserted):
        return None
    wanted, coming = bare(line_of(entry, BOOK)), game.coming()
    if coming is not None:
        return game.step() if bare(line_of(coming, BOOK)) == wanted else None
    fitting = [choice for choice in game.choices() if bare(choice.line) == wanted]
    exact = [choice for choice in fitting if choice.entry == entry]
    return game.choose((exact or fitting)[0]) if fitting else None


def last_choice(log: Sequence[e.Entry]) -> int | None:
    """The number of the entry that the player chose last, of those that count; None before his first one."""
    return next(iter(_chosen(log)), None)


def _chosen(log: Sequence[e.Entry]) -> Iterator[int]:
    """The numbers of the entries that the player chose, the last one first."""
    for number, at in reversed(list(_standings(log))):
        if dealing.coming(at) is None:
            yield number


def _standings(log: Sequence[e.Entry]) -> Iterable[tuple[int, dealing.DealStage]]:
    """Every entry that counts, by its number, with the game that it found."""
    at = dealing.opened(log[0])
    for number, entry in effective(log)[1:]:
        yield number, at
        at = dealing.after(at, entry)
