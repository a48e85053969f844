## Die Sammlung befragen

ask-unsure = Es ist nicht sicher, dass die Antwort dabei ist.
ask-related = Weitere Fragen
ask-answer_language = Antwort auf
ask-parallel = Alle Sprachen
ask-from = Quelle
ask-opening = Die Regelentscheide werden geöffnet …
ask-indexing = Die Regelentscheide werden erschlossen, nur dieses eine Mal: { $percent } %
ask-in_force = gilt hier
ask-found = { $count ->
        [one] { $count } Regelentscheid
       *[other] { $count } Regelentscheide
    }
ask-unkept = Das Verzeichnis der Regelentscheide lässt sich in { $folder } nicht aufbewahren und wird deshalb jedes Mal neu gemacht. Prüfe die Rechte und den Platz auf der Platte.
ask-left_out = { $count ->
    [one] Ein Regelentscheid ist weggelassen, weil etwas daran nicht stimmt
   *[other] Wegen { $count } Fehlern sind Regelentscheide weggelassen
}: `referee rulings check` sagt, was nicht stimmt und wo.
ask-told_in = noch nicht übersetzt: { $language }
ask-not_in_force = gilt hier nicht
ask-house = Hausregel hier
ask-replaced = durch einen späteren ersetzt
ask-meant = „{ $typed }“ wurde als { $read } gelesen.
ask-unknown = Hier unbekannt: { $words }.
ruleset-base = Grundspiel
ruleset-base-nl = Niederländische Regeln (erste Ausgabe)
ruleset-champ-2007 = Meisterschaft 2007
ruleset-rebel = Rebel!
ruleset-death-mesa = Death Mesa
ruleset-lone-gunslinger = The Lone Gunslinger
ruleset-dodge-city = Dodge City
ruleset-high-noon = High Noon
ruleset-fistful = A Fistful of Cards
ruleset-bullet = The Bullet!
does-related = Was nach dem gewählten Regelentscheid als Nächstes gefragt wird
does-answer_language = Die Antworten in der nächsten Sprache
does-parallel = Die Antwort in allen Sprachen oder in einer
does-source = Nur Regelentscheide aus der nächsten Quelle, am Ende wieder aus allen

# Von der Turnierleitung ausgerechnet, neben dem Regelentscheid

worked-tables = { $players } Spieler an { $tables } Tischen: { $sizes }
worked-rounds = Ein Tisch mit { $players } spielt { $rounds } Runden
worked-duels = { $tables } Tische: die besten { $players } kommen in die Duelle
worked-score = { $score } an einem Fünfertisch wird { $corrected }
worked-prize_by_outlaws = Mit { $players } Spielern: { $count } Banditen zu je { $each } Dollar, zusammen { $money }
worked-prize_by_players = Mit { $players } Spielern: { $count } mal { $each } Dollar, zusammen { $money }
