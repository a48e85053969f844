# De tafel voor ieders ogen: in een tweede venster, op een projector, of op een scherm dat omgedraaid wordt.

watch-hand = In je hand, voor zover het verslag dat weet: { $cards }
watch-hand_none = geen
watch-answers = antwoordt
watch-gap = { $count ->
        [one] Een deel van dit spel ontbreekt: notitie { $numbers } is niet te lezen.
       *[other] Delen van dit spel ontbreken: de notities { $numbers } zijn niet te lezen.
    } Wat hier staat, is zonder die kennis bepaald.
tournament-gap = { $count ->
        [one] Een deel van dit toernooi ontbreekt: notitie { $numbers } is niet te lezen.
       *[other] Delen van dit toernooi ontbreken: de notities { $numbers } zijn niet te lezen.
    } Wat hier staat, is zonder die kennis bepaald.
watch-stale = De opslag is nu niet te lezen; dit is de tafel zoals die om { $time } stond.
watch-uncover = terugdraaien

## Op de opdrachtregel

help-watch = Toon een tafel live zoals iedereen die mag zien, terwijl een ander noteert.
help-watch-which = de tafel: het id, het begin daarvan of de naam; anders de laatst gebruikte, welke dat ook is
help-watch-seat = wat de speler op deze plaats mag zien: een nummer of een naam

## Toetsen en plaatsen

does-uncover = Het scherm terugdraaien naar wat alleen de scheidsrechter mag zien
place-watch = De tafel voor iedereen
place-cover = Afgedekt
