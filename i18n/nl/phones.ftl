# Codes voor de plaatsen: wie zijn pagina open heeft op een telefoon, in de app en op de opdrachtregel.

phones-title = Pagina's van de spelers
phones-state = { $state ->
        [none] geen code
        [waiting] code gegeven om { $at }, nog niet geopend
        [open] open sinds { $at }
       *[turned] ! open sinds { $at }; een andere telefoon kwam met dezelfde code en werd afgewezen: geef een nieuwe code als dat de speler was
    }
phones-scan = Alleen { $by } scant deze code. Ze opent op één telefoon, de eerste; een nieuwe code beëindigt haar. Ze eindigt met het spel, en na een dag.
phones-no_hall = De zaal is nu niet open. Zodra ze opengaat (serve), typt de speler deze code onder “Mijn plaats”; codes die dan gegeven worden kunnen gescand worden.
phones-typed = Te typen onder “Mijn plaats”: { $code }
phones-over = Het spel is afgelopen, en daarmee de pagina's van de spelers.
phones-key = Telefoons
phones-key_new = Nieuwe code
phones-key_end = Beëindigen
phones-key_end_all = Alles beëindigen

## Op de opdrachtregel

help-seat = Geef een code die de pagina van een plaats opent op de telefoon van de speler; zeg zonder plaats wie er een open heeft.
help-seat-which = de plaats: een nummer of een naam
help-seat-end = beëindig de pagina van deze plaats, of van alle plaatsen van de tafel
error-seat_of_a_game_over = Het spel is afgelopen, en daarmee de pagina's van de spelers: er is geen code te geven.

## Toetsen en plekken

does-phones = Codes geven die een plaats openen op de telefoon van de speler, en zien wie er een open heeft
does-new_code = Een nieuwe code voor deze plaats geven; de oude en haar pagina eindigen
does-end_code = De code van deze plaats en haar pagina beëindigen
does-end_codes = De codes en pagina's van alle plaatsen beëindigen
place-phones = Pagina's van de spelers
