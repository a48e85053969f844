"""The screens: keys go in; what was pressed goes to the desk, and what the desk answers comes out, laid out."""
