# A tournament on the phones of its players and on the screen in the hall: what everybody heard, and nothing else.

## How it goes on

cup-lasted = { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
cup-since = begun at { $time }
cup-paused = { $since ->
        [unknown] The tournament pauses: the clocks stand still.
       *[other] The tournament has paused since { $since }: the clocks stand still.
    }
cup-paused_clock = paused
cup-extra = { $minutes ->
        [one] { $minutes } minute extra
       *[other] { $minutes } minutes extra
    }
cup-round = Round { $round }
cup-playing = Round { $round } is being played, Sheriff { $sheriff }
cup-done = { $rounds ->
        [one] Done, { $rounds } round played
       *[other] Done, { $rounds } rounds played
    }
cup-next = Round { $round } is next, Sheriff { $sheriff }
cup-game = Round { $round } · Sheriff { $sheriff }
cup-beats = { $match }: { $winner } beats { $loser }
cup-goes_through = { $match }: { $winner } goes through
cup-made_of = { $gain } gained in { $rounds ->
        [1] { $rounds } round
       *[other] { $rounds } rounds
    }{ $factor ->
        [none] {""}
       *[other] {" "}× { $factor }
    }
cup-gap = A part of this tournament cannot be read. What is shown was worked out without it.

## Where somebody plays

cup-place = Table { $table }, seat { $seat }
cup-has_left = Has left the tournament
cup-not_drawn = The tables are not drawn yet
cup-no_seat = Sits at no table yet: ask the referee
cup-meets = Plays the { $match } against { $player }
cup-won = Won: { $match }
cup-lost = Lost: { $match }
cup-waits = Waits for an opponent: { $match }
cup-plays = Character: { $character }
cup-between = On the left: { $left }. On the right: { $right }.
cup-leads = { $role } in round { $round }

## Pages and the wall

cup-parts = Parts of the tournament
cup-tournament = The tournament
cup-overview = Now
cup-where = Where do I play?
cup-tables = Tables
cup-results = Results
cup-ranking = Ranking
cup-ladder = Duels
cup-clock = Clocks
cup-penalties = Who has left
cup-ask_name = Your name, or the beginning of it
cup-find = Find
cup-found = { $count ->
        [0] Nobody here is called “{ $typed }”
        [one] { $count } player may be “{ $typed }”
       *[other] { $count } players may be “{ $typed }”
    }
cup-everybody = Everybody
cup-another = Look up somebody else
cup-to_live = { $table } live
cup-over = All games and duels are over.
cup-champion = Champion: { $player }
cup-to_ranking = To the ranking
cup-hidden = Money and ranking are kept hidden as long as the tournament lasts; after the last duel they stand here.
cup-results_hidden = Who won a game and who survived it is told after the last duel: until then it would give away who has how much money.
cup-played = over
cup-winner = won
cup-no_limit = The regulation gives a round no time of its own: this is how long each has been played.
cup-no_clock = No round is being played.
cup-unknown = nobody wrote down when it began
cup-left = Left the tournament
cup-nobody_left = Nobody has left.
cup-penalties_hidden = Warnings are told at their own table; why somebody left is between the referee and the player.
cup-stale = The store cannot be read now; this is the tournament as it stood at { $time }.
cup-before = One back
cup-after = One on
cup-still = Stay at this one
cup-going = Turn by itself
