# The rulings on the pages for the phones in the hall.

rulings-too_many = In questo momento arrivano troppe domande. Riprova tra un secondo.
rulings-lost = Nessuna connessione. Quello che era già stato trovato resta qui sotto; continua a scrivere quando torna la rete.
rulings-belongs = Fa parte di: { $sets }
rulings-at_table = Chiesto al tavolo “{ $table }”
rulings-behind = Decisioni dietro { $clauses }
rulings-dispute = Le decisioni della contestazione
