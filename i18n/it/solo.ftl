# The Lone Gunslinger senza mazzo: preparare, giocare, l'elenco dei risultati.

## Che cosa si vede e si sceglie

solo-may_play = { $by } ({ $role }): giocare carte, o finire il turno
solo-must_discard = { $by } ({ $role }): scartare ancora { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }, poi finisce il turno
solo-no_effect = { $what } (senza effetto)
solo-asked = Scegli tu: { $what }
solo-hit = { $by } non risponde e subisce il colpo
solo-discard = scartare { $cards }
solo-end = finire il turno
solo-in_play = { $card } (in gioco)
solo-group = { $what }: scartare 2 carte …
solo-at = { $card } → …
solo-end_by_discarding = { $count ->
        [one] finire il turno: scartare { $count } carta …
       *[other] finire il turno: scartare { $count } carte …
    }
solo-comes = Ora
solo-over = La partita è finita
solo-stack = dall'alto
solo-hand = mano
solo-one_step = questa mossa
solo-run = avanti fino alla tua scelta
solo-choose = premi il suo tasto, poi Invio
solo-do_it = fallo
solo-more = altre ({ $page }/{ $pages })
solo-all = tutte le scelte
solo-recap = Intanto i cowboy
solo-why = perché no?
solo-type = scrivi una riga
solo-pick_first = Prima scegli: premi il tasto davanti a ciò che vuoi fare.
solo-key_back = Ritira scelta
solo-key_clause = Decisioni
solo-refused_title = Che cosa ora non si può fare, e perché
solo-refused_none = Niente: ogni carta si può giocare, o nessuno sceglie ora.
solo-nothing_to_take_back = Non è ancora stato scelto niente.

## Preparare

solo-title = The Lone Gunslinger
solo-how = Giochi Sceriffo e Vice contro quattro cowboy: tre Fuorilegge e il Rinnegato. Le loro mosse dipendono dalle carte scoperte delle loro pile. Eliminali tutti e quattro e tieni in vita lo Sceriffo.
solo-about-edition = Nella prima edizione alcuni personaggi hanno altri punti vita.
solo-about-open_readings = Ciò che le fonti lasciano aperto segue la lettura consigliata, o viene chiesto.
solo-about-level = Il livello è il numero di carte nella pila di ogni cowboy all'inizio.
solo-about-two_characters = A ogni ruolo toccano due personaggi: decidi tu quale si gioca.
solo-about-night_brings_chaos = Ogni volta che si rimescola il mazzo i cowboy recuperano un punto vita; tu no.
solo-about-four_most_wanted = I cowboy: Bart Cassidy, Jourdonnais, Slab the Killer, Willy the Kid.
solo-about-final_challenge = Livello 4, la notte porta il caos, e i cowboy sono i quattro più ricercati.
solo-about-robbed = Se i cowboy usano Panico! e Cat Balou anche su chi non ha carte in mano.
solo-seed = Codice
solo-seed_how = Codice (lo stesso distribuisce le stesse carte)
solo-deal = Distribuisci e comincia
solo-next_seed = Altro codice
solo-type_seed = Scrivi un codice
solo-key_results = Risultati
solo-named = Gunslinger, livello { $level }, { $seed }
solo-no_seed = Scrivi un codice: una parola o un numero qualsiasi.

## L'elenco dei risultati

solo-results_title = The Lone Gunslinger: risultati
solo-results_none = Nessuna partita è ancora finita.
solo-list_none = Non c'è ancora una partita così. Cominciane una con: referee solo.
solo-when = Finita
solo-result = Risultato
solo-won = vinta
solo-lost = persa
solo-going_on = in corso
solo-variations = Varianti
solo-taken_back = Ritirate
solo-by_level = Per livello
solo-by_sheriff = Per Sceriffo
solo-by_deputy = Per Vice
solo-of = { $won } su { $games } vinte

## Righe

solo-lines_how = Un numero sceglie; anche una riga abbreviata. "back" ritira l'ultima scelta, "why" dice che cosa non si può fare e perché.
solo-dealt = Distribuita: { $title }.

## Tasti e schermate

home-solo = Lone Gunslinger
place-solo = The Lone Gunslinger
place-solo_set_up = Prepara The Lone Gunslinger
place-solo_results = Risultati
place-refused = Che cosa non si può fare
does-solo-take_back = Ritira la tua ultima scelta, con tutto ciò che ne è seguito
does-solo-history = Vai alla cronologia: rileggi, o torna a prima di una mossa
does-solo-rulings_behind = Mostra le decisioni dietro la prossima mossa, altrimenti dietro l'ultima
does-solo-back = Lascia la cronologia o la riga scritta, e torna alle scelte
does-solo = Gioca a The Lone Gunslinger senza mazzo: prepara una partita
does-next_move = Registra la prossima mossa; fai ciò che è stato scelto; alla fine, i risultati
does-run = Avanti fino alla tua prossima scelta
does-why = Che cosa ora non si può fare, e perché
does-type_line = Scrivi con le abbreviazioni ciò che fai
does-next_seed = Un altro codice
does-type_seed = Scrivi un codice, o torna a livello e varianti
does-results = I risultati
does-deal = Distribuisci e comincia

## Aiuto della riga di comando

help-solo = Gioca a The Lone Gunslinger senza mazzo: il programma mescola, distribuisce e muove i cowboy. Continua l'ultima partita lasciata a metà; con un'opzione ne distribuisce una nuova. Ciò che arriva da una pipe si gioca riga per riga.
help-solo-seed = il codice: una parola qualsiasi; lo stesso distribuisce le stesse carte; altrimenti uno a caso
help-solo-level = livello da 0 a 4: le carte con cui cominciano i cowboy
help-solo-variations = una variante, con il nome o il suo inizio; si può ripetere
help-solo-characters = con la scelta fra due personaggi, quale gioca un posto: POSTO=NOME; si può ripetere
help-solo-fresh = prepara una nuova partita nell'app
help-solo-list = Elenca le partite, prima l'ultima giocata.
help-solo-results = I risultati: ogni partita finita, e quante ne sono state vinte per livello e personaggio.
