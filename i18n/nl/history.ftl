# Het verloop op een eigen scherm, en de wegen vanaf een notitie die al wat beurten terug ligt.

error-nothing_to_redo = Er is niets te herstellen: wat het laatst werd teruggenomen staat al weer, of er is sindsdien iets genoteerd.
