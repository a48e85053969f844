# Un file di gioco controllato sullo schermo: ogni annotazione giudicata, un rilievo per riga; e lo sguardo a un tavolo.

check-key = Controlla un file
check-title = Controlla un file
check-which = Quale file? Un file .game, o un tavolo esportato come JSON Lines.
check-working = Si giudica ogni annotazione …
check-line = riga { $line }
check-nothing = Nessun rilievo: ogni annotazione è regolare.
check-read_as = riga { $line }: “{ $typed }” è stato letto come { $read }
check-more = e altri { $count }; li elenca tutti: referee check { $file }
    .app = e altri { $count }; qui stanno solo i primi
check-key_sheet = Foglio di contestazione
check-stood = L'arbitro l'ha lasciata valere: { $reason }

place-check = Controlla un file
does-check = Controlla un file di gioco: ogni annotazione viene giudicata, e i rilievi vengono elencati
does-sheet = Il foglio di contestazione del rilievo scelto
