# Berichte eines Turniers, zum Drucken oder für die Wand. Spaltenköpfe sind kurz.

report-title-report = Turnierbericht
report-title-standings = { $over ->
        [yes] Rangliste
       *[no] Rangliste bisher
    }
report-title-board = Endstand
report-title-chart = { $over ->
        [yes] Punkte
       *[no] Punkte bisher
    }
report-title-accounts = Punkte, Zahl für Zahl
report-title-prizes = Preisbögen
report-title-slips = Platzzettel
report-title-hall = Am Brett
report-title-bracket = K.-o.-Duelle
report-title-penalties = Verwarnungen und Ausschlüsse
report-title-paper = Papierpaket
report-stamp-referee = Nur Schiedsrichter
report-stamp-everybody = Für alle
report-event = Meisterschaft
report-clauses = Nach dem italienischen Meisterschaftsreglement von 2007, Version 1.1: { $clauses }

## Spaltenköpfe

report-head-place = Platz
report-head-player = Spieler
report-head-number = Nr.
report-head-table = Tisch
report-head-seat = Platz
report-head-character = Charakter
report-head-role = Rolle
report-head-gain = Gewonnen
report-head-rounds = Runden
report-head-factor = Faktor
report-head-score = Punkte
report-head-decided = Entschieden durch
report-head-price = Bezahlt
report-head-ended = Am Ende
report-head-prize = Preis
report-head-owned = Besitzt
report-head-owned_then = Besitzt dann
report-head-winner = Wer gewann
report-head-entry = Eintrag
report-head-penalty = Strafe
report-head-why = Grund
report-head-ruling = Entscheid
report-head-clause = Bestimmungen
report-head-question = Frage
report-head-answer = Entscheid
report-head-logged = Was eingetragen wurde
report-head-against = Dagegen
report-head-participants = Teilnehmer
report-head-sizes = Tische zu
report-head-games = Partien
report-head-champion = Meister
report-head-region = Region
report-head-resident = Bürger oder wohnhaft
report-head-left = Gegangen
report-head-match = Duell
report-head-won = Gewonnen
report-head-lost = Verloren
report-head-organiser = Veranstalter
report-head-referee = Schiedsrichter
report-head-date = Ort und Datum
report-head-figure = Zahl
report-head-amount = Betrag
report-head-round = Runde
report-head-leader = Sheriff
report-head-from = Von
report-head-until = Bis
report-head-turned = Neu gemischt
report-head-extra = Extra
report-head-happened = Was geschah
report-head-kept = Behalten
report-head-in_play = Im Spiel
report-head-duel_mark = Endduell
report-head-qualified = Schon qualifiziert
report-head-disqualified = Früher disqualifiziert
report-head-quick = Danach zu tippen

## Am Brett

report-awaited = Jetzt und als Nächstes
report-tables = Tische
report-seeds = Loscodes, damit jeder nachlosen kann: { $seeds }
report-gone = gegangen
report-round_now = { $minutes ->
        [0] Runde { $round } läuft
       *[other] Runde { $round } läuft, { $minutes } Minuten extra
    }
report-rounds_done = { $rounds ->
        [one] fertig, { $rounds } Runde gespielt
       *[other] fertig, { $rounds } Runden gespielt
    }
report-round_next = danach Runde { $round }, Sheriff { $sheriff }
report-through = In den Duellen
report-duels = Duelle
report-signed_up = { $count ->
        [one] { $count } Spieler angemeldet
       *[other] { $count } Spieler angemeldet
    }
report-not_named = Wer die Duelle spielt, wird gesagt, wenn die Vorrunde an jedem Tisch zu Ende ist.
report-stage-1 = Finale
report-stage-2 = Halbfinale
report-stage-4 = Viertelfinale

## Ranglisten

report-level = gleich: Los
report-decided = { $criterion } ({ $value })
report-ranking = Vorrunde
report-places = Endplätze
report-chart = Punkte
report-lowered = Unter null senkt die Korrektur die Punkte: { $players }.
report-nothing_begun = die Auslosung
report-place_of = { $place }. { $player }

## Preisbögen und Zettel

report-round_title = Runde { $round } · Sheriff { $sheriff } · { $outcome }
report-not_over = noch nicht zu Ende
report-voided = Wiederholt: { $reason }
report-kept = behalten
report-in_play = im Spiel
report-out = ausgeschieden
report-prize_table = Was eine Partie bringt
report-prize_note = Nach der Spielerzahl dieser Partie. Alle anderen Fälle bringen nichts.
report-size = { $players } Spieler
report-size_here = ▸ { $players } Spieler
report-slips_how = An den Strichen schneiden, das Geld nach hinten falten und jeden Zettel nur seinem Spieler geben.
report-slip_where = Tisch { $table }, Platz { $seat }
report-slip_number = Spieler { $number }
report-slip_left = Zur Linken: { $player }
report-slip_sheriff = Sheriff in Runde { $round }
report-slip_money = nach hinten falten · nur für dich

## Strafen

report-given = Verwarnungen und Ausschlüsse
report-code = Der Kodex, und die Regelentscheide dazu
report-took_part = { $count }, und { $away ->
        [one] { $away }, der angemeldet und nicht da war
       *[other] { $away }, die angemeldet und nicht da waren
    }
report-voided_in = Runde { $round }: eine Partie zählt nicht ({ $reason }).
report-given_back = Bezahlt für Partien, die nicht zählen, und erstattet
report-no_penalties = Es gab keine Verwarnung und keinen Ausschluss.
report-warning = Verwarnung
report-expulsion = Ausschluss
report-withdrawn = aufgehoben

## Der Bericht des Veranstalters

report-let_stand = Vom Schiedsrichter stehen gelassen
report-seed = { $purpose }: { $seed }{ $use ->
        [used] {" "}(hat gelost)
        [unused] {" "}(hat nichts gelost)
        [back] {" "}(zurückgenommen)
       *[open] {""}
    }
report-participants = Teilnehmer
report-games = Ergebnisse der Partien
report-signatures = Unterschriften
report-interim = Das Turnier ist nicht zu Ende: das sind die Ergebnisse bisher.
report-not_valid = Weniger als { $least } Spieler nahmen teil: das Turnier zählt nicht für die Meisterschaft.
report-corrected = Fünfer- und Sechsertische: die Punkte der Fünfer werden mit 1,15 multipliziert.
report-yes = ja
report-no = nein
report-not_asked = nicht gefragt
report-legend = { $in_play } bis zum Ende im Spiel, { $out } ausgeschieden, { $duel } mit dem Sheriff im Endduell. Unter der Rolle: was die Partie brachte.

## Papierpaket

report-paper_how = Für den Fall, dass der Laptop ausfällt: auf diesen Bögen weiterspielen und die Zeilen unter jedem tippen, sobald er wieder da ist. Eine Reihe tiefer Striche ist eine Lücke zum Ausfüllen; was nicht bekannt ist, bleibt weg.
report-paper_letters = Rollen mit einem Buchstaben: s Sheriff, d Hilfssheriff, o Bandit, r Abtrünniger. Wer gewann: law, outlaws, renegade. Am Ende einer Partie: + im Spiel, - ausgeschieden, und ! hinter dem, der ins Endduell kam, wie in 4+ 7-!. Ein Anheuern: Spieler:Charakter:Preis, und :kept dahinter, wenn der Charakter behalten wurde.
report-sheet_course = { $table }: Plätze und Runden
report-sheet_roles = { $table }: Rollen, nur für den Schiedsrichter
report-sheet_prizes = { $table }: Preise
report-sheet_games = { $table }: Partien
report-sheet_enrol = Anmeldung
report-sheet_penalties = Strafen und Abgänge
report-sheet_duels = Duelle
report-roles_how = Jede Rolle beim Austeilen aufschreiben, ein Buchstabe je Runde; diesen Teil zudecken.
report-course_note = Ein Kästchen ankreuzen, wenn neu gemischt wird: ab dem dritten schlägt High Noon zu, beginnend mit dem nächsten Zug des Sheriffs.
report-game_title = Runde { $round } · Sheriff { $sheriff } · Sieger: ☐ die Gesetzeshüter ☐ die Banditen ☐ der Abtrünnige

## Auf der Befehlszeile

report-saved = Geschrieben nach { $file }.
help-tournament-report = Eine Druckseite machen, oder eine Liste für eine Tabelle.
help-tournament-report-kind = für alle: hall (Tische, Plätze, wer weiterkommt), bracket, board (Endstand, nach dem letzten Duell); für den Schiedsrichter: report (der des Veranstalters), standings, accounts, chart, prizes, slips, paper (leere Bögen), penalties
help-tournament-report-languages = die Sprache; mehrmals für mehrere, nacheinander
help-tournament-report-out = in diese Datei schreiben; sonst wird ausgegeben
help-tournament-report-listed = seine Listen als CSV, statt einer Seite
