# The table for all to see: in a second terminal, on a projector, or on a screen that is turned around.

watch-hand = In your hand, as far as the log knows: { $cards }
watch-hand_none = none
watch-answers = answers
watch-gap = { $count ->
        [one] A part of this game is missing: entry { $numbers } cannot be read.
       *[other] Parts of this game are missing: entries { $numbers } cannot be read.
    } What is shown was worked out without it.
tournament-gap = { $count ->
        [one] A part of this tournament is missing: entry { $numbers } cannot be read.
       *[other] Parts of this tournament are missing: entries { $numbers } cannot be read.
    } What is shown was worked out without it.
watch-stale = The store cannot be read now; this is the table as it stood at { $time }.
watch-uncover = turn back

## On the command line

help-watch = Show a table live as everybody may see it, while somebody else logs it.
help-watch-which = the table: its id, a beginning of the id, or its title; otherwise the one touched last, whichever it is
help-watch-seat = what the player of this seat may see: a number or a name

## Keys and places

does-uncover = Turn the screen back to what only the referee may see
place-watch = The table for everybody
place-cover = Covered
