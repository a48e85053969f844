# The Lone Gunslinger: redenen, wat er moet gebeuren, wat er te zien is en de namen van de spelregels.

## Redenen

reason-volcanic_without_a_weapon = { $by } speelt Volcanic, die niet verder reikt, en heeft geen wapen om te vervangen. De ene lezing: van dichtbij komt hij ook in de plaats van de Colt .45. De andere: alleen in die van een ander wapen op tafel, dus blijft hij op de Stack.
reason-deputy_before_cards_in_play = { $by } is een Outlaw en gebruikt { CARD($card, form: "the") } tegen { $at }, terwijl { $other } alleen kaarten op tafel heeft en geen in de hand. De ene lezing: een kaart op tafel is genoeg, dus { $other } wordt beroofd. De andere: zonder handkaart richt de Outlaw zich op de Hulpsheriff.
reason-deputy_instead = { $by } is een cowboy en gebruikt { CARD($card, form: "the") } tegen { $at }, omdat de Sheriff geen kaarten heeft. Volgens de tekst mag dat. De ene lezing: een automaat doet wat hij mag. De andere: het hoeft niet, en de kaart blijft op de Stack.
reason-robbed_in_play = { $by } is een cowboy en gebruikt { CARD($card, form: "the") } tegen { $at }, die alleen kaarten op tafel heeft en geen in de hand. De ene lezing: een kaart op tafel is genoeg, die gaat zelfs vóór. De andere: zonder handkaart blijft de kaart op de Stack.
reason-beer_for_nothing = { $by } is een cowboy en speelt { CARD($card, form: "a") }, terwijl er nog twee spelers over zijn. De ene lezing: het bier geeft dan niets, dus het blijft op de Stack. De andere: een gewonde cowboy speelt het altijd, ook voor niets.
reason-missed_before_barrel = { $by } geeft een kaart op terwijl een draw! nog kan helpen. De ene lezing: de draw! gaat voor, want die kan de kaart sparen. De andere: de tekst noemt geen volgorde, dus de kaart mag eerst.
reason-still_the_deputy = { $by } gaat door tegen { $at }, al is de Sheriff weer binnen bereik. De ene lezing: de Hulpsheriff is die hele beurt het doelwit. De andere: zodra een kaart de Sheriff bereikt, gaat die naar de Sheriff.
reason-roles_lie_open = In The Lone Gunslinger liggen alle rollen open, maar die van { $seats } is niet genoteerd.
reason-counts_life_points = Uit het spel gehaald om levenspunten te tellen, en dus niet te spelen: { $characters }.
reason-not_wanted = Met The Four Most Wanted zijn de cowboys de vier gezochten; dit zijn anderen: { $characters }.
reason-law_is_not_wanted = Met The Four Most Wanted krijgen Sheriff en Hulpsheriff personages uit de rest, niet een gezochte: { $characters }.
reason-not_his_target = { $by } is een cowboy en richt { CARD($card, form: "the") } op { $at }, niet op { $other }.
reason-not_from_the_bottom = { $by } legt { CARD($card, form: "the") } af, maar een cowboy legt van onderen af, en daar ligt { CARD($lowest, form: "the") }.
reason-stays_on_the_stack = { $by } is een cowboy en laat { CARD($card, form: "the") } op de Stack: { $why ->
        [second_shot] een tweede BANG! mag deze beurt niet
        [no_target] niemand op wie een cowboy mikt, zit binnen bereik
        [in_defence] die kaart wacht op een aanval
        [full_life] er ontbreekt geen levenspunt
        [nothing_to_take] wie beroofd zou worden, heeft geen kaarten
        [no_deputy] alleen de Hulpsheriff gaat de Jail in, en die is dood
        [jailed] alleen de Hulpsheriff gaat de Jail in, en die zit er al
        [same_name] er ligt er al een met dezelfde naam
       *[no_further] dat wapen reikt niet verder
    }.
reason-stack_unseen = Op de Stack van { $by } ligt een kaart die niet is genoteerd: wat deze cowboy doet, hangt daarvan af.
reason-takes_the_top_card = { $by } is een cowboy en pakt de bovenste kaart van de winkel: { CARD($card, form: "the") }.
reason-blue_in_play_first = { $of } heeft een blauwe kaart op tafel: die gaat eerst, vóór een kaart uit de hand ({ $by }).
reason-blue_in_hand_first = { $of } heeft een blauwe kaart in de hand: die gaat vóór een andere ({ $by }).
reason-jail_stays = { $by } is een cowboy en haalt bij { $of } nooit een Jail weg.
reason-nearer_to_the_top = { $by } is een cowboy en gebruikt de geschikte kaart die het dichtst bij de top ligt: { CARD($card) }.
reason-cowboy_answers = { $by } is een cowboy en antwoordt altijd als het kan: met { CARD($card) }.
reason-barrel_comes_first = { $card ->
        [jourdonnais] Voordat { $by } een kaart opgeeft, komt eerst de draw! met de eigen vaardigheid.
       *[other] Voordat { $by } een kaart opgeeft, komt eerst de draw! voor { CARD($card, form: "the") }.
    }
reason-too_few_missed = { $by } heeft een Missed!, maar er zijn er { $count } nodig. De ene lezing: de cowboy bewaart de kaart, want die helpt niet. De andere: de kaart wordt vanzelf gebruikt.
reason-beer_saves_him = { $by } is een cowboy met een Beer: die redt het laatste levenspunt.
reason-two_cards_save_him = { $by } is een cowboy met twee kaarten om als Sid Ketchum af te leggen: die redden het laatste levenspunt.
reason-better_of_two = { $by } is een cowboy en kiest bij { CARD($card) } de kaart die helpt: { $face }.
reason-no_reward_for_the_law = In The Lone Gunslinger krijgt { $by } voor een Outlaw geen beloning: alleen cowboys trekken dan kaarten.

## Wat er moet gebeuren

owed-cowboy = { $by } speelt { CARD($card, form: "the") } van de Stack{ $other_is ->
        [other] {" "}op { $other }
       *[nobody] {""}
    }
    .short = { $by } speelt { CARD($card, form: "the") } van de Stack

## Om te bekijken

panel-stacks = Stack van { $by }, van onder naar boven: { $cards }
panel-level = { $won ->
        [none] Niveau { $level }
        [law] Niveau { $level }: gewonnen
       *[other] Niveau { $level }: verloren
    }
set-lone_gunslinger = The Lone Gunslinger
option-level = Niveau
option-level-0 = niveau 0
option-level-1 = niveau 1
option-level-2 = niveau 2
option-level-3 = niveau 3
option-level-4 = niveau 4
option-two_characters = Keuze uit twee personages
option-two_characters-no = nee
option-two_characters-yes = ja
option-night_brings_chaos = The Night Brings Chaos
option-night_brings_chaos-no = nee
option-night_brings_chaos-yes = ja
option-four_most_wanted = The Four Most Wanted
option-four_most_wanted-no = nee
option-four_most_wanted-yes = ja
option-final_challenge = The final challenge
option-final_challenge-no = nee
option-final_challenge-yes = ja
card-night = de nacht
    .a = de nacht
    .the = de nacht
option-robbed = Een cowboy kan beroven
option-robbed-any_card = wie een kaart heeft
option-robbed-hand_only = wie een handkaart heeft
panel-target = Preferred Target van { $by }: { $at }

## Spelregels

rule-lone_gunslinger-level_as_agreed = het afgesproken niveau
rule-lone_gunslinger-six_count_life_points = zes personages tellen levenspunten
rule-lone_gunslinger-two_characters_to_choose_from = kiezen uit twee personages
rule-lone_gunslinger-night_as_agreed = de nacht brengt chaos
rule-lone_gunslinger-wanted_as_agreed = de vier gezochten
rule-lone_gunslinger-final_challenge_at_level_four = de laatste uitdaging op niveau 4
rule-lone_gunslinger-final_challenge_by_night = de laatste uitdaging bij nacht
rule-lone_gunslinger-final_challenge_against_the_wanted = de laatste uitdaging tegen de gezochten
rule-lone_gunslinger-six_roles_in_a_circle = zes rollen in een kring
rule-lone_gunslinger-no_role_is_hidden = geen rol is geheim
rule-lone_gunslinger-nothing_for_the_cowboys = geen kaarten voor de cowboys
rule-lone_gunslinger-one_card_at_level_one = één kaart op niveau 1
rule-lone_gunslinger-as_many_as_the_level = zoveel kaarten als het niveau
rule-lone_gunslinger-the_standard_deal = delen als in elk spel
rule-lone_gunslinger-all_cards_lie_face_up = alle kaarten liggen open
rule-lone_gunslinger-an_outlaw_hunts_the_sheriff = een Outlaw op de Sheriff
rule-lone_gunslinger-out_of_reach_the_deputy = de Sheriff buiten bereik
rule-lone_gunslinger-the_deputy_for_that_turn = de Hulpsheriff voor deze beurt
rule-lone_gunslinger-the_renegade_hunts_the_deputy = de Renegade op de Hulpsheriff
rule-lone_gunslinger-and_then_the_sheriff = na de Hulpsheriff de Sheriff
rule-lone_gunslinger-bang_at_the_target = BANG! op het doelwit
rule-lone_gunslinger-what_serves_as_a_bang = een kaart die als BANG! dient
rule-lone_gunslinger-duel_at_the_target = Duel met het doelwit
rule-lone_gunslinger-area_cards_at_once = Indians! en Gatling meteen
rule-lone_gunslinger-dynamite_at_once = Dynamite meteen
rule-lone_gunslinger-drinks_unless_at_full_life = drinken tenzij ongedeerd
rule-lone_gunslinger-coaches_at_once = Stagecoach en Wells Fargo meteen
rule-lone_gunslinger-store_at_once = General Store meteen
rule-lone_gunslinger-never_two_of_a_name = blauwe kaarten, nooit twee gelijke
rule-lone_gunslinger-weapons_that_reach_further = wapens die verder reiken
rule-lone_gunslinger-volcanic_from_near = Volcanic van dichtbij
rule-lone_gunslinger-jail_for_the_deputy = Jail voor de Hulpsheriff
rule-lone_gunslinger-robs_the_target = het doelwit beroven
rule-lone_gunslinger-robs_the_deputy_instead = de Hulpsheriff beroven in plaats van de Sheriff
rule-lone_gunslinger-beers_that_lie_on_the_stack = Beer op de Stack
rule-lone_gunslinger-two_cards_for_a_life_point = genezen met twee kaarten
rule-lone_gunslinger-the_sheriff_is_all = de Sheriff is dood
rule-lone_gunslinger-the_renegade_wants_both = de Renegade na de Hulpsheriff
