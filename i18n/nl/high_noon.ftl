# High Noon: redenen, wat te doen staat, notities, wat elke gebeurtenis verandert en de namen van de regels.

set-high_noon = High Noon
option-high_noon_cards = Kaarten van High Noon
option-high_noon_cards-fifteen = 15, met New Identity en Handcuffs
option-high_noon_cards-thirteen = 13

## Redenen

reason-event_twice = { EVENT($event) } was in dit spel al van kracht, en elke gebeurteniskaart is er één keer.
reason-event_too_early = { EVENT($event) } is de laatste kaart van de gebeurtenisstapel: er liggen er nog andere boven.
reason-not_a_blue_card = { $by } legt { CARD($card, form: "a") } af voor The Daltons, maar daarvoor telt alleen een blauwe kaart.
reason-no_beer_now = { $by } speelt een Beer onder The Reverend: zolang die gebeurtenis van kracht is mag niemand een Beer spelen, ook niet tegen het laatste levenspunt.
reason-bang_in_own_turn = { $by } gebruikt een Bang! in de eigen beurt onder The Sermon: dat mag alleen buiten de eigen beurt.
reason-hit_of_a_ghost = { $by } is een spook zonder levenspunten en wordt geraakt. De ene lezing: een spook kan niet sterven en verliest onder nul niets. De andere: de treffer telt evengoed.
reason-suit_not_due = { $by } noemt een kleur, maar een kleur wordt alleen onder Handcuffs genoemd, na fase 1 van de eigen beurt en één keer.
reason-suit_not_named = { $by } speelt { CARD($card, form: "a") } onder Handcuffs, maar heeft nog geen kleur genoemd.
reason-card_of_another_suit = { $by } speelt { CARD($card, form: "a") }, van een andere kleur dan de kleur die onder Handcuffs is genoemd.
reason-answer_of_another_suit = { $by } gebruikt { CARD($card, form: "a") } van een andere kleur dan de kleur die onder Handcuffs is genoemd, als antwoord of tegen het laatste levenspunt in de eigen beurt. De ene lezing: de beperking geldt gespeelde kaarten, en een antwoord is dat niet. De andere: ze bindt elke kaart die in de eigen beurt wordt gebruikt.
reason-identity_not_due = { $by } neemt een ander personage aan, maar dat mag alleen onder New Identity, aan het begin van de eigen beurt.
reason-identity_changed = { $by } heeft het reservepersonage al aangenomen, en speelt daarmee tot het einde van het spel.
reason-identity_taken = { $by } neemt het personage aan waarmee { $seat } speelt: het reservepersonage is er een dat niemand heeft.
reason-train_besides_taking = { $by } nam een kaart op tafel in plaats van te trekken en trekt er nog een voor Train Arrival. De ene lezing: de kaart van de trein komt aan het einde van fase 1, wat fase 1 ook was. De andere: wie niets trekt, trekt er ook geen meer.
house-event_twice = een gebeurteniskaart die voor de tweede keer wordt opengelegd
house-event_too_early = de laatste gebeurteniskaart vóór de andere
house-not_a_blue_card = een kaart die niet blauw is afleggen voor The Daltons
house-no_beer_now = een Beer onder The Reverend
house-bang_in_own_turn = een Bang! in de eigen beurt onder The Sermon
house-hit_of_a_ghost = een treffer die een spook zonder levenspunten niets kost
house-suit_not_due = een kleur noemen als er geen genoemd hoeft te worden
house-suit_not_named = spelen onder Handcuffs voordat een kleur is genoemd
house-card_of_another_suit = een kaart van een andere kleur dan de kleur die onder Handcuffs is genoemd
house-answer_of_another_suit = een antwoord van een andere kleur dan de kleur die onder Handcuffs is genoemd
house-identity_not_due = op een ander moment een ander personage aannemen
house-identity_changed = een tweede nieuwe identiteit aannemen
house-identity_taken = het personage van een andere speler aannemen
house-train_besides_taking = de kaart van Train Arrival nadat een kaart op tafel is genomen in plaats van te trekken

## Wat te doen staat

owed-daltons = The Daltons: { $by } legt een blauwe kaart naar keuze af
    .short = { $by } legt een blauwe kaart af voor The Daltons
owed-suit = Handcuffs: { $by } noemt de kleur voor deze beurt
    .short = { $by } noemt een kleur
owed-identity = New Identity: { $by } mag wisselen naar het reservepersonage, met twee levenspunten
    .short = { $by } mag van personage wisselen

## Notities

entry-suitnamed = { $by } noemt { $suit ->
        [h] harten
        [d] ruiten
        [c] klaveren
       *[s] schoppen
    }
entry-identitychanged = New Identity: { $by } is nu { CARD($character) }, met twee levenspunten
error-needs_suit = Er ontbreekt een kleur. Typ bijvoorbeeld: { $one } kleur harten.

card-the_daltons = The Daltons
    .a = The Daltons
    .the = The Daltons
card-the_doctor = The Doctor
    .a = The Doctor
    .the = The Doctor
card-train_arrival = Train Arrival
    .a = Train Arrival
    .the = Train Arrival
card-high_noon = High Noon
    .a = High Noon
    .the = High Noon
step-suit = een kleur noemen voor Handcuffs
step-high_noon = het levenspunt verliezen voor High Noon

## Te zien: wat elke gebeurtenis verandert

panel-lies-blessing = Gebeurtenis: Blessing – elke kaart telt als harten
panel-lies-curse = Gebeurtenis: Curse – elke kaart telt als schoppen
panel-lies-the_daltons = Gebeurtenis: The Daltons – wie een blauwe kaart op tafel heeft legt er een af
panel-lies-the_doctor = Gebeurtenis: The Doctor – wie de minste levenspunten heeft krijgt er een terug
panel-lies-ghost_town = Gebeurtenis: Ghost Town – uitgeschakelden spelen hun beurt als spook, met drie kaarten
panel-lies-gold_rush = Gebeurtenis: Gold Rush – beurten gaan tegen de klok in, kaarteffecten met de klok mee
panel-lies-hangover = Gebeurtenis: Hangover – geen personage heeft een vaardigheid
panel-lies-the_reverend = Gebeurtenis: The Reverend – niemand mag een Beer spelen
panel-lies-the_sermon = Gebeurtenis: The Sermon – geen Bang! in de eigen beurt
panel-lies-shootout = Gebeurtenis: Shootout – een tweede Bang! in elke beurt
panel-lies-thirst = Gebeurtenis: Thirst – een kaart minder in fase 1
panel-lies-train_arrival = Gebeurtenis: Train Arrival – een kaart meer aan het einde van fase 1
panel-lies-high_noon = Gebeurtenis: High Noon – elke beurt begint met het verlies van een levenspunt, tot het einde van het spel
panel-lies-handcuffs = Gebeurtenis: Handcuffs – in elke beurt alleen kaarten van de genoemde kleur
panel-lies-new_identity = Gebeurtenis: New Identity – aan het begin van de beurt mag het reservepersonage worden aangenomen
panel-touched-ghost_town = Ghost Town: { $by } is een spook en kan niet sterven
panel-touched-hangover = Hangover: { $by } heeft geen vaardigheid
panel-touched-the_sermon = The Sermon: { $by } mag geen Bang! gebruiken
panel-touched-shootout = Shootout: { $by } mag een tweede Bang! spelen
panel-touched-thirst = Thirst: { $by } trekt een kaart minder
panel-touched-train_arrival = Train Arrival: { $by } trekt een kaart meer
panel-touched-new_identity = New Identity: { $by } mag nog wisselen
panel-suit = Handcuffs: { $by } speelt alleen { $suit ->
        [h] harten
        [d] ruiten
        [c] klaveren
       *[s] schoppen
    }

## Regels

rule-high_noon-the_deck_of_the_box = de kaarten van de stapel
rule-high_noon-a_round_begins_with_him = een ronde begint bij de Sheriff
rule-high_noon-all_hearts = Blessing: alles harten
rule-high_noon-all_spades = Curse: alles schoppen
rule-high_noon-the_other_way_round = Gold Rush: andersom
rule-high_noon-no_ability_works = Hangover: geen vaardigheid
rule-high_noon-no_beer_rescues = The Reverend: geen Beer
rule-high_noon-none_given_up_either = The Sermon: geen antwoord met een Bang!
rule-high_noon-a_second_bang = Shootout: een tweede Bang!
rule-high_noon-one_card_fewer = Thirst: een kaart minder
rule-high_noon-one_card_more = Train Arrival: een kaart meer
rule-high_noon-of_three_cards = van de drie bekeken kaarten
rule-high_noon-turns_come_to_the_eliminated = Ghost Town: beurten voor de uitgeschakelden
rule-high_noon-he_plays = Ghost Town: het spook speelt
rule-high_noon-he_is_asked = Ghost Town: het spook wordt gevraagd
rule-high_noon-he_is_in_the_way = Ghost Town: het spook telt mee
rule-high_noon-he_draws_three = Ghost Town: drie kaarten
rule-high_noon-he_keeps_three = Ghost Town: drie kaarten houden
rule-high_noon-he_has_no_limit = Ghost Town: geen handlimiet
rule-high_noon-he_loses_what_he_regained = Ghost Town: geen levenspunt onder nul
rule-high_noon-with_the_ghost = Ghost Town: het spook is aanwezig
rule-high_noon-a_suit_is_named = Handcuffs: een kleur noemen
rule-high_noon-may_change = New Identity: het reservepersonage
rule-high_noon-a_life_point_at_noon = High Noon: een levenspunt
