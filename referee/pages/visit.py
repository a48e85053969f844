"""What a handler gets of a request: the language, the addresses to write into the page, and the hall."""

from __future__ import annotations

from aiohttp import web
from msgspec import Struct

from referee.languages import LANGUAGES, OTHERWISE, facts
from referee.pages.hall import Hall
from referee.views.voice import Voice

OF_A_LANGUAGE = "{lang:" + "|".join(LANGUAGES) + "}"


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


def spoken_on(hall: Hall, request: web.Request) -> str:
    """The language of an address that there is not: the one that stands in it, else the browser's."""
    first = request.path.removeprefix(hall.root).partition("/")[2].partition("/")[0]
    return first if first in LANGUAGES else language_of(request)


def language_of(request: web.Request) -> str:
    """The first language of ours that the browser asks for; English if it asks for none."""
    asked = request.headers.get("Accept-Language", "")[:200].split(",")
    codes = [each.partition(";")[0].strip()[:2].lower() for each in asked]
    return next((code for code in codes if code in LANGUAGES), OTHERWISE)
