# Eine Spieldatei auf dem Bildschirm geprüft: jeder Eintrag beurteilt, ein Befund je Zeile; und der Blick auf einen Tisch vom Anfang aus.

check-key = Datei prüfen
check-title = Datei prüfen
check-which = Welche Datei? Eine .game-Datei, oder ein als JSON Lines exportierter Tisch.
check-working = Jeder Eintrag wird beurteilt …
check-line = Zeile { $line }
check-nothing = Nichts gefunden: jeder Eintrag ist erlaubt.
check-read_as = Zeile { $line }: „{ $typed }“ wurde als { $read } gelesen
check-more = und { $count } weitere; alle auflisten mit: referee check { $file }
    .app = und { $count } weitere; hier stehen nur die ersten
check-key_sheet = Streitblatt
check-stood = Der Schiedsrichter ließ es stehen: { $reason }

place-check = Datei prüfen
does-check = Eine Spieldatei prüfen: jeder Eintrag wird beurteilt, und die Befunde werden aufgelistet
does-sheet = Das Streitblatt zum gewählten Befund
