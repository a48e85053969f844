# Sich zurechtfinden: die Liste der Aktionen, was jede tut, die selbst gewählten Tasten, ein zu kleines Terminal.

key-palette = Alle Aktionen
palette-prompt = Was willst du tun?
palette-nothing = So heißt hier nichts.
help-line = Auf der Zeile
help-beginnings = Ein Anfang genügt, wo er nur eines heißen kann: b3 ist BANG! auf Platz 3, 1b2 BANG! von Platz 1 auf Platz 2.
help-seat_digits = Eine Ziffer allein spricht von einem Platz: was er jetzt tun darf, wird aufgelistet, und der nächste Buchstabe wählt.

## Was eine Aktion tut, nach ihrem Namen in der Tastendatei

does-help = Hilfe zu diesem Bildschirm
does-language = Die Sprache wechseln
does-palette = Jede Aktion auflisten, mit ihrer Taste
does-jump = Allem Anklickbaren einen Buchstaben geben, und ihn drücken
does-quit = Beenden; alles ist sofort gespeichert
does-rulings = Einen Regelentscheid nachschlagen
does-history = Zum Verlauf, um einen Eintrag zurückzunehmen oder stehen zu lassen
does-light = Zum leichten Protokoll wechseln, oder zurück
does-rulings_behind = Die Regelentscheide hinter der Meldung zeigen
does-take_back = Den letzten Eintrag zurücknehmen, oder den gewählten oder gemeldeten
does-let_stand = Das Gemeldete stehen lassen, mit einem Grund
does-due_first = Eintragen, was vor dem gemeldeten Eintrag fällig war, oder nach der anderen Lesart entscheiden
does-home = Zurück zur Liste der Tische
does-back = Die Meldung weglegen, den Verlauf verlassen; die Zeile bleibt
does-one_line = Mitten im leichten Protokoll eine Zeile tippen
does-open = Am gewählten Tisch weitermachen
does-new = Einen neuen Tisch anlegen
does-last_players = Die Namen und das Spiel vom letzten Mal
does-mode = Volles oder leichtes Protokoll
does-game = Sets und Optionen wählen
does-position = Eine Stellung statt Namen tippen oder einfügen
does-start = Den Tisch anlegen und beginnen
does-leave = Dorthin zurück, woher du kamst
does-whole_history = Jeder Eintrag: durchgehen, sieben, berichtigen
does-unseen = Was vom Stapel niemand gesehen hat, und die Chancen beim Aufdecken
does-cover = Zeigen, was alle sehen dürfen, bevor der Bildschirm umgedreht wird
does-eyes = Zeigen, was der Spieler am Zug sehen darf
does-clock = Die Spieluhr anhalten, oder weiterlaufen lassen
does-submit = Bestätigen
does-up = Davor
does-down = Danach

## Wie Bildschirme heißen

place-table = Tisch
place-home = Tische
place-new_table = Neuer Tisch
place-rulings = Regelfragen
place-help = Hilfe
place-reason = Grund
place-too_small = Zu klein
place-resolutions = Auswege
place-putting_right = Berichtigen
place-naming = Charakter gefragt
place-history = Verlauf
place-app = Überall

## Ein zu kleines Terminal

too_small = Dieses Terminal ist zu klein: { $now }. Mach es mindestens { $least } groß. Nichts ist verloren; die Zeile wartet.

## Die Tastendatei

keys-file = Die Datei deiner Tasten: { $file }
keys-none = Diese Datei gibt es noch nicht. Sie würde so beginnen:
keys-changed = (üblich { $keys })
help-keys = Jede Taste der App auflisten, und wo die Datei liegt, in der du andere wählen kannst.

error-keys_unread = Das ist kein TOML, also gilt nichts davon. Bring es in Ordnung; jeder Eintrag sieht so aus: take_back = "f7, ctrl+b"
error-keys_too_long = Die Datei ist länger als { $most } Zeichen, also gilt nichts davon. Kürze sie.
error-keys_stray = „{ $word }“ gehört nicht hierher, also gilt nichts in der Datei. Unter einer Zeile [keys] sieht jeder Eintrag so aus: take_back = "f7, ctrl+b"
error-key_of_nothing = Es gibt keine Aktion „{ $word }“, die eine andere Taste bekommen kann.{ $near_is ->
        [given] {" "}Meintest du { $near }?
       *[none] {" "}Alle Namen auflisten mit: referee keys
    }
    .app = Es gibt keine Aktion „{ $word }“, die eine andere Taste bekommen kann.{ $near_is ->
            [given] {" "}Meintest du { $near }?
           *[none] {""}
        }
error-key_no_text = Die Tasten von „{ $word }“ sind kein Text. Schreib eine bis fünf Tasten, zum Beispiel "f7, ctrl+b".
error-key_no_key = „{ $keys }“ ist keine Taste für „{ $word }“. Nimm F1 bis F24, auch mit Strg, oder Strg mit einem Buchstaben.
error-key_fixed = { $keys } bedeutet überall dasselbe und ist für „{ $word }“ nicht frei. Nimm F1 bis F24, auch mit Strg, oder Strg mit einem Buchstaben.
error-key_of_the_line = { $keys } bearbeitet die Zeile und ist für „{ $word }“ nicht frei. Nimm eine andere Taste.
error-key_clash = { $keys } für „{ $word }“ ist auf demselben Bildschirm schon die Taste von { $others }. „{ $word }“ behält die übliche Taste; gib einer von beiden eine andere.
error-setting_unknown = „{ $word }“ hat einen Wert, den es nicht gibt. Es gibt: { $near }.
error-setting_unreadable = { $path } ist nicht zu lesen: { $because }. Prüfe Ort, Rechte und Kodierung (UTF-8); bis dahin ist alles wie üblich.
error-setting_unsaved = Das ließ sich in { $path } nicht merken: { $because }. Es gilt, bis du beendest; prüfe den Ort, die Rechte und den Platz auf der Platte.

## Die Sprache

language-spoken_chosen = { $name }, wie gewählt ({ $file }). Eine andere: referee language mit einer von { $languages }; mit „auto“ gilt wieder die des Systems.
language-spoken_locale = { $name }, die Sprache des Systems (LC_ALL, LC_MESSAGES, LANG). Für immer wählen: referee language mit einer von { $languages }; oder F2 in der App.
help-language = Sagen, welche Sprache gesprochen wird, oder eine für die App und die Befehlszeile wählen. --lang gilt für einen Lauf.
help-language-choice = die Sprache, in zwei Buchstaben wie de; oder auto, für die des Systems
