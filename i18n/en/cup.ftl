# A tournament on the phones of its players and on the screen in the hall: what everybody heard, and nothing else.

## How it goes on

cup-lasted = { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
cup-since = begun at { $time }
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
cup-duel = Plays the { $match } against { $player }
cup-won = Won: { $match }
cup-lost = Lost: { $match }
cup-waits = Waits for an opponent: { $match }
cup-plays = Character: { $character }
cup-between = On the left: { $left }. On the right: { $right }.
cup-leads = { $role } in round { $round }
