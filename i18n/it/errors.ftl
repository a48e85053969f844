# Che cosa è andato storto fuori dalle regole: che cosa, dove, e che fare. Una chiave senza messaggio proprio è detta secondo il suo genere.

error-at = { $place_is ->
        [file] { $file }: { $sentence }
        [line] Riga { $line }: { $sentence }
       *[both] { $file }, riga { $line }: { $sentence }
    }
error-detail = { $sentence } ({ $detail })

## Una riga abbreviata

error-nothing_typed = Non è stato scritto nulla. Scrivi che cosa è successo, per esempio: bang { $another }.
error-nothing_said = Che cosa ha fatto { $player }? Scrivilo dopo il nome, per esempio: { $player } birra.
error-line_too_long = La riga supera i { $longest } caratteri. Dividila in più righe.
error-open_quote = Le virgolette non sono chiuse: “{ $word }”. Metti " ai due lati del nome.
error-unknown_word = “{ $word }” qui non significa nulla. Controlla come è scritto o cercalo nell'aiuto.
error-no_role_or_character = “{ $word }” in questo gioco non è né un ruolo né un personaggio, o è il secondo dello stesso tipo. Scrivi NOME:RUOLO:PERSONAGGIO, ognuno con le prime lettere, o ? se non si conosce.
error-read_so_far = Letto fin lì: “{ $read }”; non è registrato nulla.
error-line_before = Neanche la riga prima, “{ $refused }”, è stata registrata: scrivi prima quella con altre parole.
error-lines_behind = { $count ->
        [one] La riga dopo non è stata letta: riscrivila poi.
       *[other] Le { $count } righe dopo non sono state lette: riscrivile poi.
    }
error-after_refused = “{ $word }” non va d’accordo con quanto è registrato, e la riga prima, “{ $refused }”, non è stata registrata. Scrivi prima quella con altre parole. Se “{ $word }” vale anche senza, scrivilo di nuovo.
error-unread = { $read_is ->
        [given] “{ $word }” qui non significa nulla. Dillo in un altro modo, o toglilo.
       *[none] “{ $word }” qui non significa nulla. Scrivi chi ha fatto che cosa, per esempio: { $one } bang { $another }, { $another } mancato, { $another } subisce, { $one } pesca 2, { $one } fine.
    }
error-not_laid = Questa carta non resta sul tavolo, quindi nessuno la posa. Scrivi solo la carta, per esempio: { $one } { $card }.
error-word_near = “{ $word }” qui non significa nulla. Intendi { $choices }? Scrivi quello.
error-word_ambiguous = “{ $word }” può essere { $choices }. Scrivi la parola più per esteso.
error-whose_card = “{ $word }” può essere di entrambi: { $choices }. Scrivi di chi.
error-whose_hand = “{ $word }”: secondo il registro { $player } non aveva quella carta. Di chi era: { $choices }? Scrivi quale.
error-which_counts = “{ $word }”: quale delle due vale? { $choices }. Scrivila per prima, con “oltre” in mezzo.
error-serves_or_answers = “{ $word }” può voler dire due cose: { $choices }. Scrivi quale.
error-gives_which = A { $player } è chiesta una carta. Scrivi quale ha dato, per esempio: { $choices }.
error-no_or_correct = “{ $word }”: corregge quello che è già registrato, o qualcuno non dà niente? { $choices }. Scrivi quale.
error-drawn_by_the_log = Secondo il registro { $player } ha pescato (annotazione { $number }). Se non è successo, scrivi prima { $choices }.
error-drawn_otherwise = L’annotazione { $number } dice già un’altra carta per questa estrazione. Se era uno sbaglio, scrivi { $choices }.
error-which_hit = “{ $word }”: per quello che è da fare ora, o per quello che prima è rimasto senza risposta? { $choices }. Scrivi quale.
error-laid_late = “{ $word }”: era già in gioco prima della giocata segnalata, o entra in gioco ora? { $choices }. Scrivi quale.
error-laid_untold = “{ $word }”: secondo il registro { $player } non ha questa carta in gioco: { $card }. È stata calata nel suo ultimo turno e non è stata scritta? Allora prima inseriscila, poi riscrivi l’estrazione. O non c’era davvero? { $choices }. Scrivi quale.
error-weapon_untold = “{ $word }”: secondo il registro { $player } non ha questa carta in gioco: { $card }; senza, non arriva così lontano. Era già calata e non è stata scritta, o non c'era davvero? { $choices }. Scrivi quale.
error-told_late = “{ $word }”: era già successo prima dell’annotazione { $number }, segnalata per questo, o succede solo ora? { $choices }. Scrivi quale.
error-optional_late = “{ $word }”: era già stato fatto prima dell’annotazione { $number }, o succede solo ora? { $choices }. Scrivi quale.
error-nowhere_earlier = “{ $word }”: in nessun punto dell’ultimo giro era in regola senza che ciò che segue smettesse di tornare. Se è successo comunque, scrivi inserisci, il numero dell’annotazione prima della quale è successo, e la riga.
error-forgotten_before = “{ $word }”: era stato dimenticato, ed è successo prima che finisse il turno di { $player }, o succede solo ora? { $choices }. Scrivi quale.
error-played_instead = “{ $word }”: al posto della giocata segnalata subito prima, o in aggiunta? { $choices }. Scrivi quale.
error-taken_back_before = “{ $word }” dipende dall'annotazione { $number }, appena ritirata. Scrivi { $choices }: la prima riga fa valere di nuovo l'annotazione { $number }, la seconda registra questo anche senza.
error-another_taken_back = “{ $word }” parla dell'annotazione { $number }, che non è l'ultima. Che cosa si ritira: { $choices }? Scrivi quale.
error-played_again = “{ $word }”: lo dice già l’annotazione { $number }, con la sua carta. Se è successo un’altra volta, scrivi { $choices }; altrimenti lascia stare.
error-typed_twice = “{ $word }”: scritto due volte? Lo dice già l’annotazione { $number }. Se è successo un’altra volta, scrivi { $choices }; altrimenti scrivi solo quello che è nuovo.
error-out_of_turn = “{ $word }”: secondo il registro il turno di { $player } non è finito. È finito, o questo era fuori turno? { $choices }. Scrivi quale.
error-drawn_first = “{ $word }”: { $player } aveva pescato prima, o no? { $choices }. Scrivi quale.
error-for_life_or_limit = “{ $word }”: per un punto vita, o perché il turno finisce? { $choices }. Scrivi quale.
error-for_exchange_or_limit = “{ $word }”: scambiate con altrettante carte nuove, o perché il turno finisce? { $choices }. Scrivi quale.
error-takes_which = C'è più di una carta da prendere: { $choices }. Scrivi quale.
error-takes_all = “{ $word }”: tutte le carte lasciate da chi è eliminato vanno insieme a un solo giocatore: { $choices }. Scrivi così, se è questo che intendi.
error-meant_so = “{ $word }”: { $choices }. Scrivi così, se è questo che intendi.
error-not_turned_up = “{ $word }” non è tra le carte scoperte. Se è stata giocata lo stesso, scrivi { $choices }.
error-drawn_by_another = { $player } ha davanti la carta per cui si estrae, ma secondo il registro deve rispondere { $asked }. Se lì il nome è sbagliato, correggi prima quella riga; se { $player } ha estratto lo stesso, scrivi “{ $player } estrae { $word } …”.
error-chooses_in_order = { $count ->
        [one] { $order } deve ancora scegliere una carta dalla carta { $store }. Scrivi prima quale, per esempio: { $first } bang; e poi che cosa ha fatto { $player }.
       *[other] Devono ancora scegliere una carta dalla carta { $store }, in quest'ordine: { $order }. Scrivi prima chi sceglie quale, per esempio: { $first } bang; e poi che cosa ha fatto { $player }.
    }
error-falls_first = { $player } non ha più punti vita: registra prima questo, e poi che cosa rispondono gli altri.
error-retracted_already = L'annotazione { $number } è già ritirata. Scrivi ripristina per far valere di nuovo ciò che è stato ritirato per ultimo.
error-unknown_seat = Qui nessuno si chiama “{ $word }”. { $players_is ->
        [given] Scrivi il numero o l'inizio del nome: { $players }.
       *[none] Scrivi il numero del posto o l'inizio di un nome.
    }
error-no_player = Qui ci vuole un giocatore, e “{ $word }” non è un nome. { $players_is ->
        [given] Scrivi chi: { $players }; oppure togli “{ $word }”.
       *[none] Scrivi il numero del posto o l'inizio di un nome, oppure togli “{ $word }”.
    }
error-seat_ambiguous = “{ $word }” può essere { $choices }. Scrivi il nome più per esteso o il numero del posto.
error-unknown_card = “{ $word }” qui non si capisce. Se è una carta, controlla come è scritta, o scrivi ? se non si è vista, per esempio: { $one } scarta ?. Se è altro, dillo in un altro modo, o toglilo.
error-no_card = “{ $word }” in questo punto non si capisce. Scrivi lì una carta, o ? se non si è vista, per esempio: { $one } scarta ?; o dillo in un altro modo, o togli “{ $word }”.
error-unknown_character = { $word_is ->
        [given] Qui nessun personaggio si chiama “{ $word }”. Controlla come è scritto.
       *[none] Manca un personaggio. Scrivi il nome, o ? se non si conosce.
    }
error-bad_number = { $word_is ->
        [given] “{ $word }” non è un numero adatto qui. Scrivi un numero intero che qui sia possibile.
       *[none] Manca un numero. Scrivilo dopo la parola.
    }
error-bad_face = “{ $word }” non è un valore con il seme. Scrivi per esempio 4c, 10q, 7p, df (c ♥, q ♦, f ♣, p ♠) o fante di picche. Dopo una carta va bene anche con la barra: bang/7p.
error-face_ambiguous = “{ $word }” può essere { $choices }. Scrivilo a parole, come sta qui.
error-needs_seat = Manca un giocatore. Aggiungi il numero del posto o un nome, per esempio: bang { $another }, prende { $another } barile.
error-needs_draw = Per che cosa si estrae? Nessuna estrazione è aperta. Scrivi anche la carta, come: { $one } barile 4 cuori; oppure annota prima quello che manca.
error-needs_card = Manca una carta. Scrivi il nome, o ? per una carta non vista, per esempio: { $one } scarta bang.
error-needs_face = Mancano il valore e il seme. Scrivi per esempio 4 cuori, 10q o 7p.
error-needs_side = Manca la parte che ha vinto. Scrivi sceriffo, fuorilegge o rinnegato.
error-two_sides_won = Sono di due parti, e solo una può aver vinto. Scrivi sceriffo, fuorilegge o rinnegato.
error-needs_reason = Manca la chiave di un motivo. Scrivi quella mostrata con il verdetto.
error-needs_more = Alla fine manca qualcosa. Scrivi per esempio: { $such }.
error-too_much = { $read_is ->
        [given] “{ $word }” qui è di troppo. Toglilo, o dillo dopo una virgola.
       *[none] “{ $word }” qui è di troppo. Toglilo; quel che è successo in più va dopo una virgola, per esempio: { $one } bang { $another }, mancato.
    }
error-left_over = “{ $word }” qui è di troppo. Toglilo.
error-nobody_to_act = Ora nessuno deve agire. Comincia la riga con un posto o un nome, per esempio: { $one } turno.
error-why_not_alone = “{ $word }” dice solo perché. Scrivi annulla per ritirare quello che è stato registrato per ultimo, e dopo una virgola, se vuoi, quello che si gioca al suo posto.
error-nothing_due = Non c'è nulla in sospeso che “{ $word }” possa chiudere. Scrivi per esteso che cosa è successo, per esempio: { $one } perde 1.
error-life_otherwise = Punti vita di { $player } secondo il registro: { $life }, non { $told }. Registra che cosa è successo nel frattempo, per esempio: { $whom } perde 1, { $whom } recupera 1 vita; o imposta ciò che si vede: imposta { $whom } vita { $told }.
error-falls_how = Punti vita di { $player } secondo il registro: { $life }. Scrivi prima che cosa è stato giocato contro { $player } e che ha colpito, per esempio: bang { $whom }, { $whom } subisce.
error-life_so = Punti vita di { $player } secondo il registro: { $life }. È già scritto così; non è stato registrato nulla.
error-character_so = Secondo il registro { $player } è { CHARACTER($known) }. È già scritto così; non è stato registrato nulla.
error-who_it_is = “{ $word }”: se dice chi è { $player }, scrivi: { $choices }.
error-character_otherwise = Secondo il registro { $player } è { CHARACTER($known) }, non { CHARACTER($told) }. Se era sbagliato, scrivi: { $such }; vale da adesso in poi.
error-character_of_another = Secondo il registro { CHARACTER($told) } è già { $other }, quindi { $player } non può esserlo. Scrivi chi è, o correggi prima chi è { $other }: { $such }.
error-hand_so = Anche secondo il registro { $player } ha { $told } in mano. È già scritto così; non è stato registrato nulla.
error-hand_otherwise = Carte in mano a { $player } secondo il registro: { $held }, non { $told }. Registra che cosa è successo nel frattempo; o imposta ciò che si vede: imposta { $whom } mano { $told }.
error-loses_a_card = Chi perde una carta non perde un punto vita. Scrivi chi la prende, per esempio: { $another } pesca da { $one }; o per un punto vita: { $one } perde 1.
error-needs_rank = “{ $word }” è soltanto il seme. Scrivi anche il valore della carta, per esempio 4 cuori, 10q o 7p.
error-needs_face_too = “{ $word }” scopre una carta: scrivila dopo la parola, come in “{ $word } 4 cuori”.
error-which_role = Che ruolo ha mostrato { $who }? Scrivilo dopo “fuori”: { $roles }; oppure ? se nessuno l'ha visto.
error-who_falls = “{ $word }”: di chi si tratta: { $choices }? Scrivilo con il nome.
error-nothing_forced = Invio da solo non lo decide. Scrivi che cos'è successo.
error-entry_unknown = Non esiste l'annotazione { $number }. Cerca il numero nella cronologia.
error-not_in_a_correction = Una correzione non può contenerne un'altra. Registrale una dopo l'altra.
error-not_about_the_table = L'annotazione { $number } non parla del tavolo: ne ritira o ne corregge un'altra, oppure fa parte di una correzione. { $original_is ->
        [none] Indica l'annotazione di cui si tratta, o ritira prima la { $number }.
       *[given] È stata corretta l'annotazione { $original }: scrivi quel numero.
    }
error-house_how = { $word_is ->
        [given] “{ $word }” non è permetti né vieta. Scrivi regolacasa permetti o regolacasa vieta.
       *[none] Scrivi regolacasa permetti o regolacasa vieta, poi la chiave di un motivo.
    }
error-fault_which = { $word_is ->
        [given] “{ $word }” non è un errore del mazzo. Scrivi errore short, errore exposed o errore misdealt.
       *[none] Se era sbagliata l'ultima riga, scrivi annulla. Per un errore del mazzo: errore short, errore exposed o errore misdealt.
    }
error-set_what = { $word_is ->
        [given] “{ $word }” non si può mettere a posto. Scrivi vita, max, mano, gioco, personaggio, ruolo o fase.
       *[none] Che cosa va messo a posto? Dopo il posto scrivi vita, max, mano, gioco, personaggio, ruolo o fase.
    }

## Un file di partita o una posizione

error-not_a_game_file = Questo non è un file di partita: non comincia con “bang 1”. Scegli un altro file.
error-newer_game_file = Il file è di versione “{ $version }”, che questo programma non conosce. Usa una versione più recente del programma.
error-bad_position = La riga “{ $word }” della posizione è incompleta o sbagliata. Confrontala con la pagina sulle abbreviazioni.
error-no_seats = La posizione non ha posti. Scrivi una riga per ogni giocatore, come: seat 1 "Anna".
error-seat_out_of_range = A questo tavolo non c'è il posto { $seat }; i posti vanno da 1 a { $seats }. Controlla il numero.
error-seat_out_of_order = Qui ci vuole il posto { $seat }. Numera i posti da 1, in ordine.
error-seat_needs_name = Il posto { $seat } non ha nome. Scrivine uno, come: seat { $seat } "Anna".

## Annotazioni e tavoli dell'archivio

error-bad_entry = Un'annotazione non si può leggere: { $why }. Confrontala con lo schema pubblicato.
error-not_a_tournament = Questo non è il documento di un torneo: { $why }. Scegli un altro file.
error-newer_tournament = Il documento ha la forma { $version }, che questo programma non conosce. Usa una versione più recente del programma.
error-entry_misnumbered = L'annotazione { $number } sta dove ci si aspetta la { $expected }: una è stata tolta, aggiunta o spostata. Chiedi di nuovo il documento.
error-taken_back_too_often = Fino all'annotazione { $number } i ritiri ritirano altri ritiri troppe volte per poterli seguire. Togli quelli che non cambiano nulla.
error-unknown_id = “{ $id }” non è noto in questo gioco. Controlla come è scritto.
error-wrong_cause = Nulla richiede “{ $kind }” per “{ $cause }”. Indica la carta, o la causa, che lo fa.
error-number_out_of_range = { $number } qui non può essere un numero giusto. Controllalo.
error-log_too_long = Un registro ha al massimo { $most } annotazioni. Continua a un tavolo nuovo, dalla posizione alla fine di questo.
error-too_much_again = In una partita così lunga si correggono troppe annotazioni precedenti. Importala come JSON Lines.
error-position_too_long = Una posizione ha al massimo { $most } righe. Controlla che sia il file giusto.
error-told_twice = Ciò che segue “{ $word }” è detto due volte. Togli una delle due righe.
error-no_opening = Il registro non comincia con l'apertura di un tavolo. Comincialo così.
error-opened_twice = A metà del registro si apre un altro tavolo. Fanne due registri.
error-no_tables = Non c'è ancora nessun tavolo. Creane uno con: referee new.
    .app = Non c'è ancora nessun tavolo. Preparane uno dalla prima schermata.
error-no_such_table = Non esiste il tavolo “{ $table }”. Cercalo nell'elenco dei tavoli.
error-table_ambiguous = “{ $table }” può indicare più di un tavolo. Scrivilo più per esteso.

## Il file dell'archivio

error-store_busy = Un altro programma sta scrivendo nell'archivio { $path }. Nulla è stato registrato: riprova tra un momento.
error-store_newer = L'archivio { $path } ha la forma { $version }, scritta da una versione più recente del programma; questa arriva a { $known }. Usa la versione più recente, o un altro archivio.
error-store_damaged = L'archivio { $path } è danneggiato ({ $where }). Si riscrive da tutto ciò che si legge ancora, anche nelle copie, con: { $rescue }
error-opening_lost = L'inizio di { $stream } non si legge, e senza di esso del registro non si ricava nulla. Per cercarlo nelle copie: referee store mend
    .app = L'inizio di { $stream } non si legge, e senza di esso del registro non si ricava nulla. Per cercarlo nelle copie, ripara l'archivio dall'elenco dei tavoli.
error-result_with_gaps = Nel registro { $stream } qualcosa non si legge (annotazione { $numbers }), perciò non se ne prende il risultato. Registra tu il risultato, o cerca nelle copie ciò che è perduto: referee store mend
    .app = Nel registro { $stream } qualcosa non si legge (annotazione { $numbers }), perciò non se ne prende il risultato. Registra tu il risultato, o ripara l'archivio dall'elenco dei tavoli.
error-store_open = L'archivio { $path } è aperto in un'altra finestra o in un altro programma. Prima chiudilo lì.
error-store_unreachable =
    L'archivio { $path } non si può aprire o scrivere: { $because ->
        [SQLITE_FULL] il disco è pieno
        [SQLITE_READONLY] si può solo leggere
        [SQLITE_IOERR] il disco dà un errore
        [SQLITE_CANTOPEN] il file o la cartella non si apre
       *[other] { $because }
    }. Controlla il luogo, i permessi e lo spazio sul disco.
error-not_a_store = { $path } non è un archivio di questo programma. Indica un altro file.
error-not_unicode = Il nome dell'archivio { $path } non si può leggere come testo. Dai un altro nome al file o alla cartella.
error-stream_taken = Esiste già un tavolo { $stream }. Aprilo, o creane uno con un altro nome.
error-stream_has_grown = Un'altra finestra o un altro programma intanto ha registrato a questo tavolo: { $version } annotazioni invece di { $expected }. Nulla è stato registrato: riguarda il tavolo e ripeti.
error-unknown_stream = In questo archivio non c'è il tavolo { $stream }. Cercalo nell'elenco dei tavoli.
error-event_id_taken = L'annotazione { $event_id } è già al tavolo { $stream }. Non è stata registrata di nuovo.
error-copy_in_the_way = { $path } esiste già. Copia con un altro nome, o sposta quel file.

## Set e regole

error-no_such_set = Non esiste il set “{ $set }”. Scegli tra: { $known }.
error-set_needs = Il set “{ $set }” non si può giocare senza “{ $other }”. Sceglili entrambi.
error-stands_alone = “{ $set }” si gioca da solo ({ $clauses }), senza “{ $other }”. Togline uno.
error-sets_clash = I set “{ $set }” e “{ $other }” non si possono giocare insieme. Togline uno.
error-no_such_rule = Non esiste la regola “{ $rule }”. Controlla l'id.

## Secondo il genere, dove la chiave non ha una frase propria

error-NotYet = Questo non si può ancora mostrare o fare. Guarda prima che cosa deve succedere.
error-RefereeError = Qualcosa è andato storto.
error-BadData = Un file di dati del programma è sbagliato. Reinstalla il programma o correggi il file.
error-BadJournal = Questa partita non si può leggere. Controlla il file.
error-UnknownId = Non c'è nulla con questo nome. Controlla come è scritto.
error-SetsClash = Questi set non si possono giocare insieme. Scegline altri.
error-BadLine = Questa riga non si capisce. Controllala, o guarda nell'aiuto.
error-StoreBusy = Un'altra finestra o un altro programma ha appena scritto in questo archivio. Nulla è stato registrato: riguarda il tavolo e ripeti.
error-StoreNewer = L'archivio è stato scritto da una versione più recente del programma. Usa quella versione, o un altro archivio.
error-StoreDamaged = L'archivio è danneggiato. Non vi si scrive più nulla: esporta ciò che si può leggere e continua in un nuovo archivio.
error-StoreUnreachable = L'archivio non si può aprire o scrivere. Controlla il luogo, i permessi e lo spazio sul disco.
error-Stale = Un'altra finestra o un altro programma ha appena registrato a questo tavolo. Nulla è stato registrato: riguarda il tavolo e ripeti.
error-unknown_option = “{ $word }” non è un'opzione di questo gioco, né un valore di un'opzione. Ci sono: { $choices }.
error-not_dealt = Questa partita ha un mazzo vero, o non è stata distribuita dal programma: non ne pesca le carte.
error-not_this_deck = Qui sono state annotate carte che non vengono dal mazzo di questa partita; ritirale per andare avanti.
error-not_offered = “{ $word }” non è tra le cose che si possono fare ora.
error-standings_are_secret = La classifica non si può ancora mostrare: il denaro resta nascosto finché non è finito l'ultimo duello (ITC-119). Manca ancora: { $due }.

## Perché il sistema rifiuta

system-enoent = non c'è un file o una cartella con questo nome
system-eacces = mancano i permessi
system-eperm = non è permesso
system-eisdir = è una cartella
system-enotdir = una parte del percorso non è una cartella
system-enospc = non c'è più spazio
system-erofs = si può solo leggere
system-eaddrinuse = la porta è occupata
