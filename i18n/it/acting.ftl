# Che cosa può fare un posto, che cosa verrebbe dopo, e righe incollate insieme.
acting-in_reach = a portata
acting-beyond = fuori portata
acting-then = Poi: { $what }
acting-log_all = registra tutte le { $count } righe
acting-let_go = lasciale
acting-waiting = { $count ->
        [one] { $count } riga attende ancora
       *[other] { $count } righe attendono ancora
    }
acting-pasted = { $lines ->
        [one] { $lines } riga registrata
       *[other] { $lines } righe registrate
    }{ $flags ->
        [0] {""}
        [one] , { $flags } con una segnalazione: vedi la cronologia
       *[other] , { $flags } con segnalazioni: vedi la cronologia
    }
acting-several = Più cose possibili adesso cominciano con “{ $typed }”. Tab prende quella evidenziata; ↓ passa alla successiva.
acting-not_now = Nulla di ciò che si può fare adesso comincia con “{ $typed }”. Se è successo lo stesso: Tab prende la riga evidenziata; ↓ passa alla successiva.
acting-only_begun = “{ $typed }” è solo un inizio. Tab prende la parola evidenziata; oppure scrivila intera.
