# Waarom een zet onregelmatig, zonder effect, onduidelijk of aan de scheidsrechter is: één zin per sleutel.
# $by handelt; elk argument dat een speler noemt, heeft een `_is`: nobody (niemand), self (dezelfde als $by) of other (een ander).
# `.unclear` is wat er bij een onduidelijk oordeel gezegd wordt; zonder dat staat `reason-unclear` om de zin heen.

## Wat er om een reden heen gezegd wordt

reason-unclear = Misschien: { $sentence }
reason-open-allowed = { $sentence } Geen bron beslist het; geoordeeld wordt volgens de aanbevolen lezing: toegestaan. Typ voor de andere: huisregel verbieden { $key }
reason-open-forbidden = { $sentence } Geen bron beslist het; geoordeeld wordt volgens de aanbevolen lezing: niet toegestaan. Typ voor de andere: huisregel toestaan { $key }
reason-house-allowed = { $sentence } Aan deze tafel toegestaan volgens huisregel{ $precedent_is ->
        [given] {" "}{ $precedent }
       *[none] {""}
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }.
reason-house-forbidden = { $sentence } Aan deze tafel niet toegestaan volgens huisregel{ $precedent_is ->
        [given] {" "}{ $precedent }
       *[none] {""}
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }.

## Beurt en fasen

reason-player_out = { $by } is uit het spel en doet niets meer.
reason-wrong_seat_begins = De volgende beurt is van { $due }, niet van { $by }.
reason-turn_not_over = Volgens het verslag is de beurt van { $by } nog niet voorbij: het einde is niet genoteerd.
reason-not_your_turn = { $turn_is ->
        [self] De beurt van { $by } is al voorbij.
        [nobody] Er is nog geen beurt begonnen, dus ook niet die van { $by }.
       *[other] { $turn } is aan de beurt, niet { $by }.
    }
reason-before_drawing = Volgens het verslag is fase 1 van de beurt van { $by }, het trekken, nog niet klaar; kaarten speel je daarna.
reason-step_skipped = Volgens het verslag heeft { $by } een stap van de beurt overgeslagen: { $steps }.
reason-must_skip_turn = { $by } blijft in de Jail en slaat deze beurt over.
reason-after_discarding = { $by } heeft al afgelegd; daarna wordt er niets meer gespeeld.
reason-over_hand_limit = { $by } beëindigt de beurt met { $held ->
        [one] { $held } kaart
       *[other] { $held } kaarten
    } in de hand; de limiet is { $limit }.
reason-discards_unlogged = { $by } had { $hand } kaarten in de hand, en de limiet is { $most }: ook { $count ->
        [one] is { $count } af te leggen kaart
       *[other] zijn { $count } af te leggen kaarten
    } niet genoteerd.
reason-discard_within_limit = { $by } legt { $count } af, met { $held ->
        [one] { $held } kaart
       *[other] { $held } kaarten
    } in de hand; alleen wat boven de limiet van { $limit } is, mag weg.

## Trekken en omdraaien

reason-no_draw_due = { $other_is ->
        [other] { $author_is ->
            [self] { $other } was { ROLE($role) }: een beloning is er alleen voor wie een Outlaw uitschakelt.{ $penalised ->
                [yes] {" "}Een Sheriff die een Hulpsheriff uitschakelt, legt alle kaarten af.
               *[no] {""}
            }
            [nobody] Niemand heeft { $other } uitgeschakeld, dus niemand krijgt er een beloning voor.
           *[other] { $author } heeft { $other } uitgeschakeld, dus { $by } krijgt er geen beloning voor.
        }
       *[nobody] { $by } heeft nu niets te trekken.
    }
reason-wrong_draw_count = { $by } trekt { $count ->
        [0] geen kaarten
        [one] { $count } kaart
       *[other] { $count } kaarten
    }; het moeten er { $due } zijn.
reason-wrong_draw_source = { $by } mag hier niet { $source ->
        [hand] uit de hand van een ander
        [discards] van de aflegstapel
       *[deck] van de trekstapel
    } trekken.
reason-deck_not_empty = Volgens het verslag ligt er op de trekstapel nog { $left ->
        [one] { $left } kaart
       *[other] { $left } kaarten
    }; pas een lege trekstapel wordt opnieuw geschud.
reason-nothing_to_flip = { $by } heeft nu geen draw! te doen voor { CARD($card, form: "the") }.
reason-dynamite_first = { $by } moet eerst de draw! voor Dynamite doen, dan pas die voor Jail.
reason-pass_wrong_seat = De Dynamite van { $by } gaat naar { $due }, niet naar { $to }.

## Afstand, doelen, de Bang!-limiet

reason-out_of_reach = { $by } ziet { $at } op afstand { $distance }; met { CARD($card, form: "the") } is het bereik { $reach }.
reason-second_bang = { $by } heeft deze beurt al { $played ->
        [one] { $played } Bang!
       *[other] { $played } Bang!-kaarten
    } gespeeld; de limiet is { $limit }.
reason-played_late = { $turn } is aan de beurt, en heeft nog niets gespeeld. Speelde { $by } dit voordat die beurt begon, noteer het dan daarvoor: invoegen, het nummer van die notitie, en de regel.
reason-volcanic_unlogged = { $by } heeft deze beurt al { $played } Bang! gespeeld, bij een limiet van { $limit }, en heeft een Volcanic in de hand: is die eerst neergelegd, noteer dat dan vóór deze Bang!.
reason-bangs_unlogged = Niet alles uit de beurt van { $by } is genoteerd: bij een limiet van { $limit } is dit misschien een Bang! te veel.
    .unclear = { reason-bangs_unlogged }
reason-turn_unlogged = Sinds de beurt van { $turn } is er iets niet genoteerd: wie nu aan de beurt is, moet bekend zijn om dit te beoordelen.
    .unclear = { reason-turn_unlogged }
reason-needs_target = { $by } speelt { CARD($card, form: "a") }: daarbij hoort één speler als doelwit.
reason-own_target = { $by } speelt { CARD($card, form: "a") }: die richt je op een ander, nooit op jezelf.
reason-target_out = { $at } is uit het spel en kan geen doelwit meer zijn.
reason-wrong_target = De kaart van { $by } was op { $at } gericht: alleen { $at } raakt er een kaart door kwijt.
reason-not_playable = { $by } speelt { CARD($card, form: "a") }: die kaart dient alleen als antwoord.
reason-one_card_turned = Voor een draw! van { $by } worden { $due } kaarten omgedraaid, en er is er maar één genoteerd.
reason-lacks_ability = Alleen { CHARACTER($ability) } kan dit; { $by } heeft die vaardigheid niet.
reason-too_early = { $by } gebruikt de vaardigheid van { CHARACTER($ability) } terwijl { CARD($card, form: "the") } nog bezig is: een vaardigheid wacht tot de kaart voor iedereen is afgehandeld.

## Antwoorden en levenspunten

reason-wrong_responder = { $by } hoeft niet te antwoorden: het antwoord moet komen van { $asked }.
reason-nothing_to_answer = Volgens het verslag is er niets waarop { $by } kan antwoorden.
reason-answer_not_allowed = { $by } antwoordt op { CARD($against, form: "the") } met { CARD($card, form: "a") }: daar is { CARD($wanted, form: "a") } voor nodig.
reason-no_barrel = { $card ->
        [jourdonnais] { $by } heeft niet de vaardigheid van Jourdonnais om bij een schot een draw! te doen.
       *[other] { $by } heeft geen { CARD($card) } liggen.
    }
reason-barrel_used = { $card ->
        [jourdonnais] { $by } heeft bij dit schot al een draw! gedaan met de eigen vaardigheid.
       *[other] { $by } heeft bij dit schot al een draw! gedaan voor { CARD($card, form: "the") }.
    }
reason-no_loss_due = Volgens het verslag is er niets gaande dat { $by } een levenspunt kost.
reason-no_gain_due = Niets levert { $by } nu een levenspunt op.
reason-wrong_amount = { $what ->
        [life] Bij { $by } { $count ->
            [one] is { $count } levenspunt
           *[other] zijn { $count } levenspunten
        } genoteerd; het moet { $due } zijn.
        [cards] Bij { $by } { $count ->
            [one] is { $count } kaart
           *[other] zijn { $count } kaarten
        } genoteerd; het moet { $due } zijn.
       *[other] Bij { $by } is { $count } genoteerd; het moet { $due } zijn.
    }
reason-nothing_given_up = { $by } legt geen kaart af: er verandert niets.
reason-wrong_author = { $due_is ->
        [nobody] Wat { $by } overkomt, is niemands werk; genoteerd is { $author }.
       *[other] Wat { $by } overkomt, komt van { $due }; genoteerd is { $author }.
    }
reason-above_maximum = { $by } kan niet meer hebben dan { $most ->
        [one] { $most } levenspunt
       *[other] { $most } levenspunten
    }.
reason-full_life = { $card ->
        [saloon] Iedereen heeft alle levenspunten: de Saloon van { $by } heeft geen effect.
        [sid_ketchum] { $by } heeft alle levenspunten: twee kaarten afleggen heeft geen effect.
       *[other] { $by } heeft alle levenspunten: { CARD($card, form: "the") } heeft geen effect.
    }
reason-beer_two_left = Met nog maar twee spelers heeft de Beer van { $by } geen effect.
reason-beer_out_of_turn = Buiten je beurt speel je een Beer alleen als je je laatste levenspunt verliest; bij { $by } is dat niet zo.
reason-only_for_oneself = { $by } speelt { CARD($card, form: "a") }: daar heb je alleen zelf iets aan.

## Kaarten pakken en kiezen

reason-not_entitled = { $by } heeft hier nu geen recht op.
reason-out_of_order = { $by } is te vroeg: eerst komt { $first }.
reason-card_not_there = Wat gepakt wordt, ligt niet bij { $by }: { CARD($card, form: "a") }.
reason-nothing_to_take = { $at } heeft geen kaart, niet in de hand en niet op tafel. De ene lezing: { $by } mag { CARD($card, form: "the") } spelen, zonder effect. De andere: zonder kaart om te verliezen kan { $at } geen doelwit zijn.
reason-own_cards = { $by } richt { CARD($card, form: "the") } op eigen kaarten. De ene lezing: niets verbiedt het, dus een eigen Jail of Dynamite mag zo weg. De andere: het gaat alleen om kaarten van anderen, zoals op het kampioenschap.

## Kaarten op tafel

reason-same_card_in_play = { $by } heeft al { CARD($card, form: "a") } liggen; niemand heeft twee kaarten met dezelfde naam voor zich.
reason-second_weapon = Voor { $by } liggen twee wapens, waaronder { CARD($card, form: "the") }; een speler heeft maar één wapen op tafel.
reason-only_before_oneself = { $by } speelt { CARD($card, form: "a") }: die leg je alleen voor jezelf neer.
reason-jail_on_self = Een Jail leg je bij een ander; { $by } kan er geen bij zichzelf leggen.
reason-jail_on_sheriff = { $at } is de Sheriff en kan niet in de Jail.
reason-nothing_to_drop = Er is niets waardoor { CARD($card, form: "the") } van { $by } daar weggaat.
reason-does_nothing_now = { $by } gebruikt { CARD($card, form: "the") } van tafel, maar geen kaart voor { $by } werkt nu.
reason-waits_a_turn = { $by } gebruikt { CARD($card, form: "the") } in de beurt waarin die is neergelegd: dat mag pas in een latere.
reason-only_from_hand = { $by } geeft { CARD($card, form: "the") } van tafel: die kaart komt uit de hand.
reason-only_from_play = { $by } geeft { CARD($card, form: "the") } uit de hand: die kaart moet eerst voor de speler liggen.
reason-cannot_pay = { $by } heeft te weinig kaarten voor { CARD($card, form: "the") }: die kost { $count ->
        [one] nog een kaart
       *[other] nog { $count } kaarten
    }.
reason-nothing_to_pay = { $by } hoeft deze kaarten niet in te leveren voor { CARD($card, form: "the") }.

## Uitschakeling

reason-still_alive = { $by } heeft nog { $life ->
        [one] { $life } levenspunt
       *[other] { $life } levenspunten
    } en is niet uitgeschakeld.
reason-no_forfeit_due = Niets laat { $by } alle kaarten inleveren.
reason-wrong_recipient = De kaarten van { $by } gaan { $due_is ->
        [nobody] naar de aflegstapel
       *[other] naar { $due }
    }, niet { $to_is ->
        [nobody] naar de aflegstapel
       *[other] naar { $to }
    }.
reason-reward_in_mid_card = { $by } trekt de beloning terwijl { CARD($card, form: "the") } nog iets van anderen vraagt. De ene lezing: beloning en straf horen bij de uitschakeling en komen meteen. De andere: ze wachten, net als een vaardigheid, tot de kaart voor iedereen is afgehandeld.
reason-wound_in_mid_card = { $by } trekt met de vaardigheid van { CHARACTER($ability) } terwijl { CARD($card, form: "the") } nog iets van anderen vraagt. De ene lezing: de kaart hoort bij het verloren levenspunt en wordt meteen getrokken. De andere: een vaardigheid wacht tot de kaart voor iedereen is afgehandeld.
reason-refill_in_mid_card = { $by } trekt met de vaardigheid van { CHARACTER($ability) } terwijl { CARD($card, form: "the") } nog bezig is. De ene lezing: de hand is leeg, dus er wordt meteen een kaart getrokken. De andere: de hand telt pas als de kaart voor iedereen is afgehandeld. Is er pas daarna getrokken en alleen te vroeg genoteerd, dan deed niemand iets fout: noteer het na het laatste antwoord.
reason-spoils_in_mid_card = { $by } neemt de kaarten van de uitgeschakelde terwijl { CARD($card, form: "the") } nog iets van anderen vraagt. De ene lezing: ze gaan meteen bij de uitschakeling over. De andere: een vaardigheid wacht tot de kaart voor iedereen is afgehandeld; tot dan liggen ze apart.
reason-ability_before_rescue = { $by } is gevallen en nog niet gered. De ene lezing: de vaardigheid van { CHARACTER($ability) } werkt meteen, zodat een getrokken kaart { $by } kan redden. De andere: die heeft alleen wie overleeft, dus eerst de Beers die al in de hand zitten.
reason-ability_after_rescue = { $by } verloor het laatste levenspunt en werd gered. De ene lezing: er ging een levenspunt verloren, dus de vaardigheid van { CHARACTER($ability) } werkt. De andere: de redding maakte het goed, dus de vaardigheid werkt niet.

## Het einde van het spel, en het begin

reason-not_won_yet = Volgens het verslag is het spel gewonnen door { SIDE($side) }, maar het is nog niet beslist.
reason-winner_unseen = De rol van de laatst overgebleven speler is niet gezien: of het spel gewonnen is door { SIDE($side) }, staat niet vast.
    .unclear = { reason-winner_unseen }
reason-wrong_winner = Het spel is gewonnen door { SIDE($due) }, niet door { SIDE($side) }.
reason-winner_in_mid_card = { CARD($card) } vraagt nog een antwoord van { $seats }. De ene lezing: het spel is meteen uit, gewonnen door { SIDE($side) }. De andere, aanbevolen: de kaart wordt eerst afgehandeld, en wie dan zijn doel heeft bereikt, wint.
reason-winner_moment = Het moment bepaalt wie wint. De ene lezing: het spel is meteen uit, gewonnen door { SIDE($at_once) }. De andere: de kaart wordt eerst afgehandeld, en het spel is gewonnen door { SIDE($after) }.
reason-game_over = Het spel is al uit, gewonnen door { SIDE($side) }.
reason-no_roles_for_so_many = Dit spel heeft geen rollen voor { $seats ->
        [one] { $seats } speler
       *[other] { $seats } spelers
    }.
reason-role_mix = De rollen passen niet bij dit aantal spelers: { $roles }.

## Wat niet bekend is, en wat het verslag in twijfel laat

reason-entry_lost = Wat hier genoteerd was, is niet meer te lezen: de opslag is op deze plaats beschadigd.
reason-said_lost = Wat er bij het noteren over deze notitie gezegd werd, is niet meer te lezen: de opslag is op deze plaats beschadigd.
reason-passed_over = Er is doorgespeeld, maar dit is niet genoteerd: { $items }{ $holders_is ->
        [given] ; zolang is de hand van { $holders } onzeker
       *[none] {""}
    }
reason-character_unknown = Het personage van { $seats } is niet bekend, en daar hangt het van af.
    .unclear = { reason-character_unknown }
reason-role_unseen = De rol van de uitgeschakelde speler is niet gezien: of er voor { $by } een beloning of een straf op volgt, is niet zeker.
    .unclear = { reason-role_unseen }
reason-character_twice = Meer dan één keer aan tafel: { $characters }.
reason-opening_hand = Vóór de eerste beurt zou { $by } { $held ->
        [one] { $held } kaart
       *[other] { $held } kaarten
    } in de hand hebben, maar er worden er maar { $due } gedeeld.
reason-opening_named = Bij het begin zou { $by } { $held ->
        [0] geen kaart
        [one] { $held } kaart
       *[other] { $held } kaarten
    } in de hand hebben, maar { $count ->
        [one] er is er { $count } genoemd
       *[other] er zijn er { $count } genoemd
    }.
reason-opening_life = Bij het begin zou { $by } { $life } levenspunten hebben, van hoogstens { $most }.
reason-opening_copies = Bij het begin wordt { CARD($card, $face) } { $count } keer genoemd; het spel heeft er { $copies }.
reason-opening_cards = Bij het begin liggen er { $count } kaarten, maar het spel bestaat uit { $whole }.
reason-role_differs = { $by } toont de rol { ROLE($role) }, maar { ROLE($known) } was genoteerd.
reason-role_not_left = { $by } toont de rol { ROLE($role) }, maar die zijn allemaal al van anderen bekend; nog over: { $roles }.
reason-discards_empty = Op de aflegstapel liggen minder kaarten dan { $by } er volgens de notitie af nam.
reason-not_on_the_discards = Volgens het verslag ligt { CARD($card, $face) } niet bovenop de aflegstapel.
reason-no_card_in_hand = Volgens het verslag heeft { $by } { $held ->
        [0] geen kaart
        [one] maar { $held } kaart
       *[other] maar { $held } kaarten
    } in de hand; { $count } zou nodig zijn.
reason-not_in_known_hand = Volgens het verslag zijn alle kaarten in de hand van { $by } bekend, en daar is geen { CARD($card) } bij.
reason-card_elsewhere = Volgens het verslag zijn alle exemplaren van { CARD($card, $face) } ({ $copies }) elders gezien sinds er voor het laatst geschud is.
reason-no_such_card = Geen kaart van dit spel is { CARD($card, $face, form: "a") }.
reason-rank_not_told = Wat er van de draw! van { $by } komt, zegt de kleur alleen niet: { CARD($card) }, { $face }.

## Stappen van een beurt

step-draw = kaarten trekken
step-show = de tweede getrokken kaart tonen
step-putback = een kaart terugleggen op de trekstapel
step-flip = de draw! voor { CARD($card, form: "the") }
