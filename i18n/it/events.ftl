# Il mazzo eventi: motivi, cose dovute, annotazioni e ciò che si vede.

ruleset-events = mazzo eventi
set-events = Mazzo eventi

## Motivi

reason-event_not_here = È stata scoperta { EVENT($event) }, ma questa carta non sta in nessun mazzo eventi sul tavolo.
reason-event_was_another = È stata scoperta { EVENT($event) }, ma secondo il registro in cima al mazzo eventi c'era { EVENT($seen) }.
reason-event_after_the_last = { EVENT($event) } viene dopo l'ultima carta del mazzo eventi, che resta in vigore fino alla fine della partita.
reason-event_after_twelve = { EVENT($event) } viene scoperto dopo { $count } carte delle due scatole: sotto c'è una delle ultime, a meno che non sia stata concordata una partita più lunga.
reason-event_not_due = È stata scoperta { EVENT($event) }, ma il prossimo evento si scopre solo prima di un turno di { $by }, dal secondo in poi.
house-event_not_here = scoprire un evento di un altro mazzo
house-event_was_another = scoprire un evento diverso da quello visto in cima
house-event_after_the_last = scoprire un evento dopo l'ultimo
house-event_after_twelve = una carta evento delle due scatole dopo la dodicesima
house-event_not_due = scoprire un evento in un momento che non precede il turno dello Sceriffo

## Cose dovute

owed-next_event = { $by } scopre la prossima carta evento
    .short = { $by } scopre la prossima carta evento

## Annotazioni

entry-eventbegan = Evento: { EVENT($event) }
entry-eventseen = In cima al mazzo eventi: { EVENT($event) }
entry-returned = { $by } torna in gioco

## Da vedere

panel-lies-other = Evento: un'altra carta
panel-coming = Prossimo evento: { EVENT($event) }

## Regole

rule-events-the_sheriff_turns = chi scopre gli eventi

## Scheda di riferimento

aid-chapter-event_deck = Il mazzo eventi
aid-chapter-events = Gli eventi
