# De app in een browser: wat de opdracht zegt, en de pagina rond de app.

help-serve = Toon pagina’s op de telefoons in de zaal, en de app in een browser, voor een tablet op tafel.
help-serve-at = de tafel die opengaat, zoals bij --table; zonder tafel de lijst van tafels
help-serve-watch = toon alleen wat iedereen aan tafel mag zien, voor een beamer of de spelers
help-serve-host = luister op dit adres (0.0.0.0: het hele netwerk)
help-serve-port = luister op deze poort; anders op 8421, of op een vrije als die bezet is
help-serve-name = hoe anderen deze machine noemen, in het adres dat wordt getoond; nodig als het certificaat voor een naam is
help-serve-cert = versleutel wat wordt verstuurd (https) met het certificaat in dit bestand, in PEM
help-serve-key = de sleutel van het certificaat, als die in een ander bestand staat

serve-here = Open dit adres in een browser op deze machine. Wie nog meer op deze machine werkt, kan het niet raden.
serve-everybody = Het adres voor iedereen in de zaal: tafels, toernooien en uitspraken, niets geheims. Wie de code scant, is binnen.
serve-referee =
    Alleen voor de scheidsrechter:
    de app: { $app }
    de code van de tafel van de scheidsrechter, met aanraken, onderaan de pagina voor iedereen: { $code }
    Wie deze kent, kan wat jij kunt, en wie op het netwerk kan meelezen, kent ze: gebruik een netwerk dat je vertrouwt.
serve-plain = Gewoon http: wie op hetzelfde netwerk zit en meeleest, ziet wat telefoons zien, ook codes. Gebruik een eigen netwerk, of --cert en --key.
serve-end = Ctrl+C beëindigt het; alles wat is genoteerd, blijft bewaard.
serve-trouble = Met een pagina ging iets mis: { $what }
serve-left_out = { $count ->
    [one] Nog één zo’n regel is weggelaten.
   *[other] Nog { $count } van zulke regels zijn weggelaten.
}

## De pagina

serve-opening = De tafel gaat open …
serve-closed = Geen verbinding. Alles wat is genoteerd, is bewaard.
serve-again = Er wordt opnieuw verbinding gezocht …
serve-continue = Ga verder
serve-refused = Dit adres opent de tafel niet. Typ het hele adres dat “referee serve” toont, met wat na de laatste schuine streep komt.
serve-full = Er staan te veel pagina’s open. Sluit er een en probeer het opnieuw.

## Bestanden die door de pagina komen en gaan

page-choose = Kies het in de pagina rond dit scherm; het wordt alleen gelezen.
page-save = Het staat klaar in de pagina rond dit scherm: sla het daar op.
page-file_choose = Kies een bestand
page-file_save = Sla { $name } op
page-file_cancel = Annuleer
page-file_sending = Het wordt verstuurd …

## Wat er mis kan zijn

error-serve_not_installed = Voor de browser is nog een onderdeel nodig. Installeer het met: { $python } -m pip install textual-serve segno
error-cannot_listen = Luisteren op { $host }, poort { $port }, gaat niet: { $why }. Kies een andere --host of --port.
error-key_without_cert = Een sleutel alleen versleutelt niet. Noem ook het certificaat, met --cert.
error-cannot_encrypt = Met { $file } kan niet worden versleuteld: { $why }. Nodig zijn een certificaat en zijn sleutel in PEM, zonder wachtwoord.
error-page_too_large = Dit bestand is hiervoor te groot. Kies een ander.
error-page_failed = Het bestand is niet aangekomen. Kies het opnieuw.
