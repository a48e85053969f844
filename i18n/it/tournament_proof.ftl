# Verificare e creare documenti di tornei: l'aiuto, e ogni errore che una seconda lettura può trovare.

help-tournament-simulate = Gioca interi tornei a caso, e ne scrive i documenti.
help-tournament-simulate-players = quanti giocatori
help-tournament-simulate-seed = il codice: lo stesso dà lo stesso torneo
help-tournament-simulate-games = quanti tornei, ciascuno con il codice successivo
help-tournament-simulate-out = in questa cartella, un file ciascuno; altrimenti un solo documento sullo standard output
help-tournament-verify = Ricalcola documenti con una seconda lettura indipendente del regolamento, ed elenca ogni differenza.
help-tournament-verify-files = il documento di un torneo (- per lo standard input)
help-tournament-export = Scrive un torneo come documento, con tutto ciò che risulta dalle annotazioni, o i risultati come CSV.
help-tournament-export-sheet = invece, come CSV: standings (classifica) o games (partite)
help-tournament-export-output = in questo file
help-tournament-schema = Stampa il JSON Schema del documento di un torneo.
error-needs_out = Per più di un torneo serve una cartella. Indicane una con --out.

## Accanto alle risposte

proof-clean = nessuna differenza in { $entries } annotazioni
proof-stood =
    { $count ->
        [one] un'annotazione è stata lasciata valere
       *[other] { $count } annotazioni sono state lasciate valere
    }
proof-summary =
    { $differences ->
        [one] una differenza
       *[other] { $differences } differenze
    } in { $files ->
        [one] un documento
       *[other] { $files } documenti
    }
proof-told = detto: { $told }
proof-found = calcolato: { $found }

## Errori di forma

fault-malformed = Non si può leggere come annotazione.
fault-misnumbered = Un'annotazione è stata tolta, aggiunta o spostata.
fault-missing = Questo manca.
fault-not_expected = Non risulta niente del genere.
fault-other_order = L'ordine è un altro.
fault-other_result = Risulta qualcos'altro.

## Errori nelle annotazioni

fault-entry_unknown = Prima di questa quell'annotazione non c'è.
fault-not_a_fact = Si può correggere solo ciò che è accaduto, e inserire solo prima di questo.
fault-taken_back_already = Quell'annotazione non conta più.
fault-opened_twice = Il torneo era già aperto.
fault-came_back = Chi ha lasciato il torneo non può rientrare.
fault-number_taken = Un altro giocatore ha questo numero.
fault-name_taken = Un altro giocatore ha questo nome.
fault-after_the_draw = I tavoli erano già sorteggiati.
fault-already_qualified = Chi è già qualificato non può partecipare.
fault-disqualified_before = Chi è stato squalificato per una grave infrazione non può partecipare.
fault-other_region = Il giocatore appartiene a un'altra regione.
fault-unknown_player = Nessuno con questo numero si è iscritto.
fault-unknown_players = Siede qualcuno che non si è iscritto.
fault-call_comes_first = Per gioco lento non si ammonisce chi non è stato prima richiamato.
fault-left_already = Il giocatore aveva già lasciato il torneo.
fault-other_moment = Il torneo era allora a un altro punto.
fault-reason_missing = Un'espulsione richiede il motivo.
fault-no_penalty_stands = Non c'è una penalità in vigore da revocare.
fault-expulsion_due = Dopo la seconda ammonizione il giocatore è fuori.
fault-seed_again = Per questo era già scritto un codice.
fault-seed_not_written = Questo codice non era scritto prima del sorteggio.
fault-one_seed_of_several = Per questo erano scritti più codici.
fault-not_by_the_seed = Il codice dà un altro ordine.
fault-drawn_again = I tavoli erano già stati sorteggiati.
fault-table_size = Un tavolo ha da cinque a sette giocatori.
fault-tables_uneven = I tavoli differiscono al massimo di un giocatore.
fault-not_seated = Qualcuno non ha posto.
fault-seated_twice = Qualcuno siede due volte.
fault-gone_and_seated = Siede qualcuno che aveva lasciato il torneo.
fault-unknown_table = Questo tavolo non esiste.
fault-round_open_already = Il turno era già cominciato.
fault-round_not_over = Il turno precedente non è finito.
fault-other_round = Tocca a un altro turno.
fault-table_stopped = Con tre giocatori rimasti il tavolo si è fermato.
fault-everybody_was_sheriff = Tutti i presenti sono già stati Sceriffo.
fault-other_sheriff = Lo Sceriffo di questo turno è un altro.
fault-not_at_the_table = Il giocatore non fa parte di questo turno.
fault-other_roles = A questo numero di giocatori spettano altri ruoli.
fault-leader_has_other_role = Il ruolo di Sceriffo è solo dello Sceriffo.
fault-no_such_round = Nessun turno del genere è cominciato.
fault-later_round_begun = Un turno successivo era già cominciato.
fault-round_not_open = Questo turno non è in corso.
fault-log_begun_already = Questa partita ha già un registro.
fault-hired_already = Il giocatore ha già un personaggio.
fault-other_than_the_auction = Le offerte dell'asta portano a un altro personaggio o prezzo.
fault-won_by_another = Secondo le offerte dell'asta un altro giocatore ha vinto questo personaggio.
fault-character_taken = Un altro giocatore ha questo personaggio.
fault-did_not_survive = Solo chi è sopravvissuto alla partita precedente può tenere il personaggio.
fault-not_his_character = Non era il personaggio di questo giocatore.
fault-other_price = Un personaggio tenuto costa quanto prima.
fault-kept_without_money = Se chi è senza soldi può tenere il personaggio, lo decide l'arbitro.
fault-more_than_owned = Il prezzo supera quanto il giocatore possiede.
fault-not_in_hundreds = I prezzi vanno di cento in cento.
fault-below_least_price = Il prezzo minimo è 100.
fault-last_pays_least = L'ultimo a ingaggiare paga il minimo.
fault-without_money_pays_least = Chi è senza soldi paga il minimo.
fault-without_money_waits = Chi è senza soldi aspetta che gli altri abbiano finito.
fault-smaller_debt_first = Sceglie prima chi ha il debito minore.
fault-auction_begun_already = L'asta era già cominciata.
fault-other_number_laid = Va scoperto un altro numero di personaggi.
fault-characters_not_free = È scoperto un personaggio già preso, o due volte.
fault-no_auction = Nessuna asta è in corso.
fault-bid_not_allowed = Questo ora non si può dire.
fault-choice_not_owed = Per questa scelta non serve il sorteggio.
fault-other_players = A questa partita hanno partecipato altri.
fault-result_already = C'è già un risultato.
fault-hires_missing = In questo turno qualcuno è ancora senza personaggio.
fault-role_was_another = Era stato dato un altro ruolo.
fault-game_not_over = Con chi era rimasto la partita non è finita.
fault-other_outcome = Con chi era rimasto hanno vinto altri.
fault-final_duel_of_another = Solo un Rinnegato arriva al duello finale con lo Sceriffo.
fault-final_duel_with_others = Non c'è stato duello finale: altri sono in gioco.
fault-rounds_not_over = I turni non sono finiti a tutti i tavoli.
fault-not_tied = Questi giocatori non sono alla pari.
fault-lots_not_drawn = Prima si deve sorteggiare.
fault-other_qualifiers = Si sono qualificati altri.
fault-unknown_match = Questo duello non esiste.
fault-other_players_meet = In questo duello si affrontano altri.
fault-opponent_goes_through = Passa l'avversario di chi ha lasciato il torneo.
fault-too_few_qualify = Restano meno giocatori di quanti ne chiedono i duelli, e nessuna clausola dice che cosa ne sia dei posti vuoti.
fault-decided_already = Su questo l'arbitro ha già deciso.
fault-nothing_to_decide = Qui non c'è nulla da decidere: decide il regolamento.
fault-duel_not_open = Questo duello adesso non si può giocare.
fault-duel_log_begun_already = Questo duello ha già un registro.
fault-not_handed_over = La manifestazione non era stata consegnata.
fault-other_copy = Era stata consegnata un'altra copia.
