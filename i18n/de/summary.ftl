# Ein Spiel im Ganzen, wenn es zu Ende ist: auf dem Bildschirm und auf der Befehlszeile.

summary-title = Das Spiel im Ganzen
summary-key = Bilanz
summary-rematch = Revanche
summary-export = Spiel speichern
summary-goes_on = Das Spiel läuft noch
summary-decided = Das Spiel ist entschieden, und noch nicht bis zum Ende notiert: { $winner }
summary-kills = Getötet
summary-flags = Meldungen
summary-turns = Züge
summary-time = Zeit
summary-legend = Lebenspunkte zu Beginn jedes Zugs, höchstens { $most }: · ist ausgeschieden, ? war nicht bekannt.
summary-flags_legend = ↶ bei den Meldungen: die Aktion wurde zurückgenommen.
summary-corrected = { $count ->
        [one] Ein Eintrag zurückgenommen, berichtigt oder stehen gelassen
       *[other] { $count } Einträge zurückgenommen, berichtigt oder stehen gelassen
    }:
summary-listed = mit { $option } werden alle aufgeführt.
summary-more = … und { $count } weitere
summary-totals = { $turns ->
        [one] Ein Zug
       *[other] { $turns } Züge
    } in { $time }, { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }, { $back ->
        [0] { $flags ->
            [0] keine Meldung
            [one] eine Meldung
           *[other] { $flags } Meldungen
        }
       *[other] { $raised ->
            [one] eine Meldung, zurückgenommen
           *[other] { $raised } Meldungen, { $flags ->
                [0] alle
               *[other] davon { $back }
            } zurückgenommen
        }
    }.

## Tasten und Orte

does-summary = Das Spiel im Ganzen zeigen: wer gewann und warum, Ausgeschiedene, Meldungen, Züge, Lebenspunkte Zug für Zug
does-rematch = Einen neuen Tisch mit denselben Leuten beginnen; die Plätze dürfen wechseln
does-summary-export = Das ganze Spiel als Datei speichern
place-summary = Bilanz des Spiels

## Auf der Befehlszeile

help-summary = Ein Spiel im Ganzen erzählen: wer gewann und warum, Ausgeschiedene, Meldungen, Züge und Zeit, Lebenspunkte Zug für Zug.
help-summary-which = der Tisch: seine Kennung, deren Anfang oder sein Titel; sonst der zuletzt berührte
help-summary-corrected = auch alle Einträge, die zurückgenommen, berichtigt oder stehen gelassen wurden
