# Dodge City: de kaarten, redenen, wat er moet gebeuren, notities en de namen van de regels.

## Kaarten

card-binocular =
    .a = een { $name }
    .the = de { $name }
card-hideout =
    .a = een { $name }
    .the = de { $name }
card-punch =
    .a = een { $name }
    .the = de { $name }
card-dodge =
    .a = een { $name }
    .the = de { $name }
card-springfield =
    .a = een { $name }
    .the = de { $name }
card-rag_time =
    .a = { $name }
    .the = { $name }
card-brawl =
    .a = een { $name }
    .the = de { $name }
card-tequila =
    .a = een { $name }
    .the = de { $name }
card-whisky =
    .a = een { $name }
    .the = de { $name }
card-bible =
    .a = een { $name }
    .the = de { $name }
card-iron_plate =
    .a = een { $name }
    .the = de { $name }
card-sombrero =
    .a = een { $name }
    .the = de { $name }
card-ten_gallon_hat =
    .a = een { $name }
    .the = de { $name }
card-canteen =
    .a = een { $name }
    .the = de { $name }
card-pony_express =
    .a = een { $name }
    .the = de { $name }
card-derringer =
    .a = een { $name }
    .the = de { $name }
card-knife =
    .a = een { $name }
    .the = de { $name }
card-pepperbox =
    .a = een { $name }
    .the = de { $name }
card-buffalo_rifle =
    .a = een { $name }
    .the = de { $name }
card-howitzer =
    .a = een { $name }
    .the = de { $name }
card-conestoga =
    .a = een { $name }
    .the = de { $name }
card-can_can =
    .a = een { $name }
    .the = de { $name }

## Een schot van Doc Holyday

card-holyday_shot =
    .a = een schot met twee kaarten
    .the = het schot met twee kaarten

## Redenen

reason-untouched_by_diamonds = { $by } speelt { CARD($card, form: "a") }, een ruitenkaart: wat anderen van ruiten spelen doet { $at } niets.
reason-suit_unseen = De kleur van { CARD($card, form: "the") } van { $by } is niet genoteerd: als ruitenkaart doet ze { $at } niets.
    .unclear = { reason-suit_unseen }
reason-diamond_duel = { $by } speelt een Duel van ruiten op { $at }. De ene lezing: in een Duel beschermt niets { $at }, dus het gaat door. De andere: een ruitenkaart van een ander doet helemaal niets.
reason-barrel_against_belle = { $by } doet een draw! met de vaardigheid in de beurt van { $turn }. De ene lezing: daar ligt geen kaart, dus de vaardigheid werkt. De andere: wie geldt als iemand met een Barrel heeft er dan geen.
reason-gives_life_in_mid_card = { $by } geeft een levenspunt op terwijl { CARD($card, form: "the") } nog loopt. De ene lezing: een vaardigheid wacht tot de kaart klaar is. De andere: de tekst zegt tijdens de beurt, wat er ook loopt.
reason-not_the_last_point = { $by } geeft het laatste levenspunt op: dat geef je nooit op voor kaarten.
reason-often_enough = { $by } gebruikt de vaardigheid van { CHARACTER($ability) } nog eens: in één beurt mag dat { $limit ->
        [one] één keer
       *[other] { $limit } keer
    }.
reason-not_blue = { $by } geeft { CARD($card, form: "a") } op: alleen een kaart met een blauwe rand telt.
reason-after_the_duel = { $by } trekt terwijl { CARD($card, form: "the") } nog loopt: voor elke Bang! die in een Duel is opgegeven trek je een kaart als het voorbij is.
reason-other_card_out_of_turn = { $by } trekt voor een andere kaart dan Missed!, Bang! en Beer. De ene lezing: elke handkaart die buiten de eigen beurt is gebruikt telt, zoals de kaart zegt. De andere: alleen de drie die de regels noemen.
reason-brennans_own_card = { $by } pakt een kaart die voor { $by } zelf ligt. De ene lezing: de tekst zegt een speler naar keuze, dus eigen kaarten tellen. De andere: ze komt van een ander.
reason-copies_another = { $by } neemt de vaardigheid van { CHARACTER($ability) } over, maar geen andere speler in het spel heeft dat personage.
reason-copies_once = { $by } kiest één keer per beurt een vaardigheid, vóór het trekken: nu niet.
reason-copy_of_the_fallen = { $by } gebruikt de vaardigheid van { CHARACTER($ability) }, van wie de speler sindsdien is uitgeschakeld. De ene lezing: wat gekozen is blijft tot de volgende beurt. De andere: het gaat met de speler mee.
reason-doubled_at_the_last_point = { $by } krijgt twee levenspunten terug door de Beer die het laatste redt. De ene lezing: een Beer geeft er twee, deze ook. De andere: hij maakt alleen het verloren punt goed.
reason-draws_before_the_shot = { $by } trekt voor { CARD($card, form: "the") } voordat het schot is beantwoord. De ene lezing: de twee symbolen gaan op volgorde, eerst het schot. De andere: de kaart mag meteen worden getrokken.
reason-draws_between_two = { $by } trekt voor { CARD($card, form: "the") } terwijl de aanval nog een Missed! vraagt. De ene lezing: de eerste is af, dus de getrokken kaart mag de tweede zijn. De andere: beide komen voordat er iets wordt getrokken.

## Waarover een huisregel beslist

house-untouched_by_diamonds = een ruitenkaart op Apache Kid
house-suit_unseen = een kaart van ongenoteerde kleur op Apache Kid
house-diamond_duel = een Duel van ruiten op Apache Kid
house-barrel_against_belle = de draw! van Jourdonnais in de beurt van Belle Star
house-gives_life_in_mid_card = Chuck Wengam die een levenspunt opgeeft terwijl een kaart nog loopt
house-not_the_last_point = het laatste levenspunt opgeven voor kaarten
house-often_enough = een vaardigheid vaker gebruiken dan een beurt toestaat
house-not_blue = voor twee andere een kaart opgeven die niet blauw is
house-after_the_duel = Molly Stark die trekt voordat een Duel voorbij is
house-other_card_out_of_turn = Molly Stark die trekt voor een handkaart als een Dodge
house-brennans_own_card = Pat Brennan die een eigen kaart pakt
house-copies_another = een vaardigheid die geen andere speler in het spel heeft
house-copies_once = op een ander moment een vaardigheid kiezen
house-copy_of_the_fallen = een vaardigheid van iemand die sindsdien is uitgeschakeld
house-doubled_at_the_last_point = twee levenspunten voor Tequila Joe door de Beer die hem redt
house-draws_before_the_shot = trekken voor een Derringer voordat het schot is beantwoord
house-draws_between_two = trekken voor een Dodge of Bible vóór de tweede Missed! tegen dezelfde aanval

## Wat er moet gebeuren, en notities

owed-imitate = { $by } kiest van wie de vaardigheid komt
    .short = { $by } kiest van wie de vaardigheid komt
step-imitate = een vaardigheid kiezen
entry-copied = { $by } neemt de vaardigheid van { CHARACTER($character) } over

## Om te bekijken

panel-copied = { $by } kopieert { CARD($character) }

## Regels

rule-dodge_city-as_far_as_there_is_room = zoveel levenspunten als er ontbreken
rule-dodge_city-only_who_is_still_there = alleen wie nog in het spel is
rule-dodge_city-discarded_and_not_played = Doc Holyday: beide kaarten worden afgelegd
rule-dodge_city-whose_suit_was_noted = Apache Kid: of de kleur genoteerd is
rule-dodge_city-vera_custer_chooses = Vera Custer kiest vóór het trekken
rule-dodge_city-two_vultures = Vulture Sam en wie hem imiteert delen
rule-dodge_city-eight_players = acht spelers
rule-dodge_city-three_players = drie spelers
rule-dodge_city-all_roles_lie_open = drie spelers: alle rollen liggen open
rule-dodge_city-the_deputy_begins = drie spelers: de Hulpsheriff begint
rule-dodge_city-who_kills_his_quarry = drie spelers: de prooi viel door de eigen jager
rule-dodge_city-the_last_one_left = drie spelers: wie als laatste overblijft
