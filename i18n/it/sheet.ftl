# Il foglio di contestazione, come testo, come schermata e come pagina da stampare; e la segnalazione che vi porta.

sheet-key = Contesta
sheet-title = Foglio di contestazione
sheet-public = Contiene solo ciò che tutti al tavolo possono sapere.
sheet-referee = Riservato all'arbitro: contiene ruoli e carte che non tutti possono conoscere.
sheet-what = Che cosa è contestato
sheet-said = Detto allora: { $verdict }
sheet-would_say = Secondo il registro com'era allora: { $verdict }
sheet-now = Vale ora: { $verdict }
sheet-taken_back = È stata ritirata o sostituita, e non conta più.
sheet-about_the_log = Riguarda il registro stesso: non riceve un verdetto.
sheet-stood = L'arbitro l'ha lasciata valere: { $reason }
sheet-why = Perché
sheet-nothing = Non c'è nulla da obiettare.
sheet-then = I motivi dati allora
sheet-readings = Secondo ciascuna lettura
sheet-reading = { $question }. Se è ammesso: { $allowed }. Se non lo è: { $forbidden }.
sheet-clauses = Le clausole, e dove si trovano
sheet-cited = { $clauses }: { $title } ({ $edition })
sheet-section = sezione: { $section }
sheet-position = Il tavolo prima
sheet-opening = Il tavolo all'inizio
sheet-last = Le annotazioni precedenti
sheet-first = Non ce n'è nessuna.
sheet-legal = Che cosa la renderebbe regolare
sheet-legal_if = Sarebbe ammessa se:
sheet-let_stand = Se resta valida
sheet-did = Che cosa ha cambiato sul tavolo:
sheet-did_nothing = Non ha cambiato nulla sul tavolo.
sheet-later = { $count ->
        [0] Dopo non è stato registrato nulla.
        [one] { $count } annotazione successiva resta com'è.
       *[other] { $count } annotazioni successive restano come sono.
    }
sheet-take_back = Se si ritira solo questa
sheet-cannot = Non può essere ritirata.
sheet-without = Che cosa sarebbe allora diverso sul tavolo adesso:
sheet-without_nothing = Il tavolo adesso sarebbe lo stesso.
sheet-changed = { $count ->
        [0] Nessun altro verdetto cambia.
        [one] Cambia { $count } altro verdetto:
       *[other] Cambiano { $count } altri verdetti:
    }
sheet-change = { $number }  { $entry }: { $was } → { $now }
sheet-more = e altri { $count }
sheet-rewind = Se il tavolo torna al momento precedente
sheet-undone = { $count ->
        [one] Decade solo questa annotazione.
       *[other] Decadono { $count } annotazioni: questa e tutte le successive.
    }
sheet-rulings = Le decisioni dietro queste clausole
sheet-ruling = { $source }, { $section } · { $standing } · { $clauses } · { $id }
sheet-old = sostituita da una decisione successiva
sheet-more_rulings = Vedi anche: { $ids }
sheet-code = Le decisioni su un telefono

## Tasti della schermata, e che cosa dice

sheet-key_other = Altra lingua
sheet-key_second = Seconda lingua
sheet-key_referee = Foglio dell'arbitro
sheet-key_public = Foglio pubblico
sheet-key_page = Salva da stampare
sheet-key_text = Salva testo
sheet-key_scroll = Scorri
sheet-where = Dove va salvato?
sheet-saved = Salvato: { $file }
sheet-working = In preparazione …

## Scrivere un percorso

path-write_over = Sovrascrivi
path-go = Salva
path-read = Leggi

error-not_a_file = Questo non è un file ordinario. Indicane uno che contenga testo.
error-file_exists = Il file esiste già. Scrivi un altro nome.
error-unreadable_name = “{ $word }” non può essere il nome di un file.

## Che cosa fanno i tasti, per esteso

place-dispute = Foglio di contestazione
place-page_file = Un file nella pagina
place-path = Percorso di un file
does-dispute = Tutto ciò che c'è da dire sull'annotazione segnalata o scelta: il foglio di contestazione
does-other_language = Mostra il foglio nell'altra lingua
does-second_language = Scegli la seconda lingua del foglio
does-own_sheet = Il foglio dell'arbitro, o di nuovo quello pubblico
does-save_page = Salva il foglio nelle due lingue come pagina da stampare (HTML)
does-save_text = Salva il foglio nelle due lingue come testo
does-write_over = Sovrascrivi il file che c'è già

## La riga di comando

help-sheet = Dice tutto ciò che c'è da dire su un'annotazione di un tavolo: un foglio per decidere una contestazione.
help-sheet-place = il tavolo: l'id, il suo inizio o il titolo; altrimenti l'ultimo usato
help-sheet-number = il numero dell'annotazione, che può stare da solo; altrimenti l'ultima con una segnalazione
help-sheet-languages = una lingua; più d'una stanno affiancate
help-sheet-page = lo scrive in questo file come pagina da stampare (HTML)
help-sheet-referee = quello dell'arbitro, con i ruoli che non tutti conoscono
help-sheet-at = dove si trovano le pagine per i telefoni: il foglio porta un codice per le sue decisioni; una sala di questo archivio è già nota
help-sheet-site = dove si trova un sito pubblicato delle decisioni, per lo stesso scopo

error-not_an_entry = “{ $word }” non è il numero di un'annotazione. Scrivi prima il tavolo, poi il numero.
error-not_an_address = “{ $word }” non è un indirizzo. Scrivilo per intero, da http:// in poi.
