"""Drawing cards: phase 1 by character, cards that let one draw, and the deck that runs out."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kinds import OUT_OF_PLAY, lacks_the_first, runs_out
from referee.core.book.questions import (
    ANSWER_IS_PLAYED,
    DRAW_COUNT,
    DRAW_SOURCES,
    INSTEAD_OF_DRAWING,
    IS_PENALISED,
    PUTS_BACK,
    TURN_STEPS,
)
from referee.core.book.rulebook import Rulebook, Situation, kind_of
from referee.core.book.rules import Follow, Layer, Objection
from referee.core.nouns.entries import Answered, DeckTurned, Drew, Played, PutBack, Revealed, is_no_draw
from referee.core.nouns.table import Death, Owed, Table
from referee.core.nouns.verdict import Argument
from referee.core.nouns.vocabulary import NOBODY, is_red
from referee.core.play.unplayed import lacks_its_play
from referee.sets.base.box import BASE
from referee.sets.base.mid_card import waits_for_her_card
from referee.sets.base.turns import skips_turn


@BASE.amend(TURN_STEPS, "NLB-010", "CRD-004")
def phase_one(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """Phase 1: draw, where there is something to be drawn."""
    drawing = Owed("draw", seat, now.ask(DRAW_COUNT, seat), "turn", ordered=True, clauses=("NLB-010", "CRD-004"))
    return (*steps, drawing) if drawing.count else steps


def counted_anew(table: Table, seat: int, book: Rulebook) -> Table:
    """The table with phase 1 of this turn counted by what its player is and has now."""
    turn, count = table.frames[0], Situation(table, book).ask(DRAW_COUNT, seat)
    owed = tuple(replace(each, count=count) if _is_phase_one(each, seat) else each for each in turn.owed)
    return replace(table, frames=(replace(turn, owed=owed), *table.frames[1:]))


def _is_phase_one(owed: Owed, seat: int) -> bool:
    return (owed.kind, owed.cause, owed.seat) == ("draw", "turn", seat)


@BASE.amend(DRAW_COUNT, "CRD-026", layer=Layer.CHARACTER)
def kit_carlson(now: Situation, count: int, seat: int) -> int:
    """Kit Carlson looks at one card more."""
    return count + 1 if now.has(seat, "kit_carlson") else count


@BASE.amend(PUTS_BACK, "CRD-026", "ITC-252", "ITC-253", layer=Layer.CHARACTER)
def one_card_of_kit_carlson(now: Situation, count: int, seat: int) -> int:
    """One of them he does not keep."""
    return count + 1 if now.has(seat, "kit_carlson") else count


def _drawn(now: Situation, seat: int) -> bool:
    """Have all cards of phase 1 been drawn, those from a new deck too?"""
    return all((owed.kind, owed.cause, owed.seat) != ("draw", "turn", seat) for owed in now.table.frames[0].owed)


@BASE.follow(Drew, clauses=("CRD-026", "ITC-252", "ITC-253"), kinds=("turn",))
def kit_carlson_puts_back(now: Situation, entry: Drew, before: Situation) -> Iterable[Follow]:
    """And puts one back on the deck, unseen."""
    count = now.ask(PUTS_BACK, entry.by)
    if before.met is not None and count and _drawn(now, entry.by):
        yield Follow(Owed("putback", entry.by, count, "kit_carlson", ordered=True))


@BASE.object(PutBack, clauses=("CRD-026", "ITC-253"), due=True)
def only_kit_carlson_puts_back(now: Situation, entry: PutBack) -> Objection | None:
    """Nobody else puts a card back, and he just one."""
    if now.met is None:
        return Objection("lacks_ability", {"by": entry.by, "ability": "kit_carlson"})
    if entry.count == now.met.count:
        return None
    return Objection("wrong_amount", {"by": entry.by, "what": "cards", "count": entry.count, "due": now.met.count})


@BASE.follow(Drew, clauses=("CRD-021",), kinds=("turn",))
def black_jack_shows(now: Situation, entry: Drew, before: Situation) -> Iterable[Follow]:
    """Black Jack shows the second card of phase 1, where he draws one."""
    second = now.ask(DRAW_COUNT, entry.by) > 1
    if before.met is not None and second and _drawn(now, entry.by) and now.has(entry.by, "black_jack"):
        yield Follow(Owed("show", entry.by, 1, "black_jack", ordered=True))


@BASE.object(Revealed, clauses=("CRD-021",), due=True)
def only_black_jack_shows(now: Situation, entry: Revealed) -> Objection | None:
    """Nobody else shows what he drew."""
    return None if now.met is not None else Objection("lacks_ability", {"by": entry.by, "ability": "black_jack"})


@BASE.follow(Revealed, clauses=("CRD-021",))
def black_jack_draws_one_more(now: Situation, entry: Revealed, before: Situation) -> Iterable[Follow]:
    """On hearts or diamonds he draws one more."""
    if before.met is not None and before.met.cause == "black_jack" and is_red(now.counted(entry.card.face)):
        yield Follow(Owed("draw", entry.by, 1, "black_jack", ordered=True))


@BASE.amend(DRAW_SOURCES, "CRD-024", "NLB-024", layer=Layer.CHARACTER)
def jesse_jones(now: Situation, sources: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """Jesse Jones may take his first card from another player's hand."""
    return (*sources, "hand") if now.has(seat, "jesse_jones") else sources


@BASE.amend(DRAW_SOURCES, "CRD-029", layer=Layer.CHARACTER)
def pedro_ramirez(now: Situation, sources: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """Pedro Ramirez may take his first card from the top of the discards."""
    return (*sources, "discards") if now.has(seat, "pedro_ramirez") else sources


DRAWN_FOR = {
    "stagecoach": ("NLB-051",),
    "wells_fargo": ("NLB-052",),
    "reward": ("NLB-017", "FAQ-005", "FAQ-023"),
    "bart_cassidy": ("CRD-020",),
    "black_jack": ("CRD-021",),
    "el_gringo": ("CRD-023",),
    "suzy_lafayette": ("CRD-033",),
}
"""The clauses that say when each of these is drawn for."""


def stated_for(now: Situation, cause: str) -> tuple[str, ...]:
    """The clauses that say when this is drawn for; none where no clause of this box does."""
    return next((clauses for name, clauses in DRAWN_FOR.items() if name == cause or now.is_a(cause, name)), ())


REWARD = 3
"""Cards for an Outlaw."""


def unrewarded_fall(now: Situation, entry: Drew) -> Death:
    """The fall for which a reward is drawn that is not due: of no Outlaw, or another's doing; nobody's elsewhere.

    Three cards for nothing else that is told are one too, in the turn in which he eliminated somebody.
    """
    death = now.table.deaths[-1] if now.table.deaths else None
    if death is None or not (role := now.seat(death.seat).role):
        return Death(NOBODY)
    his = death.author == entry.by
    told = entry.cause in ("", "turn") and entry.count == REWARD and his and death.turn == now.table.turn.seat
    unrewarded = (entry.cause == "reward" or told) and not (his and role == "outlaw")
    return death if unrewarded else Death(NOBODY)


def _is_penalised_for(now: Situation, fall: Death) -> bool:
    killed = fall.seat != NOBODY != fall.author
    return killed and now.seat(fall.seat).role == "deputy" and now.ask(IS_PENALISED, fall.author)


@BASE.object(Drew, clauses=("NLB-010", "CRD-004"), due=True)
def drawing_that_is_due(now: Situation, entry: Drew) -> Objection | None:
    """Cards are drawn only where something says so."""
    if now.met is not None or skips_turn(now, entry.by) or waits_for_her_card(now, entry):
        return None
    if _is_shown_first(now, entry):
        return Objection(
            "step_skipped", {"by": entry.by, "steps": ("show",)}, only=stated_for(now, entry.cause), doubt=True
        )
    fall = unrewarded_fall(now, entry)
    penalised = _is_penalised_for(now, fall)
    args: dict[str, Argument] = {
        "by": entry.by, "count": entry.count, "cause": entry.cause, "other": fall.seat, "author": fall.author,
        "role": now.seat(fall.seat).role if fall.seat else "", "penalised": penalised,
    }  # fmt: skip
    because = (*stated_for(now, "reward" if fall.seat else entry.cause), *now.lost(entry.by, entry.cause))
    because = (*because, "NLB-018") if penalised else because
    much = now.is_a(entry.cause, "draw") and entry.count > now.book.cards[entry.cause].amount
    unwritten = not much and lacks_its_play(now, entry)
    return Objection("no_draw_due", args, because=because, doubt=unwritten, certain=much)


def _is_shown_first(now: Situation, entry: Drew) -> bool:
    """Is it the one card that what has yet to be shown may bring?"""
    shows = any(
        owed.ordered and (owed.kind, owed.seat, owed.cause) == ("show", entry.by, entry.cause)
        for owed in now.table.frames[0].owed
    )
    return shows and (entry.count, entry.source) == (1, "deck")


@BASE.object(Drew, clauses=("NLB-010",), due=True)
def as_many_as_due(now: Situation, entry: Drew) -> Objection | None:
    """As many cards as are due, but for a deck that is turned over in between, and a first card from elsewhere."""
    met = now.met
    if met is None or entry.count == met.count or (entry.count < met.count and _in_parts(now, entry)):
        return None
    if is_no_draw(entry) and not (met.must and has_to_be_drawn(now, entry.cause)):
        return None
    args: dict[str, Argument] = {"by": entry.by, "count": entry.count, "due": met.count, "cause": entry.cause}
    if entry.cause != "turn":
        return Objection("wrong_draw_count", args, only=met.clauses)
    otherwise = is_no_draw(entry) and may_do_without(now, entry.by)
    return Objection("wrong_draw_count", args, because=now.explain(DRAW_COUNT, entry.by).clauses, doubt=otherwise)


def has_to_be_drawn(now: Situation, cause: str) -> bool:
    """Is it no ability or reward, of which nobody need make use?"""
    return cause == "turn" or cause in now.book.cards


def may_do_without(now: Situation, seat: int) -> bool:
    """Is there something else that he may do in the place of drawing, or a draw! first by which his turn may end?"""
    if any(owed.kind == "flip" and owed.seat == seat for owed in now.table.frames[0].owed):
        return True
    return bool(now.ask(INSTEAD_OF_DRAWING, seat)) or OUT_OF_PLAY in now.ask(DRAW_SOURCES, seat)


def _in_parts(now: Situation, entry: Drew) -> bool:
    assert now.met is not None
    return entry.source != "deck" or runs_out(now, entry) or lacks_the_first(now, entry, now.met)


FROM_ELSEWHERE = {"hand": "jesse_jones", "discards": "pedro_ramirez"}
"""Whose ability it is to draw from there."""


@BASE.object(Drew, clauses=("NLB-010", "CRD-024", "CRD-029"), kinds=("turn",))
def from_where_it_may(now: Situation, entry: Drew) -> Objection | None:
    """Phase 1 is drawn from the deck, a first card from elsewhere by ability only, and from another's hand."""
    sources = now.explain(DRAW_SOURCES, entry.by)
    if now.met is None or entry.source == sources.value[0]:
        return None
    first = entry.count == 1 and now.met.count == now.ask(DRAW_COUNT, entry.by)
    if first and entry.source in sources.value and entry.of != entry.by:
        return None
    elsewhere = sources.clauses if sources.value[0] != "deck" else ()
    because = (*elsewhere, *now.lost(entry.by, FROM_ELSEWHERE.get(entry.source, "")))
    return Objection("wrong_draw_source", {"by": entry.by, "source": entry.source}, because=because)


FROM_THE_DECK = ("reward", "bart_cassidy", "black_jack", "suzy_lafayette")
"""What is drawn for from the deck alone, besides a card."""


@BASE.object(Drew, clauses=("NLB-051", "NLB-052", "NLB-017"), kinds=FROM_THE_DECK, traits=("draw",))
def drawn_from_the_deck(now: Situation, entry: Drew) -> Objection | None:
    """What a card, a reward or such an ability gives comes from the deck, whoever draws it."""
    if now.met is None or entry.source == "deck":
        return None
    args: dict[str, Argument] = {"by": entry.by, "source": entry.source}
    return Objection("wrong_draw_source", args, only=stated_for(now, entry.cause) or now.met.clauses)


@BASE.follow(Played, Answered, clauses=("NLB-051", "NLB-052"), traits=("draw",))
def cards_that_draw(now: Situation, entry: Played | Answered, before: Situation) -> Iterable[Follow]:
    """Stagecoach: two cards. Wells Fargo: three. In answer only a card that averts draws as well, as what it is."""
    kind = kind_of(entry)
    if isinstance(entry, Played) or (_averts_as_itself(now, entry) and _is_played(now, before)):
        stated = stated_for(now, kind) or now.book.cards[kind].clauses
        yield Follow(Owed("draw", entry.by, now.book.cards[kind].amount, kind, clauses=stated))


def _averts_as_itself(now: Situation, entry: Answered) -> bool:
    """It has the sign of a Missed!, and was put down first where it has to be."""
    return now.is_a(entry.card.kind, "avert") and (entry.lying or not now.is_a(entry.card.kind, "waits"))


def _is_played(now: Situation, before: Situation) -> bool:
    """Does what is given up against that do what else it does?"""
    return before.met is None or now.ask(ANSWER_IS_PLAYED, before.met.cause)


@BASE.trigger("CRD-011")
def empty_deck_is_turned(now: Situation) -> Iterable[Owed]:
    """When the deck is empty the discards are shuffled into a new one at once."""
    deck = now.table.deck.most
    empty = deck is not None and deck <= 0 and now.table.discards
    return (Owed("turned", now.table.turn.seat),) if empty else ()


@BASE.object(DeckTurned, clauses=("CRD-011",))
def deck_turned_when_empty(now: Situation, entry: DeckTurned) -> Objection | None:
    """A deck that holds cards is not turned over."""
    left = now.table.deck.least
    return Objection("deck_not_empty", {"left": left}, doubt=True) if left > 0 else None
