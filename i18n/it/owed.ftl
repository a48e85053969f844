# Che cosa deve succedere: una riga per l'elenco, e in `.short` lo stesso dentro un'altra frase, dove si conoscono solo $by, $count e $card.

owed-optional = { $what } (facoltativo)
owed-overdue = { $what } (non ancora registrato)
owed-waits = { $what } (a carta conclusa)
owed-options = { $what }: { $options }
owed-nothing = niente
owed-other_card = qualsiasi altra carta

owed-turn = Comincia il turno di { $by }
    .short = comincia il turno di { $by }
owed-end = { $card ->
        [jail] { $by } salta questo turno
       *[other] { $by } finisce il turno
    }
    .short = { $card ->
        [jail] { $by } salta questo turno
       *[other] { $by } finisce il turno
    }
owed-flip = { $card ->
        [jourdonnais] { $by } estrae per la propria abilità
       *[other] { $by } estrae per { CARD($card, form: "the") }
    }
    .short = { $card ->
        [jourdonnais] { $by } estrae per la propria abilità
       *[other] { $by } estrae per { CARD($card, form: "the") }
    }
owed-draw = { $by } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }{ $other_is ->
        [other] {" "}dalla mano di { $other }
       *[nobody] {""}
    }{ $card ->
        [turn] {""}
        [reward] {" "}come ricompensa
       *[other] {" "}per { CARD($card, form: "the") }
    }
    .short = { $by } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }{ $card ->
        [turn] {""}
        [reward] {" "}come ricompensa
       *[other] {" "}per { CARD($card, form: "the") }
    }
owed-show = { $by } mostra la seconda carta pescata
    .short = { $by } mostra la seconda carta pescata
owed-putback = { $by } rimette { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in cima al mazzo
    .short = { $by } rimette { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in cima al mazzo
owed-answer = { $by } risponde { $card ->
        [bang] al
        [duel] al
        [gatling] alla
        [indians] agli
       *[other] a
    } { CARD($card) }{ $other_is ->
        [other] {" "}di { $other }
       *[nobody] {""}
    }{ $count ->
        [1] {""}
       *[other] {" "}(ne servono { $count })
    }
    .short = { $by } risponde { $card ->
        [bang] al
        [duel] al
        [gatling] alla
        [indians] agli
       *[other] a
    } { CARD($card) }
owed-lose = { $by } perde { $count ->
        [one] { $count } punto vita
       *[other] { $count } punti vita
    } per { CARD($card, form: "the") }{ $other_is ->
        [other] {" "}di { $other }
       *[nobody] {""}
    }
    .short = { $by } perde { $count ->
        [one] { $count } punto vita
       *[other] { $count } punti vita
    } per { CARD($card, form: "the") }
owed-gain = { $by } recupera { $count ->
        [one] { $count } punto vita
       *[other] { $count } punti vita
    }: { CARD($card) }
    .short = { $by } recupera { $count ->
        [one] { $count } punto vita
       *[other] { $count } punti vita
    }
owed-fall = { $by } ha perso l'ultimo punto vita
    .short = { $by } recupera un punto vita o esce dal gioco
owed-forfeit = Tutte le carte di { $by } vanno { $other_is ->
        [other] { BEFORE($other, word: "a") }
       *[nobody] negli scarti
    }
    .short = { $by } cede tutte le carte
owed-take = { $other_is ->
        [nobody] { $by } prende una delle proprie carte
       *[other] { $by } prende una carta di { $other }
    }
    .short = { $by } prende una carta
owed-toss = { $other_is ->
        [nobody] { $by } scarta una delle proprie carte
       *[other] { $by } fa scartare una carta { BEFORE($other, word: "a") }
    }
    .short = { $by } fa scartare una carta a qualcuno
owed-discard = { $by } scarta { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
    .short = { $by } scarta { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
owed-drop = { $by } scarta { CARD($card, form: "the") } che ha in gioco
    .short = { $by } scarta { CARD($card, form: "the") } che ha in gioco
owed-pass = { $by } passa { CARD($card, form: "the") } { BEFORE($other, word: "a") }
    .short = { $by } passa { CARD($card, form: "the") }
owed-turnup = { $by } scopre { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
    .short = { $by } scopre { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
owed-pick = { $by } sceglie una delle carte scoperte
    .short = { $by } sceglie una delle carte scoperte
owed-turned = Il mazzo è finito: si rimescolano gli scarti
    .short = si rimescolano gli scarti nel mazzo
owed-won = { $card ->
        [none] La partita è finita: l'ultimo ruolo decide chi ha vinto
       *[other] La partita finisce con la vittoria { SIDE($card, form: "of") }
    }
    .short = { $card ->
        [none] la partita è finita
       *[other] la vittoria { SIDE($card, form: "of") }
    }
