# The Lone Gunslinger: reasons, things due, what there is to see and the names of its rules.

## Reasons

reason-roles_lie_open = In The Lone Gunslinger every role lies open, but that of { $seats } was not noted.
reason-counts_life_points = Taken out to count life points, and so not to be played: { $characters }.
reason-not_wanted = With The Four Most Wanted the cowboys are the four wanted ones; these are others: { $characters }.
reason-law_is_not_wanted = With The Four Most Wanted Sheriff and Deputy have characters of the rest, not a wanted one: { $characters }.
reason-not_from_the_bottom = { $by } discards { CARD($card, form: "the") }, but a cowboy discards from the bottom, where { CARD($lowest, form: "the") } lies.

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
rule-lone_gunslinger-as_many_as_the_level = as many cards as the level
rule-lone_gunslinger-the_standard_deal = dealt as in any game
rule-lone_gunslinger-all_cards_lie_face_up = all cards lie face up
