# A Fistful of Cards: motivi, ciò che deve succedere, righe del registro, ciò che si vede e nomi delle regole.

set-fistful = A Fistful of Cards
option-mine_card = Miniera Abbandonata
option-mine_card-newest = testo più recente della carta
option-mine_card-older = testo più vecchio della carta

## Motivi

reason-event_not_open = Non è in vigore { EVENT($event) }: { $by } non può fare ciò che quell'evento permette.
reason-abilities_in_ambush = Nell'Agguato { $at } è a portata di { $by } solo per un'abilità. Prima lettura: le abilità cambiano la distanza come le carte in gioco. Seconda lettura: la carta nomina solo le carte in gioco, quindi nessuna abilità conta.
reason-barred_by_the_judge = È in vigore Il Giudice: { $by } non può mettere in gioco { CARD($card, form: "the") }, davanti a nessuno.
reason-barrel_against_ricochet = { $by } estrae per salvare una carta dal Rimbalzo. Prima lettura: l'evento chiede un Mancato!, e l'estrazione vale come tale. Seconda lettura: non si spara a nessuno, quindi non serve.
reason-belongs_on_the_deck = Nella Miniera Abbandonata { $by } mette le carte oltre il limite coperte sul mazzo, non negli scarti.
reason-bound_by_lasso = È in vigore il Lazo: { $by } non può usare { CARD($card, form: "the") } in gioco.
reason-drawn_already = { $by } ha già pescato in questo turno: il Liquore Forte prende il posto di tutta la fase 1.
reason-exchanged_early = { $by } cambia carte prima che la fase 1 sia finita; il Ranch lo permette alla sua fine.
reason-exchanged_later = { $by } cambia carte a fase 2 iniziata. Prima lettura: il Ranch lo permette solo alla fine della fase 1. Seconda lettura: si può fare dopo la fase 2.
reason-exchanged_twice = { $by } ha già cambiato carte in questo turno; il Ranch lo permette una volta sola.
reason-given_in_vain = { $by } dà un punto vita a { $to }, a cui non ne mancano. Prima lettura: si può scegliere chiunque, e non si recupera nulla. Seconda lettura: deve mancarne almeno uno.
reason-given_late = { $by } dà un punto vita a turno avviato; Fratelli di Sangue lo permette solo all'inizio.
reason-given_to_himself = { $by } non dà il punto vita a un altro: con Fratelli di Sangue deve andare a un altro giocatore.
reason-given_to_nobody = { $by } dà un punto vita a nessuno che sia in gioco.
reason-given_twice = { $by } ha già dato un punto vita in questo turno; Fratelli di Sangue ne permette uno.
reason-jourdonnais_under_lasso = { $by } estrae come Jourdonnais mentre è in vigore il Lazo. Prima lettura: è un'abilità, e le abilità restano. Seconda lettura: vale come un Barile in gioco, che non fa nulla.
reason-kit_in_the_mine = { $by } guarda le prime carte degli scarti come Kit Carlson fa col mazzo. Prima lettura: l'abilità vale ovunque si peschi nella fase 1. Seconda lettura: parla solo del mazzo, quindi si pescano due carte.
reason-last_point_given = { $by } dà l'ultimo punto vita; Fratelli di Sangue non lo permette.
reason-law_made_impossible = { $by } gioca prima { CARD($other, form: "the") }, e poi non può più giocare { CARD($card, form: "the") }, come vuole la Legge del West.
reason-law_not_kept = { $by } ha mostrato { CARD($card, form: "the") } e potrebbe giocarla: la Legge del West vuole che sia giocata in questo turno.
reason-newest_mine = { $by } mette le carte oltre il limite coperte sul mazzo. Prima lettura: un testo della Miniera Abbandonata vuole così. Seconda lettura: vanno negli scarti, e sul mazzo va ciò che si è usato nel turno.
reason-no_guess_due = { $by } indovina un colore, ma secondo il registro ora il Peyote non lo chiede.
reason-not_a_bang = { $by } usa { CARD($card, form: "a") }, che non è un Bang! e non vale come tale.
reason-one_of_two_touches = { $by } usa due Bang! insieme contro { $at }, uno dei quali da solo non avrebbe effetto su { $at }. Prima lettura: basta l'altro. Seconda lettura: usati insieme colpiscono solo in due.
reason-others_before_the_law = { $by } gioca un'altra carta prima di quella mostrata ({ CARD($card) }). Prima lettura: la Legge del West la vuole giocata nel turno, non per prima. Seconda lettura: prima di essa non si gioca nulla.
reason-ricochet_at_own = { $by } usa un Bang! contro una propria carta. Prima lettura: il Rimbalzo vale per le carte degli altri. Seconda lettura: ogni carta in gioco può essere il bersaglio.
reason-ricochet_at_the_untouched = { $by } usa contro una carta di { $at } un Bang! che non avrebbe effetto su { $at }. Prima lettura: allora non ha effetto nemmeno sulle carte davanti a { $at }. Seconda lettura: il bersaglio è una carta, e l'abilità è del giocatore.
reason-roulette_refused = { $by } non dà nulla alla Roulette Russa e ha in mano { CARD($card, form: "a") }. Prima lettura: nessuno è tenuto a darlo, e si perdono due punti vita. Seconda lettura: chi ha un Mancato! lo dà.
reason-short_mine = { $by } pesca dal mazzo tutte le carte della fase 1, anche se ce ne sono negli scarti. Prima lettura: si prendono prima quelle, poi le altre dal mazzo. Seconda lettura: se non bastano, vengono tutte dal mazzo.
reason-stops_guessing = { $by } smette di indovinare senza aver ancora sbagliato. Prima lettura: il Peyote continua finché si sbaglia. Seconda lettura: chi ha indovinato può fermarsi.
reason-suit_of_throw_unseen = Il seme di ciò che { $by } ha usato contro { $at } non è stato annotato: forse lì non ha effetto.
    .unclear = { reason-suit_of_throw_unseen }
reason-swigged_in_vain = { $by } salta la fase 1 senza che gli manchino punti vita. Prima lettura: il Liquore Forte lo permette, e non si recupera nulla. Seconda lettura: ci deve essere un punto vita da recuperare.
reason-target_averts_ricochet = { $by } annulla il Rimbalzo con { CARD($card, form: "the") }, proprio la carta presa di mira. Prima lettura: è permesso, e così la carta se ne va. Seconda lettura: ciò che è il bersaglio non può essere la risposta.
reason-thrown_at_the_untouched = { $by } usa contro { $at } due Bang! che da soli non avrebbero effetto: non ne hanno nemmeno insieme.
reason-vendetta_after_jail = { $by } estrae per la Vendetta dopo un turno perso in Prigione. Prima lettura: un turno saltato non ha una fine in cui estrarre. Seconda lettura: era un turno, ed è finito.

## Ciò che una regola della casa permette

house-event_not_open = ciò che permette un evento non in vigore
house-abilities_in_ambush = le abilità che cambiano la distanza nell'Agguato
house-barred_by_the_judge = mettere in gioco una carta con Il Giudice
house-barrel_against_ricochet = un'estrazione del Barile contro un Rimbalzo
house-belongs_on_the_deck = scartare oltre il limite negli scarti nella Miniera Abbandonata
house-bound_by_lasso = usare una carta in gioco col Lazo
house-drawn_already = il Liquore Forte dopo aver pescato
house-exchanged_early = cambiare carte al Ranch prima della fine della fase 1
house-exchanged_later = cambiare carte al Ranch nella fase 2
house-exchanged_twice = cambiare carte al Ranch due volte in un turno
house-given_in_vain = un punto vita dato a chi non ne perde
house-given_late = dare un punto vita dopo l'inizio del turno
house-given_to_himself = un punto vita dato a sé stessi
house-given_to_nobody = un punto vita dato a nessuno in gioco
house-given_twice = dare un secondo punto vita in un turno
house-jourdonnais_under_lasso = l'estrazione di Jourdonnais col Lazo
house-kit_in_the_mine = Kit Carlson che guarda le prime carte degli scarti nella Miniera Abbandonata
house-last_point_given = dare l'ultimo punto vita
house-law_made_impossible = rendere ingiocabile la carta voluta dalla Legge del West
house-law_not_kept = tenere una carta voluta dalla Legge del West
house-newest_mine = le carte oltre il limite coperte sul mazzo nella Miniera Abbandonata
house-no_guess_due = un tentativo del Peyote non dovuto
house-not_a_bang = una carta diversa dal Bang! per Cecchino o Rimbalzo
house-one_of_two_touches = due Bang! insieme di cui uno da solo non avrebbe effetto
house-others_before_the_law = altre carte prima di quella voluta dalla Legge del West
house-ricochet_at_own = un Rimbalzo contro una propria carta
house-ricochet_at_the_untouched = un Rimbalzo contro una carta di chi non subirebbe quel Bang!
house-roulette_refused = non dare nulla alla Roulette Russa con un Mancato! in mano
house-short_mine = pescare dal mazzo tutte le carte della fase 1 quando gli scarti della Miniera Abbandonata non bastano
house-stops_guessing = smettere di indovinare col Peyote prima di sbagliare
house-suit_of_throw_unseen = un Bang! dal seme non annotato contro chi forse non lo subisce
house-swigged_in_vain = il Liquore Forte con tutti i punti vita
house-target_averts_ricochet = annullare un Rimbalzo proprio con la carta presa di mira
house-thrown_at_the_untouched = due Bang! insieme che da soli non avrebbero effetto
house-vendetta_after_jail = un'estrazione per la Vendetta dopo un turno perso in Prigione

## Ciò che deve succedere

owed-bleed = Fratelli di Sangue: { $by } dà un punto vita a un altro
    .short = { $by } dà un punto vita a un altro
owed-guess = Peyote: { $by } indovina il colore della prima carta
    .short = { $by } indovina il colore della prima carta
owed-ranch = Ranch: { $by } cambia carte della mano, una volta
    .short = { $by } cambia carte della mano

## Righe del registro

entry-bled = { $by } dà un punto vita a { $to }
entry-swigged = { $by } salta la fase 1 per un punto vita (Liquore Forte)
entry-guessed = { $by } dice { $colour ->
        [red] rosso
       *[black] nero
    } e gira { $card_face }{ $card ->
        [none] {""}
       *[other] {" "}({ CARD($card) })
    }
entry-bounced = Rimbalzo: { $by } usa un Bang! contro una carta di { $of } ({ CARD($card, $card_face) })
entry-sniped = Cecchino: { $by } usa due Bang! insieme contro { $of }
entry-stowed = { $by } mette { $count ->
        [one] { $count } carta coperta
       *[other] { $count } carte coperte
    } sul mazzo

## Cause e passi

card-abandoned_mine = Miniera Abbandonata
    .a = Miniera Abbandonata
    .the = la Miniera Abbandonata
card-blood_brothers = Fratelli di Sangue
    .a = Fratelli di Sangue
    .the = Fratelli di Sangue
card-hard_liquor = Liquore Forte
    .a = Liquore Forte
    .the = il Liquore Forte
card-law_of_the_west = Legge del West
    .a = Legge del West
    .the = la Legge del West
card-peyote = Peyote
    .a = Peyote
    .the = il Peyote
card-ranch = Ranch
    .a = Ranch
    .the = il Ranch
card-ricochet = Rimbalzo
    .a = Rimbalzo
    .the = il Rimbalzo
card-russian_roulette = Roulette Russa
    .a = Roulette Russa
    .the = la Roulette Russa
card-sniper = Cecchino
    .a = Cecchino
    .the = il Cecchino
card-vendetta = Vendetta
    .a = Vendetta
    .the = la Vendetta
card-a_fistful_of_cards = Per un Pugno di Carte
    .a = Per un Pugno di Carte
    .the = Per un Pugno di Carte
step-guess = indovinare il colore
step-a_fistful_of_cards = gli spari di Per un Pugno di Carte

## Da vedere

panel-lies-abandoned_mine = Evento: { EVENT($event) } – nella fase 1 si pesca dagli scarti finché ce ne sono; le carte oltre il limite vanno coperte sul mazzo
panel-lies-ambush = Evento: { EVENT($event) } – tutti sono a distanza 1 da tutti; le carte in gioco la cambiano ancora
panel-lies-blood_brothers = Evento: { EVENT($event) } – all'inizio del turno si può dare a un altro un punto vita, non l'ultimo
panel-lies-dead_man = Evento: { EVENT($event) } – il primo eliminato rientra nel proprio turno, con due punti vita e due carte
panel-lies-hard_liquor = Evento: { EVENT($event) } – si può saltare la fase 1 per un punto vita
panel-lies-lasso = Evento: { EVENT($event) } – le carte in gioco non hanno effetto
panel-lies-law_of_the_west = Evento: { EVENT($event) } – la seconda carta pescata si mostra, e si gioca nel turno se si può
panel-lies-peyote = Evento: { EVENT($event) } – invece di pescare si indovina il colore della prima carta finché si sbaglia
panel-lies-ranch = Evento: { EVENT($event) } – alla fine della fase 1 si possono cambiare carte della mano, quante si vuole, una volta
panel-lies-ricochet = Evento: { EVENT($event) } – si può usare un Bang! contro una carta in gioco, che va scartata se un Mancato! non la salva
panel-lies-russian_roulette = Evento: { EVENT($event) } – dallo Sceriffo in poi ognuno dà un Mancato!; il primo che non lo fa perde due punti vita
panel-lies-sniper = Evento: { EVENT($event) } – si possono usare due Bang! insieme contro un giocatore; li annullano solo due Mancato!
panel-lies-the_judge = Evento: { EVENT($event) } – nessuno mette carte in gioco, davanti a nessuno
panel-lies-vendetta = Evento: { EVENT($event) } – alla fine del turno si estrae: cuori dà un altro turno, una volta
panel-lies-a_fistful_of_cards = Evento: { EVENT($event) } – all'inizio del turno si è bersaglio di tanti Bang! quante sono le carte in mano
panel-touched-dead_man = { $by } rientra in questo giro (Dead Man)
panel-touched-law_of_the_west = { $by } deve giocare la carta mostrata (Legge del West)
panel-touched-vendetta = { $by } ha un altro turno (Vendetta)
panel-touched-lasso = { $by }: le carte in gioco non fanno nulla (Lazo)
panel-touched-a_fistful_of_cards = { $by } è bersaglio di tanti Bang! quante sono le carte in mano (Per un Pugno di Carte)

## Ciò che un giocatore può fare

aid-bleed = dare un punto vita (Fratelli di Sangue)
    .short = dare un punto vita
aid-swig = saltare la fase 1 per un punto vita (Liquore Forte)
    .short = saltare la fase 1
aid-snipe = usare due Bang! insieme (Cecchino)
    .short = usare due Bang!
aid-bounce = usare un Bang! contro { $cards } (Rimbalzo)
    .short = usare un Bang! contro una carta

## Regole

rule-fistful-fifteen_cards = il mazzo di A Fistful of Cards
rule-fistful-any_card_that_averts = ogni carta col simbolo Mancato!
rule-fistful-a_barrel_too = anche un Barile
rule-fistful-cards_in_play_alone = Agguato: solo carte in gioco
rule-fistful-ambush = Agguato
rule-fistful-a_life_point_may_be_given = Fratelli di Sangue: si può dare un punto vita
rule-fistful-a_swig_instead = Liquore Forte: si può saltare la fase 1
rule-fistful-lasso = Lazo
rule-fistful-guessing_instead_of_drawing = Peyote: indovinare invece di pescare
rule-fistful-another_turn_of_his = Vendetta: un altro turno
rule-fistful-a_heart_gives_a_turn = Vendetta: cuori
rule-fistful-as_many_shots_as_cards = Per un Pugno di Carte: tanti spari quante carte
rule-fistful-a_turn_for_the_dead_man = Dead Man: un turno per il primo eliminato
rule-fistful-the_dead_man_acts = Dead Man: il primo eliminato gioca
rule-fistful-not_before_he_is_back = Dead Man: non ancora in gioco
rule-fistful-he_comes_back_first = Dead Man: di nuovo in gioco
rule-fistful-out_of_the_mine = Miniera Abbandonata: dagli scarti
rule-fistful-back_into_the_mine = Miniera Abbandonata: di nuovo negli scarti
rule-fistful-face_down_on_the_deck = Miniera Abbandonata: coperte sul mazzo
rule-fistful-used_cards_into_the_mine = Miniera Abbandonata: le carte usate coperte sul mazzo
rule-fistful-no_life_point_is_at_stake = Rimbalzo: nessun punto vita in gioco
rule-fistful-who_gives_none_loses_two = Roulette Russa: due punti vita
rule-fistful-given_and_not_played = Roulette Russa: dato, non giocato
