# Das K.-o.-Duell: Gründe, Fälliges, Einträge und die Namen seiner Regeln.

## Gründe

reason-ability_rests = Die Fähigkeit von { CHARACTER($ability) } zählt jetzt nicht für { $by }: an der Front zählt sie, in der Nachhut nur, solange dieser Charakter reagieren muss; dann ruht die an der Front.
reason-aside_four = Beiseitegelegt: { $count ->
        [one] { $count } Charakter
       *[other] { $count } Charaktere
    }; vor einem Duell müssen es { $due } sein.
reason-not_on_offer = { $by } wählt { CHARACTER($character) }, aber dieser Charakter ist schon gewählt.
reason-draft_turn = { $first_is ->
        [nobody] { $by } wählt noch einmal, aber beide Spieler haben ihre sechs.
       *[other] { $by } wählt außer der Reihe: als Nächstes wählt { $first }.
    }
reason-life_counter = { CHARACTER($character) } wurde beiseitegelegt und zählt Lebenspunkte: { $by } kann diesen Charakter nicht haben.
reason-not_the_six = Der Stapel von { $by } muss aus den sechs gewählten Charakteren bestehen: { $characters }.
reason-pile_fixed = Der Stapel von { $by } liegt fest: seine Reihenfolge bleibt, wie sie ist.
reason-not_the_top_two = { $by } bringt die ersten zwei des Stapels ins Spiel, und keine anderen.
reason-not_the_next = { CHARACTER($character) } liegt nicht oben auf dem Stapel von { $by }, dessen Reihenfolge bleibt, wie sie ist.
reason-not_a_reinforcement = { CHARACTER($character) } ist nicht unter den Verstärkungen von { $by }.
reason-no_vacancy = In der Nachhut ist hier kein Platz frei ({ $by }): eine Verstärkung kommt in die Nachhut, nach einem Ausscheiden.
reason-swap_moment = { $by } wählt nur im eigenen Zug, wer an der Front steht: nach Dynamit und Gefängnis, vor dem Ziehen.
reason-nobody_behind = { $by } hat niemanden in der Nachhut, um die Plätze zu tauschen.
reason-stays_in_jail = { $by } muss diesen Zug wegen Gefängnis aussetzen und kann nicht an die Front.
reason-jail_undrawn = Vor { $by } liegt ein Gefängnis: dafür wird aufgedeckt, bevor dieser Charakter an die Front darf.
reason-jailed_in_front = { $by } muss diesen Zug wegen Gefängnis aussetzen: zuerst kommt der Charakter aus der Nachhut an die Front.
reason-rear_takes_no_turn = { $by } steht in der Nachhut und hat keinen Zug: an der Front spielt { $first }.
reason-rear_plays = { $by } steht in der Nachhut: in diesem Zug spielt { $first }, der Charakter an der Front.
reason-rear_draws_nothing = { $by } steht in der Nachhut: { CHARACTER($ability) } zieht nichts, solange eine Karte läuft, und danach zählt nur die Fähigkeit an der Front.
reason-own_companion = { $by } richtet { CARD($card, form: "the") } auf einen Charakter desselben Spielers ({ $at }): gespielt wird nur auf die Charaktere des Gegners.
reason-beer_front_only = { $by } steht in der Nachhut: in einem Duell wirkt ein Bier nur für den Charakter an der Front.
reason-jailed_makes_way = { $by } muss diesen Zug wegen Gefängnis aussetzen, und dafür kommt der Charakter aus der Nachhut. Eine Lesart: das Gefängnis hält nur diesen Charakter fest. Die andere: der ganze Zug ist verloren.
reason-answers_stepping_up = { $by } kam mitten in einer Karte nach vorn ({ CARD($card) }), da der Charakter an der Front fiel. Eine Lesart: die Karte gilt denen, die beim Spielen dort standen, also antwortet dieser Charakter, und die Verstärkung nicht. Die andere: sie gilt dem Platz, also antwortet, wer jetzt in der Nachhut steht.
reason-own_pick_first = { $by } hat den Gemischtwarenladen gespielt und wählt zuerst. Eine Lesart: erst wer ihn spielt, wie in jedem Spiel, dann die Reihenfolge des Duells. Die andere: diese Reihenfolge beginnt beim nächsten Gegner, also wählt { $at } zuerst und { $by } zuletzt.
reason-dynamite_to_the_rear = { $by } gibt das Dynamit an { $to } weiter, in die Nachhut des Gegners. Eine Lesart: es geht an den Charakter an der Front. Die andere: der Text nennt keinen von beiden, also darf es an jeden gehen, wie ein Gefängnis.
reason-rear_ability_afterwards = { $by } würde aus der Nachhut für { CHARACTER($ability) } ziehen. Eine Lesart: die Fähigkeit gilt, solange dieser Charakter reagiert, und der Verlust des Lebenspunkts gehört dazu. Die andere: sie wartet das Ende der Karte ab, und dann zählt nur die Fähigkeit an der Front.
reason-wrong_place = { $by } steht nicht beim anderen Charakter desselben Spielers: die Plätze 1 und 2 gehören dem, der zuerst wählt, 3 und 4 dem anderen.

## Was fällig ist

owed-aside = Der Schiedsrichter legt zufällig { $count ->
        [one] { $count } Charakter
       *[other] { $count } Charaktere
    } beiseite
    .short = { $count ->
        [one] { $count } Charakter wird
       *[other] { $count } Charaktere werden
    } beiseitegelegt
owed-draft = { $by } wählt einen Charakter
    .short = { $by } wählt einen Charakter
owed-stack = { $by } stapelt die sechs Charaktere
    .short = { $by } stapelt die sechs Charaktere
owed-field = { $by } stellt die ersten zwei des Stapels an Front und Nachhut
    .short = { $by } bringt die ersten zwei des Stapels ins Spiel
owed-swap = Der Charakter hinter { $by } kommt an die Front
    .short = der Charakter hinter { $by } kommt an die Front
owed-enter = Eine Verstärkung kommt in die Nachhut, bei { $by }
    .short = eine Verstärkung kommt in die Nachhut, bei { $by }

## Einträge

entry-setaside = Beiseitegelegt, um Lebenspunkte zu zählen: { $characters }
entry-drafted = { $by } wählt { CHARACTER($character) }
entry-piled = { $by } stapelt die Charaktere{ $characters_is ->
        [given] : { $characters }
       *[none] {""}
    }
entry-fielded = { $by } bringt an Front und Nachhut ins Spiel: { $characters }
entry-swapped = Die Charaktere von { $by } tauschen die Plätze
entry-entered = { CHARACTER($character) } kommt in die Nachhut, bei { $by }

card-opening = Starthand
    .a = die Starthand
    .the = die Starthand
step-swap = das Vorrücken des Charakters aus der Nachhut

## Zum Ansehen

panel-laid_out = Ausgelegt: { $characters }
panel-reinforcements = Verstärkungen hinter { $by }: { $count }{ $characters_is ->
        [given] {" "}({ $characters })
       *[none] {""}
    }
panel-kept_back = In diesem Zug vom Gefängnis festgehalten: { $by }

side-duellist1 = der erste Duellant
    .of = des ersten Duellanten
side-duellist2 = der zweite Duellant
    .of = des zweiten Duellanten

set-duel = K.-o.-Duell
option-jail_in_front = Gefängnis vorn misslingt
option-jail_in_front-character = der andere kommt vor
option-jail_in_front-turn = Zug verloren

error-needs_character = Es fehlt ein Charakter. Tippe seinen Namen, oder ? für einen nicht eingetragenen.

## Regeln

rule-duel-fronts_see_each_other_at_one = von Front zu Front
rule-duel-one_more_to_the_rear = einer in der Nachhut
rule-duel-the_opponent_first = der nächste Gegner wählt zuerst
rule-duel-near_own_far = die Reihenfolge des Duells
rule-duel-before_either_of_ones_own = vor jeden der eigenen
rule-duel-only_in_front = nur die Fähigkeit an der Front
rule-duel-of_the_one_aimed_at = die Fähigkeit dessen, auf den gezielt wird
rule-duel-one_hand_for_both = eine Hand für beide Charaktere
rule-duel-who_has_a_character_left_acts = ein Charakter ist übrig
rule-duel-turns_come_to_the_front = der Charakter an der Front spielt
rule-duel-dynamite_in_the_rear_too = Dynamit in der Nachhut
rule-duel-the_hand_stays = die Hand bleibt
rule-duel-beer_heals_the_front = Bier nur für die Front
rule-duel-two_duellists = zwei Duellanten und keine Rollen
rule-duel-whose_place_it_is = wem der Platz gehört
rule-duel-whose_a_character_is_lies_open = alle sehen, wem er gehört
rule-duel-who_has_a_character_left_wins = der Letzte mit einem Charakter
rule-duel-won_or_lost = ein Duell hat einen Sieger
rule-duel-who_stays_wins = wer bleibt
rule-duel-either_where_both_are_gone = beide sind weg
