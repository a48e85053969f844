# Documenten van toernooien bewijzen en maken: de hulp, en elke fout die een tweede lezing kan vinden.

help-tournament-simulate = Hele toernooien door het toeval laten spelen, en hun documenten schrijven.
help-tournament-simulate-players = hoeveel spelers
help-tournament-simulate-seed = een getal: hetzelfde getal geeft hetzelfde toernooi
help-tournament-simulate-games = zoveel toernooien, elk met het volgende getal
help-tournament-simulate-out = in deze map, elk een bestand; anders één document naar standaarduitvoer
help-tournament-verify = Documenten opnieuw uitrekenen met een tweede, onafhankelijke lezing van het reglement, en elk verschil tonen.
help-tournament-verify-files = het document van een toernooi (- voor standaardinvoer)
help-tournament-export = Een toernooi als document schrijven, met alles wat uit de notities volgt, of de uitslagen als CSV.
help-tournament-export-sheet = in plaats daarvan als CSV: standings (de stand) of games (de partijen)
help-tournament-export-output = in dit bestand
help-tournament-schema = Het JSON-schema van het document van een toernooi tonen.
error-needs_out = Meer dan één toernooi heeft een map nodig. Noem er een met --out.

## Naast de antwoorden

proof-clean = geen verschil in { $entries } notities
proof-stood =
    { $count ->
        [one] één notitie bleef staan
       *[other] { $count } notities bleven staan
    }
proof-summary =
    { $differences ->
        [one] één verschil
       *[other] { $differences } verschillen
    } in { $files ->
        [one] één document
       *[other] { $files } documenten
    }
proof-told = opgegeven: { $told }
proof-found = uitgerekend: { $found }

## Fouten in de vorm

fault-malformed = Dit is niet als notitie te lezen.
fault-misnumbered = Er is een notitie weggelaten, toegevoegd of verplaatst.
fault-missing = Dit ontbreekt.
fault-not_expected = Zoiets komt er niet uit.
fault-other_order = De volgorde is een andere.
fault-other_result = Er komt iets anders uit.

## Fouten in notities

fault-entry_unknown = Zo'n notitie is er daarvoor niet.
fault-not_a_fact = Alleen wat er gebeurd is, kan verbeterd worden of iets vóór zich krijgen.
fault-taken_back_already = Die notitie telt al niet meer.
fault-opened_twice = Het toernooi was al geopend.
fault-came_back = Wie vertrokken is, kan niet terugkomen.
fault-number_taken = Een andere speler heeft dit nummer.
fault-name_taken = Een andere speler heet zo.
fault-after_the_draw = De tafels waren al geloot.
fault-already_qualified = Wie al geplaatst is, mag niet meedoen.
fault-disqualified_before = Wie wegens een zware overtreding gediskwalificeerd is, mag niet meedoen.
fault-other_region = De speler hoort bij een andere regio.
fault-unknown_player = Niemand met dit nummer heeft zich ingeschreven.
fault-unknown_players = Er zit iemand die zich niet heeft ingeschreven.
fault-call_comes_first = Voor traag spelen wordt niemand gewaarschuwd die niet eerst tot spoed is gemaand.
fault-left_already = De speler was al vertrokken.
fault-other_moment = Het toernooi was toen in een ander stadium.
fault-reason_missing = Een uitsluiting heeft een reden nodig.
fault-no_penalty_stands = Er staat geen straf die ingetrokken kan worden.
fault-expulsion_due = Na een tweede waarschuwing ligt een speler eruit.
fault-seed_again = Hiervoor was al een lotingscode opgeschreven.
fault-seed_not_written = Deze lotingscode was niet vóór de loting opgeschreven.
fault-one_seed_of_several = Hiervoor waren meerdere lotingscodes opgeschreven.
fault-not_by_the_seed = De lotingscode geeft een andere volgorde.
fault-drawn_again = De tafels waren eerder al geloot.
fault-table_size = Een tafel heeft vijf tot zeven spelers.
fault-tables_uneven = Tafels mogen hoogstens één speler schelen.
fault-not_seated = Iemand heeft geen plaats.
fault-seated_twice = Iemand zit er twee keer.
fault-gone_and_seated = Er zit iemand die vertrokken was.
fault-unknown_table = Zo'n tafel is er niet.
fault-round_open_already = De ronde was al begonnen.
fault-round_not_over = De vorige ronde is niet afgelopen.
fault-other_round = Een andere ronde is aan de beurt.
fault-table_stopped = Met drie overgebleven spelers is de tafel gestopt.
fault-everybody_was_sheriff = Iedereen die er is, is al Sheriff geweest.
fault-other_sheriff = De Sheriff van deze ronde is een ander.
fault-not_at_the_table = De speler hoort niet bij deze ronde.
fault-other_roles = Bij zoveel spelers worden andere rollen gedeeld.
fault-leader_has_other_role = De Sheriffrol is alleen van de Sheriff.
fault-no_such_round = Zo'n ronde is niet begonnen.
fault-later_round_begun = Een latere ronde was al begonnen.
fault-round_not_open = Deze ronde is niet aan de gang.
fault-log_begun_already = Deze partij heeft al een verslag.
fault-hired_already = De speler heeft al een personage.
fault-other_than_the_auction = De veiling komt op een ander personage of een andere prijs uit.
fault-won_by_another = Volgens de veiling heeft een andere speler dit personage gewonnen.
fault-character_taken = Een andere speler heeft dit personage.
fault-did_not_survive = Alleen wie de vorige partij overleefde, mag een personage houden.
fault-not_his_character = Dat was niet het personage van deze speler.
fault-other_price = Een behouden personage kost wat het eerst kostte.
fault-kept_without_money = Of iemand zonder geld zijn personage mag houden, is aan de scheidsrechter.
fault-more_than_owned = De prijs is meer dan de speler bezit.
fault-not_in_hundreds = Prijzen gaan met honderden.
fault-below_least_price = De laagste prijs is 100.
fault-last_pays_least = Wie als laatste huurt, betaalt de laagste prijs.
fault-without_money_pays_least = Wie geen geld heeft, betaalt de laagste prijs.
fault-without_money_waits = Wie geen geld heeft, wacht tot de anderen klaar zijn.
fault-smaller_debt_first = De kleinste schuld kiest eerst.
fault-auction_begun_already = De veiling was al begonnen.
fault-other_number_laid = Er moet een ander aantal personages open.
fault-characters_not_free = Er ligt een personage open dat vergeven is, of dubbel.
fault-no_auction = Er is geen veiling aan de gang.
fault-bid_not_allowed = Dit mag nu niet gezegd worden.
fault-choice_not_owed = Voor deze keus hoeft niet geloot te worden.
fault-other_players = Aan deze partij deden anderen mee.
fault-result_already = Er is al een uitslag.
fault-hires_missing = Iemand in deze ronde heeft nog geen personage.
fault-role_was_another = Er was een andere rol gedeeld.
fault-game_not_over = Met wie er over was, is de partij niet afgelopen.
fault-other_outcome = Met wie er over was, hebben anderen gewonnen.
fault-final_duel_of_another = Alleen een Renegade haalt het eindduel met de Sheriff.
fault-final_duel_with_others = Er was geen eindduel: anderen zijn nog in het spel.
fault-rounds_not_over = De rondes zijn niet aan alle tafels afgelopen.
fault-not_tied = Deze spelers staan niet gelijk.
fault-lots_not_drawn = Eerst moet er geloot worden.
fault-other_qualifiers = Anderen hebben zich geplaatst.
fault-unknown_match = Zo'n duel is er niet.
fault-other_players_meet = In dit duel treffen anderen elkaar.
fault-opponent_goes_through = De tegenstander van wie vertrok, gaat door.
fault-too_few_qualify = Er zijn minder spelers over dan de duels er vragen, en geen bepaling zegt wat er met de lege plaatsen gebeurt.
fault-decided_already = Hierover heeft de scheidsrechter al beslist.
fault-nothing_to_decide = Hier valt niets te beslissen: dat doet het reglement.
fault-duel_not_open = Dit duel kan nu niet gespeeld worden.
fault-duel_log_begun_already = Dit duel heeft al een verslag.
fault-not_handed_over = Het evenement was niet overgedragen.
fault-other_copy = Er was een andere kopie overgedragen.
