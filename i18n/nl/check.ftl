# Een spelbestand nagekeken op het scherm: elke notitie beoordeeld, een bevinding per regel; en de blik op een tafel.

check-key = Bestand nakijken
check-title = Bestand nakijken
check-which = Welk bestand? Een .game-bestand, of een tafel geëxporteerd als JSON Lines.
check-working = Elke notitie wordt beoordeeld …
check-line = regel { $line }
check-nothing = Niets gevonden: elke notitie is toegestaan.
check-read_as = regel { $line }: “{ $typed }” is gelezen als { $read }
check-more = en nog { $count }; alle staan in: referee check { $file }
    .app = en nog { $count }; hier staan alleen de eerste
check-key_sheet = Geschilblad
check-stood = De scheidsrechter liet het staan: { $reason }

place-check = Bestand nakijken
does-check = Een spelbestand nakijken: elke notitie wordt beoordeeld, de bevindingen staan onder elkaar
does-sheet = Het geschilblad van de gekozen bevinding
