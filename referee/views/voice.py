"""The language spoken: its words and its records, until another is chosen; what people call things in it."""

from __future__ import annotations

from typing import Any

from referee.errors import RefereeError
from referee.lexicon import Lexicon
from referee.speech import LANGUAGES, Speech, visible
from referee.views.table import Views

AT = "app"
"""What sentences are told for: they name screens and lines, where the command line names its verbs."""


class Voice:
    """Everything is said in one language; `speak` changes it for all that is said from then on."""

    def __init__(self, lexicon: Lexicon, lang: str) -> None:
        self.lexicon = lexicon
        self.speak(lang)

    @property
    def lang(self) -> str:
        """The language spoken."""
        return self.speech.lang

    def speak(self, lang: str) -> None:
        """From here on in this language; English for one that there is not."""
        self.speech = Speech.of(lang)
        self.views = Views(self.speech, self.lexicon)

    def speak_next(self) -> None:
        """From here on in the next language."""
        self.speak(LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)])

    def say(self, key: str, **args: Any) -> str:
        """A message."""
        return self.speech.say(key, **args)

    def wrong(self, error: RefereeError) -> str:
        """What is wrong, where, and what to do; sets are called by their names."""
        about = {name: self._in_words(name, value) for name, value in error.about.items()}
        return self.speech.error(type(error)(error.key, **about), AT)

    def _in_words(self, name: str, value: object) -> object:
        if name == "sets" and isinstance(value, tuple):
            return tuple(map(self.set_name, value))
        if name == "roles" and isinstance(value, tuple):
            return tuple(map(self.name, value))
        return self.set_name(str(value)) if name in ("set", "other") else value

    def set_name(self, id_: str) -> str:
        """What people call a set."""
        return self._worded(f"set-{id_}", id_)

    def ruleset_name(self, id_: str) -> str:
        """What people call the rules that a verdict of the shelf is told for."""
        return self._worded(f"ruleset-{id_}", id_)

    def option_name(self, id_: str) -> str:
        """What people call an option of a set."""
        return self._worded(f"option-{id_}", id_)

    def value_name(self, option: str, value: str) -> str:
        """What people call a value of an option."""
        return self._worded(f"option-{option}-{value}", value)

    def _worded(self, key: str, id_: str) -> str:
        return self.speech.words.find(key) or visible(id_)

    def name(self, id_: str) -> str:
        """How the language calls a card, a character, a role, a verb or a word; anything else as it stands."""
        kinds = ("card", "character", "role", "verb", "word")
        kind = next((kind for kind in kinds if self.lexicon.names(kind, id_)), None)
        return self.lexicon.name(kind, id_, self.lang) if kind else visible(id_)
