"""What is said about a line while it is typed and when it was logged.

In goes a line, out comes what to show: the entries it means with their verdicts, or what is wrong with it. Nothing
that can be typed gets further than this: every error becomes something told, and the line stays with its typist.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct, structs
from msgspec.structs import replace

from referee.core.judging.due import agenda, forced_run
from referee.core.nouns.entries import Assumed, Corrected, Inserted, Retracted
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import LEGAL, Level
from referee.core.play.evolve import evolve
from referee.desk.hearing.outcomes import Outcome
from referee.desk.table_log import TableLog
from referee.desk.unnamed import naming, uncounted, unnamed
from referee.errors import BadLine, RefereeError, Stale
from referee.log.replaying import JudgedEntry
from referee.notation import line_of, quoted, typed_line
from referee.speech import read_out, visible
from referee.typing.abbreviating import Abbreviations
from referee.typing.acting import Acting
from referee.typing.completion import Completion
from referee.typing.spelling_out import spelled_out
from referee.views.history import Chronicle
from referee.views.records import DueView, FlagView, ReasonView, TableView
from referee.views.voice import Voice


class LineTold(Struct, frozen=True):
    """What to show about a line. `level` is the gravest verdict's word, `error`, or empty where nothing is said.

    `said` are the entries as (sign, sentence), `notes` typing errors mended and verdicts changed, `flags` the
    verdicts to look at, the gravest first, `then` what would be due next. `meant` is the whole line where only
    beginnings were typed. `assumed` is the entry that says what was not typed, 0 if there is none. `slips` are the
    words mended, as typed and as the ids they were taken for. `goes_on` says that the line only lacks something.
    `uncounted` is the seat whose life points are not counted, since nobody said which character sits there, 0 if there
    is none. `vain` are the reasons why something has no effect, against which there is nothing to say.
    Where a word means several things, `choices` may be typed in the place of `word`; `lines` are whole lines to
    choose from.
    """

    level: str = ""
    said: tuple[tuple[str, str], ...] = ()
    notes: tuple[str, ...] = ()
    flags: tuple[FlagView, ...] = ()
    word: str = ""
    choices: tuple[str, ...] = ()
    logged: bool = False
    numbers: tuple[int, ...] = ()
    then: tuple[str, ...] = ()
    meant: str = ""
    lines: tuple[str, ...] = ()
    assumed: int = 0
    slips: tuple[tuple[str, str], ...] = ()
    goes_on: bool = False
    uncounted: int = 0
    vain: tuple[ReasonView, ...] = ()


NOTHING = LineTold()
UNTYPED = "…"
"""The sign of what was not typed, as in the history."""
ROLE_LACKS, UNSEEN = "which_role", "?"
"""The key of the error that asks for a role, and what is typed for one that nobody saw."""
LACKING = ("needs_", "which_role", "nothing_said", "set_what", "house_how", "fault_which", "open_quote")
"""How the keys of errors begin that ask for more of the line."""
CARD_BEFORE = "needs_draw"
"""The key of one that asks for a word before what was said: nothing goes on behind that."""


class Conversation:
    """A table's log and the words to talk about it."""

    def __init__(self, log: TableLog, voice: Voice) -> None:
        self.log = log
        self.voice = voice
        self._chronicle: Chronicle | None = None
        self._acting: Acting | None = None
        self._offered: Completion | None = None
        self._said_already = 0

    @property
    def acting(self) -> Acting:
        """What may be done at the table as it stands."""
        log, views, known = self.log, self.voice.views, self._acting
        if known is None or known.table is not log.table or known.views is not views:
            self._acting = known = Acting(log.table, log.book, self.voice.lexicon, views)
        return known

    def completion(self, due: Iterable[str] = ()) -> Completion:
        """How a line may go on at the table as it stands, where these words may be typed for what is due."""
        self._offered = Completion(self.acting, due)
        return self._offered

    def view(self) -> TableView:
        """The table as the referee sees it, with all that Enter would log."""
        view, besides = self.voice.views.table(self.log), self._besides()
        at = max((place for place, item in enumerate(view.due, 1) if item.enter), default=0)
        return replace(view, due=(*view.due[:at], *besides, *view.due[at:])) if at else view

    def _besides(self) -> tuple[DueView, ...]:
        """What Enter logs besides that which is due now, since it leaves nobody a choice then: one row."""
        table, book, speech = self.log.table, self.log.book, self.voice.speech
        due, told = [item.forced for item in agenda(table, book).due], []
        for entry in forced_run(table, book):
            told += [] if entry in due else [speech.entry(entry, table)]
            table = evolve(table, entry, book)
        said = self.voice.say("table-enter_besides", what=" · ".join(told))
        return (DueView(said, (), enter=True, must=True),) if told else ()

    @property
    def chronicle(self) -> Chronicle:
        """The history of the log as it is now, in the language spoken now."""
        views, known = self.voice.views, self._chronicle
        if known is None or known.views is not views:
            self._chronicle = known = Chronicle(self.log, views)
        else:
            known.refresh()
        return known

    def last_lines(self, most: int = 20) -> tuple[str, ...]:
        """The entries logged last, as lines."""
        entries = map(self.log.entry, range(max(1, self.log.length - most), self.log.length))
        lines = (line_of(each, self.log.book) for each in entries if not isinstance(each, Corrected | Inserted))
        return tuple(typed_line(line, self.voice.lang) for line in lines)

    def preview(self, line: str) -> LineTold:
        """What the line would do, and what would be due next."""
        if not line.strip(" ."):
            return NOTHING
        return self._told(line, self._foreseen, logged=False)

    def enter(self, line: str) -> LineTold:
        """Log the line; an empty one logs what is due."""
        self._said_already = 0
        return self._told(line, self._entered, logged=True)

    def _entered(self, line: str) -> Outcome:
        outcome = self.log.enter(line, self.voice.lang)
        self._said_already = outcome.already
        return outcome

    def _foreseen(self, line: str) -> Outcome:
        return self.log.preview(line, self.voice.lang)

    def take_back(self, number: int | None = None) -> LineTold:
        """Take back an entry, without a number all that the last line logged.

        Where the last line logged nothing that is said first, and what would be taken back at a second press.
        """
        if number is None and (already := self._said_already):
            self._said_already = 0
            note, back = self.voice.say("table-logged_nothing", number=already), self.preview("retract")
            return LineTold(notes=(note, *(sentence for _, sentence in back.said)))
        return self.enter("retract" if number is None else f"retract {number}")

    def bring_back(self) -> LineTold:
        """Bring back what was taken back last."""
        return self.enter("redo")

    def let_stand(self, number: int, reason: str) -> LineTold:
        """Let an entry stand that was not allowed."""
        return self.enter(f"stand {number} {quoted(reason)}")

    def unnamed(self, number: int) -> int:
        """The seat whose character the verdict on this entry hangs on; 0 if on none."""
        return unnamed(self.log.verdict(number) or LEGAL, self.log.entry(number))

    def name(self, seat: int, character: str) -> LineTold:
        """Say which character the player of this seat has, from the deal on."""
        return self.enter(naming(self.log, seat, character))

    def flag(self, number: int) -> FlagView | None:
        """The verdict that holds on an entry, if there is something to look at."""
        verdict = self.log.verdict(number)
        if verdict is None or not verdict.to_look_at:
            return None
        return self.voice.views.flag_of(self.log, number)

    def _told(self, line: str, act: Callable[[str], Outcome], logged: bool) -> LineTold:
        try:
            return self._acted(line, act, logged)
        except Stale as error:
            return self._reread(error)
        except RefereeError as error:
            return self._wrong(error)
        except Exception as error:  # the table must go on, whatever a line brought to light in the program
            return self._wrong(RefereeError("went_wrong", what=f"{type(error).__name__}: {error}"[:200]))

    def _acted(self, line: str, act: Callable[[str], Outcome], logged: bool) -> LineTold:
        """The line as it stands; where it means nothing, the one line that it begins, else those to choose from."""
        try:
            return self._outcome(act(line), logged)
        except BadLine as error:
            if error.key == ROLE_LACKS:
                return self._which_role(line, error)
            lines, at_hand = () if "choices" in error.about else self._begun(line, error), True
            if not lines and "choices" not in error.about:
                lines, at_hand = Abbreviations(self.acting).offered(line), False
            if not lines and (word := self._only_begun(line, error)):
                return LineTold("error", (("!", self.voice.say("acting-only_begun", typed=visible(word))),))
            if not lines:
                raise
        if logged:
            self.log.take_up()
        if at_hand and len(lines) == 1:
            return self._of_begun(lines[0], act, logged)
        said = self.voice.say("acting-several" if at_hand else "acting-not_now", typed=visible(line.strip()))
        why = self._outcome(self._foreseen(lines[0]), logged=False).flags if len(lines) == 1 else ()
        return LineTold("error", (("!", said),), lines=lines, flags=why)

    def _begun(self, line: str, error: BadLine) -> tuple[str, ...]:
        """The lines that this one begins, at its head or anywhere."""
        return Abbreviations(self.acting).lines(line) or spelled_out(
            line, error, Completion(self.acting), self._foreseen
        )

    def _only_begun(self, line: str, error: BadLine) -> str:
        """The last word of the line, if it cannot be read because it is still to be gone on with as Tab would."""
        word = str(error.about.get("word", ""))
        offered = self._offered if self._offered and self._offered.acting is self.acting else Completion(self.acting)
        return word if "choices" not in error.about and offered.begins(line, word) else ""

    def _of_begun(self, line: str, act: Callable[[str], Outcome], logged: bool) -> LineTold:
        """What a line spelled out does, or what is to be chosen in it."""
        try:
            return replace(self._outcome(act(line), logged), meant=line)
        except BadLine as error:
            if error.key == ROLE_LACKS:
                return self._which_role(line, error)
            if "choices" not in error.about:
                raise
            return replace(self._wrong(error), meant=line)

    def _which_role(self, line: str, error: BadLine) -> LineTold:
        """He who falls shows his role: those that are left, to choose from."""
        roles = error.about["roles"]
        assert isinstance(roles, tuple)
        said = (*(self.voice.views.typed_name("role", role) for role in roles), UNSEEN)
        return replace(self._wrong(error), lines=tuple(f"{line.strip()} {role}" for role in said))

    def _reread(self, stale: Stale) -> LineTold:
        """Another process wrote meanwhile: show the table as it stands now, and say so."""
        try:
            self.log.reload()
        except RefereeError as error:
            return self._wrong(error)
        return self._wrong(stale)

    def _wrong(self, error: RefereeError) -> LineTold:
        choices = error.about.get("choices", ()) if isinstance(error, BadLine) else ()
        word = str(error.about.get("word", ""))
        named = tuple(map(str, choices)) if isinstance(choices, tuple) else ()
        lacks = error.key.startswith(LACKING) and error.key != CARD_BEFORE
        return LineTold("error", (("!", self.voice.wrong(error)),), word=word, choices=named, goes_on=lacks)

    def _outcome(self, outcome: Outcome, logged: bool) -> LineTold:
        views = self.voice.views
        gravest = max((each.verdict.level for each in outcome.judged), default=None)
        return LineTold(
            level=gravest.word if gravest is not None else "",
            said=tuple((self._sign(each), self._said(each, logged)) for each in outcome.judged),
            notes=(*self._mended(outcome), *self._changed(outcome)),
            flags=tuple(map(views.flag, self._flagged(outcome))),
            logged=logged,
            numbers=tuple(each.number for each in outcome.judged),
            then=() if logged else self._then(outcome.table),
            slips=outcome.mended,
            uncounted=uncounted(outcome.judged),
            vain=tuple(reason for each in outcome.judged if self._is_vain(each) for reason in views.flag(each).reasons),
            assumed=next((each.number for each in outcome.judged if isinstance(each.entry, Assumed)), 0),
        )

    def _flagged(self, outcome: Outcome) -> list[JudgedEntry]:
        """What flags are raised for, the gravest first: that is what the referee looks for."""
        return sorted(filter(self._is_told, outcome.judged), key=lambda each: -each.verdict.level)

    def _is_told(self, judged: JudgedEntry) -> bool:
        """Is there a flag to raise? Of a reading followed only the first time that it is."""
        if not judged.verdict.clean or not judged.verdict.open:
            return not judged.verdict.clean
        followed = {reason.key for reason in judged.verdict.reasons if reason.open}
        before = (self.log.verdict(number) for number in range(min(judged.number, self.log.length)))
        return not any(reason.open and reason.key in followed for each in before if each for reason in each.reasons)

    def _is_vain(self, judged: JudgedEntry) -> bool:
        return judged.verdict.clean and judged.verdict.level == Level.WITHOUT_EFFECT

    def _sign(self, each: JudgedEntry) -> str:
        """The sign of its verdict; that something was not typed has none."""
        return UNTYPED if isinstance(each.entry, Assumed) else self.voice.speech.sign(each.verdict.word)

    def _said(self, each: JudgedEntry, logged: bool) -> str:
        """An entry as a sentence; before it is logged with ranks and suits in words, as they were understood."""
        speech, entry = self.voice.speech, each.entry
        if isinstance(entry, Assumed):
            return self.voice.say("table-untyped")
        if isinstance(entry, Retracted):
            return speech.retracted(entry, self.log.entries, each.before)
        said = speech.entry(entry, each.before)
        return said if logged else read_out(said, self.voice.lang)

    def _then(self, table: Table) -> tuple[str, ...]:
        """What would have to happen next."""
        due = agenda(table, self.log.book).due
        return tuple(self.voice.speech.owed(item.owed, table, must=item.must) for item in due if item.must)

    def _mended(self, outcome: Outcome) -> list[str]:
        name = self.voice.name
        number = outcome.already
        told = [self.voice.say("table-said_already", number=number, at="screen")] if number else []
        if (two := outcome.answered) is not None:
            told.append(self.voice.say("table-answered_of_two", **structs.asdict(two)))
        if outcome.reason:
            told.append(self.voice.say("table-taken_as_reason", said=outcome.reason))
        return told + [self.voice.say("table-mended", typed=typed, read=name(read)) for typed, read in outcome.mended]

    @property
    def lets_go_if_light(self) -> bool:
        """Must something happen that a light log does not ask for? Turns it logs too."""
        return any(owed.must and owed.kind != "turn" for owed in self.log.table.owed())

    def _changed(self, outcome: Outcome) -> list[str]:
        if not outcome.otherwise:
            return []
        head = self.voice.say("table-now_otherwise", count=len(outcome.otherwise))
        return [head, *(self.voice.views.changed(self.log, change) for change in outcome.otherwise)]
