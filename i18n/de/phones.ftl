# Codes für die Plätze: wer seine Seite auf einem Telefon offen hat, in der App und auf der Befehlszeile.

phones-title = Seiten der Spieler
phones-state = { $state ->
        [none] kein Code
        [waiting] Code ausgegeben um { $at }, noch nicht geöffnet
        [open] offen seit { $at }
       *[turned] ! offen seit { $at }; ein anderes Telefon kam mit demselben Code und wurde abgewiesen: Gib einen neuen Code aus, wenn es der Spieler war
    }
phones-scan = Nur { $by } scannt diesen Code. Er öffnet sich auf einem Telefon, dem ersten; ein neuer Code beendet ihn. Er endet mit dem Spiel, und nach einem Tag.
phones-no_hall = Der Saal ist jetzt nicht offen. Sobald er offen ist (serve), ist dieser Code unter „Mein Platz“ zu tippen; von da an ausgegebene lassen sich scannen.
phones-typed = Zu tippen unter „Mein Platz“: { $code }
phones-over = Das Spiel ist aus, und damit die Seiten der Spieler.
phones-key = Telefone
phones-key_new = Neuer Code
phones-key_end = Beenden
phones-key_end_all = Alle beenden

## Auf der Befehlszeile

help-seat = Gib einen Code aus, der die Seite eines Platzes auf dem Telefon des Spielers öffnet; ohne Platz: Sag, wer eine offen hat.
help-seat-which = der Platz: eine Nummer oder ein Name
help-seat-end = die Seite dieses Platzes beenden, oder die aller Plätze des Tisches
error-seat_of_a_game_over = Das Spiel ist aus, und damit die Seiten der Spieler: Es gibt keinen Code auszugeben.

## Tasten und Orte

does-phones = Codes ausgeben, die einen Platz auf dem Telefon des Spielers öffnen, und sehen, wer einen offen hat
does-new_code = Einen neuen Code für diesen Platz ausgeben; der alte und seine Seite enden
does-end_code = Den Code dieses Platzes und seine Seite beenden
does-end_codes = Die Codes und Seiten aller Plätze beenden
place-phones = Seiten der Spieler
