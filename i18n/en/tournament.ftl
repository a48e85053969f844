# A championship: why something is wrong or doubtful, what is due, what was logged, what figures are.
# $player and the like are names, money stands without its sign; $x_is says whether x is there (none or given), and of
# several players whether they are none, single or several. Of a yes-or-no question: yes, no, or unasked.

## Who enters and who leaves

tournament-reason-after_the_draw = { $player } signs up after the draw. The regulation makes tables of those who were there; whether and where another may sit down is for the referee.
tournament-reason-already_qualified = { $player } is qualified for the final already and may not play another qualifier.
tournament-reason-disqualified_before = { $player } was disqualified for a serious infraction at an earlier tournament and may not take part.
tournament-reason-not_resident = { $player } is neither an Italian citizen nor resident in Italy: free to play, but not counted for the championship.
tournament-reason-other_region = { $player } has chosen the region { $region }; this tournament belongs to another, and nobody plays in two.
tournament-reason-eligibility_unasked = { $player } has still to be asked: { $questions }.
tournament-reason-came_back = { $player } has left this tournament (entry { $entry }) and cannot come back into it. If the log is wrong, since he was only not there yet, take that entry back.
tournament-reason-number_taken = This number is taken already: it is { $name }'s, whose place is taken by this sign-up.
tournament-reason-name_taken = { $other } has the very same name as { $player }: are they two people?
tournament-reason-namesake_left = { $other } has the very same name as { $player }, and has left (entry { $entry }): who has left cannot come back. If it is one person, who was only not there yet, take both this and that entry back.
tournament-reason-unknown_player = { $player } has not signed up.
tournament-reason-left_already = { $player } has left the tournament already (entry { $entry }).
tournament-reason-other_moment = By the log { $player } would be leaving { $found }, not { $said }.

tournament-question-qualified = whether they are qualified already
tournament-question-disqualified = whether they were ever disqualified
tournament-question-resident = whether they are an Italian citizen or live in Italy

tournament-moment-before_draw = before the draw
tournament-moment-between_rounds = between two rounds
tournament-moment-during_game = during a game
tournament-moment-after_rounds = after the last round
tournament-moment-during_duel = during the duels

## The draw

tournament-reason-seed_again = A seed for { $purpose } was written down already. Nobody may pick the one that suits; which of them counts is for the referee.
tournament-reason-drawn_again = The tables were drawn already (entry { $entry }); this draw would take the place of that one.
tournament-reason-too_few_players = With { $players } players this tournament does not count for the championship: it takes at least { $least }.
tournament-reason-no_tables_possible = { $players } players cannot be spread over lawful tables.
tournament-reason-table_size = A table seats { $least } to { $most } players; here are tables of { $sizes }.
tournament-reason-tables_uneven = Tables may differ by one player at most; these are of { $sizes }.
tournament-reason-not_in_the_annex = Tables of { $sizes } keep to the rules, though the annex does not print this division.
tournament-reason-not_seated = { $players_is ->
        [single] { $players } is here and has no seat.
       *[several] { $players } are here and have no seat.
    }
tournament-reason-seated_twice = { $players_is ->
        [single] { $players } sits in two places.
       *[several] { $players } sit in two places each.
    }
tournament-reason-gone_and_seated = { $players_is ->
        [single] { $players } has left and cannot be given a seat.
       *[several] { $players } have left and cannot be given seats.
    }
tournament-reason-unknown_players = { $players_is ->
        [single] { $players } has not signed up.
       *[several] { $players } have not signed up.
    }
tournament-reason-seed_not_written = The seed “{ $seed }” was not written down beforehand, so nobody can tell that it was not chosen for its outcome.
tournament-reason-one_seed_of_several = Several seeds were written down for this, and { $seed } is one of them. Nobody may pick the one that suits; whether this draw counts is for the referee.
tournament-reason-seed_let_go = By the seed “{ $seed }” something was drawn already ({ $purpose }): what it gives is known. Nobody may see that and then take another; whether this one may be let go is for the referee.
tournament-reason-not_by_the_seed = The seed “{ $seed }” draws another order than this one.
tournament-reason-not_tied = Lots are for those whom every criterion leaves equal, all of them together; { $players } are no such group.

tournament-purpose-seating = the draw of tables
tournament-purpose-lots = drawing lots
tournament-partition-printed = printed in the annex
tournament-partition-rule_conform = keeps to the rules, not printed in the annex

## Rounds

tournament-reason-unknown_table = There is no table { $table }.
tournament-reason-round_not_over = Round { $round } of table { $table } is still being played.
tournament-reason-round_open_already = Round { $round } of table { $table } has begun already.
tournament-reason-other_round = The next round of table { $table } is round { $expected }, not { $round }.
tournament-reason-table_stopped = Table { $table } has { $players } players left: with { $stops_at } or fewer play stops there once the round is over.
tournament-reason-everybody_was_sheriff = Everybody still at table { $table } has been Sheriff once: it has played all its rounds.
tournament-reason-other_sheriff = The Sheriff of this round is { $expected }, not { $said }.
tournament-reason-not_at_the_table = { $players_is ->
        [single] { $players } is not playing at this table.
       *[several] { $players } are not playing at this table.
    }
tournament-reason-other_roles = So many players are dealt { $dealt }; told were { $roles }.
tournament-reason-leader_has_other_role = { $player } is the Sheriff of this round; the role belongs to nobody else, and no other role to { $player }.
tournament-reason-expulsion_due = { $player } has had two warnings and is out of the tournament: log that first.
tournament-reason-no_such_round = Table { $table } has begun no round { $round }.
tournament-reason-later_round_begun = Table { $table } has begun a later round than { $round }. The regulation does not say what becomes of that if the earlier game is played again.
tournament-reason-log_begun_already = The game of table { $table }, round { $round } has a log of its own already. Whether this other one takes its place is for the referee.
tournament-reason-round_not_open = Table { $table } has no round { $round } under way.

## The auction

tournament-reason-auction_begun_already = The auction of table { $table }, round { $round } has begun already (entry { $entry }).
tournament-reason-other_number_laid = There should be { $expected } characters, one for every player who kept none, not { $said }.
tournament-reason-characters_not_free = { $players_is ->
        [none] Among { $characters } one lies twice.
       *[several] Among { $characters } is a character that { $players } kept.
    }
tournament-reason-no_auction = Table { $table } has no auction under way in round { $round }.
tournament-reason-bid_not_allowed = { $player } may not say this now.
tournament-reason-choice_not_owed = Lots for the right to choose are for players with equal debts whose turn it is to choose; { $players } are not those.
tournament-reason-hired_already = { $player } has a character for this round and hires no other.
tournament-reason-other_than_the_auction = By the words of the auction, { $player } won { CHARACTER($character) } for { $price }$.
tournament-reason-won_by_another = By the words of the auction it was { $other } who won { CHARACTER($character) }, not { $player }.
tournament-reason-character_taken = { CHARACTER($character) } is { $players }'s in this round already.
tournament-reason-not_in_hundreds = { $price }$ is not a multiple of { $step }$: only those count as bids.
tournament-reason-below_least_price = A character costs { $least }$ at least, not { $price }$.
tournament-reason-more_than_owned = { $player } does not own { $price }$.
tournament-reason-last_pays_least = By the order in which the hires are noted nobody with money is left to bid against { $player }, who pays { $least }$ and not { $price }$. Were the characters sold in another order, note them in that one.
tournament-reason-without_money_pays_least = { $player } has no money, and pays just { $least }$ for what is left over.
tournament-reason-without_money_waits = { $player } has no money and takes what is left over: first comes { $players }.
tournament-reason-smaller_debt_first = { $players_is ->
        [single] { $players } owes less than { $player } and chooses first.
       *[several] { $players } owe less than { $player } and choose first.
    }
tournament-reason-did_not_survive = Only a survivor of the game before keeps a character, and the log does not show { $player } as one.
tournament-reason-kept_without_money = { $player } keeps a character without the money for it. The regulation is silent. One reading: no money, no claim to it. The other: a player without money owes 100$ for any character, so this one may be kept as well.
tournament-reason-not_his_character = { CHARACTER($character) } is not what { $player } played with in the game before.
tournament-reason-other_price = A character that is kept costs what was bid for it: { $player } pays { $expected }$, not { $price }$.

## Results

tournament-reason-other_players = { $expected_is ->
        [none] The log shows nobody as playing this game; the result { $said_is ->
            [none] names nobody either.
           *[several] names { $said }.
        }
       *[several] This game was played by { $expected }; the result names { $said_is ->
            [none] nobody.
           *[several] { $said }.
        }
    }
tournament-reason-result_already = There is a result of this already (entry { $entry }): correct that one instead.
tournament-reason-hires_missing = { $players_is ->
        [single] By the log { $players } has no character in this round, so what it cost is missing from the money. Log the hire before the result.
       *[several] By the log { $players } have no characters in this round, so what they cost is missing from the money. Log the hires before the result.
    }
tournament-reason-role_was_another = By the deal { $player } was { $dealt }, not { $said }.
tournament-reason-game_not_over = { $players_is ->
        [single] With only { $players } still in play nobody has won yet.
       *[several] With { $players } still in play nobody has won yet.
    }
tournament-reason-winner_by_moment = Only the Renegade is left: then { $found }, but the result says { $said }. If the Sheriff fell while others were still in play, that may be right: which moment counts is for the referee.
tournament-reason-other_outcome = By who was left { $found }; the result says { $said }.
tournament-reason-final_duel_of_another = { $players_is ->
        [single] { $players } was not the Renegade, and only he reaches the final duel with the Sheriff.
       *[several] { $players } were not the Renegade, and only he reaches the final duel with the Sheriff.
    }
tournament-reason-final_duel_with_others = { $players_is ->
        [single] { $players } was in play to the end, so Sheriff and Renegade were never alone.
       *[several] { $players } were in play to the end, so Sheriff and Renegade were never alone.
    }

tournament-outcome-law = the law wins
tournament-outcome-outlaws = the Outlaws win
tournament-outcome-renegade = the Renegade wins
tournament-fate-any = however it ended
tournament-fate-in_play = in play to the end
tournament-fate-eliminated = eliminated
tournament-fate-final_duel = reached the final duel
tournament-fate-no_final_duel = did not reach the final duel

## Penalties

tournament-reason-reason_missing = An expulsion is reported with its reason: what was it that { $player } did?
tournament-reason-second_warning = This is the second warning of { $player } in this tournament (the first: entry { $entries }): it expels.
tournament-reason-call_comes_first = { $player } has not been called to order yet: for slow play that comes before any penalty.
tournament-reason-role_shown = { $how ->
        [mistake] { $player } has shown a role card by mistake: the game must be played again.
        [purpose] { $player } has shown a role card on purpose: that is cheating, and a penalty has to be given.
       *[none] { $player } has shown a role card. By mistake: the game must be played again. On purpose: that is cheating, and a penalty has to be given.
    }
tournament-reason-no_penalty_stands = Entry { $entry } is no warning or expulsion that still stands: there is nothing to withdraw.

## Duels

tournament-reason-rounds_not_over = Not every table has finished the elimination round.
tournament-reason-lots_not_drawn = Players are level at the border: lots have to be drawn before the qualifiers can be named.
tournament-reason-other_qualifiers = By the ranking { $expected } go through; named were { $said }.
tournament-reason-unknown_match = This bracket has no duel “{ $match }”.
tournament-reason-other_players_meet = { $expected_is ->
        [none] Who meets in this duel is not known yet; told were { $said }.
        [single] Of this duel only { $expected } is known yet; told were { $said }.
       *[several] In this duel { $expected } meet, not { $said }.
    }
tournament-reason-opponent_goes_through = The opponent has left, so the winner is { $expected }, not { $player }.
tournament-reason-too_few_qualify = The duels are for { $expected }, and { $players ->
        [one] one player is left
       *[other] { $players } players are left
    }. No clause says what becomes of the empty places: who would meet nobody goes through without a duel, or somebody else takes the place. That is for the referee, duel by duel.
tournament-reason-referee_decides = No clause decides { $match }: the referee does.
tournament-reason-decided_already = The referee has decided { $match } already (entry { $entry }): correct that one instead.
tournament-reason-nothing_to_decide = There is nothing left open in { $match }: the regulation decides it.
tournament-reason-duel_not_open = { $match } cannot be played now.
tournament-reason-duel_log_begun_already = { $match } has a log of its own already. Whether this other one takes its place is for the referee.
tournament-reason-duel_log_says = By the log of { $match } { $player } won (entry { $entry } there).
tournament-reason-game_log_says = By the log of table { $table }, round { $round } { $outcome } (entry { $entry } there).

tournament-match-quarter_1 = quarter-final 1
tournament-match-quarter_2 = quarter-final 2
tournament-match-quarter_3 = quarter-final 3
tournament-match-quarter_4 = quarter-final 4
tournament-match-semi_1 = semi-final 1
tournament-match-semi_2 = semi-final 2
tournament-match-third = match for third place
tournament-match-final = final
tournament-origin-seed = ranking: no. { $place }
tournament-origin-winner = { $match }: winner
tournament-origin-loser = { $match }: loser

## The log

tournament-reason-not_handed_over = The event was not handed over, so there is nothing to go on with here.
tournament-reason-other_copy = This copy bears the mark { $said }; what was handed over bears { $expected }.
tournament-reason-opened_twice = The tournament was opened already (entry { $entry }).
tournament-reason-entry_lost = What was logged here cannot be read any more: the store is damaged in this place.
tournament-reason-said_lost = What was said of this entry when it was logged cannot be read any more: the store is damaged in this place.
tournament-reason-entry_unknown = There is no entry { $entry } before this one.
tournament-reason-not_a_fact = Entry { $entry } only takes back or corrects another: it can be taken back. Correct the entry it speaks of, or put something before that one.
tournament-reason-taken_back_already = Entry { $entry } was taken back already.

## What is due

tournament-due-expulsion = { $players } has had a second warning: expulsion
tournament-due-go = The tournament pauses: when it goes on is for the referee
tournament-due-penalty = { $players } has shown a role card on purpose: a penalty has to be given
tournament-due-again = Table { $table }: a role was shown, so round { $round } is played again
tournament-due-sign_ups = { $missing ->
        [one] One more player has to sign up
       *[other] { $missing } more players have to sign up
    }: with fewer than { $least } the tournament does not count for the championship
tournament-due-unseated = { $players_is ->
        [single] { $players } is signed up and sits at no table: where, or that he does not play, is for the referee
       *[several] { $players } are signed up and sit at no table: where, or that they do not play, is for the referee
    }
tournament-due-draw = The tables are to be drawn
tournament-due-round = { $players_is ->
        [none] Table { $table }: round { $round } begins
       *[single] Table { $table }: round { $round } begins, Sheriff { $players }
    }
tournament-due-hires = { $players_is ->
        [single] Table { $table }, round { $round }: { $players } has no character yet
       *[several] Table { $table }, round { $round }: without a character: { $players }
    }
tournament-due-result = Table { $table }: the result of round { $round }
tournament-awaited-result = Table { $table }: round { $round } is being played, its result is awaited
tournament-due-bid = Table { $table }, round { $round }: { $players } speaks in the auction
tournament-due-choice = Table { $table }, round { $round }: equal debts, lots decide who chooses first: { $players }
tournament-due-lots = Level by every criterion, lots are drawn: { $players }
tournament-due-qualifiers = The qualifiers for the duels are to be named
tournament-due-match = To be played: { $match }, { $players }
tournament-due-empty_place = For the referee, { $match }: nobody meets { $players }. Either { $players } wins it without a duel, or somebody else takes the empty place
tournament-due-both_left = For the referee, { $match }: { $players } have both left. Either nobody goes on from it, or the one who left last, or somebody else moves up

## What separates players

tournament-criterion-score = final score
tournament-criterion-sheriff_wins = wins as Sheriff
tournament-criterion-in_play = games finished in play
tournament-criterion-renegade_wins = wins as Renegade
tournament-criterion-deputy_wins = wins as Deputy
tournament-criterion-outlaw_wins = wins as Outlaw
tournament-criterion-lots = lots

## What figures are

tournament-figure-total = total
tournament-figure-purse = purse of the start
tournament-figure-price = table { $table }, round { $round }: hires { CHARACTER($character) }
tournament-figure-prize = table { $table }, round { $round }: { ROLE($role) }, { $outcome }{ $fate ->
        [any] {""}
        [in_play] , in play to the end
        [eliminated] , eliminated
        [final_duel] , after the final duel
       *[no_final_duel] , without the final duel
    }{ $times ->
        [outlaws] {" "}({ $each }$ × { $count } Outlaws)
        [players] {" "}({ $each }$ × { $count } players)
       *[none] {""}
    }
tournament-figure-start = less the purse of the start
tournament-figure-gain = gained
tournament-figure-rounds = rounds played
tournament-figure-average = gained a round
tournament-figure-correction = correction for a table of five beside tables of six
tournament-figure-score = { $lowered_is ->
        [given] final score (below zero, so the correction lowers it)
       *[none] final score
    }
tournament-figure-sheriff_wins = wins as Sheriff
tournament-figure-in_play = games finished in play
tournament-figure-renegade_wins = wins as Renegade
tournament-figure-deputy_wins = wins as Deputy
tournament-figure-outlaw_wins = wins as Outlaw
tournament-figure-lots = place by lot

## What was logged

tournament-player = Player { $number }
tournament-player-twin = { $name } ({ $number })
tournament-outside = * { $player }
tournament-outside_means = * Neither a citizen of Italy nor resident there: may play, and does not count for the championship [ITC-018, ITC-034]; who is called to its final for such a place [ITC-006] is for the organiser.
tournament-entry-opened = { $name_is ->
        [given] { $name }
       *[none] The tournament
    } opens{ $region_is ->
        [given] {" "}in { $region }
       *[none] {""}
    }{ $open_to_all ->
        [yes] , open to players of every region
       *[no] {""}
    }
tournament-entry-playerenrolled = { $number } { $name } signs up{ $region_is ->
        [given] {" "}({ $region })
       *[none] {""}
    }{ $qualified ->
        [yes] ; qualified already
       *[no] {""}
    }{ $disqualified ->
        [yes] ; disqualified before
       *[no] {""}
    }{ $resident ->
        [no] ; neither citizen nor resident
       *[yes] {""}
    }{ $questions_is ->
        [none] {""}
       *[several] ; not asked: { $questions }
    }
tournament-entry-playerleft = { $player } leaves, { $when }
tournament-entry-seedwritten = Seed for { $purpose } written down: { $seed }
tournament-entry-drawn = { $seed_is ->
        [given] Drawn by the seed { $seed }: { $tables }
       *[none] Drawn by hand: { $tables }
    }
tournament-entry-roundopened = { $roles_is ->
        [given] Table { $table }, round { $round } begins, Sheriff { $sheriff }; roles: { $roles }
       *[none] Table { $table }, round { $round } begins, Sheriff { $sheriff }
    }
tournament-entry-characterhired = { $kept ->
        [yes] Table { $table }, round { $round }: { $player } keeps { CHARACTER($character) } for { $price }$
       *[no] Table { $table }, round { $round }: { $player } hires { CHARACTER($character) } for { $price }$
    }
tournament-entry-characterslaid = Table { $table }, round { $round }: turned up for the auction: { $characters }
tournament-entry-bidopened = Table { $table }, round { $round }: { $player } opens on { CHARACTER($character) } with { $bid }$
tournament-entry-bidraised = Table { $table }, round { $round }: { $player } raises to { $bid }$
tournament-entry-bidwithdrawn = Table { $table }, round { $round }: { $player } bids no more
tournament-entry-characterchosen = Table { $table }, round { $round }: { $player }, without money, takes { CHARACTER($character) }
tournament-entry-choicedrawn = Table { $table }, round { $round }: lots for the right to choose: { $order }
tournament-entry-tableopened = Table { $table }, round { $round }: the game has a log of its own ({ $stream })
tournament-entry-paused = The tournament pauses{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-wenton = The pause is over
tournament-entry-timegranted = Table { $table }, round { $round }: { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } of extra time{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-handedover = Handed over to { $to } (copy { $copy })
tournament-entry-resumed = { $where_is ->
        [given] Goes on with { $where } (copy { $copy })
       *[none] Goes on here (copy { $copy })
    }
tournament-entry-gameplayed = Table { $table }, round { $round }: { $outcome }. { $results }
tournament-entry-gamevoided = { $refunded ->
        [yes] Table { $table }, round { $round }: the game is played again with a new auction
       *[no] Table { $table }, round { $round }: the game is played again, characters and prices stay
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-calledtoorder = { $player } is called to order for slow play
tournament-entry-roleshown = { $player } lets others see a role card{ $how ->
        [mistake] {" "}by mistake
        [purpose] {" "}on purpose
       *[none] {""}
    }
tournament-typed_at_table = { $entry } (table { $table }, round { $round }, entry { $number })
tournament-typed_in_duel = { $entry } ({ $match }, entry { $number })
tournament-offence-slow = slow play
tournament-offence-cheating = cheating
tournament-offence-conduct = misconduct
tournament-offence-mistake = a mistake
tournament-offence-second_warning = second warning
tournament-entry-warned = Warning for { $player }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-expelled = { $player } is expelled, { $when }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-penaltycancelled = The penalty of entry { $entry } is withdrawn{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-lotsdrawn = { $seed_is ->
        [given] Lots drawn by the seed { $seed }: { $order }
       *[none] Lots drawn by hand: { $order }
    }
tournament-entry-qualifiersnamed = Named for the duels: { $order }
tournament-entry-duelwon = { $winner } beats { $loser }: { $match }
tournament-entry-duelopened = { $match }, { $players }: the duel has a log of its own ({ $stream })
tournament-entry-matchdecided = The referee decides, { $match }: { $players_is ->
        [none] nobody wins it
        [single] { $players } wins without a duel
       *[several] { $players } meet
    }{ $reason_is ->
        [given] {" "}({ $reason })
       *[none] {""}
    }
tournament-entry-letstand = The referee lets entry { $entry } stand{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-retracted = Entry { $entry } is taken back{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }
tournament-entry-corrected = Entry { $entry } should have been: { $to }{ $reason_is ->
        [given] {" "}({ $reason })
       *[none] {""}
    }
tournament-entry-inserted = Forgotten before entry { $before }: { $fact }{ $reason_is ->
        [given] {" "}({ $reason })
       *[none] {""}
    }

tournament-table = Table { $table }
tournament-table-seating = Table { $table }: { $players }
tournament-dealt = { $player } { ROLE($role) }
tournament-seat = { $duel ->
        [yes] { $player } ({ ROLE($role) }, after the final duel)
       *[no] { $in_play ->
            [yes] { $player } ({ ROLE($role) }, in play)
           *[no] { $player } ({ ROLE($role) }, out)
        }
    }
