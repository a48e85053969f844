## De uitspraken vragen

ask-unsure = Het is niet zeker dat het antwoord hierbij staat.
ask-related = Vervolgvragen
ask-answer_language = Antwoord in
ask-parallel = Alle talen
ask-from = Bron
ask-opening = De uitspraken worden geopend …
ask-indexing = De uitspraken worden geïndexeerd, alleen deze keer: { $percent } %
ask-in_force = geldt hier
ask-found = { $count ->
        [one] { $count } uitspraak
       *[other] { $count } uitspraken
    }
ask-unkept = De index van de uitspraken kan niet in { $folder } worden bewaard en wordt daarom elke keer opnieuw gemaakt. Controleer de rechten en de ruimte op de schijf.
ask-left_out = { $count ->
    [one] Een uitspraak is weggelaten, omdat er iets mee mis is
   *[other] Door { $count } fouten zijn uitspraken weggelaten
}: `referee rulings check` vertelt wat er mis is, en waar.
ask-told_in = nog niet vertaald: { $language }
ask-not_in_force = geldt hier niet
ask-house = eigen huisregel
ask-replaced = vervangen door een latere
ask-meant = “{ $typed }” is gelezen als { $read }.
ask-unknown = Onbekend: { $words }.
ruleset-base = Basisspel
ruleset-base-nl = Nederlandse regels (eerste editie)
ruleset-champ-2007 = Kampioenschap 2007
ruleset-rebel = Rebel!
ruleset-death-mesa = Death Mesa
ruleset-lone-gunslinger = The Lone Gunslinger
ruleset-dodge-city = Dodge City
ruleset-high-noon = High Noon
ruleset-fistful = A Fistful of Cards
ruleset-bullet = The Bullet!
does-related = Wat na de gekozen uitspraak vaak gevraagd wordt
does-answer_language = De antwoorden in de volgende taal
does-parallel = Het antwoord in alle talen, of in één
does-source = Alleen uitspraken uit het volgende document, en ten slotte uit alle

# Uitgerekend door de wedstrijdtafel, naast de uitspraak

worked-tables = { $players } spelers aan { $tables } tafels: { $sizes }
worked-rounds = Een tafel van { $players } speelt { $rounds } rondes
worked-duels = { $tables } tafels: de beste { $players } gaan door naar de duels
worked-score = { $score } aan een tafel van vijf wordt { $corrected }
worked-prize_by_outlaws = Met { $players } spelers: { $count } Outlaws à { $each } dollar, samen { $money }
worked-prize_by_players = Met { $players } spelers: { $count } keer { $each } dollar, samen { $money }
