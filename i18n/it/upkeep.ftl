# La cura delle decisioni: che cosa trova `referee rulings check`, e che cosa farci. `part` è una riga di una decisione.

help-rulings = Controlla le decisioni, e annota che le loro traduzioni concordano.
help-rulings-check = Elenca che cosa non va nelle decisioni di una cartella, e che cosa farci.
help-rulings-check-folder = la cartella; altrimenti le decisioni fornite con il programma
help-rulings-agree = Annota che le lingue di una decisione ora concordano.
help-rulings-agree-ids = l'id di una decisione
help-rulings-agree-every = tutte le decisioni della cartella
help-rulings-agree-folder = la cartella; altrimenti le decisioni fornite con il programma

upkeep-ruling = decisione
upkeep-source = fonte
upkeep-topic = argomento
upkeep-warning = Attenzione
upkeep-note = Nota
upkeep-lang-nl = olandese
upkeep-lang-it = italiano
upkeep-lang-en = inglese
upkeep-lang-de = tedesco
upkeep-summary = { $rulings ->
        [one] { $rulings } decisione
       *[other] { $rulings } decisioni
    }
upkeep-covered = clausole trattate: { $stated } su { $clauses }
upkeep-counted = errori: { $faults }, avvisi: { $warnings }, note: { $notes }
upkeep-agreed = { $count ->
        [one] { $count } decisione annotata ora
       *[other] { $count } decisioni annotate ora
    } in { $file }

## Un file

upkeep-torn = Questo non è TOML ({ $why }). Cerca qui e nelle righe sopra virgolette, virgole o parentesi in meno o di troppo, oppure virgolette curve dove vanno quelle dritte (").
upkeep-not_text = Questo non è testo semplice in UTF-8. Salva il file come UTF-8 senza BOM.
upkeep-not_rulings = “{ $name }” non è una decisione. In questo file sta solo [[ruling]]; correggi il resto o toglilo.
upkeep-no_rulings = In questo file non c'è nessuna decisione. Comincia con [[ruling]], o togli il file.

## La forma di una decisione

upkeep-field_missing = Manca la riga “{ $name }”. Aggiungila.
upkeep-field_unknown = Non esiste una riga “{ $name }”. { $near_is ->
        [given] Forse doveva essere “{ $near }”.
       *[none] Toglila.
    }
upkeep-wrong_form = “{ $name }” non ha la forma giusta. Scrivi { $form ->
        [text] un solo testo tra virgolette
        [list] un elenco di testi: ["…", "…"]
        [table] un testo per ogni nome, come { $name }.nl = "…"
        [lists] un elenco di testi per ogni lingua: { $name }.nl = ["…", "…"]
        [date] una data senza virgolette, come 2026-11-22
        [binds] la chiave, e se si ammette: binds.key = "…", binds.allowed = true
       *[other] come nelle altre decisioni
    }.
upkeep-blank = Un testo di { $part } non ha parole. Scrivile, o toglilo.
upkeep-untrimmed = Un testo di { $part } comincia o finisce con uno spazio, o va su più righe. Mettilo su una riga sola senza spazi.
upkeep-repeated = “{ $name }” nomina due volte la stessa cosa. Togline una.
upkeep-bad_id = L'id non è fatto di parole minuscole unite da trattini, come beer-heals-one. Scrivilo così.
upkeep-id_twice = Questo id è già usato, in { $place }. Scegline un altro per la più nuova delle due.
upkeep-language_missing = { $part } manca in { $lang }. Scrivilo.
upkeep-language_unknown = { $part }.{ $name } non è una lingua delle decisioni. Sono { $languages }.
upkeep-not_translated = Non ancora in { $lang }, e quindi in un'altra lingua: { $count ->
        [one] una decisione
       *[other] { $count } decisioni
    } su { $total }: { $ids }.
upkeep-few_phrasings = In { $lang } la domanda è posta in { $count ->
        [one] { $count } modo
       *[other] { $count } modi
    }. Aggiungine: almeno { $least }, come la fanno i giocatori.
upkeep-no_sentence = Il testo di { $part } non finisce come una frase. Chiudilo con un punto.
upkeep-long_answer = La risposta in { $lang } ha { $count } frasi. Lasciane una, e sposta il resto nella spiegazione (detail).
upkeep-long_detail = La spiegazione (detail) in { $lang } ha { $count } frasi. Riducila a { $most } al massimo.
upkeep-untranslated = La risposta in { $lang } è quella in { $of_lang }. Traducila.
upkeep-phrasing_repeated = “{ $text }” sta qui due volte in { $lang }. Mettici un altro modo di chiederlo.
upkeep-too_long = { $part } supera i { $most } caratteri. Accorcialo.
upkeep-only_house = “{ $name }” si dice solo di decisioni con standing = "house". Toglilo.
upkeep-bad_key = “{ $name }” non è la chiave di un'obiezione, come own_cards. Scrivi quella con cui il programma obietta.
upkeep-off_the_shelf = Accanto alla raccolta si leggono solo decisioni con standing = "house". Metti questa in un file della raccolta.

## Che cosa nomina una decisione

upkeep-no_clause = Non è nominata nessuna clausola. Nomina quella di cui parla la decisione.
upkeep-heap = { $count } clausole sono un mucchio; { $most } sono il massimo. Fanne più decisioni.
upkeep-unknown_clause = Nessuna fonte ha una clausola { $clause }. Cerca il numero.
upkeep-unknown_source = In sources.toml non c'è la fonte “{ $name }”. { $near_is ->
        [given] Forse doveva essere “{ $near }”.
       *[none] Nominane una che c'è, o descrivila lì.
    }
upkeep-source_of_other = { $clause }, la prima clausola, non viene da { $name }. Scrivi: source = "{ $right }".
upkeep-unknown_section = { $source } non ha una parte “{ $name }”. { $clause } sta in “{ $right }”.
upkeep-section_elsewhere = { $clause }, la prima clausola, non sta in “{ $name }”. Scrivi: section = "{ $right }".
upkeep-unknown_name = Il glossario non conosce “{ $name }” per { $part }. { $near_is ->
        [given] Forse doveva essere “{ $near }”.
       *[none] Prendi un id da i18n/glossary.toml.
    }
upkeep-unknown_topic = In topics.toml non c'è l'argomento “{ $name }”. { $near_is ->
        [given] Forse doveva essere “{ $near }”.
       *[none] Scegline uno che c'è.
    }
upkeep-unknown_standing = “{ $name }” non dice quanto è salda una decisione (standing). Scegli: { $choices }.
upkeep-unknown_ruleset = “{ $name }” non è un regolamento. Scegli: { $choices }.
upkeep-unknown_verdict = “{ $name }” non è un verdetto. Scegli: { $choices }.
upkeep-dead_reference = “{ $part }” nomina la decisione { $name }, che non c'è. { $near_is ->
        [given] Forse doveva essere { $near }.
       *[none] Toglila.
    }
upkeep-self_reference = “{ $part }” nomina questa stessa decisione. Toglila.
upkeep-see_superseded = “see” nomina { $name }, di cui { $heir } ha preso il posto. Nomina quella.

## Domande che si somigliano

upkeep-phrasing_of_two = “{ $text }” chiede anche di { $other } (“{ $like }”). Formula una delle due in altro modo, così che porti a una sola decisione.
upkeep-phrasing_near = “{ $text }” è quasi “{ $like }” di { $other }. Nomina che cosa rende diversa questa domanda.
upkeep-asks_the_same = Le domande somigliano molto a quelle di { $other }. Fanne una sola decisione, o distingui meglio le domande.

## Traduzioni

upkeep-stale = Cambiato: { $changed }; non cambiato: { $older }. Traduci il cambiamento; quando concordano: referee rulings agree { $id }.
upkeep-changed_everywhere = Tutte le lingue sono cambiate da quando concordavano. Quando concordano: referee rulings agree { $id }.
upkeep-not_recorded = Non è annotato che le lingue concordano. Quando concordano: referee rulings agree { $id }.
upkeep-newly_translated = È nuova in { $langs }, e non è annotato che concorda. Quando concorda: referee rulings agree { $id }.
upkeep-nothing_recorded = Non è ancora annotato che le traduzioni concordano. Quando concordano: referee rulings agree --all.
upkeep-record_broken = L'annotazione di “{ $name }” non si legge. Riscrivila con: referee rulings agree { $name }.
upkeep-record_gone = La decisione { $name } non c'è più. Il prossimo referee rulings agree toglie questa riga.

## Fonti e argomenti

upkeep-source_field = La riga “{ $name }” manca o non ha la forma giusta. Scrivila come nelle altre fonti.
upkeep-source_standing = “{ $name }” non dice quanto è ufficiale una fonte (standing). Scegli: { $choices }.
upkeep-source_count = La fonte avrebbe { $said } clausole, le sue parti ne hanno { $found }. Correggi il numero o le parti.
upkeep-source_overlap = Due parti hanno queste clausole, per numero: { $numbers }. Assegna ognuna a una sola.
upkeep-topic_names = L'argomento non ha un nome in { $langs }. Aggiungilo.
upkeep-unstated = Nessuna decisione tratta queste clausole di “{ $section }”: { $clauses }. Scrivine una.

error-no_shelf = Non c'è una cartella “{ $word }”. Nomina una cartella con decisioni.
error-shelf_torn = { $word } non si legge, perciò non è stato annotato nulla. Correggilo prima; vedi: referee rulings check.
error-ids_or_all = Nomina le decisioni le cui lingue concordano, o --all; una delle due cose.
