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
help-tournament-hire = Note what players paid for their characters.
help-tournament-hire-words = TABLE PLAYER:CHARACTER:PRICE[:kept] …, or TABLE PLAYER CHARACTER PRICE [kept]
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
