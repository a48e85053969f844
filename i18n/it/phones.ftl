# Codici per i posti: chi ha aperta la sua pagina su un telefono, nell'app e da riga di comando.

phones-title = Pagine dei giocatori
phones-state = { $state ->
        [none] nessun codice
        [waiting] codice dato alle { $at }, non ancora aperto
        [open] aperto dalle { $at }
       *[turned] ! aperto dalle { $at }; un altro telefono è venuto con lo stesso codice ed è stato respinto: dai un nuovo codice se era il giocatore
    }
phones-scan = Solo { $by } inquadra questo codice. Si apre su un solo telefono, il primo; un nuovo codice lo chiude. Finisce con la partita, e dopo un giorno.
phones-no_hall = La sala adesso non è aperta. Quando si apre (serve), il giocatore scrive questo codice in “Il mio posto”; i codici dati da allora si possono inquadrare.
phones-typed = Da scrivere in “Il mio posto”: { $code }
phones-over = La partita è finita, e con lei le pagine dei giocatori.
phones-key = Telefoni
phones-key_new = Nuovo codice
phones-key_end = Chiudi
phones-key_end_all = Chiudi tutti

## Da riga di comando

help-seat = Dà un codice che apre la pagina di un posto sul telefono del giocatore; senza un posto, dice chi ne ha una aperta.
help-seat-which = il posto: un numero o un nome
help-seat-end = chiude la pagina di questo posto, o di tutti i posti del tavolo
error-seat_of_a_game_over = La partita è finita, e con lei le pagine dei giocatori: non c'è nessun codice da dare.

## Tasti e luoghi

does-phones = Dare codici che aprono un posto sul telefono del giocatore, e vedere chi ne ha uno aperto
does-new_code = Dare un nuovo codice per questo posto; il vecchio e la sua pagina finiscono
does-end_code = Chiudere il codice di questo posto e la sua pagina
does-end_codes = Chiudere i codici e le pagine di tutti i posti
place-phones = Pagine dei giocatori
