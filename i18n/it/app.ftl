# Parole dell'app per terminale che non servono altrove.

app-entries = { $entries ->
        [one] { $entries } annotazione
       *[other] { $entries } annotazioni
    }
app-may_play = { $by } può giocare carte, oppure
app-again = righe precedenti

## Tasti in una riga che deve essere breve

app-key_rulings = Decisioni
app-key_light = Leggero
app-key_take_back = Ritira

## Un nuovo tavolo

app-players_how = I nomi in ordine di posto, separati da virgole. Dopo i due punti il ruolo e il personaggio, se noti: bastano le prime lettere.
app-position_how = Scrivi o incolla una posizione o una partita intera, come in un file di partita.
app-position = Posizione
app-last_players = Stessi giocatori
app-game = Set, opzioni

## Il registro leggero

app-light_choose = Premi il numero di un posto; senza numero vale chi è di turno.
app-light_gain = vita
app-light_lose = vita
app-light_lay = carta calata
app-light_lost = carta persa
app-light_out = fuori gioco
app-light_turned = mazzo rimescolato
app-light_next = turno successivo
app-light_line = scrivi una riga

## Aiuto

app-help_words = Posti con il numero o l'inizio di un nome; carte in una qualsiasi lingua del programma. Valore e seme seguono la carta: 4 cuori, 10q, 7p, df (q ♦, f ♣, p ♠), o a parole: fante di picche.
app-help_verbs = Verbi
app-help_keys = Tasti
app-help_complete = Tab o → prende la parola proposta, ↑ ↓ ne scelgono un'altra; Invio registra la riga.
app-help_again = ↑ su una riga vuota richiama le righe precedenti. Di più righe incollate un solo Invio le registra tutte, fino alla prima che non si legge.

error-went_wrong = Qualcosa è andato storto nel programma ({ $what }). Nulla è stato registrato; la riga è ancora lì.
app-key_cover = Copri
app-key_unseen = Non viste
app-key_entries = Registro
app-light_lets_go = Deve ancora succedere qualcosa: nel registro leggero nessuno lo chiede più. Premi ancora F5 per passarci lo stesso.
app-key_clock = Tempo
app-key_palette = Tasti
naming-which = Che personaggio ha { $who }? Tutto il registro viene rigiudicato di conseguenza.
table-uncounted = Nessuno ha detto chi è { $who }: i suoi punti vita non si contano. Con { $names } si indica il personaggio.
