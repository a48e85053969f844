# The championship at the table: reasons, things due, entries and the names of its rules.

## Reasons

reason-noon_waits_for_the_sheriff = The deck is turned over for the third time. One reading: from the next turn of the Sheriff on, every turn costs a life point. The other: from the next turn on, whoever takes it.
reason-role_exposed = { $how ->
        [mistake] { $by } has let others see the role card by mistake: that is not allowed, and the game must be played again.
        [purpose] { $by } has shown the role card on purpose: an extremely serious infraction; the penalty is for the referee.
       *[unknown] { $by } has let others see the role card, which is not allowed. By mistake: the game must be played again. On purpose: an extremely serious infraction.
    }
reason-role_open = { $by }'s role lies open anyway: showing it has no effect.
reason-replay_how = { $start ->
        [auction] The game begins again with a new auction.
       *[deal] The game begins again with a new deal of the roles.
    } The regulation says only that the game is repeated. One reading: roles are dealt anew, and everybody keeps the character at the price paid. The other: the auction belongs to the round, so it is held again and what was paid is given back.
reason-game_replayed = This game was broken off, to be played again with { $start ->
        [auction] a new auction
       *[deal] a new deal
    }: nothing more happens in it.
reason-noon_not_yet = { $by } loses nothing to high noon yet: it strikes from the Sheriff's first turn after the third turning-over of the deck ({ $count } so far).
reason-noon_once = High noon costs { $by } one life point at the start of each turn of their own, and nothing besides.
reason-not_on_oneself = { $by } plays { CARD($card, form: "the") } at cards of their own; at the championship that is not allowed.
reason-older_copy_stays = { $by } has two cards of one name in play ({ CARD($card) }): the older one has to be discarded.
reason-already_left = { $by } has left the tournament already, and there is no coming back.
reason-stays_jailed = { $by } has left and counts as in Jail for good: every turn is skipped, without a draw!.
reason-cards_stay = { $by } has left, but is not out: all the cards stay where they are.
reason-left_not_out = { $by } has left, but is not eliminated: the seat stays in the game, and can be shot at and robbed.
reason-jailed_already = { $at } has left and counts as in Jail anyway: a Jail changes nothing.
reason-passive_plays = { $by } has left: the seat is passive and uses nothing that has to be played or chosen, so not { CARD($card, form: "the") } either.
reason-barrel_not_used = { $by } has left, yet { CARD($card, form: "the") } is used: the draw! comes first.
reason-passive_ability = { $by } has left. What works by itself goes on; whether { CARD($ability, form: "the") } does is not said. One reading: the ability leaves a choice, so it rests. The other: it goes on, and the referee chooses at random.
reason-cheating = { $by } { $how ->
        [peeking] has looked at an opponent's hand
        [lying] has given false information about the game
        [advice] has taken advice from outside the game
        [pact] has agreed how the game shall end
       *[referee] has lied to a referee
    }: that is cheating, and not tolerated.
reason-not_called_to_order = { $by } has not been called to order yet: for slow play that comes before any penalty.
reason-in_good_faith = { $by } made a mistake in good faith: that is put right, and not punished.
reason-not_an_opponent = { $by } can have a referee watch an opponent only.

## What is due

owed-replay = A role was shown: the game is played again
    .short = the game is played again
owed-expel = If { $by } showed the role on purpose: expulsion, if the referee so judges
    .short = the referee decides whether { $by } is expelled
owed-skip = { $by } has left: this turn is skipped
    .short = { $by } skips this turn
owed-order = If { $by } is too slow, the referee calls to order
    .short = the referee calls { $by } to order
owed-penalise = { $by } has been called to order for slow play { $count } times: the referee may give a penalty
    .short = the referee may penalise { $by }
owed-punish = { $by } has cheated: a penalty is due, which and when is for the referee
    .short = the referee penalises { $by }
owed-second = { $by } has a second warning: that is an expulsion
    .short = { $by } is expelled for a second warning

## Entries

entry-roleexposed = { $by } lets others see the role card{ $role_is ->
        [given] {" "}({ ROLE($role) })
       *[none] {""}
    }{ $how ->
        [mistake] {" "}by mistake
        [purpose] {" "}on purpose
       *[none] {""}
    }
entry-gamereplayed = { $start ->
        [auction] The game is broken off and played again, with a new auction
       *[deal] The game is broken off and played again, with a new deal
    }
entry-expelled = { $by } is expelled from the tournament{ $offence ->
        [slow] {" "}for slow play
        [cheating] {" "}for cheating
        [conduct] {" "}for misconduct
        [mistake] {" "}for a mistake
       *[none] {""}
    }
entry-withdrew = { $by } leaves the tournament
entry-cheated = The referee finds { $by } cheating: { $how ->
        [peeking] looked at an opponent's hand
        [lying] false information
        [advice] advice from outside
        [pact] an agreed ending
       *[referee] a lie to a referee
    }
entry-warned = The referee gives { $by } a warning{ $offence ->
        [slow] {" "}for slow play
        [cheating] {" "}for cheating
        [conduct] {" "}for misconduct
        [mistake] {" "}for a mistake
       *[none] {""}
    }
entry-refereecalled = { $by } calls a referee{ $of_is ->
        [nobody] {""}
       *[other] : { $of } may be stalling
    }
entry-calledtoorder = The referee calls { $by } to order for slow play
entry-turnlimited = { $seconds ->
        [0] There is no limit for a turn any more
       *[other] The clock marks turns over { $seconds } seconds
    }
entry-timeadded = { $minutes ->
        [one] The table is given { $minutes } extra minute
       *[other] The table is given { $minutes } extra minutes
    }

card-noon = high noon
    .a = high noon
    .the = high noon
step-noon = the life point for high noon

## To look at

panel-noon = { $state ->
        [counting] High noon: the deck was turned over { $count } of { $due } times
        [armed] High noon begins with the next turn of { $by }
       *[striking] High noon: { $by } is the next to lose a life point
    }
panel-replay = { $start ->
        [auction] Broken off: played again with a new auction
       *[deal] Broken off: played again with a new deal
    }
panel-expelled = Expelled: { $by }
panel-left = Left, passive seat: { $by }
panel-calls = Called to order: { $by } { $count ->
        [one] (once)
        [2] (twice: a penalty may be given)
       *[other] ({ $count } times: a penalty may be given)
    }
panel-warned = Warned: { $by } { $count ->
        [one] (once)
        [2] (twice)
       *[other] ({ $count } times)
    }
panel-times = { $what ->
        [limit] A turn may take { $time }
       *[extra] Extra time: { $time }
    }

## Rules

rule-championship-noon_comes_first = high noon
rule-championship-a_repeated_game_is_broken_off = the game is played again
rule-championship-in_jail_for_good = left the game: counts as in Jail
rule-championship-wholly_passive = left the game: plays nothing
rule-championship-nothing_saves_him = left the game: no Beer
rule-championship-he_picks_last = left the game: picks last
rule-championship-one_card_will_do = left the game: nobody picks a card for him
rule-championship-as_the_referee_set_it = limit set by the referee
rule-championship-calls_are_counted = called to order
rule-championship-no_ability_in_mid_card = not before the card is over
