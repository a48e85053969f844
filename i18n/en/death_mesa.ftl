# Death Mesa: reasons, things due, entries, what there is to see, and the names of its rules.

## Reasons

reason-ghost_cannot_die = { $by } is a ghost and cannot die a second time.
reason-ghost_has_no_life = { $by } is a ghost: there are no life points to lose or regain.
reason-goods_are_buried = { $by } is a ghost: what lies buried is not played, so { CARD($card, form: "the") } is not either.
reason-no_burial_due = { $by } has nothing to bury now: cards are buried once, when their owner is eliminated.
reason-no_conjuring_due = { $by } has no cards of the Dead Men's Deck to draw now: a new ghost draws one, and two at the start of each turn.
reason-not_a_ghost = { $by } is alive: only ghosts draw cards of the Dead Men's Deck.
reason-over_ghost_limit = { $by } holds { $held } cards of the Dead Men's Deck at the end of the turn; a ghost keeps { $limit } at most.

## What is due

owed-bury = { $by } buries hand and cards in play
    .short = { $by } buries hand and cards in play
owed-conjure = { $by } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the Dead Men's Deck
    .short = { $by } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the Dead Men's Deck
step-conjure = drawing from the Dead Men's Deck

## Entries

entry-buried = { $by } buries hand and cards in play{ $seen_is ->
        [given] {": "}{ $seen }
       *[none] {""}
    }
entry-conjured = { $by } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the Dead Men's Deck{ $spirits_is ->
        [given] {": "}{ $spirits }
       *[none] {""}
    }
entry-shed = { $by } discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the Dead Men's Deck{ $cause ->
        [limit] {""}
       *[other] {" "}for { CARD($cause, form: "the") }
    }{ $spirits_is ->
        [given] {": "}{ $spirits }
       *[none] {""}
    }

card-bad_moon_rising = Bad Moon Rising
    .a = Bad Moon Rising
    .the = Bad Moon Rising
card-blood_juice = Blood Juice
    .a = Blood Juice
    .the = Blood Juice
card-cemetery = Cemetery
    .a = Cemetery
    .the = Cemetery
card-curse = Curse
    .a = Curse
    .the = Curse
card-death_and_taxes = Death and Taxes
    .a = Death and Taxes
    .the = Death and Taxes
card-decay = Decay
    .a = Decay
    .the = Decay
card-desecrate_grave = Desecrate Grave
    .a = Desecrate Grave
    .the = Desecrate Grave
card-dry_spell = Dry Spell
    .a = Dry Spell
    .the = Dry Spell
card-ghost_stories = Ghost Stories
    .a = Ghost Stories
    .the = Ghost Stories
card-guilty_conscience = Guilty Conscience
    .a = Guilty Conscience
    .the = Guilty Conscience
card-hidden_stash = Hidden Stash
    .a = Hidden Stash
    .the = Hidden Stash
card-in_memoriam = In Memoriam
    .a = In Memoriam
    .the = In Memoriam
card-last_testament = Last Testament
    .a = Last Testament
    .the = Last Testament
card-mirage = Mirage
    .a = Mirage
    .the = Mirage
card-nightmare = Nightmare
    .a = Nightmare
    .the = Nightmare
card-poltergeist = Poltergeist
    .a = Poltergeist
    .the = Poltergeist
card-possess = Possess
    .a = Possess
    .the = Possess
card-proper_burial = Proper Burial
    .a = Proper Burial
    .the = Proper Burial
card-rob_grave = Rob Grave
    .a = Rob Grave
    .the = Rob Grave
card-seance = Seance
    .a = Seance
    .the = Seance
card-spook = Spook!
    .a = Spook!
    .the = Spook!
card-syphon = Syphon
    .a = Syphon
    .the = Syphon
card-terrify = Terrify
    .a = Terrify
    .the = Terrify
card-the_east_wind = The East Wind
    .a = The East Wind
    .the = The East Wind
card-unfinished_business = Unfinished Business
    .a = Unfinished Business
    .the = Unfinished Business
card-warn = Warn
    .a = Warn
    .the = Warn

## To look at

panel-ghosts = { $by } is a ghost and holds { $held } of the Dead Men's Deck{ $cards_is ->
        [given] {": "}{ $cards }
       *[none] {""}
    }
panel-goods = Buried goods of { $by }: { $held }{ $cards_is ->
        [given] , among them { $cards }
       *[none] {""}
    }

## Rules

rule-death_mesa-ghosts_draw_their_own_cards = a ghost draws from the Dead Men's Deck
rule-death_mesa-ghosts_act = ghosts keep taking turns
rule-death_mesa-a_ghost_has_no_ability = a ghost has no ability
rule-death_mesa-a_ghost_has_no_life_points = a ghost has no life points
rule-death_mesa-goods_are_not_counted = buried goods are no hand
