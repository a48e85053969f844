# Het verloop: één regel per notitie. $x_is zegt of x er is: none of given; van een speler: nobody, self of other.

## De beurt

entry-opened = { $title_is ->
        [given] { $title }: { $seats ->
            [one] { $seats } speler
           *[other] { $seats } spelers
        }
       *[none] De tafel begint met { $seats ->
            [one] { $seats } speler
           *[other] { $seats } spelers
        }
    }
entry-turnbegan = { $by } is aan de beurt
entry-turnended = { $by } beëindigt de beurt
entry-flipped = { $card ->
        [jourdonnais] { $by } doet een draw! met de eigen vaardigheid
       *[other] { $by } doet een draw! voor { CARD($card, form: "the") }
    }: { $face }{ $over_is ->
        [given] , gekozen boven { $over }
       *[none] {""}
    }
entry-drew = { $by } trekt { $count ->
        [0] geen kaarten
        [one] { $count } kaart
       *[other] { $count } kaarten
    }{ $source ->
        [discards] {" "}van de aflegstapel
        [hand] { $of_is ->
            [self] {" "}uit de eigen hand
           *[other] {" "}uit de hand van { $of }
        }
       *[deck] {""}
    }{ $cause ->
        [turn] {""}
        [none] {""}
        [reward] {" "}als beloning
       *[other] {" "}voor { CARD($cause, form: "the") }
    }{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
entry-revealed = { $by } toont { CARD($card, $card_face, form: "a") }
entry-putback = { $by } legt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } terug op de trekstapel{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }

## Zetten en antwoorden

entry-played = { $by } speelt { CARD($card, $card_face, form: "a") }{ $serves_is ->
        [given] {" "}als { CARD($serves, form: "a") }
       *[none] {""}
    }{ $at_is ->
        [nobody] {""}
        [self] {" "}op zichzelf
       *[other] {" "}op { $at }
    }{ $lying ->
        [yes] {" "}(die al lag)
       *[no] {""}
    }
entry-answered = { $by } antwoordt met { CARD($card, $card_face, form: "a") }{ $lying ->
        [yes] {" "}(die al lag)
       *[no] {""}
    }
entry-declined = { $by } geeft niets
entry-took = { $of_is ->
        [self] { $by } pakt { $card_is ->
            [given] { CARD($card, $card_face, form: "the") } van zichzelf
           *[none] een kaart uit de eigen hand
        }
       *[other] { $by } pakt { $card_is ->
            [given] { CARD($card, $card_face, form: "the") } van { $of }
           *[none] een kaart uit de hand van { $of }{ $seen_is ->
                [given] : { CARD($seen, $seen_face) }
               *[none] {""}
            }
        }
    }
entry-tossed = { $of_is ->
        [self] { $by } legt { $card_is ->
            [given] { CARD($card, $card_face, form: "the") } van zichzelf af
           *[none] een kaart uit de eigen hand af{ $seen_is ->
                [given] : { CARD($seen, $seen_face) }
               *[none] {""}
            }
        }
       *[other] { $by } laat { $of } { $card_is ->
            [given] { CARD($card, $card_face, form: "the") } afleggen
           *[none] { $of_out ->
                [yes] een kaart afleggen
               *[no] een kaart uit de hand afleggen
            }{ $seen_is ->
                [given] : { CARD($seen, $seen_face) }
               *[none] {""}
            }
        }
    }
entry-turnedup = { $by } legt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } open{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
entry-picked = { $card ->
        [none] { $by } kiest een kaart; welke, is niet bekend
       *[other] { $by } kiest { CARD($card, $card_face, form: "a") }
    }
entry-discarded = { $by } legt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } af{ $cause ->
        [limit] {""}
        [none] {""}
       *[other] {" "}voor { CARD($cause, form: "the") }
    }{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
entry-dropped = { $by } legt { CARD($card, $card_face, form: "the") } van tafel af
entry-passed = { $by } geeft { CARD($card, $card_face, form: "the") } door aan { $to }

## Levenspunten en uitschakeling

entry-lifelost = { $by } verliest { $count ->
        [one] { $count } levenspunt
       *[other] { $count } levenspunten
    }{ $cause_is ->
        [given] {" "}door { CARD($cause, form: "the") }
       *[none] {""}
    }{ $author_is ->
        [other] {" "}van { $author }
       *[nobody] {""}
    }
entry-lifegained = { $by } krijgt { $count ->
        [one] { $count } levenspunt
       *[other] { $count } levenspunten
    } terug{ $cause_is ->
        [given] : { CARD($cause) }
       *[none] {""}
    }
entry-eliminated = { $by } is uitgeschakeld{ $author_is ->
        [other] {" "}door { $author }
       *[nobody] {""}
    }{ $cause_is ->
        [given] {" "}({ CARD($cause) })
       *[none] {""}
    }{ $role_is ->
        [given] : { ROLE($role) }
       *[none] {""}
    }
entry-forfeited = Alle kaarten van { $by } gaan { $to_is ->
        [nobody] naar de aflegstapel
       *[other] naar { $to }
    }{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
entry-deckturned = De aflegstapel wordt tot een nieuwe trekstapel geschud
entry-won = { $side ->
        [outlaws] De Outlaws hebben het spel gewonnen
        [law] De wet heeft het spel gewonnen
        [renegade] De Renegade heeft het spel gewonnen
       *[other] Het spel is gewonnen door { SIDE($side) }
    }

## Wat de scheidsrechter zegt

entry-letstand = Notitie { $entry } blijft staan{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
entry-houseruled = Huisregel{ $precedent_is ->
        [given] {" "}{ $precedent }
       *[none] {""}
    }: { $key } is vanaf hier { $allowed ->
        [yes] toegestaan
       *[no] niet toegestaan
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
entry-faulted = Fout in de stapel bij { $seat }: { $fault ->
        [short] { $count } te weinig
        [exposed] kaart zichtbaar geworden
       *[misdealt] verkeerd gedeeld
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
entry-noted = Opmerking{ $text_is ->
        [given] : { $text }
       *[none] {""}
    }
entry-gap = Hier is iets niet genoteerd{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
entry-told = { $entry } (wedstrijdtafel, notitie { $number })
entry-assumed = Niet getypt, maar het moet gebeurd zijn: { $count ->
        [one] de volgende notitie
       *[other] de volgende { $count } notities
    }
entry-clockstopped = Pauze: de speelklok staat stil
entry-clockstarted = De speelklok loopt weer
entry-modechanged = { $mode ->
        [light] Vanaf hier een licht verslag
       *[full] Vanaf hier een volledig verslag
    }
entry-retracted = { $also_is ->
        [given] Notitie { $entry } en { $also ->
            [one] nog één andere
           *[other] nog { $also } andere
        } zijn teruggenomen
       *[none] Notitie { $entry } is teruggenomen
    }
entry-and_more = en nog { $count }
entry-retracted_was = { $retracted }: { $was }
entry-corrected = Notitie { $entry } is verbeterd door { $count ->
        [one] de volgende notitie
       *[other] de volgende { $count } notities
    }
entry-inserted = { $count ->
        [one] De volgende notitie hoort
       *[other] De volgende { $count } notities horen
    } vóór notitie { $entry }

## Rechtgezet, en het lichte verslag

entry-lifeset = Rechtgezet: { $by }, levenspunten { $life }
entry-mostset = Rechtgezet: { $by }, hoogste aantal levenspunten { $most }
entry-handset = Rechtgezet: { $by }, kaarten in de hand { $hand }
entry-inplayset = Rechtgezet: { $by }, op tafel: { $cards_is ->
        [given] { $cards }
       *[none] niets
    }
entry-characterset = Rechtgezet: { $by } is { CHARACTER($character) }
entry-roleset = Rechtgezet: { $by }, rol { ROLE($role) }
entry-phaseset = Rechtgezet: de beurt van { $by }, { PHASE($phase) }
entry-deckset = Rechtgezet: kaarten op de trekstapel { $deck }
entry-turnoversset = Rechtgezet: { $turned } keer geschud
entry-laid = { CARD($card, $card_face) } komt voor { $by } te liggen
entry-lost = { CARD($card, $card_face) } ligt niet meer voor { $by }
