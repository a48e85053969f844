"""The shelf of rulings: TOML goes in; rulings, answers to questions and precedents come out."""
