# A Fistful of Cards: reasons, things due, entries, what there is to see, and the names of its rules.

set-fistful = A Fistful of Cards
option-mine_card = Abandoned Mine
option-mine_card-newest = newest wording of the card
option-mine_card-older = older wording of the card

## Reasons

reason-event_not_open = { EVENT($event) } does not lie open: { $by } cannot do what that event allows.
reason-abilities_in_ambush = { $at } is within reach of { $by } in the Ambush by an ability alone. One reading: abilities change the distance as cards in play do. The other: the card names only cards in play, so no ability counts.
reason-barred_by_the_judge = The Judge lies open: { $by } cannot put { CARD($card, form: "the") } in play, before anybody.
reason-barrel_against_ricochet = { $by } makes a draw! to save a card from the Ricochet. One reading: the event asks for a Missed!, and the draw! stands for one. The other: nobody is shot at, so it does not help.
reason-belongs_on_the_deck = In the Abandoned Mine { $by } puts cards above the hand limit face down on the deck, not on the discards.
reason-bound_by_lasso = The Lasso lies open: { $by } cannot use { CARD($card, form: "the") } in play.
reason-drawn_already = { $by } has drawn in this turn: Hard Liquor takes the place of the whole of phase 1.
reason-exchanged_early = { $by } exchanges cards before phase 1 is over; the Ranch allows it at its end.
reason-exchanged_later = { $by } exchanges cards when phase 2 has begun. One reading: the Ranch allows it at the end of phase 1 only. The other: it may be done after phase 2.
reason-exchanged_twice = { $by } has exchanged cards in this turn already; the Ranch allows it once.
reason-given_in_vain = { $by } gives a life point to { $to }, who has all life points. One reading: any player may be chosen, and nothing is regained. The other: there has to be room for it.
reason-given_late = { $by } gives a life point when the turn has gone on; Blood Brothers allows it at its start only.
reason-given_to_himself = { $by } gives a life point to nobody else: with Blood Brothers it goes to another player.
reason-given_to_nobody = { $by } gives a life point to nobody who is in the game.
reason-given_twice = { $by } has given a life point in this turn already; Blood Brothers allows one.
reason-jourdonnais_under_lasso = { $by } makes the draw! of Jourdonnais while the Lasso lies open. One reading: it is an ability, and abilities go on. The other: it counts as a Barrel in play, which does nothing.
reason-kit_in_the_mine = { $by } looks at the top discards as Kit Carlson does at the deck. One reading: the ability holds wherever phase 1 is drawn. The other: it speaks of the deck only, so two cards are drawn.
reason-last_point_given = { $by } gives the last life point; Blood Brothers does not allow that.
reason-law_made_impossible = { $by } plays { CARD($other, form: "the") } first, and cannot play { CARD($card, form: "the") } after it, which Law of the West wants played.
reason-law_not_kept = { $by } has shown { CARD($card, form: "the") } and could play it: Law of the West wants it played in this turn.
reason-newest_mine = { $by } puts cards above the hand limit face down on the deck. One wording of the Abandoned Mine has it so. The other: they go to the discards, and what was used in the turn goes on the deck.
reason-no_guess_due = { $by } guesses a colour, but by the log no guess of Peyote is due now.
reason-not_a_bang = { $by } throws { CARD($card, form: "a") }, which is no Bang! and does not serve as one.
reason-one_of_two_touches = { $by } throws two Bang! together at { $at }, one of which would do nothing to { $at } by itself. One reading: the other one is enough. The other: two that are thrown together touch only as two.
reason-others_before_the_law = { $by } plays another card before { CARD($card, form: "the") } that was shown. One reading: Law of the West wants it played in the turn, not first. The other: nothing may be played before it.
reason-ricochet_at_own = { $by } throws a Bang! at a card of their own. One reading: the Ricochet is for cards of other players. The other: any card in play may be its target.
reason-ricochet_at_the_untouched = { $by } throws at a card of { $at } a Bang! that would do nothing to { $at }. One reading: then it does nothing to what lies before { $at } either. The other: it is thrown at a card, and the ability is of the player.
reason-roulette_refused = { $by } gives nothing to the Russian Roulette and holds { CARD($card, form: "a") }. One reading: nobody has to give one up, and two life points are lost. The other: who has a Missed! gives it.
reason-short_mine = { $by } draws all cards of phase 1 from the deck, though some lie in the discards. One reading: what lies there is drawn first, and the rest from the deck. The other: where that is too little, all come from the deck.
reason-stops_guessing = { $by } stops guessing though no guess was wrong yet. One reading: the Peyote goes on until one is. The other: who was right may stop.
reason-suit_of_throw_unseen = The suit of what { $by } threw at { $at } was not noted: perhaps it does nothing there.
    .unclear = { reason-suit_of_throw_unseen }
reason-swigged_in_vain = { $by } leaves out phase 1 with all life points. One reading: Hard Liquor allows it, and nothing is regained. The other: there has to be a life point to regain.
reason-target_averts_ricochet = { $by } averts the Ricochet with { CARD($card, form: "the") }, the very card it was aimed at. One reading: that is allowed, and the card is gone by it. The other: what is shot at cannot be the answer.
reason-thrown_at_the_untouched = { $by } throws two Bang! at { $at } that would each do nothing there: nor do they together.
reason-vendetta_after_jail = { $by } makes the draw! for Vendetta after a turn lost to Jail. One reading: a turn that was skipped has no end to draw! at. The other: it was a turn, and has ended.

## What a house rule allows

house-event_not_open = what an event allows that does not lie open
house-abilities_in_ambush = abilities that change the distance in an Ambush
house-barred_by_the_judge = putting a card in play under The Judge
house-barrel_against_ricochet = a draw! of a Barrel against a Ricochet
house-belongs_on_the_deck = discarding above the hand limit to the discards in the Abandoned Mine
house-bound_by_lasso = using a card in play under the Lasso
house-drawn_already = Hard Liquor after drawing
house-exchanged_early = exchanging cards at the Ranch before phase 1 is over
house-exchanged_later = exchanging cards at the Ranch in phase 2
house-exchanged_twice = exchanging cards at the Ranch twice in a turn
house-given_in_vain = a life point given to a player who has all of them
house-given_late = giving a life point later than at the start of a turn
house-given_to_himself = a life point given to oneself
house-given_to_nobody = a life point given to nobody in the game
house-given_twice = giving a second life point in a turn
house-jourdonnais_under_lasso = the draw! of Jourdonnais under the Lasso
house-kit_in_the_mine = Kit Carlson looking at the top discards in the Abandoned Mine
house-last_point_given = giving the last life point
house-law_made_impossible = making the card unplayable that Law of the West wants played
house-law_not_kept = keeping a card that Law of the West wants played
house-newest_mine = cards above the hand limit face down on the deck in the Abandoned Mine
house-no_guess_due = a guess of Peyote that is not due
house-not_a_bang = another card than a Bang! for Sniper or Ricochet
house-one_of_two_touches = two Bang! thrown together of which one alone would do nothing
house-others_before_the_law = other cards before the one that Law of the West wants played
house-ricochet_at_own = a Ricochet at a card of one's own
house-ricochet_at_the_untouched = a Ricochet at a card of one whom that Bang! would do nothing to
house-roulette_refused = giving nothing to the Russian Roulette with a Missed! in hand
house-short_mine = drawing all of phase 1 from the deck where too few cards lie in the discards of the Abandoned Mine
house-stops_guessing = stopping to guess under Peyote before a guess was wrong
house-suit_of_throw_unseen = a Bang! of unnoted suit thrown at one whom it perhaps does nothing to
house-swigged_in_vain = Hard Liquor with all life points
house-target_averts_ricochet = averting a Ricochet with the very card it was aimed at
house-thrown_at_the_untouched = two Bang! thrown together that would each do nothing
house-vendetta_after_jail = a draw! for Vendetta after a turn lost to Jail

## What is due

owed-bleed = Blood Brothers: { $by } gives a life point to another
    .short = { $by } gives a life point to another
owed-guess = Peyote: { $by } guesses the colour of the top card
    .short = { $by } guesses the colour of the top card
owed-ranch = Ranch: { $by } exchanges cards of the hand, once
    .short = { $by } exchanges cards of the hand

## Entries

entry-bled = { $by } gives a life point to { $to }
entry-swigged = { $by } leaves out phase 1 for a life point (Hard Liquor)
entry-guessed = { $by } guesses { $colour ->
        [red] red
       *[black] black
    } and turns up { $card_face }{ $card ->
        [none] {""}
       *[other] {" "}({ CARD($card) })
    }
entry-bounced = Ricochet: { $by } throws a Bang! at { CARD($card, $card_face, form: "the") } of { $of }
entry-sniped = Sniper: { $by } throws two Bang! together at { $of }
entry-stowed = { $by } puts { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } face down on the deck

## Causes and steps

card-abandoned_mine = Abandoned Mine
    .a = Abandoned Mine
    .the = the Abandoned Mine
card-blood_brothers = Blood Brothers
    .a = Blood Brothers
    .the = Blood Brothers
card-hard_liquor = Hard Liquor
    .a = Hard Liquor
    .the = Hard Liquor
card-law_of_the_west = Law of the West
    .a = Law of the West
    .the = Law of the West
card-peyote = Peyote
    .a = Peyote
    .the = Peyote
card-ranch = Ranch
    .a = Ranch
    .the = the Ranch
card-ricochet = Ricochet
    .a = Ricochet
    .the = the Ricochet
card-russian_roulette = Russian Roulette
    .a = Russian Roulette
    .the = the Russian Roulette
card-sniper = Sniper
    .a = Sniper
    .the = the Sniper
card-vendetta = Vendetta
    .a = Vendetta
    .the = Vendetta
card-a_fistful_of_cards = A Fistful of Cards
    .a = A Fistful of Cards
    .the = A Fistful of Cards
step-guess = guessing the colour
step-a_fistful_of_cards = the shots of A Fistful of Cards

## To look at

panel-lies-abandoned_mine = Event: { EVENT($event) } – phase 1 is drawn from the discards as long as any lie there; cards above the hand limit go face down on the deck
panel-lies-ambush = Event: { EVENT($event) } – everybody is at distance 1 from everybody; cards in play still change it
panel-lies-blood_brothers = Event: { EVENT($event) } – at the start of a turn one life point, not the last, may be given to another
panel-lies-dead_man = Event: { EVENT($event) } – the first one eliminated comes back in a turn of their own, with two life points and two cards
panel-lies-hard_liquor = Event: { EVENT($event) } – phase 1 may be left out for a life point
panel-lies-lasso = Event: { EVENT($event) } – cards in play have no effect
panel-lies-law_of_the_west = Event: { EVENT($event) } – the second card drawn is shown, and played in that turn if it can be
panel-lies-peyote = Event: { EVENT($event) } – instead of drawing, the colour of the top card is guessed until a guess is wrong
panel-lies-ranch = Event: { EVENT($event) } – at the end of phase 1 any number of hand cards may be exchanged, once
panel-lies-ricochet = Event: { EVENT($event) } – a Bang! may be thrown at a card in play, which goes unless a Missed! saves it
panel-lies-russian_roulette = Event: { EVENT($event) } – from the Sheriff on each gives a Missed!; the first who does not loses two life points
panel-lies-sniper = Event: { EVENT($event) } – two Bang! may be thrown together at a player; only two Missed! avert them
panel-lies-the_judge = Event: { EVENT($event) } – nobody puts a card in play, before anybody
panel-lies-vendetta = Event: { EVENT($event) } – at the end of a turn there is a draw!: hearts give another turn, once
panel-lies-a_fistful_of_cards = Event: { EVENT($event) } – at the start of a turn its player is shot at as often as they hold cards
panel-touched-dead_man = { $by } comes back in this round (Dead Man)
panel-touched-law_of_the_west = { $by } has to play the card that was shown (Law of the West)
panel-touched-vendetta = { $by } has another turn (Vendetta)
panel-touched-lasso = { $by }: cards in play do nothing (Lasso)
panel-touched-a_fistful_of_cards = { $by } is shot at as often as they hold cards (A Fistful of Cards)

## What a player may do

aid-bleed = give a life point (Blood Brothers)
    .short = give a life point
aid-swig = leave out phase 1 for a life point (Hard Liquor)
    .short = leave out phase 1
aid-snipe = throw two Bang! together (Sniper)
    .short = throw two Bang!
aid-bounce = throw a Bang! at { $cards } (Ricochet)
    .short = throw a Bang! at a card

## Rules

rule-fistful-fifteen_cards = the deck of A Fistful of Cards
rule-fistful-any_card_that_averts = any card with the Missed! symbol
rule-fistful-a_barrel_too = a Barrel too
rule-fistful-cards_in_play_alone = Ambush: cards in play alone
rule-fistful-ambush = Ambush
rule-fistful-a_life_point_may_be_given = Blood Brothers: a life point may be given
rule-fistful-a_swig_instead = Hard Liquor: phase 1 may be left out
rule-fistful-lasso = Lasso
rule-fistful-guessing_instead_of_drawing = Peyote: guessing instead of drawing
rule-fistful-another_turn_of_his = Vendetta: another turn
rule-fistful-a_heart_gives_a_turn = Vendetta: hearts
rule-fistful-as_many_shots_as_cards = A Fistful of Cards: as many shots as cards
rule-fistful-a_turn_for_the_dead_man = Dead Man: a turn for the first one eliminated
rule-fistful-the_dead_man_acts = Dead Man: the first one eliminated plays
rule-fistful-not_before_he_is_back = Dead Man: not in the game yet
rule-fistful-he_comes_back_first = Dead Man: back in the game
rule-fistful-out_of_the_mine = Abandoned Mine: from the discards
rule-fistful-back_into_the_mine = Abandoned Mine: back on the discards
rule-fistful-face_down_on_the_deck = Abandoned Mine: face down on the deck
rule-fistful-used_cards_into_the_mine = Abandoned Mine: used cards face down on the deck
rule-fistful-no_life_point_is_at_stake = Ricochet: no life point is at stake
rule-fistful-who_gives_none_loses_two = Russian Roulette: two life points
rule-fistful-given_and_not_played = Russian Roulette: given up, not played
