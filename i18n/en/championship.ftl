# The championship at the table: reasons, things due, entries and the names of its rules.

## Reasons

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

house-replay_how = how a game begins again after a role was shown

## What is due

owed-replay = A role was shown: the game is played again
    .short = the game is played again
owed-expel = { $by } showed the role on purpose: expulsion, if the referee so judges
    .short = the referee decides whether { $by } is expelled

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
entry-expelled = { $by } is expelled from the tournament

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

## Rules

rule-championship-noon_comes_first = high noon
rule-championship-a_repeated_game_is_broken_off = the game is played again
