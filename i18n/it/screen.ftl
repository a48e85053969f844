# Parole delle schermate e della riga di comando: titoli, etichette, tasti, domande, riassunti.
app-title = Arbitro di BANG!
app-subtitle = che cosa non era ammesso, e perché

## Inizio

home-title = Tavoli
home-continue = Continua
home-new = Nuovo tavolo
home-open = Apri un tavolo
home-rulings = Regole e casi
home-check = Controlla un file
home-position = Giudica una posizione
home-language = Lingua
home-help = Aiuto
home-quit = Esci
home-empty = Ancora nessun tavolo. Premi N per crearne uno.
home-last = ultima annotazione { $when }
home-state = { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }, { $entries ->
        [one] { $entries } annotazione
       *[other] { $entries } annotazioni
    }
home-won = vittoria { SIDE($side, form: "of") }

## Un nuovo tavolo

new-title = Nuovo tavolo
new-name = Nome del tavolo
new-players = Giocatori, in ordine di posto a partire dallo Sceriffo
new-player = Giocatore { $seat }
new-sets = Set
new-mode = Registro
new-start = Comincia
new-nobody = Prima scrivi chi gioca: i nomi in ordine di posto, separati da virgole.
new-add = Aggiungi un giocatore
new-remove = Togli un giocatore

## I set, le loro opzioni e i valori di queste

set-base = gioco base
set-championship = campionato 2007
set-rebel = Ribelle!
set-death_mesa = Death Mesa
option-edition = Edizione dei personaggi
option-edition-fourth = quarta
option-edition-first = prima
option-events = Carte evento
option-events-none = nessuna
option-events-high_noon = High Noon
option-events-fistful = A Fistful of Cards
option-events-both = entrambe

error-of_another_set = “{ $word }” appartiene a un set non scelto: { $sets }. Scegli anche quello, o scrivi un’altra parola.

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
table-seat = Posto
table-hand = Mano
table-life = Vita
table-life_points = { $life ->
        [one] { $life } punto vita
       *[other] { $life } punti vita
    }
table-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
table-in_play = In gioco
table-weapon = Arma
table-no_weapon = Colt .45
table-reach = Portata
table-distance = Distanza
table-role = Ruolo
table-idle = ora senza effetto
table-open_role = ruolo scoperto
table-character = Personaggio
table-out = fuori
table-unknown = non noto
table-nothing = niente
table-due = Da fare
table-outcome = Esito
table-not_known = Non si sa
table-won = Vincitori
table-lost = Sconfitti
table-who_begins = Quale posto ha il ruolo { $role } e comincia? Per il posto 1 scrivi:
table-due_none = Non c'è nulla in sospeso.
table-due_enter = Invio registra: { $what }
table-history = Cronologia
table-flag = Segnalazione
table-entry = Annotazione
table-entry_number = Annotazione { $number }
table-prompt = Che cosa è successo?
table-prompt_seat = { $by }: che cosa è successo?
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

flag-title = Irregolarità
flag-because = Perché
flag-clauses = Stampato in
flag-doubt = Un dubbio sul registro, non sul giocatore
flag-needs_to_know = Servirebbe sapere
flag-take_back = Ritira
flag-let_stand = Lascia valere
flag-due_first = Prima registra il dovuto
flag-house_rule = Decidi per questo tavolo
flag-why = Perché?
flag-rulings = Regole e casi
flag-reason = Motivo
flag-next = Prossima segnalazione
flag-count = { $count ->
        [0] Nessuna segnalazione
        [one] { $count } segnalazione
       *[other] { $count } segnalazioni
    }
flag-would_be_legal = Sarebbe ammesso se: { $change }
flag-never_legal = Nessun singolo cambiamento lo renderebbe ammesso.

## Regole e casi

ask-title = Regole e casi
ask-prompt = Chiedi con parole tue, o nomina due cose: slab barile
ask-none = Non si è trovato nulla. Provate il nome di una carta, o altre parole.
ask-found = { $count ->
        [one] { $count } risposta
       *[other] { $count } risposte
    }
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
key-retract = Ritira
key-history = Cronologia
key-flag = Segnalazione
key-rulings = Regole
key-mode = Leggero o completo
key-help = Aiuto
key-back = Indietro
key-close = Chiudi
key-choose = Scegli
key-move = Sposta
key-language = Lingua
key-export = Esporta
key-quit = Esci
key-jump = Salta
key-clear = Svuota

## Aiuto e lingua

help-title = Aiuto
help-shorthand = Le abbreviazioni
help-example = Per esempio: { $line }
help-empty_line = Una riga vuota registra ciò che deve succedere adesso.
help-signs = I segni dei verdetti
language-title = Lingua
language-nl = Nederlands
language-it = Italiano
language-en = English

## Domande

confirm-yes = Sì
confirm-no = No
confirm-cancel = Lascia stare
confirm-retract = Ritirare l'annotazione { $number }?
confirm-let_stand = Perché resta valido?
confirm-house = Da qui in poi, a questo tavolo: ammesso o no?
confirm-allow = Ammetti
confirm-forbid = Non ammettere
confirm-light = Continuare con un registro leggero? Mani e giocate non saranno più seguite.
confirm-full = Continuare con un registro completo? Ciò che non è stato registrato resta ignoto.
confirm-quit = Uscire? È tutto salvato.
confirm-overwrite = { $file } esiste già. Sovrascriverlo?

## La riga di comando: controllo e lavori lunghi

check-place = { $file }, riga { $line }
check-summary = { $findings ->
        [0] Nessun rilievo
        [one] { $findings } rilievo
       *[other] { $findings } rilievi
    } in { $files ->
        [one] { $files } file
       *[other] { $files } file
    }
check-clean = { $file }: nessun rilievo
check-counted = { $count } { $verdict }
check-entries = { $entries ->
        [one] { $entries } annotazione giudicata
       *[other] { $entries } annotazioni giudicate
    }
check-unread = { $files ->
        [one] { $files } file non si è potuto leggere
       *[other] { $files } file non si sono potuti leggere
    }
progress-reading = Lettura di { $file }
progress-judging = Giudizio in corso
progress-replaying = Ripetizione del registro
progress-done = { $done } di { $total }
done-exported = Esportato in { $file }
done-imported = { $entries ->
        [one] { $entries } annotazione importata
       *[other] { $entries } annotazioni importate
    }
done-created = Il tavolo { $name } è pronto
