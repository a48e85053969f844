# De Rebel!: redenen, wat er moet gebeuren, regels in het verslag en de namen van de spelregels.

## Redenen

reason-dynamite_again = De nieuwe Sheriff { $by } doet in de nieuwe beurt een draw! voor Dynamite. De ene lezing: het is een hele nieuwe beurt, dus die draw! hoort erbij. De andere: de beurt begint bij fase 1, en de draw! gaat daaraan vooraf.
reason-penalty_after_the_rebel = { $by } levert alle kaarten in voor een Hulpsheriff, en de Rebel! wiens rol openligt, is uit het spel. De ene lezing: niets beschermt de Sheriff nog. De andere: is die rol eenmaal getoond, dan kost geen Hulpsheriff de Sheriff nog iets.
reason-only_the_rebel_reveals = { $by } onthult een rol: alleen de Rebel! mag dat.
reason-reveal_moment = { $by } mag de Rebel! alleen in de eigen beurt onthullen, na het trekken en voordat de eerste kaart gespeeld is.
reason-already_shown = De rol van { $by } ligt al open: onthullen heeft geen effect.
reason-rebel_elsewhere = { $by } komt uit als de Rebel!, maar volgens het verslag is dat { $seat }.
reason-sheriff_lives = De Sheriff ({ $seat }) zit nog in het spel: zolang die niet uitgeschakeld is, is er geen revolutie voor { $by }.
reason-not_the_rebel = { $by } is de Rebel! niet en neemt de plaats van de Sheriff niet over.
reason-not_in_his_turn = De Sheriff viel in de beurt van { $turn }, niet in die van { $by }: er is geen revolutie.
reason-by_another_hand = De Sheriff viel in de beurt van de Rebel! ({ $by }), maar niet door diens hand. De ene lezing: het gebeurde in de beurt van de Rebel!, dus volgt de revolutie. De andere: de Rebel! moet het zelf doen, dus eindigt het spel op de gewone manier.
reason-killer_unseen = Niemand zag of { $by }, die de Sheriff uitschakelde, de Rebel! is: zo ja, dan volgt een revolutie, zo niet, dan eindigt het spel op de gewone manier.
reason-sheriffs_killer_unnoted = Niemand noteerde wie de Sheriff, { $seat }, uitschakelde: was het de Rebel!, dan volgt een revolutie, anders eindigt het spel zoals gewoonlijk.
reason-law_has_won = Alle Outlaws en Renegades waren al uitgeschakeld voor de Sheriff viel: de wet heeft gewonnen, en er is geen revolutie voor { $by }.
reason-card_under_way = Eerst wordt { CARD($card, form: "the") } helemaal afgehandeld; de revolutie van { $by } komt daarna.
reason-turn_broken_off = De revolutie brak de beurt van { $by } af: de hand blijft, en een nieuwe beurt begint bij fase 1.
reason-jail_on_new_sheriff = { $at } werd Sheriff door de revolutie en kan sindsdien niet in de Jail.
reason-penalty_suspended = Zolang er een open Rebel! leeft, verliest { $by } als oorspronkelijke Sheriff geen kaarten voor het doden van een Hulpsheriff.
reason-penalty_before_revolution = { $by } was nog geen Sheriff toen de Hulpsheriff viel, en verliest daar geen kaarten voor.
reason-no_such_event = { $event ->
        [ghost_town] Ghost Town
        [dead_man] Dead Man
       *[other] Een gebeurteniskaart
    } werd omgedraaid, maar volgens de opties van dit spel zit die kaart in geen stapel op tafel.
reason-cannot_return = { $by } kan nu niet terugkomen: alleen Dead Man brengt de eerst uitgeschakelde speler terug, aan het begin van diens beurt.
reason-ghost_drinks = { $by } is een spook en heeft geen levenspunten: de Beer heeft geen effect.

## Wat er moet gebeuren

owed-reveal = { $by } onthult de Rebel!
    .short = { $by } onthult de Rebel!
owed-revolution = Revolutie: { $by } wordt Sheriff
    .short = { $by } wordt Sheriff door de revolutie
owed-event = { $by } neemt de gebeurtenissen over en draait de volgende om
    .short = { $by } draait de volgende gebeurtenis om
owed-return = Dead Man: { $by } komt terug met twee levenspunten
    .short = { $by } komt terug als Dead Man

## In het verslag

entry-roleshown = { $by } onthult de rol
entry-revolution = Revolutie: { $by } wordt Sheriff
entry-eventturned = { $event ->
        [ghost_town] Gebeurtenis: Ghost Town
        [dead_man] Gebeurtenis: Dead Man
        [none] Gebeurtenis: er is geen kaart meer
       *[other] Gebeurtenis: een andere kaart
    }

card-revolution = revolutie
    .a = Revolutie
    .the = de revolutie
card-dead_man = Dead Man
    .a = Dead Man
    .the = Dead Man
step-return = terugkomen

## Om te zien

panel-event = { $event ->
        [ghost_town] Gebeurtenis: Ghost Town
        [dead_man] Gebeurtenis: Dead Man
       *[other] Gebeurtenis: een andere kaart
    }
panel-revolution = Revolutie: { $by } werd Sheriff

## Spelregels

rule-rebel-once_the_rebel_is_gone = de straf weer, nu de Rebel! dood is
rule-rebel-not_for_other_numbers = met zoveel spelers geen Rebel!
rule-rebel-four_with_the_rebel = vier met de Rebel!
rule-rebel-six_with_the_rebel = zes met de Rebel!
rule-rebel-eight_with_the_rebel = acht met de Rebel!
rule-rebel-nine_with_the_rebel = negen met de Rebel!
rule-rebel-ten_with_the_rebel = tien met de Rebel!
rule-rebel-the_new_sheriff_begins_anew = nieuwe beurt na de revolutie
rule-rebel-all_cards_are_kept = hand blijft na de revolutie
rule-rebel-no_penalty_against_an_open_rebel = er leeft een open Rebel!
rule-rebel-turns_come_to_ghosts = Ghost Town: beurten voor de uitgeschakelden
rule-rebel-a_ghost_acts = Ghost Town: het spook speelt
rule-rebel-a_ghost_is_asked = Ghost Town: ook het spook moet antwoorden
rule-rebel-a_ghost_is_in_the_way = Ghost Town: het spook telt mee
rule-rebel-a_ghost_draws_three = Ghost Town: één kaart meer
rule-rebel-a_ghost_has_no_limit = Ghost Town: geen handlimiet
rule-rebel-a_ghost_has_no_life = Ghost Town: geen levenspunten
rule-rebel-a_turn_for_the_dead_man = Dead Man: een beurt voor de eerst uitgeschakelde
rule-rebel-the_dead_man_acts = Dead Man: de eerst uitgeschakelde speelt
rule-rebel-not_before_he_is_back = Dead Man: nog niet in het spel
rule-rebel-he_comes_back_first = Dead Man: terug in het spel
rule-rebel-nobody_before_the_revolution = eerst komt de revolutie
rule-rebel-the_game_goes_on = door de revolutie gaat het spel door
rule-rebel-a_revolution_or_none = Revolutie of niet: aan de scheidsrechter
rule-rebel-the_rebel_never_wins = de Rebel! wint niet
rule-rebel-deputies_of_the_fallen_sheriff = uitgeschakeld vóór de revolutie
