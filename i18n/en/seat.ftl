# A seat, for its player: the page that a code on the referee's screen opens on one phone.

seat-page = Seat { $seat }: { $by }
seat-at = Table: { $table }
seat-open_about = This opens what { $by } may know: the role, the cards noted in hand, what may be done now. It opens on one phone, the first. Open it if you are { $by }.
seat-open = Open my seat
seat-taken = This seat is open on another phone already. If that is not yours, tell the referee, who sees it too: a new code ends the page there.
seat-unknown = This code opens no seat. It may have been typed wrong, or have ended: ask the referee for a new one.
seat-closed = The seat that was open on this phone was closed: the referee ended it or gave out a new code, or a day has passed. For a new code ask the referee.
seat-too_many = Too many codes that open nothing came from here. Wait a minute and try again.
seat-mine = My seat
seat-none = No seat is open on this phone. Scan the code that the referee shows you, or type it here.
seat-code = Code
seat-over = { $why ->
        [game] The game is over, and with it this page.
        [left] This player has left the game, and this page is over.
       *[gone] There is no such seat any more.
    }
seat-to_table = The table, for everybody

## What the player sees

seat-your_turn = Your turn: { $phase }
seat-turn_of = { $by }: { $phase }
seat-answer = You are asked
seat-eliminated = eliminated
seat-ghost = a ghost
seat-cover = Touch to look. It covers itself again.
seat-role = Your role
seat-role_unknown = The referee has noted no role for you.
seat-hand = In your hand: { $held }
seat-goods = Your buried goods: { $held }
seat-second = Your ghost cards: { $held }
seat-unnoted = { $count } not noted
seat-nothing = none
seat-moves = What went in and out, and why
seat-way = { $way ->
        [in] in
       *[out] out
    }
seat-may = What you may do now
seat-sort = { $sort ->
        [first] First
        [may] You may
        [perhaps] Perhaps
        [holds] What holds
       *[cannot] Not now, and why
    }
seat-nothing_to_do = Nothing now.
seat-reach = Whom you reach
seat-reach_of = reach of a Bang!: { $reach }
seat-distance = distance { $distance }
seat-reached = { $reached ->
        [yes] in reach
       *[no] out of reach
    }
seat-why = Why
seat-known = What else you know
seat-before_you = In play before you
