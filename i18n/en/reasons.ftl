# Why a play is irregular, without effect, unclear or for the referee: one sentence a key.
# $by acts; each argument that names a player comes with `_is`: nobody, self (the same as $by) or other.
# `.unclear` is what is said where the verdict is unclear; without it `reason-unclear` is put around the sentence.

## What is said around a reason

reason-unclear = Perhaps: { $sentence }
reason-open-allowed = { $sentence } No source decides it; it is judged by the recommended reading: allowed. For the other one type: house forbid { $key }
reason-open-forbidden = { $sentence } No source decides it; it is judged by the recommended reading: not allowed. For the other one type: house allow { $key }
reason-house-allowed = { $sentence } Allowed at this table by house rule{ $precedent_is ->
        [given] {" "}{ $precedent }
       *[none] {""}
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }.
reason-house-forbidden = { $sentence } Not allowed at this table by house rule{ $precedent_is ->
        [given] {" "}{ $precedent }
       *[none] {""}
    }{ $reason_is ->
        [given] : { $reason }
       *[none] {""}
    }.

## Turn and phases

reason-player_out = { $by } is out of the game and does nothing more.
reason-wrong_seat_begins = The next turn is { $due }'s, not { $by }'s.
reason-turn_not_over = By the log the turn of { $by } is not over yet: its end was not noted.
reason-not_your_turn = { $turn_is ->
        [self] The turn of { $by } is already over.
        [nobody] No turn has begun yet, so not { $by }'s either.
       *[other] It is { $turn }'s turn, not { $by }'s.
    }
reason-before_drawing = By the log phase 1 of { $by }'s turn, drawing, is not finished yet; cards are played after it.
reason-step_skipped = By the log { $by } has skipped a step of the turn: { $steps }.
reason-must_skip_turn = { $by } stays in Jail and skips this turn.
reason-after_discarding = { $by } has already discarded; after that nothing more is played.
reason-over_hand_limit = { $by } ends the turn with { $held ->
        [one] { $held } card
       *[other] { $held } cards
    } in hand; the limit is { $limit }.
reason-discards_unlogged = { $by } had { $hand } cards in hand, and the limit is { $most }: the { $count ->
        [one] card that had to be discarded was
       *[other] { $count } cards that had to be discarded were
    } not noted either.
reason-discard_within_limit = { $by } discards { $count } with { $held ->
        [one] { $held } card
       *[other] { $held } cards
    } in hand; only what is above the limit of { $limit } may go.

## Drawing and turning up

reason-no_draw_due = { $other_is ->
        [other] { $author_is ->
            [self] { $other } was { ROLE($role) }: a reward is only for whoever eliminates an Outlaw.{ $penalised ->
                [yes] {" "}A Sheriff who eliminates a Deputy discards all cards.
               *[no] {""}
            }
            [nobody] Nobody eliminated { $other }, so nobody has a reward.
           *[other] { $author } eliminated { $other }, so { $by } has no reward.
        }
       *[nobody] { $by } has no card to draw now.
    }
reason-wrong_draw_count = { $by } draws { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }; it should be { $due }.
reason-wrong_draw_source = { $by } may not draw { $source ->
        [hand] from another player's hand
        [discards] from the discards
       *[deck] from the deck
    } here.
reason-deck_not_empty = By the log the deck still holds { $left ->
        [one] { $left } card
       *[other] { $left } cards
    }; it is turned over only when it is empty.
reason-nothing_to_flip = { $by } has no draw! to make now for { CARD($card, form: "the") }.
reason-dynamite_first = { $by } has to draw! for Dynamite first, then for Jail.
reason-pass_wrong_seat = The Dynamite of { $by } goes to { $due }, not to { $to }.

## Distance, targets, the Bang! limit

reason-out_of_reach = { $by } sees { $at } at distance { $distance }; with { CARD($card, form: "the") } the reach is { $reach }.
reason-second_bang = { $by } has already played { $played ->
        [one] { $played } Bang!
       *[other] { $played } Bang! cards
    } this turn; the limit is { $limit }.
reason-played_late = It is { $turn }'s turn, who has played nothing yet. If { $by } played this before that turn began, log it before that: insert, the number of that entry, and the line.
reason-volcanic_unlogged = { $by } has played { $played } Bang! this turn, with a limit of { $limit }, and holds a Volcanic: if it was put down before this one, log that first.
reason-bangs_unlogged = Not all of { $by }'s turn was logged: with a limit of { $limit } this may be one Bang! too many.
    .unclear = { reason-bangs_unlogged }
reason-turn_unlogged = Something went unlogged since { $turn } was on turn: whose turn it is has to be known to judge this.
    .unclear = { reason-turn_unlogged }
reason-needs_target = { $by } plays { CARD($card, form: "a") }: one player must be named as the target.
reason-own_target = { $by } plays { CARD($card, form: "a") }: it is aimed at another player, never at oneself.
reason-target_out = { $at } is out of the game and can no longer be aimed at.
reason-wrong_target = The card of { $by } was aimed at { $at }: only { $at } loses a card to it.
reason-not_playable = { $by } plays { CARD($card, form: "a") }: that card only serves as an answer.
reason-one_card_turned = For a draw! of { $by } { $due } cards are turned up, and only one was noted.
reason-lacks_ability = Only { CHARACTER($ability) } can do this; { $by } does not have that ability.
reason-too_early = { $by } acts on the ability of { CHARACTER($ability) } while { CARD($card, form: "the") } is under way: an ability waits until the card is over for everybody.

## Answers and life points

reason-wrong_responder = { $by } is not asked: the answer is awaited from { $asked }.
reason-nothing_to_answer = By the log there is nothing for { $by } to answer.
reason-answer_not_allowed = { $by } answers { CARD($against, form: "the") } with { CARD($card, form: "a") }: { CARD($wanted, form: "a") } is needed there.
reason-no_barrel = { $card ->
        [jourdonnais] { $by } does not have the ability of Jourdonnais to draw! against a shot.
       *[other] { $by } has no { CARD($card) } in play.
    }
reason-barrel_used = { $card ->
        [jourdonnais] { $by } has already made the draw! by special ability against this shot.
       *[other] { $by } has already made the draw! for { CARD($card, form: "the") } against this shot.
    }
reason-no_loss_due = By the log nothing under way costs { $by } a life point.
reason-no_gain_due = Nothing gives { $by } a life point now.
reason-wrong_amount = { $what ->
        [life] For { $by } the log says { $count ->
            [one] { $count } life point
           *[other] { $count } life points
        }; it should be { $due }.
        [cards] For { $by } the log says { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }; it should be { $due }.
       *[other] For { $by } the log says { $count }; it should be { $due }.
    }
reason-nothing_given_up = { $by } discards no card: nothing comes of it.
reason-wrong_author = { $due_is ->
        [nobody] What { $by } suffers is nobody's doing; the log says { $author }.
       *[other] What { $by } suffers comes from { $due }; the log says { $author }.
    }
reason-above_maximum = { $by } cannot have more than { $most ->
        [one] { $most } life point
       *[other] { $most } life points
    }.
reason-full_life = { $card ->
        [saloon] Everybody has full life: the Saloon of { $by } has no effect.
        [sid_ketchum] { $by } has full life: discarding two cards has no effect.
       *[other] { $by } has full life: { CARD($card, form: "the") } has no effect.
    }
reason-beer_two_left = With only two players left the Beer of { $by } has no effect.
reason-beer_out_of_turn = Out of turn a Beer is played only on losing the last life point; that is not so for { $by }.
reason-only_for_oneself = { $by } plays { CARD($card, form: "a") }: it only works for oneself.

## Taking and choosing cards

reason-not_entitled = Nothing entitles { $by } to do this now.
reason-out_of_order = { $by } is too early: { $first } comes first.
reason-card_not_there = What is taken does not lie before { $by }: { CARD($card, form: "a") }.
reason-nothing_to_take = { $at } has no card, in hand or in play. One reading: { $by } may play { CARD($card, form: "the") }, and it has no effect. The other: without a card to lose { $at } cannot be the target.
reason-own_cards = { $by } aims { CARD($card, form: "the") } at cards of their own. One reading: nothing forbids it, so a Jail or Dynamite of one's own may go. The other: it works on other players' cards only, as the championship has it.

## Cards in play

reason-same_card_in_play = { $by } already has { CARD($card, form: "a") } in play; nobody has two cards of one name.
reason-second_weapon = Two weapons lie before { $by }, { CARD($card, form: "the") } among them; a player has only one weapon in play.
reason-only_before_oneself = { $by } plays { CARD($card, form: "a") }: it goes before oneself only.
reason-jail_on_self = Jail goes before another player, never before the one who plays it, as { $by } does.
reason-jail_on_sheriff = { $at } is the Sheriff and cannot be put in Jail.
reason-nothing_to_drop = Nothing makes { CARD($card, form: "the") } of { $by } leave its place.
reason-does_nothing_now = { $by } uses { CARD($card, form: "the") } from play, but no card before { $by } works now.
reason-waits_a_turn = { $by } uses { CARD($card, form: "the") } in the turn in which it was put down: it waits for a later one.
reason-only_from_hand = { $by } gives { CARD($card, form: "the") } out of play: that card is given out of the hand.
reason-only_from_play = { $by } gives { CARD($card, form: "the") } from the hand: that card has to lie before its player first.
reason-cannot_pay = { $by } holds too few cards for { CARD($card, form: "the") }: it costs { $count ->
        [one] another card
       *[other] { $count } other cards
    }.
reason-nothing_to_pay = Nothing asks { $by } to give up these cards for { CARD($card, form: "the") }.

## Elimination

reason-still_alive = { $by } still has { $life ->
        [one] { $life } life point
       *[other] { $life } life points
    } and is not eliminated.
reason-no_forfeit_due = Nothing makes { $by } give up all cards.
reason-wrong_recipient = The cards of { $by } go { $due_is ->
        [nobody] to the discards
       *[other] to { $due }
    }, not { $to_is ->
        [nobody] to the discards
       *[other] to { $to }
    }.
reason-reward_in_mid_card = { $by } draws the reward while { CARD($card, form: "the") } still asks others. One reading: reward and penalty belong to the elimination and come at once. The other: they wait, like an ability, until the card is over for everybody.
reason-wound_in_mid_card = { $by } draws by the ability of { CHARACTER($ability) } while { CARD($card, form: "the") } still asks others. One reading: the card belongs to the life point lost and is drawn at once. The other: an ability waits until the card is over for everybody.
reason-refill_in_mid_card = { $by } draws by the ability of { CHARACTER($ability) } while { CARD($card, form: "the") } is under way. One reading: the hand is empty, so a card is drawn at once. The other: the hand counts only when the card is over for everybody. If she drew after that and it was only noted early, nothing was done wrong: log it after the last answer.
reason-spoils_in_mid_card = { $by } takes the cards of the eliminated while { CARD($card, form: "the") } still asks others. One reading: they change hands with the elimination. The other: an ability waits until the card is over for everybody; until then they lie aside.
reason-ability_before_rescue = { $by } has fallen and not been saved yet. One reading: the ability of { CHARACTER($ability) } works at once, so that a card drawn may save { $by }. The other: only who survives has it, so Beers already in hand come first.
reason-ability_after_rescue = { $by } lost the last life point and was saved. One reading: a life point was lost, so the ability of { CHARACTER($ability) } works. The other: the rescue made it good, so it does not.

## The end of the game, and its beginning

reason-not_won_yet = The log says that the game is won by { SIDE($side) }, but it is not decided yet.
reason-winner_unseen = The role of the last one left was not seen: whether the game is won by { SIDE($side) } is not certain.
    .unclear = { reason-winner_unseen }
reason-wrong_winner = The game is won by { SIDE($due) }, not by { SIDE($side) }.
reason-winner_in_mid_card = { CARD($card) } still asks { $seats }. One reading: the game is over at once, won by { SIDE($side) }. The other, recommended: the card is completed first, and whoever has reached his goal then has won.
reason-winner_moment = The moment decides who wins. One reading: the game ends at once, won by { SIDE($at_once) }. The other: the card under way is completed first, and the game is won by { SIDE($after) }.
reason-game_over = The game is already over, won by { SIDE($side) }.
reason-no_roles_for_so_many = There are no roles for { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    } in this game.
reason-role_mix = The roles do not fit this number of players: { $roles }.

## What is not known, and what the log leaves in doubt

reason-entry_lost = What was logged here cannot be read any more: the store is damaged in this place.
reason-said_lost = What was said of this entry when it was logged cannot be read any more: the store is damaged in this place.
reason-passed_over = Play went on, but this was not logged: { $items }{ $holders_is ->
        [given] ; until then the hand of { $holders } is uncertain
       *[none] {""}
    }
reason-character_unknown = The character of { $seats } is not known, and the verdict depends on it.
    .unclear = { reason-character_unknown }
reason-role_unseen = The role of the eliminated player was not seen: whether a reward or a penalty follows for { $by } is not certain.
    .unclear = { reason-role_unseen }
reason-character_twice = At the table more than once: { $characters }.
reason-opening_hand = Before any turn { $by } is said to hold { $held ->
        [one] { $held } card
       *[other] { $held } cards
    }, but only { $due } are dealt.
reason-opening_named = At the opening { $by } is said to hold { $held ->
        [0] no card
        [one] { $held } card
       *[other] { $held } cards
    }, but { $count ->
        [one] { $count } is named
       *[other] { $count } are named
    }.
reason-opening_life = At the opening { $by } is said to have { $life } life points, of { $most } at most.
reason-opening_copies = At the opening { CARD($card, $face) } is named { $count } times; the deck holds { $copies }.
reason-opening_cards = At the opening there are { $count } cards, but the deck consists of { $whole }.
reason-role_differs = { $by } shows the role { ROLE($role) }, but { ROLE($known) } was noted.
reason-role_not_left = { $by } shows the role { ROLE($role) }, but all of these are known of others already; what is left is { $roles }.
reason-discards_empty = The discards hold fewer cards than { $by } is said to have taken from them.
reason-not_on_the_discards = By the log { CARD($card, $face) } does not lie on top of the discards.
reason-no_card_in_hand = By the log { $by } has { $held ->
        [0] no card
        [one] only { $held } card
       *[other] only { $held } cards
    } in hand; { $count } would be needed.
reason-not_in_known_hand = By the log every card in { $by }'s hand is known, and no { CARD($card) } is among them.
reason-card_elsewhere = By the log all copies of { CARD($card, $face) } ({ $copies }) have been seen elsewhere since the deck was last turned over.
reason-no_such_card = No card of this game is { CARD($card, $face, form: "a") }.
reason-rank_not_told = What comes of the draw! of { $by } cannot be told by the suit alone: { CARD($card) }, { $face }.

## Steps of a turn

step-draw = drawing cards
step-show = showing the second card drawn
step-putback = putting a card back on the deck
step-flip = the draw! for { CARD($card, form: "the") }
