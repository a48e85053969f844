"""A page as a strict reader sees it: its elements, each with where it stands, and whether they are well nested."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

VOID = frozenset({"meta", "link", "input"})
LINKS = ("href", "src", "action")


class Element(NamedTuple):
    """A tag with what it says, and the names of those that it stands in."""

    tag: str
    about: dict[str, str]
    within: tuple[str, ...]


class PageRead(HTMLParser):
    """One page, read to its end."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path, self.elements, self.wrong = path, list[Element](), list[str]()
        self._open: list[str] = []
        self.text = path.read_text(encoding="utf-8")
        self.feed(self.text)
        self.close()
        self.wrong += [f"<{tag}> is not closed" for tag in self._open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """One more element."""
        names = [name for name, _ in attrs]
        self.wrong += [f"<{tag}> says {name} twice" for name in {*names} if names.count(name) > 1]
        self.elements.append(Element(tag, {name: value or "" for name, value in attrs}, tuple(self._open)))
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """The last one that was opened has to end."""
        if not self._open or self._open.pop() != tag:
            self.wrong.append(f"</{tag}> ends nothing")

    def all(self, tag: str) -> list[Element]:
        """The elements of this name."""
        return [each for each in self.elements if each.tag == tag]

    @property
    def links(self) -> Iterator[str]:
        """Every address that the page speaks of."""
        yield from (each.about[name] for each in self.elements for name in LINKS if name in each.about)

    def at(self, link: str) -> Path:
        """The file that a link leads to."""
        path, _, _ = link.partition("#")
        return (self.path.parent / path).resolve() if path else self.path


def pages(site: Path) -> list[PageRead]:
    """Every page of a site."""
    return [PageRead(path.resolve()) for path in sorted(site.rglob("*.html"))]
