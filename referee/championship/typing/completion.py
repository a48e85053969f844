"""How a line of the desk may go on: what is due first, then verbs, then players, characters, sides, as the verb asks.

In go the line and the tournament as it stands; out come whole lines. What a word means is for the reader of lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from referee.championship.office.duelling import begun as begun_duels
from referee.championship.office.lines import spoken, verb_of
from referee.championship.office.lines.course import NOBODY
from referee.championship.rules.auctioning import auction_of
from referee.championship.rules.bracket import bracket
from referee.championship.rules.course import players_of
from referee.championship.rules.due import due
from referee.championship.rules.facts import LEADER, LEAST_PRICE, SIDES, STEP
from referee.championship.rules.state import Round, Table, Tournament
from referee.championship.typing.first_line import line_begun
from referee.championship.typing.lines import ALL_VERBS
from referee.championship.typing.names import Names
from referee.lexicon import Lexicon
from referee.typing.completion import Proposal

ABOUT_A_PLAYER = ("leave", "hurry", "shows", "warn", "expel")
ABOUT_PLAYERS = ("absent", "lots", "qualify")
ABOUT_A_TABLE = ("round", "keep", "hire", "auction", "bid", "choice", "time", "result", "void", "take")


class DeskCompletion:
    """Proposes how a line typed at this desk may go on, in the language spoken."""

    def __init__(self, state: Tournament, lexicon: Lexicon, lang: str) -> None:
        self.state = state
        self._lexicon = lexicon
        self._lang = lang
        self._names = Names(state, lexicon, lang)

    def proposals(self, line: str, most: int = 9) -> tuple[Proposal, ...]:
        """The best ways to go on; none where a quote is open."""
        if line.count('"') % 2 or len(line) > 500:
            return ()
        *before, word = line.split(" ")
        start = "".join(f"{each} " for each in before)
        said = [each for each in before if each]
        found = self._first(word) if not said else self._next(said, word)
        made = (
            Proposal(shown, f"{start}{shown}{'' if shown.endswith(':') else ' '}") for shown in dict.fromkeys(found)
        )
        return tuple(each for each in made if each.line.strip() != line.strip())[:most]

    def instead(self, line: str, word: str, choices: Iterable[str]) -> tuple[Proposal, ...]:
        """The line with each choice in the place of an ambiguous word."""
        if not word or word not in line:
            return ()
        head, _, tail = line.rpartition(word)
        return tuple(Proposal(each, head + each + (tail or " ")) for each in map(self._names.named, choices))

    def _first(self, word: str) -> Iterator[str]:
        """What is due, then the verbs."""
        owed = (line_begun(each).strip() for each in due(self.state))
        named = self._lexicon.beginnings(word, "desk")
        yield from (self._spoken(line) for line in owed if line and (not word or _verb(line) in named))
        yield from (self._spoken(verb) for verb in ALL_VERBS if verb in named)

    def _spoken(self, line: str) -> str:
        return spoken(line, self._lexicon, self._lang)

    def _next(self, said: Sequence[str], word: str) -> Iterator[str]:
        verb, rest = verb_of(said[0], self._lexicon), said[1:]
        if verb in ("correct", "insert") and len(rest) > 1:
            yield from self._next(rest[1:], word)
        elif verb in ABOUT_PLAYERS or (verb in ABOUT_A_PLAYER and not rest):
            yield from self._names.players(self.state.present, word)
        elif verb in ABOUT_A_TABLE and not rest:
            yield from (str(number) for number in self.state.tables if str(number).startswith(word))
            yield from (key for key in begun_duels(self.state) if verb == "take" and key.startswith(word))
        elif verb in ABOUT_A_TABLE:
            yield from self._of_a_table(verb, rest, word)
        elif verb == "duel":
            yield from self._duel(rest, word)
        elif verb == "decide":
            yield from self._decide(rest, word)

    def _of_a_table(self, verb: str, said: Sequence[str], word: str) -> Iterator[str]:
        table, each = self._place(said[0])
        propose = _AT_A_TABLE.get(verb)
        if table is not None and propose is not None:
            yield from propose(self, table, each, said[1:], word)

    def _place(self, word: str) -> tuple[Table | None, Round]:
        number, _, round_ = word.partition(".")
        table = self.state.tables.get(int(number)) if number.isdecimal() and len(number) < 5 else None
        if table is None:
            return None, Round(0)
        told = table.round(int(round_)) if round_.isdecimal() and len(round_) < 3 else None
        return table, told or table.under_way or Round(table.next_number)

    # What each verb goes on with

    def _round(self, table: Table, each: Round, said: Sequence[str], word: str) -> Iterator[str]:
        if ":" in word:
            yield from self._names.after_colon(word, SIDES, "role")
        else:
            yield from self._names.players(self.state.seated(table), word)

    def _seated(self, table: Table, each: Round, said: Sequence[str], word: str) -> Iterator[str]:
        yield from self._names.players(players_of(self.state, table, each), word)

    def _auction(self, table: Table, each: Round, said: Sequence[str], word: str) -> Iterator[str]:
        yield from self._names.characters(self._lexicon.ids("character"), word) if word else ()

    def _bid(self, table: Table, each: Round, said: Sequence[str], word: str) -> Iterator[str]:
        now = auction_of(self.state, table, each) if each.entry is not None else None
        if not said:
            yield from self._names.players(players_of(self.state, table, each), word)
        elif now is not None and now.bidding is not None:
            yield from (told for told in (str(now.bidding.bid + STEP), "pass") if told.startswith(word))
        elif now is not None and len(said) == 1:
            yield from self._names.characters(now.laid, word)
        elif len(said) == 2:
            yield str(LEAST_PRICE)

    def _hire(self, table: Table, each: Round, said: Sequence[str], word: str) -> Iterator[str]:
        if word.count(":") == 1:
            names = self._names.after_colon(word, self._lexicon.ids("character"), "character")
            yield from (f"{name}:" for name in names)
        elif ":" in word:
            yield f"{word.rpartition(':')[0]}:{LEAST_PRICE}"
        else:
            waiting = (player for player in players_of(self.state, table, each) if not each.hire_of(player))
            yield from (f"{player}:" for player in waiting if str(player).startswith(word))

    def _result(self, table: Table, each: Round, said: Sequence[str], word: str) -> Iterator[str]:
        if not said:
            yield from self._names.sides(word)
            return
        named = {told.partition(":")[0] for told in said}
        for player in players_of(self.state, table, each):
            role = LEADER if player == each.sheriff else each.roles.get(player, "")
            if str(player) not in named and str(player).startswith(word):
                yield from (f"{player}:{self._names.role(role)}{sign}" if role else f"{player}:" for sign in "+-")
        if ":" in word and word[-1:] not in "+-!":
            yield from (f"{told}{sign}" for told in self._names.after_colon(word, SIDES, "role") for sign in "+-")

    def _void(self, table: Table, each: Round, said: Sequence[str], word: str) -> Iterator[str]:
        yield from (how for how in ("auction", "same") if not said and how.startswith(word))

    def _duel(self, said: Sequence[str], word: str) -> Iterator[str]:
        matches = bracket(self.state) if self.state.drawn is not None else {}
        if not said:
            yield from (key for key, match in matches.items() if match.ready and key.startswith(word))
        elif said[0] in matches:
            players = (player for player in matches[said[0]].players if player is not None)
            yield from self._names.players(players, word)

    def _decide(self, said: Sequence[str], word: str) -> Iterator[str]:
        matches = bracket(self.state) if self.state.drawn is not None else {}
        if not said:
            yield from (key for key, match in matches.items() if match.undecided and key.startswith(word))
        elif said[0] in matches and len(said) == 1:
            yield from self._names.players(matches[said[0]].there, word)
            yield from (NOBODY,) if not word else ()


def _verb(line: str) -> str:
    return line.split(" ", 1)[0]


_AT_A_TABLE: dict[str, Callable[..., Iterator[str]]] = {
    "round": DeskCompletion._round,
    "keep": DeskCompletion._seated,
    "choice": DeskCompletion._seated,
    "auction": DeskCompletion._auction,
    "bid": DeskCompletion._bid,
    "hire": DeskCompletion._hire,
    "result": DeskCompletion._result,
    "void": DeskCompletion._void,
}
