# The history: one line an entry. $x_is says whether x is there: none or given; of a player: nobody, self or other.

## The turn

entry-opened = { $title_is ->
        [given] { $title }: { $seats ->
            [one] { $seats } player
           *[other] { $seats } players
        }
       *[none] The table opens with { $seats ->
            [one] { $seats } player
           *[other] { $seats } players
        }
    }
entry-turnbegan = { $by }'s turn
entry-turnended = { $by } ends the turn
entry-flipped = { $card ->
        [jourdonnais] { $by } makes a draw! by special ability
       *[other] { $by } makes a draw! for { CARD($card, form: "the") }
    }: { $face }{ $over_is ->
        [given] , chosen over { $over }
       *[none] {""}
    }
entry-drew = { $by } draws { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }{ $source ->
        [discards] {" "}from the discards
        [hand] { $of_is ->
            [self] {" "}from their own hand
           *[other] {" "}from { $of }'s hand
        }
       *[deck] {""}
    }{ $cause ->
        [turn] {""}
        [none] {""}
        [reward] {" "}as a reward
       *[other] {" "}for { CARD($cause, form: "the") }
    }{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
entry-revealed = { $by } shows { CARD($card, $card_face, form: "a") }
entry-putback = { $by } puts { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } back on the deck{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }

## Plays and answers

entry-played = { $by } plays { CARD($card, $card_face, form: "a") }{ $serves_is ->
        [given] {" "}as { CARD($serves, form: "a") }
       *[none] {""}
    }{ $at_is ->
        [nobody] {""}
        [self] {" "}at their own seat
       *[other] {" "}at { $at }
    }{ $lying ->
        [yes] {" "}(already in play)
       *[no] {""}
    }
entry-answered = { $by } answers with { CARD($card, $card_face, form: "a") }{ $lying ->
        [yes] {" "}(already in play)
       *[no] {""}
    }
entry-declined = { $by } gives nothing
entry-took = { $of_is ->
        [self] { $by } takes { $card_is ->
            [given] { CARD($card, $card_face, form: "the") } of their own
           *[none] a card from their own hand
        }
       *[other] { $by } takes { $card_is ->
            [given] { CARD($card, $card_face, form: "the") } of { $of }
           *[none] a card from { $of }'s hand{ $seen_is ->
                [given] : { CARD($seen, $seen_face) }
               *[none] {""}
            }
        }
    }
entry-tossed = { $of_is ->
        [self] { $by } discards { $card_is ->
            [given] { CARD($card, $card_face, form: "the") } of their own
           *[none] a card from their own hand{ $seen_is ->
                [given] : { CARD($seen, $seen_face) }
               *[none] {""}
            }
        }
       *[other] { $by } makes { $of } discard { $card_is ->
            [given] { CARD($card, $card_face, form: "the") }
           *[none] { $of_out ->
                [yes] a card
               *[no] a card from the hand
            }{ $seen_is ->
                [given] : { CARD($seen, $seen_face) }
               *[none] {""}
            }
        }
    }
entry-turnedup = { $by } turns up { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
entry-picked = { $card ->
        [none] { $by } chooses a card; which one is not known
       *[other] { $by } chooses { CARD($card, $card_face, form: "a") }
    }
entry-discarded = { $by } discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $cause ->
        [limit] {""}
        [none] {""}
       *[other] {" "}for { CARD($cause, form: "the") }
    }{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
entry-dropped = { $by } discards { CARD($card, $card_face, form: "the") } in play
entry-passed = { $by } passes { CARD($card, $card_face, form: "the") } on to { $to }

## Life points and elimination

entry-lifelost = { $by } loses { $count ->
        [one] { $count } life point
       *[other] { $count } life points
    }{ $cause_is ->
        [given] {" "}to { CARD($cause, form: "the") }
       *[none] {""}
    }{ $author_is ->
        [other] {" "}of { $author }
       *[nobody] {""}
    }
entry-lifegained = { $by } regains { $count ->
        [one] { $count } life point
       *[other] { $count } life points
    }{ $cause_is ->
        [given] : { CARD($cause) }
       *[none] {""}
    }
entry-eliminated = { $by } is eliminated{ $author_is ->
        [other] {" "}by { $author }
       *[nobody] {""}
    }{ $cause_is ->
        [given] {" "}({ CARD($cause) })
       *[none] {""}
    }{ $role_is ->
        [given] : { ROLE($role) }
       *[none] {""}
    }
entry-forfeited = All cards of { $by } go { $to_is ->
        [nobody] to the discards
       *[other] to { $to }
    }{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
entry-deckturned = The deck is turned over
entry-won = The game is won by { SIDE($side) }

## What the referee says

entry-letstand = Entry { $entry } stands{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
entry-houseruled = House rule{ $precedent_is ->
        [given] {" "}{ $precedent }
       *[none] {""}
    }: { $key } is { $allowed ->
        [yes] allowed
       *[no] not allowed
    } from here on{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
entry-faulted = Deck fault at { $seat }: { $fault ->
        [short] { $count } too few
        [exposed] card exposed
       *[misdealt] misdeal
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
entry-noted = Note{ $text_is ->
        [given] : { $text }
       *[none] {""}
    }
entry-gap = Something went unlogged here{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
entry-told = { $entry } (tournament desk, entry { $number })
entry-assumed = Not typed, but it must have happened: { $count ->
        [one] the next entry
       *[other] the next { $count } entries
    }
entry-clockstopped = Pause: the play clock stands still
entry-clockstarted = The play clock goes on
entry-modechanged = { $mode ->
        [light] From here on a light log
       *[full] From here on a full log
    }
entry-retracted = { $also_is ->
        [given] Entry { $entry } and { $also ->
            [one] another one
           *[other] { $also } others
        } are taken back
       *[none] Entry { $entry } is taken back
    }
entry-and_more = and { $count } more
entry-retracted_was = { $retracted }: { $was }
entry-corrected = Entry { $entry } is corrected by { $count ->
        [one] the next entry
       *[other] the next { $count } entries
    }
entry-inserted = { $count ->
        [one] The next entry belongs
       *[other] The next { $count } entries belong
    } before entry { $entry }

## Put right, and the light log

entry-lifeset = Put right: { $by }, life points { $life }
entry-mostset = Put right: { $by }, most life points { $most }
entry-handset = Put right: { $by }, cards in hand { $hand }
entry-inplayset = Put right: { $by }, in play: { $cards_is ->
        [given] { $cards }
       *[none] nothing
    }
entry-characterset = Put right: { $by } is { CHARACTER($character) }
entry-roleset = Put right: { $by }, role { ROLE($role) }
entry-phaseset = Put right: the turn of { $by }, { PHASE($phase) }
entry-deckset = Put right: cards in the deck { $deck }
entry-turnoversset = Put right: deck turned over { $turned } times
entry-laid = { CARD($card, $card_face) } comes into play before { $by }
entry-lost = { CARD($card, $card_face) } before { $by } is gone
