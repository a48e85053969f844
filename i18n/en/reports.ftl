# Reports of a tournament, to print or to hang on the wall. Heads of columns are short.

report-title-report = Tournament report
report-title-standings = { $over ->
        [yes] Ranking
       *[no] Ranking so far
    }
report-title-board = Standings
report-title-chart = { $over ->
        [yes] Scores
       *[no] Scores so far
    }
report-title-accounts = Scores, figure by figure
report-title-prizes = Prize sheets
report-title-slips = Seat slips
report-title-hall = On the board
report-title-bracket = Knock-out duels
report-title-penalties = Warnings and expulsions
report-title-paper = Paper pack
report-stamp-referee = Referee only
report-stamp-everybody = For everybody
report-event = Championship
report-clauses = By the Italian championship regulation of 2007, version 1.1: { $clauses }

## Heads of columns

report-head-place = Place
report-head-player = Player
report-head-number = No.
report-head-table = Table
report-head-seat = Seat
report-head-character = Character
report-head-role = Role
report-head-gain = Gained
report-head-rounds = Rounds
report-head-factor = Factor
report-head-score = Score
report-head-decided = Decided by
report-head-price = Paid
report-head-ended = At the end
report-head-prize = Prize
report-head-owned = Owns
report-head-owned_then = Owns then
report-head-winner = Who won
report-head-entry = Entry
report-head-penalty = Penalty
report-head-why = Reason
report-head-ruling = Ruling
report-head-clause = Clauses
report-head-question = Question
report-head-answer = Ruling
report-head-logged = What was logged
report-head-against = Against it
report-head-participants = Participants
report-head-sizes = Tables of
report-head-games = Games
report-head-champion = Champion
report-head-region = Region
report-head-resident = Citizen or resident
report-head-left = Left
report-head-match = Duel
report-head-won = Won
report-head-lost = Lost
report-head-organiser = Organiser
report-head-referee = Referee
report-head-date = Place and date
report-head-figure = Figure
report-head-amount = Amount
report-head-round = Round
report-head-leader = Sheriff
report-head-from = From
report-head-until = Until
report-head-turned = Deck turned over
report-head-extra = Extra
report-head-happened = What happened
report-head-kept = Kept
report-head-in_play = In play
report-head-duel_mark = Final duel
report-head-qualified = Qualified already
report-head-disqualified = Disqualified before
report-head-quick = To type afterwards

## On the board

report-awaited = Now and next
report-tables = Tables
report-seeds = Seeds, so that anyone can draw again: { $seeds }
report-gone = left
report-round_now = { $minutes ->
        [0] round { $round } is being played
       *[other] round { $round } is being played, { $minutes } minutes extra
    }
report-rounds_done = { $rounds ->
        [one] done, { $rounds } round played
       *[other] done, { $rounds } rounds played
    }
report-round_next = next is round { $round }, Sheriff { $sheriff }
report-through = Through to the duels
report-duels = Duels
report-signed_up = { $count ->
        [one] { $count } player signed up
       *[other] { $count } players signed up
    }
report-not_named = Who plays the duels is told when the elimination round is over at every table.
report-stage-1 = Final
report-stage-2 = Semi-finals
report-stage-4 = Quarter-finals

## Rankings

report-level = level: lots
report-decided = { $criterion } ({ $value })
report-ranking = Elimination round
report-places = Final places
report-chart = Scores
report-lowered = Below zero the correction lowers the score: { $players }.
report-nothing_begun = the draw
report-place_of = { $place }. { $player }

## Prize sheets and slips

report-round_title = Round { $round } · Sheriff { $sheriff } · { $outcome }
report-not_over = not over yet
report-voided = Played again: { $reason }
report-kept = kept
report-in_play = in play
report-out = eliminated
report-prize_table = What a game pays
report-prize_note = By the number of players of that game. All other cases pay nothing.
report-size = { $players } players
report-size_here = ▸ { $players } players
report-slips_how = Cut along the dashes, fold the money back, and hand each slip to its player alone.
report-slip_where = Table { $table }, seat { $seat }
report-slip_number = Player { $number }
report-slip_left = On the left: { $player }
report-slip_sheriff = Sheriff in round { $round }
report-slip_money = fold back · yours alone

## Penalties

report-given = Warnings and expulsions
report-code = The code, and the rulings on it
report-took_part = { $count }, and { $away ->
        [one] { $away } who signed up and was not there
       *[other] { $away } who signed up and were not there
    }
report-voided_in = Round { $round }: a game does not count ({ $reason }).
report-given_back = Paid for games that do not count, and given back
report-no_penalties = No warning was given and nobody was expelled.
report-warning = warning
report-expulsion = expulsion
report-withdrawn = withdrawn

## The organiser's report

report-let_stand = Let stand by the referee
report-seed = { $purpose }: { $seed }{ $use ->
        [used] {" "}(drew)
        [unused] {" "}(drew nothing)
        [back] {" "}(taken back)
       *[open] {""}
    }
report-participants = Participants
report-games = Results of the games
report-signatures = Signed
report-interim = The tournament is not over: these are the results so far.
report-not_valid = Fewer than { $least } players took part: the tournament does not count for the championship.
report-corrected = Tables of five and of six: the scores of the fives are multiplied by 1.15.
report-yes = yes
report-no = no
report-not_asked = not asked
report-legend = { $in_play } in play to the end, { $out } eliminated, { $duel } reached the final duel with the Sheriff. Below the role: what the game paid.

## Paper pack

report-paper_how = For when the laptop is not there: play on by these sheets, and type the lines below each of them once it is back. A line of low dashes is a gap to fill; what is not known is left out.
report-paper_letters = Roles by a letter: s Sheriff, d Deputy, o Outlaw, r Renegade. Who won: law, outlaws, renegade. At the end of a game: + in play, - eliminated, and ! after who reached the final duel, as in 4+ 7-!. A hire: player:character:price, and :kept after it where the character was kept.
report-sheet_course = { $table }: seats and rounds
report-sheet_roles = { $table }: roles, for the referee alone
report-sheet_prizes = { $table }: prizes
report-sheet_games = { $table }: games
report-sheet_enrol = Sign-up
report-sheet_penalties = Penalties and leavings
report-sheet_duels = Duels
report-roles_how = Write each role as it is dealt, a letter a round; keep this part covered.
report-course_note = Tick a box when the deck is turned over: from the third on high noon strikes, beginning with the Sheriff's next turn.
report-game_title = Round { $round } · Sheriff { $sheriff } · won by: ☐ the law ☐ the Outlaws ☐ the Renegade

## At the command line

report-saved = Written to { $file }.
help-tournament-report = Make a page to print, or a list for a spreadsheet.
help-tournament-report-kind = for everybody: hall (tables, seats, who goes through), bracket, board (standings, once the last duel is over); for the referee: report (the organiser's), standings, accounts, chart, prizes, slips, paper (blank sheets), penalties
help-tournament-report-languages = the language; several times for several, one after the other
help-tournament-report-out = write it to this file; otherwise it is printed
help-tournament-report-listed = its lists as CSV, instead of a page
