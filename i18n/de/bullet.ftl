# The Bullet: die drei Charaktere, mit Gründen, was fällig ist und Einträgen.

card-wills_store =
    .a = einen Gemischtwarenladen durch Fähigkeit
    .the = den Gemischtwarenladen durch Fähigkeit

## Gründe

reason-once_as_a_store = { $by } spielt noch einmal eine Karte als Gemischtwarenladen: Diese Fähigkeit wirkt einmal im Zug.
reason-given_already = { $by } gibt { $to } noch eine Karte: Alle anderen erhalten je eine.
house-once_as_a_store = eine zweite Karte als Gemischtwarenladen durch die Fähigkeit von Uncle Will in einem Zug
house-given_already = eine zweite Karte von Santa Claus an dieselbe Person

## Was fällig ist, und Einträge

owed-share = { $by } gibt { $other } eine der gezogenen Karten
    .short = { $by } gibt eine der gezogenen Karten ab
step-share = allen anderen je eine Karte geben
entry-shared = { $by } gibt { $to } eine Karte{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
