# Death Mesa: motivi, cose da fare, voci del verbale, cosa c'è da vedere e i nomi delle regole.

## Motivi

reason-black_against_traded = { $by } risponde con una carta nera a due carte scambiate con uno Spook!. Prima lettura: sono nere, come ogni Spook!, e risponde solo una rossa. Seconda lettura: non hanno seme, e il colore non conta.
reason-juice_in_a_dry_spell = { $by } è sotto l'effetto di Dry Spell e recupera un punto vita con Blood Juice. Prima lettura: non è una bevanda alcolica, quindi agisce. Seconda lettura: si beve, quindi non dà nulla.
reason-sign_of_a_missed = { $by } allontana Decay con { CARD($card) }, che al suo personaggio vale da Mancato!. Prima lettura: il simbolo dev'essere stampato sulla carta. Seconda lettura: ciò che vale da Mancato! lo è.
reason-range_to_a_ghost = { $by } spara al fantasma di { $at }, a distanza { $distance } con una portata di { $reach }. Prima lettura: con i fantasmi la distanza non conta, e ogni colpo arriva. Seconda lettura: la ignorano solo i fantasmi, non i vivi.
reason-ghost_cannot_die = { $by } è un fantasma e non può morire una seconda volta.
reason-ghost_has_no_life = { $by } è un fantasma: non ha punti vita da perdere o recuperare.
reason-goods_are_buried = { $by } è un fantasma: ciò che è sepolto non si gioca, dunque nemmeno { CARD($card, form: "the") }.
reason-no_burial_due = { $by } ora non ha nulla da seppellire: le carte si seppelliscono una volta, quando il proprietario è eliminato.
reason-to_be_buried = { $by } è fuori dal gioco e nessuno prende le sue carte: si seppelliscono, non si scartano.
reason-no_conjuring_due = { $by } ora non ha carte del Dead Men's Deck da pescare: un nuovo fantasma ne pesca una, e due all'inizio di ogni turno.
reason-not_a_ghost = { $by } è in vita: solo i fantasmi pescano carte del Dead Men's Deck.
reason-over_ghost_limit = { $by } ha { $held } carte del Dead Men's Deck alla fine del turno; un fantasma ne tiene al massimo { $limit }.
reason-cannot_be_negated = { CARD($card, form: "the") } non si può annullare: { $by } scarta invano.
reason-cannot_trade = { $by } non può scambiare due carte con { CARD($card, form: "the") }: un Vice morto può farlo per Warn, un Rinnegato morto per Spook!, nessuno per altro.
reason-colour_open = La carta a cui { $by } risponde sta per altre due e non ha un seme suo: nessuna fonte dice quale colore la annulla.
reason-colour_unseen = Il seme di una delle due carte non è stato visto, perciò non si sa se { $by } annulla col colore opposto.
reason-conscience_pricks = { $by } in questo turno è sotto l'effetto di Guilty Conscience e non può giocare { CARD($card, form: "the") }, che può far male a qualcuno.
reason-cost_unseen = Di un fantasma non si è visto il ruolo, perciò non si sa se { $by } deve scartare altre due carte per questa (ne ha scartate { $paid }).
reason-dry_spell = { $by } è sotto l'effetto di Dry Spell: la bevanda non dà punti vita.
reason-goods_for_the_living = Ciò che è sepolto aiuta solo i vivi, ed esce dalla tomba di un fantasma: { $by } non prende nulla da { $of }.
reason-goods_rest = Nessuna carta permette ora { BEFORE($by, word: "a") } di prendere qualcosa dai beni sepolti di { $of }.
reason-has_killed_nobody = Per quanto si sa, { $at } non ha ucciso nessuno: Guilty Conscience si gioca su un giocatore vivo che l'abbia fatto.
reason-no_duel_to_lose = { $by } ora non deve rispondere in nessun duello tra fantasmi.
reason-not_for_such = { CARD($card, form: "the") } non è per { $at }: la carta dice se si gioca su un vivo o su un fantasma.
reason-not_redrawn = { $by } non può scartarla per un'altra carta: solo Desecrate Grave, Rob Grave e Syphon, e solo finché è morta una sola squadra.
reason-nothing_to_negate = Ora non c'è nulla che { $by } possa annullare: si fa subito, prima che la carta abbia effetto.
reason-nothing_to_shed = Nessuno ha giocato { CARD($card, form: "a") } contro { $by }, che non deve scartare nulla.
reason-nothing_works = { CARD($card, form: "the") } di { $by } non ha effetto: non è stata giocata, o è stata annullata.
reason-one_card_only = Ghost Stories vincola { $by }, che ha già giocato l'unica carta del turno: { CARD($card, form: "the") } è di troppo.
reason-one_duel_only = Per { CARD($card, form: "the") } c'è già stato un duello: { $by } non può iniziarne un altro.
reason-only_renegades_step_in = { $by } in questo duello non sta da nessuna delle due parti: solo un Rinnegato morto può scartare per altri.
reason-other_side_answers = In questo duello deve rispondere { $first }, non { $by }.
reason-overpaid = { $by } { $paid ->
        [one] scarta un'altra carta
       *[other] scarta altre { $paid } carte
    } per { CARD($card, form: "the") }; ne servono { $due }.
reason-own_card_negated = { $by } non può annullare una carta propria.
reason-same_colour = { $by } risponde a una carta con una dello stesso colore: al nero si risponde col rosso, e al rosso col nero.
reason-too_few_spirits = Secondo il registro { $by } { $held ->
        [0] non ha nessuna carta
        [one] ha { $held } carta
       *[other] ha { $held } carte
    } del Dead Men's Deck e non può averne date { $count }.
reason-unpaid = { $by } { $paid ->
        [0] non scarta nessun'altra carta
        [one] scarta un'altra carta
       *[other] scarta altre { $paid } carte
    } per { CARD($card, form: "the") }; ne servono { $due }.
reason-wrong_targets = { $by } indica un numero di giocatori diverso da quello richiesto da { CARD($card, form: "the") }.
reason-still_the_attacker = Un Mirage del fantasma { $author } ha portato l'attacco di { $of } su { $by }. Prima lettura: l'attacco resta di { $of }, con quel che ne segue. Seconda lettura: ormai è del fantasma, senza ricompensa né penalità, e non c'è nulla da prendergli.
reason-paid_after_a_failure = { $by } gioca un'altra carta del Dead Men's Deck dopo una annullata. Prima lettura: ogni carta successiva ne costa una, comunque sia andata la precedente. Seconda lettura, da una correzione successiva dell'autore: solo dopo una carta riuscita.
reason-business_averted = Unfinished Business spara un Bang! contro { $by }. Prima lettura: chi lo subisce può difendersi come sempre, con un Mancato! o un Barile. Seconda lettura: { $by } subisce subito il colpo.
reason-led_out_of_reach = Un Mirage porta l'attacco di { $by } su { $at }, che è fuori portata. Prima lettura: solo il primo bersaglio doveva essere a portata. Seconda lettura: l'attacco deve poter raggiungere anche { $at }.
reason-life_on_clubs = { $by } dà un punto vita per Bad Moon Rising con fiori. Prima lettura: i fiori valgono come le picche, ma per una carta sola, quindi al suo posto si può dare un punto vita. Seconda lettura: con i fiori si dà solo una carta.
reason-never_attacked = Secondo un registro completo fin dalla distribuzione, { $by } in vita non ha attaccato nessuno. Prima lettura: { $at }, che { $by } deve veder morire, si può scegliere, come quando l'ultimo attacco è stato subito da più giocatori. Seconda lettura: non c'è nessuno da scegliere.
reason-possessed_duel = { $by } cade in un Duello che il fantasma di { $author } ha fatto cominciare { BEFORE($of, word: "a") }. Prima lettura: la carta la gioca il fantasma, e l'uccisione è sua, senza ricompensa né penalità. Seconda lettura: il Duello l'ha combattuto { $of }, che ha ucciso { $by }.
reason-attack_unseen = Nessuno ha annotato chi { $by } ha attaccato per ultimo in vita, perciò non si sa se si può scegliere { $at }.
reason-killer_unnoted = Nessuno ha annotato chi ha eliminato { $of }, in memoria del quale { $by } spara: un Bang! contro l'uccisore non conta, e se questi è morto ne spetta uno in più.
reason-duel_in_the_wind = { $by } { BEFORE($at, word: "e") } sono sotto l'effetto di The East Wind. Prima lettura: un Duello non ha il simbolo BANG! e richiede una carta. Seconda lettura: ogni attacco ne richiede due.
reason-led_to_the_attacker = Un Mirage non porta mai l'attacco su { $at }, che è l'attaccante.
reason-must_be_proven = { $by } sceglie liberamente { $at } per Unfinished Business e deve provare che { $at } deve morire per quel ruolo: se la prova regge lo decide l'arbitro.
reason-no_seance = Nessuna Seance mostra ora carte di { $by } { BEFORE($to, word: "a") }.
reason-no_sign_of_a_bang = { $by } dà una seconda carta per The East Wind solo attaccando l'altro giocatore che ne è vincolato, e solo con il simbolo BANG!.
reason-no_solo_attack = Non c'è in corso un attacco a un solo giocatore che { $by } possa deviare.
reason-nobody_terrified = Nessun Terrify di { $by } mette ora di traverso una carta di { $of }.
reason-not_adjacent = { $at } non è il primo giocatore vivo accanto a { $seat }, contro cui era diretto l'attacco.
reason-not_last_attacked = L'ultimo attacco di { $by } in vita non era contro { $at }.
reason-not_to_sacrifice = { CARD($card, form: "the") } davanti { BEFORE($by, word: "a") } non vale per Poltergeist: una Dinamite attiva non conta, e una Prigione è stata giocata da un altro.
reason-nothing_to_regain = Davanti { BEFORE($by, word: "a") } non c'è una carta di traverso che torni ora in mano: { CARD($card, form: "the") } resta.
reason-nothing_to_syphon = Nessun Syphon permette ora { BEFORE($by, word: "a") } di rubare { BEFORE($of, word: "a") }.
reason-nothing_to_warn_of = { $at } non deve rispondere a un attacco evitabile con un Mancato!: { $by } non ha di che avvisare.
reason-only_cards_in_play = { CARD($card, form: "the") } riguarda le carte in gioco: una carta della mano di { $by } non vale.
reason-seance_goes_on = È in corso una Seance: non si fa altro finché { $by } non ha ripreso le carte in mano.
reason-cannot_lie_there = { CARD($card, form: "the") } non entra in gioco davanti { BEFORE($by, word: "a") }: solo carte blu per sé, una per nome, e una sola arma.
reason-cannot_rise = { $by } non risorge: lo fa solo un Rinnegato morto che ha ucciso lo Sceriffo vivo mentre altri vivono ancora.
reason-nothing_to_dig = { $by } non ha fatto ritorno in vita e non dissotterra nulla.
reason-scofflaw_first = Nessuno ha vinto: { $by } ha ucciso lo Sceriffo da Rinnegato morto e risorge al suo posto.
reason-scofflaw_unnoted = Nessuno ha annotato chi ha eliminato lo Sceriffo, { $seat }: un Rinnegato morto che l'abbia fatto risorge al suo posto, altrimenti la partita finisce normalmente.
reason-not_in_the_goods = Secondo il registro { $of } { $held ->
        [0] non ha nessuna carta sepolta
        [one] ha { $held } carta sepolta
       *[other] ha { $held } carte sepolte
    }, e non ciò che { $by } avrebbe preso.
reason-cannot_be_played = { CARD($card, form: "the") } non si può giocare da sola: { $by } la restituisce.
reason-nobody_possessed = Nessun Possess permette ora { BEFORE($by, word: "a") } di giocare una carta della mano di { $of }.
reason-no_such_spirit = { CARD($card, form: "the") } di { $by } non è una carta del Dead Men's Deck di questa partita.
reason-too_few_left = Secondo il registro il Dead Men's Deck { $left ->
        [0] non ha più carte
        [one] ha { $left } carta
       *[other] ha { $left } carte
    }, e { $by } non può pescarne { $count }.

## Cosa va fatto

touch-may_haunt = { $by } può giocare carte da fantasma{ $over ->
        [0] {" "}o finire il turno
        [one] {"; "}{ $over } carta di troppo
       *[other] {"; "}{ $over } carte di troppo
    }.
app-may_haunt = { $by } può giocare carte da fantasma{ $over ->
        [0] , oppure
        [one] {"; "}{ $over } carta di troppo
       *[other] {"; "}{ $over } carte di troppo
    }
may-haunt = { $by } può giocare una carta del Dead Men's Deck: infesta CARTA
may-trade = { $by } può giocare due carte del Dead Men's Deck al posto di un'altra: baratta CARTA
may-shed = { $by } ha più carte del Dead Men's Deck di quante ne può tenere e può scartarne: sbarazza CARTA
owed-exchange = { $by } dà due carte come { CARD($card, form: "a") } per { $other }
    .short = { $by } dà due carte come { CARD($card, form: "a") }
owed-role = { $by } mostra un ruolo non ancora annotato
    .short = { $by } mostra un ruolo non ancora annotato
owed-bury = { $by } seppellisce la mano e le carte in gioco
    .short = { $by } seppellisce la mano e le carte in gioco
owed-conjure = { $by } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } del Dead Men's Deck
    .short = { $by } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } del Dead Men's Deck
step-conjure = pescare dal Dead Men's Deck
owed-works = { CARD($card, form: "the") } di { $by } ha effetto
    .short = { CARD($card, form: "the") } di { $by } ha effetto
owed-counter = { $by } risponde nel duello per { CARD($card, form: "the") }
    .short = { $by } risponde nel duello per { CARD($card, form: "the") }
owed-exhume = { $card ->
        [heart_bonus] { $by } può dare uno dei beni sepolti a un giocatore vivo
       *[other] { $by } prende beni sepolti per { CARD($card, form: "the") } ({ $count })
    }
    .short = { $card ->
        [heart_bonus] { $by } può dare uno dei beni sepolti a un giocatore vivo
       *[other] { $by } prende beni sepolti per { CARD($card, form: "the") } ({ $count })
    }
owed-shed = { $by } scarta dal Dead Men's Deck per { CARD($card, form: "the") } ({ $count })
    .short = { $by } scarta dal Dead Men's Deck per { CARD($card, form: "the") } ({ $count })
owed-sacrifice = { $by } scarta per { CARD($card, form: "the") } o perde un punto vita
    .short = { $by } scarta per { CARD($card, form: "the") } o perde un punto vita
owed-ward = { $by } para { CARD($card, form: "the") } con un Mancato!
    .short = { $by } para { CARD($card, form: "the") } con un Mancato!
owed-syphon = { $by } ruba una carta { BEFORE($other, word: "a") }
    .short = { $by } ruba una carta all'altro fantasma
owed-terrify = { $by } mette di traverso una carta di { $other }
    .short = { $by } mette una carta di traverso
owed-regain = { $by } riprende in mano { CARD($card, form: "the") }
    .short = { $by } riprende in mano { CARD($card, form: "the") }
owed-unveil = { $by } mostra { $count } carte della mano per { CARD($card, form: "the") }
    .short = { $by } mostra { $count } carte della mano per { CARD($card, form: "the") }
owed-rise = { $by } risorge e diventa Sceriffo
    .short = { $by } risorge e diventa Sceriffo
owed-dig = { $by } dissotterra i beni sepolti
    .short = { $by } dissotterra i beni sepolti
owed-possess = { $by } gioca una carta della mano di { $other }
    .short = { $by } gioca una carta della mano del posseduto
owed-reshuffle = Il Dead Men's Deck non basta: vi si rimescolano gli scarti
    .short = Il Dead Men's Deck non basta: vi si rimescolano gli scarti

## Voci del verbale

entry-buried = { $by } seppellisce la mano e le carte in gioco{ $seen_is ->
        [given] {": "}{ $seen }
       *[none] {""}
    }
entry-conjured = { $by } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } del Dead Men's Deck{ $spirits_is ->
        [given] {": "}{ $spirits }
       *[none] {""}
    }
entry-shed = { $by } scarta { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } del Dead Men's Deck{ $cause ->
        [limit] {""}
       *[other] {" "}per { CARD($cause, form: "the") }
    }{ $spirits_is ->
        [given] {": "}{ $spirits }
       *[none] {""}
    }

card-bad_moon_rising = Bad Moon Rising
    .a = Bad Moon Rising
    .the = Bad Moon Rising
card-blood_juice = Blood Juice
    .a = Blood Juice
    .the = Blood Juice
card-cemetery = Cemetery
    .a = Cemetery
    .the = Cemetery
card-curse = Curse
    .a = Curse
    .the = Curse
card-death_and_taxes = Death and Taxes
    .a = Death and Taxes
    .the = Death and Taxes
card-decay = Decay
    .a = Decay
    .the = Decay
card-desecrate_grave = Desecrate Grave
    .a = Desecrate Grave
    .the = Desecrate Grave
card-dry_spell = Dry Spell
    .a = Dry Spell
    .the = Dry Spell
card-ghost_stories = Ghost Stories
    .a = Ghost Stories
    .the = Ghost Stories
card-guilty_conscience = Guilty Conscience
    .a = Guilty Conscience
    .the = Guilty Conscience
card-hidden_stash = Hidden Stash
    .a = Hidden Stash
    .the = Hidden Stash
card-in_memoriam = In Memoriam
    .a = In Memoriam
    .the = In Memoriam
card-last_testament = Last Testament
    .a = Last Testament
    .the = Last Testament
card-mirage = Mirage
    .a = Mirage
    .the = Mirage
card-nightmare = Nightmare
    .a = Nightmare
    .the = Nightmare
card-poltergeist = Poltergeist
    .a = Poltergeist
    .the = Poltergeist
card-possess = Possess
    .a = Possess
    .the = Possess
card-proper_burial = Proper Burial
    .a = Proper Burial
    .the = Proper Burial
card-rob_grave = Rob Grave
    .a = Rob Grave
    .the = Rob Grave
card-seance = Seance
    .a = Seance
    .the = Seance
card-spook = Spook!
    .a = Spook!
    .the = Spook!
card-syphon = Syphon
    .a = Syphon
    .the = Syphon
card-terrify = Terrify
    .a = Terrify
    .the = Terrify
card-the_east_wind = The East Wind
    .a = The East Wind
    .the = The East Wind
card-unfinished_business = Unfinished Business
    .a = Unfinished Business
    .the = Unfinished Business
card-warn = Warn
    .a = Warn
    .the = Warn
entry-haunted = { $by } gioca { CARD($spirit, $spirit_face, form: "the") }{ $at_is ->
        [nobody] {""}
       *[other] {" "}su { $at }
    }{ $traded ->
        [yes] {" "}con due carte
       *[no] {""}
    }{ $paid ->
        [0] {""}
        [one] {" "}e scarta un'altra carta
       *[other] {" "}e scarta altre { $paid } carte
    }{ $spirits_is ->
        [given] {": "}{ $spirits }
       *[none] {""}
    }
entry-negated = { $by } scarta { CARD($spirit, $spirit_face, form: "the") } per annullare{ $of_is ->
        [nobody] {""}
       *[other] {" "}per conto di { $of }
    }
entry-yielded = { $by } cede nel duello tra fantasmi
entry-worked = { CARD($cause, form: "the") } di { $by } ha effetto
entry-exhumed = { $by } prende { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } dai beni sepolti di { $of }{ $seen_is ->
        [given] {": "}{ $seen }
       *[none] {""}
    }
card-redraw = una nuova carta
    .a = una nuova carta
    .the = una nuova carta
card-spade_bonus = la carta di picche giocata
    .a = la carta di picche giocata
    .the = la carta di picche giocata
card-heart_bonus = la carta di cuori giocata
    .a = la carta di cuori giocata
    .the = la carta di cuori giocata
entry-syphoned = { $by } ruba { BEFORE($of, word: "a") } una carta { $goods ->
        [yes] dei beni sepolti
       *[no] della mano
    }
entry-terrified = { $by } mette di traverso { CARD($card, $card_face, form: "the") } di { $of }
entry-regained = { $by } riprende in mano { CARD($card, $card_face, form: "the") }
entry-unveiled = { $by } mostra { BEFORE($to, word: "a") } carte della mano
entry-risen = { $by } risorge e diventa Sceriffo
entry-dugup = { $by } dissotterra i beni sepolti{ $cards_is ->
        [given] {", in gioco: "}{ $cards }
       *[none] {""}
    }
card-scofflaw = Scofflaw
    .a = Scofflaw
    .the = Scofflaw
entry-possessed = { $by } gioca { CARD($card, $card_face, form: "the") } di { $of }{ $at_is ->
        [nobody] {""}
       *[other] {" "}su { $at }
    }{ $back ->
        [yes] {" "}(torna al proprietario)
       *[no] {""}
    }
card-burial = la sepoltura
    .a = la sepoltura
    .the = la sepoltura
card-risen = il ritorno in vita
    .a = il ritorno in vita
    .the = il ritorno in vita
entry-composed = Si dichiara il Dead Men's Deck di questa partita
entry-reshuffled = Si rimescolano gli scarti del Dead Men's Deck

## Da vedere

panel-ghosts = { $by }: { $held ->
        [one] { $held } carta da fantasma
       *[other] { $held } carte da fantasma
    }{ $cards_is ->
        [given] {": "}{ $cards }
       *[none] {""}
    }
panel-goods = Beni sepolti di { $by }: { $held }{ $cards_is ->
        [given] , tra cui { $cards }
       *[none] {""}
    }
panel-glimpses = { $by } conosce queste carte di { $of }: { $cards }
panel-lasting = { CARD($card, form: "the") } di { $of } vincola { $by }
panel-passages = { $way ->
        [in] Nella tomba di
       *[out] Dalla tomba di
    } { $by }: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } ({ CARD($card) })
panel-dead_mens_deck = Dead Men's Deck: ne restano { $left }, { $count } scartate

## Regole

rule-death_mesa-ghosts_draw_their_own_cards = un fantasma pesca dal Dead Men's Deck
rule-death_mesa-he_discards_of_that_deck = un fantasma scarta carte del Dead Men's Deck
rule-death_mesa-over_his_limit = un fantasma tiene due carte
rule-death_mesa-ghosts_haunt = i fantasmi giocano dal Dead Men's Deck
rule-death_mesa-the_ghost_who_led_it = il fantasma che ha deviato l'attacco con un Mirage
rule-death_mesa-ghosts_act = i fantasmi continuano ad avere i turni
rule-death_mesa-two_cards_as_a_spook = un Rinnegato morto scambia due carte con uno Spook!
rule-death_mesa-a_ghost_has_no_ability = un fantasma non ha abilità
rule-death_mesa-a_ghost_has_no_life_points = un fantasma non ha punti vita
rule-death_mesa-the_ghost_whose_turn_it_is = giocata dal fantasma, da quella mano
rule-death_mesa-goods_are_not_counted = i beni sepolti non contano come mano
rule-death_mesa-a_lone_team_pays_two = una sola squadra di fantasmi: altre due carte
rule-death_mesa-royal_cards_are_free = una carta reale
rule-death_mesa-further_cards_cost_one = un'altra carta nel turno
rule-death_mesa-nothing_to_take_from_a_ghost = a un fantasma non si prende nulla
rule-death_mesa-no_drink_heals = Dry Spell
rule-death_mesa-a_nightmare_takes_the_ability = Nightmare
rule-death_mesa-one_card_less = Death and Taxes
rule-death_mesa-nothing_left_to_draw = Death and Taxes: nessuna carta da pescare
rule-death_mesa-shown_to_him = nota per una Seance, un Last Testament o una Curse
rule-death_mesa-one_more_for_a_dead_killer = In Memoriam, l'uccisore è morto
rule-death_mesa-a_card_laid_sideways_does_nothing = Terrify
rule-death_mesa-a_scofflaw_or_none = Scofflaw o no: nessuno ha annotato chi ha ucciso lo Sceriffo
rule-death_mesa-nobody_has_won_before_he_rises = Scofflaw: un Rinnegato morto risorge
rule-death_mesa-the_game_goes_on = Scofflaw: la partita continua
rule-death_mesa-vengeance = Vengeance di un Rinnegato morto
rule-death_mesa-the_avenger_wins_dead = la Vengeance vince da morti
rule-death_mesa-a_shared_show_down = duello finale condiviso
rule-death_mesa-the_renegade_shares_it = duello finale condiviso: vince anche il Rinnegato

## Opzioni

option-further_card = Altre carte del fantasma
option-further_card-every = ognuna costa una carta
option-further_card-after_success = una, se riuscita
option-lone_ghost = Una squadra di fantasmi
option-lone_ghost-two_cards = scarta altre due carte
option-lone_ghost-royal = le reali sono gratis
option-hidden_stash = Hidden Stash
option-hidden_stash-deck = dal mazzo
option-hidden_stash-goods = dai beni sepolti
option-last_testament = Last Testament
option-last_testament-giving = dà una carta
option-last_testament-drawing = ne pesca anche una
option-bad_moon = Bad Moon Rising
option-bad_moon-all = tutti i vivi
option-bad_moon-one = un giocatore
option-bad_moon_hearts = Bad Moon Rising con cuori
option-bad_moon_hearts-draw = una carta a testa
option-bad_moon_hearts-nothing = niente
option-unfinished = Unfinished Business
option-unfinished-last = l'ultimo attaccato
option-unfinished-any = chiunque sia stato attaccato
option-showdown = Sceriffo e Rinnegato soli
option-showdown-printed = come stampato
option-showdown-shared = si può condividere
reason-need_not_die = { $by } sceglie { $at }, che di certo non deve morire perché vinca la parte di { $by }: Unfinished Business non è per { $at }.
reason-could_be_played = { $by } restituisce { CARD($card, form: "the") } { BEFORE($of, word: "a") }, ma si poteva giocare: torna indietro solo una carta che non si può giocare.
reason-one_card_in_the_wind = { $by } { BEFORE($at, word: "e") } sono sotto l'effetto di The East Wind, e { $by } ha una carta sola: per attaccare ne servono due.
reason-out_of_another_hand = { $by } deve prendere la carta per { CARD($card, form: "the") } dalla mano di { $of }, e da nessun'altra parte.
reason-other_takes_first = { $first } prende una carta dalle tombe aperte prima di { $by }: prima chi è stato scelto, poi in senso orario, e nessuno è saltato.
reason-discarded_or_used = { $by } è sotto l'effetto di Ghost Stories e scarta due carte per un punto vita. Prima lettura: chi scarta una carta non la gioca e non la usa. Seconda lettura: l'abilità usa due carte, e in questo turno se ne può usare una sola.
reason-shed_within_limit = { $by } scarta { $count } di { $held } carte, e il limite è { $limit }. Prima lettura: un fantasma scarta solo ciò che lo supera, come i vivi. Seconda lettura: nulla vieta di scartare di più.
