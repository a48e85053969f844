# Un campionato: perché qualcosa non va o lascia dubbi, che cosa deve succedere, che cosa è annotato, che cosa sono le cifre.
# $player e simili sono nomi, il denaro è senza segno; $x_is dice se x c'è (none o given), e di più giocatori se sono
# nessuno, uno o vari (none, single, several). Di una domanda da sì o no: yes, no o unasked.

## Chi entra e chi esce

tournament-reason-after_the_draw = { $player } si iscrive dopo il sorteggio. Il regolamento forma i tavoli con chi c'è in quel momento; se e dove un altro possa sedersi lo decide l'arbitro.
tournament-reason-already_qualified = { $player } ha già un posto in finale e non può giocare altre selezioni.
tournament-reason-disqualified_before = { $player } ha subito una squalifica per infrazione grave in un torneo precedente e non può partecipare.
tournament-reason-not_resident = { $player } non ha la cittadinanza italiana né risiede in Italia: può giocare, ma per il campionato non conta.
tournament-reason-other_region = { $player } ha scelto la regione { $region }; questo torneo è di un'altra, e nessuno gioca in due.
tournament-reason-eligibility_unasked = { BEFORE($player, word: "a") } resta da chiedere: { $questions }
tournament-reason-came_back = { $player } ha lasciato questo torneo (annotazione { $entry }) e non può rientrarvi. Se non è così, perché non era ancora arrivato, ritira quella annotazione.
tournament-reason-number_taken = Questo numero era già di { $name }: questa iscrizione prende il posto della sua.
tournament-reason-name_taken = { $other } ha lo stesso identico nome di { $player }: sono due persone?
tournament-reason-namesake_left = { $other } ha lo stesso identico nome di { $player } e ha lasciato il torneo (annotazione { $entry }): chi lascia non può rientrare. Se è la stessa persona, che non era ancora arrivata, ritira questa annotazione e quella.
tournament-reason-unknown_player = { $player } non risulta fra gli iscritti.
tournament-reason-left_already = { $player } ha già lasciato il torneo (annotazione { $entry }).
tournament-reason-other_moment = Secondo il registro { $player } lascia il torneo { $found }, non { $said }.

tournament-question-qualified = ha già un posto in finale?
tournament-question-disqualified = ha mai subito una squalifica?
tournament-question-resident = ha la cittadinanza italiana o risiede in Italia?

tournament-moment-before_draw = prima del sorteggio
tournament-moment-between_rounds = fra due turni
tournament-moment-during_game = durante una partita
tournament-moment-after_rounds = dopo l'ultimo turno
tournament-moment-during_duel = durante i duelli

## Il sorteggio

tournament-reason-seed_again = Per { $purpose } è già scritto un codice. Nessuno può scegliersi il più comodo; quale valga lo decide l'arbitro.
tournament-reason-drawn_again = I tavoli sono già stati sorteggiati (annotazione { $entry }); questo sorteggio ne prenderebbe il posto.
tournament-reason-too_few_players = Con { $players } giocatori il torneo non vale per il campionato: ne servono almeno { $least }.
tournament-reason-no_tables_possible = { $players } giocatori non si possono dividere in tavoli regolari.
tournament-reason-table_size = A un tavolo siedono da { $least } a { $most } giocatori; qui ci sono tavoli da { $sizes }.
tournament-reason-tables_uneven = Fra un tavolo e l'altro può esserci al massimo un giocatore di differenza; questi sono da { $sizes }.
tournament-reason-not_in_the_annex = I tavoli da { $sizes } rispettano le regole, anche se l'allegato non riporta questa suddivisione.
tournament-reason-not_seated = { $players_is ->
        [single] { $players } è presente e non ha un posto.
       *[several] { $players } sono presenti e non hanno un posto.
    }
tournament-reason-seated_twice = { $players_is ->
        [single] { $players } siede in due posti.
       *[several] { $players } siedono ciascuno in due posti.
    }
tournament-reason-gone_and_seated = { $players_is ->
        [single] { $players } ha lasciato il torneo e non può avere un posto.
       *[several] { $players } hanno lasciato il torneo e non possono avere un posto.
    }
tournament-reason-unknown_players = { $players_is ->
        [single] { $players } non risulta fra gli iscritti.
       *[several] { $players } non risultano fra gli iscritti.
    }
tournament-reason-seed_not_written = Il codice “{ $seed }” non era stato scritto prima, quindi nessuno può escludere che sia stato scelto guardando l'esito.
tournament-reason-one_seed_of_several = Per questo erano scritti più codici, e { $seed } è uno di loro. Nessuno può scegliersi il più comodo; se questo sorteggio valga lo decide l'arbitro.
tournament-reason-seed_let_go = Con il codice “{ $seed }” si è già sorteggiato ({ $purpose }): l'esito è noto. Nessuno può vederlo e poi prenderne un altro; se questo si possa abbandonare spetta all'arbitro.
tournament-reason-not_by_the_seed = Dal codice “{ $seed }” esce un ordine diverso da questo.
tournament-reason-not_tied = Si tira a sorte fra chi resta pari dopo tutti i criteri, e fra tutti costoro; { $players } non sono un gruppo del genere.

tournament-purpose-seating = il sorteggio dei tavoli
tournament-purpose-lots = il sorteggio fra chi è pari
tournament-partition-printed = riportata nell'allegato
tournament-partition-rule_conform = secondo le regole, non riportata nell'allegato

## Turni

tournament-reason-unknown_table = Non c'è un tavolo { $table }.
tournament-reason-round_not_over = Il turno { $round } del tavolo { $table } è ancora in corso.
tournament-reason-round_open_already = Il turno { $round } del tavolo { $table } è già cominciato.
tournament-reason-other_round = Il prossimo turno del tavolo { $table } è il { $expected }, non il { $round }.
tournament-reason-table_stopped = Al tavolo { $table } restano { $players } giocatori: con { $stops_at } o meno il tavolo smette alla fine del turno.
tournament-reason-everybody_was_sheriff = Chi è ancora al tavolo { $table } è già stato Sceriffo una volta: il tavolo ha giocato tutti i suoi turni.
tournament-reason-other_sheriff = Lo Sceriffo di questo turno è { $expected }, non { $said }.
tournament-reason-not_at_the_table = { $players_is ->
        [single] { $players } non gioca a questo tavolo.
       *[several] { $players } non giocano a questo tavolo.
    }
tournament-reason-other_roles = A questo numero di giocatori si danno: { $dealt }; indicati sono { $roles }.
tournament-reason-leader_has_other_role = Lo Sceriffo di questo turno è { $player }: il ruolo non può essere di altri, e { $player } non può averne un altro.
tournament-reason-expulsion_due = { $player } ha due ammonizioni ed è fuori dal torneo: prima si annota l'espulsione.
tournament-reason-no_such_round = Al tavolo { $table } non è cominciato nessun turno { $round }.
tournament-reason-later_round_begun = Al tavolo { $table } è già cominciato un turno successivo al { $round }. Il regolamento non dice che cosa ne sia se si ripete la partita precedente.
tournament-reason-log_begun_already = La partita del tavolo { $table }, turno { $round } ha già un suo registro. Se quest'altro ne prenda il posto lo decide l'arbitro.
tournament-reason-round_not_open = Al tavolo { $table } non è in corso nessun turno { $round }.

## L'asta

tournament-reason-auction_begun_already = L'asta del tavolo { $table }, turno { $round } è già cominciata (annotazione { $entry }).
tournament-reason-other_number_laid = I personaggi scoperti devono essere { $expected }, uno per ogni giocatore che non ne conserva, non { $said }.
tournament-reason-characters_not_free = { $players_is ->
        [none] Fra { $characters } uno c'è due volte.
       *[several] Fra { $characters } c'è un personaggio riconfermato da { $players }.
    }
tournament-reason-no_auction = Al tavolo { $table } non è in corso nessuna asta nel turno { $round }.
tournament-reason-bid_not_allowed = { $player } ora non può dirlo.
tournament-reason-choice_not_owed = Il diritto di scegliere si tira a sorte fra chi ha lo stesso debito ed è di turno a scegliere; non è il caso di { $players }.
tournament-reason-hired_already = { $player } ha già un personaggio per questo turno e non ne ingaggia un altro.
tournament-reason-other_than_the_auction = Secondo le offerte dell'asta, { $player } ha vinto { CHARACTER($character) } per { $price }$.
tournament-reason-won_by_another = Secondo le offerte dell'asta è { $other } ad avere vinto { CHARACTER($character) }, non { $player }.
tournament-reason-character_taken = In questo turno { CHARACTER($character) } è già di { $players }.
tournament-reason-not_in_hundreds = { $price }$ non è un multiplo di { $step }$: valgono solo quelli.
tournament-reason-below_least_price = Un personaggio costa almeno { $least }$, non { $price }$.
tournament-reason-more_than_owned = { $player } non possiede { $price }$.
tournament-reason-last_pays_least = Nell'ordine in cui sono annotati gli ingaggi non resta nessuno con del denaro che possa rilanciare contro { $player }: il prezzo è { $least }$, non { $price }$. Se i personaggi sono stati venduti in un altro ordine, annotali in quello.
tournament-reason-without_money_pays_least = { $player } è senza denaro e paga esattamente { $least }$ per il personaggio rimasto.
tournament-reason-without_money_waits = { $player } è senza denaro e prende quello che resta: prima tocca { BEFORE($players, word: "a") }.
tournament-reason-smaller_debt_first = { $players_is ->
        [single] { $players } ha un debito minore di { $player } e sceglie prima.
       *[several] { $players } hanno un debito minore di { $player } e scelgono prima.
    }
tournament-reason-did_not_survive = Riconferma il personaggio solo chi è sopravvissuto alla partita precedente; di { $player } non risulta.
tournament-reason-kept_without_money = { $player } riconferma un personaggio senza avere il denaro. Il regolamento tace. Prima lettura: senza denaro, niente riconferma. Seconda lettura: chi è senza denaro deve comunque 100$ per qualsiasi personaggio, quindi può tenere anche questo.
tournament-reason-not_his_character = { CHARACTER($character) } non è il personaggio con cui { $player } ha giocato la partita precedente.
tournament-reason-other_price = Riconfermare un personaggio costa quanto era costato all'asta: { $player } paga { $expected }$, non { $price }$.

## Risultati

tournament-reason-other_players = { $expected_is ->
        [none] Secondo il registro questa partita non l'ha giocata nessuno; il risultato { $said_is ->
            [none] non nomina nessuno.
           *[several] nomina { $said }.
        }
       *[several] Questa partita l'hanno giocata { $expected }; il risultato { $said_is ->
            [none] non nomina nessuno.
           *[several] nomina { $said }.
        }
    }
tournament-reason-result_already = Un risultato c'è già (annotazione { $entry }): correggi quello.
tournament-reason-hires_missing = { $players_is ->
        [single] Secondo il registro { $players } in questo turno è senza personaggio, e quanto è costato manca dai conti. Prima va annotato l'ingaggio, poi il risultato.
       *[several] Secondo il registro { $players } in questo turno sono senza personaggio, e quanto sono costati manca dai conti. Prima vanno annotati gli ingaggi, poi il risultato.
    }
tournament-reason-role_was_another = Alla distribuzione { $player } era { $dealt }, non { $said }.
tournament-reason-game_not_over = { $players_is ->
        [single] Con { $players } ancora in gioco non ha vinto nessuno.
       *[several] Con { $players } ancora in gioco non ha vinto nessuno.
    }
tournament-reason-winner_by_moment = È rimasto solo il Rinnegato: allora { $found }, ma il risultato dice: { $said }. Se lo Sceriffo è caduto con altri ancora in gioco può essere giusto: quale momento conti lo decide l'arbitro.
tournament-reason-other_outcome = Da chi era rimasto, { $found }; il risultato dice: { $said }.
tournament-reason-final_duel_of_another = { $players_is ->
        [single] { $players } non era il Rinnegato, e solo lui arriva al duello finale con lo Sceriffo.
       *[several] { $players } non erano il Rinnegato, e solo lui arriva al duello finale con lo Sceriffo.
    }
tournament-reason-final_duel_with_others = { $players_is ->
        [single] { $players } era in gioco fino alla fine, quindi Sceriffo e Rinnegato non sono mai rimasti soli.
       *[several] { $players } erano in gioco fino alla fine, quindi Sceriffo e Rinnegato non sono mai rimasti soli.
    }

tournament-outcome-law = vince la legge
tournament-outcome-outlaws = vincono i Fuorilegge
tournament-outcome-renegade = vince il Rinnegato
tournament-fate-any = comunque sia finita
tournament-fate-in_play = in gioco fino alla fine
tournament-fate-eliminated = fuori dalla partita
tournament-fate-final_duel = arriva al duello finale
tournament-fate-no_final_duel = non arriva al duello finale

## Penalità

tournament-reason-reason_missing = Un'espulsione si comunica con il motivo: che cosa ha fatto { $player }?
tournament-reason-second_warning = È la seconda ammonizione di { $player } in questo torneo (la prima: annotazione { $entries }): comporta l'espulsione.
tournament-reason-call_comes_first = { $player } non ha ancora ricevuto un richiamo: per il gioco lento il richiamo viene prima di ogni penalità.
tournament-reason-role_shown = { $how ->
        [mistake] { $player } ha mostrato una carta ruolo per errore: la partita va rigiocata.
        [purpose] { $player } ha mostrato una carta ruolo di proposito: è un imbroglio, e va data una penalità.
       *[none] { $player } ha mostrato una carta ruolo. Per errore: la partita va rigiocata. Di proposito: è un imbroglio, e va data una penalità.
    }
tournament-reason-no_penalty_stands = L'annotazione { $entry } non è un'ammonizione o un'espulsione ancora valida: non c'è nulla da revocare.

## Duelli

tournament-reason-rounds_not_over = Non tutti i tavoli hanno finito il girone eliminatorio.
tournament-reason-lots_not_drawn = Sul limite ci sono giocatori pari: prima si tira a sorte, poi si può dire chi si qualifica.
tournament-reason-other_qualifiers = Secondo la classifica passano { $expected }; nominati sono { $said }.
tournament-reason-unknown_match = In questo tabellone non c'è un duello “{ $match }”.
tournament-reason-other_players_meet = { $expected_is ->
        [none] Chi si affronti in questo duello ancora non si sa; indicati sono { $said }.
        [single] Di questo duello per ora si conosce solo { $expected }; indicati sono { $said }.
       *[several] In questo duello si affrontano { $expected }, non { $said }.
    }
tournament-reason-opponent_goes_through = L'avversario ha lasciato il torneo, quindi vince { $expected }, non { $player }.
tournament-reason-too_few_qualify = I duelli sono per { $expected } e { $players ->
        [one] resta un solo giocatore
       *[other] restano { $players } giocatori
    }. Nessuna clausola dice che cosa ne sia dei posti vuoti: chi non ha avversario passa senza duello, oppure qualcun altro ne prende il posto. Lo decide l'arbitro, duello per duello.
tournament-reason-referee_decides = Nessuna clausola decide su { $match }: lo fa l'arbitro.
tournament-reason-decided_already = Su { $match } l'arbitro ha già deciso (annotazione { $entry }): correggi quella.
tournament-reason-nothing_to_decide = In { $match } non c'è nulla di aperto: decide il regolamento.
tournament-reason-duel_not_open = Adesso non si può giocare: { $match }.
tournament-reason-duel_log_begun_already = { $match }: esiste già un registro. Se quest'altro ne prenda il posto lo decide l'arbitro.
tournament-reason-duel_log_says = Secondo il registro di { $match } ha vinto { $player } (annotazione { $entry } di quel registro).
tournament-reason-game_log_says = Secondo il registro del tavolo { $table }, turno { $round }: { $outcome } (annotazione { $entry } di quel registro).

tournament-match-quarter_1 = quarto di finale 1
tournament-match-quarter_2 = quarto di finale 2
tournament-match-quarter_3 = quarto di finale 3
tournament-match-quarter_4 = quarto di finale 4
tournament-match-semi_1 = semifinale 1
tournament-match-semi_2 = semifinale 2
tournament-match-third = duello per il terzo posto
tournament-match-final = finale
tournament-origin-seed = classifica: { $place }°
tournament-origin-winner = { $match }: vincente
tournament-origin-loser = { $match }: perdente

## Il registro

tournament-reason-not_handed_over = La manifestazione non è stata consegnata ad altri, quindi qui non c'è nulla da riprendere.
tournament-reason-other_copy = Questa copia porta il contrassegno { $said }; quella consegnata porta { $expected }.
tournament-reason-opened_twice = Il torneo è già stato aperto (annotazione { $entry }).
tournament-reason-entry_lost = Ciò che era registrato qui non si legge più: in questo punto l'archivio è danneggiato.
tournament-reason-said_lost = Ciò che era stato detto di questa annotazione quando è stata registrata non si legge più: in questo punto l'archivio è danneggiato.
tournament-reason-entry_unknown = Prima di questa non c'è un'annotazione { $entry }.
tournament-reason-not_a_fact = L'annotazione { $entry } ne ritira o ne corregge soltanto un'altra: si può ritirare. Correggi quella di cui parla, o inserisci qualcosa prima di quella.
tournament-reason-taken_back_already = L'annotazione { $entry } è già stata ritirata.

## Che cosa deve succedere

tournament-due-expulsion = Seconda ammonizione per { $players }: espulsione
tournament-due-go = Il torneo è in pausa: quando riprende lo decide l'arbitro
tournament-due-penalty = { $players } ha mostrato una carta ruolo di proposito: va data una penalità
tournament-due-again = Tavolo { $table }: è stato mostrato un ruolo, quindi il turno { $round } va rigiocato
tournament-due-sign_ups = { $missing ->
        [one] Manca ancora un iscritto
       *[other] Mancano ancora { $missing } iscritti
    }: con meno di { $least } il torneo non vale per il campionato
tournament-due-unseated = { $players_is ->
        [single] { $players } risulta fra gli iscritti e non siede a nessun tavolo: dove sieda, o che non giochi, lo decide l'arbitro
       *[several] { $players } risultano fra gli iscritti e non siedono a nessun tavolo: dove siedano, o che non giochino, lo decide l'arbitro
    }
tournament-due-draw = I tavoli sono da sorteggiare
tournament-due-round = { $players_is ->
        [none] Tavolo { $table }: comincia il turno { $round }
       *[single] Tavolo { $table }: comincia il turno { $round }, Sceriffo { $players }
    }
tournament-due-hires = { $players_is ->
        [single] Tavolo { $table }, turno { $round }: { $players } è ancora senza personaggio
       *[several] Tavolo { $table }, turno { $round }: ancora senza personaggio: { $players }
    }
tournament-due-result = Tavolo { $table }: il risultato del turno { $round }
tournament-awaited-result = Tavolo { $table }: turno { $round } in corso, si attende il risultato
tournament-due-bid = Tavolo { $table }, turno { $round }: all'asta tocca { BEFORE($players, word: "a") }
tournament-due-choice = Tavolo { $table }, turno { $round }: stesso debito, la sorte decide chi sceglie prima: { $players }
tournament-due-lots = Pari dopo tutti i criteri, si tira a sorte: { $players }
tournament-due-qualifiers = I qualificati ai duelli sono da annunciare
tournament-due-match = Da giocare: { $match }, { $players }
tournament-due-empty_place = Decide l'arbitro, { $match }: { $players } non ha nessuno da affrontare. O vince senza duello, o qualcun altro prende il posto vuoto
tournament-due-both_left = Decide l'arbitro, { $match }: { $players } hanno lasciato entrambi. O non passa nessuno, o passa chi è andato via per ultimo, o subentra qualcun altro

## Che cosa separa i giocatori

tournament-criterion-score = punteggio finale
tournament-criterion-sheriff_wins = vittorie da Sceriffo
tournament-criterion-in_play = partite finite in gioco
tournament-criterion-renegade_wins = vittorie da Rinnegato
tournament-criterion-deputy_wins = vittorie da Vice
tournament-criterion-outlaw_wins = vittorie da Fuorilegge
tournament-criterion-lots = sorteggio

## Che cosa sono le cifre

tournament-figure-total = totale
tournament-figure-purse = somma iniziale
tournament-figure-price = tavolo { $table }, turno { $round }: ingaggia { CHARACTER($character) }
tournament-figure-prize = tavolo { $table }, turno { $round }: { ROLE($role) }, { $outcome }{ $fate ->
        [any] {""}
        [in_play] , in gioco fino alla fine
        [eliminated] , fuori dalla partita
        [final_duel] , dopo il duello finale
       *[no_final_duel] , senza il duello finale
    }{ $times ->
        [outlaws] {" "}({ $each }$ × { $count } Fuorilegge)
        [players] {" "}({ $each }$ × { $count } giocatori)
       *[none] {""}
    }
tournament-figure-start = meno la somma iniziale
tournament-figure-gain = guadagno
tournament-figure-rounds = turni giocati
tournament-figure-average = guadagno per turno
tournament-figure-correction = correttivo per un tavolo da cinque accanto a tavoli da sei
tournament-figure-score = { $lowered_is ->
        [given] punteggio finale (sotto zero, quindi il correttivo lo abbassa)
       *[none] punteggio finale
    }
tournament-figure-sheriff_wins = vittorie da Sceriffo
tournament-figure-in_play = partite finite in gioco
tournament-figure-renegade_wins = vittorie da Rinnegato
tournament-figure-deputy_wins = vittorie da Vice
tournament-figure-outlaw_wins = vittorie da Fuorilegge
tournament-figure-lots = posizione nel sorteggio

## Che cosa è annotato

tournament-player = Giocatore { $number }
tournament-player-twin = { $name } ({ $number })
tournament-outside = * { $player }
tournament-outside_means = * Né cittadino italiano né residente in Italia: può giocare, ma non conta per il campionato [ITC-018, ITC-034]; chi vada in finale per un posto così [ITC-006] lo decide l'organizzatore.
tournament-entry-opened = { $name_is ->
        [given] { $name }
       *[none] Il torneo
    } si apre{ $region_is ->
        [given] {" "}in { $region }
       *[none] {""}
    }{ $open_to_all ->
        [yes] , aperto ai giocatori di ogni regione
       *[no] {""}
    }
tournament-entry-playerenrolled = { $number } { $name } si iscrive{ $region_is ->
        [given] {" "}({ $region })
       *[none] {""}
    }{ $qualified ->
        [yes] ; ha già un posto in finale
       *[no] {""}
    }{ $disqualified ->
        [yes] ; squalifica in passato
       *[no] {""}
    }{ $resident ->
        [no] ; senza cittadinanza né residenza
       *[yes] {""}
    }{ $questions_is ->
        [none] {""}
       *[several] ; da chiedere: { $questions }
    }
tournament-entry-playerleft = { $player } lascia il torneo, { $when }
tournament-entry-seedwritten = Codice per { $purpose } messo per iscritto: { $seed }
tournament-entry-drawn = { $seed_is ->
        [given] Sorteggio dal codice { $seed }: { $tables }
       *[none] Sorteggio a mano: { $tables }
    }
tournament-entry-roundopened = { $roles_is ->
        [given] Tavolo { $table }, comincia il turno { $round }, Sceriffo { $sheriff }; ruoli: { $roles }
       *[none] Tavolo { $table }, comincia il turno { $round }, Sceriffo { $sheriff }
    }
tournament-entry-characterhired = { $kept ->
        [yes] Tavolo { $table }, turno { $round }: { $player } riconferma { CHARACTER($character) } per { $price }$
       *[no] Tavolo { $table }, turno { $round }: { $player } ingaggia { CHARACTER($character) } per { $price }$
    }
tournament-entry-characterslaid = Tavolo { $table }, turno { $round }: scoperti per l'asta: { $characters }
tournament-entry-bidopened = Tavolo { $table }, turno { $round }: { $player } apre per { CHARACTER($character) } con { $bid }$
tournament-entry-bidraised = Tavolo { $table }, turno { $round }: { $player } rilancia a { $bid }$
tournament-entry-bidwithdrawn = Tavolo { $table }, turno { $round }: { $player } si ritira dall'asta
tournament-entry-characterchosen = Tavolo { $table }, turno { $round }: { $player }, senza denaro, prende { CHARACTER($character) }
tournament-entry-choicedrawn = Tavolo { $table }, turno { $round }: sorteggio del diritto di scegliere: { $order }
tournament-entry-tableopened = Tavolo { $table }, turno { $round }: la partita ha un suo registro ({ $stream })
tournament-entry-paused = Il torneo è in pausa{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-wenton = La pausa è finita
tournament-entry-timegranted = Tavolo { $table }, turno { $round }: { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    } di recupero{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-handedover = Manifestazione consegnata { BEFORE($to, word: "a") } (copia { $copy })
tournament-entry-resumed = { $where_is ->
        [given] Si prosegue con { $where } (copia { $copy })
       *[none] Si prosegue qui (copia { $copy })
    }
tournament-entry-gameplayed = Tavolo { $table }, turno { $round }: { $outcome }. { $results }
tournament-entry-gamevoided = { $refunded ->
        [yes] Tavolo { $table }, turno { $round }: la partita si ripete con una nuova asta
       *[no] Tavolo { $table }, turno { $round }: la partita si ripete, personaggi e prezzi restano
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-calledtoorder = Richiamo per gioco lento { BEFORE($player, word: "a") }
tournament-entry-roleshown = { $player } lascia vedere una carta ruolo{ $how ->
        [mistake] {" "}per errore
        [purpose] {" "}di proposito
       *[none] {""}
    }
tournament-typed_at_table = { $entry } (tavolo { $table }, turno { $round }, annotazione { $number })
tournament-typed_in_duel = { $entry } ({ $match }, annotazione { $number })
tournament-offence-slow = gioco lento
tournament-offence-cheating = imbroglio
tournament-offence-conduct = comportamento scorretto
tournament-offence-mistake = un errore
tournament-offence-second_warning = seconda ammonizione
tournament-entry-warned = Ammonizione per { $player }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-expelled = Espulsione di { $player }, { $when }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-penaltycancelled = La penalità dell'annotazione { $entry } è revocata{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-lotsdrawn = { $seed_is ->
        [given] Sorteggio dal codice { $seed }: { $order }
       *[none] Sorteggio a mano: { $order }
    }
tournament-entry-qualifiersnamed = Qualificati ai duelli: { $order }
tournament-entry-duelwon = { $winner } batte { $loser }: { $match }
tournament-entry-duelopened = { $match }, { $players }: il duello ha un suo registro ({ $stream })
tournament-entry-matchdecided = L'arbitro decide, { $match }: { $players_is ->
        [none] non vince nessuno
        [single] { $players } vince senza duello
       *[several] si affrontano { $players }
    }{ $reason_is ->
        [given] {" "}({ $reason })
       *[none] {""}
    }
tournament-entry-letstand = L'arbitro lascia valere l'annotazione { $entry }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-retracted = L'annotazione { $entry } è ritirata{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-corrected = L'annotazione { $entry } doveva essere: { $to }{ $reason_is ->
        [given] {" "}({ $reason })
       *[none] {""}
    }
tournament-entry-inserted = Dimenticata prima dell'annotazione { $before }: { $fact }{ $reason_is ->
        [given] {" "}({ $reason })
       *[none] {""}
    }

tournament-table = Tavolo { $table }
tournament-table-seating = Tavolo { $table }: { $players }
tournament-dealt = { $player } { ROLE($role) }
tournament-seat = { $duel ->
        [yes] { $player } ({ ROLE($role) }, dopo il duello finale)
       *[no] { $in_play ->
            [yes] { $player } ({ ROLE($role) }, in gioco)
           *[no] { $player } ({ ROLE($role) }, fuori)
        }
    }
