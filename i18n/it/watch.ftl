# Il tavolo come lo vedono tutti: in un secondo terminale, su un proiettore o su uno schermo che si gira.

watch-hand = Nella tua mano, per quanto ne sa il registro: { $cards }
watch-hand_none = nessuna
