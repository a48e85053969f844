"""What is said while the program deals: its moves one by one, the player's choices, and why something cannot be done.

The same conversation as at any table, but that every line goes through the game: nothing is logged that it did not
offer, and no deck gives up its order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from referee.core.nouns.verdict import Verdict
from referee.desk.hearing.outcomes import Outcome
from referee.errors import BadJournal
from referee.log.replaying import JudgedEntry
from referee.log.taking_back import since
from referee.notation import typed_line
from referee.solo.asking import entered, last_choice, refused
from referee.solo.game import Choice, SoloGame, Step
from referee.solo.telling import Offer, SoloTelling
from referee.typing.conversation import Conversation, LineTold
from referee.views.records import FlagView, TableView
from referee.views.voice import Voice

LAST = 2
"""Of many moves at once so many are told."""


class SoloTalk(Conversation):
    """The conversation about a game that the program deals. `clauses`: what its last move followed from."""

    def __init__(self, game: SoloGame, voice: Voice) -> None:
        super().__init__(game.log, voice)
        self.game = game
        self.clauses: tuple[str, ...] = ()

    @property
    def telling(self) -> SoloTelling:
        """The game in the words of the language spoken now."""
        return SoloTelling(self.voice.views)

    @property
    def broken(self) -> str:
        """Why the game cannot go on, where something was logged that the program did not deal."""
        try:
            self.game.coming()
        except BadJournal as error:
            return self.voice.wrong(error)
        return ""

    def view(self) -> TableView:
        """The table; the stacks stand under the seats."""
        view = super().view()
        return view if self.broken else replace(view, shown=self.telling.shown(self.game))

    def enter(self, line: str) -> LineTold:
        """Log what was typed, or say why not; an empty line logs the program's next move."""
        if not line.strip(" ."):
            return self.step()
        told = self._told(line, self._doing(lambda game, typed: entered(game, typed, self.voice.lang)), logged=True)
        return replace(told, flags=self.preview(line).flags) if told.level == "error" else told

    def step(self) -> LineTold:
        """Log the next move of the program."""
        return self._told(".", self._doing(lambda game, _: _steps(game, 1)), logged=True)

    def run(self) -> LineTold:
        """Log the moves of the program up to the player's next choice; the last ones are told, the history has all."""
        told = self._told(".", self._doing(lambda game, _: _steps(game)), logged=True)
        return replace(told, said=told.said[-LAST:])

    def choose(self, choice: Choice) -> LineTold:
        """Log what was chosen."""
        return self._told(choice.line, self._doing(lambda game, _: (game.choose(choice),)), logged=True)

    def _doing(self, act: Callable[[SoloGame, str], Iterable[Step]]) -> Callable[[str], Outcome]:
        def done(line: str) -> Outcome:
            start = self.log.length
            steps = tuple(act(self.game, line))
            self.clauses = steps[-1].clauses if steps else ()
            return Outcome(tuple(map(self._judged, range(start, self.log.length))), self.log.table)

        return done

    def _judged(self, number: int) -> JudgedEntry:
        log = self.log
        return JudgedEntry(number, log.entry(number), log.verdict(number) or Verdict(), log.table_spoken_of(number))

    def foresee(self, offer: Offer) -> LineTold:
        """What a choice would do, and what would be due next."""
        told = self.preview(typed_line(offer.choice.line, self.voice.lang))
        return LineTold("legal", (("▸", offer.sentence),)) if told.level == "error" else told

    def take_back(self, number: int | None = None) -> LineTold:
        """Go back to the player's last choice, or to before this entry; what was not dealt here goes first."""
        if self.broken:
            return super().enter("retract")
        number = number or last_choice(self.log.entries)
        if number is None:
            return LineTold("error", (("!", self.voice.say("solo-nothing_to_take_back")),))
        back = reversed(since(self.log.entries, number))
        return super().enter(" ".join(("retract", *map(str, back))))

    def bring_back(self) -> LineTold:
        """Bring back the choice gone back from last, with all that came of it."""
        return super().enter("redo")

    def refused(self) -> tuple[FlagView, ...]:
        """What cannot be done now, and why."""
        return self.telling.refused(self.game, refused(self.game.standing))


def _steps(game: SoloGame, most: int = 0) -> tuple[Step, ...]:
    """The program's next moves: so many at most, else all up to the player's choice."""
    steps: list[Step] = []
    while (not most or len(steps) < most) and (step := game.step()) is not None:
        steps.append(step)
    return tuple(steps)
