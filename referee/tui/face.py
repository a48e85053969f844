"""What every screen speaks through: the desk, and the words and views of the language chosen."""

from __future__ import annotations

import os
from functools import cached_property
from typing import TYPE_CHECKING, Any

from referee.desk.desk import Desk
from referee.errors import RefereeError
from referee.speech import LANGUAGES, Speech, visible
from referee.views.table import Views

if TYPE_CHECKING:
    from referee.championship.office.office import Office

WHO = "REFEREE_NAME"
"""Who sits at the desk, as the command line reads it."""
AT = "app"
"""What sentences are told for here: they name screens and lines, where the command line names its verbs."""


class Face:
    """The desk in one language; `speak` changes the language for everything said from then on."""

    def __init__(self, desk: Desk, lang: str) -> None:
        self.desk = desk
        self.speak(lang)

    @cached_property
    def office(self) -> Office:
        """The tournaments of the same store; opened when one is first asked for."""
        from referee.championship.office.office import Office

        return Office(self.desk.path, by=os.environ.get(WHO, ""))

    def close(self) -> None:
        """Let go of the store."""
        self.desk.close()
        if "office" in self.__dict__:
            self.office.close()

    @property
    def lang(self) -> str:
        """The language spoken: nl, it or en."""
        return self.speech.lang

    def speak(self, lang: str) -> None:
        """From here on in this language; English for one that there is not."""
        self.speech = Speech.of(lang)
        self.views = Views(self.speech, self.desk.lexicon)

    def speak_next(self) -> None:
        """From here on in the next language."""
        self.speak(LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)])

    def say(self, key: str, **args: Any) -> str:
        """A message of the screens."""
        return self.speech.say(key, **args)

    def wrong(self, error: RefereeError) -> str:
        """What is wrong, where, and what to do; sets are called by their names."""
        about = {name: self._in_words(name, value) for name, value in error.about.items()}
        return self.speech.error(type(error)(error.key, **about), AT)

    def _in_words(self, name: str, value: object) -> object:
        if name == "sets" and isinstance(value, tuple):
            return tuple(map(self.set_name, value))
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
        lexicon = self.desk.lexicon
        kinds = ("card", "character", "role", "verb", "word")
        kind = next((kind for kind in kinds if lexicon.names(kind, id_)), None)
        return lexicon.name(kind, id_, self.lang) if kind else visible(id_)
