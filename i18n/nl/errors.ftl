# Wat er buiten de regels misging: wat, waar, en wat te doen. Een sleutel zonder eigen bericht wordt naar zijn soort gezegd.

error-at = { $place_is ->
        [file] { $file }: { $sentence }
        [line] Regel { $line }: { $sentence }
       *[both] { $file }, regel { $line }: { $sentence }
    }
error-detail = { $sentence } ({ $detail })

## Een regel in steno

error-nothing_typed = Er is niets getypt. Typ wat er gebeurde, bijvoorbeeld: bang { $another }.
error-nothing_said = Wat deed { $player }? Typ het na de naam, bijvoorbeeld: { $player } bier.
error-line_too_long = De regel is langer dan { $longest } tekens. Maak er meerdere regels van.
error-open_quote = Een aanhalingsteken is niet gesloten: “{ $word }”. Zet " aan beide kanten van de naam.
error-unknown_word = “{ $word }” betekent hier niets. Kijk de spelling na, of zoek het op in de hulp.
error-no_role_or_character = “{ $word }” is in dit spel geen rol en geen personage, of de tweede van een soort. Typ NAAM:ROL:PERSONAGE, elk met zijn beginletters, of ? wat je niet weet.
error-read_so_far = Tot daar is gelezen: “{ $read }”; er is niets genoteerd.
error-line_before = De regel ervoor, “{ $refused }”, is ook niet genoteerd: typ die eerst in andere woorden.
error-lines_behind = { $count ->
        [one] De regel erachter is niet gelezen: typ hem daarna opnieuw.
       *[other] De { $count } regels erachter zijn niet gelezen: typ ze daarna opnieuw.
    }
error-after_refused = “{ $word }” past niet bij wat er genoteerd is, en de regel ervoor, “{ $refused }”, is niet genoteerd. Typ die eerst in andere woorden. Klopt “{ $word }” ook zonder die regel, typ het dan nog eens.
error-unread = { $read_is ->
        [given] “{ $word }” betekent hier niets. Zeg het anders, of laat het weg.
       *[none] “{ $word }” betekent hier niets. Typ wie wat deed, zoals: { $one } bang { $another }, { $another } mis, { $another } raak, { $one } trekt 2, { $one } einde.
    }
error-not_laid = Deze kaart blijft niet op tafel, dus niemand legt hem neer. Typ alleen de kaart, zoals: { $one } { $card }.
error-word_near = “{ $word }” betekent hier niets. Bedoel je { $choices }? Typ dat.
error-word_ambiguous = “{ $word }” kan { $choices } zijn. Typ meer van het woord.
error-whose_card = “{ $word }” kan van allebei zijn: { $choices }. Typ van wie.
error-whose_hand = “{ $word }”: volgens het verslag had { $player } die kaart niet. Van wie was hij: { $choices }? Typ welke van de twee.
error-which_counts = “{ $word }”: welke van de twee telt? { $choices }. Typ die eerst, met “over” ertussen.
error-serves_or_answers = “{ $word }” kan allebei zijn: { $choices }. Typ welke van de twee.
error-gives_which = Aan { $player } wordt een kaart gevraagd. Typ welke het was, bijvoorbeeld: { $choices }.
error-drawn_by_the_log = Volgens het verslag heeft { $player } getrokken (notitie { $number }). Is dat niet gebeurd, typ dan eerst { $choices }.
error-drawn_otherwise = Notitie { $number } noemt voor deze draw! al een andere kaart. Was dat een vergissing, typ dan { $choices }.
error-no_or_correct = “{ $word }”: verbetert dit wat er al genoteerd is, of geeft iemand niets? { $choices }. Typ welke van de twee.
error-which_hit = “{ $word }”: van wat er nu openstaat, of van wat eerder onbeantwoord bleef? { $choices }. Typ welke van de twee.
error-laid_late = “{ $word }”: lag die er al vóór de zet met het bezwaar, of wordt hij nu pas neergelegd? { $choices }. Typ welke.
error-laid_untold = “{ $word }”: volgens het verslag heeft { $player } geen { $card } voor zich. Is die in de vorige beurt van { $player } neergelegd zonder dat het genoteerd is? Voeg hem dan eerst in en typ daarna de draw! opnieuw. Of lag hij er echt niet? { $choices }. Typ welke.
error-weapon_untold = “{ $word }”: volgens het verslag heeft { $player } geen { $card } voor zich, en reikt zonder niet zo ver. Is die al neergelegd zonder dat het genoteerd is, of was hij er echt niet? { $choices }. Typ welke.
error-told_late = “{ $word }”: was dat al gebeurd vóór notitie { $number }, waartegen daarom een bezwaar staat, of gebeurt het nu pas? { $choices }. Typ welke.
error-optional_late = “{ $word }”: was dat al gedaan vóór notitie { $number }, of gebeurt het nu pas? { $choices }. Typ welke.
error-nowhere_earlier = “{ $word }”: nergens in de laatste ronde klopte dat zo dat alles wat volgde nog past. Gebeurde het toch, typ dan invoegen, het nummer van de notitie waarvóór het gebeurde, en de regel.
error-forgotten_before = “{ $word }”: was dat vergeten, en gebeurde het voordat de beurt van { $player } eindigde, of gebeurt het nu pas? { $choices }. Typ welke.
error-played_instead = “{ $word }”: in plaats van de zet met het bezwaar vlak ervoor, of daarnaast? { $choices }. Typ welke.
error-taken_back_before = “{ $word }” hoort bij notitie { $number }, die net is teruggenomen. Typ { $choices }: het eerste haalt notitie { $number } terug, het tweede noteert dit zonder die notitie.
error-another_taken_back = “{ $word }” gaat over notitie { $number }, en dat is niet de laatste. Wat wordt teruggenomen: { $choices }? Typ welke van de twee.
error-played_again = “{ $word }”: dat staat al in notitie { $number }, met de kaart erbij. Gebeurde het nog een keer, typ dan { $choices }; anders kan het weg.
error-typed_twice = “{ $word }”: twee keer getypt? Notitie { $number } zegt dat al. Gebeurde het nog een keer, typ dan { $choices }; zo niet, typ dan alleen wat nieuw is.
error-out_of_turn = “{ $word }”: de beurt van { $player } is volgens het verslag niet voorbij. Is die voorbij, of was dit buiten de beurt? { $choices }. Typ welke.
error-drawn_first = “{ $word }”: had { $player } eerst getrokken, of niet? { $choices }. Typ welke.
error-for_life_or_limit = “{ $word }”: voor een levenspunt, of omdat de beurt eindigt? { $choices }. Typ welke van de twee.
error-for_exchange_or_limit = “{ $word }”: geruild voor evenveel nieuwe kaarten, of omdat de beurt eindigt? { $choices }. Typ welke van de twee.
error-takes_which = Er valt meer dan één kaart te pakken: { $choices }. Typ welke.
error-takes_all = “{ $word }”: alle kaarten die wie is uitgeschakeld achterlaat, gaan samen naar één speler: { $choices }. Typ dat als je dat bedoelt.
error-meant_so = “{ $word }”: { $choices }. Typ dat als je dat bedoelt.
error-not_turned_up = “{ $word }” ligt niet open op tafel. Is die toch gespeeld, typ dan { $choices }.
error-drawn_by_another = { $player } heeft wel een kaart om voor te trekken, maar volgens het verslag moet { $asked } antwoorden. Staat daar een verkeerde naam, verbeter dan eerst die regel; trok { $player } toch, typ dan “{ $player } draait { $word } …”.
error-chooses_in_order = { $count ->
        [one] { $order } moet nog een kaart kiezen uit de { $store }. Typ eerst welke, zoals: { $first } bang; en daarna wat { $player } deed.
       *[other] Uit de { $store } moeten nog een kaart kiezen, in deze volgorde: { $order }. Typ eerst wie welke kiest, zoals: { $first } bang; en daarna wat { $player } deed.
    }
error-falls_first = { $player } heeft geen levenspunten meer: noteer dat eerst, en daarna wat de anderen antwoorden.
error-retracted_already = Notitie { $number } is al teruggenomen. Typ “opnieuw” om terug te halen wat het laatst is teruggenomen.
error-unknown_seat = Niemand heet hier “{ $word }”. { $players_is ->
        [given] Typ het nummer of het begin van de naam: { $players }.
       *[none] Typ een plaatsnummer of het begin van een naam.
    }
error-no_player = Hier hoort een speler te staan, en “{ $word }” is geen naam. { $players_is ->
        [given] Typ wie: { $players }; of laat “{ $word }” weg.
       *[none] Typ een plaatsnummer of het begin van een naam, of laat “{ $word }” weg.
    }
error-seat_ambiguous = “{ $word }” kan { $choices } zijn. Typ meer van de naam, of het plaatsnummer.
error-unknown_card = “{ $word }” is hier niet begrepen. Is het een kaart, kijk dan de spelling na, of typ ? als die niet te zien was, zoals: { $one } legt ? af. Is het iets anders, zeg het dan anders, of laat het weg.
error-no_card = “{ $word }” is op deze plaats niet begrepen. Typ daar een kaart, of ? als die niet te zien was, zoals: { $one } legt ? af; of zeg het anders, of laat “{ $word }” weg.
error-unknown_character = { $word_is ->
        [given] Geen personage heet hier “{ $word }”. Kijk de spelling na.
       *[none] Er ontbreekt een personage. Typ de naam, of ? als die niet bekend is.
    }
error-bad_number = { $word_is ->
        [given] “{ $word }” is geen getal dat hier past. Typ een geheel getal dat hier kan.
       *[none] Er ontbreekt een getal. Typ het achter het woord.
    }
error-bad_face = “{ $word }” is geen waarde met kleur. Typ bijvoorbeeld 4h, 10s, vr of schoppenboer (h ♥, r ♦, k ♣, s ♠). Achter een kaart mag het ook met een schuine streep: bang/4h.
error-face_ambiguous = “{ $word }” kan { $choices } zijn. Typ het voluit, zoals het hier staat.
error-needs_seat = Er ontbreekt een speler. Typ er een plaatsnummer of een naam achter, zoals: bang { $another }, pakt { $another } ton.
error-needs_draw = Waarvoor wordt er omgedraaid? Er staat geen draw! open. Typ de kaart erbij, zoals: { $one } ton 4h; of noteer eerst wat ontbreekt.
error-needs_card = Er ontbreekt een kaart. Typ de naam, of ? voor een kaart die niet te zien was, zoals: { $one } legt bang af.
error-needs_face = Er ontbreken waarde en kleur. Typ bijvoorbeeld 4h, 10s of vr.
error-needs_side = Er staat niet bij wie er won. Typ sheriff, outlaws of renegade.
error-two_sides_won = Zij horen bij twee kanten, en maar één kan gewonnen hebben. Typ sheriff, outlaws of renegade.
error-needs_reason = De sleutel van een reden ontbreekt. Typ de sleutel die bij het oordeel staat.
error-needs_more = Daarachter ontbreekt nog iets. Typ bijvoorbeeld: { $such }.
error-too_much = { $read_is ->
        [given] “{ $word }” is hier te veel. Laat het weg, of zeg het achter een komma.
       *[none] “{ $word }” is hier te veel. Laat het weg; wat er nog meer gebeurde komt achter een komma, zoals: { $one } bang { $another }, mis.
    }
error-left_over = “{ $word }” is hier te veel. Laat het weg.
error-nobody_to_act = Niemand hoeft nu iets te doen. Begin de regel met een plaats of een naam, zoals: { $one } beurt.
error-why_not_alone = “{ $word }” zegt alleen waarom. Typ terug om terug te nemen wat het laatst is genoteerd, en achter een komma, als je wilt, wat er in plaats daarvan gebeurt.
error-nothing_due = Er staat niets open wat met “{ $word }” afgedaan is. Typ voluit wat er gebeurde, zoals: { $one } verliest 1.
error-life_otherwise = Levenspunten van { $player } volgens het verslag: { $life }, niet { $told }. Noteer wat er intussen gebeurde, zoals: { $whom } verliest 1, { $whom } krijgt 1 leven; of zet wat te zien is: zet { $whom } leven { $told }.
error-falls_how = Levenspunten van { $player } volgens het verslag: { $life }. Typ eerst wat er op { $player } werd gespeeld en dat het raak was, bijvoorbeeld: bang { $whom }, { $whom } raak.
error-life_so = Levenspunten van { $player } volgens het verslag: { $life }. Dat staat er al; er is niets genoteerd.
error-character_so = Volgens het verslag is { $player } { CHARACTER($known) }. Dat staat er al; er is niets genoteerd.
error-who_it_is = “{ $word }”: als dat zegt wie { $player } is, typ dan: { $choices }.
error-character_otherwise = Volgens het verslag is { $player } { CHARACTER($known) }, niet { CHARACTER($told) }. Was dat fout, typ dan: { $such }; zo geldt het vanaf nu.
error-character_of_another = Volgens het verslag is { $other } al { CHARACTER($told) }, dus kan { $player } het niet zijn. Typ wie het is, of zet eerst recht wie { $other } is: { $such }.
error-hand_so = Ook volgens het verslag heeft { $player } { $told } in de hand. Dat staat er al; er is niets genoteerd.
error-hand_otherwise = Kaarten in de hand van { $player } volgens het verslag: { $held }, niet { $told }. Noteer wat er intussen gebeurde; of zet wat te zien is: zet { $whom } hand { $told }.
error-loses_a_card = Wie een kaart verliest, verliest geen levenspunt. Typ wie hem pakt, zoals: { $another } trekt van { $one }; of voor een levenspunt: { $one } verliest 1.
error-needs_rank = “{ $word }” is alleen de kleur. Typ ook de waarde van de kaart, bijvoorbeeld 4h, 10s of vr.
error-needs_face_too = “{ $word }” draait een kaart om: typ die erachter, zoals in “{ $word } 4h”.
error-which_role = Welke rol toonde { $who }? Typ die achter “uit”: { $roles }; of ? als niemand hem zag.
error-who_falls = “{ $word }”: van wie is dat: { $choices }? Typ het met de naam erbij.
error-nothing_forced = Enter alleen beslist dit niet. Typ wat er gebeurde.
error-entry_unknown = Er is geen notitie { $number }. Zoek het nummer op in het verloop.
error-not_in_a_correction = In een verbetering past geen andere. Noteer ze na elkaar.
error-not_about_the_table = Notitie { $number } zegt niets over de tafel: die neemt een andere terug of verbetert die, of hoort bij een verbetering. { $original_is ->
        [none] Noem de notitie waar het om gaat, of neem eerst { $number } terug.
       *[given] Verbeterd is { $original }: noem dat nummer.
    }
error-house_how = { $word_is ->
        [given] “{ $word }” is geen toestaan of verbieden. Typ huisregel toestaan of huisregel verbieden.
       *[none] Typ huisregel toestaan of huisregel verbieden, en dan de sleutel van een reden.
    }
error-fault_which = { $word_is ->
        [given] “{ $word }” is geen fout in de stapel. Typ fout short, fout exposed of fout misdealt.
       *[none] Was de laatste regel fout, typ dan herroep. Voor een fout in de stapel: fout short, fout exposed of fout misdealt.
    }
error-set_what = { $word_is ->
        [given] “{ $word }” is niet recht te zetten. Typ leven, max, hand, spel, personage, rol of fase.
       *[none] Wat moet er rechtgezet worden? Typ na de plaats leven, max, hand, spel, personage, rol of fase.
    }

## Een spelbestand of een stelling

error-not_a_game_file = Dit is geen spelbestand: het begint niet met “bang 1”. Kies een ander bestand.
error-newer_game_file = Het bestand heeft versie “{ $version }”, en die kent dit programma niet. Gebruik een nieuwere versie van het programma.
error-bad_position = De regel “{ $word }” van de stelling is niet af of klopt niet. Vergelijk hem met de bladzijde over steno.
error-no_seats = De stelling heeft geen plaatsen. Schrijf voor elke speler een regel, zoals: seat 1 "Anna".
error-seat_out_of_range = Deze tafel heeft geen plaats { $seat }; de plaatsen zijn 1 tot en met { $seats }. Kijk het nummer na.
error-seat_out_of_order = Hier wordt plaats { $seat } verwacht. Nummer de plaatsen vanaf 1, op volgorde.
error-seat_needs_name = Plaats { $seat } heeft geen naam. Schrijf er een, zoals: seat { $seat } "Anna".

## Notities en tafels van de opslag

error-bad_entry = Een notitie is niet te lezen: { $why }. Vergelijk die met het gepubliceerde schema.
error-not_a_tournament = Dit is geen toernooidocument: { $why }. Kies een ander bestand.
error-newer_tournament = Het document heeft vorm { $version }, en die kent dit programma niet. Gebruik een nieuwere versie van het programma.
error-entry_misnumbered = Notitie { $number } staat waar notitie { $expected } hoort: er is er een weggelaten, toegevoegd of verplaatst. Vraag het document opnieuw op.
error-taken_back_too_often = Tot en met notitie { $number } wordt terugnemen zelf te vaak teruggenomen om het te kunnen volgen. Laat weg wat niets verandert.
error-unknown_id = “{ $id }” is in dit spel niet bekend. Kijk de spelling na.
error-wrong_cause = Niets vraagt om “{ $kind }” wegens “{ $cause }”. Noem de kaart of de oorzaak die dat doet.
error-number_out_of_range = { $number } kan hier geen juist getal zijn. Kijk het na.
error-log_too_long = Een verslag heeft hoogstens { $most } notities. Ga verder aan een nieuwe tafel, vanuit de stelling aan het eind van deze.
error-too_much_again = In een spel van deze lengte worden te veel eerdere notities verbeterd. Lees het in als JSON Lines.
error-position_too_long = Een stelling heeft hoogstens { $most } regels. Controleer of dit het goede bestand is.
error-told_twice = Wat achter “{ $word }” staat, wordt twee keer gezegd. Laat een van de twee regels weg.
error-no_opening = Het verslag begint niet met een geopende tafel. Laat het daarmee beginnen.
error-opened_twice = Midden in het verslag wordt een tafel geopend. Maak er twee verslagen van.
error-no_tables = Er is nog geen tafel. Maak er een met: referee new.
    .app = Er is nog geen tafel. Maak er een klaar op het eerste scherm.
error-no_such_table = Er is geen tafel “{ $table }”. Zoek die op in de lijst van tafels.
error-table_ambiguous = Met “{ $table }” kan meer dan één tafel bedoeld zijn. Typ meer ervan.

## Het bestand van de opslag

error-store_busy = Een ander programma schrijft in de opslag { $path }. Er is niets genoteerd: probeer het zo nog eens.
error-store_newer = De opslag { $path } heeft vorm { $version }, geschreven door een nieuwere versie van het programma; deze kent tot en met { $known }. Gebruik de nieuwere versie, of een andere opslag.
error-store_damaged = De opslag { $path } is beschadigd ({ $where }). Hij wordt opnieuw geschreven uit alles wat er nog te lezen is, ook in de kopieën, met: { $rescue }
error-opening_lost = Het begin van { $stream } is niet te lezen, en zonder dat is van het verslag niets te maken. Zoeken in de kopieën gaat met: referee store mend
    .app = Het begin van { $stream } is niet te lezen, en zonder dat is van het verslag niets te maken. Herstel de opslag vanuit de lijst van tafels om in de kopieën te zoeken.
error-result_with_gaps = In het verslag { $stream } is iets niet te lezen (notitie { $numbers }), dus er wordt geen uitslag uit overgenomen. Noteer de uitslag zelf, of zoek wat verloren is in de kopieën: referee store mend
    .app = In het verslag { $stream } is iets niet te lezen (notitie { $numbers }), dus er wordt geen uitslag uit overgenomen. Noteer de uitslag zelf, of herstel de opslag vanuit de lijst van tafels.
error-store_open = De opslag { $path } is open in een ander venster of programma. Sluit die daar eerst.
error-store_unreachable =
    De opslag { $path } is niet te openen of te schrijven: { $because ->
        [SQLITE_FULL] de schijf is vol
        [SQLITE_READONLY] er mag alleen uit gelezen worden
        [SQLITE_IOERR] de schijf geeft een fout
        [SQLITE_CANTOPEN] het bestand of de map gaat niet open
       *[other] { $because }
    }. Kijk de plaats, de rechten en de ruimte op de schijf na.
error-not_a_store = { $path } is geen opslag van dit programma. Noem een ander bestand.
error-not_unicode = De naam van de opslag { $path } is niet als tekst te lezen. Geef het bestand of de map een andere naam.
error-stream_taken = Er is al een tafel { $stream }. Open die, of maak er een met een andere naam.
error-stream_has_grown = Een ander venster of programma noteerde intussen aan deze tafel: { $version } notities in plaats van { $expected }. Er is niets genoteerd: kijk opnieuw naar de tafel en herhaal het.
error-unknown_stream = Deze opslag heeft geen tafel { $stream }. Zoek die op in de lijst van tafels.
error-event_id_taken = Notitie { $event_id } staat al bij tafel { $stream }. Die is niet nog eens genoteerd.
error-copy_in_the_way = { $path } staat er al. Kopieer onder een andere naam, of verplaats dat bestand.

## Sets en regels

error-no_such_set = Er is geen set “{ $set }”. Kies uit: { $known }.
error-set_needs = De set “{ $set }” is niet te spelen zonder “{ $other }”. Kies ze allebei.
error-stands_alone = “{ $set }” wordt op zichzelf gespeeld ({ $clauses }), zonder “{ $other }”. Laat er een weg.
error-sets_clash = De sets “{ $set }” en “{ $other }” gaan niet samen. Laat er een weg.
error-no_such_rule = Er is geen regel “{ $rule }”. Kijk het id na.

## Naar soort, waar de sleutel geen eigen zin heeft

error-NotYet = Dit mag nog niet getoond of gedaan worden. Kijk eerst wat er moet gebeuren.
error-RefereeError = Er ging iets mis.
error-BadData = Een gegevensbestand van het programma klopt niet. Installeer het programma opnieuw, of herstel het bestand.
error-BadJournal = Dit spel is niet te lezen. Kijk het bestand na.
error-UnknownId = Er is niets met deze naam. Kijk de spelling na.
error-SetsClash = Deze sets gaan niet samen. Kies andere.
error-BadLine = Deze regel is niet te begrijpen. Kijk hem na, of kijk in de hulp.
error-StoreBusy = Een ander venster of programma heeft net in deze opslag geschreven. Er is niets genoteerd: kijk opnieuw naar de tafel en herhaal het.
error-StoreNewer = De opslag is geschreven door een nieuwere versie van het programma. Gebruik die versie, of een andere opslag.
error-StoreDamaged = De opslag is beschadigd. Er wordt niets meer in geschreven: exporteer wat te lezen is en ga verder in een nieuwe opslag.
error-StoreUnreachable = De opslag is niet te openen of te schrijven. Kijk de plaats, de rechten en de ruimte op de schijf na.
error-Stale = Een ander venster of programma heeft net aan deze tafel genoteerd. Er is niets genoteerd: kijk opnieuw naar de tafel en herhaal het.
error-unknown_option = “{ $word }” is geen optie van dit spel, of geen waarde ervan. Kies uit: { $choices }.
error-not_dealt = Dit spel heeft een echte trekstapel, of is niet door het programma gedeeld: het programma deelt er geen kaarten voor.
error-not_this_deck = Hier zijn kaarten genoteerd die niet uit de trekstapel van dit spel komen; neem ze terug om verder te gaan.
error-not_offered = “{ $word }” hoort niet bij wat nu kan.
error-standings_are_secret = De ranglijst mag nog niet getoond worden: geld blijft geheim tot het laatste duel voorbij is (ITC-119). Nog te gaan: { $due }.

## Waarom het systeem weigert

system-enoent = zo’n bestand of map is er niet
system-eacces = daar zijn de rechten niet voor
system-eperm = het is niet toegestaan
system-eisdir = het is een map
system-enotdir = een deel van het pad is geen map
system-enospc = er is geen ruimte meer
system-erofs = het is alleen te lezen
system-eaddrinuse = de poort is bezet
