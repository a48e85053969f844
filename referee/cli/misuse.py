"""What a person can get wrong at the command line itself."""

from referee.errors import RefereeError


class Misuse(RefereeError):
    """A verb, option, file or terminal is not what the command needs; the key says which."""
