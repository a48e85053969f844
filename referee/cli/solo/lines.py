"""A dealt game line by line: the cowboys' moves are told, the choices numbered, and each line read is one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import TextIO

from referee.cli.codes import Exit
from referee.cli.layout import paragraph
from referee.cli.output import put
from referee.cli.session import Session
from referee.cli.table.verdict_text import reason_lines
from referee.core.book.questions import OUTCOME
from referee.core.nouns.table import Table
from referee.errors import RefereeError
from referee.notation import typed_line
from referee.solo import Offer, SoloGame, SoloTelling, Step, entered, last_choice, refused

BACK, WHY = "back", "why"
UNDER = "     "


def play(session: Session, game: SoloGame, lines: TextIO) -> Exit:
    """Play on with these lines, as far as they go; every move is in the store as soon as it is told."""
    said = SoloLines(session, game)
    session.talk(session.say("solo-lines_how"))
    said.told(said.moves())
    for line in lines:
        if game.over:
            break
        if line.strip():
            said.told(said.taken(line.strip()))
    return Exit.CLEAN


class SoloLines:
    """What is told of a game."""

    def __init__(self, session: Session, game: SoloGame) -> None:
        self.session = session
        self.game = game
        self.telling = SoloTelling(session.views)

    def told(self, lines: Iterable[str]) -> None:
        """Tell this, then what may be chosen or who has won."""
        for line in (*lines, *(self._end() if self.game.over else self._choices())):
            put(line)

    def moves(self) -> Iterator[str]:
        """The program's moves up to the player's next choice."""
        while True:
            before = self.game.table
            step = self.game.step()
            if step is None:
                return
            yield from self._move(step, before)

    def taken(self, line: str) -> Iterator[str]:
        """Do what a line says; say what is wrong with it."""
        if line == WHY:
            yield from self._refused()
        elif line == BACK:
            yield from self._back()
        else:
            before, start = self.game.table, self.game.log.length
            try:
                steps = self._done(line)
            except RefereeError as error:
                yield self.session.speech.error(error)
                yield from self._against(line)
                return
            for number, step in enumerate(steps, start):
                yield from self._move(step, before if number == start else self.game.log.table_before(number))
            yield from self.moves()

    def _against(self, line: str) -> Iterator[str]:
        """Why what a line means is not allowed, if that is the reason."""
        with suppress(RefereeError):
            for each in self.game.log.preview(line, self.session.settings.lang).judged:
                flag = self.session.views.flag(each)
                yield from reason_lines(flag, self.session.speech)

    def _done(self, line: str) -> tuple[Step, ...]:
        offers = self.telling.offers(self.game)
        if line.isdecimal() and len(line) < 5 and 0 < int(line) <= len(offers):
            return (self.game.choose(offers[int(line) - 1].choice),)
        return entered(self.game, line, self.session.settings.lang)

    def _move(self, step: Step, before: Table) -> Iterator[str]:
        clauses = f" [{', '.join(step.clauses)}]" if step.clauses else ""
        sign = self.session.speech.sign(step.verdict.word)
        first, *rest = paragraph(f"{sign} {self.telling.entry(step.entry, before)}{clauses}", UNDER)
        yield first[len(UNDER) :]
        yield from rest

    def _back(self) -> Iterator[str]:
        number = last_choice(self.game.log.entries)
        if number is None:
            yield self.session.say("solo-nothing_to_take_back")
        else:
            self.game.log.enter(f"rewind {number}")

    def _refused(self) -> Iterator[str]:
        flags = self.telling.refused(self.game, refused(self.game.standing))
        if not flags:
            yield self.session.say("solo-refused_none")
        for flag in flags:
            yield from paragraph(flag.entry)
            yield from reason_lines(flag, self.session.speech)

    def _choices(self) -> Iterator[str]:
        yield from self._lying()
        yield from paragraph(self.telling.asked(self.game))
        yield from (self._choice(number, offer) for number, offer in enumerate(self.telling.offers(self.game), 1))

    def _choice(self, number: int, offer: Offer) -> str:
        return f"{number:>3}  {offer.sentence}  ▸ {typed_line(offer.choice.line, self.session.settings.lang)}"

    def _lying(self) -> Iterator[str]:
        views = {seat.number: seat for seat in self.session.views.table(self.game.log).seats}
        for lying in self.telling.lying(self.game):
            seat = views[lying.seat]
            word = self.session.say("solo-stack" if lying.stack else "solo-hand")
            in_play = ", ".join(card for card in (seat.weapon, *seat.in_play) if card)
            parts = [f"{seat.number} {seat.label}", seat.role, seat.pips, in_play]
            yield from paragraph(" · ".join([*filter(None, parts), f"{word}: {', '.join(lying.cards) or '–'}"]), "  ")

    def _end(self) -> Iterator[str]:
        yield self.session.say("table-winner", side=self.game.table.winner)
        for seat in self.game.table.seats:
            answer = self.game.standing.now.explain(OUTCOME, seat.number)
            said = self.session.speech.outcome(answer.value, seat.number, self.game.table)
            yield from paragraph(f"{said}  {' '.join(answer.clauses)}", "  ")
