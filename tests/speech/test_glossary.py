"""The glossary names everything, in every language, and no name means two things."""

import tomllib
from collections import defaultdict
from collections.abc import Iterator

from referee import resources, sets
from referee.languages import LANGUAGES
from referee.lexicon import fold, load
from tests.rows import rows

GLOSSARY = tomllib.loads((resources.words() / "glossary.toml").read_text(encoding="utf-8"))
NAMED = [kind for kind in GLOSSARY if kind != "small"]

CARDS = """bang missed beer saloon stagecoach wells_fargo general_store panic cat_balou duel gatling
    indians barrel scope mustang jail dynamite volcanic schofield remington rev_carabine winchester"""
DODGE_CITY_CARDS = """binocular hideout punch dodge springfield rag_time brawl tequila whisky bible iron_plate sombrero
    ten_gallon_hat canteen pony_express derringer knife pepperbox buffalo_rifle howitzer conestoga can_can
    holyday_shot"""
BULLET_CARDS = "wills_store"
CHARACTERS = """bart_cassidy black_jack calamity_janet el_gringo jesse_jones jourdonnais kit_carlson
    lucky_duke paul_regret pedro_ramirez rose_doolan sid_ketchum slab_the_killer suzy_lafayette vulture_sam
    willy_the_kid"""
DODGE_CITY_CHARACTERS = """apache_kid belle_star bill_noface chuck_wengam doc_holyday elena_fuente greg_digger
    herb_hunter jose_delgado molly_stark pat_brennan pixie_pete sean_mallory tequila_joe vera_custer"""
BULLET_CHARACTERS = "claus_the_saint johnny_kisch uncle_will"
GHOST_CARDS = """bad_moon_rising blood_juice cemetery curse death_and_taxes decay desecrate_grave dry_spell
    ghost_stories guilty_conscience hidden_stash in_memoriam last_testament mirage nightmare poltergeist possess
    proper_burial rob_grave seance spook syphon terrify the_east_wind unfinished_business warn"""
VERBS = """turn end draw flip play no hit lose gain out forfeit take toss discard sid drop pass turnup pick
    putback show turned won gap assumed set note stand house fault retract rewind redo correct insert light full pause
    resume lay lost next answer"""
REBEL_VERBS = "reveal revolution event returns"
EVENT_VERBS = "coming suit becomes bleeds swigs guesses snipes bounces stows"
MESA_VERBS = """bury conjure shed haunt trade negate yields works exhume syphons terrifies reclaims unveils
    rises digs possesses compose reshuffle"""
CHAMPIONSHIP_VERBS = "exposes replay expel withdraws order complains warn cheats limit extratime"
DUEL_VERBS = "aside draft stack field swap enter"
BOX_VERBS = "chuck jose doc imitates opens bestows"
DESK_VERBS = """enrol absent leave hurry shows warn expel pardon stand seed draw round keep hire auction bid choice time
    pause go result void lots qualify duel decide retract correct insert take resume"""
EVENTS = """blessing curse the_daltons the_doctor ghost_town gold_rush hangover the_reverend the_sermon shootout
    thirst train_arrival high_noon handcuffs new_identity dead_man other none abandoned_mine ambush
    blood_brothers hard_liquor lasso law_of_the_west peyote ranch ricochet russian_roulette sniper the_judge
    vendetta a_fistful_of_cards"""
WORDS = "from for to by over at as hand deck discards life play max with phase flag role character"
CHAMPIONSHIP_WORDS = """mistake purpose deal auction noon slow cheating conduct peeking lying advice pact
    referee"""
DUEL_WORDS = "opening"

SAID_IN_TWO_PLACES = (
    ("aims", "throws"), ("last_ones", "ordinal"), ("freed", "keeps_alive"),
    ("idle", "still"), ("idle", "further"), ("another", "further"), ("again", "still"),
    ("further", "others"), ("sits", "sits_out"), ("that_card", "blow"),
    ("idle", "that_card"), ("pronoun", "that_card"),
    ("goes_back", "regains"),
    ("all", "up_to"),
    ("in_order", "into", "up_to"),
    ("idle", "likewise"), ("beside", "shot_off"), ("since_then", "shot_off"),
    ("fails", "kept_in"), ("declines", "fails"), ("put_there", "stands_at"), ("rather", "was_it"),
    ("brings_out", "freed"), ("freed", "put_there"), ("freed", "in_force", "put_there"),
    ("out_of", "put_there", "sits_out"),
    ("idle", "pronoun"), ("idle", "rather_at", "therefore"), ("gives", "idle", "since_then"), ("out_of", "since_then"),
    ("hits_him", "is_struck"), ("lays_down", "throws"), ("brings_out", "lays_down"), ("remaining", "sits_out"),
    ("remaining", "stands_at"), ("gives", "does"), ("does", "lays_open"),
    ("as_well", "likewise"), ("further", "put_there"), ("too_many", "further", "put_there"), ("beside", "put_there"),
    ("rather", "has_none"), ("not", "has_none"), ("is_short", "has_none"), ("was_it", "as_many"),
    ("goes_back", "takes_back"), ("falls", "stands_at"),
    ("swapped_for", "in_front"), ("swapped_for", "passes_on"), ("none_of", "in_vain"),
    ("has", "unreal"), ("in_force", "is_up"), ("in_force", "stands_at"), ("in_force", "was_it"),
    ("in_force", "freed"), ("idle", "in_force"), ("lays_before", "lays_down"), ("kills", "shoots_dead"),
    ("idle", "in_between"), ("as_well", "in_between"), ("idle", "at_once"), ("as_well", "at_once"),
    ("as_well", "at_once", "idle"),
)  # fmt: skip
BESIDE_TAKING_BACK = "why_not"
"""What only tells that a reason for taking something back is one: `may not`, `had none`, `too far`."""


def clashes(*kinds: str) -> dict[str, set[tuple[str, str]]]:
    """The folded names that mean more than one thing within these kinds."""
    meant: defaultdict[str, set[tuple[str, str]]] = defaultdict(set)
    for kind, id_, _, alias in aliases(*kinds):
        meant[fold(alias)].add((kind, id_))
    return {name: things for name, things in meant.items() if len(things) > 1}


def aliases(*kinds: str) -> Iterator[tuple[str, str, str, str]]:
    """Every name of these kinds with what it names and in which language."""
    for kind in kinds:
        for id_, languages in GLOSSARY[kind].items():
            for lang, names in languages.items():
                yield from ((kind, id_, lang, alias) for alias in names)


@rows(
    ("kind", "ids"),
    [
        ("card", f"{CARDS} {DODGE_CITY_CARDS} {BULLET_CARDS}"),
        ("character", f"{CHARACTERS} {DODGE_CITY_CHARACTERS} {BULLET_CHARACTERS}"),
        ("role", "sheriff deputy outlaw renegade rebel duellist1 duellist2 unknown"),
        ("event", EVENTS),
        ("ghost_card", GHOST_CARDS),
        ("verb", f"{VERBS} {REBEL_VERBS} {EVENT_VERBS} {MESA_VERBS} {CHAMPIONSHIP_VERBS} {DUEL_VERBS} {BOX_VERBS}"),
        ("desk", DESK_VERBS),
        ("side", "law outlaws renegade"),
        ("word", f"{WORDS} allow forbid {CHAMPIONSHIP_WORDS} {DUEL_WORDS} goods red black"),
    ],
)
def test_everything_that_is_played_with_is_named(kind: str, ids: str) -> None:
    """All 46 cards, 34 characters, roles, event and ghost cards and the whole shorthand are named, and nothing else."""
    assert set(GLOSSARY[kind]) == set(ids.split())


@rows("name", sets.names())
def test_whatever_a_set_brings_is_named(name: str) -> None:
    """Every card, character and role in the printed facts of a set has an entry."""
    facts = sets.named(name).facts
    brought = {"card": set(facts.cards), "character": set(facts.characters), "role": set(facts.roles)}
    assert {kind: ids - set(GLOSSARY[kind]) for kind, ids in brought.items() if ids - set(GLOSSARY[kind])} == {}


@rows("kind", list(GLOSSARY))
def test_the_languages_are_equals(kind: str) -> None:
    """Each thing has a name in every language of the program, and these come first, in their order."""
    entries = GLOSSARY[kind].values()
    spoken = len(LANGUAGES)
    assert [each for each in entries if tuple(each)[:spoken] != LANGUAGES or not all(each.values())] == []


@rows("kind", NAMED)
def test_other_languages_may_be_left_out(kind: str) -> None:
    """After them come French and Spanish, or one of them, where the game is published in them."""
    others = [tuple(languages)[len(LANGUAGES) :] for languages in GLOSSARY[kind].values()]
    assert all(langs == tuple(lang for lang in ("fr", "es") if lang in langs) for langs in others)
    assert not any(others) or kind not in ("verb", "word", "small")


@rows("kind", [kind for kind in NAMED if kind not in ("part", "saying")])
def test_a_name_means_one_thing_within_its_kind(kind: str) -> None:
    """After folding no two ids of a kind share a name, not even across languages."""
    assert clashes(kind) == {}


def test_small_sayings_that_mean_two_things_are_few() -> None:
    """Where they stand in a line says which is meant: `another` before a card or behind a number, `it` behind a hit."""
    said = (frozenset(saying for _, saying in sayings) - {BESIDE_TAKING_BACK} for sayings in clashes("saying").values())
    assert {two for two in said if len(two) > 1} == {frozenset(two) for two in SAID_IN_TWO_PLACES}


def test_words_that_play_two_parts_of_a_question_are_few() -> None:
    """`can I` says who does it and that a yes is wanted, `second` which and that it is one more; others one part."""
    twice = {frozenset(part for _, part in parts) for parts in clashes("part").values()}
    assert twice == {
        frozenset(two) for two in (("anyone", "want_may"), ("anyone", "want_must"), ("nth_second", "other"))
    }


def test_a_card_is_never_taken_for_a_verb_or_a_role() -> None:
    """In a line of shorthand a word is a card, a verb or a role, not two of them."""
    assert clashes("card", "event", "verb", "role") == {}


def test_few_are_both_a_verb_and_a_word() -> None:
    """Those begin a line, or follow what is said of it; every other word of the shorthand has one place."""
    assert set(clashes("verb", "word")) == {"play", "discards", "discarded", "afgelegd", "uit"}


def test_what_is_said_for_a_card_is_no_other_name() -> None:
    """What people say instead of playing a card is read only where nothing else is called so, and means a card.

    At a table of Dodge City who dodges has the card of that name.
    """
    assert set(GLOSSARY["deed"]) <= set(GLOSSARY["card"])
    others = clashes("card", "verb", "word", "character", "role")
    both = clashes("deed", "card", "verb", "word", "character", "role")
    assert both == {**others, "dodge": {("deed", "missed"), ("card", "dodge")}}


def test_what_is_asked_about_is_one_concept() -> None:
    """No name is a card and also a character, a role, an event or a term: the search may trust it."""
    assert clashes("card", "character", "role", "event", "term") == {}


def test_verbs_and_words_are_typed_as_one_word() -> None:
    """The shorthand is split at spaces, so its own words hold none."""
    assert [alias for *_, alias in aliases("verb", "desk", "word") if len(alias.split()) != 1] == []


def test_the_first_english_verb_is_its_id() -> None:
    """The canonical line of shorthand is written with the ids themselves."""
    assert [id_ for kind in ("verb", "desk") for id_, said in GLOSSARY[kind].items() if said["en"][0] != id_] == []


@rows("kind", list(GLOSSARY))
def test_no_name_stands_twice_in_one_list(kind: str) -> None:
    """A list of names repeats nothing, not even in another spelling of the same letters."""
    lists = [names for languages in GLOSSARY[kind].values() for names in languages.values()]
    assert [names for names in lists if len({fold(name) for name in names}) < len(names)] == []


def test_names_of_the_sources_are_understood() -> None:
    """The names that the source documents use, misprints included, are aliases."""
    said = {fold(alias): id_ for _, id_, _, alias in aliases("card", "character", "role")}
    spoken = {
        "Emporio": "general_store",
        "Hulpsheriff": "deputy",
        "Vice": "deputy",
        "Fuorilegge": "outlaw",
        "Rinnegato": "renegade",
        "Ribelle": "rebel",
        "Mancato": "missed",
        "Birra": "beer",
        "Prigione": "jail",
        "Burt Cassidy": "bart_cassidy",
        "Susy Lafayette": "suzy_lafayette",
        "appaloosa": "scope",
    }
    assert {name: said.get(fold(name)) for name in spoken} == spoken


@rows(
    ("kind", "id_", "typed"),
    [
        ("card", "dynamite", "dyn"),
        *(("word", "from", f"da{end}") for end in ("", "l", "llo", "lla", "ll'", "i", "gli", "lle")),
    ],
)
def test_what_the_shorthand_promises_is_understood(kind: str, id_: str, typed: str) -> None:
    """Short names of docs/shorthand.md, and `da` with each of its articles, are names of their own."""
    assert load().exact(typed, kind) == (id_,)


def test_names_of_other_languages_are_never_typed() -> None:
    """What only French or Spanish calls a thing means nothing in a line, and nothing is called by it."""
    typed = {(kind, fold(alias)) for kind, _, lang, alias in aliases(*NAMED) if lang in LANGUAGES}
    known = load()
    foreign = [(kind, id_, alias) for kind, id_, lang, alias in aliases(*NAMED) if lang not in LANGUAGES]
    unheard = [(kind, id_, alias) for kind, id_, alias in foreign if (kind, fold(alias)) not in typed]
    assert ("card", "barrel", "Planque") in unheard
    assert [alias for kind, _, alias in unheard if known.exact(alias, kind)] == []
    assert [alias for kind, id_, alias in unheard if alias in known.names(kind, id_)] == []
