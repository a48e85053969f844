# What could have been otherwise for a play to be allowed: follows on "It would be allowed if: ".

change-target = { $by } was the target
change-targets = { $by } and { $other } were the targets
change-no_target = no other player was named
change-recipient = { $by_is ->
        [nobody] the cards went to the discards
       *[other] it went to { $by }
    }
change-owner = the card was { $by }'s
change-about = { $by } was meant
change-player = it was { $by } who did so
change-turn_begins = { $by }'s turn began
change-side = the winner was { SIDE($what) }
change-card = the card was { CARD($what, $what_face, form: "a") }
change-from_hand = the card out of the hand was { CARD($what, $what_face, form: "a") }
change-colour = the card was { $what ->
        [red] red
       *[black] black
    }
change-out_of_hand = the card came from { $by }'s hand
change-answered = { $by } answered with { CARD($what, form: "a") }
change-source = { $what ->
        [hand] it was drawn from { $by }'s hand
        [discards] it was drawn from the discards
       *[deck] it was drawn from the deck
    }
change-author = { $by_is ->
        [nobody] it was put down to nobody
       *[other] it was put down to { $by }
    }
change-count = the number of cards was { $count }
change-points = the number of life points was { $count }
change-paid = { $count ->
        [0] no further card was discarded for it
        [one] { $count } further card was discarded for it
       *[other] { $count } further cards were discarded for it
    }
change-discarded = { $by } had first discarded { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
change-drawn_first = { $by } had first made the draw! for { CARD($what, form: "the") }
change-due_first = this had been done first: { $owed }
change-all_due_first = all that was still due had been done first
change-phase_play = the turn was at the playing phase
change-own_turn = it was { $by }'s turn
change-not_played = { CARD($what, form: "the") } had not been played this turn
change-with_card = { $by } had { CARD($what, form: "a") } in play
change-without_card = { $by } had no { CARD($what) } in play
change-hand = { $by } had { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    } in hand
change-life = { $by } had { $count ->
        [one] { $count } life point
       *[other] { $count } life points
    }
change-alive = { $by } was still in the game
change-character = { $by } was { CHARACTER($what) }

## The steps of a computed answer; a rule named after a card or character is called by its name

rule-base-the_living_act = the eliminated do nothing more
rule-base-the_living_are_asked = the eliminated are not asked
rule-base-clockwise = clockwise
rule-base-the_player_first = the player of the card chooses first
rule-base-the_living_count = only the living count
rule-base-seats_between = around the table
rule-base-weapon_reach = weapon
rule-base-reach_of_the_card = reach of the card itself
rule-base-barrel_in_play = Barrel in play
rule-base-missed_averts_shots = a Missed! averts a shot
rule-base-bang_meets_challenges = a Bang! answers Duel and Indians!
rule-base-beer_rescues = a Beer may save
rule-base-sid_ketchum_rescues = Sid Ketchum may save himself
rule-base-heart_averts = heart turned up
rule-base-dynamite_holds = Dynamite holds
rule-base-heart_frees = heart frees from Jail
rule-base-phase_one = drawing phase
rule-base-jail_draw = draw! for Jail
rule-base-one_card_of_kit_carlson = Kit Carlson: one goes back
rule-base-a_prisoner_may_stay = a turn that the Jail may take away
rule-base-dynamite_draw = draw! for Dynamite
rule-base-nothing_to_take_from = no card to take
rule-base-as_it_is_read = as the table reads it
rule-base-clockwise_from_the_sheriff = clockwise from the Sheriff
rule-base-as_many_as_life = life points left
rule-base-as_much_as_the_card_is_worth = what the card is worth
rule-base-beer_needs_three = two players left
rule-base-four_players = four players
rule-base-five_players = five players
rule-base-six_players = six players
rule-base-seven_players = seven players
rule-base-sheriff_is_known = open role of the Sheriff
rule-base-printed_life = printed on the character
rule-base-sheriff_has_one_more = Sheriff, one more
rule-base-as_many_cards_as_life = as many cards as life points
rule-base-somebody_has_won = somebody has won or the Sheriff is eliminated
rule-base-sheriff_is_dead = Sheriff eliminated
rule-base-law_is_done = Outlaws and Renegade eliminated
rule-base-who_acts_takes_turns = who plays takes turns
rule-base-players_have_life = everybody has life points
rule-base-the_sheriff_is_penalised = the Sheriff pays for a Deputy
rule-base-at_once_or_after_the_card = the winner at once or after the card
rule-base-the_law_wins_together = the law wins together
rule-base-the_outlaws_win_together = the Outlaws win together
rule-base-the_renegade_wins_alone = the Renegade wins alone
rule-base-what_is_left_of_the_mix = what is left of the roles
