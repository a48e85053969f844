"""Scofflaw: a dead Renegade who kills the Sheriff rises in his place, and the dead Sheriff takes his."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.questions import GAME_IS_OVER, MAY_HAVE_ROLE, MOST_LIFE, WINNER, WINNERS_BY_READING
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.entries import Won
from referee.core.nouns.sightings import given
from referee.core.nouns.table import Death, Owed, Table
from referee.core.nouns.verdict import Level
from referee.core.play.placing import with_figure, with_seat
from referee.notation import card_word
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import DugUp, Risen
from referee.sets.death_mesa.heirs import goes_to_another, other_reading

CARDS = 2
ROLE = "renegade"


def death_of_the_sheriff(now: Situation) -> Death | None:
    """How he who is Sheriff was killed; None while he lives."""
    fallen = (death for death in reversed(now.table.deaths) if now.seat(death.seat).role == "sheriff")
    return next((death for death in fallen if now.seat(death.seat).out), None)


def scofflaw(now: Situation) -> int:
    """The dead Renegade who killed the Sheriff while others live; 0 if there is none."""
    death = death_of_the_sheriff(now)
    if death is None or not death.author or not now.table.alive:
        return 0
    author = now.seat(death.author)
    return author.number if author.out and author.role == ROLE else 0


def _risen(table: Table, entry: Risen, before: Situation) -> Table:
    healthiest = max((seat.life or 0 for seat in table.seats if not seat.out), default=0)
    most = before.ask(MOST_LIFE, table.seat(entry.by).character, ROLE) or healthiest
    fallen = [seat.number for seat in table.seats if seat.role == "sheriff" and seat.number != entry.by]
    table = with_seat(table, entry.by, out=False, role="sheriff", shown=True)
    table = with_figure(table, entry.by, life=max(1, min(healthiest, most)), most=most)
    for number in fallen:
        table = with_seat(table, number, role=ROLE, shown=True)
    return replace(table, deaths=tuple(death for death in table.deaths if death.seat != entry.by))


def _dug_up(table: Table, entry: DugUp, before: Situation) -> Table:
    seat, sightings = table.seat(entry.by), table.sightings
    for card in entry.cards:
        sightings = given(sightings, entry.by, card)
    table = with_seat(replace(table, sightings=sightings), entry.by, hand=seat.hand.minus(len(entry.cards)))
    return with_figure(table, entry.by, in_play=(*seat.in_play, *entry.cards))


MESA.brings += [
    Brought(Risen, _risen, lambda entry: f"{entry.by} rises"),
    Brought(
        DugUp,
        _dug_up,
        lambda entry: f"{entry.by} digs" + "".join(f" {card_word(card)}" for card in entry.cards),
    ),
]
MESA.owes += [
    OwedKind("rise", ((Risen, his_own),), forced=lambda now, owed: Risen(owed.seat), verb="rises"),
    OwedKind("dig", ((DugUp, his_own),), verb="digs"),
]


@MESA.trigger("DMS-050")
def a_dead_renegade_rises(now: Situation) -> Iterable[Owed]:
    """When the card that killed the Sheriff is done; may, where another set reads the death otherwise."""
    if now.table.settled and (renegade := scofflaw(now)) and not goes_to_another(now):
        yield Owed("rise", renegade, must=not now.ask(WINNERS_BY_READING))


@MESA.amend(WINNER, "DMS-050")
def nobody_has_won_before_he_rises(now: Situation, winner: str) -> str:
    """The Sheriff's death at the hand of a dead Renegade wins nobody the game."""
    return "" if scofflaw(now) else winner


@MESA.amend(GAME_IS_OVER, "DMS-050")
def the_game_goes_on(now: Situation, over: bool) -> bool:
    """Nor does it end it."""
    return over and not scofflaw(now)


@MESA.object(Risen, clauses=("DMS-050",), sight=True)
def only_who_killed_the_sheriff_rises(now: Situation, entry: Risen) -> Objection | None:
    """Nobody rises but a dead Renegade who killed the living Sheriff; another set may read that death otherwise."""
    if scofflaw(now) != entry.by or goes_to_another(now):
        return Objection("cannot_rise", {"by": entry.by})
    other = other_reading(now) if now.ask(WINNERS_BY_READING) else None
    return None if other is None else Objection(other.key, other.args, other.level, because=other.clauses)


@MESA.follow(Risen, clauses=("DMS-053", "DMS-054"))
def he_digs_up_his_goods(now: Situation, entry: Risen, before: Situation) -> Iterable[Follow]:
    """What is left of his goods is his hand again; what can lie before him comes into play at once."""
    if now.hand(entry.by).most != 0:
        yield Follow(Owed("dig", entry.by))


@MESA.follow(Risen, clauses=("DMS-052",))
def two_cards_for_the_risen(now: Situation, entry: Risen, before: Situation) -> Iterable[Follow]:
    """He draws two cards."""
    yield Follow(Owed("draw", entry.by, CARDS, "scofflaw"))


@MESA.object(DugUp, clauses=("DMS-053", "DMS-054"), due=True)
def only_the_risen_dig(now: Situation, entry: DugUp) -> Objection | None:
    """Nobody digs who has not risen."""
    return None if now.met is not None else Objection("nothing_to_dig", {"by": entry.by})


@MESA.object(DugUp, clauses=("DMS-054", "NLB-014", "NLB-015"))
def only_what_can_lie_before_him(now: Situation, entry: DugUp) -> Objection | None:
    """Blue cards that go before oneself, one of a name, and one weapon."""
    cards, kinds = now.book.cards, [card.kind for card in entry.cards if card.kind]
    for kind in kinds:
        if not cards[kind].stays or cards[kind].aim != "self":
            return Objection("cannot_lie_there", {"by": entry.by, "card": kind}, only=("DMS-054",))
    twice = next((kind for kind in kinds if kinds.count(kind) > 1), "")
    weapons = [kind for kind in kinds if cards[kind].weapon]
    if twice or len(weapons) > 1:
        return Objection("cannot_lie_there", {"by": entry.by, "card": twice or weapons[-1]})
    return None


@MESA.object(Won, clauses=("DMS-050",), sight=True)
def not_won_before_he_rises(now: Situation, entry: Won) -> Objection | None:
    """The game goes on with a new Sheriff."""
    renegade = scofflaw(now)
    if not renegade or now.ask(WINNERS_BY_READING) or goes_to_another(now):
        return None
    return Objection("scofflaw_first", {"by": renegade})


@MESA.amend(WINNERS_BY_READING, "DMS-050")
def a_scofflaw_or_none(now: Situation, sides: tuple[str, ...]) -> tuple[str, ...]:
    """Where nobody noted who killed the Sheriff, the game is won, or goes on."""
    return (now.ask(WINNER), "") if _fallen_unnoted(now) else sides


@MESA.object(Won, clauses=("DMS-050",), sight=True)
def won_or_a_scofflaw_unnoted(now: Situation, entry: Won) -> Objection | None:
    """Whoever says then that the game is won cannot know it."""
    sheriff = _fallen_unnoted(now)
    return Objection("scofflaw_unnoted", {"seat": sheriff}, Level.UNCLEAR) if sheriff else None


def _fallen_unnoted(now: Situation) -> int:
    """The Sheriff whose killer nobody noted, while others live and a ghost may be a Renegade; 0 if there is none."""
    fallen = next((number for number in now.table.fell_unnoted if now.seat(number).role == "sheriff"), 0)
    ghosts = (seat.number for seat in now.table.seats if seat.out and seat.number != fallen)
    able = fallen and now.table.alive and any(ROLE in now.ask(MAY_HAVE_ROLE, ghost) for ghost in ghosts)
    return fallen if able else 0
