# L'aspetto dell'app: i temi, e i segni con cui disegna.

theme = Tema
theme-dark = scuro
theme-light = chiaro
theme-contrast = alto contrasto
theme-sixteen = sedici colori, quelli del terminale
theme-mono = senza colore
signs-ascii = Segni: solo lettere (ASCII)
signs-unicode = Segni: punti, frecce e linee
motion-full = Movimento: un posto lampeggia quando gli accade qualcosa
motion-none = Movimento: nessuno
alert-flash = Una segnalazione: lampeggia una volta
alert-bell = Una segnalazione: suona il campanello
alert-none = Una segnalazione: né lampo né suono
steps-assumed = Passi senza scelta: darli per fatti
steps-typed = Passi senza scelta: scriverli tutti
