"""The rulings as a site: an open index goes in, a folder of static pages comes out, with a search that needs no server.

catalogue.py sorts the rulings under what they are about, words.py says what the pages say, ruling_page.py what that of
a ruling does (in a hall too), pages.py makes a page of each, script.py the search of its parts, extras.py all that is
no page; folder.py writes it beside the old folder and puts it in its place, and site.py does all that. What is sent to
browsers stands in `site/`: every byte of it is ours, or Snowball's, so that nothing is fetched from elsewhere.
"""

from referee.publishing.catalogue import CLAUSE, RULING, THINGS
from referee.publishing.ruling_page import RulingPage, Where, ruling_page
from referee.publishing.script import SITE
from referee.publishing.site import publish
from referee.publishing.words import SiteWords

__all__ = ["CLAUSE", "RULING", "SITE", "THINGS", "RulingPage", "SiteWords", "Where", "publish", "ruling_page"]
