# The rulings as a site: `referee publish`, and what stands on its pages.

help-publish = Write the rulings as a site: for a web space, a USB stick or a folder.
help-publish-folder = the folder; what was published there before is replaced
publish-working = The site is being made: { $percent } %
publish-done = { $folder }: { $pages } pages, { $size } MB, version { $version }
publish-open = Open { $file } in a browser.
error-not_a_site = “{ $folder }” was not written by `publish` and stays as it is. Name another folder, or an empty one.
error-cannot_publish = The site cannot be written to “{ $folder }”: { $why }.
error-publish_not_installed = For the site one more part is needed. Install it with: { $python } -m pip install jinja2

## On the pages

site-title = BANG! rulings
site-short = BANG!
site-about = Questions about the rules of BANG!, with their answers and sources.
site-search = Ask your question
site-example = e.g. beer with two players left
site-no_script = Searching needs JavaScript. All rulings stand in the lists below.
site-browse = Browse
site-to_text = Skip to the text
site-asked = Also asked like this
site-languages = Languages
site-clauses = Clauses
site-subjects = About
site-replaces = Replaces
site-keep = Keep all rulings on this device
site-keeping = { $done } of { $all } kept
site-kept = Everything is on this device and can be read without a network.
site-failed = That did not work. Load the page again.
site-pages = Pages
site-page = Page { $page } of { $pages }
site-version = Version { $version } · { $rulings }
site-kind-topic = Topics
site-kind-card = Cards
site-kind-character = Characters
site-kind-role = Roles
site-kind-event = Events
site-kind-ghost_card = Cards of the Dead Men's Deck
site-kind-document = Sources
