# Le decisioni come sito: `referee publish`, e ciò che sta sulle pagine.

help-publish = Scrive le decisioni come sito: per uno spazio web, una chiavetta USB o una cartella.
help-publish-folder = la cartella; ciò che vi è stato pubblicato prima viene sostituito
publish-working = Il sito è in preparazione: { $percent } %
publish-done = { $folder }: { $pages } pagine, { $size } MB, versione { $version }
publish-open = Apri { $file } in un browser.
error-not_a_site = “{ $folder }” non è stata scritta da `publish` e resta com'è. Indica un'altra cartella, o una vuota.
error-cannot_publish = Il sito non si può scrivere in “{ $folder }”: { $why }.
error-publish_not_installed = Per il sito serve un'altra parte. Installala con: { $python } -m pip install jinja2

## Sulle pagine

site-title = Decisioni su BANG!
site-short = BANG!
site-about = Domande sulle regole di BANG!, con risposte e fonti.
site-search = Fai la tua domanda
site-example = es. birra con due giocatori rimasti
site-no_script = Per cercare serve JavaScript. Tutte le decisioni sono negli elenchi qui sotto.
site-browse = Sfoglia
site-to_text = Vai al testo
site-asked = Si chiede anche così
site-languages = Lingue
site-clauses = Clausole
site-subjects = Riguarda
site-replaces = Sostituisce
site-keep = Conserva tutte le decisioni su questo dispositivo
site-keeping = { $done } di { $all } conservate
site-kept = È tutto su questo dispositivo e si legge anche senza rete.
site-failed = Non è riuscito. Ricarica la pagina.
site-pages = Pagine
site-page = Pagina { $page } di { $pages }
site-version = Versione { $version } · { $rulings }
site-kind-topic = Argomenti
site-kind-card = Carte
site-kind-character = Personaggi
site-kind-role = Ruoli
site-kind-event = Eventi
site-kind-ghost_card = Carte del Dead Men's Deck
site-kind-document = Fonti
