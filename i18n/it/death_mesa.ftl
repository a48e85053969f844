# Death Mesa: motivi, cose da fare, voci del verbale, cosa c'è da vedere e i nomi delle regole.

## Motivi

reason-ghost_cannot_die = { $by } è un fantasma e non può morire una seconda volta.
reason-ghost_has_no_life = { $by } è un fantasma: non ha punti vita da perdere o recuperare.
reason-goods_are_buried = { $by } è un fantasma: ciò che è sepolto non si gioca, dunque nemmeno { CARD($card, form: "the") }.
reason-no_burial_due = { $by } ora non ha nulla da seppellire: le carte si seppelliscono una volta, quando il proprietario è eliminato.
reason-no_conjuring_due = { $by } ora non ha carte del Dead Men's Deck da pescare: un nuovo fantasma ne pesca una, e due all'inizio di ogni turno.
reason-not_a_ghost = { $by } è in vita: solo i fantasmi pescano carte del Dead Men's Deck.
reason-over_ghost_limit = { $by } ha { $held } carte del Dead Men's Deck alla fine del turno; un fantasma ne tiene al massimo { $limit }.

## Cosa va fatto

owed-bury = { $by } seppellisce la mano e le carte in gioco
    .short = { $by } seppellisce la mano e le carte in gioco
owed-conjure = { $by } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } del Dead Men's Deck
    .short = { $by } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } del Dead Men's Deck
step-conjure = pescare dal Dead Men's Deck

## Voci del verbale

entry-buried = { $by } seppellisce la mano e le carte in gioco{ $seen_is ->
        [given] {": "}{ $seen }
       *[none] {""}
    }
entry-conjured = { $by } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } del Dead Men's Deck{ $spirits_is ->
        [given] {": "}{ $spirits }
       *[none] {""}
    }
entry-shed = { $by } scarta { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } del Dead Men's Deck{ $cause ->
        [limit] {""}
       *[other] {" "}per { CARD($cause, form: "the") }
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

## Da vedere

panel-ghosts = { $by } è un fantasma e ha { $held } del Dead Men's Deck{ $cards_is ->
        [given] {": "}{ $cards }
       *[none] {""}
    }
panel-goods = Beni sepolti di { $by }: { $held }{ $cards_is ->
        [given] , tra cui { $cards }
       *[none] {""}
    }

## Regole

rule-death_mesa-ghosts_draw_their_own_cards = un fantasma pesca dal Dead Men's Deck
rule-death_mesa-ghosts_act = i fantasmi continuano ad avere i turni
rule-death_mesa-a_ghost_has_no_ability = un fantasma non ha abilità
rule-death_mesa-a_ghost_has_no_life_points = un fantasma non ha punti vita
rule-death_mesa-goods_are_not_counted = i beni sepolti non sono una mano
