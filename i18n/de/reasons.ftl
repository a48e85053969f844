# Warum etwas regelwidrig, wirkungslos, unklar oder an den Schiedsrichter ist: ein Satz je Schlüssel.
# $by handelt; jedes Argument, das einen Spieler nennt, hat ein `_is`: nobody (niemand), self (derselbe wie $by) oder other (ein anderer).
# `.unclear` wird bei unklarem Urteil gesagt; sonst steht `reason-unclear` um den Satz herum.

## Was um einen Grund herum gesagt wird

reason-unclear = Vielleicht: { $sentence }
reason-open-allowed = { $sentence } Keine Quelle entscheidet es; beurteilt wird nach der empfohlenen Lesart: erlaubt. Für die andere tippen: hausregel verbieten { $key }
reason-open-forbidden = { $sentence } Keine Quelle entscheidet es; beurteilt wird nach der empfohlenen Lesart: nicht erlaubt. Für die andere tippen: hausregel erlauben { $key }
reason-house-allowed = { $sentence } An diesem Tisch erlaubt nach Hausregel{ $precedent_is ->
        [given] {" "}{ $precedent }
       *[none] {""}
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }.
reason-house-forbidden = { $sentence } An diesem Tisch nicht erlaubt nach Hausregel{ $precedent_is ->
        [given] {" "}{ $precedent }
       *[none] {""}
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }.

## Zug und Phasen

reason-player_out = { $by } ist aus dem Spiel und tut nichts mehr.
reason-wrong_seat_begins = Der nächste Zug gehört { $due }, nicht { $by }.
reason-turn_not_over = Laut Protokoll ist der Zug von { $by } noch nicht vorbei: sein Ende wurde nicht eingetragen.
reason-not_your_turn = { $turn_is ->
        [self] Der Zug von { $by } ist schon vorbei.
        [nobody] Noch hat kein Zug begonnen, also auch nicht der von { $by }.
       *[other] { $turn } ist am Zug, nicht { $by }.
    }
reason-before_drawing = Laut Protokoll ist Phase 1 im Zug von { $by }, das Ziehen, noch nicht abgeschlossen; Karten werden erst danach gespielt.
reason-step_skipped = Laut Protokoll hat { $by } einen Schritt des Zuges ausgelassen: { $steps }.
reason-must_skip_turn = { $by } bleibt im Gefängnis und setzt in diesem Zug aus.
reason-after_discarding = { $by } hat schon abgeworfen; danach wird nichts mehr gespielt.
reason-over_hand_limit = { $by } beendet den Zug mit { $held ->
        [one] { $held } Handkarte
       *[other] { $held } Handkarten
    }; erlaubt: { $limit }.
reason-discards_unlogged = { $by } hatte { $hand } Karten auf der Hand, das Limit ist { $most }: auch { $count ->
        [one] die abzulegende Karte wurde
       *[other] die { $count } abzulegenden Karten wurden
    } nicht eingetragen.
reason-discard_within_limit = { $by } wirft { $count } ab, bei { $held ->
        [one] { $held } Handkarte
       *[other] { $held } Handkarten
    }; nur was über der Grenze von { $limit } liegt, darf weg.

## Ziehen und aufdecken

reason-no_draw_due = { $other_is ->
        [other] { $author_is ->
            [self] { $other } war { ROLE($role) }: eine Belohnung gibt es nur für das Ausschalten eines Banditen.{ $penalised ->
                [yes] {" "}Ein Sheriff, der einen Hilfssheriff ausschaltet, wirft alle Karten ab.
               *[no] {""}
            }
            [nobody] Niemand hat { $other } ausgeschaltet, also gibt es dafür keine Belohnung.
           *[other] { $author } hat { $other } ausgeschaltet, also bekommt { $by } dafür keine Belohnung.
        }
       *[nobody] { $by } hat jetzt nichts zu ziehen.
    }
reason-wrong_draw_count = { $by } zieht { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }; richtig: { $due }.
reason-wrong_draw_source = { $by } darf hier nicht { $source ->
        [hand] aus der Hand eines anderen
        [discards] vom Ablagestapel
       *[deck] vom Nachziehstapel
    } ziehen.
reason-deck_not_empty = Laut Protokoll liegen im Nachziehstapel noch { $left ->
        [one] { $left } Karte
       *[other] { $left } Karten
    }; neu gemischt wird erst, wenn er leer ist.
reason-nothing_to_flip = { $by } hat jetzt nicht für { CARD($card, form: "the") } aufzudecken.
reason-dynamite_first = { $by } muss zuerst für das Dynamit aufdecken, dann erst für das Gefängnis.
reason-pass_wrong_seat = Das Dynamit von { $by } geht an { $due }, nicht an { $to }.

## Entfernung, Ziele, Bang!-Grenze

reason-out_of_reach = { $by } sieht { $at } in Entfernung { $distance }; die Reichweite beträgt hier { $reach } ({ CARD($card) }).
reason-second_bang = { $by } hat in diesem Zug schon { $played ->
        [one] { $played } Bang!
       *[other] { $played } Bang!-Karten
    } gespielt; erlaubt: { $limit }.
reason-played_late = { $turn } ist am Zug und hat noch nichts gespielt. Hat { $by } das gespielt, bevor dieser Zug begann, dann trage es davor ein: einfügen, die Nummer jenes Eintrags und die Zeile.
reason-volcanic_unlogged = { $by } hat in diesem Zug schon { $played } Bang! gespielt, bei einem Limit von { $limit }, und hat eine Volcanic auf der Hand: wurde sie vorher ausgelegt, notiere das zuerst.
reason-bangs_unlogged = Vom Zug von { $by } wurde nicht alles eingetragen: bei einer Grenze von { $limit } ist dies vielleicht ein Bang! zu viel.
    .unclear = { reason-bangs_unlogged }
reason-turn_unlogged = Seit { $turn } am Zug war, wurde etwas nicht eingetragen: um dies zu beurteilen, muss bekannt sein, wer am Zug ist.
    .unclear = { reason-turn_unlogged }
reason-needs_target = { $by } spielt { CARD($card, form: "a") }: dafür muss ein Spieler als Ziel genannt sein.
reason-own_target = { $by } spielt { CARD($card, form: "a") }: das geht auf einen anderen Spieler, nie auf sich selbst.
reason-target_out = { $at } ist aus dem Spiel und kann kein Ziel mehr sein.
reason-wrong_target = Die Karte von { $by } galt { $at }: nur { $at } verliert dadurch eine Karte.
reason-not_playable = { $by } spielt { CARD($card, form: "a") }: diese Karte dient nur als Antwort.
reason-one_card_turned = Beim Aufdecken von { $by } werden { $due } Karten umgedreht, eingetragen ist nur eine.
reason-lacks_ability = Das kann nur { CHARACTER($ability) }; { $by } hat diese Fähigkeit nicht.
reason-too_early = { $by } nutzt die Fähigkeit von { CHARACTER($ability) }, während noch eine Karte läuft ({ CARD($card) }): eine Fähigkeit wartet, bis die Karte für alle abgeschlossen ist.

## Antworten und Lebenspunkte

reason-wrong_responder = { $by } ist nicht gefragt: die Antwort muss von { $asked } kommen.
reason-nothing_to_answer = Laut Protokoll gibt es nichts, worauf { $by } antworten könnte.
reason-answer_not_allowed = { $by } antwortet auf { CARD($against, form: "the") } mit der Karte { CARD($card) }: dafür braucht es { CARD($wanted, form: "a") }.
reason-no_barrel = { $card ->
        [jourdonnais] { $by } hat nicht die Fähigkeit von Jourdonnais, bei einem Schuss aufzudecken.
       *[other] Bei { $by } liegt diese Karte nicht aus: { CARD($card) }.
    }
reason-barrel_used = { $card ->
        [jourdonnais] { $by } hat bei diesem Schuss schon für die eigene Fähigkeit aufgedeckt.
       *[other] { $by } hat bei diesem Schuss schon für { CARD($card, form: "the") } aufgedeckt.
    }
reason-no_loss_due = Laut Protokoll läuft nichts, was { $by } einen Lebenspunkt kostet.
reason-no_gain_due = Nichts bringt { $by } jetzt einen Lebenspunkt.
reason-wrong_amount = { $what ->
        [life] Für { $by } { $count ->
            [one] ist { $count } Lebenspunkt
           *[other] sind { $count } Lebenspunkte
        } eingetragen; richtig: { $due }.
        [cards] Für { $by } { $count ->
            [one] ist { $count } Karte
           *[other] sind { $count } Karten
        } eingetragen; richtig: { $due }.
       *[other] Für { $by } ist { $count } eingetragen; richtig: { $due }.
    }
reason-nothing_given_up = { $by } wirft keine Karte ab: daraus folgt nichts.
reason-wrong_author = { $due_is ->
        [nobody] Was { $by } widerfährt, kommt von niemandem; eingetragen ist { $author }.
       *[other] Was { $by } widerfährt, kommt von { $due }; eingetragen ist { $author }.
    }
reason-above_maximum = { $by } kann nicht mehr haben als { $most ->
        [one] { $most } Lebenspunkt
       *[other] { $most } Lebenspunkte
    }.
reason-full_life = { $card ->
        [saloon] Alle haben volle Lebenspunkte: der Saloon von { $by } bewirkt nichts.
        [sid_ketchum] { $by } hat volle Lebenspunkte: zwei Karten abzuwerfen bewirkt nichts.
       *[other] { $by } hat volle Lebenspunkte und spielt { CARD($card, form: "the") } ohne Wirkung.
    }
reason-beer_two_left = Wenn nur noch zwei Spieler übrig sind, bewirkt das Bier von { $by } nichts.
reason-beer_out_of_turn = Außerhalb des eigenen Zuges wird ein Bier nur gespielt, wenn der letzte Lebenspunkt verloren geht; bei { $by } ist das nicht so.
reason-only_for_oneself = { $by } spielt { CARD($card, form: "a") }: das wirkt nur für einen selbst.

## Karten nehmen und wählen

reason-not_entitled = { $by } hat darauf jetzt kein Recht.
reason-out_of_order = { $by } ist zu früh: zuerst kommt { $first }.
reason-card_not_there = Was genommen wird, liegt nicht vor { $by }: { CARD($card) }.
reason-nothing_to_take = { $at } hat keine Karte, weder auf der Hand noch ausliegend. Eine Lesart: { $by } darf { CARD($card, form: "the") } spielen, und es geschieht nichts. Die andere: ohne Karte, die zu verlieren wäre, kann { $at } kein Ziel sein.
reason-own_cards = { $by } richtet { CARD($card, form: "the") } auf eigene Karten. Eine Lesart: nichts verbietet es, ein eigenes Gefängnis oder Dynamit darf also weg. Die andere: es wirkt nur auf Karten anderer, wie bei der Meisterschaft.

## Ausliegende Karten

reason-same_card_in_play = { $by } hat schon { CARD($card, form: "a") } ausliegen; niemand hat zwei Karten gleichen Namens vor sich.
reason-second_weapon = Vor { $by } liegen zwei Waffen, darunter diese: { CARD($card) }; ein Spieler hat nur eine Waffe ausliegen.
reason-only_before_oneself = { $by } spielt { CARD($card, form: "a") }: das legt man nur vor sich selbst.
reason-jail_on_self = Ein Gefängnis legt man vor einen anderen Spieler, nie vor sich selbst wie hier { $by }.
reason-jail_on_sheriff = { $at } ist der Sheriff und kann nicht ins Gefängnis.
reason-nothing_to_drop = Nichts lässt { CARD($card, form: "the") } von { $by } den Platz verlassen.
reason-does_nothing_now = { $by } benutzt { CARD($card, form: "the") } aus der Auslage, aber keine Karte vor { $by } wirkt jetzt.
reason-waits_a_turn = { $by } nutzt { CARD($card, form: "the") } im selben Zug, in dem die Karte ausgelegt wurde: das geht erst in einem späteren.
reason-only_from_hand = { $by } gibt { CARD($card, form: "the") } aus der Auslage: diese Karte wird aus der Hand gegeben.
reason-only_from_play = { $by } gibt { CARD($card, form: "the") } aus der Hand: diese Karte muss erst vor dem Spieler ausliegen.
reason-cannot_pay = { $by } hat zu wenig Karten für { CARD($card, form: "the") }: das kostet { $count ->
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }.
reason-nothing_to_pay = { $by } muss diese Karten nicht für { CARD($card, form: "the") } hergeben.

## Ausscheiden

reason-still_alive = { $by } hat noch { $life ->
        [one] { $life } Lebenspunkt
       *[other] { $life } Lebenspunkte
    } und scheidet nicht aus.
reason-no_forfeit_due = Nichts zwingt { $by }, alle Karten abzugeben.
reason-wrong_recipient = Die Karten von { $by } gehen { $due_is ->
        [nobody] auf den Ablagestapel
       *[other] an { $due }
    }, nicht { $to_is ->
        [nobody] auf den Ablagestapel
       *[other] an { $to }
    }.
reason-reward_in_mid_card = { $by } zieht die Belohnung, während eine Karte noch andere fragt ({ CARD($card) }). Eine Lesart: Belohnung und Strafe gehören zum Ausscheiden und kommen sofort. Die andere: sie warten, wie eine Fähigkeit, bis die Karte für alle abgeschlossen ist.
reason-wound_in_mid_card = { $by } zieht mit der Fähigkeit von { CHARACTER($ability) }, während eine Karte noch andere fragt ({ CARD($card) }). Eine Lesart: die Karte gehört zum verlorenen Lebenspunkt und wird sofort gezogen. Die andere: eine Fähigkeit wartet, bis die Karte für alle abgeschlossen ist.
reason-refill_in_mid_card = { $by } zieht mit der Fähigkeit von { CHARACTER($ability) }, während noch eine Karte läuft ({ CARD($card) }). Eine Lesart: die Hand ist leer, also wird sofort gezogen. Die andere: die Hand zählt erst, wenn die Karte für alle abgeschlossen ist. Wurde erst danach gezogen und nur zu früh notiert, hat niemand etwas falsch gemacht: notiert es nach der letzten Antwort.
reason-spoils_in_mid_card = { $by } nimmt die Karten des Ausgeschiedenen, während eine Karte noch andere fragt ({ CARD($card) }). Eine Lesart: sie wechseln mit dem Ausscheiden den Besitzer. Die andere: eine Fähigkeit wartet, bis die Karte für alle abgeschlossen ist; bis dahin liegen sie beiseite.
reason-ability_before_rescue = { $by } ist gefallen und noch nicht gerettet. Eine Lesart: die Fähigkeit von { CHARACTER($ability) } wirkt sofort, sodass eine gezogene Karte { $by } retten kann. Die andere: nur wer überlebt, hat sie, also kommt zuerst das Bier, das schon auf der Hand ist.
reason-ability_after_rescue = { $by } hat den letzten Lebenspunkt verloren und wurde gerettet. Eine Lesart: ein Lebenspunkt ging verloren, also wirkt die Fähigkeit von { CHARACTER($ability) }. Die andere: die Rettung hat es wettgemacht, also wirkt sie nicht.

## Das Ende des Spiels, und sein Anfang

reason-not_won_yet = Laut Protokoll ist das Spiel gewonnen (Sieger: { SIDE($side) }), aber es ist noch nicht entschieden.
reason-winner_unseen = Die Rolle des letzten Verbliebenen wurde nicht gesehen: ob der Sieger stimmt ({ SIDE($side) }), steht nicht fest.
    .unclear = { reason-winner_unseen }
reason-wrong_winner = Sieger: { SIDE($due) }; eingetragen ist ein anderer: { SIDE($side) }.
reason-winner_in_mid_card = { CARD($card) } verlangt noch eine Antwort von { $seats }. Eine Lesart: das Spiel ist sofort aus, Sieger: { SIDE($side) }. Die andere, empfohlene: erst wird die Karte abgeschlossen, und wer dann sein Ziel erreicht hat, hat gewonnen.
reason-winner_moment = Der Zeitpunkt entscheidet, wer gewinnt. Eine Lesart: das Spiel endet sofort, Sieger: { SIDE($at_once) }. Die andere: erst wird die laufende Karte abgeschlossen, Sieger: { SIDE($after) }.
reason-game_over = Das Spiel ist schon aus, Sieger: { SIDE($side) }.
reason-no_roles_for_so_many = Dieses Spiel hat keine Rollen für { $seats ->
        [one] { $seats } Spieler
       *[other] { $seats } Spieler
    }.
reason-role_mix = Die Rollen passen nicht zu dieser Spielerzahl: { $roles }.

## Was nicht bekannt ist, und was das Protokoll im Zweifel lässt

reason-entry_lost = Was hier eingetragen war, ist nicht mehr zu lesen: der Speicher ist an dieser Stelle beschädigt.
reason-said_lost = Was beim Eintragen dazu gesagt wurde, ist nicht mehr zu lesen: der Speicher ist an dieser Stelle beschädigt.
reason-passed_over = Es wurde weitergespielt, aber dies wurde nicht eingetragen: { $items }{ $holders_is ->
        [given] ; bis dahin ist die Hand von { $holders } ungewiss
       *[none] {""}
    }
reason-character_unknown = Der Charakter von { $seats } ist nicht bekannt, und davon hängt das Urteil ab.
    .unclear = { reason-character_unknown }
reason-role_unseen = Die Rolle des Ausgeschiedenen wurde nicht gesehen: ob für { $by } eine Belohnung oder eine Strafe folgt, ist nicht sicher.
    .unclear = { reason-role_unseen }
reason-character_twice = Mehr als einmal am Tisch: { $characters }.
reason-opening_hand = Vor dem ersten Zug soll { $by } { $held ->
        [one] { $held } Handkarte
       *[other] { $held } Handkarten
    } haben, ausgeteilt werden aber nur { $due }.
reason-opening_named = Zu Beginn soll { $by } { $held ->
        [0] keine Handkarte
        [one] { $held } Handkarte
       *[other] { $held } Handkarten
    } haben, genannt { $count ->
        [one] wird aber { $count }
       *[other] werden aber { $count }
    }.
reason-opening_life = Zu Beginn soll { $by } { $life } Lebenspunkte haben, von höchstens { $most }.
reason-opening_copies = Zu Beginn wird { CARD($card, $face) } { $count }-mal genannt; im Spiel gibt es davon { $copies }.
reason-opening_cards = Zu Beginn sind { $count } Karten da, das Spiel besteht aber aus { $whole }.
reason-role_differs = { $by } zeigt die Rolle { ROLE($role) }, eingetragen war aber { ROLE($known) }.
reason-role_not_left = { $by } zeigt die Rolle { ROLE($role) }, die sind aber alle schon von anderen bekannt; übrig ist { $roles }.
reason-discards_empty = Auf dem Ablagestapel liegen weniger Karten, als { $by } davon genommen haben soll.
reason-not_on_the_discards = Laut Protokoll liegt diese Karte nicht oben auf dem Ablagestapel: { CARD($card, $face) }.
reason-no_card_in_hand = Laut Protokoll hat { $by } { $held ->
        [0] keine Karte
        [one] nur { $held } Karte
       *[other] nur { $held } Karten
    } auf der Hand; nötig wäre { $count }.
reason-not_in_known_hand = Laut Protokoll ist jede Handkarte von { $by } bekannt, und diese ist nicht dabei: { CARD($card) }.
reason-card_elsewhere = Laut Protokoll wurden alle Exemplare dieser Karte ({ CARD($card, $face) }: { $copies }) seit dem letzten Mischen anderswo gesehen.
reason-no_such_card = Diese Karte gibt es in diesem Spiel nicht: { CARD($card, $face) }.
reason-rank_not_told = Was beim Aufdecken von { $by } herauskommt, sagt die Farbe allein nicht: { CARD($card) }, { $face }.

## Schritte eines Zuges

step-draw = Karten ziehen
step-show = die zweite gezogene Karte zeigen
step-putback = eine Karte zurücklegen
step-flip = für { CARD($card, form: "the") } aufdecken
