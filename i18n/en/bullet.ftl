# The Bullet: its three characters, with reasons, things due and entries.

card-wills_store =
    .a = a General Store by ability
    .the = the General Store by ability

## Reasons

reason-once_as_a_store = { $by } plays a card as a General Store again: once a turn is all that this ability allows.
reason-given_already = { $by } gives { $to } a card again: each of the others gets one.
house-once_as_a_store = a second card as a General Store by the ability of Uncle Will in one turn
house-given_already = a second card from Claus to the same player

## What is due, and entries

owed-share = { $by } gives { $other } one of the cards drawn
    .short = { $by } gives away one of the cards drawn
step-share = giving each of the others a card
entry-shared = { $by } gives { $to } a card{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
