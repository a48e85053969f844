"""Who asks for a page, and in which language: what a handler gets of a request, and the addresses to write into it."""

from __future__ import annotations

from aiohttp import web
from msgspec import Struct

from referee.languages import LANGUAGES, facts
from referee.pages.hall import Hall
from referee.views.voice import Voice


class Visit(Struct, frozen=True):
    """Somebody asks for a page in a language. `root` stands before the address of every page in it: `/HALL/nl`."""

    hall: Hall
    request: web.Request
    lang: str

    @property
    def root(self) -> str:
        """What the addresses of all pages in this language begin with."""
        return f"{self.hall.root}/{self.lang}"

    @property
    def path(self) -> str:
        """The address asked for, below the language: `/table/abc`."""
        return self.request.path.removeprefix(self.root)

    @property
    def voice(self) -> Voice:
        """What is said in its language."""
        return self.hall.voice(self.lang)

    @property
    def others(self) -> list[tuple[str, str, str]]:
        """This page in every language: its code, its name, the address."""
        url = self.request.rel_url
        path, asked = url.raw_path.removeprefix(self.root), f"?{url.raw_query_string}" if url.raw_query_string else ""
        return [(lang, facts(lang).name, f"{self.hall.root}/{lang}{path}{asked}") for lang in LANGUAGES]

    def given(self, name: str) -> str:
        """A part of the address that has a name; empty if it has none."""
        return self.request.match_info.get(name, "")
