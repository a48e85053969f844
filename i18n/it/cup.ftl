# Un torneo sui telefoni dei giocatori e sullo schermo in sala: quello che tutti hanno sentito, e nient'altro.

## A che punto è

cup-lasted = { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
cup-since = iniziato alle { $time }
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
cup-duel = Gioca contro { $player }: { $match }
cup-won = Vinto: { $match }
cup-lost = Perso: { $match }
cup-waits = Aspetta un avversario: { $match }
cup-plays = Personaggio: { $character }
cup-between = A sinistra: { $left }. A destra: { $right }.
cup-leads = { $role } nel turno { $round }
