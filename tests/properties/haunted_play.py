"""Lawful games of Death Mesa by chance: a table with real cards, played by the player aid and not by the program.

Everybody has a life point or two left, so that there are ghosts before long. They play every card of the Dead Men's
Deck, negate, step in, trade, react and rise; the eight options are as chance has them. What all see is logged, and of
what only its owner sees now one thing and then another, so that each may know something else.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from referee.sets.death_mesa.facts import SPIRITS
from tests.properties.haunting.possess import Possessing

CARDS = tuple(SPIRITS)
MOST_TURNS = 60
KEPT = 200
"""So many games are looked at by one test after another; a long hunt looks at more, each once."""
AT_NOBODY = ("poltergeist", "bad_moon_rising")
OUT_OF_TURN = ("mirage", "warn")
AT_A_GRAVE = ("desecrate_grave", "syphon")
PROVEN = {"outlaw": "sheriff"}


class Evening(Possessing):
    """A game: `head` and `lines` are its text, `truths` and `haunted` what is so after each line."""

    def __init__(self, seed: int, told: frozenset[int] | None = None) -> None:
        super().__init__(seed, CARDS, told)
        self.used: Counter[str] = Counter()
        self.aside: list[int] = []
        self.penalised, self.agreed = 0, True
        self.verdicts: list[str] = []
        self.counted, self.haunts, self.worked = 0, 0, False

    def play(self) -> Evening:
        """Turn by turn until somebody has won."""
        seat = 1
        for _ in range(MOST_TURNS):
            (self.ghostly_turn if self.players[seat].dead else self.living_turn)(seat)
            if self.over:
                break
            seat = seat % self.size + 1
        if self.over not in ("", "deck") and self.agreed:
            self.say(f"won {self.over}")
        self.note()
        return self

    def targets(self, ghost: int, name: str) -> tuple[int, ...] | None:
        """At whom he may play it; None if he cannot, or not now."""
        if name in OUT_OF_TURN:
            return None
        choose = getattr(self, f"_at_{name}", None)
        if choose is not None:
            found: tuple[int, ...] | None = choose(ghost)
            return found
        if name in AT_NOBODY:
            return ()
        if name in AT_A_GRAVE:
            others = [each for each in self.ghosts() if each != ghost]
            return (self.chance.choice(others),) if others else None
        return (self.chance.choice(self.living()),)

    def _at_bad_moon_rising(self, ghost: int) -> tuple[int, ...]:
        return (self.chance.choice(self.living()),) if self.options["bad_moon"] == "one" else ()

    def _at_rob_grave(self, ghost: int) -> tuple[int, ...] | None:
        others = [each for each in self.ghosts() if each != ghost]
        if not others:
            return None
        grave = self.chance.choice(others)
        return grave, self.chance.choice([seat for seat in self.players if seat != grave])

    def _two(self, ghost: int) -> tuple[int, ...] | None:
        alive = self.living()
        return tuple(self.chance.sample(alive, 2)) if len(alive) > 1 else None

    _at_seance = _at_the_east_wind = _two

    def _at_guilty_conscience(self, ghost: int) -> tuple[int, ...] | None:
        killers = [seat for seat in self.living() if seat in self.killers]
        return (self.chance.choice(killers),) if killers else None

    def _at_possess(self, ghost: int) -> tuple[int, ...] | None:
        fitting = [seat for seat in self.living() if self.playable(seat)]
        return (self.chance.choice(fitting),) if fitting else None

    def _at_unfinished_business(self, ghost: int) -> tuple[int, ...] | None:
        """The last one he attacked, by the option any; the Sheriff for an Outlaw is for the referee, and not played."""
        attacks = self.players[ghost].attacks
        if self.options["unfinished"] == "last":
            attacks = attacks[-1:]
        single = [at[0] for at in attacks if len(at) == 1 and not self.players[at[0]].dead]
        return (self.chance.choice(single),) if single else None


@lru_cache(maxsize=KEPT)
def evening(seed: int) -> Evening:
    """The game of this seed, played once for all who look at it."""
    return Evening(seed).play()
