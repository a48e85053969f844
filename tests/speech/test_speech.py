"""What the core says in keys comes out as sentences, whoever sits at the table."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import sets
from referee.core.judging.changes import LegalChange
from referee.core.judging.due import agenda
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Seat, Table
from referee.core.nouns.verdict import DOUBT, Level, Reason
from referee.core.nouns.vocabulary import Card, Count, exactly
from referee.core.play.evolve import evolve
from referee.desk.checking import audit_game
from referee.errors import BadJournal, BadLine, RefereeError, StoreDamaged
from referee.lexicon import load
from referee.notation import read_game
from referee.speech import LANGUAGES, Speech
from referee.speech.arguments import arguments
from referee.speech.names import blank, shortened, visible, width
from referee.speech.words import Words
from tests.hunts import tries
from tests.second_engine import fault, play

NL, IT, EN = Speech.of("nl"), Speech.of("it"), Speech.of("en")
FOUR = Table(seats=tuple(Seat(n, name) for n, name in enumerate(("Anna", "Bruno", "Carla", "Dario"), 1)))
TOO_FAR = Reason("out_of_reach", Level.ILLEGAL, (), {"by": 1, "at": 3, "card": "bang", "distance": 2, "reach": 1})
HOSTILE = (
    "[bold]",
    "]]",
    "名前",
    "x" * 200,
    "{ $x }",
    "-term",
    "Anna\nBruno",
    "nobody",
    "a\x1b[31mb",
    "</b>",
    "\\u0041",
)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def table(*names: str) -> Table:
    """A table of these players."""
    return Table(seats=tuple(Seat(number, name) for number, name in enumerate(names, 1)))


def test_a_reason_names_players_and_numbers() -> None:
    """Seats become names, cards get their official name and article."""
    assert NL.reason(TOO_FAR, FOUR) == "Anna ziet Carla op afstand 2; met de Bang! is het bereik 1."
    assert IT.reason(TOO_FAR, FOUR) == "Anna vede Carla a distanza 2; con il Bang! la portata è 1."
    assert EN.reason(TOO_FAR, FOUR) == "Anna sees Carla at distance 2; with the Bang! the reach is 1."


def test_a_due_seat_is_a_player_and_a_due_number_a_number() -> None:
    """The same argument is said as what its key means by it."""
    begins = Reason("wrong_seat_begins", Level.ILLEGAL, (), {"by": 3, "due": 2})
    amount = Reason("wrong_amount", Level.ILLEGAL, (), {"by": 3, "what": "life", "count": 1, "due": 2})
    assert EN.reason(begins, FOUR) == "The next turn is Bruno's, not Carla's."
    assert EN.reason(amount, FOUR) == "For Carla the log says 1 life point; it should be 2."


def test_what_was_passed_over_is_listed() -> None:
    """Everything that was not logged is said in one sentence."""
    args = {"kinds": ("answer", "draw"), "seats": (2, 3), "cards": ("gatling", "turn"), "counts": (1, 2)}
    passed = Reason("passed_over", Level.ILLEGAL, (), args)
    items = ("Bruno answers the Gatling; Carla draws 2 cards", "Bruno risponde alla Gatling; Carla pesca 2 carte")
    assert EN.reason(passed, FOUR).endswith(f"not logged: {items[0]}; until then the hand of Bruno is uncertain")
    assert IT.reason(passed, FOUR).endswith(f"registrato: {items[1]}; fino ad allora la mano di Bruno è incerta")


def test_only_who_may_have_given_a_card_has_an_uncertain_hand() -> None:
    """A draw that was passed over leaves no hand in doubt."""
    args = {"kinds": ("draw",), "seats": (3,), "cards": ("turn",), "counts": (2,)}
    assert EN.reason(Reason("passed_over", Level.ILLEGAL, (), args), FOUR).endswith("not logged: Carla draws 2 cards")


def test_a_reason_that_may_not_hold_says_so() -> None:
    """A reason that holds for some characters only is said with a perhaps."""
    perhaps = Reason(TOO_FAR.key, Level.UNCLEAR, (), TOO_FAR.args)
    assert [speech.reason(perhaps, FOUR).split()[0] for speech in (NL, IT, EN)] == [
        "Misschien:",
        "Forse:",
        "Perhaps:",
    ]


def test_what_is_said_of_what_is_not_known() -> None:
    """Where a role was not seen the sentence itself says that nothing is certain."""
    role = Reason("role_unseen", Level.UNCLEAR, (), {"by": 1})
    winner = Reason("winner_unseen", Level.UNCLEAR, (), {"side": "law"})
    assert "whether a reward or a penalty follows for Anna is not certain" in EN.reason(role, FOUR)
    assert "Misschien:" not in NL.reason(winner, FOUR)
    assert "Forse:" not in IT.reason(role, FOUR)


def test_what_is_said_of_a_known_hand_and_a_second_weapon() -> None:
    """The card that cannot be there is named, and so is the weapon that may not be."""
    elsewhere = Reason("not_in_known_hand", Level.UNCLEAR, (), {"by": 2, "card": "beer"})
    second = Reason("second_weapon", Level.ILLEGAL, (), {"by": 2, "card": "volcanic"})
    assert EN.reason(Reason(elsewhere.key, Level.ILLEGAL, (), elsewhere.args), FOUR).endswith("no Beer is among them.")
    assert NL.reason(second, FOUR).startswith("Voor Bruno liggen twee wapens, waaronder de Volcanic;")
    assert "fra cui la Volcanic" in IT.reason(second, FOUR)


@pytest.mark.parametrize(("house", "ending"), [("allowed", "Allowed"), ("forbidden", "Not allowed")])
def test_a_house_rule_is_told(house: str, ending: str) -> None:
    """What the referee decided for this table is part of the sentence."""
    ruled = Reason(TOO_FAR.key, Level.LEGAL, (), {**TOO_FAR.args, "house": house})
    assert EN.reason(ruled, FOUR) == f"{EN.reason(TOO_FAR, FOUR)} {ending} at this table by house rule."


@pytest.mark.parametrize(
    ("named", "ending"),
    [
        ({"house_precedent": "house-far-shot"}, "by house rule house-far-shot."),
        ({"house_reason": "he leaned over."}, "by house rule: he leaned over."),
        ({"house_precedent": "house-far-shot", "house_reason": "[b]x"}, "by house rule house-far-shot: [b]x."),
    ],
)
def test_a_precedent_that_binds_is_named(named: dict[str, str], ending: str) -> None:
    """The sentence names the precedent that the decision follows, and the words of the decision."""
    ruled = Reason(TOO_FAR.key, Level.LEGAL, (), {**TOO_FAR.args, "house": "allowed", **named})
    assert EN.reason(ruled, FOUR).endswith(f"Allowed at this table {ending}")


@each_language
@pytest.mark.parametrize("key", ["own_cards", "nothing_to_take", "ability_after_rescue", "winner_moment"])
def test_what_is_for_the_referee_gives_both_readings(lang: str, key: str) -> None:
    """Where the sources are silent, both readings are said."""
    args = {"by": 1, "at": 2, "card": "panic", "ability": "el_gringo", "at_once": "law", "after": "renegade"}
    said = Speech.of(lang).reason(Reason(key, Level.FOR_REFEREE, (), args), FOUR)
    one, two = {
        "nl": ("De ene lezing", "De andere"),
        "it": ("Prima lettura", "Seconda lettura"),
        "en": ("One reading", "The other"),
        "de": ("Eine Lesart", "Die andere"),
    }[lang]
    assert one in said and two in said


@each_language
def test_verdicts_are_told_apart_without_colour(lang: str) -> None:
    """Six signs, six words, the sign before the word."""
    labels = [Speech.of(lang).verdict(word) for word in (*(level.word for level in Level), DOUBT)]
    assert [label[0] for label in labels] == ["✓", "○", "⚖", "?", "✗", "¿"]
    assert len({label[2:] for label in labels}) == 6


def test_an_irregularity_is_no_offence() -> None:
    """A verdict speaks of an irregular play, in each language (ITC-199)."""
    labels = [speech.verdict("illegal") for speech in (NL, IT, EN)]
    assert labels == ["✗ Onregelmatig", "✗ Irregolare", "✗ Irregular"]


def test_what_is_due_tells_what_may_be_given() -> None:
    """The agenda's options are named; two Missed! against Slab are said to be two."""
    shot = Owed("answer", 3, 1, "gatling", 1)
    said = EN.owed(shot, FOUR, ("missed", "barrel", "hit"))
    assert said == "Carla answers the Gatling of Anna: a Missed!, a Barrel or nothing"
    assert NL.owed(Owed("answer", 3, 2, "bang", 1), FOUR) == "Carla antwoordt op de Bang! van Anna (2 nodig)"
    assert EN.owed(Owed("draw", 2, 1, "el_gringo", 1, must=False), FOUR).endswith("for El Gringo (may)")


def test_cards_that_were_not_noted_are_counted() -> None:
    """A General Store that nobody noted offers so many cards, not a row of question marks."""
    said = EN.owed(Owed("pick", 1), FOUR, ("beer", "?", "?", "?"))
    assert said == "Anna takes one of the cards turned up: a Beer or 3 cards not noted"
    assert EN.owed(Owed("pick", 1), FOUR, ("?",) * 5) == "Anna takes one of the cards turned up"


def test_steps_of_a_turn_are_called_what_they_are() -> None:
    """Drawing, showing and putting back are no draw!; Dynamite and Jail are drawn! for."""
    skipped = Reason("step_skipped", Level.ILLEGAL, (), {"by": 1, "steps": ("dynamite", "draw", "show", "putback")})
    assert EN.reason(skipped, FOUR).endswith(
        "the draw! for the Dynamite, drawing cards, showing the second card drawn and putting a card back on the deck."
    )
    assert "de tweede getrokken kaart tonen en een kaart terugleggen" in NL.reason(skipped, FOUR)
    assert "l'estrazione per la Dinamite, la pesca, mostrare" in IT.reason(skipped, FOUR)


def test_a_phase_that_is_not_finished_is_not_said_not_to_have_begun() -> None:
    """Who still has to show or put back a card has drawn: phase 1 is what is not finished."""
    early = Reason("before_drawing", Level.ILLEGAL, (), {"by": 1, "card": "beer"})
    assert EN.reason(early, FOUR).startswith("By the log phase 1 of Anna's turn, drawing, is not finished yet")
    assert NL.reason(early, FOUR).startswith("Volgens het verslag is fase 1 van de beurt van Anna")
    assert IT.reason(early, FOUR).startswith("Secondo il registro la fase 1 del turno di Anna")


def test_ones_own_cards_are_called_ones_own() -> None:
    """Nobody takes a card from himself by name."""
    own = Owed("toss", 1, 1, "cat_balou", 1)
    assert [speech.owed(own, FOUR) for speech in (NL, IT, EN)] == [
        "Anna legt een eigen kaart af",
        "Anna scarta una delle proprie carte",
        "Anna discards one of their own cards",
    ]


def test_italian_small_words_take_a_d_before_their_own_vowel() -> None:
    """`ad Anna`, `ed Elena`; `a Bruno`, `a Elena`."""
    at = table("Anna", "Elena", "àlex")
    assert [IT.entry(e.TurnBegan(seat), at) for seat in (1, 2, 3)] == [
        "Tocca ad Anna",
        "Tocca a Elena",
        "Tocca ad àlex",
    ]
    unknown = Reason("character_unknown", Level.UNCLEAR, (), {"seats": (1, 2)})
    assert IT.reason(unknown, at).startswith("Il personaggio di Anna ed Elena")


def test_the_author_of_a_duel_does_not_answer_to_himself() -> None:
    """When the duel has come back, it is not said to be of the one who answers."""
    assert EN.owed(Owed("answer", 1, 1, "duel", 1), FOUR) == "Anna answers the Duel"


ENTRIES: list[tuple[e.Entry, str, str, str]] = [
    (
        e.Played(1, Card("bang", "4h"), (3,)),
        "Anna speelt een Bang! 4♥ op Carla",
        "Anna gioca un Bang! 4♥ contro Carla",
        "Anna plays a Bang! 4♥ at Carla",
    ),
    (
        e.Played(2, Card("missed"), (1,), "bang"),
        "Bruno speelt een Missed! als een Bang! op Anna",
        "Bruno gioca un Mancato! come un Bang! contro Anna",
        "Bruno plays a Missed! as a Bang! at Anna",
    ),
    (e.Played(1, Card()), "Anna speelt een kaart", "Anna gioca una carta", "Anna plays a card"),
    (
        e.Drew(1, 1, "hand", 2),
        "Anna trekt 1 kaart uit de hand van Bruno",
        "Anna pesca 1 carta dalla mano di Bruno",
        "Anna draws 1 card from Bruno's hand",
    ),
    (
        e.Drew(1, 3, cause="reward"),
        "Anna trekt 3 kaarten als beloning",
        "Anna pesca 3 carte come ricompensa",
        "Anna draws 3 cards as a reward",
    ),
    (
        e.Took(1, 2),
        "Anna pakt een kaart uit de hand van Bruno",
        "Anna prende una carta dalla mano di Bruno",
        "Anna takes a card from Bruno's hand",
    ),
    (
        e.Tossed(1, 2, Card("mustang", "8h")),
        "Anna laat Bruno de Mustang 8♥ afleggen",
        "Anna fa scartare a Bruno il Mustang 8♥",
        "Anna makes Bruno discard the Mustang 8♥",
    ),
    (
        e.LifeLost(3, 3, 0, "dynamite"),
        "Carla verliest 3 levenspunten door de Dynamite",
        "Carla perde 3 punti vita per la Dinamite",
        "Carla loses 3 life points to the Dynamite",
    ),
    (
        e.Eliminated(3, "outlaw", 1, "bang"),
        "Carla is uitgeschakeld door Anna (Bang!): Outlaw",
        "Carla esce dal gioco per mano di Anna (Bang!): Fuorilegge",
        "Carla is eliminated by Anna (Bang!): Outlaw",
    ),
    (
        e.Forfeited(3),
        "Alle kaarten van Carla gaan naar de aflegstapel",
        "Tutte le carte di Carla vanno negli scarti",
        "All cards of Carla go to the discards",
    ),
    (
        e.HandSet(2, Count(1, 3)),
        "Rechtgezet: Bruno, kaarten in de hand 1–3",
        "Messo a posto: Bruno, carte in mano 1–3",
        "Put right: Bruno, cards in hand 1–3",
    ),
    (
        e.DeckSet(exactly(12)),
        "Rechtgezet: kaarten op de trekstapel 12",
        "Messo a posto: carte nel mazzo 12",
        "Put right: cards in the deck 12",
    ),
    (
        e.InPlaySet(1, (Card("mustang", "8h"), Card("barrel"))),
        "Rechtgezet: Anna, op tafel: Mustang 8♥ en Barrel",
        "Messo a posto: Anna, in gioco: Mustang 8♥ e Barile",
        "Put right: Anna, in play: Mustang 8♥ and Barrel",
    ),
    (
        e.HouseRuled("own_cards", False, "event rule"),
        "Huisregel: Panic! of Cat Balou op eigen kaarten is vanaf hier niet toegestaan: event rule",
        "Regola della casa, da qui in poi non si ammette: Panico! o Cat Balou contro le proprie carte (event rule)",
        "House rule: Panic! or Cat Balou at one's own cards is not allowed from here on: event rule",
    ),
    (
        e.HouseRuled("own_cards", True, "", "house-own-panic"),
        "Huisregel house-own-panic: Panic! of Cat Balou op eigen kaarten is vanaf hier toegestaan",
        "Regola della casa house-own-panic, da qui in poi si ammette: Panico! o Cat Balou contro le proprie carte",
        "House rule house-own-panic: Panic! or Cat Balou at one's own cards is allowed from here on",
    ),
    (
        e.HouseRuled("second_bang", True, ""),
        "Huisregel: een tweede Bang! in één beurt is vanaf hier toegestaan",
        "Regola della casa, da qui in poi si ammette: un secondo Bang! nello stesso turno",
        "House rule: a second Bang! in one turn is allowed from here on",
    ),
    (e.LetStand(3, ""), "Notitie 3 blijft staan", "L'annotazione 3 resta valida", "Entry 3 stands"),
    (e.Noted(""), "Opmerking", "Nota", "Note"),
    (
        e.Played(1, Card("panic"), (1,)),
        "Anna speelt een Panic! op zichzelf",
        "Anna gioca un Panico! contro di sé",
        "Anna plays a Panic! at their own seat",
    ),
    (
        e.Tossed(1, 1, Card("jail")),
        "Anna legt de Jail van zichzelf af",
        "Anna scarta la Prigione fra le proprie carte in gioco",
        "Anna discards the Jail of their own",
    ),
    (
        e.Took(1, 1),
        "Anna pakt een kaart uit de eigen hand",
        "Anna prende una carta dalla propria mano",
        "Anna takes a card from their own hand",
    ),
    (
        e.Forfeited(2, 1),
        "Alle kaarten van Bruno gaan naar Anna",
        "Tutte le carte di Bruno vanno ad Anna",
        "All cards of Bruno go to Anna",
    ),
    (e.TurnBegan(1), "Anna is aan de beurt", "Tocca ad Anna", "Anna's turn"),
    (e.TurnBegan(2), "Bruno is aan de beurt", "Tocca a Bruno", "Bruno's turn"),
    (
        e.TurnedUp(1, 4, (Card("beer"), Card(), Card(), Card())),
        "Anna legt 4 kaarten open: Beer en 3 niet genoteerde kaarten",
        "Anna scopre 4 carte: Birra e 3 carte non annotate",
        "Anna turns up 4 cards: Beer and 3 cards not noted",
    ),
    (
        e.Retracted(1234),
        "Notitie 1234 is teruggenomen",
        "L'annotazione 1234 è ritirata",
        "Entry 1234 is taken back",
    ),
]


@pytest.mark.parametrize(("entry", "nl", "it", "en"), ENTRIES)
def test_an_entry_reads_like_the_table(entry: e.Entry, nl: str, it: str, en: str) -> None:
    """The history says what happened, with singular and plural, and leaves out what is not known."""
    assert (NL.entry(entry, FOUR), IT.entry(entry, FOUR), EN.entry(entry, FOUR)) == (nl, it, en)


def test_a_whole_game_can_be_told() -> None:
    """Everything logged, everything due and everything found in a game has its sentence in every language."""
    faulty = fault(2, "passed_over").game.text
    speeches = [Speech(Words(lang)) for lang in LANGUAGES]
    for speech in speeches:
        assert all(_told(speech, play(1).text)) and all(_told(speech, faulty))
        assert speech.words.errors == []


def _told(speech: Speech, text: str) -> Iterator[str]:
    game = read_game(text, sets.bind, load())
    at = Table()
    for entry in game.entries:
        yield speech.entry(entry, at)
        at = evolve(at, entry, game.book)
        yield from (speech.owed(item.owed, at, item.options) for item in agenda(at, game.book).due)
    for found in audit_game(game).findings:
        verdict = found.judgement
        yield from (speech.reason(reason, found.table) for reason in verdict.reasons + verdict.doubts)


def test_an_error_says_what_where_and_what_to_do() -> None:
    """Key, file and line make one sentence; choices are given by the names of the language."""
    wrong = BadJournal("unknown_word", word="bnag", line=7, file="evening.game")
    assert EN.error(wrong).startswith("evening.game, line 7: “bnag” has no meaning here. Check")
    both = BadLine("word_ambiguous", word="ba", choices=("bang", "barrel"))
    assert IT.error(both).startswith("“ba” può essere Bang! o Barile.")
    assert EN.error(BadLine("bad_number", word="")).startswith("A number is missing.")


def test_an_error_without_a_sentence_of_its_own_is_said_by_its_kind() -> None:
    """A plain sentence is shown as raised; an unknown key as the kind of error with all it tells."""
    assert EN.error(RefereeError("rulings/base/beer.toml: ruling a: id: used 2 times\nand more")).endswith(
        "times\nand more"
    )
    odd = StoreDamaged("not_known_here", page=3)
    assert NL.error(odd).startswith("De opslag is beschadigd.") and NL.error(odd).endswith("(not_known_here, 3)")


def test_names_of_all_sorts() -> None:
    """Clauses with their source, roles, phases, sides, steps of an answer, what could have been otherwise."""
    assert NL.clause("NLB-013") == "NLB-013 (Nederlandse spelregels)" and EN.clause("XYZ-1") == "XYZ-1"
    assert (IT.role("deputy"), EN.role(""), NL.phase("discard"), EN.side("outlaws")) == (
        "Vice",
        "?",
        "afleggen",
        "the Outlaws",
    )
    assert (EN.rule("base.seats_between"), IT.rule("base.scope"), EN.rule("x.odd_rule")) == (
        "around the table",
        "Mirino",
        "odd rule",
    )
    assert EN.change(LegalChange("life", 2, "1"), FOUR) == "Bruno had 1 life point"
    assert NL.change(LegalChange("with_card", 1, "winchester"), FOUR) == "Anna een Winchester had liggen"


@each_language
@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_a_value(lang: str, name: str) -> None:
    """Whatever a player is called stands in the sentence as typed, on one line, and changes nothing else."""
    speech = Speech(Words(lang))
    for said, plain in zip(
        _all_said(speech, table(name, "Bruno")), _all_said(speech, table("Anna", "Bruno")), strict=True
    ):
        assert said == plain.replace("Anna", visible(name)) and "\n" not in said and "\x1b" not in said
    assert speech.words.errors == []


def _all_said(speech: Speech, at: Table) -> list[str]:
    args = {"by": 1, "to": 0, "due": 2}
    return [
        speech.reason(Reason("wrong_recipient", Level.ILLEGAL, (), args), at),
        speech.owed(Owed("answer", 1, 1, "bang", 2), at),
        speech.entry(e.Played(2, Card("bang"), (1,)), at),
        speech.player(at, 1),
    ]


@settings(max_examples=tries(60), deadline=None)
@given(st.text(max_size=40).filter(lambda name: not blank(name) and name not in ("Bruno", "Anna")))
def test_no_name_breaks_a_sentence(name: str) -> None:
    """The same for any name that somebody might type."""
    plain = EN.reason(TOO_FAR, table("Anna", "Bruno", "Carla"))
    assert EN.reason(TOO_FAR, table(name, "Bruno", "Carla")) == plain.replace("Anna", visible(name), 1)


@pytest.mark.parametrize("name", ["", "   ", "\t", "\u200b", "\u202e"])
def test_a_name_that_says_nothing_is_the_seat(name: str) -> None:
    """A player whose name cannot be seen is called by his seat."""
    assert [speech.player(table("Anna", name), 2) for speech in (NL, IT, EN)] == [
        "plaats 2",
        "posto 2",
        "seat 2",
    ]


def test_players_of_one_name_are_told_apart() -> None:
    """Two Annas are said with their seats."""
    assert EN.player(table("Anna", "Anna"), 2) == "Anna (2)"


def test_a_seat_that_is_not_there_is_still_said() -> None:
    """Numbers from outside never break a sentence."""
    assert (EN.player(FOUR, 0), EN.player(FOUR, 99), EN.player(FOUR, -1)) == ("nobody", "seat 99", "seat -1")


def test_a_short_form_fits_its_columns() -> None:
    """Long names are cut with an ellipsis where a short form is asked for, wide characters counting two."""
    long = table("x" * 200, "名" * 50)
    assert EN.short(long, 1) == "x" * 23 + "…" and EN.player(long, 1) == "x" * 200
    assert width(EN.short(long, 2)) == 23 and shortened("名前", 4) == "名前" and width("e\u0301") == 1
    assert EN.short(FOUR, 1) == "Anna"


def test_signs_that_act_on_a_terminal_are_spaces() -> None:
    """Control signs, line ends, lone surrogates, turners of the writing direction do not get through."""
    assert visible("a\x07b\u2028c\ud800d\u202ee\x9bf") == "a b c d e f" and visible("👩‍🚀 ñ") == "👩‍🚀 ñ"


def test_what_has_no_words_is_said_all_the_same() -> None:
    """A key nobody wrote words for is said as it is, and noted."""
    words = Words("nl")
    assert words.say("no-such-message", x=1) == "no-such-message" and words.errors
    assert Speech.of("xx").lang == "en" and Speech.of("../../etc").verdict("legal") == "✓ Legal"
    unheard = Reason("never_heard_of", Level.ILLEGAL, (), {"by": 1, "odd": "{ $y }"})
    assert Speech(Words("it")).reason(unheard, FOUR) == "reason-never_heard_of"
    noted = Words.of("en").errors  # English is asked for what another language lacks; others want it empty
    assert noted
    noted.clear()


def test_a_language_is_read_when_it_first_speaks() -> None:
    """Importing speech reads no file and no Fluent; that is for the first sentence."""
    code = "import sys, referee.speech as s; s.Speech.of('nl'); print('fluent.runtime' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.parametrize("name", ["reason", "text", "title"])
def test_what_a_person_did_not_write_is_nothing_and_no_word(name: str) -> None:
    """An empty text stays empty; a text that happens to be `none` stays what it is."""
    assert arguments({name: ""}, FOUR, EN.words) == {name: "", f"{name}_is": "none"}
    assert arguments({name: "none"}, FOUR, EN.words) == {name: "none", f"{name}_is": "given"}
