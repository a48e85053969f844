"""A shelf for the check: its pages, and beside them its sources, topics and the record of its translations.

A folder without `sources.toml` is an annex of the project's own shelf: it has the sources and topics of that shelf,
and may refer to its rulings.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from referee import resources
from referee.errors import UnknownId
from referee.languages import LANGUAGES
from referee.library.ruling import SOURCES
from referee.library.shelf import files
from referee.library.upkeep.documents import Documents
from referee.library.upkeep.finding import ShelfFinding
from referee.library.upkeep.pages import Page, WrittenRuling, read

TOPICS = "topics.toml"
RECORD = "translated.toml"


class ShelfPages:
    """What stands in a folder of rulings."""

    def __init__(self, folder: Path) -> None:
        if not folder.is_dir():
            raise UnknownId("no_shelf", word=str(folder))
        self.folder = folder
        self.unread: list[ShelfFinding] = []
        named = ((path, path.relative_to(folder).as_posix()) for path in files(folder))
        self.pages = [page for path, file in named if (page := self._read(path, file))]
        self.entries: list[WrittenRuling] = [entry for page in self.pages for entry in page.entries]
        home = folder if (folder / SOURCES).exists() else resources.rulings()
        self.home: ShelfPages | None = None if home.samefile(folder) else ShelfPages(home)
        self.documents: Documents = self.home.documents if self.home else Documents(self._beside(SOURCES))
        self.topics: Page | None = self._beside(TOPICS) or (self.home.topics if self.home else None)
        self.record = self._beside(RECORD)

    def _read(self, path: Path, file: str) -> Page | None:
        page = read(path, file)
        if isinstance(page, Page):
            return page
        self.unread.append(page)
        return None

    def _beside(self, file: str) -> Page | None:
        return self._read(self.folder / file, file) if (self.folder / file).exists() else None

    @cached_property
    def ids(self) -> dict[str, WrittenRuling]:
        """Every ruling that may be referred to."""
        return {**(self.home.ids if self.home else {}), **{entry.id: entry for entry in self.entries}}

    @cached_property
    def heirs(self) -> dict[str, str]:
        """Every ruling that another has taken the place of, with that other."""
        return {old: entry.id for entry in self.ids.values() for old in entry.words("supersedes")}

    @cached_property
    def answered(self) -> dict[str, int]:
        """How many rulings are answered in each language."""
        told = Counter(lang for entry in self.entries for lang, text in entry.said("answer").items() if text)
        return {lang: told[lang] for lang in LANGUAGES}

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of this shelf: those in which any of its rulings is answered."""
        return tuple(lang for lang, count in self.answered.items() if count)

    @property
    def whole(self) -> bool:
        """Whether every file could be read: else what is not there may only be unread."""
        return not self.unread

    def topic_names(self) -> dict[str, Any]:
        """Every topic with its names."""
        told = self.topics.tables.get("topic", {}) if self.topics else {}
        return told if isinstance(told, dict) else {}

    def topic_faults(self) -> Iterator[ShelfFinding]:
        """Topics that lack a name in a language."""
        if self.home or not self.topics:
            return
        for topic, names in self.topic_names().items():
            told = names if isinstance(names, dict) else {}
            lacking = [lang for lang in self.languages if not isinstance(told.get(lang), str) or not told[lang].strip()]
            if lacking:
                yield self.topics.finding("topic_names", topic, ("topic", topic), langs=lacking)
