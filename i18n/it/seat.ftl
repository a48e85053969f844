# Un posto, per chi ci siede: la pagina che un codice sullo schermo dell'arbitro apre su un solo telefono.

seat-page = Posto { $seat }: { $by }
seat-at = Tavolo: { $table }
seat-open_about = Questo apre ciò che { $by } può sapere: il ruolo, le carte annotate in mano, che cosa si può fare adesso. Si apre su un solo telefono, il primo. Apri se sei { $by }.
seat-open = Apri il mio posto
seat-taken = Questo posto è già aperto su un altro telefono. Se non è il tuo, dillo all'arbitro, che lo vede anche lui: un nuovo codice chiude la pagina di là.
seat-unknown = Questo codice non apre nessun posto. Forse è stato scritto male, o non vale più: chiedine uno nuovo all'arbitro.
seat-closed = Il posto che era aperto su questo telefono è stato chiuso: l'arbitro lo ha chiuso o ha dato un nuovo codice, oppure è passato un giorno. Per un nuovo codice chiedi all'arbitro.
seat-too_many = Da qui sono arrivati troppi codici che non aprono niente. Aspetta un minuto e riprova.
seat-mine = Il mio posto
seat-none = Su questo telefono non è aperto nessun posto. Inquadra il codice che l'arbitro ti mostra, o scrivilo qui.
seat-code = Codice
seat-over = { $why ->
        [game] La partita è finita, e con lei questa pagina.
        [left] Questo giocatore ha lasciato la partita, e questa pagina è finita.
       *[gone] Questo posto non c'è più.
    }
seat-to_table = Il tavolo, per tutti

## Ciò che vede il giocatore

seat-your_turn = Tocca a te: { $phase }
seat-turn_of = { $by }: { $phase }
seat-answer = Ti si chiede qualcosa
seat-eliminated = eliminato
seat-ghost = un fantasma
seat-cover = Tocca per guardare. Poi si copre da solo.
seat-role = Il tuo ruolo
seat-role_unknown = L'arbitro non ha annotato nessun ruolo per te.
seat-hand = In mano: { $held }
seat-goods = I tuoi beni sepolti: { $held }
seat-second = Le tue carte da fantasma: { $held }
seat-unnoted = { $count } non annotate
seat-nothing = nessuna
seat-moves = Che cosa è entrato e uscito, e perché
seat-way = { $way ->
        [in] dentro
       *[out] fuori
    }
seat-may = Che cosa puoi fare adesso
seat-sort = { $sort ->
        [first] Prima
        [may] Puoi
        [perhaps] Forse
        [holds] Che cosa vale
       *[cannot] Adesso no, e perché
    }
seat-nothing_to_do = Adesso niente.
seat-reach = Chi raggiungi
seat-reach_of = portata di un Bang!: { $reach }
seat-distance = distanza { $distance }
seat-reached = { $reached ->
        [yes] a portata
       *[no] fuori portata
    }
seat-why = Perché
seat-known = Che cos'altro sai
seat-before_you = In gioco davanti a te
