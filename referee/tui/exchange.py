"""How a file comes and goes: the one place that decides it, so that no screen can forget.

In a terminal a path is typed; the app in a page is a guest on its host, and its files go through the browser. Screens
ask `files_of` their app for a screen that does either, and say what shall be done with the file; they know no path.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from textual.app import App

from referee.errors import RefereeError
from referee.files import MOST_BYTES, write_text
from referee.tui.named_file import COMING, GOING, NamedFile, Page, Read, Write

if TYPE_CHECKING:
    from referee.tui.face import Face
    from referee.tui.screens.spoken import SpokenModal


class Exchange(Protocol):
    """The screens through which files come and go, and what may be told of the host."""

    reads_again: bool
    """Can a file that came be mended where it is, and read once more?"""

    def coming(self, face: Face, question: str, act: Read, most: int = MOST_BYTES) -> SpokenModal[NamedFile | None]:
        """Asks for a file of at most so many bytes, and reads it."""

    def going(self, face: Face, question: str, act: Write, name: str) -> SpokenModal[NamedFile | None]:
        """Asks where a file goes that would be called so, and writes it."""

    def told(self, error: RefereeError) -> RefereeError:
        """What is wrong, as it may be told here."""


class ByPath:
    """In a terminal: what belongs to whoever sits there is named by its path."""

    reads_again = True

    def coming(self, face: Face, question: str, act: Read, most: int = MOST_BYTES) -> SpokenModal[NamedFile | None]:
        """A line for the path."""
        from referee.tui.screens.path import PathScreen

        return PathScreen(face, question, "path-read", lambda path, over: act(path))

    def going(self, face: Face, question: str, act: Write, name: str) -> SpokenModal[NamedFile | None]:
        """A line for the path, with the name in it."""
        from referee.tui.screens.path import PathScreen

        return PathScreen(face, question, "path-go", act, name)

    def told(self, error: RefereeError) -> RefereeError:
        """All of it."""
        return error


class ByPage:
    """In a page: through its browser, over a folder that is the page's own. Nothing is told of where that is."""

    reads_again = False

    def __init__(self, page: Page, folder: Path) -> None:
        self._page = page
        self._folder = folder
        self._called = ""

    def coming(self, face: Face, question: str, act: Read, most: int = MOST_BYTES) -> SpokenModal[NamedFile | None]:
        """The page has it chosen."""
        from referee.tui.screens.page_file import PageFileScreen

        path = self._folder / COMING

        def came(name: str) -> NamedFile:
            self._called = name
            return NamedFile(path, name, act(path))

        return PageFileScreen(face, question, "page-choose", self._page, lambda: self._page.ask(most), came)

    def going(self, face: Face, question: str, act: Write, name: str) -> SpokenModal[NamedFile | None]:
        """The page has it saved; it is written at once, where the page finds it."""
        from referee.tui.screens.page_file import PageFileScreen

        path, got = self._folder / GOING, ""

        def offer() -> None:
            nonlocal got
            self._called = name
            path.unlink(missing_ok=True)
            got = act(path, False)
            self._page.offer(name)

        return PageFileScreen(
            face, question, "page-save", self._page, offer, lambda _: NamedFile(path, name, got), again=False
        )

    def told(self, error: RefereeError) -> RefereeError:
        """Without any path of the host, and without words of the system."""
        return type(error)(error.key, **{name: self._without_path(value) for name, value in error.about.items()})

    def _without_path(self, value: object) -> object:
        if not isinstance(value, str | Path):
            return value
        path = Path(value)
        if path.parent == self._folder:
            return self._called
        if path.is_absolute():
            return path.name
        return str(value).partition(":")[0] if " /" in str(value) or "'/" in str(value) else value


def save_text(
    app: App[object], face: Face, question: str, name: str, text: Callable[[], str], saved: Callable[[str], object]
) -> None:
    """Ask where a file goes that would be called so, write the text into it, and tell `saved` what it is called."""

    def write(path: Path, over: bool) -> str:
        write_text(path, text(), over)
        return ""

    def written(named: NamedFile | None) -> None:
        if named is not None:
            saved(named.called)

    app.push_screen(files_of(app).going(face, question, write, name), written)


def files_of(app: App[object]) -> Exchange:
    """The way of this app, which has one or does nothing with files."""
    found: Exchange = app.files  # type: ignore[attr-defined]
    return found
