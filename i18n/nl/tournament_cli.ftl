# De wedstrijdtafel: de hulp, wat er naast de antwoorden wordt gezegd, en wat er mis kan zijn met wat daar werd getypt.
help-tournament = Leid een kampioenschap, van inschrijving tot en met de knock-outduels.
help-desk-tournament = het toernooi: het id, het begin daarvan of de naam; anders het laatst gebruikte
help-desk-by = wie dit noteert; anders wat REFEREE_NAME zegt
help-desk-trying = alleen zeggen wat ervan gezegd zou worden; niets noteren
help-desk-yes = noteren zonder te vragen

## Werkwoorden

help-tournament-new = Een toernooi openen.
help-tournament-new-name = de naam van het toernooi
help-tournament-new-region = de regio waartoe het behoort
help-tournament-new-open_ = een Open: spelers uit elke regio
help-tournament-new-ask_readings = vraag aan elke tafel wat de bronnen openlaten, in plaats van de aanbevolen lezing te volgen
help-tournament-list = De toernooien in de opslag tonen.
help-tournament-enrol = Spelers inschrijven.
help-tournament-enrol-words = namen, elk tussen aanhalingstekens als er spaties in staan; dan wat gevraagd is, voor allen: eligible, of qualified=no disqualified=no resident=yes; region=R
help-tournament-import = Iedereen van een lijst inschrijven, of niemand als er een fout in staat.
help-tournament-import-file = een CSV-bestand (- voor standaardinvoer), of het document van een toernooi
help-tournament-players = Iedereen tonen die zich inschreef.
help-tournament-players-public = alleen wat iedereen mag weten
help-tournament-absent = Noteren wie er bij de loting niet is.
help-tournament-absent-words = spelers
help-tournament-leave = Noteren dat een speler vertrekt.
help-tournament-leave-words = SPELER [when=before_draw, between_rounds, during_game, after_rounds of during_duel]
help-tournament-hurry = Een speler tot spoed manen.
help-tournament-hurry-words = SPELER
help-tournament-shows = Noteren dat een speler anderen zijn rolkaart liet zien.
help-tournament-shows-words = SPELER [mistake of purpose]
help-tournament-warn = Een speler waarschuwen.
help-tournament-warn-words = SPELER en de reden
help-tournament-expel = Een speler uitsluiten.
help-tournament-expel-words = SPELER en de reden [when=MOMENT]
help-tournament-pardon = Een waarschuwing of uitsluiting intrekken.
help-tournament-pardon-words = het nummer van de notitie, en waarom
help-tournament-warnings = Alle waarschuwingen en uitsluitingen tonen.
help-tournament-tables = Elke toegestane verdeling van spelers over tafels tonen.
help-tournament-tables-count = voor zoveel spelers; anders voor wie er is
help-tournament-seed = Een lotingscode opschrijven, voordat ermee geloot wordt.
help-tournament-seed-words = de lotingscode, een willekeurige als er geen gezegd is; for=seating of for=lots, anders voor beide
help-tournament-draw = De tafels loten.
help-tournament-draw-words = [tables=N]; met de hand: de spelers in de volgorde van hun lot, of hele tafels als 1,2,3,4,5/6,7,8,9,10
help-tournament-due = Zeggen wat er nu moet gebeuren, tafel voor tafel.
help-tournament-due-tables = alleen aan deze tafels
help-tournament-show = Tonen hoe het toernooi ervoor staat.
help-tournament-show-public = alleen wat iedereen mag weten
help-tournament-round = Een ronde van een tafel beginnen.
help-tournament-round-words = TAFEL of TAFEL.RONDE [SHERIFF] [SPELER:ROL …]; de Sheriff is de volgende van de rij
help-tournament-keep = Noteren wie een personage houdt voor de oude prijs.
help-tournament-keep-words = TAFEL SPELER …
help-tournament-auction = De voor de veiling opengelegde personages noteren.
help-tournament-auction-words = TAFEL PERSONAGE …
help-tournament-bid = Noteren wat iemand in de veiling zegt; gezegd wordt of het mag, en verder niets.
help-tournament-bid-words = TAFEL SPELER, dan PERSONAGE PRIJS om te openen, PRIJS om te verhogen, pas om zich terug te trekken, PERSONAGE om zonder geld te kiezen
help-tournament-choice = Loten tussen gelijke schulden noteren.
help-tournament-choice-words = TAFEL en de spelers in de volgorde waarin ze kiezen
help-tournament-hire = Noteren wat spelers voor hun personage betaalden, in de volgorde van verkoop.
help-tournament-hire-words = TAFEL SPELER:PERSONAGE:PRIJS[:behouden] …, of TAFEL SPELER PERSONAGE PRIJS [behouden]
help-tournament-pause = De speelklok van alle tafels stilzetten.
help-tournament-pause-words = waarom
help-tournament-go = De speelklok van alle tafels weer laten lopen.
help-tournament-time = Een tafel meer tijd geven.
help-tournament-time-words = TAFEL MINUTEN en waarom
help-tournament-play = Het verslag van een partij of een duel openen; een duel dat er een heeft, wordt heropend.
help-tournament-play-where = het nummer van de tafel, of het duel: quarter_1 tot en met quarter_4, semi_1, semi_2, third, final
help-tournament-play-first = bij een duel: wie het eerst een personage kiest; anders de hoogst geplaatste
help-tournament-take = De uitslag overnemen uit het verslag van een partij of een duel.
help-tournament-take-where = de tafels en duels; anders alles wat uit is
help-tournament-result = De uitslag van een partij in één regel noteren.
help-tournament-result-words = TAFEL, wie er won (wet, outlaws of renegade), dan elke speler als SPELER:ROL+ (in het spel) of SPELER:ROL- (uit), met ! voor een Renegade die het eindduel haalde: 1 wet 3:sheriff+ 4:hulpsheriff- …
help-tournament-void = Een partij laten overspelen.
help-tournament-void-words = TAFEL, dan veiling (een nieuwe, met teruggave) of zelfde (personages en prijzen blijven), en waarom
help-tournament-standings = De stand tot nu toe tonen: alleen voor de scheidsrechter.
help-tournament-standings-explain = de cijfers van deze speler openen tot notities en bepalingen
help-tournament-account = Tonen wat een speler bezit: alleen hij mag het horen.
help-tournament-account-player = de speler
help-tournament-prizes = Tonen wat elke partij aan wie opleverde: alleen voor de scheidsrechter.
help-tournament-prizes-tables = alleen deze tafels
help-tournament-lots = Loten tussen spelers die gelijk staan.
help-tournament-lots-words = niets, om met de lotingscode te loten; of de spelers in de volgorde waarin met de hand geloot is
help-tournament-qualify = Aan iedereen bekendmaken wie zich geplaatst heeft.
help-tournament-qualify-words = niets, voor de besten van de stand; of spelers, de beste eerst
help-tournament-bracket = De duels tonen.
help-tournament-bracket-public = alleen wat iedereen mag weten
help-tournament-duel = Noteren wie een duel won.
help-tournament-duel-words = DUEL WINNAAR [VERLIEZER]; duels zijn quarter_1 tot en met quarter_4, semi_1, semi_2, third, final
help-tournament-decide = Een duel beslissen waarover geen bepaling beslist: een plaats die niemand inneemt, beide spelers weg.
help-tournament-decide-words = DUEL, dan één SPELER (wint zonder duel), twee met een komma (treffen elkaar) of - (niemand), en waarom
help-tournament-log = Regels van de wedstrijdtafel noteren, elk met het werkwoord vooraan; zonder regels wat je typt of doorgeeft.
help-tournament-log-lines = een regel, zoals: result 1.2 wet 3+ 4- 5- 6- 7-
help-tournament-history = Elke ooit gemaakte notitie tonen, door wie en wanneer, met het oordeel toen en nu.
help-tournament-history-last = alleen de laatste
help-tournament-history-lines = als de regels die ze opnieuw noteren
help-tournament-check = Alles tonen wat er op te merken valt over wat nu telt.
help-tournament-retract = Een notitie terugnemen, na een blik op wat dat verandert.
help-tournament-retract-number = het nummer van de notitie
help-tournament-retract-reason = waarom
help-tournament-correct = Een notitie verbeteren, na een blik op wat dat verandert.
help-tournament-correct-number = het nummer van de notitie
help-tournament-correct-words = de regel die het had moeten zijn, het werkwoord vooraan
help-tournament-correct-reason = waarom
help-tournament-insert = Invoegen wat vergeten werd, na een blik op wat dat verandert.
help-tournament-insert-number = het nummer van de notitie waarvóór het gebeurde
help-tournament-insert-words = de vergeten regel, het werkwoord vooraan
help-tournament-insert-reason = waarom
help-tournament-stand = Een notitie laten staan waar het reglement zich tegen verzet.
help-tournament-stand-words = het nummer van de notitie, en waarom
help-tournament-copy = Het hele evenement naar een bestand kopiëren, en noteren dat het gekopieerd is.
help-tournament-copy-file = het nieuwe bestand, op een stick bijvoorbeeld
help-tournament-copy-to = wie de kopie krijgt
help-tournament-copy-hand_over = het evenement gaat verder in de kopie, en staat hier stil
help-tournament-salvage = Redden wat er te lezen is van een toernooi in een beschadigde opslag, als document.
help-tournament-salvage-output = naar dit bestand
help-tournament-resume = Hier verdergaan met een overgedragen evenement.
help-tournament-resume-where = wiens kopie dit is
help-tournament-compare = Vergelijken met een andere kopie van het evenement, en zeggen of beide verdergingen.
help-tournament-compare-file = de andere kopie

## Naast de antwoorden

tournament-made = Toernooi { $name } is open; het id is { $id }.
tournament-none = Er is nog geen toernooi. Open er een met: referee tournament new.
tournament-handed_over = Dit evenement is gekopieerd voor { $to } onder het kenmerk { $copy } (notitie { $number }). Hier kan niets genoteerd worden voordat iemand zegt dat het hier verdergaat: referee tournament resume.
tournament-meant = Dit gaat over toernooi { $title } ({ $id }), het laatst gebruikte.
tournament-changes_nothing = Het verandert geen plaats en geen oordeel.
tournament-changes_places = { $count ->
        [one] { $count } speler verschuift
       *[other] { $count } spelers verschuiven
    } (plaats, score: eerst → dan):
tournament-changes_scores = { $others ->
        [one] Niemand verschuift, { $others } score verandert
       *[other] Niemand verschuift, { $others } scores veranderen
    } (plaats, score: eerst → dan):
tournament-changes_both = { $count ->
        [one] { $count } speler verschuift
       *[other] { $count } spelers verschuiven
    }, { $others ->
        [one] van nog { $others } verandert alleen de score
       *[other] van nog { $others } verandert alleen de score
    } (plaats, score: eerst → dan):
tournament-changes_verdicts = { $count ->
        [one] { $count } notitie steunde erop, en wordt opnieuw beoordeeld:
       *[other] { $count } notities steunden erop, en worden opnieuw beoordeeld:
    }
tournament-entries = { $count ->
        [one] notitie { $numbers }
       *[other] notities { $numbers }
    }
tournament-no_place = { $player } heeft geen plaats in de stand: nog geen partij gespeeld, of vertrokken.
tournament-nothing_logged = Er is niets genoteerd.
tournament-needs_yes = Er is niets genoteerd: herhaal het met --yes om het te noteren.
tournament-not_accepted = Regel { $number } is getoond en niet aanvaard: hij staat nergens, net zomin als wat erop volgt.
tournament-lines_logged = { $count ->
        [0] Er is geen regel genoteerd.
        [one] Er is { $count } regel genoteerd: de vorige.
       *[other] Er zijn { $count } regels genoteerd: de vorige.
    } Verbeter de regel die hier genoemd wordt, en ga daar verder.
tournament-ask_amend = Noteren?
tournament-prompt = Een regel van de wedstrijdtafel, het werkwoord vooraan; Ctrl-D op een lege regel stopt.
tournament-show_players = { $count ->
        [one] { $count } speler: { $names }
       *[other] { $count } spelers: { $names }
    }
tournament-show_gone = Vertrokken: { $names }
tournament-show_seed = Geloot met de lotingscode { $seed }
tournament-show_qualifiers = Door naar de duels: { $names }
tournament-show_duel = { $match }: { $winner } wint
tournament-show_champion = Kampioen: { $name }
tournament-show_places = Eindplaatsen: { $names }
tournament-show_round = Ronde { $round }, Sheriff { $sheriff }
tournament-show_over = Ronde { $round } is afgelopen; de Sheriff was { $sheriff }
tournament-show_extra = { $minutes ->
        [one] { $minutes } minuut extra
       *[other] { $minutes } minuten extra
    }
tournament-warned_times = { $count ->
        [one] { $count } waarschuwing
       *[other] { $count } waarschuwingen
    }
tournament-was_expelled = uitgesloten
tournament-has_left = vertrokken { $when }
tournament-no_tables = { $players } spelers kunnen niet over toegestane tafels verdeeld worden.
tournament-nothing_due = Er hoeft niets te gebeuren.
tournament-no_warnings = Er is geen waarschuwing gegeven.
tournament-penalty-warning = waarschuwing
tournament-penalty-expulsion = uitsluiting
tournament-withdrawn = ingetrokken
tournament-no_games = Er is nog geen partij gespeeld.
tournament-secret = Alleen voor de scheidsrechter, zolang het toernooi duurt (ITC-119).
tournament-still_level = gelijk: loten
tournament-decided_by = door { $criterion }
tournament-game = Tafel { $table }, ronde { $round }
tournament-let_stand = blijft staan: { $reason }
tournament-all_clean = Er valt niets op te merken.
tournament-import_differs = { $count ->
        [one] Op één punt klopt dit document niet
       *[other] Op { $count } punten klopt dit document niet
    } met zijn eigen notities of met het reglement; misschien heeft iemand het veranderd.
tournament-import_see = Zo zie je waar: referee tournament verify { $file }
tournament-list_ready = { $count ->
        [one] { $count } speler kan ingeschreven worden:
       *[other] { $count } spelers kunnen ingeschreven worden:
    }
tournament-list_faults = { $count ->
        [one] { $count } fout; niemand is ingeschreven:
       *[other] { $count } fouten; niemand is ingeschreven:
    }
tournament-list_ignored = Kolommen die hier niets zeggen: { $names }
tournament-list_encoding = De lijst staat niet in UTF-8 en is gelezen als { $encoding }. Kijk of de accenten kloppen.
tournament-ask_import = Inschrijven?
tournament-known_expelled = { $name } is uitgesloten van { $tournament }.
tournament-known_champion = { $name } won { $tournament }, en is misschien al geplaatst.
tournament-game_opened = De partij heeft een eigen verslag: { $id }. Noteer die met: referee { $store }--table { $id } log.
tournament-game_there = Het verslag is er al: { $id }. Ga verder met: referee { $store }--table { $id } log.
tournament-game_not_over = Tafel { $table }: de partij is nog niet uit.
tournament-copied_here = Gekopieerd naar { $file } onder het kenmerk { $copy }. Het evenement gaat hier verder; wie de kopie opent, wordt gewaarschuwd.
tournament-copied_there = Overgedragen in { $file } onder het kenmerk { $copy }. Het evenement gaat daar verder, en staat hier stil.
tournament-copies_same = in beide hetzelfde
tournament-copies_here = gaat hier verder (na notitie { $number })
tournament-copies_there = gaat daar verder (na notitie { $number })
tournament-copies_parted = beide gingen verder (na notitie { $number }): beslis welke telt
tournament-copies_only_here = alleen hier
tournament-copies_only_there = alleen daar
tournament-resumed = { $name } gaat hier verder.
tournament-no_game_over = Volgens de verslagen is er geen partij uit.

## Wat er mis kan zijn

error-no_tournaments = Er is nog geen toernooi. Open er een met: referee tournament new.
    .app = Er is nog geen toernooi. Open er een op het eerste scherm.
error-no_such_tournament = Er is geen toernooi “{ $tournament }”. Zoek het op met: referee tournament list.
    .app = Er is geen toernooi “{ $tournament }”. Ze staan op het eerste scherm.
error-tournament_ambiguous = Met “{ $tournament }” kan meer dan één toernooi bedoeld zijn. Typ er meer van.
error-tournament_has_grown = Iemand anders heeft intussen in dit toernooi genoteerd (nu { $version } notities), en hierover zou nu iets anders gezegd worden. Er is niets genoteerd: kijk opnieuw en typ het nog eens.
error-handed_over = Dit evenement is gekopieerd voor { $to } onder het kenmerk { $copy }, en staat hier stil. Hier verdergaan: referee tournament resume.
    .app = Dit evenement is gekopieerd voor { $to } onder het kenmerk { $copy }, en staat hier stil. Hier verdergaan: noteer de regel: hervat
error-not_handed_over = Dit evenement is niet overgedragen: er valt niets te hervatten.
error-taken_back_already = Notitie { $number } is al teruggenomen.
error-not_a_fact = Notitie { $number } neemt alleen een andere terug of verbetert die: terugnemen kan. Verbeter de notitie waar het om gaat, of voeg daarvóór iets in.
error-opening_stays = De opening van een toernooi kan niet teruggenomen worden. Verbeter die, of open een ander toernooi.
error-nothing_to_let_stand = Er is geen bezwaar tegen notitie { $number }: er valt niets te laten staan.
error-opening_is_first = Vóór de opening van een toernooi is er niets van gebeurd. Noem een latere notitie.
error-one_entry_for_one = Eén notitie wordt verbeterd door één regel die één notitie oplevert; deze levert er { $count } op.
error-no_name = Er ontbreekt een naam. Typ hem, tussen aanhalingstekens als er spaties in staan.
error-name_too_long = “{ $word }…” is langer dan { $longest } tekens. Kort de naam in.
error-text_too_long = “{ $word }…” is langer dan { $longest } tekens. Zeg het in minder woorden.
error-hidden_characters = “{ $word }” bevat tekens die niet te zien zijn. Typ het opnieuw.
error-unknown_player = Geen speler heeft de naam of het nummer “{ $word }”. Kijk bij: referee tournament players.
    .app = Geen speler heeft de naam of het nummer “{ $word }”. Iedereen staat op het scherm van de spelers.
error-player_ambiguous = “{ $word }” kan { $near } zijn. Typ meer van de naam, of het nummer.
error-unknown_table = Er is geen tafel “{ $word }” in dit toernooi. Tafels zijn genummerd vanaf 1, zodra ze geloot zijn.
error-unknown_outcome = “{ $word }” is geen kant die kan winnen. Typ wet, outlaws of renegade.
error-unknown_moment = “{ $word }” is geen moment om te vertrekken. Typ { $near }.
error-yes_or_no = “{ $word }” is geen ja of nee. Typ ja, nee, of ? als het niet gevraagd is.
error-needs_player = Er ontbreekt een speler. Typ een nummer of een naam.
error-needs_table = Er ontbreekt een tafel. Typ het nummer, met de ronde als een andere dan de huidige bedoeld is: 1 of 1.2.
error-needs_seed = De lotingscode ontbreekt. Typ een woord of getal.
error-unknown_purpose = Voor “{ $word }” wordt niet geloot. Typ { $near }.
error-seed_missing = Voor deze loting is geen lotingscode opgeschreven. Schrijf er eerst een op (referee tournament seed), of typ de volgorde die met de hand geloot is.
    .app = Voor deze loting is geen lotingscode opgeschreven. Schrijf er eerst een op, met de regel: lotingscode, of typ de volgorde die met de hand geloot is.
error-seed_not_yet = De lotingscode “{ $word }” is nog niet opgeschreven. Eerder wordt er niet mee geloot, ook niet om te kijken: zo kiest niemand er een om de uitkomst. Schrijf die eerst op: referee tournament seed { $word }
    .app = De lotingscode “{ $word }” is nog niet opgeschreven. Eerder wordt er niet mee geloot, ook niet om te kijken: zo kiest niemand er een om de uitkomst. Schrijf die eerst op, met de regel: lotingscode { $word }
error-no_such_partition = { $players } spelers kunnen zo niet gaan zitten. { $near_is ->
        [given] Toegestane aantallen tafels: { $near }.
       *[none] Voor zoveel bestaat geen toegestane verdeling.
    }
error-nobody_is_level = Niemand staat gelijk met een ander: loten is niet nodig.
error-no_qualifiers_yet = De geplaatsten zijn nog niet bekend: kijk wat er nog moet gebeuren.
error-needs_match = Er ontbreekt een duel. Typ de sleutel, zoals semi_1 of final.
error-unknown_match = Er is geen duel “{ $word }”. Er zijn { $near }.
error-no_round_left = Tafel { $table } heeft geen ronde meer: iedereen daar is al Sheriff geweest.
error-hire_how = “{ $word }” zegt niet wie wie huurt voor hoeveel. Typ SPELER:PERSONAGE:PRIJS.
error-nothing_to_keep = { $word } had in de vorige ronde geen personage.
error-needs_characters = De opengelegde personages ontbreken. Typ hun namen.
error-bid_what = Wat zegt de speler? Typ een prijs, pas, of een personage.
error-needs_outcome = Er staat niet bij wie er won. Typ wet, outlaws of renegade.
error-in_play_or_out = “{ $word }” zegt niet of de speler nog meedeed. Eindig met + (in het spel) of - (uit).
error-role_missing = De rol van { $word } is nog niet bekend. Typ hem, zoals { $word }:outlaw-.
error-void_how = { $word_is ->
        [given] “{ $word }” zegt niet hoe de partij overgespeeld wordt. Typ veiling of zelfde.
       *[none] Hoe wordt de partij overgespeeld? Typ veiling (een nieuwe, met teruggave) of zelfde (personages en prijzen blijven).
    }
error-needs_stream = Het id van het verslag van de partij ontbreekt.
error-unknown_desk_verb = De wedstrijdtafel kent “{ $word }” niet, wel { $near }.

## Inschrijflijsten, documenten, kopieën en tafels

error-not_a_list = Dit is geen lijst die als tekst te lezen is. Sla die op als CSV, liefst in UTF-8.
error-nobody_on_the_list = Er staat niemand op de lijst.
error-no_headings = De eerste regel zegt niet wat de kolommen zijn. Schrijf koppen: naam, regio, geplaatst, gediskwalificeerd, inwoner; alleen de naam moet er zijn.
error-heading_twice = Twee kolommen heten “{ $word }”. Laat er een weg.
error-open_cell = Een aanhalingsteken is niet gesloten, of staat midden in een cel. Herstel deze regel, of sla de lijst opnieuw op.
error-too_many_cells = De regel heeft meer cellen dan { $columns ->
        [one] de ene kop
       *[other] de { $columns } koppen
    }. Staat er een scheidingsteken in een naam? Zet de naam tussen aanhalingstekens.
error-looks_like_formula = “{ $word }” begint als een formule. Schrijf het zonder het teken vooraan.
error-on_the_list_twice = { $word } staat al op regel { $first }. Zijn het twee mensen, onderscheid dan hun namen.
error-signed_up_already = { $word } is al ingeschreven (speler { $first }). Zijn het twee mensen, onderscheid dan hun namen.
error-number_taken = Speler { $number } is er al. Kies een ander nummer, of laat het weg.
error-no_tournament_opening = Het document begint niet met de opening van een toernooi.
error-tournament_here_already = Dit toernooi staat al in de opslag ({ $tournament }), ten minste zo ver als het document gaat.
error-copies_parted = Twee kopieën van dit evenement zijn na notitie { $number } beide verdergegaan. Beslis welke telt; er is niets overgenomen.
error-no_round_under_way = Aan tafel { $table } is geen ronde bezig. Begin er eerst een.
error-game_has_a_log = De partij van tafel { $table } heeft al een verslag: { $stream }.
error-choose_salvaged_tournament = Er zijn meerdere toernooien leesbaar. Kies er een met --tournament: { $near }.
error-no_log_of_the_game = De partij van tafel { $table } heeft geen verslag. Begin er een met: referee tournament play.
    .app = De partij van tafel { $table } heeft geen verslag. Begin er een op het scherm van de zaal.
error-no_log_of_the_duel = Dit duel heeft geen verslag ({ $match }). Begin er een met: referee tournament play { $match }.
    .app = Dit duel heeft geen verslag ({ $match }). Begin er een op het scherm van de duels.
error-duel_not_over = Dit duel is volgens het verslag nog niet uit ({ $match }).
error-duel_not_ready = Dit duel kan nu niet gespeeld worden ({ $match }).
error-not_in_the_duel = { $player } speelt niet in dit duel ({ $match }).
error-needs_decision = Er staat niet bij wie er doorgaat: een speler, twee met een komma ertussen, of - voor niemand.
error-three_in_a_duel = Aan een duel doen er hoogstens twee mee.
error-game_not_over = De partij van tafel { $table } is volgens het verslag nog niet uit.
error-seats_do_not_match = Het verslag van tafel { $table } heeft andere zitplaatsen dan de ronde.
error-nothing_to_compare = Er valt niets te vergelijken in { $path }.
