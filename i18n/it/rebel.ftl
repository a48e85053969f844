# Il Ribelle!: motivi, ciò che deve succedere, righe del registro e nomi delle regole.

## Motivi

reason-dynamite_again = Il nuovo Sceriffo { $by } estrae per la Dinamite nel nuovo turno. Prima lettura: è un turno nuovo per intero, quindi si estrae. Seconda lettura: il turno comincia dalla fase 1, e l'estrazione viene prima di questa.
reason-penalty_after_the_rebel = { $by } cede tutte le carte per un Vice, e il Ribelle! dal ruolo scoperto è fuori dal gioco. Prima lettura: nulla protegge più lo Sceriffo. Seconda lettura: una volta scoperto quel ruolo, nessun Vice costa più nulla allo Sceriffo.
reason-only_the_rebel_reveals = { $by } scopre un ruolo: solo il Ribelle! ne ha il diritto.
reason-reveal_moment = { $by } può scoprire il Ribelle! solo nel proprio turno, dopo aver pescato e prima di giocare la prima carta.
reason-already_shown = Il ruolo di { $by } è già scoperto: svelarlo di nuovo non ha effetto.
reason-rebel_elsewhere = { $by } si presenta come il Ribelle!, ma secondo il registro è { $seat }.
reason-sheriff_lives = Lo Sceriffo ({ $seat }) è ancora in gioco: finché non è eliminato non c'è rivoluzione per { $by }.
reason-not_the_rebel = { $by } non è il Ribelle! e non prende il posto dello Sceriffo.
reason-not_in_his_turn = Lo Sceriffo è caduto nel turno di { $turn }, non in quello di { $by }: non c'è rivoluzione.
reason-by_another_hand = Lo Sceriffo è caduto nel turno del Ribelle! ({ $by }), ma non per mano sua. Prima lettura: è successo nel turno del Ribelle!, quindi segue la rivoluzione. Seconda lettura: il Ribelle! deve farlo da solo, quindi la partita finisce normalmente.
reason-killer_unseen = Nessuno ha visto se { $by }, che ha eliminato lo Sceriffo, è il Ribelle!: se sì segue una rivoluzione, altrimenti la partita finisce normalmente.
reason-sheriffs_killer_unnoted = Nessuno ha annotato chi ha eliminato lo Sceriffo, { $seat }: se è stato il Ribelle! segue una rivoluzione, altrimenti la partita finisce normalmente.
reason-law_has_won = Tutti i Fuorilegge e i Rinnegati erano già eliminati prima dello Sceriffo: la legge ha vinto, e per { $by } non c'è rivoluzione.
reason-card_under_way = Prima si conclude { CARD($card, form: "the") }; la rivoluzione di { $by } viene dopo.
reason-turn_broken_off = La rivoluzione ha interrotto il turno di { $by }: la mano resta, e un nuovo turno comincia dalla fase 1.
reason-jail_on_new_sheriff = { $at } è Sceriffo per rivoluzione e da allora non può andare in Prigione.
reason-penalty_suspended = Finché vive un Ribelle! scoperto, { $by }, Sceriffo originario, non perde carte per aver ucciso un Vice.
reason-penalty_before_revolution = { $by } non era ancora Sceriffo quando il Vice è caduto, e per questo non perde carte.
reason-no_such_event = { $event ->
        [ghost_town] È uscita Città Fantasma
        [dead_man] È uscito Dead Man
       *[other] È uscita una carta evento
    }, ma secondo le opzioni di questa partita quella carta non è in nessun mazzo sul tavolo.
reason-cannot_return = { $by } non può rientrare adesso: solo Dead Man riporta in gioco il primo eliminato, all'inizio del suo turno.
reason-ghost_drinks = { $by } è un fantasma e non ha punti vita: la Birra non ha effetto.

## Che cosa deve succedere

owed-reveal = { $by } scopre il Ribelle!
    .short = { $by } scopre il Ribelle!
owed-revolution = Rivoluzione: { $by } diventa Sceriffo
    .short = { $by } diventa Sceriffo per rivoluzione
owed-event = { $by } prende il mazzo degli eventi e scopre la carta seguente
    .short = { $by } scopre l'evento seguente
owed-return = Dead Man: { $by } rientra con due punti vita
    .short = { $by } rientra con Dead Man

## Nel registro

entry-roleshown = { $by } scopre il ruolo
entry-revolution = Rivoluzione: { $by } diventa Sceriffo
entry-eventturned = { $event ->
        [ghost_town] Evento: Città Fantasma
        [dead_man] Evento: Dead Man
        [none] Evento: non ci sono più carte
       *[other] Evento: un'altra carta
    }

card-revolution = rivoluzione
    .a = rivoluzione
    .the = la rivoluzione
card-dead_man = Dead Man
    .a = Dead Man
    .the = Dead Man
step-return = il rientro in gioco

## Da guardare

panel-event = { $event ->
        [ghost_town] Evento: Città Fantasma
        [dead_man] Evento: Dead Man
       *[other] Evento: un'altra carta
    }
panel-revolution = Sceriffo per rivoluzione: { $by }

## Regole

rule-rebel-once_the_rebel_is_gone = di nuovo la penalità, morto il Ribelle!
rule-rebel-not_for_other_numbers = in così tanti niente Ribelle!
rule-rebel-four_with_the_rebel = quattro con il Ribelle!
rule-rebel-six_with_the_rebel = sei con il Ribelle!
rule-rebel-eight_with_the_rebel = otto con il Ribelle!
rule-rebel-nine_with_the_rebel = nove con il Ribelle!
rule-rebel-ten_with_the_rebel = dieci con il Ribelle!
rule-rebel-the_new_sheriff_begins_anew = nuovo turno dopo la rivoluzione
rule-rebel-all_cards_are_kept = la mano resta dopo la rivoluzione
rule-rebel-no_penalty_against_an_open_rebel = vive un Ribelle! scoperto
rule-rebel-turns_come_to_ghosts = Città Fantasma: turni per gli eliminati
rule-rebel-a_ghost_acts = Città Fantasma: il fantasma gioca
rule-rebel-a_ghost_is_asked = Città Fantasma: tocca anche al fantasma
rule-rebel-a_ghost_is_in_the_way = Città Fantasma: il fantasma conta
rule-rebel-a_ghost_draws_three = Città Fantasma: una carta in più
rule-rebel-a_ghost_has_no_limit = Città Fantasma: nessun limite di carte
rule-rebel-a_ghost_has_no_life = Città Fantasma: nessun punto vita
rule-rebel-a_turn_for_the_dead_man = Dead Man: un turno per il primo eliminato
rule-rebel-the_dead_man_acts = Dead Man: il primo eliminato gioca
rule-rebel-not_before_he_is_back = Dead Man: non ancora in gioco
rule-rebel-he_comes_back_first = Dead Man: di nuovo in gioco
rule-rebel-nobody_before_the_revolution = prima viene la rivoluzione
rule-rebel-the_game_goes_on = con la rivoluzione la partita continua
rule-rebel-a_revolution_or_none = Rivoluzione o no: decide l'arbitro
rule-rebel-the_rebel_never_wins = il Ribelle! non vince
rule-rebel-deputies_of_the_fallen_sheriff = eliminato prima della rivoluzione
