# Der Tisch für alle: in einem zweiten Terminal, auf einem Beamer oder auf einem umgedrehten Bildschirm.

watch-hand = Auf deiner Hand, soweit das Protokoll es weiß: { $cards }
watch-hand_none = keine
watch-answers = antwortet
watch-gap = { $count ->
        [one] Ein Teil dieses Spiels fehlt: Eintrag { $numbers } ist nicht zu lesen.
       *[other] Teile dieses Spiels fehlen: die Einträge { $numbers } sind nicht zu lesen.
    } Das Gezeigte wurde ohne das ermittelt.
tournament-gap = { $count ->
        [one] Ein Teil dieses Turniers fehlt: Eintrag { $numbers } ist nicht zu lesen.
       *[other] Teile dieses Turniers fehlen: die Einträge { $numbers } sind nicht zu lesen.
    } Das Gezeigte wurde ohne das ermittelt.
watch-stale = Der Speicher ist gerade nicht zu lesen; dies ist der Tisch, wie er um { $time } stand.
watch-uncover = zurückdrehen

## Auf der Befehlszeile

help-watch = Einen Tisch laufend so zeigen, wie alle ihn sehen dürfen, während jemand anderes einträgt.
help-watch-which = der Tisch: seine Kennung, deren Anfang oder sein Titel; sonst der zuletzt berührte, welcher es auch sei
help-watch-seat = was der Spieler dieses Platzes sehen darf: eine Nummer oder ein Name

## Tasten und Orte

does-uncover = Den Bildschirm zurückdrehen zu dem, was nur der Schiedsrichter sehen darf
place-watch = Der Tisch für alle
place-cover = Zugedeckt
