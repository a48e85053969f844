"""Single words of a line that are only begun: cards with rank and suit, and whatever else has a name.

In goes a word, out come all that it may stand for at one table, by the names of the language spoken before others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from referee.errors import BadLine, RefereeError
from referee.lexicon import fold
from referee.notation import TypedWords, read
from referee.typing.acting import Acting
from referee.typing.cut_line import hung_on

FAR = 3
"""Letters from which what is not at hand now, or is called so in another language, is understood as well."""


class BegunWords:
    """Reads words that are begun at one table."""

    def __init__(self, acting: Acting) -> None:
        self.acting = acting
        lexicon = acting.lexicon.heard_in(acting.views.speech.lang)
        self.typed = TypedWords(acting.table, acting.book, lexicon)

    def face(self, words: Sequence[str]) -> int:
        """How many of these words are one rank and suit; none where they could be two."""
        try:
            found = self.typed.face(words)
        except BadLine:
            return 0
        return found[1] if found else 0

    def reads_as_typed(self, line: str) -> bool:
        """Does a whole line mean anything, where no word of it is taken for another?"""
        try:
            return not read(line, self.acting.table, self.acting.book, self.typed.lexicon).mended
        except RefereeError:
            return False

    def cards(self, word: str, known: Iterable[str], kind: str = "card") -> list[str]:
        """The cards that a word may begin, with the face that hangs on it; a card not noted is a question mark.

        Those of another `kind` of names, of a set's own, are called by their ids where a face stands behind.
        """
        name, slash, face = word.partition("/")
        if word == "?" or (not slash and self.face([word])):
            return [word]
        if slash and not self.face([face]):
            return []
        ids = self.begun(kind, name, known)
        ids = list(self.printed(ids, face)) or ids
        found = [f"{self._before_a_face(kind, id_)}{slash}{face}" for id_ in ids] if slash else self._names(kind, ids)
        name, face = hung_on(word) if not slash and not found else (word, "")
        return self.cards(f"{name}/{face}", known, kind) if face else found

    def _names(self, kind: str, ids: Iterable[str]) -> list[str]:
        return [self.acting.views.typed_name(kind, id_) for id_ in ids]

    def _before_a_face(self, kind: str, id_: str) -> str:
        return id_ if kind != "card" else self.acting.views.typed_name(kind, id_).replace(" ", "")

    def printed(self, ids: Iterable[str], face: str) -> tuple[str, ...]:
        """Those of these cards that there are with this rank and suit; none where they could be two."""
        cards, found = self.acting.book.cards, self._of_this_face(face)
        return tuple(id_ for id_ in ids if id_ in cards and found in cards[id_].faces)

    def _of_this_face(self, word: str) -> str:
        try:
            found = self.typed.face([word]) if word else None
        except BadLine:
            return ""
        return found[0] if found else ""

    def named(self, kind: str, word: str, known: Iterable[str]) -> list[str]:
        """What the word may begin, by the names of the language spoken, else by any."""
        return self._names(kind, self.begun(kind, word, known))

    def begun(self, kind: str, word: str, known: Iterable[str]) -> list[str]:
        """The ids of what the word may begin."""
        views, lexicon, start = self.acting.views, self.acting.lexicon, fold(word)
        ids = list(dict.fromkeys(known))
        exact = [id_ for id_ in ids if id_ in lexicon.exact(word, kind)]
        spoken = [id_ for id_ in ids if start and fold(views.typed_name(kind, id_)).startswith(start)]
        begun_ = [id_ for id_ in ids if id_ in lexicon.beginnings(word, kind)] if len(start) >= FAR else []
        return exact or spoken or begun_
