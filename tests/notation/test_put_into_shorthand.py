"""What people say around a card and instead of a verb is put into shorthand, the same in three languages.

Each line means nothing as it stands; what is read as it stands is never read otherwise.
"""

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.notation import line_of
from tests.notation.spoken import FIVE, meant
from tests.rows import rows

SHOT, STORE, GRINGO = "bang ben", "general store; turnup 5", "bang ben; ben hit"
HIT = ["2 no", "2 lose 1 by 1 to bang"]
JANET = "set 1 character calamity_janet"
SEEN = "general store; turnup 5 with bang beer jail duel scope"
FIVE_OPEN = ["1 turnup 5 with rev_carabine/ac bang/7d general_store/qs cat_balou/jd missed/7s"]
GIVEN = ["1 discard 3 with cat_balou/10d barrel/ks jail/js"]
FALLEN = "set 2 life 1; bang ben; ben hit; ben out outlaw; forfeit"
DRAWN = "set 2 play dynamite; end; ben turn; ben dynamite 6h"
SAID = [
    # article
    ("it", SEEN, "anna il mirino", ["1 pick scope"]),
    ("nl", SEEN, "anna het vizier", ["1 pick scope"]),
    ("en", SEEN, "anna the scope", ["1 pick scope"]),
    ("it", SHOT, "ben subisce il colpo", HIT),
    ("nl", SHOT, "ben pakt de klap", HIT),
    ("en", SHOT, "ben takes the shot", HIT),
    # one card as the other
    ("it", "set 2 character calamity_janet; bang ben", "ben bang come mancato", ["2 answer bang"]),
    ("nl", "set 2 character calamity_janet; bang ben", "ben bang als mis", ["2 answer bang"]),
    ("en", "set 2 character calamity_janet; bang ben", "ben bang as a missed", ["2 answer bang"]),
    ("it", JANET, "anna spara a ben con un mancato", ["1 missed 2"]),
    ("it", JANET, "anna bang ben usando un mancato", ["1 missed 2"]),
    ("it", JANET, "anna spara a ben col mancato", ["1 missed 2"]),
    ("it", JANET, "anna mancato come bang contro ben", ["1 missed 2"]),
    ("nl", JANET, "anna schiet op ben met een mis", ["1 missed 2"]),
    ("en", JANET, "anna shoots ben with a missed", ["1 missed 2"]),
    ("en", JANET, "anna shoots ben using a missed", ["1 missed 2"]),
    ("en", JANET, "missed as bang ben", ["1 missed 2"]),
    ("nl", JANET, "gemist als bang op ben", ["1 missed 2"]),
    ("it", JANET, "mancato come bang a ben", ["1 missed 2"]),
    ("en", JANET, "ben bang with a missed", ["1 missed 2"]),
    ("nl", JANET, "ben bang met een gemist", ["1 missed 2"]),
    ("it", JANET, "ben bang con un mancato", ["1 missed 2"]),
    ("en", "set 2 character calamity_janet; duel ben", "ben missed as a bang", ["2 answer missed"]),
    ("nl", "set 2 character calamity_janet; duel ben", "ben mis als bang", ["2 answer missed"]),
    ("it", "set 2 character calamity_janet; duel ben", "ben mancato come bang", ["2 answer missed"]),
    # jail
    ("it", "", "anna mette in prigione ben", ["1 jail 2"]),
    ("it", "", "ben in prigione", ["1 jail 2"]),
    ("it", "", "anna mette ben in prigione", ["1 jail 2"]),
    ("nl", "", "anna zet ben in de gevangenis harten 4", ["1 jail/4h 2"]),
    ("nl", "", "anna stopt ben in de gevangenis", ["1 jail 2"]),
    ("en", "", "anna takes the scope from the discards", ["1 draw 1 from discards with scope"]),
    ("nl", "", "anna pakt de scope van de aflegstapel", ["1 draw 1 from discards with scope"]),
    ("it", "", "anna prende il mirino dagli scarti", ["1 draw 1 from discards with scope"]),
    ("nl", "", "ben in de gevangenis", ["1 jail 2"]),
    ("nl", "", "anna legt de gevangenis harten 4 bij ben", ["1 jail/4h 2"]),
    ("it", "", "anna mette la prigione 4 di cuori a ben", ["1 jail/4h 2"]),
    ("en", "", "anna puts ben in jail", ["1 jail 2"]),
    ("en", "", "anna plays jail on ben", ["1 jail 2"]),
    # draw! for
    ("it", "jail ben; end; ben turn", "ben estrae 4 picche per la prigione", ["2 flip jail 4s"]),
    ("nl", "jail ben; end; ben turn", "ben trekt hartenvrouw voor de gevangenis", ["2 flip jail qh"]),
    ("nl", "bang eva", "eva trekt klaver 5 voor Jourdonnais", ["5 flip jourdonnais 5c"]),
    ("en", "jail ben; end; ben turn", "ben draws 4 of spades for jail", ["2 flip jail 4s"]),
    # verbs
    ("it", "indians", "ben tira un bang", ["2 answer bang"]),
    ("nl", "indians", "ben gooit een bang", ["2 answer bang"]),
    ("en", "indians", "ben throws a bang", ["2 answer bang"]),
    ("it", "duel ben", "ben cede", ["2 no", "2 lose 1 by 1 to duel"]),
    ("nl", "duel ben", "ben geeft op", ["2 no", "2 lose 1 by 1 to duel"]),
    ("en", "duel ben", "ben gives up", ["2 no", "2 lose 1 by 1 to duel"]),
    ("it", "duel ben", "ben non ha bang", ["2 no", "2 lose 1 by 1 to duel"]),
    ("nl", "duel ben", "ben heeft geen bang", ["2 no", "2 lose 1 by 1 to duel"]),
    ("en", "duel ben", "ben has no bang", ["2 no", "2 lose 1 by 1 to duel"]),
    ("nl", "", "anna duelleert met ben ruitenvrouw", ["1 duel/qd 2"]),
    ("nl", "", "anna duel met ben", ["1 duel 2"]),
    ("nl", "", "duel met ben", ["1 duel 2"]),
    ("nl", "", "anna daagt ben uit, duel schoppenboer", ["1 duel/js 2"]),
    ("nl", "", "anna daagt ben uit", ["1 duel 2"]),
    ("it", "", "anna sfida ben", ["1 duel 2"]),
    ("it", "", "duello con ben", ["1 duel 2"]),
    ("en", "", "anna challenges ben", ["1 duel 2"]),
    ("en", "", "anna duels with ben", ["1 duel 2"]),
    # two things
    ("it", SHOT, "ben colpito, pesca da anna", [*HIT, "2 draw 1 from 1 for el_gringo"]),
    ("nl", SHOT, "ben geraakt, trekt van anna", [*HIT, "2 draw 1 from 1 for el_gringo"]),
    ("en", SHOT, "ben is hit, draws from anna", [*HIT, "2 draw 1 from 1 for el_gringo"]),
    ("it", GRINGO, "ben prende una carta ad anna", ["2 draw 1 from 1 for el_gringo"]),
    ("it", GRINGO, "ben prende una carta a anna", ["2 draw 1 from 1 for el_gringo"]),
    # dynamite
    (
        "it",
        "set 2 play dynamite; end; ben turn; ben dynamite 5s",
        "ben esplode e perde 3 vite",
        ["2 lose 3 to dynamite"],
    ),
    (
        "nl",
        "set 2 play dynamite; end; ben turn; ben dynamite 5s",
        "ben ontploft en verliest 3 levens",
        ["2 lose 3 to dynamite"],
    ),
    (
        "en",
        "set 2 play dynamite; end; ben turn; ben dynamite 5s",
        "ben explodes and loses 3 lives",
        ["2 lose 3 to dynamite"],
    ),
    ("en", "set 2 play dynamite; end; ben turn; ben dynamite 5s", "ben explodes", ["2 lose 3 to dynamite"]),
    # deck
    ("it", "set deck 0", "rimescolo gli scarti", ["turned"]),
    ("it", "set deck 0", "mazzo rimescolato", ["turned"]),
    ("nl", "set deck 0", "de stapel wordt geschud", ["turned"]),
    ("nl", "set deck 0", "aflegstapel schudden", ["turned"]),
    ("en", "set deck 0", "reshuffle", ["turned"]),
    ("en", "set deck 0", "the discards are reshuffled", ["turned"]),
    # hand
    ("it", "", "anna panico a ben dalla mano", ["1 panic 2", "1 take 2 hand"]),
    ("nl", "", "paniek hartenvrouw op ben, uit de hand", ["1 panic/qh 2", "1 take 2 hand"]),
    ("en", "", "panic on ben from the hand", ["1 panic 2", "1 take 2 hand"]),
    ("it", "set 2 life 1; bang ben; ben hit", "ben si salva con la birra", ["2 beer"]),
    ("nl", "set 2 life 1; bang ben; ben hit", "ben redt zich met een biertje", ["2 beer"]),
    ("en", "set 2 life 1; bang ben; ben hit", "ben saves himself with a beer", ["2 beer"]),
    # wins
    ("it", "", "hanno vinto sceriffo e vice", ["won law"]),
    ("it", "", "vince lo sceriffo", ["won law"]),
    ("nl", "", "gewonnen hebben sheriff en hulpsheriff", ["won law"]),
    ("nl", "", "sheriff wint", ["won law"]),
    ("en", "", "sheriff wins", ["won law"]),
    ("en", "", "sheriff and deputy win", ["won law"]),
    # nl
    ("nl", "stagecoach", "anna pakt er 2", ["1 draw 2 for stagecoach"]),
    ("it", "stagecoach", "anna ne pesca 2", ["1 draw 2 for stagecoach"]),
    ("en", "stagecoach", "anna takes 2", ["1 draw 2 for stagecoach"]),
    ("nl", "", "anna trekt er nog een", ["1 draw 1"]),
    ("nl", "", "anna trekt nog een kaart", ["1 draw 1"]),
    ("it", "", "anna pesca un'altra carta", ["1 draw 1"]),
    ("it", "", "anna ne pesca ancora una", ["1 draw 1"]),
    ("en", "", "anna draws another one", ["1 draw 1"]),
    ("en", "", "anna draws another card", ["1 draw 1"]),
    ("nl", "", "nog een bang op ben ruiten 10", ["1 bang/10d 2"]),
    ("it", "", "un altro bang a ben 10 quadri", ["1 bang/10d 2"]),
    ("en", "", "another bang at ben 10 of diamonds", ["1 bang/10d 2"]),
    ("nl", "", "Winchester schoppen 8 op tafel", ["1 winchester/8s"]),
    ("it", "", "Winchester 8 picche in gioco", ["1 winchester/8s"]),
    ("en", "", "winchester 8 of spades on the table", ["1 winchester/8s"]),
    ("en", "", "anna lays down winchester 8 of spades", ["1 winchester/8s"]),
    ("nl", "", "anna schiet op ben met ruiten 2", ["1 bang/2d 2"]),
    ("it", "", "anna spara a ben con 2 di quadri", ["1 bang/2d 2"]),
    ("en", "", "anna shoots ben with 2 of diamonds", ["1 bang/2d 2"]),
    (
        "nl",
        "general store",
        "Carabine klaveraas, bang ruiten 7, winkel schoppenvrouw, cat balou ruitenboer, mis schoppen 7",
        FIVE_OPEN,
    ),
    (
        "nl",
        "general store",
        "legt open: Carabine klaveraas, bang ruiten 7, winkel schoppenvrouw, cat balou ruitenboer en mis schoppen 7",
        FIVE_OPEN,
    ),
    (
        "nl",
        "general store",
        "open Carabine klaveraas bang ruiten 7 winkel schoppenvrouw cat balou ruitenboer mis schoppen 7",
        FIVE_OPEN,
    ),
    (
        "nl",
        "general store",
        "anna legt open Carabine klaveraas bang ruiten 7 winkel schoppenvrouw cat balou ruitenboer mis schoppen 7",
        FIVE_OPEN,
    ),
    (
        "it",
        "general store",
        "carabina asso di fiori, bang 7 quadri, emporio donna di picche, cat balou fante di quadri e mancato 7 picche",
        FIVE_OPEN,
    ),
    (
        "en",
        "general store",
        "carbine ace of clubs, bang 7 of diamonds, store queen of spades, "
        "cat balou jack of diamonds and missed 7 of spades",
        FIVE_OPEN,
    ),
    ("nl", "", "anna gooit Ton schoppenheer weg", ["1 discard 1 with barrel/ks"]),
    ("it", "", "anna butta via barile re di picche", ["1 discard 1 with barrel/ks"]),
    ("en", "", "anna throws away barrel king of spades", ["1 discard 1 with barrel/ks"]),
    ("nl", "set 2 play barrel; cat balou ben", "hand saloon harten 5", ["1 toss 2 hand with saloon/5h"]),
    ("nl", "cat balou ben", "anna laat ben hand saloon harten 5 afleggen", ["1 toss 2 hand with saloon/5h"]),
    ("nl", "set 2 play barrel; cat balou ben", "anna laat ben de ton afleggen", ["1 toss 2 barrel"]),
    ("it", "set 2 play barrel; cat balou ben", "anna fa scartare il barile a ben", ["1 toss 2 barrel"]),
    ("en", "set 2 play barrel; cat balou ben", "anna makes ben discard the barrel", ["1 toss 2 barrel"]),
    ("nl", "set 1 life 2; beer", "anna krijgt er een leven bij", ["1 gain 1 for beer"]),
    ("nl", "", "laat 2 staan te laat gezien", ["stand 2 te laat gezien"]),
    ("it", "", "lascia valere 2 visto tardi", ["stand 2 visto tardi"]),
    ("en", "", "let 2 stand seen too late", ["stand 2 seen too late"]),
    ("nl", FALLEN, "anna trekt 3 als beloning", ["1 draw 3 for reward"]),
    ("it", FALLEN, "anna pesca 3 come ricompensa", ["1 draw 3 for reward"]),
    ("en", FALLEN, "anna draws 3 as a reward", ["1 draw 3 for reward"]),
    ("nl", "", "anna legt cat balou ruiten 10, ton schoppenheer en gevangenis schoppenboer af", GIVEN),
    ("it", "", "anna scarta cat balou 10 quadri, barile re di picche e prigione fante di picche", GIVEN),
    ("en", "", "anna discards cat balou 10 of diamonds, barrel king of spades and jail jack of spades", GIVEN),
    ("nl", "bang eva", "eva doet een draw! met de eigen vaardigheid: 6♣", ["5 flip jourdonnais 6c"]),
    ("it", "bang eva", "eva estrae per la propria abilità: 6♣", ["5 flip jourdonnais 6c"]),
    ("en", "bang eva", "eva makes a draw! by her own ability: 6♣", ["5 flip jourdonnais 6c"]),
    ("nl", "set 2 play barrel; bang ben", "ben doet een draw! voor de Barrel: 6♣", ["2 flip barrel 6c"]),
    ("it", "set 2 play barrel; bang ben", "ben estrae per il Barile: 6♣", ["2 flip barrel 6c"]),
    ("nl", SHOT, "ben geeft niets", ["2 no"]),
    ("it", SHOT, "ben non risponde", ["2 no"]),
    ("en", SHOT, "ben gives nothing", ["2 no"]),
    ("nl", SHOT, "ben antwoordt met een Missed! 5♠", ["2 answer missed/5s"]),
    ("it", SHOT, "ben risponde con un Mancato! 5♠", ["2 answer missed/5s"]),
    ("en", SHOT, "ben answers with a Missed! 5♠", ["2 answer missed/5s"]),
    ("nl", DRAWN, "ben geeft de Dynamite door aan cleo", ["2 pass dynamite 3"]),
    ("it", DRAWN, "ben passa la Dinamite a cleo", ["2 pass dynamite 3"]),
    ("en", DRAWN, "ben passes the Dynamite on to cleo", ["2 pass dynamite 3"]),
]


@rows(("lang", "before", "line", "read"), SAID, ids=[f"{case[0]} {case[2]}" for case in SAID])
def test_it_is_read_as_it_is_meant(store: Path, lang: str, before: str, line: str, read: list[str]) -> None:
    """Whichever language it is said in, by the rules and words that hold for all three."""
    assert meant(store, before, line, lang) == read


NOTHING = {
    "anna bang ben and cleo": "too_much",
    "anna dances with ben": "unread",
    "anna puts ben in winchester": "unknown_card",
    "ben in the saloon": "unread",
    "anna bang ben, nothing at all": "too_much",
}


@rows("line", NOTHING)
def test_what_cannot_be_put_into_shorthand_is_refused_as_it_was_typed(store: Path, line: str) -> None:
    """The word that is wrong is one that stands in the line."""
    with pytest.raises(BadLine) as refused:
        meant(store, "", line)
    assert refused.value.key == NOTHING[line]
    assert str(refused.value.about["word"]) in line


@pytest.mark.parametrize("line", ["note ben, in jail", "stand 2 ben in jail, and another one"])
def test_free_words_are_kept(store: Path, line: str) -> None:
    """What is said freely is no sentence of the play."""
    assert meant(store, "", line) == [line]


@pytest.mark.parametrize("line", ["cleu winchester", "celo winchster", "Clep draws 2"])
def test_a_name_that_is_written_nearly_so_is_asked_for(store: Path, line: str) -> None:
    """Nobody is taken for another by a guess; where the rest of the line means nothing either, it is not asked."""
    with pytest.raises(BadLine) as refused:
        meant(store, "", line)
    assert (refused.value.key, refused.value.about["choices"]) == ("word_near", ("Cleo",))
    with pytest.raises(BadLine) as refused:
        meant(store.with_name("b"), "", f"{line.split()[0]} dances")
    assert refused.value.key == "unread"


@pytest.mark.parametrize("told", ["hand saloon harten 5", "anna laat ben hand saloon harten 5 afleggen"])
def test_a_line_put_right_is_read_so_too(store: Path, told: str) -> None:
    """What stands in a correction is put into shorthand at the table of the line it corrects."""
    desk = Desk(store)
    log = desk.new(FIVE)
    for line in ("anna turn", "draw", "set 2 play barrel", "cat balou ben", "toss 2 barrel"):
        log.enter(line)
    judged = log.preview(f"verbeter 5 {told}", "nl").judged
    assert [line_of(each.entry, log.book) for each in judged[1:]] == ["1 toss 2 hand with saloon/5h"]
    desk.close()
