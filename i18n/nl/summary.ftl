# Een spel samengevat, als het afgelopen is: op het scherm, en op de opdrachtregel.

summary-title = Het spel samengevat
summary-key = Overzicht
summary-rematch = Revanche
summary-export = Spel bewaren
summary-goes_on = Het spel is nog bezig
summary-decided = Het spel is beslist, en nog niet tot het einde genoteerd: { $winner }
summary-kills = Gedood
summary-flags = Meldingen
summary-turns = Beurten
summary-time = Tijd
summary-legend = Levenspunten bij het begin van elke beurt, hoogstens { $most }: · is uitgeschakeld, ? was niet bekend.
summary-flags_legend = ↶ bij de meldingen: de zet is teruggenomen.
summary-corrected = { $count ->
        [one] Eén notitie teruggenomen, rechtgezet of laten staan
       *[other] { $count } notities teruggenomen, rechtgezet of laten staan
    }:
summary-listed = met { $option } staan ze er alle.
summary-more = … en nog { $count }
summary-totals = { $turns ->
        [one] Eén beurt
       *[other] { $turns } beurten
    } in { $time }, { $entries ->
        [one] één notitie
       *[other] { $entries } notities
    }, { $back ->
        [0] { $flags ->
            [0] geen melding
            [one] één melding
           *[other] { $flags } meldingen
        }
       *[other] { $raised ->
            [one] één melding, teruggenomen
           *[other] { $raised } meldingen, { $flags ->
                [0] alle
               *[other] waarvan { $back }
            } teruggenomen
        }
    }.

## Keys and places

does-summary = Het spel samenvatten: wie er won en waarom, uitschakelingen, meldingen, beurten, levenspunten per beurt
does-rematch = Een nieuwe tafel met dezelfde mensen beginnen; de plaatsen mogen anders
does-summary-export = Het hele spel als bestand bewaren
place-summary = Overzicht van het spel

## On the command line

help-summary = Vat een spel samen: wie er won en waarom, uitschakelingen, meldingen, beurten en tijd, levenspunten per beurt.
help-summary-which = de tafel: het id, het begin daarvan of de naam; anders de laatst gebruikte
help-summary-corrected = ook alle notities die zijn teruggenomen, rechtgezet of zo gelaten
