# Nur die Befehlszeile: ihre Hilfe, was sie neben ihren Antworten sagt, und was am dort Getippten falsch sein kann.

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-verbs = Verben
help-referee = Ein Spiel BANG! mitschreiben, sofort erfahren, was nicht erlaubt war, und fragen, was die Regeln sagen. Ohne Verb öffnet sich die App.

## Optionen jedes Verbs

help-option-store = wo der Speicher ist: eine Datei oder ein Server (postgresql://… oder service=NAME); sonst die Datei in deinem Datenordner
help-option-table = der Tisch: seine Kennung, deren Anfang oder sein Titel; sonst der zuletzt berührte
help-option-lang = die Sprache; sonst die des Systems
help-option-json = auf JSON antworten
help-option-help = diese Hilfe zeigen
help-referee-version = die Version zeigen

## Verben

help-new = Einen Tisch anlegen aus Namen in Sitzreihenfolge oder aus einer Stellung.
help-new-names = ein Spieler: NAME, NAME:ROLLE oder NAME:ROLLE:CHARAKTER, Anfänge genügen
help-new-chosen = ein Set, mit Namen oder dessen Anfang; was es braucht, kommt mit; wiederholbar
help-new-position = mit dem Stellungsblock dieser Datei beginnen (- für die Standardeingabe)
help-new-title = der Name des Tisches
help-new-roles = eine Rolle, die der Schiedsrichter kennt, zum Beispiel 1=sheriff
help-new-characters = ein Charakter, zum Beispiel 2=suzy
help-new-options = eine Option eines Sets, zum Beispiel edition=first; Namen in jeder Sprache gehen
help-new-light = leicht mitschreiben: Züge, Lebenspunkte, ausliegende Karten, Ausscheiden
help-log = Eintragen, was geschehen ist, eine Zeile je Sache; ohne Zeilen die getippten oder hineingeleiteten. Was hineingeleitet wird, gilt wie es dasteht: Angenommen wird dabei nichts.
help-log-every_step = nur das Getippte eintragen; nichts, wobei niemand eine Wahl hatte, wird angenommen
help-log-lines = eine Zeile in Kurzschrift; eine leere oder ein Punkt trägt das Fällige ein; auch wer jemand ist: ben ist jourdonnais
help-show = Den Tisch zeigen.
help-show-public = nur, was alle am Tisch wissen dürfen
help-show-position = als Stellungsblock
help-show-at = wie Eintrag N ihn vorfand
help-due = Sagen, was als Nächstes geschehen muss, und was darf.
help-retract = Einträge zurücknehmen, und jedes geänderte Urteil nennen.
help-retract-numbers = die Nummern der Einträge; sonst alles, was die letzte Zeile eintrug
help-history = Die Züge und Handlungen auflisten, jede mit den Antworten darauf und dem, was sie gekostet haben.
help-history-last = nur die letzten
help-history-entries = jeder je gemachte Eintrag, je eine Zeile, mit seinem Urteil damals und jetzt
help-tables = Die Tische des Speichers auflisten.
help-export = Einen Tisch als Spieldatei, als JSON Lines oder als Stellung schreiben.
help-export-form = game (üblich), jsonl oder position
help-export-salvage = aus einem beschädigten Speicher, was noch zu lesen ist, als JSON Lines
help-export-output = in diese Datei
help-import = Aus einer Spieldatei oder JSON Lines einen Tisch machen.
help-import-file = die Datei (- für die Standardeingabe)
help-import-title = der Name des Tisches
help-check = Ganze Spiele beurteilen, ein Befund je Zeile.
help-check-files = eine Spieldatei oder JSON Lines (- für die Standardeingabe)
help-judge = Eine Handlung in einer Stellung beurteilen, ohne Speicher.
help-judge-position = eine Datei mit Stellungsblock oder Spiel (- für die Standardeingabe)
help-judge-entries = eine Zeile in Kurzschrift; alle außer der letzten werden vorher gespielt
help-ask = Eine Regelfrage in eigenen Worten stellen.
help-ask-words = die Frage, in einer der Sprachen des Programms
help-ask-limit = höchstens so viele Antworten
help-ask-ruleset = Regelentscheide dieses Sets vorziehen
help-ask-set = nur Regelentscheide aus diesem Set
help-ask-card = nur Regelentscheide zu dieser Karte
help-ask-character = nur Regelentscheide zu diesem Charakter
help-ask-source = nur Regelentscheide, die auf dieser Quelle beruhen
help-ask-standing = nur Regelentscheide dieses Rangs: printed, inferred, recommended, open oder house
help-ask-together = was zu diesen Karten und Charakteren zusammen entschieden ist
help-ask-explain = zeigen, wie die Reihenfolge zustande kam
help-ruling = Einen Regelentscheid ganz lesen, mit seiner Quelle.
help-ruling-id_ = die Kennung des Regelentscheids, oder deren Anfang
help-ruling-parallel = in allen Sprachen
help-schema = Das JSON-Schema eines Spiels in JSON Lines ausgeben.
help-completions = Das Skript ausgeben, das in deiner Shell Verben und Optionen ergänzt.
help-completions-shell = bash, zsh oder fish

## Neben den Antworten

new-made = Tisch { $title } steht bereit; seine Kennung ist { $id }.
tables-none = Es gibt noch keinen Tisch. Lege einen an mit: referee new.
table-meant = Es geht um Tisch { $title } ({ $id }), den zuletzt berührten.
may-play = { $by } darf eine Karte spielen
may-end = { $by } darf den Zug beenden
may-discard = { $by } darf mit dem Abwerfen beginnen
judge-remedies = Es wäre erlaubt, wenn:
judge-follows = Was folgt:
salvage-read = { $entries ->
        [one] { $entries } Eintrag war zu lesen
       *[other] { $entries } Einträge waren zu lesen
    }; vor dem letzten verloren: { $lost }. Importiere die Datei in einen neuen Speicher.

## Was auf der Befehlszeile falsch sein kann

error-no_such_verb = Es gibt kein Verb „{ $word }“. { $near_is ->
        [given] Meintest du { $near }?
       *[none] Siehe: referee --help.
    }
error-no_such_option = Es gibt keine Option { $word }. Siehe: { $verb } --help.
error-missing_argument = { $word } fehlt. Siehe: { $verb } --help.
error-bad_value = Der Wert von { $word } passt nicht. { $near_is ->
        [given] Wähle { $near }.
       *[none] Siehe: { $verb } --help.
    }
error-option_needs_value = Die Option { $word } ist nicht vollständig. Siehe: { $verb } --help.
error-bad_usage = Der Befehl ist nicht zu verstehen. Siehe: { $verb } --help.
error-needs_terminal = Die App braucht ein Terminal. Starte sie in einem, oder siehe: referee --help.
error-not_unicode_text = „{ $word }“ ist nicht als Text zu lesen. Tippe es noch einmal in UTF-8.
error-is_a_folder = Das ist ein Ordner. Nenne eine Datei darin.
error-unreadable_file = Die Datei ist nicht zu lesen: { $why }. Prüfe den Namen und die Rechte.
error-unwritable_file = Die Datei ist nicht zu schreiben: { $why }. Prüfe den Namen, die Rechte und den Platz auf der Platte.
error-file_too_large = Die Datei ist größer als { $most } Millionen Byte. So lang ist kein Spiel: prüfe, ob es die richtige Datei ist.
error-is_a_store = Das ist eine Datenbank, etwa ein Speicher dieses Programms; er wird geöffnet, nicht gelesen. Öffne ihn mit --store DATEI, oder sieh nach, was eine Kopie der Veranstaltung enthält: referee tournament compare DATEI.
    .app = Das ist eine Datenbank, etwa ein Speicher dieses Programms; er wird geöffnet, nicht gelesen. Nenne stattdessen das Dokument oder die Liste.
error-not_text = Das ist kein Text in UTF-8. Prüfe, ob es die richtige Datei ist.
error-not_a_pair = „{ $word }“ hat nicht die Form NAME=WERT. Tippe zum Beispiel 1=sheriff oder edition=first.
error-names_and_position = Die Stellung sagt schon, wer wo sitzt. Lass die Namen und alles, was dazugehört, weg.
error-no_names = Niemand ist genannt. Tippe die Namen in Sitzreihenfolge, oder gib eine Stellung an.
error-too_many_seats = Ein Tisch hat höchstens { $most } Plätze. Lass welche weg.
error-needs_a_table = „{ $word }“ braucht das Protokoll eines Tisches. Beurteile stattdessen eine Handlung.
error-nothing_to_retract = Es gibt nichts zurückzunehmen.
error-nothing_to_correct = Es gibt noch nichts zu berichtigen. Tippe die Zeile, wie sie sein soll, oder „berichtige“ mit der Nummer eines Eintrags.
error-nothing_called = Hier heißt nichts „{ $word }“. { $near_is ->
        [none] Die Liste gibt es mit --help.
       *[other] Wähle: { $near }.
    }
error-no_such_ruling = Kein einzelner Regelentscheid heißt „{ $word }“. { $near_is ->
        [given] Meintest du { $near }?
       *[none] Suche ihn mit: referee ask.
    }
    .app = Kein einzelner Regelentscheid heißt „{ $word }“. { $near_is ->
            [given] Meintest du { $near }?
           *[none] Frage die Sammlung der Regelentscheide.
        }
error-nothing_salvaged = Aus { $path } war nichts von einem solchen Tisch zu lesen. Prüfe den Pfad des Speichers und den Namen des Tisches.
error-choose_salvaged = Mehrere Tische sind zu lesen. Wähle einen mit --table: { $near }.
error-system_refused = Das System wollte nicht weiter: { $why }. Was vorher eingetragen wurde, ist sicher; schaff Platz oder prüfe die Rechte, und versuche es noch einmal.
error-program_fault = Das Programm hat einen Fehler gemacht ({ $what }). Was vorher eingetragen wurde, ist sicher; bitte melde dies mit dem, was du getippt hast.
