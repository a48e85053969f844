"""A line of shorthand goes in cut into its parts, a module for each kind of verb; entries come out."""
