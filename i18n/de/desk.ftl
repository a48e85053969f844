# Die Turnierleitung in der Terminal-App: ihre Bildschirme, Tasten, Spalten und Fragen.

desk-tournaments = Turniere
desk-key_new = Neues Turnier
desk-players = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
desk-secret = nur für den Schiedsrichter
desk-handed = kopiert für { $to } ({ $copy }): steht hier still
desk-prompt = eine Zeile, zuerst das Verb: verwarnt, runde, bietet, ergebnis …
desk-prizes = Preise: { $prizes }
desk-changes = Ändert { $players ->
        [one] Platz oder Punkte von { $players } Spieler
       *[other] Plätze oder Punkte von { $players } Spielern
    } und das Urteil über { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }.
desk-change_shown = Enter zeigt sie, bevor etwas eingetragen wird.
desk-all = Alle
desk-nothing_due = Nichts ist fällig: Spieler anmelden (F5) oder die Tische auslosen (F6).
desk-table_over = hat alle Runden gespielt
desk-minutes = { $minutes } Min.
desk-hours = { $hours } Std.

## Die Bildschirme

desk-way_floor = Saal
desk-way_players = Spieler
desk-way_draw = Tische
desk-way_ranking = Rang
desk-way_bracket = Duelle
desk-way_penalties = Strafen
desk-way_entries = Log
desk-way_reports = Druck

place-floor = Der Saal
place-players = Spieler
place-draw = Tische und Auslosung
place-ranking = Rangliste
place-bracket = Duelle
place-penalties = Strafen
place-entries = Das Protokoll der Turnierleitung
place-reports = Drucken
place-copies = Kopien der Veranstaltung
place-copying = Die Veranstaltung kopieren
place-figures = Zahlen
place-change = Was eine Berichtigung ändert
place-opening = Neues Turnier
place-hall = Für alle

## Tasten

desk-key_next = Nächster Schritt
desk-key_turn_back = zurück zum Schiedsrichter
desk-key_game = Spielprotokoll
desk-key_result = Ergebnis
desk-key_auction = Auktion
desk-key_line = Zeile tippen
desk-key_to_list = Zur Liste
desk-key_hall = Für alle
desk-key_figures = Zahlen öffnen
desk-key_rulings_behind = Entscheide
desk-key_entry = Eintrag
desk-key_open = Öffnen
desk-key_field = Nächste
desk-key_open_to_all = Offen für alle
desk-key_readings_asked = Offene Punkte

does-floor = In den Saal: alle Tische, zuerst die, die einen Blick brauchen
does-players = Zu den Spielern
does-draw = Zu den Tischen und ihrer Auslosung
does-ranking = Zur Rangliste
does-bracket = Zu den Duellen
does-penalties = Zu den Verwarnungen und Ausschlüssen
does-entries = Zum Protokoll der Turnierleitung
does-reports = Zu dem, was gedruckt werden kann
does-hall = Zeigen, was alle sehen dürfen, bevor der Bildschirm zu den Spielern gedreht wird
does-line = Eine Zeile der Turnierleitung tippen
does-next = Tun, was an diesem Tisch als Nächstes kommt
does-game_log = Das Spielprotokoll dieses Tisches öffnen
does-new_tournament = Ein Turnier eröffnen

## Spalten

desk-head_table = Tisch
desk-head_round = Runden
desk-head_sheriff = Sheriff
desk-head_due = Jetzt
desk-head_running = Läuft
desk-head_silent = Still
desk-head_place = Platz
desk-head_player = Spieler
desk-head_score = Punkte
desk-head_decided = Grund
desk-head_figure = Zahl
desk-head_amount = Betrag
desk-head_clauses = Bestimmungen
desk-head_entries = Einträge

## Der Saal

desk-sign_0 = alle warten
desk-sign_1 = wartet auf die Turnierleitung
desk-sign_2 = spielt
desk-sign_3 = ist fertig
desk-held_up = zuerst der Ausschluss von { $players }
desk-due_round = Runde { $round } beginnt
desk-due_hires = Runde { $round }: noch ohne Charakter: { $players }
desk-due_result = Runde { $round } wird gespielt
desk-due_bid = Runde { $round }: { $players } ist in der Auktion dran
desk-due_choice = Runde { $round }: Los bei gleichen Schulden: { $players }

## Ein neues Turnier

desk-opening = Neues Turnier
desk-opening_name = Name
desk-opening_region = Region (darf leer bleiben)
desk-opening_open = offen für Spieler jeder Region
desk-opening_asked = an jedem Tisch fragen, was die Quellen offen lassen

## Tasten der Listen

desk-key_sign_up = Anmelden
desk-key_void = Wiederholen
desk-key_standing = Rangliste
desk-key_time = Zeit
desk-key_lists = Andere Liste
desk-key_import = Liste einlesen
desk-key_warn = Verwarnen
desk-key_expel = Ausschl.
desk-key_leave = Geht
desk-key_pardon = Aufheben
desk-key_account = Konto
desk-key_sign_all = Alle anmelden
desk-key_again = Neu einlesen
desk-key_eligible = Nichts dagegen
desk-key_done = Fertig
desk-key_draw = So auslosen
desk-key_seed = Loscode notieren
desk-key_lots = Von Hand losen
desk-key_accept = Annehmen
desk-key_won = Wer gewann
desk-key_role = Rolle
desk-key_in_play = Im Spiel oder raus
desk-key_duel = Endduell
desk-key_open_bid = Darauf bieten
desk-key_raise = 100 mehr
desk-key_amount = Erhöhen auf
desk-key_pass = Passt
desk-key_lay = Auslegen
desk-key_keep = Behält
desk-key_hire = Anheuern
desk-key_first_won = Erster gewann
desk-key_decide = Entscheiden
desk-key_second_won = Zweiter gewann
desk-key_qualify = Qualifizierte
desk-key_dropped = Fällt aus
desk-key_page = Druckseite
desk-key_csv = Tabelle
desk-key_document = Ganzes Turnier
desk-key_copies = Kopien
desk-key_copy = Alles kopieren
desk-key_hand_over = Übergeben
desk-key_go_on = Hier weiter
desk-key_compare = Vergleichen
desk-key_bring_in = Turnier einlesen

## Kopien der ganzen Veranstaltung

desk-copies_how = Eine Kopie enthält die ganze Veranstaltung, mit den Protokollen der Tische: für einen anderen Laptop, oder zur Sicherheit. Wer sie öffnet, wird gewarnt, dass es eine Kopie ist. C macht eine; G geht hier weiter, falls die Veranstaltung übergeben war; M vergleicht eine Kopie mit dieser Veranstaltung, Protokoll für Protokoll, und sagt, ob beide weitergingen.
desk-copies_compared = Verglichen mit { $file }: nichts ging in beiden weiter.
desk-copies_parted = Verglichen mit { $file }: beide gingen weiter. Entscheide, welche zählt.
desk-copying_title = Die ganze Veranstaltung kopieren, samt Tischen
desk-copying_whom = Für wen
desk-copying_where = In welche Datei
desk-copying_there = es geht sofort dort weiter und wartet hier
desk-copying_nobody = Tippe, für wen die Kopie ist: das steht im Protokoll.
desk-which_copy = Welche Kopie soll verglichen werden?
desk-which_document = Welches Turnierdokument soll eingelesen werden?
desk-head_log = Protokoll
desk-head_relation = Dort und hier

## Was Tasten tun, ausführlich

does-sign_up = Spieler mit einem Formular anmelden
does-import_list = Eine Anmeldeliste einlesen, nach einem Blick darauf
does-warn = Eine Verwarnung beginnen: der Grund ist noch zu tippen
does-expel = Einen Ausschluss beginnen: der Grund ist noch zu tippen
does-leaves = Beginnen einzutragen, dass der Spieler geht
does-pardon = Beginnen, die letzte Strafe aufzuheben
does-account = Öffnen, was der Spieler besitzt: nur er darf es erfahren
does-seed = Einen Loscode notieren, bevor damit etwas ausgelost wird
does-lots = Eine Auslosung von Hand beginnen, in der Reihenfolge der Lose
does-choose = Mit der gewählten Zeile weiter
does-turn = Im Spiel oder raus, für den gewählten Spieler
does-final_duel = Der gewählte Spieler kam ins Endduell, oder nicht
does-result = Sagen, wie das Spiel dieses Tisches ausging
does-auction = Zur Auktion dieses Tisches
does-raise_bid = Eine Erhöhung um 100 beginnen
does-pass_bid = Beginnen, dass wer dran ist nicht mehr bietet
does-lay = Beginnen, die ausgelegten Charaktere einzutragen
does-keep = Beginnen einzutragen, wer einen Charakter behält
does-hire = Beginnen einzutragen, was für die Charaktere bezahlt wurde, in der Reihenfolge des Verkaufs
does-choice = Beginnen, das Los bei gleichen Schulden einzutragen
does-qualify = Beginnen zu nennen, wer die Duelle spielt
does-dropped = Beginnen einzutragen, dass jemand die Duelle verlässt
does-next_duel = Tun, was beim gewählten Duell als Nächstes kommt
does-duel_log = Das Protokoll des gewählten Duells öffnen
does-decide = Beginnen, das gewählte Duell zu entscheiden, wo keine Bestimmung es tut
does-void = Beginnen, das Spiel dieses Tisches wiederholen zu lassen
does-more_time = Beginnen, diesem Tisch mehr Zeit zu geben
does-standing = Die Rangliste neben den Tischen zeigen oder wieder verbergen
does-lists = Zu den Turnieren, oder zurück zu den Tischen
does-away = Von der Zeile zur Liste, von dort in den Saal, und zum Anfang
does-retract = Beginnen, diesen Eintrag zurückzunehmen
does-accept_result = Das Ergebnis eintragen; bei einem alten zuerst zeigen, was es ändert
does-page = Den Bericht als Druckseite speichern
does-csv = Den Bericht als Liste für eine Tabelle speichern
does-document = Das ganze Turnier als Dokument speichern
does-copies = Kopien der ganzen Veranstaltung: gemacht, übergeben, verglichen
does-copy_event = Die ganze Veranstaltung in eine Datei kopieren, um hier oder dort weiterzumachen
does-go_on = Hier mit einer übergebenen Veranstaltung weitermachen
does-compare = Die Veranstaltung mit einer anderen Kopie vergleichen
does-bring_in = Ein Turnier aus seinem Dokument einlesen
does-hand_over = Die Veranstaltung übergeben: sie geht in der Kopie weiter
does-clauses = Die Regelentscheide zu den Bestimmungen dieser Zeile zeigen
does-entry = Zum Eintrag, aus dem diese Zahl kommt
does-figures = Die Zahlen öffnen, die diesen Platz ergaben
does-eligible = Alle drei wurden gefragt, und nichts spricht dagegen
does-again = Die Liste neu einlesen
does-open_to_all = Offen für Spieler jeder Region, oder nicht
does-field = Weiter zur nächsten Zeile
place-does_what_is_due = Was fällig ist
place-desk = Turnierleitung
place-sign_up = Anmeldung
place-listed = Anmeldeliste
place-result = Ergebnis
place-auction = Auktion

## Spalten der Listen

desk-head_number = Nr.
desk-head_warnings = Verwarnt
desk-head_status = Status
desk-head_entry = Eintrag
desk-head_penalty = Strafe
desk-head_reason = Grund
desk-head_tables = Tische
desk-head_sizes = Zu wie vielen
desk-head_standing = Nach dem Reglement
desk-head_seat = Platz
desk-head_sheriff_in = Sheriff
desk-head_character = Charakter
desk-head_price = Bezahlt
desk-head_role = Rolle
desk-head_ended = Am Ende
desk-head_prize = Preis
desk-head_has_then = Hat dann
desk-head_match = Duell
desk-head_first = Erster
desk-head_second = Zweiter
desk-head_winner = Sieger
desk-head_line = Zeile
desk-head_fault = Fehler
desk-head_region = Region
desk-head_verdict = Urteil
desk-head_report = Bericht
desk-head_eyes = Für wen

## Spieler und Anmeldung

desk-nobody = Noch niemand angemeldet: N meldet an, I liest eine Liste ein.
desk-which_list = Welche Liste? Eine CSV-Datei, oder ein Name je Zeile.
desk-sign_up = Anmeldung von Spieler { $number }
desk-answer_yes = ja
desk-answer_no = nein
desk-answer_unasked = ungefragt

## Tische und Auslosung

desk-no_seed = Noch ist kein Loscode notiert: S notiert einen, vor der Auslosung.
desk-seed = Loscode, vor der Auslosung notiert: { $seed }
desk-corrected = Es gibt Fünfer- und Sechsertische: die Punkte der Fünfer zählen × 1,15 (ITC-122).
desk-preferred = am liebsten
desk-round_now = Runde { $round } läuft
desk-round_next = danach: Runde { $round }
desk-sheriff_in = Runde { $round }
desk-to_seat = { $count ->
        [one] { $count } Spieler braucht einen Platz.
       *[other] { $count } Spieler brauchen einen Platz.
    }

## Ergebnisse

desk-in_play = im Spiel
desk-out = raus
desk-final_duel = Endduell

desk-result_how = 1, 2 oder 3 sagt, wer gewann, ←→ gibt dem gewählten Spieler seine Rolle, die Leertaste setzt ihn ins Spiel oder hinaus.
desk-result_no_winner = Wähle mit 1, 2 oder 3, wer gewann.
desk-result_no_role = Noch ohne Rolle: { $players }.
desk-unasked = nicht alles gefragt (Q)
desk-key_asked = Gefragt
does-asked = Beginnen einzutragen, was der gewählte Spieler auf die drei Fragen antwortete

## Die Auktion

desk-auction_none = Noch liegt nichts aus. A: die ausgelegten Charaktere, für eine Auktion hier. K: wer seinen behält. H: nur, was bezahlt wurde, wenn die Auktion am Tisch stattfindet.
desk-hammer = Unter dem Hammer: { $character }, { $bid }$ von { $player }
desk-still_in = Noch dabei: { $players }
desk-without = Ohne Charakter: { $players }
desk-speaks = { $player } ist dran
desk-chooses = { $player } wählt, ohne Geld
desk-lots_first = Gleiche Schulden: das Los entscheidet, wer zuerst wählt (T): { $players }
desk-auction_over = Alle haben einen Charakter.
desk-auction_no_bid = Gerade wird auf nichts geboten: Enter eröffnet das Bieten.
desk-auction_done = Alle haben einen Charakter. Esc führt zurück in den Saal: dort wird mit R das Ergebnis eingetragen.
desk-kept = behalten
desk-nothing_laid = Noch kein Charakter.

## Duelle, Strafen, Drucken

desk-no_duels = Die Duelle beginnen, sobald jeder Tisch seine Runden gespielt hat.
desk-to_play = zu spielen
desk-won_by_log = { $player }, laut Protokoll
desk-being_played = wird gespielt
desk-for_referee = an den Schiedsrichter
desk-champion = Meister: { $player }
desk-code = Der Kodex des Schiedsrichters
desk-save_where = Wohin speichern?
desk-all_over = Meister: { $player }. F12 druckt den Bericht.
desk-report_hall = Für die Wand: die Tische mit ihren Plätzen, wer qualifiziert ist, wer gegangen ist.
desk-report_bracket = Für die Wand: die Duelle, gezeichnet, mit ihren Siegern.
desk-report_board = Für die Wand nach dem letzten Duell: alle Plätze und Punkte.
desk-report_report = Der Bericht des Veranstalters: Teilnehmer, das Ergebnis jedes Spiels, die Rangliste, die Duelle, die Strafen.
desk-report_standings = Die Rangliste, mit dem, was über jeden Platz entschied. Sonst darf sie vor dem Ende niemand sehen.
desk-report_accounts = Was alle verdient und bezahlt haben, Posten für Posten, mit den Bestimmungen.
desk-report_chart = Die Punkte, als Balken gezeichnet, die unter null nach links.
desk-report_prizes = Tisch für Tisch, was jedes Spiel wem brachte, und nach welchem Feld der Preistabelle.
desk-report_slips = Ein Zettel je Spieler, zum Ausschneiden und Falten: Tisch und Platz, und innen, was er besitzt, nur für seine Augen.
desk-report_paper = Leere Bögen für jeden Tisch, um von Hand weiterzumachen, wenn der Laptop ausfällt.
desk-report_penalties = Verwarnungen und Ausschlüsse mit ihren Gründen.
desk-pages = Auf Telefonen: { $address }
