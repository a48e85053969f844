# Ein Turnier auf den Telefonen der Spieler und auf der Leinwand im Saal: was alle gehört haben, und sonst nichts.

## Wie es steht

cup-lasted = { $hours ->
        [0] { $minutes } Min.
       *[other] { $hours } Std. { $minutes } Min.
    }
cup-since = begonnen um { $time }
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
cup-duel = Spielt gegen { $player }: { $match }
cup-won = Gewonnen: { $match }
cup-lost = Verloren: { $match }
cup-waits = Wartet auf einen Gegner: { $match }
cup-plays = Charakter: { $character }
cup-between = Links: { $left }. Rechts: { $right }.
cup-leads = { $role } in Runde { $round }
