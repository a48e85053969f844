"""Lines about the course of the tournament: its name, draws, lots, qualifiers, duels."""

from __future__ import annotations

from collections.abc import Iterator

from referee.championship.office.lines.words import DeskWords, first, nothing_left, told, yes_or_no
from referee.championship.rules import entries as e
from referee.championship.rules.bracket import Match, bracket, qualifiers
from referee.championship.rules.draw import LOTS, SEATING, drawn, seated, shuffled
from referee.championship.rules.matches import DuelOpened, MatchDecided
from referee.championship.rules.places import Paused, WentOn
from referee.championship.rules.standings import standings, undecided
from referee.championship.rules.tables import Sizes, partitions, preferred
from referee.errors import BadLine

PURPOSES = (SEATING, LOTS)
NOBODY = "-"


def opening(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`opening NAME [region=R] [open=yes] [ask=yes]`: only to put right what was said at the beginning."""
    given = told(line, ("region", "open", "ask"))
    open_to_all, asked = (bool(yes_or_no(given.get(each, "no"))) for each in ("open", "ask"))
    yield e.Opened(" ".join(line), given.get("region", ""), open_to_all, asked)


def seed(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`seed TEXT [for=lots]`: for both draws, unless one is named."""
    given = told(line, ("for",))
    text = first(line, "needs_seed")
    nothing_left(line)
    purposes = (given["for"],) if "for" in given else PURPOSES
    for purpose in purposes:
        if purpose not in PURPOSES:
            raise BadLine("unknown_purpose", word=purpose[:40], near=PURPOSES)
        yield e.SeedWritten(text, purpose)


def draw(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`draw [tables=N]` by the seed; `draw [tables=N] PLAYER…` in the order of lots; `draw 1,2,3/4,5,6` told whole.

    A seed draws nothing before it is written down, not even to look at: who could look would choose.
    """
    given = told(line, ("tables", "seed"))
    if any("/" in word for word in line):
        yield e.Drawn(_tables(words, line), given.get("seed", ""))
        return
    sizes = _sizes(words, len(line) or len(words.state.present), given.get("tables", ""))
    if line:
        yield e.Drawn(seated(words.players(line), sizes), given.get("seed", ""))
        return
    chosen = _written(words, SEATING, given.get("seed", ""))
    yield e.Drawn(drawn(words.state.present, sizes, chosen), chosen)


def _tables(words: DeskWords, line: list[str]) -> tuple[tuple[int, ...], ...]:
    return tuple(words.players([table]) for table in "".join(line).split("/"))


def _sizes(words: DeskWords, players: int, said: str) -> Sizes:
    """The lawful sizes for so many. Raises `BadLine` `no_such_partition`."""
    if not said:
        chosen = preferred(players)
    else:
        tables = words.number(said, 1)
        chosen = next((each for each in partitions(players) if len(each.sizes) == tables), None)
    if chosen is None:
        known = tuple(len(each.sizes) for each in partitions(players))
        raise BadLine("no_such_partition", players=players, near=tuple(map(str, known)))
    return chosen.sizes


def _written(words: DeskWords, purpose: str, said: str) -> str:
    """The seed that was written down for this, of several the last or the one that is said.

    Raises `BadLine` `seed_missing`, `seed_not_yet`.
    """
    written = [each.seed for each in words.state.seeds if each.purpose == purpose]
    if said and said not in written:
        raise BadLine("seed_not_yet", word=said[:40])
    if not written:
        raise BadLine("seed_missing", purpose=purpose)
    return said or written[-1]


def lots(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`lots` by the seed, for all who are level; `lots PLAYER… [seed=S]` in the order drawn."""
    given = told(line, ("seed",))
    if line:
        yield e.LotsDrawn(words.players(line), given.get("seed", ""))
        return
    groups = undecided(standings(words.state))
    if not groups:
        raise BadLine("nobody_is_level")
    chosen = _written(words, LOTS, given.get("seed", ""))
    for group in groups:
        yield e.LotsDrawn(shuffled(group, chosen, LOTS), chosen)


def qualify(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`qualify [PLAYER…]`: the best of the ranking, unless others are told."""
    best = words.players(line) or qualifiers(words.state)
    if not best:
        raise BadLine("no_qualifiers_yet")
    yield e.QualifiersNamed(best)


def duel(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`duel MATCH WINNER [LOSER]`."""
    match = _match(words, line)
    winner = words.player(first(line, "needs_player"))
    others = [player for player in match.players if player not in (None, winner)]
    loser = words.player(line.pop(0)) if line else next(iter(others), None)
    nothing_left(line)
    if loser is None:
        raise BadLine("needs_player")
    yield e.DuelWon(match.key, winner, loser)


def _match(words: DeskWords, line: list[str]) -> Match:
    """A duel by its key, taken from the row. Raises `BadLine` `needs_match`, `unknown_match`."""
    matches = bracket(words.state)
    key = match_key(first(line, "needs_match"))
    if key not in matches:
        raise BadLine("unknown_match", word=key[:40], near=tuple(matches))
    return matches[key]


def match_key(word: str) -> str:
    """The key of a duel as it may be typed."""
    return word.casefold().replace("-", "_")


def decide(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`decide MATCH PLAYER[,PLAYER]|- [REASON…]`: who goes on without a duel, which two meet, or that nobody does."""
    match = _match(words, line)
    who = first(line, "needs_decision")
    players = () if who == NOBODY else words.players([who])
    if len(set(players)) > 2:
        raise BadLine("three_in_a_duel")
    yield MatchDecided(match.key, tuple(dict.fromkeys(players)), " ".join(line))


def duel_stream(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`stream MATCH PLAYER,PLAYER ID`: a duel has a log of its own; the first of the two picks first there."""
    match = _match(words, line)
    players = words.players([first(line, "needs_player")])
    yield DuelOpened(match.key, players, first(line, "needs_stream"))
    nothing_left(line)


def pause(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`pause [REASON…]`: of all tables."""
    yield Paused(" ".join(line))


def go(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`go`: the pause is over."""
    nothing_left(line)
    yield WentOn()
