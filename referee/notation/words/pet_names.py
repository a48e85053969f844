"""Names that people give each other: `pietje` of Piet, `jürgi` of Jürgen, `bine` of Sabine.

In go a word and what the players are called, out come those whom it can only be a pet name of: the beginning of a name
and an ending by which such names end in one of the languages, or the last letters of a name.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.languages import LANGUAGES, facts

ENDINGS = tuple(dict.fromkeys(end for lang in LANGUAGES for end in facts(lang).pet_names.split()))
"""Of all languages: players of one table come from many places."""
STEM, TAIL = 3, 4
"""Letters of a name that an ending leaves, and that the end of one has at least."""


def called_by_pet_name(word: str, names: Sequence[str]) -> tuple[int, ...]:
    """The places of those names, all folded, of which the word is a pet name."""
    if len(word) < TAIL or not word.isalpha():
        return ()
    stems = [word.removesuffix(end) for end in ENDINGS if word.endswith(end) and len(word) - len(end) >= STEM]
    return tuple(at for at, name in enumerate(names) if name != word and _is_his(word, name, stems))


def _is_his(word: str, name: str, stems: Sequence[str]) -> bool:
    return name.endswith(word) or any(name.startswith(stem) for stem in stems)
