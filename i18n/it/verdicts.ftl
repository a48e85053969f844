# I verdetti, con un segno che non ha bisogno di colori. Un verdetto parla di un'irregolarità, mai di una punizione.

verdict-label = { $sign } { $word }
verdict-legal = Regolare
    .sign = ✓
verdict-without_effect = Senza effetto
    .sign = ○
verdict-for_referee = Decide l'arbitro
    .sign = ⚖
verdict-unclear = Da chiarire
    .sign = ?
verdict-illegal = Irregolare
    .sign = ✗
verdict-doubt = Dubbio sul registro
    .sign = ¿
verdict-open = Regolare, fonte aperta
    .sign = ≈
verdict-remark = Nota

## Fasi, parti, giocatori, elenchi

phase-start = inizio del turno
phase-draw = pesca
phase-play = gioco
phase-discard = scarto
phase-over = turno finito

side-law = la legge
    .of = della legge
side-outlaws = i Fuorilegge
    .of = dei Fuorilegge
side-renegade = il Rinnegato
    .of = del Rinnegato
side-nobody = nessuno
    .of = di nessuno

player-nobody = nessuno
player-seat = posto { $seat }
player-twin = { $name } ({ $seat })
list-and = { $head } { BEFORE($last, word: "e") }
list-or = { $head } o { $last }
cards-not_noted = { $count ->
        [one] { $count } carta non annotata
       *[other] { $count } carte non annotate
    }

## Dove è stampata una regola

clause-cited = { $id } ({ $source })
source-read_first = ITC CRD
source-NLB = regole olandesi
source-ITC = campionato italiano 2007
source-CRD = carte stampate
source-FAQ = risposte ufficiali
source-REB = Ribelle!
source-DMS = Death Mesa
source-DCX = Dodge City
source-HNX = High Noon
source-FCX = A Fistful of Cards
source-BUL = The Bullet!
source-LGS = The Lone Gunslinger

## Com'è finita per un giocatore

outcome-won = { $by } ({ ROLE($role) }) ha vinto
outcome-lost = { $by } ({ ROLE($role) }) ha perso
