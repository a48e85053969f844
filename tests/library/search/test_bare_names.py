"""The name of a card, a character or a role alone asks what it does: a beginner's first question, and the shortest."""

import pytest

from referee.languages import LANGUAGES
from referee.lexicon import load
from referee.library.search.index import rulings_index

ASKED = {
    "card": {
        "bang": "bang-costs-a-life-point",
        "missed": "missed-stops-a-shot",
        "beer": "beer-heals-one",
        "saloon": "saloon-heals-everybody",
        "stagecoach": "stagecoach-draws-two",
        "wells_fargo": "wells-fargo-draws-three",
        "general_store": "general-store-one-card-each",
        "panic": "panic-takes-a-card",
        "cat_balou": "cat-balou-discards-a-card",
        "duel": "how-a-duel-goes",
        "gatling": "gatling-hits-everybody",
        "indians": "indians-ask-for-a-bang",
        "barrel": "barrel-against-a-bang",
        "scope": "scope-takes-one-off",
        "mustang": "mustang-adds-one",
        "jail": "breaking-out-of-jail",
        "dynamite": "dynamite-explodes",
        "volcanic": "volcanic-lifts-the-bang-limit",
        "schofield": "reach-of-each-weapon",
        "remington": "reach-of-each-weapon",
        "rev_carabine": "reach-of-each-weapon",
        "winchester": "reach-of-each-weapon",
    },
    "character": {
        "bart_cassidy": "bart-cassidy-draws-when-hurt",
        "black_jack": "black-jack-shows-his-second-card",
        "calamity_janet": "janet-dodges-with-a-bang",
        "el_gringo": "el-gringo-takes-a-card",
        "jesse_jones": "jesse-jones-draws-from-a-hand",
        "jourdonnais": "jourdonnais-counts-as-having-a-barrel",
        "kit_carlson": "kit-carlson-keeps-two-of-three",
        "lucky_duke": "lucky-duke-turns-two-and-picks",
        "paul_regret": "paul-regret-is-one-further-away",
        "pedro_ramirez": "pedro-takes-the-top-discard",
        "rose_doolan": "rose-doolan-sees-one-nearer",
        "sid_ketchum": "sid-heals-at-any-moment",
        "slab_the_killer": "slab-needs-two-missed",
        "suzy_lafayette": "suzy-draws-on-an-empty-hand",
        "vulture_sam": "vulture-sam-takes-the-dead-mans-cards",
        "willy_the_kid": "willy-the-kid-shoots-on",
    },
    "role": {
        "sheriff": "law-wins",
        "deputy": "law-wins",
        "outlaw": "outlaws-win-when-the-sheriff-dies",
        "renegade": "renegade-wins-alone",
        "rebel": "rebel-wants-to-kill-the-sheriff-himself",
    },
    "ghost_card": {
        "bad_moon_rising": "bad-moon-rising-is-decided-by-a-suit",
        "blood_juice": "blood-juice-heals-one-living-player",
        "cemetery": "cemetery-first-two-then-one-each",
        "curse": "curse-costs-a-card-after-the-discard-phase",
        "death_and_taxes": "death-and-taxes-pays-the-ghost",
        "decay": "decay-removes-a-card-in-play",
        "desecrate_grave": "desecrate-grave-scatters-two-cards",
        "dry_spell": "dry-spell-forbids-healing-by-drink",
        "ghost_stories": "ghost-stories-allow-one-card",
        "hidden_stash": "hidden-stash-gives-a-card",
        "in_memoriam": "in-memoriam-against-the-killer",
        "last_testament": "last-testament-hands-over-a-buried-card",
        "mirage": "mirage-answers-a-solo-attack",
        "nightmare": "nightmare-takes-the-ability-away",
        "poltergeist": "poltergeist-takes-a-card-in-play-or-a-life",
        "possess": "possess-takes-a-random-hand-card",
        "rob_grave": "rob-grave-passes-a-buried-card-on",
        "seance": "seance-shows-two-cards-to-two-players",
        "spook": "spook-bangs-anybody",
        "syphon": "syphon-steals-from-a-fellow-ghost",
        "terrify": "terrify-lays-a-card-sideways",
        "warn": "warn-gives-a-missed-out-of-turn",
    },
    "event": {
        "blessing": "blessing-makes-every-card-hearts",
        "the_daltons": "the-daltons-cost-a-blue-card",
        "the_doctor": "the-doctor-heals-the-weakest",
        "ghost_town": "ghost-town-brings-the-dead-back-for-a-turn",
        "gold_rush": "gold-rush-turns-the-turns-round",
        "hangover": "hangover-switches-abilities-off",
        "the_reverend": "the-reverend-forbids-beer",
        "the_sermon": "the-sermon-forbids-bang-in-your-own-turn",
        "shootout": "shootout-allows-a-second-bang",
        "thirst": "thirst-one-card-fewer",
        "train_arrival": "train-arrival-one-card-more",
        "high_noon": "high-noon-costs-a-life-point",
        "handcuffs": "handcuffs-one-suit-a-turn",
        "new_identity": "new-identity-a-second-character",
        "abandoned_mine": "abandoned-mine-draws-from-the-discards",
        "ambush": "ambush-puts-everybody-at-one",
        "blood_brothers": "blood-brothers-give-a-life-point",
        "dead_man": "dead-man-brings-the-first-victim-back",
        "hard_liquor": "hard-liquor-instead-of-drawing",
        "lasso": "lasso-switches-cards-in-play-off",
        "law_of_the_west": "law-of-the-west-shows-the-second-card",
        "peyote": "peyote-guess-the-colour",
        "ranch": "ranch-swaps-hand-cards",
        "ricochet": "ricochet-shoots-at-cards",
        "russian_roulette": "russian-roulette-costs-two-lives",
        "sniper": "sniper-needs-two-missed",
        "the_judge": "the-judge-lets-nothing-be-put-down",
        "vendetta": "vendetta-gives-one-more-turn",
        "a_fistful_of_cards": "fistful-shoots-for-every-card-in-hand",
    },
}
"""Kind -> id -> the ruling that tells what it does, of a role what it is out for. The event Curse shares its name with
a card of the Dead Men's Deck."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "id_"), [(kind, id_) for kind, asked in ASKED.items() for id_ in asked])
def test_a_name_alone_asks_what_it_does(kind: str, id_: str, lang: str) -> None:
    """By the name that it has in each language."""
    name = load().name(kind, id_, lang)
    assert rulings_index().ask(name, lang, 1).hits[0].ruling == ASKED[kind][id_], name
