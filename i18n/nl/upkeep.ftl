# Het onderhoud van de uitspraken: wat `referee rulings check` vindt, en wat eraan te doen. `part` is een regel van een uitspraak.

help-rulings = Kijk de uitspraken na, en leg vast dat hun vertalingen kloppen.
help-rulings-check = Toon wat er mis is met de uitspraken in een map, en wat eraan te doen.
help-rulings-check-folder = de map; anders de uitspraken die bij het programma horen
help-rulings-agree = Leg vast dat de talen van een uitspraak nu met elkaar kloppen.
help-rulings-agree-ids = het id van een uitspraak
help-rulings-agree-every = alle uitspraken in de map
help-rulings-agree-folder = de map; anders de uitspraken die bij het programma horen

upkeep-ruling = uitspraak
upkeep-source = bron
upkeep-topic = onderwerp
upkeep-warning = Let op
upkeep-note = Ter info
upkeep-lang-nl = Nederlands
upkeep-lang-it = Italiaans
upkeep-lang-en = Engels
upkeep-lang-de = Duits
upkeep-summary = { $rulings ->
        [one] { $rulings } uitspraak
       *[other] { $rulings } uitspraken
    }
upkeep-covered = over { $stated } van { $clauses } bepalingen is uitspraak gedaan
upkeep-counted = fouten: { $faults }, let op: { $warnings }, ter info: { $notes }
upkeep-agreed = { $count ->
        [one] { $count } uitspraak
       *[other] { $count } uitspraken
    } nieuw vastgelegd in { $file }

## Een bestand

upkeep-torn = Dit is geen TOML ({ $why }). Zoek hier en in de regels erboven naar een aanhalingsteken, komma of haak te weinig of te veel, of een gekruld aanhalingsteken waar een recht (") hoort.
upkeep-not_text = Dit is geen kale tekst in UTF-8. Sla het bestand op als UTF-8 zonder BOM.
upkeep-not_rulings = “{ $name }” is geen uitspraak. In dit bestand hoort alleen [[ruling]]; verbeter de rest of haal die weg.
upkeep-no_rulings = In dit bestand staat geen uitspraak. Begin er een met [[ruling]], of haal het bestand weg.

## De vorm van een uitspraak

upkeep-field_missing = De regel “{ $name }” ontbreekt. Voeg hem toe.
upkeep-field_unknown = Een regel “{ $name }” bestaat niet. { $near_is ->
        [given] Misschien moet het “{ $near }” zijn.
       *[none] Haal hem weg.
    }
upkeep-wrong_form = “{ $name }” heeft niet de goede vorm. Schrijf { $form ->
        [text] één tekst tussen aanhalingstekens
        [list] een lijst van teksten: ["…", "…"]
        [table] een tekst per naam, zoals { $name }.nl = "…"
        [lists] een lijst van teksten per taal: { $name }.nl = ["…", "…"]
        [date] een datum zonder aanhalingstekens, zoals 2026-11-22
        [binds] de sleutel, en of het mag: binds.key = "…", binds.allowed = true
       *[other] het zoals andere uitspraken
    }.
upkeep-blank = Een tekst van { $part } heeft geen woorden. Schrijf ze, of haal hem weg.
upkeep-untrimmed = Een tekst van { $part } begint of eindigt met een spatie, of loopt over meerdere regels. Zet hem zonder dat op één regel.
upkeep-repeated = “{ $name }” noemt iets twee keer. Haal er een weg.
upkeep-bad_id = Het id bestaat niet uit kleine letters met streepjes tussen de woorden, zoals beer-heals-one. Schrijf het zo.
upkeep-id_twice = Dit id is al in gebruik, op { $place }. Kies een ander voor de nieuwste van de twee.
upkeep-language_missing = { $part } ontbreekt in het { $lang }. Schrijf het.
upkeep-language_unknown = { $part }.{ $name } is geen taal van de uitspraken. Dat zijn { $languages }.
upkeep-not_translated = Nog niet in het { $lang }, en dus in een andere taal getoond, { $count ->
        [one] is één
       *[other] zijn { $count }
    } van de { $total } uitspraken: { $ids }.
upkeep-few_phrasings = De vraag staat er in het { $lang } op { $count ->
        [one] { $count } manier
       *[other] { $count } manieren
    }. Voeg er toe: minstens { $least }, zoals spelers het vragen.
upkeep-no_sentence = De tekst van { $part } eindigt niet als een zin. Sluit af met een punt.
upkeep-long_answer = Het antwoord in het { $lang } heeft { $count } zinnen. Houd er een, en zet de rest in de toelichting (detail).
upkeep-long_detail = De toelichting (detail) in het { $lang } heeft { $count } zinnen. Maak er hoogstens { $most } van.
upkeep-untranslated = Het antwoord in het { $lang } is dat in het { $of_lang }. Vertaal het.
upkeep-phrasing_repeated = “{ $text }” staat hier twee keer in het { $lang }. Zet er een andere manier van vragen voor in de plaats.
upkeep-too_long = { $part } is langer dan { $most } tekens. Maak het korter.
upkeep-only_house = “{ $name }” hoort alleen bij uitspraken met standing = "house". Haal het weg.
upkeep-bad_key = “{ $name }” is geen sleutel van een bezwaar, zoals own_cards. Schrijf die waarmee het programma bezwaar maakt.
upkeep-off_the_shelf = Naast de verzameling worden alleen uitspraken met standing = "house" gelezen. Zet deze in een bestand van de verzameling zelf.

## Wat een uitspraak noemt

upkeep-no_clause = Er staat geen bepaling bij. Noem de bepaling waar de uitspraak over gaat.
upkeep-heap = { $count } bepalingen is te veel; meer dan { $most } mag niet. Maak er meerdere uitspraken van.
upkeep-unknown_clause = Geen bron heeft een bepaling { $clause }. Zoek het nummer op.
upkeep-unknown_source = Er staat geen bron “{ $name }” in sources.toml. { $near_is ->
        [given] Misschien moet het “{ $near }” zijn.
       *[none] Noem er een die er staat, of beschrijf hem daar.
    }
upkeep-source_of_other = { $clause }, de eerste bepaling, komt niet uit { $name }. Schrijf: source = "{ $right }".
upkeep-unknown_section = { $source } heeft geen deel “{ $name }”. { $clause } staat in “{ $right }”.
upkeep-section_elsewhere = { $clause }, de eerste bepaling, staat niet in “{ $name }”. Schrijf: section = "{ $right }".
upkeep-unknown_name = De woordenlijst kent geen “{ $name }” voor { $part }. { $near_is ->
        [given] Misschien moet het “{ $near }” zijn.
       *[none] Neem een id uit i18n/glossary.toml.
    }
upkeep-unknown_topic = Er staat geen onderwerp “{ $name }” in topics.toml. { $near_is ->
        [given] Misschien moet het “{ $near }” zijn.
       *[none] Kies er een die er staat.
    }
upkeep-unknown_standing = “{ $name }” zegt niet hoe vast een uitspraak staat (standing). Kies: { $choices }.
upkeep-unknown_ruleset = “{ $name }” is geen stel regels. Kies: { $choices }.
upkeep-unknown_verdict = “{ $name }” is geen oordeel. Kies: { $choices }.
upkeep-dead_reference = “{ $part }” noemt de uitspraak { $name }, en die is er niet. { $near_is ->
        [given] Misschien moet het { $near } zijn.
       *[none] Haal hem weg.
    }
upkeep-self_reference = “{ $part }” noemt deze uitspraak zelf. Haal hem weg.
upkeep-see_superseded = “see” noemt { $name }, maar { $heir } is daarvoor in de plaats gekomen. Noem die.

## Vragen die op elkaar lijken

upkeep-phrasing_of_two = “{ $text }” vraagt ook naar { $other } (“{ $like }”). Verwoord een van de twee anders, zodat er één uitspraak bij hoort.
upkeep-phrasing_near = “{ $text }” is bijna “{ $like }” van { $other }. Noem erin wat deze vraag anders maakt.
upkeep-asks_the_same = De vragen lijken sterk op die van { $other }. Maak van de twee één uitspraak, of vraag duidelijker iets anders.

## Vertalingen

upkeep-stale = Veranderd: { $changed }; niet veranderd: { $older }. Vertaal de verandering; kloppen ze weer: referee rulings agree { $id }.
upkeep-changed_everywhere = Alle talen zijn veranderd sinds ze het laatst klopten. Kloppen ze weer: referee rulings agree { $id }.
upkeep-not_recorded = Er is niet vastgelegd dat de talen met elkaar kloppen. Kloppen ze: referee rulings agree { $id }.
upkeep-newly_translated = Nieuw in het { $langs }; er is niet vastgelegd dat het klopt met de andere talen. Klopt het: referee rulings agree { $id }.
upkeep-nothing_recorded = Er is nog niet vastgelegd dat vertalingen kloppen. Kloppen ze: referee rulings agree --all.
upkeep-record_broken = Wat over “{ $name }” is vastgelegd, is onleesbaar. Leg het opnieuw vast met: referee rulings agree { $name }.
upkeep-record_gone = De uitspraak { $name } is er niet meer. De volgende referee rulings agree haalt deze regel weg.

## Bronnen en onderwerpen

upkeep-source_field = De regel “{ $name }” ontbreekt of heeft niet de goede vorm. Schrijf hem zoals bij de andere bronnen.
upkeep-source_standing = “{ $name }” zegt niet hoe officieel een bron is (standing). Kies: { $choices }.
upkeep-source_count = De bron zou { $said } bepalingen hebben, zijn delen hebben er { $found }. Verbeter het getal of de delen.
upkeep-source_overlap = Twee delen hebben deze bepalingen, naar nummer: { $numbers }. Geef elk aan een van de twee.
upkeep-topic_names = Het onderwerp heeft geen naam in het { $langs }. Voeg die toe.
upkeep-unstated = Over deze bepalingen van “{ $section }” is er geen uitspraak: { $clauses }. Schrijf er een.

error-no_shelf = Er is geen map “{ $word }”. Noem een map met uitspraken.
error-shelf_torn = { $word } is onleesbaar, dus er is niets vastgelegd. Verbeter dat eerst; zie: referee rulings check.
error-ids_or_all = Noem de uitspraken waarvan de talen kloppen, of --all; een van de twee.
