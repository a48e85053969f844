# Perché una giocata è irregolare, senza effetto, da chiarire o rimessa all'arbitro: una frase per chiave.
# $by agisce; ogni argomento che nomina un giocatore ha un `_is`: nobody (nessuno), self (lo stesso di $by) o other (un altro).
# `.unclear` è ciò che si dice quando il verdetto non è chiaro; senza, la frase sta dentro `reason-unclear`.

## Quello che si dice attorno a un motivo

reason-unclear = Forse: { $sentence }
reason-open-allowed = { $sentence } Nessuna fonte lo decide; si giudica secondo la lettura consigliata: ammesso. Per l'altra scrivi: regolacasa vieta { $key }
reason-open-forbidden = { $sentence } Nessuna fonte lo decide; si giudica secondo la lettura consigliata: non ammesso. Per l'altra scrivi: regolacasa permetti { $key }
reason-house-allowed = { $sentence } A questo tavolo è ammesso per regola della casa{ $precedent_is ->
        [given] {" "}{ $precedent }
       *[none] {""}
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }.
reason-house-forbidden = { $sentence } A questo tavolo non è ammesso per regola della casa{ $precedent_is ->
        [given] {" "}{ $precedent }
       *[none] {""}
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }.

## Turno e fasi

reason-player_out = { $by } è fuori dal gioco e non fa più nulla.
reason-wrong_seat_begins = Il prossimo turno è di { $due }, non di { $by }.
reason-turn_not_over = Secondo il registro il turno di { $by } non è ancora finito: la fine non è stata annotata.
reason-not_your_turn = { $turn_is ->
        [self] Il turno di { $by } è già finito.
        [nobody] Nessun turno è ancora cominciato, neppure quello di { $by }.
       *[other] È il turno di { $turn }, non di { $by }.
    }
reason-before_drawing = Secondo il registro la fase 1 del turno di { $by }, la pesca, non è ancora finita; le carte si giocano dopo.
reason-step_skipped = Secondo il registro { $by } ha saltato un passo del turno: { $steps }.
reason-must_skip_turn = { $by } resta in Prigione e salta questo turno.
reason-after_discarding = { $by } ha già scartato; dopo lo scarto non si gioca più nulla.
reason-over_hand_limit = { $by } finisce il turno con { $held ->
        [one] { $held } carta
       *[other] { $held } carte
    } in mano; il limite è { $limit }.
reason-discards_unlogged = { $by } aveva { $hand } carte in mano e il limite è { $most }: non { $count ->
        [one] è stata annotata nemmeno la carta
       *[other] sono state annotate nemmeno le { $count } carte
    } da scartare.
reason-discard_within_limit = { $by } ne scarta { $count } con { $held ->
        [one] { $held } carta
       *[other] { $held } carte
    } in mano; si può scartare solo ciò che supera il limite di { $limit }.

## Pescare ed estrarre

reason-no_draw_due = { $other_is ->
        [other] { $author_is ->
            [self] { $other } era { ROLE($role) }: la ricompensa spetta solo a chi elimina un Fuorilegge.{ $penalised ->
                [yes] {" "}Lo Sceriffo che elimina un Vice scarta tutte le carte.
               *[no] {""}
            }
            [nobody] Nessuno ha eliminato { $other }, quindi a nessuno spetta la ricompensa.
           *[other] { $author } ha eliminato { $other }, quindi a { $by } non spetta la ricompensa.
        }
       *[nobody] { $by } ora non ha nulla da pescare.
    }
reason-wrong_draw_count = { $by } { $count ->
        [0] non pesca carte
        [one] pesca { $count } carta
       *[other] pesca { $count } carte
    }; il numero giusto è { $due }.
reason-wrong_draw_source = { $by } qui non può pescare { $source ->
        [hand] dalla mano di un altro
        [discards] dagli scarti
       *[deck] dal mazzo
    }.
reason-deck_not_empty = Secondo il registro nel mazzo { $left ->
        [one] c'è ancora { $left } carta
       *[other] ci sono ancora { $left } carte
    }; si rimescola solo a mazzo finito.
reason-nothing_to_flip = { $by } ora non deve estrarre per { CARD($card, form: "the") }.
reason-dynamite_first = { $by } deve estrarre prima per la Dinamite, poi per la Prigione.
reason-pass_wrong_seat = La Dinamite di { $by } passa { BEFORE($due, word: "a") }, non { BEFORE($to, word: "a") }.

## Distanza, bersagli, il limite dei Bang!

reason-out_of_reach = { $by } vede { $at } a distanza { $distance }; con { CARD($card, form: "the") } la portata è { $reach }.
reason-second_bang = { $by } in questo turno ha già giocato { $played } Bang!; il limite è { $limit }.
reason-played_late = È il turno di { $turn }, che non ha ancora giocato nulla. Se { $by } ha giocato questa carta prima che quel turno cominciasse, va annotata prima: inserisci, il numero di quell'annotazione, e la riga.
reason-volcanic_unlogged = { $by } in questo turno ha già giocato { $played } Bang!, con un limite di { $limit }, e ha in mano una Volcanic: se l'ha calata prima di questo Bang!, registra prima quella.
reason-bangs_unlogged = Il turno di { $by } non è registrato per intero: con un limite di { $limit } questo può essere un Bang! di troppo.
    .unclear = { reason-bangs_unlogged }
reason-turn_unlogged = Dal turno di { $turn } in poi manca qualcosa nel registro: per giudicare bisogna sapere a chi tocca ora.
    .unclear = { reason-turn_unlogged }
reason-needs_target = { $by } gioca { CARD($card, form: "a") }: serve un giocatore come bersaglio.
reason-own_target = { $by } gioca { CARD($card, form: "a") }: il bersaglio è un altro giocatore, mai se stessi.
reason-target_out = { $at } è fuori dal gioco e non può più fare da bersaglio.
reason-wrong_target = La carta di { $by } aveva come bersaglio { $at }: solo { $at } perde una carta.
reason-not_playable = { $by } gioca { CARD($card, form: "a") }: è una carta che serve solo come risposta.
reason-one_card_turned = Quando { $by } estrae si scoprono { $due } carte, e ne è stata annotata una sola.
reason-lacks_ability = Può farlo solo { CHARACTER($ability) }; { $by } non ha questa abilità.
reason-too_early = { $by } usa l'abilità di { CHARACTER($ability) } mentre l'effetto di { CARD($card) } è ancora in corso: un'abilità attende che la carta sia conclusa per tutti.

## Risposte e punti vita

reason-wrong_responder = { $by } non deve rispondere: la risposta spetta { BEFORE($asked, word: "a") }.
reason-nothing_to_answer = Secondo il registro non c'è nulla a cui { $by } possa rispondere.
reason-answer_not_allowed = { $by } risponde con { CARD($card, form: "a") } contro { CARD($against, form: "the") }: lì ci vuole { CARD($wanted, form: "a") }.
reason-no_barrel = { $card ->
        [jourdonnais] { $by } non ha l'abilità di Jourdonnais di estrarre contro un colpo.
       *[other] { $by } non ha { CARD($card, form: "a") } in gioco.
    }
reason-barrel_used = { $card ->
        [jourdonnais] { $by } ha già estratto per la propria abilità contro questo colpo.
       *[other] { $by } ha già estratto per { CARD($card, form: "the") } contro questo colpo.
    }
reason-no_loss_due = Secondo il registro niente di ciò che è in corso toglie un punto vita { BEFORE($by, word: "a") }.
reason-no_gain_due = Niente dà ora un punto vita { BEFORE($by, word: "a") }.
reason-wrong_amount = { $what ->
        [life] Per { $by } { $count ->
            [one] risulta { $count } punto vita
           *[other] risultano { $count } punti vita
        }; il numero giusto è { $due }.
        [cards] Per { $by } { $count ->
            [one] risulta { $count } carta
           *[other] risultano { $count } carte
        }; il numero giusto è { $due }.
       *[other] Per { $by } risulta { $count }; il numero giusto è { $due }.
    }
reason-nothing_given_up = { $by } non scarta nessuna carta: non cambia nulla.
reason-wrong_author = { $due_is ->
        [nobody] Ciò che colpisce { $by } non viene da nessuno; risulta invece { $author }.
       *[other] Ciò che colpisce { $by } viene da { $due }; risulta invece { $author }.
    }
reason-above_maximum = { $by } non può avere più di { $most ->
        [one] { $most } punto vita
       *[other] { $most } punti vita
    }.
reason-full_life = { $card ->
        [saloon] Tutti hanno tutti i punti vita: il Saloon di { $by } non ha effetto.
        [sid_ketchum] { $by } ha tutti i punti vita: scartare due carte non ha effetto.
       *[other] { $by } ha tutti i punti vita: { CARD($card, form: "the") } non ha effetto.
    }
reason-beer_two_left = Con due soli giocatori rimasti la Birra di { $by } non ha effetto.
reason-beer_out_of_turn = Fuori turno la Birra si gioca solo quando si perde l'ultimo punto vita; non è il caso di { $by }.
reason-only_for_oneself = { $by } gioca { CARD($card, form: "a") }: vale solo per se stessi.

## Prendere e scegliere carte

reason-not_entitled = { $by } ora non ne ha diritto.
reason-out_of_order = È troppo presto per { $by }: prima tocca { BEFORE($first, word: "a") }.
reason-card_not_there = Lì non c'è { CARD($card, form: "a") } da prendere ({ $by }).
reason-nothing_to_take = { $at } non ha carte, né in mano né in gioco. Prima lettura: { $by } può giocare { CARD($card, form: "the") }, senza effetto. Seconda lettura: senza carte da perdere { $at } non può fare da bersaglio.
reason-own_cards = { $by } gioca { CARD($card, form: "the") } contro le proprie carte. Prima lettura: niente lo vieta, e ci si può liberare della propria Prigione o Dinamite. Seconda lettura: vale solo per le carte degli altri, come al campionato.

## Carte in gioco

reason-same_card_in_play = { $by } ha già { CARD($card, form: "a") } in gioco; nessuno può avere davanti due carte con lo stesso nome.
reason-second_weapon = Davanti { BEFORE($by, word: "a") } ci sono due armi, fra cui { CARD($card, form: "the") }; un giocatore ha in gioco una sola arma.
reason-only_before_oneself = { $by } gioca { CARD($card, form: "a") }: si mette solo davanti a sé.
reason-jail_on_self = La Prigione si mette davanti a un altro; { $by } non può metterla davanti a sé.
reason-jail_on_sheriff = { $at } è lo Sceriffo e non può andare in Prigione.
reason-nothing_to_drop = Nulla toglie dal suo posto questa carta di { $by }: { CARD($card) }.
reason-does_nothing_now = { $by } usa { CARD($card, form: "the") } che è in gioco, ma nessuna carta davanti a { $by } ha effetto adesso.
reason-waits_a_turn = { $by } usa { CARD($card, form: "the") } nel turno in cui la carta è stata messa in gioco: deve aspettarne uno successivo.
reason-only_from_hand = { $by } usa { CARD($card, form: "the") } che ha in gioco: quella carta si usa dalla mano.
reason-only_from_play = { $by } usa { CARD($card, form: "the") } dalla mano: quella carta deve prima stare davanti a chi la gioca.
reason-cannot_pay = { $by } ha troppo poche carte per { CARD($card, form: "the") }: costa { $count ->
        [one] un'altra carta
       *[other] altre { $count } carte
    }.
reason-nothing_to_pay = Niente chiede { BEFORE($by, word: "a") } di scartare queste carte per { CARD($card, form: "the") }.

## Eliminazione

reason-still_alive = { $by } ha ancora { $life ->
        [one] { $life } punto vita
       *[other] { $life } punti vita
    } e resta in gioco.
reason-no_forfeit_due = Niente fa perdere tutte le carte { BEFORE($by, word: "a") }.
reason-wrong_recipient = Le carte di { $by } vanno { $due_is ->
        [nobody] negli scarti
       *[other] { BEFORE($due, word: "a") }
    }, non { $to_is ->
        [nobody] negli scarti
       *[other] { BEFORE($to, word: "a") }
    }.
reason-reward_in_mid_card = { $by } pesca la ricompensa mentre { CARD($card) } chiede ancora qualcosa ad altri. Prima lettura: ricompensa e penalità fanno parte dell'eliminazione e arrivano subito. Seconda lettura: come un'abilità, attendono che la carta sia conclusa per tutti.
reason-wound_in_mid_card = { $by } pesca con l’abilità di { CHARACTER($ability) } mentre { CARD($card) } chiede ancora qualcosa ad altri. Prima lettura: la carta spetta per il punto vita perso e si pesca subito. Seconda lettura: un’abilità attende che la carta sia conclusa per tutti.
reason-refill_in_mid_card = { $by } pesca con l’abilità di { CHARACTER($ability) } mentre l’effetto di { CARD($card) } è ancora in corso. Prima lettura: la mano è vuota, quindi si pesca subito. Seconda lettura: la mano si guarda solo quando la carta è conclusa per tutti. Se la pescata è venuta dopo ed è stata soltanto annotata in anticipo, nessuno ha sbagliato: va annotata dopo l’ultima risposta.
reason-spoils_in_mid_card = { $by } prende le carte dell'eliminato mentre { CARD($card) } chiede ancora qualcosa ad altri. Prima lettura: passano di mano con l'eliminazione. Seconda lettura: un'abilità attende che la carta sia conclusa per tutti; fino ad allora restano da parte.
reason-ability_before_rescue = { $by } ha perso l'ultimo punto vita e il salvataggio non c'è ancora stato. Prima lettura: l'abilità di { CHARACTER($ability) } agisce subito, e una carta pescata può salvare { $by }. Seconda lettura: ce l'ha solo chi sopravvive, quindi prima vengono le Birre già in mano.
reason-ability_after_rescue = { $by } ha perso l'ultimo punto vita e ha evitato l'eliminazione. Prima lettura: un punto vita è andato perso, quindi l'abilità di { CHARACTER($ability) } vale. Seconda lettura: il salvataggio l'ha compensato, quindi non vale.

## La fine della partita, e l'inizio

reason-not_won_yet = Nel registro la vittoria è { SIDE($side, form: "of") }, ma la partita non è ancora decisa.
reason-winner_unseen = Il ruolo dell'ultimo giocatore rimasto non è stato visto: non è certo che la vittoria sia { SIDE($side, form: "of") }.
    .unclear = { reason-winner_unseen }
reason-wrong_winner = La vittoria è { SIDE($due, form: "of") }, non { SIDE($side, form: "of") }.
reason-winner_in_mid_card = { CARD($card) } chiede ancora qualcosa { BEFORE($seats, word: "a") }. Prima lettura: la partita finisce subito, con la vittoria { SIDE($side, form: "of") }. Seconda lettura, consigliata: prima si completa la carta, e vince chi allora ha raggiunto il suo scopo.
reason-winner_moment = Il vincitore dipende dal momento. Prima lettura: la partita finisce subito, con la vittoria { SIDE($at_once, form: "of") }. Seconda lettura: prima si completa la carta in corso, e la vittoria è { SIDE($after, form: "of") }.
reason-game_over = La partita è già finita, con la vittoria { SIDE($side, form: "of") }.
reason-no_roles_for_so_many = Questo gioco non ha ruoli per { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }.
reason-role_mix = I ruoli non corrispondono a questo numero di giocatori: { $roles }.

## Ciò che non si sa, e i dubbi sul registro

reason-entry_lost = Ciò che era registrato qui non si legge più: in questo punto l'archivio è danneggiato.
reason-said_lost = Ciò che era stato detto di questa annotazione quando è stata registrata non si legge più: in questo punto l'archivio è danneggiato.
reason-passed_over = Il gioco è andato avanti, ma questo non è stato registrato: { $items }{ $holders_is ->
        [given] ; fino ad allora la mano di { $holders } è incerta
       *[none] {""}
    }
reason-character_unknown = Il personaggio di { $seats } non è noto, e il verdetto dipende da questo.
    .unclear = { reason-character_unknown }
reason-role_unseen = Il ruolo del giocatore eliminato non è stato visto: non è certo se per { $by } ne segua una ricompensa o una penalità.
    .unclear = { reason-role_unseen }
reason-character_twice = Al tavolo più di una volta: { $characters }.
reason-opening_hand = Prima di ogni turno { $by } avrebbe in mano { $held ->
        [one] { $held } carta
       *[other] { $held } carte
    }, ma se ne distribuiscono solo { $due }.
reason-opening_named = All'inizio { $by } { $held ->
        [0] non avrebbe carte in mano
        [one] avrebbe in mano { $held } carta
       *[other] avrebbe in mano { $held } carte
    }, ma { $count ->
        [one] ne è nominata { $count }
       *[other] ne sono nominate { $count }
    }.
reason-opening_life = All'inizio { $by } avrebbe { $life } punti vita, su un massimo di { $most }.
reason-opening_copies = All'inizio { CARD($card, $face) } è nominata { $count } volte; il mazzo ne ha { $copies }.
reason-opening_cards = All'inizio ci sono { $count } carte, ma il mazzo è di { $whole }.
reason-role_differs = { $by } mostra il ruolo { ROLE($role) }, ma era annotato { ROLE($known) }.
reason-role_not_left = { $by } mostra il ruolo { ROLE($role) }, ma sono già tutti noti di altri; restano { $roles }.
reason-discards_empty = Negli scarti ci sono meno carte di quante { $by } ne avrebbe prese.
reason-not_on_the_discards = Secondo il registro in cima agli scarti non c'è { CARD($card, $face) }.
reason-no_card_in_hand = Secondo il registro { $by } { $held ->
        [0] non ha carte in mano
        [one] ha in mano solo { $held } carta
       *[other] ha in mano solo { $held } carte
    }; { $count ->
        [one] ne servirebbe { $count }
       *[other] ne servirebbero { $count }
    }.
reason-not_in_known_hand = Secondo il registro tutte le carte in mano di { $by } sono note, e fra queste non c'è { CARD($card, form: "a") }.
reason-card_elsewhere = Secondo il registro tutte le copie di { CARD($card, $face) } ({ $copies }) sono state viste altrove dall'ultima volta che si è rimescolato.
reason-no_such_card = Nessuna carta di questo gioco è { CARD($card, $face, form: "a") }.
reason-rank_not_told = Dal solo seme non si vede l'esito dell'estrazione di { $by }: { CARD($card) }, { $face }.

## Passi di un turno

step-draw = la pesca
step-show = mostrare la seconda carta pescata
step-putback = rimettere una carta in cima al mazzo
step-flip = l'estrazione per { CARD($card, form: "the") }
