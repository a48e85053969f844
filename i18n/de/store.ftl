# Die Datei des Speichers: was heil ist, was nicht, und was zu tun ist.

help-store = Nach der Datei sehen, in der alles aufbewahrt wird, und nach ihren Kopien.
help-store-verify = In einer Zeile sagen, ob der Speicher und seine Kopien heil sind.
help-store-mend = Den Speicher neu schreiben aus allem, was in ihm und seinen Kopien noch zu lesen ist.
help-store-copies = Die von selbst gemachten Kopien auflisten, die neueste zuerst.
help-store-copies-second = sie auch in diesem Ordner aufbewahren, etwa auf einem Stick
help-store-copies-none = sie an keinem zweiten Ort mehr aufbewahren

store-whole = Der Speicher und seine Kopien ({ $copies }) sind heil: { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }, Tische: { $tables }, Turniere: { $tournaments }.
store-not_whole = Nicht heil: { $what }. Reparieren mit: referee store mend
    .app = Nicht heil: { $what }. Repariere hier den Speicher, um in den Kopien danach zu suchen.
store-wrong_pages = die Datei selbst ist beschädigt
store-wrong_log = mit „{ $name }“ lässt sich nichts anfangen, der Anfang ist verloren
store-wrong_title = Titel oder Ende von „{ $name }“ sind nicht sicher
store-wrong_entries = „{ $name }“ hat { $count ->
        [one] Eintrag
       *[other] die Einträge
    } { $numbers } verloren
store-wrong_aside = { $count ->
        [one] { $count } bestätigter Eintrag fehlt
       *[other] { $count } bestätigte Einträge fehlen
    }
store-wrong_copy_damaged = die Kopie { $file } ist beschädigt
store-wrong_copy_ahead = die Kopie { $file } hat Einträge, die dem Speicher fehlen
store-aside = { $count ->
        [one] Ein bestätigter Eintrag ist nicht im Speicher.
       *[other] { $count } bestätigte Einträge sind nicht im Speicher.
    } Was davon noch zu lesen ist, kommt zurück mit: referee store mend
    .app = { $count ->
            [one] Ein bestätigter Eintrag ist nicht im Speicher.
           *[other] { $count } bestätigte Einträge sind nicht im Speicher.
        } Was davon noch zu lesen ist, kommt zurück, wenn du hier den Speicher reparierst.
store-lost = { $count ->
        [one] Eintrag { $numbers } dieses Protokolls ist nicht zu lesen:
       *[other] Die Einträge { $numbers } dieses Protokolls sind nicht zu lesen:
    } der Speicher ist dort beschädigt. An der Stelle steht eine Lücke; was danach kommt, wird ohne Kenntnis davon beurteilt. In den Kopien danach suchen: referee store mend
    .app = { $count ->
            [one] Eintrag { $numbers } dieses Protokolls ist nicht zu lesen:
           *[other] Die Einträge { $numbers } dieses Protokolls sind nicht zu lesen:
        } der Speicher ist dort beschädigt. An der Stelle steht eine Lücke; was danach kommt, wird ohne Kenntnis davon beurteilt. Repariere den Speicher in der Liste der Tische, um in den Kopien danach zu suchen.
store-lost_short = verloren: { $numbers }
store-key_mend = Speicher reparieren
store-copy_failed = Es konnte keine Kopie gemacht werden. { $why }
store-mended = Der Speicher wurde neu geschrieben: { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }, zurückgeholt: { $back }, bleibende Lücken: { $gaps }. Die alte Datei ist { $old }.
store-second = Sie liegen auch in { $folder }.
store-no_copies = Es gibt noch keine Kopie. Gemacht wird eine, wenn ein Spiel endet, und jede Stunde eines Turniers.
