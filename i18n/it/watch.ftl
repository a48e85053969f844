# Il tavolo come lo vedono tutti: in un secondo terminale, su un proiettore o su uno schermo che si gira.

watch-hand = Nella tua mano, per quanto ne sa il registro: { $cards }
watch-hand_none = nessuna
watch-answers = risponde
watch-gap = { $count ->
        [one] Manca una parte di questa partita: l'annotazione { $numbers } non si legge.
       *[other] Mancano parti di questa partita: le annotazioni { $numbers } non si leggono.
    } Ciò che si vede è ricavato senza quello che manca.
tournament-gap = { $count ->
        [one] Manca una parte di questo torneo: l'annotazione { $numbers } non si legge.
       *[other] Mancano parti di questo torneo: le annotazioni { $numbers } non si leggono.
    } Ciò che si vede è ricavato senza quello che manca.
watch-stale = L'archivio ora non si può leggere; questo è il tavolo com'era alle { $time }.
watch-uncover = gira di nuovo

## Sulla riga di comando

help-watch = Mostra un tavolo dal vivo come lo vedono tutti, mentre qualcun altro registra.
help-watch-which = il tavolo: il suo id, l'inizio dell'id o il suo titolo; altrimenti l'ultimo usato, qualunque sia
help-watch-seat = quello che può vedere il giocatore di questo posto: un numero o un nome

## Tasti e luoghi

does-uncover = Gira di nuovo lo schermo verso quello che può vedere solo l'arbitro
place-watch = Il tavolo per tutti
place-cover = Coperto
