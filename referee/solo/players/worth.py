"""What cards are worth: to the law, to be rid of at a cowboy's, and in which order they are thought of."""

from __future__ import annotations

WORTH = {
    "missed": 50, "beer": 60, "bang": 45, "barrel": 55, "mustang": 52, "scope": 40, "volcanic": 42, "winchester": 44,
    "rev_carabine": 43, "remington": 41, "schofield": 38, "gatling": 48, "indians": 35, "duel": 30, "jail": 46,
    "panic": 47, "cat_balou": 46, "stagecoach": 58, "wells_fargo": 65, "general_store": 36, "saloon": 34, "dynamite": 5,
}  # fmt: skip
"""What a card is worth to the law, from what it saves or costs in a common turn."""
THREAT = {
    "bang": 50, "gatling": 60, "winchester": 58, "rev_carabine": 56, "remington": 54, "schofield": 52, "volcanic": 62,
    "barrel": 57, "mustang": 49, "scope": 51, "missed": 40, "beer": 45, "indians": 44, "duel": 43, "panic": 42,
    "cat_balou": 42, "stagecoach": 38, "wells_fargo": 46, "dynamite": 48, "jail": 35, "saloon": 30, "general_store": 20,
}  # fmt: skip
"""How much it helps to take a card from a cowboy."""
ORDER = (
    "beer", "wells_fargo", "stagecoach", "barrel", "mustang", "winchester", "rev_carabine", "remington", "schofield",
    "volcanic", "scope", "jail", "panic", "cat_balou", "gatling", "indians", "general_store", "duel", "bang", "saloon",
)  # fmt: skip
"""In which order cards are thought of; Dynamite is left alone."""
