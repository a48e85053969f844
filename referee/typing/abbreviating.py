"""Lines typed by their beginnings alone: `3m` for `3 missed`, `b2` for `bang 2`, `4h` where a draw! is due.

In goes what was typed, out come the whole lines it may stand for, of what is nearest at hand. Where more than one
fits, nothing is chosen: they are offered. Only a line that means nothing by itself is looked at here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from referee.lexicon import fold
from referee.notation import faces_begun, typed_face
from referee.typing.acting import DUE, HANDY, MAY, REST, Act, Acting
from referee.typing.begun_words import FAR, BegunWords
from referee.typing.cut_line import CutLine, cut_up, hung_on, numbered, seat_of
from referee.typing.verbs_of_sets import written_out


class Abbreviations:
    """Reads beginnings against what may be done at one table."""

    def __init__(self, acting: Acting) -> None:
        self.acting = acting
        self.table = acting.table
        self._words = BegunWords(acting)

    def lines(self, line: str) -> tuple[str, ...]:
        """The whole lines that this one may stand for, of what is nearest at hand alone."""
        faced, cuts = self._of_a_face(line.strip()), tuple(self._cuts(line))
        if faced:
            return tuple(dict.fromkeys((*faced, *self._first(cuts, (DUE,)))))
        at_hand = self._first(cuts, (DUE, MAY, HANDY)) or self._by_its_face(line)
        return tuple(dict.fromkeys(at_hand or self._first(cuts, (REST,))))

    def offered(self, line: str) -> tuple[str, ...]:
        """What few letters may stand for that is not at hand now: to be chosen, never taken for it."""
        cut = self._cut(line)
        acts = self.fitting(cut, REST) if cut and len(cut.word) < FAR else []
        return tuple(
            dict.fromkeys(self._line(cut, act, after) for act in acts if cut for after in self._after(cut, act))
        )

    def heads(self, line: str) -> tuple[tuple[str, str], ...]:
        """What a seat, the beginning of a word, or both may go on to: the words, and the line."""
        seat, cut = seat_of(line, self.table), cut_up(line, self.table)
        if cut is None:
            acts = (
                [act for act in self.acting.acts(seat) if act.tier < REST] if seat and line.strip().isdecimal() else []
            )
        else:
            plain = not (cut.face or cut.glued or cut.rest)
            acts = [act for tier in (DUE, MAY, HANDY, REST) for act in self.fitting(cut, tier)] if plain else []
        start = f"{seat} " if seat else ""
        return tuple((act.words, f"{start}{act.words} ") for act in acts)

    def _cuts(self, line: str) -> Iterator[CutLine]:
        """The line cut up after its first word, then after more of them: a name may have several."""
        cut = self._cut(line)
        while cut:
            yield cut
            more = cut.rest[:1] if not (cut.face or cut.glued) else ()
            cut = replace(cut, word=cut.word + fold(more[0]), rest=cut.rest[1:]) if more else None
        head, _, rest = line.strip().partition(" ")
        if rest and self._called(head) and (plain := cut_up(line, self.table)):
            yield plain  # what begins like a player may be no player
        if (cut := self._cut(line)) and not cut.face and (faced := self._with_a_face(cut)):
            yield faced

    def _with_a_face(self, cut: CutLine) -> CutLine | None:
        """The word cut before the rank and suit in letters that hang on it, `bqd`, if nothing begins like it."""
        word, face = hung_on(cut.word)
        if not face or not self._words.face([face]) or self._begins_something(cut):
            return None
        return replace(cut, word=word, face=f"/{face}")

    def _begins_something(self, cut: CutLine) -> bool:
        acts = self.acting.acts(cut.seat)
        named = any(_begins((*act.names, *act.foreign), cut.word) for act in acts)
        return named or any(fold(seat.name).startswith(cut.word) for seat in self.table.seats)

    def _first(self, cuts: Iterable[CutLine], tiers: Iterable[int]) -> tuple[str, ...]:
        """What the first of these means that means anything."""
        return next((lines for cut in cuts if (lines := tuple(self._meant(cut, tiers)))), ())

    def _by_its_face(self, line: str) -> tuple[str, ...]:
        """A card of those that a seat plays by a verb of their own, said by its rank and suit, and at whom."""
        by, said = self._by(line.split())
        verb = self.acting.plays_by(self._seat(by) if by else self.table.turn.seat)
        if not verb or not self._words.face(said[:1]):
            return ()
        line = " ".join((*((by,) if by else ()), self.acting.views.typed_name("verb", verb), *said))
        return (line,) if self._words.reads_as_typed(line) else ()

    def _by(self, words: list[str]) -> tuple[str, list[str]]:
        """The seat that words begin with, if more follows it, and what follows."""
        first, *others = words or [""]
        called = self._seat(first) if first.isdecimal() else self._called(first)
        return (first, others) if others and called else ("", words)

    def _cut(self, line: str) -> CutLine | None:
        """The line cut up; a seat may be called by a name, or the beginning of one."""
        head, _, rest = line.strip().partition(" ")
        seat = self._called(head) if rest else 0
        cut = cut_up(f"{seat} {rest}" if seat else line, self.table)
        if cut and cut.face and not cut.face.startswith("/"):
            cut = replace(cut, face=f"/{cut.face}") if self._words.face([cut.face]) else None
        return replace(cut, said=head) if cut and seat else cut

    def _called(self, word: str) -> int:
        """The seat of this name, unless a card or verb is called so."""
        lexicon = self.acting.lexicon
        taken = not word.isalpha() or lexicon.exact(word, "card") or lexicon.exact(word, "verb")
        return 0 if taken else self._seat(word)

    def _of_a_face(self, line: str) -> tuple[str, ...]:
        """A face alone, where one is due; of a rank or a suit alone all that it may be."""
        due = [act for act in self.acting.acts(0) if act.tier == DUE and act.follows == "face"]
        head, _, word = line.rpartition(" ")
        said = self._turned_by(head, due) if due else ""
        if not said or self._words.typed.begins_a_card(word):
            return ()
        if self._words.face([word]):
            return (f"{said} {word}",)
        if not head and (numbered(word[:2], self.table) if word.isdecimal() else len(word) < FAR):
            return ()
        lang = self.acting.views.speech.lang
        return tuple(f"{said} {typed_face(face, lang)}" for face in faces_begun(word, lang))

    def _turned_by(self, head: str, due: list[Act]) -> str:
        """What goes before the face: the verb, or what the card is turned up for; nothing if it is neither."""
        verb = "show" if any(act.id == "show" for act in due) else "flip"
        if not head or verb in self.acting.lexicon.exact(head, "verb"):
            return self.acting.views.typed_name("verb", verb)
        found = (act.words for act in due if fold(head) and _begins((*act.names, *act.foreign), fold(head)))
        return next(found, "")

    def _meant(self, cut: CutLine, tiers: Iterable[int]) -> Iterable[str]:
        for names in ("names", "foreign")[: 2 if len(cut.word) >= FAR else 1]:
            for tier in tiers:
                if tier == REST and len(cut.word) < FAR:
                    continue
                acts = self.fitting(cut, tier, names)
                lines = [self._line(cut, act, after) for act in acts for after in self._after(cut, act)]
                if lines:
                    return lines
        return ()

    def fitting(self, cut: CutLine, tier: int, names: str = "names") -> list[Act]:
        """What begins with this word, whatever follows; what is called just so before all the rest."""
        acts = [act for act in self.acting.acts(cut.seat) if act.tier == tier]
        found = [act for act in acts if _begins(getattr(act, names), cut.word)]
        found = [act for act in found if cut.word in getattr(act, names)] or found
        printed = self._words.printed([act.id for act in found], cut.face.removeprefix("/")) if len(found) > 1 else ()
        return [act for act in found if act.id in printed] or found

    def _line(self, cut: CutLine, act: Act, after: str) -> str:
        words = self._faced(act, cut.face) if cut.face else act.words
        seat = cut.said or (str(cut.seat) if cut.seat else "")
        return " ".join(part for part in (seat, words, after) if part)

    def _faced(self, act: Act, face: str) -> str:
        """The words with the card's rank and suit; a card of a set's own is called by its id then."""
        own = self._of_a_set(act)
        card = self.acting.views.typed_name(own or "card", act.id)
        return act.words.removesuffix(card) + (act.id if own else card.replace(" ", "")) + face

    def _of_a_set(self, act: Act) -> str:
        """The kind of names that a card is called by which is played by a verb of a set's own; else empty."""
        kinds = (goes.kind for goes in self.acting.book.goes_on.values()) if act.follows == "seats" else ()
        return next((kind for kind in kinds if self.acting.lexicon.names(kind, act.id)), "")

    def _verb_of_a_set(self, act: Act) -> str:
        """The verb of a set with which these words begin; empty if they begin with none."""
        named = self.acting.lexicon.exact(act.words.partition(" ")[0], "verb")
        return next((verb for verb in (act.id, *named) if verb in self.acting.book.verbs), "")

    def _after(self, cut: CutLine, act: Act) -> Iterator[str]:
        """What follows the word, each part of it whole; nothing where it does not fit."""
        parts = ((cut.glued,) if cut.glued else ()) + cut.rest
        if cut.face and act.id not in self.acting.book.cards and not self._of_a_set(act):
            return
        if parts and (verb := self._verb_of_a_set(act)) and not all(map(self._seat, parts)):
            by, start = cut.seat or self.table.turn.seat, self._line(cut, act, "")
            yield from written_out(self._words, verb, by, start, parts)
            return
        match act.follows:
            case "":
                yield from ("",) if not parts else ()
            case "seat" | "seat?":
                yield from self._at(act, parts)
            case "seats":
                yield from self._all_seats(parts)
            case "count":
                yield from (" ".join(parts),) if len(parts) < 2 and "".join(parts).isdecimal() | (not parts) else ()
            case "face":
                yield from (" ".join(parts),) if parts and self._are_faces(parts) else ()
            case "role":
                yield from self._role(cut.seat, parts)
            case "cards":
                yield from self._several(parts)
            case _:
                yield from self._one_card(act, parts, cut.seat)

    def _are_faces(self, parts: tuple[str, ...]) -> bool:
        """Nothing but ranks and suits, or nothing at all?"""
        while parts and (taken := self._words.face(parts)):
            parts = parts[taken:]
        return not parts

    def _at(self, act: Act, parts: tuple[str, ...]) -> Iterator[str]:
        """At whom: a word that only lacks its seat is begun too, and no other is taken for it."""
        if not parts:
            yield ""
            return
        seat = self._seat(parts[0])
        facts = self.acting.book.cards.get(act.id)
        if not seat or (len(parts) > 1 and not (facts and facts.then)) or len(parts) > 2:
            return
        lying = dict.fromkeys(card.kind for card in self.table.seat(seat).in_play if card.kind)
        hand = self.acting.views.typed_name("word", "hand")
        taken = self._words.cards(parts[1], lying) if parts[1:] else [""]
        taken += [hand] if parts[1:] and hand.startswith(fold(parts[1])) else []
        yield from (f"{seat} {what}".strip() for what in taken)

    def _all_seats(self, parts: tuple[str, ...]) -> Iterator[str]:
        """Nothing but seats, or nothing at all."""
        seats = [self._seat(part) for part in parts]
        yield from (" ".join(map(str, seats)),) if all(seats) else ()

    def _seat(self, word: str) -> int:
        if word.isdecimal():
            return numbered(word, self.table) if len(word) < 3 else 0
        wanted = fold(word)
        found = [seat.number for seat in self.table.seats if wanted and fold(seat.name).startswith(wanted)]
        return found[0] if len(found) == 1 else 0

    def _role(self, seat: int, parts: tuple[str, ...]) -> Iterator[str]:
        owed = (item.owed.seat for item in self.acting.agenda[0] if item.owed.kind == "fall")
        falling = seat or next(owed, 0)
        if not parts and falling:
            role = self.table.seat(falling).role
            yield self.acting.views.typed_name("role", role) if role else ""  # it is asked for
        elif len(parts) == 1:
            yield from self._words.named("role", parts[0], self.acting.book.roles)

    def _several(self, parts: tuple[str, ...]) -> Iterator[str]:
        """A number, or cards, or both."""
        number = parts[:1] if parts and parts[0].isdecimal() and len(parts[0]) < 3 else ()
        lines = [" ".join(number)]
        for part in parts[len(number) :]:
            cards = self._words.cards(part, self.acting.book.cards)
            lines = [f"{line} {card}".strip() for line in lines for card in cards][:2]
        yield from lines if parts else ()

    def _one_card(self, act: Act, parts: tuple[str, ...], seat: int) -> Iterator[str]:
        by = seat or self.table.turn.seat
        lying = [card.kind for card in self.table.seat(by).in_play if card.kind] if by else []
        open_ = [card.kind for card in self.table.open if card.kind]
        known = {"lying": lying, "open": open_}.get(act.follows) or list(self.acting.book.cards)
        if len(parts) == 1:
            yield from self._words.cards(parts[0], known)
        elif not parts and act.tier == DUE:
            yield ""


def _begins(names: tuple[str, ...], word: str) -> bool:
    """Does one of these names begin so?"""
    for name in names:  # noqa: SIM110 (asked of every act at every key)
        if name.startswith(word):
            return True
    return False
