# Ein Turnier auf den Telefonen der Spieler und auf der Leinwand im Saal: was alle gehört haben, und sonst nichts.

## Wie es steht

cup-lasted = { $hours ->
        [0] { $minutes } Min.
       *[other] { $hours } Std. { $minutes } Min.
    }
cup-since = begonnen um { $time }
cup-paused = { $since ->
        [unknown] Das Turnier macht Pause: die Uhren stehen still.
       *[other] Das Turnier macht seit { $since } Pause: die Uhren stehen still.
    }
cup-paused_clock = Pause
cup-extra = { $minutes ->
        [one] { $minutes } Minute extra
       *[other] { $minutes } Minuten extra
    }
cup-round = Runde { $round }
cup-playing = Runde { $round } läuft, Sheriff { $sheriff }
cup-done = { $rounds ->
        [one] Fertig, { $rounds } Runde gespielt
       *[other] Fertig, { $rounds } Runden gespielt
    }
cup-next = Danach Runde { $round }, Sheriff { $sheriff }
cup-game = Runde { $round } · Sheriff { $sheriff }
cup-beats = { $match }: { $winner } schlägt { $loser }
cup-goes_through = { $match }: { $winner } kommt weiter
cup-made_of = { $gain } verdient in { $rounds ->
        [1] { $rounds } Runde
       *[other] { $rounds } Runden
    }{ $factor ->
        [none] {""}
       *[other] {" "}× { $factor }
    }
cup-gap = Ein Teil dieses Turniers ist nicht zu lesen. Das Gezeigte wurde ohne das ermittelt.

## Wo jemand spielt

cup-place = Tisch { $table }, Platz { $seat }
cup-has_left = Hat das Turnier verlassen
cup-not_drawn = Die Tische sind noch nicht ausgelost
cup-no_seat = Sitzt noch an keinem Tisch: den Schiedsrichter fragen
cup-meets = Spielt gegen { $player }: { $match }
cup-won = Gewonnen: { $match }
cup-lost = Verloren: { $match }
cup-waits = Wartet auf einen Gegner: { $match }
cup-plays = Charakter: { $character }
cup-between = Links: { $left }. Rechts: { $right }.
cup-leads = { $role } in Runde { $round }

## Seiten und Leinwand

cup-parts = Teile des Turniers
cup-tournament = Das Turnier
cup-overview = Jetzt
cup-where = Wo spiele ich?
cup-tables = Tische
cup-results = Ergebnisse
cup-ranking = Rangliste
cup-ladder = Duelle
cup-clock = Uhren
cup-penalties = Wer weg ist
cup-ask_name = Dein Name oder sein Anfang
cup-find = Suchen
cup-found = { $count ->
        [0] Niemand heißt hier „{ $typed }“
        [one] { $count } Spieler kann „{ $typed }“ sein
       *[other] { $count } Spieler können „{ $typed }“ sein
    }
cup-everybody = Alle
cup-another = Jemand anders suchen
cup-to_live = { $table } live
cup-over = Alle Partien und Duelle sind zu Ende.
cup-champion = Meister: { $player }
cup-to_ranking = Zur Rangliste
cup-hidden = Geld und Rangliste bleiben verborgen, solange das Turnier dauert; nach dem letzten Duell stehen sie hier.
cup-results_hidden = Wer eine Partie gewonnen und wer sie überlebt hat, wird nach dem letzten Duell gesagt: Vorher verriete es, wer wie viel Geld hat.
cup-played = zu Ende
cup-winner = gewonnen
cup-no_limit = Das Reglement gibt einer Runde keine eigene Zeit: So lange läuft jede schon.
cup-no_clock = Keine Runde läuft.
cup-unknown = niemand hat aufgeschrieben, wann sie begann
cup-left = Aus dem Turnier gegangen
cup-nobody_left = Niemand ist gegangen.
cup-penalties_hidden = Verwarnungen hört nur der eigene Tisch; warum jemand ging, bleibt zwischen Schiedsrichter und Spieler.
cup-stale = Der Speicher ist gerade nicht zu lesen; dies ist das Turnier, wie es um { $time } stand.
cup-before = Zurück
cup-after = Weiter
cup-still = Hier stehen bleiben
cup-going = Von selbst weiterblättern
