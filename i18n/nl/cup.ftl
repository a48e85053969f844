# Een toernooi op de telefoons van de spelers en op het scherm in de zaal: wat iedereen gehoord heeft, en niets anders.

## Hoe het ermee staat

cup-lasted = { $hours ->
        [0] { $minutes } min
       *[other] { $hours } uur { $minutes } min
    }
cup-since = begonnen om { $time }
cup-paused = { $since ->
        [unknown] Het toernooi pauzeert: de klokken staan stil.
       *[other] Het toernooi pauzeert sinds { $since }: de klokken staan stil.
    }
cup-paused_clock = pauze
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
cup-meets = Speelt de { $match } tegen { $player }
cup-won = Gewonnen: { $match }
cup-lost = Verloren: { $match }
cup-waits = Wacht op een tegenstander: { $match }
cup-plays = Personage: { $character }
cup-between = Links: { $left }. Rechts: { $right }.
cup-leads = { $role } in ronde { $round }

## Pagina's en het scherm

cup-parts = Onderdelen van het toernooi
cup-tournament = Het toernooi
cup-overview = Nu
cup-where = Waar speel ik?
cup-tables = Tafels
cup-results = Uitslagen
cup-ranking = Ranglijst
cup-ladder = Duels
cup-clock = Klokken
cup-penalties = Wie weg is
cup-ask_name = Je naam, of het begin ervan
cup-find = Zoeken
cup-found = { $count ->
        [0] Niemand heet hier “{ $typed }”
        [one] { $count } speler kan “{ $typed }” zijn
       *[other] { $count } spelers kunnen “{ $typed }” zijn
    }
cup-everybody = Iedereen
cup-another = Iemand anders opzoeken
cup-to_live = { $table } live
cup-over = Alle partijen en duels zijn voorbij.
cup-champion = Kampioen: { $player }
cup-to_ranking = Naar de ranglijst
cup-hidden = Geld en ranglijst blijven verborgen zolang het toernooi duurt; na het laatste duel staan ze hier.
cup-results_hidden = Wie een partij won en wie haar overleefde, wordt na het laatste duel verteld: eerder zou het verraden wie hoeveel geld heeft.
cup-played = voorbij
cup-winner = gewonnen
cup-no_limit = Het reglement geeft een ronde geen eigen tijd: zo lang is elk al bezig.
cup-no_clock = Er is geen ronde bezig.
cup-unknown = niemand heeft opgeschreven wanneer ze begon
cup-left = Uit het toernooi gegaan
cup-nobody_left = Niemand is weggegaan.
cup-penalties_hidden = Waarschuwingen hoort alleen de eigen tafel; waarom iemand wegging blijft tussen de scheidsrechter en de speler.
cup-stale = De opslag is nu niet te lezen; dit is het toernooi zoals het om { $time } stond.
cup-before = Een terug
cup-after = Een verder
cup-still = Hier blijven staan
cup-going = Vanzelf doorbladeren
