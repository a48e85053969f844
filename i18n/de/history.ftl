# Der Verlauf auf einem eigenen Bildschirm, und die Auswege von einem Eintrag, der schon etwas zurückliegt.

error-nothing_to_redo = Es gibt nichts wiederherzustellen: was zuletzt zurückgenommen wurde, steht wieder, oder seitdem wurde etwas eingetragen.
error-no_target = Eintrag { $number } hat kein Ziel, das ein anderes sein könnte.
error-was_inserted = Eintrag { $number } wurde eingefügt: nimm ihn zurück und füge ihn neu ein.

history-found = Der Tisch, den Eintrag { $number } vorfand
history-left = Der Tisch, den Eintrag { $number } hinterließ
history-shown = { $shown } von { $all } gezeigt
history-nothing = Kein Eintrag passt. Esc zeigt wieder alle.
history-flags = Meldungen
history-looked_for = Gesucht: { $what }
history-prompt = Plätze, Karten, Verben in jeder Sprache, Wörter aus einer Bemerkung, ! für Meldungen

## Was aus einem Eintrag wurde

history-retracted = Zurückgenommen durch Eintrag { $by }.
history-replaced = Berichtigt durch Eintrag { $by }.
history-instead = Steht anstelle von Eintrag { $entry }.
history-forgotten = War vor Eintrag { $entry } vergessen worden.
history-by = { $known ->
        [both] Eingetragen von { $who } auf { $device }
        [device] Eingetragen auf { $device }
       *[who] Eingetragen von { $who }
    }
history-stood = { $reason_is ->
        [given] Der Schiedsrichter ließ es stehen: { $reason }
       *[none] Der Schiedsrichter ließ es stehen.
    }

## Tasten

history-key_look = Suchen
history-key_flags = Meldungen
history-key_seat = Ein Platz
history-key_after = Davor / danach
history-key_ways = Auswege
history-key_correct = Berichtigen
history-key_insert = Davor einfügen
history-key_retarget = Anderes Ziel
history-key_undo = Rückgängig
history-key_redo = Wieder her
history-key_accept = Eintragen
history-key_leave = So lassen

## Die Auswege

ways-title = Eintrag { $number }: { $entry }
ways-after = { $count ->
        [0] Es ist der letzte, der zählt.
        [one] Danach kam noch ein Eintrag.
       *[other] Danach kamen noch { $count } Einträge.
    }
ways-first = Erst eintragen, was fällig war
ways-surplus = Das Abwerfen wurde nicht getippt: erst eintragen
ways-asked = Geantwortet hat, wer gefragt war: trage es unter dem Namen ein
ways-reading = Nach der anderen Lesart: vor diesem Eintrag so entscheiden
ways-stand = Stehen lassen
ways-alone = Diesen Eintrag zurücknehmen, mit dem, was darauf geantwortet wurde
ways-correct = Diesen Eintrag berichtigen
ways-rewind = Zurückspulen: ab hier alles zurücknehmen
ways-late = Es wurde vergessen: vor das Ende jenes Zuges setzen
ways-unwritten = Eine Karte, die es erlaubt, wurde vergessen: sie davor eintragen
ways-again = Wieder gelten lassen
ways-stands = { $after ->
        [0] Nichts ändert sich.
        [one] Nichts ändert sich; der Eintrag danach bleibt
       *[other] Nichts ändert sich; die { $after } Einträge danach bleiben
    }{ $flagged ->
        [0] {""}
        [one] , einer davon mit Meldung
       *[other] , { $flagged } davon mit Meldung
    }
ways-changes = { $unfit ->
        [0] Jede Zeile danach passt noch
        [one] Eine Zeile danach passt nicht mehr
       *[other] { $unfit } Zeilen danach passen nicht mehr
    }{ $fit ->
        [0] {""}
        [one] ; eine, die nicht passte, passt jetzt
       *[other] ; { $fit }, die nicht passten, passen jetzt
    }{ $others ->
        [0] {""}
        [one] ; eine wird anders beurteilt
       *[other] ; { $others } werden anders beurteilt
    }
ways-undone = { $count ->
        [one] Ein Eintrag entfällt
       *[other] { $count } Einträge entfallen
    }{ $parts_is ->
        [given] : { $parts }
       *[none] {""}
    }
ways-plays = { $count ->
        [one] eine gespielte Karte
       *[other] { $count } gespielte Karten
    }
ways-turns = { $count ->
        [one] der Beginn eines Zuges
       *[other] der Beginn von { $count } Zügen
    }
ways-lives = { $count ->
        [one] ein verlorener Lebenspunkt
       *[other] { $count } verlorene Lebenspunkte
    }
ways-out = das Ausscheiden von { $by }
ways-won = das Ende des Spiels
ways-unfit = Passen nicht mehr:
ways-fit = Passen jetzt:
ways-more = und { $count } weitere
ways-differs = Am Tisch jetzt:
ways-same = Der Tisch bleibt, wie er ist.

## Was am Tisch anders ist

ways-table = Tisch
ways-differs_at = { $who }: { $what }
ways-difference = { $what } { $was } → { $now }
ways-what_out = ist
ways-what_role = Rolle
ways-what_character = Charakter
ways-what_life = Lebenspunkte
ways-what_hand = Hand
ways-what_in_play = ausliegend
ways-what_turn = Zug
ways-what_phase = Phase
ways-what_deck = Nachziehstapel
ways-what_discards = Ablagestapel
ways-what_turned = neu gemischt
ways-what_winner = Sieger
ways-is_out = raus
ways-is_in = im Spiel

## Berichtigen

putright-retract = Eintrag { $number } zurücknehmen
putright-correct = Eintrag { $number } hätte sein sollen
putright-insert = Vergessen vor Eintrag { $number }
putright-retarget = Eintrag { $number }, mit anderem Ziel: die Nummer eines Platzes drücken
putright-prompt = Was geschah da? Mehrere Zeilen: mit ; dazwischen

## Was die Tasten tun, ausführlich

does-ways = Alle Auswege ab dem gewählten Eintrag, und was jeder ändern würde
does-look = Plätze, Karten, Verben oder Wörter einer Bemerkung suchen
does-flags = Nur die Einträge mit Meldung, jetzt oder damals, oder alle
does-after = Der Tisch, den der Eintrag hinterließ, oder den er vorfand
does-correct = Tippen, was der gewählte Eintrag hätte sein sollen
does-insert = Tippen, was vor dem gewählten Eintrag vergessen wurde
does-retarget = Dasselbe gegen einen anderen Spieler
does-take_back_entry = Nur den gewählten Eintrag zurücknehmen, oder wieder gelten lassen
does-undo = Alles zurücknehmen, was die letzte Zeile eintrug
does-redo = Wiederherstellen, was zuletzt zurückgenommen wurde
does-accept = Eintragen, nachdem zu sehen ist, was es ändert
