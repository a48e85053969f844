# Was ein Platz tun darf, was als Nächstes käme, und zusammen eingefügte Zeilen.
acting-in_reach = in Reichweite
acting-beyond = außer Reichweite
acting-then = Dann: { $what }
acting-log_all = trägt alle { $count } Zeilen ein
acting-let_go = lässt sie sein
acting-waiting = { $count ->
        [one] { $count } Zeile wartet noch
       *[other] { $count } Zeilen warten noch
    }
acting-pasted = { $lines ->
        [one] { $lines } Zeile eingetragen
       *[other] { $lines } Zeilen eingetragen
    }{ $flags ->
        [0] {""}
        [one] , { $flags } mit Meldung: siehe Verlauf
       *[other] , { $flags } mit Meldung: siehe Verlauf
    }
acting-several = Mehreres, was jetzt getan werden darf, beginnt mit „{ $typed }“. Tab nimmt das Hervorgehobene; ↓ geht zum nächsten.
acting-not_now = Nichts, was jetzt getan werden darf, beginnt mit „{ $typed }“. Wurde es trotzdem getan: Tab nimmt die hervorgehobene Zeile; ↓ geht zur nächsten.
acting-only_begun = „{ $typed }“ ist nur begonnen. Tab nimmt das hervorgehobene Wort; oder tippe es ganz.
