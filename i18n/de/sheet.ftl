# Das Streitblatt, als Text, als Bildschirm und als Druckseite; und die Meldung, die dorthin führt.

sheet-key = Streitfall
sheet-title = Streitblatt
sheet-public = Enthält nur, was alle am Tisch wissen dürfen.
sheet-referee = Nur für den Schiedsrichter: es enthält Rollen und Karten, die nicht alle kennen dürfen.
sheet-what = Worum gestritten wird
sheet-said = Damals gesagt: { $verdict }
sheet-would_say = Nach dem Protokoll von damals: { $verdict }
sheet-now = Gilt jetzt: { $verdict }
sheet-taken_back = Es wurde zurückgenommen oder ersetzt und zählt nicht mehr.
sheet-about_the_log = Es betrifft das Protokoll selbst; darüber gibt es kein Urteil.
sheet-stood = Der Schiedsrichter ließ es stehen: { $reason }
sheet-why = Warum
sheet-nothing = Nichts einzuwenden.
sheet-then = Die damals genannten Gründe
sheet-readings = Nach beiden Lesarten
sheet-reading = { $question }. Wenn das erlaubt ist: { $allowed }. Wenn nicht: { $forbidden }.
sheet-clauses = Die Bestimmungen, und wo sie stehen
sheet-cited = { $clauses }: { $title } ({ $edition })
sheet-section = Abschnitt: { $section }
sheet-position = Der Tisch davor
sheet-opening = Der Tisch, wie er aufgebaut wurde
sheet-last = Die Einträge davor
sheet-first = Es gibt keinen.
sheet-legal = Was es erlaubt machen würde
sheet-legal_if = Es wäre erlaubt, wenn:
sheet-let_stand = Wenn es stehen bleibt
sheet-did = Was es am Tisch geändert hat:
sheet-did_nothing = Es hat am Tisch nichts geändert.
sheet-later = { $count ->
        [0] Danach wurde nichts eingetragen.
        [one] { $count } späterer Eintrag bleibt, wie er ist.
       *[other] { $count } spätere Einträge bleiben, wie sie sind.
    }
sheet-take_back = Wenn nur dieser Eintrag zurückgenommen wird
sheet-cannot = Er kann nicht zurückgenommen werden.
sheet-without = Was am Tisch jetzt anders wäre:
sheet-without_nothing = Der Tisch wäre jetzt derselbe.
sheet-changed = { $count ->
        [0] Kein anderes Urteil ändert sich.
        [one] { $count } anderes Urteil ändert sich:
       *[other] { $count } andere Urteile ändern sich:
    }
sheet-change = { $number }  { $entry }: { $was } → { $now }
sheet-more = und { $count } weitere
sheet-rewind = Wenn der Tisch auf den Moment davor zurückgeht
sheet-undone = { $count ->
        [one] Nur dieser Eintrag entfällt.
       *[other] { $count } Einträge entfallen: dieser und alles, was danach kam.
    }
sheet-rulings = Die Regelentscheide zu diesen Bestimmungen
sheet-ruling = { $source }, { $section } · { $standing } · { $clauses } · { $id }
sheet-old = durch einen späteren Regelentscheid ersetzt
sheet-more_rulings = Siehe auch: { $ids }
sheet-code = Die Regelentscheide auf einem Telefon

## Tasten des Bildschirms, und was er sagt

sheet-key_other = Andere Sprache
sheet-key_second = Zweite Sprache
sheet-key_referee = Schiriblatt
sheet-key_public = Blatt für alle
sheet-key_page = Druckseite
sheet-key_text = Als Text
sheet-key_scroll = Blättern
sheet-where = Wohin speichern?
sheet-saved = Gespeichert: { $file }
sheet-working = Wird ausgearbeitet …

## Einen Pfad tippen

path-write_over = Überschreiben
path-go = Speichern
path-read = Lesen

error-not_a_file = Das ist keine gewöhnliche Datei. Nenne eine, die Text enthält.
error-file_exists = Die Datei gibt es schon. Tippe einen anderen Namen.
error-unreadable_name = „{ $word }“ ist kein Name, den eine Datei haben kann.

## Was die Tasten tun, ausführlich

place-dispute = Streitblatt
place-page_file = Eine Datei auf der Seite
place-path = Pfad einer Datei
does-dispute = Alles, was zum gemeldeten oder gewählten Eintrag zu sagen ist: das Streitblatt
does-other_language = Das Blatt in der anderen Sprache zeigen
does-second_language = Die zweite Sprache des Blattes wählen
does-own_sheet = Das Blatt des Schiedsrichters, oder wieder das für alle
does-save_page = Das Blatt in beiden Sprachen als Druckseite (HTML) speichern
does-save_text = Das Blatt in beiden Sprachen als Text speichern
does-write_over = Die vorhandene Datei überschreiben

## Die Befehlszeile

help-sheet = Alles zu einem Eintrag eines Tisches sagen: ein Blatt, nach dem sich ein Streit entscheiden lässt.
help-sheet-place = der Tisch: seine Kennung, deren Anfang oder sein Titel; sonst der zuletzt berührte
help-sheet-number = die Nummer des Eintrags, die auch allein stehen darf; sonst der letzte mit Meldung
help-sheet-languages = eine Sprache; mehrere stehen nebeneinander
help-sheet-page = als Druckseite (HTML) in diese Datei schreiben
help-sheet-referee = das Blatt des Schiedsrichters, mit Rollen, die nicht alle kennen
help-sheet-at = wo die Seiten für Telefone stehen: das Blatt trägt einen Code zu seinen Regelentscheiden dort; ein Saal dieses Speichers ist schon bekannt
help-sheet-site = wo eine veröffentlichte Site der Regelentscheide steht, für dasselbe

error-not_an_entry = „{ $word }“ ist nicht die Nummer eines Eintrags. Tippe zuerst den Tisch, dann die Nummer.
error-not_an_address = „{ $word }“ ist keine Adresse. Schreibe sie ganz, ab http://.
