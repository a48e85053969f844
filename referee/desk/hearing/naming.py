"""Who a player turns out to be: named from the deal on, as the app does where it asks; of one who is known, refused.

In go lines, out comes what they come to; nothing where they tell no character.
"""

from __future__ import annotations

from referee.core.nouns.entries import CharacterSet
from referee.desk.hearing.corrected.named_from_the_deal import named_from_the_deal, names_already
from referee.desk.hearing.corrected.said_rather import around, in_two
from referee.desk.hearing.correcting import Correcting
from referee.desk.hearing.example_players import typed_player
from referee.desk.hearing.lately import asked_now, read_there
from referee.desk.hearing.outcomes import Outcome
from referee.desk.hearing.typed_line import TypedLine
from referee.errors import BadLine
from referee.notation import CharacterTold, character_told, line_of, may_tell_a_character


class Naming(Correcting, frozen=True):
    """A log to which it is told who somebody is."""

    def _named_plainly(self, line: TypedLine) -> Outcome | None:
        """`grace is sid ketchum`, of one whose character nobody knows, and who is not asked for an answer."""
        told = self._character_told(line.line, line)
        fits = told is not None and told.plainly and not self.table.seat(told.seat).character
        return self._named(told) if told and fits and told.seat not in asked_now(self.table) else None

    def _named_rather(self, line: TypedLine) -> Outcome | None:
        """The same of a line that is nothing else, alone or with more behind it. Raises `BadLine` `character_…`."""
        told = self._character_told(line.line, line)
        if told and (told.plainly or not self.table.seat(told.seat).character):
            return self._named(told)
        for said, rest in (*in_two(line.line), *around(line.line, line.lexicon, "and")):
            if (told := self._character_told(said, line)) and told.plainly:
                return self._named_and_more(told, rest, line)
        return None

    def _ask_who_he_is(self, line: TypedLine) -> None:
        """Raises `BadLine` `who_it_is`, where a line that is nothing names a player nobody knows and a character."""
        told = may_tell_a_character(line.line, self.table, self.book, line.lexicon)
        taken = {figure.character for seat in self.table.seats for figure in seat.figures}
        if told is None or self.table.seat(told.seat).character or told.character in taken:
            return
        who = typed_player(told.seat, self.table, line.lexicon)
        said = f"{who}: {line.lexicon.name('character', told.character, line.lexicon.lang)}"
        player = self.table.seat(told.seat).name[:40]
        raise BadLine("who_it_is", word=line.shown, player=player, choices=(said,))

    def _character_told(self, said: str, line: TypedLine) -> CharacterTold | None:
        return character_told(said, self.table, self.book, line.lexicon)

    def _named(self, told: CharacterTold) -> Outcome:
        seat = self.table.seat(told.seat)
        if not seat.character:
            self._check_nobody_else_is(told)
            return self._comes_to_line(named_from_the_deal(self.log, self.book, told.seat, told.character))
        already = names_already(self.log, told.seat, told.character)
        if already:
            return Outcome((), self.table, already=already)
        player, known = seat.name[:40], seat.character
        if seat.character == told.character:
            raise BadLine("character_so", player=player, known=known)
        set_so = line_of(CharacterSet(told.seat, told.character), self.book)
        raise BadLine("character_otherwise", player=player, known=known, told=told.character, such=set_so)

    def _check_nobody_else_is(self, told: CharacterTold) -> None:
        """Raises `BadLine` `character_of_another`."""
        figures = ((each, figure.character) for each in self.table.seats for figure in each.figures)
        other = next((each for each, character in figures if character == told.character), None)
        if other is not None:
            such = line_of(CharacterSet(other.number, ""), self.book)
            player = self.table.seat(told.seat).name[:40]
            raise BadLine("character_of_another", player=player, other=other.name[:40], told=told.character, such=such)

    def _comes_to_line(self, said: str) -> Outcome:
        entries = self.read_at(TypedLine(said, self.lexicon), self.table).entries
        return self.comes_to(entries, ())

    def _named_and_more(self, told: CharacterTold, rest: str, line: TypedLine) -> Outcome | None:
        """Who he is, and what is told of him behind it; None where that means nothing then."""
        named = self._named(told)
        of_him = f"{told.seat} {rest}"
        ways = (read_there(self._read_as(line)(said), named.table) for said in (of_him, rest))
        meant = next(filter(None, ways), ())
        entries = (each.entry for each in named.judged)
        return self.comes_to((*entries, *meant), named.mended) if meant and named.judged else None
