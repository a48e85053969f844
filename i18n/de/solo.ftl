# The Lone Gunslinger ohne Kartenstapel: aufbauen, spielen, die Ergebnisse.

## Was zu sehen und zu wählen ist

solo-may_play = { $by } ({ $role }): Karten spielen oder den Zug beenden
solo-must_discard = { $by } ({ $role }): noch { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } abwerfen, dann endet der Zug
solo-no_effect = { $what } (wirkungslos)
solo-asked = Du wählst: { $what }
solo-hit = { $by } gibt nichts und steckt den Treffer ein
solo-discard = { $cards } abwerfen
solo-end = den Zug beenden
solo-in_play = { $card } (ausliegend)
solo-group = { $what }: 2 Karten abwerfen …
solo-at = { $card } → …
solo-end_by_discarding = { $count ->
        [one] den Zug beenden: { $count } Karte abwerfen …
       *[other] den Zug beenden: { $count } Karten abwerfen …
    }
solo-comes = Als Nächstes
solo-over = Das Spiel ist aus
solo-stack = von oben
solo-hand = Hand
solo-one_step = dieser Schritt
solo-run = weiter bis zu deiner nächsten Wahl
solo-choose = Taste drücken, dann Enter
solo-do_it = ausführen
solo-more = mehr ({ $page }/{ $pages })
solo-all = alle Möglichkeiten
solo-recap = Die Cowboys inzwischen
solo-why = warum nicht?
solo-type = Zeile tippen
solo-pick_first = Wähle zuerst: drücke die Taste vor dem, was du tun willst.
solo-key_back = Eine Wahl zurück
solo-key_clause = Regeln
solo-refused_title = Was jetzt nicht geht, und warum
solo-refused_none = Nichts: jede Karte darf gespielt werden, oder gerade wählt niemand.
solo-nothing_to_take_back = Noch wurde nichts gewählt.

## Aufbauen

solo-title = The Lone Gunslinger
solo-how = Du spielst Sheriff und Hilfssheriff gegen vier Cowboys: drei Banditen und den Abtrünnigen. Was sie tun, folgt aus den offenen Karten ihrer Stacks. Schalte alle vier aus und halte den Sheriff am Leben.
solo-about-edition = Die erste Ausgabe gibt manchen Charakteren andere Lebenspunkte.
solo-about-open_readings = Was die Quellen offen lassen, gilt nach der empfohlenen Lesart, oder du wirst gefragt.
solo-about-level = Die Stufe: wie viele Karten zu Beginn im Stack jedes Cowboys liegen.
solo-about-two_characters = Auf jede Rolle fallen zwei Charaktere: du sagst, welcher gespielt wird.
solo-about-night_brings_chaos = Bei jedem Neumischen erhalten die Cowboys, nicht du, einen Lebenspunkt zurück.
solo-about-four_most_wanted = Die Cowboys: Bart Cassidy, Jourdonnais, Slab the Killer, Willy the Kid.
solo-about-final_challenge = Stufe 4, die Nacht bringt Chaos, und die Cowboys sind die vier Meistgesuchten.
solo-about-robbed = Ob Cowboys Panik! und Cat Balou auch gegen jemanden ohne Handkarte nutzen.
solo-seed = Code
solo-seed_how = Code (derselbe teilt dieselben Karten aus)
solo-deal = Austeilen und beginnen
solo-next_seed = Anderer Code
solo-type_seed = Code tippen
solo-key_results = Ergebnisse
solo-named = Gunslinger, Stufe { $level }, { $seed }
solo-no_seed = Tippe einen Code: irgendein Wort oder eine Zahl.

## Die Ergebnisse

solo-results_title = The Lone Gunslinger: Ergebnisse
solo-results_none = Noch ist kein Spiel zu Ende.
solo-list_none = Es gibt noch kein solches Spiel. Beginne eines mit: referee solo.
solo-when = Beendet
solo-result = Ergebnis
solo-won = gewonnen
solo-lost = verloren
solo-going_on = läuft
solo-variations = Varianten
solo-taken_back = Zurückgen.
solo-by_level = Nach Stufe
solo-by_sheriff = Nach Sheriff
solo-by_deputy = Nach Hilfssheriff
solo-of = { $won } von { $games } gewonnen

## Zeilen

solo-lines_how = Eine Nummer wählt, eine Zeile in Kurzschrift auch. "back" nimmt die letzte Wahl zurück, "why" sagt, was nicht geht und warum.
solo-dealt = Ausgeteilt: { $title }.

## Tasten und Bildschirme

home-solo = Lone Gunslinger
place-solo = The Lone Gunslinger
place-solo_set_up = The Lone Gunslinger aufbauen
place-solo_results = Ergebnisse
place-refused = Was nicht geht
does-solo-take_back = Die letzte Wahl zurücknehmen, mit allem, was folgte
does-solo-history = Zum Verlauf: zurücklesen, oder vor einen Schritt zurückgehen
does-solo-rulings_behind = Die Regelentscheide hinter dem nächsten Schritt, sonst hinter dem letzten
does-solo-back = Den Verlauf oder die getippte Zeile verlassen, zurück zur Wahl
does-solo = The Lone Gunslinger ohne Kartenstapel spielen: ein Spiel aufbauen
does-next_move = Den nächsten Schritt eintragen; das Gewählte tun; am Ende die Ergebnisse
does-run = Weiter bis zu deiner nächsten Wahl
does-why = Was jetzt nicht geht, und warum
does-type_line = In Kurzschrift tippen, was du tust
does-next_seed = Ein anderer Code
does-type_seed = Einen Code tippen, oder zurück zu Stufe und Varianten
does-results = Die Ergebnisse
does-deal = Austeilen und beginnen

## Hilfe auf der Befehlszeile

help-solo = The Lone Gunslinger ohne Kartenstapel spielen: das Programm mischt, teilt aus und führt die Cowboys. Setzt das zuletzt unfertige Spiel fort; mit einer Option wird ein neues ausgeteilt. Hineingeleitete Eingabe wird Zeile für Zeile gespielt.
help-solo-seed = der Code: irgendein Wort; derselbe teilt dasselbe aus; sonst ein zufälliger
help-solo-level = Stufe 0 bis 4: die Karten, mit denen die Cowboys beginnen
help-solo-variations = eine Variante, mit Namen oder dessen Anfang; wiederholbar
help-solo-characters = bei der Wahl aus zwei Charakteren, welchen ein Platz spielt: PLATZ=NAME; wiederholbar
help-solo-fresh = in der App ein neues Spiel aufbauen
help-solo-list = Die Spiele auflisten, das zuletzt berührte zuerst.
help-solo-results = Die Ergebnisse: jedes beendete Spiel, und wie viele je Stufe und Charakter gewonnen wurden.
