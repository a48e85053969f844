"""What phones in the hall ask for goes in; pages come out: tables, seats, rulings, tournaments, one to log by touch.

`hall.py` is what all of them share, `application.py` gathers their addresses, `visit.py` is what a handler gets,
`addresses.py` says which one answers where, `rendering.py` makes HTML, `hub.py` keeps open pages up to date. A page
shows a record of `views/` or of the championship's office, made of what its reader may know; templates lay it out and
say nothing of their own. Needs the extra `serve`.
"""
