# Was anders hätte sein müssen, damit es erlaubt wäre: folgt auf „Es wäre erlaubt, wenn: “.

change-target = { $by } das Ziel wäre
change-targets = { $by } und { $other } die Ziele wären
change-no_target = kein anderer Spieler genannt wäre
change-recipient = { $by_is ->
        [nobody] die Karten auf den Ablagestapel gingen
       *[other] es an { $by } ginge
    }
change-owner = die Karte von { $by } wäre
change-about = { $by } gemeint wäre
change-player = { $by } es getan hätte
change-turn_begins = der Zug von { $by } begonnen hätte
change-side = der Sieger so hieße: { SIDE($what) }
change-card = es um { CARD($what, $what_face, form: "a") } ginge
change-from_hand = es bei der Karte aus der Hand um { CARD($what, $what_face, form: "a") } ginge
change-colour = die Karte { $what ->
        [red] rot
       *[black] schwarz
    } wäre
change-out_of_hand = die Karte aus der Hand von { $by } käme
change-answered = { $by } dafür { CARD($what, form: "a") } gegeben hätte
change-source = { $what ->
        [hand] aus der Hand von { $by }
        [discards] vom Ablagestapel
       *[deck] vom Nachziehstapel
    } gezogen worden wäre
change-author = { $by_is ->
        [nobody] es niemandem
       *[other] es { $by }
    } zugeschrieben würde
change-count = die Zahl der Karten { $count } wäre
change-points = die Zahl der Lebenspunkte { $count } wäre
change-paid = dafür { $count ->
        [0] keine weitere Karte
        [one] { $count } weitere Karte
       *[other] { $count } weitere Karten
    } abgeworfen { $count ->
        [0] worden wäre
        [one] worden wäre
       *[other] worden wären
    }
change-discarded = { $by } zuerst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } abgeworfen hätte
change-drawn_first = { $by } zuerst für { CARD($what, form: "the") } aufgedeckt hätte
change-due_first = zuerst dies getan wäre: { $owed }
change-all_due_first = zuerst alles getan wäre, was noch fällig war
change-phase_play = der Zug in der Spielphase wäre
change-own_turn = { $by } am Zug wäre
change-not_played = in diesem Zug niemand { CARD($what, form: "the") } gespielt hätte
change-with_card = { $by } { CARD($what, form: "a") } ausliegen hätte
change-without_card = bei { $by } diese Karte nicht ausläge: { CARD($what) }
change-hand = { $by } { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    } auf der Hand hätte
change-life = { $by } { $count ->
        [one] { $count } Lebenspunkt
       *[other] { $count } Lebenspunkte
    } hätte
change-alive = { $by } noch im Spiel wäre
change-character = { $by } { CHARACTER($what) } wäre

## Die Schritte einer berechneten Antwort; eine Regel, die nach Karte oder Charakter heißt, heißt wie diese

rule-base-the_living_act = Ausgeschiedene tun nichts mehr
rule-base-the_living_are_asked = Ausgeschiedene werden nicht gefragt
rule-base-clockwise = im Uhrzeigersinn
rule-base-the_player_first = wer die Karte spielt, wählt zuerst
rule-base-the_living_count = nur wer noch lebt, zählt
rule-base-seats_between = um den Tisch herum
rule-base-weapon_reach = Waffe
rule-base-reach_of_the_card = Reichweite der Karte selbst
rule-base-barrel_in_play = Fass ausliegend
rule-base-missed_averts_shots = ein Fehlschuss! wehrt einen Schuss ab
rule-base-bang_meets_challenges = ein Bang! antwortet auf Duell und Indianer!
rule-base-beer_rescues = ein Bier kann retten
rule-base-sid_ketchum_rescues = Sid Ketchum kann sich selbst retten
rule-base-heart_averts = Herz aufgedeckt
rule-base-dynamite_holds = Dynamit explodiert nicht
rule-base-heart_frees = Herz befreit aus dem Gefängnis
rule-base-phase_one = Ziehphase
rule-base-jail_draw = Aufdecken für das Gefängnis
rule-base-one_card_of_kit_carlson = Kit Carlson: eine kommt zurück
rule-base-a_prisoner_may_stay = ein Zug, den das Gefängnis kosten kann
rule-base-dynamite_draw = Aufdecken für das Dynamit
rule-base-nothing_to_take_from = keine Karte zu nehmen
rule-base-as_it_is_read = wie der Tisch es liest
rule-base-clockwise_from_the_sheriff = im Uhrzeigersinn ab dem Sheriff
rule-base-as_many_as_life = verbliebene Lebenspunkte
rule-base-as_much_as_the_card_is_worth = was die Karte wert ist
rule-base-beer_needs_three = nur noch zwei Spieler
rule-base-four_players = vier Spieler
rule-base-five_players = fünf Spieler
rule-base-six_players = sechs Spieler
rule-base-seven_players = sieben Spieler
rule-base-sheriff_is_known = offene Rolle des Sheriffs
rule-base-printed_life = auf dem Charakter gedruckt
rule-base-sheriff_has_one_more = Sheriff, einer mehr
rule-base-as_many_cards_as_life = so viele Karten wie Lebenspunkte
rule-base-somebody_has_won = jemand hat gewonnen oder der Sheriff ist ausgeschieden
rule-base-sheriff_is_dead = Sheriff ausgeschieden
rule-base-law_is_done = Banditen und Abtrünniger ausgeschieden
rule-base-who_acts_takes_turns = wer mitspielt, hat Züge
rule-base-players_have_life = jeder hat Lebenspunkte
rule-base-the_sheriff_is_penalised = der Sheriff büßt für einen Hilfssheriff
rule-base-at_once_or_after_the_card = der Sieger sofort oder nach der Karte
rule-base-the_law_wins_together = die Gesetzeshüter gewinnen gemeinsam
rule-base-the_outlaws_win_together = die Banditen gewinnen gemeinsam
rule-base-the_renegade_wins_alone = der Abtrünnige gewinnt allein
rule-base-what_is_left_of_the_mix = was von den Rollen übrig ist
