"""The screens of the championship desk, one a module; each has the desk's line at its foot."""
