# The Lone Gunslinger without a deck: setting up, playing, the record of results.

## What there is to see and to choose

solo-may_play = { $by } ({ $role }): play cards, or end the turn
solo-must_discard = { $by } ({ $role }): discard { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }, then the turn ends
solo-no_effect = { $what } (no effect)
solo-asked = You choose: { $what }
solo-hit = { $by } gives nothing and takes the hit
solo-discard = discard { $cards }
solo-end = end the turn
solo-in_play = { $card } (in play)
solo-group = { $what }: discard 2 cards …
solo-at = { $card } → …
solo-end_by_discarding = { $count ->
        [one] end the turn: discard { $count } card …
       *[other] end the turn: discard { $count } cards …
    }
solo-comes = Next
solo-over = The game is over
solo-stack = from the top
solo-hand = hand
solo-one_step = this move
solo-run = on to your next choice
solo-choose = press its key, then Enter
solo-do_it = do it
solo-more = more ({ $page }/{ $pages })
solo-all = all choices
solo-recap = The cowboys meanwhile
solo-why = why not?
solo-type = type a line
solo-pick_first = Choose first: press the key before what you want to do.
solo-key_back = Back a choice
solo-key_clause = Rulings
solo-refused_title = What cannot be done now, and why
solo-refused_none = Nothing: every card may be played, or nobody chooses now.
solo-nothing_to_take_back = Nothing was chosen yet.

## Setting up

solo-title = The Lone Gunslinger
solo-how = You play Sheriff and Deputy against four cowboys: three Outlaws and the Renegade. What they do follows from the open cards of their stacks. Eliminate all four and keep the Sheriff alive.
solo-about-edition = The first edition gives some characters other life points.
solo-about-open_readings = What the sources leave open goes by the recommended reading, or you are asked.
solo-about-level = The level: how many cards lie on every cowboy's stack at the beginning.
solo-about-two_characters = Two characters fall to each role: you say which of them is played.
solo-about-night_brings_chaos = Each time the deck is reshuffled the cowboys, not you, regain a life point.
solo-about-four_most_wanted = The cowboys: Bart Cassidy, Jourdonnais, Slab the Killer, Willy the Kid.
solo-about-final_challenge = Level 4, the night brings chaos, and the cowboys are the four most wanted.
solo-about-robbed = Whether cowboys also use Panic! and Cat Balou on one with no card in hand.
solo-seed = Seed
solo-seed_how = Seed (the same one deals the same cards)
solo-deal = Deal and begin
solo-next_seed = Other seed
solo-type_seed = Type a seed
solo-key_results = Results
solo-named = Gunslinger, level { $level }, { $seed }
solo-no_seed = Type a seed: any word or number.

## The record

solo-results_title = The Lone Gunslinger: record of results
solo-results_none = No game is over yet.
solo-list_none = There is no such game yet. Begin one with: referee solo.
solo-when = Ended
solo-result = Result
solo-won = won
solo-lost = lost
solo-going_on = going on
solo-variations = Variations
solo-taken_back = Retracted
solo-by_level = By level
solo-by_sheriff = By Sheriff
solo-by_deputy = By Deputy
solo-of = { $won } of { $games } won

## Lines

solo-lines_how = A number chooses; a line of shorthand does too. "back" takes the last choice back, "why" tells what cannot be done and why.
solo-dealt = Dealt: { $title }.

## Keys and screens

home-solo = Lone Gunslinger
place-solo = The Lone Gunslinger
place-solo_set_up = Setting up The Lone Gunslinger
place-solo_results = Record of results
place-refused = What cannot be done
does-solo-take_back = Take back your last choice, with all that followed
does-solo-history = To the history: read back, or go back to before a move
does-solo-rulings_behind = The rulings behind the next move, else behind the last one
does-solo-back = Leave the history or the typed line, back to the choices
does-solo = Play The Lone Gunslinger without a deck: set up a game
does-next_move = Log the next move; do what was chosen; at the end, the record of results
does-run = Run on to your next choice
does-why = What cannot be done now, and why
does-type_line = Type what you do in shorthand
does-next_seed = Another seed
does-type_seed = Type a seed, or go back to level and variations
does-results = The record of results
does-deal = Deal and begin

## Help on the command line

help-solo = Play The Lone Gunslinger without a deck: the program shuffles, deals and moves the cowboys. Goes on with the game left unfinished last; with any option a new one is dealt. Input that is piped in is played line by line.
help-solo-seed = the seed: any word; the same one deals the same cards; otherwise one by chance
help-solo-level = level 0 to 4: the cards that the cowboys start with
help-solo-variations = a variation, by name or its beginning; may be repeated
help-solo-characters = with the choice of two characters, which one a seat plays: SEAT=NAME; may be repeated
help-solo-fresh = set up a new game in the app
help-solo-list = List the games, the one touched last first.
help-solo-results = The record of results: every game that is over, and how many were won by level and character.
