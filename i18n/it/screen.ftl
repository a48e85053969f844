# Parole delle schermate e della riga di comando: titoli, etichette, tasti, domande, riassunti.
app-title = Arbitro di BANG!

## Inizio

home-title = Tavoli
home-continue = Continua
home-new = Nuovo tavolo
home-rulings = Decisioni
home-empty = Ancora nessun tavolo. Premi N per crearne uno.

## Un nuovo tavolo

new-title = Nuovo tavolo
new-sets = Set
new-mode = Registro
new-start = Comincia
new-nobody = Prima scrivi chi gioca: i nomi in ordine di posto, separati da virgole.
new-row = Riga
new-change = Cambia
new-names = Nomi
new-usual_options = altre opzioni come al solito
new-alone = non va con nessun altro set ({ $clauses })
new-not_beside = non insieme a { $set } ({ $clauses })
new-brings = porta con sé: { $sets }
new-needed_by = serve a: { $sets }

## Che cos'è ogni set, in una riga

about-base = 80 carte e 16 personaggi, per quattro fino a sette giocatori.
about-bullet = Altri tre personaggi: Claus “The Saint”, Johnny Kisch, Uncle Will.
about-championship = Secondo il regolamento del 2007: ammonizioni, espulsioni, orologio.
about-death_mesa = Chi è eliminato continua come fantasma, con un mazzo a parte.
about-dodge_city = 40 carte e 15 personaggi, per tre fino a otto giocatori.
about-duel = Due giocatori con due personaggi: uno in avanscoperta, uno in retrovia.
about-events = Un evento a ogni turno dello Sceriffo. Da solo: carte ignote al programma.
about-fistful = 15 eventi. Con High Noon dodici carte di entrambi, e un'ultima.
about-high_noon = 13 o 15 eventi. Con A Fistful of Cards dodici di entrambi, e un'ultima.
about-lone_gunslinger = Un giocatore contro quattro cowboy. Il programma dà le carte: L, in Tavoli.
about-rebel = Un Ribelle! può diventare lui Sceriffo; per 4, 6, 8, 9 o 10 giocatori.

## I set, le loro opzioni e i valori di queste

set-base = gioco base
set-championship = campionato 2007
set-rebel = Ribelle!
set-death_mesa = Death Mesa
set-dodge_city = Dodge City
set-bullet = The Bullet!
option-open_readings = Aperto nelle fonti
option-open_readings-recommended = come consigliato
option-open_readings-ask = chiedi a me
option-edition = Edizione dei personaggi
option-edition-fourth = quarta
option-edition-first = prima
option-events = Carte evento, a mano
option-events-none = nessuna
option-events-high_noon = High Noon
option-events-fistful = A Fistful of Cards
option-events-both = entrambe

error-of_another_set = “{ $word }” appartiene a un set non scelto: { $sets }. Scegli anche quello, o scrivi un'altra parola.

## Il tavolo

table-turn = Turno
table-phase = Fase
table-no_turn = Nessun turno cominciato
table-deck = Mazzo
table-discards = Scarti
table-turned = { $turned ->
        [0] mai rimescolato
        [one] rimescolato una volta
       *[other] rimescolato { $turned } volte
    }
table-open_cards = Carte scoperte
table-shown_alike = { $told }; anche { $others }
table-seat = Posto
table-hand = Mano
table-goods = Beni
table-life = Vita
table-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
table-in_play = In gioco
table-weapon = Arma
table-reach = Portata
table-distance = Distanza
table-role = Ruolo
table-idle = ora senza effetto
table-waits = messa in questo turno, non ancora usabile
table-open_role = ruolo scoperto
table-character = Personaggio
table-out = fuori
table-asked = si attende questo giocatore
table-ghost = fantasma
table-unknown = non noto
table-nothing = niente
table-due = Da fare
table-outcome = Esito
table-not_known = Non si sa
table-won = Vincitori
table-lost = Sconfitti
table-who_begins = Quale posto ha il ruolo { $role } e comincia? Per il posto 1 scrivi:
table-enter_besides = poi: { $what }
table-due_none = Non c'è nulla in sospeso.
table-history = Cronologia
table-flag = Segnalazione
table-entry = Annotazione
table-entry_number = Annotazione { $number }
table-prompt = Che cosa è successo?
table-assumed = Supposto, non scritto: { $away } lo toglie, se non è successo.
table-not_typed = { $entry } (non scritto)
table-untyped = non scritto:
table-said_already = L'annotazione { $number } lo dice già. Nulla è stato registrato due volte. Se è successo un'altra volta: aggiungi “di nuovo” alla riga, oppure { $at ->
        [line] registrala con --every-step
       *[screen] premi ^P, poi “scriverli tutti”
    }.
table-logged_nothing = L'ultima riga non ha registrato nulla (l'annotazione { $number } lo dice già): per ora nulla è ritirato. Premendo ancora si ritira questo:
table-counts_again = { $retracted }: l'annotazione { $number } conta di nuovo
table-answered_of_two = Letto come risposta all'annotazione { $number }. L'annotazione { $earlier } non ne ha ancora una; se era per quella, ritira questa riga e scrivi: inserisci { $before } e la riga.
table-taken_as_reason = “{ $said }” è stato preso come motivo, non come un'annotazione a sé.
table-mended = “{ $typed }” è stato letto come { $read }
table-choose = Quale si intende?
table-light = Registro leggero
table-full = Registro completo
table-saved = Registrato
table-winner = Vittoria { SIDE($side, form: "of") }
table-now_otherwise = { $count ->
        [one] Un verdetto ora è diverso
       *[other] { $count } verdetti ora sono diversi
    }
table-said_then = Detto allora: { $then }. Vale ora: { $now }.
table-taken_back = ritirata
table-stands = resta valida

## Il verdetto

flag-doubt = Un dubbio sul registro, non sul giocatore
flag-ways = Vie
flag-take_back = Ritira
flag-let_stand = Lascia valere
flag-due_first = Prima ciò che era dovuto
flag-otherwise = Secondo l'altra lettura
flag-character = Chi è { $who }?
flag-rulings = Decisioni
flag-reason = Motivo
flag-next = Prossima segnalazione
flag-would_be_legal = Sarebbe ammesso se: { $change }
flag-never_legal = Nessun cambiamento, da solo, lo renderebbe ammesso.

## Decisioni

ask-title = Decisioni
ask-prompt = Chiedi con parole tue, o nomina due cose: slab barile
ask-none = Non si è trovato nulla. Prova il nome di una carta, o altre parole.
ask-source = Fonte
ask-standing = { $standing ->
        [printed] regola stampata
        [inferred] dedotta dalle regole
        [recommended] lettura consigliata
        [house] regola della casa
       *[open] lasciata aperta dalle fonti
    }

## Tasti

key-log = Registra
key-complete = Completa
key-mode = Leggero o completo
key-help = Aiuto
key-back = Indietro
key-close = Chiudi
key-choose = Scegli
key-move = Sposta
key-language = Lingua
key-quit = Esci
key-jump = Salta
key-clear = Svuota

## Aiuto e lingua

help-title = Aiuto
help-shorthand = Le abbreviazioni
help-example = Per esempio: { $line }
help-empty_line = Una riga vuota registra ciò che deve succedere adesso.
help-who_it_is = Chi è un giocatore si scrive quando si sa: ben è jourdonnais. Tutto ciò che è registrato viene giudicato di conseguenza.
help-signs = I segni dei verdetti

## Domande

confirm-cancel = Lascia stare
confirm-let_stand = Perché resta valido?
confirm-overwrite = { $file } esiste già. Sovrascriverlo?

## La riga di comando: controllo e lavori lunghi

check-summary = { $findings ->
        [0] Nessun rilievo
        [one] { $findings } rilievo
       *[other] { $findings } rilievi
    } in { $files ->
        [one] { $files } file
       *[other] { $files } file
    }
check-counted = { $count } { $verdict }
check-entries = { $entries ->
        [one] { $entries } annotazione giudicata
       *[other] { $entries } annotazioni giudicate
    }
check-unread = { $files ->
        [one] { $files } file non si è potuto leggere
       *[other] { $files } file non si sono potuti leggere
    }
done-exported = Esportato in { $file }
done-imported = { $entries ->
        [one] { $entries } annotazione importata
       *[other] { $entries } annotazioni importate
    }
