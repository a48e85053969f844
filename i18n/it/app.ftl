# Parole dell'app per terminale che non servono altrove.

app-entries = { $entries ->
        [one] { $entries } annotazione
       *[other] { $entries } annotazioni
    }
app-may_play = { $by } può giocare carte, oppure
app-again = righe precedenti

## Tasti in una riga che deve essere breve

app-key_rulings = Regole
app-key_light = Leggero
app-key_take_back = Ritira

## Un nuovo tavolo

app-players_how = I nomi in ordine di posto, separati da virgole. Dopo i due punti il ruolo e il personaggio, se noti: bastano le prime lettere.
app-position_how = Scrivi o incolla una posizione o una partita intera, come in un file di partita.
app-position = Posizione
app-last_players = Stessi giocatori
app-game = Set, opzioni

## Il registro leggero

app-light_choose = Premi il numero di un posto.
app-light_gain = vita
app-light_lose = vita
app-light_lay = carta calata
app-light_lost = carta persa
app-light_out = eliminato
app-light_turned = mazzo rimescolato
app-light_next = turno successivo
app-light_line = scrivi una riga

## Aiuto

app-help_words = Posti con il numero o l'inizio di un nome; carte in una qualsiasi delle tre lingue. Valore e seme seguono la carta: 4h, 10s, qd (h ♥, d ♦, c ♣, s ♠).
app-help_verbs = Verbi
app-help_keys = Tasti
app-help_complete = Tab o → prende la parola proposta, ↑ ↓ ne scelgono un'altra; Invio registra la riga.
app-help_again = ↑ su una riga vuota richiama le righe precedenti. Più righe incollate si registrano una alla volta.
app-help_lookup = F3 cerca una risposta, F9 torna ai tavoli, Ctrl+Q esce. Tutto è salvato subito.
app-help_flag = Dopo una segnalazione: F6 mostra le regole, F7 ritira l'annotazione, F8 la lascia valere. Esc la mette via.
app-help_history = F4 va alla cronologia: scegli un'annotazione, poi F7 la ritira, F8 la lascia valere.
app-help_light = F5 passa al registro leggero e torna: numero di un posto, poi + - c x o; t e n sempre.
app-help_language = F2 cambia lingua.

error-went_wrong = Qualcosa è andato storto nel programma ({ $what }). Nulla è stato registrato; la riga è ancora lì.
app-key_cover = Copri
app-key_unseen = Non visto
app-key_clock = Orologio
app-key_palette = Tasti
