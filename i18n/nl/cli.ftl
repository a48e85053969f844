# Alleen voor de opdrachtregel: de hulp, wat er naast de antwoorden wordt gezegd, en wat er mis kan zijn met wat daar werd getypt.

help-usage = Gebruik:
help-arguments = Argumenten
help-options = Opties
help-verbs = Opdrachten
help-referee = Noteer een spel BANG!, hoor meteen wat niet mocht, en vraag wat de regels zeggen. Zonder opdracht start de app.

## Opties van elke opdracht

help-option-store = waar de opslag is: een bestand, of een server (postgresql://… of service=NAAM); anders het bestand in je gegevensmap
help-option-table = de tafel: het id, het begin daarvan of de naam; anders de laatst gebruikte
help-option-lang = de taal; anders die van het systeem
help-option-json = antwoord in JSON
help-option-help = toon deze hulp
help-referee-version = toon de versie

## Opdrachten

help-new = Maak een tafel van namen op volgorde van plaats, of van een stelling.
help-new-names = een speler: NAAM, NAAM:ROL of NAAM:ROL:PERSONAGE, een begin volstaat
help-new-chosen = een set om mee te spelen, op naam of het begin ervan; wat die nodig heeft, komt mee; mag herhaald worden
help-new-position = begin met een stelling uit dit bestand (- voor de standaardinvoer)
help-new-title = de naam van de tafel
help-new-roles = een rol die de scheidsrechter kent, zoals 1=sheriff
help-new-characters = een personage, zoals 2=suzy
help-new-options = een optie van een set, zoals edition=first; namen in elke taal zijn goed
help-new-light = licht verslag: beurten, levenspunten, kaarten op tafel, uitschakelingen
help-log = Noteer wat er gebeurde, een regel per gebeurtenis; zonder regels wat je typt of doorgeeft. Wat je doorgeeft geldt zoals het er staat: er wordt niets aangenomen.
help-log-every_step = noteer alleen wat getypt wordt; wat geen keus liet, wordt niet aangenomen
help-log-lines = een regel in steno; een lege of een punt noteert wat er moet gebeuren; ook wie iemand blijkt te zijn: ben is jourdonnais
help-show = Toon de tafel.
help-show-public = alleen wat iedereen aan tafel mag weten
help-show-position = als stelling
help-show-at = zoals die vóór notitie N was
help-due = Zeg wat er nu moet gebeuren, en wat er mag.
help-retract = Neem notities terug, en noem elk oordeel dat anders wordt.
help-retract-numbers = de nummers van de notities; anders alles wat de laatste regel heeft genoteerd
help-history = Som de beurten en zetten op, elk met de antwoorden en wat die kostten.
help-history-last = alleen de laatste
help-history-entries = alles wat ooit is genoteerd, een regel per notitie, met het oordeel van toen en nu
help-tables = Som de bewaarde tafels op.
help-export = Schrijf een tafel als spelbestand, als JSON Lines of als stelling.
help-export-form = game (standaard), jsonl of position
help-export-salvage = uit een beschadigd bestand: alles wat nog leesbaar is, als JSON Lines
help-export-output = naar dit bestand
help-import = Maak een tafel van een spelbestand of van JSON Lines.
help-import-file = het bestand (- voor de standaardinvoer)
help-import-title = de naam van de tafel
help-check = Kijk hele spellen na, een bevinding per regel.
help-check-files = een spelbestand of JSON Lines (- voor de standaardinvoer)
help-judge = Beoordeel één zet in een stelling, zonder iets te bewaren.
help-judge-position = een bestand met een stelling of een spel (- voor de standaardinvoer)
help-judge-entries = een regel in steno; alle behalve de laatste worden eerst gespeeld
help-ask = Stel een regelvraag in je eigen woorden.
help-ask-words = de vraag, in een van de talen van het programma
help-ask-limit = hoogstens zoveel antwoorden
help-ask-ruleset = liefst uitspraken van deze set
help-ask-set = alleen uitspraken van deze set
help-ask-card = alleen uitspraken over deze kaart
help-ask-character = alleen uitspraken over dit personage
help-ask-source = alleen uitspraken die op dit document rusten
help-ask-standing = alleen uitspraken met deze status: printed, inferred, recommended, open of house
help-ask-together = wat er over deze kaarten en personages samen is bepaald
help-ask-explain = laat zien hoe de volgorde tot stand kwam
help-ruling = Lees een hele uitspraak, met de bron.
help-ruling-id_ = het id van de uitspraak, of het begin daarvan
help-ruling-parallel = in alle talen
help-schema = Geef het JSON-schema van een spel in JSON Lines.
help-completions = Geef het script waarmee je shell opdrachten en opties aanvult.
help-completions-shell = bash, zsh of fish

## Naast de antwoorden

new-made = Tafel { $title } staat klaar; het id is { $id }.
tables-none = Er is nog geen tafel. Maak er een met: referee new.
table-meant = Dit gaat over tafel { $title } ({ $id }), de laatst gebruikte.
may-play = { $by } mag een kaart spelen
may-end = { $by } mag de beurt beëindigen
may-discard = { $by } mag gaan afleggen
judge-remedies = Het zou mogen als:
judge-follows = Wat er volgt:
salvage-read = { $entries ->
        [one] { $entries } notitie was leesbaar
       *[other] { $entries } notities waren leesbaar
    }; verloren vóór de laatste: { $lost }. Lees het bestand in met: referee import, in een nieuw tafelbestand.

## Wat er mis kan zijn op de opdrachtregel

error-no_such_verb = Er is geen opdracht “{ $word }”. { $near_is ->
        [given] Bedoel je { $near }?
       *[none] Zie: referee --help.
    }
error-no_such_option = Er is geen optie { $word }. Zie: { $verb } --help.
error-missing_argument = { $word } ontbreekt. Zie: { $verb } --help.
error-bad_value = De waarde van { $word } klopt niet. { $near_is ->
        [given] Kies { $near }.
       *[none] Zie: { $verb } --help.
    }
error-option_needs_value = De optie { $word } is niet volledig. Zie: { $verb } --help.
error-bad_usage = De opdracht is niet te begrijpen. Zie: { $verb } --help.
error-needs_terminal = De app heeft een terminal nodig. Start hem daarin, of zie: referee --help.
error-not_unicode_text = “{ $word }” is niet als tekst te lezen. Typ het opnieuw in UTF-8.
error-is_a_folder = Dit is een map. Noem een bestand daarin.
error-unreadable_file = Het bestand is niet te lezen: { $why }. Controleer de naam en de rechten.
error-unwritable_file = Het bestand is niet te schrijven: { $why }. Controleer de naam, de rechten en de ruimte op de schijf.
error-file_too_large = Het bestand is groter dan { $most } miljoen bytes. Zo lang is geen spel: controleer of dit het goede bestand is.
error-is_a_store = Dit is een database, zoals een opslag van dit programma; die open je, die lees je niet in. Open die met --store BESTAND, of bekijk wat een kopie van het evenement bevat: referee tournament compare BESTAND.
    .app = Dit is een database, zoals een opslag van dit programma; die open je, die lees je niet in. Noem in plaats daarvan het document of de lijst.
error-not_text = Dit is geen tekst in UTF-8. Controleer of dit het goede bestand is.
error-not_a_pair = “{ $word }” heeft niet de vorm NAAM=WAARDE. Typ bijvoorbeeld 1=sheriff of edition=first.
error-names_and_position = De stelling zegt al wie waar zit. Laat de namen en wat erbij hoort weg.
error-no_names = Er is niemand genoemd. Typ de namen op volgorde van plaats, of geef een stelling.
error-too_many_seats = Een tafel heeft hoogstens { $most } plaatsen. Laat er een paar weg.
error-needs_a_table = “{ $word }” heeft het verslag van een tafel nodig. Laat liever een zet beoordelen.
error-nothing_to_retract = Er is niets om terug te nemen.
error-nothing_to_correct = Er is nog niets recht te zetten. Typ de regel zoals die moet zijn, of “verbeter” met het nummer van een notitie.
error-nothing_called = Er is hier niets met de naam “{ $word }”. { $near_is ->
        [none] Zie --help.
       *[other] Kies: { $near }.
    }
error-no_such_ruling = Geen uitspraak heet precies “{ $word }”. { $near_is ->
        [given] Bedoel je { $near }?
       *[none] Zoek met: referee ask.
    }
    .app = Geen uitspraak heet precies “{ $word }”. { $near_is ->
            [given] Bedoel je { $near }?
           *[none] Zoek bij de uitspraken.
        }
error-nothing_salvaged = Van zo'n tafel is niets te lezen in { $path }. Controleer het pad van het bestand en de naam van de tafel.
error-choose_salvaged = Er zijn meerdere tafels leesbaar. Kies er een met --table: { $near }.
error-system_refused = Het systeem weigerde verder te gaan: { $why }. Wat eerder is genoteerd, is veilig; maak ruimte of controleer de rechten, en probeer het opnieuw.
error-program_fault = Het programma maakte een fout ({ $what }). Wat eerder is genoteerd, is veilig; meld dit, met wat je typte.
