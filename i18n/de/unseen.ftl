# Was vom Stapel ungesehen ist: welche Karten, wo sie sein können, die Chance beim Aufdecken.

unseen-title = Ungesehen
unseen-where = { $count ->
        [one] { $count } Karte ungesehen
       *[other] { $count } Karten ungesehen
    }: im Nachziehstapel { $deck }, auf Händen { $hands }{ $lost ->
        [0] {""}
       *[other] , am Tisch, aber nicht eingetragen { $lost }
    }
unseen-chances = Aufdecken
unseen-no_chances = Niemand hat ein Aufdecken vor sich.
unseen-hope = { $card ->
        [dynamite] explodiert nicht
        [jail] kommt frei
       *[other] gelingt
    }{ $turned ->
        [1] {""}
       *[other] , die beste von { $turned } Karten
    }
unseen-of = { $good } von { $of }
unseen-kinds = Nach Namen
unseen-suits = Nach Wert und Farbe
unseen-held_title = Bekannte Handkarten
unseen-held_none = Keine Handkarte ist bekannt.
unseen-held = { $what }: auf der Hand von { $hands }
unseen-discarded = abgeworfen { $count }
unseen-in_play = ausliegend { $count }
unseen-turned_up = offen { $count }
unseen-in_hand = auf Händen bekannt { $count }
unseen-signs = { $sure } ungesehen  { $maybe } vielleicht  { $gone } gesehen
unseen-eyes = wessen Augen
unseen-eyes_referee = was der Schiedsrichter weiß
unseen-eyes_public = was alle wissen
unseen-eyes_seat = was { $by } weiß

## Warum nicht alles davon bekannt ist

unseen-blurs = Nicht bekannt
unseen-blur-faceless = { $count ->
        [one] { $count } Karte wurde ohne Wert und Farbe genannt.
       *[other] { $count } Karten wurden ohne Wert und Farbe genannt.
    }
unseen-blur-rankless = { $count ->
        [one] Von { $count } Karte wurde nur die Farbe eingetragen.
       *[other] Von { $count } Karten wurde nur die Farbe eingetragen.
    }
unseen-blur-nameless = { $count ->
        [one] Von { $count } Karte wurden nur Wert und Farbe eingetragen, und mehr als ein Name hat sie.
       *[other] Von { $count } Karten wurden nur Wert und Farbe eingetragen, und mehr als ein Name hat sie.
    }
unseen-blur-not_noted = { $count ->
        [one] Am Tisch liegt { $count } Karte, die niemand eingetragen hat.
       *[other] Am Tisch liegen { $count } Karten, die niemand eingetragen hat.
    }
unseen-blur-impossible = { $count ->
        [one] { $count } Karte wurde eingetragen, die dort nicht sein kann: im Protokoll kann ein Fehler stecken.
       *[other] { $count } Karten wurden eingetragen, die dort nicht sein können: im Protokoll kann ein Fehler stecken.
    }
unseen-blur-shuffled = { $count ->
        [one] Die Ablage wurde einmal gemischt: früher Gesehenes kann wiederkommen.
       *[other] Die Ablage wurde { $count }-mal gemischt: früher Gesehenes kann wiederkommen.
    }
unseen-blur-deck_unknown = Wie viele Karten der Nachziehstapel hat, ist nicht bekannt.
unseen-blur-light = Ein leichtes Protokoll folgt der Ablage nicht: es kann mehr weg sein.

## Wessen Augen, auf der Befehlszeile

error-one_pair_of_eyes = Nur einer kann schauen: wähle --public oder --seat.
error-one_thing_to_show = Wähle eines von --position, --unseen und --clock.
help-show-seat = was der Spieler dieses Platzes wissen darf: eine Nummer oder ein Name
help-show-unseen = was vom Stapel ungesehen ist, und die Chancen bei jedem Aufdecken
place-unseen = Ungesehen
