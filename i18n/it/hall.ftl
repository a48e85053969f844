# Le pagine per i telefoni in sala: ciò che sta su ognuna, la pagina iniziale e un tavolo.

hall-title = BANG! in questa sala
hall-welcome = Che cosa c'è
hall-about = Tutto ciò che è qui può essere visto da tutti.
hall-tables = Tavoli
hall-no_tables = Non c'è ancora nessun tavolo aperto.
hall-tournaments = Tornei
hall-lost = Nessun collegamento dalle { $since }. Questo è l'ultimo stato noto; la pagina torna da sola.
hall-again = Di nuovo collegato.
hall-sorry = Qui non c'è niente da mostrare
hall-nothing_here = A questo indirizzo non c'è nessuna pagina. Forse è scritto male, o la pagina è finita.
hall-to_start = Che cosa c'è
hall-waits = Il gioco aspetta { $names }
hall-lately = Che cosa è successo da ultimo
hall-further = Altro
hall-to_rulings = Chiedi le regole
hall-to_wall = Per un proiettore
hall-to_table = Torna al tavolo
hall-scan = Inquadra: tutto sul tuo telefono
hall-rulings = Le decisioni
hall-ask = Chiedi
hall-earlier = Tavoli precedenti
hall-of_a_round = { $cup }: tavolo { $table }, turno { $round }
