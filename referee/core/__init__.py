"""What the game is and what may be done in it: values in, values out; no clock, no chance, no file, no words."""
