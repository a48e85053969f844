# Der Ereignisstapel: Gründe, was fällig ist, Einträge und was zu sehen ist.

ruleset-events = Ereignisstapel
set-events = Ereignisstapel

## Gründe

reason-event_not_here = { EVENT($event) } wurde aufgedeckt, aber diese Karte ist in keinem Ereignisstapel auf diesem Tisch.
reason-event_was_another = { EVENT($event) } wurde aufgedeckt, aber nach dem Protokoll lag { EVENT($seen) } oben auf dem Ereignisstapel.
reason-event_after_the_last = { EVENT($event) } kommt nach der letzten Karte des Ereignisstapels, die bis zum Ende des Spiels in Kraft bleibt.
reason-event_after_twelve = { EVENT($event) } wird nach { $count } Karten beider Schachteln aufgedeckt: Darunter liegt eine der letzten, es sei denn, ein längeres Spiel wurde vereinbart.
reason-event_not_due = { EVENT($event) } wurde aufgedeckt, aber das nächste Ereignis ist erst vor einem Zug von { $by } fällig, vom zweiten an.
house-event_not_here = ein Ereignis aus einem anderen Stapel aufdecken
house-event_was_another = ein anderes Ereignis aufdecken als das oben gesehene
house-event_after_the_last = ein Ereignis nach dem letzten aufdecken
house-event_after_twelve = eine Ereigniskarte beider Schachteln nach der zwölften
house-event_not_due = ein Ereignis in einem anderen Moment aufdecken als vor dem Zug des Sheriffs

## Was fällig ist

owed-next_event = { $by } deckt die nächste Ereigniskarte auf
    .short = { $by } deckt die nächste Ereigniskarte auf

## Einträge

entry-eventbegan = Ereignis: { EVENT($event) }
entry-eventseen = Oben auf dem Ereignisstapel: { EVENT($event) }
entry-returned = { $by } kommt zurück ins Spiel

## Zu sehen

panel-lies-other = Ereignis: eine andere Karte
panel-coming = Nächstes Ereignis: { EVENT($event) }

## Regeln

rule-events-the_sheriff_turns = wer die Ereignisse aufdeckt

## Übersichtskarte

aid-chapter-event_deck = Der Ereignisstapel
aid-chapter-events = Die Ereignisse
