# What is due: a line for the list, and in `.short` the same inside another sentence, where only $by, $count and $card are known.

owed-optional = { $what } (may)
owed-overdue = { $what } (not logged yet)
owed-waits = { $what } (after the card)
owed-options = { $what }: { $options }
owed-nothing = nothing
owed-other_card = any other card

owed-turn = The turn of { $by } begins
    .short = the turn of { $by } begins
owed-end = { $card ->
        [jail] { $by } skips this turn
       *[other] { $by } ends the turn
    }
    .short = { $card ->
        [jail] { $by } skips this turn
       *[other] { $by } ends the turn
    }
owed-flip = { $card ->
        [jourdonnais] { $by } makes a draw! by special ability
       *[other] { $by } makes a draw! for { CARD($card, form: "the") }
    }
    .short = { $card ->
        [jourdonnais] { $by } makes a draw! by special ability
       *[other] { $by } makes a draw! for { CARD($card, form: "the") }
    }
owed-draw = { $by } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $other_is ->
        [other] {" "}from { $other }'s hand
       *[nobody] {""}
    }{ $card ->
        [turn] {""}
        [reward] {" "}as a reward
       *[other] {" "}for { CARD($card, form: "the") }
    }
    .short = { $by } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $card ->
        [turn] {""}
        [reward] {" "}as a reward
       *[other] {" "}for { CARD($card, form: "the") }
    }
owed-show = { $by } shows the second card drawn
    .short = { $by } shows the second card drawn
owed-putback = { $by } puts { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } back on the deck
    .short = { $by } puts { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } back on the deck
owed-answer = { $by } answers { CARD($card, form: "the") }{ $other_is ->
        [other] {" "}of { $other }
       *[nobody] {""}
    }{ $count ->
        [1] {""}
       *[other] {" "}({ $count } needed)
    }
    .short = { $by } answers { CARD($card, form: "the") }
owed-lose = { $by } loses { $count ->
        [one] { $count } life point
       *[other] { $count } life points
    } to { CARD($card, form: "the") }{ $other_is ->
        [other] {" "}of { $other }
       *[nobody] {""}
    }
    .short = { $by } loses { $count ->
        [one] { $count } life point
       *[other] { $count } life points
    } to { CARD($card, form: "the") }
owed-gain = { $by } regains { $count ->
        [one] { $count } life point
       *[other] { $count } life points
    }: { CARD($card) }
    .short = { $by } regains { $count ->
        [one] { $count } life point
       *[other] { $count } life points
    }
owed-fall = { $by } has lost the last life point
    .short = { $by } regains a life point or is eliminated
owed-forfeit = All cards of { $by } go { $other_is ->
        [other] to { $other }
       *[nobody] to the discards
    }
    .short = { $by } gives up all cards
owed-take = { $other_is ->
        [nobody] { $by } takes one of their own cards
       *[other] { $by } takes a card from { $other }
    }
    .short = { $by } takes a card
owed-toss = { $other_is ->
        [nobody] { $by } discards one of their own cards
       *[other] { $by } makes { $other } discard a card
    }
    .short = { $by } makes somebody discard a card
owed-discard = { $by } discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .short = { $by } discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
owed-drop = { $by } discards { CARD($card, form: "the") } in play
    .short = { $by } discards { CARD($card, form: "the") } in play
owed-pass = { $by } passes { CARD($card, form: "the") } on to { $other }
    .short = { $by } passes { CARD($card, form: "the") } on
owed-turnup = { $by } turns up { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .short = { $by } turns up { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
owed-pick = { $by } takes one of the cards turned up
    .short = { $by } takes one of the cards turned up
owed-turned = The deck is empty: shuffle the discards into a new one
    .short = the discards are shuffled into a new deck
owed-won = { $card ->
        [none] The game is over: the last role decides who has won
       *[other] The game is won by { SIDE($card) }
    }
    .short = { $card ->
        [none] the game is over
       *[other] the game is won by { SIDE($card) }
    }
