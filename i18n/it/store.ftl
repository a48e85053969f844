# Il file dell'archivio: che cosa è integro, che cosa no, e che cosa fare.

help-store = Cura il file in cui è conservato tutto, e le sue copie.
help-store-verify = Dice in una riga se l'archivio e le sue copie sono integri.
help-store-mend = Riscrive l'archivio da tutto ciò che si legge ancora, in esso e nelle copie.
help-store-copies = Elenca le copie che si conservano da sole, la più recente per prima.
help-store-copies-second = le conserva anche in questa cartella, per esempio su una chiavetta
help-store-copies-none = non le conserva più in un secondo posto

store-whole = L'archivio e le sue copie ({ $copies }) sono integri: { $entries ->
        [one] { $entries } annotazione
       *[other] { $entries } annotazioni
    }, tavoli: { $tables }, tornei: { $tournaments }.
store-not_whole = Non integro: { $what }. Per ripararlo: referee store mend
    .app = Non integro: { $what }. Per cercare nelle copie, ripara qui l'archivio.
store-wrong_pages = il file stesso è danneggiato
store-wrong_log = di “{ $name }” non si ricava nulla, l'inizio è perduto
store-wrong_title = il nome o la fine di “{ $name }” non è certo
store-wrong_entries = di “{ $name }” { $count ->
        [one] è perduta l'annotazione { $numbers }
       *[other] sono perdute le annotazioni { $numbers }
    }
store-wrong_aside = { $count ->
        [one] manca { $count } annotazione confermata
       *[other] mancano { $count } annotazioni confermate
    }
store-wrong_copy_damaged = la copia { $file } è danneggiata
store-wrong_copy_ahead = la copia { $file } ha annotazioni che mancano nell'archivio
store-aside = { $count ->
        [one] Un'annotazione che era stata confermata non è nell'archivio.
       *[other] { $count } annotazioni che erano state confermate non sono nell'archivio.
    } Quanto se ne legge ancora torna con: referee store mend
    .app = { $count ->
            [one] Un'annotazione che era stata confermata non è nell'archivio.
           *[other] { $count } annotazioni che erano state confermate non sono nell'archivio.
        } Quanto se ne legge ancora torna se ripari qui l'archivio.
store-lost = { $count ->
        [one] L'annotazione { $numbers } di questo registro non si legge:
       *[other] Le annotazioni { $numbers } di questo registro non si leggono:
    } lì l'archivio è danneggiato. Al suo posto c'è un vuoto; ciò che segue è giudicato senza conoscerlo. Per cercare nelle copie: referee store mend
    .app = { $count ->
            [one] L'annotazione { $numbers } di questo registro non si legge:
           *[other] Le annotazioni { $numbers } di questo registro non si leggono:
        } lì l'archivio è danneggiato. Al suo posto c'è un vuoto; ciò che segue è giudicato senza conoscerlo. Per cercare nelle copie, ripara l'archivio dall'elenco dei tavoli.
store-lost_short = perdute: { $numbers }
store-key_mend = Ripara l'archivio
store-copy_failed = Non si è potuta conservare una copia. { $why }
store-mended = L'archivio è stato riscritto: { $entries ->
        [one] { $entries } annotazione
       *[other] { $entries } annotazioni
    }, riportate: { $back }, vuoti che restano: { $gaps }. Il vecchio file è { $old }.
store-second = Si conservano anche in { $folder }.
store-no_copies = Non c'è ancora nessuna copia. Se ne fa una alla fine di ogni partita, e a ogni ora di un torneo.
