# High Noon: Gründe, was fällig ist, Einträge, was jedes Ereignis ändert, und die Namen der Regeln.

set-high_noon = High Noon
option-high_noon_cards = Karten von High Noon
option-high_noon_cards-fifteen = 15, mit Neuer Identität und Handschellen
option-high_noon_cards-thirteen = 13

## Gründe

reason-event_twice = { EVENT($event) } war in diesem Spiel schon in Kraft, und jede Ereigniskarte gibt es einmal.
reason-event_too_early = { EVENT($event) } ist die letzte Karte des Ereignisstapels: Darüber liegen noch andere.
reason-not_a_blue_card = { $by } wirft { CARD($card, form: "a") } für The Daltons ab, aber dafür zählt nur eine blaue Karte.
reason-no_beer_now = { $by } spielt ein Bier unter The Reverend: Solange dieses Ereignis gilt, darf niemand ein Bier spielen, auch nicht gegen den letzten Lebenspunkt.
reason-bang_in_own_turn = { $by } benutzt ein Bang! im eigenen Zug unter The Sermon: Das ist nur außerhalb des eigenen Zuges erlaubt.
reason-hit_of_a_ghost = { $by } ist ein Geist ohne Lebenspunkte und wird getroffen. Die eine Lesart: Ein Geist kann nicht sterben und verliert unter null nichts. Die andere: Der Treffer zählt trotzdem.
reason-suit_not_due = { $by } nennt eine Farbe, aber nur unter Handschellen wird eine genannt, nach Phase 1 des eigenen Zuges und einmal.
reason-suit_not_named = { $by } spielt { CARD($card, form: "a") } unter Handschellen, hat aber noch keine Farbe genannt.
reason-card_of_another_suit = { $by } spielt { CARD($card, form: "a") }, von einer anderen Farbe als der unter Handschellen genannten.
reason-answer_of_another_suit = { $by } benutzt { CARD($card, form: "a") } von einer anderen Farbe als der unter Handschellen genannten, als Antwort oder gegen den letzten Lebenspunkt im eigenen Zug. Die eine Lesart: Die Beschränkung gilt gespielten Karten, und eine Antwort ist keine. Die andere: Sie bindet jede Karte, die im eigenen Zug benutzt wird.
reason-identity_not_due = { $by } nimmt einen anderen Charakter an, aber das erlaubt nur Neue Identität, am Anfang des eigenen Zuges.
reason-identity_changed = { $by } hat den Ersatzcharakter schon angenommen und spielt damit bis zum Ende des Spiels.
reason-identity_taken = { $by } nimmt den Charakter an, mit dem { $seat } spielt: Der Ersatzcharakter ist einer, den niemand hat.
reason-train_besides_taking = { $by } nahm eine ausliegende Karte, statt zu ziehen, und zieht noch eine für Train Arrival. Die eine Lesart: Die Karte des Zuges kommt am Ende von Phase 1, was Phase 1 auch war. Die andere: Wer nichts zieht, zieht auch keine mehr.
house-event_twice = eine Ereigniskarte, die ein zweites Mal aufgedeckt wird
house-event_too_early = die letzte Ereigniskarte vor den anderen
house-not_a_blue_card = eine Karte, die nicht blau ist, für The Daltons abwerfen
house-no_beer_now = ein Bier unter The Reverend
house-bang_in_own_turn = ein Bang! im eigenen Zug unter The Sermon
house-hit_of_a_ghost = ein Treffer, der einen Geist ohne Lebenspunkte nichts kostet
house-suit_not_due = eine Farbe nennen, wenn keine fällig ist
house-suit_not_named = unter Handschellen spielen, bevor eine Farbe genannt ist
house-card_of_another_suit = eine Karte von einer anderen Farbe als der unter Handschellen genannten
house-answer_of_another_suit = eine Antwort von einer anderen Farbe als der unter Handschellen genannten
house-identity_not_due = in einem anderen Moment einen anderen Charakter annehmen
house-identity_changed = eine zweite neue Identität annehmen
house-identity_taken = den Charakter eines anderen annehmen
house-train_besides_taking = die Karte von Train Arrival, nachdem statt des Ziehens eine ausliegende Karte genommen wurde

## Was fällig ist

owed-daltons = The Daltons: { $by } wirft eine blaue Karte nach Wahl ab
    .short = { $by } wirft eine blaue Karte für The Daltons ab
owed-suit = Handschellen: { $by } nennt die Farbe für diesen Zug
    .short = { $by } nennt eine Farbe
owed-identity = Neue Identität: { $by } darf zum Ersatzcharakter wechseln, mit zwei Lebenspunkten
    .short = { $by } darf den Charakter wechseln

## Einträge

entry-suitnamed = { $by } nennt { $suit ->
        [h] Herz
        [d] Karo
        [c] Kreuz
       *[s] Pik
    }
entry-identitychanged = Neue Identität: { $by } ist jetzt { CARD($character) }, mit zwei Lebenspunkten
error-needs_suit = Es fehlt eine Farbe. Tippe zum Beispiel: { $one } farbe herz.

card-the_daltons = The Daltons
    .a = The Daltons
    .the = The Daltons
card-the_doctor = The Doctor
    .a = The Doctor
    .the = The Doctor
card-train_arrival = Train Arrival
    .a = Train Arrival
    .the = Train Arrival
card-high_noon = High Noon
    .a = High Noon
    .the = High Noon
step-suit = eine Farbe für Handschellen nennen
step-high_noon = den Lebenspunkt für High Noon verlieren

## Zu sehen: was jedes Ereignis ändert

panel-lies-blessing = Ereignis: Blessing – jede Karte zählt als Herz
panel-lies-curse = Ereignis: Curse – jede Karte zählt als Pik
panel-lies-the_daltons = Ereignis: The Daltons – wer eine blaue Karte ausliegen hat, wirft eine ab
panel-lies-the_doctor = Ereignis: The Doctor – wer am wenigsten Lebenspunkte hat, erhält einen zurück
panel-lies-ghost_town = Ereignis: Ghost Town – Ausgeschiedene spielen ihren Zug als Geist, mit drei Karten
panel-lies-gold_rush = Ereignis: Gold Rush – Züge gehen gegen den Uhrzeigersinn, Wirkungen von Karten im Uhrzeigersinn
panel-lies-hangover = Ereignis: Hangover – kein Charakter hat seine Fähigkeit
panel-lies-the_reverend = Ereignis: The Reverend – niemand darf ein Bier spielen
panel-lies-the_sermon = Ereignis: The Sermon – kein Bang! im eigenen Zug
panel-lies-shootout = Ereignis: Shootout – ein zweites Bang! in jedem Zug
panel-lies-thirst = Ereignis: Thirst – eine Karte weniger in Phase 1
panel-lies-train_arrival = Ereignis: Train Arrival – eine Karte mehr am Ende von Phase 1
panel-lies-high_noon = Ereignis: High Noon – jeder Zug beginnt mit dem Verlust eines Lebenspunkts, bis zum Ende des Spiels
panel-lies-handcuffs = Ereignis: Handschellen – in jedem Zug nur Karten der genannten Farbe
panel-lies-new_identity = Ereignis: Neue Identität – am Anfang des Zuges darf der Ersatzcharakter angenommen werden
panel-touched-ghost_town = Ghost Town: { $by } ist ein Geist und kann nicht sterben
panel-touched-hangover = Hangover: { $by } hat keine Fähigkeit
panel-touched-the_sermon = The Sermon: { $by } darf kein Bang! benutzen
panel-touched-shootout = Shootout: { $by } darf ein zweites Bang! spielen
panel-touched-thirst = Thirst: { $by } zieht eine Karte weniger
panel-touched-train_arrival = Train Arrival: { $by } zieht eine Karte mehr
panel-touched-new_identity = Neue Identität: { $by } darf noch wechseln
panel-suit = Handschellen: { $by } spielt nur { $suit ->
        [h] Herz
        [d] Karo
        [c] Kreuz
       *[s] Pik
    }

## Regeln

rule-high_noon-the_deck_of_the_box = die Karten des Stapels
rule-high_noon-a_round_begins_with_him = eine Runde beginnt beim Sheriff
rule-high_noon-all_hearts = Blessing: alles Herz
rule-high_noon-all_spades = Curse: alles Pik
rule-high_noon-the_other_way_round = Gold Rush: andersherum
rule-high_noon-no_ability_works = Hangover: keine Fähigkeit
rule-high_noon-no_beer_rescues = The Reverend: kein Bier
rule-high_noon-none_given_up_either = The Sermon: keine Antwort mit einem Bang!
rule-high_noon-a_second_bang = Shootout: ein zweites Bang!
rule-high_noon-one_card_fewer = Thirst: eine Karte weniger
rule-high_noon-one_card_more = Train Arrival: eine Karte mehr
rule-high_noon-of_three_cards = von den drei angesehenen Karten
rule-high_noon-turns_come_to_the_eliminated = Ghost Town: Züge für die Ausgeschiedenen
rule-high_noon-he_plays = Ghost Town: der Geist spielt
rule-high_noon-he_is_asked = Ghost Town: der Geist wird gefragt
rule-high_noon-he_is_in_the_way = Ghost Town: der Geist zählt
rule-high_noon-he_draws_three = Ghost Town: drei Karten
rule-high_noon-he_keeps_three = Ghost Town: drei Karten behalten
rule-high_noon-he_has_no_limit = Ghost Town: kein Handkartenlimit
rule-high_noon-he_loses_what_he_regained = Ghost Town: kein Lebenspunkt unter null
rule-high_noon-with_the_ghost = Ghost Town: der Geist ist anwesend
rule-high_noon-a_suit_is_named = Handschellen: eine Farbe wird genannt
rule-high_noon-may_change = Neue Identität: der Ersatzcharakter
rule-high_noon-a_life_point_at_noon = High Noon: ein Lebenspunkt
