# Wat een laptop zonder zijn server schreef, en hoe dat wordt ingeleverd.

help-store-hand-in = Lever in wat hier is vastgelegd terwijl de server niet bereikbaar was.
help-store-hand-in-keep = de nummers van de stappen uit de reeks van deze laptop die na de andere worden vastgelegd, zoals 12,14; all (alle) of none (geen)
help-store-hand-in-why = waarom zo is beslist; dit komt in het verslag te staan
help-store-hand-in-own = het bestand van een laptop die zelf niet kan komen, of een kopie ervan: wat daar wacht, wordt ervoor ingeleverd

apart-nothing = Alles is ingeleverd.
apart-handed_in = { $title }: { $count ->
        [one] één regel is
       *[other] { $count } regels zijn
    } ingeleverd.
apart-refused = { $title }: de server nam niet aan wat hier is vastgelegd; het wacht. { $why }
apart-lay_aside = Blijft dat zo, leg het dan terzijde; er gaat niets van verloren:
    referee { $store }--table { $stream } store hand-in --keep none --why "…"
apart-laid_aside = { $title }: terzijde gelegd. Het wacht niet meer.
apart-laid_here = Ook zo neemt de server het niet aan: het blijft in het eigen bestand van deze laptop, { $file }, als { $name }.
apart-key_lay = terzijde leggen
apart-ask_lay = Waarom wordt “{ $title }” terzijde gelegd? Er gaat niets van verloren, en het wacht niet meer.
apart-parted = { $title }: iemand anders is er intussen mee verdergegaan. Na regel { $last } zijn er twee reeksen.
apart-theirs = In de reeks die blijft staan:
apart-mine = Hier vastgelegd, met wat het daarna zou betekenen:
apart-decide = Er wordt niets samengevoegd. Zeg welke stappen behouden blijven:
    referee { $store }--table { $stream } store hand-in --keep { $example } --why "…"
apart-aside = Wat niet behouden blijft, is te lezen als { $name }.
apart-read_aside = Lees wat niet behouden blijft met:
    { $command }
apart-decided = { $title }: { $count ->
        [0] niets uit de reeks van deze laptop is behouden
        [one] één regel uit de reeks van deze laptop is behouden
       *[other] { $count } regels uit de reeks van deze laptop zijn behouden
    }. De andere reeks gaat verder.
apart-decided_why = Beslist tussen twee reeksen: { $why }
apart-waiting = Niet ingeleverd: { $count ->
        [one] één regel
       *[other] { $count } regels
    } van “{ $title }” sinds { $since }. Lever het in zodra de server er weer is: referee { $store }store hand-in
apart-gone = De server antwoordt niet. Ga door: wat nu wordt vastgelegd, blijft op deze laptop, aangemerkt als niet ingeleverd.
apart-back = De server is er weer.
apart-back_waits = De server is er weer. Lever in wat intussen is vastgelegd: H in de lijst van tafels.
apart-short = niet ingeleverd: { $count }
place-hand_in = Inleveren
apart-key = Inleveren
apart-title = Wat zonder de server is genoteerd
apart-asking = De server wordt gevraagd …
apart-key_keep = houden of laten
apart-key_all = alles houden
apart-key_none = niets houden
apart-key_decide = beslissen
apart-key_again = nog eens inleveren
apart-ask_why = Waarom is zo beslist? { $kept ->
        [one] Eén stap blijft
       *[other] { $kept } stappen blijven
    } staan, { $left } liggen terzijde.

error-hall_too_busy = Anderen schreven telkens opnieuw tijdens het inleveren; er is niets verloren. Doe het nog eens.
error-diary_unreadable = Wat deze laptop over zijn tijd zonder server noteerde, is niet te lezen (nummer { $number }). Zijn eigen bestand is te exporteren zoals het is.
error-line_has_grown = Iemand is intussen met die reeks verdergegaan. Er is niets beslist: bekijk beide opnieuw.
error-speaks_of_another = Het gaat over regel { $number } uit de reeks van deze laptop, en die is niet behouden.
error-no_such_step = De reeks van deze laptop heeft geen stap { $number }.
error-nothing_parted = Er is niets met twee reeksen om tussen te beslissen.
error-refused_whole = De server neemt er niets van aan. Het kan alleen in zijn geheel terzijde worden gelegd, met: --keep none
error-lay_aside_why = Zeg waarom het terzijde wordt gelegd, met: --why
error-which_parted = Er is er meer dan één met twee reeksen. Zeg welke met --table: { $tables }
