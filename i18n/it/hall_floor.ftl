# La sala: ogni tavolo che gioca, e chi chiama il tavolo di gara.

floor-title = La sala: ogni tavolo che gioca
floor-none = Nessun tavolo gioca.
floor-calls = { $table } chiama il tavolo di gara: { $why } ({ $since })
floor-calls_now = { $table } chiama il tavolo di gara: { $why }
floor-of_a_round = Tavolo { $table }, turno { $round } ({ $cup })
floor-called = arbitro!
floor-flags = { $count ->
        [one] una segnalazione
       *[other] { $count } segnalazioni
    }
floor-unheard = Il server non si raggiunge, quindi il tavolo di gara non lo sente. Chiama a voce.
floor-call_made = Il tavolo di gara è chiamato a { $table }.
floor-answered = Qualcuno va a { $table }.
floor-did_not_call = { $table } non ha chiamato.
floor-as_of = Come stava alle { $time }.
floor-head_table = Tavolo
floor-head_turn = Turno
floor-head_counting = Conta
floor-head_clock = Orologio
floor-head_flags = !
floor-head_heard = Sentito
floor-head_by = Annotato da
floor-key = Sala
floor-key_answer = andarci
floor-key_call = chiamare il tavolo di gara

place-hall_floor = La sala
does-hall_floor-answer = Di' che qualcuno va al tavolo che chiama
does-hall_floor-call = Chiama il tavolo di gara a un tavolo
does-call_desk = Chiama il tavolo di gara a questo tavolo
does-hall_floor = Tutti i tavoli insieme, per primi quelli che chiamano

help-hall-floor = Elenca ogni tavolo che gioca come sta ora: turno, orologio, segnalazioni, da quando non si sente; per primi quelli che chiamano.
help-hall-call = Chiama il tavolo di gara a un tavolo: quello di --table, altrimenti l'ultimo usato.
help-hall-call-why = perché, in poche parole
help-hall-answer = Di' che qualcuno va a un tavolo che ha chiamato.
