# The Lone Gunslinger zonder trekstapel: klaarzetten, spelen, de lijst van uitslagen.

## Wat er te zien en te kiezen is

solo-may_play = { $by } ({ $role }): kaarten spelen, of de beurt beëindigen
solo-must_discard = { $by } ({ $role }): nog { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } afleggen, dan eindigt de beurt
solo-no_effect = { $what } (zonder effect)
solo-asked = Jij kiest: { $what }
solo-hit = { $by } geeft niets en wordt geraakt
solo-discard = { $cards } afleggen
solo-end = beurt beëindigen
solo-in_play = { $card } (op tafel)
solo-group = { $what }: 2 kaarten afleggen …
solo-at = { $card } → …
solo-end_by_discarding = { $count ->
        [one] beurt beëindigen: { $count } kaart afleggen …
       *[other] beurt beëindigen: { $count } kaarten afleggen …
    }
solo-comes = Nu komt
solo-over = Het spel is afgelopen
solo-stack = van boven
solo-hand = hand
solo-one_step = deze zet
solo-run = door tot je weer kiest
solo-choose = druk op de toets ervoor, dan Enter
solo-do_it = doe het
solo-more = meer ({ $page }/{ $pages })
solo-all = alle keuzes
solo-recap = De cowboys intussen
solo-why = waarom niet?
solo-type = typ een regel
solo-pick_first = Kies eerst: druk op de toets die voor je keuze staat.
solo-key_back = Keuze terug
solo-key_clause = Uitspraken
solo-refused_title = Wat nu niet kan, en waarom
solo-refused_none = Niets: elke kaart mag gespeeld worden, of niemand kiest nu.
solo-nothing_to_take_back = Er is nog niets gekozen.

## Klaarzetten

solo-title = The Lone Gunslinger
solo-how = Jij speelt Sheriff en Hulpsheriff tegen vier cowboys: drie Outlaws en de Renegade. Wat zij doen, volgt uit de open kaarten op hun Stack. Schakel ze alle vier uit en houd de Sheriff in leven.
solo-about-edition = In de eerste editie hebben sommige personages andere levenspunten.
solo-about-open_readings = Wat de bronnen openlaten, gaat zoals aanbevolen, of je wordt het gevraagd.
solo-about-level = Het niveau is het aantal kaarten op de Stack van elke cowboy bij het begin.
solo-about-two_characters = Elke rol krijgt twee personages: jij zegt welk van de twee meespeelt.
solo-about-night_brings_chaos = Bij elk herschudden krijgt elke cowboy een levenspunt terug; jij niet.
solo-about-four_most_wanted = De cowboys: Bart Cassidy, Jourdonnais, Slab the Killer, Willy the Kid.
solo-about-final_challenge = Niveau 4, de nacht brengt chaos, en de cowboys zijn de vier meest gezochte.
solo-about-robbed = Of cowboys Panic! en Cat Balou ook spelen op wie geen handkaart heeft.
solo-seed = Lotingscode
solo-seed_how = Lotingscode (dezelfde deelt dezelfde kaarten)
solo-deal = Delen en beginnen
solo-next_seed = Andere lotingscode
solo-type_seed = Lotingscode typen
solo-key_results = Uitslagen
solo-named = Gunslinger, niveau { $level }, { $seed }
solo-no_seed = Typ een lotingscode: een woord of getal naar keuze.

## De lijst van uitslagen

solo-results_title = The Lone Gunslinger: uitslagen
solo-results_none = Er is nog geen spel afgelopen.
solo-list_none = Zo’n spel is er nog niet. Begin er een met: referee solo.
solo-when = Afgelopen
solo-result = Uitslag
solo-won = gewonnen
solo-lost = verloren
solo-going_on = bezig
solo-variations = Varianten
solo-taken_back = Teruggenomen
solo-by_level = Per niveau
solo-by_sheriff = Per Sheriff
solo-by_deputy = Per Hulpsheriff
solo-of = { $won } van { $games } gewonnen

## Regels

solo-lines_how = Een nummer kiest; een regel in steno ook. "back" neemt de laatste keuze terug, "why" zegt wat niet kan en waarom.
solo-dealt = Gedeeld: { $title }.

## Toetsen en schermen

home-solo = Lone Gunslinger
place-solo = The Lone Gunslinger
place-solo_set_up = The Lone Gunslinger klaarzetten
place-solo_results = Uitslagen
place-refused = Wat niet kan
does-solo-take_back = De laatste keuze terugnemen, met alles wat erop volgde
does-solo-history = Naar het verloop: teruglezen, of terug tot vóór een zet
does-solo-rulings_behind = De uitspraken achter de volgende zet, anders achter de laatste
does-solo-back = Het verloop of de getypte regel verlaten, terug naar de keuzes
does-solo = The Lone Gunslinger zonder trekstapel spelen: een spel klaarzetten
does-next_move = De volgende zet noteren; doen wat gekozen is; aan het eind de uitslagen
does-run = Door tot je weer kiest
does-why = Wat nu niet kan, en waarom
does-type_line = In steno typen wat je doet
does-next_seed = Een andere lotingscode
does-type_seed = Een lotingscode typen, of terug naar niveau en varianten
does-results = De uitslagen
does-deal = Delen en beginnen

## Hulp op de opdrachtregel

help-solo = Speel The Lone Gunslinger zonder trekstapel: het programma schudt, deelt en zet voor de cowboys. Gaat door met het spel dat het laatst onaf bleef; met een optie wordt een nieuw spel gedeeld. Invoer via een pipe wordt regel voor regel gespeeld.
help-solo-seed = de lotingscode: een woord naar keuze; dezelfde code deelt dezelfde kaarten; anders een willekeurige
help-solo-level = niveau 0 tot 4: de kaarten waarmee de cowboys beginnen
help-solo-variations = een variant, met naam of begin ervan; mag herhaald worden
help-solo-characters = bij de keuze uit twee personages, welk een plaats krijgt: PLAATS=NAAM; mag herhaald worden
help-solo-fresh = zet een nieuw spel klaar in de app
help-solo-list = Toon de spellen, het laatst gespeelde eerst.
help-solo-results = Toon de uitslagen: elk spel dat afgelopen is, en hoeveel er gewonnen zijn per niveau en personage.
