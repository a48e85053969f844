# Words of the screens and of the command line: titles, labels, key hints, questions, summaries.
app-title = BANG! referee

## Home

home-title = Tables
home-continue = Continue
home-new = New table
home-rulings = Rulings
home-empty = No table yet. Press N for a new one.

## A new table

new-title = New table
new-sets = Sets
new-mode = Log
new-start = Start
new-nobody = Type who plays first: the names in seat order, with commas between them.
new-row = Row
new-change = Change
new-names = Names
new-usual_options = other options as usual
new-alone = goes with no other set ({ $clauses })
new-not_beside = not beside { $set } ({ $clauses })
new-brings = brings along: { $sets }
new-needed_by = needed by: { $sets }

## What each set is, in a line

about-base = 80 cards and 16 characters, for four to seven players.
about-bullet = Three more characters: Claus “The Saint”, Johnny Kisch, Uncle Will.
about-championship = By the regulation of 2007: warnings, expulsions, a clock.
about-death_mesa = The eliminated play on as ghosts, with a deck of their own.
about-dodge_city = 40 cards and 15 characters, for three to eight players.
about-duel = Two players with two characters each, one at the front, one at the rear.
about-events = An event at each turn of the Sheriff. Alone: cards unknown to the program.
about-fistful = 15 events. Beside High Noon twelve cards of both, and a last one.
about-high_noon = 13 or 15 events. Beside A Fistful of Cards twelve of both, and a last one.
about-lone_gunslinger = One player against four cowboys. Dealt by the program: L, in Tables.
about-rebel = A Rebel! may become Sheriff himself; for 4, 6, 8, 9 or 10 players.

## Sets, their options and the values of these

set-base = base game
set-championship = championship 2007
set-rebel = Rebel!
set-death_mesa = Death Mesa
set-dodge_city = Dodge City
set-bullet = The Bullet!
option-open_readings = Open in the sources
option-open_readings-recommended = as recommended
option-open_readings-ask = ask me
option-edition = Edition of the characters
option-edition-fourth = fourth
option-edition-first = first
option-events = Event cards, told by hand
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
table-shown_alike = { $told }; so too { $others }
table-seat = Seat
table-hand = Hand
table-goods = Goods
table-life = Life
table-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-in_play = In play
table-weapon = Weapon
table-reach = Reach
table-distance = Distance
table-role = Role
table-idle = does nothing now
table-waits = put down in this turn, not usable yet
table-open_role = open role
table-character = Character
table-out = out
table-asked = play waits for this player
table-ghost = ghost
table-unknown = not known
table-nothing = nothing
table-due = Due
table-outcome = Outcome
table-not_known = Not known
table-won = Won
table-lost = Lost
table-who_begins = Which seat has the role { $role }, and begins? Of seat 1 type:
table-enter_besides = then: { $what }
table-due_none = Nothing is due.
table-history = History
table-flag = Flag
table-entry = Entry
table-entry_number = Entry { $number }
table-prompt = What happened?
table-assumed = Not typed, assumed: { $away } takes it away, if it did not happen.
table-not_typed = { $entry } (not typed)
table-untyped = not typed:
table-said_already = Entry { $number } says so already. Nothing was logged twice. If it happened again: add “again” to the line, or { $at ->
        [line] log it with --every-step
       *[screen] press ^P, then “type every one”
    }.
table-logged_nothing = The last line logged nothing (entry { $number } says it already), so nothing is taken back yet. Pressed once more, this is:
table-counts_again = { $retracted }: entry { $number } counts again
table-answered_of_two = Taken as the answer to entry { $number }. Entry { $earlier } has none yet; if it was meant for that one, take this back and type: insert { $before } and the line.
table-taken_as_reason = “{ $said }” was taken for the reason, not for an entry of its own.
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

flag-doubt = A doubt about the log, not about the player
flag-ways = Ways on
flag-take_back = Take it back
flag-let_stand = Let it stand
flag-due_first = Log first what was due
flag-otherwise = By the other reading
flag-character = Who is { $who }?
flag-rulings = Rulings
flag-reason = Reason
flag-next = Next flag
flag-would_be_legal = It would be allowed if: { $change }
flag-never_legal = No single change would allow it.

## Rulings

ask-title = Rulings
ask-prompt = Ask in your own words, or name two things: slab barrel
ask-none = Nothing was found. Try the name of a card, or other words.
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
key-mode = Light or full
key-help = Help
key-back = Back
key-close = Close
key-choose = Choose
key-move = Move
key-language = Language
key-quit = Quit
key-jump = Jump
key-clear = Clear

## Help and language

help-title = Help
help-shorthand = The shorthand
help-example = For example: { $line }
help-empty_line = An empty line logs what must happen next.
help-who_it_is = Who somebody turns out to be is told at any time: ben is jourdonnais. All that was logged is then judged by it.
help-signs = The signs of the verdicts

## Questions

confirm-cancel = Cancel
confirm-let_stand = Why does it stand?
confirm-overwrite = { $file } exists. Write over it?

## The command line: check, and long work

check-summary = { $findings ->
        [0] Nothing found
        [one] { $findings } finding
       *[other] { $findings } findings
    } in { $files ->
        [one] { $files } file
       *[other] { $files } files
    }
check-counted = { $count } { $verdict }
check-entries = { $entries ->
        [one] { $entries } entry judged
       *[other] { $entries } entries judged
    }
check-unread = { $files ->
        [one] { $files } file could not be read
       *[other] { $files } files could not be read
    }
done-exported = Exported to { $file }
done-imported = { $entries ->
        [one] { $entries } entry imported
       *[other] { $entries } entries imported
    }
