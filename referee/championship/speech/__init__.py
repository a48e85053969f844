"""The tournament's sentences: keys with arguments and exact figures go in, text in one language comes out."""
