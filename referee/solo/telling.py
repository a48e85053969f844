"""A dealt game in words, for any face to lay out: the cards that lie open, what comes, what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec import Struct

from referee.core.book.panels import panels
from referee.core.book.questions import HAND_LIMIT
from referee.core.book.rulebook import Situation
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.core.nouns.vocabulary import Card
from referee.sets.lone_gunslinger import LEVEL, is_cowboy
from referee.solo import dealing
from referee.solo.asking import Refused
from referee.solo.choices import held
from referee.solo.game import Choice, SoloGame
from referee.solo.results import Result
from referee.solo.setup import BOOK, agreed, characters, dealt
from referee.views.records import FlagView
from referee.views.table import Views

STACKS = "stacks"
"""The panel that stands beside the seats here."""
LIMIT = "limit"
ANY_SEED = "0"
"""The roles are the same whatever the seed."""


class Lying(Struct, frozen=True):
    """The cards of a seat: a hand, or a cowboy's stack with its top card first."""

    seat: int
    stack: bool
    cards: tuple[str, ...]


class Coming(Struct, frozen=True):
    """What the program does next, and the clauses that it follows from."""

    sentence: str
    clauses: tuple[str, ...]


class Offer(Struct, frozen=True):
    """Something to choose: short where the rest is clear. Those of one `group` may be offered as one at first.

    `apart`: they should be, since they are steps of one thing.
    """

    label: str
    sentence: str
    choice: Choice
    group: str = ""
    apart: bool = False


def _over(game: SoloGame) -> int:
    """How many cards the player has to discard before his turn can end."""
    now, seat = game.standing.now, game.chooses
    return now.hand(seat).least - (now.ask(HAND_LIMIT, seat) or 0)


def _group(entry: e.Entry) -> str:
    """What an entry is one of several ways to do: to aim this card, to discard for this cause."""
    if isinstance(entry, e.Played) and len(entry.at) == 1:
        return f"{entry.card.kind}/{entry.card.face}"
    return entry.cause if isinstance(entry, e.Discarded) else ""


def _at_his_own(table: Table, choice: Choice) -> int:
    """The order of the choices: plays, plays at his own man, whatever else there is."""
    entry = choice.entry
    if not isinstance(entry, e.Played):
        return 2
    return int(len(entry.at) == 1 and not is_cowboy(table, entry.at[0]))


class SoloTelling:
    """Says what a game has to show, in one language."""

    def __init__(self, views: Views) -> None:
        self.views = views
        self.speech = views.speech

    def lying(self, game: SoloGame) -> tuple[Lying, ...]:
        """What every seat that is still in holds; all cards lie open."""
        now = game.standing.now
        return tuple(
            Lying(seat.number, stack := is_cowboy(now.table, seat.number), self._cards(now, seat.number, stack))
            for seat in now.table.seats
            if not seat.out
        )

    def _cards(self, now: Situation, seat: int, stack: bool) -> tuple[str, ...]:
        cards = held(now, seat)
        return tuple(map(self.views.card, reversed(cards) if stack else cards))

    def shown(self, game: SoloGame) -> tuple[str, ...]:
        """What the set has to show besides the stacks."""
        found = (panel for panel in panels(game.table, BOOK, 0) if panel.key != STACKS)
        return tuple(self.speech.panel(panel.key, row, game.table) for panel in found for row in panel.rows)

    def coming(self, game: SoloGame) -> Coming | None:
        """What the program does next, without the cards that it will turn up; None if it is not its turn."""
        entry = game.coming()
        if entry is None:
            return None
        owed = dealing.pressing(game.standing)
        if owed is None or isinstance(entry, e.Declined):
            return Coming(self.entry(entry, game.table), owed.clauses if owed else ())
        return Coming(self.speech.owed(owed, game.table), owed.clauses)

    def entry(self, entry: e.Entry, table: Table) -> str:
        """A move in words; of one who does not answer, what that comes to."""
        if isinstance(entry, e.Declined):
            return self.speech.say("solo-hit", by=self.speech.player(table, entry.by))
        return self.speech.entry(entry, table)

    def asked(self, game: SoloGame) -> str:
        """What the player has to choose; empty where he has not."""
        if not (seat := game.chooses):
            return ""
        owed, table = dealing.pressing(game.standing), game.table
        if owed is not None:
            return self.speech.say("solo-asked", what=self.speech.owed(owed, table))
        by, role = self.speech.player(table, seat), self.speech.role(table.seat(seat).role)
        if table.turn.phase == "discard":
            return self.speech.say("solo-must_discard", by=by, role=role, count=_over(game))
        return self.speech.say("solo-may_play", by=by, role=role)

    def offers(self, game: SoloGame) -> tuple[Offer, ...]:
        """Everything the player may do now; what is aimed at one of the law himself comes after all other plays."""
        at_his_own = partial(_at_his_own, game.table)
        return tuple(self._offer(game, choice) for choice in sorted(game.choices(), key=at_his_own))

    def _offer(self, game: SoloGame, choice: Choice) -> Offer:
        entry = choice.entry
        sentence = self.entry(entry, game.table).rstrip(" :")
        return Offer(
            self._label(game, entry, sentence), sentence, choice, _group(entry), isinstance(entry, e.Discarded)
        )

    def _label(self, game: SoloGame, entry: e.Entry, sentence: str) -> str:
        match entry:
            case e.Played():
                played = self._played(game, entry)
                useless = judge(game.table, entry, BOOK).level is Level.WITHOUT_EFFECT
                return self.speech.say("solo-no_effect", what=played) if useless else played
            case e.Discarded():
                return self.speech.say("solo-discard", cards=self._named(entry.seen))
            case e.TurnEnded():
                return self.speech.say("solo-end")
            case e.Answered() | e.Picked():
                return self.views.card(entry.card)
            case e.Took(card=None) | e.Tossed(card=None):
                return self.views.card(entry.seen)
            case e.Took() | e.Tossed():
                return self.speech.say("solo-in_play", card=self.views.card(entry.card or Card()))
        return sentence

    def _played(self, game: SoloGame, entry: e.Played) -> str:
        """The card and at whom; of one of the law with his role, so that nobody shoots his own man unawares."""
        card = self.views.card(entry.card)
        if len(entry.at) != 1:
            return card
        target = f"{card} → {self.speech.player(game.table, entry.at[0])}"
        role = self.speech.role(game.table.seat(entry.at[0]).role)
        return target if is_cowboy(game.table, entry.at[0]) else f"{target} ({role})"

    def _named(self, cards: Sequence[Card]) -> str:
        return ", ".join(map(self.views.card, cards))

    def groups(self, game: SoloGame, offers: Sequence[Offer]) -> dict[str, str]:
        """What choosing among the offers of each group comes to."""
        return {each.group: self._group(game, each) for each in reversed(offers) if each.group}

    def _group(self, game: SoloGame, offer: Offer) -> str:
        group, entry = offer.group, offer.choice.entry
        if isinstance(entry, e.Played):
            return self.speech.say("solo-at", card=self.views.card(entry.card))
        if group != LIMIT:
            return self.speech.say("solo-group", what=self.speech.card(group))
        return self.speech.say("solo-end_by_discarding", count=_over(game))

    def refused(self, game: SoloGame, found: Sequence[Refused]) -> tuple[FlagView, ...]:
        """What cannot be done, and why."""
        return tuple(
            self.views.verdict(0, self.speech.entry(each.entry, game.table), each.verdict, game.table) for each in found
        )

    def names(self, seed: str, options: Mapping[str, str], chosen: Sequence[str] = ()) -> tuple[str, ...]:
        """The seats called by their characters. Raises `BadLine` `unknown_option`."""
        fallen = (pair[0] for pair in characters(seed, options))
        return tuple(map(self.speech.character, chosen or fallen))

    def title(self, options: Mapping[str, str], seed: str) -> str:
        """What a new game is called in the list of tables."""
        return self.speech.say("solo-named", level=agreed(options).ask(LEVEL), seed=seed)

    def lawmen(self) -> tuple[str, ...]:
        """What the two roles are called that the player moves, the one that begins first."""
        table = dealt(ANY_SEED, {})[0].table
        return tuple(self.speech.role(seat.role) for seat in table.seats if not is_cowboy(table, seat.number))

    def outcome(self, result: Result) -> str:
        """Won, lost, or still going on."""
        word = "going_on" if not result.over else "won" if result.won else "lost"
        return self.speech.say(f"solo-{word}")

    def variations(self, result: Result) -> tuple[str, ...]:
        """By which variations a game was played, by their names."""
        return tuple(self._variation(name, value) for name, value in result.variations.items())

    def _variation(self, name: str, value: str) -> str:
        said = self.speech.say(f"option-{name}")
        return said if value == "yes" else f"{said}: {self.speech.say(f'option-{name}-{value}')}"
