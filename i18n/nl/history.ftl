# Het verloop op een eigen scherm, en de wegen vanaf een notitie die al wat zetten terug ligt.

error-nothing_to_redo = Er is niets te herstellen: wat het laatst werd teruggenomen, staat er al weer, of er is sindsdien iets genoteerd.
error-no_target = Notitie { $number } heeft geen doelwit dat een ander had kunnen zijn.
error-was_inserted = Notitie { $number } is ingevoegd: neem die terug en voeg die opnieuw in.

history-found = De tafel vóór notitie { $number }
history-left = De tafel na notitie { $number }
history-shown = { $shown } van { $all } getoond
history-nothing = Geen notitie past. Esc toont ze weer allemaal.
history-flags = meldingen
history-looked_for = Gezocht: { $what }
history-prompt = plaatsen, kaarten, werkwoorden in elke taal, woorden uit een opmerking, ! voor meldingen

## Wat er van een notitie geworden is

history-retracted = Teruggenomen door notitie { $by }.
history-replaced = Rechtgezet door notitie { $by }.
history-instead = Staat in de plaats van notitie { $entry }.
history-forgotten = Was vergeten vóór notitie { $entry }.
history-by = { $known ->
        [both] Genoteerd door { $who } op { $device }
        [device] Genoteerd op { $device }
       *[who] Genoteerd door { $who }
    }
history-stood = { $reason_is ->
        [given] De scheidsrechter liet het staan: { $reason }
       *[none] De scheidsrechter liet het staan.
    }

## Toetsen

history-key_look = Zoeken
history-key_flags = Meldingen
history-key_seat = Een plaats
history-key_after = Ervoor / erna
history-key_ways = Uitwegen
history-key_correct = Rechtzetten
history-key_insert = Ervoor invoegen
history-key_retarget = Ander doelwit
history-key_undo = Ongedaan
history-key_redo = Herstellen
history-key_accept = Noteren
history-key_leave = Zo laten

## De wegen

ways-title = Notitie { $number }: { $entry }
ways-after = { $count ->
        [0] Het is de laatste die telt.
        [one] Daarna kwam nog één notitie.
       *[other] Daarna kwamen nog { $count } notities.
    }
ways-first = Eerst noteren wat nog moest
ways-surplus = Het afleggen is niet getypt: noteer dat eerst
ways-reading = Volgens de andere lezing: beslis het zo vóór deze notitie
ways-asked = Wie gevraagd was, antwoordde: zet het op diens naam
ways-stand = Laten staan
ways-alone = Deze notitie terugnemen, met wat erop geantwoord is
ways-correct = Deze notitie rechtzetten
ways-rewind = Terugspoelen: alles vanaf hier terugnemen
ways-late = Het was vergeten: zet het vóór het einde van die beurt
ways-unwritten = Een kaart die het toestaat was vergeten: zet die ervoor
ways-again = Weer laten gelden
ways-stands = { $after ->
        [0] Er verandert niets.
        [one] Er verandert niets; de notitie erna blijft
       *[other] Er verandert niets; de { $after } notities erna blijven
    }{ $flagged ->
        [0] {""}
        [one] , één daarvan met een melding
       *[other] , { $flagged } daarvan met een melding
    }
ways-changes = { $unfit ->
        [0] Elke regel erna past nog
        [one] Eén regel erna past niet meer
       *[other] { $unfit } regels erna passen niet meer
    }{ $fit ->
        [0] {""}
        [one] ; één die niet paste, past nu
       *[other] ; { $fit } die niet pasten, passen nu
    }{ $others ->
        [0] {""}
        [one] ; één krijgt een ander oordeel
       *[other] ; { $others } krijgen een ander oordeel
    }
ways-undone = { $count ->
        [one] Eén notitie vervalt
       *[other] { $count } notities vervallen
    }{ $parts_is ->
        [given] : { $parts }
       *[none] {""}
    }
ways-plays = { $count ->
        [one] één gespeelde kaart
       *[other] { $count } gespeelde kaarten
    }
ways-turns = { $count ->
        [one] het begin van een beurt
       *[other] het begin van { $count } beurten
    }
ways-lives = { $count ->
        [one] één verloren levenspunt
       *[other] { $count } verloren levenspunten
    }
ways-out = de uitschakeling van { $by }
ways-won = het einde van het spel
ways-unfit = Passen niet meer:
ways-fit = Passen nu:
ways-more = en nog { $count }
ways-differs = Aan tafel nu:
ways-same = De tafel blijft zoals die is.

## Wat aan tafel anders is

ways-table = Tafel
ways-differs_at = { $who }: { $what }
ways-difference = { $what } { $was } → { $now }
ways-what_out = is
ways-what_role = rol
ways-what_character = personage
ways-what_life = levenspunten
ways-what_hand = hand
ways-what_in_play = op tafel
ways-what_turn = beurt
ways-what_phase = fase
ways-what_deck = trekstapel
ways-what_discards = aflegstapel
ways-what_turned = keer geschud
ways-what_winner = winnaar
ways-is_out = uitgeschakeld
ways-is_in = in het spel

## Rechtzetten

putright-retract = Notitie { $number } terugnemen
putright-correct = Notitie { $number } had moeten zijn
putright-insert = Vergeten vóór notitie { $number }
putright-retarget = Notitie { $number }, met een ander doelwit: druk op het nummer van een plaats
putright-prompt = Wat gebeurde er toen? Meerdere regels: met ; ertussen

## Wat de toetsen doen, voluit

does-ways = Alle uitwegen bij de gekozen notitie, met wat elk zou veranderen
does-look = Plaatsen, kaarten, werkwoorden of woorden uit een opmerking zoeken
does-flags = Alleen de notities met een melding, nu of toen, of allemaal
does-after = De tafel na de notitie, of die ervoor
does-correct = Typen wat de gekozen notitie had moeten zijn
does-insert = Typen wat er vóór de gekozen notitie vergeten was
does-retarget = Dezelfde zet tegen een andere speler
does-take_back_entry = Alleen de gekozen notitie terugnemen, of weer laten gelden
does-undo = Alles terugnemen wat de laatste regel noteerde
does-redo = Herstellen wat het laatst werd teruggenomen
does-accept = Noteren, nu te zien is wat het verandert
