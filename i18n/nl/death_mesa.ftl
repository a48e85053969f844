# Death Mesa: redenen, wat er moet gebeuren, regels in het verslag, wat er te zien is en de namen van de spelregels.

## Redenen

reason-ghost_cannot_die = { $by } is een spook en kan geen tweede keer doodgaan.
reason-ghost_has_no_life = { $by } is een spook: er zijn geen levenspunten te verliezen of terug te krijgen.
reason-goods_are_buried = { $by } is een spook: wat begraven ligt wordt niet gespeeld, dus { CARD($card, form: "the") } ook niet.
reason-no_burial_due = { $by } heeft nu niets te begraven: kaarten worden één keer begraven, als hun eigenaar uitgeschakeld wordt.
reason-no_conjuring_due = { $by } heeft nu geen kaarten van het Dead Men's Deck te trekken: een nieuw spook trekt er één, en twee aan het begin van elke beurt.
reason-not_a_ghost = { $by } leeft: alleen spoken trekken kaarten van het Dead Men's Deck.
reason-over_ghost_limit = { $by } heeft aan het eind van de beurt { $held } kaarten van het Dead Men's Deck; een spook houdt er hoogstens { $limit }.

## Wat er moet gebeuren

owed-bury = { $by } begraaft hand en kaarten in het spel
    .short = { $by } begraaft hand en kaarten in het spel
owed-conjure = { $by } trekt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } van het Dead Men's Deck
    .short = { $by } trekt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } van het Dead Men's Deck
step-conjure = trekken van het Dead Men's Deck

## Regels in het verslag

entry-buried = { $by } begraaft hand en kaarten in het spel{ $seen_is ->
        [given] {": "}{ $seen }
       *[none] {""}
    }
entry-conjured = { $by } trekt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } van het Dead Men's Deck{ $spirits_is ->
        [given] {": "}{ $spirits }
       *[none] {""}
    }
entry-shed = { $by } legt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } van het Dead Men's Deck af{ $cause ->
        [limit] {""}
       *[other] {" "}voor { CARD($cause, form: "the") }
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

## Te zien

panel-ghosts = { $by } is een spook en heeft { $held } van het Dead Men's Deck{ $cards_is ->
        [given] {": "}{ $cards }
       *[none] {""}
    }
panel-goods = Begraven spullen van { $by }: { $held }{ $cards_is ->
        [given] , waaronder { $cards }
       *[none] {""}
    }

## Spelregels

rule-death_mesa-ghosts_draw_their_own_cards = een spook trekt van het Dead Men's Deck
rule-death_mesa-ghosts_act = spoken houden hun beurten
rule-death_mesa-a_ghost_has_no_ability = een spook heeft geen gave
rule-death_mesa-a_ghost_has_no_life_points = een spook heeft geen levenspunten
rule-death_mesa-goods_are_not_counted = begraven spullen zijn geen hand
