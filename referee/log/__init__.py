"""A log as a value: entries go in; out come those that stand when retractions are worked in, and any moment."""
