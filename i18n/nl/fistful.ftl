# A Fistful of Cards: redenen, wat er moet gebeuren, regels in het verslag, wat er te zien is en de namen van de spelregels.

set-fistful = A Fistful of Cards
option-mine_card = Abandoned Mine
option-mine_card-newest = nieuwste tekst van de kaart
option-mine_card-older = oudere tekst van de kaart

## Redenen

reason-event_not_open = { EVENT($event) } ligt niet open: { $by } kan niet doen wat die gebeurtenis toestaat.
reason-abilities_in_ambush = { $at } is in de Ambush alleen door een vaardigheid binnen bereik van { $by }. De ene lezing: vaardigheden veranderen de afstand net als kaarten op tafel. De andere: de kaart noemt alleen kaarten op tafel, dus telt geen vaardigheid.
reason-barred_by_the_judge = The Judge ligt open: { $by } kan { CARD($card, form: "the") } niet op tafel leggen, bij niemand.
reason-barrel_against_ricochet = { $by } doet een draw! om een kaart van de Ricochet te redden. De ene lezing: de gebeurtenis vraagt om een Missed!, en de draw! geldt als een. De andere: op niemand wordt geschoten, dus helpt die niet.
reason-belongs_on_the_deck = In de Abandoned Mine legt { $by } kaarten boven de handlimiet dicht op de trekstapel, niet op de aflegstapel.
reason-bound_by_lasso = De Lasso ligt open: { $by } kan { CARD($card, form: "the") } op tafel niet gebruiken.
reason-drawn_already = { $by } heeft deze beurt al getrokken: Hard Liquor komt in de plaats van heel fase 1.
reason-exchanged_early = { $by } ruilt kaarten voordat fase 1 voorbij is; de Ranch staat het aan het einde daarvan toe.
reason-exchanged_later = { $by } ruilt kaarten als fase 2 al begonnen is. De ene lezing: de Ranch staat het alleen aan het einde van fase 1 toe. De andere: het mag na fase 2.
reason-exchanged_twice = { $by } heeft deze beurt al kaarten geruild; de Ranch staat het één keer toe.
reason-given_in_vain = { $by } geeft een levenspunt aan { $to }, die er geen mist. De ene lezing: iedere speler mag gekozen worden, en er komt niets bij. De andere: er moet plaats voor zijn.
reason-given_late = { $by } geeft een levenspunt terwijl de beurt al verder is; Blood Brothers staat het alleen aan het begin toe.
reason-given_to_himself = { $by } geeft een levenspunt aan niemand anders: met Blood Brothers gaat het naar een andere speler.
reason-given_to_nobody = { $by } geeft een levenspunt aan niemand die in het spel zit.
reason-given_twice = { $by } heeft deze beurt al een levenspunt gegeven; Blood Brothers staat er één toe.
reason-jourdonnais_under_lasso = { $by } doet de draw! van Jourdonnais terwijl de Lasso openligt. De ene lezing: het is een vaardigheid, en die gaat door. De andere: het geldt als een Barrel op tafel, en die doet niets.
reason-kit_in_the_mine = { $by } bekijkt de bovenste afgelegde kaarten zoals Kit Carlson dat bij de trekstapel doet. De ene lezing: de vaardigheid geldt waar fase 1 ook getrokken wordt. De andere: ze gaat alleen over de trekstapel, dus worden het twee kaarten.
reason-last_point_given = { $by } geeft het laatste levenspunt; dat staat Blood Brothers niet toe.
reason-law_made_impossible = { $by } speelt eerst { CARD($other, form: "the") }, en kan { CARD($card, form: "the") } daarna niet meer spelen, terwijl Law of the West dat wil.
reason-law_not_kept = { $by } heeft { CARD($card, form: "the") } getoond en kan die spelen: Law of the West wil dat dat deze beurt gebeurt.
reason-newest_mine = { $by } legt kaarten boven de handlimiet dicht op de trekstapel. De ene tekst van de Abandoned Mine wil dat zo. De andere: ze gaan naar de aflegstapel, en wat in de beurt gebruikt is, gaat op de trekstapel.
reason-no_guess_due = { $by } raadt een kleur, maar volgens het verslag is nu geen gok van Peyote aan de orde.
reason-not_a_bang = { $by } gooit { CARD($card, form: "a") }, wat geen Bang! is en er ook niet voor dient.
reason-one_of_two_touches = { $by } gooit twee Bang! samen naar { $at }, waarvan er een { $at } op zichzelf niets zou doen. De ene lezing: de andere is genoeg. De andere: wat samen gegooid wordt, raakt alleen als twee.
reason-others_before_the_law = { $by } speelt een andere kaart voor de getoonde ({ CARD($card) }). De ene lezing: Law of the West wil dat die in de beurt gespeeld wordt, niet als eerste. De andere: niets mag ervoor gespeeld worden.
reason-ricochet_at_own = { $by } gooit een Bang! naar een eigen kaart. De ene lezing: de Ricochet is voor kaarten van anderen. De andere: elke kaart op tafel mag het doelwit zijn.
reason-ricochet_at_the_untouched = { $by } gooit naar een kaart van { $at } een Bang! die { $at } niets zou doen. De ene lezing: dan doet die ook niets met wat voor { $at } ligt. De andere: er wordt naar een kaart gegooid, en het vermogen is van de speler.
reason-roulette_refused = { $by } geeft niets aan de Russian Roulette en heeft { CARD($card, form: "a") }. De ene lezing: niemand hoeft er een te geven, en twee levenspunten gaan verloren. De andere: wie een Missed! heeft, geeft die.
reason-short_mine = { $by } trekt alle kaarten van fase 1 van de trekstapel, terwijl er afgelegde kaarten liggen. De ene lezing: eerst wat daar ligt, en de rest van de trekstapel. De andere: is dat te weinig, dan alles van de trekstapel.
reason-stops_guessing = { $by } stopt met raden terwijl nog geen gok fout was. De ene lezing: de Peyote gaat door tot er een fout is. De andere: wie gelijk had, mag stoppen.
reason-suit_of_throw_unseen = De kleur van wat { $by } naar { $at } gooide is niet genoteerd: misschien doet het daar niets.
    .unclear = { reason-suit_of_throw_unseen }
reason-swigged_in_vain = { $by } slaat fase 1 over zonder een levenspunt te missen. De ene lezing: Hard Liquor staat het toe, en er komt niets bij. De andere: er moet een levenspunt te winnen zijn.
reason-target_averts_ricochet = { $by } keert de Ricochet af met { CARD($card, form: "the") }, juist de kaart waarop gemikt werd. De ene lezing: dat mag, en de kaart is daarmee weg. De andere: waarop geschoten wordt, kan niet het antwoord zijn.
reason-thrown_at_the_untouched = { $by } gooit naar { $at } twee Bang! die daar elk niets zouden doen: samen doen ze ook niets.
reason-vendetta_after_jail = { $by } doet de draw! voor Vendetta na een beurt die door Jail verloren ging. De ene lezing: een overgeslagen beurt heeft geen einde om een draw! aan te doen. De andere: het was een beurt, en die is geëindigd.

## Wat een huisregel toestaat

house-event_not_open = wat een gebeurtenis toestaat die niet openligt
house-abilities_in_ambush = vaardigheden die in een Ambush de afstand veranderen
house-barred_by_the_judge = een kaart op tafel leggen bij The Judge
house-barrel_against_ricochet = een draw! van een Barrel tegen een Ricochet
house-belongs_on_the_deck = boven de handlimiet afleggen op de aflegstapel in de Abandoned Mine
house-bound_by_lasso = een kaart op tafel gebruiken bij de Lasso
house-drawn_already = Hard Liquor na het trekken
house-exchanged_early = kaarten ruilen op de Ranch voordat fase 1 voorbij is
house-exchanged_later = kaarten ruilen op de Ranch in fase 2
house-exchanged_twice = tweemaal in een beurt kaarten ruilen op de Ranch
house-given_in_vain = een levenspunt voor een speler die er geen mist
house-given_late = een levenspunt geven na het begin van de beurt
house-given_to_himself = een levenspunt aan jezelf geven
house-given_to_nobody = een levenspunt aan niemand in het spel geven
house-given_twice = een tweede levenspunt in een beurt geven
house-jourdonnais_under_lasso = de draw! van Jourdonnais bij de Lasso
house-kit_in_the_mine = Kit Carlson die in de Abandoned Mine de bovenste afgelegde kaarten bekijkt
house-last_point_given = het laatste levenspunt geven
house-law_made_impossible = de kaart onspeelbaar maken die Law of the West gespeeld wil zien
house-law_not_kept = een kaart houden die Law of the West gespeeld wil zien
house-newest_mine = kaarten boven de handlimiet dicht op de trekstapel in de Abandoned Mine
house-no_guess_due = een gok van Peyote die niet aan de orde is
house-not_a_bang = een andere kaart dan een Bang! voor Sniper of Ricochet
house-one_of_two_touches = twee Bang! samen waarvan er een op zichzelf niets zou doen
house-others_before_the_law = andere kaarten voor de kaart die Law of the West gespeeld wil zien
house-ricochet_at_own = een Ricochet op een eigen kaart
house-ricochet_at_the_untouched = een Ricochet op een kaart van wie die Bang! niets zou doen
house-roulette_refused = niets geven aan de Russian Roulette met een Missed! in de hand
house-short_mine = alles van fase 1 van de trekstapel trekken terwijl er in de Abandoned Mine te weinig afgelegde kaarten liggen
house-stops_guessing = bij Peyote stoppen met raden voordat een gok fout was
house-suit_of_throw_unseen = een Bang! van ongenoteerde kleur gegooid naar wie die misschien niets doet
house-swigged_in_vain = Hard Liquor zonder een levenspunt te missen
house-target_averts_ricochet = een Ricochet afkeren met juist de kaart waarop gemikt werd
house-thrown_at_the_untouched = twee Bang! samen die elk niets zouden doen
house-vendetta_after_jail = een draw! voor Vendetta na een beurt die door Jail verloren ging

## Wat er moet gebeuren

owed-bleed = Blood Brothers: { $by } geeft een ander een levenspunt
    .short = { $by } geeft een ander een levenspunt
owed-guess = Peyote: { $by } raadt de kleur van de bovenste kaart
    .short = { $by } raadt de kleur van de bovenste kaart
owed-ranch = Ranch: { $by } ruilt kaarten uit de hand, één keer
    .short = { $by } ruilt kaarten uit de hand

## Regels in het verslag

entry-bled = { $by } geeft een levenspunt aan { $to }
entry-swigged = { $by } slaat fase 1 over voor een levenspunt (Hard Liquor)
entry-guessed = { $by } raadt { $colour ->
        [red] rood
       *[black] zwart
    } en draait { $card_face } om{ $card ->
        [none] {""}
       *[other] {" "}({ CARD($card) })
    }
entry-bounced = Ricochet: { $by } gooit een Bang! naar { CARD($card, $card_face, form: "the") } van { $of }
entry-sniped = Sniper: { $by } gooit twee Bang!-kaarten samen naar { $of }
entry-stowed = { $by } legt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } dicht op de trekstapel

## Waarvoor, en stappen

card-abandoned_mine = Abandoned Mine
    .a = Abandoned Mine
    .the = de Abandoned Mine
card-blood_brothers = Blood Brothers
    .a = Blood Brothers
    .the = Blood Brothers
card-hard_liquor = Hard Liquor
    .a = Hard Liquor
    .the = Hard Liquor
card-law_of_the_west = Law of the West
    .a = Law of the West
    .the = Law of the West
card-peyote = Peyote
    .a = Peyote
    .the = Peyote
card-ranch = Ranch
    .a = Ranch
    .the = de Ranch
card-ricochet = Ricochet
    .a = Ricochet
    .the = de Ricochet
card-russian_roulette = Russian Roulette
    .a = Russian Roulette
    .the = de Russian Roulette
card-sniper = Sniper
    .a = Sniper
    .the = de Sniper
card-vendetta = Vendetta
    .a = Vendetta
    .the = Vendetta
card-a_fistful_of_cards = A Fistful of Cards
    .a = A Fistful of Cards
    .the = A Fistful of Cards
step-guess = de kleur raden
step-a_fistful_of_cards = de schoten van A Fistful of Cards

## Te zien

panel-lies-abandoned_mine = Gebeurtenis: { EVENT($event) } – fase 1 trek je van de aflegstapel zolang daar iets ligt; kaarten boven de handlimiet gaan dicht op de trekstapel
panel-lies-ambush = Gebeurtenis: { EVENT($event) } – iedereen zit op afstand 1 van iedereen; kaarten op tafel veranderen die nog
panel-lies-blood_brothers = Gebeurtenis: { EVENT($event) } – aan het begin van een beurt mag één levenspunt, niet het laatste, naar een ander
panel-lies-dead_man = Gebeurtenis: { EVENT($event) } – wie als eerste is uitgeschakeld, komt in de eigen beurt terug, met twee levenspunten en twee kaarten
panel-lies-hard_liquor = Gebeurtenis: { EVENT($event) } – fase 1 mag worden overgeslagen voor een levenspunt
panel-lies-lasso = Gebeurtenis: { EVENT($event) } – kaarten op tafel hebben geen effect
panel-lies-law_of_the_west = Gebeurtenis: { EVENT($event) } – de tweede getrokken kaart wordt getoond en in die beurt gespeeld als dat kan
panel-lies-peyote = Gebeurtenis: { EVENT($event) } – in plaats van trekken raad je de kleur van de bovenste kaart tot een gok fout is
panel-lies-ranch = Gebeurtenis: { EVENT($event) } – aan het einde van fase 1 mogen handkaarten geruild worden, zoveel als je wilt, één keer
panel-lies-ricochet = Gebeurtenis: { EVENT($event) } – met een Bang! mag je op een kaart op tafel mikken; die gaat weg tenzij een Missed! haar redt
panel-lies-russian_roulette = Gebeurtenis: { EVENT($event) } – vanaf de Sheriff geeft ieder een Missed!; wie dat als eerste niet doet, verliest twee levenspunten
panel-lies-sniper = Gebeurtenis: { EVENT($event) } – twee Bang!-kaarten mogen samen naar een speler; alleen twee Missed! keren ze af
panel-lies-the_judge = Gebeurtenis: { EVENT($event) } – niemand legt een kaart op tafel, bij niemand
panel-lies-vendetta = Gebeurtenis: { EVENT($event) } – aan het einde van een beurt is er een draw!: harten geeft nog een beurt, één keer
panel-lies-a_fistful_of_cards = Gebeurtenis: { EVENT($event) } – aan het begin van een beurt wordt op die speler zo vaak geschoten als die kaarten heeft
panel-touched-dead_man = { $by } komt deze ronde terug (Dead Man)
panel-touched-law_of_the_west = { $by } moet de getoonde kaart spelen (Law of the West)
panel-touched-vendetta = { $by } heeft nog een beurt (Vendetta)
panel-touched-lasso = { $by }: kaarten op tafel doen niets (Lasso)
panel-touched-a_fistful_of_cards = op { $by } wordt zo vaak geschoten als er kaarten in de hand zijn (A Fistful of Cards)

## Wat een speler mag doen

aid-bleed = een levenspunt geven (Blood Brothers)
    .short = een levenspunt geven
aid-swig = fase 1 overslaan voor een levenspunt (Hard Liquor)
    .short = fase 1 overslaan
aid-snipe = twee Bang!-kaarten samen gooien (Sniper)
    .short = twee Bang!-kaarten gooien
aid-bounce = een Bang! naar { $cards } gooien (Ricochet)
    .short = een Bang! naar een kaart gooien

## Spelregels

rule-fistful-fifteen_cards = de stapel van A Fistful of Cards
rule-fistful-any_card_that_averts = elke kaart met het Missed!-symbool
rule-fistful-a_barrel_too = een Barrel ook
rule-fistful-cards_in_play_alone = Ambush: alleen kaarten op tafel
rule-fistful-ambush = Ambush
rule-fistful-a_life_point_may_be_given = Blood Brothers: een levenspunt mag gegeven worden
rule-fistful-a_swig_instead = Hard Liquor: fase 1 mag worden overgeslagen
rule-fistful-lasso = Lasso
rule-fistful-guessing_instead_of_drawing = Peyote: raden in plaats van trekken
rule-fistful-another_turn_of_his = Vendetta: nog een beurt
rule-fistful-a_heart_gives_a_turn = Vendetta: harten
rule-fistful-as_many_shots_as_cards = A Fistful of Cards: zoveel schoten als kaarten
rule-fistful-a_turn_for_the_dead_man = Dead Man: een beurt voor wie als eerste uitgeschakeld werd
rule-fistful-the_dead_man_acts = Dead Man: wie als eerste uitgeschakeld werd, speelt
rule-fistful-not_before_he_is_back = Dead Man: nog niet in het spel
rule-fistful-he_comes_back_first = Dead Man: terug in het spel
rule-fistful-out_of_the_mine = Abandoned Mine: van de aflegstapel
rule-fistful-back_into_the_mine = Abandoned Mine: terug op de aflegstapel
rule-fistful-face_down_on_the_deck = Abandoned Mine: dicht op de trekstapel
rule-fistful-used_cards_into_the_mine = Abandoned Mine: gebruikte kaarten dicht op de trekstapel
rule-fistful-no_life_point_is_at_stake = Ricochet: er staat geen levenspunt op het spel
rule-fistful-who_gives_none_loses_two = Russian Roulette: twee levenspunten
rule-fistful-given_and_not_played = Russian Roulette: gegeven, niet gespeeld
