# Woorden van de terminal-app die geen ander gezicht nodig heeft.

app-entries = { $entries ->
        [one] { $entries } notitie
       *[other] { $entries } notities
    }
app-may_play = { $by } mag kaarten spelen, of
app-again = eerdere regels

## Toetsen in een rij die kort moet zijn

app-key_rulings = Vragen
app-key_light = Licht
app-key_take_back = Terugnemen

## Een nieuwe tafel

app-players_how = Namen op volgorde van plaats, met komma's ertussen. Na een dubbele punt de rol en het personage, voor zover bekend: de eerste letters volstaan.
app-position_how = Typ of plak een stelling of een heel spel, zoals in een spelbestand.
app-position = Stelling
app-last_players = Zelfde spelers
app-game = Sets, opties

## Het lichte verslag

app-light_choose = Druk op het nummer van een plaats; zonder nummer is het wie aan de beurt is.
app-light_gain = leven
app-light_lose = leven
app-light_lay = kaart neergelegd
app-light_lost = kaart kwijt
app-light_out = uit
app-light_turned = stapel geschud
app-light_next = volgende beurt
app-light_line = regel typen

## Hulp

app-help_words = Plaatsen met hun nummer of het begin van een naam; kaarten in elke taal van het programma. Waarde en kleur staan na de kaart: 4h, 10s, vr (h ♥, r ♦, k ♣, s ♠), of voluit: schoppenboer.
app-help_verbs = Werkwoorden
app-help_keys = Toetsen
app-help_complete = Tab of → neemt het voorgestelde woord, ↑ ↓ kiezen een ander; Enter noteert de regel.
app-help_again = ↑ op een lege regel haalt eerdere regels terug. Van geplakte regels noteert één Enter ze allemaal, tot de eerste die niet te lezen is.

error-went_wrong = Er ging iets mis in het programma ({ $what }). Er is niets genoteerd; de regel staat er nog.
app-key_cover = Afdekken
app-key_unseen = Ongezien
app-key_entries = Verslag
app-light_lets_go = Er moet nog iets gebeuren: in het lichte verslag vraagt niemand er meer naar. Nog eens F5 gaat toch door.
app-key_clock = Klok
app-key_palette = Toetsen
naming-which = Welk personage heeft { $who }? Alles wat genoteerd is, wordt daarmee beoordeeld.
table-uncounted = Niemand zei welk personage { $who } heeft, dus die levenspunten worden niet geteld: met { $names } noem je het.
