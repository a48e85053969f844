"""Times as they are stored, in UTC, and as the wall shows them."""

from __future__ import annotations

from datetime import datetime


def local(stored: str) -> str:
    """Day, hour, minute and second where the person is; nothing where the stored text is no time."""
    try:
        return datetime.fromisoformat(stored).astimezone().strftime("%Y-%m-%d %H:%M:%S")
    except (ValueError, OverflowError, OSError):
        return ""
