# Words of the screens and of the command line: titles, labels, key hints, questions, summaries.
app-title = BANG! referee
app-subtitle = what was not allowed, and why

## Home

home-title = Tables
home-continue = Continue
home-new = New table
home-open = Open a table
home-rulings = Rulings
home-check = Check a file
home-position = Judge a position
home-language = Language
home-help = Help
home-quit = Quit
home-empty = No table yet. Press N for a new one.
home-last = last entry { $when }
home-state = { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
home-won = won by { SIDE($side) }

## A new table

new-title = New table
new-name = Name of the table
new-players = Players, in seat order from the Sheriff on
new-player = Player { $seat }
new-sets = Sets
new-mode = Log
new-start = Start
new-nobody = Type who plays first: the names in seat order, with commas between them.
new-add = Add a player
new-remove = Remove a player

## Sets, their options and the values of these

set-base = base game
set-championship = championship 2007
set-rebel = Rebel!
set-death_mesa = Death Mesa
option-edition = Edition of the characters
option-edition-fourth = fourth
option-edition-first = first
option-events = Event cards
option-events-none = none
option-events-high_noon = High Noon
option-events-fistful = A Fistful of Cards
option-events-both = both

error-of_another_set = “{ $word }” belongs to a set that was not chosen: { $sets }. Choose it too, or type another word.

## The table

table-turn = Turn
table-phase = Phase
table-no_turn = No turn has begun
table-deck = Deck
table-discards = Discards
table-turned = { $turned ->
        [0] not turned over yet
        [one] turned over once
       *[other] turned over { $turned } times
    }
table-open_cards = Turned up
table-seat = Seat
table-hand = Hand
table-life = Life
table-life_points = { $life ->
        [one] { $life } life point
       *[other] { $life } life points
    }
table-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-in_play = In play
table-weapon = Weapon
table-no_weapon = Colt .45
table-reach = Reach
table-distance = Distance
table-role = Role
table-idle = does nothing now
table-open_role = open role
table-character = Character
table-out = out
table-unknown = not known
table-nothing = nothing
table-due = Due
table-outcome = Outcome
table-not_known = Not known
table-won = Won
table-lost = Lost
table-who_begins = Which seat has the role { $role }, and begins? Of seat 1 type:
table-due_none = Nothing is due.
table-due_enter = Enter logs: { $what }
table-history = History
table-flag = Flag
table-entry = Entry
table-entry_number = Entry { $number }
table-prompt = What happened?
table-prompt_seat = { $by }: what happened?
table-mended = “{ $typed }” was read as { $read }
table-choose = Which one is meant?
table-light = Light log
table-full = Full log
table-saved = Logged
table-winner = Won by { SIDE($side) }
table-now_otherwise = { $count ->
        [one] One verdict is different now
       *[other] { $count } verdicts are different now
    }
table-said_then = Said then: { $then }. Holds now: { $now }.
table-taken_back = taken back
table-stands = stands

## The verdict

flag-title = Irregularity
flag-because = Because
flag-clauses = Printed in
flag-doubt = A doubt about the log, not about the player
flag-needs_to_know = It would help to know
flag-take_back = Take it back
flag-let_stand = Let it stand
flag-due_first = Log first what was due
flag-house_rule = Decide for this table
flag-why = Why?
flag-rulings = Rulings
flag-reason = Reason
flag-next = Next flag
flag-count = { $count ->
        [0] No flags
        [one] { $count } flag
       *[other] { $count } flags
    }
flag-would_be_legal = It would be allowed if: { $change }
flag-never_legal = No single change would allow it.

## Rulings

ask-title = Rulings
ask-prompt = Ask in your own words, or name two things: slab barrel
ask-none = Nothing was found. Try the name of a card, or other words.
ask-found = { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    }
ask-source = Source
ask-standing = { $standing ->
        [printed] printed rule
        [inferred] inferred from the rules
        [recommended] recommended reading
        [house] house rule
       *[open] left open by the sources
    }

## Keys

key-log = Log
key-complete = Complete
key-retract = Take back
key-history = History
key-flag = Flag
key-rulings = Rulings
key-mode = Light or full
key-help = Help
key-back = Back
key-close = Close
key-choose = Choose
key-move = Move
key-language = Language
key-export = Export
key-quit = Quit
key-jump = Jump
key-clear = Clear

## Help and language

help-title = Help
help-shorthand = The shorthand
help-example = For example: { $line }
help-empty_line = An empty line logs what must happen next.
help-signs = The signs of the verdicts
language-title = Language
language-nl = Nederlands
language-it = Italiano
language-en = English

## Questions

confirm-yes = Yes
confirm-no = No
confirm-cancel = Cancel
confirm-retract = Take entry { $number } back?
confirm-let_stand = Why does it stand?
confirm-house = From here on, at this table: allowed or not?
confirm-allow = Allow
confirm-forbid = Do not allow
confirm-light = Go on with a light log? Hands and plays are then not followed.
confirm-full = Go on with a full log? What was not logged stays unknown.
confirm-quit = Quit? Everything is saved.
confirm-overwrite = { $file } exists. Write over it?

## The command line: check, and long work

check-place = { $file }, line { $line }
check-summary = { $findings ->
        [0] Nothing found
        [one] { $findings } finding
       *[other] { $findings } findings
    } in { $files ->
        [one] { $files } file
       *[other] { $files } files
    }
check-clean = { $file }: nothing found
check-counted = { $count } { $verdict }
check-entries = { $entries ->
        [one] { $entries } entry judged
       *[other] { $entries } entries judged
    }
check-unread = { $files ->
        [one] { $files } file could not be read
       *[other] { $files } files could not be read
    }
progress-reading = Reading { $file }
progress-judging = Judging
progress-replaying = Replaying the log
progress-done = { $done } of { $total }
done-exported = Exported to { $file }
done-imported = { $entries ->
        [one] { $entries } entry imported
       *[other] { $entries } entries imported
    }
done-created = Table { $name } is ready
