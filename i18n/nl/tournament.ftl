# Een kampioenschap: waarom iets niet klopt of twijfelachtig is, wat er moet gebeuren, wat er genoteerd is, wat getallen zijn.
# $player en dergelijke zijn namen, bij geld staat het teken er niet bij; $x_is zegt of x er is (none of given), en bij
# spelers of het er geen, één of meer zijn (none, single, several). Bij een ja-neevraag: yes, no of unasked.

## Wie meedoet en wie weggaat

tournament-reason-after_the_draw = { $player } schrijft zich in na de loting. Volgens het reglement worden de tafels gemaakt met wie er dan is; of er nog iemand bij mag, en waar, is aan de scheidsrechter.
tournament-reason-already_qualified = { $player } is al geplaatst voor de finale en mag geen selectietoernooi meer spelen.
tournament-reason-disqualified_before = { $player } is op een eerder toernooi gediskwalificeerd wegens een zware overtreding en mag niet meedoen.
tournament-reason-not_resident = { $player } is geen Italiaans staatsburger en woont niet in Italië: meespelen mag, meetellen voor het kampioenschap niet.
tournament-reason-other_region = { $player } koos voor de regio { $region }; dit toernooi hoort bij een andere, en in twee regio's speelt niemand.
tournament-reason-eligibility_unasked = Aan { $player } moet nog gevraagd worden: { $questions }
tournament-reason-came_back = { $player } heeft dit toernooi verlaten (notitie { $entry }) en komt er niet meer in. Klopt dat niet, omdat die er alleen nog niet was, neem die notitie dan terug.
tournament-reason-number_taken = Dit nummer was al vergeven: het was dat van { $name }, en deze inschrijving komt daarvoor in de plaats.
tournament-reason-name_taken = { $other } heeft precies dezelfde naam als { $player }: zijn het twee mensen?
tournament-reason-namesake_left = { $other } heeft precies dezelfde naam als { $player } en heeft het toernooi verlaten (notitie { $entry }): wie vertrokken is, komt niet terug. Is het dezelfde, die er alleen nog niet was, neem dan deze en die notitie terug.
tournament-reason-unknown_player = { $player } staat niet ingeschreven.
tournament-reason-left_already = { $player } heeft het toernooi al verlaten (notitie { $entry }).
tournament-reason-other_moment = Volgens het verslag vertrekt { $player } { $found }, niet { $said }.

tournament-question-qualified = al geplaatst voor de finale?
tournament-question-disqualified = ooit gediskwalificeerd?
tournament-question-resident = Italiaans staatsburger of inwoner van Italië?

tournament-moment-before_draw = vóór de loting
tournament-moment-between_rounds = tussen twee rondes
tournament-moment-during_game = tijdens een partij
tournament-moment-after_rounds = na de laatste ronde
tournament-moment-during_duel = tijdens de duels

## De loting

tournament-reason-seed_again = Voor { $purpose } is al een lotingscode opgeschreven. Niemand mag de gunstigste uitkiezen; welke er telt, is aan de scheidsrechter.
tournament-reason-drawn_again = De tafels zijn al geloot (notitie { $entry }); deze loting zou daarvoor in de plaats komen.
tournament-reason-too_few_players = Met { $players } spelers telt dit toernooi niet voor het kampioenschap: er zijn er minstens { $least } nodig.
tournament-reason-no_tables_possible = { $players } spelers zijn niet over geldige tafels te verdelen.
tournament-reason-table_size = Aan een tafel zitten { $least } tot { $most } spelers; hier zijn tafels van { $sizes }.
tournament-reason-tables_uneven = Tafels mogen hoogstens één speler schelen; deze zijn van { $sizes }.
tournament-reason-not_in_the_annex = Tafels van { $sizes } voldoen aan de regels, al staat deze verdeling niet in de bijlage.
tournament-reason-not_seated = { $players_is ->
        [single] { $players } is er en heeft geen plaats.
       *[several] { $players } zijn er en hebben geen plaats.
    }
tournament-reason-seated_twice = { $players_is ->
        [single] { $players } zit op twee plaatsen.
       *[several] { $players } zitten elk op twee plaatsen.
    }
tournament-reason-gone_and_seated = { $players_is ->
        [single] { $players } is vertrokken en kan geen plaats krijgen.
       *[several] { $players } zijn vertrokken en kunnen geen plaats krijgen.
    }
tournament-reason-unknown_players = { $players_is ->
        [single] { $players } staat niet ingeschreven.
       *[several] { $players } staan niet ingeschreven.
    }
tournament-reason-seed_not_written = De lotingscode “{ $seed }” is niet van tevoren opgeschreven, dus niemand kan nagaan of die niet om de uitkomst gekozen is.
tournament-reason-one_seed_of_several = Hiervoor waren meerdere lotingscodes opgeschreven, en { $seed } is er één van. Niemand mag de gunstigste uitkiezen; of deze loting telt, is aan de scheidsrechter.
tournament-reason-seed_let_go = Met de lotingscode “{ $seed }” is al geloot ({ $purpose }): wat ze oplevert, is bekend. Niemand mag dat zien en dan een andere nemen; of deze mag vervallen, is aan de scheidsrechter.
tournament-reason-not_by_the_seed = Uit de lotingscode “{ $seed }” komt een andere volgorde dan deze.
tournament-reason-not_tied = Geloot wordt er onder wie na alle criteria gelijk staan, en dan onder allemaal; { $players } vormen niet zo'n groep.

tournament-purpose-seating = de loting van de tafels
tournament-purpose-lots = het loten bij gelijke stand
tournament-partition-printed = staat in de bijlage
tournament-partition-rule_conform = voldoet aan de regels, staat niet in de bijlage

## Rondes

tournament-reason-unknown_table = Er is geen tafel { $table }.
tournament-reason-round_not_over = Ronde { $round } van tafel { $table } is nog bezig.
tournament-reason-round_open_already = Ronde { $round } van tafel { $table } is al begonnen.
tournament-reason-other_round = De volgende ronde van tafel { $table } is ronde { $expected }, niet { $round }.
tournament-reason-table_stopped = Aan tafel { $table } zijn nog { $players } spelers over: met { $stops_at } of minder houdt de tafel na die ronde op.
tournament-reason-everybody_was_sheriff = Wie nog aan tafel { $table } zit, is al Sheriff geweest: de tafel heeft al haar rondes gespeeld.
tournament-reason-other_sheriff = De Sheriff van deze ronde is { $expected }, niet { $said }.
tournament-reason-not_at_the_table = { $players_is ->
        [single] { $players } speelt niet aan deze tafel.
       *[several] { $players } spelen niet aan deze tafel.
    }
tournament-reason-other_roles = Voor zoveel spelers worden gedeeld: { $dealt }; opgegeven zijn { $roles }.
tournament-reason-leader_has_other_role = { $player } is de Sheriff van deze ronde; die rol is van niemand anders, en een andere heeft { $player } niet.
tournament-reason-expulsion_due = { $player } heeft twee waarschuwingen en ligt uit het toernooi: noteer dat eerst.
tournament-reason-no_such_round = Aan tafel { $table } is geen ronde { $round } begonnen.
tournament-reason-later_round_begun = Aan tafel { $table } is al een latere ronde dan { $round } begonnen. Wat daarmee gebeurt als de eerdere partij over moet, zegt het reglement niet.
tournament-reason-log_begun_already = De partij van tafel { $table }, ronde { $round } heeft al een eigen verslag. Of dit andere daarvoor in de plaats komt, is aan de scheidsrechter.
tournament-reason-round_not_open = Aan tafel { $table } is geen ronde { $round } bezig.

## De veiling

tournament-reason-auction_begun_already = De veiling van tafel { $table }, ronde { $round } is al begonnen (notitie { $entry }).
tournament-reason-other_number_laid = Er horen { $expected } personages te liggen, één voor ieder die er geen houdt, niet { $said }.
tournament-reason-characters_not_free = { $players_is ->
        [none] Bij { $characters } ligt er een dubbel.
       *[several] Bij { $characters } ligt een personage dat { $players } hield.
    }
tournament-reason-no_auction = Aan tafel { $table } is in ronde { $round } geen veiling bezig.
tournament-reason-bid_not_allowed = { $player } mag dit nu niet zeggen.
tournament-reason-choice_not_owed = Om de kiesvolgorde loten spelers met evenveel schuld die aan de beurt zijn om te kiezen; dat zijn { $players } niet.
tournament-reason-hired_already = { $player } heeft voor deze ronde al een personage en huurt geen ander.
tournament-reason-other_than_the_auction = Volgens de veiling heeft { $player } { CHARACTER($character) } voor { $price }$ gewonnen.
tournament-reason-won_by_another = Volgens de veiling heeft { $other } { CHARACTER($character) } gewonnen, niet { $player }.
tournament-reason-character_taken = { CHARACTER($character) } is in deze ronde al van { $players }.
tournament-reason-not_in_hundreds = { $price }$ is geen veelvoud van { $step }$: alleen zulke biedingen gelden.
tournament-reason-below_least_price = Een personage kost minstens { $least }$, niet { $price }$.
tournament-reason-more_than_owned = { $player } heeft geen { $price }$.
tournament-reason-last_pays_least = In de volgorde waarin genoteerd is wie wat huurde, is er niemand met geld meer over om tegen { $player } te bieden: de prijs is { $least }$, niet { $price }$. Zijn de personages in een andere volgorde verkocht, noteer ze dan in die volgorde.
tournament-reason-without_money_pays_least = { $player } heeft geen geld en betaalt precies { $least }$ voor wat er overblijft.
tournament-reason-without_money_waits = { $player } heeft geen geld en neemt wat er overblijft: eerst aan de beurt: { $players }.
tournament-reason-smaller_debt_first = { $players_is ->
        [single] { $players } heeft minder schuld dan { $player } en kiest eerst.
       *[several] { $players } hebben minder schuld dan { $player } en kiezen eerst.
    }
tournament-reason-did_not_survive = Alleen wie de vorige partij overleefde, houdt zijn personage; van { $player } blijkt dat niet uit het verslag.
tournament-reason-kept_without_money = { $player } houdt een personage zonder er het geld voor te hebben. Het reglement zwijgt. De ene lezing: zonder geld geen recht erop. De andere: wie niets heeft, is voor elk personage toch 100$ schuldig, dus houden mag ook.
tournament-reason-not_his_character = { CHARACTER($character) } is niet het personage waarmee { $player } de vorige partij speelde.
tournament-reason-other_price = Een personage houden kost wat ervoor geboden is: { $player } betaalt { $expected }$, niet { $price }$.

## Uitslagen

tournament-reason-other_players = { $expected_is ->
        [none] Volgens het verslag heeft niemand deze partij gespeeld; de uitslag { $said_is ->
            [none] noemt ook niemand.
           *[several] noemt { $said }.
        }
       *[several] Deze partij is gespeeld door { $expected }; de uitslag noemt { $said_is ->
            [none] niemand.
           *[several] { $said }.
        }
    }
tournament-reason-result_already = Hiervan is al een uitslag (notitie { $entry }): verbeter liever die.
tournament-reason-hires_missing = { $players_is ->
        [single] Volgens het verslag heeft { $players } in deze ronde geen personage; wat dat kostte, ontbreekt dus in het geld. Noteer eerst wat er gehuurd is, dan de uitslag.
       *[several] Volgens het verslag hebben { $players } in deze ronde geen personage; wat dat kostte, ontbreekt dus in het geld. Noteer eerst wat er gehuurd is, dan de uitslag.
    }
tournament-reason-role_was_another = Bij het delen was { $player } { $dealt }, niet { $said }.
tournament-reason-game_not_over = { $players_is ->
        [single] Met alleen { $players } nog in het spel heeft nog niemand gewonnen.
       *[several] Met { $players } nog in het spel heeft nog niemand gewonnen.
    }
tournament-reason-winner_by_moment = Alleen de Renegade is over, dus: { $found }; maar de uitslag zegt: { $said }. Viel de Sheriff terwijl er nog anderen in het spel waren, dan kan dat kloppen: welk moment telt, is aan de scheidsrechter.
tournament-reason-other_outcome = Gezien wie er over was: { $found }; de uitslag zegt: { $said }.
tournament-reason-final_duel_of_another = { $players_is ->
        [single] { $players } was niet de Renegade, en alleen die haalt het eindduel met de Sheriff.
       *[several] { $players } waren niet de Renegade, en alleen die haalt het eindduel met de Sheriff.
    }
tournament-reason-final_duel_with_others = { $players_is ->
        [single] { $players } was tot het eind in het spel, dus Sheriff en Renegade waren nooit met z'n tweeën.
       *[several] { $players } waren tot het eind in het spel, dus Sheriff en Renegade waren nooit met z'n tweeën.
    }

tournament-outcome-law = de wet wint
tournament-outcome-outlaws = de Outlaws winnen
tournament-outcome-renegade = de Renegade wint
tournament-fate-any = hoe het ook afliep
tournament-fate-in_play = tot het eind in het spel
tournament-fate-eliminated = uitgeschakeld
tournament-fate-final_duel = haalde het eindduel
tournament-fate-no_final_duel = haalde het eindduel niet

## Straffen

tournament-reason-reason_missing = Een uitsluiting wordt gemeld met de reden: wat heeft { $player } gedaan?
tournament-reason-second_warning = Dit is de tweede waarschuwing van { $player } in dit toernooi (de eerste: notitie { $entries }): dat betekent uitsluiting.
tournament-reason-call_comes_first = { $player } is nog niet tot spoed gemaand: bij traag spelen komt dat vóór elke straf.
tournament-reason-role_shown = { $how ->
        [mistake] { $player } heeft per ongeluk een rolkaart laten zien: de partij moet over.
        [purpose] { $player } heeft met opzet een rolkaart laten zien: dat is valsspelen, en er moet een straf volgen.
       *[none] { $player } heeft een rolkaart laten zien. Per ongeluk: de partij moet over. Met opzet: dat is valsspelen, en er moet een straf volgen.
    }
tournament-reason-no_penalty_stands = Notitie { $entry } is geen waarschuwing of uitsluiting die nog staat: er valt niets in te trekken.

## Duels

tournament-reason-rounds_not_over = Nog niet aan elke tafel is de voorronde gespeeld.
tournament-reason-lots_not_drawn = Op de grens staan spelers gelijk: er moet eerst geloot worden, dan pas is te zeggen wie er door zijn.
tournament-reason-other_qualifiers = Volgens de ranglijst gaan { $expected } door; genoemd zijn { $said }.
tournament-reason-unknown_match = In dit schema is geen duel “{ $match }”.
tournament-reason-other_players_meet = { $expected_is ->
        [none] Wie elkaar in dit duel treffen, is nog niet bekend; opgegeven zijn { $said }.
        [single] Van dit duel is alleen { $expected } al bekend; opgegeven zijn { $said }.
       *[several] In dit duel spelen { $expected }, niet { $said }.
    }
tournament-reason-opponent_goes_through = De tegenstander is vertrokken, dus de winnaar is { $expected }, niet { $player }.
tournament-reason-too_few_qualify = De duels zijn voor { $expected }, en er { $players ->
        [one] is nog één speler
       *[other] zijn nog { $players } spelers
    } over. Geen bepaling zegt wat er met de lege plaatsen gebeurt: wie niemand tegenover zich heeft, gaat zonder duel door, of iemand anders neemt de plaats in. Dat is aan de scheidsrechter, duel voor duel.
tournament-reason-referee_decides = Geen bepaling beslist over { $match }: dat doet de scheidsrechter.
tournament-reason-decided_already = Over { $match } heeft de scheidsrechter al beslist (notitie { $entry }): verbeter die.
tournament-reason-nothing_to_decide = In { $match } staat niets open: het reglement beslist.
tournament-reason-duel_not_open = { $match } kan nu niet gespeeld worden.
tournament-reason-duel_log_begun_already = { $match } heeft al een eigen verslag. Of dit andere daarvoor in de plaats komt, is aan de scheidsrechter.
tournament-reason-duel_log_says = Volgens het verslag van { $match } won { $player } (notitie { $entry } daar).
tournament-reason-game_log_says = Volgens het verslag van tafel { $table }, ronde { $round }: { $outcome } (notitie { $entry } daar).

tournament-match-quarter_1 = kwartfinale 1
tournament-match-quarter_2 = kwartfinale 2
tournament-match-quarter_3 = kwartfinale 3
tournament-match-quarter_4 = kwartfinale 4
tournament-match-semi_1 = halve finale 1
tournament-match-semi_2 = halve finale 2
tournament-match-third = duel om de derde plaats
tournament-match-final = finale
tournament-origin-seed = ranglijst: nummer { $place }
tournament-origin-winner = { $match }: winnaar
tournament-origin-loser = { $match }: verliezer

## Het verslag

tournament-reason-not_handed_over = Het evenement is niet overgedragen, dus er valt hier niets voort te zetten.
tournament-reason-other_copy = Deze kopie heeft het kenmerk { $said }; overgedragen is { $expected }.
tournament-reason-opened_twice = Het toernooi is al geopend (notitie { $entry }).
tournament-reason-entry_lost = Wat hier genoteerd was, is niet meer te lezen: de opslag is op deze plaats beschadigd.
tournament-reason-said_lost = Wat er bij het noteren over deze notitie gezegd werd, is niet meer te lezen: de opslag is op deze plaats beschadigd.
tournament-reason-entry_unknown = Er is geen notitie { $entry } vóór deze.
tournament-reason-not_a_fact = Notitie { $entry } neemt alleen een andere terug of verbetert die: terugnemen kan. Verbeter de notitie waar het om gaat, of voeg daarvóór iets in.
tournament-reason-taken_back_already = Notitie { $entry } is al teruggenomen.

## Wat er moet gebeuren

tournament-due-expulsion = { $players } heeft een tweede waarschuwing: uitsluiting
tournament-due-go = Het toernooi pauzeert: wanneer het verdergaat, is aan de scheidsrechter
tournament-due-penalty = { $players } heeft met opzet een rolkaart laten zien: er moet een straf volgen
tournament-due-again = Tafel { $table }: er is een rol getoond, dus ronde { $round } wordt overgespeeld
tournament-due-sign_ups = { $missing ->
        [one] Er moet zich nog één speler inschrijven
       *[other] Er moeten zich nog { $missing } spelers inschrijven
    }: met minder dan { $least } telt het toernooi niet voor het kampioenschap
tournament-due-unseated = { $players_is ->
        [single] { $players } is ingeschreven en zit aan geen tafel: waar, of dat die niet meespeelt, is aan de scheidsrechter
       *[several] { $players } zijn ingeschreven en zitten aan geen tafel: waar, of dat ze niet meespelen, is aan de scheidsrechter
    }
tournament-due-draw = De tafels moeten geloot worden
tournament-due-round = { $players_is ->
        [none] Tafel { $table }: ronde { $round } begint
       *[single] Tafel { $table }: ronde { $round } begint, Sheriff { $players }
    }
tournament-due-hires = { $players_is ->
        [single] Tafel { $table }, ronde { $round }: { $players } heeft nog geen personage
       *[several] Tafel { $table }, ronde { $round }: nog zonder personage: { $players }
    }
tournament-due-result = Tafel { $table }: de uitslag van ronde { $round }
tournament-awaited-result = Tafel { $table }: ronde { $round } is bezig, de uitslag wordt afgewacht
tournament-due-bid = Tafel { $table }, ronde { $round }: { $players } is aan het woord in de veiling
tournament-due-choice = Tafel { $table }, ronde { $round }: evenveel schuld, het lot bepaalt wie eerst kiest: { $players }
tournament-due-lots = Gelijk na alle criteria, er wordt geloot: { $players }
tournament-due-qualifiers = Wie er door zijn naar de duels, moet nog bekendgemaakt worden
tournament-due-match = Te spelen: { $match }, { $players }
tournament-due-empty_place = Aan de scheidsrechter, { $match }: { $players } heeft niemand tegenover zich. Winst zonder duel, of iemand anders neemt de lege plaats in
tournament-due-both_left = Aan de scheidsrechter, { $match }: { $players } zijn beiden vertrokken. Niemand gaat door, of wie als laatste vertrok, of iemand anders schuift op

## Wat spelers scheidt

tournament-criterion-score = eindscore
tournament-criterion-sheriff_wins = zeges als Sheriff
tournament-criterion-in_play = partijen tot het eind meegespeeld
tournament-criterion-renegade_wins = zeges als Renegade
tournament-criterion-deputy_wins = zeges als Hulpsheriff
tournament-criterion-outlaw_wins = zeges als Outlaw
tournament-criterion-lots = loting

## Wat getallen zijn

tournament-figure-total = totaal
tournament-figure-purse = startgeld
tournament-figure-price = tafel { $table }, ronde { $round }: huurt { CHARACTER($character) }
tournament-figure-prize = tafel { $table }, ronde { $round }: { ROLE($role) }, { $outcome }{ $fate ->
        [any] {""}
        [in_play] , tot het eind in het spel
        [eliminated] , uitgeschakeld
        [final_duel] , na het eindduel
       *[no_final_duel] , zonder het eindduel
    }{ $times ->
        [outlaws] {" "}({ $each }$ × { $count } Outlaws)
        [players] {" "}({ $each }$ × { $count } spelers)
       *[none] {""}
    }
tournament-figure-start = min het startgeld
tournament-figure-gain = gewonnen
tournament-figure-rounds = gespeelde rondes
tournament-figure-average = gewonnen per ronde
tournament-figure-correction = correctie voor een tafel van vijf naast tafels van zes
tournament-figure-score = { $lowered_is ->
        [given] eindscore (onder nul, dus de correctie verlaagt hem)
       *[none] eindscore
    }
tournament-figure-sheriff_wins = zeges als Sheriff
tournament-figure-in_play = partijen tot het eind meegespeeld
tournament-figure-renegade_wins = zeges als Renegade
tournament-figure-deputy_wins = zeges als Hulpsheriff
tournament-figure-outlaw_wins = zeges als Outlaw
tournament-figure-lots = plaats bij de loting

## Wat er genoteerd is

tournament-player = Speler { $number }
tournament-player-twin = { $name } ({ $number })
tournament-outside = * { $player }
tournament-outside_means = * Geen Italiaans staatsburger en niet in Italië woonachtig: mag meespelen, maar telt niet mee voor het kampioenschap [ITC-018, ITC-034]; wie voor zo'n plaats naar de finale gaat [ITC-006], beslist de organisator.
tournament-entry-opened = { $name_is ->
        [given] { $name }
       *[none] Het toernooi
    } begint{ $region_is ->
        [given] {" "}in { $region }
       *[none] {""}
    }{ $open_to_all ->
        [yes] , open voor spelers uit elke regio
       *[no] {""}
    }
tournament-entry-playerenrolled = { $number } { $name } schrijft zich in{ $region_is ->
        [given] {" "}({ $region })
       *[none] {""}
    }{ $qualified ->
        [yes] ; al geplaatst
       *[no] {""}
    }{ $disqualified ->
        [yes] ; eerder gediskwalificeerd
       *[no] {""}
    }{ $resident ->
        [no] ; staatsburger noch inwoner
       *[yes] {""}
    }{ $questions_is ->
        [none] {""}
       *[several] ; niet gevraagd: { $questions }
    }
tournament-entry-playerleft = { $player } vertrekt, { $when }
tournament-entry-seedwritten = Lotingscode voor { $purpose } opgeschreven: { $seed }
tournament-entry-drawn = { $seed_is ->
        [given] Geloot met de lotingscode { $seed }: { $tables }
       *[none] Met de hand geloot: { $tables }
    }
tournament-entry-roundopened = { $roles_is ->
        [given] Tafel { $table }, ronde { $round } begint, Sheriff { $sheriff }; rollen: { $roles }
       *[none] Tafel { $table }, ronde { $round } begint, Sheriff { $sheriff }
    }
tournament-entry-characterhired = { $kept ->
        [yes] Tafel { $table }, ronde { $round }: { $player } houdt { CHARACTER($character) } voor { $price }$
       *[no] Tafel { $table }, ronde { $round }: { $player } huurt { CHARACTER($character) } voor { $price }$
    }
tournament-entry-characterslaid = Tafel { $table }, ronde { $round }: opengelegd voor de veiling: { $characters }
tournament-entry-bidopened = Tafel { $table }, ronde { $round }: { $player } opent op { CHARACTER($character) } met { $bid }$
tournament-entry-bidraised = Tafel { $table }, ronde { $round }: { $player } verhoogt tot { $bid }$
tournament-entry-bidwithdrawn = Tafel { $table }, ronde { $round }: { $player } stapt uit
tournament-entry-characterchosen = Tafel { $table }, ronde { $round }: { $player } neemt, zonder geld, { CHARACTER($character) }
tournament-entry-choicedrawn = Tafel { $table }, ronde { $round }: geloot om de kiesvolgorde: { $order }
tournament-entry-tableopened = Tafel { $table }, ronde { $round }: de partij heeft een eigen verslag ({ $stream })
tournament-entry-paused = Het toernooi pauzeert{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-wenton = De pauze is voorbij
tournament-entry-timegranted = Tafel { $table }, ronde { $round }: { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    } extra tijd{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-handedover = Overgedragen aan { $to } (kopie { $copy })
tournament-entry-resumed = { $where_is ->
        [given] Gaat verder bij { $where } (kopie { $copy })
       *[none] Gaat hier verder (kopie { $copy })
    }
tournament-entry-gameplayed = Tafel { $table }, ronde { $round }: { $outcome }. { $results }
tournament-entry-gamevoided = { $refunded ->
        [yes] Tafel { $table }, ronde { $round }: de partij moet over met een nieuwe veiling
       *[no] Tafel { $table }, ronde { $round }: de partij moet over, personages en prijzen blijven
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-calledtoorder = { $player } wordt tot spoed gemaand
tournament-entry-roleshown = { $player } laat anderen een rolkaart zien{ $how ->
        [mistake] , per ongeluk
        [purpose] , met opzet
       *[none] {""}
    }
tournament-typed_at_table = { $entry } (tafel { $table }, ronde { $round }, notitie { $number })
tournament-typed_in_duel = { $entry } ({ $match }, notitie { $number })
tournament-offence-slow = traag spelen
tournament-offence-cheating = valsspelen
tournament-offence-conduct = wangedrag
tournament-offence-mistake = een vergissing
tournament-offence-second_warning = tweede waarschuwing
tournament-entry-warned = Waarschuwing voor { $player }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-expelled = { $player } wordt uitgesloten, { $when }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-penaltycancelled = De straf van notitie { $entry } wordt ingetrokken{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-lotsdrawn = { $seed_is ->
        [given] Geloot met de lotingscode { $seed }: { $order }
       *[none] Met de hand geloot: { $order }
    }
tournament-entry-qualifiersnamed = Door naar de duels: { $order }
tournament-entry-duelwon = { $winner } wint van { $loser }: { $match }
tournament-entry-duelopened = { $match }, { $players }: het duel heeft een eigen verslag ({ $stream })
tournament-entry-matchdecided = De scheidsrechter beslist, { $match }: { $players_is ->
        [none] niemand wint het
        [single] { $players } wint zonder duel
       *[several] { $players } treffen elkaar
    }{ $reason_is ->
        [given] {" "}({ $reason })
       *[none] {""}
    }
tournament-entry-letstand = De scheidsrechter laat notitie { $entry } staan{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-retracted = Notitie { $entry } wordt teruggenomen{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-corrected = Notitie { $entry } had moeten zijn: { $to }{ $reason_is ->
        [given] {" "}({ $reason })
       *[none] {""}
    }
tournament-entry-inserted = Vergeten vóór notitie { $before }: { $fact }{ $reason_is ->
        [given] {" "}({ $reason })
       *[none] {""}
    }

tournament-table = Tafel { $table }
tournament-table-seating = Tafel { $table }: { $players }
tournament-dealt = { $player } { ROLE($role) }
tournament-seat = { $duel ->
        [yes] { $player } ({ ROLE($role) }, na het eindduel)
       *[no] { $in_play ->
            [yes] { $player } ({ ROLE($role) }, in het spel)
           *[no] { $player } ({ ROLE($role) }, uitgeschakeld)
        }
    }
