# Ein Platz, für den, der dort sitzt: die Seite, die ein Code auf dem Schirm des Schiedsrichters auf einem Telefon öffnet.

seat-page = Platz { $seat }: { $by }
seat-at = Tisch: { $table }
seat-open_about = Das öffnet, was { $by } wissen darf: die Rolle, die auf der Hand notierten Karten, was jetzt möglich ist. Es öffnet sich auf einem Telefon, dem ersten. Öffne es, wenn du { $by } bist.
seat-open = Meinen Platz öffnen
seat-taken = Dieser Platz ist schon auf einem anderen Telefon offen. Ist es nicht deines, sag es dem Schiedsrichter, der es auch sieht: Ein neuer Code beendet die Seite dort.
seat-unknown = Dieser Code öffnet keinen Platz. Vielleicht ist er falsch getippt, oder er ist abgelaufen: Lass dir vom Schiedsrichter einen neuen geben.
seat-closed = Der Platz, der auf diesem Telefon offen war, wurde geschlossen: der Schiedsrichter hat ihn beendet oder einen neuen Code ausgegeben, oder ein Tag ist vergangen. Um einen neuen Code bitte den Schiedsrichter.
seat-too_many = Von hier kamen zu viele Codes, die nichts öffnen. Warte eine Minute und versuch es wieder.
seat-mine = Mein Platz
seat-none = Auf diesem Telefon ist kein Platz offen. Scanne den Code, den dir der Schiedsrichter zeigt, oder tippe ihn hier.
seat-code = Code
seat-over = { $why ->
        [game] Das Spiel ist aus, und damit diese Seite.
        [left] Wer hier saß, hat das Spiel verlassen, und diese Seite ist zu Ende.
       *[gone] Diesen Platz gibt es nicht mehr.
    }
seat-to_table = Der Tisch, für alle

## Was zu sehen ist

seat-your_turn = Du bist am Zug: { $phase }
seat-turn_of = { $by }: { $phase }
seat-answer = Du bist gefragt
seat-eliminated = ausgeschieden
seat-ghost = ein Geist
seat-cover = Antippen zum Ansehen. Danach deckt es sich wieder zu.
seat-role = Deine Rolle
seat-role_unknown = Der Schiedsrichter hat für dich keine Rolle notiert.
seat-hand = Auf deiner Hand: { $held }
seat-goods = Deine Grabbeigaben: { $held }
seat-second = Deine Geisterkarten: { $held }
seat-unnoted = { $count } nicht notiert
seat-nothing = keine
seat-moves = Was hinein- und herauskam, und warum
seat-way = { $way ->
        [in] hinein
       *[out] heraus
    }
seat-may = Was du jetzt tun darfst
seat-sort = { $sort ->
        [first] Zuerst
        [may] Du darfst
        [perhaps] Vielleicht
        [holds] Was gilt
       *[cannot] Jetzt nicht, und warum
    }
seat-nothing_to_do = Jetzt nichts.
seat-reach = Wen du erreichst
seat-reach_of = Reichweite eines Bang!: { $reach }
seat-distance = Entfernung { $distance }
seat-reached = { $reached ->
        [yes] in Reichweite
       *[no] außer Reichweite
    }
seat-why = Warum
seat-known = Was du sonst weißt
seat-before_you = Vor dir ausliegend
