# Che cosa avrebbe dovuto essere diverso perché una giocata fosse ammessa: segue a "Sarebbe ammesso se: ".

change-target = il bersaglio fosse { $by }
change-targets = i bersagli fossero { $by } { BEFORE($other, word: "e") }
change-no_target = non fosse indicato nessun altro giocatore
change-recipient = { $by_is ->
        [nobody] le carte andassero negli scarti
       *[other] andasse { BEFORE($by, word: "a") }
    }
change-owner = la carta fosse di { $by }
change-about = si trattasse di { $by }
change-player = lo facesse { $by }
change-turn_begins = cominciasse il turno di { $by }
change-side = la vittoria fosse { SIDE($what, form: "of") }
change-card = la carta fosse { CARD($what, $what_face, form: "a") }
change-from_hand = la carta della mano fosse { CARD($what, $what_face, form: "a") }
change-colour = la carta fosse { $what ->
        [red] rossa
       *[black] nera
    }
change-out_of_hand = la carta venisse dalla mano di { $by }
change-answered = { $by } rispondesse con { CARD($what, form: "a") }
change-source = { $what ->
        [hand] si pescasse dalla mano di { $by }
        [discards] si pescasse dagli scarti
       *[deck] si pescasse dal mazzo
    }
change-author = { $by_is ->
        [nobody] non fosse attribuito a nessuno
       *[other] fosse attribuito { BEFORE($by, word: "a") }
    }
change-count = il numero di carte fosse { $count }
change-points = il numero di punti vita fosse { $count }
change-paid = { $count ->
        [0] non venisse scartata nessun'altra carta
        [one] venisse scartata un'altra carta
       *[other] venissero scartate altre { $count } carte
    }
change-discarded = { $by } avesse prima scartato { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
change-drawn_first = { $by } avesse prima estratto per { CARD($what, form: "the") }
change-due_first = prima fosse avvenuto questo: { $owed }
change-all_due_first = prima fosse avvenuto tutto ciò che era in sospeso
change-phase_play = il turno fosse nella fase di gioco
change-own_turn = fosse il turno di { $by }
change-not_played = in questo turno non fosse già stata giocata questa carta: { CARD($what) }
change-with_card = { $by } avesse in gioco { CARD($what, form: "a") }
change-without_card = { $by } non avesse in gioco { CARD($what, form: "a") }
change-hand = { $by } { $count ->
        [0] non avesse carte
        [one] avesse { $count } carta
       *[other] avesse { $count } carte
    } in mano
change-life = { $by } avesse { $count ->
        [one] { $count } punto vita
       *[other] { $count } punti vita
    }
change-alive = { $by } fosse ancora in gioco
change-character = { $by } fosse { CHARACTER($what) }

## I passi di una risposta calcolata; una regola che prende nome da una carta o da un personaggio si chiama come quelli

rule-base-the_living_act = chi è eliminato non fa più nulla
rule-base-the_living_are_asked = a chi è eliminato non si chiede nulla
rule-base-clockwise = in senso orario
rule-base-the_player_first = chi ha giocato la carta sceglie per primo
rule-base-the_living_count = conta solo chi è ancora in gioco
rule-base-seats_between = intorno al tavolo
rule-base-weapon_reach = arma
rule-base-reach_of_the_card = portata della carta stessa
rule-base-barrel_in_play = Barile in gioco
rule-base-missed_averts_shots = un Mancato! evita un colpo
rule-base-bang_meets_challenges = un Bang! risponde a Duello e Indiani!
rule-base-beer_rescues = una Birra può salvare
rule-base-sid_ketchum_rescues = Sid Ketchum può salvarsi
rule-base-heart_averts = estratta una carta di cuori
rule-base-dynamite_holds = la Dinamite non esplode
rule-base-heart_frees = con cuori si esce di Prigione
rule-base-phase_one = fase di pesca
rule-base-jail_draw = estrazione per la Prigione
rule-base-one_card_of_kit_carlson = Kit Carlson: una torna sul mazzo
rule-base-a_prisoner_may_stay = un turno che la Prigione può far saltare
rule-base-dynamite_draw = estrazione per la Dinamite
rule-base-nothing_to_take_from = nessuna carta da prendere
rule-base-as_it_is_read = secondo la lettura del tavolo
rule-base-clockwise_from_the_sheriff = in senso orario dallo Sceriffo
rule-base-as_many_as_life = punti vita rimasti
rule-base-as_much_as_the_card_is_worth = quanto vale la carta
rule-base-beer_needs_three = due giocatori rimasti
rule-base-four_players = quattro giocatori
rule-base-five_players = cinque giocatori
rule-base-six_players = sei giocatori
rule-base-seven_players = sette giocatori
rule-base-sheriff_is_known = ruolo scoperto dello Sceriffo
rule-base-printed_life = stampati sul personaggio
rule-base-sheriff_has_one_more = Sceriffo, uno in più
rule-base-as_many_cards_as_life = tante carte quanti punti vita
rule-base-somebody_has_won = qualcuno ha vinto o lo Sceriffo è eliminato
rule-base-sheriff_is_dead = Sceriffo eliminato
rule-base-law_is_done = Fuorilegge e Rinnegato eliminati
rule-base-who_acts_takes_turns = chi gioca ha i suoi turni
rule-base-players_have_life = tutti hanno punti vita
rule-base-the_sheriff_is_penalised = lo Sceriffo paga per un Vice
rule-base-at_once_or_after_the_card = il vincitore subito o dopo la carta
rule-base-the_law_wins_together = la legge vince insieme
rule-base-the_outlaws_win_together = i Fuorilegge vincono insieme
rule-base-the_renegade_wins_alone = il Rinnegato vince da solo
rule-base-what_is_left_of_the_mix = ciò che resta dei ruoli
