# Ciò che un portatile ha scritto senza il suo server, e come lo si consegna.

help-store-hand-in = Consegna ciò che è stato annotato qui mentre il server non era raggiungibile.
help-store-hand-in-keep = i numeri dei passi della sequenza di questo portatile da annotare dopo l'altra, come 12,14; all (tutti) o none (nessuno)
help-store-hand-in-why = perché si è deciso così; resta scritto nel registro
help-store-hand-in-own = il file di un portatile che non può venire da sé, o una sua copia: ciò che vi attende viene consegnato al suo posto

apart-nothing = Tutto è consegnato.
apart-handed_in = { $title }: { $count ->
        [one] una riga consegnata
       *[other] { $count } righe consegnate
    }.
apart-refused = { $title }: il server non ha accettato ciò che è stato annotato qui; resta in attesa. { $why }
apart-lay_aside = Se resta così, mettilo da parte; nulla va perso:
    referee { $store }--table { $stream } store hand-in --keep none --why "…"
apart-laid_aside = { $title }: messo da parte. Non attende più.
apart-laid_here = Il server non lo accetta neppure così: resta nel file di questo portatile, { $file }, come { $name }.
apart-key_lay = metti da parte
apart-ask_lay = Perché “{ $title }” viene messo da parte? Nulla va perso, e non attende più.
apart-parted = { $title }: nel frattempo qualcun altro è andato avanti. Dopo la riga { $last } ci sono due sequenze.
apart-theirs = Nella sequenza che resta:
apart-mine = Annotato qui, con l'esito che avrebbe dopo di essa:
apart-decide = Nulla viene unito. Di' quali passi si tengono:
    referee { $store }--table { $stream } store hand-in --keep { $example } --why "…"
apart-aside = Ciò che non si tiene resta leggibile come { $name }.
apart-read_aside = Per leggere ciò che non si tiene:
    { $command }
apart-decided = { $title }: { $count ->
        [0] della sequenza di questo portatile non si è tenuto nulla
        [one] della sequenza di questo portatile si è tenuta una riga
       *[other] della sequenza di questo portatile si sono tenute { $count } righe
    }. L'altra sequenza va avanti.
apart-decided_why = Deciso tra due sequenze: { $why }
apart-waiting = Da consegnare: { $count ->
        [one] una riga
       *[other] { $count } righe
    } di “{ $title }” dalle { $since }. Quando il server è di nuovo raggiungibile, consegna con: referee { $store }store hand-in
apart-gone = Il server non risponde. Vai avanti: ciò che si annota ora resta su questo portatile, segnato come da consegnare.
apart-back = Il server c'è di nuovo.
apart-back_waits = Il server c'è di nuovo. Consegna ciò che è stato annotato nel frattempo: H nell'elenco dei tavoli.
apart-short = da consegnare: { $count }
place-hand_in = Consegna
apart-key = Consegna
apart-title = Che cosa si è scritto senza il server
apart-asking = Si chiede al server …
apart-key_keep = tieni o lascia
apart-key_all = tieni tutto
apart-key_none = non tenere nulla
apart-key_decide = decidi
apart-key_again = consegna di nuovo
apart-ask_why = Perché si decide così? { $kept ->
        [one] Un passo resta
       *[other] { $kept } passi restano
    }, { $left } stanno da parte.

error-hall_too_busy = Altri hanno continuato a scrivere durante la consegna; nulla è andato perso. Ripeti.
error-diary_unreadable = Ciò che questo portatile ha annotato del tempo senza server non si legge (numero { $number }). Il suo file si può esportare così com'è.
error-line_has_grown = Nel frattempo qualcuno è andato avanti con quella sequenza. Nulla è stato deciso: guarda di nuovo entrambe.
error-speaks_of_another = Parla della riga { $number } della sequenza di questo portatile, che non si tiene.
error-no_such_step = La sequenza di questo portatile non ha un passo { $number }.
error-nothing_parted = Niente ha due sequenze tra cui decidere.
error-refused_whole = Il server non ne accetta nulla. Si può solo mettere da parte per intero, con: --keep none
error-lay_aside_why = Di' perché viene messo da parte, con: --why
error-which_parted = Più di uno ha due sequenze. Indica quale con --table: { $tables }
