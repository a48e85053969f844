# Death Mesa: Gründe, Fälliges, Einträge, was zu sehen ist, und die Namen der Regeln.

## Gründe

reason-black_against_traded = { $by } antwortet auf zwei Karten, die gegen ein Spook! getauscht wurden, mit einer schwarzen. Eine Lesart: sie sind schwarz wie jedes Spook!, also antwortet nur Rot. Die andere: sie haben keine Farbe, also ist die Farbe gleich.
reason-juice_in_a_dry_spell = { $by } ist durch Dry Spell gebunden und erhält durch Blood Juice einen Lebenspunkt zurück. Eine Lesart: es ist kein alkoholisches Getränk, also wirkt es. Die andere: es wird getrunken, also bringt es nichts.
reason-sign_of_a_missed = { $by } wehrt Decay mit einer Karte ab, die nur der Charakter als Fehlschuss! dienen lässt ({ CARD($card) }). Eine Lesart: das Zeichen muss auf der Karte gedruckt sein. Die andere: was als Fehlschuss! dient, ist einer.
reason-range_to_a_ghost = { $by } schießt auf den Geist von { $at }, in Entfernung { $distance } bei Reichweite { $reach }. Eine Lesart: unter Geistern zählt keine Entfernung, also kommt jeder Schuss an. Die andere: nur die Geister achten nicht auf sie, die Lebenden schon.
reason-ghost_cannot_die = { $by } ist ein Geist und kann nicht ein zweites Mal sterben.
reason-ghost_has_no_life = { $by } ist ein Geist: da sind keine Lebenspunkte zu verlieren oder zurückzuerhalten.
reason-goods_are_buried = { $by } ist ein Geist: was begraben liegt, wird nicht gespielt, also auch nicht { CARD($card, form: "the") }.
reason-no_burial_due = { $by } hat jetzt nichts zu begraben: Karten werden einmal begraben, wenn ihr Besitzer ausscheidet.
reason-to_be_buried = { $by } ist ausgeschieden, und niemand nimmt diese Karten: sie werden begraben, nicht abgeworfen.
reason-no_conjuring_due = { $by } hat jetzt keine Karten vom Dead Men's Deck zu ziehen: ein neuer Geist zieht eine, und zwei zu Beginn jedes Zuges.
reason-not_a_ghost = { $by } lebt: nur Geister ziehen Karten vom Dead Men's Deck.
reason-over_ghost_limit = { $by } hat am Ende des Zuges { $held } Karten des Dead Men's Deck; ein Geist behält höchstens { $limit }.
reason-cannot_be_negated = Diese Karte lässt sich nicht aufheben ({ CARD($card) }): { $by } wirft vergeblich dagegen ab.
reason-cannot_trade = { $by } kann zwei Karten nicht gegen { CARD($card, form: "the") } tauschen: ein toter Hilfssheriff darf es für Warn, ein toter Abtrünniger für Spook!, für anderes niemand.
reason-colour_open = Die Karte, auf die { $by } antwortet, steht für zwei andere und hat keine eigene Farbe: keine Quelle sagt, welche Farbe sie aufhebt.
reason-colour_unseen = Die Farbe einer der beiden Karten wurde nicht gesehen, also ist nicht bekannt, ob { $by } mit der Gegenfarbe aufhebt.
reason-conscience_pricks = { $by } steht in diesem Zug unter Guilty Conscience und darf { CARD($card, form: "the") } nicht spielen, da sie jemandem schaden könnte.
reason-cost_unseen = Ein Geist mit ungesehener Rolle lässt offen, ob { $by } für diese Karte zwei weitere braucht (abgeworfen: { $paid }).
reason-dry_spell = { $by } steht unter Dry Spell: das Getränk bringt keinen Lebenspunkt.
reason-goods_for_the_living = Was begraben liegt, hilft nur Lebenden und kommt aus dem Grab eines Geistes: { $by } nimmt nichts von { $of }.
reason-goods_rest = Keine Karte lässt { $by } jetzt etwas von den Grabbeigaben von { $of } nehmen.
reason-has_killed_nobody = { $at } hat, soweit bekannt, niemanden getötet: Guilty Conscience ist für einen Lebenden, der das getan hat.
reason-no_duel_to_lose = { $by } muss jetzt in keinem Duell der Geister antworten.
reason-not_for_such = { CARD($card) } ist nicht für { $at }: auf der Karte steht, ob sie auf Lebende oder auf einen Geist gespielt wird.
reason-not_redrawn = { $by } darf das nicht für eine andere Karte abwerfen: nur Desecrate Grave, Rob Grave und Syphon, und nur solange eine einzige Mannschaft Geister tot ist.
reason-nothing_to_negate = Es gibt jetzt nichts, was { $by } aufheben könnte: das geschieht sofort, bevor die Karte wirkt.
reason-nothing_to_shed = Niemand hat diese Karte auf { $by } gespielt ({ CARD($card) }), also ist dafür nichts abzuwerfen.
reason-nothing_works = Diese Karte von { $by } wirkt nicht ({ CARD($card) }): sie wurde nicht gespielt, oder sie wurde aufgehoben.
reason-one_card_only = { $by } ist durch Ghost Stories gebunden und hat die eine Karte dieses Zuges gespielt: noch eine ist zu viel ({ CARD($card) }).
reason-one_duel_only = Um diese Karte gab es schon ein Duell ({ CARD($card) }): { $by } kann kein zweites beginnen.
reason-only_renegades_step_in = { $by } steht in diesem Duell auf keiner Seite: nur ein toter Abtrünniger darf für eine abwerfen.
reason-other_side_answers = In diesem Duell muss { $first } antworten, nicht { $by }.
reason-overpaid = { $by } wirft { $paid ->
        [one] { $paid } weitere Karte
       *[other] { $paid } weitere Karten
    } für { CARD($card, form: "the") } ab; nötig: { $due }.
reason-own_card_negated = { $by } kann keine eigene Karte aufheben.
reason-same_colour = { $by } antwortet auf eine Karte mit einer derselben Farbe: auf Schwarz wird mit Rot geantwortet, auf Rot mit Schwarz.
reason-too_few_spirits = Laut Protokoll hat { $by } { $held ->
        [0] keine Karte
        [one] { $held } Karte
       *[other] { $held } Karten
    } des Dead Men's Deck und kann nicht { $count } gegeben haben.
reason-unpaid = { $by } wirft { $paid ->
        [0] keine weitere Karte
        [one] { $paid } weitere Karte
       *[other] { $paid } weitere Karten
    } für { CARD($card, form: "the") } ab; nötig: { $due }.
reason-wrong_targets = { $by } nennt eine andere Zahl Spieler, als für diese Karte gilt ({ CARD($card) }).
reason-still_the_attacker = Eine Mirage des Geistes { $author } lenkte den Angriff von { $of } auf { $by }. Eine Lesart: es ist weiter der Angriff von { $of }, mit allen Folgen. Die andere: es ist nun der des Geistes, ohne Belohnung oder Strafe, und ohne dass etwas zu nehmen wäre.
reason-paid_after_a_failure = { $by } spielt eine weitere Karte des Dead Men's Deck, nach einer, die aufgehoben wurde. Eine Lesart: jede weitere kostet eine, was auch aus der vorigen wurde. Die andere, nach einer späteren Änderung des Autors: nur nach einer Karte, die gelang.
reason-business_averted = Unfinished Business wirkt auf { $by } wie ein Bang!. Eine Lesart: wie sonst darf es abgewehrt werden, mit einem Fehlschuss! oder einem Fass. Die andere: { $by } ist sofort getroffen.
reason-led_out_of_reach = Eine Mirage lenkt den Angriff von { $by } auf { $at }, außer Reichweite. Eine Lesart: nur das erste Ziel musste in Reichweite sein. Die andere: der Angriff muss auch { $at } erreichen.
reason-life_on_clubs = { $by } gibt für Bad Moon Rising bei Kreuz einen Lebenspunkt. Eine Lesart: Kreuz ist wie Pik, mit einer Karte, also darf an ihrer Stelle ein Lebenspunkt gehen. Die andere: Kreuz verlangt eine Karte und sonst nichts.
reason-never_attacked = { $by } hat zu Lebzeiten niemanden angegriffen, soweit ein vom Austeilen an volles Protokoll es sagt. Eine Lesart: { $at } darf gewählt werden, denn diesen Tod braucht { $by }, wie dort, wo der letzte Angriff mehrere traf. Die andere: es gibt niemanden zu wählen.
reason-possessed_duel = { $by } fällt in einem Duell, das der Geist von { $author } durch { $of } beginnen ließ. Eine Lesart: der Geist spielt die Karte, also ist es sein Opfer, ohne Belohnung oder Strafe. Die andere: { $of } hat es ausgefochten und { $by } getötet.
reason-attack_unseen = Niemand hat eingetragen, wen { $by } zu Lebzeiten zuletzt angriff, also ist nicht bekannt, ob { $at } gewählt werden darf.
reason-killer_unnoted = Niemand hat eingetragen, durch wen { $of } ausschied; zu diesem Gedenken schießt { $by }: ein Bang! auf den Mörder zählt nicht mit, und ist der Mörder tot, ist es eines mehr.
reason-duel_in_the_wind = { $by } und { $at } stehen unter The East Wind. Eine Lesart: ein Duell trägt kein Zeichen eines BANG! und kostet eine Karte. Die andere: jeder Angriff kostet zwei.
reason-led_to_the_attacker = Eine Mirage lenkt den Angriff nie auf { $at }, denn von dort kommt er.
reason-must_be_proven = { $by } wählt { $at } frei für Unfinished Business und muss beweisen, dass { $at } sterben muss, damit diese Rolle gewinnt: ob der Beweis trägt, entscheidet der Schiedsrichter.
reason-no_seance = Keine Seance zeigt { $to } jetzt Karten von { $by }.
reason-no_sign_of_a_bang = { $by } gibt für The East Wind nur dann eine zweite Karte, wenn der andere angegriffen wird, den es bindet, und nur eine mit dem Zeichen eines BANG!.
reason-no_solo_attack = Es läuft kein Angriff auf einen einzelnen Spieler, den { $by } umlenken könnte.
reason-nobody_terrified = Kein Terrify von { $by } legt jetzt vor { $of } eine Karte quer.
reason-not_adjacent = { $at } ist nicht der nächste Lebende links oder rechts von { $seat }, dem der Angriff galt.
reason-not_last_attacked = Zuletzt hat { $by } zu Lebzeiten jemand anderen angegriffen als { $at }.
reason-not_to_sacrifice = Diese Karte vor { $by } wird für Poltergeist nicht hergegeben ({ CARD($card) }): ein scharfes Dynamit zählt nicht, und ein Gefängnis hat ein anderer gespielt.
reason-nothing_to_regain = Vor { $by } liegt keine Karte quer, die jetzt zurück auf die Hand geht: diese bleibt ({ CARD($card) }).
reason-nothing_to_syphon = Kein Syphon lässt { $by } jetzt von { $of } stehlen.
reason-nothing_to_warn_of = { $at } schuldet keine Antwort auf einen Angriff, den ein Fehlschuss! abwehren würde: { $by } hat vor nichts zu warnen.
reason-only_cards_in_play = Hier geht es um ausliegende Karten ({ CARD($card) }): eine Karte aus der Hand von { $by } wird dafür nicht hergegeben.
reason-seance_goes_on = Eine Seance läuft: sonst geschieht nichts, bis { $by } die Karten wieder auf der Hand hat.
reason-cannot_lie_there = Diese Karte kommt nicht vor { $by } ins Spiel ({ CARD($card) }): nur blaue Karten, die man vor sich selbst legt, eine je Name, und eine Waffe.
reason-cannot_rise = { $by } steht nicht wieder auf: das tut nur ein toter Abtrünniger, der den lebenden Sheriff getötet hat, während andere noch leben.
reason-nothing_to_dig = { $by } ist nicht auferstanden und gräbt nichts aus.
reason-scofflaw_first = Niemand hat gewonnen: { $by } hat den Sheriff als toter Abtrünniger getötet und steht an dessen Stelle wieder auf.
reason-scofflaw_unnoted = Niemand hat eingetragen, durch wen der Sheriff, { $seat }, ausschied: ein toter Abtrünniger, der es tat, steht an seiner Stelle wieder auf, sonst endet das Spiel auf die gewöhnliche Weise.
reason-not_in_the_goods = Laut Protokoll hat { $of } { $held ->
        [0] keine Karte
        [one] { $held } Karte
       *[other] { $held } Karten
    } begraben, und nicht das, was { $by } genommen haben soll.
reason-cannot_be_played = Diese Karte kann nicht von sich aus gespielt werden ({ CARD($card) }): { $by } gibt sie zurück.
reason-nobody_possessed = Kein Possess lässt { $by } jetzt eine Karte aus der Hand von { $of } spielen.
reason-no_such_spirit = Diese Karte von { $by } ist nicht im Dead Men's Deck, mit dem hier gespielt wird: { CARD($card) }.
reason-too_few_left = Laut Protokoll hat das Dead Men's Deck { $left ->
        [0] keine Karte
        [one] { $left } Karte
       *[other] { $left } Karten
    }, und { $by } kann nicht { $count } ziehen.

## Was fällig ist

touch-may_haunt = { $by } darf Geisterkarten spielen{ $over ->
        [0] {" "}oder den Zug beenden
       *[other] {"; "}{ $over } mehr, als bleiben dürfen
    }.
app-may_haunt = { $by } darf Geisterkarten spielen{ $over ->
        [0] , oder
       *[other] {"; "}{ $over } mehr, als bleiben dürfen
    }
may-haunt = { $by } darf eine Karte des Dead Men's Deck spielen: haunt CARD
may-trade = { $by } darf zwei Karten des Dead Men's Deck als eine andere spielen: trade CARD
may-shed = { $by } hat mehr Karten des Dead Men's Deck, als bleiben dürfen, und darf abwerfen: shed CARD
owed-exchange = { $by } gibt { $other } zwei Karten für { CARD($card, form: "a") }
    .short = { $by } gibt zwei Karten für { CARD($card, form: "a") }
owed-role = { $by } zeigt eine noch nicht eingetragene Rolle
    .short = { $by } zeigt eine noch nicht eingetragene Rolle
owed-bury = { $by } begräbt Hand und ausliegende Karten
    .short = { $by } begräbt Hand und ausliegende Karten
owed-conjure = { $by } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } vom Dead Men's Deck
    .short = { $by } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } vom Dead Men's Deck
step-conjure = vom Dead Men's Deck ziehen
owed-works = { CARD($card, form: "the") } von { $by } wirkt
    .short = { CARD($card, form: "the") } von { $by } wirkt
owed-counter = { $by } antwortet im Duell um { CARD($card, form: "the") }
    .short = { $by } antwortet im Duell um { CARD($card, form: "the") }
owed-exhume = { $card ->
        [heart_bonus] { $by } darf eine der Grabbeigaben einem Lebenden geben
       *[other] { $by } nimmt Grabbeigaben für { CARD($card, form: "the") } ({ $count })
    }
    .short = { $card ->
        [heart_bonus] { $by } darf eine der Grabbeigaben einem Lebenden geben
       *[other] { $by } nimmt Grabbeigaben für { CARD($card, form: "the") } ({ $count })
    }
owed-shed = { $by } wirft Karten des Dead Men's Deck für { CARD($card, form: "the") } ab ({ $count })
    .short = { $by } wirft Karten des Dead Men's Deck für { CARD($card, form: "the") } ab ({ $count })
owed-sacrifice = { $by } wirft für { CARD($card, form: "the") } ab oder verliert einen Lebenspunkt
    .short = { $by } wirft für { CARD($card, form: "the") } ab oder verliert einen Lebenspunkt
owed-ward = { $by } wehrt { CARD($card, form: "the") } mit einem Fehlschuss! ab
    .short = { $by } wehrt { CARD($card, form: "the") } mit einem Fehlschuss! ab
owed-syphon = { $by } stiehlt eine Karte von { $other }
    .short = { $by } stiehlt eine Karte des anderen Geistes
owed-terrify = { $by } legt eine Karte von { $other } quer
    .short = { $by } legt eine Karte quer
owed-regain = { $by } nimmt { CARD($card, form: "the") } zurück auf die Hand
    .short = { $by } nimmt { CARD($card, form: "the") } zurück auf die Hand
owed-unveil = { $by } zeigt { $count } Handkarten für { CARD($card, form: "the") }
    .short = { $by } zeigt { $count } Handkarten für { CARD($card, form: "the") }
owed-rise = { $by } steht wieder auf und wird Sheriff
    .short = { $by } steht wieder auf und wird Sheriff
owed-dig = { $by } gräbt die Grabbeigaben aus
    .short = { $by } gräbt die Grabbeigaben aus
owed-possess = { $by } spielt eine Karte aus der Hand von { $other }
    .short = { $by } spielt eine Karte aus der Hand des Besessenen
owed-reshuffle = Das Dead Men's Deck ist zu klein: seine Ablage wird hineingemischt
    .short = das Dead Men's Deck ist zu klein: seine Ablage wird hineingemischt

## Einträge

entry-buried = { $by } begräbt Hand und ausliegende Karten{ $seen_is ->
        [given] {": "}{ $seen }
       *[none] {""}
    }
entry-conjured = { $by } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } vom Dead Men's Deck{ $spirits_is ->
        [given] {": "}{ $spirits }
       *[none] {""}
    }
entry-shed = { $by } wirft { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } des Dead Men's Deck ab{ $cause ->
        [limit] {""}
       *[other] {" "}für { CARD($cause, form: "the") }
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
entry-haunted = { $by } spielt { CARD($spirit, $spirit_face, form: "the") }{ $at_is ->
        [nobody] {""}
       *[other] {" "}auf { $at }
    }{ $traded ->
        [yes] {" "}für zwei Karten
       *[no] {""}
    }{ $paid ->
        [0] {""}
       *[other] {" "}und wirft dazu { $paid } ab
    }{ $spirits_is ->
        [given] {": "}{ $spirits }
       *[none] {""}
    }
entry-negated = { $by } wirft dagegen { CARD($spirit, $spirit_face, form: "the") } ab{ $of_is ->
        [nobody] {""}
       *[other] {" "}für { $of }
    }
entry-yielded = { $by } gibt das Duell der Geister auf
entry-worked = { CARD($cause, form: "the") } von { $by } wirkt
entry-exhumed = { $by } nimmt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } der Grabbeigaben von { $of }{ $seen_is ->
        [given] {": "}{ $seen }
       *[none] {""}
    }
card-redraw = neue Karte
    .a = eine neue Karte
    .the = eine neue Karte
card-spade_bonus = gespieltes Pik
    .a = das gespielte Pik
    .the = das gespielte Pik
card-heart_bonus = gespieltes Herz
    .a = das gespielte Herz
    .the = das gespielte Herz
entry-syphoned = { $by } stiehlt von { $of } eine Karte aus { $goods ->
        [yes] den Grabbeigaben
       *[no] der Hand
    }
entry-terrified = { $by } legt { CARD($card, $card_face, form: "the") } von { $of } quer
entry-regained = { $by } nimmt { CARD($card, $card_face, form: "the") } zurück auf die Hand
entry-unveiled = { $by } zeigt { $to } Handkarten
entry-risen = { $by } steht wieder auf und wird Sheriff
entry-dugup = { $by } gräbt die Grabbeigaben aus{ $cards_is ->
        [given] {", ausliegend: "}{ $cards }
       *[none] {""}
    }
card-scofflaw = Scofflaw
    .a = Scofflaw
    .the = Scofflaw
entry-possessed = { $by } spielt { CARD($card, $card_face, form: "the") } von { $of }{ $at_is ->
        [nobody] {""}
       *[other] {" "}auf { $at }
    }{ $back ->
        [yes] {" "}(geht zurück)
       *[no] {""}
    }
card-burial = Begräbnis
    .a = das Begräbnis
    .the = das Begräbnis
card-risen = Auferstehung
    .a = die Auferstehung
    .the = die Auferstehung
entry-composed = Das Dead Men's Deck dieses Spiels wird genannt
entry-reshuffled = Die Ablage des Dead Men's Deck wird gemischt

## Zum Ansehen

panel-ghosts = { $by }: { $held ->
        [one] { $held } Geisterkarte
       *[other] { $held } Geisterkarten
    }{ $cards_is ->
        [given] {": "}{ $cards }
       *[none] {""}
    }
panel-goods = Grabbeigaben von { $by }: { $held }{ $cards_is ->
        [given] , darunter { $cards }
       *[none] {""}
    }
panel-glimpses = { $by } kennt diese Karten von { $of }: { $cards }
panel-lasting = { $by } ist gebunden durch { CARD($card, form: "the") } von { $of }
panel-passages = { $way ->
        [in] Ins Grab von
       *[out] Aus dem Grab von
    } { $by }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ({ CARD($card) })
panel-dead_mens_deck = Dead Men's Deck: { $left } übrig, { $count } abgeworfen

## Regeln

rule-death_mesa-ghosts_draw_their_own_cards = ein Geist zieht vom Dead Men's Deck
rule-death_mesa-he_discards_of_that_deck = ein Geist wirft vom Dead Men's Deck ab
rule-death_mesa-over_his_limit = ein Geist behält zwei Karten
rule-death_mesa-ghosts_haunt = Geister spielen vom Dead Men's Deck
rule-death_mesa-the_ghost_who_led_it = der Geist, der den Angriff mit Mirage umlenkte
rule-death_mesa-ghosts_act = Geister haben weiter Züge
rule-death_mesa-two_cards_as_a_spook = ein toter Abtrünniger tauscht zwei Karten gegen ein Spook!
rule-death_mesa-a_ghost_has_no_ability = ein Geist hat keine Fähigkeit
rule-death_mesa-a_ghost_has_no_life_points = ein Geist hat keine Lebenspunkte
rule-death_mesa-the_ghost_whose_turn_it_is = von einem Geist aus dieser Hand gespielt
rule-death_mesa-goods_are_not_counted = Grabbeigaben sind keine Hand
rule-death_mesa-a_lone_team_pays_two = nur eine Mannschaft Geister: zwei Karten mehr
rule-death_mesa-royal_cards_are_free = ein Bild oder Ass
rule-death_mesa-further_cards_cost_one = eine weitere Karte des Zuges
rule-death_mesa-nothing_to_take_from_a_ghost = von einem Geist ist nichts zu nehmen
rule-death_mesa-no_drink_heals = Dry Spell
rule-death_mesa-a_nightmare_takes_the_ability = Nightmare
rule-death_mesa-one_card_less = Death and Taxes
rule-death_mesa-nothing_left_to_draw = Death and Taxes: keine Karte zu ziehen
rule-death_mesa-shown_to_him = bekannt durch Seance, Last Testament oder Curse
rule-death_mesa-one_more_for_a_dead_killer = In Memoriam, der Mörder ist tot
rule-death_mesa-a_card_laid_sideways_does_nothing = Terrify
rule-death_mesa-a_scofflaw_or_none = Scofflaw oder nicht: niemand hat eingetragen, wer den Sheriff tötete
rule-death_mesa-nobody_has_won_before_he_rises = Scofflaw: ein toter Abtrünniger steht wieder auf
rule-death_mesa-the_game_goes_on = Scofflaw: das Spiel geht weiter
rule-death_mesa-vengeance = Vengeance eines toten Abtrünnigen
rule-death_mesa-the_avenger_wins_dead = Vengeance gewinnt tot
rule-death_mesa-a_shared_show_down = gemeinsamer Showdown
rule-death_mesa-the_renegade_shares_it = gemeinsamer Showdown: der Abtrünnige gewinnt mit

## Optionen

option-further_card = Weitere Geisterkarten
option-further_card-every = jede kostet eine Karte
option-further_card-after_success = nach einem Erfolg
option-lone_ghost = Geister nur einer Seite
option-lone_ghost-two_cards = zahlen zwei mehr
option-lone_ghost-royal = Bilder und Asse frei
option-hidden_stash = Hidden Stash
option-hidden_stash-deck = vom Nachziehstapel
option-hidden_stash-goods = aus den Grabbeigaben
option-last_testament = Last Testament
option-last_testament-giving = gibt eine Karte
option-last_testament-drawing = zieht auch eine
option-bad_moon = Bad Moon Rising
option-bad_moon-all = alle Lebenden
option-bad_moon-one = ein Spieler
option-bad_moon_hearts = Bad Moon Rising bei Herz
option-bad_moon_hearts-draw = jeder eine Karte
option-bad_moon_hearts-nothing = nichts
option-unfinished = Unfinished Business
option-unfinished-last = der zuletzt Angegriffene
option-unfinished-any = jeder Angegriffene
option-showdown = Sheriff und Abtrünniger allein
option-showdown-printed = wie gedruckt
option-showdown-shared = geht auch gemeinsam
reason-need_not_die = { $by } wählt { $at }, doch für den Sieg der Seite von { $by } muss { $at } sicher nicht sterben: Unfinished Business ist nicht für { $at }.
reason-could_be_played = { $by } gibt { $of } { CARD($card, form: "the") } zurück, die Karte wäre aber spielbar gewesen: nur eine unspielbare geht zurück.
reason-one_card_in_the_wind = { $by } und { $at } stehen unter The East Wind, und { $by } hat nur eine Karte: ein Angriff kostet zwei.
reason-out_of_another_hand = { $by } nimmt die Karte für { CARD($card, form: "the") } aus der Hand von { $of }, und sonst nirgendwoher.
reason-other_takes_first = { $first } nimmt vor { $by } eine Karte aus den offenen Gräbern: erst der Gewählte, dann im Uhrzeigersinn, und niemand wird ausgelassen.
reason-discarded_or_used = { $by } ist durch Ghost Stories gebunden und wirft zwei Karten für einen Lebenspunkt ab. Eine Lesart: wer Karten abwirft, spielt und nutzt sie nicht. Die andere: die Fähigkeit nutzt zwei Karten, und in diesem Zug darf nur eine genutzt werden.
reason-shed_within_limit = { $by } wirft { $count } von { $held } Karten ab, und das Limit ist { $limit }. Eine Lesart: ein Geist wirft nur ab, was darüber liegt, wie die Lebenden. Die andere: nichts verbietet es, mehr abzuwerfen.
