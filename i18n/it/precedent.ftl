# Precedenti: ciò che l'arbitro ha deciso e nessuna regola prevede, e che cosa può esserci di sbagliato.

## Il verbo

help-precedent = Registra come regola della casa ciò che hai deciso e che il regolamento non prevede.
help-precedent-add = Registra una decisione; in un terminale chiede quello che manca.
help-precedent-add-question = la domanda che è stata decisa
help-precedent-add-answer = la risposta, nella lingua di questo comando
help-precedent-add-reason = perché è stato deciso così
help-precedent-add-tournament = a quale torneo o manifestazione; altrimenti, con --entry, il titolo del tavolo
help-precedent-add-author = chi lo ha deciso
help-precedent-add-date = il giorno, come 2026-11-21; altrimenti oggi
help-precedent-add-clauses = una clausola che riguarda, come ITC-238; si può ripetere
help-precedent-add-allow = dove vincola, è ammesso ciò contro cui il giudice obietta con questa chiave; senza chiave, quella dell'annotazione
help-precedent-add-forbid = lo stesso, ma non ammesso
help-precedent-add-ruleset = vincola solo i tavoli che giocano con questo set
help-precedent-add-entry = parte dal verdetto su questa annotazione del tavolo: le sue frasi sono la domanda
help-precedent-add-id_ = il suo id; altrimenti uno ricavato dalla domanda
help-precedent-add-folder = la cartella dei precedenti; altrimenti quella accanto all'archivio
help-precedent-revise = Registra una decisione che ne sostituisce una vecchia, che resta conservata.
help-precedent-revise-id_ = l'id del precedente, o il suo inizio
help-precedent-revise-question = { help-precedent-add-question }
help-precedent-revise-answer = { help-precedent-add-answer }
help-precedent-revise-reason = { help-precedent-add-reason }
help-precedent-revise-tournament = a quale torneo o manifestazione
help-precedent-revise-author = { help-precedent-add-author }
help-precedent-revise-date = { help-precedent-add-date }
help-precedent-revise-clauses = { help-precedent-add-clauses }
help-precedent-revise-allow = dove vincola, è ammesso ciò contro cui il giudice obietta con questa chiave; senza chiave, quella del vecchio
help-precedent-revise-forbid = { help-precedent-add-forbid }
help-precedent-revise-ruleset = { help-precedent-add-ruleset }
help-precedent-revise-translation = la stessa decisione in un'altra lingua: ciò che è detto nelle altre resta
help-precedent-revise-folder = { help-precedent-add-folder }
help-precedent-list = Elenca i precedenti che valgono.
help-precedent-list-every = anche quelli rivisti
help-precedent-list-folder = { help-precedent-add-folder }
help-precedent-show = Mostra un precedente per intero.
help-precedent-show-id_ = l'id del precedente, o il suo inizio
help-precedent-show-folder = { help-precedent-add-folder }
help-precedent-export = Scrive i precedenti in un solo file che altri possono importare, con ciò che hanno sostituito.
help-precedent-export-ids = i precedenti, per id; altrimenti tutti
help-precedent-export-output = in questo file
help-precedent-export-folder = { help-precedent-add-folder }
help-precedent-import = Importa tutti i precedenti di un file, o nessuno se c'è un errore o un id già usato.
help-precedent-import-file = il file (- per lo standard input)
help-precedent-import-skip_same = salta quelli che ci sono già, parola per parola
help-precedent-import-folder = { help-precedent-add-folder }
help-precedent-bind = Fa di un precedente la regola della casa del tavolo: da qui in poi il giudice la segue e la nomina.
help-precedent-bind-id_ = l'id del precedente, o il suo inizio
help-precedent-bind-every = ogni tavolo dell'archivio che non è concluso
help-precedent-bind-folder = { help-precedent-add-folder }

## Ciò che dice e chiede

precedent-ask_question = Quale domanda è stata decisa?
precedent-ask_answer = La risposta?
precedent-ask_reason = Perché? (Invio: non indicato)
precedent-ask_tournament = A quale torneo? (Invio: nessuno)
precedent-ask_author = Deciso da chi? (Invio: non indicato)
precedent-ask_binding = L'obiezione del giudice: allow (ammettere), forbid (vietare), o Invio per nessuno dei due
precedent-recorded = Registrato come { $id }.
precedent-revised = Registrato come { $id }; sostituisce { $old }, che resta.
precedent-still_followed = Al tavolo { $table } vale ancora { $old }. Per il nuovo: referee --table { $stream } precedent bind { $id }
precedent-none = Non c'è ancora nessun precedente in { $folder }. Registrane uno con: referee precedent add.
precedent-left_out = Tralasciato, con un errore: { $fault }
precedent-old = rivisto
precedent-binds = vincola, { $allowed ->
        [yes] si ammette
       *[no] non si ammette
    }: { $what }
precedent-takes_place = Sostituisce: { $ids }
precedent-replaced = Rivisto da: { $ids }
precedent-bound_at = Al tavolo { $table }:
precedent-bound_already = Il tavolo { $table } è concluso, o lo segue già.
precedent-taken_in = { $count ->
        [0] Nessun precedente era nuovo
        [one] { $count } precedente importato
       *[other] { $count } precedenti importati
    }{ $same ->
        [0] {""}
        [one] ; { $same } c'era già
       *[other] ; { $same } c'erano già
    }.

## Che cosa può essere sbagliato; `field` è una riga della regola

error-precedents_refused = Non è stato registrato nulla; errori: { $count }. Correggi quanto indicato e riprova.
error-no_such_precedent = “{ $word }” non indica un precedente solo. { $near_is ->
        [given] Intendevi { $near }?
       *[none] Vedi: referee precedent list.
    }
    .app = “{ $word }” non indica un precedente solo. { $near_is ->
            [given] Intendevi { $near }?
           *[none] Vedi l'elenco dei precedenti.
        }
error-precedent_revised = Il precedente { $word } è già stato rivisto. Usa { $near }.
error-precedent_binds_nothing = Il precedente { $word } non dice nulla che il giudice possa seguire. Rivedilo con --allow REASON o --forbid REASON.
    .app = Il precedente { $word } non dice nulla che il giudice possa seguire. Rivedilo, e di' che cosa ammette o vieta.
error-precedent_of_other_set = Il precedente { $word } vincola solo dove si gioca con { $set }, e questo tavolo gioca senza.
error-precedent_of_no_rule = Nessuna regola a questo tavolo obietta con { $detail }: qui il precedente { $word } non decide nulla.
error-entry_without_question = Sull'annotazione { $number } non c'è nulla da decidere: non esiste, o non ha avuto obiezioni. Scegline una segnalata: referee history.
error-allow_or_forbid = Un precedente non può ammettere e vietare insieme. Togli --allow o --forbid.
error-which_reason = Manca il motivo. Scrivi la sua chiave dopo --allow o --forbid, come la mostra --json in un verdetto, o indica un'annotazione con --entry.
error-ruleset_of_nothing = --ruleset dice per quale set vale una decisione, ma non si decide nulla. Di' con --allow o --forbid che cosa si decide, o togli --ruleset.
error-torn_toml = Questo non è TOML ({ $why }). Cerca qui e nelle righe sopra virgolette, una virgola o una parentesi di troppo o mancante.
error-no_house_rulings = In un file del genere c'è solo [[ruling]], almeno una volta. Togli il resto, o scegli un altro file.
error-too_many_rulings = In questo file ci sono più di { $most } precedenti. Dividilo, o scegli un altro file.
error-fault_missing = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } manca. Scrivilo.
error-fault_unknown_field = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } non è un campo di una decisione. Toglilo.
error-fault_wrong_form = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } non ha la forma giusta. Scrivi { $detail ->
        [text] un solo testo tra virgolette
        [list] un elenco di testi: ["…", "…"]
        [table] un testo per ogni nome, come { $field }.nl = "…"
        [lists] un elenco di testi per ogni lingua: { $field }.nl = ["…", "…"]
        [date] una data senza virgolette, come 2026-11-22
        [binds] la chiave, e se si ammette: binds.key = "…", binds.allowed = true
       *[other] come nelle altre decisioni
    }.
error-fault_no_choice = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } non è una delle parole ammesse: { $detail }. Scrivine una.
error-fault_bad_id = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } deve essere fatto di parole minuscole unite da trattini, come house-own-panic.
error-fault_id_twice = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } è usato { $detail } volte nel file. Scegline uno diverso per ciascuna.
error-fault_id_taken = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } { $detail } è già usato, qui o nella raccolta. Scegline un altro.
error-fault_id_too_long = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } supera i { $detail } caratteri. Accorcialo.
error-fault_text_too_long = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } supera i { $detail } caratteri. Accorcialo.
error-fault_no_ruling = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } nomina { $detail }, e qui questa decisione non c'è. Aggiungila al file, o toglila.
error-fault_no_language = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } non è in una lingua delle decisioni. Sono { $languages }.
error-fault_no_source = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } nomina { $detail }, e questa fonte non esiste. Lascialo vuoto, o nominane una della raccolta.
error-fault_no_clauses = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } è vuoto. Nominane almeno una.
error-fault_no_clause = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } nomina { $detail }, e nessuna fonte ha questa clausola. Scrivila come ITC-238.
error-fault_no_name = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } nomina { $detail }, e nulla nel gioco ha questo id. Prendi l'id che --json mostra.
    .app = { $ruling_is ->
            [given] { $ruling }, { $field }
           *[none] { $field }
        } nomina { $detail }, e nulla nel gioco ha questo id.
error-fault_no_key = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } nomina { $detail }, e nessuna regola obietta così. Prendi la chiave che --json mostra in un verdetto.
    .app = { $ruling_is ->
            [given] { $ruling }, { $field }
           *[none] { $field }
        } nomina { $detail }, e nessuna regola obietta così.
error-fault_no_set = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } nomina { $detail }, e questo set non esiste. Togli il set, o nominane uno con cui si gioca.
error-fault_only_house = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } vale solo per decisioni con standing house. Metti standing house, o toglilo.

## Sullo schermo

precedent-key = Precedente
precedent-key_record = Registra
precedent-key_field = Altra riga
precedent-key_binding = Vincolante
precedent-title = Che cosa è stato deciso?
precedent-field_question = Domanda
precedent-field_answer = Risposta
precedent-field_reason = Motivo
precedent-field_tournament = Torneo
precedent-field_author = Autore
precedent-binding_none = Viene registrato e trovato in ogni ricerca. Con F8 vincola anche questo tavolo: { $what }.
precedent-binding_allowed = Vincola questo tavolo. Da qui in poi si ammette: { $what }.
precedent-binding_forbidden = Vincola questo tavolo. Da qui in poi non si ammette: { $what }.
precedent-binding_nothing = Viene registrato e trovato in ogni ricerca. Non c'era nessuna obiezione su cui possa decidere.
does-precedent = Registra come precedente ciò che hai deciso
does-binding = Un precedente non vincola nulla, o ammette, o vieta
place-precedent = Registra un precedente
