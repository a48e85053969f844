# Die Spielhilfe: wer jetzt was darf, und die Übersichtskarte zum Drucken.

aid-title = Wer darf jetzt was
aid-gone = ausgeschieden
aid-doing = { $state ->
        [turn] am Zug: { $phase }
        [waits] nicht am Zug
       *[other] jetzt nichts zu tun
    }
aid-because = { $what }: { $why }
aid-shown = Am Tisch zu sehen
aid-unknown_hand = Von Karten, die niemand gesehen hat, steht hier nur, was damit möglich wäre.
aid-plain_answer = Ja Nein

## Was man tut

aid-play = { $cards }{ $serves ->
        [none] {""}
       *[other] {" "}(als { CARD($serves) })
    }{ $at_is ->
        [nobody] {""}
       *[other] {" "}→ { $all ->
            [yes] alle: { $at }
           *[no] { $at }
        }
    }{ $known ->
        [yes] {" "}(auf der Hand)
       *[no] {""}
    }
    .short = { $cards }{ $serves ->
        [none] {""}
       *[other] {" "}(als { CARD($serves) })
    }
aid-end = den Zug beenden
    .short = den Zug beenden
aid-ability = die Fähigkeit von { CARD($character) }
    .short = { CARD($character) }
aid-haunt = { $cards } → { $at_is ->
        [nobody] alle Lebenden
       *[other] { $at }
    }, { $cost ->
        [0] ohne Kosten
       *[other] dazu { $cost } abwerfen
    }
    .short = { $cards }
aid-haunt_if_held = falls auf der Hand: { $cards } → { $at_is ->
        [nobody] alle Lebenden
       *[other] { $at }
    }, { $cost ->
        [0] ohne Kosten
       *[other] dazu { $cost } abwerfen
    }
    .short = { $cards }
aid-trade = zwei Karten als { $cards } → { $at }, { $cost ->
        [0] ohne weitere Kosten
       *[other] dazu { $cost } abwerfen
    }
    .short = zwei Karten als { $cards }
aid-negate = aufheben mit { $cards }{ $of_is ->
        [nobody] {""}
       *[other] {" "}für { $of }
    }
    .short = aufheben mit { $cards }
aid-negate_with = aufheben mit einer { $colour ->
        [red] roten Karte (♥ ♦)
       *[black] schwarzen Karte (♠ ♣)
    }{ $of_is ->
        [nobody] {""}
       *[other] {" "}für { $of }
    }
    .short = aufheben mit einer { $colour ->
        [red] roten Karte (♥ ♦)
       *[black] schwarzen Karte (♠ ♣)
    }
aid-redraw = für eine neue Karte abwerfen: { $cards }
    .short = für eine neue Karte abwerfen

## Was gilt

aid-holds-bangs = { $limited ->
        [yes] Bang!-Karten in diesem Zug: { $played } von { $limit } gespielt
       *[no] beliebig viele Bang!-Karten in diesem Zug ({ $played } gespielt)
    }
aid-holds-reach = Reichweite eines Bang!: { $reach }
aid-holds-out_of_turn = außerhalb des eigenen Zuges nur Antworten, und ein Bier beim letzten Lebenspunkt
aid-holds-hand_limit = behält am Ende des Zuges { $limit } auf der Hand (hat { $held })
aid-holds-ghost_price = eine Karte des Dead Men's Deck kostet { $cost ->
        [0] nichts weiter
        [one] { $cost } weitere Karte
       *[other] { $cost } weitere Karten
    }{ $royal ->
        [yes] , ein Bild oder Ass keine
       *[no] {""}
    }
aid-holds-ghost_price_open = eine Karte des Dead Men's Deck kostet { $least } oder { $most } weitere Karten: eine Rolle wurde nicht gesehen
aid-holds-ghost_limit = behält am Ende des Zuges { $limit } vom Dead Men's Deck (hat { $held })
aid-holds-buried = Grabbeigaben: { $held }{ $cards_is ->
        [given] , darunter { $cards }
       *[none] {""}
    }
aid-holds-bound = gebunden durch { $cards } von { $of }{ $other_is ->
        [nobody] {""}
       *[other] , mit { $other }
    }, bis { $until ->
        [draw] nach dem nächsten Ziehen
        [discard] nach dem nächsten Abwerfen
        [turn] zum Ende des nächsten Zuges
       *[round] zum nächsten Zug von { $of }
    }

## Die Übersichtskarte

aid-of-sets = Übersichtskarte: { $sets }
aid-options = Geltende Optionen
aid-chapter-turn = Ein Zug
aid-chapter-distance = Entfernung und Aufdecken
aid-chapter-elimination = Ausscheiden
aid-chapter-victory = Wer gewinnt
aid-chapter-cards = Die Karten
aid-chapter-characters = Die Charaktere
aid-chapter-burial = Ein Geist werden
aid-chapter-ghost_turn = Der Zug eines Geistes
aid-chapter-costs = Was eine Karte kostet
aid-chapter-negation = Aufheben: Duelle der Geister
aid-chapter-living = Die Lebenden und die Geister
aid-chapter-dead_mens_deck = Das Dead Men's Deck
aid-foot = Hinter jeder Zeile steht die Bestimmung, auf der sie beruht. * empfohlene Lesart, ? in den Quellen offen.
aid-saved = Geschrieben: { $file }
aid-where = Wohin mit der Übersichtskarte?
aid-key_page = Karte zum Drucken speichern
aid-key_scroll = Weiterlesen
app-key_aid = Darf
place-aid = Spielhilfe
does-aid = Wer jetzt was darf, was es kostet und was ihn bindet
help-aid = Sagen, wer jetzt was darf, oder die Übersichtskarte der Sets zum Drucken schreiben.
help-aid-public = mit dem, was alle am Tisch wissen dürfen
help-aid-seat = ein Spieler, mit dem, was er wissen darf: eine Nummer oder ein Name
help-aid-sets = die Übersichtskarte dieses Sets, mit den üblichen Optionen; mehrere nacheinander
help-aid-page = die Übersichtskarte als Druckseite (HTML) in diese Datei schreiben
help-aid-languages = eine Sprache; von der Karte mehrere nacheinander
error-card_has_no_eyes = Eine Übersichtskarte ist für alle Augen gleich: lass --public und --seat weg.
error-no_reference_card = Für { $sets } gibt es keine Übersichtskarte: wähle mit --set andere, zum Beispiel base.
