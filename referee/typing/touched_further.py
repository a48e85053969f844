"""The buttons that go on with a line: at whom, how many, which card, which rank and suit, and the small words.

In go a deed and the words behind it so far, out comes what may be touched next. How far a card reaches and what is said
of each target is asked of what may be done now; what else may follow, of completion.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress

from referee.core.book.rulebook import Situation
from referee.core.nouns.entries import Flipped
from referee.core.nouns.vocabulary import RANKS, SUITS
from referee.errors import RefereeError
from referee.lexicon import fold
from referee.notation import faces_begun, read, typed_face
from referee.speech import face
from referee.typing.acting import AT_A_SEAT, Act, Acting
from referee.typing.completion import Completion
from referee.typing.touches import Beginnings, Touch, Touches
from referee.views.voice import Voice

MOST_AT_ONCE = 4
"""Counts that have a button of their own."""
MANY = 40
"""Ways on that are asked for at once: a page scrolls."""
LONGEST_NAME = 4
"""The words that a card or a deed is called by, at most."""
AT_SOMEBODY = ("seat", "seat?")
OF_A_SEAT, OF_A_CARD = {"by", "from"}, {"by", "for", "to", "with"}
"""Small words behind which a player or a card is named."""


class Touching(Beginnings):
    """All buttons at one table, from the first of a line to the last."""

    def __init__(self, acting: Acting, completion: Completion, voice: Voice, start: str = "") -> None:
        super().__init__(acting, voice, start)
        self.completion = completion

    def act(self, seat: int, words: str) -> tuple[Act | None, str]:
        """What these words begin with of all that may be done, and the words behind it."""
        said = words.split()
        for count in range(min(LONGEST_NAME, len(said)), 0, -1):
            name, acts = fold(" ".join(said[:count])), self.acting.acts(seat)
            for act in acts:
                if name in (fold(act.words), *act.names, *act.foreign):
                    return act, " ".join(said[count:])
        return None, words

    def whatever(self, line: str) -> Iterator[Touches]:
        """How many, a player or a card, behind words that lack something that is not known here."""
        yield from self._counts(line)
        yield from self._any_seat(line)
        yield from self._of_cards(line, self.acting.book.cards, folded=True)

    def _any_seat(self, line: str) -> Iterator[Touches]:
        player, table = self.voice.speech.player, self.acting.table
        seats = (self.touch(player(table, seat.number), f"{line} {seat.number}") for seat in table.seats)
        yield from self.group("targets", seats)

    def after(self, seat: int, act: Act, line: str, rest: str) -> Iterator[Touches]:
        """What goes on behind a deed; `line` is all that was said, `rest` what was said behind the deed."""
        ways = {"seat": self._aimed, "seat?": self._aimed, "role": self._nothing, "face": self._faced}
        way = ways.get(act.follows, self._counted if act.follows in ("count", "cards") else self._carded)
        found = tuple(way(seat, act, line, rest)) if act.follows else ()
        found += tuple(self._joined(line)) if rest else ()
        yield from found
        told = {self.start + line, *(touch.line for each in found for touch in each.touches)}
        if (rest or act.follows not in AT_SOMEBODY) and not self._is_joint(line):
            more = (each for each in self._goes_on(line) if each.line not in told)
            yield from self.group("goes_on", more, folded=act.follows not in AT_SOMEBODY)

    def _goes_on(self, line: str) -> Iterator[Touch]:
        """The small words, the cards in play, and all else that completion knows to go on with."""
        for proposal in self.completion.proposals(f"{line} ", MANY):
            yield self.touch(proposal.shown.removesuffix("…").strip(), proposal.line.strip())

    def _nothing(self, seat: int, act: Act, line: str, rest: str) -> Iterator[Touches]:
        """A role is asked for by the line itself."""
        yield from ()

    def lays(self, act: Act) -> bool:
        """Does it put a card down before somebody?"""
        return self.acting.book.like.get(act.id, act.id) == "lay"

    def lost(self, seat: int, kind: str) -> str:
        """The line that puts a card before somebody away."""
        named = self.voice.views.typed_name
        return f"{seat} {named('verb', 'lost')} {named('card', kind)}"

    def _aimed(self, seat: int, act: Act, line: str, rest: str) -> Iterator[Touches]:
        """At whom, the nearest first, with what the judge says of each; then what is taken from him."""
        if rest:
            return
        facts = self.acting.book.cards.get(act.id)
        if facts is not None and facts.aim in AT_A_SEAT:
            far = self.voice.say("table-distance").lower()
            targets = self.acting.on_time.targets(seat or self.acting.table.turn.seat, act.id)
            aimed = (
                Touch(t.label, f"{self.start}{line} {t.seat}", f"{far} {t.distance}", t.sign, t.level) for t in targets
            )
            yield from self.group("targets", aimed)
            return
        others = (each for each in self.acting.table.seats if each.number != seat and not each.out)
        player = self.voice.speech.player
        yield from self.group(
            "targets", (self.touch(player(self.acting.table, s.number), f"{line} {s.number}") for s in others)
        )

    def _counted(self, seat: int, act: Act, line: str, rest: str) -> Iterator[Touches]:
        """How many; of what is laid down also which cards, as many as there are."""
        if not rest:
            yield from self._counts(line)
        if act.follows == "cards":
            yield from self._of_cards(line, self.acting.book.cards, folded=True)

    def _counts(self, line: str) -> Iterator[Touches]:
        counts = range(1, MOST_AT_ONCE + 1)
        yield from self.group("counts", (self.touch(str(count), f"{line} {count}") for count in counts))

    def _carded(self, seat: int, act: Act, line: str, rest: str) -> Iterator[Touches]:
        """Which card: of those that lie there, lie open, may lie there, or of all."""
        if rest:
            return
        table, cards = self.acting.table, self.acting.book.cards
        of_seat = table.seat(seat).in_play if seat else ()
        verb = self.acting.book.like.get(act.id, act.id)
        match act.follows:
            case "lying":
                yield from self._of_cards(line, [card.kind for card in of_seat if card.kind])
            case "open":
                yield from self._of_cards(line, [card.kind for card in table.open if card.kind])
            case "card" if verb == "lay":
                yield from self._of_cards(line, [kind for kind, facts in cards.items() if facts.stays])
            case "card":
                yield from self._of_cards(line, cards)

    def _of_cards(self, line: str, kinds: Iterable[str], folded: bool = False) -> Iterator[Touches]:
        named = self.voice.views.typed_name
        touches = (self.touch(self.voice.name(kind), f"{line} {named('card', kind)}") for kind in dict.fromkeys(kinds))
        yield from self.group("which_card", touches, folded)

    def _faced(self, seat: int, act: Act, line: str, rest: str) -> Iterator[Touches]:
        """The rank, then the suit; or of a draw! the suit alone, where it tells enough."""
        if not rest:
            yield from self.group("ranks", (self.touch(rank.upper(), f"{line} {rank}") for rank in RANKS))
            alone = ((suit, f"{line} {typed_face(suit, self.voice.lang)}") for suit in SUITS)
            touches = (self.touch(face(suit), said) for suit, said in alone if self._is_told(said))
            yield from self.group("suits", touches)
            return
        *before, last = line.split()
        if last in RANKS:
            faces, head = faces_begun(last, self.voice.lang), " ".join(before)
            touches = (self.touch(face(each), f"{head} {typed_face(each, self.voice.lang)}") for each in faces)
            yield from self.group("suits", touches)

    def _is_told(self, line: str) -> bool:
        """Is it a draw! of which the suit alone tells what comes of it?"""
        at = self.acting.on_time
        now = Situation(at.table, at.book)
        with suppress(RefereeError):
            said = read(line, at.table, at.book, at.lexicon).entries
            drawn = [each for each in said if isinstance(each, Flipped)]
            return bool(drawn) and all(now.succeeds(each.by, each.card, each.face) is not None for each in drawn)
        return False

    def _is_joint(self, line: str) -> set[str]:
        """What small word it ends with, if any."""
        return (OF_A_SEAT | OF_A_CARD).intersection(self.acting.lexicon.exact(line.rpartition(" ")[2], "word"))

    def _joined(self, line: str) -> Iterator[Touches]:
        """What goes on behind a small word: by whom, or by which card."""
        joints = self._is_joint(line)
        if joints & OF_A_SEAT:
            yield from self._any_seat(line)
        if joints & OF_A_CARD:
            yield from self._of_cards(line, self.acting.book.cards)
