"""What every entry of a tournament is."""

from msgspec import Struct


class Entry(Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True):
    """Anything that is logged of a tournament."""
