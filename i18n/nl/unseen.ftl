# Wat er van de stapel nog niet gezien is: welke kaarten, waar ze kunnen zijn, de kans bij een draw!.

unseen-title = Ongezien
unseen-where = { $count ->
        [one] { $count } kaart ongezien
       *[other] { $count } kaarten ongezien
    }: in de trekstapel { $deck }, in handen { $hands }{ $lost ->
        [0] {""}
       *[other] , op tafel maar niet genoteerd { $lost }
    }
unseen-chances = Draw!
unseen-no_chances = Niemand heeft een draw! te verwachten.
unseen-hope = { $card ->
        [dynamite] ontploft niet
        [jail] komt vrij
       *[other] lukt
    }{ $turned ->
        [1] {""}
       *[other] , de beste van { $turned } kaarten
    }
unseen-of = { $good } van { $of }
unseen-kinds = Op naam
unseen-suits = Op waarde en kleur
unseen-held_title = Bekend in handen
unseen-held_none = Van geen kaart in een hand is bekend welke het is.
unseen-held = { $what }: in de hand van { $hands }
unseen-discarded = afgelegd { $count }
unseen-in_play = op tafel { $count }
unseen-turned_up = opengelegd { $count }
unseen-in_hand = bekend in handen { $count }
unseen-signs = { $sure } ongezien  { $maybe } misschien  { $gone } gezien
unseen-eyes = wie kijkt
unseen-eyes_referee = wat de scheidsrechter weet
unseen-eyes_public = wat iedereen weet
unseen-eyes_seat = wat { $by } weet

## Waarom niet alles bekend is

unseen-blurs = Niet bekend
unseen-blur-faceless = { $count ->
        [one] { $count } kaart is genoteerd zonder waarde en kleur.
       *[other] { $count } kaarten zijn genoteerd zonder waarde en kleur.
    }
unseen-blur-rankless = { $count ->
        [one] Van { $count } kaart is alleen de kleur genoteerd.
       *[other] Van { $count } kaarten is alleen de kleur genoteerd.
    }
unseen-blur-nameless = { $count ->
        [one] Van { $count } kaart zijn alleen waarde en kleur genoteerd, en die komen bij meer dan één naam voor.
       *[other] Van { $count } kaarten zijn alleen waarde en kleur genoteerd, en die komen bij meer dan één naam voor.
    }
unseen-blur-not_noted = { $count ->
        [one] Er ligt { $count } kaart op tafel die niemand noteerde.
       *[other] Er liggen { $count } kaarten op tafel die niemand noteerde.
    }
unseen-blur-impossible = { $count ->
        [one] Er is { $count } kaart genoteerd die er niet kan zijn: er kan een fout in het verslag zitten.
       *[other] Er zijn { $count } kaarten genoteerd die er niet kunnen zijn: er kan een fout in het verslag zitten.
    }
unseen-blur-shuffled = { $count ->
        [one] De aflegstapel is één keer geschud: wat daarvoor gezien werd, kan weer komen.
       *[other] De aflegstapel is { $count } keer geschud: wat daarvoor gezien werd, kan weer komen.
    }
unseen-blur-deck_unknown = Hoeveel kaarten de trekstapel telt, is niet bekend.
unseen-blur-light = Een licht verslag volgt de aflegstapel niet: er kan meer weg zijn.

## Wiens ogen, op de opdrachtregel

error-one_pair_of_eyes = Er kan er maar één kijken: kies --public of --seat.
error-one_thing_to_show = Kies een van --position, --unseen en --clock.
help-show-seat = wat de speler op deze plaats mag weten: een nummer of een naam
help-show-unseen = wat van de stapel ongezien is, en de kansen bij elke draw!
place-unseen = Ongezien
