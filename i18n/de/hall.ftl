# Die Seiten für die Telefone im Saal: was auf jeder steht, die Startseite, und ein Tisch.

hall-title = BANG! in diesem Saal
hall-welcome = Was läuft
hall-about = Alles hier dürfen alle sehen.
hall-tables = Tische
hall-no_tables = Noch ist kein Tisch offen.
hall-tournaments = Turniere
hall-lost = Keine Verbindung seit { $since }. Das ist der letzte bekannte Stand; die Seite kommt von selbst wieder.
hall-again = Wieder verbunden.
hall-sorry = Hier gibt es nichts zu zeigen
hall-nothing_here = Unter dieser Adresse steht keine Seite. Vielleicht ist sie falsch getippt, oder die Seite ist zu Ende.
hall-to_start = Was läuft
hall-waits = Das Spiel wartet auf { $names }
hall-lately = Was zuletzt geschah
hall-further = Weiter
hall-to_rulings = Frag nach den Regeln
hall-to_wall = Für einen Beamer
hall-to_table = Zurück zum Tisch
hall-scan = Scannen: alles auf deinem Telefon
hall-rulings = Die Entscheide
hall-ask = Fragen
hall-earlier = Frühere Tische
hall-of_a_round = { $cup }: Tisch { $table }, Runde { $round }
