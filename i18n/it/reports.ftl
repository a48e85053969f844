# Referti di un torneo, da stampare o da appendere. Le intestazioni delle colonne sono brevi.

report-title-report = Referto del torneo
report-title-standings = { $over ->
        [yes] Classifica
       *[no] Classifica provvisoria
    }
report-title-board = Classifica
report-title-chart = { $over ->
        [yes] Punteggi
       *[no] Punteggi provvisori
    }
report-title-accounts = Punteggi, voce per voce
report-title-prizes = Fogli dei premi
report-title-slips = Biglietti dei posti
report-title-hall = In bacheca
report-title-bracket = Duelli
report-title-penalties = Ammonizioni ed espulsioni
report-title-paper = Fogli di riserva
report-stamp-referee = Solo per l'arbitro
report-stamp-everybody = Per tutti
report-event = Campionato
report-clauses = Secondo il regolamento del campionato italiano 2007, versione 1.1: { $clauses }

## Intestazioni delle colonne

report-head-place = Pos.
report-head-player = Giocatore
report-head-number = N.
report-head-table = Tavolo
report-head-seat = Posto
report-head-character = Personaggio
report-head-role = Ruolo
report-head-gain = Guadagno
report-head-rounds = Turni
report-head-factor = Fattore
report-head-score = Punteggio
report-head-decided = Deciso da
report-head-price = Pagato
report-head-ended = Alla fine
report-head-prize = Premio
report-head-owned = Possiede
report-head-owned_then = Poi possiede
report-head-winner = Chi ha vinto
report-head-entry = Annotazione
report-head-penalty = Penalità
report-head-why = Motivo
report-head-ruling = Decisione
report-head-clause = Clausole
report-head-question = Domanda
report-head-answer = Decisione
report-head-logged = Che cosa è stato annotato
report-head-against = Che cosa lo contraddice
report-head-participants = Partecipanti
report-head-sizes = Tavoli da
report-head-games = Partite
report-head-champion = Campione
report-head-region = Regione
report-head-resident = Cittadino o residente
report-head-left = Abbandono
report-head-match = Duello
report-head-won = Vince
report-head-lost = Perde
report-head-organiser = Organizzatore
report-head-referee = Arbitro
report-head-date = Luogo e data
report-head-figure = Voce
report-head-amount = Importo
report-head-round = Turno
report-head-leader = Sceriffo
report-head-from = Dalle
report-head-until = Alle
report-head-turned = Mazzo rimescolato
report-head-extra = Recupero
report-head-happened = Che cosa è successo
report-head-kept = Tiene
report-head-in_play = In gioco
report-head-duel_mark = Duello finale
report-head-qualified = Già qualificato
report-head-disqualified = Squalificato in passato
report-head-quick = Da scrivere dopo

## In bacheca

report-awaited = Adesso e dopo
report-tables = Tavoli
report-seeds = Codici, perché chiunque possa rifare il sorteggio: { $seeds }
report-gone = ha lasciato
report-round_now = { $minutes ->
        [0] turno { $round } in corso
       *[other] turno { $round } in corso, { $minutes } minuti di recupero
    }
report-rounds_done = { $rounds ->
        [one] finito, { $rounds } turno giocato
       *[other] finito, { $rounds } turni giocati
    }
report-round_next = poi il turno { $round }, Sceriffo { $sheriff }
report-through = Qualificati ai duelli
report-duels = Duelli
report-signed_up = { $count ->
        [one] { $count } giocatore iscritto
       *[other] { $count } giocatori iscritti
    }
report-not_named = Chi gioca i duelli si annuncia quando il girone eliminatorio è finito a tutti i tavoli.
report-stage-1 = Finale
report-stage-2 = Semifinali
report-stage-4 = Quarti di finale

## Classifiche

report-level = pari: sorteggio
report-decided = { $criterion } ({ $value })
report-ranking = Girone eliminatorio
report-places = Piazzamenti finali
report-chart = Punteggi
report-lowered = Sotto zero il correttivo abbassa il punteggio: { $players }.
report-nothing_begun = il sorteggio
report-place_of = { $place }. { $player }

## Fogli dei premi e biglietti

report-round_title = Turno { $round } · Sceriffo { $sheriff } · { $outcome }
report-not_over = non ancora finito
report-voided = Ripetuta: { $reason }
report-kept = tenuto
report-in_play = in gioco
report-out = fuori
report-prize_table = Quanto rende una partita
report-prize_note = Secondo il numero di giocatori di quella partita. In ogni altro caso niente.
report-size = { $players } giocatori
report-size_here = ▸ { $players } giocatori
report-slips_how = Taglia lungo i trattini, piega indietro il denaro e dai ogni biglietto soltanto al suo giocatore.
report-slip_where = Tavolo { $table }, posto { $seat }
report-slip_number = Giocatore { $number }
report-slip_left = Alla sinistra: { $player }
report-slip_sheriff = Sceriffo nel turno { $round }
report-slip_money = piegare · solo per te

## Penalità

report-given = Ammonizioni ed espulsioni
report-code = Il codice e le decisioni che lo riguardano
report-took_part = { $count }, e { $away ->
        [one] { $away } iscritto assente
       *[other] { $away } iscritti assenti
    }
report-voided_in = Turno { $round }: una partita non conta ({ $reason }).
report-given_back = Pagato per partite che non contano, e restituito
report-no_penalties = Nessuna ammonizione e nessuna espulsione.
report-warning = ammonizione
report-expulsion = espulsione
report-withdrawn = revocata

## Il referto dell'organizzatore

report-let_stand = Lasciato valere dall'arbitro
report-seed = { $purpose }: { $seed }{ $use ->
        [used] {" "}(usato per il sorteggio)
        [unused] {" "}(non usato)
        [back] {" "}(ritirato)
       *[open] {""}
    }
report-participants = Partecipanti
report-games = Risultati delle partite
report-signatures = Firme
report-interim = Il torneo non è finito: questi sono i risultati fin qui.
report-not_valid = Hanno partecipato meno di { $least } giocatori: il torneo non vale per il campionato.
report-corrected = Tavoli da cinque e da sei: i punteggi dei tavoli da cinque si moltiplicano per 1,15.
report-yes = sì
report-no = no
report-not_asked = non chiesto
report-legend = { $in_play } in gioco fino alla fine, { $out } fuori, { $duel } arriva al duello finale con lo Sceriffo. Sotto il ruolo: quanto ha pagato la partita.

## Fogli di riserva

report-paper_how = Per quando il portatile non c'è: si va avanti con questi fogli, e appena torna si scrivono le righe sotto ognuno. Un trattino basso è uno spazio da riempire; ciò che non si sa si tralascia.
report-paper_letters = Ruoli con una lettera: s Sceriffo, v Vice, f Fuorilegge, r Rinnegato. Chi ha vinto: legge, fuorilegge, rinnegato. A fine partita: + in gioco, - fuori, e un ! dopo chi è arrivato al duello finale, come 4+ 7-!. Un ingaggio: giocatore:personaggio:prezzo, con :tenuto dopo se il personaggio è riconfermato.
report-sheet_course = { $table }: posti e turni
report-sheet_roles = { $table }: ruoli, solo per l'arbitro
report-sheet_prizes = { $table }: premi
report-sheet_games = { $table }: partite
report-sheet_enrol = Iscrizioni
report-sheet_penalties = Penalità e abbandoni
report-sheet_duels = Duelli
report-roles_how = Scrivi ogni ruolo appena distribuito, una lettera per turno; tieni coperta questa parte.
report-course_note = Segna una casella quando il mazzo viene rimescolato: dalla terza volta scatta il mezzogiorno di fuoco, a partire dal prossimo turno dello Sceriffo.
report-game_title = Turno { $round } · Sceriffo { $sheriff } · vince: ☐ la legge ☐ i Fuorilegge ☐ il Rinnegato

## Alla riga di comando

report-saved = Scritto in { $file }.
help-tournament-report = Prepara una pagina da stampare, o un elenco per un foglio di calcolo.
help-tournament-report-kind = per tutti: hall (tavoli, posti, qualificati), bracket (duelli), board (classifica, dopo l'ultimo duello); per l'arbitro: report (dell'organizzatore), standings (classifica provvisoria), accounts (voce per voce), chart (grafico), prizes (premi), slips (biglietti dei posti), paper (fogli vuoti), penalties (penalità)
help-tournament-report-languages = la lingua; più volte per più lingue, una dopo l'altra
help-tournament-report-out = scrive in questo file; altrimenti sullo schermo
help-tournament-report-listed = i suoi elenchi in CSV, invece di una pagina
