"""The table of a random game: its piles, its lines, and what is so after each of them."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

from referee import sets
from referee.core.nouns.vocabulary import RANKS, SUITS
from tests.properties.haunting.people import CHARACTERS, NAMES, ROLES, Player
from tests.second_engine.seats import SeatTruth, Truth

OPTIONS = sets.named("death_mesa").facts.options


@dataclass(frozen=True)
class Bond:
    """What binds a player: which card, whose, whom else, and what lies sideways for it."""

    kind: str
    seat: int
    ghost: int
    other: int = 0
    card: str = ""


@dataclass(frozen=True)
class Haunted:
    """What is so besides: cards of the dead by seat, in their deck and discarded, what all know to lie where, and
    everything that lies anywhere."""

    spirits: tuple[tuple[str, ...], ...]
    left: int
    gone: int
    shown: tuple[tuple[str, ...], ...]
    held: tuple[tuple[str, ...], ...]


class Table:
    """`head` and `lines` are the text of the game; the rest is what lies where. A line is said before it is done.

    `told`: whose private cards the referee notes, now and then; everybody's if it is None.
    """

    def __init__(self, seed: int, names: Iterable[str], told: frozenset[int] | None = None) -> None:
        self.told = told
        self.chance = random.Random(seed)
        self.lines: list[str] = []
        self.truths: list[Truth] = []
        self.haunted: list[Haunted] = []
        self.decks: list[tuple[str, ...]] = []
        self.bonds: list[Bond] = []
        self.killers: set[int] = set()
        self.over = ""
        self.turn, self.phase = 0, "over"
        self.options = {name: self.chance.choice(values) for name, values in OPTIONS.items()}
        cards = sets.named("base").facts.cards
        self.deck = [f"{name}/{each}" for name, facts in cards.items() for each in facts.faces]
        self.chance.shuffle(self.deck)
        self.discards: list[str] = []
        self.open: list[str] = []
        faces = [rank + suit for rank in RANKS for suit in SUITS]
        self.spirits = [f"{name}/{self.chance.choice(faces)}" for name in (*names, *names)]
        self.chance.shuffle(self.spirits)
        self.gone_spirits: list[str] = []
        self.players = self._seated()
        self.size = len(self.players)
        self.head = self._head()
        self.say(f"compose with {' '.join(self.spirits)}")

    def _seated(self) -> dict[int, Player]:
        roles = list(ROLES[self.chance.choice((4, 5, 6, 6, 7, 7))])
        self.chance.shuffle(roles)
        names = self.chance.sample(sorted(CHARACTERS), len(roles))
        players = {}
        for seat, (role, name) in enumerate(zip(roles, names, strict=True), 1):
            most = CHARACTERS[name] + (role == "sheriff")
            hand = [self.deck.pop() for _ in range(most)]
            life = most if role == "sheriff" else self.chance.choice((1, 1, 2, 3))
            players[seat] = Player(seat, role, name, life, most, hand, open_role=role == "sheriff")
        return players

    def _head(self) -> str:
        rows = (
            f"seat {seat} {NAMES[seat - 1]} {p.role} {p.character} life {p.life}/{p.most} hand {len(p.hand)}"
            for seat, p in self.players.items()
        )
        options = (f"option {name} {value}" for name, value in self.options.items())
        first = (f"turn {len(self.players)} over", f"deck {len(self.deck)}")
        return "\n".join(("bang 1", "sets base death_mesa", *options, *rows, *first, "---", ""))

    @property
    def text(self) -> str:
        """The whole game as a file."""
        return self.head + "\n".join(self.lines) + "\n"

    def line_number(self, index: int) -> int:
        """Where this line stands in the text."""
        return self.head.count("\n") + index + 1

    def say(self, line: str) -> None:
        """One line more; what the lines before it came to is written down."""
        if self.lines:
            self.note()
        self.lines.append(line)

    def note(self) -> None:
        """What is so now."""
        seats = [self.players[seat] for seat in sorted(self.players)]
        truths = [SeatTruth(p.role, p.open_role, p.life, p.most, len(p.hand), tuple(p.play), not p.dead) for p in seats]
        self.truths.append(
            Truth(tuple(truths), len(self.deck), len(self.discards), len(self.open), self.turn or None, self.phase)
        )
        self.decks.append(tuple(self.deck))
        self.haunted.append(
            Haunted(
                tuple(tuple(p.spirits) for p in seats), len(self.spirits), len(self.gone_spirits),
                tuple(tuple(sorted(p.shown)) for p in seats), tuple(tuple(p.hand) for p in seats),
            )
        )  # fmt: skip

    def living(self, first: int = 1) -> list[int]:
        """The living from this seat on."""
        order = [*range(first, self.size + 1), *range(1, first)]
        return [seat for seat in order if not self.players[seat].dead]

    def ghosts(self) -> list[int]:
        """The ghosts by seat."""
        return [seat for seat, player in self.players.items() if player.dead]

    def perhaps(self, odds: float = 0.5) -> bool:
        """A choice of somebody."""
        return self.chance.random() < odds

    def noted(self, seat: int, cards: list[str]) -> str:
        """What the referee wrote down of cards that only this player saw."""
        told = self.perhaps(0.3) and (self.told is None or seat in self.told)
        return f" with {' '.join(cards)}" if cards and told else ""

    def pick(self, cards: list[str]) -> str:
        """A random one of these cards, taken away."""
        return cards.pop(self.chance.randrange(len(cards)))

    def bound(self, name: str, seat: int) -> list[Bond]:
        """What binds this player by cards of this name."""
        return [each for each in self.bonds if each.kind == name and seat == each.seat]

    def unbind(self, *names: str, seat: int = 0, ghost: int = 0) -> None:
        """Nothing of this name binds any more, of this player, or of this ghost."""
        self.bonds = [
            each
            for each in self.bonds
            if not (each.kind in names and each.seat == (seat or each.seat) and each.ghost == (ghost or each.ghost))
        ]
