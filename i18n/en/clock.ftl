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
clock-over = Over { $limit }
clock-calls = Calls
clock-last = The last turns of { $by }: { $turns }
clock-too_long = { $turn } (over the limit of { $limit })

help-show-clock = what the turns have taken
