# Wat er anders had moeten zijn om een zet toe te staan: volgt op "Het zou mogen als: ".

change-target = { $by } het doelwit was
change-targets = { $by } en { $other } de doelwitten waren
change-no_target = er geen andere speler genoemd was
change-recipient = { $by_is ->
        [nobody] de kaarten naar de aflegstapel gingen
       *[other] het naar { $by } ging
    }
change-owner = de kaart van { $by } was
change-about = { $by } bedoeld was
change-player = { $by } het deed
change-turn_begins = de beurt van { $by } begon
change-side = het spel gewonnen was door { SIDE($what) }
change-card = de kaart { CARD($what, $what_face, form: "a") } was
change-from_hand = de kaart uit de hand { CARD($what, $what_face, form: "a") } was
change-colour = de kaart { $what ->
        [red] rood
       *[black] zwart
    } was
change-out_of_hand = de kaart uit de hand van { $by } kwam
change-answered = { $by } met { CARD($what, form: "a") } antwoordde
change-source = er { $what ->
        [hand] uit de hand van { $by }
        [discards] van de aflegstapel
       *[deck] van de trekstapel
    } getrokken was
change-author = het { $by_is ->
        [nobody] op niemands naam
       *[other] op naam van { $by }
    } stond
change-count = het aantal kaarten { $count } was
change-points = het aantal levenspunten { $count } was
change-paid = er { $count ->
        [0] geen kaart
        [one] { $count } kaart
       *[other] { $count } kaarten
    } extra voor afgelegd { $count ->
        [0] was
        [one] was
       *[other] waren
    }
change-discarded = { $by } eerst { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } had afgelegd
change-drawn_first = { $by } eerst de draw! voor { CARD($what, form: "the") } had gedaan
change-due_first = dit eerst gedaan was: { $owed }
change-all_due_first = alles wat nog openstond eerst gedaan was
change-phase_play = de beurt in de speelfase was
change-own_turn = { $by } aan de beurt was
change-not_played = { CARD($what, form: "the") } deze beurt nog niet gespeeld was
change-with_card = { $by } { CARD($what, form: "a") } had liggen
change-without_card = { $by } geen { CARD($what) } had liggen
change-hand = { $by } { $count ->
        [0] geen kaarten
        [one] { $count } kaart
       *[other] { $count } kaarten
    } in de hand had
change-life = { $by } { $count ->
        [one] { $count } levenspunt
       *[other] { $count } levenspunten
    } had
change-alive = { $by } nog meespeelde
change-character = { $by } { CHARACTER($what) } was

## De stappen van een berekend antwoord; een regel naar een kaart of personage heet zoals die

rule-base-the_living_act = wie uitgeschakeld is, doet niets meer
rule-base-the_living_are_asked = aan wie uitgeschakeld is, wordt niets gevraagd
rule-base-clockwise = met de klok mee
rule-base-the_player_first = wie de kaart speelde, kiest eerst
rule-base-the_living_count = alleen wie nog meedoet, telt
rule-base-seats_between = rond de tafel
rule-base-weapon_reach = wapen
rule-base-reach_of_the_card = bereik van de kaart zelf
rule-base-barrel_in_play = Barrel op tafel
rule-base-missed_averts_shots = een Missed! weert een schot af
rule-base-bang_meets_challenges = een Bang! beantwoordt Duel en Indians!
rule-base-beer_rescues = een Beer kan redden
rule-base-sid_ketchum_rescues = Sid Ketchum kan zichzelf redden
rule-base-heart_averts = harten omgedraaid
rule-base-dynamite_holds = Dynamite ontploft niet
rule-base-heart_frees = harten bevrijdt uit de Jail
rule-base-phase_one = trekfase
rule-base-jail_draw = draw! voor Jail
rule-base-one_card_of_kit_carlson = Kit Carlson: één gaat terug
rule-base-a_prisoner_may_stay = een beurt die door Jail kan vervallen
rule-base-dynamite_draw = draw! voor Dynamite
rule-base-nothing_to_take_from = geen kaart om te pakken
rule-base-as_it_is_read = zoals de tafel het leest
rule-base-clockwise_from_the_sheriff = met de klok mee vanaf de Sheriff
rule-base-as_many_as_life = overgebleven levenspunten
rule-base-as_much_as_the_card_is_worth = wat de kaart waard is
rule-base-beer_needs_three = nog twee spelers
rule-base-four_players = vier spelers
rule-base-five_players = vijf spelers
rule-base-six_players = zes spelers
rule-base-seven_players = zeven spelers
rule-base-sheriff_is_known = open rol van de Sheriff
rule-base-printed_life = gedrukt op het personage
rule-base-sheriff_has_one_more = Sheriff, één meer
rule-base-as_many_cards_as_life = zoveel kaarten als levenspunten
rule-base-somebody_has_won = iemand heeft gewonnen of de Sheriff is uitgeschakeld
rule-base-sheriff_is_dead = Sheriff uitgeschakeld
rule-base-law_is_done = Outlaws en Renegade uitgeschakeld
rule-base-who_acts_takes_turns = wie meespeelt, krijgt beurten
rule-base-players_have_life = iedereen heeft levenspunten
rule-base-the_sheriff_is_penalised = de Sheriff betaalt voor een Hulpsheriff
rule-base-at_once_or_after_the_card = de winnaar meteen of na de kaart
rule-base-the_law_wins_together = de wet wint samen
rule-base-the_outlaws_win_together = de Outlaws winnen samen
rule-base-the_renegade_wins_alone = de Renegade wint alleen
rule-base-what_is_left_of_the_mix = wat er van de rollen over is
