# De gebeurtenisstapel: redenen, wat te doen staat, notities en wat er te zien is.

ruleset-events = gebeurtenisstapel
set-events = Gebeurtenisstapel

## Redenen

reason-event_not_here = { EVENT($event) } werd opengelegd, maar die kaart zit in geen gebeurtenisstapel op deze tafel.
reason-event_was_another = { EVENT($event) } werd opengelegd, maar volgens het verslag lag { EVENT($seen) } boven op de gebeurtenisstapel.
reason-event_after_the_last = { EVENT($event) } komt na de laatste kaart van de gebeurtenisstapel, die tot het einde van het spel van kracht blijft.
reason-event_after_twelve = { EVENT($event) } wordt opengelegd na { $count } kaarten van beide dozen: daaronder ligt een van de laatste, tenzij een langer spel is afgesproken.
reason-event_not_due = { EVENT($event) } werd opengelegd, maar de volgende gebeurtenis komt pas voor een beurt van { $by }, vanaf de tweede.
house-event_not_here = een gebeurtenis van een andere stapel openleggen
house-event_was_another = een andere gebeurtenis openleggen dan die bovenop lag
house-event_after_the_last = een gebeurtenis openleggen na de laatste
house-event_after_twelve = een gebeurteniskaart van beide dozen na de twaalfde
house-event_not_due = een gebeurtenis openleggen op een ander moment dan voor de beurt van de Sheriff

## Wat te doen staat

owed-next_event = { $by } legt de volgende gebeurteniskaart open
    .short = { $by } legt de volgende gebeurteniskaart open

## Notities

entry-eventbegan = Gebeurtenis: { EVENT($event) }
entry-eventseen = Boven op de gebeurtenisstapel: { EVENT($event) }
entry-returned = { $by } komt terug in het spel

## Te zien

panel-lies-other = Gebeurtenis: een andere kaart
panel-coming = Volgende gebeurtenis: { EVENT($event) }

## Regels

rule-events-the_sheriff_turns = wie de gebeurtenissen openlegt

## Naslagblad

aid-chapter-event_deck = De gebeurtenisstapel
aid-chapter-events = De gebeurtenissen
