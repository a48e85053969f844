# Een toernooi op de telefoons van de spelers en op het scherm in de zaal: wat iedereen gehoord heeft, en niets anders.

## Hoe het ermee staat

cup-lasted = { $hours ->
        [0] { $minutes } min
       *[other] { $hours } uur { $minutes } min
    }
cup-since = begonnen om { $time }
cup-extra = { $minutes ->
        [one] { $minutes } minuut extra
       *[other] { $minutes } minuten extra
    }
cup-round = Ronde { $round }
cup-playing = Ronde { $round } is bezig, Sheriff { $sheriff }
cup-done = { $rounds ->
        [one] Klaar, { $rounds } ronde gespeeld
       *[other] Klaar, { $rounds } rondes gespeeld
    }
cup-next = Straks ronde { $round }, Sheriff { $sheriff }
cup-game = Ronde { $round } · Sheriff { $sheriff }
cup-beats = { $match }: { $winner } wint van { $loser }
cup-goes_through = { $match }: { $winner } gaat door
cup-made_of = { $gain } verdiend in { $rounds ->
        [1] { $rounds } ronde
       *[other] { $rounds } rondes
    }{ $factor ->
        [none] {""}
       *[other] {" "}× { $factor }
    }
cup-gap = Een deel van dit toernooi is niet te lezen. Wat hier staat, is zonder die kennis bepaald.

## Waar iemand speelt

cup-place = Tafel { $table }, plaats { $seat }
cup-has_left = Heeft het toernooi verlaten
cup-not_drawn = De tafels zijn nog niet geloot
cup-no_seat = Zit nog aan geen tafel: vraag het de scheidsrechter
cup-duel = Speelt de { $match } tegen { $player }
cup-won = Gewonnen: { $match }
cup-lost = Verloren: { $match }
cup-waits = Wacht op een tegenstander: { $match }
cup-plays = Personage: { $character }
cup-between = Links: { $left }. Rechts: { $right }.
cup-leads = { $role } in ronde { $round }
