# Der Verlauf: eine Zeile je Eintrag. $x_is sagt, ob x da ist: none oder given; bei einem Spieler: nobody, self oder other.

## Der Zug

entry-opened = { $title_is ->
        [given] { $title }: { $seats ->
            [one] { $seats } Spieler
           *[other] { $seats } Spieler
        }
       *[none] Der Tisch beginnt mit { $seats ->
            [one] { $seats } Spieler
           *[other] { $seats } Spielern
        }
    }
entry-turnbegan = { $by } ist am Zug
entry-turnended = { $by } beendet den Zug
entry-flipped = { $card ->
        [jourdonnais] { $by } deckt für die eigene Fähigkeit auf
       *[other] { $by } deckt für { CARD($card, form: "the") } auf
    }: { $face }{ $over_is ->
        [given] , gewählt statt { $over }
       *[none] {""}
    }
entry-drew = { $by } zieht { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }{ $source ->
        [discards] {" "}vom Ablagestapel
        [hand] { $of_is ->
            [self] {" "}aus der eigenen Hand
           *[other] {" "}aus der Hand von { $of }
        }
       *[deck] {""}
    }{ $cause ->
        [turn] {""}
        [none] {""}
        [reward] {" "}als Belohnung
       *[other] {" "}für { CARD($cause, form: "the") }
    }{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
entry-revealed = { $by } zeigt { CARD($card, $card_face, form: "a") }
entry-putback = { $by } legt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } zurück auf den Nachziehstapel{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }

## Spielen und antworten

entry-played = { $by } spielt { CARD($card, $card_face, form: "a") }{ $serves_is ->
        [given] {" "}als { CARD($serves) }
       *[none] {""}
    }{ $at_is ->
        [nobody] {""}
        [self] {" "}auf sich selbst
       *[other] {" "}auf { $at }
    }{ $lying ->
        [yes] {" "}(lag schon aus)
       *[no] {""}
    }
entry-answered = { $by } antwortet: { CARD($card, $card_face) }{ $lying ->
        [yes] {" "}(lag schon aus)
       *[no] {""}
    }
entry-declined = { $by } gibt nichts
entry-took = { $of_is ->
        [self] { $by } nimmt { $card_is ->
            [given] { CARD($card, $card_face, form: "the") } von sich selbst
           *[none] eine Karte aus der eigenen Hand
        }
       *[other] { $by } nimmt { $card_is ->
            [given] { CARD($card, $card_face, form: "the") } von { $of }
           *[none] eine Karte aus der Hand von { $of }{ $seen_is ->
                [given] : { CARD($seen, $seen_face) }
               *[none] {""}
            }
        }
    }
entry-tossed = { $of_is ->
        [self] { $by } wirft { $card_is ->
            [given] { CARD($card, $card_face, form: "the") } von sich selbst ab
           *[none] eine Karte aus der eigenen Hand ab{ $seen_is ->
                [given] : { CARD($seen, $seen_face) }
               *[none] {""}
            }
        }
       *[other] { $by } lässt { $of } { $card_is ->
            [given] { CARD($card, $card_face, form: "the") } abwerfen
           *[none] { $of_out ->
                [yes] eine Karte abwerfen
               *[no] eine Karte aus der Hand abwerfen
            }{ $seen_is ->
                [given] : { CARD($seen, $seen_face) }
               *[none] {""}
            }
        }
    }
entry-turnedup = { $by } legt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } offen aus{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
entry-picked = { $card ->
        [none] { $by } wählt eine Karte; welche, ist nicht bekannt
       *[other] { $by } wählt { CARD($card, $card_face, form: "a") }
    }
entry-discarded = { $by } wirft { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab{ $cause ->
        [limit] {""}
        [none] {""}
       *[other] {" "}für { CARD($cause, form: "the") }
    }{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
entry-dropped = { $by } wirft { CARD($card, $card_face, form: "the") } aus der Auslage ab
entry-passed = { $by } gibt { CARD($card, $card_face, form: "the") } an { $to } weiter

## Lebenspunkte und Ausscheiden

entry-lifelost = { $by } verliert { $count ->
        [one] { $count } Lebenspunkt
       *[other] { $count } Lebenspunkte
    }{ $cause_is ->
        [given] {" "}durch { CARD($cause, form: "the") }
       *[none] {""}
    }{ $author_is ->
        [other] {" "}von { $author }
       *[nobody] {""}
    }
entry-lifegained = { $by } erhält { $count ->
        [one] { $count } Lebenspunkt
       *[other] { $count } Lebenspunkte
    } zurück{ $cause_is ->
        [given] : { CARD($cause) }
       *[none] {""}
    }
entry-eliminated = { $by } scheidet aus{ $author_is ->
        [other] {" "}durch { $author }
       *[nobody] {""}
    }{ $cause_is ->
        [given] {" "}({ CARD($cause) })
       *[none] {""}
    }{ $role_is ->
        [given] : { ROLE($role) }
       *[none] {""}
    }
entry-forfeited = Alle Karten von { $by } gehen { $to_is ->
        [nobody] auf den Ablagestapel
       *[other] an { $to }
    }{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
entry-deckturned = Der Ablagestapel wird zum neuen Nachziehstapel gemischt
entry-won = Das Spiel ist entschieden, Sieger: { SIDE($side) }

## Was der Schiedsrichter sagt

entry-letstand = Eintrag { $entry } bleibt stehen{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
entry-houseruled = Hausregel{ $precedent_is ->
        [given] {" "}{ $precedent }
       *[none] {""}
    }: { $key } ist ab hier { $allowed ->
        [yes] erlaubt
       *[no] nicht erlaubt
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
entry-faulted = Kartenfehler bei { $seat }: { $fault ->
        [short] { $count } zu wenig
        [exposed] Karte sichtbar geworden
       *[misdealt] falsch ausgeteilt
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
entry-noted = Bemerkung{ $text_is ->
        [given] : { $text }
       *[none] {""}
    }
entry-gap = Hier wurde etwas nicht eingetragen{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
entry-told = { $entry } (Turnierleitung, Eintrag { $number })
entry-assumed = Nicht getippt; niemand hatte eine Wahl: { $count ->
        [one] der nächste Eintrag
       *[other] die nächsten { $count } Einträge
    }
entry-clockstopped = Pause: die Spieluhr steht
entry-clockstarted = Die Spieluhr läuft weiter
entry-modechanged = { $mode ->
        [light] Ab hier ein leichtes Protokoll
       *[full] Ab hier ein volles Protokoll
    }
entry-retracted = { $also_is ->
        [given] Eintrag { $entry } und { $also ->
            [one] ein weiterer
           *[other] { $also } weitere
        } sind zurückgenommen
       *[none] Eintrag { $entry } ist zurückgenommen
    }
entry-and_more = und { $count } weitere
entry-retracted_was = { $retracted }: { $was }
entry-corrected = Eintrag { $entry } wird berichtigt durch { $count ->
        [one] den nächsten Eintrag
       *[other] die nächsten { $count } Einträge
    }
entry-inserted = { $count ->
        [one] Der nächste Eintrag gehört
       *[other] Die nächsten { $count } Einträge gehören
    } vor Eintrag { $entry }

## Berichtigt, und das leichte Protokoll

entry-lifeset = Berichtigt: { $by }, Lebenspunkte { $life }
entry-mostset = Berichtigt: { $by }, höchstens { $most } Lebenspunkte
entry-handset = Berichtigt: { $by }, Handkarten { $hand }
entry-inplayset = Berichtigt: { $by }, ausliegend: { $cards_is ->
        [given] { $cards }
       *[none] nichts
    }
entry-characterset = Berichtigt: { $by } ist { CHARACTER($character) }
entry-roleset = Berichtigt: { $by }, Rolle { ROLE($role) }
entry-phaseset = Berichtigt: Zug von { $by }, { PHASE($phase) }
entry-deckset = Berichtigt: Karten im Nachziehstapel { $deck }
entry-turnoversset = Berichtigt: { $turned }-mal neu gemischt
entry-laid = { CARD($card, $card_face) } kommt vor { $by } ins Spiel
entry-lost = { CARD($card, $card_face) } vor { $by } ist weg
