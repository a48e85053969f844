"""What a stranger types and sends, by seed: lines and files of every kind the program reads, near enough to pass."""
