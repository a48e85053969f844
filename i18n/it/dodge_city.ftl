# Dodge City: le carte, i motivi, ciò che è dovuto, le annotazioni e i nomi delle regole.

## Carte

card-binocular =
    .a = un { $name }
    .the = il { $name }
card-hideout =
    .a = un { $name }
    .the = il { $name }
card-punch =
    .a = un { $name }
    .the = il { $name }
card-dodge =
    .a = una { $name }
    .the = la { $name }
card-springfield =
    .a = una { $name }
    .the = la { $name }
card-rag_time =
    .a = un { $name }
    .the = il { $name }
card-brawl =
    .a = una { $name }
    .the = la { $name }
card-tequila =
    .a = una { $name }
    .the = la { $name }
card-whisky =
    .a = un { $name }
    .the = il { $name }
card-bible =
    .a = una { $name }
    .the = la { $name }
card-iron_plate =
    .a = una { $name }
    .the = la { $name }
card-sombrero =
    .a = un { $name }
    .the = il { $name }
card-ten_gallon_hat =
    .a = un { $name }
    .the = il { $name }
card-canteen =
    .a = una { $name }
    .the = la { $name }
card-pony_express =
    .a = un { $name }
    .the = il { $name }
card-derringer =
    .a = una { $name }
    .the = la { $name }
card-knife =
    .a = un { $name }
    .the = il { $name }
card-pepperbox =
    .a = una { $name }
    .the = la { $name }
card-buffalo_rifle =
    .a = un { $name }
    .the = il { $name }
card-howitzer =
    .a = un { $name }
    .the = l'{ $name }
card-conestoga =
    .a = una { $name }
    .the = la { $name }
card-can_can =
    .a = un { $name }
    .the = il { $name }

## Uno sparo di Doc Holyday

card-holyday_shot =
    .a = uno sparo con due carte
    .the = lo sparo con due carte

## Motivi

reason-untouched_by_diamonds = { $by } gioca { CARD($card, form: "a") } di quadri: le carte di quadri giocate da altri non hanno effetto su { $at }.
reason-suit_unseen = Il seme della carta di { $by } ({ CARD($card) }) non è stato annotato: se è di quadri non ha effetto su { $at }.
    .unclear = { reason-suit_unseen }
reason-diamond_duel = { $by } gioca un Duello di quadri contro { $at }. Una lettura: in un Duello niente protegge { $at }, quindi si svolge. L'altra: una carta di quadri di un altro non ha proprio effetto.
reason-barrel_against_belle = { $by } fa estrai! con la propria abilità nel turno di { $turn }. Una lettura: lì non c'è nessuna carta, quindi l'abilità funziona. L'altra: chi vale come se avesse un Barile in quel momento non lo ha.
reason-gives_life_in_mid_card = { $by } rinuncia a un punto vita mentre è in corso { CARD($card, form: "the") }. Una lettura: un'abilità aspetta che la carta sia finita. L'altra: il testo dice durante il turno, qualunque cosa sia in corso.
reason-not_the_last_point = { $by } rinuncia all'ultimo punto vita: quello non si cede mai per delle carte.
reason-often_enough = { $by } usa di nuovo l'abilità di { CHARACTER($ability) }: in un turno si può usare { $limit ->
        [one] una volta
       *[other] { $limit } volte
    }.
reason-not_blue = { $by } cede { CARD($card, form: "a") }: vale solo una carta dal bordo blu.
reason-after_the_duel = { $by } pesca mentre è in corso { CARD($card, form: "the") }: per ogni Bang! ceduto in un Duello si pesca una carta quando è finito.
reason-other_card_out_of_turn = { $by } pesca per una carta diversa da Mancato!, Bang! e Birra. Una lettura: conta ogni carta della mano usata fuori dal proprio turno, come dice la carta. L'altra: solo le tre che le regole nominano.
reason-brennans_own_card = { $by } prende una carta in gioco davanti a sé. Una lettura: il testo dice un giocatore qualsiasi, quindi anche le proprie. L'altra: la si prende a un altro.
reason-copies_another = { $by } prende l'abilità di { CHARACTER($ability) }, ma nessun altro giocatore in gioco ha quel personaggio.
reason-copies_once = { $by } sceglie un'abilità una volta per turno, prima di pescare: non adesso.
reason-copy_of_the_fallen = { $by } usa l'abilità di { CHARACTER($ability) }, il cui giocatore nel frattempo è stato eliminato. Una lettura: quel che è stato scelto resta fino al turno seguente. L'altra: se ne va con il suo giocatore.
reason-doubled_at_the_last_point = { $by } recupera due punti vita con la Birra che salva l'ultimo. Una lettura: una Birra ne dà due, anche questa. L'altra: rimedia solo al punto perso.
reason-draws_before_the_shot = { $by } pesca per { CARD($card, form: "the") } prima che si risponda allo sparo. Una lettura: i due simboli seguono il loro ordine, prima lo sparo. L'altra: la carta si può pescare subito.
reason-draws_between_two = { $by } pesca per { CARD($card, form: "the") } mentre l'attacco chiede un altro Mancato!. Una lettura: il primo è completo, quindi la carta pescata può essere il secondo. L'altra: si danno entrambi prima di pescare.

## Che cosa decide una regola della casa

house-untouched_by_diamonds = una carta di quadri contro Apache Kid
house-suit_unseen = una carta dal seme non annotato contro Apache Kid
house-diamond_duel = un Duello di quadri contro Apache Kid
house-barrel_against_belle = l'estrai! di Jourdonnais nel turno di Belle Star
house-gives_life_in_mid_card = Chuck Wengam che rinuncia a un punto vita mentre è in corso una carta
house-not_the_last_point = rinunciare all'ultimo punto vita per delle carte
house-often_enough = usare un'abilità più volte di quanto un turno permetta
house-not_blue = cedere per altre due una carta che non è blu
house-after_the_duel = la carta di Molly Stark prima che un Duello sia finito
house-other_card_out_of_turn = la carta di Molly Stark per una carta della mano come una Schivata
house-brennans_own_card = Pat Brennan che prende una carta propria
house-copies_another = un'abilità che nessun altro giocatore in gioco ha
house-copies_once = scegliere un'abilità in un altro momento
house-copy_of_the_fallen = un'abilità copiata da chi nel frattempo è stato eliminato
house-doubled_at_the_last_point = due punti vita a Tequila Joe con la Birra che lo salva
house-draws_before_the_shot = pescare per una Derringer prima che si risponda allo sparo
house-draws_between_two = pescare per una Schivata o una Bibbia prima del secondo Mancato! contro lo stesso attacco

## Che cosa è dovuto, e annotazioni

owed-imitate = { $by } sceglie di chi avere l'abilità
    .short = { $by } sceglie di chi avere l'abilità
step-imitate = la scelta dell'abilità
entry-copied = { $by } prende l'abilità di { CHARACTER($character) }

## Da vedere

panel-copied = { $by } copia { CARD($character) }

## Regole

rule-dodge_city-as_far_as_there_is_room = tanti punti vita quanti ne mancano
rule-dodge_city-only_who_is_still_there = solo chi è ancora in gioco
rule-dodge_city-discarded_and_not_played = Doc Holyday: tutte e due le carte sono scartate
rule-dodge_city-whose_suit_was_noted = Apache Kid: se il seme è stato annotato
rule-dodge_city-vera_custer_chooses = Vera Custer sceglie prima di pescare
rule-dodge_city-two_vultures = Vulture Sam e chi lo imita dividono
rule-dodge_city-eight_players = otto giocatori
rule-dodge_city-three_players = tre giocatori
rule-dodge_city-all_roles_lie_open = tre giocatori: tutti i ruoli sono scoperti
rule-dodge_city-the_deputy_begins = tre giocatori: comincia il Vice
rule-dodge_city-who_kills_his_quarry = tre giocatori: la preda è caduta per mano di chi le dava la caccia
rule-dodge_city-the_last_one_left = tre giocatori: chi resta per ultimo
