"""The published JSON Schema of a tournament's document, as a file; `referee tournament schema` prints it."""

from pathlib import Path

PUBLISHED = Path(__file__).with_name("tournament.json")
