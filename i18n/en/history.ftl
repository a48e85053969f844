# The history on a screen of its own, and the ways on from an entry that lies some plays back.

error-nothing_to_redo = There is nothing to redo: what was taken back last stands, or something was logged since.
error-no_target = Entry { $number } has no target that could be another one.
error-was_inserted = Entry { $number } was inserted: take it back, and insert it anew.

history-found = The table that entry { $number } found
history-left = The table that entry { $number } left
history-shown = { $shown } of { $all } shown
history-nothing = No entry fits. Esc shows all of them again.
history-flags = flags
history-looked_for = Looked for: { $what }
history-prompt = seats, cards, verbs in any language, words of a note, ! for flags

## What became of an entry

history-retracted = Taken back by entry { $by }.
history-replaced = Put right by entry { $by }.
history-instead = Stands in the place of entry { $entry }.
history-forgotten = Was forgotten before entry { $entry }.
history-by = { $known ->
        [both] Logged by { $who } on { $device }
        [device] Logged on { $device }
       *[who] Logged by { $who }
    }
history-stood = { $reason_is ->
        [given] The referee let it stand: { $reason }
       *[none] The referee let it stand.
    }

## Keys

history-key_look = Look for
history-key_flags = Flags
history-key_seat = A seat
history-key_after = Before / after
history-key_ways = Ways on
history-key_correct = Put right
history-key_insert = Insert before
history-key_retarget = Other target
history-key_undo = Undo
history-key_redo = Redo
history-key_accept = Log it
history-key_leave = Leave it

## The ways on

ways-title = Entry { $number }: { $entry }
ways-after = { $count ->
        [0] It is the last one that counts.
        [one] One entry came after it.
       *[other] { $count } entries came after it.
    }
ways-first = Log first what was due
ways-surplus = The discard was not typed: log it first
ways-asked = Whoever was asked has answered: log it as theirs
ways-reading = By the other reading: decide it so before this entry
ways-stand = Let it stand
ways-alone = Take back this entry, with what answered it
ways-correct = Put this entry right
ways-rewind = Rewind: take back everything from here
ways-late = It was forgotten: put it before the end of that turn
ways-unwritten = A card that allows it was forgotten: put that in before it
ways-again = Bring it back
ways-stands = { $after ->
        [0] Nothing changes.
        [one] Nothing changes; the entry after it stays
       *[other] Nothing changes; the { $after } entries after it stay
    }{ $flagged ->
        [0] {""}
        [one] , one of them flagged
       *[other] , { $flagged } of them flagged
    }
ways-changes = { $unfit ->
        [0] Every line after it still fits
        [one] One line after it no longer fits
       *[other] { $unfit } lines after it no longer fit
    }{ $fit ->
        [0] {""}
        [one] ; one that did not fits now
       *[other] ; { $fit } that did not fit now
    }{ $others ->
        [0] {""}
        [one] ; one is judged otherwise
       *[other] ; { $others } are judged otherwise
    }
ways-undone = { $count ->
        [one] One entry goes
       *[other] { $count } entries go
    }{ $parts_is ->
        [given] : { $parts }
       *[none] {""}
    }
ways-plays = { $count ->
        [one] one card played
       *[other] { $count } cards played
    }
ways-turns = { $count ->
        [one] the beginning of a turn
       *[other] the beginnings of { $count } turns
    }
ways-lives = { $count ->
        [one] one life point lost
       *[other] { $count } life points lost
    }
ways-out = the elimination of { $by }
ways-won = the end of the game
ways-unfit = No longer fit:
ways-fit = Fit now:
ways-more = and { $count } more
ways-differs = At the table now:
ways-same = The table stays as it is.

## What differs at the table

ways-table = Table
ways-differs_at = { $who }: { $what }
ways-difference = { $what } { $was } → { $now }
ways-what_out = is
ways-what_role = role
ways-what_character = character
ways-what_life = life points
ways-what_hand = hand
ways-what_in_play = in play
ways-what_turn = turn
ways-what_phase = phase
ways-what_deck = deck
ways-what_discards = discards
ways-what_turned = deck turned over
ways-what_winner = winner
ways-is_out = out
ways-is_in = in

## Putting right

putright-retract = Take entry { $number } back
putright-correct = Entry { $number } should have been
putright-insert = Forgotten before entry { $number }
putright-retarget = Entry { $number }, at another target: press the number of a seat
putright-prompt = What happened there? Several lines: with ; between them

## What the keys do, at length

does-ways = Every way on from the entry chosen, with what each would come to
does-look = Look for seats, cards, verbs or words of a remark
does-flags = Only the entries that are or were flagged, or all of them
does-after = The table that the entry left, or the one it found
does-correct = Type what the entry chosen should have been
does-insert = Type what was forgotten before the entry chosen
does-retarget = The same play at another player
does-take_back_entry = Take back the entry chosen alone, or bring it back
does-undo = Take back all that the last line logged
does-redo = Bring back what was taken back last
does-accept = Log it, now that it is seen what it changes
