# The rulings on the pages for the phones in the hall.

rulings-too_many = Too much is being asked at this moment. Ask again in a second.
rulings-lost = No connection. What was found before stays below; type on when the network is back.
rulings-belongs = Belongs to: { $sets }
rulings-at_table = Asked at the table “{ $table }”
rulings-behind = Rulings behind { $clauses }
rulings-dispute = The rulings of the dispute
