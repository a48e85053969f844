# Wie die App aussieht: Farben, und die Zeichen, mit denen sie zeichnet.

theme = Farben
theme-dark = dunkel
theme-light = hell
theme-contrast = hoher Kontrast
theme-sixteen = sechzehn Farben, die des Terminals
theme-mono = ohne Farbe
signs-ascii = Zeichen: nur Buchstaben (ASCII)
signs-unicode = Zeichen: Punkte, Pfeile und Linien
motion-full = Bewegung: ein Platz leuchtet auf, wenn dort etwas geschieht
motion-none = Bewegung: keine
alert-flash = Eine Meldung: kurz aufleuchten
alert-bell = Eine Meldung: Ton geben
alert-none = Eine Meldung: weder Licht noch Ton
steps-assumed = Schritte ohne Wahl: annehmen
steps-typed = Schritte ohne Wahl: jeden Schritt tippen
