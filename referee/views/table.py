"""Values and words -> plain records of strings, for any face to lay out as it likes.

A record for everybody is made of a table that holds what everybody may know, and no more; the referee's own of the
whole table. Strings hold names as people typed them, never markup.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee import sets
from referee.core.book.panels import panels
from referee.core.book.questions import ACTS, DISCARDS_BY, DISTANCE, NEXT_SEAT, OUTCOME, REACH, ROLE_IS_OPEN
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.due import Due, agenda, entered, surplus
from referee.core.knowledge.public import public_of
from referee.core.nouns.table import HouseRule, Seat, Table
from referee.core.nouns.verdict import LEGAL, Level, Reason, Verdict
from referee.core.nouns.vocabulary import Card
from referee.desk.hearing.outcomes import Changed
from referee.desk.table_log import TableLog
from referee.desk.unnamed import unnamed
from referee.log.replaying import JudgedEntry
from referee.notation import house_line
from referee.speech import count, face
from referee.views.alike import Alike, alike
from referee.views.prompts import Prompts

OPEN_ROLE = "★"
"""The sign of the one whose role lies open from the start and who begins, and of nothing else anywhere."""
WAITS = "◷"
"""The sign of a card in play that was put down in this turn, and is not used in it."""
DISCARD = "discard"
"""The verb by which who has a hand discards of it."""
HELD_ELSEWHERE = "–"
"""The hand of a seat that plays from another's."""


class SeatView(Struct, frozen=True):
    """A seat as it is drawn. `pips` are life points, lost ones visible.

    `marks` are ids: turn, an open role, cards that mark; `signs` are theirs. `name` is as it was typed, `label` how the
    player is called in a sentence: never blank, always one line. `asked`: play waits for a choice of this player.
    `open_role` is the id of the role once everybody knows it. `ghost`: out of the game, and still acting in it.
    `shown` is what sets have to show of this seat alone: sentences, which the table shows too. `instead` is the word
    for what it holds where that is no hand: the goods buried before a ghost.
    """

    number: int
    name: str
    role: str
    character: str
    life: str
    pips: str
    hand: str
    weapon: str
    reach: str
    in_play: tuple[str, ...]
    marks: tuple[str, ...]
    out: bool
    label: str = ""
    signs: str = ""
    asked: bool = False
    open_role: str = ""
    ghost: bool = False
    shown: tuple[str, ...] = ()
    instead: str = ""


class DueView(Struct, frozen=True):
    """One thing due: the sentence, the options by id, whether Enter logs it, whether it must be.

    `typed` is what may be typed for each option in the language spoken; an ellipsis stands for rank and suit.
    """

    sentence: str
    options: tuple[str, ...]
    enter: bool
    must: bool
    typed: tuple[str, ...] = ()


class OutcomeView(Struct, frozen=True):
    """How the game ended for a seat: `won` or `lost`, in a sentence, and the clauses that say so."""

    seat: int
    outcome: str
    sentence: str
    clauses: tuple[str, ...]


class TableView(Struct, frozen=True):
    """The whole table as it is drawn. `shown` is what sets have to show; `outcome` is there when the game is over.

    `over` is how many cards the player whose turn it is has to give up at least before it can end;
    `may_typed` is what may be typed for what he may do, but for playing a card, which is typed by its name.
    `alike` are those sentences of `shown` that say the same of several seats.
    """

    title: str
    seats: tuple[SeatView, ...]
    turn: str
    phase: str
    deck: str
    discards: str
    turned: int
    open: tuple[str, ...]
    mode: str
    winner: str
    due: tuple[DueView, ...]
    may: tuple[str, ...]
    turn_label: str = ""
    shown: tuple[str, ...] = ()
    outcome: tuple[OutcomeView, ...] = ()
    over: int = 0
    may_typed: tuple[str, ...] = ()
    alike: tuple[Alike, ...] = ()


class ReasonView(Struct, frozen=True):
    """A reason or doubt as a sentence, with its clauses; `cited` names the document of each as well.

    `verdict` is what the reason alone comes to; empty for a doubt. `otherwise` decides for the other reading, where a
    recommended one was followed.
    """

    key: str
    sentence: str
    clauses: tuple[str, ...]
    cited: tuple[str, ...] = ()
    verdict: str = ""
    otherwise: str = ""


class FlagView(Struct, frozen=True):
    """The verdict on an entry in words; `lacks`: perhaps something was only not typed, and may be logged first."""

    number: int
    entry: str
    verdict: str
    label: str
    reasons: tuple[ReasonView, ...]
    doubts: tuple[ReasonView, ...]
    clean: bool
    lacks: bool = False
    unnamed: str = ""
    """The player whose character has to be known first; nobody if the verdict does not hang on any."""

    @property
    def otherwise(self) -> str:
        """The line before it that decides for the other reading of what the sources leave open; empty if none is."""
        return next((f"insert {self.number} {each.otherwise}" for each in self.reasons if each.otherwise), "")


class SightView(Struct, frozen=True):
    """How one seat sees another: the distance, whether a BANG! reaches, and what makes it so."""

    seat: int
    name: str
    distance: int
    reached: bool
    because: tuple[str, ...]


def _over(now: Situation) -> int:
    return surplus(now, now.table.turn.seat)[1] if now.table.turn.seat else 0


def _otherwise(reason: Reason) -> str:
    """What decides for the reading that was not followed."""
    return house_line(HouseRule(reason.key, reason.level != Level.LEGAL)) if reason.open else ""


class Views(Prompts):
    """Makes the records in one language."""

    def table(self, log: TableLog) -> TableView:
        """The referee's view: everything he logged, the roles he knows among it."""
        return self.referee_table(log.table, log.book)

    def public_table(self, table: Table, book: Rulebook) -> TableView:
        """What everybody at the table may see."""
        return self.referee_table(public_of(table, book), book)

    def referee_table(self, table: Table, book: Rulebook) -> TableView:
        """A table with everything it holds."""
        plan, turn = agenda(table, book), table.turn
        shown = self._shown(table, book)
        seats = (self.seat(table, book, seat, plan.asked) for seat in table.seats)
        return TableView(
            title=table.title,
            seats=tuple(replace(seat, shown=_of_seat(shown, seat.number)) for seat in seats),
            turn=table.seat(turn.seat).name if turn.seat else "",
            phase=self.speech.phase("over" if _fell_in_it(table, book) else turn.phase),
            deck=count(table.deck.minus(0)),  # below nothing until it is noted that it was turned over
            discards=str(len(table.discards)) if table.mode == "full" and table.deck.exact is not None else "?",
            turned=table.turned,
            open=self._open(table.open),
            mode=table.mode,
            winner=self.speech.side(table.winner) if table.winner else "",
            due=(
                *(
                    replace(self.due(table, book, item), enter=enter)
                    for item, enter in zip(plan.due, entered(plan.due), strict=True)
                ),
                *self.waiting(table, plan.due),
                *self.asked(table, book),
            ),
            may=plan.may,
            over=_over(Situation(table, book)),
            may_typed=self.may_typed(book, plan.may, _over(Situation(table, book))),
            turn_label=self.speech.player(table, turn.seat) if turn.seat else "",
            shown=tuple(told for _, _, told in shown),
            alike=alike(shown, table, self.speech),
            outcome=self.outcome(table, book),
        )

    def waiting(self, table: Table, due: Sequence[Due]) -> Iterator[DueView]:
        """What waits for the end of the card under way and is not offered before it; nothing is typed for it yet."""
        offered = [(item.owed.kind, item.owed.seat, item.owed.cause) for item in due]
        for owed in table.top.waiting:
            if owed.presses and (owed.kind, owed.seat, owed.cause) not in offered:
                yield DueView(self.speech.waits(owed, table), (), enter=False, must=False)

    def _shown(self, table: Table, book: Rulebook) -> list[tuple[str, int, str]]:
        """What sets have to show to everybody, each with its key and the seat that it is about, 0 for none; these come
        first.
        """
        rows = ((panel.key, row) for panel in panels(table, book, 0) for row in panel.rows)
        told = [(key, _about(row), self.speech.panel(key, row, table)) for key, row in rows]
        return sorted(told, key=lambda each: each[1] > 0)

    def asked(self, table: Table, book: Rulebook) -> tuple[DueView, ...]:
        """Who begins, where a role says it and nobody was told to have that; the game cannot go on without it."""
        now = Situation(table, book)
        open_role = _begins(now)
        if table.turn.seat or table.winner or agenda(table, book).due or not open_role or now.ask(NEXT_SEAT, 0):
            return ()
        words = self.typed_name("verb", "set"), "1", self.typed_name("word", "role"), self.typed_name("role", open_role)
        sentence = self.speech.say("table-who_begins", role=self.speech.role(open_role))
        return (DueView(sentence, ("set",), enter=False, must=True, typed=(" ".join(words),)),)

    def outcome(self, table: Table, book: Rulebook) -> tuple[OutcomeView, ...]:
        """Who has won and who has lost, seat by seat; nothing while the game goes on."""
        now = Situation(table, book)
        answers = ((seat, now.explain(OUTCOME, seat.number)) for seat in table.seats)
        return tuple(
            OutcomeView(
                seat.number, answer.value, self.speech.outcome(answer.value, seat.number, table), answer.clauses
            )
            for seat, answer in answers
            if answer.value
        )

    def _open(self, cards: tuple[Card, ...]) -> tuple[str, ...]:
        """The cards turned up; of those that nobody noted only how many."""
        noted = [card for card in cards if card != Card()]
        unseen = len(cards) - len(noted)
        rest = (self.speech.say("cards-not_noted", count=unseen),) if unseen else ()
        return (*map(self.card, noted), *rest)

    def seat(self, table: Table, book: Rulebook, seat: Seat, asked: frozenset[int] = frozenset()) -> SeatView:
        """One seat, with all that this table knows of it; `asked` are the seats for whose choice play waits."""
        now, figure = Situation(table, book), seat.figure
        marks = _marks(now, seat)
        weapons = [card for card in seat.in_play if card.kind in book.cards and book.cards[card.kind].weapon]
        reach = now.ask(REACH, seat.number, _shot(book))
        return SeatView(
            number=seat.number,
            name=seat.name,
            role=self.speech.role(seat.role) if seat.role else "",
            character=self.lexicon.name("character", seat.character, self.speech.lang) if seat.character else "",
            life="?" if figure.life is None else f"{figure.life}/{'?' if figure.most is None else figure.most}",
            pips=pips(figure.life, figure.most),
            hand=count(seat.hand) if now.holder(seat.number) == seat.number else HELD_ELSEWHERE,
            weapon=", ".join(self._lying(now, seat, card) for card in weapons),
            reach="" if seat.out or reach is None else str(reach),
            in_play=tuple(self._lying(now, seat, card) for card in seat.in_play if card not in weapons),
            marks=tuple(marks),
            out=seat.out,
            label=self.speech.player(table, seat.number),
            signs="".join(marks.values()),
            asked=seat.number in asked,
            open_role=seat.role if seat.shown else "",
            ghost=seat.out and now.ask(ACTS, seat.number),
            instead="" if now.ask(DISCARDS_BY, seat.number) == DISCARD else self.speech.say("table-goods"),
        )

    def _lying(self, now: Situation, seat: Seat, card: Card) -> str:
        """A card in play, in brackets while something keeps it from working, marked while it waits for another turn."""
        told = f"{WAITS}{self.card(card)}" if now.waits(seat.number, card.kind) else self.card(card)
        return f"({told})" if now.lost(seat.number, card.kind) else told

    def card(self, card: Card) -> str:
        """A card's name with rank and suit where known."""
        name = self.lexicon.name("card", card.kind, self.speech.lang) if card.kind else "?" if not card.face else ""
        return " ".join(part for part in (name, face(card.face) if card.face else "") if part)

    def due(self, table: Table, book: Rulebook, item: Due) -> DueView:
        """One thing that is due; the words to type stand beside the sentence, not in it, so that neither is cut."""
        sentence = self.speech.owed(item.owed, table, must=item.must)
        typed = self.typed_for(table, book, item)
        return DueView(sentence, item.options, item.forced is not None, item.must, typed)

    def flag_of(self, log: TableLog, number: int) -> FlagView:
        """The verdict that holds on an entry of a log that counts."""
        verdict = log.verdict(number) or LEGAL
        return self.flag(JudgedEntry(number, log.entry(number), verdict, log.table_spoken_of(number)))

    def flag(self, judged: JudgedEntry) -> FlagView:
        """The verdict on an entry, with every reason."""
        table = judged.position
        told = self.verdict(judged.number, self.speech.entry(judged.entry, table), judged.verdict, table)
        seat = unnamed(judged.verdict, judged.entry)
        return replace(told, unnamed=self.speech.player(table, seat)) if seat else told

    def verdict(self, number: int, entry: str, verdict: Verdict, table: Table) -> FlagView:
        """A verdict in words."""
        return FlagView(
            number=number,
            entry=entry,
            verdict=verdict.word,
            label=self.speech.verdict(verdict.word),
            reasons=self._reasons(verdict.reasons, table),
            doubts=self._reasons(verdict.doubts, table, doubtful=True),
            clean=verdict.clean,
            lacks=not sets.bind(table.sets).lacking.isdisjoint(verdict.keys) if verdict.keys else False,
        )

    def _reasons(self, reasons: Iterable[Reason], table: Table, doubtful: bool = False) -> tuple[ReasonView, ...]:
        return tuple(
            ReasonView(
                each.key,
                self.speech.reason(each, table),
                clauses := self.speech.read_first(each.clauses),
                tuple(map(self.speech.clause, clauses)),
                "" if doubtful else each.level.word,
                _otherwise(each),
            )
            for each in reasons
        )

    def changed(self, log: TableLog, change: Changed) -> str:
        """A verdict that a correction changed, in one line."""
        was, now = self.speech.verdict(change.was.word), self.speech.verdict(change.now.word)
        return f"{change.number}  {self.speech.entry(change.entry, log.table)}: {was} → {now}"

    def sight(self, table: Table, book: Rulebook, seat: int) -> tuple[SightView, ...]:
        """Whom this seat sees, how far, who is in reach, and why."""
        now = Situation(table, book)
        reach = now.ask(REACH, seat, _shot(book))
        views = []
        for other in table.clockwise(seat):
            if other != seat:
                answer = now.explain(DISTANCE, seat, other)
                because = tuple(
                    f"{value}  {self.speech.rule(rule)}  {' '.join(by)}" for rule, by, value in answer.steps
                )
                reached = reach is None or answer.value <= reach
                views.append(SightView(other, table.seat(other).name, answer.value, reached, because))
        return tuple(views)


def _about(row: Mapping[str, object]) -> int:
    by = row.get("by", 0)
    return by if isinstance(by, int) else 0


def _of_seat(shown: Iterable[tuple[str, int, str]], seat: int) -> tuple[str, ...]:
    return tuple(told for _, about, told in shown if about == seat)


def pips(life: int | None, most: int | None) -> str:
    """Life points as full and empty dots, and as a number below zero; a question mark where not known."""
    if life is None:
        return "?"
    dots = "●" * max(0, life) + "○" * max(0, (most or life) - max(0, life))
    return f"{dots} {life}".strip() if life < 0 else dots


def _shot(book: Rulebook) -> str:
    """The card whose reach is that of the weapon in play."""
    return next((kind for kind, facts in book.cards.items() if facts.aim == "reach"), "")


def _begins(now: Situation) -> str:
    """The role that lies open, of several the first: the one that begins; empty if there is none."""
    return next((role for role in now.book.roles if now.ask(ROLE_IS_OPEN, role)), "")


def _fell_in_it(table: Table, book: Rulebook) -> bool:
    """Is whose turn it is eliminated, so that he does nothing more in it?"""
    seat = table.turn.seat
    return bool(seat) and table.seat(seat).out and not Situation(table, book).ask(ACTS, seat)


def _marks(now: Situation, seat: Seat) -> dict[str, str]:
    """What marks a seat, each with its sign; the turn has none."""
    his = seat.number == now.table.turn.seat and not now.table.winner
    plays = his and (not seat.out or now.ask(ACTS, seat.number))
    marks = {"turn": ""} if plays else {}
    if seat.shown and seat.role == _begins(now):
        marks[seat.role] = OPEN_ROLE
    signs = ((card.kind, now.book.cards[card.kind].marks) for card in seat.in_play if card.kind in now.book.cards)
    return marks | {kind: sign for kind, sign in signs if sign}
