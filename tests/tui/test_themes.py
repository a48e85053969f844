"""How it looks: themes switched and remembered, what terminals can do, and signs made of letters only."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.color import Color

from referee.tui import themes
from referee.tui.app import RefereeApp
from referee.tui.config import Config, Settings
from referee.tui.plain_signs import ASCII, PlainSigns, needed
from referee.tui.screens.table import TableScreen
from tests.tui.seated import LARGE, SEVEN, at_table, picture, prepared, typed, until, words
from tests.tui.test_sizes import CROWDED


@pytest.mark.parametrize("name", themes.NAMES)
async def test_a_flag_can_be_told_in_every_theme(store: Path, name: str) -> None:
    """Switched while running: sign, word and reason are there, and the line stays."""
    async with at_table(store, CROWDED, SEVEN) as pilot:
        await typed(pilot, "jail 1")
        await typed(pilot, "missed", enter=False)
        app = pilot.app
        assert isinstance(app, RefereeApp)
        app.choose_theme(name)
        await pilot.pause()
        assert app.theme == name
        assert "✗ Irregular" in words(pilot) and "› missed" in words(pilot)


async def test_without_colour_no_colour_is_left(store: Path) -> None:
    """No segment of the screen has a colour, and what is chosen still stands out."""
    async with at_table(store, [".", "bang 3"]) as pilot:
        pilot.app.theme = themes.MONO
        await pilot.pause()
        await pilot.press("f4")
        segments = [segment for strip in pilot.app.screen._compositor.render_strips() for segment in strip]
        coloured = [each for each in segments if each.style and _coloured(each.style.color, each.style.bgcolor)]
        assert coloured == []
        assert any(each.style and each.style.reverse for each in segments)


def _coloured(*colours: object) -> bool:
    return any(colour is not None and not colour.is_default for colour in colours)  # type: ignore[attr-defined]


async def test_sixteen_colours_are_the_terminals_own(store: Path) -> None:
    """No segment asks for more than a terminal of sixteen colours has."""
    async with at_table(store, [".", "bang 3"]) as pilot:
        pilot.app.theme = themes.SIXTEEN
        await pilot.pause()
        segments = [segment for strip in pilot.app.screen._compositor.render_strips() for segment in strip]
        colours = {each.style.color for each in segments if each.style} | {
            each.style.bgcolor for each in segments if each.style
        }
        assert {colour.number for colour in colours if colour and not colour.is_default} <= {*range(16)}


def test_high_contrast_is_high() -> None:
    """Text, muted text and the colours of verdicts stand seven to one against the background."""
    theme = next(each for each in themes.themes() if each.name == themes.CONTRAST)
    colours = theme.to_color_system().generate()
    for name in ("foreground", "text-muted", "text-accent", "text-error", "text-warning", "text-success"):
        assert _contrast(Color.parse(colours[name]), Color.parse(colours["background"])) >= 7, name


def _contrast(one: Color, other: Color) -> float:
    """The contrast ratio of WCAG 2."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Color) -> float:
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.normalized]
    return sum(part * weight for part, weight in zip(parts, (0.2126, 0.7152, 0.0722), strict=True))


@pytest.mark.parametrize(
    ("remembered", "colours", "environment", "first"),
    [
        ("", 256, {}, themes.DARK),
        ("light", 256, {}, themes.LIGHT),
        ("light", 16, {}, themes.SIXTEEN),
        ("mono", 16, {}, themes.MONO),
        ("light", 0, {}, themes.MONO),
        ("light", 256, {"NO_COLOR": "1"}, themes.MONO),
        ("banana", 256, {}, themes.DARK),
    ],
)
def test_terminal_and_user_come_before_what_is_remembered(
    remembered: str, colours: int, environment: dict[str, str], first: str
) -> None:
    """NO_COLOR and terminals of few colours are respected; else the theme of last time."""
    assert themes.suitable(remembered, colours, environment) == first


async def test_what_was_chosen_is_remembered(store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next start looks as this one was left."""
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    config, table = Config(tmp_path / "new" / "folder"), prepared(store, lines=["."])
    for theme in (themes.DARK, themes.CONTRAST):
        app = RefereeApp(store, "en", table, config)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda app=app: isinstance(app.screen, TableScreen))
            await pilot.pause()
            assert app.theme == theme
            app.choose_theme(themes.CONTRAST)
            app.choose_signs("ascii")
            await pilot.pause()
    assert config.remembered(themes.NAMES) == (Settings(theme="contrast", signs="ascii"), ())


def test_settings_are_hostile_until_understood(tmp_path: Path) -> None:
    """A value that does not exist is told, whatever its type; the others hold."""
    config = Config(tmp_path)
    config.settings.write_text('theme = ["mono"]\nsigns = "ascii"\nother = 3\n')
    found, wrong = config.remembered(themes.NAMES)
    assert found == Settings(signs="ascii") and [error.key for error in wrong] == ["setting_unknown"]


async def test_settings_that_cannot_be_written_are_told(store: Path, tmp_path: Path) -> None:
    """The theme holds until one quits, and the reason is told with what to do."""
    (tmp_path / "file").write_text("")
    app = RefereeApp(store, "en", prepared(store), Config(tmp_path / "file"))
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await pilot.pause()
        app.choose_theme(themes.LIGHT)
        await until(pilot, lambda: "could not be remembered" in words(pilot))
        assert app.theme == themes.LIGHT


async def test_plain_signs_leave_nothing_that_is_no_letter(store: Path) -> None:
    """Pips, star, marks, lines, suits and arrows become ASCII, and every row stays as wide as it was."""
    names = [("Zoë", "sheriff", "?"), ("名前", "?", "?"), ("Łukasz", "?", "?"), *SEVEN[3:]]
    async with at_table(store, [*CROWDED, "jail 1"], names, size=LARGE) as pilot:
        app = pilot.app
        assert isinstance(app, RefereeApp)
        before = [strip.cell_length for strip in app.screen._compositor.render_strips()]
        app.preferences._plain = PlainSigns("ascii", enabled=False)
        app.choose_signs("ascii")
        await pilot.pause()
        shown = picture(pilot)
        assert shown.isascii(), sorted({char for char in shown if not char.isascii()})
        assert [strip.cell_length for strip in app.screen._compositor.render_strips()] == before
        assert "Zoe" in shown and "Winchester 8s>5" in shown and "Dynamite 2h" in shown
        app.choose_signs("unicode")
        await pilot.pause()
        assert "♠" in picture(pilot) and "Zoë" in picture(pilot)


def test_lost_life_and_verdicts_stay_apart_in_plain_signs() -> None:
    """Signs that mean different things beside each other are different letters."""
    for apart in ("●○†", "✓✗⚖○?", "♥♦♣♠", "►★♛✹▦"):
        assert len({ASCII.get(sign, sign) for sign in apart}) == len(apart), apart
    assert all(cell_len(sign) == len(plain) for sign, plain in ASCII.items())


@pytest.mark.parametrize(
    ("term", "encoding", "plain"),
    [
        ("xterm-256color", "utf-8", False),
        ("tmux-256color", "UTF8", False),
        ("linux", "utf-8", True),
        ("vt220", "utf-8", True),
        ("xterm", "ascii", True),
        ("xterm", "iso-8859-1", True),
    ],
)
def test_terminals_that_cannot_are_known_by_name_and_encoding(term: str, encoding: str, plain: bool) -> None:
    """The Linux console, old terminals, and encodings without signs."""
    assert needed({"TERM": term}, encoding) is plain
