#!/bin/sh
# The Coppa dei Ventiquattro: a championship of 24 players at four tables, from sign-up to final report.
#
#     sh coppa_dei_ventiquattro.sh [FOLDER]
#
# It needs `referee` and nothing else. It says to the desk what a referee would have typed on that day, and the desk
# answers. README.md beside it tells the story, and works the figures out. What comes of it is left in FOLDER (`coppa`
# if you name none):
#
#     report.html     the organiser's report, in Italian, Dutch and English
#     standings.csv   the ranking after the rounds, with the final places
#     coppa.json      the whole tournament as a document, proved by `referee tournament verify`
#     coppa.sqlite    the event itself: look around with `referee --store FOLDER/coppa.sqlite tournament show`
set -eu

folder=${1:-coppa}
if [ -e "$folder/coppa.sqlite" ]; then
    echo "$folder: the cup was played here already; name another folder" >&2
    exit 2
fi
mkdir -p "$folder"

desk() {
    referee --store "$folder/coppa.sqlite" tournament "$@"
}

chapter() {
    printf '\n== %s\n\n' "$1"
}


chapter "Sign-up"

# Everybody may come: it is an Open (ITC-016). The three columns at the end are the three questions of the regulation:
# qualified already, disqualified before, citizen or resident (ITC-017, ITC-036, ITC-018).
cat > "$folder/list.csv" <<'LIST'
nome;regione;qualificato;squalificato;residente
Alessia Conti;Piemonte;no;no;sì
Bruno Ferri;Liguria;no;no;sì
Chiara Galli;Piemonte;no;no;sì
Davide Moro;Lombardia;no;no;sì
Elena Riva;Lombardia;no;no;sì
Fabio Serra;Toscana;no;no;sì
Giulia Testa;Piemonte;no;no;sì
Ivan Bosco;Veneto;no;no;sì
Lucia Marini;Lazio;no;no;sì
Matteo Villa;Piemonte;no;no;sì
Anouk de Boer;Lombardia;no;no;sì
Bram Visser;Toscana;no;no;sì
Daan Mulder;Lazio;no;no;sì
Femke Smit;Piemonte;no;no;sì
Jeroen Bakker;Veneto;no;no;sì
Kees de Wit;Liguria;no;no;sì
Lotte Vos;Umbria;no;no;sì
Sjoerd Kok;Piemonte;no;no;sì
Alice Hart;Toscana;no;no;sì
Charlie Wood;Lazio;no;no;sì
Emily Stone;Umbria;no;no;sì
George Field;Piemonte;no;no;sì
Harry Lane;Lombardia;no;no;sì
Olivia Reed;Liguria;no;no;sì
LIST

desk new "Coppa dei Ventiquattro" --open
desk import "$folder/list.csv" --yes


chapter "The draw"

# Toby comes on the day; Harry does not turn up. The seed is written down before anything is drawn by it.
desk log <<'LINES'
enrol "Toby Marsh" eligible region=Liguria
absent harry
seed mezzogiorno
draw
LINES


chapter "Round 1"

# At table 1 the auction is held with the program: what was turned up, then every word that is said. The Sheriff opens,
# it goes round to the left, whoever sits to the left of the winner opens next (ITC-073 to ITC-085).
desk log <<'LINES'
round 1 chiara:deputy lotte:outlaw giulia:outlaw olivia:outlaw davide:renegade
auction 1 slab vulture willy bart suzy black
bid 1 femke slab 300
bid 1 chiara 400
bid 1 lotte pass
bid 1 giulia pass
bid 1 olivia 500
bid 1 davide pass
bid 1 femke 600
bid 1 chiara pass
bid 1 olivia pass
bid 1 chiara vulture 200
bid 1 lotte 300
LINES

# Giulia says 350. Bids are in hundreds (ITC-075), but the desk says only that it is not allowed: a reason could tell
# the others what somebody owns (ITC-079, ITC-119). Asked with --try, nothing of it is logged.
desk bid 1 giulia 350 --try || [ $? -eq 1 ]

desk log <<'LINES'
bid 1 giulia 400
bid 1 olivia pass
bid 1 davide pass
bid 1 chiara pass
bid 1 lotte 500
bid 1 giulia pass
bid 1 giulia willy 200
bid 1 olivia 300
bid 1 davide pass
bid 1 chiara pass
bid 1 giulia 400
bid 1 olivia pass
bid 1 olivia bart 300
bid 1 davide pass
bid 1 chiara pass
bid 1 davide suzy 100
bid 1 chiara 200
bid 1 davide pass
bid 1 davide black 100

# The slip of table 1 is filled in wrongly, and typed in as it stands: it was Giulia who was left, not Olivia.
result 1 outlaws femke- chiara- lotte- giulia- olivia+ davide-

# At the other tables the referee notes what everybody paid. Fabio pays all he has for El Gringo.
round 2 fabio:deputy alice:renegade kees:outlaw toby:outlaw bram:outlaw
hire 2 anouk:calamity:400 fabio:gringo:5000 alice:jesse:200 kees:jourdonnais:300 bram:kit:500 toby:lucky:100
result 2 outlaws anouk- fabio- alice- kees+ toby- bram+

round 3 matteo:outlaw ivan:outlaw sjoerd:outlaw lucia:deputy bruno:renegade
hire 3 alessia:paul:300 ivan:pedro:400 sjoerd:rose:500 lucia:sid:300 bruno:slab:600 matteo:suzy:100
result 3 law alessia+ matteo- ivan- sjoerd- lucia- bruno-!

round 4 daan:outlaw george:deputy elena:outlaw emily:renegade charlie:outlaw
hire 4 jeroen:vulture:200 daan:willy:300 george:bart:500 elena:black:400 charlie:calamity:600 emily:gringo:100
result 4 outlaws jeroen- daan+ george- elena- emily- charlie+
LINES


chapter "Rounds 2 and 3"

desk log <<'LINES'
# Round 2. Who was still in play may keep his character at its old price (ITC-092, ITC-094). Fabio has nothing left: he
# bids for nothing, takes what the others leave, and owes 100$ for it (ITC-086 to ITC-088).
round 1 lotte:outlaw giulia:deputy olivia:outlaw davide:outlaw femke:renegade
keep 1 olivia
hire 1 chiara:gringo:500 lotte:jesse:400 giulia:jourdonnais:300 davide:kit:200 femke:lucky:100
result 1 law chiara+ lotte- giulia+ olivia- davide- femke-

round 2 alice:outlaw kees:deputy toby:outlaw bram:renegade anouk:outlaw
keep 2 kees
hire 2 toby:rose:400 bram:sid:200 anouk:slab:300 alice:suzy:100 fabio:vulture:100
result 2 outlaws fabio- alice- kees+ toby- bram+ anouk+

# At table 3 every Outlaw is out when the Sheriff falls; but the Renegade is not alone, so the Outlaws win (ITC-111).
round 3 ivan:outlaw sjoerd:outlaw lucia:renegade bruno:deputy alessia:outlaw
keep 3 alessia
hire 3 matteo:black:200 ivan:calamity:500 lucia:gringo:300 bruno:jesse:400 sjoerd:jourdonnais:100
result 3 outlaws matteo- ivan- sjoerd- lucia+ bruno+ alessia-

round 4 george:renegade elena:outlaw emily:deputy charlie:outlaw jeroen:outlaw
keep 4 daan
hire 4 george:paul:600 emily:pedro:200 charlie:rose:500 jeroen:sid:400 elena:slab:100
# Charlie gets a warning (ITC-189, ITC-192).
warn charlie insulted Elena across the table
result 4 renegade daan- george+ elena- emily- charlie- jeroen-

# Round 3
round 1 giulia:renegade olivia:deputy davide:outlaw femke:outlaw chiara:outlaw
hire 1 lotte:rose:600 giulia:sid:500 olivia:slab:700 davide:suzy:300 chiara:vulture:200 femke:willy:100
result 1 law lotte+ giulia-! olivia- davide- femke- chiara-

round 2 kees:renegade toby:outlaw bram:deputy anouk:outlaw fabio:outlaw
keep 2 anouk
hire 2 alice:calamity:300 kees:gringo:600 bram:jesse:400 toby:jourdonnais:100 fabio:kit:100
result 2 law alice+ kees- toby- bram+ anouk- fabio-

round 3 sjoerd:outlaw lucia:renegade bruno:outlaw alessia:outlaw matteo:deputy
keep 3 lucia bruno
hire 3 sjoerd:rose:300 alessia:sid:200 matteo:slab:400 ivan:suzy:100
# Alessia has a train to catch, and leaves in the middle of the game. Her seat stays, as if always in Jail; as nobody
# eliminates her, she counts as in play (ITC-210, ITC-212, ITC-226).
leave alessia
result 3 outlaws ivan- sjoerd- lucia- bruno+ alessia+ matteo-

round 4 elena:deputy emily:outlaw charlie:renegade jeroen:outlaw daan:outlaw
keep 4 george
hire 4 elena:calamity:300 emily:gringo:500 charlie:jesse:200 daan:jourdonnais:400 jeroen:kit:100
result 4 outlaws george- elena- emily+ charlie+ jeroen- daan-
LINES


chapter "A wrong slip"

# Before round 4 Giulia asks what she owns, as she may (ITC-120). It is 900$ less than she counted: an Outlaw who is
# eliminated gets 700$ for each Outlaw, one still in play 1000$ (ITC-110, ITC-111).
desk account giulia

# `desk history` says that it is entry 68. First a look: without --yes it only says what would change, and exits with 3.
desk correct 68 result 1.1 outlaws femke- chiara- lotte- giulia+ olivia- davide- || [ $? -eq 3 ]
desk correct 68 result 1.1 outlaws femke- chiara- lotte- giulia+ olivia- davide- --reason "two rows mixed up" --yes


chapter "Rounds 4 to 6"

desk log <<'LINES'
# One entry rested on the wrong slip: Olivia kept a character that she should have lost. That game stays as it was
# played; the referee lets it stand, with a reason (ITC-050, ITC-051).
stand 94 played in good faith and over long ago

# Round 4
round 1 olivia:outlaw davide:outlaw femke:outlaw chiara:deputy lotte:renegade
hire 1 giulia:black:400 olivia:calamity:500 davide:gringo:600 femke:jesse:300 lotte:jourdonnais:200 chiara:kit:100
result 1 outlaws giulia- olivia+ davide+ femke- chiara- lotte+

# Toby turns his role over by mistake: the game is played again, with new roles. Here the auction is held again as well,
# and what was paid comes back (ITC-231).
round 2 toby:deputy bram:renegade anouk:outlaw fabio:outlaw alice:outlaw
keep 2 alice
hire 2 kees:rose:900 anouk:sid:200 toby:slab:400 bram:suzy:100 fabio:vulture:100
void 2 auction Toby turned his role card over with his sleeve
round 2 toby:outlaw bram:outlaw anouk:renegade fabio:outlaw alice:deputy
keep 2 alice
hire 2 kees:rose:700 toby:sid:200 anouk:slab:500 bram:suzy:100 fabio:vulture:100
result 2 law kees+ toby- bram- anouk- fabio- alice+

# Table 3 plays on with five: with 2 Outlaws, and the prizes for five (ITC-224, ITC-225).
round 3 lucia:renegade bruno:outlaw matteo:outlaw ivan:deputy
hire 3 sjoerd:gringo:400 lucia:jesse:800 matteo:jourdonnais:300 ivan:kit:200 bruno:lucky:100
result 3 renegade sjoerd- lucia+ bruno- matteo- ivan-

round 4 emily:renegade charlie:outlaw jeroen:deputy daan:outlaw george:outlaw
hire 4 elena:slab:700 charlie:suzy:300 jeroen:vulture:600 daan:willy:500 george:bart:400 emily:black:100
result 4 outlaws elena- emily- charlie- jeroen+ daan+ george+

# Round 5
round 1 davide:renegade femke:deputy chiara:outlaw lotte:outlaw giulia:outlaw
keep 1 lotte
hire 1 olivia:paul:400 femke:pedro:200 chiara:rose:300 giulia:sid:200 davide:slab:100
result 1 outlaws olivia- davide- femke+ chiara+ lotte- giulia-

round 2 bram:outlaw anouk:outlaw fabio:outlaw alice:renegade kees:deputy
hire 2 toby:calamity:600 bram:gringo:400 anouk:jesse:300 alice:jourdonnais:200 kees:kit:100 fabio:lucky:100
result 2 outlaws toby- bram- anouk- fabio+ alice- kees-

round 3 bruno:deputy matteo:renegade ivan:outlaw sjoerd:outlaw
hire 3 lucia:slab:300 bruno:suzy:600 matteo:vulture:200 sjoerd:willy:400 ivan:bart:100
result 3 law lucia+ bruno+ matteo- ivan- sjoerd-

round 4 charlie:outlaw jeroen:renegade daan:outlaw george:deputy elena:outlaw
keep 4 jeroen
hire 4 emily:kit:400 charlie:lucky:700 daan:paul:200 george:pedro:300 elena:rose:100
result 4 law emily+ charlie- jeroen-! daan- george- elena-
# Charlie was seen looking into Elena's hand: cheating, and a second warning, which expels (ITC-183, ITC-193). All the
# others of table 4 were Sheriff already: it has played its rounds, five of them (ITC-223).
warn charlie looked at Elena's hand
expel charlie second warning

# Round 6
round 1 femke:renegade chiara:outlaw lotte:outlaw giulia:outlaw olivia:deputy
hire 1 davide:willy:800 chiara:bart:600 lotte:black:400 giulia:calamity:300 olivia:gringo:200 femke:jesse:100
result 1 law davide+ femke- chiara- lotte- giulia- olivia+

round 2 anouk:renegade fabio:outlaw alice:deputy kees:outlaw toby:outlaw
hire 2 bram:rose:700 anouk:sid:200 fabio:slab:500 kees:suzy:400 toby:vulture:300 alice:willy:100
result 2 outlaws bram- anouk+ fabio- alice- kees- toby+

round 3 matteo:deputy ivan:outlaw sjoerd:renegade lucia:outlaw
keep 3 lucia bruno
hire 3 ivan:jourdonnais:200 sjoerd:kit:300 matteo:lucky:100
result 3 outlaws bruno- matteo- ivan- sjoerd+ lucia+
LINES


chapter "The ranking"

# Alice, Giulia and Daan are level at 1400. Alice has won as Sheriff, the other two have not (criterion 1). Giulia and
# Daan have been in play to the end as often (2) and won as Renegade as often (3); Giulia has won once more as Deputy
# (4): she is fourth, and Daan does not play the duels (ITC-124 to ITC-128).
desk standings


chapter "The duels"

# First against fourth, second against third; the winners play the final, the losers for third place (ITC-131, ITC-132).
desk log <<'LINES'
qualify
duel semi_1 giulia
duel semi_2 alice
duel third lucia
duel final giulia
LINES


chapter "The report"

desk check
desk report report --lang it --lang nl --lang en --out "$folder/report.html"
desk export --csv standings --output "$folder/standings.csv"
desk export --output "$folder/coppa.json"

# A second, independent reading of the regulation works everything out anew, and finds nothing else.
referee tournament verify "$folder/coppa.json"
