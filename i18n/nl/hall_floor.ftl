# De zaal: elke tafel die speelt, en wie de wedstrijdtafel roept.

floor-title = De zaal: elke tafel die speelt
floor-none = Er speelt geen tafel.
floor-calls = { $table } roept de wedstrijdtafel: { $why } ({ $since })
floor-calls_now = { $table } roept de wedstrijdtafel: { $why }
floor-of_a_round = Tafel { $table }, ronde { $round } ({ $cup })
floor-called = scheidsrechter!
floor-flags = { $count ->
        [one] één melding
       *[other] { $count } meldingen
    }
floor-unheard = De server is niet te bereiken, dus de wedstrijdtafel hoort dit niet. Roep hardop.
floor-call_made = De wedstrijdtafel is naar { $table } geroepen.
floor-answered = Er gaat iemand naar { $table }.
floor-did_not_call = { $table } heeft niet geroepen.
floor-as_of = Zoals het om { $time } stond.
floor-head_table = Tafel
floor-head_turn = Beurt
floor-head_counting = Telt
floor-head_clock = Klok
floor-head_flags = !
floor-head_heard = Gehoord
floor-head_by = Genoteerd door
floor-key = Zaal
floor-key_answer = erheen gaan
floor-key_call = wedstrijdtafel roepen

place-hall_floor = De zaal
does-hall_floor-answer = Zeggen dat er iemand naar de tafel gaat die roept
does-hall_floor-call = De wedstrijdtafel naar een tafel roepen
does-call_desk = De wedstrijdtafel naar deze tafel roepen
does-hall_floor = Alle tafels tegelijk, die roepen het eerst

help-hall-floor = Toon elke tafel die speelt zoals die er nu bij staat: beurt, klok, meldingen, wanneer er het laatst iets kwam; die roepen het eerst.
help-hall-call = Roep de wedstrijdtafel naar een tafel: die van --table, anders de laatst gebruikte.
help-hall-call-why = waarom, in een paar woorden
help-hall-answer = Zeg dat er iemand naar een tafel gaat die riep.
