# Die App im Browser: was der Befehl sagt, und die Seite um die App herum.

help-serve = Den Telefonen im Saal Seiten zeigen, und die App im Browser, für ein Tablet auf dem Tisch.
help-serve-at = der Tisch, der geöffnet wird, wie bei --table; ohne einen die Liste der Tische
help-serve-watch = nur zeigen, was alle am Tisch sehen dürfen, für einen Beamer oder die Spieler
help-serve-host = an dieser Adresse horchen (0.0.0.0: das ganze Netz)
help-serve-port = an diesem Port horchen; sonst an 8421, oder an irgendeinem freien, wenn der belegt ist
help-serve-name = wie andere diesen Rechner nennen, in der Adresse, die gezeigt wird; nötig, wenn das Zertifikat für einen Namen gilt
help-serve-cert = verschlüsseln, was gesendet wird (https), mit dem Zertifikat in dieser Datei, in PEM
help-serve-key = der Schlüssel des Zertifikats, wenn er in einer anderen Datei steht

serve-here = Öffne diese Adresse in einem Browser auf diesem Rechner. Wer sonst an diesem Rechner arbeitet, kann sie nicht erraten.
serve-everybody = Die Adresse für alle im Saal: Tische, Turniere und Entscheide, nichts Geheimes. Wer den Code scannt, ist drin.
serve-referee =
    Nur für den Schiedsrichter:
    die App: { $app }
    der Code für den Tisch des Schiedsrichters, zum Antippen, am Ende der Seite für alle: { $code }
    Wer sie kennt, kann tun, was du tun kannst, und wer im Netz mitlesen kann, kennt sie: nimm ein Netz, dem du traust.
serve-plain = Einfaches http: wer im selben Netz mitliest, sieht, was Telefone sehen, auch Codes. Nimm ein eigenes Netz, oder --cert und --key.
serve-end = Strg+C beendet es; alles Eingetragene bleibt.
serve-trouble = Mit einer Seite ging etwas schief: { $what }
serve-left_out = { $count ->
    [one] Eine weitere Zeile dieser Art wurde weggelassen.
   *[other] { $count } weitere Zeilen dieser Art wurden weggelassen.
}

## Die Seite

serve-opening = Der Tisch wird geöffnet …
serve-closed = Nicht verbunden. Alles Eingetragene bleibt.
serve-again = Verbindung wird gesucht …
serve-continue = Weiter
serve-refused = Diese Adresse öffnet den Tisch nicht. Tippe die ganze Adresse, die der Befehl zeigt (referee serve), samt dem, was nach dem letzten Schrägstrich steht.
serve-full = Es sind zu viele Seiten offen. Schließe eine und versuche es noch einmal.

## Dateien, die durch die Seite kommen und gehen

page-choose = Wähle sie auf der Seite um diesen Bildschirm herum; sie wird nur gelesen.
page-save = Sie liegt auf der Seite um diesen Bildschirm herum bereit: speichere sie dort.
page-file_choose = Datei wählen
page-file_save = { $name } speichern
page-file_cancel = Abbrechen
page-file_sending = Wird gesendet …

## Was falsch sein kann

error-serve_not_installed = Für den Browser braucht es noch einen Teil. Installiere ihn mit: { $python } -m pip install textual-serve segno
error-cannot_listen = An { $host }, Port { $port }, lässt sich nicht horchen: { $why }. Wähle mit --host oder --port etwas anderes.
error-key_without_cert = Ein Schlüssel allein verschlüsselt nicht. Nenne auch das Zertifikat, mit --cert.
error-cannot_encrypt = Mit { $file } lässt sich nicht verschlüsseln: { $why }. Nötig sind ein Zertifikat und sein Schlüssel in PEM, ohne Kennwort.
error-page_too_large = Die Datei ist dafür zu groß. Wähle eine andere.
error-page_failed = Die Datei ist nicht angekommen. Wähle sie noch einmal.
