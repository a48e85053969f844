# Het bestand van de opslag: wat heel is, wat niet, en wat eraan te doen is.

help-store = Zorg voor het bestand waarin alles staat, en voor de kopieën ervan.
help-store-verify = Zeg in één regel of de opslag en de kopieën intact zijn.
help-store-mend = Schrijf de opslag opnieuw uit alles wat er nog van te lezen is, ook in de kopieën.
help-store-copies = Toon de kopieën die vanzelf bewaard worden, de nieuwste eerst.
help-store-copies-second = bewaar ze ook in deze map, op een stick bijvoorbeeld
help-store-copies-none = bewaar ze op geen tweede plaats meer

store-whole = De opslag en de kopieën ({ $copies }) zijn intact: { $entries ->
        [one] { $entries } notitie
       *[other] { $entries } notities
    }, tafels: { $tables }, toernooien: { $tournaments }.
store-not_whole = Niet intact: { $what }. Herstellen gaat met: referee store mend
    .app = Niet intact: { $what }. Herstel de opslag hier om in de kopieën te zoeken.
store-wrong_pages = het bestand zelf is beschadigd
store-wrong_log = van “{ $name }” is niets te maken, het begin is verloren
store-wrong_title = de naam of het einde van “{ $name }” is niet zeker
store-wrong_entries = van “{ $name }” { $count ->
        [one] is notitie { $numbers } verloren
       *[other] zijn de notities { $numbers } verloren
    }
store-wrong_aside = { $count ->
        [one] er ontbreekt { $count } bevestigde notitie
       *[other] er ontbreken { $count } bevestigde notities
    }
store-wrong_copy_damaged = de kopie { $file } is beschadigd
store-wrong_copy_ahead = de kopie { $file } heeft notities die in de opslag ontbreken
store-aside = { $count ->
        [one] Eén notitie die bevestigd was, staat niet in de opslag.
       *[other] { $count } notities die bevestigd waren, staan niet in de opslag.
    } Wat daarvan nog te lezen is, komt terug met: referee store mend
    .app = { $count ->
            [one] Eén notitie die bevestigd was, staat niet in de opslag.
           *[other] { $count } notities die bevestigd waren, staan niet in de opslag.
        } Wat daarvan nog te lezen is, komt terug als je de opslag hier herstelt.
store-lost = { $count ->
        [one] Notitie { $numbers } van dit verslag is niet te lezen:
       *[other] De notities { $numbers } van dit verslag zijn niet te lezen:
    } de opslag is daar beschadigd. Op die plaats staat een gat; wat erna komt, wordt beoordeeld zonder dat te kennen. Zoeken in de kopieën gaat met: referee store mend
    .app = { $count ->
            [one] Notitie { $numbers } van dit verslag is niet te lezen:
           *[other] De notities { $numbers } van dit verslag zijn niet te lezen:
        } de opslag is daar beschadigd. Op die plaats staat een gat; wat erna komt, wordt beoordeeld zonder dat te kennen. Herstel de opslag vanuit de lijst van tafels om in de kopieën te zoeken.
store-lost_short = verloren: { $numbers }
store-key_mend = Opslag herstellen
store-copy_failed = Er kon geen kopie bewaard worden. { $why }
store-mended = De opslag is opnieuw geschreven: { $entries ->
        [one] { $entries } notitie
       *[other] { $entries } notities
    }, teruggehaald: { $back }, gaten die blijven: { $gaps }. Het oude bestand is { $old }.
store-second = Ze worden ook in { $folder } bewaard.
store-no_copies = Er is nog geen kopie. Er komt er een als een partij uit is, en elk uur van een toernooi.
