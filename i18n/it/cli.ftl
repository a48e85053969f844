# Solo la riga di comando: l'aiuto, ciò che si dice accanto alle risposte, e ciò che può non andare in quel che si è scritto.

help-usage = Uso:
help-arguments = Argomenti
help-options = Opzioni
help-verbs = Comandi
help-referee = Registra una partita di BANG!, fatti dire subito che cosa non era ammesso, e chiedi che cosa dicono le regole. Senza comando si apre l'app.

## Opzioni di ogni comando

help-option-store = dov'è l'archivio: un file, o un server (postgresql://… o service=NOME); altrimenti il file nella tua cartella dei dati
help-option-table = il tavolo: il suo id, l'inizio dell'id o il nome; altrimenti l'ultimo usato
help-option-lang = la lingua; altrimenti quella del sistema
help-option-json = risponde in JSON
help-option-help = mostra questo aiuto
help-referee-version = mostra la versione

## Comandi

help-new = Crea un tavolo dai nomi in ordine di posto, o da una posizione.
help-new-names = un giocatore: NOME, NOME:RUOLO o NOME:RUOLO:PERSONAGGIO, bastano le prime lettere
help-new-chosen = un set con cui giocare, per nome o con le prime lettere; ciò che gli serve viene con lui; si può ripetere
help-new-position = comincia da una posizione in questo file (- per lo standard input)
help-new-title = il nome del tavolo
help-new-roles = un ruolo noto all'arbitro, come 1=sceriffo
help-new-characters = un personaggio, come 2=suzy
help-new-options = un'opzione di un set, come edition=first; valgono i nomi in ogni lingua
help-new-light = registro leggero: turni, punti vita, carte in gioco, eliminazioni
help-log = Registra che cosa è successo, una riga per ogni fatto; senza righe, quelle digitate o in arrivo da una pipe. Quelle di una pipe valgono così come sono: nulla è dato per scontato.
help-log-every_step = registra solo quel che si scrive; non dà per fatto nemmeno ciò che è obbligato
help-log-lines = una riga abbreviata; una vuota o un punto registra ciò che è dovuto; anche chi è un giocatore: ben è jourdonnais
help-show = Mostra il tavolo.
help-show-public = solo ciò che tutti al tavolo possono sapere
help-show-position = come posizione
help-show-at = com'era prima dell'annotazione N
help-due = Dice che cosa deve succedere ora, e che cosa può succedere.
help-retract = Ritira annotazioni, e dice ogni verdetto che cambia.
help-retract-numbers = i numeri delle annotazioni; altrimenti tutto ciò che ha registrato l'ultima riga
help-history = Elenca i turni e le giocate, ciascuna con le risposte e quel che sono costate.
help-history-last = solo le ultime
help-history-entries = tutte le annotazioni mai registrate, una per riga, con il verdetto di allora e di adesso
help-tables = Elenca i tavoli dell'archivio.
help-export = Scrive un tavolo come file di gioco, come JSON Lines o come posizione.
help-export-form = game (predefinito), jsonl o position
help-export-salvage = da un archivio danneggiato, tutto ciò che si legge ancora, come JSON Lines
help-export-output = in questo file
help-import = Crea un tavolo da un file di gioco o da JSON Lines.
help-import-file = il file (- per lo standard input)
help-import-title = il nome del tavolo
help-check = Controlla partite intere, un rilievo per riga.
help-check-files = un file di gioco o JSON Lines (- per lo standard input)
help-judge = Giudica una giocata in una posizione, senza conservare nulla.
help-judge-position = un file con una posizione o una partita (- per lo standard input)
help-judge-entries = una riga abbreviata; tutte tranne l'ultima vengono prima giocate
help-ask = Risponde a una domanda sulle regole, posta con parole tue.
help-ask-words = la domanda, in una delle lingue del programma
help-ask-limit = al massimo questo numero di risposte
help-ask-ruleset = di preferenza le decisioni di questo set
help-ask-set = solo decisioni di questo set
help-ask-card = solo decisioni su questa carta
help-ask-character = solo decisioni su questo personaggio
help-ask-source = solo decisioni che si fondano su questo documento
help-ask-standing = solo decisioni con questo valore: printed, inferred, recommended, open o house
help-ask-together = che cosa è deciso su queste carte e personaggi insieme
help-ask-explain = mostra come nasce l'ordine
help-ruling = Mostra una decisione intera, con la fonte.
help-ruling-id_ = l'id della decisione, o il suo inizio
help-ruling-parallel = in tutte le lingue
help-schema = Stampa lo schema JSON di una partita in JSON Lines.
help-completions = Stampa lo script con cui la shell completa comandi e opzioni.
help-completions-shell = bash, zsh o fish

## Accanto alle risposte

new-made = Il tavolo { $title } è pronto; il suo id è { $id }.
tables-none = Non c'è ancora nessun tavolo. Creane uno con: referee new.
table-meant = Si tratta del tavolo { $title } ({ $id }), l'ultimo usato.
may-play = { $by } può giocare una carta
may-end = { $by } può finire il turno
may-discard = { $by } può cominciare a scartare
judge-remedies = Sarebbe ammesso se:
judge-follows = Che cosa segue:
salvage-read = { $entries ->
        [one] Si è letta { $entries } annotazione
       *[other] Si sono lette { $entries } annotazioni
    }; perse prima dell'ultima: { $lost }. Importa il file in un archivio nuovo.

## Che cosa può non andare nella riga di comando

error-no_such_verb = Il comando “{ $word }” non esiste. { $near_is ->
        [given] Intendevi { $near }?
       *[none] Vedi: referee --help.
    }
error-no_such_option = L'opzione { $word } non esiste. Vedi: { $verb } --help.
error-missing_argument = Manca { $word }. Vedi: { $verb } --help.
error-bad_value = Il valore di { $word } non va bene. { $near_is ->
        [given] Scegli { $near }.
       *[none] Vedi: { $verb } --help.
    }
error-option_needs_value = L'opzione { $word } non è completa. Vedi: { $verb } --help.
error-bad_usage = Il comando non si capisce. Vedi: { $verb } --help.
error-needs_terminal = L'app si apre solo in un terminale. Avviala da lì, o vedi: referee --help.
error-not_unicode_text = “{ $word }” non si legge come testo. Scrivilo di nuovo in UTF-8.
error-is_a_folder = Questa è una cartella. Indica un file al suo interno.
error-unreadable_file = Il file non si può leggere: { $why }. Controlla il nome e i permessi.
error-unwritable_file = Il file non si può scrivere: { $why }. Controlla il nome, i permessi e lo spazio sul disco.
error-file_too_large = Il file supera { $most } milioni di byte. Nessuna partita è così lunga: controlla che sia il file giusto.
error-is_a_store = Questo è un database, come un archivio di questo programma: si apre, non si legge. Aprilo con --store FILE, o guarda che cosa contiene una copia della manifestazione: referee tournament compare FILE.
    .app = Questo è un database, come un archivio di questo programma: si apre, non si legge. Indica invece il documento o l'elenco.
error-not_text = Questo non è testo in UTF-8. Controlla che sia il file giusto.
error-not_a_pair = “{ $word }” non ha la forma NOME=VALORE. Scrivi per esempio 1=sceriffo o edition=first.
error-names_and_position = La posizione dice già chi siede dove. Togli i nomi e ciò che li accompagna.
error-no_names = Nessuno è nominato. Scrivi i nomi in ordine di posto, o indica una posizione.
error-too_many_seats = Un tavolo ha al massimo { $most } posti. Togline qualcuno.
error-needs_a_table = “{ $word }” ha bisogno del registro di un tavolo. Fai giudicare piuttosto una giocata.
error-nothing_to_retract = Non c'è nulla da ritirare.
error-nothing_to_correct = Non c'è ancora nulla da correggere. Scrivi la riga come deve essere, oppure “correggi” con il numero di un'annotazione.
error-nothing_called = Qui niente si chiama “{ $word }”. { $near_is ->
        [none] Chiedi l'elenco con --help.
       *[other] Scegli: { $near }.
    }
error-no_such_ruling = “{ $word }” non indica una decisione sola. { $near_is ->
        [given] Intendevi { $near }?
       *[none] Cercala con: referee ask.
    }
    .app = “{ $word }” non indica una decisione sola. { $near_is ->
            [given] Intendevi { $near }?
           *[none] Cercala tra le decisioni.
        }
error-nothing_salvaged = Di un tavolo così non si legge nulla in { $path }. Controlla il percorso dell'archivio e il nome del tavolo.
error-choose_salvaged = Si leggono vari tavoli. Scegline uno con --table: { $near }.
error-system_refused = Il sistema rifiuta di proseguire: { $why }. Ciò che è stato registrato prima è al sicuro; fai spazio o controlla i permessi, e riprova.
error-program_fault = Il programma ha sbagliato ({ $what }). Ciò che è stato registrato prima è al sicuro; segnalalo con quel che hai scritto.
