# De uitspraken als site: `referee publish`, en wat er op de pagina's staat.

help-publish = Schrijf de uitspraken als site: voor een webruimte, een stick of een map.
help-publish-folder = de map; wat daar eerder is gepubliceerd, wordt vervangen
publish-working = De site wordt gemaakt: { $percent } %
publish-done = { $folder }: { $pages } pagina's, { $size } MB, versie { $version }
publish-open = Open { $file } in een browser.
error-not_a_site = “{ $folder }” is niet door `publish` geschreven en blijft zoals het is. Noem een andere map, of een lege.
error-cannot_publish = De site kan niet in “{ $folder }” worden geschreven: { $why }.
error-publish_not_installed = Voor de site is nog een onderdeel nodig. Installeer het met: { $python } -m pip install jinja2

## Op de pagina's

site-title = BANG!-uitspraken
site-short = BANG!
site-about = Vragen over de regels van BANG!, met antwoorden en bronnen.
site-search = Stel je vraag
site-example = bijv. bier met nog twee spelers
site-no_script = Zoeken gaat alleen met JavaScript. Alle uitspraken staan in de lijsten hieronder.
site-browse = Bladeren
site-to_text = Naar de tekst
site-asked = Zo wordt het ook gevraagd
site-languages = Talen
site-clauses = Bepalingen
site-subjects = Gaat over
site-replaces = Vervangt
site-keep = Alle uitspraken op dit apparaat bewaren
site-keeping = { $done } van { $all } bewaard
site-kept = Alles staat op dit apparaat en is ook zonder netwerk te lezen.
site-failed = Dat is niet gelukt. Laad de pagina opnieuw.
site-pages = Pagina's
site-page = Pagina { $page } van { $pages }
site-version = Versie { $version } · { $rulings }
site-kind-topic = Onderwerpen
site-kind-card = Kaarten
site-kind-character = Personages
site-kind-role = Rollen
site-kind-event = Gebeurtenissen
site-kind-ghost_card = Kaarten van het Dead Men's Deck
site-kind-document = Bronnen
