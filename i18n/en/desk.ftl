# The championship desk in the terminal app: its screens, their keys, their columns and questions.

desk-tournaments = Tournaments
desk-key_new = New tournament
desk-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
desk-secret = for the referee only
desk-handed = copied for { $to } ({ $copy }): stands still here
desk-prompt = a line of the desk, its verb first: warn, round, bid, result …
desk-prizes = Prizes: { $prizes }
desk-changes = Changes { $players ->
        [one] { $players } player's place or score
       *[other] the places or scores of { $players } players
    } and the verdict on { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }.
desk-change_shown = Enter shows them before anything is logged.
desk-all = All
desk-nothing_due = Nothing is due: sign players up (F5), or draw the tables (F6).
desk-table_over = has played its rounds
desk-minutes = { $minutes } min
desk-hours = { $hours } h

## The screens

desk-way_floor = Floor
desk-way_players = Players
desk-way_draw = Tables
desk-way_ranking = Rank
desk-way_bracket = Duels
desk-way_penalties = Penalties
desk-way_entries = Log
desk-way_reports = Print

place-floor = The floor
place-players = Players
place-draw = Tables and draw
place-ranking = Ranking
place-bracket = Duels
place-penalties = Penalties
place-entries = The desk's log
place-reports = Printing
place-copies = Copies of the event
place-copying = Copying the event
place-figures = Figures
place-change = What a correction changes
place-opening = New tournament
place-hall = For everybody

## Keys

desk-key_next = Next step
desk-key_turn_back = back to the referee
desk-key_game = Game log
desk-key_result = Result
desk-key_auction = Auction
desk-key_line = Type a line
desk-key_to_list = Back to the list
desk-key_hall = For all
desk-key_figures = Open the figures
desk-key_rulings_behind = Rulings
desk-key_entry = Entry
desk-key_open = Open it
desk-key_field = Next
desk-key_open_to_all = Open to all
desk-key_readings_asked = Open points

does-floor = To the floor: all tables, those that need a look first
does-players = To the players
does-draw = To the tables and their draw
does-ranking = To the ranking
does-bracket = To the duels
does-penalties = To the warnings and expulsions
does-entries = To the log of the desk
does-reports = To what can be printed
does-hall = Show what everybody may see, before the screen is turned to the players
does-line = Type a line of the desk
does-next = Do what comes next at this table
does-game_log = Open the log of this table's game
does-new_tournament = Open a tournament

## Columns

desk-head_table = Table
desk-head_round = Rounds
desk-head_sheriff = Sheriff
desk-head_due = Next
desk-head_running = Running
desk-head_silent = Silent
desk-head_place = Place
desk-head_player = Player
desk-head_score = Score
desk-head_decided = Decided
desk-head_figure = Figure
desk-head_amount = Amount
desk-head_clauses = Clauses
desk-head_entries = Entries

## The floor

desk-sign_0 = everybody waits
desk-sign_1 = waits for the desk
desk-sign_2 = is playing
desk-sign_3 = has finished
desk-held_up = first the expulsion of { $players }
desk-due_round = round { $round } begins
desk-due_hires = round { $round }: no character yet: { $players }
desk-due_result = round { $round } is being played
desk-due_bid = round { $round }: { $players } speaks in the auction
desk-due_choice = round { $round }: lots between equal debts: { $players }

## A new tournament

desk-opening = New tournament
desk-opening_name = Name
desk-opening_region = Region (may be left empty)
desk-opening_open = open to players of every region
desk-opening_asked = ask at every table what the sources leave open

## Keys of the lists

desk-key_sign_up = Sign up
desk-key_void = Play again
desk-key_standing = Ranking
desk-key_time = Time
desk-key_lists = Other list
desk-key_import = Import a list
desk-key_warn = Warn
desk-key_expel = Expel
desk-key_leave = Leaves
desk-key_pardon = Pardon
desk-key_account = Account
desk-key_sign_all = Sign all up
desk-key_again = Read it again
desk-key_eligible = Nothing against it
desk-key_done = Done
desk-key_draw = Draw with these
desk-key_seed = Write a seed
desk-key_lots = Lots by hand
desk-key_accept = Accept
desk-key_won = Who won
desk-key_role = Role
desk-key_in_play = In play or out
desk-key_duel = Final duel
desk-key_open_bid = Open on it
desk-key_raise = Raise by 100
desk-key_amount = Raise to
desk-key_pass = Pass
desk-key_lay = Lay
desk-key_keep = Keeps
desk-key_hire = Hire
desk-key_first_won = First won
desk-key_decide = Decide
desk-key_second_won = Second won
desk-key_qualify = Name qualifiers
desk-key_dropped = Drops out
desk-key_page = Page to print
desk-key_csv = Spreadsheet
desk-key_document = Whole tournament
desk-key_copies = Copies
desk-key_copy = Copy the event
desk-key_hand_over = Hand over
desk-key_go_on = Go on here
desk-key_compare = Compare
desk-key_bring_in = Read a tournament in

## Copies of the whole event

desk-copies_how = A copy holds the whole event, with the logs of its tables: for another laptop, or for safety. Whoever opens it is warned that it is one. C makes one; G goes on here, if the event was handed over; M compares a copy with this event, log by log, and says whether both went on.
desk-copies_compared = Compared with { $file }: nothing went on in both.
desk-copies_parted = Compared with { $file }: both went on. Settle which of them counts.
desk-copying_title = Copy the whole event, tables included
desk-copying_whom = For whom
desk-copying_where = Into which file
desk-copying_there = it goes on there at once, and waits here
desk-copying_nobody = Type for whom the copy is: it stands in the log.
desk-which_copy = Which copy shall be compared?
desk-which_document = Which document of a tournament shall be read?
desk-head_log = Log
desk-head_relation = There and here

## What keys do, at length

does-sign_up = Sign players up by a form
does-import_list = Import a sign-up list, after a look at it
does-warn = Begin a warning: the reason is still to be typed
does-expel = Begin an expulsion: the reason is still to be typed
does-leaves = Begin to note that the player leaves
does-pardon = Begin to withdraw the last penalty
does-account = Open what the player owns: only he may be told
does-seed = Write a seed down, before anything is drawn by it
does-lots = Begin a draw by hand, in the order of the lots
does-choose = Go on with the row chosen
does-turn = In play or out, for the player chosen
does-final_duel = The player chosen reached the final duel, or not
does-result = Tell how the game of this table ended
does-auction = Go to the auction of this table
does-raise_bid = Begin a raise by 100
does-pass_bid = Begin that the one to speak bids no more
does-lay = Begin to note the characters turned up
does-keep = Begin to note who keeps a character
does-hire = Begin to note what was paid for the characters, in the order in which they were sold
does-choice = Begin to note lots among equal debts
does-qualify = Begin to name those who play the duels
does-dropped = Begin to note that somebody leaves the duels
does-next_duel = Do what comes next of the duel chosen
does-duel_log = Open the log of the duel chosen
does-decide = Begin to decide the duel chosen where no clause does
does-void = Begin to have the game of this table played again
does-more_time = Begin to give this table more time
does-standing = Show the ranking beside the tables, or hide it again
does-lists = To the tournaments, or back to the tables
does-away = From the line to the list, from there to the floor, and home
does-retract = Begin to take this entry back
does-accept_result = Log the result; of an old one show first what it changes
does-page = Save the report as a page to print
does-csv = Save the report as a list for a spreadsheet
does-document = Save the whole tournament as its document
does-copies = Copies of the whole event: made, handed over, compared
does-copy_event = Copy the whole event into a file, to go on here or there
does-go_on = Go on here with an event that was handed over
does-compare = Compare the event with another copy of it
does-bring_in = Read a tournament in from its document
does-hand_over = Hand the event over: it goes on in the copy
does-clauses = Show the rulings on the clauses of this line
does-entry = Go to the entry this figure comes from
does-figures = Open the figures that gave this place
does-eligible = All three were asked, and nothing speaks against it
does-again = Read the list again
does-open_to_all = Open to players of every region, or not
does-field = On to the next line
place-does_what_is_due = What is due
place-desk = Championship desk
place-sign_up = Sign-up
place-listed = Sign-up list
place-result = Result
place-auction = Auction

## Columns of the lists

desk-head_number = No.
desk-head_warnings = Warnings
desk-head_status = Status
desk-head_entry = Entry
desk-head_penalty = Penalty
desk-head_reason = Reason
desk-head_tables = Tables
desk-head_sizes = Of how many
desk-head_standing = By the regulation
desk-head_seat = Seat
desk-head_sheriff_in = Sheriff
desk-head_character = Character
desk-head_price = Paid
desk-head_role = Role
desk-head_ended = At the end
desk-head_prize = Prize
desk-head_has_then = Has then
desk-head_match = Duel
desk-head_first = First
desk-head_second = Second
desk-head_winner = Winner
desk-head_line = Line
desk-head_fault = Fault
desk-head_region = Region
desk-head_verdict = Verdict
desk-head_report = Report
desk-head_eyes = For whose eyes

## Players and sign-up

desk-nobody = Nobody has signed up yet: N signs up, I imports a list.
desk-which_list = Which list? A CSV file, or a name a line.
desk-sign_up = Sign-up of player { $number }
desk-answer_yes = yes
desk-answer_no = no
desk-answer_unasked = not asked

## Tables and draw

desk-no_seed = No seed is written down yet: S writes one, before the draw.
desk-seed = Seed, written down before the draw: { $seed }
desk-corrected = There are tables of five and of six: the scores of the fives count × 1.15 (ITC-122).
desk-preferred = liked best
desk-round_now = round { $round } under way
desk-round_next = next: round { $round }
desk-sheriff_in = round { $round }
desk-to_seat = { $count ->
        [one] { $count } player is to be seated.
       *[other] { $count } players are to be seated.
    }

## Results

desk-in_play = in play
desk-out = out
desk-final_duel = final duel

desk-result_how = 1, 2 or 3 says who won, ←→ gives the player chosen his role, the space bar turns him in play or out.
desk-result_no_winner = Choose with 1, 2 or 3 who won.
desk-result_no_role = No role yet: { $players }.
desk-unasked = not asked everything (Q)
desk-key_asked = Was asked
does-asked = Begin to note what the player chosen answered to the three questions

## The auction

desk-auction_none = Nothing lies open yet. A: the characters that were turned up, for an auction held here. K: who keeps his. H: only what was paid, if you hold it at the table.
desk-hammer = Under the hammer: { $character }, { $bid }$ from { $player }
desk-still_in = Still in: { $players }
desk-without = Without a character: { $players }
desk-speaks = { $player } speaks
desk-chooses = { $player } chooses, without money
desk-lots_first = Equal debts: lots decide who chooses first (T): { $players }
desk-auction_over = Everybody has a character.
desk-auction_no_bid = Nothing is being bid for now: Enter opens the bidding.
desk-auction_done = Everybody has a character. Esc leads back to the floor: the result is entered there, with R.
desk-kept = kept
desk-nothing_laid = No character yet.

## Duels, penalties, printing

desk-no_duels = The duels begin once every table has finished its rounds.
desk-to_play = to be played
desk-won_by_log = { $player }, by its log
desk-being_played = being played
desk-for_referee = for the referee
desk-champion = Champion: { $player }
desk-code = The referee's code
desk-save_where = Where is it to be saved?
desk-all_over = Champion: { $player }. F12 prints the report.
desk-report_hall = For the wall: the tables with their seats, who has qualified, who has gone.
desk-report_bracket = For the wall: the duels, drawn, with who won them.
desk-report_board = For the wall once the last duel is over: all places and scores.
desk-report_report = The organiser's report: participants, the result of every game, the ranking, the duels, the penalties.
desk-report_standings = The ranking with what decided each place. Nobody else may see it before the end.
desk-report_accounts = What everybody earned and paid, booking by booking, with the clauses.
desk-report_chart = The scores, drawn as bars, those below nothing to the left.
desk-report_prizes = Table by table what each game paid to whom, and by which cell of the prize table.
desk-report_slips = A slip for each player, to cut out and fold: his table and seat, and inside what he owns, for his eyes alone.
desk-report_paper = Blank sheets for every table, to go on by hand if the laptop fails.
desk-report_penalties = Warnings and expulsions with their reasons.
desk-pages = On phones: { $address }
