# La cronologia a tutto schermo, e le vie d'uscita da un'annotazione di qualche giocata fa.

error-nothing_to_redo = Non c'è niente da ripristinare: ciò che è stato ritirato per ultimo vale già di nuovo, o nel frattempo è stato annotato altro.
error-no_target = L'annotazione { $number } non ha un bersaglio che si possa cambiare.
error-was_inserted = L'annotazione { $number } era stata inserita: ritirala e inseriscila di nuovo.

history-found = Il tavolo prima dell'annotazione { $number }
history-left = Il tavolo dopo l'annotazione { $number }
history-shown = { $shown } di { $all } mostrate
history-nothing = Nessuna annotazione corrisponde. Esc le mostra di nuovo tutte.
history-flags = segnalazioni
history-looked_for = Si cerca: { $what }
history-prompt = posti, carte, verbi in ogni lingua, parole di una nota, ! per le segnalazioni

## Che ne è stato di un'annotazione

history-retracted = Ritirata dall'annotazione { $by }.
history-replaced = Messa a posto dall'annotazione { $by }.
history-instead = Sta al posto dell'annotazione { $entry }.
history-forgotten = Era stata dimenticata prima dell'annotazione { $entry }.
history-by = { $known ->
        [both] Annotata da { $who } su { $device }
        [device] Annotata su { $device }
       *[who] Annotata da { $who }
    }
history-stood = { $reason_is ->
        [given] L'arbitro l'ha lasciata valere: { $reason }
       *[none] L'arbitro l'ha lasciata valere.
    }

## Tasti

history-key_look = Cerca
history-key_flags = Segnalazioni
history-key_seat = Un posto
history-key_after = Prima / dopo
history-key_ways = Vie d'uscita
history-key_correct = Metti a posto
history-key_insert = Inserisci prima
history-key_retarget = Altro bersaglio
history-key_undo = Annulla
history-key_redo = Ripristina
history-key_accept = Registra
history-key_leave = Lascia stare

## Le vie d'uscita

ways-title = Annotazione { $number }: { $entry }
ways-after = { $count ->
        [0] È l'ultima che conta.
        [one] Dopo ne è venuta un'altra.
       *[other] Dopo ne sono venute altre { $count }.
    }
ways-first = Prima registra ciò che era dovuto
ways-surplus = Lo scarto non è stato scritto: prima registralo
ways-reading = Secondo l'altra lettura: decidilo prima di questa annotazione
ways-asked = Ha risposto chi doveva: annotalo a suo nome
ways-stand = Lascia valere
ways-alone = Ritira questa annotazione, con le sue risposte
ways-correct = Metti a posto questa annotazione
ways-rewind = Riavvolgi: ritira tutto da qui in poi
ways-late = Era stato dimenticato: mettilo prima della fine di quel turno
ways-unwritten = Mancava una carta che lo permette: annotala prima
ways-again = Falla valere di nuovo
ways-stands = { $after ->
        [0] Non cambia niente.
        [one] Non cambia niente; l'annotazione successiva resta
       *[other] Non cambia niente; le { $after } annotazioni successive restano
    }{ $flagged ->
        [0] {""}
        [one] , una di queste con segnalazione
       *[other] , { $flagged } di queste con segnalazione
    }
ways-changes = { $unfit ->
        [0] Ogni riga successiva va ancora bene
        [one] Una riga successiva non va più bene
       *[other] { $unfit } righe successive non vanno più bene
    }{ $fit ->
        [0] {""}
        [one] ; una che non andava ora va bene
       *[other] ; { $fit } che non andavano ora vanno bene
    }{ $others ->
        [0] {""}
        [one] ; una è giudicata diversamente
       *[other] ; { $others } sono giudicate diversamente
    }
ways-undone = { $count ->
        [one] Si ritira un'annotazione
       *[other] Si ritirano { $count } annotazioni
    }{ $parts_is ->
        [given] : { $parts }
       *[none] {""}
    }
ways-plays = { $count ->
        [one] una carta giocata
       *[other] { $count } carte giocate
    }
ways-turns = { $count ->
        [one] l'inizio di un turno
       *[other] l'inizio di { $count } turni
    }
ways-lives = { $count ->
        [one] un punto vita perso
       *[other] { $count } punti vita persi
    }
ways-out = l'eliminazione di { $by }
ways-won = la fine della partita
ways-unfit = Non vanno più bene:
ways-fit = Ora vanno bene:
ways-more = e altre { $count }
ways-differs = Al tavolo, adesso:
ways-same = Il tavolo resta com'è.

## Che cosa cambia al tavolo

ways-table = Tavolo
ways-differs_at = { $who }: { $what }
ways-difference = { $what } { $was } → { $now }
ways-what_out = è
ways-what_role = ruolo
ways-what_character = personaggio
ways-what_life = punti vita
ways-what_hand = mano
ways-what_in_play = in gioco
ways-what_turn = turno
ways-what_phase = fase
ways-what_deck = mazzo
ways-what_discards = scarti
ways-what_turned = mazzo rimescolato
ways-what_winner = vincitore
ways-is_out = fuori
ways-is_in = in gioco

## Mettere a posto

putright-retract = Ritirare l'annotazione { $number }
putright-correct = L'annotazione { $number } doveva essere
putright-insert = Dimenticato prima dell'annotazione { $number }
putright-retarget = Annotazione { $number }, con un altro bersaglio: premi il numero di un posto
putright-prompt = Che cosa è successo lì? Più righe: con ; in mezzo

## Che cosa fanno i tasti, per esteso

does-ways = Ogni via d'uscita dall'annotazione scelta, con quello che comporterebbe
does-look = Cerca posti, carte, verbi o parole di una nota
does-flags = Solo le annotazioni segnalate, ora o allora, oppure tutte
does-after = Il tavolo dopo l'annotazione, o com'era prima
does-correct = Scrivi che cosa doveva essere l'annotazione scelta
does-insert = Scrivi che cosa era stato dimenticato prima dell'annotazione scelta
does-retarget = La stessa giocata contro un altro giocatore
does-take_back_entry = Ritira solo l'annotazione scelta, o falla valere di nuovo
does-undo = Annulla tutto ciò che l'ultima riga ha registrato
does-redo = Ripristina ciò che è stato ritirato per ultimo
does-accept = Registra, ora che si vede che cosa cambia
