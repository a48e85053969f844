# De app in een browser: wat de opdracht zegt, en de pagina rond de app.

help-serve = Toon de app in een browser, voor een tablet op tafel.
help-serve-at = de tafel die opengaat, zoals bij --table; zonder tafel de lijst van tafels
help-serve-watch = toon alleen wat iedereen aan tafel mag zien, voor een beamer of de spelers
help-serve-host = luister op dit adres (0.0.0.0: het hele netwerk); in het adres om te openen staat dan een geheim
help-serve-port = luister op deze poort; anders op 8421, of op een vrije als die bezet is

serve-here = Open dit adres in een browser op deze machine.
serve-secret = Open dit adres in een browser op hetzelfde netwerk. Wie het kent, kan daar wat jij kunt, en wie op het netwerk kan meelezen, kent het: gebruik een netwerk dat je vertrouwt.
serve-end = Ctrl+C beëindigt het; alles wat is genoteerd, blijft bewaard.

## De pagina

serve-opening = De tafel gaat open …
serve-closed = Geen verbinding. Alles wat is genoteerd, is bewaard.
serve-again = Er wordt opnieuw verbinding gezocht …
serve-continue = Ga verder
serve-refused = Dit adres opent de tafel niet. Typ het hele adres dat “referee serve” toont, met wat na de laatste schuine streep komt.
serve-full = Er staan te veel pagina’s open. Sluit er een en probeer het opnieuw.

## Wat er mis kan zijn

error-serve_not_installed = Voor de browser is nog een onderdeel nodig. Installeer het met: { $python } -m pip install textual-serve segno
error-cannot_listen = Luisteren op { $host }, poort { $port }, gaat niet: { $why }. Kies een andere --host of --port.
