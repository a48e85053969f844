# Che cosa del mazzo non si è ancora visto: quali carte, dove possono essere, la probabilità di un'estrazione.

unseen-title = Carte non viste
unseen-where = { $count ->
        [one] { $count } carta non vista
       *[other] { $count } carte non viste
    }: nel mazzo { $deck }, in mano { $hands }{ $lost ->
        [0] {""}
       *[other] , sul tavolo ma non annotate { $lost }
    }
unseen-chances = Estrai!
unseen-no_chances = Nessuno deve estrarre.
unseen-hope = { $card ->
        [dynamite] non esplode
        [jail] esce di Prigione
       *[other] riesce
    }{ $turned ->
        [1] {""}
       *[other] , la migliore di { $turned } carte
    }
unseen-of = { $good } su { $of }
unseen-kinds = Per nome
unseen-suits = Per valore e seme
unseen-held_title = Carte note in mano
unseen-held_none = Di nessuna carta in mano si sa quale sia.
unseen-held = { $what }: in mano { BEFORE($hands, word: "a") }
unseen-discarded = scartate { $count }
unseen-in_play = in gioco { $count }
unseen-turned_up = scoperte { $count }
unseen-in_hand = note in mano { $count }
unseen-signs = { $sure } non viste  { $maybe } forse  { $gone } viste
unseen-eyes = punto di vista
unseen-eyes_referee = quello che sa l'arbitro
unseen-eyes_public = quello che sanno tutti
unseen-eyes_seat = quello che sa { $by }

## Perché non si sa tutto

unseen-blurs = Non si sa
unseen-blur-faceless = { $count ->
        [one] { $count } carta è annotata senza valore e seme.
       *[other] { $count } carte sono annotate senza valore e seme.
    }
unseen-blur-rankless = { $count ->
        [one] Di { $count } carta è annotato solo il seme.
       *[other] Di { $count } carte è annotato solo il seme.
    }
unseen-blur-nameless = { $count ->
        [one] Di { $count } carta sono annotati solo valore e seme, che più di un nome può avere.
       *[other] Di { $count } carte sono annotati solo valore e seme, che più di un nome può avere.
    }
unseen-blur-not_noted = { $count ->
        [one] C'è { $count } carta sul tavolo che nessuno ha annotato.
       *[other] Ci sono { $count } carte sul tavolo che nessuno ha annotato.
    }
unseen-blur-impossible = { $count ->
        [one] { $count } carta annotata non può esserci: nel registro può esserci un errore.
       *[other] { $count } carte annotate non possono esserci: nel registro può esserci un errore.
    }
unseen-blur-shuffled = { $count ->
        [one] Gli scarti sono stati rimescolati una volta: quello che si è visto prima può tornare.
       *[other] Gli scarti sono stati rimescolati { $count } volte: quello che si è visto prima può tornare.
    }
unseen-blur-deck_unknown = Quante carte restano nel mazzo non si sa.
unseen-blur-light = Un registro leggero non segue gli scarti: può mancare di più.

## Con gli occhi di chi, sulla riga di comando

error-one_pair_of_eyes = Può guardare uno solo: scegli --public o --seat.
error-one_thing_to_show = Scegli uno tra --position, --unseen e --clock.
help-show-seat = quello che può sapere il giocatore di questo posto: un numero o un nome
help-show-unseen = che cosa del mazzo non si è visto, e la probabilità di ogni estrazione
place-unseen = Carte non viste
