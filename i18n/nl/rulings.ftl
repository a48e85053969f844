# The rulings on the pages for the phones in the hall.

rulings-too_many = Er wordt nu te veel gevraagd. Vraag het over een seconde nog eens.
rulings-lost = Geen verbinding. Wat al gevonden was, staat hieronder; typ verder als het netwerk terug is.
rulings-belongs = Hoort bij: { $sets }
rulings-at_table = Gevraagd aan de tafel “{ $table }”
rulings-behind = Uitspraken achter { $clauses }
rulings-dispute = De uitspraken bij het geschil
