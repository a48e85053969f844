# Wörter der Terminal-App, die sonst niemand braucht.

app-entries = { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }
app-may_play = { $by } darf Karten spielen, oder
app-again = frühere Zeilen

## Tasten in einer Reihe, die kurz sein muss

app-key_rulings = Regeln
app-key_light = Leicht
app-key_take_back = Zurück

## Ein neuer Tisch

app-players_how = Namen in Sitzreihenfolge, mit Kommas dazwischen. Nach einem Doppelpunkt die Rolle und der Charakter, soweit bekannt: die ersten Buchstaben genügen.
app-position_how = Eine Stellung oder ein ganzes Spiel tippen oder einfügen, wie in einer Spieldatei.
app-position = Stellung
app-last_players = Dieselben Spieler
app-game = Sets, Optionen

## Das leichte Protokoll

app-light_choose = Die Nummer eines Platzes drücken; ohne Nummer gilt, wer am Zug ist.
app-light_gain = Leben
app-light_lose = Leben
app-light_lay = Karte gelegt
app-light_lost = Karte weg
app-light_out = raus
app-light_turned = neu gemischt
app-light_next = nächster Zug
app-light_line = Zeile tippen

## Hilfe

app-help_words = Plätze mit ihrer Nummer oder dem Anfang eines Namens; Karten in jeder Sprache des Programms. Wert und Farbe folgen auf die Karte: 4h, 10p, pd (h ♥, k ♦, x ♣, p ♠), oder ausgeschrieben: Kreuzbube.
app-help_verbs = Verben
app-help_keys = Tasten
app-help_complete = Tab oder → nimmt das vorgeschlagene Wort, ↑ ↓ wählen ein anderes; Enter trägt die Zeile ein.
app-help_again = ↑ auf einer leeren Zeile holt frühere Zeilen zurück. Von mehreren eingefügten Zeilen trägt ein Enter alle ein, bis zur ersten, die nicht zu lesen ist.

error-went_wrong = Im Programm ist etwas schiefgegangen ({ $what }). Nichts wurde eingetragen; die Zeile steht noch da.
app-key_cover = Zudecken
app-key_unseen = Ungesehen
app-key_entries = Protokoll
app-light_lets_go = Etwas ist noch fällig: im leichten Protokoll fragt niemand mehr danach. Noch einmal F5 geht trotzdem dorthin.
app-key_clock = Uhr
app-key_palette = Tasten
naming-which = Welchen Charakter hat { $who }? Alles Eingetragene wird danach beurteilt.
table-uncounted = Niemand hat gesagt, wer { $who } ist, dort werden also keine Lebenspunkte gezählt: { $names } nennt den Charakter.
