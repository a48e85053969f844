# Death Mesa: redenen, wat er moet gebeuren, regels in het verslag, wat er te zien is en de namen van de spelregels.

## Redenen

reason-black_against_traded = { $by } antwoordt met een zwarte kaart op twee kaarten die voor een Spook! geruild zijn. De ene lezing: ze zijn zwart, zoals elke Spook!, en alleen rood antwoordt. De andere: ze hebben geen kleur, dus de kleur doet er niet toe.
reason-juice_in_a_dry_spell = { $by } zit in een Dry Spell en krijgt met Blood Juice een levenspunt terug. De ene lezing: het is geen alcoholische drank, dus het werkt. De andere: het wordt gedronken, dus het geeft niets.
reason-sign_of_a_missed = { $by } weert Decay af met { CARD($card, form: "the") }, die bij dit personage als Missed! dient. De ene lezing: het teken moet op de kaart gedrukt staan. De andere: wat als Missed! dient, is er een.
reason-range_to_a_ghost = { $by } schiet op het spook van { $at }, op afstand { $distance } met een bereik van { $reach }. De ene lezing: bij spoken telt de afstand niet, dus elk schot komt aan. De andere: alleen de spoken negeren die, de levenden niet.
reason-ghost_cannot_die = { $by } is een spook en kan geen tweede keer doodgaan.
reason-ghost_has_no_life = { $by } is een spook: er zijn geen levenspunten te verliezen of terug te krijgen.
reason-goods_are_buried = { $by } is een spook: wat begraven ligt, wordt niet gespeeld, dus { CARD($card, form: "the") } ook niet.
reason-no_burial_due = { $by } heeft nu niets te begraven: kaarten worden één keer begraven, als hun eigenaar uitgeschakeld wordt.
reason-to_be_buried = { $by } ligt uit het spel en niemand neemt deze kaarten: ze worden begraven, niet afgelegd.
reason-no_conjuring_due = { $by } heeft nu geen kaarten van het Dead Men's Deck te trekken: een nieuw spook trekt er één, en twee aan het begin van elke beurt.
reason-not_a_ghost = { $by } leeft: alleen spoken trekken kaarten van het Dead Men's Deck.
reason-over_ghost_limit = { $by } heeft aan het eind van de beurt { $held } kaarten van het Dead Men's Deck; een spook houdt er hoogstens { $limit }.
reason-cannot_be_negated = { CARD($card, form: "the") } kan niet opgeheven worden: { $by } legt er vergeefs een kaart tegen af.
reason-cannot_trade = { $by } kan geen twee kaarten ruilen voor { CARD($card, form: "the") }: een dode Hulpsheriff mag dat voor Warn, een dode Renegade voor Spook!, en niemand voor iets anders.
reason-colour_open = De kaart waar { $by } op antwoordt, staat voor twee andere en heeft zelf geen kleur: geen bron zegt welke kleur die opheft.
reason-colour_unseen = De kleur van een van beide kaarten is niet gezien, dus is niet bekend of { $by } met de tegengestelde kleur opheft.
reason-conscience_pricks = { $by } heeft deze beurt een Guilty Conscience en mag { CARD($card, form: "the") } niet spelen, want dat kan iemand schaden.
reason-cost_unseen = Van een spook is de rol niet gezien, dus is niet bekend of { $by } hiervoor twee kaarten extra moet afleggen (het waren er { $paid }).
reason-dry_spell = { $by } zit in een Dry Spell: de drank geeft geen levenspunt.
reason-goods_for_the_living = Wat begraven ligt, helpt alleen de levenden, en komt uit het graf van een spook: { $by } pakt niets van { $of }.
reason-goods_rest = Geen kaart laat { $by } nu iets uit de begraven spullen van { $of } pakken.
reason-has_killed_nobody = { $at } heeft voor zover bekend niemand gedood: een Guilty Conscience is voor een levende speler die dat wel deed.
reason-no_duel_to_lose = { $by } hoeft nu in geen duel tussen spoken te antwoorden.
reason-not_for_such = { CARD($card, form: "the") } is niet voor { $at }: op de kaart staat of ze op een levende of op een spook gespeeld wordt.
reason-not_redrawn = { $by } mag dit niet ruilen voor een nieuwe kaart: alleen Desecrate Grave, Rob Grave en Syphon, en alleen zolang er één ploeg spoken is.
reason-nothing_to_negate = Er is nu niets wat { $by } kan opheffen: dat gebeurt meteen, voordat de kaart werkt.
reason-nothing_to_shed = Niemand heeft { CARD($card, form: "a") } op { $by } gespeeld, die er dus niets voor hoeft af te leggen.
reason-nothing_works = { CARD($card, form: "the") } van { $by } werkt niet: die kaart is niet gespeeld, of opgeheven.
reason-one_card_only = { $by } is gebonden door Ghost Stories en heeft de ene kaart van deze beurt al gespeeld: { CARD($card, form: "the") } is er een te veel.
reason-one_duel_only = Om { CARD($card, form: "the") } is al geduelleerd: { $by } kan geen tweede duel beginnen.
reason-only_renegades_step_in = { $by } hoort in dit duel bij geen van beide kanten: alleen een dode Renegade mag voor een ander afleggen.
reason-other_side_answers = In dit duel moet { $first } antwoorden, niet { $by }.
reason-overpaid = { $by } legt voor { CARD($card, form: "the") } { $paid ->
        [one] { $paid } kaart
       *[other] { $paid } kaarten
    } extra af; vereist is { $due }.
reason-own_card_negated = { $by } kan een eigen kaart niet opheffen.
reason-same_colour = { $by } beantwoordt een kaart met een van dezelfde kleur: zwart wordt met rood beantwoord, en rood met zwart.
reason-too_few_spirits = Volgens het verslag heeft { $by } { $held ->
        [0] geen kaart
        [one] { $held } kaart
       *[other] { $held } kaarten
    } van het Dead Men's Deck en kan er geen { $count } gegeven hebben.
reason-unpaid = { $by } legt voor { CARD($card, form: "the") } { $paid ->
        [0] geen kaart
        [one] { $paid } kaart
       *[other] { $paid } kaarten
    } extra af; vereist is { $due }.
reason-wrong_targets = { $by } noemt een ander aantal spelers dan waar { CARD($card, form: "the") } voor is.
reason-still_the_attacker = Een Mirage van het spook { $author } leidde de aanval van { $of } naar { $by }. De ene lezing: het blijft de aanval van { $of }, met wat daaruit volgt. De andere: het is nu die van het spook, zonder beloning of straf, en er valt niets te pakken.
reason-paid_after_a_failure = { $by } speelt een volgende spookkaart, na een die werd opgeheven. De ene lezing: elke volgende kaart kost er een, wat er ook met de vorige gebeurde. De andere, uit een latere aanpassing van de ontwerper: alleen na een kaart die lukte.
reason-business_averted = Unfinished Business treft { $by } met een Bang!. De ene lezing: wie zo beschoten wordt, mag zich weren zoals altijd, met een Missed! of een Barrel. De andere: { $by } is meteen geraakt.
reason-led_out_of_reach = Een Mirage leidt de aanval van { $by } naar { $at }, die buiten bereik zit. De ene lezing: alleen het eerste doelwit moest binnen bereik zijn. De andere: de aanval moet ook { $at } kunnen bereiken.
reason-life_on_clubs = { $by } geeft voor Bad Moon Rising op klaveren een levenspunt. De ene lezing: klaveren zijn als schoppen, met één kaart, dus een levenspunt in plaats van die kaart mag. De andere: op klaveren gaat het alleen om een kaart.
reason-never_attacked = { $by } viel bij leven niemand aan, blijkens een verslag dat vanaf het delen volledig is. De ene lezing: { $at } mag gekozen worden, omdat { $by } die dood moet zien, zoals wanneer de laatste aanval meerdere spelers trof. De andere: er valt niemand te kiezen.
reason-possessed_duel = { $by } valt in een Duel dat het spook van { $author } { $of } liet beginnen. De ene lezing: het spook speelt de kaart, dus het spook heeft gedood, zonder beloning of straf. De andere: { $of } vocht het uit en heeft { $by } gedood.
reason-attack_unseen = Niemand noteerde wie { $by } bij leven het laatst aanviel, dus is niet bekend of { $at } gekozen mag worden.
reason-killer_unnoted = Niemand noteerde wie { $of } uitschakelde, ter nagedachtenis van wie { $by } schiet: een Bang! op de dader telt niet mee, en is die dood, dan mag er één extra.
reason-duel_in_the_wind = { $by } en { $at } staan in The East Wind. De ene lezing: een Duel heeft geen BANG!-teken en kost één kaart. De andere: elke aanval kost er twee.
reason-led_to_the_attacker = Een Mirage leidt de aanval nooit naar { $at }, van wie de aanval is.
reason-must_be_proven = { $by } kiest { $at } vrij voor Unfinished Business en moet bewijzen dat { $at } voor die rol moet sterven: of dat bewijs klopt, is aan de scheidsrechter.
reason-no_seance = Geen Seance toont nu kaarten van { $by } aan { $to }.
reason-no_sign_of_a_bang = { $by } geeft voor The East Wind alleen een tweede kaart bij een aanval op de ander die zij bindt, en alleen een met een BANG!-teken.
reason-no_solo_attack = Er is geen aanval op één speler bezig die { $by } ergens anders heen kan leiden.
reason-nobody_terrified = Geen Terrify van { $by } legt nu een kaart dwars voor { $of }.
reason-not_adjacent = { $at } is aan geen van beide kanten de eerstvolgende levende speler naast { $seat }, op wie de aanval gericht was.
reason-not_last_attacked = { $at } is niet degene die { $by } bij leven het laatst aanviel.
reason-not_to_sacrifice = { CARD($card, form: "the") } van { $by } telt niet voor Poltergeist: een actieve Dynamite telt niet, en een Jail is door een ander gespeeld.
reason-nothing_to_regain = Er ligt geen kaart dwars voor { $by } die nu terug naar de hand gaat: { CARD($card, form: "the") } blijft liggen.
reason-nothing_to_syphon = Geen Syphon laat { $by } nu van { $of } stelen.
reason-nothing_to_warn_of = Tegen { $at } loopt geen aanval die een Missed! kan afweren: { $by } heeft niets om voor te waarschuwen.
reason-only_cards_in_play = { CARD($card, form: "the") } gaat over kaarten op tafel: een kaart uit de hand van { $by } telt daar niet voor.
reason-seance_goes_on = Er is een Seance bezig: er gebeurt niets anders tot { $by } de kaarten terug in de hand heeft.
reason-cannot_lie_there = { $by } kan { CARD($card, form: "the") } niet voor zich neerleggen: alleen blauwe kaarten voor jezelf, één van elke naam, en één wapen.
reason-cannot_rise = { $by } staat niet op: dat doet alleen een dode Renegade die de levende Sheriff doodde terwijl er nog anderen leven.
reason-nothing_to_dig = { $by } is niet opgestaan en graaft niets op.
reason-scofflaw_first = Niemand heeft gewonnen: { $by } doodde de Sheriff als dode Renegade en staat op in diens plaats.
reason-scofflaw_unnoted = Niemand noteerde wie de Sheriff, { $seat }, uitschakelde: een dode Renegade die het deed staat op in diens plaats, anders eindigt het spel zoals gewoonlijk.
reason-not_in_the_goods = Volgens het verslag heeft { $of } { $held ->
        [0] geen kaart
        [one] { $held } kaart
       *[other] { $held } kaarten
    } begraven liggen, en niet wat { $by } gepakt zou hebben.
reason-cannot_be_played = { CARD($card, form: "the") } kan niet op zichzelf gespeeld worden: { $by } geeft die kaart terug.
reason-nobody_possessed = Geen Possess laat { $by } nu een kaart uit de hand van { $of } spelen.
reason-no_such_spirit = { CARD($card, form: "the") } van { $by } is geen kaart van het Dead Men's Deck waarmee dit spel gespeeld wordt.
reason-too_few_left = Volgens het verslag heeft het Dead Men's Deck { $left ->
        [0] geen kaart meer
        [one] nog { $left } kaart
       *[other] nog { $left } kaarten
    }, en kan { $by } er geen { $count } trekken.

## Wat er moet gebeuren

touch-may_haunt = { $by } mag spookkaarten spelen{ $over ->
        [0] {" "}of de beurt beëindigen
        [one] {"; "}{ $over } kaart te veel
       *[other] {"; "}{ $over } kaarten te veel
    }.
app-may_haunt = { $by } mag spookkaarten spelen{ $over ->
        [0] , of
        [one] {"; "}{ $over } kaart te veel
       *[other] {"; "}{ $over } kaarten te veel
    }
may-haunt = { $by } mag een kaart van het Dead Men's Deck spelen: spookt KAART
may-trade = { $by } mag twee kaarten van het Dead Men's Deck als een andere spelen: ruilt KAART
may-shed = { $by } heeft meer kaarten van het Dead Men's Deck dan mogen blijven, en mag er afleggen: ontdoet KAART
owed-exchange = { $by } geeft twee kaarten als { CARD($card, form: "a") } voor { $other }
    .short = { $by } geeft twee kaarten als { CARD($card, form: "a") }
owed-role = { $by } toont een rol die nog niet genoteerd is
    .short = { $by } toont een rol die nog niet genoteerd is
owed-bury = { $by } begraaft hand en kaarten op tafel
    .short = { $by } begraaft hand en kaarten op tafel
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
owed-exhume = { $card ->
        [heart_bonus] { $by } mag een van de begraven spullen aan een levende speler geven
       *[other] { $by } pakt begraven spullen voor { CARD($card, form: "the") } ({ $count })
    }
    .short = { $card ->
        [heart_bonus] { $by } mag een van de begraven spullen aan een levende speler geven
       *[other] { $by } pakt begraven spullen voor { CARD($card, form: "the") } ({ $count })
    }
owed-shed = { $by } legt spookkaarten af voor { CARD($card, form: "the") } ({ $count })
    .short = { $by } legt spookkaarten af voor { CARD($card, form: "the") } ({ $count })
owed-sacrifice = { $by } legt af voor { CARD($card, form: "the") } of verliest een levenspunt
    .short = { $by } legt af voor { CARD($card, form: "the") } of verliest een levenspunt
owed-ward = { $by } weert { CARD($card, form: "the") } af met een Missed!
    .short = { $by } weert { CARD($card, form: "the") } af met een Missed!
owed-syphon = { $by } steelt een kaart van { $other }
    .short = { $by } steelt een kaart van het andere spook
owed-terrify = { $by } legt een kaart van { $other } dwars
    .short = { $by } legt een kaart dwars
owed-regain = { $by } neemt { CARD($card, form: "the") } terug in de hand
    .short = { $by } neemt { CARD($card, form: "the") } terug in de hand
owed-unveil = { $by } toont { $count } handkaarten voor { CARD($card, form: "the") }
    .short = { $by } toont { $count } handkaarten voor { CARD($card, form: "the") }
owed-rise = { $by } staat op en wordt Sheriff
    .short = { $by } staat op en wordt Sheriff
owed-dig = { $by } graaft de begraven spullen op
    .short = { $by } graaft de begraven spullen op
owed-possess = { $by } speelt een kaart uit de hand van { $other }
    .short = { $by } speelt een kaart uit de hand van de bezeten speler
owed-reshuffle = Het Dead Men's Deck is te klein: de aflegstapel wordt erin geschud
    .short = Het Dead Men's Deck is te klein: de aflegstapel wordt erin geschud

## Regels in het verslag

entry-buried = { $by } begraaft hand en kaarten op tafel{ $seen_is ->
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
       *[other] {" "}en legt er { $paid } extra af
    }{ $spirits_is ->
        [given] {": "}{ $spirits }
       *[none] {""}
    }
entry-negated = { $by } legt er { CARD($spirit, $spirit_face, form: "the") } tegen af{ $of_is ->
        [nobody] {""}
       *[other] {" "}namens { $of }
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
entry-syphoned = { $by } steelt van { $of } een kaart uit de { $goods ->
        [yes] begraven spullen
       *[no] hand
    }
entry-terrified = { $by } legt { CARD($card, $card_face, form: "the") } van { $of } dwars
entry-regained = { $by } neemt { CARD($card, $card_face, form: "the") } terug in de hand
entry-unveiled = { $by } toont { $to } kaarten uit de hand
entry-risen = { $by } staat op en wordt Sheriff
entry-dugup = { $by } graaft de begraven spullen op{ $cards_is ->
        [given] {", op tafel: "}{ $cards }
       *[none] {""}
    }
card-scofflaw = Scofflaw
    .a = Scofflaw
    .the = Scofflaw
entry-possessed = { $by } speelt { CARD($card, $card_face, form: "the") } van { $of }{ $at_is ->
        [nobody] {""}
       *[other] {" "}op { $at }
    }{ $back ->
        [yes] {" "}(gaat terug)
       *[no] {""}
    }
card-burial = de begrafenis
    .a = de begrafenis
    .the = de begrafenis
card-risen = weer leven
    .a = weer leven
    .the = weer leven
entry-composed = Het Dead Men's Deck van dit spel is opgegeven
entry-reshuffled = De aflegstapel van het Dead Men's Deck wordt geschud

## Te zien

panel-ghosts = { $by }: { $held ->
        [one] { $held } spookkaart
       *[other] { $held } spookkaarten
    }{ $cards_is ->
        [given] {": "}{ $cards }
       *[none] {""}
    }
panel-goods = Begraven spullen van { $by }: { $held }{ $cards_is ->
        [given] , waaronder { $cards }
       *[none] {""}
    }
panel-glimpses = { $by } kent deze kaarten van { $of }: { $cards }
panel-lasting = { $by } is gebonden door { CARD($card, form: "the") } van { $of }
panel-passages = { $way ->
        [in] In het graf van
       *[out] Uit het graf van
    } { $by }: { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } ({ CARD($card) })
panel-dead_mens_deck = Dead Men's Deck: nog { $left }, { $count } afgelegd

## Spelregels

rule-death_mesa-ghosts_draw_their_own_cards = een spook trekt van het Dead Men's Deck
rule-death_mesa-he_discards_of_that_deck = een spook legt kaarten van het Dead Men's Deck af
rule-death_mesa-over_his_limit = een spook houdt twee kaarten
rule-death_mesa-ghosts_haunt = spoken spelen van het Dead Men's Deck
rule-death_mesa-the_ghost_who_led_it = het spook dat de aanval met een Mirage leidde
rule-death_mesa-ghosts_act = spoken houden hun beurten
rule-death_mesa-two_cards_as_a_spook = een dode Renegade ruilt twee kaarten voor een Spook!
rule-death_mesa-a_ghost_has_no_ability = een spook heeft geen vaardigheid
rule-death_mesa-a_ghost_has_no_life_points = een spook heeft geen levenspunten
rule-death_mesa-the_ghost_whose_turn_it_is = door een spook uit die hand gespeeld
rule-death_mesa-goods_are_not_counted = begraven spullen zijn geen hand
rule-death_mesa-a_lone_team_pays_two = één ploeg spoken: twee kaarten extra
rule-death_mesa-royal_cards_are_free = een plaatjeskaart
rule-death_mesa-further_cards_cost_one = een volgende kaart in de beurt
rule-death_mesa-nothing_to_take_from_a_ghost = van een spook is niets te pakken
rule-death_mesa-no_drink_heals = Dry Spell
rule-death_mesa-a_nightmare_takes_the_ability = Nightmare
rule-death_mesa-one_card_less = Death and Taxes
rule-death_mesa-nothing_left_to_draw = Death and Taxes: geen kaart meer te trekken
rule-death_mesa-shown_to_him = bekend door een Seance, Last Testament of Curse
rule-death_mesa-one_more_for_a_dead_killer = In Memoriam, de dader is dood
rule-death_mesa-a_card_laid_sideways_does_nothing = Terrify
rule-death_mesa-a_scofflaw_or_none = Scofflaw of niet: niemand noteerde wie de Sheriff doodde
rule-death_mesa-nobody_has_won_before_he_rises = Scofflaw: een dode Renegade staat op
rule-death_mesa-the_game_goes_on = Scofflaw: het spel gaat door
rule-death_mesa-vengeance = Vengeance van een dode Renegade
rule-death_mesa-the_avenger_wins_dead = Vengeance wint dood
rule-death_mesa-a_shared_show_down = gedeelde show-down
rule-death_mesa-the_renegade_shares_it = gedeelde show-down: de Renegade wint mee

## Opties

option-further_card = Volgende spookkaarten
option-further_card-every = elk kost een kaart
option-further_card-after_success = een kaart na een succes
option-lone_ghost = Eén ploeg spoken
option-lone_ghost-two_cards = legt twee kaarten extra af
option-lone_ghost-royal = plaatjes zijn gratis
option-hidden_stash = Hidden Stash
option-hidden_stash-deck = van de stapel
option-hidden_stash-goods = uit de begraven spullen
option-last_testament = Last Testament
option-last_testament-giving = geeft een kaart
option-last_testament-drawing = trekt er ook een
option-bad_moon = Bad Moon Rising
option-bad_moon-all = alle levenden
option-bad_moon-one = één speler
option-bad_moon_hearts = Bad Moon Rising bij harten
option-bad_moon_hearts-draw = ieder een kaart
option-bad_moon_hearts-nothing = niets
option-unfinished = Unfinished Business
option-unfinished-last = de laatst aangevallene
option-unfinished-any = wie aangevallen is
option-showdown = Alleen Sheriff en Renegade over
option-showdown-printed = zoals gedrukt
option-showdown-shared = mag gedeeld worden
reason-need_not_die = { $by } kiest { $at }, die zeker niet hoeft te sterven om de kant van { $by } te laten winnen: Unfinished Business is niet voor { $at }.
reason-could_be_played = { $by } geeft { CARD($card, form: "the") } terug aan { $of }, maar die had gespeeld kunnen worden: alleen een kaart die niet gespeeld kan worden, gaat terug.
reason-one_card_in_the_wind = { $by } en { $at } staan in The East Wind, en { $by } heeft maar één kaart: een aanval kost er twee.
reason-out_of_another_hand = { $by } neemt de kaart voor { CARD($card, form: "the") } uit de hand van { $of }, en nergens anders vandaan.
reason-other_takes_first = { $first } neemt een kaart uit de open graven vóór { $by }: eerst de gekozene, dan met de klok mee, en niemand wordt overgeslagen.
reason-discarded_or_used = { $by } is gebonden door Ghost Stories en legt twee kaarten af voor een levenspunt. De ene lezing: wie kaarten aflegt, speelt of gebruikt ze niet. De andere: de vaardigheid gebruikt twee kaarten, en deze beurt mag er maar één gebruikt worden.
reason-shed_within_limit = { $by } legt { $count } van de { $held } kaarten af, en de limiet is { $limit }. De ene lezing: een spook legt alleen af wat erboven zit, zoals de levenden. De andere: niets verbiedt om er meer af te leggen.
