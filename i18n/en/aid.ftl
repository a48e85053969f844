# The player aid: who may do what now, and the reference card to print.

aid-title = Who may do what now
aid-gone = eliminated
aid-doing = { $state ->
        [turn] on turn: { $phase }
        [waits] not on turn
       *[other] nothing to do now
    }
aid-because = { $what }: { $why }
aid-shown = To see on the table
aid-unknown_hand = Of cards that nobody saw it is only said what might be done with them.
aid-plain_answer = Yes No

## Deeds

aid-play = { $cards }{ $serves ->
        [none] {""}
       *[other] {" "}(as { CARD($serves, form: "a") })
    }{ $at_is ->
        [nobody] {""}
       *[other] {" "}→ { $all ->
            [yes] all of { $at }
           *[no] { $at }
        }
    }{ $known ->
        [yes] {" "}(in hand)
       *[no] {""}
    }
    .short = { $cards }{ $serves ->
        [none] {""}
       *[other] {" "}(as { CARD($serves, form: "a") })
    }
aid-end = end the turn
    .short = end the turn
aid-ability = the ability of { CARD($character) }
    .short = { CARD($character) }
aid-haunt = { $cards } → { $at_is ->
        [nobody] all the living
       *[other] { $at }
    }, { $cost ->
        [0] at no cost
       *[other] with { $cost } more discarded
    }
    .short = { $cards }
aid-haunt_if_held = if held, { $cards } → { $at_is ->
        [nobody] all the living
       *[other] { $at }
    }, { $cost ->
        [0] at no cost
       *[other] with { $cost } more discarded
    }
    .short = { $cards }
aid-trade = two cards as { $cards } → { $at }, { $cost ->
        [0] at no further cost
       *[other] with { $cost } more discarded
    }
    .short = two cards as { $cards }
aid-negate = negate with { $cards }{ $of_is ->
        [nobody] {""}
       *[other] {" "}on behalf of { $of }
    }
    .short = negate with { $cards }
aid-negate_with = negate with a { $colour ->
        [red] red card (♥ ♦)
       *[black] black card (♠ ♣)
    }{ $of_is ->
        [nobody] {""}
       *[other] {" "}on behalf of { $of }
    }
    .short = negate with a { $colour ->
        [red] red card (♥ ♦)
       *[black] black card (♠ ♣)
    }
aid-redraw = discard for a new card: { $cards }
    .short = discard for a new card

## What holds

aid-holds-bangs = { $limited ->
        [yes] Bang! cards this turn: { $played } of { $limit } played
       *[no] any number of Bang! cards this turn ({ $played } played)
    }
aid-holds-reach = reach of a Bang!: { $reach }
aid-holds-out_of_turn = out of turn only answers, and a Beer at the last life point
aid-holds-hand_limit = keeps { $limit } in hand at the end of a turn (holds { $held })
aid-holds-ghost_price = a card of the Dead Men's Deck costs { $cost ->
        [0] nothing more
        [one] { $cost } further card
       *[other] { $cost } further cards
    }{ $royal ->
        [yes] , a royal one none
       *[no] {""}
    }
aid-holds-ghost_price_open = a card of the Dead Men's Deck costs { $least } or { $most } further cards: a role was not seen
aid-holds-ghost_limit = keeps { $limit } of the Dead Men's Deck at the end of a turn (holds { $held })
aid-holds-buried = buried goods: { $held }{ $cards_is ->
        [given] , among them { $cards }
       *[none] {""}
    }
aid-holds-bound = bound by { $cards } of { $of }{ $other_is ->
        [nobody] {""}
       *[other] , with { $other }
    }, until { $until ->
        [draw] the next drawing is done
        [discard] the next discarding is done
        [turn] the end of the next turn
       *[round] the next turn of { $of }
    }

## The reference card

aid-of-sets = Reference card: { $sets }
aid-options = Options in force
aid-chapter-turn = A turn
aid-chapter-distance = Distance and draw!
aid-chapter-elimination = Elimination
aid-chapter-victory = Who wins
aid-chapter-cards = The cards
aid-chapter-characters = The characters
aid-chapter-burial = Becoming a ghost
aid-chapter-ghost_turn = A ghost's turn
aid-chapter-costs = What a card costs
aid-chapter-negation = Negating: duels of ghosts
aid-chapter-living = The living and the ghosts
aid-chapter-dead_mens_deck = The Dead Men's Deck
aid-foot = After each line stands the clause it rests on. * recommended reading, ? open in the sources.
aid-saved = Written: { $file }
aid-where = Where should the reference card go?
aid-key_page = Save the card to print
aid-key_scroll = Read on
app-key_aid = May
place-aid = Player aid
does-aid = Who may do what now, at what cost, and what binds them
help-aid = Say who may do what now, or write the reference card of the sets to print.
help-aid-public = with what everybody at the table may know
help-aid-seat = one player, with what he may know: a number or a name
help-aid-sets = the reference card of this set, with its usual options; several one after the other
help-aid-page = write the reference card into this file as a page to print (HTML)
help-aid-languages = a language; of the card, several one after the other
error-card_has_no_eyes = A reference card is the same for all eyes: leave out --public and --seat.
error-no_reference_card = No reference card was written for { $sets }: choose others with --set, such as base.
