"""The parts of the screens, with looks and keys of their own: what is to be shown goes in; messages come out."""
