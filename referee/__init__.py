"""The referee's companion for BANG! at a real table."""

__version__ = "0.1.0"
