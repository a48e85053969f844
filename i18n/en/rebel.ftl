# The Rebel!: reasons, things due, entries and the names of its rules.

## Reasons

reason-dynamite_again = The new Sheriff { $by } draws! for Dynamite in the new turn. One reading: it is a whole new turn, so there is a draw! for it. The other: the turn begins from phase 1, and the draw! comes before that.
reason-penalty_after_the_rebel = { $by } gives up all cards for a Deputy, and the Rebel! whose role lies open is out of the game. One reading: nothing protects the Sheriff any more. The other: once the role was turned up, no Deputy costs the Sheriff anything.
reason-only_the_rebel_reveals = { $by } turns up a role: only the Rebel! has the right to do that.
reason-reveal_moment = { $by } may turn up the Rebel! only in their own turn, after drawing and before the first card is played.
reason-already_shown = { $by }'s role already lies open: turning it up has no effect.
reason-rebel_elsewhere = { $by } comes forward as the Rebel!, but by the log that is { $seat }.
reason-sheriff_lives = The Sheriff ({ $seat }) is still in the game: without the Sheriff's elimination there is no Revolution for { $by }.
reason-not_the_rebel = { $by } is not the Rebel! and does not take the Sheriff's place.
reason-not_in_his_turn = The Sheriff was eliminated in the turn of { $turn }, not in that of { $by }: there is no Revolution.
reason-by_another_hand = The Sheriff was eliminated in the turn of the Rebel! ({ $by }), but not by their hand. One reading: it happened during the Rebel!'s turn, so the Revolution follows. The other: the Rebel! must do it alone, so the game ends in the ordinary way.
reason-killer_unseen = Nobody saw whether { $by }, who eliminated the Sheriff, is the Rebel!: if so a Revolution follows, if not the game ends in the ordinary way.
reason-sheriffs_killer_unnoted = Nobody noted who eliminated the Sheriff, { $seat }: by the Rebel! a Revolution follows, else the game ends in the ordinary way.
reason-law_has_won = All Outlaws and Renegades were eliminated before the Sheriff: the law has won, and there is no Revolution for { $by }.
reason-card_under_way = First { CARD($card, form: "the") } is brought to its end; the Revolution of { $by } comes after it.
reason-turn_broken_off = The Revolution broke off the turn of { $by }: the hand is kept, and a new turn begins from phase 1.
reason-jail_on_new_sheriff = { $at } became Sheriff by Revolution, and since then cannot be put in Jail.
reason-penalty_suspended = While a revealed Rebel! lives, { $by } as the original Sheriff loses no cards for killing a Deputy.
reason-penalty_before_revolution = { $by } was not yet Sheriff when the Deputy was eliminated, and loses no cards for it.
reason-no_such_event = { $event ->
        [ghost_town] Ghost Town
        [dead_man] Dead Man
       *[other] An event card
    } was turned up, but by the options of this game that card is in no deck on the table.
reason-cannot_return = { $by } cannot come back now: only Dead Man brings back the first player eliminated, at the beginning of that player's turn.
reason-ghost_drinks = { $by } is a ghost and has no life points: the Beer has no effect.

## What is due

owed-reveal = { $by } turns up the Rebel!
    .short = { $by } turns up the Rebel!
owed-revolution = Revolution: { $by } becomes Sheriff
    .short = { $by } becomes Sheriff by Revolution
owed-event = { $by } takes the event deck and turns up the next card
    .short = { $by } turns up the next event card
owed-return = Dead Man: { $by } comes back with two life points
    .short = { $by } comes back as the Dead Man

## Entries

entry-roleshown = { $by } turns up the role
entry-revolution = Revolution: { $by } becomes Sheriff
entry-eventturned = { $event ->
        [ghost_town] Event: Ghost Town
        [dead_man] Event: Dead Man
        [none] Event: no card is left
       *[other] Event: another card
    }

card-revolution = Revolution
    .a = Revolution
    .the = the Revolution
card-dead_man = Dead Man
    .a = Dead Man
    .the = Dead Man
step-return = coming back

## To look at

panel-event = { $event ->
        [ghost_town] Event: Ghost Town
        [dead_man] Event: Dead Man
       *[other] Event: another card
    }
panel-revolution = Revolution: { $by } became Sheriff

## Rules

rule-rebel-once_the_rebel_is_gone = the penalty again once the Rebel! is dead
rule-rebel-not_for_other_numbers = no game with the Rebel! for so many
rule-rebel-four_with_the_rebel = four with the Rebel!
rule-rebel-six_with_the_rebel = six with the Rebel!
rule-rebel-eight_with_the_rebel = eight with the Rebel!
rule-rebel-nine_with_the_rebel = nine with the Rebel!
rule-rebel-ten_with_the_rebel = ten with the Rebel!
rule-rebel-the_new_sheriff_begins_anew = new turn after the Revolution
rule-rebel-all_cards_are_kept = hand kept after the Revolution
rule-rebel-no_penalty_against_an_open_rebel = a revealed Rebel! lives
rule-rebel-turns_come_to_ghosts = Ghost Town: turns for the eliminated
rule-rebel-a_ghost_acts = Ghost Town: the ghost plays
rule-rebel-a_ghost_is_asked = Ghost Town: the ghost is asked
rule-rebel-a_ghost_is_in_the_way = Ghost Town: the ghost counts
rule-rebel-a_ghost_draws_three = Ghost Town: one card more
rule-rebel-a_ghost_has_no_limit = Ghost Town: no hand limit
rule-rebel-a_ghost_has_no_life = Ghost Town: no life points
rule-rebel-a_turn_for_the_dead_man = Dead Man: a turn for the first one eliminated
rule-rebel-the_dead_man_acts = Dead Man: the first one eliminated plays
rule-rebel-not_before_he_is_back = Dead Man: not in the game yet
rule-rebel-he_comes_back_first = Dead Man: back in the game
rule-rebel-nobody_before_the_revolution = a Revolution comes first
rule-rebel-the_game_goes_on = the Revolution lets the game go on
rule-rebel-a_revolution_or_none = Revolution or not: for the referee
rule-rebel-the_rebel_never_wins = the Rebel! does not win
rule-rebel-deputies_of_the_fallen_sheriff = eliminated before the Revolution
