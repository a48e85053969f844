"""Every page of the site, as text.

In go the catalogue and the version of the shelf, out come pages with their paths. A page stands under the same path
below the folder of each language, so that links from language to language are made by one rule. Templates escape by
themselves what a ruling says.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from referee.languages import LANGUAGES, OTHERWISE, facts
from referee.lexicon import plain
from referee.library.ruling import Ruling
from referee.publishing.catalogue import CLAUSE, DOCUMENT, KINDS, RULING, TOPIC, Catalogue, Subject, address
from referee.publishing.ruling_page import Link, RulingPage, Where, links, ruling_page
from referee.publishing.words import SiteWords

HOME = CHOICE = "index.html"
"""The entrance of a language, and the page on which one is chosen; in English where no language is known."""
MOST_LISTED, MOST_CLAUSES = 70, 240
"""How many rulings, or links to clauses, one page lists: it is to weigh less than 30 kB."""
CLAUSES = "clauses"
Page = tuple[str, str]
"""The path of a page, and the page."""


class Pages:
    """Makes the pages of a site."""

    def __init__(self, catalogue: Catalogue, version: str) -> None:
        self._catalogue, self._version = catalogue, version
        self._sources = catalogue.library.sources
        folder = FileSystemLoader(Path(__file__).parent / "site" / "pages")
        self._templates = Environment(
            loader=folder, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
        )
        self._words = {lang: SiteWords(lang) for lang in LANGUAGES}

    def all(self) -> Iterator[Page]:
        """Every page, those of one language after those of another."""
        yield CHOICE, self._choice()
        for lang in LANGUAGES:
            words = self._words[lang]
            yield self._page("home", words, HOME, groups=self._groups(words))
            for ruling in self._catalogue.library.rulings:
                yield self._page("ruling", words, address(RULING, ruling.id), read=self._ruling(ruling, words))
            for kind in (*KINDS, CLAUSE):
                for subject in self._catalogue.subjects[kind]:
                    yield from self._listed(subject, words)
            for source in self._sources:
                yield from self._clauses(source, words)

    def _choice(self) -> str:
        languages = [(lang, facts(lang).name, self._words[lang].said["title"]) for lang in LANGUAGES]
        return self._render("choice", languages=languages, words=self._words[OTHERWISE].said, lang=OTHERWISE)

    def _page(self, template: str, words: SiteWords, path: str, **about: Any) -> Page:
        root = "../" * (path.count("/") + 1)
        others = [(lang, facts(lang).name, f"{root}{lang}/{path}") for lang in LANGUAGES]
        here = {"lang": words.lang, "root": root, "home": f"{root}{words.lang}/", "others": others}
        anyone = f"{root}{CHOICE}" if path == HOME else f"{root}{OTHERWISE}/{path}"
        below = words.version(self._version, len(self._catalogue.library.rulings))
        told = {"words": words.said, "canonical": path.rpartition("/")[2], "below": below, "anyone": anyone}
        return f"{words.lang}/{path}", self._render(template, **here, **told, **about)

    def _render(self, template: str, **about: Any) -> str:
        return self._templates.get_template(f"{template}.html").render(version=self._version, **about)

    def _groups(self, words: SiteWords) -> list[dict[str, Any]]:
        subjects = self._catalogue.subjects
        return [
            {"name": words.kind(kind), "kind": kind, "links": sorted(links, key=_by_name) if kind == TOPIC else links}
            for kind in KINDS
            if (links := [self._link(each, words) for each in subjects[kind]])
        ]

    def _link(self, subject: Subject, words: SiteWords) -> dict[str, Any]:
        name = words.heading(subject, self._sources)
        return {"name": name, "href": address(subject.kind, subject.id), "count": len(subject.rulings)}

    def _ruling(self, ruling: Ruling, words: SiteWords) -> RulingPage:
        source, around = self._sources[ruling.source], self._catalogue.beside[ruling.id]
        return ruling_page(ruling, source, around, words, _from_below(words.lang))

    def _listed(self, subject: Subject, words: SiteWords) -> Iterator[Page]:
        """The pages of a subject: as many as its rulings fill."""
        source = self._sources.get(subject.id) if subject.kind == DOCUMENT else None
        where = _from_below(words.lang)
        first = self._stating(subject)
        parts = _parts(sorted(subject.rulings, key=lambda ruling: ruling is not first), MOST_LISTED)
        for number, rulings in enumerate(parts, start=1):
            about = {
                "heading": words.heading(subject, self._sources),
                "source": source,
                "clauses": address(CLAUSES, subject.id) if source and source.clauses else "",
                "up": self._document(subject, words),
                "stated": self._stated(subject, words) if number == 1 else None,
                "rulings": links(rulings, words.lang, where),
                "counted": words.counted(len(subject.rulings)),
                "turning": self._turning(subject.kind, subject.id, number, len(parts), words),
            }
            yield self._page("listed", words, address(subject.kind, subject.id, number), **about)

    def _stated(self, subject: Subject, words: SiteWords) -> Link | None:
        """What a clause says, in the words of the ruling that is about it first of all."""
        ruling = self._stating(subject)
        if ruling is None:
            return None
        told = ruling.told(words.lang)
        return Link(words.stated(told.answer), _from_below(words.lang)(RULING, ruling.id), told.lang)

    def _stating(self, subject: Subject) -> Ruling | None:
        return self._catalogue.library.stating(subject.id) if subject.kind == CLAUSE else None

    def _document(self, subject: Subject, words: SiteWords) -> tuple[str, str] | None:
        """The document that a clause stands in: its name and address."""
        id_ = self._catalogue.document_of(subject.id) if subject.kind == CLAUSE else ""
        known = any(each.id == id_ for each in self._catalogue.subjects[DOCUMENT])
        return (self._sources[id_].title, address(DOCUMENT, id_)) if known else None

    def _clauses(self, source: str, words: SiteWords) -> Iterator[Page]:
        """The clauses of a document, as links."""
        found = self._catalogue.clauses_of(source)
        parts = _parts(found, MOST_CLAUSES) if found else []
        for number, some in enumerate(parts, start=1):
            about = {
                "heading": words.said["clauses"],
                "document": (self._sources[source].title, address(DOCUMENT, source)),
                "links": [(each.id, address(CLAUSE, each.id)) for each in some],
                "turning": self._turning(CLAUSES, source, number, len(parts), words),
            }
            yield self._page("clauses", words, address(CLAUSES, source, number), **about)

    def _turning(self, kind: str, id_: str, number: int, many: int, words: SiteWords) -> dict[str, Any] | None:
        """Where the other pages of one list are; nothing, if it has but one."""
        if many == 1:
            return None
        pages = [(each, address(kind, id_, each)) for each in range(1, many + 1)]
        return {"pages": pages, "here": number, "said": words.turned_to(number, many)}


def _from_below(lang: str) -> Where:
    """Where things are, from a page that stands in a folder of its language's."""
    return lambda kind, id_: f"../../{lang}/{address(kind, id_)}"


def _by_name(link: Mapping[str, Any]) -> str:
    return plain(link["name"])


def _parts(whole: Sequence[Any], most: int) -> list[Sequence[Any]]:
    """The whole in parts of about the same size, none longer than this."""
    many = max(1, -(-len(whole) // most))
    size = -(-len(whole) // many)
    return [whole[start : start + size] for start in range(0, len(whole), size)]
