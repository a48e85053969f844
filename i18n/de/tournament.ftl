# Eine Meisterschaft: warum etwas falsch oder zweifelhaft ist, was fällig ist, was eingetragen wurde, was Zahlen sind.
# $player und Ähnliches sind Namen, Geld steht ohne sein Zeichen; $x_is sagt, ob x da ist (none oder given), und bei
# mehreren Spielern, ob sie none, single oder several sind. Bei einer Ja-Nein-Frage: yes, no oder unasked.

## Wer kommt und wer geht

tournament-reason-after_the_draw = { $player } meldet sich nach der Auslosung an. Das Reglement bildet Tische aus denen, die da waren; ob und wo sich noch jemand setzen darf, entscheidet der Schiedsrichter.
tournament-reason-already_qualified = { $player } ist schon für das Finale qualifiziert und darf keine weitere Qualifikation spielen.
tournament-reason-disqualified_before = { $player } wurde bei einem früheren Turnier wegen eines schweren Verstoßes disqualifiziert und darf nicht teilnehmen.
tournament-reason-not_resident = { $player } ist weder italienischer Staatsbürger noch in Italien wohnhaft: darf spielen, zählt aber nicht für die Meisterschaft.
tournament-reason-other_region = { $player } hat die Region { $region } gewählt; dieses Turnier gehört zu einer anderen, und niemand spielt in zweien.
tournament-reason-eligibility_unasked = { $player } muss noch gefragt werden: { $questions }.
tournament-reason-came_back = { $player } hat dieses Turnier verlassen (Eintrag { $entry }) und kann nicht zurückkommen. Ist das Protokoll falsch, weil er nur noch nicht da war, nimm jenen Eintrag zurück.
tournament-reason-number_taken = Diese Nummer ist schon vergeben: sie gehört { $name }, und diese Anmeldung nimmt den Platz ein.
tournament-reason-name_taken = { $other } heißt genauso wie { $player }: sind es zwei Personen?
tournament-reason-namesake_left = { $other } heißt genauso wie { $player } und ist gegangen (Eintrag { $entry }): wer gegangen ist, kann nicht zurückkommen. Ist es eine Person, die nur noch nicht da war, nimm sowohl diesen als auch jenen Eintrag zurück.
tournament-reason-unknown_player = { $player } hat sich nicht angemeldet.
tournament-reason-left_already = { $player } hat das Turnier schon verlassen (Eintrag { $entry }).
tournament-reason-other_moment = Laut Protokoll ginge { $player } { $found }, nicht { $said }.

tournament-question-qualified = ob schon qualifiziert
tournament-question-disqualified = ob je disqualifiziert
tournament-question-resident = ob italienischer Staatsbürger oder in Italien wohnhaft

tournament-moment-before_draw = vor der Auslosung
tournament-moment-between_rounds = zwischen zwei Runden
tournament-moment-during_game = während einer Partie
tournament-moment-after_rounds = nach der letzten Runde
tournament-moment-during_duel = während der Duelle

## Die Auslosung

tournament-reason-seed_again = Ein Loscode für { $purpose } war schon notiert. Niemand darf sich den passenden aussuchen; welcher zählt, entscheidet der Schiedsrichter.
tournament-reason-drawn_again = Die Tische waren schon ausgelost (Eintrag { $entry }); diese Auslosung träte an die Stelle jener.
tournament-reason-too_few_players = Mit { $players } Spielern zählt dieses Turnier nicht für die Meisterschaft: nötig sind mindestens { $least }.
tournament-reason-no_tables_possible = { $players } Spieler lassen sich nicht auf zulässige Tische verteilen.
tournament-reason-table_size = An einem Tisch sitzen { $least } bis { $most } Spieler; hier sind Tische zu { $sizes }.
tournament-reason-tables_uneven = Tische dürfen sich um höchstens einen Spieler unterscheiden; diese sind zu { $sizes }.
tournament-reason-not_in_the_annex = Tische zu { $sizes } halten die Regeln ein, auch wenn der Anhang diese Aufteilung nicht abdruckt.
tournament-reason-not_seated = { $players_is ->
        [single] { $players } ist da und hat keinen Platz.
       *[several] { $players } sind da und haben keinen Platz.
    }
tournament-reason-seated_twice = { $players_is ->
        [single] { $players } sitzt auf zwei Plätzen.
       *[several] { $players } sitzen auf je zwei Plätzen.
    }
tournament-reason-gone_and_seated = { $players_is ->
        [single] { $players } ist gegangen und kann keinen Platz bekommen.
       *[several] { $players } sind gegangen und können keinen Platz bekommen.
    }
tournament-reason-unknown_players = { $players_is ->
        [single] { $players } hat sich nicht angemeldet.
       *[several] { $players } haben sich nicht angemeldet.
    }
tournament-reason-seed_not_written = Der Loscode „{ $seed }“ war vorher nicht notiert, also kann niemand wissen, dass er nicht nach seinem Ergebnis ausgesucht wurde.
tournament-reason-one_seed_of_several = Dafür waren mehrere Loscodes notiert, und { $seed } ist einer davon. Niemand darf sich den passenden aussuchen; ob diese Auslosung zählt, entscheidet der Schiedsrichter.
tournament-reason-seed_let_go = Mit dem Loscode „{ $seed }“ wurde schon etwas ausgelost ({ $purpose }): was er ergibt, ist bekannt. Niemand darf das sehen und dann einen anderen nehmen; ob dieser fallen darf, entscheidet der Schiedsrichter.
tournament-reason-not_by_the_seed = Der Loscode „{ $seed }“ ergibt eine andere Reihenfolge als diese.
tournament-reason-not_tied = Das Los ist für die, die nach jedem Kriterium gleich sind, und zwar alle zusammen; { $players } sind keine solche Gruppe.

tournament-purpose-seating = die Auslosung der Tische
tournament-purpose-lots = das Losen
tournament-partition-printed = im Anhang abgedruckt
tournament-partition-rule_conform = regelgerecht, nicht im Anhang abgedruckt

## Runden

tournament-reason-unknown_table = Es gibt keinen Tisch { $table }.
tournament-reason-round_not_over = Runde { $round } an Tisch { $table } läuft noch.
tournament-reason-round_open_already = Runde { $round } an Tisch { $table } hat schon begonnen.
tournament-reason-other_round = Die nächste Runde an Tisch { $table } ist Runde { $expected }, nicht { $round }.
tournament-reason-table_stopped = Tisch { $table } hat noch { $players } Spieler: mit { $stops_at } oder weniger endet dort das Spielen, sobald die Runde vorbei ist.
tournament-reason-everybody_was_sheriff = Alle, die noch an Tisch { $table } sind, waren einmal Sheriff: er hat alle seine Runden gespielt.
tournament-reason-other_sheriff = Der Sheriff dieser Runde ist { $expected }, nicht { $said }.
tournament-reason-not_at_the_table = { $players_is ->
        [single] { $players } spielt nicht an diesem Tisch.
       *[several] { $players } spielen nicht an diesem Tisch.
    }
tournament-reason-other_roles = An so viele Spieler werden ausgeteilt: { $dealt }; genannt wurden { $roles }.
tournament-reason-leader_has_other_role = { $player } ist der Sheriff dieser Runde; die Rolle gehört niemand anderem, und { $player } hat keine andere.
tournament-reason-expulsion_due = { $player } hat zwei Verwarnungen und ist aus dem Turnier: trage das zuerst ein.
tournament-reason-no_such_round = Tisch { $table } hat keine Runde { $round } begonnen.
tournament-reason-later_round_begun = Tisch { $table } hat eine spätere Runde als { $round } begonnen. Das Reglement sagt nicht, was aus ihr wird, wenn die frühere Partie wiederholt wird.
tournament-reason-log_begun_already = Die Partie von Tisch { $table }, Runde { $round }, hat schon ein eigenes Protokoll. Ob dieses andere an dessen Stelle tritt, entscheidet der Schiedsrichter.
tournament-reason-round_not_open = An Tisch { $table } läuft keine Runde { $round }.

## Die Auktion

tournament-reason-auction_begun_already = Die Auktion von Tisch { $table }, Runde { $round }, hat schon begonnen (Eintrag { $entry }).
tournament-reason-other_number_laid = Es müssen { $expected } Charaktere sein, einer für jeden Spieler, der keinen behielt, nicht { $said }.
tournament-reason-characters_not_free = { $players_is ->
        [none] Unter { $characters } liegt einer zweimal.
       *[several] Unter { $characters } ist ein Charakter, den { $players } behielt.
    }
tournament-reason-no_auction = An Tisch { $table } läuft in Runde { $round } keine Auktion.
tournament-reason-bid_not_allowed = { $player } darf das jetzt nicht sagen.
tournament-reason-choice_not_owed = Das Los um die erste Wahl ist für Spieler mit gleichen Schulden, die an der Reihe sind zu wählen; { $players } sind das nicht.
tournament-reason-hired_already = { $player } hat für diese Runde einen Charakter und heuert keinen anderen an.
tournament-reason-other_than_the_auction = Nach den Geboten hat { $player } { CHARACTER($character) } für { $price }$ ersteigert.
tournament-reason-won_by_another = Nach den Geboten hat { $other } { CHARACTER($character) } ersteigert, nicht { $player }.
tournament-reason-character_taken = { CHARACTER($character) } gehört in dieser Runde schon { $players }.
tournament-reason-not_in_hundreds = { $price }$ ist kein Vielfaches von { $step }$: nur solche zählen als Gebot.
tournament-reason-below_least_price = Ein Charakter kostet mindestens { $least }$, nicht { $price }$.
tournament-reason-more_than_owned = { $player } besitzt keine { $price }$.
tournament-reason-last_pays_least = In der Reihenfolge der Einträge ist niemand mit Geld übrig, der gegen { $player } bieten könnte: zu zahlen sind { $least }$, nicht { $price }$. Wurden die Charaktere in anderer Reihenfolge verkauft, trage sie in dieser ein.
tournament-reason-without_money_pays_least = { $player } hat kein Geld und zahlt genau { $least }$ für das, was übrig ist.
tournament-reason-without_money_waits = { $player } hat kein Geld und nimmt, was übrig ist: zuerst kommt { $players }.
tournament-reason-smaller_debt_first = { $players_is ->
        [single] { $players } schuldet weniger als { $player } und wählt zuerst.
       *[several] { $players } schulden weniger als { $player } und wählen zuerst.
    }
tournament-reason-did_not_survive = Nur wer die vorige Partie überlebt hat, behält einen Charakter, und für { $player } zeigt das Protokoll das nicht.
tournament-reason-kept_without_money = { $player } behält einen Charakter, ohne das Geld dafür zu haben. Das Reglement schweigt. Eine Lesart: ohne Geld kein Anspruch. Die andere: ein Spieler ohne Geld schuldet für jeden Charakter 100$, also darf er auch diesen behalten.
tournament-reason-not_his_character = { CHARACTER($character) } ist nicht der Charakter, den { $player } in der vorigen Partie hatte.
tournament-reason-other_price = Ein behaltener Charakter kostet, was für ihn geboten wurde: { $player } zahlt { $expected }$, nicht { $price }$.

## Ergebnisse

tournament-reason-other_players = { $expected_is ->
        [none] Laut Protokoll hat niemand diese Partie gespielt; das Ergebnis { $said_is ->
            [none] nennt auch niemanden.
           *[several] nennt { $said }.
        }
       *[several] Diese Partie haben { $expected } gespielt; das Ergebnis nennt { $said_is ->
            [none] niemanden.
           *[several] { $said }.
        }
    }
tournament-reason-result_already = Davon gibt es schon ein Ergebnis (Eintrag { $entry }): berichtige stattdessen jenes.
tournament-reason-hires_missing = { $players_is ->
        [single] Laut Protokoll hat { $players } in dieser Runde keinen Charakter, also fehlt sein Preis im Geld. Trage ihn vor dem Ergebnis ein.
       *[several] Laut Protokoll haben { $players } in dieser Runde keine Charaktere, also fehlen deren Preise im Geld. Trage sie vor dem Ergebnis ein.
    }
tournament-reason-role_was_another = Ausgeteilt war für { $player }: { $dealt }, nicht { $said }.
tournament-reason-game_not_over = { $players_is ->
        [single] Wenn nur noch { $players } im Spiel ist, hat noch niemand gewonnen.
       *[several] Wenn noch { $players } im Spiel sind, hat noch niemand gewonnen.
    }
tournament-reason-winner_by_moment = Nur der Abtrünnige ist übrig: dann { $found }, das Ergebnis sagt aber { $said }. Fiel der Sheriff, während noch andere im Spiel waren, kann das stimmen: welcher Moment zählt, entscheidet der Schiedsrichter.
tournament-reason-other_outcome = Nach denen, die übrig waren: { $found }; das Ergebnis sagt { $said }.
tournament-reason-final_duel_of_another = { $players_is ->
        [single] { $players } war nicht der Abtrünnige, und nur der kommt mit dem Sheriff ins Endduell.
       *[several] { $players } waren nicht der Abtrünnige, und nur der kommt mit dem Sheriff ins Endduell.
    }
tournament-reason-final_duel_with_others = { $players_is ->
        [single] { $players } war bis zum Ende im Spiel, also waren Sheriff und Abtrünniger nie allein.
       *[several] { $players } waren bis zum Ende im Spiel, also waren Sheriff und Abtrünniger nie allein.
    }

tournament-outcome-law = die Gesetzeshüter gewinnen
tournament-outcome-outlaws = die Banditen gewinnen
tournament-outcome-renegade = der Abtrünnige gewinnt
tournament-fate-any = wie auch immer es endete
tournament-fate-in_play = bis zum Ende im Spiel
tournament-fate-eliminated = ausgeschieden
tournament-fate-final_duel = im Endduell
tournament-fate-no_final_duel = nicht im Endduell

## Strafen

tournament-reason-reason_missing = Ein Ausschluss wird mit seinem Grund gemeldet: was hat { $player } getan?
tournament-reason-second_warning = Das ist die zweite Verwarnung für { $player } in diesem Turnier (die erste: Eintrag { $entries }): sie schließt aus.
tournament-reason-call_comes_first = { $player } wurde noch nicht zur Eile gemahnt: bei langsamem Spiel kommt das vor jeder Strafe.
tournament-reason-role_shown = { $how ->
        [mistake] { $player } hat versehentlich eine Rollenkarte gezeigt: die Partie muss wiederholt werden.
        [purpose] { $player } hat absichtlich eine Rollenkarte gezeigt: das ist Betrug, und eine Strafe muss folgen.
       *[none] { $player } hat eine Rollenkarte gezeigt. Versehentlich: die Partie muss wiederholt werden. Absichtlich: das ist Betrug, und eine Strafe muss folgen.
    }
tournament-reason-no_penalty_stands = Eintrag { $entry } ist keine Verwarnung und kein Ausschluss, der noch steht: es gibt nichts aufzuheben.

## Duelle

tournament-reason-rounds_not_over = Noch nicht jeder Tisch hat die Vorrunde beendet.
tournament-reason-lots_not_drawn = An der Grenze stehen Spieler gleich: es muss gelost werden, bevor die Qualifizierten genannt werden können.
tournament-reason-other_qualifiers = Nach der Rangliste kommen { $expected } weiter; genannt wurden { $said }.
tournament-reason-unknown_match = In diesem Spielplan gibt es kein Duell „{ $match }“.
tournament-reason-other_players_meet = { $expected_is ->
        [none] Wer sich in diesem Duell trifft, ist noch nicht bekannt; genannt wurden { $said }.
        [single] Von diesem Duell ist erst { $expected } bekannt; genannt wurden { $said }.
       *[several] In diesem Duell treffen sich { $expected }, nicht { $said }.
    }
tournament-reason-opponent_goes_through = Der Gegner ist gegangen, also gewinnt { $expected }, nicht { $player }.
tournament-reason-too_few_qualify = Die Duelle sind für { $expected }, und { $players ->
        [one] übrig ist ein Spieler
       *[other] übrig sind { $players } Spieler
    }. Keine Bestimmung sagt, was aus den leeren Plätzen wird: wer niemanden träfe, kommt ohne Duell weiter, oder jemand anders nimmt den Platz ein. Das entscheidet der Schiedsrichter, Duell für Duell.
tournament-reason-referee_decides = Keine Bestimmung entscheidet { $match }: das tut der Schiedsrichter.
tournament-reason-decided_already = Der Schiedsrichter hat { $match } schon entschieden (Eintrag { $entry }): berichtige stattdessen jenen Eintrag.
tournament-reason-nothing_to_decide = In { $match } ist nichts offen: das Reglement entscheidet es.
tournament-reason-duel_not_open = { $match } kann jetzt nicht gespielt werden.
tournament-reason-duel_log_begun_already = { $match } hat schon ein eigenes Protokoll. Ob dieses andere an dessen Stelle tritt, entscheidet der Schiedsrichter.
tournament-reason-duel_log_says = Laut Protokoll von { $match } hat { $player } gewonnen (dort Eintrag { $entry }).
tournament-reason-game_log_says = Laut Protokoll von Tisch { $table }, Runde { $round }: { $outcome } (dort Eintrag { $entry }).

tournament-match-quarter_1 = Viertelfinale 1
tournament-match-quarter_2 = Viertelfinale 2
tournament-match-quarter_3 = Viertelfinale 3
tournament-match-quarter_4 = Viertelfinale 4
tournament-match-semi_1 = Halbfinale 1
tournament-match-semi_2 = Halbfinale 2
tournament-match-third = Duell um Platz 3
tournament-match-final = Finale
tournament-origin-seed = Rangliste: Platz { $place }
tournament-origin-winner = { $match }: Sieger
tournament-origin-loser = { $match }: Verlierer

## Das Protokoll

tournament-reason-not_handed_over = Die Veranstaltung war nicht übergeben, also gibt es hier nichts fortzusetzen.
tournament-reason-other_copy = Diese Kopie trägt das Zeichen { $said }; übergeben wurde { $expected }.
tournament-reason-opened_twice = Das Turnier war schon eröffnet (Eintrag { $entry }).
tournament-reason-entry_lost = Was hier eingetragen war, ist nicht mehr zu lesen: der Speicher ist an dieser Stelle beschädigt.
tournament-reason-said_lost = Was beim Eintragen dazu gesagt wurde, ist nicht mehr zu lesen: der Speicher ist an dieser Stelle beschädigt.
tournament-reason-entry_unknown = Vor diesem gibt es keinen Eintrag { $entry }.
tournament-reason-not_a_fact = Eintrag { $entry } nimmt nur einen anderen zurück oder berichtigt ihn: er kann zurückgenommen werden. Berichtige den Eintrag, um den es geht, oder füge vor jenem etwas ein.
tournament-reason-taken_back_already = Eintrag { $entry } war schon zurückgenommen.

## Was fällig ist

tournament-due-expulsion = { $players } hat eine zweite Verwarnung: Ausschluss
tournament-due-go = Das Turnier macht Pause: wann es weitergeht, entscheidet der Schiedsrichter
tournament-due-penalty = { $players } hat absichtlich eine Rollenkarte gezeigt: eine Strafe muss folgen
tournament-due-again = Tisch { $table }: eine Rolle wurde gezeigt, also wird Runde { $round } wiederholt
tournament-due-sign_ups = { $missing ->
        [one] Noch ein Spieler muss sich anmelden
       *[other] Noch { $missing } Spieler müssen sich anmelden
    }: mit weniger als { $least } zählt das Turnier nicht für die Meisterschaft
tournament-due-unseated = { $players_is ->
        [single] { $players } ist angemeldet und sitzt an keinem Tisch: wo, oder dass er nicht spielt, entscheidet der Schiedsrichter
       *[several] { $players } sind angemeldet und sitzen an keinem Tisch: wo, oder dass sie nicht spielen, entscheidet der Schiedsrichter
    }
tournament-due-draw = Die Tische sind auszulosen
tournament-due-round = { $players_is ->
        [none] Tisch { $table }: Runde { $round } beginnt
       *[single] Tisch { $table }: Runde { $round } beginnt, Sheriff { $players }
    }
tournament-due-hires = { $players_is ->
        [single] Tisch { $table }, Runde { $round }: { $players } hat noch keinen Charakter
       *[several] Tisch { $table }, Runde { $round }: ohne Charakter: { $players }
    }
tournament-due-result = Tisch { $table }: das Ergebnis von Runde { $round }
tournament-awaited-result = Tisch { $table }: Runde { $round } läuft, das Ergebnis steht noch aus
tournament-due-bid = Tisch { $table }, Runde { $round }: { $players } ist in der Auktion dran
tournament-due-choice = Tisch { $table }, Runde { $round }: gleiche Schulden, das Los entscheidet, wer zuerst wählt: { $players }
tournament-due-lots = Gleich nach jedem Kriterium, es wird gelost: { $players }
tournament-due-qualifiers = Die Qualifizierten für die Duelle sind zu nennen
tournament-due-match = Zu spielen: { $match }, { $players }
tournament-due-empty_place = An den Schiedsrichter, { $match }: { $players } trifft auf niemanden. Entweder Sieg ohne Duell für { $players }, oder jemand anders nimmt den leeren Platz ein
tournament-due-both_left = An den Schiedsrichter, { $match }: { $players } sind beide gegangen. Entweder kommt niemand weiter, oder wer zuletzt ging, oder jemand anders rückt nach

## Was Spieler trennt

tournament-criterion-score = Endpunkte
tournament-criterion-sheriff_wins = Siege als Sheriff
tournament-criterion-in_play = im Spiel beendete Partien
tournament-criterion-renegade_wins = Siege als Abtrünniger
tournament-criterion-deputy_wins = Siege als Hilfssheriff
tournament-criterion-outlaw_wins = Siege als Bandit
tournament-criterion-lots = Los

## Was Zahlen sind

tournament-figure-total = Summe
tournament-figure-purse = Startgeld
tournament-figure-price = Tisch { $table }, Runde { $round }: heuert { CHARACTER($character) } an
tournament-figure-prize = Tisch { $table }, Runde { $round }: { ROLE($role) }, { $outcome }{ $fate ->
        [any] {""}
        [in_play] , bis zum Ende im Spiel
        [eliminated] , ausgeschieden
        [final_duel] , nach dem Endduell
       *[no_final_duel] , ohne das Endduell
    }{ $times ->
        [outlaws] {" "}({ $each }$ × { $count } Banditen)
        [players] {" "}({ $each }$ × { $count } Spieler)
       *[none] {""}
    }
tournament-figure-start = abzüglich Startgeld
tournament-figure-gain = gewonnen
tournament-figure-rounds = gespielte Runden
tournament-figure-average = gewonnen je Runde
tournament-figure-correction = Korrektur für einen Fünfertisch neben Sechsertischen
tournament-figure-score = { $lowered_is ->
        [given] Endpunkte (unter null, also senkt die Korrektur sie)
       *[none] Endpunkte
    }
tournament-figure-sheriff_wins = Siege als Sheriff
tournament-figure-in_play = im Spiel beendete Partien
tournament-figure-renegade_wins = Siege als Abtrünniger
tournament-figure-deputy_wins = Siege als Hilfssheriff
tournament-figure-outlaw_wins = Siege als Bandit
tournament-figure-lots = Platz durch das Los

## Was eingetragen wurde

tournament-player = Spieler { $number }
tournament-player-twin = { $name } ({ $number })
tournament-outside = * { $player }
tournament-outside_means = * Weder italienischer Staatsbürger noch dort wohnhaft: darf spielen und zählt nicht für die Meisterschaft [ITC-018, ITC-034]; wer für einen solchen Platz zu deren Finale geladen wird [ITC-006], entscheidet der Veranstalter.
tournament-entry-opened = { $name_is ->
        [given] { $name }
       *[none] Das Turnier
    } beginnt{ $region_is ->
        [given] {" "}in { $region }
       *[none] {""}
    }{ $open_to_all ->
        [yes] , offen für Spieler jeder Region
       *[no] {""}
    }
tournament-entry-playerenrolled = { $number } { $name } meldet sich an{ $region_is ->
        [given] {" "}({ $region })
       *[none] {""}
    }{ $qualified ->
        [yes] ; schon qualifiziert
       *[no] {""}
    }{ $disqualified ->
        [yes] ; früher disqualifiziert
       *[no] {""}
    }{ $resident ->
        [no] ; weder Staatsbürger noch wohnhaft
       *[yes] {""}
    }{ $questions_is ->
        [none] {""}
       *[several] ; nicht gefragt: { $questions }
    }
tournament-entry-playerleft = { $player } geht, { $when }
tournament-entry-seedwritten = Loscode für { $purpose } notiert: { $seed }
tournament-entry-drawn = { $seed_is ->
        [given] Ausgelost mit dem Loscode { $seed }: { $tables }
       *[none] Von Hand ausgelost: { $tables }
    }
tournament-entry-roundopened = { $roles_is ->
        [given] Tisch { $table }, Runde { $round } beginnt, Sheriff { $sheriff }; Rollen: { $roles }
       *[none] Tisch { $table }, Runde { $round } beginnt, Sheriff { $sheriff }
    }
tournament-entry-characterhired = { $kept ->
        [yes] Tisch { $table }, Runde { $round }: { $player } behält { CHARACTER($character) } für { $price }$
       *[no] Tisch { $table }, Runde { $round }: { $player } heuert { CHARACTER($character) } für { $price }$ an
    }
tournament-entry-characterslaid = Tisch { $table }, Runde { $round }: ausgelegt für die Auktion: { $characters }
tournament-entry-bidopened = Tisch { $table }, Runde { $round }: { $player } bietet { $bid }$ auf { CHARACTER($character) }
tournament-entry-bidraised = Tisch { $table }, Runde { $round }: { $player } erhöht auf { $bid }$
tournament-entry-bidwithdrawn = Tisch { $table }, Runde { $round }: { $player } bietet nicht mehr
tournament-entry-characterchosen = Tisch { $table }, Runde { $round }: { $player }, ohne Geld, nimmt { CHARACTER($character) }
tournament-entry-choicedrawn = Tisch { $table }, Runde { $round }: Los um die erste Wahl: { $order }
tournament-entry-tableopened = Tisch { $table }, Runde { $round }: die Partie hat ein eigenes Protokoll ({ $stream })
tournament-entry-paused = Das Turnier macht Pause{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-wenton = Die Pause ist vorbei
tournament-entry-timegranted = Tisch { $table }, Runde { $round }: { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } zusätzlich{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-handedover = Übergeben an { $to } (Kopie { $copy })
tournament-entry-resumed = { $where_is ->
        [given] Geht weiter bei { $where } (Kopie { $copy })
       *[none] Geht hier weiter (Kopie { $copy })
    }
tournament-entry-gameplayed = Tisch { $table }, Runde { $round }: { $outcome }. { $results }
tournament-entry-gamevoided = { $refunded ->
        [yes] Tisch { $table }, Runde { $round }: die Partie wird mit neuer Auktion wiederholt
       *[no] Tisch { $table }, Runde { $round }: die Partie wird wiederholt, Charaktere und Preise bleiben
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-calledtoorder = { $player } wird wegen langsamen Spiels zur Eile gemahnt
tournament-entry-roleshown = { $player } lässt andere eine Rollenkarte sehen{ $how ->
        [mistake] {" "}(versehentlich)
        [purpose] {" "}(absichtlich)
       *[none] {""}
    }
tournament-typed_at_table = { $entry } (Tisch { $table }, Runde { $round }, Eintrag { $number })
tournament-typed_in_duel = { $entry } ({ $match }, Eintrag { $number })
tournament-offence-slow = langsames Spiel
tournament-offence-cheating = Betrug
tournament-offence-conduct = Fehlverhalten
tournament-offence-mistake = ein Versehen
tournament-offence-second_warning = zweite Verwarnung
tournament-entry-warned = Verwarnung für { $player }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-expelled = { $player } wird ausgeschlossen, { $when }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-penaltycancelled = Die Strafe von Eintrag { $entry } ist aufgehoben{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-lotsdrawn = { $seed_is ->
        [given] Gelost mit dem Loscode { $seed }: { $order }
       *[none] Von Hand gelost: { $order }
    }
tournament-entry-qualifiersnamed = Für die Duelle genannt: { $order }
tournament-entry-duelwon = { $winner } schlägt { $loser }: { $match }
tournament-entry-duelopened = { $match }, { $players }: das Duell hat ein eigenes Protokoll ({ $stream })
tournament-entry-matchdecided = Der Schiedsrichter entscheidet, { $match }: { $players_is ->
        [none] niemand gewinnt es
        [single] { $players } gewinnt ohne Duell
       *[several] es treffen sich { $players }
    }{ $reason_is ->
        [given] {" "}({ $reason })
       *[none] {""}
    }
tournament-entry-letstand = Der Schiedsrichter lässt Eintrag { $entry } stehen{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-retracted = Eintrag { $entry } ist zurückgenommen{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-corrected = Eintrag { $entry } hätte sein sollen: { $to }{ $reason_is ->
        [given] {" "}({ $reason })
       *[none] {""}
    }
tournament-entry-inserted = Vergessen vor Eintrag { $before }: { $fact }{ $reason_is ->
        [given] {" "}({ $reason })
       *[none] {""}
    }

tournament-table = Tisch { $table }
tournament-table-seating = Tisch { $table }: { $players }
tournament-dealt = { $player } { ROLE($role) }
tournament-seat = { $duel ->
        [yes] { $player } ({ ROLE($role) }, nach dem Endduell)
       *[no] { $in_play ->
            [yes] { $player } ({ ROLE($role) }, im Spiel)
           *[no] { $player } ({ ROLE($role) }, raus)
        }
    }
