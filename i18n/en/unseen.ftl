# What is unseen of the deck: which cards, where they may be, the chance of a draw!.

unseen-title = Unseen
unseen-where = { $count ->
        [one] { $count } card unseen
       *[other] { $count } cards unseen
    }: in the deck { $deck }, in hands { $hands }{ $lost ->
        [0] {""}
       *[other] , on the table but not noted { $lost }
    }
unseen-chances = Draw!
unseen-no_chances = Nobody has a draw! coming.
unseen-hope = { $card ->
        [dynamite] does not explode
        [jail] goes free
       *[other] succeeds
    }{ $turned ->
        [1] {""}
       *[other] , the best of { $turned } cards
    }
unseen-of = { $good } of { $of }
unseen-kinds = By name
unseen-suits = By rank and suit
unseen-held_title = Known in hands
unseen-held_none = No card in a hand is known.
unseen-held = { $what }: in the hand of { $hands }
unseen-discarded = discarded { $count }
unseen-in_play = in play { $count }
unseen-turned_up = turned up { $count }
unseen-in_hand = known in hands { $count }
unseen-signs = { $sure } unseen  { $maybe } perhaps  { $gone } seen
unseen-eyes = whose eyes
unseen-eyes_referee = what the referee knows
unseen-eyes_public = what everybody knows
unseen-eyes_seat = what { $by } knows

## Why not all of it is known

unseen-blurs = Not known
unseen-blur-faceless = { $count ->
        [one] { $count } card was named without rank and suit.
       *[other] { $count } cards were named without rank and suit.
    }
unseen-blur-rankless = { $count ->
        [one] Of { $count } card only the suit was noted.
       *[other] Of { $count } cards only the suit was noted.
    }
unseen-blur-nameless = { $count ->
        [one] Of { $count } card only rank and suit were noted, and more than one name has them.
       *[other] Of { $count } cards only rank and suit were noted, and more than one name has them.
    }
unseen-blur-not_noted = { $count ->
        [one] { $count } card lies on the table that nobody noted.
       *[other] { $count } cards lie on the table that nobody noted.
    }
unseen-blur-impossible = { $count ->
        [one] { $count } card was noted that cannot be there: the log may hold an error.
       *[other] { $count } cards were noted that cannot be there: the log may hold an error.
    }
unseen-blur-shuffled = { $count ->
        [one] The discards were shuffled once: what was seen before may come again.
       *[other] The discards were shuffled { $count } times: what was seen before may come again.
    }
unseen-blur-deck_unknown = How many cards the deck holds is not known.
unseen-blur-light = A light log does not follow the discards: more may be gone.

## Whose eyes, on the command line

error-one_pair_of_eyes = Only one can look: choose --public or --seat.
error-one_thing_to_show = Choose one of --position, --unseen and --clock.
help-show-seat = what the player of this seat may know: a number or a name
help-show-unseen = what of the deck is unseen, and the chances of each draw!
place-unseen = Unseen
