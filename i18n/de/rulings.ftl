# The rulings on the pages for the phones in the hall.

rulings-too_many = Im Moment wird zu viel gefragt. Frage in einer Sekunde noch einmal.
rulings-lost = Keine Verbindung. Was schon gefunden war, steht unten; tippe weiter, wenn das Netz wieder da ist.
rulings-belongs = Gehört zu: { $sets }
rulings-at_table = Gefragt am Tisch „{ $table }“
rulings-behind = Regelentscheide zu { $clauses }
rulings-dispute = Die Regelentscheide zum Streitfall
