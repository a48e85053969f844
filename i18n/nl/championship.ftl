# Het kampioenschap aan tafel: redenen, wat er moet gebeuren, regels in het verslag en de namen van de spelregels.

## Redenen

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

house-replay_how = hoe een partij opnieuw begint nadat een rol te zien was

## Wat er moet gebeuren

owed-replay = Er is een rol getoond: de partij wordt overgespeeld
    .short = de partij wordt overgespeeld
owed-expel = { $by } liet de rol met opzet zien: uitsluiting, als de scheidsrechter dat vindt
    .short = de scheidsrechter beslist of { $by } wordt uitgesloten

## In het verslag

entry-roleexposed = { $by } laat de rolkaart zien{ $role_is ->
        [given] {" "}({ ROLE($role) })
       *[none] {""}
    }{ $how ->
        [mistake] {" "}bij vergissing
        [purpose] {" "}met opzet
       *[none] {""}
    }
entry-gamereplayed = { $start ->
        [auction] De partij wordt afgebroken en overgespeeld, met een nieuwe veiling
       *[deal] De partij wordt afgebroken en overgespeeld, met nieuw gedeelde rollen
    }
entry-expelled = { $by } wordt uitgesloten van het toernooi

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

## Spelregels

rule-championship-noon_comes_first = high noon
rule-championship-a_repeated_game_is_broken_off = de partij wordt overgespeeld
