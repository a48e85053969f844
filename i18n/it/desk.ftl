# The championship desk in the terminal app: its screens, their keys, their columns and questions.

desk-tournaments = Tornei
desk-key_new = Nuovo torneo
desk-players = { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
desk-secret = solo per l'arbitro
desk-handed = copiato per { $to } ({ $copy }): qui è fermo
desk-prompt = una riga, prima il verbo: ammonisce, turno, offre, risultato …
desk-prizes = Premi: { $prizes }
desk-changes = Cambia { $players ->
        [one] la posizione o il punteggio di { $players } giocatore
       *[other] le posizioni o i punteggi di { $players } giocatori
    } e il verdetto su { $entries ->
        [one] { $entries } annotazione
       *[other] { $entries } annotazioni
    }.
desk-change_shown = Invio li mostra prima di registrare.
desk-all = Tutti
desk-nothing_due = Non c'è nulla in sospeso: iscrivi i giocatori (F5) o sorteggia i tavoli (F6).
desk-table_over = ha giocato tutti i turni
desk-minutes = { $minutes } min
desk-hours = { $hours } h

## The screens

desk-way_floor = Sala
desk-way_players = Giocatori
desk-way_draw = Tavoli
desk-way_ranking = Classifica
desk-way_bracket = Duelli
desk-way_penalties = Penalità
desk-way_entries = Registro
desk-way_reports = Stampe

place-floor = La sala
place-players = Giocatori
place-draw = Tavoli e sorteggio
place-ranking = Classifica
place-bracket = Duelli
place-penalties = Penalità
place-entries = Il registro del torneo
place-reports = Stampe
place-copies = Copie della manifestazione
place-copying = Copiare la manifestazione
place-figures = Cifre
place-change = Che cosa cambia una correzione
place-opening = Nuovo torneo
place-hall = Per tutti

## Keys

desk-key_next = Prossimo passo
desk-key_turn_back = torna all'arbitro
desk-key_game = Partita
desk-key_result = Risultato
desk-key_auction = Asta
desk-key_line = Scrivi riga
desk-key_to_list = Alla lista
desk-key_hall = Per tutti
desk-key_figures = Apri le cifre
desk-key_rulings_behind = Decisioni
desk-key_entry = Annotazione
desk-key_open = Apri
desk-key_field = Avanti
desk-key_open_to_all = Aperto a tutti
desk-key_readings_asked = Punti aperti

does-floor = Alla sala: tutti i tavoli, prima quelli da guardare
does-players = Ai giocatori
does-draw = Ai tavoli e al loro sorteggio
does-ranking = Alla classifica
does-bracket = Ai duelli
does-penalties = Ad ammonizioni ed espulsioni
does-entries = Al registro del torneo
does-reports = A ciò che si può stampare
does-hall = Mostra quello che tutti possono vedere, prima di girare lo schermo verso i giocatori
does-line = Scrivi una riga del tavolo di gara
does-next = Fai il prossimo passo a questo tavolo
does-game_log = Apri il registro della partita di questo tavolo
does-new_tournament = Apri un torneo

## Columns

desk-head_table = Tavolo
desk-head_round = Turni
desk-head_sheriff = Sceriffo
desk-head_due = Poi
desk-head_running = In corso
desk-head_silent = Silenzio
desk-head_place = Pos.
desk-head_player = Giocatore
desk-head_score = Punti
desk-head_decided = Deciso
desk-head_figure = Cifra
desk-head_amount = Importo
desk-head_clauses = Clausole
desk-head_entries = Annotazioni

## The floor

desk-sign_0 = aspettano tutti
desk-sign_1 = aspetta te
desk-sign_2 = sta giocando
desk-sign_3 = è concluso
desk-held_up = prima l'espulsione di { $players }
desk-due_round = comincia il turno { $round }
desk-due_hires = turno { $round }: ancora senza personaggio: { $players }
desk-due_result = si gioca il turno { $round }
desk-due_bid = turno { $round }: all'asta parla { $players }
desk-due_choice = turno { $round }: sorteggio fra debiti uguali: { $players }

## A new tournament

desk-opening = Nuovo torneo
desk-opening_name = Nome
desk-opening_region = Regione (può restare vuota)
desk-opening_open = aperto a giocatori di ogni regione
desk-opening_asked = chiedere a ogni tavolo ciò che le fonti lasciano aperto

## Keys of the lists

desk-key_sign_up = Iscrivi
desk-key_void = Rigioca
desk-key_standing = Classifica
desk-key_time = Tempo
desk-key_lists = Altra lista
desk-key_import = Importa elenco
desk-key_warn = Ammonisci
desk-key_expel = Espelli
desk-key_leave = Lascia
desk-key_pardon = Revoca
desk-key_account = Conto
desk-key_sign_all = Iscrivi tutti
desk-key_again = Rileggi
desk-key_eligible = Nulla in contrario
desk-key_done = Fatto
desk-key_draw = Sorteggia così
desk-key_seed = Scrivi un codice
desk-key_lots = Sorteggio a mano
desk-key_accept = Accetta
desk-key_won = Chi ha vinto
desk-key_role = Ruolo
desk-key_in_play = In gioco o fuori
desk-key_duel = Duello finale
desk-key_open_bid = Apri l'asta
desk-key_raise = Rilancia di 100
desk-key_amount = Rilancia a
desk-key_pass = Passa
desk-key_lay = Scopri
desk-key_keep = Tiene
desk-key_hire = Ingaggia
desk-key_first_won = Vince il primo
desk-key_decide = Decidi
desk-key_second_won = Vince il secondo
desk-key_qualify = Nomina i qualificati
desk-key_dropped = Si ritira
desk-key_page = Pagina da stampare
desk-key_csv = Foglio di calcolo
desk-key_document = Torneo intero
desk-key_copies = Copie
desk-key_copy = Copia tutto
desk-key_hand_over = Consegna
desk-key_go_on = Prosegui qui
desk-key_compare = Confronta
desk-key_bring_in = Leggi un torneo

## Copies of the whole event

desk-copies_how = Una copia contiene tutta la manifestazione, con i registri dei tavoli: per un altro portatile, o per sicurezza. Chi la apre viene avvertito che è una copia. C ne fa una; G prosegue qui, se la manifestazione era stata consegnata; M confronta una copia con questa, registro per registro, e dice se si è andati avanti in entrambe.
desk-copies_compared = Confrontata con { $file }: nessun registro è andato avanti da entrambe le parti.
desk-copies_parted = Confrontata con { $file }: si è andati avanti da entrambe le parti. Decidi quale vale.
desk-copying_title = Copiare tutta la manifestazione, tavoli compresi
desk-copying_whom = Per chi
desk-copying_where = In quale file
desk-copying_there = prosegue subito là; qui resta in attesa
desk-copying_nobody = Scrivi per chi è la copia: resta scritto nel registro.
desk-which_copy = Quale copia confrontare?
desk-which_document = Quale documento di un torneo leggere?
desk-head_log = Registro
desk-head_relation = Là e qui

## What keys do, at length

does-sign_up = Iscrivi giocatori con un modulo
does-import_list = Importa un elenco di iscritti, dopo averlo visto
does-warn = Comincia un'ammonizione: resta da scrivere il motivo
does-expel = Comincia un'espulsione: resta da scrivere il motivo
does-leaves = Comincia ad annotare che il giocatore lascia
does-pardon = Comincia a revocare l'ultima penalità
does-account = Apri quanto possiede il giocatore: può saperlo solo lui
does-seed = Scrivi un codice, prima di sorteggiare con esso
does-lots = Comincia un sorteggio a mano, nell'ordine dei biglietti estratti
does-choose = Prosegui con la riga scelta
does-turn = In gioco o fuori, per il giocatore scelto
does-final_duel = Il giocatore scelto è arrivato al duello finale, o no
does-result = Di' com'è finita la partita di questo tavolo
does-auction = Vai all'asta di questo tavolo
does-raise_bid = Comincia un rilancio di 100
does-pass_bid = Comincia ad annotare che chi ha la parola non rilancia più
does-lay = Comincia ad annotare i personaggi scoperti
does-keep = Comincia ad annotare chi tiene un personaggio
does-hire = Comincia ad annotare quanto sono costati i personaggi, nell'ordine in cui sono stati venduti
does-choice = Comincia ad annotare il sorteggio fra debiti uguali
does-qualify = Comincia a nominare chi gioca i duelli
does-dropped = Comincia ad annotare che qualcuno lascia i duelli
does-next_duel = Fai ciò che viene ora nel duello scelto
does-duel_log = Apri il registro del duello scelto
does-decide = Comincia a decidere il duello scelto dove nessuna clausola lo fa
does-void = Comincia a far rigiocare la partita di questo tavolo
does-more_time = Comincia a dare più tempo a questo tavolo
does-standing = Mostra la classifica accanto ai tavoli, o nascondila di nuovo
does-lists = Ai tornei, o di nuovo ai tavoli
does-away = Dalla riga all'elenco, poi alla sala, poi alla prima schermata
does-retract = Comincia a ritirare questa annotazione
does-accept_result = Registra il risultato; di uno vecchio mostra prima che cosa cambia
does-page = Salva il rapporto come pagina da stampare
does-csv = Salva il rapporto come elenco per un foglio di calcolo
does-document = Salva il torneo intero come documento
does-copies = Copie di tutta la manifestazione: fatte, consegnate, confrontate
does-copy_event = Copia tutta la manifestazione in un file, per proseguire qui o là
does-go_on = Prosegui qui con una manifestazione consegnata
does-compare = Confronta la manifestazione con un'altra sua copia
does-bring_in = Leggi un torneo dal suo documento
does-hand_over = Consegna la manifestazione: prosegue nella copia
does-clauses = Mostra le decisioni sulle clausole di questa riga
does-entry = Vai all'annotazione da cui viene questa cifra
does-figures = Apri le cifre che hanno dato questa posizione
does-eligible = Le tre domande sono state fatte, e nulla è in contrario
does-again = Rileggi l'elenco
does-open_to_all = Aperto a giocatori di ogni regione, o no
does-field = Alla riga seguente
place-does_what_is_due = Che cosa tocca
place-desk = Tavolo di gara
place-sign_up = Iscrizione
place-listed = Elenco di iscritti
place-result = Risultato
place-auction = Asta

## Columns of the lists

desk-head_number = N.
desk-head_warnings = Ammonizioni
desk-head_status = Stato
desk-head_entry = Annot.
desk-head_penalty = Penalità
desk-head_reason = Motivo
desk-head_tables = Tavoli
desk-head_sizes = Da quanti
desk-head_standing = Secondo il regolamento
desk-head_seat = Posto
desk-head_sheriff_in = Sceriffo
desk-head_character = Personaggio
desk-head_price = Pagato
desk-head_role = Ruolo
desk-head_ended = Alla fine
desk-head_prize = Premio
desk-head_has_then = Poi ha
desk-head_match = Duello
desk-head_first = Primo
desk-head_second = Secondo
desk-head_winner = Vincitore
desk-head_line = Riga
desk-head_fault = Errore
desk-head_region = Regione
desk-head_verdict = Verdetto
desk-head_report = Rapporto
desk-head_eyes = Per chi

## Players and sign-up

desk-nobody = Nessun iscritto ancora: N iscrive, I importa un elenco.
desk-which_list = Quale elenco? Un file CSV, o un nome per riga.
desk-sign_up = Iscrizione del giocatore { $number }
desk-answer_yes = sì
desk-answer_no = no
desk-answer_unasked = non chiesto

## Tables and draw

desk-no_seed = Nessun codice scritto ancora: S ne scrive uno, prima del sorteggio.
desk-seed = Codice, scritto prima del sorteggio: { $seed }
desk-corrected = Ci sono tavoli da cinque e da sei: i punteggi dei tavoli da cinque valgono × 1,15 (ITC-122).
desk-preferred = preferita
desk-round_now = in corso il turno { $round }
desk-round_next = poi: turno { $round }
desk-sheriff_in = turno { $round }
desk-to_seat = { $count ->
        [one] C'è { $count } giocatore da far sedere.
       *[other] Ci sono { $count } giocatori da far sedere.
    }

## Results

desk-in_play = in gioco
desk-out = fuori
desk-final_duel = duello finale

desk-result_how = 1, 2 o 3 dice chi ha vinto, ←→ dà il ruolo al giocatore scelto, la barra spaziatrice lo mette in gioco o fuori.
desk-result_no_winner = Scegli con 1, 2 o 3 chi ha vinto.
desk-result_no_role = Ancora senza ruolo: { $players }.
desk-unasked = domande mancanti (Q)
desk-key_asked = Domande
does-asked = Comincia ad annotare che cosa ha risposto alle tre domande il giocatore scelto

## The auction

desk-auction_none = Non c'è ancora nulla di scoperto. A: i personaggi scoperti, per tenere l'asta qui. K: chi tiene il suo. H: solo i prezzi pagati, se l'asta si fa al tavolo.
desk-hammer = All'asta: { $character }, { $bid }$ da { $player }
desk-still_in = Ancora in gara: { $players }
desk-without = Senza personaggio: { $players }
desk-speaks = parla { $player }
desk-chooses = sceglie { $player }, senza soldi
desk-lots_first = Debiti uguali: si sorteggia chi sceglie prima (T): { $players }
desk-auction_over = Tutti hanno un personaggio.
desk-auction_no_bid = Ora non c'è nessun personaggio all'asta: con Invio si apre.
desk-auction_done = Tutti hanno un personaggio. Con Esc si torna in sala: lì, con R, si scrive il risultato.
desk-kept = tenuto
desk-nothing_laid = Ancora nessun personaggio.

## Duels, penalties, printing

desk-no_duels = I duelli cominciano quando tutti i tavoli hanno finito i turni.
desk-to_play = da giocare
desk-won_by_log = { $player }, dal registro
desk-being_played = in corso
desk-for_referee = decide l'arbitro
desk-champion = Campione: { $player }
desk-code = Il codice dell'arbitro
desk-save_where = Dove va salvato?
desk-all_over = Campione: { $player }. Con F12 si stampa il referto.
desk-report_hall = Da appendere: i tavoli con i posti, chi si è qualificato, chi ha lasciato il torneo.
desk-report_bracket = Da appendere: il tabellone dei duelli, con chi li ha vinti.
desk-report_board = Da appendere dopo l'ultimo duello: tutte le posizioni e i punteggi.
desk-report_report = Il referto dell'organizzatore: partecipanti, risultato di ogni partita, classifica, duelli, penalità.
desk-report_standings = La classifica, con ciò che ha deciso ogni posizione. Prima della fine non può vederla nessun altro.
desk-report_accounts = Quanto ognuno ha guadagnato e pagato, voce per voce, con le clausole.
desk-report_chart = I punteggi in un grafico a barre; chi è sotto zero, a sinistra.
desk-report_prizes = Tavolo per tavolo quanto ha reso ogni partita e a chi, e in base a quale casella della tabella dei premi.
desk-report_slips = Un biglietto per ogni giocatore, da ritagliare e piegare: tavolo e posto, e all'interno quanto possiede, solo per lui.
desk-report_paper = Fogli vuoti per ogni tavolo, per continuare a mano se il portatile si ferma.
desk-report_penalties = Ammonizioni ed espulsioni con i motivi.
desk-pages = Sui telefoni: { $address }
