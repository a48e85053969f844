"""What every page shares: the store, what things are called, and the hub that keeps open pages up to date."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from referee.journal import Place
from referee.languages import LANGUAGES
from referee.lexicon import Lexicon, load
from referee.pages.codes import new_code
from referee.pages.hub import Hub
from referee.pages.phones import Phones
from referee.pages.shelf import Shelf
from referee.pages.tries import Tries
from referee.views.voice import Voice


class Hall:
    """The pages of one store, below an address that begins with `token`. `code` is the referee's own.

    `now` tells the time in seconds.
    """

    def __init__(self, store: Place, token: str, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.token = token
        self.now = now
        self.code = new_code()
        self.address = ""
        """What phones open it by; empty where none can."""
        self.lexicon: Lexicon = load()
        self.hub = Hub()
        self.phones = Phones(store)
        self.tries = Tries(time.monotonic)
        self.shelf = Shelf(store)
        self.ends: list[Callable[[], Awaitable[None]]] = []
        """What is to be done when the pages are served no longer."""
        self._voices: dict[str, Voice] = {}

    @property
    def root(self) -> str:
        """What the addresses of all pages begin with."""
        return f"/{self.token}"

    def voice(self, lang: str) -> Voice:
        """What is said in a language, made when it is first spoken."""
        if lang not in self._voices:
            assert lang in LANGUAGES
            self._voices[lang] = Voice(self.lexicon, lang)
        return self._voices[lang]
