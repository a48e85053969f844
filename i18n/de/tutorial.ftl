# Für alle, die neu hier sind: der erste Bildschirm, das Beispiel, das geführte erste Spiel.

## Der erste Bildschirm

welcome-what = Du tippst, was am Tisch geschieht. Das Programm führt Buch, sagt sofort, was nicht erlaubt war und warum, und beantwortet Regelfragen.
welcome-six = Ein Abend in sechs Zeilen
welcome-ways = Drei Wege hinein
welcome-table = Ein Tisch: die Namen der Spieler, dann, was sie tun
welcome-tournament = Ein Turnier: Anmeldung, Auslosung, Runden, Preise
welcome-question = Eine Frage zu den Regeln, in eigenen Worten
welcome-new = Neu hier? Nichts davon wird behalten:
welcome-guided = Ein erstes Spiel tippen: fünf Minuten, Schritt für Schritt erzählt
welcome-example = Ein ganzes Spiel durchblättern, mit allen Meldungen
tutorial-key_guided = Erstes Spiel
tutorial-key_example = Beispiel

## Die sechs Zeilen

six-enter = was geschehen muss: ein Zug, zwei Karten
six-play = Karte, und gegen wen: Nummer oder Namensanfang
six-answer = was der Gefragte tut
six-flip = aufdecken: wofür, und welche Karte
six-end = Karten abgeworfen, und das Ende des Zuges
six-undo = nimmt die letzte Zeile zurück

## Das Beispiel

example-title = BEISPIEL · Schritt { $at } von { $of } · wird nicht behalten
example-begin = Fünf Anfänger an einem Tisch. Die Pfeiltasten gehen durch ihr Spiel, Schritt für Schritt; was nicht erlaubt war, wird gemeldet.
example-earlier = Davor
example-key_next = Nächster Schritt
example-key_before = Schritt davor

## Das geführte erste Spiel

guide-title = Erstes Spiel · { $at } von { $of } · wird nicht behalten
guide-over = Erstes Spiel · geschafft · wird nicht behalten
guide-key_help = Die Zeile zeigen
guide-other = Das wäre: { $said }. Es ist aber etwas anderes geschehen; sieh in der Zeile oben nach.
guide-unread = Das ist noch nicht zu lesen. Sieh in der Zeile oben nach.
guide-chosen = Enter allein sagt das nicht: jemand hat gewählt. Sieh in der Zeile oben nach.
guide-done = Das war ein Abend im Kleinen. Du hast getippt:
guide-done_more = Vergisst du am eigenen Tisch ein Enter, nimmt das Programm an, was geschehen sein muss, und sagt es. Scheidet jemand aus, genügen „raus“ und die Rolle: Karten, Belohnung und Sieger folgen. Wo du unsicher bist, antwortet F3, und F1 zeigt das alles noch einmal.
guide-unshown = Tippe es selbst; { $shows } zeigt die Zeile.

guide-how-enter = Niemand hat eine Wahl: unter „Fällig“ steht ⏎. Drücke auf der leeren Zeile Enter.
guide-how-play = Die Karte, und gegen wen. Wer am Zug ist, muss nicht getippt werden; „bang bruno“ geht auch.
guide-how-answer = Nur, was getan wird. Wer gefragt ist, weiß das Programm: es steht unter „Fällig“.
guide-how-undo = Diese Taste nimmt die letzte Zeile zurück, was immer es war.
guide-how-lay = Nur die Karte; ihre ersten Buchstaben und Tab genügen.
guide-how-end = Ein Wort für das Ende des Zuges.
guide-how-discard = Wie viele. Welche Karten es waren, tippst du nur, wenn du sie gesehen hast.
guide-how-take = Gegen wen, und was genommen wird: eine Karte aus der Hand, oder die, die dort liegt.
guide-how-flip = Wofür die Karte aufgedeckt wird, und welche es ist: 9p ist die Pik 9.

guide-told-anna-begins = Die Karten sind ausgeteilt. Anna ist der Sheriff: ihr Zug beginnt, und sie zieht zwei Karten.
guide-told-anna-shoots = Anna spielt ein Bang! auf Bruno, der auf Platz 2 sitzt.
guide-told-bruno-hit = Bruno hat keinen Fehlschuss!. Er ist getroffen.
guide-told-bruno-draws = Bruno ist Bart Cassidy: für den verlorenen Lebenspunkt zieht er eine Karte.
guide-told-anna-again = Anna hat noch ein Bang! auf der Hand. Sie spielt es auf Dario, Platz 4.
guide-told-anna-takes-back = Das Programm hat etwas einzuwenden und sagt, warum. Anna entschuldigt sich und nimmt die Karte zurück auf die Hand, als wäre sie nie gespielt worden.
guide-told-anna-arms = Stattdessen legt sie eine Schofield vor sich aus.
guide-told-anna-ends = Das war Annas Zug.
guide-told-bruno-begins = Brunos Zug beginnt; er zieht zwei Karten.
guide-told-bruno-barrel = Er legt ein Fass vor sich aus.
guide-told-bruno-shoots = Dann spielt er ein Bang! auf Anna.
guide-told-anna-missed = Anna spielt einen Fehlschuss!.
guide-told-bruno-ends = Bruno will seinen Zug beenden. Er hat fünf Handkarten und drei Lebenspunkte: er wirft zwei ab.
guide-told-bruno-over = Damit endet sein Zug. Carlas Zug beginnt, und sie zieht zwei Karten.
guide-told-carla-robs = Carla legt einen Mustang vor sich aus. Dann spielt sie Panik! auf Dario und nimmt eine Karte aus seiner Hand.
guide-told-carla-shoots = Nun spielt sie ein Bang! auf Bruno. Er versucht es mit seinem Fass und deckt die Pik 9 auf: das hilft nicht. Er ist getroffen, und Bart Cassidy zieht seine Karte.
guide-told-carla-ends = Carla beendet ihren Zug.
guide-told-dario = Der letzte Zug gehört ganz dir. Darios Zug beginnt, und er zieht. Er spielt ein Duell auf Anna; Anna antwortet mit einem Bang!, Dario hat keines und ist getroffen. Er wirft eine Karte ab, sein Zug endet, und Annas Zug beginnt.

## Tasten und Bildschirme, ausführlich

place-guided = Erstes Spiel
place-example = Beispielspiel
does-guided = Ein erstes Spiel tippen, das Schritt für Schritt erzählt wird; es wird nicht behalten
does-example = Ein ganzes Spiel durchblättern; es wird nicht behalten
does-show_line = Die Zeile zeigen, die sagt, was geschehen ist
does-next_flag = Weiter zum nächsten Schritt mit Meldung
