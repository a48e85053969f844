"""What is said about a line of the desk while it is typed, and when it was logged.

In goes a line, out comes what to show. Every error becomes something told, and the line stays with its typist.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from referee.championship.office.known import known_elsewhere
from referee.championship.office.lines import spoken, written
from referee.championship.office.office import Office
from referee.championship.office.shapes import EntriesLogged
from referee.championship.office.tournamentlog import TournamentLog, TournamentOutcome
from referee.championship.office.views import OfficeViews
from referee.championship.rules.entries import GamePlayed, Logged, PlayerEnrolled
from referee.championship.rules.prizes import prize
from referee.championship.typing.lines import ALL_VERBS, amends, entries_of
from referee.desk.desk import Desk
from referee.errors import BadLine, RefereeError, Stale
from referee.speech import visible
from referee.typing.conversation import NOTHING, LineTold
from referee.views.voice import Voice


class DeskTalk:
    """A tournament's log and the words to talk about it."""

    def __init__(self, log: TournamentLog, voice: Voice, desk: Desk, office: Office) -> None:
        self.log = log
        self.voice = voice
        self.desk = desk
        self.office = office

    @property
    def views(self) -> OfficeViews:
        """The tournament in words, as it stands."""
        return OfficeViews(self.voice.speech, self.log.state)

    def last_lines(self, most: int = 20) -> tuple[str, ...]:
        """The entries logged last, as lines."""
        found = filter(None, map(written, self.log.entries[-most:]))
        return tuple(spoken(line, self.voice.lexicon, self.voice.lang) for line in found)

    def preview(self, line: str) -> LineTold:
        """What the line would do."""
        return self._told(line, self.log.preview, False) if line.strip() else NOTHING

    def enter(self, line: str) -> LineTold:
        """Log the line."""
        return self._told(line, self.log.log, True) if line.strip() else NOTHING

    def outcome(self, line: str) -> TournamentOutcome:
        """What logging the line would come to. Raises `RefereeError`."""
        return self.log.preview(*entries_of(line, self.log, self.desk))

    def shows_first(self, line: str) -> bool:
        """Is what the line comes to to be seen, and accepted, before it is logged?"""
        try:
            return amends(line, self.voice.lexicon) or self.outcome(line).asks
        except Exception:  # what is wrong with it is told when it is entered
            return False

    def log_these(self, *entries: Logged) -> LineTold:
        """Log entries that no line made."""
        return self._tried(lambda: self._said(self.log.log(*entries), True))

    def _told(self, line: str, act: Callable[..., TournamentOutcome], logged: bool) -> LineTold:
        return self._tried(lambda: self._said(act(*entries_of(line, self.log, self.desk)), logged))

    def _tried(self, act: Callable[[], LineTold]) -> LineTold:
        try:
            return act()
        except Stale as error:
            return self._reread(error)
        except RefereeError as error:
            return self.wrong(error)
        except Exception as error:  # the tournament must go on, whatever a line brought to light in the program
            return self.wrong(RefereeError("went_wrong", what=f"{type(error).__name__}: {error}"[:200]))

    def _reread(self, stale: Stale) -> LineTold:
        """Others wrote meanwhile what changes what is said: show the tournament as it stands now, and say so."""
        try:
            self.log.reload()
        except RefereeError as error:
            return self.wrong(error)
        return self.wrong(stale)

    def wrong(self, error: RefereeError) -> LineTold:
        """What is wrong, to be shown; the verbs that there are as the language has them."""
        if error.key == "unknown_desk_verb":
            names = (self.voice.lexicon.name("desk", verb, self.voice.lang) for verb in ALL_VERBS)
            error = BadLine(error.key, **{**error.about, "near": tuple(names)})
        choices = error.about.get("choices", ()) if isinstance(error, BadLine) else ()
        named = tuple(map(str, choices)) if isinstance(choices, tuple) else ()
        word = str(error.about.get("word", ""))
        return LineTold("error", (("!", self.voice.wrong(error)),), word=word, choices=named)

    def _said(self, outcome: TournamentOutcome, logged: bool) -> LineTold:
        speech, views = self.voice.speech, OfficeViews(self.voice.speech, outcome.state)
        said = views.outcome(outcome, self.log, logged)
        gravest = max((each.verdict.level for each in outcome.judged), default=None)
        return LineTold(
            level=gravest.word if gravest is not None else "",
            said=tuple((speech.sign(each.verdict.word), views.told.entry(each.entry)) for each in outcome.judged),
            notes=tuple(self._notes(outcome, views, said)),
            flags=tuple(flag for flag in said.flags if flag.reasons or flag.doubts),
            logged=logged,
            numbers=tuple(each.number for each in outcome.judged),
            then=tuple(row.sentence for row in said.due) if logged else (),
        )

    def _notes(self, outcome: TournamentOutcome, views: OfficeViews, said: EntriesLogged) -> Iterator[str]:
        """The prizes of a game, who is known from elsewhere, how much a correction changes."""
        for judged in outcome.judged:
            if isinstance(judged.entry, GamePlayed):
                yield self._prizes(judged.entry, views)
        yield from self.known([each.entry for each in outcome.judged if isinstance(each.entry, PlayerEnrolled)])
        if said.change is not None:
            yield from self._change(len(said.change.moved), len(said.change.said))
            if not said.logged and said.change.moved + said.change.said:
                yield self.voice.say("desk-change_shown")

    def known(self, enrolled: Sequence[PlayerEnrolled]) -> Iterator[str]:
        """Who of these is known from another tournament of the store."""
        for known in known_elsewhere(self.office, self.log.stream, enrolled) if enrolled else ():
            about = {"name": visible(known.name), "tournament": visible(known.tournament)}
            yield self.voice.say(f"tournament-known_{known.kind}", **about)

    def _prizes(self, game: GamePlayed, views: OfficeViews) -> str:
        """What the game pays to whom."""
        paid = []
        for result in game.results:
            cell = prize(result, game.outcome, len(game.results))
            paid.append(f"{views.told.player(result.player)} {cell.money if cell else 0}$")
        return self.voice.say("desk-prizes", prizes=", ".join(paid))

    def _change(self, moved: int, said: int) -> Iterator[str]:
        if not moved and not said:
            yield self.voice.say("tournament-changes_nothing")
        else:
            yield self.voice.say("desk-changes", players=moved, entries=said)
