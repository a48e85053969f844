# Il duello a eliminazione: motivi, ciò che deve succedere, righe del registro e nomi delle regole.

## Motivi

reason-ability_rests = L'abilità di { CHARACTER($ability) } adesso non vale per { $by }: vale in avanscoperta, e in retrovia solo finché quel personaggio deve reagire; allora quella di chi sta davanti è sospesa.
reason-aside_four = Messi da parte: { $count ->
        [one] { $count } personaggio
       *[other] { $count } personaggi
    }; prima di un duello devono essere { $due }.
reason-not_on_offer = { $by } sceglie { CHARACTER($character) }, ma il personaggio è già stato scelto.
reason-draft_turn = { $first_is ->
        [nobody] { $by } sceglie ancora un personaggio, ma tutti e due hanno già i loro sei.
       *[other] { $by } sceglie prima del tempo: adesso tocca { BEFORE($first, word: "a") }.
    }
reason-life_counter = { CHARACTER($character) } è stato messo da parte per segnare i punti vita: { $by } non può averlo.
reason-not_the_six = La pila di { $by } deve contenere i sei personaggi scelti: { $characters }.
reason-pile_fixed = La pila di { $by } è fatta: l'ordine resta quello.
reason-not_the_top_two = { $by } mette in gioco i primi due della pila, e non altri.
reason-not_the_next = { CHARACTER($character) } non è il primo della pila di { $by }, e l'ordine resta quello.
reason-not_a_reinforcement = { CHARACTER($character) } non è fra i rinforzi di { $by }.
reason-no_vacancy = Qui non c'è un posto vuoto in retrovia ({ $by }): un rinforzo entra in retrovia, dopo un'eliminazione.
reason-swap_moment = { $by } sceglie chi sta in avanscoperta solo nel proprio turno: dopo Dinamite e Prigione, prima di pescare.
reason-nobody_behind = { $by } non ha nessuno in retrovia con cui scambiare il posto.
reason-stays_in_jail = { $by } deve saltare questo turno per la Prigione e non può essere portato in avanscoperta.
reason-jail_undrawn = Davanti { BEFORE($by, word: "a") } c'è una Prigione: prima si estrae, e solo dopo il personaggio può venire in avanscoperta.
reason-jailed_in_front = { $by } deve saltare questo turno per la Prigione: prima viene avanti il personaggio in retrovia.
reason-rear_takes_no_turn = { $by } sta in retrovia e non ha un turno: gioca { $first }, che sta in avanscoperta.
reason-rear_plays = { $by } sta in retrovia: in questo turno gioca { $first }, il personaggio in avanscoperta.
reason-rear_draws_nothing = { $by } sta in retrovia: { CHARACTER($ability) } non pesca finché una carta è in corso, e dopo conta solo l'abilità di chi sta davanti.
reason-own_companion = { $by } gioca { CARD($card, form: "the") } contro un personaggio dello stesso giocatore ({ $at }): si gioca solo contro quelli dell'avversario.
reason-beer_front_only = { $by } sta in retrovia: in un duello la Birra funziona solo sul personaggio in avanscoperta.
reason-jailed_makes_way = { $by } deve saltare il turno per la Prigione, e al suo posto viene avanti il personaggio in retrovia. Prima lettura: la Prigione trattiene solo quel personaggio. Seconda lettura: è perso l'intero turno.
reason-answers_stepping_up = { $by } viene avanti durante { CARD($card, form: "the") }, dato che chi stava davanti è caduto. Prima lettura: la carta riguarda chi c'era quando è stata giocata, quindi risponde questo personaggio e non il rinforzo. Seconda lettura: riguarda il posto, quindi risponde chi ora sta in retrovia.
reason-own_pick_first = { $by } ha giocato l'Emporio e sceglie per primo. Prima lettura: prima chi lo gioca, come in ogni partita, poi l'ordine del duello. Seconda lettura: quell'ordine comincia dall'avversario più vicino, quindi sceglie prima { $at } e { $by } per ultimo.
reason-dynamite_to_the_rear = { $by } passa la Dinamite { BEFORE($to, word: "a") }, nella retrovia dell'avversario. Prima lettura: va al personaggio davanti. Seconda lettura: il testo non nomina nessuno dei due, quindi può andare all'uno o all'altro, come una Prigione.
reason-rear_ability_afterwards = { $by } pescherebbe dalla retrovia per { CHARACTER($ability) }. Prima lettura: l'abilità si ha finché il personaggio reagisce, e la perdita del punto vita ne fa parte. Seconda lettura: aspetta la fine della carta, e allora conta solo l'abilità di chi sta davanti.
reason-wrong_place = { $by } non sta con l'altro personaggio dello stesso giocatore: i posti 1 e 2 sono di chi sceglie per primo, 3 e 4 dell'altro.

## Che cosa deve succedere

owed-aside = L'arbitro mette da parte a caso { $count ->
        [one] { $count } personaggio
       *[other] { $count } personaggi
    }
    .short = { $count ->
        [one] { $count } personaggio va
       *[other] { $count } personaggi vanno
    } da parte
owed-draft = { $by } sceglie un personaggio
    .short = { $by } sceglie un personaggio
owed-stack = { $by } fa la pila dei sei personaggi
    .short = { $by } fa la pila dei sei personaggi
owed-field = { $by } mette i primi due della pila in avanscoperta e in retrovia
    .short = { $by } mette in gioco i primi due della pila
owed-swap = Il personaggio dietro { $by } viene in avanscoperta
    .short = il personaggio dietro { $by } viene in avanscoperta
owed-enter = Un rinforzo entra in retrovia, al posto di { $by }
    .short = un rinforzo entra in retrovia, al posto di { $by }

## Nel registro

entry-setaside = Messi da parte per segnare i punti vita: { $characters }
entry-drafted = { $by } sceglie { CHARACTER($character) }
entry-piled = { $by } fa la pila dei personaggi{ $characters_is ->
        [given] : { $characters }
       *[none] {""}
    }
entry-fielded = { $by } mette in gioco, in avanscoperta e in retrovia: { $characters }
entry-swapped = I personaggi di { $by } si scambiano di posto
entry-entered = { CHARACTER($character) } entra in retrovia, al posto di { $by }

card-opening = la mano iniziale
    .a = la mano iniziale
    .the = la mano iniziale
step-swap = il personaggio in retrovia che viene avanti

## Da guardare

panel-laid_out = Sul tavolo: { $characters }
panel-reinforcements = Rinforzi dietro { $by }: { $count }{ $characters_is ->
        [given] {" "}({ $characters })
       *[none] {""}
    }
panel-kept_back = La Prigione trattiene in questo turno: { $by }

side-duellist1 = il primo duellante
    .of = del primo duellante
side-duellist2 = il secondo duellante
    .of = del secondo duellante

set-duel = duello a eliminazione
option-jail_in_front = Prigione davanti fallita
option-jail_in_front-character = viene avanti l'altro
option-jail_in_front-turn = il turno è perso

error-needs_character = Manca un personaggio. Scrivi il nome, o ? per un personaggio non annotato.

## Regole

rule-duel-fronts_see_each_other_at_one = fra chi sta davanti
rule-duel-one_more_to_the_rear = uno dei due in retrovia
rule-duel-the_opponent_first = sceglie prima l'avversario più vicino
rule-duel-near_own_far = l'ordine del duello
rule-duel-before_either_of_ones_own = davanti a uno qualsiasi dei propri
rule-duel-only_in_front = solo l'abilità di chi sta davanti
rule-duel-of_the_one_aimed_at = l'abilità del bersaglio
rule-duel-one_hand_for_both = una mano per i due personaggi
rule-duel-who_has_a_character_left_acts = resta un personaggio
rule-duel-turns_come_to_the_front = gioca chi sta davanti
rule-duel-dynamite_in_the_rear_too = Dinamite in retrovia
rule-duel-the_hand_stays = la mano resta
rule-duel-beer_heals_the_front = Birra solo per chi sta davanti
rule-duel-two_duellists = due duellanti e nessun ruolo
rule-duel-whose_place_it_is = di chi è il posto
rule-duel-whose_a_character_is_lies_open = tutti vedono di chi è
rule-duel-who_has_a_character_left_wins = l'ultimo che ha un personaggio
rule-duel-won_or_lost = un duello ha un vincitore
rule-duel-who_stays_wins = chi resta
rule-duel-either_where_both_are_gone = se ne sono andati entrambi
