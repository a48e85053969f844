# High Noon: motivi, cose dovute, annotazioni, che cosa cambia ogni evento e i nomi delle regole.

set-high_noon = High Noon
option-high_noon_cards = Carte di High Noon
option-high_noon_cards-fifteen = 15, con Nuova Identità e Manette
option-high_noon_cards-thirteen = 13

## Motivi

reason-event_twice = { EVENT($event) } è già stata in vigore in questa partita, e ogni carta evento c'è una volta sola.
reason-event_too_early = { EVENT($event) } è l'ultima carta del mazzo eventi: sopra ce ne sono ancora altre.
reason-not_a_blue_card = { $by } scarta { CARD($card, form: "a") } per I Dalton, ma per questo conta solo una carta blu.
reason-no_beer_now = { $by } gioca una Birra con Il Reverendo: finché l'evento è in vigore nessuno può giocare Birra, nemmeno contro l'ultimo punto vita.
reason-bang_in_own_turn = { $by } usa un Bang! nel proprio turno con il Sermone: è permesso solo fuori dal proprio turno.
reason-hit_of_a_ghost = { $by } è un fantasma senza punti vita e viene colpito. Una lettura: un fantasma non può morire, e sotto lo zero non perde niente. L'altra: il colpo conta comunque.
reason-suit_not_due = { $by } nomina un seme, ma un seme si nomina solo con le Manette, dopo la fase 1 del proprio turno e una volta.
reason-suit_not_named = { $by } gioca { CARD($card, form: "a") } con le Manette, ma non ha ancora nominato un seme.
reason-card_of_another_suit = { $by } gioca { CARD($card, form: "a") }, di un seme diverso da quello nominato con le Manette.
reason-answer_of_another_suit = { $by } usa { CARD($card, form: "a") } di un seme diverso da quello nominato con le Manette, come risposta o contro l'ultimo punto vita nel proprio turno. Una lettura: il limite riguarda le carte giocate, e una risposta non lo è. L'altra: vincola ogni carta usata nel proprio turno.
reason-identity_not_due = { $by } prende un altro personaggio, ma lo permette solo Nuova Identità, all'inizio del proprio turno.
reason-identity_changed = { $by } ha già preso il personaggio di riserva, e gioca con quello fino alla fine della partita.
reason-identity_taken = { $by } prende il personaggio con cui gioca { $seat }: il personaggio di riserva è uno che nessuno ha.
reason-train_besides_taking = { $by } ha preso una carta in gioco invece di pescare e ne pesca una in più per Il Treno. Una lettura: la carta del treno arriva alla fine della fase 1, qualunque cosa sia stata la fase 1. L'altra: chi non pesca non ne pesca nemmeno una in più.
house-event_twice = una carta evento scoperta una seconda volta
house-event_too_early = l'ultima carta evento prima delle altre
house-not_a_blue_card = scartare per I Dalton una carta che non è blu
house-no_beer_now = una Birra con Il Reverendo
house-bang_in_own_turn = un Bang! nel proprio turno con il Sermone
house-hit_of_a_ghost = un colpo che a un fantasma senza punti vita non costa niente
house-suit_not_due = nominare un seme quando non è dovuto
house-suit_not_named = giocare con le Manette prima di nominare un seme
house-card_of_another_suit = una carta di un seme diverso da quello nominato con le Manette
house-answer_of_another_suit = una risposta di un seme diverso da quello nominato con le Manette
house-identity_not_due = prendere un altro personaggio in un altro momento
house-identity_changed = prendere una seconda nuova identità
house-identity_taken = prendere il personaggio di un altro giocatore
house-train_besides_taking = la carta del Treno dopo aver preso una carta in gioco invece di pescare

## Cose dovute

owed-daltons = I Dalton: { $by } scarta una carta blu a scelta
    .short = { $by } scarta una carta blu per I Dalton
owed-suit = Manette: { $by } nomina il seme per questo turno
    .short = { $by } nomina un seme
owed-identity = Nuova Identità: { $by } può passare al personaggio di riserva, con due punti vita
    .short = { $by } può cambiare personaggio

## Annotazioni

entry-suitnamed = { $by } nomina { $suit ->
        [h] cuori
        [d] quadri
        [c] fiori
       *[s] picche
    }
entry-identitychanged = Nuova Identità: { $by } è ora { CARD($character) }, con due punti vita
error-needs_suit = Manca un seme. Scrivi per esempio: { $one } seme cuori.

card-the_daltons = I Dalton
    .a = I Dalton
    .the = I Dalton
card-the_doctor = Il Dottore
    .a = Il Dottore
    .the = Il Dottore
card-train_arrival = Il Treno
    .a = Il Treno
    .the = Il Treno
card-high_noon = Mezzogiorno di Fuoco
    .a = Mezzogiorno di Fuoco
    .the = Mezzogiorno di Fuoco
step-suit = nominare un seme per le Manette
step-high_noon = perdere il punto vita per Mezzogiorno di Fuoco

## Da vedere: che cosa cambia ogni evento

panel-lies-blessing = Evento: Benedizione – ogni carta vale come cuori
panel-lies-curse = Evento: Maledizione – ogni carta vale come picche
panel-lies-the_daltons = Evento: I Dalton – chi ha una carta blu in gioco ne scarta una
panel-lies-the_doctor = Evento: Il Dottore – chi ha meno punti vita ne recupera uno
panel-lies-ghost_town = Evento: Città Fantasma – gli eliminati giocano il loro turno come fantasmi, con tre carte
panel-lies-gold_rush = Evento: Corsa all'Oro – i turni vanno in senso antiorario, gli effetti delle carte in senso orario
panel-lies-hangover = Evento: Sbornia – nessun personaggio ha la sua abilità
panel-lies-the_reverend = Evento: Il Reverendo – nessuno può giocare Birra
panel-lies-the_sermon = Evento: Sermone – niente Bang! nel proprio turno
panel-lies-shootout = Evento: Sparatoria – un secondo Bang! in ogni turno
panel-lies-thirst = Evento: Sete – una carta in meno nella fase 1
panel-lies-train_arrival = Evento: Il Treno – una carta in più alla fine della fase 1
panel-lies-high_noon = Evento: Mezzogiorno di Fuoco – ogni turno comincia con la perdita di un punto vita, fino alla fine della partita
panel-lies-handcuffs = Evento: Manette – in ogni turno solo carte del seme nominato
panel-lies-new_identity = Evento: Nuova Identità – all'inizio del turno si può prendere il personaggio di riserva
panel-touched-ghost_town = Città Fantasma: { $by } è un fantasma e non può morire
panel-touched-hangover = Sbornia: { $by } non ha abilità
panel-touched-the_sermon = Sermone: { $by } non può usare Bang!
panel-touched-shootout = Sparatoria: { $by } può giocare un secondo Bang!
panel-touched-thirst = Sete: { $by } pesca una carta in meno
panel-touched-train_arrival = Il Treno: { $by } pesca una carta in più
panel-touched-new_identity = Nuova Identità: { $by } può ancora cambiare
panel-suit = Manette: { $by } gioca solo { $suit ->
        [h] cuori
        [d] quadri
        [c] fiori
       *[s] picche
    }

## Regole

rule-high_noon-the_deck_of_the_box = le carte del mazzo
rule-high_noon-a_round_begins_with_him = un giro comincia dallo Sceriffo
rule-high_noon-all_hearts = Benedizione: tutto cuori
rule-high_noon-all_spades = Maledizione: tutto picche
rule-high_noon-the_other_way_round = Corsa all'Oro: al contrario
rule-high_noon-no_ability_works = Sbornia: nessuna abilità
rule-high_noon-no_beer_rescues = Il Reverendo: niente Birra
rule-high_noon-none_given_up_either = Sermone: nessuna risposta con un Bang!
rule-high_noon-a_second_bang = Sparatoria: un secondo Bang!
rule-high_noon-one_card_fewer = Sete: una carta in meno
rule-high_noon-one_card_more = Il Treno: una carta in più
rule-high_noon-of_three_cards = delle tre carte guardate
rule-high_noon-turns_come_to_the_eliminated = Città Fantasma: turni per gli eliminati
rule-high_noon-he_plays = Città Fantasma: il fantasma gioca
rule-high_noon-he_is_asked = Città Fantasma: al fantasma si chiede
rule-high_noon-he_is_in_the_way = Città Fantasma: il fantasma conta
rule-high_noon-he_draws_three = Città Fantasma: tre carte
rule-high_noon-he_keeps_three = Città Fantasma: tre carte tenute
rule-high_noon-he_has_no_limit = Città Fantasma: nessun limite di carte
rule-high_noon-he_loses_what_he_regained = Città Fantasma: nessun punto vita sotto lo zero
rule-high_noon-with_the_ghost = Città Fantasma: il fantasma è presente
rule-high_noon-a_suit_is_named = Manette: si nomina un seme
rule-high_noon-may_change = Nuova Identità: il personaggio di riserva
rule-high_noon-a_life_point_at_noon = Mezzogiorno di Fuoco: un punto vita
