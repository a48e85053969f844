# La direzione del torneo: l'aiuto, ciò che dice accanto alle risposte, e che cosa può essere sbagliato in ciò che si è scritto.
help-tournament = Conduce un campionato, dalle iscrizioni ai duelli a eliminazione.
help-desk-tournament = il torneo: il suo id, l'inizio dell'id, o il nome; altrimenti l'ultimo usato
help-desk-by = chi registra; altrimenti quanto dice REFEREE_NAME
help-desk-trying = dice soltanto che cosa se ne direbbe; non registra nulla
help-desk-yes = registra senza chiedere

## Verbi

help-tournament-new = Apre un torneo.
help-tournament-new-name = il nome del torneo
help-tournament-new-region = la regione a cui appartiene
help-tournament-new-open_ = un Open: giocatori di ogni regione
help-tournament-new-ask_readings = chiede a ogni tavolo ciò che le fonti lasciano aperto, invece di seguire le letture consigliate
help-tournament-list = Elenca i tornei nell'archivio.
help-tournament-enrol = Iscrive giocatori.
help-tournament-enrol-words = nomi, tra virgolette se contengono spazi; poi quanto chiesto, per tutti: eligible, oppure qualified=no disqualified=no resident=yes; region=R
help-tournament-import = Iscrive tutti quelli di un elenco, o nessuno se c'è un errore.
help-tournament-import-file = un file CSV (- per lo standard input), o il documento di un torneo
help-tournament-players = Elenca tutti gli iscritti.
help-tournament-players-public = solo ciò che tutti possono sapere
help-tournament-absent = Registra chi non c'è al sorteggio.
help-tournament-absent-words = giocatori
help-tournament-leave = Registra che un giocatore lascia.
help-tournament-leave-words = GIOCATORE [when=before_draw, between_rounds, during_game, after_rounds o during_duel]
help-tournament-hurry = Richiama un giocatore per gioco lento.
help-tournament-hurry-words = GIOCATORE
help-tournament-shows = Registra che un giocatore ha lasciato vedere la sua carta ruolo.
help-tournament-shows-words = GIOCATORE [mistake o purpose]
help-tournament-warn = Ammonisce un giocatore.
help-tournament-warn-words = GIOCATORE e il motivo
help-tournament-expel = Espelle un giocatore.
help-tournament-expel-words = GIOCATORE e il motivo [when=MOMENTO]
help-tournament-pardon = Revoca un'ammonizione o un'espulsione.
help-tournament-pardon-words = il numero dell'annotazione, e perché
help-tournament-warnings = Elenca ammonizioni ed espulsioni.
help-tournament-tables = Elenca ogni modo regolare di dividere i giocatori ai tavoli.
help-tournament-tables-count = per quanti giocatori; altrimenti per i presenti
help-tournament-seed = Annota un codice, prima di sorteggiare con esso.
help-tournament-seed-words = il codice, uno a caso se non è detto; for=seating o for=lots, altrimenti per entrambi
help-tournament-draw = Sorteggia i tavoli.
help-tournament-draw-words = [tables=N]; a mano: i giocatori nell'ordine di sorteggio, o tavoli interi come 1,2,3,4,5/6,7,8,9,10
help-tournament-due = Dice che cosa deve succedere ora, tavolo per tavolo.
help-tournament-due-tables = solo a questi tavoli
help-tournament-show = Mostra a che punto è il torneo.
help-tournament-show-public = solo ciò che tutti possono sapere
help-tournament-round = Comincia un turno di un tavolo.
help-tournament-round-words = TAVOLO o TAVOLO.TURNO [SCERIFFO] [GIOCATORE:RUOLO …]; lo Sceriffo è il prossimo della rotazione
help-tournament-keep = Registra chi tiene un personaggio al vecchio prezzo.
help-tournament-keep-words = TAVOLO GIOCATORE …
help-tournament-auction = Registra i personaggi scoperti per l'asta.
help-tournament-auction-words = TAVOLO PERSONAGGIO …
help-tournament-bid = Registra un'offerta o una rinuncia all'asta; dice solo se è permessa.
help-tournament-bid-words = TAVOLO GIOCATORE, poi PERSONAGGIO PREZZO per aprire, PREZZO per rilanciare, passo per ritirarsi, PERSONAGGIO per scegliere senza denaro
help-tournament-choice = Registra il sorteggio fra debiti uguali.
help-tournament-choice-words = TAVOLO e i giocatori nell'ordine in cui scelgono
help-tournament-hire = Registra quanto i giocatori hanno pagato i personaggi, nell'ordine di vendita.
help-tournament-hire-words = TAVOLO GIOCATORE:PERSONAGGIO:PREZZO[:tenuto] …, o TAVOLO GIOCATORE PERSONAGGIO PREZZO [tenuto]
help-tournament-pause = Ferma l'orologio di gioco di tutti i tavoli.
help-tournament-pause-words = perché
help-tournament-go = Fa ripartire l'orologio di gioco di tutti i tavoli.
help-tournament-time = Dà più tempo a un tavolo.
help-tournament-time-words = TAVOLO MINUTI e perché
help-tournament-play = Apre il registro della partita di un tavolo o di un duello; quello di un duello che ce l'ha si riapre.
help-tournament-play-where = il numero del tavolo, o il duello: da quarter_1 a quarter_4, semi_1, semi_2, third, final
help-tournament-play-first = in un duello, chi sceglie il primo personaggio; altrimenti il meglio piazzato
help-tournament-take = Prende il risultato dal registro della partita di un tavolo o di un duello.
help-tournament-take-where = i tavoli e i duelli; altrimenti tutto ciò che è finito
help-tournament-result = Registra il risultato di una partita in una riga.
help-tournament-result-words = TAVOLO, chi ha vinto (legge, fuorilegge o rinnegato), poi ogni giocatore come GIOCATORE:RUOLO+ (in gioco) o GIOCATORE:RUOLO- (fuori), con ! per il Rinnegato arrivato al duello finale: 1 legge 3:sceriffo+ 4:vice- …
help-tournament-void = Fa ripetere una partita.
help-tournament-void-words = TAVOLO, poi asta (una nuova, con rimborsi) o stesso (restano personaggi e prezzi), e perché
help-tournament-standings = Mostra la classifica fin qui: solo per l'arbitro.
help-tournament-standings-explain = scompone le cifre di questo giocatore in annotazioni e clausole
help-tournament-account = Mostra quanto possiede un giocatore: solo lui può saperlo.
help-tournament-account-player = il giocatore
help-tournament-prizes = Mostra quanto ha pagato ogni partita e a chi: solo per l'arbitro.
help-tournament-prizes-tables = solo questi tavoli
help-tournament-lots = Sorteggia fra giocatori alla pari.
help-tournament-lots-words = niente, per sorteggiare col codice; o i giocatori nell'ordine sorteggiato a mano
help-tournament-qualify = Annuncia a tutti i qualificati.
help-tournament-qualify-words = niente, per i migliori della classifica; o giocatori, il migliore per primo
help-tournament-bracket = Mostra i duelli.
help-tournament-bracket-public = solo ciò che tutti possono sapere
help-tournament-duel = Registra chi ha vinto un duello.
help-tournament-duel-words = DUELLO VINCITORE [PERDENTE]; i duelli sono da quarter_1 a quarter_4, semi_1, semi_2, third, final
help-tournament-decide = Decide un duello su cui non decide nessuna clausola: un posto che nessuno prende, entrambi i giocatori andati via.
help-tournament-decide-words = DUELLO, poi un GIOCATORE (vince senza duello), due con la virgola (si affrontano) o - (nessuno), e perché
help-tournament-log = Registra righe del torneo, ciascuna col suo verbo davanti; senza righe, quelle digitate o in arrivo da una pipe.
help-tournament-log-lines = una riga, come: result 1.2 legge 3+ 4- 5- 6- 7-
help-tournament-history = Elenca ogni annotazione mai registrata, da chi e quando, col verdetto di allora e di ora.
help-tournament-history-last = solo le ultime
help-tournament-history-lines = come le righe che le registrano di nuovo
help-tournament-check = Elenca tutto ciò che c'è da segnalare su quanto conta ora.
help-tournament-retract = Ritira un'annotazione, dopo aver visto che cosa cambia.
help-tournament-retract-number = il numero dell'annotazione
help-tournament-retract-reason = perché
help-tournament-correct = Corregge un'annotazione, dopo aver visto che cosa cambia.
help-tournament-correct-number = il numero dell'annotazione
help-tournament-correct-words = la riga che doveva essere, il verbo davanti
help-tournament-correct-reason = perché
help-tournament-insert = Inserisce ciò che era stato dimenticato, dopo aver visto che cosa cambia.
help-tournament-insert-number = il numero dell'annotazione prima della quale è successo
help-tournament-insert-words = la riga dimenticata, il verbo davanti
help-tournament-insert-reason = perché
help-tournament-stand = Lascia valere un'annotazione contraria al regolamento.
help-tournament-stand-words = il numero dell'annotazione, e perché
help-tournament-copy = Copia tutta la manifestazione in un file, e registra che è stata copiata.
help-tournament-copy-file = il nuovo file, su una chiavetta per esempio
help-tournament-copy-to = chi riceve la copia
help-tournament-copy-hand_over = la manifestazione prosegue nella copia, e qui si ferma
help-tournament-salvage = Salva quanto si può leggere di un torneo in un archivio danneggiato, come documento.
help-tournament-salvage-output = in questo file
help-tournament-resume = Prosegue qui una manifestazione che era stata consegnata.
help-tournament-resume-where = di chi è questa copia
help-tournament-compare = Confronta con un'altra copia della manifestazione, e dice se tutte e due sono proseguite.
help-tournament-compare-file = l'altra copia

## Accanto alle risposte

tournament-made = Il torneo { $name } è aperto; il suo id è { $id }.
tournament-none = Non c'è ancora nessun torneo. Aprine uno con: referee tournament new.
tournament-handed_over = Questa manifestazione è stata copiata per { $to } col contrassegno { $copy } (annotazione { $number }). Qui non si può registrare nulla prima di dire che prosegue qui: referee tournament resume.
tournament-meant = Si tratta del torneo { $title } ({ $id }), l'ultimo usato.
tournament-changes_nothing = Non cambia nessuna posizione e nessun verdetto.
tournament-changes_places = { $count ->
        [one] { $count } giocatore si sposta
       *[other] { $count } giocatori si spostano
    } (posizione, punteggio: prima → dopo):
tournament-changes_scores = { $others ->
        [one] Nessuno si sposta, cambia { $others } punteggio
       *[other] Nessuno si sposta, cambiano { $others } punteggi
    } (posizione, punteggio: prima → dopo):
tournament-changes_both = { $count ->
        [one] { $count } giocatore si sposta
       *[other] { $count } giocatori si spostano
    }, { $others ->
        [one] di un altro cambia solo il punteggio
       *[other] di altri { $others } cambia solo il punteggio
    } (posizione, punteggio: prima → dopo):
tournament-changes_verdicts = { $count ->
        [one] { $count } annotazione dipendeva da questo, ed è giudicata di nuovo:
       *[other] { $count } annotazioni dipendevano da questo, e sono giudicate di nuovo:
    }
tournament-entries = { $count ->
        [one] annotazione { $numbers }
       *[other] annotazioni { $numbers }
    }
tournament-no_place = { $player } non ha un posto in classifica: ancora nessuna partita, o ha lasciato il torneo.
tournament-nothing_logged = Non è stato registrato nulla.
tournament-needs_yes = Non è stato registrato nulla: per accettare, ripeti con --yes.
tournament-not_accepted = La riga { $number } è stata mostrata e non accettata: non è registrata, e nemmeno ciò che segue.
tournament-lines_logged = { $count ->
        [0] Non è stata registrata nessuna riga.
        [one] È stata registrata { $count } riga, la precedente.
       *[other] Sono state registrate { $count } righe, le precedenti.
    } Corretta la riga indicata qui, riprendi da quella.
tournament-ask_amend = Registrare?
tournament-prompt = Una riga del torneo, il verbo davanti; Ctrl-D su una riga vuota conclude.
tournament-show_players = { $count ->
        [one] { $count } giocatore: { $names }
       *[other] { $count } giocatori: { $names }
    }
tournament-show_gone = Hanno lasciato il torneo: { $names }
tournament-show_seed = Sorteggiato col codice { $seed }
tournament-show_qualifiers = Qualificati ai duelli: { $names }
tournament-show_duel = { $match }: vince { $winner }
tournament-show_champion = Campione: { $name }
tournament-show_places = Piazzamenti finali: { $names }
tournament-show_round = Turno { $round }, Sceriffo { $sheriff }
tournament-show_over = Il turno { $round } è finito; lo Sceriffo era { $sheriff }
tournament-show_extra = { $minutes ->
        [one] { $minutes } minuto in più
       *[other] { $minutes } minuti in più
    }
tournament-warned_times = { $count ->
        [one] { $count } ammonizione
       *[other] { $count } ammonizioni
    }
tournament-was_expelled = espulsione
tournament-has_left = ha lasciato { $when }
tournament-no_tables = { $players } giocatori non si possono dividere in tavoli regolari.
tournament-nothing_due = Non c'è nulla in sospeso.
tournament-no_warnings = Non è stata data nessuna ammonizione.
tournament-penalty-warning = ammonizione
tournament-penalty-expulsion = espulsione
tournament-withdrawn = revocata
tournament-no_games = Non è stata ancora giocata nessuna partita.
tournament-secret = Riservato all'arbitro, finché dura il torneo (ITC-119).
tournament-still_level = pari: sorteggio
tournament-decided_by = per { $criterion }
tournament-game = Tavolo { $table }, turno { $round }
tournament-let_stand = lasciata valere: { $reason }
tournament-all_clean = Non c'è nulla da segnalare.
tournament-import_differs = { $count ->
        [one] In un punto questo documento contraddice
       *[other] In { $count } punti questo documento contraddice
    } le proprie annotazioni o il regolamento: forse qualcuno l'ha alterato.
tournament-import_see = Per vedere dove: referee tournament verify { $file }
tournament-list_ready = { $count ->
        [one] { $count } giocatore può essere iscritto:
       *[other] { $count } giocatori possono essere iscritti:
    }
tournament-list_faults = { $count ->
        [one] { $count } errore; nessuno è stato iscritto:
       *[other] { $count } errori; nessuno è stato iscritto:
    }
tournament-list_ignored = Colonne che qui non dicono nulla: { $names }
tournament-list_encoding = L'elenco non è in UTF-8; è stato letto come { $encoding }. Controlla gli accenti.
tournament-ask_import = Iscriverli?
tournament-known_expelled = { $name } ha subito l'espulsione da { $tournament }.
tournament-known_champion = { $name } ha vinto { $tournament }, e forse ha già un posto in finale.
tournament-game_opened = La partita ha un registro suo: { $id }. Registrala con: referee { $store }--table { $id } log.
tournament-game_there = Il registro c'è già: { $id }. Si continua con: referee { $store }--table { $id } log.
tournament-game_not_over = Tavolo { $table }: la partita non è ancora finita.
tournament-copied_here = Copiato in { $file } col contrassegno { $copy }. La manifestazione prosegue qui; chi apre la copia viene avvertito.
tournament-copied_there = Consegnato in { $file } col contrassegno { $copy }. La manifestazione prosegue là, e qui si ferma.
tournament-copies_same = uguale in tutti e due
tournament-copies_here = prosegue qui (dopo l'annotazione { $number })
tournament-copies_there = prosegue là (dopo l'annotazione { $number })
tournament-copies_parted = proseguiti tutti e due (dopo l'annotazione { $number }): decidi quale conta
tournament-copies_only_here = solo qui
tournament-copies_only_there = solo là
tournament-resumed = { $name } prosegue qui.
tournament-no_game_over = Secondo i registri nessuna partita è finita.

## Che cosa può essere sbagliato

error-no_tournaments = Non c'è ancora nessun torneo. Aprine uno con: referee tournament new.
    .app = Non c'è ancora nessun torneo. Aprine uno dalla prima schermata.
error-no_such_tournament = Non c'è nessun torneo “{ $tournament }”. Cercalo con: referee tournament list.
    .app = Non c'è nessun torneo “{ $tournament }”. La prima schermata li elenca.
error-tournament_ambiguous = “{ $tournament }” può indicare più di un torneo. Scrivilo più per esteso.
error-tournament_has_grown = Qualcun altro ha intanto registrato in questo torneo (ora { $version } annotazioni), e di questa riga ora si direbbe altro. Non è stato registrato nulla: guarda di nuovo e ripeti.
error-handed_over = Questa manifestazione è stata copiata per { $to } col contrassegno { $copy }, e qui è ferma. Per proseguire qui: referee tournament resume.
    .app = Questa manifestazione è stata copiata per { $to } col contrassegno { $copy }, e qui è ferma. Per proseguire qui registra la riga: riprendi
error-not_handed_over = Questa manifestazione non è stata consegnata: non c'è nulla da riprendere.
error-taken_back_already = L'annotazione { $number } è già stata ritirata.
error-not_a_fact = L'annotazione { $number } ne ritira o corregge soltanto un'altra: si può ritirare. Correggi quella di cui parla, o inserisci qualcosa prima di quella.
error-opening_stays = L'apertura di un torneo non si può ritirare. Correggila, o apri un altro torneo.
error-nothing_to_let_stand = Nulla contraddice l'annotazione { $number }: non c'è nulla da lasciar valere.
error-opening_is_first = Nulla di un torneo è accaduto prima della sua apertura. Indica un'annotazione successiva.
error-one_entry_for_one = Un'annotazione si corregge con una riga che ne fa una sola; questa ne fa { $count }.
error-no_name = Manca un nome. Scrivilo, tra virgolette se contiene spazi.
error-name_too_long = “{ $word }…” è più lungo di { $longest } caratteri. Accorcia il nome.
error-text_too_long = “{ $word }…” è più lungo di { $longest } caratteri. Dillo in meno parole.
error-hidden_characters = “{ $word }” contiene caratteri invisibili. Scrivilo di nuovo.
error-unknown_player = Nessun giocatore si chiama o ha il numero “{ $word }”. Guarda: referee tournament players.
    .app = Nessun giocatore si chiama o ha il numero “{ $word }”. Ci sono tutti nella schermata dei giocatori.
error-player_ambiguous = “{ $word }” può essere { $near }. Scrivi più lettere del nome, o il numero.
error-unknown_table = Non c'è nessun tavolo “{ $word }” in questo torneo. I tavoli sono numerati da 1, una volta sorteggiati.
error-unknown_outcome = “{ $word }” non può vincere. Scrivi legge, fuorilegge o rinnegato.
error-unknown_moment = “{ $word }” non è un momento in cui si lascia. Scrivi { $near }.
error-yes_or_no = “{ $word }” non è sì né no. Scrivi sì, no, o ? se non è stato chiesto.
error-needs_player = Manca un giocatore. Scrivi un numero o un nome.
error-needs_table = Manca un tavolo. Scrivi il numero, col turno se non è quello in corso: 1 o 1.2.
error-needs_seed = Manca il codice. Scrivi una parola o un numero.
error-unknown_purpose = Per “{ $word }” non si sorteggia nulla. Scrivi { $near }.
error-seed_missing = Per questo sorteggio non è stato annotato nessun codice. Annotane prima uno (referee tournament seed), o scrivi l'ordine sorteggiato a mano.
    .app = Per questo sorteggio non è stato annotato nessun codice. Annotane prima uno, con la riga: codice, o scrivi l'ordine sorteggiato a mano.
error-seed_not_yet = Il codice “{ $word }” non è ancora annotato, e fino ad allora non sorteggia nulla, nemmeno per vedere: così nessuno può sceglierlo guardando l'esito. Prima annotalo: referee tournament seed { $word }
    .app = Il codice “{ $word }” non è ancora annotato, e fino ad allora non sorteggia nulla, nemmeno per vedere: così nessuno può sceglierlo guardando l'esito. Prima annotalo, con la riga: codice { $word }
error-no_such_partition = { $players } giocatori non possono sedersi così. { $near_is ->
        [given] Numeri di tavoli regolari: { $near }.
       *[none] Per questo numero non esistono tavoli regolari.
    }
error-nobody_is_level = Nessuno è alla pari con un altro: non serve sorteggiare.
error-no_qualifiers_yet = I qualificati non si conoscono ancora: guarda che cosa c'è da fare.
error-needs_match = Manca un duello. Scrivi la chiave, come semi_1 o final.
error-unknown_match = Non c'è nessun duello “{ $word }”. Ci sono { $near }.
error-no_round_left = Al tavolo { $table } non resta nessun turno: tutti sono stati Sceriffo.
error-hire_how = “{ $word }” non dice chi ingaggia chi e a quanto. Scrivi GIOCATORE:PERSONAGGIO:PREZZO.
error-nothing_to_keep = { $word } non aveva un personaggio nel turno precedente.
error-needs_characters = Mancano i personaggi scoperti. Scrivi i loro nomi.
error-bid_what = Che cosa dice il giocatore? Scrivi un prezzo, passo, o un personaggio.
error-needs_outcome = Manca chi ha vinto. Scrivi legge, fuorilegge o rinnegato.
error-in_play_or_out = “{ $word }” non dice se il giocatore era in gioco. Finisci con + (in gioco) o - (fuori).
error-role_missing = Il ruolo di { $word } non si conosce ancora. Scrivilo, come { $word }:fuorilegge-.
error-void_how = { $word_is ->
        [given] “{ $word }” non dice come si ripete la partita. Scrivi asta o stesso.
       *[none] Come si ripete la partita? Scrivi asta (una nuova, con rimborsi) o stesso (restano personaggi e prezzi).
    }
error-needs_stream = Manca l'id del registro della partita.
error-unknown_desk_verb = Il tavolo di gara non conosce “{ $word }”. Conosce { $near }.

## Elenchi di iscritti, documenti, copie e tavoli

error-not_a_list = Questo non è un elenco leggibile come testo. Salvalo come CSV, meglio in UTF-8.
error-nobody_on_the_list = Nell'elenco non c'è nessuno.
error-no_headings = La prima riga non dice che cosa sono le colonne. Scrivi le intestazioni: nome, regione, qualificato, squalificato, residente; serve solo il nome.
error-heading_twice = Due colonne si chiamano “{ $word }”. Togline una.
error-open_cell = Le virgolette non sono chiuse, o stanno in mezzo a una cella. Correggi questa riga, o salva di nuovo l'elenco.
error-too_many_cells = La riga ha più celle { $columns ->
        [one] dell'unica intestazione
       *[other] delle { $columns } intestazioni
    }. C'è un separatore in un nome? Metti il nome tra virgolette.
error-looks_like_formula = “{ $word }” comincia come una formula. Scrivilo senza il segno davanti.
error-on_the_list_twice = { $word } è già alla riga { $first }. Se sono due persone, distingui i nomi.
error-signed_up_already = { $word } è già iscritto (giocatore { $first }). Se sono due persone, distingui i nomi.
error-number_taken = Il giocatore { $number } c'è già. Scegli un altro numero, o toglilo.
error-no_tournament_opening = Il documento non comincia con l'apertura di un torneo.
error-tournament_here_already = Questo torneo è già nell'archivio ({ $tournament }), almeno fin dove arriva il documento.
error-copies_parted = Due copie di questa manifestazione sono proseguite entrambe dopo l'annotazione { $number }. Decidi quale conta; non è stato ripreso nulla.
error-no_round_under_way = Al tavolo { $table } non è in corso un turno. Cominciane prima uno.
error-game_has_a_log = La partita del tavolo { $table } ha già un registro: { $stream }.
error-choose_salvaged_tournament = Si possono leggere più tornei. Scegline uno con --tournament: { $near }.
error-no_log_of_the_game = La partita del tavolo { $table } non ha un registro. Cominciane uno con: referee tournament play.
    .app = La partita del tavolo { $table } non ha un registro. Cominciane uno dalla sala.
error-no_log_of_the_duel = Questo duello non ha un registro ({ $match }). Cominciane uno con: referee tournament play { $match }.
    .app = Questo duello non ha un registro ({ $match }). Cominciane uno dalla schermata dei duelli.
error-duel_not_over = Secondo il registro questo duello non è ancora finito ({ $match }).
error-duel_not_ready = Adesso questo duello non si può giocare ({ $match }).
error-not_in_the_duel = { $player } non gioca questo duello ({ $match }).
error-needs_decision = Manca chi passa: un giocatore, due con la virgola in mezzo, o - per nessuno.
error-three_in_a_duel = Un duello lo giocano al massimo in due.
error-game_not_over = La partita del tavolo { $table } secondo il registro non è ancora finita.
error-seats_do_not_match = Il registro del tavolo { $table } ha posti diversi dal turno.
error-nothing_to_compare = Non c'è nulla da confrontare in { $path }.
