# Wat er moet gebeuren: een regel voor de lijst, en in `.short` hetzelfde midden in een zin, waar alleen $by, $count en $card bekend zijn.

owed-optional = { $what } (mag)
owed-overdue = { $what } (nog niet genoteerd)
owed-waits = { $what } (na de kaart)
owed-options = { $what }: { $options }
owed-nothing = niets
owed-other_card = elke andere kaart

owed-turn = De beurt van { $by } begint
    .short = de beurt van { $by } begint
owed-end = { $card ->
        [jail] { $by } slaat deze beurt over
       *[other] { $by } beëindigt de beurt
    }
    .short = { $card ->
        [jail] { $by } slaat deze beurt over
       *[other] { $by } beëindigt de beurt
    }
owed-flip = { $card ->
        [jourdonnais] { $by } doet een draw! met de eigen vaardigheid
       *[other] { $by } doet een draw! voor { CARD($card, form: "the") }
    }
    .short = { $card ->
        [jourdonnais] { $by } doet een draw! met de eigen vaardigheid
       *[other] { $by } doet een draw! voor { CARD($card, form: "the") }
    }
owed-draw = { $by } trekt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }{ $other_is ->
        [other] {" "}uit de hand van { $other }
       *[nobody] {""}
    }{ $card ->
        [turn] {""}
        [reward] {" "}als beloning
       *[other] {" "}voor { CARD($card, form: "the") }
    }
    .short = { $by } trekt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }{ $card ->
        [turn] {""}
        [reward] {" "}als beloning
       *[other] {" "}voor { CARD($card, form: "the") }
    }
owed-show = { $by } toont de tweede getrokken kaart
    .short = { $by } toont de tweede getrokken kaart
owed-putback = { $by } legt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } terug op de trekstapel
    .short = { $by } legt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } terug op de trekstapel
owed-answer = { $by } antwoordt op { CARD($card, form: "the") }{ $other_is ->
        [other] {" "}van { $other }
       *[nobody] {""}
    }{ $count ->
        [1] {""}
       *[other] {" "}({ $count } nodig)
    }
    .short = { $by } antwoordt op { CARD($card, form: "the") }
owed-lose = { $by } verliest { $count ->
        [one] { $count } levenspunt
       *[other] { $count } levenspunten
    } door { CARD($card, form: "the") }{ $other_is ->
        [other] {" "}van { $other }
       *[nobody] {""}
    }
    .short = { $by } verliest { $count ->
        [one] { $count } levenspunt
       *[other] { $count } levenspunten
    } door { CARD($card, form: "the") }
owed-gain = { $by } krijgt { $count ->
        [one] { $count } levenspunt
       *[other] { $count } levenspunten
    } terug: { CARD($card) }
    .short = { $by } krijgt { $count ->
        [one] { $count } levenspunt
       *[other] { $count } levenspunten
    } terug
owed-fall = { $by } heeft het laatste levenspunt verloren
    .short = { $by } krijgt een levenspunt terug of is uitgeschakeld
owed-forfeit = Alle kaarten van { $by } gaan { $other_is ->
        [other] naar { $other }
       *[nobody] naar de aflegstapel
    }
    .short = { $by } levert alle kaarten in
owed-take = { $other_is ->
        [nobody] { $by } pakt een eigen kaart
       *[other] { $by } pakt een kaart van { $other }
    }
    .short = { $by } pakt een kaart
owed-toss = { $other_is ->
        [nobody] { $by } legt een eigen kaart af
       *[other] { $by } laat { $other } een kaart afleggen
    }
    .short = { $by } laat iemand een kaart afleggen
owed-discard = { $by } legt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } af
    .short = { $by } legt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } af
owed-drop = { $by } legt { CARD($card, form: "the") } van tafel af
    .short = { $by } legt { CARD($card, form: "the") } van tafel af
owed-pass = { $by } geeft { CARD($card, form: "the") } door aan { $other }
    .short = { $by } geeft { CARD($card, form: "the") } door
owed-turnup = { $by } legt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } open
    .short = { $by } legt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } open
owed-pick = { $by } kiest een van de open kaarten
    .short = { $by } kiest een van de open kaarten
owed-turned = De trekstapel is leeg: schud de aflegstapel tot een nieuwe
    .short = de aflegstapel wordt tot een nieuwe trekstapel geschud
owed-won = { $card ->
        [none] Het spel is uit: de laatste rol bepaalt wie gewonnen heeft
       *[other] Het spel is gewonnen door { SIDE($card) }
    }
    .short = { $card ->
        [none] het spel is uit
       *[other] het spel is gewonnen door { SIDE($card) }
    }
