# De pagina’s voor de telefoons in de zaal: wat op elke pagina staat, de beginpagina, en een tafel.

hall-title = BANG! in deze zaal
hall-welcome = Wat er gaande is
hall-about = Alles hier mag door iedereen gezien worden.
hall-tables = Tafels
hall-no_tables = Er is nog geen tafel open.
hall-tournaments = Toernooien
hall-lost = Geen verbinding sinds { $since }. Dit is het laatste dat bekend was; de pagina komt vanzelf terug.
hall-again = Weer verbonden.
hall-sorry = Hier is niets te tonen
hall-nothing_here = Op dit adres staat geen pagina. Misschien is het verkeerd getypt, of is de pagina afgelopen.
hall-to_start = Wat er gaande is
hall-waits = Het spel wacht op { $names }
hall-lately = Wat het laatst gebeurde
hall-further = Verder
hall-to_rulings = Vraag de regels
hall-to_wall = Voor een projector
hall-to_table = Terug naar de tafel
hall-scan = Scan dit: alles op je telefoon
hall-rulings = De uitspraken
hall-ask = Vraag
hall-earlier = Eerdere tafels
hall-of_a_round = { $cup }: tafel { $table }, ronde { $round }
