"""Apache Kid, whom no diamond of another player touches, but in a Duel.

The suit counts as it is noted; of a card of which every copy is a diamond that is certain without it.
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import EVERY_SUIT, SURELY_TOUCHES, TOUCHES
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Follow, Layer, Objection
from referee.core.nouns.entries import Discarded, Played
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Argument, Level
from referee.core.nouns.vocabulary import Card
from referee.sets.base.shooting import AIMED, is_fought_by_two
from referee.sets.dodge_city.box import DODGE_CITY
from referee.sets.dodge_city.holyday import SHOT

APACHE = "apache_kid"
DUEL = "diamond_duel"


def _faces(now: Situation, card: Card) -> tuple[str, ...]:
    """The ranks and suits that it may have."""
    faces = (card.face,) if card.face else now.book.cards[card.kind].faces if card.kind in now.book.cards else ()
    return tuple(now.counted(face) for face in faces)


def is_diamond(now: Situation, card: Card) -> bool:
    """Is it certainly a diamond?"""
    faces = _faces(now, card)
    return bool(faces) and all(face.endswith("d") for face in faces)


def may_be_diamond(now: Situation, card: Card) -> bool:
    """May it be one?"""
    return any(face.endswith("d") for face in _faces(now, card))


def _is_duel(now: Situation, played: Played) -> bool:
    return is_fought_by_two(now, kind_of(played))


@DODGE_CITY.amend(TOUCHES, "DCX-079", "DCX-082", "DCX-083", "DCX-089", layer=Layer.CHARACTER)
def apache_kid(now: Situation, touches: bool, played: Played, seat: int) -> bool:
    """A diamond that another plays does nothing to Apache Kid; a Duel does, as most read it."""
    if played.by == seat or kind_of(played) == SHOT or not now.has(seat, APACHE) or not is_diamond(now, played.card):
        return touches
    return touches and _is_duel(now, played) and now.holds(DUEL)


@DODGE_CITY.amend(SURELY_TOUCHES, "DCX-079", "DCX-086", layer=Layer.CHARACTER)
def whose_suit_was_noted(now: Situation, surely: bool, played: Played, seat: int) -> bool:
    """Whether a card that may be a diamond touches him nobody can tell."""
    if played.by == seat or not now.has(seat, APACHE):
        return surely
    unknown = not _faces(now, played.card) and not now.ask(EVERY_SUIT)
    return surely and not unknown and may_be_diamond(now, played.card) == is_diamond(now, played.card)


@DODGE_CITY.object(Played, clauses=("DCX-079", "DCX-083", "DCX-086"), traits=AIMED)
def no_diamond_at_apache_kid(now: Situation, entry: Played) -> Objection | None:
    """A shot of diamonds at him does nothing; what would take a card from him is not aimed at him."""
    if not _at_apache(now, entry) or _is_duel(now, entry) or kind_of(entry) == SHOT:
        return None
    args: dict[str, Argument] = {"by": entry.by, "at": entry.at[0], "card": entry.card.kind}
    if is_diamond(now, entry.card):
        taken = now.is_a(kind_of(entry), "take", "toss")
        return Objection("untouched_by_diamonds", args, Level.ILLEGAL if taken else Level.WITHOUT_EFFECT)
    return Objection("suit_unseen", args, Level.UNCLEAR) if may_be_diamond(now, entry.card) else None


@DODGE_CITY.object(Played, clauses=("DCX-080", "DCX-087"), traits=("challenge",))
def a_duel_of_diamonds(now: Situation, entry: Played) -> Objection | None:
    """Whether a Duel that is a diamond touches him is left open; in a Duel he is not protected."""
    if not _at_apache(now, entry) or not _is_duel(now, entry) or not is_diamond(now, entry.card):
        return None
    return Objection(DUEL, {"by": entry.by, "at": entry.at[0]})


def _at_apache(now: Situation, entry: Played) -> bool:
    return bool(entry.at) and entry.at[0] != entry.by and now.has(entry.at[0], APACHE)


@DODGE_CITY.object(Discarded, clauses=("DCX-085",), kinds=(SHOT,))
def two_diamonds_at_apache_kid(now: Situation, entry: Discarded) -> Objection | None:
    """Two diamonds that Doc Holyday gives up do nothing to him."""
    if not _two_diamonds(now, entry):
        return None
    args: dict[str, Argument] = {"by": entry.by, "at": now.table.top.targets[0], "card": SHOT}
    return Objection("untouched_by_diamonds", args, Level.WITHOUT_EFFECT)


@DODGE_CITY.follow(Discarded, clauses=("DCX-085",), kinds=(SHOT,))
def nothing_of_two_diamonds(now: Situation, entry: Discarded, before: Situation) -> Iterable[Follow]:
    """So that he need not answer."""
    if _two_diamonds(before, entry):
        yield Follow(Owed("answer", before.table.top.targets[0], 0, SHOT), "anew")


def _two_diamonds(now: Situation, entry: Discarded) -> bool:
    """Is the other card, which was just played at him, a diamond as well?"""
    top = now.table.top
    if now.met is None or top.card != SHOT or not top.targets or not now.has(top.targets[0], APACHE):
        return False
    two = (*now.table.discards[-1:], *entry.seen[:1])
    return len(two) == 2 and all(now.counted(card.face).endswith("d") for card in two)
