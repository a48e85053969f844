# The verdicts, with a sign that needs no colour. A verdict speaks of an irregularity, never of a penalty.

verdict-label = { $sign } { $word }
verdict-legal = Legal
    .sign = ✓
verdict-without_effect = No effect
    .sign = ○
verdict-for_referee = For the referee
    .sign = ⚖
verdict-unclear = Unclear
    .sign = ?
verdict-illegal = Irregular
    .sign = ✗
verdict-doubt = Doubt about the log
    .sign = ¿
verdict-open = Legal, source open
    .sign = ≈
verdict-remark = To note

## Phases, sides, players, lists

phase-start = start of the turn
phase-draw = drawing
phase-play = playing
phase-discard = discarding
phase-over = turn over

side-law = the law
    .of = of the law
side-outlaws = the Outlaws
    .of = of the Outlaws
side-renegade = the Renegade
    .of = of the Renegade
side-nobody = nobody
    .of = of nobody

player-nobody = nobody
player-seat = seat { $seat }
player-twin = { $name } ({ $seat })
list-and = { $head } and { $last }
list-or = { $head } or { $last }
cards-not_noted = { $count ->
        [one] { $count } card not noted
       *[other] { $count } cards not noted
    }

## Where a clause is printed

clause-cited = { $id } ({ $source })
source-read_first = none
source-NLB = Dutch rules
source-ITC = Italian championship 2007
source-CRD = printed cards
source-FAQ = official answers
source-REB = Rebel!
source-DMS = Death Mesa
source-DCX = Dodge City
source-HNX = High Noon
source-FCX = A Fistful of Cards
source-BUL = The Bullet!
source-LGS = The Lone Gunslinger

## How the game ended for a player

outcome-won = { $by } ({ ROLE($role) }) has won
outcome-lost = { $by } ({ ROLE($role) }) has lost
