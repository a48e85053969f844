# Precedenten: wat de scheidsrechter besliste waar geen regel in voorziet, en wat daaraan mis kan zijn.

## Het werkwoord

help-precedent = Leg vast wat je besliste waar het reglement niet in voorziet, als huisregel.
help-precedent-add = Leg een beslissing vast; aan een terminal wordt gevraagd wat nog ontbreekt.
help-precedent-add-question = de vraag waarover is beslist
help-precedent-add-answer = het antwoord, in de taal van deze aanroep
help-precedent-add-reason = waarom zo is beslist
help-precedent-add-tournament = op welk toernooi of evenement; met --entry anders de naam van de tafel
help-precedent-add-author = wie het besliste
help-precedent-add-date = de dag, zoals 2026-11-21; anders vandaag
help-precedent-add-clauses = een bepaling waar het over gaat, zoals ITC-238; mag herhaald worden
help-precedent-add-allow = waar het precedent bindt, is toegestaan waar onder deze sleutel bezwaar tegen is; zonder sleutel die van de notitie
help-precedent-add-forbid = hetzelfde, maar niet toegestaan
help-precedent-add-ruleset = bindt alleen tafels die met deze set spelen
help-precedent-add-entry = begin bij het oordeel over deze notitie van de tafel: de zinnen ervan zijn de vraag
help-precedent-add-id_ = het id; anders een dat van de vraag wordt gemaakt
help-precedent-add-folder = de map met precedenten; anders die naast de opslag
help-precedent-revise = Leg een beslissing vast die een oude vervangt; de oude blijft bewaard.
help-precedent-revise-id_ = het id van het precedent, of het begin ervan
help-precedent-revise-question = { help-precedent-add-question }
help-precedent-revise-answer = { help-precedent-add-answer }
help-precedent-revise-reason = { help-precedent-add-reason }
help-precedent-revise-tournament = op welk toernooi of evenement
help-precedent-revise-author = { help-precedent-add-author }
help-precedent-revise-date = { help-precedent-add-date }
help-precedent-revise-clauses = { help-precedent-add-clauses }
help-precedent-revise-allow = waar het precedent bindt, is toegestaan waar onder deze sleutel bezwaar tegen is; zonder sleutel die van het oude
help-precedent-revise-forbid = { help-precedent-add-forbid }
help-precedent-revise-ruleset = { help-precedent-add-ruleset }
help-precedent-revise-translation = dezelfde beslissing in een andere taal: wat in de andere talen staat, blijft
help-precedent-revise-folder = { help-precedent-add-folder }
help-precedent-list = Toon de precedenten die gelden.
help-precedent-list-every = ook die zijn herzien
help-precedent-list-folder = { help-precedent-add-folder }
help-precedent-show = Lees een precedent helemaal.
help-precedent-show-id_ = het id van het precedent, of het begin ervan
help-precedent-show-folder = { help-precedent-add-folder }
help-precedent-export = Schrijf precedenten naar één bestand dat anderen kunnen overnemen, met wat ze vervingen.
help-precedent-export-ids = de precedenten, bij hun id; anders alle
help-precedent-export-output = naar dit bestand
help-precedent-export-folder = { help-precedent-add-folder }
help-precedent-import = Neem alle precedenten van een bestand over, of geen enkele als er een fout is of een id al bestaat.
help-precedent-import-file = het bestand (- voor standaardinvoer)
help-precedent-import-skip_same = sla over wat hier al woord voor woord staat
help-precedent-import-folder = { help-precedent-add-folder }
help-precedent-bind = Maak van een precedent de huisregel van de tafel: het oordeel volgt en noemt het vanaf hier.
help-precedent-bind-id_ = het id van het precedent, of het begin ervan
help-precedent-bind-every = elke tafel van de opslag die nog speelt
help-precedent-bind-folder = { help-precedent-add-folder }

## Wat het zegt en vraagt

precedent-ask_question = Over welke vraag is beslist?
precedent-ask_answer = Het antwoord?
precedent-ask_reason = Waarom? (Enter: niet gezegd)
precedent-ask_tournament = Op welk toernooi? (Enter: geen)
precedent-ask_author = Door wie beslist? (Enter: niet gezegd)
precedent-ask_binding = Het bezwaar van het oordeel: allow (toestaan), forbid (verbieden), of Enter voor geen van beide
precedent-recorded = Vastgelegd als { $id }.
precedent-revised = Vastgelegd als { $id }; het vervangt { $old }, dat bewaard blijft.
precedent-still_followed = Aan { $table } geldt { $old } nog. Bind het nieuwe daar: referee --table { $stream } precedent bind { $id }
precedent-none = Er is nog geen precedent in { $folder }. Leg er een vast met: referee precedent add.
precedent-left_out = Weggelaten wegens een fout: { $fault }
precedent-old = herzien
precedent-binds = bindt: { $what } is { $allowed ->
        [yes] toegestaan
       *[no] niet toegestaan
    }
precedent-takes_place = Vervangt: { $ids }
precedent-replaced = Herzien door: { $ids }
precedent-bound_at = Aan { $table }:
precedent-bound_already = { $table } is klaar, of volgt het al.
precedent-taken_in = { $count ->
        [0] Geen precedent was nieuw
        [one] { $count } precedent overgenomen
       *[other] { $count } precedenten overgenomen
    }{ $same ->
        [0] {""}
        [one] ; { $same } stond er al
       *[other] ; { $same } stonden er al
    }.

## Wat er mis kan zijn; `field` is een regel van de uitspraak

error-precedents_refused = Er is niets vastgelegd; fouten: { $count }. Herstel wat is genoemd en probeer het opnieuw.
error-no_such_precedent = Geen enkel precedent heet “{ $word }”, of meer dan één begint zo. { $near_is ->
        [given] Bedoel je { $near }?
       *[none] Zie: referee precedent list.
    }
    .app = Geen enkel precedent heet “{ $word }”, of meer dan één begint zo. { $near_is ->
            [given] Bedoel je { $near }?
           *[none] Zie de lijst van precedenten.
        }
error-precedent_revised = Het precedent { $word } is al herzien. Neem { $near }.
error-precedent_binds_nothing = Het precedent { $word } zegt niets wat het oordeel kan volgen. Herzie het met --allow REASON of --forbid REASON.
    .app = Het precedent { $word } zegt niets wat het oordeel kan volgen. Herzie het, en zeg wat het toestaat of verbiedt.
error-precedent_of_other_set = Het precedent { $word } bindt alleen waar met { $set } wordt gespeeld, en deze tafel speelt zonder.
error-precedent_of_no_rule = Geen regel aan deze tafel maakt bezwaar met { $detail }; het precedent { $word } beslist hier dus niets.
error-entry_without_question = Over notitie { $number } valt niets te beslissen: die is er niet, of er was geen bezwaar. Kies er een met een melding: referee history.
error-allow_or_forbid = Een precedent kan niet tegelijk toestaan en verbieden. Laat --allow of --forbid weg.
error-which_reason = De reden ontbreekt. Typ de sleutel achter --allow of --forbid, zoals --json hem bij een oordeel toont, of noem een notitie met --entry.
error-ruleset_of_nothing = --ruleset zegt voor welke set een beslissing geldt, maar er is niets beslist. Zeg met --allow of --forbid wat er beslist is, of laat --ruleset weg.
error-torn_toml = Dit is geen TOML ({ $why }). Kijk hier en in de regels erboven of er een aanhalingsteken, komma of haakje te weinig of te veel staat.
error-no_house_rulings = In zo'n bestand staat alleen [[ruling]], minstens één keer. Haal de rest weg, of kies een ander bestand.
error-too_many_rulings = In dit bestand staan meer dan { $most } precedenten. Splits het, of kies een ander bestand.
error-fault_missing = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } ontbreekt. Schrijf het.
error-fault_unknown_field = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } is geen veld van een uitspraak. Haal het weg.
error-fault_wrong_form = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } heeft niet de goede vorm. Schrijf { $detail ->
        [text] één tekst tussen aanhalingstekens
        [list] een lijst van teksten: ["…", "…"]
        [table] een tekst per naam, zoals { $field }.nl = "…"
        [lists] een lijst van teksten per taal: { $field }.nl = ["…", "…"]
        [date] een datum zonder aanhalingstekens, zoals 2026-11-22
        [binds] de sleutel, en of het mag: binds.key = "…", binds.allowed = true
       *[other] het zoals andere uitspraken
    }.
error-fault_no_choice = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } is geen van de woorden die hier kunnen: { $detail }. Schrijf er een van.
error-fault_bad_id = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } moet bestaan uit kleine letters met streepjes ertussen, zoals house-own-panic.
error-fault_id_twice = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } komt { $detail } keer voor in het bestand. Kies voor elk een ander.
error-fault_id_taken = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } { $detail } bestaat al, hier of in de verzameling. Kies een ander.
error-fault_id_too_long = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } is langer dan { $detail } tekens. Maak het korter.
error-fault_text_too_long = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } is langer dan { $detail } tekens. Maak het korter.
error-fault_no_ruling = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } noemt { $detail }, en die uitspraak is hier niet. Zet die in het bestand, of laat die weg.
error-fault_no_language = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } is geen taal van de uitspraken. Dat zijn { $languages }.
error-fault_no_source = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } noemt { $detail }, en die bron is er niet. Laat het leeg, of noem er een uit de verzameling.
error-fault_no_clauses = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } is leeg. Noem er minstens één.
error-fault_no_clause = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } noemt { $detail }, en geen bron heeft zo'n bepaling. Schrijf het zoals ITC-238.
error-fault_no_name = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } noemt { $detail }, en niets in het spel heeft dit id. Neem het id dat --json toont.
    .app = { $ruling_is ->
            [given] { $ruling }, { $field }
           *[none] { $field }
        } noemt { $detail }, en niets in het spel heeft dit id.
error-fault_no_key = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } noemt { $detail }, en geen regel maakt daarmee bezwaar. Neem de sleutel die --json bij een oordeel toont.
    .app = { $ruling_is ->
            [given] { $ruling }, { $field }
           *[none] { $field }
        } noemt { $detail }, en geen regel maakt daarmee bezwaar.
error-fault_no_set = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } noemt { $detail }, en die set is er niet. Laat de set weg, of noem er een waarmee wordt gespeeld.
error-fault_only_house = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } hoort alleen bij uitspraken met standing house. Maak er standing house van, of laat het weg.

## Op het scherm

precedent-key = Precedent
precedent-key_record = Vastleggen
precedent-key_field = Andere regel
precedent-key_binding = Bindend
precedent-title = Wat is er beslist?
precedent-field_question = Vraag
precedent-field_answer = Antwoord
precedent-field_reason = Reden
precedent-field_tournament = Toernooi
precedent-field_author = Door
precedent-binding_none = Het wordt vastgelegd en bij elke zoekvraag gevonden. Met F8 bindt het ook deze tafel: { $what }.
precedent-binding_allowed = Het bindt deze tafel: { $what } is vanaf hier toegestaan.
precedent-binding_forbidden = Het bindt deze tafel: { $what } is vanaf hier niet toegestaan.
precedent-binding_nothing = Het wordt vastgelegd en bij elke zoekvraag gevonden. Er was geen bezwaar waarover het kan beslissen.
does-precedent = Vastleggen wat je besliste, als precedent
does-binding = Een precedent bindt niets, staat toe of verbiedt
place-precedent = Precedent vastleggen
