# The floor of a hall: every table that plays, and who calls the desk.

floor-title = The floor: every table that plays
floor-none = No table plays.
floor-calls = { $table } calls the desk: { $why } ({ $since })
floor-calls_now = { $table } calls the desk: { $why }
floor-of_a_round = Table { $table }, round { $round } ({ $cup })
floor-called = judge!
floor-flags = { $count ->
        [one] one flag
       *[other] { $count } flags
    }
floor-unheard = The server cannot be reached, so the desk does not hear this. Call aloud.
floor-call_made = The desk is called to { $table }.
floor-answered = Somebody goes to { $table }.
floor-did_not_call = { $table } did not call.
floor-as_of = As it stood at { $time }.
floor-head_table = Table
floor-head_turn = Turn
floor-head_counting = Counting
floor-head_clock = Clock
floor-head_flags = !
floor-head_heard = Heard
floor-head_by = Logged by
floor-key = Floor
floor-key_answer = go there
floor-key_call = call the desk

place-hall_floor = The floor
does-hall_floor-answer = Say that somebody goes to the table that calls
does-hall_floor-call = Call the desk to a table
does-call_desk = Call the desk of the event to this table
does-hall_floor = Every table at once, those that call the desk first

help-hall-floor = List every table that plays, live as it stands: turn, clock, flags, when it was last heard; those that call the desk first.
help-hall-call = Call the desk to a table, the one of --table or the one touched last.
help-hall-call-why = why, in a few words
help-hall-answer = Say that somebody goes to a table that called.
