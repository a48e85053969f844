# The table for all to see: in a second terminal, on a projector, or on a screen that is turned around.

watch-hand = In your hand, as far as the log knows: { $cards }
watch-hand_none = none
