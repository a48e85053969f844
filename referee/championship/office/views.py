"""A tournament in words: values and speech made into plain records; the referee's, and in `public` everybody's."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain

from referee.championship.office import shapes as s
from referee.championship.office.tournamentlog import HistoryLine, NewEntry, TournamentLog, TournamentOutcome
from referee.championship.rules.bracket import Match, Origin, Rung, bracket, ladder, places
from referee.championship.rules.comparing import Change, Moved, SaidAnew
from referee.championship.rules.due import Due, due
from referee.championship.rules.entries import Retracted
from referee.championship.rules.figures import Figure
from referee.championship.rules.standings import Standing, standings
from referee.championship.rules.state import Tournament
from referee.championship.speech.sentences import TournamentSpeech
from referee.core.nouns.verdict import Reason, Verdict
from referee.speech import Speech, visible
from referee.views.records import FlagView, ReasonView

NOBODY = "—"
"""A place that nobody will take."""


class OfficeViews:
    """One language, for one tournament as it stands."""

    def __init__(self, speech: Speech, state: Tournament) -> None:
        self.speech = speech
        self.state = state
        self.told = TournamentSpeech(speech.words, state.players)

    def flag(self, judged: NewEntry) -> FlagView:
        """What is said of an entry, in words."""
        return self.verdict(judged.number, self.told.entry(judged.entry), judged.verdict)

    def verdict(self, number: int, entry: str, verdict: Verdict) -> FlagView:
        """A verdict in words."""
        return FlagView(
            number=number,
            entry=entry,
            verdict=verdict.level.word,
            label=self.speech.verdict(verdict.level.word),
            reasons=tuple(self._reasons(verdict.reasons)),
            doubts=tuple(self._reasons(verdict.doubts, doubtful=True)),
            clean=verdict.clean,
        )

    def _reasons(self, reasons: Iterable[Reason], doubtful: bool = False) -> Iterator[ReasonView]:
        for each in reasons:
            cited = tuple(map(self.speech.clause, each.clauses))
            verdict = "" if doubtful else each.level.word
            yield ReasonView(each.key, self.told.reason(each), each.clauses, cited, verdict)

    def outcome(self, outcome: TournamentOutcome, log: TournamentLog, logged: bool) -> s.EntriesLogged:
        """What logging came to, and what is due next where it happened."""
        flags = tuple(map(self.flag, outcome.judged))
        gone = {each.entry.entry for each in outcome.judged if isinstance(each.entry, Retracted)}
        change = self.change(outcome.change, log, gone) if outcome.change is not None else None
        return s.EntriesLogged(logged, flags, change, self.due(_concerned(outcome)))

    def change(self, change: Change, log: TournamentLog, gone: Collection[int] = ()) -> s.ChangeRows:
        """What an amendment changes: the standings before and after, and decisions that rested on the wrong figure.

        Of what is taken back itself, `gone`, nothing is said.
        """
        told = (each for each in change.said if each.verdict != each.verdict_then and each.number not in gone)
        said = (self._said(each, log) for each in told)
        return s.ChangeRows(tuple(map(self._moved, change.moved)), tuple(said))

    def _moved(self, moved: Moved) -> s.MovedRow:
        scores = (self.told.value(each) if each else None for each in (moved.score, moved.score_then))
        return s.MovedRow(moved.player, self.told.player(moved.player), moved.place, moved.place_then, *scores)

    def _said(self, said: SaidAnew, log: TournamentLog) -> s.SaidRow:
        entry = self.told.entry(log.entry(said.number))
        flags = (
            self.verdict(said.number, entry, verdict) if verdict is not None else None
            for verdict in (said.verdict, said.verdict_then)
        )
        return s.SaidRow(said.number, entry, *flags)

    def due(self, tables: Iterable[int] = ()) -> tuple[s.DueRow, ...]:
        """All that is owed, or what is owed at these tables and to nobody's table in particular."""
        wanted = set(tables)
        found = (each for each in due(self.state) if not wanted or each.table in wanted | {0})
        return tuple(map(self._due, found))

    def _due(self, owed: Due) -> s.DueRow:
        told = self.told.due(owed)
        return s.DueRow(owed.kind, told, owed.clauses, owed.table, owed.round, owed.players, owed.match)

    def history(self, line: HistoryLine, counts: bool, written: str) -> s.EntryRow:
        """A line of the history."""
        now = line.now.level.word if line.now is not None else ""
        entry = self.told.entry(line.entry)
        said = line.said.level.word
        return s.EntryRow(
            line.number, line.at, line.by, entry, said, now, counts, line.stood, written, visible(line.kept)
        )

    def standings(self) -> tuple[s.StandingRow, ...]:
        """The ranking: the referee's alone while the tournament lasts."""
        return tuple(map(self._standing, standings(self.state)))

    def _standing(self, each: Standing) -> s.StandingRow:
        decided = self.told.criterion(each.separations[-1].figure.key) if each.separations else ""
        shown, name = self.told.value(each.score), self.told.placed(each.player)
        return s.StandingRow(each.place, each.player, name, str(each.score.value), shown, decided, each.tied)

    def opened(self, figures: Iterable[Figure]) -> tuple[s.FigureRow, ...]:
        """Figures opened into what they are made of."""
        rows = chain.from_iterable(map(self.told.opened, figures))
        return tuple(s.FigureRow(row.depth, row.label, row.value, row.clauses, row.entries) for row in rows)

    def players(self) -> tuple[s.PlayerRow, ...]:
        """Everybody who signed up."""
        return tuple(self._player(number) for number in sorted(self.state.players))

    def _player(self, number: int) -> s.PlayerRow:
        player, table = self.state.players[number], self.state.table_of(number)
        left = self.told.moment(player.left.when) if player.left else ""
        expelled = bool(player.left and player.left.expelled)
        warnings = len(player.standing_warnings)
        return s.PlayerRow(number, self.told.player(number), table.number if table else 0, warnings, left, expelled)

    def bracket(self) -> tuple[s.MatchRow, ...]:
        """The duels."""
        return match_rows(bracket(self.state), ladder(self.state), self.told)

    def places(self) -> tuple[str, ...]:
        """Everybody who has a final place, the champion first; nobody before the final."""
        return tuple(map(self.told.placed, places(self.state) if self.state.drawn is not None else ()))

    def mark(self) -> str:
        """What the mark of somebody who has a place means."""
        return self.told.mark(each.player for each in standings(self.state))

    def warnings(self) -> tuple[s.WarningRow, ...]:
        """Every warning and expulsion, those that were withdrawn too, in the order in which they were given."""
        return tuple(sorted(self._penalties(), key=lambda row: row.entry))

    def _penalties(self) -> Iterator[s.WarningRow]:
        for number, player in self.state.players.items():
            name = self.told.player(number)
            for each in player.warnings:
                yield s.WarningRow(
                    each.entry, number, name, "warning", self.told.because(each.reason), each.cancelled is None
                )
            for left in (player.left, *player.pardoned):
                if left and left.expelled:
                    yield s.WarningRow(
                        left.entry, number, name, "expulsion", self.told.because(left.reason), left is player.left
                    )


def match_rows(matches: Mapping[str, Match], rungs: Iterable[Rung], told: TournamentSpeech) -> tuple[s.MatchRow, ...]:
    """Duels in words."""
    origins = {rung.key: rung.origins for rung in rungs}
    return tuple(
        s.MatchRow(
            key,
            told.match(key),
            in_places(match, origins[key], told),
            match.winner or 0,
            told.player(match.winner) if match.winner else "",
            match.ready,
        )
        for key, match in matches.items()
    )


def in_places(match: Match, origins: Iterable[Origin], told: TournamentSpeech) -> tuple[str, ...]:
    """Who takes the places of a duel; as long as nobody is known there, where he comes from."""
    return tuple(
        told.player(player) if player is not None else NOBODY if match.over or match.undecided else told.origin(origin)
        for player, origin in zip(match.players, origins, strict=True)
    )


def _concerned(outcome: TournamentOutcome) -> set[int]:
    """The tables that entries are about."""
    return {table for each in outcome.judged if (table := getattr(each.entry, "table", 0))}
