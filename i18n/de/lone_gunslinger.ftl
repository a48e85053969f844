# The Lone Gunslinger: Gründe, Fälliges, was zu sehen ist, und die Namen der Regeln.

## Gründe

reason-volcanic_without_a_weapon = { $by } spielt Volcanic, die nicht weiter reicht, und hat keine Waffe, die sie ersetzen könnte. Eine Lesart: aus der Nähe ersetzt sie auch den Colt .45. Die andere: nur eine andere ausliegende Waffe, also bleibt sie im Stack.
reason-deputy_before_cards_in_play = { $by } ist ein Bandit und spielt { CARD($card, form: "the") } auf { $at }, während { $other } nur ausliegende Karten hat und keine auf der Hand. Eine Lesart: die genügen, also wird { $other } beraubt. Die andere: ohne Handkarte wendet sich der Bandit dem Hilfssheriff zu.
reason-deputy_instead = { $by } ist ein Cowboy und spielt { CARD($card, form: "the") } auf { $at }, da der Sheriff keine Karten hat. Der Text sagt, dass er es darf. Eine Lesart: ein Automat tut, was er darf. Die andere: er muss nicht, und die Karte bleibt im Stack.
reason-robbed_in_play = { $by } ist ein Cowboy und spielt { CARD($card, form: "the") } auf { $at }, wo nur Karten ausliegen und keine auf der Hand sind. Eine Lesart: eine ausliegende Karte genügt und geht sogar vor. Die andere: ohne Handkarte bleibt sie im Stack.
reason-beer_for_nothing = { $by } ist ein Cowboy und spielt { CARD($card, form: "a") } bei nur noch zwei Spielern. Eine Lesart: das bringt dann nichts, also bleibt es im Stack. Die andere: ein verletzter Cowboy spielt es immer, auch umsonst.
reason-missed_before_barrel = { $by } gibt eine Karte her, während ein Aufdecken noch helfen kann. Eine Lesart: zuerst wird aufgedeckt, da das die Karte sparen kann. Die andere: der Text nennt keine Reihenfolge, also darf die Karte zuerst kommen.
reason-still_the_deputy = { $by } geht weiter auf { $at }, obwohl der Sheriff wieder in Reichweite ist. Eine Lesart: der Hilfssheriff ist für den ganzen Zug das Ziel. Die andere: sobald eine Karte den Sheriff erreicht, gilt sie ihm.
reason-roles_lie_open = In The Lone Gunslinger liegt jede Rolle offen, die von { $seats } wurde aber nicht eingetragen.
reason-counts_life_points = Zum Zählen der Lebenspunkte herausgenommen und daher nicht zu spielen: { $characters }.
reason-not_wanted = Mit The Four Most Wanted sind die Cowboys die vier Gesuchten; diese sind andere: { $characters }.
reason-law_is_not_wanted = Mit The Four Most Wanted haben Sheriff und Hilfssheriff Charaktere aus den übrigen, keinen gesuchten: { $characters }.
reason-not_his_target = { $by } ist ein Cowboy und richtet { CARD($card, form: "the") } auf { $at }, nicht auf { $other }.
reason-not_from_the_bottom = { $by } wirft { CARD($card, form: "the") } ab, ein Cowboy wirft aber von unten ab, und dort liegt eine andere: { CARD($lowest) }.
reason-stays_on_the_stack = { $by } ist ein Cowboy und behält { CARD($card, form: "the") } im Stack: { $why ->
        [second_shot] kein zweites BANG! in diesem Zug
        [no_target] niemand, dem sie gälte, ist in Reichweite
        [in_defence] sie wartet auf einen Angriff
        [full_life] kein Lebenspunkt fehlt
        [nothing_to_take] wer beraubt würde, hat keine Karten
        [no_deputy] ins Gefängnis kommt nur der Hilfssheriff, und der ist tot
        [jailed] ins Gefängnis kommt nur der Hilfssheriff, und der sitzt schon
        [same_name] eine gleichen Namens liegt dort schon
       *[no_further] sie reicht nicht weiter
    }.
reason-stack_unseen = Im Stack von { $by } liegt eine nicht eingetragene Karte: von ihr hängt ab, was dieser Cowboy tut.
reason-takes_the_top_card = { $by } ist ein Cowboy und nimmt die oberste Karte des Gemischtwarenladens: { CARD($card) }.
reason-blue_in_play_first = { $of } hat eine blaue Karte ausliegen: sie geht zuerst, vor einer Handkarte ({ $by }).
reason-blue_in_hand_first = { $of } hat eine blaue Karte auf der Hand: sie geht vor einer anderen ({ $by }).
reason-jail_stays = { $by } ist ein Cowboy und nimmt { $of } nie ein Gefängnis weg.
reason-nearer_to_the_top = { $by } ist ein Cowboy und nutzt die passende Karte, die am weitesten oben liegt: { CARD($card) }.
reason-cowboy_answers = { $by } ist ein Cowboy und antwortet immer, wenn es geht: { CARD($card) }.
reason-barrel_comes_first = { $card ->
        [jourdonnais] Bevor { $by } eine Karte hergibt, wird für die eigene Fähigkeit aufgedeckt.
       *[other] Bevor { $by } eine Karte hergibt, wird für { CARD($card, form: "the") } aufgedeckt.
    }
reason-too_few_missed = { $by } hat einen Fehlschuss!, nötig sind aber { $count }. Eine Lesart: der Cowboy behält ihn, da er nicht hilft. Die andere: er wird von selbst genutzt.
reason-beer_saves_him = { $by } ist ein Cowboy mit einem Bier: es rettet den letzten Lebenspunkt.
reason-two_cards_save_him = { $by } ist ein Cowboy mit zwei Karten, die er als Sid Ketchum abwerfen kann: sie retten den letzten Lebenspunkt.
reason-better_of_two = { $by } ist ein Cowboy und wählt hier die Karte, die hilft ({ CARD($card) }): { $face }.
reason-no_reward_for_the_law = In The Lone Gunslinger bekommt { $by } keine Belohnung für einen Banditen: dafür ziehen nur Cowboys Karten.

## Was fällig ist

owed-cowboy = { $by } spielt aus dem Stack { CARD($card, form: "the") }{ $other_is ->
        [other] {" "}auf { $other }
       *[nobody] {""}
    }
    .short = { $by } spielt aus dem Stack { CARD($card, form: "the") }

## Zum Ansehen

panel-stacks = Stack von { $by }, von unten nach oben: { $cards }
panel-level = { $won ->
        [none] Stufe { $level }
        [law] Stufe { $level }: gewonnen
       *[other] Stufe { $level }: verloren
    }
set-lone_gunslinger = The Lone Gunslinger
option-level = Stufe
option-level-0 = Stufe 0
option-level-1 = Stufe 1
option-level-2 = Stufe 2
option-level-3 = Stufe 3
option-level-4 = Stufe 4
option-two_characters = Wahl aus zwei Charakteren
option-two_characters-no = nein
option-two_characters-yes = ja
option-night_brings_chaos = The Night Brings Chaos
option-night_brings_chaos-no = nein
option-night_brings_chaos-yes = ja
option-four_most_wanted = The Four Most Wanted
option-four_most_wanted-no = nein
option-four_most_wanted-yes = ja
option-final_challenge = Die letzte Herausforderung
option-final_challenge-no = nein
option-final_challenge-yes = ja
card-night = die Nacht
    .a = die Nacht
    .the = die Nacht
option-robbed = Ein Cowboy beraubt jemanden mit
option-robbed-any_card = irgendeiner Karte
option-robbed-hand_only = einer Handkarte
panel-target = Preferred Target von { $by }: { $at }

## Regeln

rule-lone_gunslinger-level_as_agreed = die vereinbarte Stufe
rule-lone_gunslinger-six_count_life_points = sechs Charaktere zählen Lebenspunkte
rule-lone_gunslinger-two_characters_to_choose_from = Wahl aus zwei Charakteren
rule-lone_gunslinger-night_as_agreed = die Nacht bringt Chaos
rule-lone_gunslinger-wanted_as_agreed = die vier Meistgesuchten
rule-lone_gunslinger-final_challenge_at_level_four = die letzte Herausforderung auf Stufe 4
rule-lone_gunslinger-final_challenge_by_night = die letzte Herausforderung bei Nacht
rule-lone_gunslinger-final_challenge_against_the_wanted = die letzte Herausforderung gegen die Gesuchten
rule-lone_gunslinger-six_roles_in_a_circle = sechs Rollen im Kreis
rule-lone_gunslinger-no_role_is_hidden = keine Rolle ist verdeckt
rule-lone_gunslinger-nothing_for_the_cowboys = keine Karten für die Cowboys
rule-lone_gunslinger-one_card_at_level_one = eine Karte auf Stufe 1
rule-lone_gunslinger-as_many_as_the_level = so viele Karten wie die Stufe
rule-lone_gunslinger-the_standard_deal = ausgeteilt wie in jedem Spiel
rule-lone_gunslinger-all_cards_lie_face_up = alle Karten liegen offen
rule-lone_gunslinger-an_outlaw_hunts_the_sheriff = ein Bandit auf den Sheriff
rule-lone_gunslinger-out_of_reach_the_deputy = der Sheriff außer Reichweite
rule-lone_gunslinger-the_deputy_for_that_turn = für diesen Zug der Hilfssheriff
rule-lone_gunslinger-the_renegade_hunts_the_deputy = der Abtrünnige auf den Hilfssheriff
rule-lone_gunslinger-and_then_the_sheriff = nach dem Hilfssheriff der Sheriff
rule-lone_gunslinger-bang_at_the_target = BANG! auf das Ziel
rule-lone_gunslinger-what_serves_as_a_bang = eine Karte, die als BANG! dient
rule-lone_gunslinger-duel_at_the_target = Duell mit dem Ziel
rule-lone_gunslinger-area_cards_at_once = Indianer! und Gatling sofort
rule-lone_gunslinger-dynamite_at_once = Dynamit sofort
rule-lone_gunslinger-drinks_unless_at_full_life = trinkt, außer bei vollen Lebenspunkten
rule-lone_gunslinger-coaches_at_once = Postkutsche und Wells Fargo sofort
rule-lone_gunslinger-store_at_once = Gemischtwarenladen sofort
rule-lone_gunslinger-never_two_of_a_name = blaue Karten, nie zwei gleichen Namens
rule-lone_gunslinger-weapons_that_reach_further = Waffen, die weiter reichen
rule-lone_gunslinger-volcanic_from_near = Volcanic aus der Nähe
rule-lone_gunslinger-jail_for_the_deputy = Gefängnis für den Hilfssheriff
rule-lone_gunslinger-robs_the_target = beraubt das Ziel
rule-lone_gunslinger-robs_the_deputy_instead = beraubt stattdessen den Hilfssheriff
rule-lone_gunslinger-beers_that_lie_on_the_stack = Biere im Stack
rule-lone_gunslinger-two_cards_for_a_life_point = heilen mit zwei Karten
rule-lone_gunslinger-the_sheriff_is_all = der Sheriff ist tot
rule-lone_gunslinger-the_renegade_wants_both = der Abtrünnige nach dem Hilfssheriff
