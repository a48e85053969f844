# Voor wie hier nieuw is: het eerste scherm, het voorbeeld, het eerste spel met uitleg.

## Het eerste scherm

welcome-what = Je typt wat er aan tafel gebeurt. Het programma houdt alles bij, zegt meteen wat niet mocht en waarom, en beantwoordt regelvragen.
welcome-six = Een avond in zes regels
welcome-ways = Drie manieren om te beginnen
welcome-table = Een tafel: de namen van de spelers, dan wat ze doen
welcome-tournament = Een toernooi: inschrijving, loting, rondes, prijzen
welcome-question = Een vraag over de regels, in je eigen woorden
welcome-new = Nieuw hier? Hiervan wordt niets bewaard:
welcome-guided = Typ een eerste spel: vijf minuten, stap voor stap verteld
welcome-example = Blader door een heel spel, met alle meldingen
tutorial-key_guided = Eerste spel
tutorial-key_example = Voorbeeld

## De zes regels

six-enter = wat moet gebeuren: een beurt, twee kaarten
six-play = een kaart, en op wie: nummer of begin van een naam
six-answer = wat de speler doet die moet antwoorden
six-flip = een draw!: waarvoor, en de omgedraaide kaart
six-end = kaarten afgelegd, en het einde van de beurt
six-undo = neemt de laatste regel terug

## Het voorbeeld

example-title = VOORBEELD · zet { $at } van { $of } · wordt niet bewaard
example-begin = Vijf beginners aan een tafel. Met de pijltjes blader je door hun spel, zet voor zet; bij wat niet mocht staat een melding.
example-earlier = Daarvoor
example-key_next = Volgende zet
example-key_before = Vorige zet

## Het eerste spel met uitleg

guide-title = Eerste spel · { $at } van { $of } · wordt niet bewaard
guide-over = Eerste spel · klaar · niet bewaard
guide-key_help = Toon de regel
guide-other = Dat zou zijn: { $said }. Er gebeurde iets anders; zie de regel hierboven.
guide-unread = Dat is zo nog niet te lezen. Zie de regel hierboven.
guide-chosen = Enter alleen zegt dit niet: iemand koos. Zie de regel hierboven.
guide-done = Dat was een avond in het klein. Je hebt getypt:
guide-done_more = Vergeet je aan je eigen tafel een Enter, dan neemt het programma aan wat er gebeurd moet zijn, en zegt dat erbij. Wordt er iemand uitgeschakeld, dan zijn “uit” en de rol genoeg: kaarten, beloning en winnaar volgen vanzelf. Twijfel je ergens aan, dan antwoordt F3; onder F1 staat dit alles nog eens.
guide-unshown = Typ het nu zelf; { $shows } toont de regel.

guide-how-enter = Niemand heeft iets te kiezen: onder “Te doen” staat ⏎. Druk op Enter op de lege regel.
guide-how-play = De kaart, en op wie. Wie aan de beurt is, hoef je niet te typen; “bang bruno” mag ook.
guide-how-answer = Alleen wat er gedaan wordt. Wie er moet antwoorden, weet het programma: dat staat onder “Te doen”.
guide-how-undo = Deze toets neemt de laatste regel terug, wat het ook was.
guide-how-lay = Alleen de kaart; de eerste letters en Tab zijn genoeg.
guide-how-end = Eén woord voor het einde van een beurt.
guide-how-discard = Hoeveel. Welke het waren, typ je alleen als je ze gezien hebt.
guide-how-take = Op wie, en wat er gepakt wordt: een kaart uit de hand, of een die er ligt.
guide-how-flip = Waarvoor de kaart wordt omgedraaid, en welke het is: 9s is schoppen negen.

guide-told-anna-begins = De kaarten zijn gedeeld. Anna is de Sheriff: haar beurt begint en ze trekt twee kaarten.
guide-told-anna-shoots = Anna speelt een Bang! op Bruno, die op plaats 2 zit.
guide-told-bruno-hit = Bruno heeft geen Missed!. Hij wordt geraakt.
guide-told-bruno-draws = Bruno is Bart Cassidy: voor het levenspunt dat hij verloor, trekt hij een kaart.
guide-told-anna-again = Anna heeft nog een Bang! in haar hand. Ze speelt die op Dario, plaats 4.
guide-told-anna-takes-back = Het programma maakt bezwaar, en zegt waarom. Anna verontschuldigt zich en neemt de kaart terug in haar hand, alsof die nooit gespeeld was.
guide-told-anna-arms = In plaats daarvan legt ze een Schofield voor zich neer.
guide-told-anna-ends = Dat was Anna's beurt.
guide-told-bruno-begins = Bruno's beurt begint; hij trekt twee kaarten.
guide-told-bruno-barrel = Hij legt een Barrel voor zich neer.
guide-told-bruno-shoots = Dan speelt hij een Bang! op Anna.
guide-told-anna-missed = Anna speelt een Missed!.
guide-told-bruno-ends = Bruno wil zijn beurt beëindigen. Hij heeft vijf kaarten en drie levenspunten: hij legt er twee af.
guide-told-bruno-over = Zo eindigt zijn beurt. Die van Carla begint, en ze trekt twee kaarten.
guide-told-carla-robs = Carla legt een Mustang voor zich neer. Dan speelt ze een Panic! op Dario en pakt een kaart uit zijn hand.
guide-told-carla-shoots = Nu speelt ze een Bang! op Bruno. Hij probeert zijn Barrel en draait schoppen negen om: dat helpt niet. Hij wordt geraakt, en Bart Cassidy trekt zijn kaart.
guide-told-carla-ends = Carla beëindigt haar beurt.
guide-told-dario = De laatste beurt is helemaal voor jou. Dario's beurt begint en hij trekt. Hij speelt een Duel op Anna; Anna antwoordt met een Bang!, Dario heeft er geen en wordt geraakt. Hij legt een kaart af, zijn beurt eindigt, en die van Anna begint.

## Toetsen en schermen voluit

place-guided = Eerste spel
place-example = Voorbeeldspel
does-guided = Een eerste spel typen dat stap voor stap verteld wordt; het wordt niet bewaard
does-example = Door een heel spel bladeren; het wordt niet bewaard
does-show_line = De regel tonen die zegt wat er gebeurde
does-next_flag = Naar de volgende zet met een melding
