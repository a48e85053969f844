# What a seat may do, what would come next, and lines pasted together.
acting-in_reach = in reach
acting-beyond = out of reach
acting-then = Then: { $what }
acting-log_all = logs all { $count } lines
acting-let_go = let them go
acting-waiting = { $count ->
        [one] { $count } line still waits
       *[other] { $count } lines still wait
    }
acting-pasted = { $lines ->
        [one] { $lines } line logged
       *[other] { $lines } lines logged
    }{ $flags ->
        [0] {""}
        [one] , { $flags } with a flag: see the history
       *[other] , { $flags } with flags: see the history
    }
acting-several = More than one thing that may be done now begins with “{ $typed }”. Tab takes the one that stands out; ↓ goes on to the next.
acting-not_now = Nothing that may be done now begins with “{ $typed }”. If it was done all the same: Tab takes the line that stands out; ↓ goes on to the next.
acting-only_begun = “{ $typed }” is only begun. Tab takes the word that stands out; or type it whole.
