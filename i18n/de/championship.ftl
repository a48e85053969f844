# Die Meisterschaft am Tisch: Gründe, Fälliges, Einträge und die Namen ihrer Regeln.

## Gründe

reason-noon_waits_for_the_sheriff = Der Nachziehstapel wird zum dritten Mal neu gemischt. Eine Lesart: ab dem nächsten Zug des Sheriffs kostet jeder Zug einen Lebenspunkt. Die andere: ab dem nächsten Zug, wessen er auch sei.
reason-role_exposed = { $how ->
        [mistake] { $by } hat andere versehentlich die Rollenkarte sehen lassen: das ist nicht erlaubt, und die Partie muss wiederholt werden.
        [purpose] { $by } hat die Rollenkarte absichtlich gezeigt: ein äußerst schwerer Verstoß; die Strafe bestimmt der Schiedsrichter.
       *[unknown] { $by } hat andere die Rollenkarte sehen lassen, was nicht erlaubt ist. Versehentlich: die Partie muss wiederholt werden. Absichtlich: ein äußerst schwerer Verstoß.
    }
reason-role_open = Die Rolle von { $by } liegt ohnehin offen: sie zu zeigen bewirkt nichts.
reason-replay_how = { $start ->
        [auction] Die Partie beginnt neu, mit einer neuen Auktion.
       *[deal] Die Partie beginnt neu, mit neu ausgeteilten Rollen.
    } Das Reglement sagt nur, dass die Partie wiederholt wird. Eine Lesart: die Rollen werden neu ausgeteilt, und alle behalten den Charakter zum bezahlten Preis. Die andere: die Auktion gehört zur Runde, also findet sie noch einmal statt, und das Bezahlte wird erstattet.
reason-game_replayed = Diese Partie wurde abgebrochen und wird wiederholt, mit { $start ->
        [auction] neuer Auktion
       *[deal] neu ausgeteilten Rollen
    }: in ihr geschieht nichts mehr.
reason-noon_not_yet = { $by } verliert durch High Noon noch nichts: es schlägt ab dem ersten Zug des Sheriffs nach dem dritten Neumischen zu (bisher { $count }).
reason-noon_once = High Noon kostet { $by } einen Lebenspunkt zu Beginn jedes eigenen Zuges, und sonst nichts.
reason-not_on_oneself = { $by } spielt { CARD($card, form: "the") } auf eigene Karten; bei der Meisterschaft ist das nicht erlaubt.
reason-older_copy_stays = Vor { $by } liegen zwei Karten gleichen Namens ({ CARD($card) }): die ältere muss abgeworfen werden.
reason-already_left = { $by } hat das Turnier schon verlassen, und es gibt kein Zurück.
reason-stays_jailed = { $by } ist gegangen und gilt für immer als im Gefängnis: jeder Zug fällt aus, ohne Aufdecken.
reason-cards_stay = { $by } ist gegangen, aber nicht ausgeschieden: alle Karten bleiben, wo sie sind.
reason-left_not_out = { $by } ist gegangen, aber nicht ausgeschieden: der Platz bleibt im Spiel und kann beschossen und beraubt werden.
reason-jailed_already = { $at } ist gegangen und gilt ohnehin als im Gefängnis: ein Gefängnis ändert nichts.
reason-passive_plays = { $by } ist gegangen: der Platz ist passiv und nutzt nichts, was zu spielen oder zu wählen wäre, also auch nicht { CARD($card, form: "the") }.
reason-barrel_not_used = { $by } ist gegangen, doch diese Karte wirkt weiter ({ CARD($card) }): zuerst wird aufgedeckt.
reason-passive_ability = { $by } ist gegangen. Was von selbst wirkt, wirkt weiter; ob das auch hier gilt ({ CARD($ability) }), ist nicht gesagt. Eine Lesart: die Fähigkeit lässt eine Wahl, also ruht sie. Die andere: sie wirkt weiter, und der Schiedsrichter wählt zufällig.
reason-cheating = { $by } { $how ->
        [peeking] hat einem Gegner in die Hand gesehen
        [lying] hat falsche Angaben zum Spiel gemacht
        [advice] hat Rat von außerhalb der Partie angenommen
        [pact] hat abgesprochen, wie die Partie enden soll
       *[referee] hat einen Schiedsrichter belogen
    }: das ist Betrug und wird nicht geduldet.
reason-not_called_to_order = { $by } wurde noch nicht zur Eile gemahnt: bei langsamem Spiel kommt das vor jeder Strafe.
reason-in_good_faith = { $by } hat sich in gutem Glauben geirrt: das wird richtiggestellt und nicht bestraft.
reason-not_an_opponent = { $by } kann nur einen Gegner vom Schiedsrichter beobachten lassen.

## Was fällig ist

owed-replay = Eine Rolle wurde gezeigt: die Partie wird wiederholt
    .short = die Partie wird wiederholt
owed-expel = Falls { $by } die Rolle absichtlich zeigte: Ausschluss, wenn der Schiedsrichter so urteilt
    .short = der Schiedsrichter entscheidet, ob { $by } ausgeschlossen wird
owed-skip = { $by } ist gegangen: dieser Zug fällt aus
    .short = { $by } setzt in diesem Zug aus
owed-order = Ist { $by } zu langsam, mahnt der Schiedsrichter
    .short = der Schiedsrichter mahnt { $by } zur Eile
owed-penalise = { $by } wurde { $count }-mal zur Eile gemahnt: der Schiedsrichter darf eine Strafe geben
    .short = der Schiedsrichter darf { $by } bestrafen
owed-punish = { $by } hat betrogen: eine Strafe ist fällig, welche und wann, bestimmt der Schiedsrichter
    .short = der Schiedsrichter bestraft { $by }
owed-second = { $by } hat eine zweite Verwarnung: das ist ein Ausschluss
    .short = { $by } wird nach der zweiten Verwarnung ausgeschlossen

## Einträge

entry-roleexposed = { $by } lässt andere die Rollenkarte sehen{ $role_is ->
        [given] {" "}({ ROLE($role) })
       *[none] {""}
    }{ $how ->
        [mistake] {" "}(versehentlich)
        [purpose] {" "}(absichtlich)
       *[none] {""}
    }
entry-gamereplayed = { $start ->
        [auction] Die Partie wird abgebrochen und wiederholt, mit neuer Auktion
       *[deal] Die Partie wird abgebrochen und wiederholt, mit neu ausgeteilten Rollen
    }
entry-expelled = { $by } wird vom Turnier ausgeschlossen{ $offence ->
        [slow] {" "}(langsames Spiel)
        [cheating] {" "}(Betrug)
        [conduct] {" "}(Fehlverhalten)
        [mistake] {" "}(ein Versehen)
       *[none] {""}
    }
entry-withdrew = { $by } verlässt das Turnier
entry-cheated = Der Schiedsrichter stellt bei { $by } Betrug fest: { $how ->
        [peeking] einem Gegner in die Hand gesehen
        [lying] falsche Angaben
        [advice] Rat von außen
        [pact] abgesprochenes Ende
       *[referee] einen Schiedsrichter belogen
    }
entry-warned = Der Schiedsrichter verwarnt { $by }{ $offence ->
        [slow] {" "}wegen langsamen Spiels
        [cheating] {" "}wegen Betrugs
        [conduct] {" "}wegen Fehlverhaltens
        [mistake] {" "}wegen eines Versehens
       *[none] {""}
    }
entry-refereecalled = { $by } ruft einen Schiedsrichter{ $of_is ->
        [nobody] {""}
       *[other] : { $of } spielt vielleicht auf Zeit
    }
entry-calledtoorder = Der Schiedsrichter mahnt { $by } zur Eile
entry-turnlimited = { $seconds ->
        [0] Für einen Zug gibt es keine Zeitgrenze mehr
       *[other] Die Uhr kennzeichnet Züge über { $seconds } Sekunden
    }
entry-timeadded = { $minutes ->
        [one] Der Tisch erhält { $minutes } Minute zusätzlich
       *[other] Der Tisch erhält { $minutes } Minuten zusätzlich
    }

card-noon = High Noon
    .a = High Noon
    .the = High Noon
step-noon = der Lebenspunkt für High Noon

## Zum Ansehen

panel-noon = { $state ->
        [counting] High Noon: { $count } von { $due } Mal neu gemischt
        [armed] High Noon beginnt mit dem nächsten Zug von { $by }
       *[striking] High Noon: als Nächstes verliert { $by } einen Lebenspunkt
    }
panel-replay = { $start ->
        [auction] Abgebrochen: Wiederholung mit neuer Auktion
       *[deal] Abgebrochen: Wiederholung mit neu ausgeteilten Rollen
    }
panel-expelled = Ausgeschlossen: { $by }
panel-left = Gegangen, passiver Platz: { $by }
panel-calls = Zur Eile gemahnt: { $by } { $count ->
        [one] (einmal)
        [2] (zweimal: eine Strafe ist möglich)
       *[other] ({ $count }-mal: eine Strafe ist möglich)
    }
panel-warned = Verwarnt: { $by } { $count ->
        [one] (einmal)
        [2] (zweimal)
       *[other] ({ $count }-mal)
    }
panel-times = { $what ->
        [limit] Ein Zug darf { $time } dauern
       *[extra] Zusätzliche Zeit: { $time }
    }

## Regeln

rule-championship-noon_comes_first = High Noon
rule-championship-a_repeated_game_is_broken_off = die Partie wird wiederholt
rule-championship-in_jail_for_good = gegangen: gilt als im Gefängnis
rule-championship-wholly_passive = gegangen: spielt nichts
rule-championship-nothing_saves_him = gegangen: kein Bier
rule-championship-he_picks_last = gegangen: wählt zuletzt
rule-championship-one_card_will_do = gegangen: niemand wählt für ihn eine Karte
rule-championship-as_the_referee_set_it = vom Schiedsrichter gesetzte Grenze
rule-championship-calls_are_counted = zur Eile gemahnt
rule-championship-no_ability_in_mid_card = nicht vor dem Ende der Karte
