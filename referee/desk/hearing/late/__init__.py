"""A line goes in that says what happened before; where in the log it belongs comes out."""
