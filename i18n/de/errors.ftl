# Was außerhalb der Regeln schiefging: was, wo, und was zu tun ist. Ein Schlüssel ohne eigene Meldung wird nach seiner Art gesagt.

error-at = { $place_is ->
        [file] { $file }: { $sentence }
        [line] Zeile { $line }: { $sentence }
       *[both] { $file }, Zeile { $line }: { $sentence }
    }
error-detail = { $sentence } ({ $detail })

## Eine Zeile in Kurzschrift

error-nothing_typed = Es wurde nichts getippt. Tippe, was geschehen ist, zum Beispiel: bang { $another }.
error-nothing_said = Was hat { $player } getan? Tippe es hinter den Namen, zum Beispiel: { $player } bier.
error-line_too_long = Die Zeile ist länger als { $longest } Zeichen. Schreib mehrere Zeilen daraus.
error-open_quote = Ein Anführungszeichen ist nicht geschlossen: „{ $word }“. Setze " auf beide Seiten des Namens.
error-unknown_word = „{ $word }“ bedeutet hier nichts. Prüfe die Schreibweise oder sieh in der Hilfe nach.
error-no_role_or_character = „{ $word }“ ist in diesem Spiel weder eine Rolle noch ein Charakter, oder schon das Zweite dieser Art. Tippe NAME:ROLLE:CHARAKTER, jeweils den Anfang, oder ?, was nicht bekannt ist.
error-read_so_far = Bis dahin ist gelesen: „{ $read }“; eingetragen ist nichts.
error-line_before = Auch die Zeile davor, „{ $refused }“, ist nicht eingetragen: Tippe erst die in anderen Worten.
error-lines_behind = { $count ->
        [one] Die Zeile dahinter ist nicht gelesen: Tippe sie danach noch einmal.
       *[other] Die { $count } Zeilen dahinter sind nicht gelesen: Tippe sie danach noch einmal.
    }
error-after_refused = „{ $word }“ passt nicht zu dem, was eingetragen ist, und die Zeile davor, „{ $refused }“, ist nicht eingetragen. Tippe erst die in anderen Worten. Gilt „{ $word }“ auch ohne sie, dann tippe es noch einmal.
error-unread = { $read_is ->
        [given] „{ $word }“ bedeutet hier nichts. Sag es anders, oder lass es weg.
       *[none] „{ $word }“ bedeutet hier nichts. Tippe, wer was getan hat, zum Beispiel: { $one } bang { $another }, { $another } fehlschuss, { $another } getroffen, { $one } zieht 2, { $one } ende.
    }
error-not_laid = Diese Karte bleibt nicht liegen, also legt sie niemand aus. Tippe nur die Karte, zum Beispiel: { $one } { $card }.
error-word_near = „{ $word }“ bedeutet hier nichts. Meinst du { $choices }? Tippe das.
error-word_ambiguous = „{ $word }“ kann { $choices } heißen. Tippe mehr von dem Wort.
error-whose_card = „{ $word }“ können beide gespielt haben: { $choices }. Tippe, wer.
error-whose_hand = „{ $word }“: laut Protokoll hatte { $player } diese Karte nicht. Wessen war sie: { $choices }? Tippe welche.
error-which_counts = „{ $word }“: Welche der beiden zählt? { $choices }. Tippe sie zuerst, mit „über“ dazwischen.
error-serves_or_answers = „{ $word }“ kann beides sein: { $choices }. Tippe, welches.
error-gives_which = Von { $player } wird eine Karte verlangt. Tippe, welche es war, zum Beispiel: { $choices }.
error-drawn_by_the_log = Laut Protokoll hat { $player } gezogen (Eintrag { $number }). Ist das nicht geschehen, dann tippe zuerst { $choices }.
error-drawn_otherwise = Eintrag { $number } nennt für dieses Aufdecken schon eine andere Karte. Wurde sie falsch eingetragen, dann tippe { $choices }.
error-no_or_correct = „{ $word }“: Berichtigt das, was schon eingetragen ist, oder gibt jemand nichts? { $choices }. Tippe, welches.
error-which_hit = „{ $word }“: durch das, was jetzt offen ist, oder durch das, worauf vorher niemand geantwortet hat? { $choices }. Tippe, welches.
error-laid_late = „{ $word }“: lag die schon vor der beanstandeten Aktion da, oder wird sie erst jetzt ausgelegt? { $choices }. Tippe welche.
error-laid_untold = „{ $word }“: laut Protokoll hat { $player } diese Karte nicht ausliegen: { $card }. Wurde sie im letzten Zug von { $player } ausgelegt und nicht notiert? Dann füge sie zuerst ein und tippe das Aufdecken danach noch einmal. Oder lag sie wirklich nicht da? { $choices }. Tippe welche.
error-weapon_untold = „{ $word }“: laut Protokoll hat { $player } diese Karte nicht ausliegen: { $card }; ohne sie reicht es nicht so weit. Wurde sie schon ausgelegt und nicht notiert, oder lag sie wirklich nicht da? { $choices }. Tippe welche.
error-told_late = „{ $word }“: war das schon vor Eintrag { $number } geschehen, der deshalb beanstandet ist, oder geschieht es erst jetzt? { $choices }. Tippe welche.
error-optional_late = „{ $word }“: war das schon vor Eintrag { $number } geschehen, oder geschieht es erst jetzt? { $choices }. Tippe welche.
error-nowhere_earlier = „{ $word }“: nirgends in der letzten Runde war das in Ordnung, ohne dass etwas Späteres nicht mehr passt. Ist es trotzdem geschehen, tippe einfügen, die Nummer des Eintrags, vor dem es geschah, und die Zeile.
error-forgotten_before = „{ $word }“: wurde das vergessen und geschah, bevor der Zug von { $player } endete, oder geschieht es erst jetzt? { $choices }. Tippe welche.
error-played_instead = „{ $word }“: anstelle der beanstandeten Aktion davor, oder außerdem? { $choices }. Tippe welche.
error-taken_back_before = „{ $word }“ gehört zu Eintrag { $number }, der eben zurückgenommen wurde. Tippe { $choices }: Das Erste holt Eintrag { $number } zurück, das Zweite trägt dies ohne ihn ein.
error-another_taken_back = „{ $word }“ spricht von Eintrag { $number }, der nicht der letzte ist. Was wird zurückgenommen: { $choices }? Tippe welcher.
error-played_again = „{ $word }“: das steht schon in Eintrag { $number }, mit der Karte. Geschah es noch einmal, dann tippe { $choices }; sonst lass es weg.
error-typed_twice = „{ $word }“: zweimal getippt? Das steht schon in Eintrag { $number }. Geschah es noch einmal, dann tippe { $choices }; sonst tippe nur, was neu ist.
error-out_of_turn = „{ $word }“: Der Zug von { $player } ist laut Protokoll nicht zu Ende. Ist er zu Ende, oder war das außer der Reihe? { $choices }. Tippe, was.
error-drawn_first = „{ $word }“: Hatte { $player } vorher gezogen, oder nicht? { $choices }. Tippe, was.
error-for_life_or_limit = „{ $word }“: für einen Lebenspunkt, oder weil der Zug endet? { $choices }. Tippe, welches.
error-for_exchange_or_limit = „{ $word }“: gegen ebenso viele neue Karten getauscht, oder weil der Zug endet? { $choices }. Tippe, welches.
error-takes_which = Es gibt mehr als eine Karte zu nehmen: { $choices }. Tippe, welche.
error-takes_all = „{ $word }“: Alle Karten, die der Ausgeschiedene hinterlässt, gehen zusammen an einen Spieler: { $choices }. Tippe das, wenn es gemeint ist.
error-meant_so = „{ $word }“: { $choices }. Tippe das, wenn es gemeint ist.
error-not_turned_up = „{ $word }“ liegt nicht offen aus. Falls die Karte trotzdem gespielt wurde, tippe { $choices }.
error-drawn_by_another = { $player } hat die Karte, für die aufgedeckt wird, laut Protokoll muss aber { $asked } antworten. Steht dort ein falscher Name, berichtige zuerst diese Zeile; hat { $player } doch aufgedeckt, tippe „{ $player } aufdecken { $word } …“.
error-chooses_in_order = { $count ->
        [one] { $order } muss noch eine Karte wählen ({ $store }). Tippe zuerst welche, zum Beispiel: { $first } bang; und danach, was { $player } getan hat.
       *[other] Es müssen noch eine Karte wählen ({ $store }), in dieser Reihenfolge: { $order }. Tippe zuerst, wer welche wählt, zum Beispiel: { $first } bang; und danach, was { $player } getan hat.
    }
error-falls_first = { $player } hat keine Lebenspunkte mehr: trage das zuerst ein, und danach, was die anderen antworten.
error-retracted_already = Eintrag { $number } ist schon zurückgenommen. Tippe wiederherstellen, um zurückzuholen, was zuletzt zurückgenommen wurde.
error-unknown_seat = Hier heißt niemand „{ $word }“. { $players_is ->
        [given] Tippe die Nummer oder den Anfang des Namens: { $players }.
       *[none] Tippe eine Platznummer oder den Anfang eines Namens.
    }
error-no_player = Hier gehört ein Spieler hin, und „{ $word }“ ist kein Name. { $players_is ->
        [given] Tippe, wer: { $players }; oder lass „{ $word }“ weg.
       *[none] Tippe eine Platznummer oder den Anfang eines Namens, oder lass „{ $word }“ weg.
    }
error-seat_ambiguous = „{ $word }“ kann { $choices } sein. Tippe mehr vom Namen, oder die Platznummer.
error-unknown_card = „{ $word }“ ist hier nicht zu verstehen. Ist es eine Karte, prüfe die Schreibweise, oder tippe ?, wenn sie niemand sah, zum Beispiel: { $one } wirft ? ab. Ist es etwas anderes, sag es anders, oder lass es weg.
error-no_card = „{ $word }“ ist an dieser Stelle nicht zu verstehen. Tippe dort eine Karte, oder ?, wenn sie niemand sah, zum Beispiel: { $one } wirft ? ab; oder sag es anders, oder lass „{ $word }“ weg.
error-unknown_character = { $word_is ->
        [given] Hier heißt kein Charakter „{ $word }“. Prüfe die Schreibweise.
       *[none] Es fehlt ein Charakter. Tippe seinen Namen, oder ?, wenn er nicht bekannt ist.
    }
error-bad_number = { $word_is ->
        [given] „{ $word }“ ist keine Zahl, die hier passt. Tippe eine ganze Zahl, die hier möglich ist.
       *[none] Es fehlt eine Zahl. Tippe sie hinter das Wort.
    }
error-bad_face = „{ $word }“ ist kein Wert mit Farbe. Tippe zum Beispiel 4h, 10p, pd oder Kreuzbube (h ♥, k ♦, x ♣, p ♠). Hinter einer Karte geht es auch mit Schrägstrich: bang/4h.
error-face_ambiguous = „{ $word }“ kann { $choices } sein. Tippe es ausgeschrieben, wie es hier steht.
error-needs_seat = Es fehlt ein Spieler. Tippe eine Platznummer oder einen Namen dahinter, zum Beispiel: bang { $another }, nimmt { $another } fass.
error-needs_draw = Wofür wird aufgedeckt? Es ist kein Draw! offen. Tippe die Karte dazu, etwa: { $one } Fass 4h; oder notiere zuerst, was fehlt.
error-needs_card = Es fehlt eine Karte. Tippe ihren Namen, oder ? für eine nicht gesehene, zum Beispiel: { $one } wirft bang ab.
error-needs_face = Wert und Farbe fehlen. Tippe zum Beispiel 4h, 10p oder pd.
error-needs_side = Es fehlt die Seite, die gewonnen hat. Tippe Gesetz, Banditen oder Abtrünniger.
error-two_sides_won = Sie gehören zu zwei Seiten, und nur eine kann gewonnen haben. Tippe Gesetz, Banditen oder Abtrünniger.
error-needs_reason = Der Schlüssel eines Grundes fehlt. Tippe den, der beim Urteil steht.
error-needs_more = Dahinter fehlt etwas. Tippe zum Beispiel: { $such }.
error-too_much = { $read_is ->
        [given] „{ $word }“ ist hier zu viel. Lass es weg, oder sag es hinter einem Komma.
       *[none] „{ $word }“ ist hier zu viel. Lass es weg; was außerdem geschah, steht hinter einem Komma, zum Beispiel: { $one } bang { $another }, fehlschuss.
    }
error-left_over = „{ $word }“ ist hier zu viel. Lass es weg.
error-nobody_to_act = Niemand muss jetzt etwas tun. Beginne die Zeile mit einem Platz oder einem Namen, zum Beispiel: { $one } zug.
error-why_not_alone = „{ $word }“ sagt nur, warum. Tippe zurück, um zurückzunehmen, was zuletzt notiert wurde, und hinter einem Komma, wenn du willst, was stattdessen gespielt wird.
error-nothing_due = Nichts ist fällig, was „{ $word }“ erledigen könnte. Tippe ausführlich, was geschehen ist, zum Beispiel: { $one } verliert 1.
error-life_otherwise = Lebenspunkte von { $player } laut Protokoll: { $life }, nicht { $told }. Trage ein, was dazwischen geschah, zum Beispiel: { $whom } verliert 1, { $whom } bekommt 1 leben; oder setze, was man sieht: setze { $whom } leben { $told }.
error-falls_how = Lebenspunkte von { $player } laut Protokoll: { $life }. Tippe zuerst, was auf { $player } gespielt wurde und dass es traf, zum Beispiel: bang { $whom }, { $whom } getroffen.
error-life_so = Lebenspunkte von { $player } laut Protokoll: { $life }. Das steht schon so da; nichts wurde eingetragen.
error-character_so = Laut Protokoll ist { $player } { CHARACTER($known) }. Das steht schon so da; nichts wurde eingetragen.
error-who_it_is = „{ $word }“: Wenn das sagt, wer { $player } ist, tippe: { $choices }.
error-character_otherwise = Laut Protokoll ist { $player } { CHARACTER($known) }, nicht { CHARACTER($told) }. War das falsch, tippe: { $such }; so gilt es von jetzt an.
error-character_of_another = Laut Protokoll ist schon { $other } { CHARACTER($told) }, also kann { $player } es nicht sein. Tippe, wer es ist, oder berichtige zuerst, wer { $other } ist: { $such }.
error-hand_so = Auch laut Protokoll hält { $player } { $told } auf der Hand. Das steht schon so da; nichts wurde eingetragen.
error-hand_otherwise = Handkarten von { $player } laut Protokoll: { $held }, nicht { $told }. Trage ein, was dazwischen geschah; oder setze, was man sieht: setze { $whom } hand { $told }.
error-loses_a_card = Wer eine Karte verliert, verliert keinen Lebenspunkt. Tippe, wer sie nimmt, zum Beispiel: { $another } zieht von { $one }; oder für einen Lebenspunkt: { $one } verliert 1.
error-needs_rank = „{ $word }“ ist nur die Farbe. Tippe auch den Wert der Karte, zum Beispiel 4h, 10p oder pd.
error-needs_face_too = „{ $word }“ deckt eine Karte auf: tippe sie dahinter, wie in „{ $word } 4h“.
error-which_role = Welche Rolle hat { $who } gezeigt? Tippe sie hinter „raus“: { $roles }; oder ?, wenn niemand sie gesehen hat.
error-who_falls = „{ $word }“: von wem ist das: { $choices }? Tippe es mit dem Namen.
error-nothing_forced = Enter allein entscheidet das nicht. Tippe, was geschehen ist.
error-entry_unknown = Es gibt keinen Eintrag { $number }. Sieh seine Nummer im Verlauf nach.
error-not_in_a_correction = In einer Berichtigung hat keine zweite Platz. Trage sie nacheinander ein.
error-not_about_the_table = Eintrag { $number } sagt nichts über den Tisch: er nimmt einen anderen zurück oder berichtigt ihn, oder gehört zu einem solchen. { $original_is ->
        [none] Nenne den Eintrag, um den es geht, oder nimm zuerst { $number } zurück.
       *[given] Berichtigt wurde { $original }: tippe diese Nummer.
    }
error-house_how = { $word_is ->
        [given] „{ $word }“ ist weder „erlauben“ noch „verbieten“. Tippe hausregel erlauben oder hausregel verbieten.
       *[none] Tippe hausregel erlauben oder hausregel verbieten, dann den Schlüssel eines Grundes.
    }
error-fault_which = { $word_is ->
        [given] „{ $word }“ ist kein Kartenfehler. Tippe Fehler short, Fehler exposed oder Fehler misdealt.
       *[none] War die letzte Zeile falsch, dann tippe rückgängig. Für einen Fehler im Stapel: Fehler short, Fehler exposed oder Fehler misdealt.
    }
error-set_what = { $word_is ->
        [given] „{ $word }“ lässt sich nicht berichtigen. Tippe Leben, max, Hand, Spiel, Charakter, Rolle oder Phase.
       *[none] Was wird berichtigt? Tippe nach dem Platz Leben, max, Hand, Spiel, Charakter, Rolle oder Phase.
    }

## Eine Spieldatei oder eine Stellung

error-not_a_game_file = Das ist keine Spieldatei: sie beginnt nicht mit „bang 1“. Wähle eine andere Datei.
error-newer_game_file = Die Datei hat Version „{ $version }“, die dieses Programm nicht kennt. Nimm eine neuere Version des Programms.
error-bad_position = Die Zeile „{ $word }“ der Stellung ist unvollständig oder falsch. Vergleiche sie mit der Seite über die Kurzschrift.
error-no_seats = Die Stellung hat keine Plätze. Schreib für jeden Spieler eine Zeile, zum Beispiel: seat 1 "Anna".
error-seat_out_of_range = An diesem Tisch gibt es keinen Platz { $seat }; die Plätze sind 1 bis { $seats }. Prüfe die Nummer.
error-seat_out_of_order = Hier wird Platz { $seat } erwartet. Nummeriere die Plätze ab 1, der Reihe nach.
error-seat_needs_name = Platz { $seat } hat keinen Namen. Schreib einen, zum Beispiel: seat { $seat } "Anna".

## Einträge und Tische des Speichers

error-bad_entry = Ein Eintrag ist nicht zu lesen: { $why }. Vergleiche ihn mit dem veröffentlichten Schema.
error-not_a_tournament = Das ist kein Turnierdokument: { $why }. Wähle eine andere Datei.
error-newer_tournament = Das Dokument hat Form { $version }, die dieses Programm nicht kennt. Nimm eine neuere Version des Programms.
error-entry_misnumbered = Eintrag { $number } steht dort, wo Eintrag { $expected } erwartet wird: einer wurde weggelassen, eingeschoben oder verschoben. Fordere das Dokument neu an.
error-taken_back_too_often = Bis Eintrag { $number } nehmen Rücknahmen einander zu oft zurück, um ihnen zu folgen. Lass weg, was nichts ändert.
error-unknown_id = „{ $id }“ ist in diesem Spiel nicht bekannt. Prüfe die Schreibweise.
error-wrong_cause = Nichts verlangt „{ $kind }“ wegen „{ $cause }“. Nenne die Karte oder die Ursache, die das tut.
error-number_out_of_range = { $number } kann hier nicht stimmen. Prüfe die Zahl.
error-log_too_long = Ein Protokoll hat höchstens { $most } Einträge. Mach an einem neuen Tisch weiter, von der Stellung am Ende dieses Tisches aus.
error-too_much_again = In einem so langen Spiel werden zu viele frühere Einträge berichtigt. Importiere es als JSON Lines.
error-position_too_long = Eine Stellung hat höchstens { $most } Zeilen. Prüfe, ob es die richtige Datei ist.
error-told_twice = Was hinter „{ $word }“ steht, wird zweimal gesagt. Lass eine der beiden Zeilen weg.
error-no_opening = Das Protokoll beginnt nicht mit der Eröffnung eines Tisches. Setze sie an den Anfang.
error-opened_twice = Mitten im Protokoll wird ein Tisch eröffnet. Mach zwei Protokolle daraus.
error-no_tables = Es gibt noch keinen Tisch. Lege einen an mit: referee new.
    .app = Es gibt noch keinen Tisch. Lege auf dem ersten Bildschirm einen an.
error-no_such_table = Es gibt keinen Tisch „{ $table }“. Sieh in der Liste der Tische nach.
error-table_ambiguous = Mit „{ $table }“ kann mehr als ein Tisch gemeint sein. Tippe mehr davon.

## Die Datei des Speichers

error-store_busy = Ein anderes Programm schreibt gerade in den Speicher { $path }. Nichts wurde eingetragen: versuche es gleich noch einmal.
error-store_newer = Der Speicher { $path } hat Form { $version }, geschrieben von einer neueren Version des Programms; diese kennt Formen bis { $known }. Nimm die neuere Version oder einen anderen Speicher.
error-store_damaged = Der Speicher { $path } ist beschädigt ({ $where }). Aus allem, was noch zu lesen ist, auch aus seinen Kopien, wird er neu geschrieben mit: { $rescue }
error-opening_lost = Der Anfang von { $stream } ist nicht zu lesen, und ohne ihn lässt sich mit dem Protokoll nichts anfangen. In den Kopien danach suchen: referee store mend
    .app = Der Anfang von { $stream } ist nicht zu lesen, und ohne ihn lässt sich mit dem Protokoll nichts anfangen. Repariere den Speicher in der Liste der Tische, um in den Kopien danach zu suchen.
error-result_with_gaps = Im Protokoll { $stream } ist etwas nicht zu lesen (Eintrag { $numbers }), deshalb wird daraus kein Ergebnis übernommen. Trage das Ergebnis selbst ein, oder suche das Verlorene in den Kopien: referee store mend
    .app = Im Protokoll { $stream } ist etwas nicht zu lesen (Eintrag { $numbers }), deshalb wird daraus kein Ergebnis übernommen. Trage das Ergebnis selbst ein, oder repariere den Speicher in der Liste der Tische.
error-store_open = Der Speicher { $path } ist in einem anderen Fenster oder Programm geöffnet. Schließe ihn dort zuerst.
error-store_unreachable =
    Der Speicher { $path } lässt sich nicht öffnen oder schreiben: { $because ->
        [SQLITE_FULL] die Platte ist voll
        [SQLITE_READONLY] er darf nur gelesen werden
        [SQLITE_IOERR] die Platte meldet einen Fehler
        [SQLITE_CANTOPEN] die Datei oder ihr Ordner lässt sich nicht öffnen
       *[other] { $because }
    }. Prüfe den Ort, die Rechte und den Platz auf der Platte.
error-not_a_store = { $path } ist kein Speicher dieses Programms. Nenne eine andere Datei.
error-not_unicode = Der Name des Speichers { $path } ist nicht als Text zu lesen. Gib der Datei oder ihrem Ordner einen anderen Namen.
error-stream_taken = Es gibt schon einen Tisch { $stream }. Öffne ihn, oder lege einen mit anderem Namen an.
error-stream_has_grown = Ein anderes Fenster oder Programm hat inzwischen an diesem Tisch eingetragen: { $version } Einträge statt { $expected }. Nichts wurde eingetragen: sieh dir den Tisch neu an und wiederhole es.
error-unknown_stream = In diesem Speicher gibt es keinen Tisch { $stream }. Sieh in der Liste der Tische nach.
error-event_id_taken = Eintrag { $event_id } steht schon an Tisch { $stream }. Er wurde nicht noch einmal eingetragen.
error-copy_in_the_way = { $path } gibt es dort schon. Kopiere unter anderem Namen, oder räume diese Datei weg.

## Sets und Regeln

error-no_such_set = Es gibt kein Set „{ $set }“. Zur Wahl stehen: { $known }.
error-set_needs = Das Set „{ $set }“ lässt sich ohne „{ $other }“ nicht spielen. Wähle beide.
error-stands_alone = „{ $set }“ wird für sich gespielt ({ $clauses }), ohne „{ $other }“. Lass eines weg.
error-sets_clash = Die Sets „{ $set }“ und „{ $other }“ lassen sich nicht zusammen spielen. Lass eines weg.
error-no_such_rule = Es gibt keine Regel „{ $rule }“. Prüfe ihre Kennung.

## Nach Art, wo der Schlüssel keinen eigenen Satz hat

error-NotYet = Das darf noch nicht gezeigt oder getan werden. Sieh nach, was zuerst fällig ist.
error-RefereeError = Etwas ist schiefgegangen.
error-BadData = Eine Datendatei des Programms stimmt nicht. Installiere das Programm neu, oder repariere die Datei.
error-BadJournal = Dieses Spiel ist nicht zu lesen. Prüfe die Datei.
error-UnknownId = Es gibt nichts mit diesem Namen. Prüfe die Schreibweise.
error-SetsClash = Diese Sets lassen sich nicht zusammen spielen. Wähle andere.
error-BadLine = Diese Zeile ist nicht zu verstehen. Prüfe sie, oder sieh in der Hilfe nach.
error-StoreBusy = Ein anderes Fenster oder Programm hat gerade in diesen Speicher geschrieben. Nichts wurde eingetragen: sieh dir den Tisch neu an und wiederhole es.
error-StoreNewer = Der Speicher wurde von einer neueren Version des Programms geschrieben. Nimm diese Version oder einen anderen Speicher.
error-StoreDamaged = Der Speicher ist beschädigt. Es wird nichts mehr hineingeschrieben: exportiere, was zu lesen ist, und mach in einem neuen Speicher weiter.
error-StoreUnreachable = Der Speicher lässt sich nicht öffnen oder schreiben. Prüfe den Ort, die Rechte und den Platz auf der Platte.
error-Stale = Ein anderes Fenster oder Programm hat gerade an diesem Tisch eingetragen. Nichts wurde eingetragen: sieh dir den Tisch neu an und wiederhole es.
error-unknown_option = „{ $word }“ ist keine Option dieses Spiels, oder kein Wert einer solchen. Es gibt: { $choices }.
error-not_dealt = Dieses Spiel hat einen echten Stapel oder wurde nicht vom Programm ausgeteilt; es teilt dafür keine Karten aus.
error-not_this_deck = Hier wurden Karten eingetragen, die nicht aus dem Stapel dieses Spiels kommen; nimm sie zurück, um weiterzumachen.
error-not_offered = „{ $word }“ gehört nicht zu dem, was jetzt möglich ist.
error-standings_are_secret = Die Rangliste darf noch nicht gezeigt werden: Geld bleibt geheim, bis das letzte Duell vorbei ist (ITC-119). Noch offen: { $due }.

## Warum das System ablehnt

system-enoent = eine solche Datei oder einen solchen Ordner gibt es nicht
system-eacces = dafür fehlen die Rechte
system-eperm = das ist nicht erlaubt
system-eisdir = das ist ein Ordner
system-enotdir = ein Teil des Pfads ist kein Ordner
system-enospc = es ist kein Platz mehr frei
system-erofs = es lässt sich nur lesen
system-eaddrinuse = der Port ist belegt
