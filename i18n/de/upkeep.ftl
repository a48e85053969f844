# Die Pflege der Regelentscheide: was `referee rulings check` findet, und was zu tun ist. `part` ist eine Zeile eines Entscheids.

help-rulings = Die Regelentscheide prüfen und festhalten, dass ihre Übersetzungen übereinstimmen.
help-rulings-check = Auflisten, was an den Regelentscheiden eines Ordners nicht stimmt, und was zu tun ist.
help-rulings-check-folder = der Ordner; sonst die Regelentscheide, die mit dem Programm kommen
help-rulings-agree = Festhalten, dass die Sprachen eines Regelentscheids jetzt übereinstimmen.
help-rulings-agree-ids = die Kennung eines Regelentscheids
help-rulings-agree-every = alle Regelentscheide des Ordners
help-rulings-agree-folder = der Ordner; sonst die Regelentscheide, die mit dem Programm kommen

upkeep-ruling = Regelentscheid
upkeep-source = Quelle
upkeep-topic = Thema
upkeep-warning = Warnung
upkeep-note = Hinweis
upkeep-lang-nl = Niederländisch
upkeep-lang-it = Italienisch
upkeep-lang-en = Englisch
upkeep-lang-de = Deutsch
upkeep-summary = { $rulings ->
        [one] { $rulings } Regelentscheid
       *[other] { $rulings } Regelentscheide
    }
upkeep-covered = { $stated } von { $clauses } Bestimmungen entschieden
upkeep-counted = Fehler: { $faults }, Warnungen: { $warnings }, Hinweise: { $notes }
upkeep-agreed = { $count ->
        [one] { $count } Regelentscheid
       *[other] { $count } Regelentscheide
    } neu festgehalten in { $file }

## Eine Datei

upkeep-torn = Das ist kein TOML ({ $why }). Sieh hier und in den Zeilen darüber nach einem Anführungszeichen, Komma oder einer Klammer zu viel oder zu wenig, oder nach einem gebogenen Anführungszeichen, wo ein gerades (") hingehört.
upkeep-not_text = Das ist kein reiner Text in UTF-8. Speichere die Datei als UTF-8 ohne Byte-Order-Mark (BOM).
upkeep-not_rulings = „{ $name }“ ist kein Regelentscheid. In dieser Datei steht nur [[ruling]]; berichtige oder entferne den Rest.
upkeep-no_rulings = In dieser Datei steht kein Regelentscheid. Beginne einen mit [[ruling]], oder entferne die Datei.

## Die Form eines Regelentscheids

upkeep-field_missing = Die Zeile „{ $name }“ fehlt. Füge sie hinzu.
upkeep-field_unknown = Es gibt keine Zeile „{ $name }“. { $near_is ->
        [given] Vielleicht soll es „{ $near }“ sein.
       *[none] Entferne sie.
    }
upkeep-wrong_form = „{ $name }“ hat nicht die richtige Form. Schreib { $form ->
        [text] einen Text zwischen Anführungszeichen
        [list] eine Liste von Texten: ["…", "…"]
        [table] einen Text je Name, zum Beispiel { $name }.nl = "…"
        [lists] eine Liste von Texten je Sprache: { $name }.nl = ["…", "…"]
        [date] ein Datum ohne Anführungszeichen, zum Beispiel 2026-11-22
        [binds] den Schlüssel, und ob es erlaubt ist: binds.key = "…", binds.allowed = true
       *[other] es wie in anderen Regelentscheiden
    }.
upkeep-blank = Ein Text von { $part } hat keine Wörter. Schreib sie, oder entferne ihn.
upkeep-untrimmed = Ein Text von { $part } beginnt oder endet mit einem Leerzeichen, oder geht über mehrere Zeilen. Setze ihn ohne das auf eine Zeile.
upkeep-repeated = „{ $name }“ nennt etwas zweimal. Entferne eines.
upkeep-bad_id = Die Kennung besteht nicht aus kleingeschriebenen Wörtern mit Bindestrichen, wie beer-heals-one. Schreib sie so.
upkeep-id_twice = Diese Kennung ist schon vergeben, bei { $place }. Wähle eine andere für den neueren Regelentscheid.
upkeep-language_missing = { $part } fehlt auf { $lang }. Schreib es.
upkeep-language_unknown = { $part }.{ $name } ist keine Sprache der Regelentscheide. Das sind { $languages }.
upkeep-not_translated = Noch nicht auf { $lang } und deshalb in einer anderen Sprache gezeigt: { $count ->
        [one] ein Regelentscheid
       *[other] { $count } Regelentscheide
    } von { $total }: { $ids }.
upkeep-few_phrasings = Die Frage steht auf { $lang } in { $count ->
        [one] { $count } Form
       *[other] { $count } Formen
    } da. Füge andere hinzu: mindestens { $least }, so wie Spieler fragen.
upkeep-no_sentence = Der Text von { $part } endet nicht wie ein Satz. Schließe ihn mit einem Punkt.
upkeep-long_answer = Die Antwort auf { $lang } hat { $count } Sätze. Behalte einen, und rücke den Rest in die Einzelheiten.
upkeep-long_detail = Die Einzelheiten auf { $lang } haben { $count } Sätze. Mach höchstens { $most } daraus.
upkeep-untranslated = Die Antwort auf { $lang } ist die auf { $of_lang }. Übersetze sie.
upkeep-phrasing_repeated = „{ $text }“ steht hier zweimal auf { $lang }. Setze eine andere Art zu fragen an die Stelle.
upkeep-too_long = { $part } ist länger als { $most } Zeichen. Kürze es.
upkeep-only_house = „{ $name }“ steht nur bei Regelentscheiden mit dem Rang house. Entferne es.
upkeep-bad_key = „{ $name }“ ist kein Schlüssel eines Grundes wie own_cards. Schreib den, mit dem das Urteil einwendet.
upkeep-off_the_shelf = Neben der Sammlung werden nur Regelentscheide mit dem Rang house gelesen. Setze diesen in eine Datei der Sammlung.

## Was ein Regelentscheid nennt

upkeep-no_clause = Keine Bestimmung ist genannt. Nenne die, die der Regelentscheid wiedergibt.
upkeep-heap = { $count } Bestimmungen sind zu viele; höchstens { $most } gehen. Mach mehrere Regelentscheide daraus.
upkeep-unknown_clause = Keine Quelle hat eine Bestimmung { $clause }. Sieh ihre Nummer nach.
upkeep-unknown_source = In sources.toml gibt es keine Quelle „{ $name }“. { $near_is ->
        [given] Vielleicht soll es „{ $near }“ sein.
       *[none] Nenne eine vorhandene, oder beschreibe sie dort.
    }
upkeep-source_of_other = { $clause }, die erste Bestimmung, steht nicht in { $name }. Schreib: source = "{ $right }".
upkeep-unknown_section = { $source } hat keinen Teil „{ $name }“. { $clause } steht in „{ $right }“.
upkeep-section_elsewhere = { $clause }, die erste Bestimmung, steht nicht in „{ $name }“. Schreib: section = "{ $right }".
upkeep-unknown_name = Für { $part } gibt es im Glossar kein „{ $name }“. { $near_is ->
        [given] Vielleicht soll es „{ $near }“ sein.
       *[none] Nimm eine Kennung aus i18n/glossary.toml.
    }
upkeep-unknown_topic = In topics.toml gibt es kein Thema „{ $name }“. { $near_is ->
        [given] Vielleicht soll es „{ $near }“ sein.
       *[none] Wähle ein vorhandenes.
    }
upkeep-unknown_standing = „{ $name }“ ist kein Rang. Wähle: { $choices }.
upkeep-unknown_ruleset = „{ $name }“ ist kein Regelwerk. Wähle: { $choices }.
upkeep-unknown_verdict = „{ $name }“ ist kein Urteil. Wähle: { $choices }.
upkeep-dead_reference = „{ $part }“ nennt den Regelentscheid { $name }, den es nicht gibt. { $near_is ->
        [given] Vielleicht soll es { $near } sein.
       *[none] Entferne es.
    }
upkeep-self_reference = „{ $part }“ nennt diesen Regelentscheid selbst. Entferne es.
upkeep-see_superseded = „see“ nennt { $name }, dessen Platz { $heir } eingenommen hat. Nenne diesen.

## Gleich gestellte Fragen

upkeep-phrasing_of_two = „{ $text }“ fragt auch nach { $other } („{ $like }“). Formuliere eine von beiden anders, sodass sie zu einem Regelentscheid führt.
upkeep-phrasing_near = „{ $text }“ ist fast „{ $like }“ von { $other }. Nenne darin, was diese Frage zu einer anderen macht.
upkeep-asks_the_same = Die Fragen gleichen sehr denen von { $other }. Mach aus beiden einen Regelentscheid, oder frage deutlicher.

## Übersetzungen

upkeep-stale = Geändert: { $changed }; nicht geändert: { $older }. Übersetze die Änderung; wenn sie übereinstimmen: referee rulings agree { $id }.
upkeep-changed_everywhere = Alle Sprachen haben sich geändert, seit sie zuletzt übereinstimmten. Wenn sie es tun: referee rulings agree { $id }.
upkeep-not_recorded = Es ist nicht festgehalten, dass die Sprachen übereinstimmen. Wenn sie es tun: referee rulings agree { $id }.
upkeep-newly_translated = Neu auf { $langs }, und es ist nicht festgehalten, dass es mit den anderen übereinstimmt. Wenn es das tut: referee rulings agree { $id }.
upkeep-nothing_recorded = Es ist noch nicht festgehalten, dass Übersetzungen übereinstimmen. Wenn sie es tun: referee rulings agree --all.
upkeep-record_broken = Der Vermerk zu „{ $name }“ ist nicht zu lesen. Schreib ihn neu mit: referee rulings agree { $name }.
upkeep-record_gone = Den Regelentscheid { $name } gibt es nicht mehr. Beim nächsten Mal verschwindet diese Zeile: referee rulings agree.

## Quellen und Themen

upkeep-source_field = Die Zeile „{ $name }“ fehlt oder hat nicht die richtige Form. Schreib sie wie bei den anderen Quellen.
upkeep-source_standing = „{ $name }“ ist kein Rang einer Quelle. Wähle: { $choices }.
upkeep-source_count = Die Quelle soll { $said } Bestimmungen haben, ihre Teile haben { $found }. Berichtige die Zahl oder die Teile.
upkeep-source_overlap = Zwei Teile haben diese Bestimmungen, nach Nummer: { $numbers }. Gib jede einem von beiden.
upkeep-topic_names = Das Thema hat keinen Namen auf { $langs }. Füge ihn hinzu.
upkeep-unstated = Kein Regelentscheid gibt diese Bestimmungen von „{ $section }“ wieder: { $clauses }. Schreib einen.

error-no_shelf = Es gibt keinen Ordner „{ $word }“. Nenne einen mit Regelentscheiden darin.
error-shelf_torn = { $word } ist nicht zu lesen, also wurde nichts festgehalten. Bring es zuerst in Ordnung; siehe: referee rulings check.
error-ids_or_all = Nenne die Regelentscheide, deren Sprachen übereinstimmen, oder --all; eines von beiden.
