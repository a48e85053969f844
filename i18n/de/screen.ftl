# Wörter der Bildschirme und der Befehlszeile: Titel, Aufschriften, Tasten, Fragen, Zusammenfassungen.
app-title = BANG!-Schiedsrichter

## Anfang

home-title = Tische
home-continue = Weiterspielen
home-new = Neuer Tisch
home-rulings = Regelfragen
home-empty = Noch kein Tisch. N legt einen neuen an.

## Ein neuer Tisch

new-title = Neuer Tisch
new-sets = Sets
new-mode = Protokoll
new-start = Beginnen
new-nobody = Zuerst tippen, wer spielt: die Namen in Sitzreihenfolge, mit Kommas dazwischen.
new-row = Zeile
new-change = Ändern
new-names = Namen
new-usual_options = übrige Optionen wie üblich
new-alone = geht mit keinem anderen Set ({ $clauses })
new-not_beside = nicht neben { $set } ({ $clauses })
new-brings = bringt mit: { $sets }
new-needed_by = nötig für: { $sets }

## Was jedes Set ist, in einer Zeile

about-base = 80 Karten und 16 Charaktere, für vier bis sieben Spieler.
about-bullet = Drei weitere Charaktere: Santa Claus, Johnny Kisch, Uncle Will.
about-championship = Nach dem Reglement von 2007: Verwarnungen, Ausschlüsse, eine Uhr.
about-death_mesa = Wer ausscheidet, spielt als Geist weiter, mit eigenem Stapel.
about-dodge_city = 40 Karten und 15 Charaktere, für drei bis acht Spieler.
about-duel = Zwei Spieler mit je zwei Charakteren, einer an der Front, einer dahinter.
about-events = Ein Ereignis bei jedem Zug des Sheriffs. Allein: unbekannte Karten.
about-fistful = 15 Ereignisse. Neben High Noon zwölf von beiden, und ein letztes.
about-high_noon = 13 oder 15 Ereignisse. Neben A Fistful of Cards zwölf von beiden.
about-lone_gunslinger = Ein Spieler gegen vier Cowboys. Vom Programm ausgeteilt: L, bei Tische.
about-rebel = Ein Rebell! kann selbst Sheriff werden; für 4, 6, 8, 9 oder 10 Spieler.

## Sets, ihre Optionen und deren Werte

set-base = Grundspiel
set-championship = Meisterschaft 2007
set-rebel = Rebel!
set-death_mesa = Death Mesa
set-dodge_city = Dodge City
set-bullet = The Bullet!
option-open_readings = In den Quellen offen
option-open_readings-recommended = wie empfohlen
option-open_readings-ask = mich fragen
option-edition = Ausgabe der Charaktere
option-edition-fourth = vierte
option-edition-first = erste
option-events = Ereigniskarten, von Hand
option-events-none = keine
option-events-high_noon = High Noon
option-events-fistful = A Fistful of Cards
option-events-both = beide

error-of_another_set = „{ $word }“ gehört zu einem Set, das nicht gewählt ist: { $sets }. Wähle es dazu oder tippe ein anderes Wort.

## Der Tisch

table-turn = Zug
table-phase = Phase
table-no_turn = Noch kein Zug begonnen
table-deck = Stapel
table-discards = Ablage
table-turned = { $turned ->
        [0] noch nicht neu gemischt
        [one] einmal neu gemischt
       *[other] { $turned }-mal neu gemischt
    }
table-open_cards = Offen
table-shown_alike = { $told }; ebenso { $others }
table-seat = Platz
table-hand = Hand
table-goods = Gaben
table-life = Leben
table-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
table-in_play = Ausliegend
table-weapon = Waffe
table-reach = Reichweite
table-distance = Entfernung
table-role = Rolle
table-idle = wirkt gerade nicht
table-waits = in diesem Zug ausgelegt, noch nicht nutzbar
table-open_role = offene Rolle
table-character = Charakter
table-out = raus
table-asked = alle warten auf diesen Spieler
table-ghost = Geist
table-unknown = nicht bekannt
table-nothing = nichts
table-due = Fällig
table-outcome = Ergebnis
table-not_known = Nicht bekannt
table-won = Gewonnen
table-lost = Verloren
table-who_begins = Welcher Platz hat die Rolle { $role } und beginnt? Für Platz 1 tippen:
table-enter_besides = dann: { $what }
table-due_none = Nichts ist fällig.
table-history = Verlauf
table-flag = Meldung
table-entry = Eintrag
table-entry_number = Eintrag { $number }
table-prompt = Was ist passiert?
table-assumed = Nicht getippt, angenommen: { $away } nimmt es weg, falls es nicht geschehen ist.
table-not_typed = { $entry } (nicht getippt)
table-untyped = nicht getippt:
table-said_already = Eintrag { $number } sagt das schon. Nichts wurde doppelt eingetragen. Falls es noch einmal geschah: „nochmals“ dazutippen oder { $at ->
        [line] mit --every-step eintragen
       *[screen] ^P, dann „jeden Schritt tippen“
    }.
table-logged_nothing = Die letzte Zeile hat nichts eingetragen (Eintrag { $number } sagt es schon): es ist noch nichts zurückgenommen. Noch einmal drücken nimmt dies zurück:
table-counts_again = { $retracted }: Eintrag { $number } zählt wieder
table-answered_of_two = Als Antwort auf Eintrag { $number } gelesen. Auf Eintrag { $earlier } ist noch nichts geantwortet; war der gemeint, nimm dies zurück und tippe: einfügen { $before } und die Zeile.
table-taken_as_reason = „{ $said }“ wurde als Begründung verstanden, nicht als eigener Eintrag.
table-mended = „{ $typed }“ wurde als { $read } gelesen
table-choose = Was ist gemeint?
table-light = Leichtes Protokoll
table-full = Volles Protokoll
table-saved = Eingetragen
table-winner = Sieger: { SIDE($side) }
table-now_otherwise = { $count ->
        [one] Ein Urteil lautet jetzt anders
       *[other] { $count } Urteile lauten jetzt anders
    }
table-said_then = Damals gesagt: { $then }. Gilt jetzt: { $now }.
table-taken_back = zurückgenommen
table-stands = bleibt stehen

## Das Urteil

flag-doubt = Ein Zweifel am Protokoll, nicht am Spieler
flag-ways = Auswege
flag-take_back = Zurücknehmen
flag-let_stand = Stehen lassen
flag-due_first = Erst Fälliges eintragen
flag-otherwise = Nach der anderen Lesart
flag-character = Wer ist { $who }?
flag-rulings = Regeln
flag-reason = Grund
flag-next = Nächste Meldung
flag-would_be_legal = Es wäre erlaubt, wenn: { $change }
flag-never_legal = Keine einzelne Änderung würde es erlauben.

## Regelfragen

ask-title = Regelfragen
ask-prompt = Frage in eigenen Worten, oder nenne zwei Dinge: slab fass
ask-none = Nichts gefunden. Versuche es mit dem Namen einer Karte oder mit anderen Wörtern.
ask-source = Quelle
ask-standing = { $standing ->
        [printed] gedruckte Regel
        [inferred] aus den Regeln abgeleitet
        [recommended] empfohlene Lesart
        [house] Hausregel
       *[open] von den Quellen offen gelassen
    }

## Tasten

key-log = Eintragen
key-complete = Ergänzen
key-mode = Leicht oder voll
key-help = Hilfe
key-back = Zurück
key-close = Schließen
key-choose = Wählen
key-move = Bewegen
key-language = Sprache
key-quit = Beenden
key-jump = Springen
key-clear = Leeren

## Hilfe und Sprache

help-title = Hilfe
help-shorthand = Die Kurzschrift
help-example = Zum Beispiel: { $line }
help-empty_line = Eine leere Zeile trägt ein, was als Nächstes geschehen muss.
help-who_it_is = Wer jemand ist, sagt man, sobald man es weiß: ben ist jourdonnais. Alles Eingetragene wird dann danach beurteilt.
help-signs = Die Zeichen der Urteile

## Fragen

confirm-cancel = Abbrechen
confirm-let_stand = Warum bleibt es stehen?
confirm-overwrite = { $file } gibt es schon. Überschreiben?

## Die Befehlszeile: prüfen, und lange Arbeit

check-summary = { $findings ->
        [0] Nichts gefunden
        [one] { $findings } Befund
       *[other] { $findings } Befunde
    } in { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    }
check-counted = { $count } { $verdict }
check-entries = { $entries ->
        [one] { $entries } Eintrag beurteilt
       *[other] { $entries } Einträge beurteilt
    }
check-unread = { $files ->
        [one] { $files } Datei war nicht zu lesen
       *[other] { $files } Dateien waren nicht zu lesen
    }
done-exported = Exportiert nach { $file }
done-imported = { $entries ->
        [one] { $entries } Eintrag importiert
       *[other] { $entries } Einträge importiert
    }
