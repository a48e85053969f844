# The Lone Gunslinger: motivi, cose da fare, cose da vedere e nomi delle regole.

## Motivi

reason-roles_lie_open = In The Lone Gunslinger tutti i ruoli sono scoperti, ma quello di { $seats } non è annotato.
reason-counts_life_points = Tolti dal mazzo per contare i punti vita, e quindi non si giocano: { $characters }.
reason-not_wanted = Con The Four Most Wanted i cowboy sono i quattro ricercati; questi sono altri: { $characters }.
reason-law_is_not_wanted = Con The Four Most Wanted Sceriffo e Vice hanno personaggi fra i rimanenti, non un ricercato: { $characters }.
reason-not_from_the_bottom = { $by } scarta { CARD($card, form: "the") }, ma un cowboy scarta dal fondo, dove c’è { CARD($lowest, form: "the") }.

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
rule-lone_gunslinger-as_many_as_the_level = tante carte quanto il livello
rule-lone_gunslinger-the_standard_deal = carte come in ogni partita
rule-lone_gunslinger-all_cards_lie_face_up = tutte le carte sono scoperte
