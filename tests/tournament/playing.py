"""Whole random tournaments, as they are simulated."""

from referee.simulating.tournament import simulated as played

__all__ = ["played"]
