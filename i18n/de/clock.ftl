# Die Spieluhr.

clock-title = Spieluhr
clock-running = { $by }: { $turn }
clock-paused = PAUSE { $turn }
clock-waiting = Gerade ist niemand am Zug
clock-turns = Züge
clock-total = Gesamt
clock-average = Mittel
clock-longest = Längster
clock-none = Noch hat kein Zug begonnen.
clock-pauses = Pausen: { $paused }
clock-over = Über { $limit }
clock-calls = Mahnungen
clock-last = Die letzten Züge von { $by }: { $turns }
clock-too_long = { $turn } (über der Grenze von { $limit })

help-show-clock = wie lange die Züge gedauert haben
