# Una partita in breve, quando è finita: sullo schermo, e sulla riga di comando.

summary-title = La partita in breve
summary-key = Riepilogo
summary-rematch = Rivincita
summary-export = Salva la partita
summary-goes_on = La partita è ancora in corso
summary-decided = La partita è decisa, e non ancora annotata fino alla fine: { $winner }
summary-kills = Eliminati
summary-flags = Segnalaz.
summary-turns = Turni
summary-time = Tempo
summary-legend = Punti vita all'inizio di ogni turno, al massimo { $most }: · è fuori, ? non si sapeva.
summary-flags_legend = ↶ accanto alle segnalazioni: la giocata è stata ritirata.
summary-corrected = { $count ->
        [one] Un'annotazione ritirata, corretta o lasciata valere
       *[other] { $count } annotazioni ritirate, corrette o lasciate valere
    }:
summary-listed = con { $option } sono elencate tutte.
summary-more = … e altre { $count }
summary-totals = { $turns ->
        [one] Un turno
       *[other] { $turns } turni
    } in { $time }, { $entries ->
        [one] un'annotazione
       *[other] { $entries } annotazioni
    }, { $back ->
        [0] { $flags ->
            [0] nessuna segnalazione
            [one] una segnalazione
           *[other] { $flags } segnalazioni
        }
       *[other] { $raised ->
            [one] una segnalazione, ritirata
           *[other] { $raised } segnalazioni, { $flags ->
                [0] tutte ritirate
               *[other] { $back ->
                    [one] di cui una ritirata
                   *[other] di cui { $back } ritirate
                }
            }
        }
    }.

## Keys and places

does-summary = Mostra la partita in breve: chi ha vinto e perché, eliminazioni, segnalazioni, turni, punti vita turno per turno
does-rematch = Comincia un nuovo tavolo con le stesse persone; i posti si possono cambiare
does-summary-export = Salva tutta la partita in un file
place-summary = Riepilogo della partita

## On the command line

help-summary = Riassume una partita: chi ha vinto e perché, eliminazioni, segnalazioni, turni e tempo, punti vita turno per turno.
help-summary-which = il tavolo: il suo id, l'inizio dell'id o il suo titolo; altrimenti l'ultimo usato
help-summary-corrected = anche tutte le annotazioni ritirate, corrette o lasciate valere
