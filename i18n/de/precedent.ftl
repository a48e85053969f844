# Präzedenzfälle: was der Schiedsrichter entschied, das keine Regel vorsieht, und was daran falsch sein kann.

## Das Verb

help-precedent = Festhalten, was du entschieden hast und das Reglement nicht vorsieht, als eigenen Regelentscheid.
help-precedent-add = Eine Entscheidung festhalten; an einem Terminal wird nach Fehlendem gefragt.
help-precedent-add-question = die Frage, die entschieden wurde
help-precedent-add-answer = die Antwort, in der Sprache des Aufrufs
help-precedent-add-reason = warum so entschieden wurde
help-precedent-add-tournament = bei welchem Turnier oder welcher Veranstaltung; sonst, mit --entry, der Titel des Tisches
help-precedent-add-author = wer es entschieden hat
help-precedent-add-date = der Tag, wie 2026-11-21; sonst heute
help-precedent-add-clauses = eine Bestimmung, um die es geht, zum Beispiel ITC-238; wiederholbar
help-precedent-add-allow = wo es bindet, ist erlaubt, was das Urteil mit diesem Schlüssel einwendet; ohne Schlüssel der des Eintrags
help-precedent-add-forbid = dasselbe, nicht erlaubt
help-precedent-add-ruleset = es bindet nur Tische, die mit diesem Set spielen
help-precedent-add-entry = vom Urteil über diesen Eintrag des Tisches ausgehen: seine Sätze sind die Frage
help-precedent-add-id_ = die Kennung; sonst eine aus der Frage gebildete
help-precedent-add-folder = der Ordner der Präzedenzfälle; sonst der neben dem Speicher
help-precedent-revise = Eine Entscheidung festhalten, die an die Stelle einer alten tritt; die bleibt erhalten.
help-precedent-revise-id_ = die Kennung des Präzedenzfalls, oder deren Anfang
help-precedent-revise-question = { help-precedent-add-question }
help-precedent-revise-answer = { help-precedent-add-answer }
help-precedent-revise-reason = { help-precedent-add-reason }
help-precedent-revise-tournament = bei welchem Turnier oder welcher Veranstaltung
help-precedent-revise-author = { help-precedent-add-author }
help-precedent-revise-date = { help-precedent-add-date }
help-precedent-revise-clauses = { help-precedent-add-clauses }
help-precedent-revise-allow = wo es bindet, ist erlaubt, was das Urteil mit diesem Schlüssel einwendet; ohne Schlüssel der alte
help-precedent-revise-forbid = { help-precedent-add-forbid }
help-precedent-revise-ruleset = { help-precedent-add-ruleset }
help-precedent-revise-translation = dieselbe Entscheidung in einer anderen Sprache: was in den anderen gesagt war, bleibt
help-precedent-revise-folder = { help-precedent-add-folder }
help-precedent-list = Die geltenden Präzedenzfälle auflisten.
help-precedent-list-every = auch die überarbeiteten
help-precedent-list-folder = { help-precedent-add-folder }
help-precedent-show = Einen Präzedenzfall ganz lesen.
help-precedent-show-id_ = die Kennung des Präzedenzfalls, oder deren Anfang
help-precedent-show-folder = { help-precedent-add-folder }
help-precedent-export = Präzedenzfälle als eine Datei schreiben, die andere aufnehmen können, mit dem, was sie ersetzt haben.
help-precedent-export-ids = die Präzedenzfälle nach Kennung; sonst alle
help-precedent-export-output = in diese Datei
help-precedent-export-folder = { help-precedent-add-folder }
help-precedent-import = Jeden Präzedenzfall einer Datei aufnehmen, oder keinen, wenn einer einen Fehler oder eine vergebene Kennung hat.
help-precedent-import-file = die Datei (- für die Standardeingabe)
help-precedent-import-skip_same = die übergehen, die wortgleich schon da sind
help-precedent-import-folder = { help-precedent-add-folder }
help-precedent-bind = Einen Präzedenzfall zur Hausregel des Tisches machen: ab hier folgt ihm das Urteil und nennt ihn.
help-precedent-bind-id_ = die Kennung des Präzedenzfalls, oder deren Anfang
help-precedent-bind-every = jeder Tisch des Speichers, der noch nicht zu Ende ist
help-precedent-bind-folder = { help-precedent-add-folder }

## Was es sagt und fragt

precedent-ask_question = Welche Frage wurde entschieden?
precedent-ask_answer = Die Antwort?
precedent-ask_reason = Warum? (Enter: nicht gesagt)
precedent-ask_tournament = Bei welchem Turnier? (Enter: keines)
precedent-ask_author = Von wem entschieden? (Enter: nicht gesagt)
precedent-ask_binding = Was das Urteil einwandte: allow, forbid, oder Enter für keines von beiden
precedent-recorded = Festgehalten als { $id }.
precedent-revised = Festgehalten als { $id }; ersetzt { $old }, der erhalten bleibt.
precedent-still_followed = An { $table } gilt noch { $old }. Dort das neue binden: referee --table { $stream } precedent bind { $id }
precedent-none = In { $folder } gibt es noch keinen Präzedenzfall. Halte einen fest mit: referee precedent add.
precedent-left_out = Weggelassen, mit einem Fehler: { $fault }
precedent-old = überarbeitet
precedent-binds = bindet: { $what } ist { $allowed ->
        [yes] erlaubt
       *[no] nicht erlaubt
    }
precedent-takes_place = Ersetzt: { $ids }
precedent-replaced = Überarbeitet durch: { $ids }
precedent-bound_at = An { $table }:
precedent-bound_already = { $table } ist zu Ende, oder folgt ihm schon.
precedent-taken_in = { $count ->
        [0] Kein Präzedenzfall war neu
        [one] { $count } Präzedenzfall aufgenommen
       *[other] { $count } Präzedenzfälle aufgenommen
    }{ $same ->
        [0] {""}
        [one] ; { $same } war schon da
       *[other] ; { $same } waren schon da
    }.

## Was falsch sein kann; `field` ist eine Zeile des Regelentscheids

error-precedents_refused = Nichts wurde festgehalten; Fehler: { $count }. Behebe das Genannte und versuche es noch einmal.
error-no_such_precedent = Kein einzelner Präzedenzfall heißt „{ $word }“. { $near_is ->
        [given] Meintest du { $near }?
       *[none] Siehe: referee precedent list.
    }
    .app = Kein einzelner Präzedenzfall heißt „{ $word }“. { $near_is ->
            [given] Meintest du { $near }?
           *[none] Sieh in der Liste der Präzedenzfälle nach.
        }
error-precedent_revised = Der Präzedenzfall { $word } wurde schon überarbeitet. Nimm stattdessen { $near }.
error-precedent_binds_nothing = Der Präzedenzfall { $word } sagt nichts, dem das Urteil folgen könnte. Überarbeite ihn mit --allow GRUND oder --forbid GRUND.
    .app = Der Präzedenzfall { $word } sagt nichts, dem das Urteil folgen könnte. Überarbeite ihn, und sag, was er erlaubt oder verbietet.
error-precedent_of_other_set = Der Präzedenzfall { $word } bindet nur, wo { $set } gespielt wird, und dieser Tisch spielt ohne.
error-precedent_of_no_rule = Keine Regel an diesem Tisch wendet { $detail } ein, also entscheidet der Präzedenzfall { $word } hier nichts.
error-entry_without_question = Zu Eintrag { $number } gibt es nichts zu entscheiden: es gibt ihn nicht, oder nichts wurde eingewandt. Wähle einen mit Meldung: referee history.
error-allow_or_forbid = Ein Präzedenzfall kann nicht zugleich erlauben und verbieten. Lass --allow oder --forbid weg.
error-which_reason = Der Grund fehlt. Tippe seinen Schlüssel nach --allow oder --forbid, wie --json ihn beim Urteil zeigt, oder nenne mit --entry einen Eintrag.
error-ruleset_of_nothing = --ruleset sagt, für welches Set eine Entscheidung gilt, aber nichts ist entschieden. Sag mit --allow oder --forbid, was entschieden ist, oder lass --ruleset weg.
error-torn_toml = Das ist kein TOML ({ $why }). Sieh hier und in den Zeilen darüber nach einem Anführungszeichen, Komma oder einer Klammer zu viel oder zu wenig.
error-no_house_rulings = In einer solchen Datei steht nur [[ruling]], mindestens einmal. Entferne den Rest, oder wähle eine andere Datei.
error-too_many_rulings = In dieser Datei stehen mehr als { $most } Präzedenzfälle. Teile sie, oder wähle eine andere.
error-fault_missing = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } fehlt. Schreib es.
error-fault_unknown_field = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } ist kein Feld eines Regelentscheids. Entferne es.
error-fault_wrong_form = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } hat nicht die richtige Form. Schreib { $detail ->
        [text] einen Text zwischen Anführungszeichen
        [list] eine Liste von Texten: ["…", "…"]
        [table] einen Text je Name, zum Beispiel { $field }.nl = "…"
        [lists] eine Liste von Texten je Sprache: { $field }.nl = ["…", "…"]
        [date] ein Datum ohne Anführungszeichen, zum Beispiel 2026-11-22
        [binds] den Schlüssel, und ob es erlaubt ist: binds.key = "…", binds.allowed = true
       *[other] es wie in anderen Regelentscheiden
    }.
error-fault_no_choice = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } ist keines der Wörter, die hier stehen dürfen: { $detail }. Schreib eines davon.
error-fault_bad_id = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } muss aus kleingeschriebenen Wörtern mit Bindestrichen bestehen, wie house-own-panic.
error-fault_id_twice = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } kommt in der Datei { $detail }-mal vor. Wähle für jeden eine andere.
error-fault_id_taken = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } { $detail } ist schon vergeben, hier oder in der Sammlung. Wähle eine andere.
error-fault_id_too_long = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } ist länger als { $detail } Zeichen. Kürze sie.
error-fault_text_too_long = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } ist länger als { $detail } Zeichen. Kürze es.
error-fault_no_ruling = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } nennt { $detail }, einen solchen Regelentscheid gibt es hier nicht. Füge ihn der Datei hinzu, oder lass ihn weg.
error-fault_no_language = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } steht in keiner Sprache der Regelentscheide. Das sind { $languages }.
error-fault_no_source = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } nennt { $detail }, eine solche Quelle gibt es nicht. Lass es leer, oder nenne eine der Sammlung.
error-fault_no_clauses = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } ist leer. Nenne mindestens eine.
error-fault_no_clause = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } nennt { $detail }, und keine Quelle hat eine solche Bestimmung. Schreib sie wie in ITC-238.
error-fault_no_name = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } nennt { $detail }, und nichts im Spiel hat diese Kennung. Nimm die Kennung, die --json zeigt.
    .app = { $ruling_is ->
            [given] { $ruling }, { $field }
           *[none] { $field }
        } nennt { $detail }, und nichts im Spiel hat diese Kennung.
error-fault_no_key = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } nennt { $detail }, und keine Regel wendet das ein. Nimm den Schlüssel, den --json beim Urteil zeigt.
    .app = { $ruling_is ->
            [given] { $ruling }, { $field }
           *[none] { $field }
        } nennt { $detail }, und keine Regel wendet das ein.
error-fault_no_set = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } nennt { $detail }, ein solches Set gibt es nicht. Lass das Set weg, oder nenne eines, das gespielt wird.
error-fault_only_house = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } gilt nur für Regelentscheide mit dem Rang house. Setze den Rang auf house, oder lass es weg.

## Auf dem Bildschirm

precedent-key = Präzedenz
precedent-key_record = Festhalten
precedent-key_field = Andere Zeile
precedent-key_binding = Bindung
precedent-title = Was wurde entschieden?
precedent-field_question = Frage
precedent-field_answer = Antwort
precedent-field_reason = Grund
precedent-field_tournament = Turnier
precedent-field_author = Von wem
precedent-binding_none = Es wird festgehalten und von jeder Suche gefunden. Mit F8 bindet es auch diesen Tisch: { $what }.
precedent-binding_allowed = Es bindet diesen Tisch: { $what } ist ab hier erlaubt.
precedent-binding_forbidden = Es bindet diesen Tisch: { $what } ist ab hier nicht erlaubt.
precedent-binding_nothing = Es wird festgehalten und von jeder Suche gefunden. Es gab keinen Einwand, den es entscheiden könnte.
does-precedent = Festhalten, was du entschieden hast, als Präzedenzfall
does-binding = Ein Präzedenzfall bindet nichts, oder erlaubt, oder verbietet
place-precedent = Präzedenzfall festhalten
