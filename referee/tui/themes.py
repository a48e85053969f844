"""The themes: dark, light, high contrast, sixteen colours, none at all; and which of them suits a terminal.

Colour is never the only sign, so the last of them loses nothing: what is
chosen is reversed or underlined, what is gone struck out.

What a colour means is the same in all of them: `sign-red` for hearts and diamonds, life, and what is not allowed,
`sign-turn` for whose turn it is, `sign-waits` (amber) for what waits for somebody, `role-…` for a role that everybody
knows, `frame` for lines that part what belongs apart. Every text stands out from its ground by 4.5 to 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from textual.theme import BUILTIN_THEMES, Theme

if TYPE_CHECKING:
    from rich.console import Console

DARK, LIGHT, CONTRAST, SIXTEEN, MONO = "dark", "light", "contrast", "sixteen", "mono"
NAMES = (DARK, LIGHT, CONTRAST, SIXTEEN, MONO)
FEW = (SIXTEEN, MONO)
"""What a terminal of sixteen colours can show as it is meant."""
PLAIN = "ansi_default"
MEANINGS = ("sign-red", "sign-turn", "sign-waits", "role-sheriff", "role-deputy", "role-outlaw", "role-renegade",
            "role-rebel", "frame")  # fmt: skip
"""The colours that mean something, as variables of a theme."""


def _meaning(*colours: str) -> dict[str, str]:
    return dict(zip(MEANINGS, colours, strict=True))


_DARK = {
    **_meaning("#ff7d88", "#4dd0c4", "#ffb74d", "#f2d04c", "#6db8ff", "#d9a58c", "#bd9bf8", "#7ed491", "#5a6773"),
    "text-muted": "#a3adb6", "text-error": "#ff7d88", "text-disabled": "#8e98a1",
    "block-cursor-background": "#12426b", "block-cursor-foreground": "#ffffff",
}  # fmt: skip
_LIGHT = {
    **_meaning("#9c1128", "#00545a", "#583500", "#5f4a00", "#0b4a82", "#6b3a24", "#562a86", "#1b5a2c", "#8c8c8c"),
    "text-muted": "#404040", "text-error": "#9c1128", "text-accent": "#583500", "text-warning": "#583500",
    "text-success": "#1b5a2c", "text-disabled": "#4c4c4c",
    "block-cursor-background": "#b7d3ec", "block-cursor-foreground": "#101010",
}  # fmt: skip
_BRIGHT = _meaning("#ff8b8b", "#00ffff", "#ffb000", "#ffe000", "#8accff", "#f0b898", "#d4a8ff", "#80ff80",
                   "#ffffff")  # fmt: skip
_OWN = _meaning("ansi_bright_red", "ansi_bright_cyan", "ansi_yellow", "ansi_bright_yellow", "ansi_cyan",
                "ansi_white", "ansi_bright_magenta", "ansi_bright_green", PLAIN)  # fmt: skip
_REVERSED = {
    "block-cursor-foreground": PLAIN, "block-cursor-background": PLAIN, "block-cursor-text-style": "bold underline",
    "block-cursor-blurred-text-style": "underline", "input-cursor-text-style": "reverse",
    "input-selection-background": PLAIN, "input-selection-foreground": PLAIN, "text-muted": PLAIN,
    "panel-lighten-2": PLAIN, "warning-muted": PLAIN, "link-color": PLAIN, "link-color-hover": PLAIN,
    "link-background-hover": PLAIN, "scrollbar": PLAIN, "scrollbar-background": PLAIN,
}  # fmt: skip


def themes() -> tuple[Theme, ...]:
    """All of them, in the order in which they are offered."""
    return (
        replace(BUILTIN_THEMES["textual-dark"], name=DARK, variables=_DARK),
        replace(BUILTIN_THEMES["textual-light"], name=LIGHT, variables=_LIGHT),
        _contrast(),
        _sixteen(),
        _mono(),
    )


def _contrast() -> Theme:
    """White, yellow and pure colours on black; nothing is dimmed."""
    bright = {**_BRIGHT, "text-muted": "#ffffff", "text-disabled": "#ffffff", "text-accent": "#ffff00",
              "text-error": "#ff8080", "text-warning": "#ffd000", "text-success": "#60ff60",
              "foreground-muted": "#ffffff", "panel-lighten-2": "#ffffff", "block-cursor-foreground": "#ffffff",
              "block-cursor-background": "#003a6b", "warning-muted": "#403000"}  # fmt: skip
    return Theme(
        CONTRAST, primary="#00ffff", secondary="#00ffff", accent="#ffff00", warning="#ffd000", error="#ff5050",
        success="#60ff60", foreground="#ffffff", background="#000000", surface="#000000", panel="#000000",
        text_alpha=1.0, variables=bright,
    )  # fmt: skip


def _sixteen() -> Theme:
    """The terminal's own sixteen colours on its own background."""
    own = {**BUILTIN_THEMES["ansi-dark"].variables, **_REVERSED, **_OWN, "text-accent": "ansi_bright_cyan",
           "text-warning": "ansi_bright_yellow", "text-error": "ansi_bright_red", "text-success": "ansi_bright_green",
           "text-primary": "ansi_bright_magenta", "scrollbar": "ansi_white",
           "scrollbar-background": "ansi_bright_black"}  # fmt: skip
    return replace(BUILTIN_THEMES["ansi-dark"], name=SIXTEEN, accent="ansi_cyan", variables=own)


def _mono() -> Theme:
    """No colour at all."""
    sample = BUILTIN_THEMES["ansi-dark"].to_color_system().generate()
    own = {name: PLAIN for name, value in sample.items() if "ansi_" in value or value.startswith("#")}
    return Theme(
        MONO, primary=PLAIN, secondary=PLAIN, warning=PLAIN, error=PLAIN, success=PLAIN, accent=PLAIN,
        foreground=PLAIN, background=PLAIN, surface=PLAIN, panel=PLAIN, boost=PLAIN, ansi=True,
        variables={**own, **_REVERSED, **dict.fromkeys(MEANINGS, PLAIN)},
    )  # fmt: skip


def colours(console: Console) -> int:
    """How many colours the terminal has: 0, 16, or plenty."""
    return {None: 0, "standard": 16, "windows": 16}.get(console.color_system, 256)


def suitable(remembered: str, count: int, environment: Mapping[str, str]) -> str:
    """The theme to begin with: the one remembered, unless the terminal or its user cannot have it."""
    if environment.get("NO_COLOR") or not count:
        return MONO
    if count <= 16:
        return remembered if remembered in FEW else SIXTEEN
    return remembered if remembered in NAMES else DARK
