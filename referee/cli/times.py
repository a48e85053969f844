"""Times as they are stored, in UTC, and as a person at the table reads them."""

from datetime import datetime


def local(stored: str) -> str:
    """Day and time where the person is; nothing where the stored text is no time."""
    try:
        return datetime.fromisoformat(stored).astimezone().strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError, OSError):
        return ""
