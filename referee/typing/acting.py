"""What a seat may do now, ranked: what is due of it, what its turn allows, and all the rest; at whom, how far, and why.

In go the table and its book, out come words of shorthand in the language spoken. What is allowed is asked of the
judge, play by play, before anything is logged; nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, cached_property

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.player_aid import PossibleAction
from referee.core.book.questions import ACTS, PLAYS_BY
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.due import Due, agenda, forced_run
from referee.core.judging.judge import judge
from referee.core.nouns.entries import Entry, TurnEnded
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level, Verdict
from referee.core.play.evolve import replay
from referee.errors import RefereeError
from referee.lexicon import Lexicon, fold
from referee.notation import VERBS, line_of, read
from referee.views.records import SightView
from referee.views.table import Views

DUE, MAY, HANDY, REST = 0, 1, 2, 3
"""How near at hand something is: due, allowed as play goes on, what befalls any player, or none of these."""
BEFALLS = ("lose", "gain", "draw", "discard", "out")
"""Verbs for what befalls a player whom nothing is due from."""
AT_A_SEAT = ("reach", "near", "one", "other")
FOLLOWS = {
    "discard": "cards", "turnup": "cards", "lay": "card", "draw": "count", "lose": "count",
    "gain": "count", "putback": "count", "out": "role", "flip": "face", "show": "face", "pick": "open",
    "drop": "lying", "lost": "lying", "answer": "card",
}  # fmt: skip
"""What goes on after a verb."""
TOLD = frozenset(
    ("note", "gap", "assumed", "stand", "house", "fault", "set", "retract", "rewind", "redo", "correct", "insert",
     "light", "full",
     "pause", "resume", "play", "answer", "take", "toss", "pass", "won", "no", "next", "turned")
)  # fmt: skip
"""Verbs that are nothing a seat does, or that other words say better."""
SHORTENED = frozenset(("pick", "take", "toss"))
"""Kinds of owed things for which the card alone says what is chosen."""


class Act(Struct, frozen=True):
    """Something to do: the words that say it, the names it goes by in the language spoken and in others, and what
    has to follow. `known` says that its card is known to be in that hand; `name` is the printed one of a card of a
    set's own, which its words do not say alone.
    """

    id: str
    words: str
    names: tuple[str, ...]
    foreign: tuple[str, ...] = ()
    follows: str = ""
    tier: int = REST
    known: bool = False
    name: str = ""


class Target(Struct, frozen=True):
    """One at whom a card can be played: how far, what the judge says of it, and what makes the distance."""

    seat: int
    label: str
    distance: int
    sign: str
    level: str
    because: tuple[str, ...]
    reasons: tuple[str, ...]


def _may(verdict: Verdict) -> bool:
    """Is it not forbidden, and can it be so?"""
    return verdict.level < Level.ILLEGAL and not verdict.doubts


class Acting:
    """What may be done at this table as it stands."""

    def __init__(self, table: Table, book: Rulebook, lexicon: Lexicon, views: Views) -> None:
        self.table = table
        self.book = book
        self.lexicon = lexicon
        self.views = views
        self.acts = cache(self._acts)
        self.sight = cache(self._sight)
        self.targets = cache(self._targets)
        self._verdict = cache(self._judged)

    @cached_property
    def agenda(self) -> tuple[tuple[Due, ...], tuple[str, ...]]:
        """What is due, and what may be done besides."""
        plan = agenda(self.table, self.book)
        return plan.due, plan.may

    @cached_property
    def on_time(self) -> Acting:
        """The same after what is due and leaves nobody a choice: there a play is judged that goes past it.

        A turn whose player has only its end left is his still.
        """
        run = forced_run(self.table, self.book)
        if not run or isinstance(run[0], TurnEnded):
            return self
        return Acting(replay(run, self.book, self.table), self.book, self.lexicon, self.views)

    def _acts(self, seat: int = 0) -> tuple[Act, ...]:
        """Everything that this seat may do, the nearest at hand first; of seat 0 whoever it concerns."""
        found: dict[str, Act] = {}
        for act in (*self._owed(seat), *self._verbs(seat), *self._cards(seat)):
            known = found.get(act.words)
            if known is None or act.tier < known.tier:
                found[act.words] = act
        return tuple(sorted(found.values(), key=lambda act: (act.tier, not act.known)))

    def ahead(self) -> None:
        """Work out now what will be asked of whoever is spoken of first: those from whom something is due, and whose
        turn it is.
        """
        for seat in dict.fromkeys((*(item.owed.seat for item in self.agenda[0]), self.table.turn.seat, 0)):
            self.acts(seat)

    # What is due

    def _owed(self, seat: int) -> Iterator[Act]:
        for item in self.agenda[0]:
            if seat in (0, item.owed.seat):
                yield from self.options(item)

    def options(self, item: Due) -> Iterator[Act]:
        """The ways to meet what is due, the forced one where there is no other."""
        kind = item.owed.kind
        if item.forced is not None:
            if (kind in VERBS or kind in self.book.verbs) and kind not in TOLD:
                yield self._verb(kind, DUE)
            return
        typed = self.views.due(self.table, self.book, item).typed
        said = zip(dict.fromkeys(item.options), typed, strict=False)
        for option, words in (each for each in said if each[0] != "set"):
            head, dots = words.removesuffix("…").strip(), words.endswith("…")
            alone = kind in SHORTENED or self.book.kinds[kind].typed_by in self.book.verbs
            names = (fold(head), *((fold(head.partition(" ")[2]),) if alone and " " in head else ()))
            after = self._follows(option) or (self._behind(kind, option) if dots else "")
            yield Act(option, head, names, self._foreign(option), after, DUE)

    def _behind(self, kind: str, option: str) -> str:
        """What goes on behind the words for such a thing that is due: behind all but its verb, a rank and suit."""
        if kind == "draw":
            return "seat"
        verb = self.book.kinds[kind].typed_by
        return (self._follows(verb) if option in (kind, verb) else "") or "face"

    def _follows(self, verb: str) -> str:
        goes = self.book.goes_on.get(verb)
        return "seats" if goes and goes.seat_first else FOLLOWS.get(self.book.like.get(verb, verb), "")

    def _foreign(self, id_: str) -> tuple[str, ...]:
        named = (self.lexicon.names(kind, id_) for kind in ("verb", "card", "character"))
        return tuple(dict.fromkeys(fold(name) for names in named for name in names))

    # What else there is

    def _verb(self, verb: str, tier: int) -> Act:
        words = self.views.typed_name("verb", verb)
        return Act(verb, words, (fold(words),), self._foreign(verb), self._follows(verb), tier)

    def _verbs(self, seat: int) -> Iterator[Act]:
        allowed = self.agenda[1] if seat in (0, self.table.turn.seat) else ()
        by = seat or self.table.turn.seat
        done = self._done_by_sets(by) if by else frozenset()
        for verb in (*VERBS, *self.book.verbs):
            if verb.isidentifier() and verb not in TOLD and verb not in self.book.by_nobody:
                yield self._verb(verb, MAY if verb in allowed else HANDY if verb in done else self._tier(seat, verb))

    def _tier(self, seat: int, verb: str) -> int:
        """An ability is at hand while the judge allows it, what befalls anybody while he is still there.

        Who discards and is not named is he whose turn it is, that of others goes by a name.
        """
        if verb in self.book.verbs:
            by = seat or self.table.turn.seat
            return HANDY if by and self._allowed_alone(by, verb) else REST
        by = seat or (self.table.turn.seat if verb == "discard" else 0)
        return HANDY if by and verb in BEFALLS and not self.table.seat(by).out else REST

    def _allowed_alone(self, by: int, verb: str) -> bool:
        """Is this verb of a set something that this seat, and not the table, may do with no more words?"""
        try:
            entry = read(f"{by} {verb}", self.table, self.book, self.lexicon).entries[0]
        except RefereeError:
            return False
        return getattr(entry, "by", 0) == by and judge(self.table, entry, self.book).clean and self._is_able(entry)

    def _is_able(self, entry: Entry) -> bool:
        """Is it no ability that somebody else alone has? A light log lets it pass, as it follows no hand."""
        as_in_full = replace(self.table, mode="full")
        if self.table.mode == "full":
            return True
        return not any("ability" in each.args for each in judge(as_in_full, entry, self.book).reasons)

    def _done_by_sets(self, by: int) -> frozenset[str]:
        """The verbs of the sets by which this seat may do something of all that they say it might."""
        now, found = Situation(self.table, self.book), set[str]()
        deeds = (deed for aid in self.book.aids for deed in aid(now, by) if isinstance(deed, PossibleAction))
        for entry in (entry for deed in deeds for entry in deed.entries if type(entry) in self.book.brought):
            verb = line_of(entry, self.book).split()[1]
            if verb not in found and _may(judge(self.table, entry, self.book)):
                found.add(verb)
        return frozenset(found)

    def plays_by(self, by: int) -> str:
        """The verb of a set by which this seat plays cards of a name of their own; empty if it plays none."""
        verb = Situation(self.table, self.book).ask(PLAYS_BY, by) if by else ""
        return verb if verb in self.book.goes_on else ""

    def _by_its_name(self, by: int) -> Iterator[Act]:
        """What a seat plays by a verb of a set's own, said by the name of the card alone."""
        now, verb = Situation(self.table, self.book), self.plays_by(by)
        if not verb:
            return
        goes = self.book.goes_on[verb]
        tier = MAY if by == self.table.turn.seat and verb in self.agenda[1] else REST
        for id_ in goes.names(now, by):
            words = self.views.typed_name(goes.kind, id_)
            parts = words.split(" ")
            names = tuple(fold(" ".join(parts[first:])) for first in range(len(parts)))
            foreign = tuple(dict.fromkeys(map(fold, self.lexicon.names(goes.kind, id_))))
            said, name = self.views.typed_name("verb", verb), self.lexicon.name(goes.kind, id_, self.views.speech.lang)
            yield Act(id_, f"{said} {words}", names, foreign, "seats", tier, name=name)

    def _cards(self, seat: int) -> Iterator[Act]:
        by = seat or self.table.turn.seat
        yield from self._by_its_name(by)
        held = {card.kind for card in known_in(self.table, by)} if by else set()
        for kind, facts in self.book.cards.items():
            words = self.views.typed_name("card", kind)
            aimed = facts.aim in AT_A_SEAT
            after = "seat" if aimed and not facts.waits else "seat?" if aimed or facts.aimed_as else ""
            tier = MAY if self.may_play(by, kind) else REST
            if not facts.faces and tier == REST:
                continue  # nothing that lies in the box: only who may do it says so
            yield Act(kind, words, (fold(words),), self._foreign(kind), after, tier, kind in held)

    def is_called(self, word: str, kind: str) -> bool:
        """Is something of this kind called so, of what there is in this game?"""
        here: dict[str, Iterable[str]] = {"card": self.book.cards, "character": self.book.characters}
        found = self.lexicon.exact(word, kind)
        return not frozenset(found).isdisjoint(here.get(kind, found))

    def may_play(self, by: int, kind: str) -> bool:
        """Is this a card that this seat may play now, at anybody?"""
        if not by or by != self.table.turn.seat or "play" not in self.agenda[1]:
            return False
        facts = self.book.cards[kind]
        aimed = facts.aim in AT_A_SEAT and not facts.waits
        at: Iterable[str] = map(str, self._others(by)) if aimed else ("",)
        verdicts = (self._verdict(f"{by} play {kind} {seat}") for seat in at)
        return any(verdict is not None and verdict.level < Level.ILLEGAL for verdict in verdicts)

    def _judged(self, line: str) -> Verdict | None:
        try:
            entry = read(line, self.table, self.book, self.lexicon).entries[0]
            return judge(self.table, entry, self.book)
        except RefereeError:
            return None

    def _others(self, by: int) -> tuple[int, ...]:
        now = Situation(self.table, self.book)
        return tuple(seat for seat in self.table.round(by) if seat != by and now.ask(ACTS, seat))

    # At whom, and how far

    def _sight(self, seat: int) -> tuple[SightView, ...]:
        """Whom this seat sees, the nearest first."""
        seen = self.views.sight(self.table, self.book, seat)
        return tuple(sorted(seen, key=lambda each: (not each.reached, each.distance)))

    def _targets(self, by: int, kind: str) -> tuple[Target, ...]:
        """At whom this seat may play this card: whoever is allowed first, then by distance."""
        others = self._others(by)
        found = [self._target(by, kind, each) for each in self.sight(by) if each.seat in others]
        return tuple(sorted(found, key=lambda each: (each.level == Level.ILLEGAL.word, each.distance)))

    def _target(self, by: int, kind: str, seen: SightView) -> Target:
        speech = self.views.speech
        label = speech.player(self.table, seen.seat)
        verdict = self._verdict(f"{by} play {kind} {seen.seat}")
        sign, level = (speech.sign(verdict.word), verdict.word) if verdict else ("", "")
        reasons = tuple(speech.reason(reason, self.table) for reason in verdict.reasons) if verdict else ()
        return Target(seen.seat, label, seen.distance, sign, level, seen.because, reasons)
