# The Bullet: i tre personaggi, con motivi, ciò che è dovuto e annotazioni.

card-wills_store =
    .a = un Emporio per abilità
    .the = l'Emporio per abilità

## Motivi

reason-once_as_a_store = { $by } gioca di nuovo una carta come Emporio: questa abilità vale una volta per turno.
reason-given_already = { $by } dà a { $to } un'altra carta: ciascuno degli altri ne riceve una.
house-once_as_a_store = una seconda carta come Emporio con l'abilità di Uncle Will in un turno
house-given_already = una seconda carta di Claus allo stesso giocatore

## Che cosa è dovuto, e annotazioni

owed-share = { $by } dà a { $other } una delle carte pescate
    .short = { $by } dà via una delle carte pescate
step-share = dare una carta a ciascuno degli altri
entry-shared = { $by } dà a { $to } una carta{ $seen_is ->
        [given] : { $seen }
       *[none] {""}
    }
