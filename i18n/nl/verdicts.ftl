# De oordelen, met een teken dat geen kleur nodig heeft. Een oordeel gaat over een onregelmatigheid, nooit over straf.

verdict-label = { $sign } { $word }
verdict-legal = Toegestaan
    .sign = ✓
verdict-without_effect = Zonder effect
    .sign = ○
verdict-for_referee = Aan de scheidsrechter
    .sign = ⚖
verdict-unclear = Onduidelijk
    .sign = ?
verdict-illegal = Onregelmatig
    .sign = ✗
verdict-doubt = Twijfel aan het verslag
    .sign = ¿
verdict-open = Toegestaan, bron open
    .sign = ≈
verdict-remark = Opmerking

## Fasen, partijen, spelers, opsommingen

phase-start = begin van de beurt
phase-draw = trekken
phase-play = spelen
phase-discard = afleggen
phase-over = beurt voorbij

side-law = de wet
    .of = van de wet
side-outlaws = de Outlaws
    .of = van de Outlaws
side-renegade = de Renegade
    .of = van de Renegade
side-nobody = niemand
    .of = van niemand

player-nobody = niemand
player-seat = plaats { $seat }
player-twin = { $name } ({ $seat })
list-and = { $head } en { $last }
list-or = { $head } of { $last }
cards-not_noted = { $count ->
        [one] { $count } niet genoteerde kaart
       *[other] { $count } niet genoteerde kaarten
    }

## Waar een regel gedrukt staat

clause-cited = { $id } ({ $source })
source-read_first = NLB
source-NLB = Nederlandse spelregels
source-ITC = Italiaans kampioenschap 2007
source-CRD = gedrukte kaarten
source-FAQ = officiële antwoorden
source-REB = Rebel!
source-DMS = Death Mesa
source-DCX = Dodge City
source-HNX = High Noon
source-FCX = A Fistful of Cards
source-BUL = The Bullet!
source-LGS = The Lone Gunslinger

## Hoe het spel voor een speler afliep

outcome-won = { $by } ({ ROLE($role) }) heeft gewonnen
outcome-lost = { $by } ({ ROLE($role) }) heeft verloren
