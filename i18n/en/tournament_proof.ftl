# Proving and making documents of tournaments: help, and every fault that a second reading can find.

help-tournament-simulate = Play whole tournaments by chance, and write their documents.
help-tournament-simulate-players = how many players
help-tournament-simulate-seed = the seed: the same one gives the same tournament
help-tournament-simulate-games = so many tournaments, each with the next seed
help-tournament-simulate-out = into this folder, a file each; otherwise one document to standard output
help-tournament-verify = Work documents out anew by a second, independent reading of the regulation, and list every difference.
help-tournament-verify-files = the document of a tournament (- for standard input)
help-tournament-export = Write a tournament as a document, with everything its entries come to, or its results as CSV.
help-tournament-export-sheet = instead, as CSV: standings or games
help-tournament-export-output = into this file
help-tournament-schema = Print the JSON Schema of a tournament's document.
error-needs_out = More than one tournament needs a folder. Name one with --out.

## Beside the answers

proof-clean = no difference in { $entries } entries
proof-stood =
    { $count ->
        [one] one entry was let stand
       *[other] { $count } entries were let stand
    }
proof-summary =
    { $differences ->
        [one] one difference
       *[other] { $differences } differences
    } in { $files ->
        [one] one document
       *[other] { $files } documents
    }
proof-told = told: { $told }
proof-found = worked out: { $found }

## Faults of the form

fault-malformed = This cannot be read as an entry.
fault-misnumbered = An entry was left out, put in or moved.
fault-missing = This is missing.
fault-not_expected = Nothing of the kind comes out.
fault-other_order = The order is another.
fault-other_result = Something else comes out.

## Faults of entries

fault-entry_unknown = There is no such entry before this one.
fault-not_a_fact = Only what happened can be corrected, or have something put before it.
fault-taken_back_already = That entry does not count any more.
fault-opened_twice = The tournament was opened already.
fault-came_back = Who has left cannot come back.
fault-number_taken = Another player has this number.
fault-name_taken = Another player has this name.
fault-after_the_draw = The tables were drawn already.
fault-already_qualified = Who is qualified already may not enter.
fault-disqualified_before = Who was disqualified for a serious infraction may not enter.
fault-other_region = The player belongs to another region.
fault-unknown_player = Nobody of this number signed up.
fault-unknown_players = Somebody sits there who did not sign up.
fault-call_comes_first = Nobody is warned for slow play before being called to order.
fault-left_already = The player had left already.
fault-other_moment = The tournament stood elsewhere then.
fault-reason_missing = An expulsion needs its reason.
fault-no_penalty_stands = No penalty stands that could be withdrawn.
fault-expulsion_due = After a second warning a player is out.
fault-seed_again = A seed was written down for this already.
fault-seed_not_written = This seed was not written down before the draw.
fault-one_seed_of_several = Several seeds were written down for this.
fault-not_by_the_seed = The seed draws another order.
fault-drawn_again = The tables were drawn before.
fault-table_size = A table has five to seven players.
fault-tables_uneven = Tables differ by one player at most.
fault-not_seated = Somebody has no seat.
fault-seated_twice = Somebody sits twice.
fault-gone_and_seated = Somebody sits there who had left.
fault-unknown_table = There is no such table.
fault-round_open_already = The round was begun already.
fault-round_not_over = The round before is not over.
fault-other_round = It is the turn of another round.
fault-table_stopped = With three players left the table has stopped.
fault-everybody_was_sheriff = Everybody there has been Sheriff.
fault-other_sheriff = The Sheriff of this round is another.
fault-not_at_the_table = The player is not part of this round.
fault-other_roles = So many players are dealt other roles.
fault-leader_has_other_role = The Sheriff's role is the Sheriff's alone.
fault-no_such_round = No such round was begun.
fault-later_round_begun = A later round was begun already.
fault-round_not_open = This round is not under way.
fault-log_begun_already = This game has a log already.
fault-hired_already = The player has a character already.
fault-other_than_the_auction = The words of the auction come to another character or price.
fault-won_by_another = By the words of the auction another player won this character.
fault-character_taken = Another player has this character.
fault-did_not_survive = Only who survived the game before may keep a character.
fault-not_his_character = That was not this player's character.
fault-other_price = A kept character costs what it cost before.
fault-kept_without_money = Whether somebody without money may keep a character is for the referee.
fault-more_than_owned = The price is more than the player owns.
fault-not_in_hundreds = Prices go in hundreds.
fault-below_least_price = The least price is 100.
fault-last_pays_least = Who is last to hire pays the least price.
fault-without_money_pays_least = Who has no money pays the least price.
fault-without_money_waits = Who has no money waits until the others are done.
fault-smaller_debt_first = The smaller debt chooses first.
fault-auction_begun_already = The auction was begun already.
fault-other_number_laid = Another number of characters has to be turned up.
fault-characters_not_free = A character is turned up that is taken, or twice.
fault-no_auction = No auction is under way.
fault-bid_not_allowed = This may not be said now.
fault-choice_not_owed = No lots are owed for this choice.
fault-other_players = Others took part in this game.
fault-result_already = There is a result already.
fault-hires_missing = Somebody in this round has no character yet.
fault-role_was_another = Another role had been dealt.
fault-game_not_over = With these players left the game is not over.
fault-other_outcome = With these players left another side has won.
fault-final_duel_of_another = Only a Renegade reaches the final duel with the Sheriff.
fault-final_duel_with_others = There was no final duel, as others are still in play.
fault-rounds_not_over = The rounds are not over at every table.
fault-not_tied = These players are not tied.
fault-lots_not_drawn = Lots have to be drawn first.
fault-other_qualifiers = Others have qualified.
fault-unknown_match = There is no such duel.
fault-other_players_meet = Others meet in this duel.
fault-opponent_goes_through = The opponent of who left goes through.
fault-too_few_qualify = Fewer are left than the duels are for, and no clause says what becomes of the empty places.
fault-decided_already = The referee has decided this already.
fault-nothing_to_decide = There is nothing to decide here: the regulation does.
fault-duel_not_open = This duel cannot be played now.
fault-duel_log_begun_already = This duel has a log already.
fault-not_handed_over = The event had not been handed over.
fault-other_copy = Another copy had been handed over.
