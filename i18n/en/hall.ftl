# The pages for the phones in the hall: what stands on every one of them, the start page, and a table.

hall-title = BANG! in this hall
hall-welcome = What is on
hall-about = Everything here may be seen by everybody.
hall-tables = Tables
hall-no_tables = No table is open yet.
hall-tournaments = Tournaments
hall-lost = No connection since { $since }. This is the last that was known; the page comes back by itself.
hall-again = Connected again.
hall-sorry = There is nothing to show here
hall-nothing_here = No page stands at this address. It may have been typed wrong, or have ended.
hall-to_start = What is on
hall-waits = Play waits for { $names }
hall-lately = What happened last
hall-further = Further
hall-to_rulings = Ask the rules
hall-to_wall = For a projector
hall-to_table = Back to the table
hall-scan = Scan this: all of it on your phone
hall-rulings = The rulings
hall-ask = Ask
hall-earlier = Earlier tables
hall-of_a_round = { $cup }: table { $table }, round { $round }
