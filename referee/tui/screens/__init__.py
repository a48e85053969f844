"""The screens: home, a new table, the table, the rulings; each lays out widgets and passes on what was pressed."""
