## Chiedere alle decisioni

ask-unsure = Non è sicuro che una di queste sia la risposta.
ask-related = Domande collegate
ask-answer_language = Risposta in
ask-parallel = Tutte le lingue
ask-from = Fonte
ask-opening = Apertura delle decisioni …
ask-indexing = Si indicizzano le decisioni, solo questa volta: { $percent } %
ask-in_force = vale qui
ask-found = { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }
ask-unkept = L'indice delle decisioni non si può conservare in { $folder }, perciò si rifà ogni volta. Controlla i permessi e lo spazio sul disco.
ask-left_out = { $count ->
    [one] Una decisione resta fuori perché contiene un errore
   *[other] { $count } errori tengono fuori delle decisioni
}: `referee rulings check` dice che cosa non va, e dove.
ask-told_in = non ancora tradotta: { $language }
ask-not_in_force = qui non vale
ask-house = qui regola della casa
ask-replaced = sostituita da una successiva
ask-meant = “{ $typed }” è stato letto come { $read }.
ask-unknown = Qui nessuno conosce: { $words }.
ruleset-base = Gioco base
ruleset-base-nl = Regole olandesi (prima edizione)
ruleset-champ-2007 = Campionato 2007
ruleset-rebel = Ribelle!
ruleset-death-mesa = Death Mesa
ruleset-lone-gunslinger = The Lone Gunslinger
ruleset-dodge-city = Dodge City
ruleset-high-noon = High Noon
ruleset-fistful = A Fistful of Cards
ruleset-bullet = The Bullet!
does-related = Ciò che si chiede di solito dopo la decisione scelta
does-answer_language = Le risposte nella lingua successiva
does-parallel = La risposta in tutte le lingue, o in una
does-source = Solo decisioni dal documento successivo, e alla fine da tutti

# Calcolato dal tavolo di gara, accanto alla decisione

worked-tables = { $players } giocatori a { $tables } tavoli: { $sizes }
worked-rounds = Un tavolo da { $players } gioca { $rounds } turni
worked-duels = { $tables } tavoli: i migliori { $players } passano ai duelli
worked-score = { $score } a un tavolo da cinque diventa { $corrected }
worked-prize_by_outlaws = In { $players }: { $count } Fuorilegge a { $each } dollari, in tutto { $money }
worked-prize_by_players = In { $players }: { $count } volte { $each } dollari, in tutto { $money }
