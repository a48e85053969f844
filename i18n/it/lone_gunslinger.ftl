# The Lone Gunslinger: motivi, cose da fare, cose da vedere e nomi delle regole.

## Motivi

reason-volcanic_without_a_weapon = { $by } gioca la Volcanic, che non arriva più lontano, e non ha un'arma da sostituire. Prima lettura: da vicino prende anche il posto della Colt .45. Seconda lettura: solo quello di un'altra arma in gioco, quindi resta sulla pila.
reason-deputy_before_cards_in_play = { $by } è un Fuorilegge e usa { CARD($card, form: "the") } contro { $at }, mentre { $other } ha solo carte in gioco e nessuna in mano. Prima lettura: una carta in gioco basta, quindi il bersaglio è { $other }. Seconda lettura: senza carte in mano il Fuorilegge si rivolge al Vice.
reason-deputy_instead = { $by } è un cowboy e usa { CARD($card, form: "the") } contro { $at }, perché lo Sceriffo non ha carte. Il testo dice che può. Prima lettura: un automa fa ciò che può fare. Seconda lettura: non è tenuto a farlo, e la carta resta sulla pila.
reason-robbed_in_play = { $by } è un cowboy e usa { CARD($card, form: "the") } contro { $at }, che ha solo carte in gioco e nessuna in mano. Prima lettura: una carta in gioco basta, anzi viene per prima. Seconda lettura: senza carte in mano resta sulla pila.
reason-beer_for_nothing = { $by } è un cowboy e gioca { CARD($card, form: "a") } quando restano solo due giocatori. Prima lettura: così non fa recuperare nulla, quindi resta sulla pila. Seconda lettura: un cowboy ferito la gioca sempre, anche per niente.
reason-missed_before_barrel = { $by } cede una carta quando un'estrazione potrebbe ancora bastare. Prima lettura: prima si estrae, perché può far risparmiare la carta. Seconda lettura: il testo non indica un ordine, quindi la carta può venire prima.
reason-still_the_deputy = { $by } continua contro { $at }, benché lo Sceriffo sia di nuovo a portata. Prima lettura: il Vice è il bersaglio per tutto quel turno. Seconda lettura: appena una carta raggiunge lo Sceriffo è rivolta a lui.
reason-roles_lie_open = In The Lone Gunslinger tutti i ruoli sono scoperti, ma quello di { $seats } non è annotato.
reason-counts_life_points = Tolti dal mazzo per contare i punti vita, e quindi non si giocano: { $characters }.
reason-not_wanted = Con The Four Most Wanted i cowboy sono i quattro ricercati; questi sono altri: { $characters }.
reason-law_is_not_wanted = Con The Four Most Wanted Sceriffo e Vice hanno personaggi fra i rimanenti, non un ricercato: { $characters }.
reason-not_his_target = { $by } è un cowboy e rivolge { CARD($card, form: "the") } contro { $at }, non contro { $other }.
reason-not_from_the_bottom = { $by } scarta { CARD($card, form: "the") }, ma un cowboy scarta dal fondo, dove c'è { CARD($lowest, form: "the") }.
reason-stays_on_the_stack = { $by } è un cowboy e lascia sulla pila { CARD($card, form: "the") }: { $why ->
        [second_shot] in questo turno non si spara un secondo BANG!
        [no_target] nessun bersaglio possibile è a portata
        [in_defence] è una carta che aspetta un attacco
        [full_life] non manca nessun punto vita
        [nothing_to_take] chi verrebbe derubato non ha carte
        [no_deputy] in Prigione va solo il Vice, che è morto
        [jailed] in Prigione va solo il Vice, che ci è già
        [same_name] ce n'è già una con lo stesso nome
       *[no_further] non arriva più lontano
    }.
reason-stack_unseen = Sulla pila di { $by } c'è una carta non annotata: da quella dipende che cosa fa questo cowboy.
reason-takes_the_top_card = { $by } è un cowboy e prende la carta in cima all'Emporio: { CARD($card, form: "the") }.
reason-blue_in_play_first = { $of } ha una carta blu in gioco: quella va prima di una carta della mano ({ $by }).
reason-blue_in_hand_first = { $of } ha una carta blu in mano: quella va prima di un'altra ({ $by }).
reason-jail_stays = { $by } è un cowboy e non toglie mai una Prigione { BEFORE($of, word: "a") }.
reason-nearer_to_the_top = { $by } è un cowboy e usa la carta adatta più vicina alla cima della pila: { CARD($card) }.
reason-cowboy_answers = { $by } è un cowboy e risponde sempre quando può: con { CARD($card) }.
reason-barrel_comes_first = { $card ->
        [jourdonnais] Prima che { $by } ceda una carta si estrae per la propria abilità.
       *[other] Prima che { $by } ceda una carta si estrae per { CARD($card, form: "the") }.
    }
reason-too_few_missed = { $by } ha un Mancato!, ma ne servono { $count }. Prima lettura: il cowboy lo tiene, perché non serve. Seconda lettura: lo usa automaticamente.
reason-beer_saves_him = { $by } è un cowboy con una Birra: salva l'ultimo punto vita.
reason-two_cards_save_him = { $by } è un cowboy con due carte da scartare come Sid Ketchum: salvano l'ultimo punto vita.
reason-better_of_two = { $by } è un cowboy e per { CARD($card) } sceglie la carta che gli giova: { $face }.
reason-no_reward_for_the_law = In The Lone Gunslinger { $by } non riceve la ricompensa per un Fuorilegge: solo i cowboy pescano.

## Cose da fare

owed-cowboy = { $by } gioca dalla pila { CARD($card, form: "the") }{ $other_is ->
        [other] {" "}contro { $other }
       *[nobody] {""}
    }
    .short = { $by } gioca dalla pila { CARD($card, form: "the") }

## Da guardare

panel-stacks = Pila di { $by }, dal basso in alto: { $cards }
panel-level = { $won ->
        [none] Livello { $level }
        [law] Livello { $level }: vinto
       *[other] Livello { $level }: perso
    }
set-lone_gunslinger = The Lone Gunslinger
option-level = Livello
option-level-0 = livello 0
option-level-1 = livello 1
option-level-2 = livello 2
option-level-3 = livello 3
option-level-4 = livello 4
option-two_characters = Scelta fra due personaggi
option-two_characters-no = no
option-two_characters-yes = sì
option-night_brings_chaos = The Night Brings Chaos
option-night_brings_chaos-no = no
option-night_brings_chaos-yes = sì
option-four_most_wanted = The Four Most Wanted
option-four_most_wanted-no = no
option-four_most_wanted-yes = sì
option-final_challenge = The final challenge
option-final_challenge-no = no
option-final_challenge-yes = sì
card-night = la notte
    .a = la notte
    .the = la notte
option-robbed = Un cowboy deruba chi ha
option-robbed-any_card = una carta qualsiasi
option-robbed-hand_only = carte in mano
panel-target = Bersaglio preferito di { $by }: { $at }

## Regole

rule-lone_gunslinger-level_as_agreed = il livello concordato
rule-lone_gunslinger-six_count_life_points = sei personaggi contano i punti vita
rule-lone_gunslinger-two_characters_to_choose_from = scelta fra due personaggi
rule-lone_gunslinger-night_as_agreed = la notte porta il caos
rule-lone_gunslinger-wanted_as_agreed = i quattro ricercati
rule-lone_gunslinger-final_challenge_at_level_four = la sfida finale a livello 4
rule-lone_gunslinger-final_challenge_by_night = la sfida finale di notte
rule-lone_gunslinger-final_challenge_against_the_wanted = la sfida finale contro i ricercati
rule-lone_gunslinger-six_roles_in_a_circle = sei ruoli in cerchio
rule-lone_gunslinger-no_role_is_hidden = nessun ruolo è nascosto
rule-lone_gunslinger-nothing_for_the_cowboys = niente carte ai cowboy
rule-lone_gunslinger-one_card_at_level_one = una carta al livello 1
rule-lone_gunslinger-as_many_as_the_level = tante carte quanto il livello
rule-lone_gunslinger-the_standard_deal = carte come in ogni partita
rule-lone_gunslinger-all_cards_lie_face_up = tutte le carte sono scoperte
rule-lone_gunslinger-an_outlaw_hunts_the_sheriff = un Fuorilegge sullo Sceriffo
rule-lone_gunslinger-out_of_reach_the_deputy = lo Sceriffo fuori portata
rule-lone_gunslinger-the_deputy_for_that_turn = il Vice per questo turno
rule-lone_gunslinger-the_renegade_hunts_the_deputy = il Rinnegato sul Vice
rule-lone_gunslinger-and_then_the_sheriff = dopo il Vice lo Sceriffo
rule-lone_gunslinger-bang_at_the_target = BANG! sul bersaglio
rule-lone_gunslinger-what_serves_as_a_bang = una carta che vale come BANG!
rule-lone_gunslinger-duel_at_the_target = Duello col bersaglio
rule-lone_gunslinger-area_cards_at_once = Indiani! e Gatling subito
rule-lone_gunslinger-dynamite_at_once = Dinamite subito
rule-lone_gunslinger-drinks_unless_at_full_life = beve se non ha tutti i punti vita
rule-lone_gunslinger-coaches_at_once = Diligenza e Wells Fargo subito
rule-lone_gunslinger-store_at_once = Emporio subito
rule-lone_gunslinger-never_two_of_a_name = carte blu, mai due uguali
rule-lone_gunslinger-weapons_that_reach_further = armi che arrivano più lontano
rule-lone_gunslinger-volcanic_from_near = Volcanic da vicino
rule-lone_gunslinger-jail_for_the_deputy = Prigione per il Vice
rule-lone_gunslinger-robs_the_target = derubare il bersaglio
rule-lone_gunslinger-robs_the_deputy_instead = derubare il Vice al posto dello Sceriffo
rule-lone_gunslinger-beers_that_lie_on_the_stack = Birre sulla pila
rule-lone_gunslinger-two_cards_for_a_life_point = guarire con due carte
rule-lone_gunslinger-the_sheriff_is_all = lo Sceriffo è morto
rule-lone_gunslinger-the_renegade_wants_both = il Rinnegato dopo il Vice
