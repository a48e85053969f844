# L'aiuto di gioco: chi può fare che cosa adesso, e la scheda di riferimento da stampare.

aid-title = Chi può fare che cosa adesso
aid-gone = fuori gioco
aid-doing = { $state ->
        [turn] di turno: { $phase }
        [waits] non di turno
       *[other] niente da fare adesso
    }
aid-because = { $what }: { $why }
aid-shown = Da vedere sul tavolo
aid-unknown_hand = Delle carte che nessuno ha visto si dice solo a che cosa potrebbero servire.
aid-plain_answer = Sì No

## Che cosa si fa

aid-play = { $cards }{ $serves ->
        [none] {""}
       *[other] {" "}(come { CARD($serves, form: "a") })
    }{ $at_is ->
        [nobody] {""}
       *[other] {" "}→ { $all ->
            [yes] tutti: { $at }
           *[no] { $at }
        }
    }{ $known ->
        [yes] {" "}(in mano)
       *[no] {""}
    }
    .short = { $cards }{ $serves ->
        [none] {""}
       *[other] {" "}(come { CARD($serves, form: "a") })
    }
aid-end = finire il turno
    .short = finire il turno
aid-ability = l'abilità di { CARD($character) }
    .short = { CARD($character) }
aid-haunt = { $cards } → { $at_is ->
        [nobody] tutti i vivi
       *[other] { $at }
    }, { $cost ->
        [0] senza costo
        [one] scartandone un'altra
       *[other] scartandone altre { $cost }
    }
    .short = { $cards }
aid-haunt_if_held = se in mano, { $cards } → { $at_is ->
        [nobody] tutti i vivi
       *[other] { $at }
    }, { $cost ->
        [0] senza costo
        [one] scartandone un'altra
       *[other] scartandone altre { $cost }
    }
    .short = { $cards }
aid-trade = due carte come { $cards } → { $at }, { $cost ->
        [0] senza altro costo
        [one] scartandone un'altra
       *[other] scartandone altre { $cost }
    }
    .short = due carte come { $cards }
aid-negate = annullare con { $cards }{ $of_is ->
        [nobody] {""}
       *[other] {" "}per conto di { $of }
    }
    .short = annullare con { $cards }
aid-negate_with = annullare con una carta { $colour ->
        [red] rossa (♥ ♦)
       *[black] nera (♠ ♣)
    }{ $of_is ->
        [nobody] {""}
       *[other] {" "}per conto di { $of }
    }
    .short = annullare con una carta { $colour ->
        [red] rossa (♥ ♦)
       *[black] nera (♠ ♣)
    }
aid-redraw = scartare per una carta nuova: { $cards }
    .short = scartare per una carta nuova

## Che cosa vale

aid-holds-bangs = { $limited ->
        [yes] carte Bang! in questo turno: { $played } di { $limit } giocate
       *[no] carte Bang! a volontà in questo turno ({ $played } giocate)
    }
aid-holds-reach = portata di un Bang!: { $reach }
aid-holds-out_of_turn = fuori turno solo risposte, e una Birra all'ultimo punto vita
aid-holds-hand_limit = alla fine del turno tiene in mano { $limit ->
    [one] { $limit } carta
   *[other] { $limit } carte
} (ne ha { $held })
aid-holds-ghost_price = una carta del Dead Men's Deck { $cost ->
        [0] non costa altre carte
        [one] costa un'altra carta
       *[other] costa altre { $cost } carte
    }{ $royal ->
        [yes] , nessuna se è una carta reale
       *[no] {""}
    }
aid-holds-ghost_price_open = una carta del Dead Men's Deck costa altre { $least } o { $most } carte: un ruolo non si è visto
aid-holds-ghost_limit = alla fine del turno tiene { $limit ->
    [one] { $limit } carta
   *[other] { $limit } carte
} del Dead Men's Deck (ne ha { $held })
aid-holds-buried = beni sepolti: { $held }{ $cards_is ->
        [given] , tra cui { $cards }
       *[none] {""}
    }
aid-holds-bound = sotto l'effetto di { $cards } di { $of }{ $other_is ->
        [nobody] {""}
       *[other] , con { $other }
    }, fino { $until ->
        [draw] alla fine della prossima pesca
        [discard] alla fine del prossimo scarto
        [turn] alla fine del prossimo turno
       *[round] al prossimo turno di { $of }
    }

## La scheda di riferimento

aid-of-sets = Scheda di riferimento: { $sets }
aid-options = Opzioni in vigore
aid-chapter-turn = Un turno
aid-chapter-distance = Distanza ed estrai!
aid-chapter-elimination = Eliminazione
aid-chapter-victory = Chi vince
aid-chapter-cards = Le carte
aid-chapter-characters = I personaggi
aid-chapter-burial = Diventare fantasma
aid-chapter-ghost_turn = Il turno di un fantasma
aid-chapter-costs = Che cosa costa una carta
aid-chapter-negation = Annullare: duelli tra fantasmi
aid-chapter-living = I vivi e i fantasmi
aid-chapter-dead_mens_deck = Il Dead Men's Deck
aid-foot = Dopo ogni riga sta la clausola su cui si fonda. * lettura consigliata, ? aperto nelle fonti.
aid-saved = Scritto: { $file }
aid-where = Dove vuoi salvare la scheda di riferimento?
aid-key_page = Salva la scheda da stampare
aid-key_scroll = Continua a leggere
app-key_aid = Può
place-aid = Aiuto di gioco
does-aid = Chi può fare che cosa adesso, a che costo, e che cosa lo lega
help-aid = Dice chi può fare che cosa adesso, o scrive la scheda di riferimento dei set da stampare.
help-aid-public = con ciò che tutti al tavolo possono sapere
help-aid-seat = un giocatore, con ciò che può sapere: un numero o un nome
help-aid-sets = la scheda di riferimento di questo set, con le opzioni consuete; più set uno dopo l'altro
help-aid-page = scrive la scheda di riferimento in questo file come pagina da stampare (HTML)
help-aid-languages = una lingua; della scheda anche più lingue, una dopo l'altra
error-card_has_no_eyes = Una scheda di riferimento è uguale per tutti: togli --public e --seat.
error-no_reference_card = Per { $sets } non è stata scritta una scheda di riferimento: scegline altri con --set, per esempio base.
