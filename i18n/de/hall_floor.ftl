# Der Saal: jeder Tisch, der spielt, und wer die Turnierleitung ruft.

floor-title = Der Saal: jeder Tisch, der spielt
floor-none = Kein Tisch spielt.
floor-calls = { $table } ruft die Turnierleitung: { $why } ({ $since })
floor-calls_now = { $table } ruft die Turnierleitung: { $why }
floor-of_a_round = Tisch { $table }, Runde { $round } ({ $cup })
floor-called = Schiedsrichter!
floor-flags = { $count ->
        [one] eine Meldung
       *[other] { $count } Meldungen
    }
floor-unheard = Der Server ist nicht zu erreichen, die Turnierleitung hört das also nicht. Rufe laut.
floor-call_made = Die Turnierleitung ist an { $table } gerufen.
floor-answered = Jemand geht an { $table }.
floor-did_not_call = { $table } hat nicht gerufen.
floor-as_of = Stand von { $time }.
floor-head_table = Tisch
floor-head_turn = Zug
floor-head_counting = Zählt
floor-head_clock = Uhr
floor-head_flags = !
floor-head_heard = Gehört
floor-head_by = Eingetragen von
floor-key = Saal
floor-key_answer = hingehen
floor-key_call = Turnierleitung rufen

place-hall_floor = Der Saal
does-hall_floor-answer = Sagen, dass jemand an den Tisch geht, der ruft
does-hall_floor-call = Die Turnierleitung an einen Tisch rufen
does-call_desk = Die Turnierleitung an diesen Tisch rufen
does-hall_floor = Alle Tische auf einmal, die rufenden zuerst

help-hall-floor = Jeden Tisch auflisten, der spielt, wie er jetzt steht: Zug, Uhr, Meldungen, wann er zuletzt gehört wurde; die rufenden zuerst.
help-hall-call = Die Turnierleitung an einen Tisch rufen: den von --table, sonst den zuletzt berührten.
help-hall-call-why = warum, in wenigen Worten
help-hall-answer = Sagen, dass jemand an einen Tisch geht, der rief.
