# The event deck: reasons, things due, entries and what there is to see.

ruleset-events = event deck
set-events = Event deck

## Reasons

reason-event_not_here = { EVENT($event) } was turned up, but that card is in no event deck on this table.
reason-event_was_another = { EVENT($event) } was turned up, but by the log { EVENT($seen) } lay on top of the event deck.
reason-event_after_the_last = { EVENT($event) } comes after the last card of the event deck, which stays in force to the end of the game.
reason-event_after_twelve = { EVENT($event) } is turned up after { $count } cards of both boxes: what lies below them is one of the last ones, unless a longer game was agreed on.
reason-event_not_due = { EVENT($event) } was turned up, but the next event is due only before a turn of { $by }, from the second one on.
house-event_not_here = turning up an event of another deck
house-event_was_another = turning up another event than the one seen on top
house-event_after_the_last = turning up an event after the last one
house-event_after_twelve = an event card of both boxes after the twelfth
house-event_not_due = turning up an event at another moment than before the Sheriff's turn

## What is due

owed-next_event = { $by } turns up the next event card
    .short = { $by } turns up the next event card

## Entries

entry-eventbegan = Event: { EVENT($event) }
entry-eventseen = On top of the event deck: { EVENT($event) }
entry-returned = { $by } comes back into the game

## To look at

panel-lies-other = Event: another card
panel-coming = Next event: { EVENT($event) }

## Rules

rule-events-the_sheriff_turns = who turns up the events

## Reference card

aid-chapter-event_deck = The event deck
aid-chapter-events = The events
