# De speelhulp: wie nu wat mag, en het naslagblad om af te drukken.

aid-title = Wie mag nu wat
aid-gone = uitgeschakeld
aid-doing = { $state ->
        [turn] aan de beurt: { $phase }
        [waits] niet aan de beurt
       *[other] nu niets te doen
    }
aid-because = { $what }: { $why }
aid-shown = Op tafel te zien
aid-unknown_hand = Van kaarten die niemand zag staat er alleen wat ermee zou mogen.
aid-plain_answer = Ja Nee

## Wat men doet

aid-play = { $cards }{ $serves ->
        [none] {""}
       *[other] {" "}(als { CARD($serves, form: "a") })
    }{ $at_is ->
        [nobody] {""}
       *[other] {" "}→ { $all ->
            [yes] allen: { $at }
           *[no] { $at }
        }
    }{ $known ->
        [yes] {" "}(in de hand)
       *[no] {""}
    }
    .short = { $cards }{ $serves ->
        [none] {""}
       *[other] {" "}(als { CARD($serves, form: "a") })
    }
aid-end = de beurt beëindigen
    .short = de beurt beëindigen
aid-ability = de vaardigheid van { CARD($character) }
    .short = { CARD($character) }
aid-haunt = { $cards } → { $at_is ->
        [nobody] alle levenden
       *[other] { $at }
    }, { $cost ->
        [0] zonder kosten
       *[other] met { $cost } extra afgelegd
    }
    .short = { $cards }
aid-haunt_if_held = indien in de hand: { $cards } → { $at_is ->
        [nobody] alle levenden
       *[other] { $at }
    }, { $cost ->
        [0] zonder kosten
       *[other] met { $cost } extra afgelegd
    }
    .short = { $cards }
aid-trade = twee kaarten als { $cards } → { $at }, { $cost ->
        [0] zonder verdere kosten
       *[other] met { $cost } extra afgelegd
    }
    .short = twee kaarten als { $cards }
aid-negate = opheffen met { $cards }{ $of_is ->
        [nobody] {""}
       *[other] {" "}namens { $of }
    }
    .short = opheffen met { $cards }
aid-negate_with = opheffen met een { $colour ->
        [red] rode kaart (♥ ♦)
       *[black] zwarte kaart (♠ ♣)
    }{ $of_is ->
        [nobody] {""}
       *[other] {" "}namens { $of }
    }
    .short = opheffen met een { $colour ->
        [red] rode kaart (♥ ♦)
       *[black] zwarte kaart (♠ ♣)
    }
aid-redraw = afleggen voor een nieuwe kaart: { $cards }
    .short = afleggen voor een nieuwe kaart

## Wat geldt

aid-holds-bangs = { $limited ->
        [yes] Bang!-kaarten deze beurt: { $played } van { $limit } gespeeld
       *[no] Bang!-kaarten naar believen deze beurt ({ $played } gespeeld)
    }
aid-holds-reach = bereik van een Bang!: { $reach }
aid-holds-out_of_turn = buiten de beurt alleen antwoorden, en een Beer bij het laatste levenspunt
aid-holds-hand_limit = houdt { $limit } in de hand aan het eind van een beurt (heeft er { $held })
aid-holds-ghost_price = een kaart van het Dead Men's Deck kost { $cost ->
        [0] verder niets
        [one] { $cost } kaart extra
       *[other] { $cost } kaarten extra
    }{ $royal ->
        [yes] , een plaatje of aas niets
       *[no] {""}
    }
aid-holds-ghost_price_open = een kaart van het Dead Men's Deck kost { $least } of { $most } kaarten extra: een rol is niet gezien
aid-holds-ghost_limit = houdt { $limit } van het Dead Men's Deck aan het eind van een beurt (heeft er { $held })
aid-holds-buried = begraven spullen: { $held }{ $cards_is ->
        [given] , waaronder { $cards }
       *[none] {""}
    }
aid-holds-bound = gebonden door { $cards } van { $of }{ $other_is ->
        [nobody] {""}
       *[other] , met { $other }
    }, tot { $until ->
        [draw] na de volgende keer trekken
        [discard] na de volgende keer afleggen
        [turn] het eind van de volgende beurt
       *[round] de volgende beurt van { $of }
    }

## Het naslagblad

aid-of-sets = Naslagblad: { $sets }
aid-options = Geldende keuzes
aid-chapter-turn = Een beurt
aid-chapter-distance = Afstand en draw!
aid-chapter-elimination = Uitschakeling
aid-chapter-victory = Wie wint
aid-chapter-cards = De kaarten
aid-chapter-characters = De personages
aid-chapter-burial = Spook worden
aid-chapter-ghost_turn = De beurt van een spook
aid-chapter-costs = Wat een kaart kost
aid-chapter-negation = Opheffen: duels tussen spoken
aid-chapter-living = De levenden en de spoken
aid-chapter-dead_mens_deck = Het Dead Men's Deck
aid-foot = Achter elke regel staat de bepaling waar hij op steunt. * aanbevolen lezing, ? open in de bronnen.
aid-saved = Geschreven: { $file }
aid-where = Waar moet het naslagblad heen?
aid-key_page = Blad bewaren om af te drukken
aid-key_scroll = Verder lezen
app-key_aid = Mag
place-aid = Speelhulp
does-aid = Wie nu wat mag, wat het kost en wat hem bindt
help-aid = Toon wie nu wat mag, of schrijf het naslagblad van de sets om af te drukken.
help-aid-public = met wat iedereen aan tafel mag weten
help-aid-seat = één speler, met wat hij mag weten: een nummer of een naam
help-aid-sets = het naslagblad van deze set, met de gewone keuzes; meerdere sets na elkaar
help-aid-page = schrijf het naslagblad in dit bestand als pagina om af te drukken (HTML)
help-aid-languages = een taal; van het naslagblad meerdere talen na elkaar
error-card_has_no_eyes = Een naslagblad is voor alle ogen hetzelfde: laat --public en --seat weg.
error-no_reference_card = Voor { $sets } is geen naslagblad geschreven: kies met --set andere, zoals base.
