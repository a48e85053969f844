"""The words of one language: a message id and arguments -> text.

The messages stand in i18n/ as Fluent files, and each is read when it is first asked for. Nothing here
raises: what cannot be said is said in English, or by its id, and noted among the `errors`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from referee import lexicon, resources
from referee.core.nouns.vocabulary import TOLD_OF_FACES
from referee.languages import LANGUAGES, OTHERWISE, facts
from referee.notation import in_words
from referee.speech.names import visible

if TYPE_CHECKING:
    from referee.speech.messages import Messages

FALLBACK = OTHERWISE
MOST_ERRORS = 100
NAMING = ("card", "character", "role", "side", "event", "phase", "before")
"""The methods that messages call as functions, in capitals: `{ CARD($card, form: "the") }`."""
_SIGNS = {"h": "♥", "d": "♦", "c": "♣", "s": "♠"}
_LETTERS = {sign: letter for letter, sign in _SIGNS.items()}
_SEEN = re.compile(r"(?<!\w)(10|[2-9JQKA])?([♥♦♣♠])")


class Words:
    """The messages of a language. `errors` collects what went wrong in saying them; tests want it empty."""

    def __init__(self, lang: str) -> None:
        self.lang = lang if lang in LANGUAGES else FALLBACK
        self.errors: list[str] = []
        self._messages: Messages | None = None
        self._cards: dict[tuple[str, str], str] = {}
        self._plain: dict[str, str | None] = {}
        """The messages without arguments that were asked for: they never say anything else."""

    @classmethod
    def of(cls, lang: str) -> Words:
        """The words of this language, the same object every time; English for a language there is not."""
        return _words(lang if lang in LANGUAGES else FALLBACK)

    def say(self, key: str, /, **args: Any) -> str:
        """The message `id` or `id.attribute`, else the English one, else the key itself."""
        said = self.find(key, **args)
        if said is not None:
            return said
        self._note(f"{key}: no such message")
        return key if self.lang == FALLBACK else Words.of(FALLBACK).say(key, **args)

    def find(self, key: str, /, **args: Any) -> str | None:
        """The message in this language; None if there is none."""
        if args:
            return self._found(key, args)
        if key not in self._plain:
            self._plain[key] = self._found(key, args)
        return self._plain[key]

    def _found(self, key: str, args: dict[str, Any]) -> str | None:
        try:
            return self._formatted(key, args)
        except Exception as error:  # a sentence is never worth a crash at the table
            self._note(f"{key}: {error!r}")
            return None

    def _formatted(self, key: str, args: dict[str, Any]) -> str | None:
        name, _, attribute = key.partition(".")
        text, errors = self._loaded().formatted(name, attribute, args)
        for error in errors:
            self._note(f"{key}: {error!r}")
        return text

    def ahead(self, beginnings: tuple[str, ...]) -> Iterator[str]:
        """Read the messages whose ids begin like this, one after the other, before they are asked for."""
        return self._loaded().ahead(beginnings)

    def _loaded(self) -> Messages:
        if self._messages is None:
            from referee.speech.messages import Messages

            naming = {name.upper(): getattr(self, name) for name in NAMING}
            paths = sorted((resources.words() / self.lang).glob("*.ftl"))
            self._messages = Messages(self.lang, (path.read_text(encoding="utf-8") for path in paths), naming)
        return self._messages

    def _note(self, error: str) -> None:
        if len(self.errors) < MOST_ERRORS:
            self.errors.append(error)

    def card(self, id_: str, face: str = "", form: str = "") -> str:
        """A card, or the character in its place, by its official name; with an article if a form is asked."""
        kind = str(id_) or "none"
        if kind == "none" and face:
            return str(face)
        said = self._cards.get((kind, form))
        if said is None:
            said = self._cards[kind, form] = self._named(kind, form)
        return f"{said} {face}" if face else said

    def _named(self, kind: str, form: str) -> str:
        names = lexicon.load()
        of = "card" if names.names("card", kind) else "character"
        name = names.name(of, kind, self.lang)
        if kind == "none":
            form = form or "a"
        said = self.find(f"card-{kind}.{form}" if form else f"card-{kind}", name=name)
        return said if said is not None else visible(name)

    def character(self, id_: str) -> str:
        """A character by name."""
        return _official("character", str(id_), self.lang)

    def role(self, id_: str) -> str:
        """A role by name; a question mark where it is not known."""
        return _official("role", str(id_), self.lang)

    def side(self, id_: str, form: str = "") -> str:
        """A side that can win."""
        key = f"side-{id_}" if str(id_) != "none" else "side-nobody"
        said = self.find(f"{key}.{form}" if form else key)
        return said if said is not None else visible(str(id_))

    def event(self, id_: str) -> str:
        """An event that lies open for everybody, by name."""
        return _official("event", str(id_), self.lang)

    def phase(self, id_: str) -> str:
        """A phase of a turn."""
        said = self.find(f"phase-{id_}")
        return said if said is not None else visible(str(id_))

    def before(self, text: str, word: str = "") -> str:
        """The text with a small Italian word before it, which ends in d before its own vowel: `ad Anna`."""
        d = "d" if lexicon.plain(str(text)[:1]) == word else ""
        return f"{word}{d} {text}"

    def untranslated(self, told: str) -> str:
        """That something stands here in the language it is told in, since it is not yet in this one; else nothing."""
        return "" if told in ("", self.lang) else self.say("ask-told_in", language=facts(told).name)

    def joined(self, parts: list[str] | tuple[str, ...], by: str = "and") -> str:
        """Several things in a row: `Anna, Bruno and Carla`."""
        *head, last = parts or [""]
        return self.say(f"list-{by}", head=", ".join(head), last=last) if head else last


def face(text: str) -> str:
    """Rank and suit with its sign: `4♥`; a question mark where nobody saw it."""
    return f"{text[:-1].upper()}{_SIGNS[text[-1]]}" if text in TOLD_OF_FACES else visible(text) or "?"


def read_out(text: str, lang: str) -> str:
    """The text with every face in it said in words as well: `5♣ (5 di fiori)`."""

    def said(found: re.Match[str]) -> str:
        return f"{found[0]} ({in_words((found[1] or '').lower() + _LETTERS[found[2]], lang)})"

    return _SEEN.sub(said, text)


@cache
def _words(lang: str) -> Words:
    return Words(lang)


def _official(kind: str, id_: str, lang: str) -> str:
    return "?" if id_ == "none" or not id_ else visible(lexicon.load().name(kind, id_, lang))
