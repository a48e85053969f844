# The knock-out duel: reasons, things due, entries and the names of its rules.

## Reasons

reason-ability_rests = The ability of { CHARACTER($ability) } does not count now for { $by }: in front it counts, and in the rear only while that character has to react; then the front one's rests.
reason-aside_four = Set aside: { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }; before a duel it should be { $due }.
reason-not_on_offer = { $by } picks { CHARACTER($character) }, who was picked before.
reason-draft_turn = { $first_is ->
        [nobody] { $by } picks once more, but both players have their six.
       *[other] { $by } picks out of turn: the next pick is { $first }'s.
    }
reason-life_counter = { CHARACTER($character) } was set aside and counts life points: { $by } cannot have this character.
reason-not_the_six = The pile of { $by } has to hold the six characters drafted: { $characters }.
reason-pile_fixed = The pile of { $by } was made: its order stays as it is.
reason-not_the_top_two = { $by } brings into play the first two of the pile, and no others.
reason-not_the_next = { CHARACTER($character) } is not on top of { $by }'s pile, whose order stays as it is.
reason-not_a_reinforcement = { CHARACTER($character) } is not among the reinforcements of { $by }.
reason-no_vacancy = There is no empty place in the rear here ({ $by }): a reinforcement enters in the rear, after an elimination.
reason-swap_moment = { $by } chooses who stands in front only in their own turn: after Dynamite and Jail, before drawing.
reason-nobody_behind = { $by } has nobody in the rear to change places with.
reason-stays_in_jail = { $by } has to skip this turn because of Jail and cannot be brought to the front.
reason-jail_undrawn = A Jail lies before { $by }: there is a draw! for it before this character may come to the front.
reason-jailed_in_front = { $by } has to skip this turn because of Jail: first the character in the rear comes to the front.
reason-rear_takes_no_turn = { $by } stands in the rear and has no turn: it is { $first } in front who plays.
reason-rear_plays = { $by } stands in the rear: in this turn { $first } plays, the character in front.
reason-rear_draws_nothing = { $by } stands in the rear: { CHARACTER($ability) } draws nothing while a card is under way, and after it only the ability in front counts.
reason-own_companion = { $by } aims { CARD($card, form: "the") } at a character of the same player ({ $at }): it is played at the opponent's characters only.
reason-beer_front_only = { $by } stands in the rear: in a duel a Beer works for the character in front only.
reason-jailed_makes_way = { $by } has to skip this turn because of Jail, and the rear character comes in that place. One reading: Jail keeps back that character alone. The other: the whole turn is lost.
reason-answers_stepping_up = { $by } stepped up in the middle of { CARD($card, form: "the") }, since the one in front fell. One reading: the card is for those who stood there when it was played, so this character answers, and the reinforcement does not. The other: it is for the place, so whoever stands in the rear now answers.
reason-own_pick_first = { $by } has played the General Store and chooses first. One reading: its player first, as in any game, then the order of the duel. The other: that order begins with the nearest opponent, so { $at } chooses first and { $by } last.
reason-dynamite_to_the_rear = { $by } passes Dynamite to { $to }, in the opponent's rear. One reading: it goes to the character in front. The other: the text names neither, so it may go to either, like a Jail.
reason-rear_ability_afterwards = { $by } would draw for { CHARACTER($ability) } from the rear. One reading: the ability is had while this character reacts, and losing the life point belongs to that. The other: it waits for the end of the card, and by then only the ability in front counts.
reason-wrong_place = { $by } does not stand with the other character of the same player: seats 1 and 2 belong to the one who drafts first, 3 and 4 to the other.

## What is due

owed-aside = The referee sets { $count ->
        [one] { $count } character
       *[other] { $count } characters
    } aside at random
    .short = { $count ->
        [one] { $count } character is
       *[other] { $count } characters are
    } set aside
owed-draft = { $by } picks a character
    .short = { $by } picks a character
owed-stack = { $by } stacks the six characters
    .short = { $by } stacks the six characters
owed-field = { $by } puts the first two of the pile in front and in the rear
    .short = { $by } brings the first two of the pile into play
owed-swap = The character behind { $by } comes to the front
    .short = the character behind { $by } comes to the front
owed-enter = A reinforcement enters in the rear, at { $by }
    .short = a reinforcement enters in the rear, at { $by }

## Entries

entry-setaside = Set aside, to count life points: { $characters }
entry-drafted = { $by } picks { CHARACTER($character) }
entry-piled = { $by } stacks the characters{ $characters_is ->
        [given] : { $characters }
       *[none] {""}
    }
entry-fielded = { $by } brings into play, in front and in the rear: { $characters }
entry-swapped = The characters of { $by } change places
entry-entered = { CHARACTER($character) } enters in the rear, at { $by }

card-opening = the opening hand
    .a = the opening hand
    .the = the opening hand
step-swap = the character in the rear coming forward

## To look at

panel-laid_out = Laid out: { $characters }
panel-reinforcements = Reinforcements behind { $by }: { $count }{ $characters_is ->
        [given] {" "}({ $characters })
       *[none] {""}
    }
panel-kept_back = Kept back by Jail this turn: { $by }

side-duellist1 = the first duellist
    .of = of the first duellist
side-duellist2 = the second duellist
    .of = of the second duellist

set-duel = knock-out duel
option-jail_in_front = Jail in front fails
option-jail_in_front-character = the other comes forward
option-jail_in_front-turn = the turn is lost

error-needs_character = A character is missing. Type its name, or ? for one that was not noted.

## Rules

rule-duel-fronts_see_each_other_at_one = from front to front
rule-duel-one_more_to_the_rear = one in the rear
rule-duel-the_opponent_first = the nearest opponent chooses first
rule-duel-near_own_far = the order of the duel
rule-duel-before_either_of_ones_own = before either of one's own
rule-duel-only_in_front = only the ability in front
rule-duel-of_the_one_aimed_at = the ability of the one aimed at
rule-duel-one_hand_for_both = one hand for both characters
rule-duel-who_has_a_character_left_acts = a character is left
rule-duel-turns_come_to_the_front = the character in front plays
rule-duel-dynamite_in_the_rear_too = Dynamite in the rear
rule-duel-the_hand_stays = the hand stays
rule-duel-beer_heals_the_front = Beer for the front only
rule-duel-two_duellists = two duellists and no roles
rule-duel-whose_place_it_is = whose place it is
rule-duel-whose_a_character_is_lies_open = everybody sees whose it is
rule-duel-who_has_a_character_left_wins = the last one with a character
rule-duel-won_or_lost = a duel has one winner
rule-duel-who_stays_wins = the one who stays
rule-duel-either_where_both_are_gone = both are gone
