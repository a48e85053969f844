# Il campionato al tavolo: motivi, ciò che deve succedere, righe del registro e nomi delle regole.

## Motivi

reason-role_exposed = { $how ->
        [mistake] { $by } ha mostrato per errore la carta ruolo: non si può, e la partita si deve ripetere.
        [purpose] { $by } ha mostrato di proposito la carta ruolo: infrazione gravissima; la penalità spetta all'arbitro.
       *[unknown] { $by } ha mostrato la carta ruolo, e non si può. Per errore: la partita si deve ripetere. Di proposito: infrazione gravissima.
    }
reason-role_open = Il ruolo di { $by } è comunque scoperto: mostrarlo non ha effetto.
reason-replay_how = { $start ->
        [auction] La partita ricomincia con una nuova asta.
       *[deal] La partita ricomincia con una nuova distribuzione dei ruoli.
    } Il regolamento dice solo che la partita si ripete. Prima lettura: si ridistribuiscono i ruoli, e ognuno tiene il personaggio al prezzo pagato. Seconda lettura: l'asta fa parte del turno, quindi si rifà e quanto pagato si restituisce.
reason-game_replayed = Questa partita è stata interrotta e si ripete con { $start ->
        [auction] una nuova asta
       *[deal] una nuova distribuzione
    }: non vi succede più nulla.
reason-noon_not_yet = { $by } non perde ancora nulla per il mezzogiorno di fuoco: comincia dal primo turno dello Sceriffo dopo che il mazzo è stato rivoltato per la terza volta (finora { $count }).
reason-noon_once = Il mezzogiorno di fuoco costa { BEFORE($by, word: "a") } un punto vita all'inizio di ogni proprio turno, e nient'altro.
reason-not_on_oneself = { $by } gioca { CARD($card, form: "the") } contro le proprie carte; al campionato non si può.
reason-older_copy_stays = { $by } ha in gioco due carte con lo stesso nome ({ CARD($card) }): la più vecchia va scartata.

house-replay_how = come ricomincia una partita dopo che un ruolo è stato mostrato

## Che cosa deve succedere

owed-replay = Un ruolo è stato mostrato: la partita si ripete
    .short = la partita si ripete
owed-expel = { $by } ha mostrato il ruolo di proposito: espulsione, se l'arbitro lo ritiene
    .short = l'arbitro decide l'espulsione di { $by }

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
entry-expelled = { $by } è espulso dal torneo

card-noon = mezzogiorno di fuoco
    .a = mezzogiorno di fuoco
    .the = il mezzogiorno di fuoco
step-noon = il punto vita del mezzogiorno di fuoco

## Da guardare

panel-noon = { $state ->
        [counting] Mezzogiorno di fuoco: mazzo rivoltato { $count } volte su { $due }
        [armed] Il mezzogiorno di fuoco comincia col prossimo turno di { $by }
       *[striking] Mezzogiorno di fuoco: il prossimo a perdere un punto vita è { $by }
    }
panel-replay = { $start ->
        [auction] Interrotta: si ripete con una nuova asta
       *[deal] Interrotta: si ripete con una nuova distribuzione
    }
panel-expelled = Espulso: { $by }

## Regole

rule-championship-noon_comes_first = mezzogiorno di fuoco
rule-championship-a_repeated_game_is_broken_off = la partita si ripete
