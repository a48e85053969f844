"""What is said to be discarded and lies before its player: it goes from there, where it has to or is said to."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

ROUND = "dynamite 5h; end; ben turn; draw 2; end; cleo turn; draw 2; end; dirk turn; draw 2; end; eva turn; draw 2; end"
BLOWN = f"{ROUND}; anna turn; dynamite 5s"
IN_JAIL = "jail ben; end; ben turn"


@rows(
    ("lang", "line"),
    [
        ("nl", "Anna legt de Dynamiet af"),
        ("nl", "Anna legt de Dynamiet van tafel af"),
        ("it", "Anna scarta la Dinamite"),
        ("it", "Anna scarta la Dinamite che ha in gioco"),
        ("en", "Anna discards the Dynamite"),
        ("en", "Anna discards the Dynamite in play"),
        ("de", "Anna wirft das Dynamit ab"),
        ("de", "Anna wirft das Dynamit aus der Auslage ab"),
    ],
)
def test_the_dynamite_that_went_off_goes(store: Path, lang: str, line: str) -> None:
    """It was read as one of her hand, which nobody may discard then."""
    assert [each.split("/")[0] for each in meant(store, BLOWN, line, lang)] == ["1 drop dynamite"]


@rows(
    ("lang", "line"),
    [
        ("nl", "Ben legt de Gevangenis af en slaat de beurt over"),
        ("it", "Ben scarta la Prigione e salta il turno"),
        ("en", "Ben discards the Jail and skips the turn"),
        ("de", "Ben legt das Gefängnis ab und setzt aus"),
    ],
)
def test_the_jail_goes_and_the_turn_is_skipped(store: Path, lang: str, line: str) -> None:
    """He stays in jail, and the card goes all the same."""
    assert meant(store, f"{IN_JAIL}; jail 5s", line, lang) == ["2 drop jail", "2 end"]


@rows(
    ("lang", "line"),
    [
        ("nl", "Ben legt de Gevangenis af en trekt twee kaarten"),
        ("it", "Ben scarta la Prigione e pesca due carte"),
        ("en", "Ben discards the Jail and draws two cards"),
        ("de", "Ben legt das Gefängnis ab und zieht zwei Karten"),
    ],
)
def test_the_jail_goes_and_he_draws(store: Path, lang: str, line: str) -> None:
    """He is free: the Jail was read as a card of his hand."""
    assert meant(store, f"{IN_JAIL}; jail 5h", line, lang) == ["2 drop jail", "2 draw 2"]


@rows(
    ("lang", "line"),
    [
        ("nl", "Anna legt de Volcanic af"),
        ("it", "Anna scarta la Volcanic"),
        ("en", "Anna discards the Volcanic"),
        ("de", "Anna legt die Volcanic ab"),
    ],
)
def test_the_old_weapon_goes(store: Path, lang: str, line: str) -> None:
    """A new one was played."""
    assert meant(store, "volcanic; winchester", line, lang) == ["1 drop volcanic"]


@rows(
    ("lang", "line"),
    [
        ("nl", "Anna legt het Vat uit het spel af"),
        ("it", "Anna scarta il Barile dal gioco"),
        ("en", "Anna discards the Barrel from play"),
        ("de", "Anna legt das Fass aus dem Spiel ab"),
    ],
)
def test_a_card_said_to_lie_in_play_is_not_of_the_hand(store: Path, lang: str, line: str) -> None:
    """Nothing makes it go, which the judge tells."""
    assert meant(store, "barrel", line, lang) == ["1 drop barrel"]


def test_a_card_that_may_be_held_too_is_of_the_hand(store: Path) -> None:
    """One over the limit goes at the end of the turn, whatever lies before her."""
    assert meant(store, "barrel", "anna discards the barrel") == ["1 discard 1 with barrel"]


@rows(("line",), [("ben legt de gevangenis af",), ("ben scarta la prigione",), ("ben discards the jail",)])
def test_a_jail_that_is_to_be_drawn_for_still_is_the_one_before_him(store: Path, line: str) -> None:
    """The draw! is what lacks."""
    assert meant(store, IN_JAIL, line, "it") == ["2 drop jail"]
