# Death Mesa: redenen, wat er moet gebeuren, regels in het verslag, wat er te zien is en de namen van de spelregels.

## Redenen

reason-ghost_cannot_die = { $by } is een spook en kan geen tweede keer doodgaan.
reason-ghost_has_no_life = { $by } is een spook: er zijn geen levenspunten te verliezen of terug te krijgen.
reason-goods_are_buried = { $by } is een spook: wat begraven ligt wordt niet gespeeld, dus { CARD($card, form: "the") } ook niet.
reason-no_burial_due = { $by } heeft nu niets te begraven: kaarten worden één keer begraven, als hun eigenaar uitgeschakeld wordt.
reason-no_conjuring_due = { $by } heeft nu geen kaarten van het Dead Men's Deck te trekken: een nieuw spook trekt er één, en twee aan het begin van elke beurt.
reason-not_a_ghost = { $by } leeft: alleen spoken trekken kaarten van het Dead Men's Deck.
reason-over_ghost_limit = { $by } heeft aan het eind van de beurt { $held } kaarten van het Dead Men's Deck; een spook houdt er hoogstens { $limit }.
reason-cannot_be_negated = { CARD($card, form: "the") } kan niet opgeheven worden: { $by } legt er vergeefs een kaart tegen af.
reason-cannot_trade = { $by } kan geen twee kaarten ruilen voor { CARD($card, form: "the") }: een dode Hulpsheriff mag dat voor Warn, een dode Renegade voor Spook!, en niemand voor iets anders.
reason-colour_open = De kaart waar { $by } op antwoordt staat voor twee andere en heeft zelf geen kleur: geen bron zegt welke kleur haar opheft.
reason-colour_unseen = De kleur van een van beide kaarten is niet gezien, dus is niet bekend of { $by } met de tegengestelde kleur opheft.
reason-conscience_pricks = { $by } heeft deze beurt een Guilty Conscience en mag { CARD($card, form: "the") }, waarmee iemand pijn kan lijden, niet spelen.
reason-cost_unseen = Van een spook is de rol niet gezien, dus is niet bekend of { $by } hiervoor twee kaarten extra moet afleggen (het waren er { $paid }).
reason-dry_spell = { $by } zit in een Dry Spell: de drank geeft geen levenspunt.
reason-goods_for_the_living = Wat begraven ligt helpt alleen de levenden, en komt uit het graf van een spook: { $by } pakt niets van { $of }.
reason-goods_rest = Geen kaart laat { $by } nu iets uit de begraven spullen van { $of } pakken.
reason-has_killed_nobody = { $at } heeft voor zover bekend niemand gedood: een Guilty Conscience is voor een levende speler die dat wel deed.
reason-no_duel_to_lose = { $by } hoeft nu in geen duel tussen spoken te antwoorden.
reason-not_for_such = { CARD($card, form: "the") } is niet voor { $at }: de kaart zegt of zij op een levende of op een spook gespeeld wordt.
reason-not_redrawn = { $by } mag dit niet ruilen voor een nieuwe kaart: alleen Desecrate Grave, Rob Grave en Syphon, en alleen zolang er één ploeg spoken is.
reason-nothing_to_negate = Er is nu niets dat { $by } kan opheffen: dat gebeurt meteen, voor de kaart werkt.
reason-nothing_to_shed = Niemand heeft { CARD($card, form: "a") } op { $by } gespeeld, die er dus niets voor hoeft af te leggen.
reason-nothing_works = { CARD($card, form: "the") } van { $by } werkt niet: die kaart is niet gespeeld, of opgeheven.
reason-one_card_only = { $by } is gebonden door Ghost Stories en heeft de ene kaart van deze beurt al gespeeld: { CARD($card, form: "the") } is er een te veel.
reason-one_duel_only = Om { CARD($card, form: "the") } is al geduelleerd: { $by } kan geen tweede duel beginnen.
reason-only_renegades_step_in = { $by } hoort in dit duel bij geen van beide kanten: alleen een dode Renegade mag voor een ander afleggen.
reason-other_side_answers = In dit duel moet { $first } antwoorden, niet { $by }.
reason-overpaid = { $by } legt voor { CARD($card, form: "the") } { $paid } kaarten extra af; het zijn er { $due }.
reason-own_card_negated = { $by } kan een eigen kaart niet opheffen.
reason-same_colour = { $by } legt een kaart van dezelfde kleur af: zwart wordt met rood beantwoord, en rood met zwart.
reason-too_few_spirits = Volgens het verslag heeft { $by } { $held } kaarten van het Dead Men's Deck en kan er geen { $count } gegeven hebben.
reason-unpaid = { $by } legt voor { CARD($card, form: "the") } { $paid } kaarten extra af; het zijn er { $due }.
reason-wrong_targets = { $by } noemt een ander aantal spelers dan waar { CARD($card, form: "the") } voor is.
house-colour_open = de kleur die twee kaarten opheft die voor een Warn staan

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
owed-works = { CARD($card, form: "the") } van { $by } werkt
    .short = { CARD($card, form: "the") } van { $by } werkt
owed-counter = { $by } antwoordt in het duel om { CARD($card, form: "the") }
    .short = { $by } antwoordt in het duel om { CARD($card, form: "the") }
owed-exhume = { $by } pakt begraven spullen voor { CARD($card, form: "the") } ({ $count })
    .short = { $by } pakt begraven spullen voor { CARD($card, form: "the") } ({ $count })
owed-shed = { $by } legt van het Dead Men's Deck af voor { CARD($card, form: "the") } ({ $count })
    .short = { $by } legt van het Dead Men's Deck af voor { CARD($card, form: "the") } ({ $count })

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
entry-haunted = { $by } speelt { CARD($spirit, $spirit_face, form: "the") }{ $at_is ->
        [nobody] {""}
       *[other] {" "}op { $at }
    }{ $traded ->
        [yes] {" "}voor twee kaarten
       *[no] {""}
    }{ $paid ->
        [0] {""}
       *[other] {" "}en legt er { $paid } bij af
    }{ $spirits_is ->
        [given] {": "}{ $spirits }
       *[none] {""}
    }
entry-negated = { $by } legt er { CARD($spirit, $spirit_face, form: "the") } tegen af{ $side ->
        [0] {""}
       *[other] {" "}namens stoel { $side }
    }
entry-yielded = { $by } geeft het duel tussen spoken op
entry-worked = { CARD($cause, form: "the") } van { $by } werkt
entry-exhumed = { $by } pakt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } van de begraven spullen van { $of }{ $seen_is ->
        [given] {": "}{ $seen }
       *[none] {""}
    }
card-redraw = een nieuwe kaart
    .a = een nieuwe kaart
    .the = een nieuwe kaart
card-spade_bonus = de gespeelde schoppen
    .a = de gespeelde schoppen
    .the = de gespeelde schoppen
card-heart_bonus = de gespeelde harten
    .a = de gespeelde harten
    .the = de gespeelde harten

## Te zien

panel-ghosts = { $by } is een spook en heeft { $held } van het Dead Men's Deck{ $cards_is ->
        [given] {": "}{ $cards }
       *[none] {""}
    }
panel-goods = Begraven spullen van { $by }: { $held }{ $cards_is ->
        [given] , waaronder { $cards }
       *[none] {""}
    }
panel-lasting = { $by } is gebonden door { CARD($card, form: "the") } van { $of }

## Spelregels

rule-death_mesa-ghosts_draw_their_own_cards = een spook trekt van het Dead Men's Deck
rule-death_mesa-ghosts_act = spoken houden hun beurten
rule-death_mesa-a_ghost_has_no_ability = een spook heeft geen gave
rule-death_mesa-a_ghost_has_no_life_points = een spook heeft geen levenspunten
rule-death_mesa-goods_are_not_counted = begraven spullen zijn geen hand
rule-death_mesa-a_lone_team_pays_two = één ploeg spoken: twee kaarten extra
rule-death_mesa-royal_cards_are_free = een plaatjeskaart
rule-death_mesa-further_cards_cost_one = een volgende kaart in de beurt
rule-death_mesa-nothing_to_take_from_a_ghost = van een spook is niets te pakken
rule-death_mesa-no_drink_heals = Dry Spell
rule-death_mesa-a_nightmare_takes_the_ability = Nightmare
rule-death_mesa-one_card_less = Death and Taxes
rule-death_mesa-one_more_for_a_dead_killer = In Memoriam, de moordenaar is dood

## Opties

option-further_card = Volgende kaarten in de beurt van een spook
option-further_card-every = elk kost een kaart
option-further_card-after_success = kosten een kaart na een die werkte
option-lone_ghost = Eén ploeg spoken
option-lone_ghost-two_cards = legt twee kaarten extra af
option-lone_ghost-royal = speelt plaatjes gratis
option-hidden_stash = Hidden Stash
option-hidden_stash-deck = van de stapel
option-hidden_stash-goods = uit de begraven spullen
option-last_testament = Last Testament
option-last_testament-giving = geeft een kaart
option-last_testament-drawing = en trekt er een voor het graf
