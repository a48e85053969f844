# The Bullet: de drie personages, met redenen, wat er moet gebeuren en notities.

card-wills_store =
    .a = een General Store met de vaardigheid
    .the = de General Store met de vaardigheid

## Redenen

reason-once_as_a_store = { $by } speelt nog eens een kaart als General Store: deze vaardigheid werkt één keer per beurt.
reason-given_already = { $by } geeft { $to } nog een kaart: elk van de anderen krijgt er één.
house-once_as_a_store = een tweede kaart als General Store met de vaardigheid van Uncle Will in één beurt
house-given_already = een tweede kaart van Claus aan dezelfde speler

## Wat er moet gebeuren, en notities

owed-share = { $by } geeft { $other } een van de getrokken kaarten
    .short = { $by } geeft een van de getrokken kaarten weg
step-share = elk van de anderen een kaart geven
entry-shared = { $by } geeft { $to } een kaart{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
