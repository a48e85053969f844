# Il campionato al tavolo: motivi, ciò che deve succedere, righe del registro e nomi delle regole.

## Motivi

reason-noon_waits_for_the_sheriff = Il mazzo viene rimescolato per la terza volta. Prima lettura: ogni turno costa un punto vita a partire dal prossimo dello Sceriffo. Seconda lettura: a partire dal prossimo, chiunque lo giochi.
reason-role_exposed = { $how ->
        [mistake] { $by } ha mostrato per errore la carta ruolo: non è ammesso, e la partita va ripetuta.
        [purpose] { $by } ha mostrato di proposito la carta ruolo: infrazione gravissima; la penalità spetta all'arbitro.
       *[unknown] { $by } ha mostrato la carta ruolo, e non è ammesso. Per errore: la partita va ripetuta. Di proposito: infrazione gravissima.
    }
reason-role_open = Il ruolo di { $by } è comunque scoperto: mostrarlo non ha effetto.
reason-replay_how = { $start ->
        [auction] La partita ricomincia con una nuova asta.
       *[deal] La partita ricomincia con una nuova distribuzione dei ruoli.
    } Il regolamento dice solo che la partita si ripete. Prima lettura: si ridistribuiscono i ruoli, e ognuno tiene il personaggio al prezzo pagato. Seconda lettura: l'asta fa parte del turno, quindi si rifà e quanto è stato pagato si restituisce.
reason-game_replayed = Questa partita è stata interrotta e si ripete con { $start ->
        [auction] una nuova asta
       *[deal] una nuova distribuzione
    }: non vi succede più nulla.
reason-noon_not_yet = { $by } non perde ancora nulla per il mezzogiorno di fuoco: comincia dal primo turno dello Sceriffo dopo che il mazzo è stato rimescolato per la terza volta (finora { $count }).
reason-noon_once = Il mezzogiorno di fuoco costa { BEFORE($by, word: "a") } un punto vita all'inizio di ogni proprio turno, e nient'altro.
reason-not_on_oneself = { $by } gioca { CARD($card, form: "the") } contro le proprie carte; al campionato non si può.
reason-older_copy_stays = { $by } ha in gioco due carte con lo stesso nome ({ CARD($card) }): la più vecchia va scartata.
reason-already_left = { $by } ha già abbandonato il torneo, e non si rientra.
reason-stays_jailed = { $by } ha abbandonato e si considera in Prigione per sempre: salta ogni turno, senza estrazione.
reason-cards_stay = { $by } ha abbandonato ma non è fuori dal gioco: tutte le carte restano dove sono.
reason-left_not_out = { $by } ha abbandonato, ma non è fuori dal gioco: il posto resta in gioco, e gli si può sparare e rubare.
reason-jailed_already = { $at } ha abbandonato e si considera già in Prigione: una Prigione non cambia nulla.
reason-passive_plays = { $by } ha abbandonato: il posto è passivo e non usa nulla che si debba giocare o scegliere, quindi nemmeno { CARD($card, form: "the") }.
reason-barrel_not_used = { $by } ha abbandonato, ma { CARD($card, form: "the") } si usa lo stesso: prima si estrae.
reason-passive_ability = { $by } ha abbandonato. Ciò che agisce da sé continua; se valga anche per { CARD($ability, form: "the") } non è detto. Prima lettura: l'abilità lascia una scelta, quindi non agisce. Seconda lettura: continua, e l'arbitro sceglie a caso.
reason-cheating = { $by } { $how ->
        [peeking] ha guardato la mano di un avversario
        [lying] ha dato informazioni di gioco false
        [advice] ha accettato consigli da fuori
        [pact] ha concordato come finire la partita
       *[referee] ha mentito a un arbitro
    }: è un imbroglio, e non si tollera.
reason-not_called_to_order = { $by } non ha ancora ricevuto un richiamo: per il gioco lento il richiamo viene prima di ogni penalità.
reason-in_good_faith = { $by } ha sbagliato in buona fede: si corregge, non si punisce.
reason-not_an_opponent = { $by } può far osservare da un arbitro soltanto un avversario.

## Che cosa deve succedere

owed-replay = Un ruolo è stato mostrato: la partita si ripete
    .short = la partita si ripete
owed-expel = Se { $by } ha mostrato il ruolo di proposito: espulsione, se così decide l'arbitro
    .short = l'arbitro decide l'espulsione di { $by }
owed-skip = { $by } ha abbandonato: questo turno salta
    .short = { $by } salta questo turno
owed-order = Se { $by } gioca troppo lentamente: richiamo dell'arbitro
    .short = l'arbitro richiama { $by }
owed-penalise = { $by } ha avuto { $count } richiami per gioco lento: l'arbitro può dare una penalità
    .short = l'arbitro può penalizzare { $by }
owed-punish = { $by } ha imbrogliato: serve una penalità; quale e quando lo decide l'arbitro
    .short = l'arbitro penalizza { $by }
owed-second = { $by } ha una seconda ammonizione: scatta l'espulsione
    .short = espulsione di { $by } per la seconda ammonizione

## Nel registro

entry-roleexposed = { $by } mostra la carta ruolo{ $role_is ->
        [given] {" "}({ ROLE($role) })
       *[none] {""}
    }{ $how ->
        [mistake] {" "}per errore
        [purpose] {" "}di proposito
       *[none] {""}
    }
entry-gamereplayed = { $start ->
        [auction] La partita è interrotta e si ripete, con una nuova asta
       *[deal] La partita è interrotta e si ripete, con una nuova distribuzione
    }
entry-expelled = Espulsione di { $by } dal torneo{ $offence ->
        [slow] {" "}per gioco lento
        [cheating] {" "}per imbroglio
        [conduct] {" "}per comportamento scorretto
        [mistake] {" "}per un errore
       *[none] {""}
    }
entry-withdrew = { $by } abbandona il torneo
entry-cheated = L'arbitro sorprende { $by } a imbrogliare: { $how ->
        [peeking] ha guardato la mano di un avversario
        [lying] informazioni false
        [advice] consigli da fuori
        [pact] un finale concordato
       *[referee] una bugia a un arbitro
    }
entry-warned = L'arbitro ammonisce { $by }{ $offence ->
        [slow] {" "}per gioco lento
        [cheating] {" "}per imbroglio
        [conduct] {" "}per comportamento scorretto
        [mistake] {" "}per un errore
       *[none] {""}
    }
entry-refereecalled = { $by } chiama un arbitro{ $of_is ->
        [nobody] {""}
       *[other] : forse { $of } perde tempo apposta
    }
entry-calledtoorder = L'arbitro richiama { $by } per gioco lento
entry-turnlimited = { $seconds ->
        [0] Non c'è più un limite per il turno
       *[other] L'orologio segna i turni oltre { $seconds } secondi
    }
entry-timeadded = { $minutes ->
        [one] Il tavolo riceve { $minutes } minuto di recupero
       *[other] Il tavolo riceve { $minutes } minuti di recupero
    }

card-noon = mezzogiorno di fuoco
    .a = mezzogiorno di fuoco
    .the = il mezzogiorno di fuoco
step-noon = il punto vita del mezzogiorno di fuoco

## Da guardare

panel-noon = { $state ->
        [counting] Mezzogiorno di fuoco: mazzo rimescolato { $count } volte su { $due }
        [armed] Il mezzogiorno di fuoco comincia col prossimo turno di { $by }
       *[striking] Mezzogiorno di fuoco: il prossimo a perdere un punto vita è { $by }
    }
panel-replay = { $start ->
        [auction] Interrotta: si ripete con una nuova asta
       *[deal] Interrotta: si ripete con una nuova distribuzione
    }
panel-expelled = Espulsione: { $by }
panel-left = Ha abbandonato, posto passivo: { $by }
panel-calls = Richiami: { $by } { $count ->
        [one] (1)
       *[other] ({ $count }: può seguire una penalità)
    }
panel-warned = Ammonizioni: { $by } ({ $count })
panel-times = { $what ->
        [limit] Un turno può durare { $time }
       *[extra] Tempo di recupero: { $time }
    }

## Regole

rule-championship-noon_comes_first = mezzogiorno di fuoco
rule-championship-a_repeated_game_is_broken_off = la partita si ripete
rule-championship-in_jail_for_good = ha abbandonato: si considera in Prigione
rule-championship-wholly_passive = ha abbandonato: non gioca nulla
rule-championship-nothing_saves_him = ha abbandonato: niente Birra
rule-championship-he_picks_last = ha abbandonato: sceglie per ultimo
rule-championship-one_card_will_do = ha abbandonato: nessuno sceglie per lui
rule-championship-as_the_referee_set_it = limite fissato dall'arbitro
rule-championship-calls_are_counted = richiamato
rule-championship-no_ability_in_mid_card = non prima che la carta sia conclusa
