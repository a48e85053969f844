"""Buttons for a thumb, in the place of keys: each bears what it says and the line of shorthand that it makes.

In go what may be done at a table and the words of a line so far, out come the buttons that go on with it: a seat, what
happened, at whom, which card, how many. What is allowed is asked of what may be done now, never decided here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from referee.core.nouns.vocabulary import RANKS
from referee.lexicon import fold
from referee.notation import faces_begun, typed_face
from referee.speech import face
from referee.typing.acting import AT_A_SEAT, DUE, HANDY, MAY, REST, Act, Acting
from referee.typing.completion import Completion
from referee.views.voice import Voice

MOST_AT_ONCE = 4
"""Counts that have a button of their own."""
MANY = 40
"""Ways on that are asked for at once: a page scrolls."""
LIGHTLY = (("gain", "+"), ("lose", "−"))
"""What a light log tells of life points, one at a time, and the sign it stands under."""
LONGEST_NAME = 4
"""The words that a card or a deed is called by, at most."""
ANSWERS = ("hit",)
"""What is said of nobody from whom no answer is due."""
LIES = ("lay", "lost")
AT_SOMEBODY = ("seat", "seat?")
OF_A_SEAT, OF_A_CARD = {"by", "from"}, {"by", "for", "to", "with"}
"""Small words behind which a player or a card is named."""


class Touch(Struct, frozen=True):
    """A button: what stands on it, the line once it is touched, and beside it a distance and the sign of a verdict."""

    said: str
    line: str
    beside: str = ""
    sign: str = ""
    level: str = ""


class Touches(Struct, frozen=True):
    """Buttons that belong together; `folded` are out of sight until they are asked for."""

    kind: str
    heading: str
    touches: tuple[Touch, ...]
    folded: bool = False


class Touching:
    """The buttons at one table. `start` are words that stand before every line, as those that put an entry right."""

    def __init__(self, acting: Acting, completion: Completion, voice: Voice, start: str = "") -> None:
        self.acting = acting
        self.completion = completion
        self.voice = voice
        self.start = f"{start} " if start else ""

    @property
    def is_light(self) -> bool:
        """Is the table logged lightly?"""
        return self.acting.table.mode == "light"

    def touch(self, said: str, line: str, beside: str = "") -> Touch:
        """A button that makes this line, behind the words that stand before every one."""
        return Touch(said, self.start + line, beside)

    def group(self, kind: str, touches: Iterable[Touch], folded: bool = False) -> Iterator[Touches]:
        """These buttons under their heading; nothing where there are none."""
        if found := tuple(touches):
            yield Touches(kind, self.voice.say(f"touch-{kind}"), found, folded)

    # Who, and what

    def seats(self) -> Iterator[Touches]:
        """Whom the line may speak of: everybody in the game first."""
        table, speech = self.acting.table, self.voice.speech
        seats = sorted(table.seats, key=lambda seat: seat.out)
        yield from self.group("seats", (self.touch(speech.player(table, s.number), f"{s.number}") for s in seats))

    def deeds(self, seat: int) -> Iterator[Touches]:
        """What this seat may have done: what is due of it, what it may do, then all the rest, folded."""
        acts = tuple(act for act in self.acting.acts(seat) if self._can_be(seat, act))
        groups = tuple(self._lightly(seat) if self.is_light else self._near(seat, acts))
        told = {touch.line for each in groups for touch in each.touches}
        yield from groups
        left = [act for act in acts if self.start + f"{seat} {act.words}" not in told]
        is_card = self.acting.book.cards.__contains__
        yield from self.group("more", self._acts(seat, (act for act in left if not is_card(act.id))), folded=True)
        yield from self.group("other_cards", self._acts(seat, (act for act in left if is_card(act.id))), folded=True)

    def _can_be(self, seat: int, act: Act) -> bool:
        """Is there a card that it could be done with, and something that it answers?"""
        table = self.acting.table
        there = {"lying": bool(table.seat(seat).in_play), "open": bool(table.open)}
        return there.get(act.follows, True) and (act.tier == DUE or act.id not in ANSWERS)

    def _near(self, seat: int, acts: tuple[Act, ...]) -> Iterator[Touches]:
        cards = self.acting.book.cards
        yield from self.group("due", self._acts(seat, (act for act in acts if act.tier == DUE)))
        near = [act for act in acts if DUE < act.tier < REST or (act.known and act.tier == REST)]
        yield from self.group("cards", self._acts(seat, (act for act in near if act.id in cards)))
        yield from self.group("deeds", self._acts(seat, (act for act in near if act.id not in cards)))

    def _lightly(self, seat: int) -> Iterator[Touches]:
        """What a light log keeps: life points, cards in play, eliminations; and what the sets have the referee do."""
        named, say = self.voice.views.typed_name, self.voice.say
        lives = [
            self.touch(f"{sign}1", f"{seat} {named('verb', verb)} 1", say(f"touch-{verb}")) for verb, sign in LIGHTLY
        ]
        lies = LIES if self.acting.table.seat(seat).in_play else LIES[:1]
        kept = (self.touch(self.deed(verb, verb), f"{seat} {named('verb', verb)}") for verb in (*lies, "out"))
        yield from self.group("happened", (*lives, *kept))
        sets = (act for act in self.acting.acts(seat) if act.tier in (MAY, HANDY) and act.id in self.acting.book.verbs)
        yield from self.group("deeds", self._acts(seat, sets))

    def _acts(self, seat: int, acts: Iterable[Act]) -> Iterator[Touch]:
        for act in acts:
            yield self.touch(self.called(act), f"{seat} {act.words}" if seat else act.words)

    def due(self) -> Iterator[Touches]:
        """What is due and leaves somebody a choice, each under what it is, as buttons."""
        acting = self.acting
        for item in (item for item in acting.agenda[0] if item.forced is None):
            heading = self.voice.views.due(acting.table, acting.book, item).sentence
            if touches := tuple(self._acts(item.owed.seat, acting.options(item))):
                yield Touches("due", heading, touches)

    def called(self, act: Act) -> str:
        """A card or a character by its printed name, anything else by the words that say it."""
        book = self.acting.book
        named = act.id in book.cards or act.id in book.characters
        return self.voice.name(act.id) if named else self.deed(act.id, act.words)

    def deed(self, verb: str, otherwise: str) -> str:
        """What a verb is called on a button, if it is called anything but by the word that is typed."""
        return self.voice.speech.words.find(f"touch-deed-{verb}") or otherwise

    # What follows

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
        """The rank, then the suit."""
        if not rest:
            yield from self.group("ranks", (self.touch(rank.upper(), f"{line} {rank}") for rank in RANKS))
            return
        *before, last = line.split()
        if last in RANKS:
            faces, head = faces_begun(last, self.voice.lang), " ".join(before)
            touches = (self.touch(face(each), f"{head} {typed_face(each, self.voice.lang)}") for each in faces)
            yield from self.group("suits", touches)

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
