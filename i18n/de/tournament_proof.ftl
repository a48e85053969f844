# Turnierdokumente prüfen und erzeugen: Hilfe, und jeder Fehler, den eine zweite Lesung finden kann.

help-tournament-simulate = Ganze Turniere nach dem Zufall spielen und ihre Dokumente schreiben.
help-tournament-simulate-players = wie viele Spieler
help-tournament-simulate-seed = der Zufallscode: derselbe ergibt dasselbe Turnier
help-tournament-simulate-games = so viele Turniere, jedes mit dem nächsten Zufallscode
help-tournament-simulate-out = in diesen Ordner, eine Datei je Turnier; sonst ein Dokument auf die Standardausgabe
help-tournament-verify = Dokumente durch eine zweite, unabhängige Lesung des Reglements neu ausarbeiten und jeden Unterschied auflisten.
help-tournament-verify-files = das Dokument eines Turniers (- für die Standardeingabe)
help-tournament-export = Ein Turnier als Dokument schreiben, mit allem, was seine Einträge ergeben, oder seine Ergebnisse als CSV.
help-tournament-export-sheet = stattdessen, als CSV: standings oder games
help-tournament-export-output = in diese Datei
help-tournament-schema = Das JSON-Schema eines Turnierdokuments ausgeben.
error-needs_out = Mehr als ein Turnier braucht einen Ordner. Nenne einen mit --out.

## Neben den Antworten

proof-clean = kein Unterschied in { $entries } Einträgen
proof-stood =
    { $count ->
        [one] ein Eintrag wurde stehen gelassen
       *[other] { $count } Einträge wurden stehen gelassen
    }
proof-summary =
    { $differences ->
        [one] ein Unterschied
       *[other] { $differences } Unterschiede
    } in { $files ->
        [one] einem Dokument
       *[other] { $files } Dokumenten
    }
proof-told = angegeben: { $told }
proof-found = ausgearbeitet: { $found }

## Fehler der Form

fault-malformed = Das ist nicht als Eintrag zu lesen.
fault-misnumbered = Ein Eintrag wurde weggelassen, eingeschoben oder verschoben.
fault-missing = Das fehlt.
fault-not_expected = So etwas kommt nicht heraus.
fault-other_order = Die Reihenfolge ist eine andere.
fault-other_result = Etwas anderes kommt heraus.

## Fehler von Einträgen

fault-entry_unknown = Vor diesem gibt es keinen solchen Eintrag.
fault-not_a_fact = Nur was geschah, lässt sich berichtigen, und nur davor etwas einfügen.
fault-taken_back_already = Dieser Eintrag zählt nicht mehr.
fault-opened_twice = Das Turnier war schon eröffnet.
fault-came_back = Wer gegangen ist, kann nicht zurückkommen.
fault-number_taken = Ein anderer Spieler hat diese Nummer.
fault-name_taken = Ein anderer Spieler hat diesen Namen.
fault-after_the_draw = Die Tische waren schon ausgelost.
fault-already_qualified = Wer schon qualifiziert ist, darf nicht teilnehmen.
fault-disqualified_before = Wer wegen eines schweren Verstoßes disqualifiziert wurde, darf nicht teilnehmen.
fault-other_region = Der Spieler gehört zu einer anderen Region.
fault-unknown_player = Niemand mit dieser Nummer hat sich angemeldet.
fault-unknown_players = Dort sitzt jemand, der sich nicht angemeldet hat.
fault-call_comes_first = Niemand wird wegen langsamen Spiels verwarnt, ohne vorher gemahnt zu sein.
fault-left_already = Der Spieler war schon gegangen.
fault-other_moment = Das Turnier stand da an anderer Stelle.
fault-reason_missing = Ein Ausschluss braucht seinen Grund.
fault-no_penalty_stands = Es steht keine Strafe, die aufzuheben wäre.
fault-expulsion_due = Nach einer zweiten Verwarnung ist ein Spieler draußen.
fault-seed_again = Dafür war schon ein Loscode notiert.
fault-seed_not_written = Dieser Loscode war vor der Auslosung nicht notiert.
fault-one_seed_of_several = Dafür waren mehrere Loscodes notiert.
fault-not_by_the_seed = Der Loscode ergibt eine andere Reihenfolge.
fault-drawn_again = Die Tische waren schon vorher ausgelost.
fault-table_size = Ein Tisch hat fünf bis sieben Spieler.
fault-tables_uneven = Tische unterscheiden sich um höchstens einen Spieler.
fault-not_seated = Jemand hat keinen Platz.
fault-seated_twice = Jemand sitzt zweimal.
fault-gone_and_seated = Dort sitzt jemand, der gegangen war.
fault-unknown_table = Es gibt keinen solchen Tisch.
fault-round_open_already = Die Runde war schon begonnen.
fault-round_not_over = Die Runde davor ist nicht zu Ende.
fault-other_round = Eine andere Runde ist an der Reihe.
fault-table_stopped = Mit drei übrigen Spielern hat der Tisch aufgehört.
fault-everybody_was_sheriff = Dort waren alle schon Sheriff.
fault-other_sheriff = Der Sheriff dieser Runde ist ein anderer.
fault-not_at_the_table = Der Spieler gehört nicht zu dieser Runde.
fault-other_roles = An so viele Spieler werden andere Rollen ausgeteilt.
fault-leader_has_other_role = Die Rolle des Sheriffs hat nur der Sheriff.
fault-no_such_round = Keine solche Runde wurde begonnen.
fault-later_round_begun = Eine spätere Runde war schon begonnen.
fault-round_not_open = Diese Runde läuft nicht.
fault-log_begun_already = Diese Partie hat schon ein Protokoll.
fault-hired_already = Der Spieler hat schon einen Charakter.
fault-other_than_the_auction = Die Gebote ergeben einen anderen Charakter oder Preis.
fault-won_by_another = Nach den Geboten hat ein anderer Spieler diesen Charakter ersteigert.
fault-character_taken = Ein anderer Spieler hat diesen Charakter.
fault-did_not_survive = Nur wer die vorige Partie überlebt hat, darf einen Charakter behalten.
fault-not_his_character = Das war nicht der Charakter dieses Spielers.
fault-other_price = Ein behaltener Charakter kostet, was er vorher kostete.
fault-kept_without_money = Ob jemand ohne Geld einen Charakter behalten darf, entscheidet der Schiedsrichter.
fault-more_than_owned = Der Preis ist höher, als der Spieler besitzt.
fault-not_in_hundreds = Preise gehen in Hunderten.
fault-below_least_price = Der Mindestpreis ist 100.
fault-last_pays_least = Wer zuletzt anheuert, zahlt den Mindestpreis.
fault-without_money_pays_least = Wer kein Geld hat, zahlt den Mindestpreis.
fault-without_money_waits = Wer kein Geld hat, wartet, bis die anderen fertig sind.
fault-smaller_debt_first = Die kleinere Schuld wählt zuerst.
fault-auction_begun_already = Die Auktion war schon begonnen.
fault-other_number_laid = Eine andere Zahl Charaktere muss ausgelegt werden.
fault-characters_not_free = Ein Charakter liegt aus, der vergeben ist, oder zweimal.
fault-no_auction = Es läuft keine Auktion.
fault-bid_not_allowed = Das darf jetzt nicht gesagt werden.
fault-choice_not_owed = Für diese Wahl ist kein Los fällig.
fault-other_players = An dieser Partie nahmen andere teil.
fault-result_already = Es gibt schon ein Ergebnis.
fault-hires_missing = Jemand in dieser Runde hat noch keinen Charakter.
fault-role_was_another = Ausgeteilt war eine andere Rolle.
fault-game_not_over = Mit diesen übrigen Spielern ist die Partie nicht aus.
fault-other_outcome = Mit diesen übrigen Spielern hat eine andere Seite gewonnen.
fault-final_duel_of_another = Nur ein Abtrünniger kommt mit dem Sheriff ins Endduell.
fault-final_duel_with_others = Es gab kein Endduell, da andere noch im Spiel sind.
fault-rounds_not_over = Die Runden sind nicht an jedem Tisch zu Ende.
fault-not_tied = Diese Spieler stehen nicht gleich.
fault-lots_not_drawn = Zuerst muss gelost werden.
fault-other_qualifiers = Andere haben sich qualifiziert.
fault-unknown_match = Es gibt kein solches Duell.
fault-other_players_meet = In diesem Duell treffen sich andere.
fault-opponent_goes_through = Der Gegner dessen, der ging, kommt weiter.
fault-too_few_qualify = Es sind weniger übrig, als die Duelle brauchen, und keine Bestimmung sagt, was aus den leeren Plätzen wird.
fault-decided_already = Das hat der Schiedsrichter schon entschieden.
fault-nothing_to_decide = Hier gibt es nichts zu entscheiden: das Reglement tut es.
fault-duel_not_open = Dieses Duell kann jetzt nicht gespielt werden.
fault-duel_log_begun_already = Dieses Duell hat schon ein Protokoll.
fault-not_handed_over = Die Veranstaltung war nicht übergeben.
fault-other_copy = Übergeben war eine andere Kopie.
