# De speelklok.

clock-title = Speelklok
clock-running = { $by }: { $turn }
clock-paused = PAUZE { $turn }
clock-waiting = Er is geen beurt bezig
clock-turns = Beurten
clock-total = Totaal
clock-average = Gemiddeld
clock-longest = Langste
clock-none = Er is nog geen beurt begonnen.
clock-pauses = Pauzes: { $paused }
clock-over = Langer dan { $limit }
clock-calls = Gemaand
clock-last = De laatste beurten van { $by }: { $turns }
clock-too_long = { $turn } (boven de limiet van { $limit })

help-show-clock = wat de beurten geduurd hebben
