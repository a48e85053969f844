# Hoe de app eruitziet: thema's, en de tekens waarmee ze tekent.

theme = Thema
theme-dark = donker
theme-light = licht
theme-contrast = hoog contrast
theme-sixteen = zestien kleuren, die van de terminal
theme-mono = zonder kleur
signs-ascii = Tekens: alleen letters (ASCII)
signs-unicode = Tekens: stippen, pijlen en lijnen
motion-full = Beweging: een plaats licht op als er iets mee gebeurt
motion-none = Beweging: geen
alert-flash = Een melding: licht even op
alert-bell = Een melding: laat de bel klinken
alert-none = Een melding: geen licht en geen bel
steps-assumed = Stappen zonder keus: aannemen
steps-typed = Stappen zonder keus: elke stap typen
