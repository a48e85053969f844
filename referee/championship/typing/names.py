"""Players, characters, roles and sides as they may be typed on a line of the desk: each one word that reads back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.championship.office.lines.speaking import role_word, side_word
from referee.championship.office.lines.words import OUTCOMES
from referee.championship.rules.state import Tournament
from referee.lexicon import Lexicon, fold
from referee.notation import quoted


class Names:
    """The names of one tournament, in the language spoken."""

    def __init__(self, state: Tournament, lexicon: Lexicon, lang: str) -> None:
        self._state = state
        self._lexicon = lexicon
        self._lang = lang

    def players(self, numbers: Iterable[int], word: str) -> Iterator[str]:
        """Players by their names where a name reads back as one word, else by their numbers."""
        for number in numbers:
            name = self._state.players[number].name if number in self._state.players else ""
            if fold(name).startswith(fold(word)) or str(number) == word:
                yield self._player_word(number, name)

    def _player_word(self, number: int, name: str) -> str:
        folded = fold(name)
        alone = sum(fold(each.name).startswith(folded) for each in self._state.players.values()) == 1
        plain = name.isalpha() and len(name) <= 24 and quoted(name) == f'"{name}"'
        return name if plain and alone else str(number)

    def after_colon(self, word: str, known: Iterable[str], kind: str) -> Iterator[str]:
        """What stands before the colon, with the names of this kind that begin as the rest does."""
        head, _, begun_name = word.rpartition(":")
        names = (self._lexicon.name(kind, id_, self._lang) for id_ in known)
        yield from (f"{head}:{_one_word(name)}" for name in names if fold(name).startswith(fold(begun_name)))

    def characters(self, known: Iterable[str], word: str) -> Iterator[str]:
        """Of these characters those whose names begin so."""
        names = (self.named(id_) for id_ in known)
        yield from (name for name in names if fold(name).startswith(fold(word)))

    def named(self, id_: str) -> str:
        """A character or a role by its name, anything else as it is."""
        kind = next((kind for kind in ("character", "role") if self._lexicon.names(kind, id_)), None)
        return _one_word(self._lexicon.name(kind, id_, self._lang)) if kind else id_

    def role(self, role: str) -> str:
        """A role."""
        return role_word(role, self._lexicon, self._lang)

    def sides(self, word: str) -> Iterator[str]:
        """The sides whose names begin so."""
        sides = (side_word(side, self._lexicon, self._lang) for side in OUTCOMES)
        yield from (side for side in sides if side.startswith(fold(word)))


def _one_word(name: str) -> str:
    """A name without its spaces: read back, it means the same."""
    return name.replace(" ", "")
