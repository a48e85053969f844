"""The rulings as a site: an open index goes in, a folder of static pages comes out, with a search that needs no server.

catalogue.py sorts the rulings under what they are about, words.py says what the pages say, pages.py makes a page of
each, script.py the search of its parts, extras.py all that is no page; folder.py writes it beside the old folder and
puts it in its place, and site.py does all that. What is sent to browsers stands in `site/`: every byte of it is ours,
or Snowball's, so that nothing is fetched from elsewhere.
"""

from referee.publishing.site import publish

__all__ = ["publish"]
