# The tournament desk: its help, what it says beside its answers, and what can be wrong with what was typed there.
help-tournament = Run a championship, from sign-up to the final duels.
help-desk-tournament = the tournament: its id, a beginning of the id, or its name; otherwise the one touched last
help-desk-by = who logs this; otherwise what REFEREE_NAME says
help-desk-trying = only say what would be said; log nothing
help-desk-yes = log it without asking

## Verbs

help-tournament-new = Open a tournament.
help-tournament-new-name = the name of the tournament
help-tournament-new-region = the region it belongs to
help-tournament-new-open_ = an Open: players of every region
help-tournament-new-ask_readings = ask at every table what the sources leave open, instead of following the recommended readings
help-tournament-list = List the tournaments in the store.
help-tournament-enrol = Sign players up.
help-tournament-enrol-words = names, each in quotes if it has spaces; then what was asked, for all of them: eligible, or qualified=no disqualified=no resident=yes; region=R
help-tournament-import = Sign up everybody on a list, or nobody if it has a fault.
help-tournament-import-file = a CSV file (- for standard input), or the document of a tournament
help-tournament-players = List everybody who signed up.
help-tournament-players-public = only what everybody may know
help-tournament-absent = Note who is not there at the draw.
help-tournament-absent-words = players
help-tournament-leave = Note that a player leaves.
help-tournament-leave-words = PLAYER [when=before_draw, between_rounds, during_game, after_rounds or during_duel]
help-tournament-hurry = Call a player to order for slow play.
help-tournament-hurry-words = PLAYER
help-tournament-shows = Note that a player let others see his role card.
help-tournament-shows-words = PLAYER [mistake or purpose]
help-tournament-warn = Warn a player.
help-tournament-warn-words = PLAYER and the reason
help-tournament-expel = Expel a player.
help-tournament-expel-words = PLAYER and the reason [when=MOMENT]
help-tournament-pardon = Withdraw a warning or an expulsion.
help-tournament-pardon-words = the number of the entry, and why
help-tournament-warnings = List all warnings and expulsions.
help-tournament-tables = List every lawful way to spread players over tables.
help-tournament-tables-count = for so many players; otherwise for those who are there
help-tournament-seed = Write a seed down, before anything is drawn by it.
help-tournament-seed-words = the seed, one made by chance if none is said; for=seating or for=lots, otherwise for both
help-tournament-draw = Draw the tables.
help-tournament-draw-words = [tables=N]; by hand: the players in the order of their lots, or whole tables as 1,2,3,4,5/6,7,8,9,10
help-tournament-due = Say what has to happen next, table by table.
help-tournament-due-tables = only at these tables
help-tournament-show = Show where the tournament stands.
help-tournament-show-public = only what everybody may know
help-tournament-round = Begin a round of a table.
help-tournament-round-words = TABLE or TABLE.ROUND [SHERIFF] [PLAYER:ROLE …]; the Sheriff is the next of the rotation
help-tournament-keep = Note who keeps a character at its old price.
help-tournament-keep-words = TABLE PLAYER …
help-tournament-auction = Note the characters turned up for the auction.
help-tournament-auction-words = TABLE CHARACTER …
help-tournament-bid = Note a word in the auction; whether it is allowed is said, and no more.
help-tournament-bid-words = TABLE PLAYER, then CHARACTER PRICE to open, PRICE to raise, pass to withdraw, CHARACTER to choose without money
help-tournament-choice = Note lots drawn among equal debts.
help-tournament-choice-words = TABLE and the players in the order in which they choose
help-tournament-hire = Note what players paid for their characters, in the order in which they were sold.
help-tournament-hire-words = TABLE PLAYER:CHARACTER:PRICE[:kept] …, or TABLE PLAYER CHARACTER PRICE [kept]
help-tournament-pause = Stop the play clocks of all tables.
help-tournament-pause-words = why
help-tournament-go = Let the play clocks of all tables go on.
help-tournament-time = Give a table more time.
help-tournament-time-words = TABLE MINUTES and why
help-tournament-play = Open the log of a table's game or of a duel; a duel that has one is opened again.
help-tournament-play-where = the number of the table, or the duel: quarter_1 to quarter_4, semi_1, semi_2, third, final
help-tournament-play-first = in a duel, the player who picks the first character; otherwise the better placed
help-tournament-take = Take the result from the log of a table's game or of a duel.
help-tournament-take-where = the tables and duels; otherwise all that are over
help-tournament-result = Note the result of a game in one line.
help-tournament-result-words = TABLE, the side that won, then each player as PLAYER:ROLE+ (in play) or PLAYER:ROLE- (out), with ! for a Renegade who reached the final duel: 1 law 3:sheriff+ 4:deputy- …
help-tournament-void = Have a game played again.
help-tournament-void-words = TABLE, then auction (a new one, with refunds) or same (characters and prices stay), and why
help-tournament-standings = Show the ranking so far: for the referee's eyes.
help-tournament-standings-explain = open the figures of this player into their entries and clauses
help-tournament-account = Show what a player owns: only he may be told.
help-tournament-account-player = the player
help-tournament-prizes = Show what every game paid to whom: for the referee's eyes.
help-tournament-prizes-tables = only these tables
help-tournament-lots = Draw lots among players who are level.
help-tournament-lots-words = nothing, to draw by the seed; or the players in the order drawn by hand
help-tournament-qualify = Name the qualifiers to all.
help-tournament-qualify-words = nothing, for the best of the ranking; or players, the best first
help-tournament-bracket = Show the duels.
help-tournament-bracket-public = only what everybody may know
help-tournament-duel = Note who won a duel.
help-tournament-duel-words = MATCH WINNER [LOSER]; matches are quarter_1 to quarter_4, semi_1, semi_2, third, final
help-tournament-decide = Decide a duel that no clause decides: a place that nobody takes, both players gone.
help-tournament-decide-words = MATCH, then one PLAYER (wins without a duel), two with a comma (they meet) or - (nobody), and why
help-tournament-log = Log lines of the desk, each beginning with its verb; without lines, those typed or piped in.
help-tournament-log-lines = a line, such as: result 1.2 law 3+ 4- 5- 6- 7-
help-tournament-history = List every entry ever logged, by whom and when, with its verdict then and now.
help-tournament-history-last = only the last ones
help-tournament-history-lines = as the lines that log them again
help-tournament-check = List all there is to point out about what counts now.
help-tournament-retract = Take an entry back, after a look at what that changes.
help-tournament-retract-number = the number of the entry
help-tournament-retract-reason = why
help-tournament-correct = Put an entry right, after a look at what that changes.
help-tournament-correct-number = the number of the entry
help-tournament-correct-words = the line it should have been, its verb first
help-tournament-correct-reason = why
help-tournament-insert = Put in what was forgotten, after a look at what that changes.
help-tournament-insert-number = the number of the entry before which it happened
help-tournament-insert-words = the line that was forgotten, its verb first
help-tournament-insert-reason = why
help-tournament-stand = Let an entry stand that the regulation speaks against.
help-tournament-stand-words = the number of the entry, and why
help-tournament-copy = Copy the whole event into a file, and log that it was copied.
help-tournament-copy-file = the new file, on a stick for instance
help-tournament-copy-to = who gets the copy
help-tournament-copy-hand_over = the event goes on in the copy, and stands still here
help-tournament-salvage = Save what can be read of a tournament in a damaged store, as a document.
help-tournament-salvage-output = into this file
help-tournament-resume = Go on here with an event that was handed over.
help-tournament-resume-where = whose copy this is
help-tournament-compare = Compare with another copy of the event, and tell whether both went on.
help-tournament-compare-file = the other copy

## Beside the answers

tournament-made = Tournament { $name } is open; its id is { $id }.
tournament-none = There is no tournament yet. Open one with: referee tournament new.
tournament-handed_over = This event was copied for { $to } under the mark { $copy } (entry { $number }). Nothing can be logged here before you say that it goes on here: referee tournament resume.
tournament-meant = This is about tournament { $title } ({ $id }), the one touched last.
tournament-changes_nothing = It changes no place and no verdict.
tournament-changes_places = { $count ->
        [one] { $count } player moves
       *[other] { $count } players move
    } (place, score: before → after):
tournament-changes_scores = { $others ->
        [one] Nobody moves, { $others } score changes
       *[other] Nobody moves, { $others } scores change
    } (place, score: before → after):
tournament-changes_both = { $count ->
        [one] { $count } player moves
       *[other] { $count } players move
    }, { $others ->
        [one] of { $others } more only the score changes
       *[other] of { $others } more only the scores change
    } (place, score: before → after):
tournament-changes_verdicts = { $count ->
        [one] { $count } entry rested on it, and is judged anew:
       *[other] { $count } entries rested on it, and are judged anew:
    }
tournament-entries = { $count ->
        [one] entry { $numbers }
       *[other] entries { $numbers }
    }
tournament-no_place = { $player } has no place in the ranking: no game so far, or gone.
tournament-nothing_logged = Nothing was logged.
tournament-needs_yes = Nothing was logged: to accept it, say the same with --yes.
tournament-not_accepted = Line { $number } was shown and not accepted: it stands nowhere, nor does what comes after it.
tournament-lines_logged = { $count ->
        [0] No line was logged.
        [one] { $count } line was logged, the one before.
       *[other] { $count } lines were logged, those before.
    } Go on from the line that is told here, once it is mended.
tournament-ask_amend = Log it?
tournament-prompt = A line of the desk, its verb first; an empty end (Ctrl-D) stops.
tournament-show_players = { $count ->
        [one] { $count } player: { $names }
       *[other] { $count } players: { $names }
    }
tournament-show_gone = Gone: { $names }
tournament-show_seed = Drawn by the seed { $seed }
tournament-show_qualifiers = Through to the duels: { $names }
tournament-show_duel = { $match }: { $winner } wins
tournament-show_champion = Champion: { $name }
tournament-show_places = Final places: { $names }
tournament-show_round = Round { $round }, Sheriff { $sheriff }
tournament-show_over = Round { $round } is over; the Sheriff was { $sheriff }
tournament-show_extra = { $minutes ->
        [one] { $minutes } minute more
       *[other] { $minutes } minutes more
    }
tournament-warned_times = { $count ->
        [one] { $count } warning
       *[other] { $count } warnings
    }
tournament-was_expelled = expelled
tournament-has_left = left { $when }
tournament-no_tables = { $players } players cannot be spread over lawful tables.
tournament-nothing_due = Nothing is due.
tournament-no_warnings = No warning was given.
tournament-penalty-warning = warning
tournament-penalty-expulsion = expulsion
tournament-withdrawn = withdrawn
tournament-no_games = No game has been played yet.
tournament-secret = For the referee's eyes only, while the tournament lasts (ITC-119).
tournament-still_level = level: lots
tournament-decided_by = by { $criterion }
tournament-game = Table { $table }, round { $round }
tournament-let_stand = let stand: { $reason }
tournament-all_clean = There is nothing to point out.
tournament-import_differs = { $count ->
        [one] In one thing this document is not
       *[other] In { $count } things this document is not
    } what its own entries come to, or the regulation speaks against it: somebody may have altered it.
tournament-import_see = To see which: referee tournament verify { $file }
tournament-list_ready = { $count ->
        [one] { $count } player can be signed up:
       *[other] { $count } players can be signed up:
    }
tournament-list_faults = { $count ->
        [one] { $count } fault; nobody was signed up:
       *[other] { $count } faults; nobody was signed up:
    }
tournament-list_ignored = Columns that say nothing here: { $names }
tournament-list_encoding = The list is not in UTF-8; it was read as { $encoding }. Look whether the accents are right.
tournament-ask_import = Sign them up?
tournament-known_expelled = { $name } was expelled from { $tournament }.
tournament-known_champion = { $name } won { $tournament }, and may be qualified already.
tournament-game_opened = The game has a log of its own: { $id }. Log it with: referee { $store }--table { $id } log.
tournament-game_there = The log is there already: { $id }. Go on with: referee { $store }--table { $id } log.
tournament-game_not_over = Table { $table }: its game is not over yet.
tournament-copied_here = Copied to { $file } under the mark { $copy }. The event goes on here; whoever opens the copy is warned.
tournament-copied_there = Handed over in { $file } under the mark { $copy }. The event goes on there, and stands still here.
tournament-copies_same = the same in both
tournament-copies_here = goes further here (after entry { $number })
tournament-copies_there = goes further there (after entry { $number })
tournament-copies_parted = both went on (after entry { $number }): settle which of them counts
tournament-copies_only_here = only here
tournament-copies_only_there = only there
tournament-resumed = { $name } goes on here.
tournament-no_game_over = No game is over by its log.

## What can be wrong

error-no_tournaments = There is no tournament yet. Open one with: referee tournament new.
    .app = There is no tournament yet. Open one from the first screen.
error-no_such_tournament = There is no tournament “{ $tournament }”. Look it up with: referee tournament list.
    .app = There is no tournament “{ $tournament }”. The first screen lists them.
error-tournament_ambiguous = More than one tournament is meant by “{ $tournament }”. Type more of it.
error-tournament_has_grown = Somebody else logged in this tournament meanwhile ({ $version } entries now), and other things would be said of this. Nothing was logged: look again and repeat.
error-handed_over = This event was copied for { $to } under the mark { $copy }, and stands still here. To go on here: referee tournament resume.
    .app = This event was copied for { $to } under the mark { $copy }, and stands still here. To go on here, log the line: resume
error-not_handed_over = This event was not handed over: there is nothing to resume.
error-taken_back_already = Entry { $number } was taken back already.
error-not_a_fact = Entry { $number } only takes back or corrects another: it can be taken back. Correct the entry it speaks of, or put something before that one.
error-opening_stays = The opening of a tournament cannot be taken back. Correct it, or open another tournament.
error-nothing_to_let_stand = Nothing speaks against entry { $number }: there is nothing to let stand.
error-opening_is_first = Nothing of a tournament happened before it was opened. Name a later entry.
error-one_entry_for_one = One entry is put right by one line that makes one entry; this makes { $count }.
error-no_name = A name is missing. Type it, in quotes if it has spaces.
error-name_too_long = “{ $word }…” is longer than { $longest } characters. Shorten the name.
error-text_too_long = “{ $word }…” is longer than { $longest } characters. Say it in fewer words.
error-hidden_characters = “{ $word }” holds characters that cannot be seen. Type it anew.
error-unknown_player = No player is called or numbered “{ $word }”. Look up: referee tournament players.
    .app = No player is called or numbered “{ $word }”. Everybody stands on the screen of the players.
error-player_ambiguous = “{ $word }” can be { $near }. Type more of the name, or the number.
error-unknown_table = There is no table “{ $word }” in this tournament. Tables are numbered from 1, once they are drawn.
error-unknown_outcome = “{ $word }” is no side that can win. Type law, outlaws or renegade.
error-unknown_moment = “{ $word }” is no moment to leave at. Type { $near }.
error-yes_or_no = “{ $word }” is neither yes nor no. Type yes, no, or ? if it was not asked.
error-needs_player = A player is missing. Type a number or a name.
error-needs_table = A table is missing. Type its number, with the round if another is meant than the present one: 1 or 1.2.
error-needs_seed = The seed is missing. Type any word or number.
error-unknown_purpose = Nothing is drawn for “{ $word }”. Type { $near }.
error-seed_missing = No seed was written down for this draw. Write one first (referee tournament seed), or type the order drawn by hand.
    .app = No seed was written down for this draw. Write one first, with the line: seed, or type the order drawn by hand.
error-seed_not_yet = “{ $word }” is not written down yet, and a seed draws nothing before that, so that nobody can choose it by what it draws. Write it down first: referee tournament seed { $word }
    .app = “{ $word }” is not written down yet, and a seed draws nothing before that, so that nobody can choose it by what it draws. Write it down first, with the line: seed { $word }
error-no_such_partition = { $players } players cannot sit down like that. { $near_is ->
        [given] Lawful numbers of tables: { $near }.
       *[none] No lawful tables exist for so many.
    }
error-nobody_is_level = Nobody is level with another: no lots are needed.
error-no_qualifiers_yet = The qualifiers are not known yet: see what is due.
error-needs_match = A duel is missing. Type its key, such as semi_1 or final.
error-unknown_match = There is no duel “{ $word }”. There are { $near }.
error-no_round_left = Table { $table } has no round left: everybody there was Sheriff.
error-hire_how = “{ $word }” does not say who hires whom for how much. Type PLAYER:CHARACTER:PRICE.
error-nothing_to_keep = { $word } had no character in the round before.
error-needs_characters = The characters turned up are missing. Type their names.
error-bid_what = What does the player say? Type a price, pass, or a character.
error-needs_outcome = The side that won is missing. Type law, outlaws or renegade.
error-in_play_or_out = “{ $word }” does not say whether the player was in play. End it with + (in play) or - (out).
error-role_missing = The role of { $word } is not known yet. Type it, as in { $word }:outlaw-.
error-void_how = { $word_is ->
        [given] “{ $word }” does not say how the game is played again. Type auction or same.
       *[none] How is the game played again? Type auction (a new one, with refunds) or same (characters and prices stay).
    }
error-needs_stream = The id of the game's log is missing.
error-unknown_desk_verb = The desk knows no “{ $word }”. It knows { $near }.

## Sign-up lists, documents, copies and tables

error-not_a_list = This is no list that can be read as text. Save it as CSV, best in UTF-8.
error-nobody_on_the_list = There is nobody on the list.
error-no_headings = The first line does not say what the columns are. Write headings: name, region, qualified, disqualified, resident; only the name must be there.
error-heading_twice = Two columns are “{ $word }”. Leave one out.
error-open_cell = A quotation mark is not closed, or stands in the middle of a cell. Mend this line, or save the list anew.
error-too_many_cells = The line has more cells than { $columns ->
        [one] the one heading
       *[other] the { $columns } headings
    }. Is there a separator in a name? Put the name in quotes.
error-looks_like_formula = “{ $word }” begins like a formula. Write it without the sign in front.
error-on_the_list_twice = { $word } stands on line { $first } already. If they are two people, tell their names apart.
error-signed_up_already = { $word } has signed up already (player { $first }). If they are two people, tell their names apart.
error-number_taken = Player { $number } is there already. Choose another number, or leave it out.
error-no_tournament_opening = The document does not begin with the opening of a tournament.
error-tournament_here_already = This tournament is in the store already ({ $tournament }), at least as far as the document goes.
error-copies_parted = Two copies of this event both went on after entry { $number }. Settle which of them counts; nothing was taken over.
error-no_round_under_way = Table { $table } has no round under way. Begin one first.
error-game_has_a_log = The game of table { $table } has a log already: { $stream }.
error-choose_salvaged_tournament = Several tournaments can be read. Choose one with --tournament: { $near }.
error-no_log_of_the_game = The game of table { $table } has no log. Begin one with: referee tournament play.
    .app = The game of table { $table } has no log. Begin one from the floor.
error-no_log_of_the_duel = This duel has no log ({ $match }). Begin one with: referee tournament play { $match }.
    .app = This duel has no log ({ $match }). Begin one from the screen of the duels.
error-duel_not_over = This duel is not over yet by its log ({ $match }).
error-duel_not_ready = This duel cannot be played now ({ $match }).
error-not_in_the_duel = { $player } is not in this duel ({ $match }).
error-needs_decision = Who goes on is missing: a player, two with a comma between them, or - for nobody.
error-three_in_a_duel = At most two play a duel.
error-game_not_over = The game of table { $table } is not over yet by its log.
error-seats_do_not_match = The log of table { $table } has other seats than the round.
error-nothing_to_compare = There is nothing to compare in { $path }.
