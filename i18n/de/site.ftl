# Die Regelentscheide als Website: `referee publish`, und was auf ihren Seiten steht.

help-publish = Die Regelentscheide als Website schreiben: für einen Webspace, einen Stick oder einen Ordner.
help-publish-folder = der Ordner; was dort früher veröffentlicht wurde, wird ersetzt
publish-working = Die Website wird gemacht: { $percent } %
publish-done = { $folder }: { $pages } Seiten, { $size } MB, Version { $version }
publish-open = Öffne { $file } in einem Browser.
error-not_a_site = „{ $folder }“ wurde nicht von `publish` geschrieben und bleibt, wie es ist. Nenne einen anderen oder einen leeren Ordner.
error-cannot_publish = Die Website lässt sich nicht nach „{ $folder }“ schreiben: { $why }.
error-publish_not_installed = Für die Website braucht es noch einen Teil. Installiere ihn mit: { $python } -m pip install jinja2

## Auf den Seiten

site-title = Regelentscheide zu BANG!
site-short = BANG!
site-about = Fragen zu den Regeln von BANG!, mit Antworten und Quellen.
site-search = Stell deine Frage
site-example = z. B. Bier mit nur noch zwei Spielern
site-no_script = Die Suche braucht JavaScript. Alle Regelentscheide stehen in den Listen hier unten.
site-browse = Stöbern
site-to_text = Zum Text
site-asked = So wird auch gefragt
site-languages = Sprachen
site-clauses = Bestimmungen
site-subjects = Worum es geht
site-replaces = Ersetzt
site-keep = Alle Regelentscheide auf diesem Gerät behalten
site-keeping = { $done } von { $all } gespeichert
site-kept = Alles ist auf diesem Gerät und auch ohne Netz zu lesen.
site-failed = Das hat nicht geklappt. Lade die Seite neu.
site-pages = Seiten
site-page = Seite { $page } von { $pages }
site-version = Version { $version } · { $rulings }
site-kind-topic = Themen
site-kind-card = Karten
site-kind-character = Charaktere
site-kind-role = Rollen
site-kind-event = Ereignisse
site-kind-ghost_card = Karten des Dead Men's Deck
site-kind-document = Quellen
