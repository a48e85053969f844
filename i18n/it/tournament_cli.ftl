# La direzione del torneo: l'aiuto, ciò che dice accanto alle risposte, e che cosa può essere sbagliato in ciò che si è scritto.
help-tournament = Condurre un campionato, dalle iscrizioni ai duelli finali.
help-desk-tournament = il torneo: il suo id, l'inizio dell'id, o il nome; altrimenti l'ultimo usato
help-desk-by = chi registra; altrimenti quanto dice REFEREE_NAME
help-desk-trying = dire soltanto che cosa se ne direbbe; non registrare nulla
help-desk-yes = registrare senza chiedere

## Verbi

help-tournament-new = Aprire un torneo.
help-tournament-new-name = il nome del torneo
help-tournament-new-region = la regione a cui appartiene
help-tournament-new-open_ = un Open: giocatori di ogni regione
help-tournament-list = Elencare i tornei nell'archivio.
help-tournament-enrol = Iscrivere giocatori.
help-tournament-enrol-words = nomi, tra virgolette se contengono spazi; poi quanto chiesto, per tutti: eligible, oppure qualified=no disqualified=no resident=yes; region=R
help-tournament-import = Iscrivere tutti quelli di un elenco, o nessuno se c'è un errore.
help-tournament-import-file = un file CSV (- per lo standard input), o il documento di un torneo
help-tournament-players = Elencare tutti gli iscritti.
help-tournament-players-public = solo ciò che tutti possono sapere
help-tournament-absent = Registrare chi non c'è al sorteggio.
help-tournament-absent-words = giocatori
help-tournament-leave = Registrare che un giocatore lascia.
help-tournament-leave-words = GIOCATORE [when=before_draw, between_rounds, during_game, after_rounds o during_duel]
help-tournament-warn = Ammonire un giocatore.
help-tournament-warn-words = GIOCATORE e il motivo
help-tournament-expel = Espellere un giocatore.
help-tournament-expel-words = GIOCATORE e il motivo [when=MOMENTO]
help-tournament-pardon = Ritirare un'ammonizione o un'espulsione.
help-tournament-pardon-words = il numero dell'annotazione, e perché
help-tournament-warnings = Elencare ammonizioni ed espulsioni.
help-tournament-tables = Elencare ogni modo lecito di dividere i giocatori ai tavoli.
help-tournament-tables-count = per tanti giocatori; altrimenti per i presenti
help-tournament-seed = Annotare un codice, prima di sorteggiare con esso.
help-tournament-seed-words = il codice, uno a caso se non è detto; for=seating o for=lots, altrimenti per entrambi
help-tournament-draw = Sorteggiare i tavoli.
help-tournament-draw-words = [tables=N]; a mano: i giocatori nell'ordine di sorteggio, o tavoli interi come 1,2,3,4,5/6,7,8,9,10
help-tournament-due = Dire che cosa deve succedere ora, tavolo per tavolo.
help-tournament-due-tables = solo a questi tavoli
help-tournament-show = Mostrare a che punto è il torneo.
help-tournament-show-public = solo ciò che tutti possono sapere
help-tournament-round = Cominciare un turno di un tavolo.
help-tournament-round-words = TAVOLO o TAVOLO.TURNO [SCERIFFO] [GIOCATORE:RUOLO …]; lo Sceriffo è il prossimo della rotazione
help-tournament-keep = Registrare chi tiene un personaggio al vecchio prezzo.
help-tournament-keep-words = TAVOLO GIOCATORE …
help-tournament-auction = Registrare i personaggi scoperti per l'asta.
help-tournament-auction-words = TAVOLO PERSONAGGIO …
help-tournament-bid = Registrare una parola dell'asta; si dice se è permessa, e nient'altro.
help-tournament-bid-words = TAVOLO GIOCATORE, poi PERSONAGGIO PREZZO per aprire, PREZZO per rilanciare, pass per ritirarsi, PERSONAGGIO per scegliere senza denaro
help-tournament-choice = Registrare il sorteggio fra debiti uguali.
help-tournament-choice-words = TAVOLO e i giocatori nell'ordine in cui scelgono
help-tournament-hire = Registrare quanto i giocatori hanno pagato i personaggi.
help-tournament-hire-words = TAVOLO GIOCATORE:PERSONAGGIO:PREZZO[:kept] …, o TAVOLO GIOCATORE PERSONAGGIO PREZZO [kept]
help-tournament-time = Dare più tempo a un tavolo.
help-tournament-time-words = TAVOLO MINUTI e perché
help-tournament-play = Aprire il registro della partita di un tavolo o di un duello; quello di un duello che ce l'ha si riapre.
help-tournament-play-where = il numero del tavolo, o il duello: da quarter_1 a quarter_4, semi_1, semi_2, third, final
help-tournament-play-first = in un duello, chi sceglie il primo personaggio; altrimenti il meglio piazzato
help-tournament-take = Prendere il risultato dal registro della partita di un tavolo o di un duello.
help-tournament-take-where = i tavoli e i duelli; altrimenti tutto ciò che è finito
help-tournament-result = Registrare il risultato di una partita in una riga.
help-tournament-result-words = TAVOLO, la parte che ha vinto, poi ogni giocatore come GIOCATORE:RUOLO+ (in gioco) o GIOCATORE:RUOLO- (fuori), con ! per il Rinnegato arrivato al duello finale: 1 law 3:sceriffo+ 4:vice- …
help-tournament-void = Far ripetere una partita.
help-tournament-void-words = TAVOLO, poi auction (una nuova, con rimborsi) o same (restano personaggi e prezzi), e perché
help-tournament-standings = Mostrare la classifica fin qui: per gli occhi dell'arbitro.
help-tournament-standings-explain = aprire le cifre di questo giocatore in annotazioni e clausole
help-tournament-account = Mostrare quanto possiede un giocatore: solo lui può saperlo.
help-tournament-account-player = il giocatore
help-tournament-prizes = Mostrare quanto ha pagato ogni partita e a chi: per gli occhi dell'arbitro.
help-tournament-prizes-tables = solo questi tavoli
help-tournament-lots = Sorteggiare fra giocatori alla pari.
help-tournament-lots-words = niente, per sorteggiare col codice; o i giocatori nell'ordine sorteggiato a mano
help-tournament-qualify = Nominare a tutti i qualificati.
help-tournament-qualify-words = niente, per i migliori della classifica; o giocatori, il migliore per primo
help-tournament-bracket = Mostrare i duelli.
help-tournament-bracket-public = solo ciò che tutti possono sapere
help-tournament-duel = Registrare chi ha vinto un duello.
help-tournament-duel-words = DUELLO VINCITORE [PERDENTE]; i duelli sono da quarter_1 a quarter_4, semi_1, semi_2, third, final
help-tournament-decide = Decidere un duello su cui nessuna norma decide: un posto che nessuno prende, entrambi andati via.
help-tournament-decide-words = DUELLO, poi un GIOCATORE (vince senza duello), due con la virgola (si affrontano) o - (nessuno), e perché
help-tournament-log = Registrare righe del torneo, ciascuna col suo verbo davanti; senza righe, quelle digitate o in arrivo.
help-tournament-log-lines = una riga, come: result 1.2 law 3+ 4- 5- 6- 7-
help-tournament-history = Elencare ogni annotazione mai registrata, da chi e quando, col giudizio di allora e di ora.
help-tournament-history-last = solo le ultime
help-tournament-history-lines = come le righe che le registrano di nuovo
help-tournament-check = Elencare tutto ciò che c'è da segnalare su quanto conta ora.
help-tournament-retract = Ritirare un'annotazione, dopo aver visto che cosa cambia.
help-tournament-retract-number = il numero dell'annotazione
help-tournament-retract-reason = perché
help-tournament-correct = Correggere un'annotazione, dopo aver visto che cosa cambia.
help-tournament-correct-number = il numero dell'annotazione
help-tournament-correct-words = la riga che doveva essere, il verbo davanti
help-tournament-correct-reason = perché
help-tournament-insert = Inserire ciò che fu dimenticato, dopo aver visto che cosa cambia.
help-tournament-insert-number = il numero dell'annotazione prima della quale accadde
help-tournament-insert-words = la riga dimenticata, il verbo davanti
help-tournament-insert-reason = perché
help-tournament-stand = Lasciare un'annotazione contro cui parla il regolamento.
help-tournament-stand-words = il numero dell'annotazione, e perché
help-tournament-copy = Copiare tutta la manifestazione in un file, e registrare che è stata copiata.
help-tournament-copy-file = il nuovo file, su una chiavetta per esempio
help-tournament-copy-to = chi riceve la copia
help-tournament-copy-hand_over = la manifestazione prosegue nella copia, e qui si ferma
help-tournament-salvage = Salvare quanto si può leggere di un torneo in un archivio danneggiato, come documento.
help-tournament-salvage-output = in questo file
help-tournament-resume = Proseguire qui una manifestazione che era stata consegnata.
help-tournament-resume-where = di chi è questa copia
help-tournament-compare = Confrontare con un'altra copia della manifestazione, e dire se tutte e due sono proseguite.
help-tournament-compare-file = l'altra copia

## Accanto alle risposte

tournament-made = Il torneo { $name } è aperto; il suo id è { $id }.
tournament-none = Non c'è ancora nessun torneo. Aprine uno con: referee tournament new.
tournament-handed_over = Questa manifestazione è stata copiata per { $to } col segno { $copy } (annotazione { $number }). Qui non si può registrare nulla prima di dire che prosegue qui: referee tournament resume.
tournament-changes_nothing = Non cambia nessun posto e nessun giudizio.
tournament-changes_places = { $count ->
        [one] { $count } giocatore si sposta
       *[other] { $count } giocatori si spostano
    } (posto, punteggio: prima → dopo):
tournament-changes_scores = { $others ->
        [one] Nessuno si sposta, cambia { $others } punteggio
       *[other] Nessuno si sposta, cambiano { $others } punteggi
    } (posto, punteggio: prima → dopo):
tournament-changes_both = { $count ->
        [one] { $count } giocatore si sposta
       *[other] { $count } giocatori si spostano
    }, { $others ->
        [one] di un altro cambia solo il punteggio
       *[other] di altri { $others } cambia solo il punteggio
    } (posto, punteggio: prima → dopo):
tournament-changes_verdicts = { $count ->
        [one] { $count } annotazione poggiava su questo, ed è giudicata di nuovo:
       *[other] { $count } annotazioni poggiavano su questo, e sono giudicate di nuovo:
    }
tournament-entries = { $count ->
        [one] annotazione { $numbers }
       *[other] annotazioni { $numbers }
    }
tournament-no_place = { $player } non ha un posto in classifica: ancora nessuna partita, o è uscito.
tournament-nothing_logged = Non è stato registrato nulla.
tournament-needs_yes = Non è stato registrato nulla: per accettare, ripeti con --yes.
tournament-lines_logged = { $count ->
        [0] Non è stata registrata nessuna riga.
        [one] È stata registrata { $count } riga, la precedente.
       *[other] Sono state registrate { $count } righe, le precedenti.
    } Corretta la riga indicata qui, riprendi da quella.
tournament-ask_amend = Registrare?
tournament-prompt = Una riga del torneo, il verbo davanti; una fine vuota (Ctrl-D) conclude.
tournament-show_players = { $count ->
        [one] { $count } giocatore: { $names }
       *[other] { $count } giocatori: { $names }
    }
tournament-show_gone = Usciti: { $names }
tournament-show_seed = Sorteggiato col codice { $seed }
tournament-show_qualifiers = Qualificati ai duelli: { $names }
tournament-show_duel = { $match }: vince { $winner }
tournament-show_champion = Campione: { $name }
tournament-show_places = Posti finali: { $names }
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
tournament-was_expelled = espulso
tournament-has_left = uscito { $when }
tournament-no_tables = { $players } giocatori non si possono dividere in tavoli leciti.
tournament-nothing_due = Non c'è nulla da fare.
tournament-no_warnings = Non è stata data nessuna ammonizione.
tournament-penalty-warning = ammonizione
tournament-penalty-expulsion = espulsione
tournament-withdrawn = ritirata
tournament-no_games = Non è stata ancora giocata nessuna partita.
tournament-secret = Solo per gli occhi dell'arbitro, finché dura il torneo (ITC-119).
tournament-still_level = pari: sorteggio
tournament-decided_by = per { $criterion }
tournament-game = Tavolo { $table }, turno { $round }
tournament-let_stand = lasciata: { $reason }
tournament-all_clean = Non c'è nulla da segnalare.
