# Verslagen van een toernooi, om te printen of op te hangen. Koppen van kolommen zijn kort.

report-title-report = Toernooirapport
report-title-standings = { $over ->
        [yes] Eindstand
       *[no] Stand tot nu toe
    }
report-title-board = Eindstand
report-title-chart = { $over ->
        [yes] Scores
       *[no] Scores tot nu toe
    }
report-title-accounts = Scores, post voor post
report-title-prizes = Prijzenstaten
report-title-slips = Plaatsbriefjes
report-title-hall = Op het bord
report-title-bracket = Duels
report-title-penalties = Waarschuwingen en uitsluitingen
report-title-paper = Papieren pakket
report-stamp-referee = Alleen scheidsrechter
report-stamp-everybody = Voor iedereen
report-event = Kampioenschap
report-clauses = Volgens het Italiaanse kampioenschapsreglement van 2007, versie 1.1: { $clauses }

## Koppen van kolommen

report-head-place = Plaats
report-head-player = Speler
report-head-number = Nr.
report-head-table = Tafel
report-head-seat = Stoel
report-head-character = Personage
report-head-role = Rol
report-head-gain = Gewonnen
report-head-rounds = Rondes
report-head-factor = Factor
report-head-score = Score
report-head-decided = Beslist door
report-head-price = Betaald
report-head-ended = Aan het eind
report-head-prize = Prijs
report-head-owned = Bezit
report-head-owned_then = Bezit dan
report-head-winner = Wie won
report-head-entry = Notitie
report-head-penalty = Straf
report-head-why = Reden
report-head-ruling = Uitspraak
report-head-clause = Bepalingen
report-head-question = Vraag
report-head-answer = Uitspraak
report-head-logged = Wat genoteerd is
report-head-against = Wat ertegen spreekt
report-head-participants = Deelnemers
report-head-sizes = Tafels van
report-head-games = Partijen
report-head-champion = Kampioen
report-head-region = Regio
report-head-resident = Burger of inwoner
report-head-left = Weg
report-head-match = Duel
report-head-won = Gewonnen
report-head-lost = Verloren
report-head-organiser = Organisator
report-head-referee = Scheidsrechter
report-head-date = Plaats en datum
report-head-figure = Post
report-head-amount = Bedrag
report-head-round = Ronde
report-head-leader = Sheriff
report-head-from = Van
report-head-until = Tot
report-head-turned = Stapel geschud
report-head-extra = Extra
report-head-happened = Wat er gebeurde
report-head-kept = Houdt
report-head-in_play = In het spel
report-head-duel_mark = Eindduel
report-head-qualified = Al geplaatst
report-head-disqualified = Ooit gediskwalificeerd
report-head-quick = Later te typen

## Op het bord

report-awaited = Nu en straks
report-tables = Tafels
report-seeds = Lotingscodes, zodat iedereen de loting kan overdoen: { $seeds }
report-gone = weg
report-round_now = { $minutes ->
        [0] ronde { $round } is bezig
        [one] ronde { $round } is bezig, { $minutes } minuut extra
       *[other] ronde { $round } is bezig, { $minutes } minuten extra
    }
report-rounds_done = { $rounds ->
        [one] klaar, { $rounds } ronde gespeeld
       *[other] klaar, { $rounds } rondes gespeeld
    }
report-round_next = straks ronde { $round }, Sheriff { $sheriff }
report-through = Door naar de duels
report-duels = Duels
report-signed_up = { $count ->
        [one] { $count } speler ingeschreven
       *[other] { $count } spelers ingeschreven
    }
report-not_named = Wie de duels spelen, wordt bekendgemaakt zodra de voorronde aan elke tafel voorbij is.
report-stage-1 = Finale
report-stage-2 = Halve finales
report-stage-4 = Kwartfinales

## Ranglijsten

report-level = gelijk: loten
report-decided = { $criterion } ({ $value })
report-ranking = Voorronde
report-places = Eindklassering
report-chart = Scores
report-lowered = Onder nul verlaagt de correctie de score: { $players }.
report-nothing_begun = de loting
report-place_of = { $place }. { $player }

## Prijzenstaten en briefjes

report-round_title = Ronde { $round } · Sheriff { $sheriff } · { $outcome }
report-not_over = nog niet voorbij
report-voided = Overgespeeld: { $reason }
report-kept = gehouden
report-in_play = in het spel
report-out = uitgeschakeld
report-prize_table = Wat een partij opbrengt
report-prize_note = Naar het aantal spelers van die partij. In alle andere gevallen niets.
report-size = { $players } spelers
report-size_here = ▸ { $players } spelers
report-slips_how = Knip langs de streepjes, vouw het geld naar achteren en geef elk briefje alleen aan de speler zelf.
report-slip_where = Tafel { $table }, stoel { $seat }
report-slip_number = Speler { $number }
report-slip_left = Aan de linkerhand: { $player }
report-slip_sheriff = Sheriff in ronde { $round }
report-slip_money = omvouwen · alleen voor jou

## Straffen

report-given = Waarschuwingen en uitsluitingen
report-code = De gedragscode en de uitspraken erover
report-took_part = { $count }, en { $away ->
        [one] { $away } ingeschrevene die er niet was
       *[other] { $away } ingeschrevenen die er niet waren
    }
report-voided_in = Ronde { $round }: een partij telt niet ({ $reason }).
report-given_back = Betaald voor partijen die niet tellen, en teruggegeven
report-no_penalties = Er is geen waarschuwing gegeven en niemand uitgesloten.
report-warning = waarschuwing
report-expulsion = uitsluiting
report-withdrawn = ingetrokken

## Het verslag van de organisator

report-let_stand = Door de scheidsrechter laten staan
report-seed = { $purpose }: { $seed }{ $use ->
        [used] {" "}(hiermee is geloot)
        [unused] {" "}(niet gebruikt)
        [back] {" "}(teruggenomen)
       *[open] {""}
    }
report-participants = Deelnemers
report-games = Uitslagen van de partijen
report-signatures = Getekend
report-interim = Het toernooi is nog niet voorbij: dit zijn de uitslagen tot nu toe.
report-not_valid = Er deden minder dan { $least } spelers mee: het toernooi telt niet voor het kampioenschap.
report-corrected = Tafels van vijf en van zes: de scores van de vijven worden met 1,15 vermenigvuldigd.
report-yes = ja
report-no = nee
report-not_asked = niet gevraagd
report-legend = { $in_play } tot het eind in het spel, { $out } uitgeschakeld, { $duel } haalde het eindduel met de Sheriff. Onder de rol: wat de partij opbracht.

## Papieren pakket

report-paper_how = Voor als de laptop er niet is: speel met deze bladen door en typ de regels eronder zodra hij er weer is. Een lage streep is een gat om in te vullen; wat niet bekend is, laat je weg.
report-paper_letters = Rollen met één letter: s Sheriff, h Hulpsheriff, o Outlaw, r Renegade. Wie won: wet, outlaws, renegade. Aan het eind van een partij: + in het spel, - uitgeschakeld, en een ! achter wie het eindduel haalde, zoals 4+ 7-!. Huren: speler:personage:prijs, met :behouden erachter als het personage gehouden is.
report-sheet_course = { $table }: plaatsen en rondes
report-sheet_roles = { $table }: rollen, alleen voor de scheidsrechter
report-sheet_prizes = { $table }: prijzen
report-sheet_games = { $table }: partijen
report-sheet_enrol = Inschrijving
report-sheet_penalties = Straffen en vertrek
report-sheet_duels = Duels
report-roles_how = Schrijf elke rol op zoals hij gedeeld is, één letter per ronde; houd dit deel afgedekt.
report-course_note = Zet een kruisje als de stapel geschud wordt: vanaf de derde keer slaat high noon toe, te beginnen met de volgende beurt van de Sheriff.
report-game_title = Ronde { $round } · Sheriff { $sheriff } · gewonnen door: ☐ de wet ☐ de Outlaws ☐ de Renegade

## Op de opdrachtregel

report-saved = Geschreven naar { $file }.
help-tournament-report = Maak een pagina om af te drukken, of een lijst voor een spreadsheet.
help-tournament-report-kind = voor iedereen: hall (tafels, plaatsen, wie er door is), bracket (duels), board (eindstand, na het eindduel); voor de scheidsrechter: report (van de organisator), standings (stand), accounts (per post), chart (grafiek), prizes (prijzenstaten), slips (plaatsbriefjes), paper (lege bladen), penalties (straffen)
help-tournament-report-languages = de taal; meermaals voor meerdere talen, na elkaar
help-tournament-report-out = schrijf naar dit bestand; anders wordt het getoond
help-tournament-report-listed = de lijsten als CSV, in plaats van een pagina
