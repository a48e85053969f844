# Die Turnierleitung auf der Befehlszeile: ihre Hilfe, was sie neben ihren Antworten sagt, und was falsch getippt sein kann.
help-tournament = Eine Meisterschaft leiten, von der Anmeldung bis zu den letzten Duellen.
help-desk-tournament = das Turnier: seine Kennung, deren Anfang oder sein Name; sonst das zuletzt berührte
help-desk-by = wer das einträgt; sonst, was REFEREE_NAME sagt
help-desk-trying = nur sagen, was gesagt würde; nichts eintragen
help-desk-yes = eintragen, ohne zu fragen

## Verben

help-tournament-new = Ein Turnier eröffnen.
help-tournament-new-name = der Name des Turniers
help-tournament-new-region = die Region, zu der es gehört
help-tournament-new-open_ = ein offenes Turnier: Spieler jeder Region
help-tournament-new-ask_readings = an jedem Tisch fragen, was die Quellen offen lassen, statt den empfohlenen Lesarten zu folgen
help-tournament-list = Die Turniere des Speichers auflisten.
help-tournament-enrol = Spieler anmelden.
help-tournament-enrol-words = Namen, jeder in Anführungszeichen, wenn er Leerzeichen hat; dann, was gefragt wurde, für alle: eligible, oder qualified=no disqualified=no resident=yes; region=R
help-tournament-import = Alle auf einer Liste anmelden, oder niemanden, wenn sie einen Fehler hat.
help-tournament-import-file = eine CSV-Datei (- für die Standardeingabe), oder das Dokument eines Turniers
help-tournament-players = Alle Angemeldeten auflisten.
help-tournament-players-public = nur, was alle wissen dürfen
help-tournament-absent = Eintragen, wer bei der Auslosung nicht da ist.
help-tournament-absent-words = Spieler
help-tournament-leave = Eintragen, dass ein Spieler geht.
help-tournament-leave-words = SPIELER [when=before_draw, between_rounds, during_game, after_rounds oder during_duel]
help-tournament-hurry = Einen Spieler wegen langsamen Spiels zur Eile mahnen.
help-tournament-hurry-words = SPIELER
help-tournament-shows = Eintragen, dass ein Spieler andere seine Rollenkarte sehen ließ.
help-tournament-shows-words = SPIELER [mistake oder purpose]
help-tournament-warn = Einen Spieler verwarnen.
help-tournament-warn-words = SPIELER und der Grund
help-tournament-expel = Einen Spieler ausschließen.
help-tournament-expel-words = SPIELER und der Grund [when=MOMENT]
help-tournament-pardon = Eine Verwarnung oder einen Ausschluss aufheben.
help-tournament-pardon-words = die Nummer des Eintrags, und warum
help-tournament-warnings = Alle Verwarnungen und Ausschlüsse auflisten.
help-tournament-tables = Jede zulässige Verteilung von Spielern auf Tische auflisten.
help-tournament-tables-count = für so viele Spieler; sonst für die, die da sind
help-tournament-seed = Einen Loscode notieren, bevor damit etwas ausgelost wird.
help-tournament-seed-words = der Loscode, ein zufälliger, wenn keiner genannt ist; for=seating oder for=lots, sonst für beides
help-tournament-draw = Die Tische auslosen.
help-tournament-draw-words = [tables=N]; von Hand: die Spieler in der Reihenfolge ihrer Lose, oder ganze Tische wie 1,2,3,4,5/6,7,8,9,10
help-tournament-due = Sagen, was als Nächstes geschehen muss, Tisch für Tisch.
help-tournament-due-tables = nur an diesen Tischen
help-tournament-show = Zeigen, wo das Turnier steht.
help-tournament-show-public = nur, was alle wissen dürfen
help-tournament-round = Eine Runde eines Tisches beginnen.
help-tournament-round-words = TISCH oder TISCH.RUNDE [SHERIFF] [SPIELER:ROLLE …]; Sheriff ist, wer der Reihe nach folgt
help-tournament-keep = Eintragen, wer einen Charakter zum alten Preis behält.
help-tournament-keep-words = TISCH SPIELER …
help-tournament-auction = Die für die Auktion ausgelegten Charaktere eintragen.
help-tournament-auction-words = TISCH CHARAKTER …
help-tournament-bid = Ein Wort in der Auktion eintragen; gesagt wird, ob es erlaubt ist, und mehr nicht.
help-tournament-bid-words = TISCH SPIELER, dann CHARAKTER PREIS zum Eröffnen, PREIS zum Erhöhen, pass zum Aussteigen, CHARAKTER zum Wählen ohne Geld
help-tournament-choice = Das Los bei gleichen Schulden eintragen.
help-tournament-choice-words = TISCH und die Spieler in der Reihenfolge, in der sie wählen
help-tournament-hire = Eintragen, was Spieler für ihre Charaktere bezahlt haben, in der Reihenfolge des Verkaufs.
help-tournament-hire-words = TISCH SPIELER:CHARAKTER:PREIS[:kept] …, oder TISCH SPIELER CHARAKTER PREIS [kept]
help-tournament-pause = Die Spieluhren aller Tische anhalten.
help-tournament-pause-words = warum
help-tournament-go = Die Spieluhren aller Tische weiterlaufen lassen.
help-tournament-time = Einem Tisch mehr Zeit geben.
help-tournament-time-words = TISCH MINUTEN und warum
help-tournament-play = Das Protokoll der Partie eines Tisches oder eines Duells öffnen; ein vorhandenes Duellprotokoll wird wieder geöffnet.
help-tournament-play-where = die Nummer des Tisches, oder das Duell: quarter_1 bis quarter_4, semi_1, semi_2, third, final
help-tournament-play-first = in einem Duell der Spieler, der den ersten Charakter wählt; sonst der besser platzierte
help-tournament-take = Das Ergebnis aus dem Protokoll einer Partie oder eines Duells übernehmen.
help-tournament-take-where = die Tische und Duelle; sonst alle, die zu Ende sind
help-tournament-result = Das Ergebnis einer Partie in einer Zeile eintragen.
help-tournament-result-words = TISCH, die Siegerseite, dann jeder Spieler als SPIELER:ROLLE+ (im Spiel) oder SPIELER:ROLLE- (raus), mit ! für einen Abtrünnigen im Endduell: 1 law 3:sheriff+ 4:deputy- …
help-tournament-void = Eine Partie wiederholen lassen.
help-tournament-void-words = TISCH, dann auction (eine neue, mit Erstattung) oder same (Charaktere und Preise bleiben), und warum
help-tournament-standings = Die bisherige Rangliste zeigen: nur für den Schiedsrichter.
help-tournament-standings-explain = die Zahlen dieses Spielers auf Einträge und Bestimmungen zurückführen
help-tournament-account = Zeigen, was ein Spieler besitzt: nur er darf es erfahren.
help-tournament-account-player = der Spieler
help-tournament-prizes = Zeigen, was jede Partie wem brachte: nur für den Schiedsrichter.
help-tournament-prizes-tables = nur diese Tische
help-tournament-lots = Unter gleichstehenden Spielern losen.
help-tournament-lots-words = nichts, um mit dem Loscode zu losen; oder die Spieler in der von Hand gelosten Reihenfolge
help-tournament-qualify = Allen die Qualifizierten nennen.
help-tournament-qualify-words = nichts, für die Besten der Rangliste; oder Spieler, der beste zuerst
help-tournament-bracket = Die Duelle zeigen.
help-tournament-bracket-public = nur, was alle wissen dürfen
help-tournament-duel = Eintragen, wer ein Duell gewonnen hat.
help-tournament-duel-words = DUELL SIEGER [VERLIERER]; Duelle sind quarter_1 bis quarter_4, semi_1, semi_2, third, final
help-tournament-decide = Ein Duell entscheiden, das keine Bestimmung entscheidet: ein Platz, den niemand einnimmt, beide Spieler gegangen.
help-tournament-decide-words = DUELL, dann ein SPIELER (gewinnt ohne Duell), zwei mit Komma (sie treffen sich) oder - (niemand), und warum
help-tournament-log = Zeilen der Turnierleitung eintragen, jede beginnt mit ihrem Verb; ohne Zeilen die getippten oder hineingeleiteten.
help-tournament-log-lines = eine Zeile, zum Beispiel: result 1.2 law 3+ 4- 5- 6- 7-
help-tournament-history = Jeden je gemachten Eintrag auflisten, von wem und wann, mit seinem Urteil damals und jetzt.
help-tournament-history-last = nur die letzten
help-tournament-history-lines = als die Zeilen, die sie wieder eintragen
help-tournament-check = Alles auflisten, was an dem jetzt Geltenden anzumerken ist.
help-tournament-retract = Einen Eintrag zurücknehmen, nach einem Blick darauf, was das ändert.
help-tournament-retract-number = die Nummer des Eintrags
help-tournament-retract-reason = warum
help-tournament-correct = Einen Eintrag berichtigen, nach einem Blick darauf, was das ändert.
help-tournament-correct-number = die Nummer des Eintrags
help-tournament-correct-words = die Zeile, die es hätte sein sollen, zuerst ihr Verb
help-tournament-correct-reason = warum
help-tournament-insert = Vergessenes einfügen, nach einem Blick darauf, was das ändert.
help-tournament-insert-number = die Nummer des Eintrags, vor dem es geschah
help-tournament-insert-words = die vergessene Zeile, zuerst ihr Verb
help-tournament-insert-reason = warum
help-tournament-stand = Einen Eintrag stehen lassen, gegen den das Reglement spricht.
help-tournament-stand-words = die Nummer des Eintrags, und warum
help-tournament-copy = Die ganze Veranstaltung in eine Datei kopieren, und das eintragen.
help-tournament-copy-file = die neue Datei, etwa auf einem Stick
help-tournament-copy-to = wer die Kopie bekommt
help-tournament-copy-hand_over = die Veranstaltung geht in der Kopie weiter und steht hier still
help-tournament-salvage = Von einem Turnier in einem beschädigten Speicher retten, was zu lesen ist, als Dokument.
help-tournament-salvage-output = in diese Datei
help-tournament-resume = Hier mit einer übergebenen Veranstaltung weitermachen.
help-tournament-resume-where = wessen Kopie das ist
help-tournament-compare = Mit einer anderen Kopie der Veranstaltung vergleichen, und sagen, ob beide weitergingen.
help-tournament-compare-file = die andere Kopie

## Neben den Antworten

tournament-made = Turnier { $name } ist eröffnet; seine Kennung ist { $id }.
tournament-none = Es gibt noch kein Turnier. Eröffne eines mit: referee tournament new.
tournament-handed_over = Diese Veranstaltung wurde unter dem Zeichen { $copy } für { $to } kopiert (Eintrag { $number }). Hier lässt sich nichts eintragen, bevor du sagst, dass sie hier weitergeht: referee tournament resume.
tournament-meant = Es geht um Turnier { $title } ({ $id }), das zuletzt berührte.
tournament-changes_nothing = Es ändert keinen Platz und kein Urteil.
tournament-changes_places = { $count ->
        [one] { $count } Spieler rückt
       *[other] { $count } Spieler rücken
    } (Platz, Punkte: vorher → nachher):
tournament-changes_scores = { $others ->
        [one] Niemand rückt, { $others } Punktzahl ändert sich
       *[other] Niemand rückt, { $others } Punktzahlen ändern sich
    } (Platz, Punkte: vorher → nachher):
tournament-changes_both = { $count ->
        [one] { $count } Spieler rückt
       *[other] { $count } Spieler rücken
    }, { $others ->
        [one] bei { $others } weiteren ändert sich nur die Punktzahl
       *[other] bei { $others } weiteren ändern sich nur die Punktzahlen
    } (Platz, Punkte: vorher → nachher):
tournament-changes_verdicts = { $count ->
        [one] { $count } Eintrag beruhte darauf und wird neu beurteilt:
       *[other] { $count } Einträge beruhten darauf und werden neu beurteilt:
    }
tournament-entries = { $count ->
        [one] Eintrag { $numbers }
       *[other] Einträge { $numbers }
    }
tournament-no_place = { $player } hat keinen Platz in der Rangliste: noch keine Partie, oder gegangen.
tournament-nothing_logged = Nichts wurde eingetragen.
tournament-needs_yes = Nichts wurde eingetragen: um es anzunehmen, sag dasselbe mit --yes.
tournament-not_accepted = Zeile { $number } wurde gezeigt und nicht angenommen: sie steht nirgends, und auch nicht, was danach kommt.
tournament-lines_logged = { $count ->
        [0] Keine Zeile wurde eingetragen.
        [one] { $count } Zeile wurde eingetragen, die davor.
       *[other] { $count } Zeilen wurden eingetragen, die davor.
    } Mach bei der hier genannten Zeile weiter, wenn sie berichtigt ist.
tournament-ask_amend = Eintragen?
tournament-prompt = Eine Zeile der Turnierleitung, zuerst ihr Verb; ein leeres Ende (Strg-D) hört auf.
tournament-show_players = { $count ->
        [one] { $count } Spieler: { $names }
       *[other] { $count } Spieler: { $names }
    }
tournament-show_gone = Gegangen: { $names }
tournament-show_seed = Ausgelost mit dem Loscode { $seed }
tournament-show_qualifiers = In den Duellen: { $names }
tournament-show_duel = { $match }: { $winner } gewinnt
tournament-show_champion = Meister: { $name }
tournament-show_places = Endplätze: { $names }
tournament-show_round = Runde { $round }, Sheriff { $sheriff }
tournament-show_over = Runde { $round } ist zu Ende; Sheriff war { $sheriff }
tournament-show_extra = { $minutes ->
        [one] { $minutes } Minute mehr
       *[other] { $minutes } Minuten mehr
    }
tournament-warned_times = { $count ->
        [one] { $count } Verwarnung
       *[other] { $count } Verwarnungen
    }
tournament-was_expelled = ausgeschlossen
tournament-has_left = gegangen { $when }
tournament-no_tables = { $players } Spieler lassen sich nicht auf zulässige Tische verteilen.
tournament-nothing_due = Nichts ist fällig.
tournament-no_warnings = Es gab keine Verwarnung.
tournament-penalty-warning = Verwarnung
tournament-penalty-expulsion = Ausschluss
tournament-withdrawn = aufgehoben
tournament-no_games = Noch wurde keine Partie gespielt.
tournament-secret = Nur für den Schiedsrichter, solange das Turnier dauert (ITC-119).
tournament-still_level = gleich: Los
tournament-decided_by = nach { $criterion }
tournament-game = Tisch { $table }, Runde { $round }
tournament-let_stand = stehen gelassen: { $reason }
tournament-all_clean = Es gibt nichts anzumerken.
tournament-import_differs = { $count ->
        [one] In einem Punkt ist dieses Dokument nicht,
       *[other] In { $count } Punkten ist dieses Dokument nicht,
    } was seine eigenen Einträge ergeben, oder das Reglement spricht dagegen: jemand kann es verändert haben.
tournament-import_see = In welchen, zeigt: referee tournament verify { $file }
tournament-list_ready = { $count ->
        [one] { $count } Spieler kann angemeldet werden:
       *[other] { $count } Spieler können angemeldet werden:
    }
tournament-list_faults = { $count ->
        [one] { $count } Fehler; niemand wurde angemeldet:
       *[other] { $count } Fehler; niemand wurde angemeldet:
    }
tournament-list_ignored = Spalten, die hier nichts sagen: { $names }
tournament-list_encoding = Die Liste ist nicht in UTF-8; sie wurde als { $encoding } gelesen. Sieh nach, ob die Umlaute stimmen.
tournament-ask_import = Anmelden?
tournament-known_expelled = { $name } wurde von { $tournament } ausgeschlossen.
tournament-known_champion = { $name } hat { $tournament } gewonnen und ist vielleicht schon qualifiziert.
tournament-game_opened = Die Partie hat ein eigenes Protokoll: { $id }. Eintragen mit: referee { $store }--table { $id } log.
tournament-game_there = Das Protokoll gibt es schon: { $id }. Weiter mit: referee { $store }--table { $id } log.
tournament-game_not_over = Tisch { $table }: seine Partie ist noch nicht zu Ende.
tournament-copied_here = Kopiert nach { $file } unter dem Zeichen { $copy }. Die Veranstaltung geht hier weiter; wer die Kopie öffnet, wird gewarnt.
tournament-copied_there = Übergeben in { $file } unter dem Zeichen { $copy }. Die Veranstaltung geht dort weiter und steht hier still.
tournament-copies_same = in beiden gleich
tournament-copies_here = geht hier weiter (nach Eintrag { $number })
tournament-copies_there = geht dort weiter (nach Eintrag { $number })
tournament-copies_parted = beide gingen weiter (nach Eintrag { $number }): entscheide, welches zählt
tournament-copies_only_here = nur hier
tournament-copies_only_there = nur dort
tournament-resumed = { $name } geht hier weiter.
tournament-no_game_over = Laut Protokoll ist keine Partie zu Ende.

## Was falsch sein kann

error-no_tournaments = Es gibt noch kein Turnier. Eröffne eines mit: referee tournament new.
    .app = Es gibt noch kein Turnier. Eröffne eines auf dem ersten Bildschirm.
error-no_such_tournament = Es gibt kein Turnier „{ $tournament }“. Sieh nach mit: referee tournament list.
    .app = Es gibt kein Turnier „{ $tournament }“. Der erste Bildschirm listet sie auf.
error-tournament_ambiguous = Mit „{ $tournament }“ kann mehr als ein Turnier gemeint sein. Tippe mehr davon.
error-tournament_has_grown = Jemand anders hat inzwischen in diesem Turnier eingetragen ({ $version } Einträge jetzt), und hierzu wäre anderes zu sagen. Nichts wurde eingetragen: sieh neu nach und wiederhole es.
error-handed_over = Diese Veranstaltung wurde unter dem Zeichen { $copy } für { $to } kopiert und steht hier still. Um hier weiterzumachen: referee tournament resume.
    .app = Diese Veranstaltung wurde unter dem Zeichen { $copy } für { $to } kopiert und steht hier still. Um hier weiterzumachen, trage diese Zeile ein: fortsetzen
error-not_handed_over = Diese Veranstaltung war nicht übergeben: es gibt nichts fortzusetzen.
error-taken_back_already = Eintrag { $number } war schon zurückgenommen.
error-not_a_fact = Eintrag { $number } nimmt nur einen anderen zurück oder berichtigt ihn: er kann zurückgenommen werden. Berichtige den Eintrag, um den es geht, oder füge vor jenem etwas ein.
error-opening_stays = Die Eröffnung eines Turniers lässt sich nicht zurücknehmen. Berichtige sie, oder eröffne ein anderes Turnier.
error-nothing_to_let_stand = Gegen Eintrag { $number } spricht nichts: es gibt nichts stehen zu lassen.
error-opening_is_first = Von einem Turnier geschah nichts, bevor es eröffnet wurde. Nenne einen späteren Eintrag.
error-one_entry_for_one = Ein Eintrag wird durch eine Zeile berichtigt, die einen Eintrag ergibt; diese ergibt { $count }.
error-no_name = Es fehlt ein Name. Tippe ihn, in Anführungszeichen, wenn er Leerzeichen hat.
error-name_too_long = „{ $word }…“ ist länger als { $longest } Zeichen. Kürze den Namen.
error-text_too_long = „{ $word }…“ ist länger als { $longest } Zeichen. Sag es mit weniger Wörtern.
error-hidden_characters = „{ $word }“ enthält unsichtbare Zeichen. Tippe es neu.
error-unknown_player = Kein Spieler heißt „{ $word }“ oder hat diese Nummer. Sieh nach mit: referee tournament players.
    .app = Kein Spieler heißt „{ $word }“ oder hat diese Nummer. Alle stehen auf dem Bildschirm der Spieler.
error-player_ambiguous = „{ $word }“ kann { $near } sein. Tippe mehr vom Namen, oder die Nummer.
error-unknown_table = In diesem Turnier gibt es keinen Tisch „{ $word }“. Tische sind ab 1 nummeriert, sobald sie ausgelost sind.
error-unknown_outcome = „{ $word }“ ist keine Seite, die gewinnen kann. Tippe law, outlaws oder renegade.
error-unknown_moment = „{ $word }“ ist kein Zeitpunkt zum Gehen. Tippe { $near }.
error-yes_or_no = „{ $word }“ ist weder ja noch nein. Tippe yes, no, oder ?, wenn nicht gefragt wurde.
error-needs_player = Es fehlt ein Spieler. Tippe eine Nummer oder einen Namen.
error-needs_table = Es fehlt ein Tisch. Tippe seine Nummer, mit der Runde, wenn eine andere als die jetzige gemeint ist: 1 oder 1.2.
error-needs_seed = Der Loscode fehlt. Tippe irgendein Wort oder eine Zahl.
error-unknown_purpose = Für „{ $word }“ wird nichts ausgelost. Tippe { $near }.
error-seed_missing = Für diese Auslosung war kein Loscode notiert. Notiere zuerst einen (referee tournament seed), oder tippe die von Hand geloste Reihenfolge.
    .app = Für diese Auslosung war kein Loscode notiert. Notiere zuerst einen, mit der Zeile: loscode, oder tippe die von Hand geloste Reihenfolge.
error-seed_not_yet = „{ $word }“ ist noch nicht notiert, und vorher wird mit einem Loscode nichts ausgelost, damit ihn niemand nach seinem Ergebnis aussuchen kann. Notiere ihn zuerst: referee tournament seed { $word }
    .app = „{ $word }“ ist noch nicht notiert, und vorher wird mit einem Loscode nichts ausgelost, damit ihn niemand nach seinem Ergebnis aussuchen kann. Notiere ihn zuerst, mit der Zeile: loscode { $word }
error-no_such_partition = { $players } Spieler können sich so nicht setzen. { $near_is ->
        [given] Zulässige Zahlen von Tischen: { $near }.
       *[none] Für so viele gibt es keine zulässigen Tische.
    }
error-nobody_is_level = Niemand steht mit einem anderen gleich: es braucht kein Los.
error-no_qualifiers_yet = Die Qualifizierten sind noch nicht bekannt: sieh nach, was fällig ist.
error-needs_match = Es fehlt ein Duell. Tippe seinen Schlüssel, zum Beispiel semi_1 oder final.
error-unknown_match = Es gibt kein Duell „{ $word }“. Es gibt { $near }.
error-no_round_left = Tisch { $table } hat keine Runde übrig: dort waren alle Sheriff.
error-hire_how = „{ $word }“ sagt nicht, wer wen für wie viel anheuert. Tippe SPIELER:CHARAKTER:PREIS.
error-nothing_to_keep = { $word } hatte in der Runde davor keinen Charakter.
error-needs_characters = Die ausgelegten Charaktere fehlen. Tippe ihre Namen.
error-bid_what = Was sagt der Spieler? Tippe einen Preis, pass, oder einen Charakter.
error-needs_outcome = Es fehlt die Seite, die gewonnen hat. Tippe law, outlaws oder renegade.
error-in_play_or_out = „{ $word }“ sagt nicht, ob der Spieler im Spiel war. Beende es mit + (im Spiel) oder - (raus).
error-role_missing = Die Rolle von { $word } ist noch nicht bekannt. Tippe sie, wie in { $word }:outlaw-.
error-void_how = { $word_is ->
        [given] „{ $word }“ sagt nicht, wie die Partie wiederholt wird. Tippe auction oder same.
       *[none] Wie wird die Partie wiederholt? Tippe auction (eine neue, mit Erstattung) oder same (Charaktere und Preise bleiben).
    }
error-needs_stream = Die Kennung des Spielprotokolls fehlt.
error-unknown_desk_verb = Die Turnierleitung kennt kein „{ $word }“. Sie kennt { $near }.

## Anmeldelisten, Dokumente, Kopien und Tische

error-not_a_list = Das ist keine Liste, die als Text zu lesen ist. Speichere sie als CSV, am besten in UTF-8.
error-nobody_on_the_list = Auf der Liste steht niemand.
error-no_headings = Die erste Zeile sagt nicht, was die Spalten sind. Schreib Überschriften: name, region, qualified, disqualified, resident; nur der Name muss da sein.
error-heading_twice = Zwei Spalten heißen „{ $word }“. Lass eine weg.
error-open_cell = Ein Anführungszeichen ist nicht geschlossen oder steht mitten in einer Zelle. Berichtige diese Zeile, oder speichere die Liste neu.
error-too_many_cells = Die Zeile hat mehr Zellen als { $columns ->
        [one] die eine Überschrift
       *[other] die { $columns } Überschriften
    }. Steht ein Trennzeichen in einem Namen? Setze den Namen in Anführungszeichen.
error-looks_like_formula = „{ $word }“ beginnt wie eine Formel. Schreib es ohne das Zeichen davor.
error-on_the_list_twice = { $word } steht schon auf Zeile { $first }. Sind es zwei Personen, unterscheide ihre Namen.
error-signed_up_already = { $word } ist schon angemeldet (Spieler { $first }). Sind es zwei Personen, unterscheide ihre Namen.
error-number_taken = Spieler { $number } gibt es schon. Wähle eine andere Nummer, oder lass sie weg.
error-no_tournament_opening = Das Dokument beginnt nicht mit der Eröffnung eines Turniers.
error-tournament_here_already = Dieses Turnier ist schon im Speicher ({ $tournament }), mindestens so weit, wie das Dokument geht.
error-copies_parted = Zwei Kopien dieser Veranstaltung gingen nach Eintrag { $number } beide weiter. Entscheide, welche zählt; nichts wurde übernommen.
error-no_round_under_way = An Tisch { $table } läuft keine Runde. Beginne zuerst eine.
error-game_has_a_log = Die Partie von Tisch { $table } hat schon ein Protokoll: { $stream }.
error-choose_salvaged_tournament = Mehrere Turniere sind zu lesen. Wähle eines mit --tournament: { $near }.
error-no_log_of_the_game = Die Partie von Tisch { $table } hat kein Protokoll. Beginne eines mit: referee tournament play.
    .app = Die Partie von Tisch { $table } hat kein Protokoll. Beginne eines vom Saal aus.
error-no_log_of_the_duel = Dieses Duell hat kein Protokoll ({ $match }). Beginne eines mit: referee tournament play { $match }.
    .app = Dieses Duell hat kein Protokoll ({ $match }). Beginne eines auf dem Bildschirm der Duelle.
error-duel_not_over = Laut Protokoll ist dieses Duell noch nicht zu Ende ({ $match }).
error-duel_not_ready = Dieses Duell kann jetzt nicht gespielt werden ({ $match }).
error-not_in_the_duel = { $player } ist nicht in diesem Duell ({ $match }).
error-needs_decision = Es fehlt, wer weiterkommt: ein Spieler, zwei mit einem Komma dazwischen, oder - für niemanden.
error-three_in_a_duel = Ein Duell spielen höchstens zwei.
error-game_not_over = Laut Protokoll ist die Partie von Tisch { $table } noch nicht zu Ende.
error-seats_do_not_match = Das Protokoll von Tisch { $table } hat andere Plätze als die Runde.
error-nothing_to_compare = In { $path } gibt es nichts zu vergleichen.
