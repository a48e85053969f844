# Orientarsi: l'elenco delle azioni, che cosa fa ciascuna, i tasti scelti da una persona, un terminale troppo piccolo.

key-palette = Tutte le azioni
palette-prompt = Che cosa vuoi fare?
palette-nothing = Qui nulla si chiama così.
help-line = Sulla riga
help-beginnings = Basta l'inizio quando può voler dire una cosa sola: b3 è BANG! al posto 3, 1b2 BANG! del posto 1 al posto 2.
help-seat_digits = Una cifra da sola indica un posto: compare ciò che può fare adesso, e la lettera seguente sceglie.

## Che cosa fa un'azione, con il suo nome nel file dei tasti

does-help = Aiuto per questa schermata
does-language = Cambia lingua
does-palette = Elenca tutte le azioni, con il loro tasto
does-jump = Dai una lettera a tutto ciò che si può cliccare, e premila
does-quit = Esci; tutto viene salvato subito
does-rulings = Cerca una decisione
does-history = Vai alla cronologia, per ritirare un'annotazione o lasciarla valere
does-light = Passa al registro leggero, o torna indietro
does-rulings_behind = Mostra le decisioni dietro la segnalazione
does-take_back = Ritira l'ultima annotazione, o quella scelta o segnalata
does-let_stand = Lascia valere ciò che è segnalato, con un motivo
does-due_first = Registra prima dell'annotazione segnalata ciò che era dovuto, o decidi per l'altra lettura
does-home = Torna all'elenco dei tavoli
does-back = Metti via la segnalazione, lascia la cronologia; la riga resta
does-one_line = Scrivi una riga nel mezzo di un registro leggero
does-open = Continua con il tavolo scelto
does-new = Crea un nuovo tavolo
does-last_players = I nomi e la partita dell'ultima volta
does-mode = Registro completo o leggero
does-game = Scegli set e opzioni
does-position = Scrivi o incolla una posizione invece dei nomi
does-start = Crea il tavolo e comincia
does-leave = Torna dov'eri prima
does-whole_history = Tutte le annotazioni: scorri, filtra, metti a posto
does-unseen = Che cosa del mazzo nessuno ha visto, e le probabilità di un'estrazione
does-cover = Mostra quel che tutti possono vedere, prima di girare lo schermo
does-eyes = Mostra quel che può vedere il giocatore di turno
does-clock = Ferma l'orologio, o fallo ripartire
does-submit = Conferma
does-up = Quella prima
does-down = La prossima

## Come si chiamano le schermate

place-table = Tavolo
place-home = Tavoli
place-new_table = Nuovo tavolo
place-rulings = Decisioni
place-help = Aiuto
place-reason = Motivo
place-too_small = Troppo piccolo
place-resolutions = Vie d'uscita
place-putting_right = Correzione
place-naming = Personaggio chiesto
place-history = Cronologia
place-app = Ovunque

## Un terminale troppo piccolo

too_small = Questo terminale è troppo piccolo: { $now }. Portalo almeno a { $least }. Nulla va perso; la riga aspetta.

## Il file dei tasti

keys-file = Il file dei tuoi tasti: { $file }
keys-none = Il file non c'è ancora. Comincerebbe così:
keys-changed = (predefinito: { $keys })
help-keys = Elenca tutti i tasti dell'app, e dice dov'è il file in cui sceglierne altri.

error-keys_unread = Questo non è TOML, quindi nulla del file vale. Correggilo; ogni voce è fatta così: take_back = "f7, ctrl+b"
error-keys_too_long = Il file ha più di { $most } segni, quindi nulla di esso vale. Accorcialo.
error-keys_stray = “{ $word }” qui non c'entra, quindi nulla del file vale. Sotto una riga [keys] ogni voce è fatta così: take_back = "f7, ctrl+b"
error-key_of_nothing = Non c'è un'azione “{ $word }” a cui dare un altro tasto.{ $near_is ->
        [given] {" "}Volevi dire { $near }?
       *[none] {" "}Tutti i nomi sono elencati da: referee keys
    }
    .app = Non c'è un'azione “{ $word }” a cui dare un altro tasto.{ $near_is ->
            [given] {" "}Volevi dire { $near }?
           *[none] {""}
        }
error-key_no_text = I tasti di “{ $word }” non sono un testo. Scrivi da uno a cinque tasti, per esempio "f7, ctrl+b".
error-key_no_key = “{ $keys }” non è un tasto da dare a “{ $word }”. Usa da F1 a F24, anche con Ctrl, o Ctrl con una lettera.
error-key_fixed = { $keys } vuol dire lo stesso ovunque e non si può dare a “{ $word }”. Usa da F1 a F24, anche con Ctrl, o Ctrl con una lettera.
error-key_of_the_line = { $keys } modifica la riga e non si può dare a “{ $word }”. Usa un altro tasto.
error-key_clash = { $keys } per “{ $word }” è già il tasto di { $others } nella stessa schermata. “{ $word }” tiene il suo tasto solito; danne un altro a uno dei due.
error-setting_unknown = “{ $word }” ha un valore che non esiste. Valori possibili: { $near }.
error-setting_unreadable = { $path } non si può leggere: { $because }. Controlla posto, permessi e codifica (UTF-8); fino ad allora tutto resta come al solito.
error-setting_unsaved = Non è stato possibile ricordarlo in { $path }: { $because }. Vale finché non esci; controlla il posto, i permessi e lo spazio sul disco.

## La lingua

language-spoken_chosen = { $name }, come scelto ({ $file }). Per cambiarla: referee language con una di { $languages }; con “auto” vale di nuovo quella del sistema.
language-spoken_locale = { $name }, la lingua del sistema (LC_ALL, LC_MESSAGES, LANG). Per sceglierne una: referee language con una di { $languages }; oppure F2 nell'app.
help-language = Dice in quale lingua si parla, o ne sceglie una per l'app e la riga di comando. --lang vale per una volta sola.
help-language-choice = la lingua, in due lettere come it; oppure auto, per quella del sistema
