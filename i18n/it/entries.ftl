# La cronologia: una riga per annotazione. $x_is dice se x c'è: none o given; di un giocatore: nobody, self o other.

## Il turno

entry-opened = { $title_is ->
        [given] { $title }: { $seats ->
            [one] { $seats } giocatore
           *[other] { $seats } giocatori
        }
       *[none] Il tavolo si apre con { $seats ->
            [one] { $seats } giocatore
           *[other] { $seats } giocatori
        }
    }
entry-turnbegan = Tocca { BEFORE($by, word: "a") }
entry-turnended = { $by } finisce il turno
entry-flipped = { $card ->
        [jourdonnais] { $by } estrae per la propria abilità
       *[other] { $by } estrae per { CARD($card, form: "the") }
    }: { $face }{ $over_is ->
        [given] , al posto di { $over }
       *[none] {""}
    }
entry-drew = { $by } { $count ->
        [0] non pesca carte
        [one] pesca { $count } carta
       *[other] pesca { $count } carte
    }{ $source ->
        [discards] {" "}dagli scarti
        [hand] { $of_is ->
            [self] {" "}dalla propria mano
           *[other] {" "}dalla mano di { $of }
        }
       *[deck] {""}
    }{ $cause ->
        [turn] {""}
        [none] {""}
        [reward] {" "}come ricompensa
       *[other] {" "}per { CARD($cause, form: "the") }
    }{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
entry-revealed = { $by } mostra { CARD($card, $card_face, form: "a") }
entry-putback = { $by } rimette { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in cima al mazzo{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }

## Giocate e risposte

entry-played = { $by } gioca { CARD($card, $card_face, form: "a") }{ $serves_is ->
        [given] {" "}come { CARD($serves, form: "a") }
       *[none] {""}
    }{ $at_is ->
        [nobody] {""}
        [self] {" "}contro di sé
       *[other] {" "}contro { $at }
    }{ $lying ->
        [yes] {" "}(già in gioco)
       *[no] {""}
    }
entry-answered = { $by } risponde con { CARD($card, $card_face, form: "a") }{ $lying ->
        [yes] {" "}(già in gioco)
       *[no] {""}
    }
entry-declined = { $by } non risponde
entry-took = { $of_is ->
        [self] { $by } prende { $card_is ->
            [given] { CARD($card, $card_face, form: "the") } fra le proprie carte in gioco
           *[none] una carta dalla propria mano
        }
       *[other] { $by } prende { $card_is ->
            [given] { CARD($card, $card_face, form: "the") } di { $of }
           *[none] una carta dalla mano di { $of }{ $seen_is ->
                [given] : { CARD($seen, $seen_face) }
               *[none] {""}
            }
        }
    }
entry-tossed = { $of_is ->
        [self] { $by } scarta { $card_is ->
            [given] { CARD($card, $card_face, form: "the") } fra le proprie carte in gioco
           *[none] una carta della propria mano{ $seen_is ->
                [given] : { CARD($seen, $seen_face) }
               *[none] {""}
            }
        }
       *[other] { $by } fa scartare { BEFORE($of, word: "a") } { $card_is ->
            [given] { CARD($card, $card_face, form: "the") }
           *[none] { $of_out ->
                [yes] una carta
               *[no] una carta della mano
            }{ $seen_is ->
                [given] : { CARD($seen, $seen_face) }
               *[none] {""}
            }
        }
    }
entry-turnedup = { $by } scopre { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
entry-picked = { $card ->
        [none] { $by } sceglie una carta; quale, non si sa
       *[other] { $by } sceglie { CARD($card, $card_face, form: "a") }
    }
entry-discarded = { $by } scarta { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }{ $cause ->
        [limit] {""}
        [none] {""}
       *[other] {" "}per { CARD($cause, form: "the") }
    }{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
entry-dropped = { $by } scarta { CARD($card, $card_face, form: "the") } che ha in gioco
entry-passed = { $by } passa { CARD($card, $card_face, form: "the") } { BEFORE($to, word: "a") }

## Punti vita ed eliminazione

entry-lifelost = { $by } perde { $count ->
        [one] { $count } punto vita
       *[other] { $count } punti vita
    }{ $cause_is ->
        [given] {" "}per { CARD($cause, form: "the") }
       *[none] {""}
    }{ $author_is ->
        [other] {" "}di { $author }
       *[nobody] {""}
    }
entry-lifegained = { $by } recupera { $count ->
        [one] { $count } punto vita
       *[other] { $count } punti vita
    }{ $cause_is ->
        [given] : { CARD($cause) }
       *[none] {""}
    }
entry-eliminated = { $by } esce dal gioco{ $author_is ->
        [other] {" "}per mano di { $author }
       *[nobody] {""}
    }{ $cause_is ->
        [given] {" "}({ CARD($cause) })
       *[none] {""}
    }{ $role_is ->
        [given] : { ROLE($role) }
       *[none] {""}
    }
entry-forfeited = Tutte le carte di { $by } vanno { $to_is ->
        [nobody] negli scarti
       *[other] { BEFORE($to, word: "a") }
    }{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
entry-deckturned = Gli scarti vengono rimescolati nel mazzo
entry-won = La partita finisce con la vittoria { SIDE($side, form: "of") }

## Quello che dice l'arbitro

entry-letstand = L'annotazione { $entry } resta valida{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
entry-houseruled = Regola della casa{ $precedent_is ->
        [given] {" "}{ $precedent }
       *[none] {""}
    }, da qui in poi { $allowed ->
        [yes] si ammette
       *[no] non si ammette
    }: { $key }{ $reason_is ->
        [given] {" "}({ $reason })
       *[none] {""}
    }
entry-faulted = Errore nel mazzo presso { $seat }: { $fault ->
        [short] { $count } in meno
        [exposed] carta scoperta per errore
       *[misdealt] distribuzione sbagliata
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
entry-noted = Nota{ $text_is ->
        [given] : { $text }
       *[none] {""}
    }
entry-gap = Qui qualcosa non è stato registrato{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
entry-told = { $entry } (tavolo di gara, annotazione { $number })
entry-assumed = Non scritto, ma dev'essere successo: { $count ->
        [one] la prossima annotazione
       *[other] le prossime { $count } annotazioni
    }
entry-clockstopped = Pausa: l'orologio di gioco è fermo
entry-clockstarted = L'orologio di gioco riparte
entry-modechanged = { $mode ->
        [light] Da qui in poi registro leggero
       *[full] Da qui in poi registro completo
    }
entry-retracted = { $also_is ->
        [given] L'annotazione { $entry } e { $also ->
            [one] un'altra
           *[other] altre { $also }
        } sono ritirate
       *[none] L'annotazione { $entry } è ritirata
    }
entry-and_more = e altre { $count }
entry-retracted_was = { $retracted }: { $was }
entry-corrected = L'annotazione { $entry } è corretta { $count ->
        [one] dalla prossima
       *[other] dalle prossime { $count }
    }
entry-inserted = { $count ->
        [one] La prossima annotazione va
       *[other] Le prossime { $count } annotazioni vanno
    } prima dell'annotazione { $entry }

## Messo a posto, e il registro leggero

entry-lifeset = Messo a posto: { $by }, punti vita { $life }
entry-mostset = Messo a posto: { $by }, massimo dei punti vita { $most }
entry-handset = Messo a posto: { $by }, carte in mano { $hand }
entry-inplayset = Messo a posto: { $by }, in gioco: { $cards_is ->
        [given] { $cards }
       *[none] nulla
    }
entry-characterset = Messo a posto: { $by } è { CHARACTER($character) }
entry-roleset = Messo a posto: { $by }, ruolo { ROLE($role) }
entry-phaseset = Messo a posto: il turno di { $by }, { PHASE($phase) }
entry-deckset = Messo a posto: carte nel mazzo { $deck }
entry-turnoversset = Messo a posto: mazzo rimescolato { $turned ->
        [one] una volta
       *[other] { $turned } volte
    }
entry-laid = Entra in gioco davanti { BEFORE($by, word: "a") }: { CARD($card, $card_face) }
entry-lost = Non è più davanti { BEFORE($by, word: "a") }: { CARD($card, $card_face) }
