# Woorden van de schermen en de opdrachtregel: titels, opschriften, toetsen, vragen, samenvattingen.
app-title = BANG!-scheidsrechter

## Begin

home-title = Tafels
home-continue = Verdergaan
home-new = Nieuwe tafel
home-rulings = Regelvragen
home-empty = Nog geen tafel. Druk op N voor een nieuwe.

## Een nieuwe tafel

new-title = Nieuwe tafel
new-sets = Sets
new-mode = Verslag
new-start = Beginnen
new-nobody = Typ eerst wie er spelen: de namen in zitvolgorde, met komma's ertussen.
new-row = Rij
new-change = Wijzigen
new-names = Namen
new-usual_options = overige opties zoals gewoonlijk
new-alone = gaat met geen andere set samen ({ $clauses })
new-not_beside = niet naast { $set } ({ $clauses })
new-brings = brengt mee: { $sets }
new-needed_by = nodig voor: { $sets }

## Wat elke set is, in één regel

about-base = 80 kaarten en 16 personages, voor vier tot zeven spelers.
about-bullet = Nog drie personages: Claus “The Saint”, Johnny Kisch, Uncle Will.
about-championship = Volgens het reglement van 2007: waarschuwing, uitsluiting, klok.
about-death_mesa = Wie uitgeschakeld is, speelt als spook door, met een eigen stapel.
about-dodge_city = 40 kaarten en 15 personages, voor drie tot acht spelers.
about-duel = Twee spelers met elk twee personages, een vooraan en een achteraan.
about-events = Een gebeurtenis bij elke beurt van de Sheriff. Alleen: onbekende kaarten.
about-fistful = 15 gebeurtenissen. Naast High Noon twaalf van beide, en een laatste.
about-high_noon = 13 of 15 gebeurtenissen. Naast A Fistful of Cards twaalf van beide.
about-lone_gunslinger = Eén speler tegen vier cowboys. Door het programma gedeeld: L, bij Tafels.
about-rebel = Een Rebel! kan zelf Sheriff worden; voor 4, 6, 8, 9 of 10 spelers.

## Sets, hun opties en de waarden daarvan

set-base = basisspel
set-championship = kampioenschap 2007
set-rebel = Rebel!
set-death_mesa = Death Mesa
set-dodge_city = Dodge City
set-bullet = The Bullet!
option-open_readings = Open in de bronnen
option-open_readings-recommended = zoals aanbevolen
option-open_readings-ask = vraag het me
option-edition = Editie van de personages
option-edition-fourth = vierde
option-edition-first = eerste
option-events = Gebeurteniskaarten, met de hand
option-events-none = geen
option-events-high_noon = High Noon
option-events-fistful = A Fistful of Cards
option-events-both = allebei

error-of_another_set = “{ $word }” hoort bij een set die niet is gekozen: { $sets }. Kies die ook, of typ een ander woord.

## De tafel

table-turn = Beurt
table-phase = Fase
table-no_turn = Nog geen beurt begonnen
table-deck = Trekstapel
table-discards = Aflegstapel
table-turned = { $turned ->
        [0] nog niet herschud
        [one] één keer herschud
       *[other] { $turned } keer herschud
    }
table-open_cards = Open kaarten
table-shown_alike = { $told }; ook { $others }
table-seat = Plaats
table-hand = Hand
table-goods = Spullen
table-life = Leven
table-cards = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
table-in_play = Op tafel
table-weapon = Wapen
table-reach = Bereik
table-distance = Afstand
table-role = Rol
table-idle = werkt nu niet
table-waits = deze beurt neergelegd, nog niet bruikbaar
table-open_role = open rol
table-character = Personage
table-out = uit
table-asked = er wordt op deze speler gewacht
table-ghost = spook
table-unknown = niet bekend
table-nothing = niets
table-due = Te doen
table-outcome = Uitslag
table-not_known = Niet bekend
table-won = Gewonnen
table-lost = Verloren
table-who_begins = Welke plaats heeft de rol { $role } en begint? Typ voor plaats 1:
table-enter_besides = dan: { $what }
table-due_none = Er staat niets open.
table-history = Verloop
table-flag = Melding
table-entry = Notitie
table-entry_number = Notitie { $number }
table-prompt = Wat gebeurde er?
table-assumed = Aangenomen, niet getypt: { $away } haalt het weg als het niet gebeurd is.
table-not_typed = { $entry } (niet getypt)
table-untyped = niet getypt:
table-said_already = Dat staat al in notitie { $number }. Er is niets dubbel genoteerd. Gebeurde het nog een keer: zet er “nogmaals” bij, of { $at ->
        [line] noteer het met --every-step
       *[screen] kies ^P, dan “elke stap typen”
    }.
table-logged_nothing = De laatste regel noteerde niets (het staat al in notitie { $number }): er is nog niets teruggenomen. Nog een keer drukken neemt dit terug:
table-counts_again = { $retracted }: notitie { $number } telt weer
table-answered_of_two = Gelezen als antwoord op notitie { $number }. Op notitie { $earlier } is nog niets geantwoord; was het daarvoor bedoeld, neem dit dan terug en typ: invoegen { $before } en de regel.
table-taken_as_reason = “{ $said }” is opgevat als de reden, niet als een eigen notitie.
table-mended = “{ $typed }” is gelezen als { $read }
table-choose = Welke is bedoeld?
table-light = Licht verslag
table-full = Volledig verslag
table-saved = Genoteerd
table-winner = { $side ->
        [outlaws] De Outlaws hebben gewonnen
        [law] De wet heeft gewonnen
        [renegade] De Renegade heeft gewonnen
       *[other] Gewonnen door { SIDE($side) }
    }
table-now_otherwise = { $count ->
        [one] Eén oordeel is nu anders
       *[other] { $count } oordelen zijn nu anders
    }
table-said_then = Toen gezegd: { $then }. Geldt nu: { $now }.
table-taken_back = teruggenomen
table-stands = blijft staan

## Het oordeel

flag-doubt = Twijfel aan het verslag, niet aan de speler
flag-ways = Uitwegen
flag-take_back = Terugnemen
flag-let_stand = Laten staan
flag-due_first = Eerst noteren wat nog moest
flag-otherwise = Volgens de andere lezing
flag-character = Wie is { $who }?
flag-rulings = Regelvragen
flag-reason = Reden
flag-next = Volgende melding
flag-would_be_legal = Het zou mogen als: { $change }
flag-never_legal = Met één wijziging alleen zou het nog niet mogen.

## Regelvragen

ask-title = Regelvragen
ask-prompt = Vraag het in eigen woorden, of noem twee dingen: slab barrel
ask-none = Niets gevonden. Probeer de naam van een kaart, of andere woorden.
ask-source = Bron
ask-standing = { $standing ->
        [printed] gedrukte regel
        [inferred] afgeleid uit de regels
        [recommended] aanbevolen lezing
        [house] huisregel
       *[open] door de bronnen opengelaten
    }

## Toetsen

key-log = Noteren
key-complete = Aanvullen
key-mode = Licht of volledig
key-help = Hulp
key-back = Terug
key-close = Sluiten
key-choose = Kiezen
key-move = Verplaatsen
key-language = Taal
key-quit = Afsluiten
key-jump = Spring
key-clear = Wissen

## Hulp en taal

help-title = Hulp
help-shorthand = Steno
help-example = Bijvoorbeeld: { $line }
help-empty_line = Een lege regel noteert wat er nu moet gebeuren.
help-who_it_is = Wie iemand blijkt te zijn, typ je zodra je het weet: ben is jourdonnais. Alles wat er staat wordt dan daarnaar beoordeeld.
help-signs = De tekens van de oordelen

## Vragen

confirm-cancel = Annuleren
confirm-let_stand = Waarom blijft het staan?
confirm-overwrite = { $file } bestaat al. Overschrijven?

## De opdrachtregel: nakijken, en lang werk

check-summary = { $findings ->
        [0] Niets gevonden
        [one] { $findings } bevinding
       *[other] { $findings } bevindingen
    } in { $files ->
        [one] { $files } bestand
       *[other] { $files } bestanden
    }
check-counted = { $count } { $verdict }
check-entries = { $entries ->
        [one] { $entries } notitie beoordeeld
       *[other] { $entries } notities beoordeeld
    }
check-unread = { $files ->
        [one] { $files } bestand was niet te lezen
       *[other] { $files } bestanden waren niet te lezen
    }
done-exported = Geëxporteerd naar { $file }
done-imported = { $entries ->
        [one] { $entries } notitie geïmporteerd
       *[other] { $entries } notities geïmporteerd
    }
