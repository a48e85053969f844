# Dodge City: its cards, reasons, things due, entries and the names of its rules.

## Cards

card-binocular =
    .a = a { $name }
    .the = the { $name }
card-hideout =
    .a = a { $name }
    .the = the { $name }
card-punch =
    .a = a { $name }
    .the = the { $name }
card-dodge =
    .a = a { $name }
    .the = the { $name }
card-springfield =
    .a = a { $name }
    .the = the { $name }
card-rag_time =
    .a = { $name }
    .the = the { $name }
card-brawl =
    .a = a { $name }
    .the = the { $name }
card-tequila =
    .a = a { $name }
    .the = the { $name }
card-whisky =
    .a = a { $name }
    .the = the { $name }
card-bible =
    .a = a { $name }
    .the = the { $name }
card-iron_plate =
    .a = an { $name }
    .the = the { $name }
card-sombrero =
    .a = a { $name }
    .the = the { $name }
card-ten_gallon_hat =
    .a = a { $name }
    .the = the { $name }
card-canteen =
    .a = a { $name }
    .the = the { $name }
card-pony_express =
    .a = a { $name }
    .the = the { $name }
card-derringer =
    .a = a { $name }
    .the = the { $name }
card-knife =
    .a = a { $name }
    .the = the { $name }
card-pepperbox =
    .a = a { $name }
    .the = the { $name }
card-buffalo_rifle =
    .a = a { $name }
    .the = the { $name }
card-howitzer =
    .a = a { $name }
    .the = the { $name }
card-conestoga =
    .a = a { $name }
    .the = the { $name }
card-can_can =
    .a = a { $name }
    .the = the { $name }

## A shot of Doc Holyday

card-holyday_shot =
    .a = a shot with two cards
    .the = the shot with two cards

## Reasons

reason-untouched_by_diamonds = { $by } plays { CARD($card, form: "a") }, a diamond: what others play of diamonds does nothing to { $at }.
reason-suit_unseen = The suit of { CARD($card, form: "the") } of { $by } was not noted: as a diamond it does nothing to { $at }.
    .unclear = { reason-suit_unseen }
reason-diamond_duel = { $by } plays a Duel that is a diamond at { $at }. One reading: in a Duel nothing protects { $at }, so it runs. The other: a diamond of another player does nothing at all.
reason-barrel_against_belle = { $by } makes a draw! by special ability in the turn of { $turn }. One reading: no card lies there, so the ability works. The other: who counts as having a Barrel has none then.
reason-gives_life_in_mid_card = { $by } gives up a life point while { CARD($card, form: "the") } is under way. One reading: an ability waits until the card is over. The other: the text says during the turn, whatever is under way.
reason-not_the_last_point = { $by } gives up the last life point: that one is never given up for cards.
reason-often_enough = { $by } uses the ability of { CHARACTER($ability) } again: in one turn it may be used { $limit ->
        [one] once
       *[other] { $limit } times
    }.
reason-not_blue = { $by } gives up { CARD($card, form: "a") }: only a card with a blue border serves.
reason-after_the_duel = { $by } draws while { CARD($card, form: "the") } is under way: for each Bang! given up in a Duel a card is drawn when it is over.
reason-other_card_out_of_turn = { $by } draws for a card other than Missed!, Bang! and Beer. One reading: any hand card used out of turn counts, as the card says. The other: only the three that the rules name.
reason-brennans_own_card = { $by } takes a card in play of their own. One reading: the text says any player, so one's own count. The other: it is taken from another.
reason-copies_another = { $by } takes on the ability of { CHARACTER($ability) }, whom no other player in the game has.
reason-copies_once = { $by } chooses an ability once a turn, before drawing: not now.
reason-copy_of_the_fallen = { $by } uses the ability of { CHARACTER($ability) }, whose owner was eliminated since. One reading: what was chosen stays until the next turn. The other: it goes with its owner.
reason-doubled_at_the_last_point = { $by } regains two life points by the Beer that saves the last one. One reading: a Beer gives two, this one too. The other: it makes good the one that was lost.
reason-draws_before_the_shot = { $by } draws for { CARD($card, form: "the") } before the shot is answered. One reading: the two symbols happen in their order, the shot first. The other: the card may be drawn at once.
reason-draws_between_two = { $by } draws for { CARD($card, form: "the") } while the attack asks for another Missed!. One reading: the first is complete, so the card drawn may be the second. The other: both are given before anything is drawn.

## What a house rule decides

house-untouched_by_diamonds = a diamond at Apache Kid
house-suit_unseen = a card of unnoted suit at Apache Kid
house-diamond_duel = a Duel that is a diamond at Apache Kid
house-barrel_against_belle = Jourdonnais' draw! in the turn of Belle Star
house-gives_life_in_mid_card = Chuck Wengam giving up a life point while a card is under way
house-not_the_last_point = giving up the last life point for cards
house-often_enough = using an ability more often than a turn allows
house-not_blue = giving up for two others a card that is not blue
house-after_the_duel = Molly Stark's draw before a Duel is over
house-other_card_out_of_turn = Molly Stark's draw for a hand card such as a Dodge
house-brennans_own_card = Pat Brennan taking a card of his own
house-copies_another = an ability that no other player in the game has
house-copies_once = choosing an ability at another moment
house-copy_of_the_fallen = an ability copied from one who was eliminated since
house-doubled_at_the_last_point = two life points for Tequila Joe by the Beer that saves him
house-draws_before_the_shot = drawing for a Derringer before its shot is answered
house-draws_between_two = drawing for a Dodge or a Bible before the second Missed! of the same attack

## What is due, and entries

owed-imitate = { $by } chooses whose ability to have
    .short = { $by } chooses whose ability to have
step-imitate = choosing whose ability to have
entry-copied = { $by } takes on the ability of { CHARACTER($character) }

## To look at

panel-copied = { $by } copies { CARD($character) }

## Rules

rule-dodge_city-as_far_as_there_is_room = as many life points as are missing
rule-dodge_city-only_who_is_still_there = only who is still in the game
rule-dodge_city-discarded_and_not_played = Doc Holyday: both cards are discarded
rule-dodge_city-whose_suit_was_noted = Apache Kid: whether the suit was noted
rule-dodge_city-vera_custer_chooses = Vera Custer chooses before drawing
rule-dodge_city-two_vultures = Vulture Sam and who copies him share
rule-dodge_city-eight_players = eight players
rule-dodge_city-three_players = three players
rule-dodge_city-all_roles_lie_open = three players: all roles lie open
rule-dodge_city-the_deputy_begins = three players: the Deputy begins
rule-dodge_city-who_kills_his_quarry = three players: the quarry fell to its hunter
rule-dodge_city-the_last_one_left = three players: the last one left
