"""The referee's companion for the card game BANG! at a real table."""
