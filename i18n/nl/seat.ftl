# Een plaats, voor wie er zit: de pagina die een code op het scherm van de scheidsrechter op één telefoon opent.

seat-page = Plaats { $seat }: { $by }
seat-at = Tafel: { $table }
seat-open_about = Hiermee gaat open wat { $by } mag weten: de rol, de kaarten die in de hand genoteerd zijn, wat er nu mag. Het gaat open op één telefoon, de eerste. Open het als je { $by } bent.
seat-open = Mijn plaats openen
seat-taken = Deze plaats is al open op een andere telefoon. Is dat niet die van jou, zeg het dan tegen de scheidsrechter, die het ook ziet: een nieuwe code beëindigt de pagina daar.
seat-unknown = Deze code opent geen plaats. Misschien is ze verkeerd getypt, of afgelopen: vraag de scheidsrechter om een nieuwe.
seat-closed = De plaats die op deze telefoon openstond is gesloten: de scheidsrechter heeft haar beëindigd of een nieuwe code uitgegeven, of er is een dag voorbij. Vraag de scheidsrechter om een nieuwe code.
seat-too_many = Er kwamen van hier te veel codes die niets openen. Wacht een minuut en probeer het opnieuw.
seat-mine = Mijn plaats
seat-none = Op deze telefoon is geen plaats open. Scan de code die de scheidsrechter je laat zien, of typ die hier.
seat-code = Code
seat-over = { $why ->
        [game] Het spel is afgelopen, en daarmee deze pagina.
        [left] Deze speler heeft het spel verlaten, en deze pagina is afgelopen.
       *[gone] Deze plaats is er niet meer.
    }
seat-to_table = De tafel, voor iedereen

## Wat de speler ziet

seat-your_turn = Jouw beurt: { $phase }
seat-turn_of = { $by }: { $phase }
seat-answer = Jou wordt iets gevraagd
seat-eliminated = uitgeschakeld
seat-ghost = een spook
seat-cover = Raak aan om te kijken. Het dekt zichzelf weer toe.
seat-role = Jouw rol
seat-role_unknown = De scheidsrechter heeft geen rol voor jou genoteerd.
seat-hand = In je hand: { $held }
seat-goods = Jouw begraven spullen: { $held }
seat-second = Jouw spookkaarten: { $held }
seat-unnoted = { $count } niet genoteerd
seat-nothing = geen
seat-moves = Wat erin en eruit ging, en waarom
seat-way = { $way ->
        [in] erin
       *[out] eruit
    }
seat-may = Wat je nu mag doen
seat-sort = { $sort ->
        [first] Eerst
        [may] Je mag
        [perhaps] Misschien
        [holds] Wat geldt
       *[cannot] Nu niet, en waarom
    }
seat-nothing_to_do = Nu niets.
seat-reach = Wie je bereikt
seat-reach_of = bereik van een Bang!: { $reach }
seat-distance = afstand { $distance }
seat-reached = { $reached ->
        [yes] binnen bereik
       *[no] buiten bereik
    }
seat-why = Waarom
seat-known = Wat je verder weet
seat-before_you = Voor je op tafel
