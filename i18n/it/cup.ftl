# Un torneo sui telefoni dei giocatori e sullo schermo in sala: quello che tutti hanno sentito, e nient'altro.

## A che punto è

cup-lasted = { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
cup-since = iniziato alle { $time }
cup-paused = { $since ->
        [unknown] Il torneo è in pausa: gli orologi sono fermi.
       *[other] Il torneo è in pausa dalle { $since }: gli orologi sono fermi.
    }
cup-paused_clock = in pausa
cup-extra = { $minutes ->
        [one] { $minutes } minuto di recupero
       *[other] { $minutes } minuti di recupero
    }
cup-round = Turno { $round }
cup-playing = Turno { $round } in corso, Sceriffo { $sheriff }
cup-done = { $rounds ->
        [one] Finito, { $rounds } turno giocato
       *[other] Finito, { $rounds } turni giocati
    }
cup-next = Poi il turno { $round }, Sceriffo { $sheriff }
cup-game = Turno { $round } · Sceriffo { $sheriff }
cup-beats = { $match }: { $winner } batte { $loser }
cup-goes_through = { $match }: passa { $winner }
cup-made_of = { $gain } guadagnati in { $rounds ->
        [1] { $rounds } turno
       *[other] { $rounds } turni
    }{ $factor ->
        [none] {""}
       *[other] {" "}× { $factor }
    }
cup-gap = Una parte di questo torneo non si legge. Ciò che si vede è ricavato senza quello che manca.

## Dove gioca qualcuno

cup-place = Tavolo { $table }, posto { $seat }
cup-has_left = Ha lasciato il torneo
cup-not_drawn = I tavoli non sono ancora sorteggiati
cup-no_seat = Non siede ancora a nessun tavolo: chiedi all'arbitro
cup-meets = Gioca contro { $player }: { $match }
cup-won = Vinto: { $match }
cup-lost = Perso: { $match }
cup-waits = Aspetta un avversario: { $match }
cup-plays = Personaggio: { $character }
cup-between = A sinistra: { $left }. A destra: { $right }.
cup-leads = { $role } nel turno { $round }

## Le pagine e lo schermo

cup-parts = Parti del torneo
cup-tournament = Il torneo
cup-overview = Adesso
cup-where = Dove gioco?
cup-tables = Tavoli
cup-results = Risultati
cup-ranking = Classifica
cup-ladder = Duelli
cup-clock = Orologi
cup-penalties = Chi è uscito
cup-ask_name = Il tuo nome, o come comincia
cup-find = Cerca
cup-found = { $count ->
        [0] Qui nessuno si chiama “{ $typed }”
        [one] { $count } giocatore può essere “{ $typed }”
       *[other] { $count } giocatori possono essere “{ $typed }”
    }
cup-everybody = Tutti
cup-another = Cerca qualcun altro
cup-to_live = { $table } dal vivo
cup-over = Tutte le partite e i duelli sono finiti.
cup-champion = Campione: { $player }
cup-to_ranking = Alla classifica
cup-hidden = Soldi e classifica restano nascosti finché dura il torneo; dopo l'ultimo duello stanno qui.
cup-results_hidden = Chi ha vinto una partita e chi è sopravvissuto si dice dopo l'ultimo duello: prima direbbe chi ha quanti soldi.
cup-played = finita
cup-winner = ha vinto
cup-no_limit = Il regolamento non dà un tempo ai turni: da tanto si gioca ciascuno.
cup-no_clock = Nessun turno è in corso.
cup-unknown = nessuno ha scritto quando è iniziato
cup-left = Hanno lasciato il torneo
cup-nobody_left = Nessuno ha lasciato.
cup-penalties_hidden = Le ammonizioni si dicono al loro tavolo; perché qualcuno ha lasciato resta tra l'arbitro e il giocatore.
cup-stale = L'archivio ora non si può leggere; questo è il torneo com'era alle { $time }.
cup-before = Uno indietro
cup-after = Uno avanti
cup-still = Resta su questo
cup-going = Gira da solo
