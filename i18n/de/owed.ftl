# Was fällig ist: eine Zeile für die Liste, und in `.short` dasselbe mitten im Satz, wo nur $by, $count und $card bekannt sind.

owed-optional = { $what } (darf)
owed-overdue = { $what } (noch nicht notiert)
owed-waits = { $what } (nach der Karte)
owed-options = { $what }: { $options }
owed-nothing = nichts
owed-other_card = jede andere Karte

owed-turn = Der Zug von { $by } beginnt
    .short = der Zug von { $by } beginnt
owed-end = { $card ->
        [jail] { $by } setzt in diesem Zug aus
       *[other] { $by } beendet den Zug
    }
    .short = { $card ->
        [jail] { $by } setzt in diesem Zug aus
       *[other] { $by } beendet den Zug
    }
owed-flip = { $card ->
        [jourdonnais] { $by } deckt für die eigene Fähigkeit auf
       *[other] { $by } deckt für { CARD($card, form: "the") } auf
    }
    .short = { $card ->
        [jourdonnais] { $by } deckt für die eigene Fähigkeit auf
       *[other] { $by } deckt für { CARD($card, form: "the") } auf
    }
owed-draw = { $by } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }{ $other_is ->
        [other] {" "}aus der Hand von { $other }
       *[nobody] {""}
    }{ $card ->
        [turn] {""}
        [reward] {" "}als Belohnung
       *[other] {" "}für { CARD($card, form: "the") }
    }
    .short = { $by } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }{ $card ->
        [turn] {""}
        [reward] {" "}als Belohnung
       *[other] {" "}für { CARD($card, form: "the") }
    }
owed-show = { $by } zeigt die zweite gezogene Karte
    .short = { $by } zeigt die zweite gezogene Karte
owed-putback = { $by } legt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } zurück auf den Nachziehstapel
    .short = { $by } legt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } zurück auf den Nachziehstapel
owed-answer = { $by } antwortet auf { CARD($card, form: "the") }{ $other_is ->
        [other] {" "}von { $other }
       *[nobody] {""}
    }{ $count ->
        [1] {""}
       *[other] {" "}({ $count } nötig)
    }
    .short = { $by } antwortet auf { CARD($card, form: "the") }
owed-lose = { $by } verliert { $count ->
        [one] { $count } Lebenspunkt
       *[other] { $count } Lebenspunkte
    } durch { CARD($card, form: "the") }{ $other_is ->
        [other] {" "}von { $other }
       *[nobody] {""}
    }
    .short = { $by } verliert { $count ->
        [one] { $count } Lebenspunkt
       *[other] { $count } Lebenspunkte
    } durch { CARD($card, form: "the") }
owed-gain = { $by } erhält { $count ->
        [one] { $count } Lebenspunkt
       *[other] { $count } Lebenspunkte
    } zurück: { CARD($card) }
    .short = { $by } erhält { $count ->
        [one] { $count } Lebenspunkt
       *[other] { $count } Lebenspunkte
    } zurück
owed-fall = { $by } hat den letzten Lebenspunkt verloren
    .short = { $by } erhält einen Lebenspunkt zurück oder scheidet aus
owed-forfeit = Alle Karten von { $by } gehen { $other_is ->
        [other] an { $other }
       *[nobody] auf den Ablagestapel
    }
    .short = { $by } gibt alle Karten ab
owed-take = { $other_is ->
        [nobody] { $by } nimmt eine eigene Karte
       *[other] { $by } nimmt eine Karte von { $other }
    }
    .short = { $by } nimmt eine Karte
owed-toss = { $other_is ->
        [nobody] { $by } wirft eine eigene Karte ab
       *[other] { $by } lässt { $other } eine Karte abwerfen
    }
    .short = { $by } lässt jemanden eine Karte abwerfen
owed-discard = { $by } wirft { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab
    .short = { $by } wirft { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab
owed-drop = { $by } wirft { CARD($card, form: "the") } aus der Auslage ab
    .short = { $by } wirft { CARD($card, form: "the") } aus der Auslage ab
owed-pass = { $by } gibt { CARD($card, form: "the") } an { $other } weiter
    .short = { $by } gibt { CARD($card, form: "the") } weiter
owed-turnup = { $by } legt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } offen aus
    .short = { $by } legt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } offen aus
owed-pick = { $by } wählt eine der offenen Karten
    .short = { $by } wählt eine der offenen Karten
owed-turned = Der Nachziehstapel ist leer: die Ablage zu einem neuen mischen
    .short = der Ablagestapel wird zum neuen Nachziehstapel gemischt
owed-won = { $card ->
        [none] Das Spiel ist aus: die letzte Rolle entscheidet, wer gewonnen hat
       *[other] Das Spiel ist entschieden, Sieger: { SIDE($card) }
    }
    .short = { $card ->
        [none] das Spiel ist aus
       *[other] das Spiel ist entschieden, Sieger: { SIDE($card) }
    }
