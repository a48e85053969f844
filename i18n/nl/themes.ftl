# Hoe de app eruitziet: thema's, en de tekens waarmee ze tekent.

theme = Thema
theme-dark = donker
theme-light = licht
theme-contrast = hoog contrast
theme-sixteen = zestien kleuren, die van de terminal
theme-mono = zonder kleur
signs-ascii = Tekens: alleen letters (ASCII)
signs-unicode = Tekens: kaartsymbolen, pijlen en lijnen
motion-full = Beweging: een plaats licht op als er iets mee gebeurt
motion-none = Beweging: geen
alert-flash = Bij een melding: even oplichten
alert-bell = Bij een melding: de bel laten klinken
alert-none = Bij een melding: geen licht en geen bel
steps-assumed = Stappen zonder keus: aannemen
steps-typed = Stappen zonder keus: elke stap typen
