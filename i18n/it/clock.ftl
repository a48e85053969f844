# L'orologio di gioco.

clock-title = Orologio di gioco
clock-running = { $by }: { $turn }
clock-paused = PAUSA { $turn }
clock-paused_for = in pausa da { $paused }
clock-waiting = Nessun turno è in corso
clock-turns = Turni
clock-total = Totale
clock-average = Media
clock-longest = Il più lungo
clock-none = Nessun turno è ancora iniziato.
clock-pauses = Pause: { $paused }
clock-pause = Pausa
clock-resume = Riprendi

help-show-clock = quanto sono durati i turni
