# Het kampioenschap aan tafel: redenen, wat er moet gebeuren, regels in het verslag en de namen van de spelregels.

## Redenen

reason-noon_waits_for_the_sheriff = De stapel wordt voor de derde keer geschud. De ene lezing: vanaf de volgende beurt van de Sheriff kost elke beurt een levenspunt. De andere: vanaf de volgende beurt, wiens beurt dat ook is.
reason-role_exposed = { $how ->
        [mistake] { $by } heeft per ongeluk de rolkaart laten zien: dat mag niet, en de partij moet over.
        [purpose] { $by } heeft de rolkaart met opzet laten zien: een uiterst zware overtreding; over de straf beslist de scheidsrechter.
       *[unknown] { $by } heeft de rolkaart laten zien, en dat mag niet. Per ongeluk: de partij moet over. Met opzet: een uiterst zware overtreding.
    }
reason-role_open = De rol van { $by } ligt toch al open: laten zien heeft geen effect.
reason-replay_how = { $start ->
        [auction] De partij begint opnieuw met een nieuwe veiling.
       *[deal] De partij begint opnieuw met nieuw gedeelde rollen.
    } Het reglement zegt alleen dat de partij over moet. De ene lezing: de rollen worden opnieuw gedeeld, en ieder houdt zijn personage voor de betaalde prijs. De andere: de veiling hoort bij de ronde en wordt dus overgedaan, en wat betaald is gaat terug.
reason-game_replayed = Deze partij is afgebroken en wordt overgespeeld met { $start ->
        [auction] een nieuwe veiling
       *[deal] nieuw gedeelde rollen
    }: er gebeurt niets meer in.
reason-noon_not_yet = { $by } verliest nog niets door high noon: dat begint met de eerste beurt van de Sheriff nadat de stapel voor de derde keer is geschud (tot nu toe { $count }).
reason-noon_once = High noon kost { $by } één levenspunt aan het begin van elke eigen beurt, en verder niets.
reason-not_on_oneself = { $by } richt { CARD($card, form: "the") } op eigen kaarten; op het kampioenschap mag dat niet.
reason-older_copy_stays = { $by } heeft twee kaarten met dezelfde naam liggen ({ CARD($card) }): de oudste moet weg.
reason-already_left = { $by } heeft het toernooi al verlaten, en terugkomen kan niet.
reason-stays_jailed = { $by } is vertrokken en geldt voorgoed als in Jail: elke beurt wordt overgeslagen, zonder draw!.
reason-cards_stay = { $by } is vertrokken maar niet uitgeschakeld: alle kaarten blijven waar ze zijn.
reason-left_not_out = { $by } is vertrokken, maar niet uitgeschakeld: die plaats blijft in het spel en kan beschoten en beroofd worden.
reason-jailed_already = { $at } is vertrokken en geldt toch al als in Jail: een Jail verandert daar niets aan.
reason-passive_plays = { $by } is vertrokken: die plaats is passief en gebruikt niets wat gespeeld of gekozen moet worden, dus ook { CARD($card, form: "the") } niet.
reason-barrel_not_used = { $by } is vertrokken, maar { CARD($card, form: "the") } wordt wel gebruikt: eerst de draw!.
reason-passive_ability = { $by } is vertrokken. Wat vanzelf werkt, gaat door; of { CARD($ability, form: "the") } dat ook doet, staat er niet. De ene lezing: de vaardigheid laat een keus, dus rust ze. De andere: ze gaat door, en de scheidsrechter kiest willekeurig.
reason-cheating = { $by } heeft { $how ->
        [peeking] in de hand van een tegenstander gekeken
        [lying] onjuiste informatie over het spel gegeven
        [advice] advies van buiten de partij aangenomen
        [pact] afgesproken hoe de partij moet aflopen
       *[referee] tegen een scheidsrechter gelogen
    }: dat is valsspelen, en dat wordt niet geduld.
reason-not_called_to_order = { $by } is nog niet tot spoed gemaand: bij traag spelen komt dat vóór elke straf.
reason-in_good_faith = { $by } vergiste zich te goeder trouw: dat wordt rechtgezet, niet bestraft.
reason-not_an_opponent = { $by } kan een scheidsrechter alleen bij een tegenstander laten kijken.

## Wat er moet gebeuren

owed-replay = Er is een rol getoond: de partij wordt overgespeeld
    .short = de partij wordt overgespeeld
owed-expel = Als { $by } de rol met opzet liet zien: uitsluiting, als de scheidsrechter zo oordeelt
    .short = de scheidsrechter beslist of { $by } wordt uitgesloten
owed-skip = { $by } is vertrokken: deze beurt wordt overgeslagen
    .short = { $by } slaat deze beurt over
owed-order = Speelt { $by } te traag, dan maant de scheidsrechter tot spoed
    .short = de scheidsrechter maant { $by } tot spoed
owed-penalise = { $by } is { $count } keer tot spoed gemaand: de scheidsrechter mag een straf geven
    .short = de scheidsrechter mag { $by } bestraffen
owed-punish = { $by } heeft valsgespeeld: daar hoort een straf bij; welke en wanneer, is aan de scheidsrechter
    .short = de scheidsrechter bestraft { $by }
owed-second = { $by } heeft een tweede waarschuwing: dat is uitsluiting
    .short = { $by } wordt uitgesloten wegens een tweede waarschuwing

## In het verslag

entry-roleexposed = { $by } laat de rolkaart zien{ $role_is ->
        [given] {" "}({ ROLE($role) })
       *[none] {""}
    }{ $how ->
        [mistake] {" "}per ongeluk
        [purpose] {" "}met opzet
       *[none] {""}
    }
entry-gamereplayed = { $start ->
        [auction] De partij wordt afgebroken en overgespeeld, met een nieuwe veiling
       *[deal] De partij wordt afgebroken en overgespeeld, met nieuw gedeelde rollen
    }
entry-expelled = { $by } wordt uitgesloten van het toernooi{ $offence ->
        [slow] {" "}wegens traag spelen
        [cheating] {" "}wegens valsspelen
        [conduct] {" "}wegens wangedrag
        [mistake] {" "}wegens een vergissing
       *[none] {""}
    }
entry-withdrew = { $by } verlaat het toernooi
entry-cheated = De scheidsrechter betrapt { $by } op valsspelen: { $how ->
        [peeking] keek in de hand van een tegenstander
        [lying] onjuiste informatie
        [advice] advies van buiten
        [pact] een afgesproken afloop
       *[referee] een leugen tegen een scheidsrechter
    }
entry-warned = De scheidsrechter geeft { $by } een waarschuwing{ $offence ->
        [slow] {" "}wegens traag spelen
        [cheating] {" "}wegens valsspelen
        [conduct] {" "}wegens wangedrag
        [mistake] {" "}wegens een vergissing
       *[none] {""}
    }
entry-refereecalled = { $by } roept een scheidsrechter{ $of_is ->
        [nobody] {""}
       *[other] : { $of } rekt misschien tijd
    }
entry-calledtoorder = De scheidsrechter maant { $by } tot spoed
entry-turnlimited = { $seconds ->
        [0] Een beurt heeft geen tijdslimiet meer
       *[other] De klok markeert beurten van meer dan { $seconds } seconden
    }
entry-timeadded = { $minutes ->
        [one] De tafel krijgt { $minutes } minuut extra tijd
       *[other] De tafel krijgt { $minutes } minuten extra tijd
    }

card-noon = high noon
    .a = high noon
    .the = high noon
step-noon = het levenspunt voor high noon

## Om te bekijken

panel-noon = { $state ->
        [counting] High noon: de stapel is { $count } van de { $due } keer geschud
        [armed] High noon begint met de volgende beurt van { $by }
       *[striking] High noon: { $by } verliest als volgende een levenspunt
    }
panel-replay = { $start ->
        [auction] Afgebroken: wordt overgespeeld met een nieuwe veiling
       *[deal] Afgebroken: wordt overgespeeld met nieuw gedeelde rollen
    }
panel-expelled = Uitgesloten: { $by }
panel-left = Vertrokken, passieve plaats: { $by }
panel-calls = Tot spoed gemaand: { $by } { $count ->
        [one] (eenmaal)
        [2] (tweemaal: een straf mag)
       *[other] ({ $count } keer: een straf mag)
    }
panel-warned = Gewaarschuwd: { $by } { $count ->
        [one] (eenmaal)
        [2] (tweemaal)
       *[other] ({ $count } keer)
    }
panel-times = { $what ->
        [limit] Een beurt mag { $time } duren
       *[extra] Extra tijd: { $time }
    }

## Spelregels

rule-championship-noon_comes_first = high noon
rule-championship-a_repeated_game_is_broken_off = de partij wordt overgespeeld
rule-championship-in_jail_for_good = vertrokken: geldt als in Jail
rule-championship-wholly_passive = vertrokken: speelt niets
rule-championship-nothing_saves_him = vertrokken: geen Beer
rule-championship-he_picks_last = vertrokken: kiest als laatste
rule-championship-one_card_will_do = vertrokken: niemand kiest voor deze speler
rule-championship-as_the_referee_set_it = limiet van de scheidsrechter
rule-championship-calls_are_counted = tot spoed gemaand
rule-championship-no_ability_in_mid_card = niet voor de kaart klaar is
