"""The app in a browser, for a tablet on the table: what is pressed there goes in; the app's screen comes out.

An optional extra on textual-serve. `guard.py` says who may come in, `page.py` what the page is made of, `server.py`
listens, `process.py` keeps one app process for each page and ends it with the page, `child.py` and `driver.py` are
what runs in that process. The state is in the store alone: a page that comes back goes on where its table stands. Only
`server.py`, `process.py` and `page.py` need the extra; nothing here is imported before it is asked for.
"""
