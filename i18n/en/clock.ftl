# The play clock.

clock-title = Play clock
clock-running = { $by }: { $turn }
clock-paused = PAUSE { $turn }
clock-waiting = No turn is under way
clock-turns = Turns
clock-total = Total
clock-average = Average
clock-longest = Longest
clock-none = No turn has begun yet.
clock-pauses = Pauses: { $paused }

help-show-clock = what the turns have taken
