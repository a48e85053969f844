# The Lone Gunslinger: redenen, wat er moet gebeuren, wat er te zien is en de namen van de spelregels.

## Redenen

reason-roles_lie_open = In The Lone Gunslinger liggen alle rollen open, maar die van { $seats } is niet genoteerd.
reason-counts_life_points = Uit het spel gehaald om levenspunten te tellen, en dus niet te spelen: { $characters }.
reason-not_wanted = Met The Four Most Wanted zijn de cowboys de vier gezochten; dit zijn anderen: { $characters }.
reason-law_is_not_wanted = Met The Four Most Wanted krijgen Sheriff en Hulpsheriff personages uit de rest, niet een gezochte: { $characters }.
reason-not_from_the_bottom = { $by } legt { CARD($card, form: "the") } af, maar een cowboy legt van onderen af, en daar ligt { CARD($lowest, form: "the") }.

## Om te bekijken

panel-stacks = Stapel van { $by }, van onder naar boven: { $cards }
panel-level = { $won ->
        [none] Niveau { $level }
        [law] Niveau { $level }: gewonnen
       *[other] Niveau { $level }: verloren
    }
set-lone_gunslinger = The Lone Gunslinger
option-level = Niveau
option-level-0 = niveau 0
option-level-1 = niveau 1
option-level-2 = niveau 2
option-level-3 = niveau 3
option-level-4 = niveau 4
option-two_characters = Kiezen uit twee personages
option-two_characters-no = nee
option-two_characters-yes = ja
option-night_brings_chaos = The Night Brings Chaos
option-night_brings_chaos-no = nee
option-night_brings_chaos-yes = ja
option-four_most_wanted = The Four Most Wanted
option-four_most_wanted-no = nee
option-four_most_wanted-yes = ja
option-final_challenge = The final challenge
option-final_challenge-no = nee
option-final_challenge-yes = ja
card-night = de nacht
    .a = de nacht
    .the = de nacht

## Spelregels

rule-lone_gunslinger-level_as_agreed = het afgesproken niveau
rule-lone_gunslinger-six_count_life_points = zes personages tellen levenspunten
rule-lone_gunslinger-two_characters_to_choose_from = kiezen uit twee personages
rule-lone_gunslinger-night_as_agreed = de nacht brengt chaos
rule-lone_gunslinger-wanted_as_agreed = de vier gezochten
rule-lone_gunslinger-final_challenge_at_level_four = de laatste uitdaging op niveau 4
rule-lone_gunslinger-final_challenge_by_night = de laatste uitdaging bij nacht
rule-lone_gunslinger-final_challenge_against_the_wanted = de laatste uitdaging tegen de gezochten
rule-lone_gunslinger-six_roles_in_a_circle = zes rollen in een kring
rule-lone_gunslinger-no_role_is_hidden = geen rol is geheim
rule-lone_gunslinger-nothing_for_the_cowboys = geen kaarten voor de cowboys
rule-lone_gunslinger-as_many_as_the_level = zoveel kaarten als het niveau
rule-lone_gunslinger-the_standard_deal = delen als in elk spel
rule-lone_gunslinger-all_cards_lie_face_up = alle kaarten liggen open
