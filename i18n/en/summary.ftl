# A game in sum, once it is over: on the screen, and on the command line.

summary-title = The game in sum
summary-key = Summary
summary-rematch = Rematch
summary-export = Save the game
summary-goes_on = The game goes on
summary-decided = The game is decided, and not logged to its end: { $winner }
summary-kills = Kills
summary-flags = Flags
summary-turns = Turns
summary-time = Time
summary-legend = Life points as each turn began, at most { $most }: · is out, ? was not known.
summary-flags_legend = ↶ beside the flags: the play was taken back.
summary-corrected = { $count ->
        [one] One entry taken back, put right or let stand
       *[other] { $count } entries taken back, put right or let stand
    }:
summary-listed = with { $option } all of them are listed.
summary-more = … and { $count } more
summary-totals = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    } in { $time }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $back ->
        [0] { $flags ->
            [0] no flag
            [one] one flag
           *[other] { $flags } flags
        }
       *[other] { $raised ->
            [one] one flag, taken back
           *[other] { $raised } flags, { $flags ->
                [0] all
               *[other] { $back } of them
            } taken back
        }
    }.

## Keys and places

does-summary = Show the game in sum: who won and why, eliminations, flags, turns, life points turn by turn
does-rematch = Begin a new table with the same people; the seats may be changed
does-summary-export = Save the whole game as a file
place-summary = Summary of the game

## On the command line

help-summary = Tell a game in sum: who won and why, eliminations, flags, turns and time, life points turn by turn.
help-summary-which = the table: its id, a beginning of the id, or its title; otherwise the one touched last
help-summary-corrected = also every entry that was taken back, put right or let stand
