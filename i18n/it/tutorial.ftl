# Per chi è nuovo: la prima schermata, l'esempio, la prima partita guidata.

## La prima schermata

welcome-what = Scrivi quello che succede al tavolo. Il programma tiene il conto, dice subito che cosa non era permesso e perché, e risponde alle domande.
welcome-six = Una serata in sei righe
welcome-ways = Tre modi per cominciare
welcome-table = Un tavolo: i nomi dei giocatori, poi quello che fanno
welcome-tournament = Un torneo: iscrizioni, sorteggio, turni, premi
welcome-question = Una domanda sulle regole, con parole tue
welcome-new = È la prima volta? Di questo non resta niente:
welcome-guided = Scrivi una prima partita: cinque minuti, passo per passo
welcome-example = Sfoglia una partita intera, con le sue segnalazioni
tutorial-key_guided = Prima partita
tutorial-key_example = Esempio

## Le sei righe

six-enter = ciò che deve succedere: un turno, due carte
six-play = una carta e contro chi: numero o inizio del nome
six-answer = che cosa fa chi deve rispondere
six-flip = un'estrazione: per che cosa, e la carta girata
six-end = le carte scartate e la fine del turno
six-undo = ritira l'ultima riga

## L'esempio

example-title = ESEMPIO · giocata { $at } di { $of } · non viene conservato
example-begin = Cinque principianti a un tavolo. Con le frecce si sfoglia la loro partita, giocata per giocata; quello che non era permesso è segnalato.
example-earlier = Prima
example-key_next = Avanti
example-key_before = Indietro

## La prima partita guidata

guide-title = Prima partita · { $at } di { $of } · non viene conservata
guide-over = Prima partita · finita · non viene conservata
guide-key_help = Mostra la riga
guide-other = Questo sarebbe: { $said }. È successo altro; vedi la riga qui sopra.
guide-unread = Così non si legge ancora. Vedi la riga qui sopra.
guide-chosen = Invio da solo non lo dice: qualcuno ha scelto. Vedi la riga qui sopra.
guide-done = Questa era una serata in piccolo. Hai scritto:
guide-done_more = Se al tuo tavolo dimentichi un Invio, il programma dà per avvenuto ciò che doveva succedere, e lo dice. Quando qualcuno esce dal gioco bastano “eliminato” e il ruolo: carte, ricompensa e vincitore vengono da sé. Se hai un dubbio, F3 risponde; F1 ha di nuovo tutto questo.
guide-unshown = Ora scrivilo da te; { $shows } mostra la riga.

guide-how-enter = Nessuno ha scelta: sotto “Da fare” c'è ⏎. Premi Invio sulla riga vuota.
guide-how-play = La carta e contro chi. Di chi è il turno non serve scriverlo; va bene anche “bang bruno”.
guide-how-answer = Solo quello che fa. Chi deve rispondere il programma lo sa: sta sotto “Da fare”.
guide-how-undo = Questo tasto ritira l'ultima riga, qualunque fosse.
guide-how-lay = Basta la carta; anche solo le prime lettere e Tab.
guide-how-end = Una parola per la fine del turno.
guide-how-discard = Quante. Quali fossero si scrive solo se le hai viste.
guide-how-take = Contro chi, e che cosa prende: una carta dalla mano, o quella che ha davanti.
guide-how-flip = Per che cosa si gira la carta, e qual è: 9p è il nove di picche.

guide-told-anna-begins = Le carte sono distribuite. Anna è lo Sceriffo: comincia il suo turno e pesca due carte.
guide-told-anna-shoots = Anna gioca un Bang! contro Bruno, che siede al posto 2.
guide-told-bruno-hit = Bruno non ha un Mancato!. Subisce il colpo.
guide-told-bruno-draws = Bruno è Bart Cassidy: per il punto vita perso pesca una carta.
guide-told-anna-again = Anna ha in mano un altro Bang!. Lo gioca contro Dario, al posto 4.
guide-told-anna-takes-back = Il programma obietta, e dice perché. Anna si scusa e riprende la carta in mano, come se non l'avesse mai giocata.
guide-told-anna-arms = Mette invece una Schofield davanti a sé.
guide-told-anna-ends = Il turno di Anna finisce qui.
guide-told-bruno-begins = Comincia il turno di Bruno, che pesca due carte.
guide-told-bruno-barrel = Mette un Barile davanti a sé.
guide-told-bruno-shoots = Poi gioca un Bang! contro Anna.
guide-told-anna-missed = Anna gioca un Mancato!.
guide-told-bruno-ends = Bruno vuole finire. Ha cinque carte e tre punti vita: ne scarta due.
guide-told-bruno-over = Così il suo turno finisce. Comincia quello di Carla, che pesca due carte.
guide-told-carla-robs = Carla mette un Mustang davanti a sé. Poi gioca un Panico! contro Dario e gli prende una carta di mano.
guide-told-carla-shoots = Ora gioca un Bang! contro Bruno. Lui prova il Barile e gira il nove di picche: niente. Subisce il colpo, e Bart Cassidy pesca la sua carta.
guide-told-carla-ends = Carla finisce il suo turno.
guide-told-dario = L'ultimo turno è tutto tuo. Comincia il turno di Dario, che pesca. Gioca un Duello contro Anna; Anna risponde con un Bang!, Dario non ne ha e subisce il colpo. Scarta una carta, il suo turno finisce e comincia quello di Anna.

## Tasti e schermate per esteso

place-guided = Prima partita
place-example = Partita d'esempio
does-guided = Scrivi una prima partita, raccontata passo per passo; non viene conservata
does-example = Sfoglia una partita intera; non viene conservata
does-show_line = Mostra la riga che dice che cosa è successo
does-next_flag = Vai alla prossima giocata segnalata
