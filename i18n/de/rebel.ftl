# Der Rebell!: Gründe, Fälliges, Einträge und die Namen seiner Regeln.

## Gründe

reason-dynamite_again = Der neue Sheriff { $by } deckt im neuen Zug für das Dynamit auf. Eine Lesart: es ist ein ganzer neuer Zug, also wird dafür aufgedeckt. Die andere: der Zug beginnt ab Phase 1, und das Aufdecken kommt davor.
reason-penalty_after_the_rebel = { $by } gibt für einen Hilfssheriff alle Karten ab, und der Rebell!, dessen Rolle offen liegt, ist aus dem Spiel. Eine Lesart: nichts schützt den Sheriff mehr. Die andere: seit die Rolle aufgedeckt wurde, kostet kein Hilfssheriff den Sheriff etwas.
reason-only_the_rebel_reveals = { $by } deckt eine Rolle auf: das Recht dazu hat nur der Rebell!.
reason-reveal_moment = { $by } darf den Rebellen! nur im eigenen Zug aufdecken, nach dem Ziehen und vor der ersten gespielten Karte.
reason-already_shown = Die Rolle von { $by } liegt schon offen: sie aufzudecken bewirkt nichts.
reason-rebel_elsewhere = { $by } gibt sich als Rebell! aus, laut Protokoll ist das aber { $seat }.
reason-sheriff_lives = Der Sheriff ({ $seat }) ist noch im Spiel: solange er nicht ausgeschieden ist, gibt es für { $by } keine Revolution.
reason-not_the_rebel = { $by } ist nicht der Rebell! und tritt nicht an die Stelle des Sheriffs.
reason-not_in_his_turn = Der Sheriff schied im Zug von { $turn } aus, nicht im Zug von { $by }: es gibt keine Revolution.
reason-by_another_hand = Der Sheriff schied im Zug des Rebellen! ({ $by }) aus, aber nicht durch dessen Hand. Eine Lesart: es geschah im Zug des Rebellen!, also folgt die Revolution. Die andere: der Rebell! muss es allein tun, also endet das Spiel auf die gewöhnliche Weise.
reason-killer_unseen = Niemand sah, ob { $by } der Rebell! ist, und durch diese Hand schied der Sheriff aus: wenn ja, folgt eine Revolution, wenn nein, endet das Spiel auf die gewöhnliche Weise.
reason-sheriffs_killer_unnoted = Niemand hat eingetragen, durch wen der Sheriff, { $seat }, ausschied: durch den Rebellen! folgt eine Revolution, sonst endet das Spiel auf die gewöhnliche Weise.
reason-law_has_won = Alle Banditen und Abtrünnigen schieden vor dem Sheriff aus: die Gesetzeshüter haben gewonnen, und für { $by } gibt es keine Revolution.
reason-card_under_way = Zuerst wird die laufende Karte zu Ende gebracht ({ CARD($card) }); die Revolution von { $by } kommt danach.
reason-turn_broken_off = Die Revolution hat den Zug von { $by } abgebrochen: die Hand bleibt, und ein neuer Zug beginnt ab Phase 1.
reason-jail_on_new_sheriff = { $at } wurde durch Revolution Sheriff und kann seitdem nicht mehr ins Gefängnis.
reason-penalty_suspended = Solange ein aufgedeckter Rebell! lebt, verliert { $by } als ursprünglicher Sheriff keine Karten für einen getöteten Hilfssheriff.
reason-penalty_before_revolution = { $by } war noch nicht Sheriff, als der Hilfssheriff ausschied, und verliert dafür keine Karten.
reason-no_such_event = { $event ->
        [ghost_town] Ghost Town
        [dead_man] Dead Man
       *[other] Eine Ereigniskarte
    } wurde aufgedeckt, ist nach den Optionen dieses Spiels aber in keinem Stapel auf dem Tisch.
reason-cannot_return = { $by } kann jetzt nicht zurückkommen: nur Dead Man bringt den zuerst Ausgeschiedenen zurück, zu Beginn von dessen Zug.
reason-ghost_drinks = { $by } ist ein Geist und hat keine Lebenspunkte: das Bier bewirkt nichts.

## Was fällig ist

owed-reveal = { $by } deckt den Rebellen! auf
    .short = { $by } deckt den Rebellen! auf
owed-revolution = Revolution: { $by } wird Sheriff
    .short = { $by } wird durch Revolution Sheriff
owed-event = { $by } nimmt den Ereignisstapel und deckt die nächste Karte auf
    .short = { $by } deckt die nächste Ereigniskarte auf
owed-return = Dead Man: { $by } kommt mit zwei Lebenspunkten zurück
    .short = { $by } kommt als Dead Man zurück

## Einträge

entry-roleshown = { $by } deckt die eigene Rolle auf
entry-revolution = Revolution: { $by } wird Sheriff
entry-eventturned = { $event ->
        [ghost_town] Ereignis: Ghost Town
        [dead_man] Ereignis: Dead Man
        [none] Ereignis: keine Karte übrig
       *[other] Ereignis: eine andere Karte
    }

card-revolution = Revolution
    .a = Revolution
    .the = die Revolution
card-dead_man = Dead Man
    .a = Dead Man
    .the = Dead Man
step-return = zurückkommen

## Zum Ansehen

panel-event = { $event ->
        [ghost_town] Ereignis: Ghost Town
        [dead_man] Ereignis: Dead Man
       *[other] Ereignis: eine andere Karte
    }
panel-revolution = Revolution: { $by } wurde Sheriff

## Regeln

rule-rebel-once_the_rebel_is_gone = wieder Strafe, sobald der Rebell! tot ist
rule-rebel-not_for_other_numbers = kein Spiel mit dem Rebellen! für so viele
rule-rebel-four_with_the_rebel = vier mit dem Rebellen!
rule-rebel-six_with_the_rebel = sechs mit dem Rebellen!
rule-rebel-eight_with_the_rebel = acht mit dem Rebellen!
rule-rebel-nine_with_the_rebel = neun mit dem Rebellen!
rule-rebel-ten_with_the_rebel = zehn mit dem Rebellen!
rule-rebel-the_new_sheriff_begins_anew = neuer Zug nach der Revolution
rule-rebel-all_cards_are_kept = die Hand bleibt nach der Revolution
rule-rebel-no_penalty_against_an_open_rebel = ein aufgedeckter Rebell! lebt
rule-rebel-turns_come_to_ghosts = Ghost Town: Züge für Ausgeschiedene
rule-rebel-a_ghost_acts = Ghost Town: der Geist spielt
rule-rebel-a_ghost_is_asked = Ghost Town: der Geist wird gefragt
rule-rebel-a_ghost_is_in_the_way = Ghost Town: der Geist zählt mit
rule-rebel-a_ghost_draws_three = Ghost Town: eine Karte mehr
rule-rebel-a_ghost_has_no_limit = Ghost Town: kein Handkartenlimit
rule-rebel-a_ghost_has_no_life = Ghost Town: keine Lebenspunkte
rule-rebel-a_turn_for_the_dead_man = Dead Man: ein Zug für den zuerst Ausgeschiedenen
rule-rebel-the_dead_man_acts = Dead Man: der zuerst Ausgeschiedene spielt
rule-rebel-not_before_he_is_back = Dead Man: noch nicht im Spiel
rule-rebel-he_comes_back_first = Dead Man: wieder im Spiel
rule-rebel-nobody_before_the_revolution = erst kommt eine Revolution
rule-rebel-the_game_goes_on = die Revolution lässt das Spiel weitergehen
rule-rebel-a_revolution_or_none = Revolution oder nicht: an den Schiedsrichter
rule-rebel-the_rebel_never_wins = der Rebell! gewinnt nicht
rule-rebel-deputies_of_the_fallen_sheriff = vor der Revolution ausgeschieden
