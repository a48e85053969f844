# Het knock-outduel: redenen, wat er moet gebeuren, regels in het verslag en de namen van de spelregels.

## Redenen

reason-ability_rests = De vaardigheid van { CHARACTER($ability) } telt nu niet voor { $by }: vooraan telt die, en achteraan alleen zolang dat personage moet reageren; dan rust die van de voorste.
reason-aside_four = Opzij gelegd: { $count ->
        [one] { $count } personage
       *[other] { $count } personages
    }; voor een duel horen het er { $due } te zijn.
reason-not_on_offer = { $by } kiest { CHARACTER($character) }, maar dat personage is al gekozen.
reason-draft_turn = { $first_is ->
        [nobody] { $by } kiest nog een personage, maar beiden hebben er al zes.
       *[other] { $by } kiest voor de beurt: nu kiest { $first }.
    }
reason-life_counter = { CHARACTER($character) } is opzij gelegd en telt levenspunten: { $by } kan dit personage niet hebben.
reason-not_the_six = In de stapel van { $by } horen de zes gekozen personages: { $characters }.
reason-pile_fixed = De stapel van { $by } ligt klaar: de volgorde blijft zoals die is.
reason-not_the_top_two = { $by } brengt de eerste twee van de stapel in het spel, en geen andere.
reason-not_the_next = { CHARACTER($character) } ligt niet boven op de stapel van { $by }, en de volgorde blijft zoals die is.
reason-not_a_reinforcement = { CHARACTER($character) } hoort niet bij de versterkingen van { $by }.
reason-no_vacancy = Hier is achteraan geen lege plaats ({ $by }): een versterking komt achteraan, na een uitschakeling.
reason-swap_moment = { $by } kiest alleen in de eigen beurt wie er vooraan staat: na Dynamite en Jail, voor het trekken.
reason-nobody_behind = { $by } heeft achteraan niemand om mee te wisselen.
reason-stays_in_jail = { $by } moet deze beurt overslaan vanwege Jail en kan niet naar voren.
reason-jail_undrawn = Voor { $by } ligt een Jail: daarvoor wordt eerst een kaart omgedraaid, dan pas kan dit personage naar voren.
reason-jailed_in_front = { $by } moet deze beurt overslaan vanwege Jail: eerst komt het personage achteraan naar voren.
reason-rear_takes_no_turn = { $by } staat achteraan en heeft geen beurt: { $first } staat vooraan en speelt.
reason-rear_plays = { $by } staat achteraan: in deze beurt speelt { $first }, het voorste personage.
reason-rear_draws_nothing = { $by } staat achteraan: { CHARACTER($ability) } trekt niets zolang een kaart loopt, en daarna telt alleen de vaardigheid van de voorste.
reason-own_companion = { $by } richt { CARD($card, form: "the") } op een personage van dezelfde speler ({ $at }): dat mag alleen op die van de tegenstander.
reason-beer_front_only = { $by } staat achteraan: in een duel werkt Beer alleen voor het voorste personage.
reason-jailed_makes_way = { $by } moet door Jail deze beurt overslaan, en het personage achteraan komt daarvoor in de plaats. De ene lezing: Jail houdt alleen dat personage tegen. De andere: de hele beurt vervalt.
reason-answers_stepping_up = { $by } kwam midden in { CARD($card, form: "the") } naar voren, omdat de voorste viel. De ene lezing: de kaart geldt voor wie er bij het uitspelen stond, dus dit personage antwoordt, en de versterking niet. De andere: ze geldt voor de plaats, dus wie daar nu achteraan staat, antwoordt.
reason-own_pick_first = { $by } heeft de General Store gespeeld en kiest als eerste. De ene lezing: de speler eerst, zoals in elk spel, en dan de volgorde van het duel. De andere: die volgorde begint bij de naaste tegenstander, dus { $at } kiest eerst en { $by } als laatste.
reason-dynamite_to_the_rear = { $by } geeft Dynamite door aan { $to }, achteraan bij de tegenstander. De ene lezing: hij gaat naar het voorste personage. De andere: de tekst noemt geen van beide, dus het mag naar elk van de twee, zoals een Jail.
reason-rear_ability_afterwards = { $by } zou achteraan nog trekken voor { CHARACTER($ability) }. De ene lezing: de vaardigheid geldt zolang dit personage reageert, en het verlies van het levenspunt hoort daarbij. De andere: ze wacht tot de kaart voorbij is, en dan telt alleen nog de vaardigheid van de voorste.
reason-wrong_place = { $by } staat niet bij het andere personage van dezelfde speler: plaats 1 en 2 zijn van wie het eerst kiest, 3 en 4 van de ander.

## Wat er moet gebeuren

owed-aside = De scheidsrechter legt willekeurig { $count ->
        [one] { $count } personage
       *[other] { $count } personages
    } opzij
    .short = { $count ->
        [one] { $count } personage gaat
       *[other] { $count } personages gaan
    } opzij
owed-draft = { $by } kiest een personage
    .short = { $by } kiest een personage
owed-stack = { $by } maakt een stapel van de zes personages
    .short = { $by } maakt een stapel van de zes personages
owed-field = { $by } zet de eerste twee van de stapel vooraan en achteraan
    .short = { $by } brengt de eerste twee van de stapel in het spel
owed-swap = Het personage achter { $by } komt naar voren
    .short = het personage achter { $by } komt naar voren
owed-enter = Een versterking komt achteraan, op de plaats van { $by }
    .short = een versterking komt achteraan, op de plaats van { $by }

## In het verslag

entry-setaside = Opzij gelegd, om levenspunten te tellen: { $characters }
entry-drafted = { $by } kiest { CHARACTER($character) }
entry-piled = { $by } maakt een stapel van de personages{ $characters_is ->
        [given] : { $characters }
       *[none] {""}
    }
entry-fielded = { $by } brengt in het spel, vooraan en achteraan: { $characters }
entry-swapped = De personages van { $by } wisselen van plaats
entry-entered = { CHARACTER($character) } komt achteraan, op de plaats van { $by }

card-opening = de beginhand
    .a = de beginhand
    .the = de beginhand
step-swap = het personage achteraan dat naar voren komt

## Om te bekijken

panel-laid_out = Op tafel: { $characters }
panel-reinforcements = Versterkingen achter { $by }: { $count }{ $characters_is ->
        [given] {" "}({ $characters })
       *[none] {""}
    }
panel-kept_back = Deze beurt vastgehouden door Jail: { $by }

side-duellist1 = de eerste duellist
    .of = van de eerste duellist
side-duellist2 = de tweede duellist
    .of = van de tweede duellist

set-duel = knock-outduel
option-jail_in_front = Jail vooraan mislukt
option-jail_in_front-character = de ander komt naar voren
option-jail_in_front-turn = de beurt vervalt

error-needs_character = Er ontbreekt een personage. Typ de naam, of ? voor een personage dat niet is genoteerd.

## Spelregels

rule-duel-fronts_see_each_other_at_one = van voorste naar voorste
rule-duel-one_more_to_the_rear = een van de twee achteraan
rule-duel-the_opponent_first = de naaste tegenstander kiest eerst
rule-duel-near_own_far = de volgorde van het duel
rule-duel-before_either_of_ones_own = voor elk van de eigen personages
rule-duel-only_in_front = alleen de vaardigheid van de voorste
rule-duel-of_the_one_aimed_at = de vaardigheid van het doelwit
rule-duel-one_hand_for_both = één hand voor beide personages
rule-duel-who_has_a_character_left_acts = er is nog een personage
rule-duel-turns_come_to_the_front = het voorste personage speelt
rule-duel-dynamite_in_the_rear_too = Dynamite achteraan
rule-duel-the_hand_stays = de hand blijft
rule-duel-beer_heals_the_front = Beer alleen voor de voorste
rule-duel-two_duellists = twee duellisten en geen rollen
rule-duel-whose_place_it_is = van wie de plaats is
rule-duel-whose_a_character_is_lies_open = iedereen ziet van wie het is
rule-duel-who_has_a_character_left_wins = de laatste met een personage
rule-duel-won_or_lost = een duel heeft één winnaar
rule-duel-who_stays_wins = wie blijft
rule-duel-either_where_both_are_gone = beiden zijn weg
