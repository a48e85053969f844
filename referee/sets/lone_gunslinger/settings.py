"""What the table has agreed on: how hard the game is, and by which of the further variations it is played."""

from __future__ import annotations

from referee.core.book.questions import Question
from referee.core.book.rulebook import Situation
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.facts import COUNTERS

LEVEL: Question[int] = Question("level", 0)
"""(): from 0 to 4."""
COUNT_LIFE: Question[tuple[str, ...]] = Question("count_life", ())
"""(): the characters that nobody plays, since they count life points."""
NIGHT_BRINGS_CHAOS: Question[bool] = Question("night_brings_chaos", False)
"""(): do the cowboys rest when the deck is turned over?"""
FOUR_MOST_WANTED: Question[bool] = Question("four_most_wanted", False)
"""(): are the cowboys the four most wanted?"""


def agreed(now: Situation, option: str) -> bool:
    """Has the table agreed on this variation?"""
    return now.table.options.get(option) == "yes"


@LONE.amend(LEVEL, "LGS-067", "LGS-069")
def level_as_agreed(now: Situation, level: int) -> int:
    """Level 0 unless another one was agreed on."""
    return int(now.table.options.get("level", "0"))


@LONE.amend(COUNT_LIFE, "LGS-003", "LGS-007")
def six_count_life_points(now: Situation, names: tuple[str, ...]) -> tuple[str, ...]:
    """Six characters are taken out of the deck to count life points."""
    return COUNTERS


@LONE.amend(COUNT_LIFE, "LGS-080")
def two_characters_to_choose_from(now: Situation, names: tuple[str, ...]) -> tuple[str, ...]:
    """Of two characters for each role either may be played, so that none is taken out beforehand."""
    return () if agreed(now, "two_characters") else names


@LONE.amend(NIGHT_BRINGS_CHAOS, "LGS-081")
def night_as_agreed(now: Situation, chaos: bool) -> bool:
    """The Night Brings Chaos, if the table plays by it."""
    return agreed(now, "night_brings_chaos")


@LONE.amend(FOUR_MOST_WANTED, "LGS-083")
def wanted_as_agreed(now: Situation, wanted: bool) -> bool:
    """The Four Most Wanted, if the table plays by it."""
    return agreed(now, "four_most_wanted")


@LONE.amend(LEVEL, "LGS-087")
def final_challenge_at_level_four(now: Situation, level: int) -> int:
    """The final challenge is played at level 4."""
    return 4 if agreed(now, "final_challenge") else level


@LONE.amend(NIGHT_BRINGS_CHAOS, "LGS-087")
def final_challenge_by_night(now: Situation, chaos: bool) -> bool:
    """... the night brings chaos in it."""
    return chaos or agreed(now, "final_challenge")


@LONE.amend(FOUR_MOST_WANTED, "LGS-087")
def final_challenge_against_the_wanted(now: Situation, wanted: bool) -> bool:
    """... and it is against the four most wanted."""
    return wanted or agreed(now, "final_challenge")
