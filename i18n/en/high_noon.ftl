# High Noon: reasons, things due, entries, what each event changes and the names of its rules.

set-high_noon = High Noon
option-high_noon_cards = Cards of High Noon
option-high_noon_cards-fifteen = 15, with New Identity and Handcuffs
option-high_noon_cards-thirteen = 13

## Reasons

reason-event_twice = { EVENT($event) } was in force already in this game, and each event card is there once.
reason-event_too_early = { EVENT($event) } is the last card of the event deck: others still lie above it.
reason-not_a_blue_card = { $by } discards { CARD($card, form: "a") } for The Daltons, but only a blue card counts for it.
reason-no_beer_now = { $by } plays a Beer under The Reverend: while that event is in force nobody may play a Beer, not against the last life point either.
reason-bang_in_own_turn = { $by } uses a Bang! in the own turn under The Sermon: that is allowed out of one's own turn only.
reason-hit_of_a_ghost = { $by } is a ghost without life points and is hit. One reading: a ghost cannot die, and below none loses nothing. The other: the hit counts all the same.
reason-suit_not_due = { $by } names a suit, but only under Handcuffs, after phase 1 of the own turn and once, is a suit named.
reason-suit_not_named = { $by } plays { CARD($card, form: "a") } under Handcuffs, but has not named a suit yet.
reason-card_of_another_suit = { $by } plays { CARD($card, form: "a") }, which is of another suit than the one named under Handcuffs.
reason-answer_of_another_suit = { $by } uses { CARD($card, form: "a") } of another suit than the one named under Handcuffs, as an answer or against the last life point in the own turn. One reading: the limit is on cards played, and an answer is none. The other: it binds every card used in the own turn.
reason-identity_not_due = { $by } takes on another character, but only New Identity allows that, at the beginning of the own turn.
reason-identity_changed = { $by } has already taken on the spare character, and plays with it to the end of the game.
reason-identity_taken = { $by } takes on the character with which { $seat } plays: the spare character is one that nobody has.
reason-train_besides_taking = { $by } took a card in play instead of drawing and draws one more for the Train Arrival. One reading: the card of the train comes at the end of phase 1, whatever phase 1 was. The other: who draws nothing has nothing to draw one more of.
house-event_twice = an event card turned up a second time
house-event_too_early = the last event card before the others
house-not_a_blue_card = discarding a card that is not blue for The Daltons
house-no_beer_now = a Beer under The Reverend
house-bang_in_own_turn = a Bang! in one's own turn under The Sermon
house-hit_of_a_ghost = a hit that costs a ghost without life points nothing
house-suit_not_due = naming a suit when none is due
house-suit_not_named = playing under Handcuffs before a suit is named
house-card_of_another_suit = a card of another suit than the one named under Handcuffs
house-answer_of_another_suit = an answer of another suit than the one named under Handcuffs
house-identity_not_due = taking on another character at another moment
house-identity_changed = taking on a second new identity
house-identity_taken = taking on the character of another player
house-train_besides_taking = the card of the Train Arrival after a card in play was taken instead of drawing

## What is due

owed-daltons = The Daltons: { $by } discards a blue card of their choice
    .short = { $by } discards a blue card for The Daltons
owed-suit = Handcuffs: { $by } names the suit for this turn
    .short = { $by } names a suit
owed-identity = New Identity: { $by } may change to the spare character, with two life points
    .short = { $by } may change character

## Entries

entry-suitnamed = { $by } names { $suit ->
        [h] hearts
        [d] diamonds
        [c] clubs
       *[s] spades
    }
entry-identitychanged = New Identity: { $by } is now { CARD($character) }, with two life points
error-needs_suit = A suit is missing. Type for instance: { $one } suit hearts.

card-the_daltons = The Daltons
    .a = The Daltons
    .the = The Daltons
card-the_doctor = The Doctor
    .a = The Doctor
    .the = The Doctor
card-train_arrival = Train Arrival
    .a = the Train Arrival
    .the = the Train Arrival
card-high_noon = High Noon
    .a = High Noon
    .the = High Noon
step-suit = naming a suit for Handcuffs
step-high_noon = losing the life point for High Noon

## To look at: what each event changes

panel-lies-blessing = Event: Blessing – every card counts as hearts
panel-lies-curse = Event: Curse – every card counts as spades
panel-lies-the_daltons = Event: The Daltons – who has a blue card in play discards one
panel-lies-the_doctor = Event: The Doctor – the fewest life points regain one
panel-lies-ghost_town = Event: Ghost Town – the eliminated play their turn as ghosts, with three cards
panel-lies-gold_rush = Event: Gold Rush – turns go counter-clockwise, card effects clockwise
panel-lies-hangover = Event: Hangover – no character has an ability
panel-lies-the_reverend = Event: The Reverend – nobody may play a Beer
panel-lies-the_sermon = Event: The Sermon – no Bang! in one's own turn
panel-lies-shootout = Event: Shootout – a second Bang! in each turn
panel-lies-thirst = Event: Thirst – one card fewer in phase 1
panel-lies-train_arrival = Event: Train Arrival – one card more at the end of phase 1
panel-lies-high_noon = Event: High Noon – each turn begins with the loss of a life point, to the end of the game
panel-lies-handcuffs = Event: Handcuffs – in each turn only cards of the suit named
panel-lies-new_identity = Event: New Identity – at the beginning of the turn the spare character may be taken on
panel-touched-ghost_town = Ghost Town: { $by } is a ghost, and cannot die
panel-touched-hangover = Hangover: { $by } has no ability
panel-touched-the_sermon = The Sermon: { $by } may not use a Bang!
panel-touched-shootout = Shootout: { $by } may play a second Bang!
panel-touched-thirst = Thirst: { $by } draws one card fewer
panel-touched-train_arrival = Train Arrival: { $by } draws one card more
panel-touched-new_identity = New Identity: { $by } may still change
panel-suit = Handcuffs: { $by } plays only { $suit ->
        [h] hearts
        [d] diamonds
        [c] clubs
       *[s] spades
    }

## Rules

rule-high_noon-the_deck_of_the_box = the cards of the deck
rule-high_noon-a_round_begins_with_him = a round begins with the Sheriff
rule-high_noon-all_hearts = Blessing: all hearts
rule-high_noon-all_spades = Curse: all spades
rule-high_noon-the_other_way_round = Gold Rush: the other way round
rule-high_noon-no_ability_works = Hangover: no ability
rule-high_noon-no_beer_rescues = The Reverend: no Beer
rule-high_noon-none_given_up_either = The Sermon: no answer with a Bang!
rule-high_noon-a_second_bang = Shootout: a second Bang!
rule-high_noon-one_card_fewer = Thirst: one card fewer
rule-high_noon-one_card_more = Train Arrival: one card more
rule-high_noon-of_three_cards = of the three cards looked at
rule-high_noon-turns_come_to_the_eliminated = Ghost Town: turns for the eliminated
rule-high_noon-he_plays = Ghost Town: the ghost plays
rule-high_noon-he_is_asked = Ghost Town: the ghost is asked
rule-high_noon-he_is_in_the_way = Ghost Town: the ghost counts
rule-high_noon-he_draws_three = Ghost Town: three cards
rule-high_noon-he_keeps_three = Ghost Town: three cards kept
rule-high_noon-he_has_no_limit = Ghost Town: no hand limit
rule-high_noon-he_loses_what_he_regained = Ghost Town: no life point below none
rule-high_noon-with_the_ghost = Ghost Town: the ghost is present
rule-high_noon-a_suit_is_named = Handcuffs: a suit is named
rule-high_noon-may_change = New Identity: the spare character
rule-high_noon-a_life_point_at_noon = High Noon: a life point
