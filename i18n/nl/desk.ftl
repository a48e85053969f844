# The championship desk in the terminal app: its screens, their keys, their columns and questions.

desk-tournaments = Toernooien
desk-key_new = Nieuw toernooi
desk-players = { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
desk-secret = alleen voor de scheidsrechter
desk-handed = gekopieerd voor { $to } ({ $copy }): staat hier stil
desk-prompt = een regel, eerst het werkwoord: waarschuwt, ronde, biedt, uitslag …
desk-prizes = Prijzen: { $prizes }
desk-changes = Verandert { $players ->
        [one] de plaats of score van { $players } speler
       *[other] de plaatsen of scores van { $players } spelers
    } en het oordeel over { $entries ->
        [one] { $entries } notitie
       *[other] { $entries } notities
    }.
desk-change_shown = Enter toont ze voordat er iets wordt genoteerd.
desk-all = Allen
desk-nothing_due = Er staat niets open: schrijf spelers in (F5), of loot de tafels (F6).
desk-table_over = heeft alle rondes gespeeld
desk-minutes = { $minutes } min
desk-hours = { $hours } uur

## The screens

desk-way_floor = Zaal
desk-way_players = Spelers
desk-way_draw = Tafels
desk-way_ranking = Stand
desk-way_bracket = Duels
desk-way_penalties = Straffen
desk-way_entries = Log
desk-way_reports = Print

place-floor = De zaal
place-players = Spelers
place-draw = Tafels en loting
place-ranking = Stand
place-bracket = Duels
place-penalties = Straffen
place-entries = Het logboek van het toernooi
place-reports = Afdrukken
place-copies = Kopieën van het evenement
place-copying = Het evenement kopiëren
place-figures = Cijfers
place-change = Wat een correctie verandert
place-opening = Nieuw toernooi
place-hall = Voor iedereen

## Keys

desk-key_next = Volgende stap
desk-key_turn_back = terug naar de scheidsrechter
desk-key_game = Verslag
desk-key_result = Uitslag
desk-key_auction = Veiling
desk-key_line = Regel typen
desk-key_to_list = Naar de lijst
desk-key_hall = Voor iedereen
desk-key_figures = Cijfers openen
desk-key_rulings_behind = Uitspraken
desk-key_entry = Notitie
desk-key_open = Openen
desk-key_field = Volgende
desk-key_open_to_all = Open voor iedereen
desk-key_readings_asked = Open punten

does-floor = Naar de zaal: alle tafels, eerst die om aandacht vragen
does-players = Naar de spelers
does-draw = Naar de tafels en hun loting
does-ranking = Naar de stand
does-bracket = Naar de duels
does-penalties = Naar de waarschuwingen en uitsluitingen
does-entries = Naar het logboek van het toernooi
does-reports = Naar wat afgedrukt kan worden
does-hall = Tonen wat iedereen mag zien, voordat het scherm naar de spelers gedraaid wordt
does-line = Een regel van de wedstrijdtafel typen
does-next = Doen wat nu komt aan deze tafel
does-game_log = Het verslag van het spel aan deze tafel openen
does-new_tournament = Een toernooi openen

## Columns

desk-head_table = Tafel
desk-head_round = Rondes
desk-head_sheriff = Sheriff
desk-head_due = Nu
desk-head_running = Bezig
desk-head_silent = Stil
desk-head_place = Plaats
desk-head_player = Speler
desk-head_score = Score
desk-head_decided = Beslist
desk-head_figure = Cijfer
desk-head_amount = Bedrag
desk-head_clauses = Bepalingen
desk-head_entries = Notities

## The floor

desk-sign_0 = iedereen wacht
desk-sign_1 = wacht op de wedstrijdtafel
desk-sign_2 = speelt
desk-sign_3 = is klaar
desk-held_up = eerst de uitsluiting van { $players }
desk-due_round = ronde { $round } begint
desk-due_hires = ronde { $round }: nog geen personage: { $players }
desk-due_result = ronde { $round } wordt gespeeld
desk-due_bid = ronde { $round }: { $players } is aan het woord in de veiling
desk-due_choice = ronde { $round }: loten bij gelijke schulden: { $players }

## A new tournament

desk-opening = Nieuw toernooi
desk-opening_name = Naam
desk-opening_region = Regio (mag leeg blijven)
desk-opening_open = open voor spelers van elke regio
desk-opening_asked = vraag aan elke tafel wat de bronnen openlaten

## Keys of the lists

desk-key_sign_up = Inschrijven
desk-key_void = Opnieuw
desk-key_standing = Stand
desk-key_time = Tijd
desk-key_lists = Andere lijst
desk-key_import = Lijst inlezen
desk-key_warn = Waarschuwen
desk-key_expel = Uitsluiten
desk-key_leave = Vertrekt
desk-key_pardon = Intrekken
desk-key_account = Rekening
desk-key_sign_all = Iedereen inschrijven
desk-key_again = Opnieuw lezen
desk-key_eligible = Geen bezwaar
desk-key_done = Klaar
desk-key_draw = Zo loten
desk-key_seed = Lotingscode opschrijven
desk-key_lots = Met de hand loten
desk-key_accept = Aanvaarden
desk-key_won = Wie won
desk-key_role = Rol
desk-key_in_play = In het spel of eruit
desk-key_duel = Eindduel
desk-key_open_bid = Hierop bieden
desk-key_raise = Verhogen met 100
desk-key_amount = Verhogen tot
desk-key_pass = Past
desk-key_lay = Openleggen
desk-key_keep = Houdt
desk-key_hire = Huren
desk-key_first_won = Eerste won
desk-key_decide = Beslissen
desk-key_second_won = Tweede won
desk-key_qualify = Geplaatsten noemen
desk-key_dropped = Valt uit
desk-key_page = Pagina om af te drukken
desk-key_csv = Spreadsheet
desk-key_document = Hele toernooi
desk-key_copies = Kopieën
desk-key_copy = Alles kopiëren
desk-key_hand_over = Overdragen
desk-key_go_on = Hier verder
desk-key_compare = Vergelijken
desk-key_bring_in = Toernooi inlezen

## Copies of the whole event

desk-copies_how = Een kopie bevat het hele evenement, met de verslagen van de tafels: voor een andere laptop, of voor de zekerheid. Wie die opent, leest dat het een kopie is. C maakt er een; G gaat hier verder, als het evenement was overgedragen; M vergelijkt een kopie met dit evenement, verslag voor verslag, en zegt of er aan beide is doorgewerkt.
desk-copies_compared = Vergeleken met { $file }: niets is in beide verdergegaan.
desk-copies_parted = Vergeleken met { $file }: beide zijn verdergegaan. Beslis welke telt.
desk-copying_title = Het hele evenement kopiëren, tafels inbegrepen
desk-copying_whom = Voor wie
desk-copying_where = Naar welk bestand
desk-copying_there = het gaat daar meteen verder, en wacht hier
desk-copying_nobody = Typ voor wie de kopie is: dat staat in het logboek.
desk-which_copy = Welke kopie moet vergeleken worden?
desk-which_document = Welk document van een toernooi moet ingelezen worden?
desk-head_log = Verslag
desk-head_relation = Daar en hier

## What keys do, at length

does-sign_up = Spelers inschrijven met een formulier
does-import_list = Een inschrijflijst inlezen, na een blik erop
does-warn = Een waarschuwing beginnen: de reden moet nog getypt worden
does-expel = Een uitsluiting beginnen: de reden moet nog getypt worden
does-leaves = Beginnen te noteren dat de speler vertrekt
does-pardon = Beginnen de laatste straf in te trekken
does-account = Openen wat de speler bezit: alleen hij mag het horen
does-seed = Een lotingscode opschrijven, voordat er iets mee geloot wordt
does-lots = Een loting met de hand beginnen, in de volgorde van de loten
does-choose = Verdergaan met de gekozen rij
does-turn = In het spel of eruit, voor de gekozen speler
does-final_duel = De gekozen speler haalde het eindduel, of niet
does-result = Opgeven hoe het spel aan deze tafel eindigde
does-auction = Naar de veiling van deze tafel
does-raise_bid = Een verhoging met 100 beginnen
does-pass_bid = Beginnen te noteren dat wie aan het woord is, niet meer biedt
does-lay = Beginnen de opengelegde personages te noteren
does-keep = Beginnen te noteren wie een personage houdt
does-hire = Beginnen te noteren wat er voor de personages betaald is, in de volgorde van verkoop
does-choice = Beginnen het loten bij gelijke schulden te noteren
does-qualify = Beginnen te noemen wie de duels speelt
does-dropped = Beginnen te noteren dat iemand de duels verlaat
does-next_duel = Doen wat er nu met het gekozen duel moet gebeuren
does-duel_log = Het verslag van het gekozen duel openen
does-decide = Beginnen het gekozen duel te beslissen, waar geen bepaling dat doet
does-void = Beginnen het spel aan deze tafel te laten overspelen
does-more_time = Beginnen deze tafel meer tijd te geven
does-standing = De stand naast de tafels tonen, of weer verbergen
does-lists = Naar de toernooien, of terug naar de tafels
does-away = Van de regel naar de lijst, dan naar de zaal, en naar het beginscherm
does-retract = Beginnen deze notitie terug te nemen
does-accept_result = De uitslag noteren; bij een oude eerst tonen wat die verandert
does-page = Het rapport bewaren als pagina om af te drukken
does-csv = Het rapport bewaren als lijst voor een spreadsheet
does-document = Het hele toernooi bewaren als document
does-copies = Kopieën van het hele evenement: gemaakt, overgedragen, vergeleken
does-copy_event = Het hele evenement naar een bestand kopiëren, om hier of daar verder te gaan
does-go_on = Hier verdergaan met een evenement dat overgedragen was
does-compare = Het evenement met een andere kopie vergelijken
does-bring_in = Een toernooi inlezen uit zijn document
does-hand_over = Het evenement overdragen: het gaat verder in de kopie
does-clauses = De uitspraken over de bepalingen van deze regel tonen
does-entry = Naar de notitie waar dit cijfer vandaan komt
does-figures = De cijfers openen die deze plaats gaven
does-eligible = Alle drie gevraagd, en er is geen bezwaar
does-again = De lijst opnieuw lezen
does-open_to_all = Open voor spelers van elke regio, of niet
does-field = Naar de volgende regel
place-does_what_is_due = Wat nu komt
place-desk = Wedstrijdtafel
place-sign_up = Inschrijving
place-listed = Inschrijflijst
place-result = Uitslag
place-auction = Veiling

## Columns of the lists

desk-head_number = Nr.
desk-head_warnings = Waarschuwd
desk-head_status = Status
desk-head_entry = Nr.
desk-head_penalty = Straf
desk-head_reason = Reden
desk-head_tables = Tafels
desk-head_sizes = Van hoeveel
desk-head_standing = Volgens het reglement
desk-head_seat = Plaats
desk-head_sheriff_in = Sheriff
desk-head_character = Personage
desk-head_price = Betaald
desk-head_role = Rol
desk-head_ended = Aan het eind
desk-head_prize = Prijs
desk-head_has_then = Heeft dan
desk-head_match = Duel
desk-head_first = Eerste
desk-head_second = Tweede
desk-head_winner = Winnaar
desk-head_line = Regel
desk-head_fault = Fout
desk-head_region = Regio
desk-head_verdict = Oordeel
desk-head_report = Rapport
desk-head_eyes = Voor wie

## Players and sign-up

desk-nobody = Nog niemand ingeschreven: N schrijft in, I leest een lijst in.
desk-which_list = Welke lijst? Een CSV-bestand, of een naam per regel.
desk-sign_up = Inschrijving van speler { $number }
desk-answer_yes = ja
desk-answer_no = nee
desk-answer_unasked = niet gevraagd

## Tables and draw

desk-no_seed = Er is nog geen lotingscode opgeschreven: S schrijft er een op, vóór de loting.
desk-seed = Lotingscode, opgeschreven vóór de loting: { $seed }
desk-corrected = Er zijn tafels van vijf en van zes: de scores van de vijven tellen × 1,15 (ITC-122).
desk-preferred = liefst
desk-round_now = ronde { $round } bezig
desk-round_next = hierna: ronde { $round }
desk-sheriff_in = ronde { $round }
desk-to_seat = { $count ->
        [one] { $count } speler moet een plaats krijgen.
       *[other] { $count } spelers moeten een plaats krijgen.
    }

## Results

desk-in_play = in het spel
desk-out = eruit
desk-final_duel = eindduel

desk-result_how = 1, 2 of 3 zegt wie won, ←→ geeft de gekozen speler een rol, met spatie is die in het spel of eruit.
desk-result_no_winner = Kies met 1, 2 of 3 wie won.
desk-result_no_role = Nog geen rol: { $players }.
desk-unasked = niet alles gevraagd (Q)
desk-key_asked = Gevraagd
does-asked = Beginnen te noteren wat de gekozen speler op de drie vragen antwoordde

## The auction

desk-auction_none = Er ligt nog niets open. A: de personages die openliggen, om hier te veilen. K: wie zijn personage houdt. H: alleen wat betaald is, als je aan de tafel zelf veilt.
desk-hammer = Onder de hamer: { $character }, { $bid }$ van { $player }
desk-still_in = Nog in de veiling: { $players }
desk-without = Zonder personage: { $players }
desk-speaks = { $player } is aan het woord
desk-chooses = { $player } kiest, zonder geld
desk-lots_first = Gelijke schulden: loten beslissen wie eerst kiest (T): { $players }
desk-auction_over = Iedereen heeft een personage.
desk-auction_no_bid = Er wordt nu nergens op geboden: met Enter begint het bieden.
desk-auction_done = Iedereen heeft een personage. Met Esc ga je terug naar de zaal; daar voer je met R de uitslag in.
desk-kept = gehouden
desk-nothing_laid = Nog geen personage.

## Duels, penalties, printing

desk-no_duels = De duels beginnen zodra elke tafel haar rondes heeft gespeeld.
desk-to_play = nog te spelen
desk-won_by_log = { $player }, volgens het verslag
desk-being_played = wordt gespeeld
desk-for_referee = aan de scheidsrechter
desk-champion = Kampioen: { $player }
desk-code = De code van de scheidsrechter
desk-save_where = Waar moet het bewaard worden?
desk-all_over = Kampioen: { $player }. F12 drukt het rapport af.
desk-report_hall = Voor aan de muur: de tafels met hun plaatsen, wie er door is, wie er weg is.
desk-report_bracket = Voor aan de muur: de duels, getekend, met wie ze won.
desk-report_board = Voor aan de muur na het laatste duel: alle plaatsen en scores.
desk-report_report = Het rapport van de organisatie: deelnemers, de uitslag van elk spel, de stand, de duels, de straffen.
desk-report_standings = De stand, met wat elke plaats besliste. Vóór het einde mag niemand anders die zien.
desk-report_accounts = Wat iedereen verdiende en betaalde, post voor post, met de bepalingen.
desk-report_chart = De scores, als balken getekend; wie onder nul staat, links.
desk-report_prizes = Tafel voor tafel wat elk spel opleverde en voor wie, en uit welk vak van de prijzentabel.
desk-report_slips = Een briefje voor elke speler, om uit te knippen en te vouwen: tafel en plaats, en binnenin wat hij bezit, alleen voor hem.
desk-report_paper = Lege bladen voor elke tafel, om op papier verder te gaan als de laptop uitvalt.
desk-report_penalties = Waarschuwingen en uitsluitingen met hun redenen.
desk-pages = Op telefoons: { $address }
