# For whoever is new here: the first screen, the example, the guided first game.

## The first screen

welcome-what = You type what happens at the table. The program keeps score of it, says at once what was not allowed and why, and answers rules questions.
welcome-six = An evening in six lines
welcome-ways = Three ways in
welcome-table = A table: the players' names, then what they do
welcome-tournament = A tournament: sign-up, draw, rounds, prizes
welcome-question = A question about the rules, in your own words
welcome-new = New here? Nothing of this is kept:
welcome-guided = Type a first game: five minutes, told step by step
welcome-example = Step through a whole game, with all its flags
tutorial-key_guided = First game
tutorial-key_example = Example

## The six lines

six-enter = what must happen: a turn, two cards, a life lost
six-play = a card, and at whom: a number or how a name begins
six-answer = what the player who is asked does
six-flip = a draw!: what for, and the card turned up
six-end = cards given up, and the end of the turn
six-undo = takes the last line back

## The example

example-title = EXAMPLE · play { $at } of { $of } · not kept
example-begin = Five beginners at a table. The arrow keys step through their game, play by play; what was not allowed is flagged.
example-earlier = Before that
example-key_next = Next play
example-key_before = Play before

## The guided first game

guide-title = First game · { $at } of { $of } · not kept
guide-over = First game · done · not kept
guide-key_help = Show the line
guide-other = That would be: { $said }. Something else happened; see the line above.
guide-unread = That cannot be read yet. See the line above.
guide-chosen = Enter alone does not say this: somebody chose. See the line above.
guide-done = That was an evening in small. You have typed:
guide-done_more = If you forget an Enter at your own table, the program takes what must have happened for granted, and says so. When somebody is eliminated, “out” and the role are enough: cards, reward and winner follow. Whatever you are unsure of, F3 answers, and F1 has all of this again.
guide-unshown = Type it yourself; { $shows } shows the line.

guide-how-enter = Nobody has a choice: under “Due” stands ⏎. Press Enter on the empty line.
guide-how-play = The card, and at whom. Whose turn it is need not be typed; “bang bruno” does as well.
guide-how-answer = Only what is done. Who is asked the program knows: it stands under “Due”.
guide-how-undo = This key takes the last line back, whatever it was.
guide-how-lay = Just the card; its first letters and Tab will do.
guide-how-end = One word for the end of a turn.
guide-how-discard = How many. Which cards they were is worth typing only if you saw them.
guide-how-take = At whom, and what is taken: a card from the hand, or the one that lies there.
guide-how-flip = What the card is turned up for, and which it is: 9s is the nine of spades.

guide-told-anna-begins = The cards are dealt. Anna is the Sheriff: her turn begins, and she draws two cards.
guide-told-anna-shoots = Anna plays a Bang! at Bruno, who sits at seat 2.
guide-told-bruno-hit = Bruno has no Missed!. He is hit.
guide-told-bruno-draws = Bruno is Bart Cassidy: for the life point he lost he draws a card.
guide-told-anna-again = Anna has another Bang! in her hand. She plays it at Dario, seat 4.
guide-told-anna-takes-back = The program objects, and says why. Anna apologises and takes the card back into her hand, as if it had never been played.
guide-told-anna-arms = Instead she puts a Schofield in front of her.
guide-told-anna-ends = That was Anna's turn.
guide-told-bruno-begins = Bruno's turn begins; he draws two cards.
guide-told-bruno-barrel = He puts a Barrel in front of him.
guide-told-bruno-shoots = Then he plays a Bang! at Anna.
guide-told-anna-missed = Anna plays a Missed!.
guide-told-bruno-ends = Bruno wants to end his turn. He holds five cards and has three life points: he discards two.
guide-told-bruno-over = So his turn ends. Carla's begins, and she draws two cards.
guide-told-carla-robs = Carla puts a Mustang in front of her. Then she plays a Panic! at Dario and takes a card from his hand.
guide-told-carla-shoots = Now she plays a Bang! at Bruno. He tries his Barrel and turns up the nine of spades: no help. He is hit, and Bart Cassidy draws his card.
guide-told-carla-ends = Carla ends her turn.
guide-told-dario = The last turn is all yours. Dario's turn begins, and he draws. He plays a Duel at Anna; Anna answers with a Bang!, Dario has none and is hit. He discards a card, his turn ends, and Anna's begins.

## Keys and screens at length

place-guided = First game
place-example = Example game
does-guided = Type a first game that is told step by step; it is not kept
does-example = Step through a whole game; it is not kept
does-show_line = Show the line that says what happened
does-next_flag = On to the next play that was flagged
