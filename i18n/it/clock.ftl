# L'orologio di gioco.

clock-title = Orologio di gioco
clock-running = { $by }: { $turn }
clock-paused = PAUSA { $turn }
clock-waiting = Nessun turno in corso
clock-turns = Turni
clock-total = Totale
clock-average = Media
clock-longest = Il più lungo
clock-none = Nessun turno è ancora iniziato.
clock-pauses = Pause: { $paused }
clock-over = Oltre { $limit }
clock-calls = Richiami
clock-last = Gli ultimi turni di { $by }: { $turns }
clock-too_long = { $turn } (oltre il limite di { $limit })

help-show-clock = quanto sono durati i turni
