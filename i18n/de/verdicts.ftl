# Die Urteile, mit einem Zeichen, das keine Farbe braucht. Ein Urteil spricht von einer Regelwidrigkeit, nie von einer Strafe.

verdict-label = { $sign } { $word }
verdict-legal = Erlaubt
    .sign = ✓
verdict-without_effect = Wirkungslos
    .sign = ○
verdict-for_referee = An den Schiedsrichter
    .sign = ⚖
verdict-unclear = Unklar
    .sign = ?
verdict-illegal = Regelwidrig
    .sign = ✗
verdict-doubt = Zweifel am Protokoll
    .sign = ¿
verdict-open = Erlaubt, Quelle offen
    .sign = ≈
verdict-remark = Hinweis

## Phasen, Seiten, Spieler, Aufzählungen. `.of` ist der Genitiv.

phase-start = Beginn des Zuges
phase-draw = Ziehen
phase-play = Spielen
phase-discard = Abwerfen
phase-over = Zug vorbei

side-law = die Gesetzeshüter
    .of = der Gesetzeshüter
side-outlaws = die Banditen
    .of = der Banditen
side-renegade = der Abtrünnige
    .of = des Abtrünnigen
side-nobody = niemand
    .of = von niemandem

player-nobody = niemand
player-seat = Platz { $seat }
player-twin = { $name } ({ $seat })
list-and = { $head } und { $last }
list-or = { $head } oder { $last }
cards-not_noted = { $count ->
        [one] { $count } nicht notierte Karte
       *[other] { $count } nicht notierte Karten
    }

## Wo eine Bestimmung gedruckt steht

clause-cited = { $id } ({ $source })
source-read_first = CRD
source-NLB = Niederländische Regeln
source-ITC = Italienische Meisterschaft 2007
source-CRD = gedruckte Karten
source-FAQ = offizielle Antworten
source-REB = Rebel!
source-DMS = Death Mesa
source-DCX = Dodge City
source-HNX = High Noon
source-FCX = A Fistful of Cards
source-BUL = The Bullet!
source-LGS = The Lone Gunslinger

## Wie das Spiel für einen Spieler ausging

outcome-won = { $by } ({ ROLE($role) }) hat gewonnen
outcome-lost = { $by } ({ ROLE($role) }) hat verloren
