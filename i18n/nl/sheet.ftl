# Het geschilblad, als tekst, als scherm en als blad om af te drukken; en de melding die ernaartoe leidt.

sheet-key = Geschil
sheet-title = Geschilblad
sheet-public = Hierop staat alleen wat iedereen aan tafel mag weten.
sheet-referee = Van de scheidsrechter zelf: er staan rollen en kaarten op die niet iedereen mag kennen.
sheet-what = Waar het om gaat
sheet-said = Toen gezegd: { $verdict }
sheet-would_say = Volgens het verslag zoals het toen was: { $verdict }
sheet-now = Geldt nu: { $verdict }
sheet-taken_back = Het is teruggenomen of vervangen, en telt niet meer mee.
sheet-about_the_log = Het gaat over het verslag zelf; daar hoort geen oordeel bij.
sheet-stood = De scheidsrechter liet het staan: { $reason }
sheet-why = Waarom
sheet-nothing = Er is niets op aan te merken.
sheet-then = De redenen van toen
sheet-readings = Volgens elke lezing
sheet-reading = { $question }. Mag dat: { $allowed }. Mag dat niet: { $forbidden }.
sheet-clauses = De bepalingen, en waar ze staan
sheet-cited = { $clauses }: { $title } ({ $edition })
sheet-section = onderdeel: { $section }
sheet-position = De tafel ervoor
sheet-opening = De tafel zoals die begon
sheet-last = De notities ervoor
sheet-first = Er is er geen.
sheet-legal = Wat het in orde zou maken
sheet-legal_if = Het zou mogen als:
sheet-let_stand = Als het blijft staan
sheet-did = Wat het op tafel veranderde:
sheet-did_nothing = Het veranderde niets op tafel.
sheet-later = { $count ->
        [0] Erna is niets genoteerd.
        [one] { $count } latere notitie blijft zoals die is.
       *[other] { $count } latere notities blijven zoals ze zijn.
    }
sheet-take_back = Als alleen dit wordt teruggenomen
sheet-cannot = Het kan niet worden teruggenomen.
sheet-without = Wat er nu dan anders zou zijn op tafel:
sheet-without_nothing = De tafel zou nu hetzelfde zijn.
sheet-changed = { $count ->
        [0] Geen ander oordeel verandert.
        [one] { $count } ander oordeel verandert:
       *[other] { $count } andere oordelen veranderen:
    }
sheet-change = { $number }  { $entry }: { $was } → { $now }
sheet-more = en nog { $count }
sheet-rewind = Als de tafel teruggaat naar het moment ervoor
sheet-undone = { $count ->
        [one] Alleen deze notitie vervalt.
       *[other] { $count } notities vervallen: deze en alle latere.
    }
sheet-rulings = De uitspraken achter deze bepalingen
sheet-ruling = { $source }, { $section } · { $standing } · { $clauses } · { $id }
sheet-old = vervangen door een latere uitspraak
sheet-more_rulings = Zie ook: { $ids }
sheet-code = De uitspraken op een telefoon

## Toetsen van het scherm, en wat het zegt

sheet-key_other = Andere taal
sheet-key_second = Tweede taal
sheet-key_referee = Scheidsrechtersblad
sheet-key_public = Openbaar blad
sheet-key_page = Afdrukblad bewaren
sheet-key_text = Tekst bewaren
sheet-key_scroll = Scrollen
sheet-where = Waar moet het bewaard worden?
sheet-saved = Bewaard: { $file }
sheet-working = Wordt uitgezocht …

## Een pad typen

path-write_over = Overschrijven
path-go = Bewaren
path-read = Lezen

error-not_a_file = Dit is geen gewoon bestand. Noem een bestand met tekst.
error-file_exists = Dat bestand bestaat al. Typ een andere naam.
error-unreadable_name = “{ $word }” kan geen bestandsnaam zijn.

## Wat de toetsen doen, voluit

place-dispute = Geschilblad
place-page_file = Een bestand in de pagina
place-path = Pad van een bestand
does-dispute = Alles wat er over de gemelde of gekozen notitie te zeggen valt: het geschilblad
does-other_language = Het blad in de andere taal tonen
does-second_language = De tweede taal van het blad kiezen
does-own_sheet = Het blad van de scheidsrechter zelf, of weer het openbare
does-save_page = Het blad in beide talen bewaren om af te drukken (HTML)
does-save_text = Het blad in beide talen bewaren als tekst
does-write_over = Het bestand overschrijven dat er staat

## De opdrachtregel

help-sheet = Zeg alles wat er over een notitie van een tafel te zeggen valt: een blad om een geschil mee te beslissen.
help-sheet-place = de tafel: het id, het begin daarvan of de naam; anders de laatst gebruikte
help-sheet-number = het nummer van de notitie, dat ook alleen mag staan; anders de laatste met een melding
help-sheet-languages = een taal; meerdere staan naast elkaar
help-sheet-page = schrijf het in dit bestand als blad om af te drukken (HTML)
help-sheet-referee = dat van de scheidsrechter zelf, met rollen die niet iedereen kent
help-sheet-at = waar de pagina's voor telefoons staan: het blad krijgt een code naar zijn uitspraken daar; een zaal van deze opslag is al bekend
help-sheet-site = waar een gepubliceerde site met de uitspraken staat, voor hetzelfde

error-not_an_entry = “{ $word }” is geen nummer van een notitie. Typ eerst de tafel, dan het nummer.
error-not_an_address = “{ $word }” is geen adres. Schrijf het helemaal, vanaf http://.
