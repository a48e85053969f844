"""A result that names nobody, or a game that nobody played, is told in a sentence."""

from referee.championship.rules.state import Player
from referee.championship.speech.sentences import TournamentSpeech
from referee.core.nouns.verdict import Level, Reason
from tests.rows import rows
from tests.speech.messages import LANGUAGES

PLAYERS = {number: Player(number, name, number) for number, name in ((1, "Anna"), (2, "Bruno"))}


@rows("lang", LANGUAGES)
@rows(("said", "expected"), [((), (1, 2)), ((1,), ()), ((), ()), ((1,), (1, 2))])
def test_nobody_is_said(lang: str, said: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """No gap where names would stand; whoever there is, is named."""
    reason = Reason("other_players", Level.UNCLEAR, ("ITC-226",), {"said": said, "expected": expected})
    sentence = TournamentSpeech.of(lang, PLAYERS).reason(reason)
    assert not any(gap in sentence for gap in (" ;", " .", "  ", "none")) and sentence.endswith(".")
    assert ("Bruno" in sentence) == (2 in expected) and ("Anna" in sentence) == (1 in (*said, *expected))
