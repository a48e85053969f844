# De weg vinden: de lijst van acties, wat elk doet, de toetsen die iemand koos, een te kleine terminal.

key-palette = Alle acties
palette-prompt = Welke actie?
palette-nothing = Niets heet hier zo.
help-line = Op de regel
help-beginnings = Een begin volstaat waar het maar één ding kan zijn: b3 is BANG! op plaats 3, 1b2 BANG! van plaats 1 op plaats 2.
help-seat_digits = Een cijfer alleen gaat over een plaats: wat die nu mag, staat er dan bij, en de volgende letter kiest.

## Wat een actie doet, bij haar naam in het toetsenbestand

does-help = Hulp bij dit scherm
does-language = Van taal wisselen
does-palette = Alle acties tonen, met hun toets
does-jump = Alles wat je kunt aanklikken een letter geven, en die indrukken
does-quit = Afsluiten; alles wordt meteen bewaard
does-rulings = Een uitspraak opzoeken
does-history = Naar het verloop, om een notitie terug te nemen of te laten staan
does-light = Overgaan op het lichte verslag, of terug
does-rulings_behind = De uitspraken achter de melding tonen
does-take_back = De laatste notitie terugnemen, of de gekozen of gemelde
does-let_stand = Wat gemeld is, laten staan, met een reden
does-due_first = Vóór de gemelde notitie noteren wat nog moest, of de andere lezing kiezen
does-home = Terug naar de lijst van tafels
does-back = De melding sluiten, het verloop verlaten; de regel blijft
does-one_line = Eén regel typen midden in een licht verslag
does-open = Verder met de gekozen tafel
does-new = Een nieuwe tafel maken
does-last_players = De namen en het spel van de vorige keer
does-mode = Volledig of licht verslag
does-game = Sets en opties kiezen
does-position = Een stelling typen of plakken in plaats van namen
does-start = De tafel maken en beginnen
does-leave = Terug naar het vorige scherm
does-whole_history = Alle notities: doorlopen, filteren, rechtzetten
does-unseen = Wat van de stapel nog niemand zag, en de kansen bij een draw!
does-cover = Tonen wat iedereen mag zien, voordat je het scherm omdraait
does-eyes = Tonen wat de speler aan de beurt mag zien
does-clock = De klok stilzetten, of weer laten lopen
does-submit = Bevestigen
does-up = De vorige
does-down = De volgende

## Hoe schermen heten

place-table = Tafel
place-home = Tafels
place-new_table = Nieuwe tafel
place-rulings = Regelvragen
place-help = Hulp
place-reason = Reden
place-too_small = Te klein
place-resolutions = Uitwegen
place-putting_right = Rechtzetten
place-naming = Gevraagd personage
place-history = Verloop
place-app = Overal

## Een te kleine terminal

too_small = Deze terminal is te klein: { $now }. Maak hem minstens { $least }. Er gaat niets verloren; de regel wacht.

## Het toetsenbestand

keys-file = Het bestand van de eigen toetsen: { $file }
keys-none = Dat bestand is er nog niet. Het zou zo beginnen:
keys-changed = (standaard { $keys })
help-keys = Toon alle toetsen van de app, en waar het bestand staat waarin je andere kiest.

error-keys_unread = Dit is geen TOML, dus niets ervan geldt. Verbeter het; elke regel ziet er zo uit: take_back = "f7, ctrl+b"
error-keys_too_long = Het bestand is langer dan { $most } tekens, dus niets ervan geldt. Maak het korter.
error-keys_stray = “{ $word }” hoort hier niet, dus niets van het bestand geldt. Onder een regel [keys] ziet elke regel er zo uit: take_back = "f7, ctrl+b"
error-key_of_nothing = Er is geen actie “{ $word }” die een andere toets kan krijgen.{ $near_is ->
        [given] {" "}Bedoel je { $near }?
       *[none] {" "}Alle namen staan in: referee keys
    }
    .app = Er is geen actie “{ $word }” die een andere toets kan krijgen.{ $near_is ->
            [given] {" "}Bedoel je { $near }?
           *[none] {""}
        }
error-key_no_text = De toetsen van “{ $word }” zijn geen tekst. Schrijf een tot vijf toetsen, zoals "f7, ctrl+b".
error-key_no_key = “{ $keys }” is geen toets voor “{ $word }”. Neem F1 tot en met F24, ook met Ctrl, of Ctrl met een letter.
error-key_fixed = { $keys } betekent overal hetzelfde en kan niet aan “{ $word }” worden gegeven. Neem F1 tot en met F24, ook met Ctrl, of Ctrl met een letter.
error-key_of_the_line = { $keys } bewerkt de regel en kan niet aan “{ $word }” worden gegeven. Neem een andere toets.
error-key_clash = { $keys } voor “{ $word }” is op hetzelfde scherm al de toets van { $others }. “{ $word }” houdt zijn gewone toets; geef een van beide een andere.
error-setting_unknown = “{ $word }” heeft een waarde die niet bestaat. Kies uit: { $near }.
error-setting_unreadable = { $path } kan niet worden gelezen: { $because }. Controleer plaats, rechten en codering (UTF-8); tot dan is alles zoals gewoonlijk.
error-setting_unsaved = Dit kon niet worden onthouden in { $path }: { $because }. Het geldt tot het afsluiten; controleer de plaats, de rechten en de ruimte op de schijf.

## De taal

language-spoken_chosen = { $name }, zoals gekozen ({ $file }). Een andere: referee language met een van { $languages }; met “auto” geldt weer die van het systeem.
language-spoken_locale = { $name }, de taal van het systeem (LC_ALL, LC_MESSAGES, LANG). Blijvend kiezen: referee language met een van { $languages }; of F2 in de app.
help-language = Zeg welke taal er gesproken wordt, of kies er een voor de app en de opdrachtregel. --lang geldt voor één keer.
help-language-choice = de taal, in twee letters zoals nl; of auto, voor die van het systeem
