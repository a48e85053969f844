# Codes for the seats: who has his page open on a phone, in the app and on the command line.

phones-title = Pages of the players
phones-state = { $state ->
        [none] no code
        [waiting] code given out at { $at }, not opened yet
        [open] open since { $at }
       *[turned] ! open since { $at }; another phone came with the same code and was turned away: give out a new code if that was the player
    }
phones-scan = { $by } alone scans this code. It opens on one phone, the first; a new code ends it. It ends with the game, and after a day.
phones-no_hall = The hall is not open now. Once it is (serve), the player types this code under “My seat”; codes given out then can be scanned.
phones-typed = To be typed under “My seat”: { $code }
phones-over = The game is over, and with it the pages of the players.
phones-key = Phones
phones-key_new = New code
phones-key_end = End it
phones-key_end_all = End all

## On the command line

help-seat = Give out a code that opens the page of a seat on its player's phone; without a seat, say who has one open.
help-seat-which = the seat: a number or a name
help-seat-end = end the page of this seat, or of all seats of the table
error-seat_of_a_game_over = The game is over, and with it the pages of the players: there is no code to give out.

## Keys and places

does-phones = Give out codes that open a seat on its player's phone, and see who has one open
does-new_code = Give out a new code for this seat; the old one and its page end
does-end_code = End the code of this seat and its page
does-end_codes = End the codes and pages of all seats
place-phones = Pages of the players
