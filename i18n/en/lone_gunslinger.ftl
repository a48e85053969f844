# The Lone Gunslinger: reasons, things due, what there is to see and the names of its rules.

## Reasons

reason-volcanic_without_a_weapon = { $by } plays Volcanic, which reaches no further, and has no weapon for it to replace. One reading: from near it takes the place of the Colt .45 too. The other: only of another weapon in play, so it stays on the stack.
reason-deputy_before_cards_in_play = { $by } is an Outlaw and uses { CARD($card, form: "the") } on { $at }, while { $other } has cards in play only and none in hand. One reading: those are enough, so { $other } is robbed. The other: without a card in hand the Outlaw turns to the Deputy.
reason-deputy_instead = { $by } is a cowboy and uses { CARD($card, form: "the") } on { $at }, since the Sheriff has no cards. The text says that he may. One reading: an automaton does what it may. The other: it need not, and the card stays on the stack.
reason-robbed_in_play = { $by } is a cowboy and uses { CARD($card, form: "the") } on { $at }, who has cards in play only and none in hand. One reading: a card in play is enough, and even goes first. The other: without a card in hand it stays on the stack.
reason-beer_for_nothing = { $by } is a cowboy and plays { CARD($card, form: "a") } with only two players left. One reading: it gives nothing then, so it stays on the stack. The other: a cowboy who is hurt always plays it, even for nothing.
reason-missed_before_barrel = { $by } gives up a card while a draw! may still help. One reading: the draw! comes first, since it may spare the card. The other: the text names no order, so the card may come first.
reason-still_the_deputy = { $by } goes on against { $at }, though the Sheriff is in reach again. One reading: the Deputy is the target for that whole turn. The other: as soon as a card reaches the Sheriff it is aimed at the Sheriff.
reason-roles_lie_open = In The Lone Gunslinger every role lies open, but that of { $seats } was not noted.
reason-counts_life_points = Taken out to count life points, and so not to be played: { $characters }.
reason-not_wanted = With The Four Most Wanted the cowboys are the four wanted ones; these are others: { $characters }.
reason-law_is_not_wanted = With The Four Most Wanted Sheriff and Deputy have characters of the rest, not a wanted one: { $characters }.
reason-not_his_target = { $by } is a cowboy and aims { CARD($card, form: "the") } at { $at }, not at { $other }.
reason-not_from_the_bottom = { $by } discards { CARD($card, form: "the") }, but a cowboy discards from the bottom, where { CARD($lowest, form: "the") } lies.
reason-stays_on_the_stack = { $by } is a cowboy and keeps { CARD($card, form: "the") } on the stack: { $why ->
        [second_shot] no second BANG! in this turn
        [no_target] nobody at whom it would go is in reach
        [in_defence] it waits for an attack
        [full_life] no life point is missing
        [nothing_to_take] who would be robbed has no cards
        [no_deputy] only the Deputy is put in Jail, and the Deputy is dead
        [jailed] only the Deputy is put in Jail, and is there already
        [same_name] one of the same name lies there already
       *[no_further] it reaches no further
    }.
reason-stack_unseen = On the stack of { $by } lies a card that was not noted: what this cowboy does depends on it.
reason-takes_the_top_card = { $by } is a cowboy and takes the top card of the store: { CARD($card, form: "the") }.
reason-blue_in_play_first = { $of } has a blue card in play: it goes first, before a card of the hand ({ $by }).
reason-blue_in_hand_first = { $of } has a blue card in hand: it goes before another one ({ $by }).
reason-jail_stays = { $by } is a cowboy and never takes a Jail away from { $of }.
reason-nearer_to_the_top = { $by } is a cowboy and uses the suitable card nearest to the top: { CARD($card) }.
reason-cowboy_answers = { $by } is a cowboy and always answers when able to: with { CARD($card) }.
reason-barrel_comes_first = { $card ->
        [jourdonnais] Before { $by } gives up a card there is the draw! by special ability.
       *[other] Before { $by } gives up a card there is a draw! for { CARD($card, form: "the") }.
    }
reason-too_few_missed = { $by } has a Missed!, but it takes { $count }. One reading: the cowboy keeps it, since it does not help. The other: it is used automatically.
reason-beer_saves_him = { $by } is a cowboy with a Beer: it saves the last life point.
reason-two_cards_save_him = { $by } is a cowboy with two cards to discard as Sid Ketchum: they save the last life point.
reason-better_of_two = { $by } is a cowboy and for { CARD($card) } chooses the card that helps: { $face }.
reason-no_reward_for_the_law = In The Lone Gunslinger { $by } gets no reward for an Outlaw: only cowboys draw cards for one.

## What is due

owed-cowboy = { $by } plays from the stack { CARD($card, form: "the") }{ $other_is ->
        [other] {" "}at { $other }
       *[nobody] {""}
    }
    .short = { $by } plays from the stack { CARD($card, form: "the") }

## To look at

panel-stacks = Stack of { $by }, from the bottom to the top: { $cards }
panel-level = { $won ->
        [none] Level { $level }
        [law] Level { $level }: won
       *[other] Level { $level }: lost
    }
set-lone_gunslinger = The Lone Gunslinger
option-level = Level
option-level-0 = level 0
option-level-1 = level 1
option-level-2 = level 2
option-level-3 = level 3
option-level-4 = level 4
option-two_characters = Choice of two characters
option-two_characters-no = no
option-two_characters-yes = yes
option-night_brings_chaos = The Night Brings Chaos
option-night_brings_chaos-no = no
option-night_brings_chaos-yes = yes
option-four_most_wanted = The Four Most Wanted
option-four_most_wanted-no = no
option-four_most_wanted-yes = yes
option-final_challenge = The final challenge
option-final_challenge-no = no
option-final_challenge-yes = yes
card-night = the night
    .a = the night
    .the = the night
option-robbed = A cowboy robs one with
option-robbed-any_card = any card
option-robbed-hand_only = a card in hand
panel-target = Preferred Target of { $by }: { $at }

## Rules

rule-lone_gunslinger-level_as_agreed = the level agreed on
rule-lone_gunslinger-six_count_life_points = six characters count life points
rule-lone_gunslinger-two_characters_to_choose_from = a choice of two characters
rule-lone_gunslinger-night_as_agreed = the night brings chaos
rule-lone_gunslinger-wanted_as_agreed = the four most wanted
rule-lone_gunslinger-final_challenge_at_level_four = the final challenge at level 4
rule-lone_gunslinger-final_challenge_by_night = the final challenge by night
rule-lone_gunslinger-final_challenge_against_the_wanted = the final challenge against the wanted
rule-lone_gunslinger-six_roles_in_a_circle = six roles in a circle
rule-lone_gunslinger-no_role_is_hidden = no role is hidden
rule-lone_gunslinger-nothing_for_the_cowboys = no cards for the cowboys
rule-lone_gunslinger-one_card_at_level_one = one card at level 1
rule-lone_gunslinger-as_many_as_the_level = as many cards as the level
rule-lone_gunslinger-the_standard_deal = dealt as in any game
rule-lone_gunslinger-all_cards_lie_face_up = all cards lie face up
rule-lone_gunslinger-an_outlaw_hunts_the_sheriff = an Outlaw at the Sheriff
rule-lone_gunslinger-out_of_reach_the_deputy = the Sheriff out of reach
rule-lone_gunslinger-the_deputy_for_that_turn = the Deputy for this turn
rule-lone_gunslinger-the_renegade_hunts_the_deputy = the Renegade at the Deputy
rule-lone_gunslinger-and_then_the_sheriff = after the Deputy the Sheriff
rule-lone_gunslinger-bang_at_the_target = BANG! at the target
rule-lone_gunslinger-what_serves_as_a_bang = a card that serves as a BANG!
rule-lone_gunslinger-duel_at_the_target = Duel with the target
rule-lone_gunslinger-area_cards_at_once = Indians! and Gatling at once
rule-lone_gunslinger-dynamite_at_once = Dynamite at once
rule-lone_gunslinger-drinks_unless_at_full_life = drinks unless at full life
rule-lone_gunslinger-coaches_at_once = Stagecoach and Wells Fargo at once
rule-lone_gunslinger-store_at_once = General Store at once
rule-lone_gunslinger-never_two_of_a_name = blue cards, never two of a name
rule-lone_gunslinger-weapons_that_reach_further = weapons that reach further
rule-lone_gunslinger-volcanic_from_near = Volcanic from near
rule-lone_gunslinger-jail_for_the_deputy = Jail for the Deputy
rule-lone_gunslinger-robs_the_target = robbing the target
rule-lone_gunslinger-robs_the_deputy_instead = robbing the Deputy instead
rule-lone_gunslinger-beers_that_lie_on_the_stack = Beers on the stack
rule-lone_gunslinger-two_cards_for_a_life_point = healing with two cards
rule-lone_gunslinger-the_sheriff_is_all = the Sheriff is dead
rule-lone_gunslinger-the_renegade_wants_both = the Renegade after the Deputy
