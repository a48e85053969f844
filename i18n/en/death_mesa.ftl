# Death Mesa: reasons, things due, entries, what there is to see, and the names of its rules.

## Reasons

reason-black_against_traded = { $by } answers two cards traded for a Spook! with a black one. One reading: they are black, as every Spook! is, so only red answers them. The other: they have no suit, so the colour does not matter.
reason-juice_in_a_dry_spell = { $by } is bound by a Dry Spell and regains a life point by Blood Juice. One reading: it is no alcoholic drink, so it works. The other: it is drunk, so it gives nothing.
reason-sign_of_a_missed = { $by } wards Decay off with { CARD($card, form: "the") }, which the character lets serve as a Missed!. One reading: the sign has to be printed on the card. The other: what serves as a Missed! is one.
reason-range_to_a_ghost = { $by } shoots at the ghost of { $at }, at distance { $distance } with a reach of { $reach }. One reading: distance does not count among ghosts, so every shot gets there. The other: only the ghosts ignore it, the living do not.
reason-ghost_cannot_die = { $by } is a ghost and cannot die a second time.
reason-ghost_has_no_life = { $by } is a ghost: there are no life points to lose or regain.
reason-goods_are_buried = { $by } is a ghost: what lies buried is not played, so { CARD($card, form: "the") } is not either.
reason-no_burial_due = { $by } has nothing to bury now: cards are buried once, when their owner is eliminated.
reason-to_be_buried = { $by } is eliminated and nobody takes these cards: they are buried, not discarded.
reason-no_conjuring_due = { $by } has no cards of the Dead Men's Deck to draw now: a new ghost draws one, and two at the start of each turn.
reason-not_a_ghost = { $by } is alive: only ghosts draw cards of the Dead Men's Deck.
reason-over_ghost_limit = { $by } holds { $held } cards of the Dead Men's Deck at the end of the turn; a ghost keeps { $limit } at most.
reason-cannot_be_negated = { CARD($card, form: "the") } cannot be negated: { $by } discards against it in vain.
reason-cannot_trade = { $by } cannot trade two cards for { CARD($card, form: "the") }: a dead Deputy may for Warn, a dead Renegade for Spook!, nobody for anything else.
reason-colour_open = The card that { $by } answers stands for two others and has no suit of its own: no source says what colour negates it.
reason-colour_unseen = The suit of one of the two cards was not seen, so it is not known whether { $by } negates with the opposite colour.
reason-conscience_pricks = { $by } has a Guilty Conscience this turn and may not play { CARD($card, form: "the") }, which could hurt somebody.
reason-cost_unseen = A ghost whose role was not seen leaves open whether { $by } needs two further cards for this one ({ $paid } were discarded).
reason-dry_spell = { $by } is in a Dry Spell: the drink gives no life point.
reason-goods_for_the_living = What lies buried helps the living only, and comes out of a ghost's grave: { $by } takes nothing from { $of }.
reason-goods_rest = No card lets { $by } take anything from the buried goods of { $of } now.
reason-has_killed_nobody = { $at } has killed nobody as far as is known: a Guilty Conscience is for a living player who has.
reason-no_duel_to_lose = { $by } does not have to answer in any duel of ghosts now.
reason-not_for_such = { CARD($card, form: "the") } is not for { $at }: it says whether it is played at the living or at a ghost.
reason-not_redrawn = { $by } may not discard this for another card: only Desecrate Grave, Rob Grave and Syphon, and only while one team of ghosts is dead.
reason-nothing_to_negate = There is nothing that { $by } could negate now: it is done at once, before the card takes effect.
reason-nothing_to_shed = Nobody has played { CARD($card, form: "a") } at { $by }, who need not discard for it.
reason-nothing_works = { CARD($card, form: "the") } of { $by } does not take effect: it was not played, or it was negated.
reason-one_card_only = { $by } is bound by Ghost Stories and has played the one card of this turn: { CARD($card, form: "the") } is one too many.
reason-one_duel_only = There was a duel over { CARD($card, form: "the") } already: { $by } cannot begin another.
reason-only_renegades_step_in = { $by } is in this duel with neither side: only a dead Renegade may discard on behalf of one.
reason-other_side_answers = It is { $first } who has to answer in this duel, not { $by }.
reason-overpaid = { $by } discards { $paid ->
        [one] { $paid } further card
       *[other] { $paid } further cards
    } for { CARD($card, form: "the") }; it takes { $due }.
reason-own_card_negated = { $by } cannot negate a card of their own.
reason-same_colour = { $by } answers a card with one of the same colour: black is answered with red, and red with black.
reason-too_few_spirits = By the log { $by } holds { $held ->
        [0] no card
        [one] { $held } card
       *[other] { $held } cards
    } of the Dead Men's Deck and cannot have given { $count }.
reason-unpaid = { $by } discards { $paid ->
        [0] no further card
        [one] { $paid } further card
       *[other] { $paid } further cards
    } for { CARD($card, form: "the") }; it takes { $due }.
reason-wrong_targets = { $by } names another number of players than { CARD($card, form: "the") } is for.
reason-still_the_attacker = A Mirage of the ghost { $author } led the attack of { $of } to { $by }. One reading: it is still the attack of { $of }, with all that follows. The other: it is the ghost's now, without reward or penalty, and with nothing to take.
reason-paid_after_a_failure = { $by } plays a further card of the Dead Men's Deck, after one that was negated. One reading: every further card costs one, whatever became of the one before. The other, by a later patch of the designer: only after a card that succeeded.
reason-business_averted = Unfinished Business bangs { $by }. One reading: who is banged so may avert it as ever, with a Missed! or a Barrel. The other: { $by } is hit at once.
reason-led_out_of_reach = A Mirage leads the attack of { $by } to { $at }, who is out of reach. One reading: only the first target had to be within reach. The other: the attack has to reach { $at } too.
reason-life_on_clubs = { $by } gives a life point for Bad Moon Rising on clubs. One reading: clubs are as spades, with one card, so a life point may go in its place. The other: clubs take a card and nothing else.
reason-never_attacked = { $by } attacked nobody while alive, as far as a log that is full from the deal tells. One reading: { $at } may be chosen, whom { $by } has to see dead, as where the last attack hit several. The other: there is nobody to choose.
reason-possessed_duel = { $by } falls in a Duel that the ghost of { $author } had { $of } begin. One reading: the ghost plays the card, so it is the ghost's kill, without reward or penalty. The other: { $of } fought it and has killed { $by }.
reason-attack_unseen = Nobody noted whom { $by } attacked last while alive, so it is not known whether { $at } may be chosen.
reason-killer_unnoted = Nobody noted who eliminated { $of }, in whose memory { $by } shoots: a Bang! at the killer does not count, and a dead killer makes it one more.
reason-duel_in_the_wind = { $by } and { $at } are in The East Wind. One reading: a Duel bears no sign of a BANG! and takes one card. The other: any attack takes two.
reason-led_to_the_attacker = A Mirage never leads the attack to { $at }, whose attack it is.
reason-must_be_proven = { $by } chooses { $at } freely for Unfinished Business and has to prove that { $at } must die for that role to win: whether the proof holds is for the referee.
reason-no_seance = No Seance shows cards of { $by } to { $to } now.
reason-no_sign_of_a_bang = { $by } gives a second card for The East Wind only in an attack on the other one it binds, and only one with the sign of a BANG!.
reason-no_solo_attack = There is no attack on one player under way that { $by } could lead elsewhere.
reason-nobody_terrified = No Terrify of { $by } lays a card before { $of } sideways now.
reason-not_adjacent = { $at } is not the next living player on either side of { $seat }, whom the attack was aimed at.
reason-not_last_attacked = { $at } is not the one whom { $by } attacked last while alive.
reason-not_to_sacrifice = { CARD($card, form: "the") } before { $by } is not given up for Poltergeist: an active Dynamite does not count, and a Jail was played by another.
reason-nothing_to_regain = No card lies sideways before { $by } that goes back to the hand now: { CARD($card, form: "the") } stays.
reason-nothing_to_syphon = No Syphon lets { $by } steal from { $of } now.
reason-nothing_to_warn_of = { $at } owes no answer to an attack that a Missed! would avert: { $by } has nothing to warn of.
reason-only_cards_in_play = { CARD($card, form: "the") } is about cards in play: a card from the hand of { $by } is not given up for it.
reason-seance_goes_on = A Seance goes on: nothing else is done until { $by } has the cards back in hand.
reason-cannot_lie_there = { CARD($card, form: "the") } does not come into play before { $by }: only blue cards that go before oneself, one of a name, and one weapon.
reason-cannot_rise = { $by } does not rise: only a dead Renegade does who has killed the living Sheriff while others still live.
reason-nothing_to_dig = { $by } has not risen and digs nothing up.
reason-scofflaw_first = Nobody has won: { $by } killed the Sheriff as a dead Renegade and rises in the Sheriff's place.
reason-scofflaw_unnoted = Nobody noted who eliminated the Sheriff, { $seat }: a dead Renegade who did rises in the Sheriff's place, else the game ends in the ordinary way.
reason-not_in_the_goods = By the log { $of } has { $held ->
        [0] no card
        [one] { $held } card
       *[other] { $held } cards
    } buried, and not what { $by } is said to have taken.
reason-cannot_be_played = { CARD($card, form: "the") } cannot be played by itself: { $by } gives it back.
reason-nobody_possessed = No Possess lets { $by } play a card out of the hand of { $of } now.
reason-no_such_spirit = { CARD($card, form: "the") } of { $by } is no card of the Dead Men's Deck that this game is played with.
reason-too_few_left = By the log the Dead Men's Deck holds { $left ->
        [0] no card
        [one] { $left } card
       *[other] { $left } cards
    }, and { $by } cannot draw { $count }.

## What is due

touch-may_haunt = { $by } may play ghost cards{ $over ->
        [0] {" "}or end the turn
       *[other] {"; "}{ $over } more than may be kept
    }.
app-may_haunt = { $by } may play ghost cards{ $over ->
        [0] , or
       *[other] {"; "}{ $over } more than may be kept
    }
may-haunt = { $by } may play a card of the Dead Men's Deck: haunt CARD
may-trade = { $by } may play two cards of the Dead Men's Deck as another one: trade CARD
may-shed = { $by } holds more cards of the Dead Men's Deck than may be kept, and may discard: shed CARD
owed-exchange = { $by } gives two cards as { CARD($card, form: "a") } for { $other }
    .short = { $by } gives two cards as { CARD($card, form: "a") }
owed-role = { $by } shows a role that is not noted yet
    .short = { $by } shows a role that is not noted yet
owed-bury = { $by } buries hand and cards in play
    .short = { $by } buries hand and cards in play
owed-conjure = { $by } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the Dead Men's Deck
    .short = { $by } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the Dead Men's Deck
step-conjure = drawing from the Dead Men's Deck
owed-works = { CARD($card, form: "the") } of { $by } takes effect
    .short = { CARD($card, form: "the") } of { $by } takes effect
owed-counter = { $by } answers in the duel over { CARD($card, form: "the") }
    .short = { $by } answers in the duel over { CARD($card, form: "the") }
owed-exhume = { $card ->
        [heart_bonus] { $by } may give one of the buried goods to a living player
       *[other] { $by } takes buried goods for { CARD($card, form: "the") } ({ $count })
    }
    .short = { $card ->
        [heart_bonus] { $by } may give one of the buried goods to a living player
       *[other] { $by } takes buried goods for { CARD($card, form: "the") } ({ $count })
    }
owed-shed = { $by } discards from the Dead Men's Deck for { CARD($card, form: "the") } ({ $count })
    .short = { $by } discards from the Dead Men's Deck for { CARD($card, form: "the") } ({ $count })
owed-sacrifice = { $by } discards for { CARD($card, form: "the") } or loses a life point
    .short = { $by } discards for { CARD($card, form: "the") } or loses a life point
owed-ward = { $by } wards off { CARD($card, form: "the") } with a Missed!
    .short = { $by } wards off { CARD($card, form: "the") } with a Missed!
owed-syphon = { $by } steals a card of { $other }
    .short = { $by } steals a card of the other ghost
owed-terrify = { $by } lays a card of { $other } sideways
    .short = { $by } lays a card sideways
owed-regain = { $by } takes { CARD($card, form: "the") } back into the hand
    .short = { $by } takes { CARD($card, form: "the") } back into the hand
owed-unveil = { $by } shows { $count } cards of the hand for { CARD($card, form: "the") }
    .short = { $by } shows { $count } cards of the hand for { CARD($card, form: "the") }
owed-rise = { $by } rises and becomes Sheriff
    .short = { $by } rises and becomes Sheriff
owed-dig = { $by } digs up the buried goods
    .short = { $by } digs up the buried goods
owed-possess = { $by } plays a card out of the hand of { $other }
    .short = { $by } plays a card out of the hand of the possessed player
owed-reshuffle = The Dead Men's Deck is too small: its discards are shuffled into it
    .short = The Dead Men's Deck is too small: its discards are shuffled into it

## Entries

entry-buried = { $by } buries hand and cards in play{ $seen_is ->
        [given] {": "}{ $seen }
       *[none] {""}
    }
entry-conjured = { $by } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the Dead Men's Deck{ $spirits_is ->
        [given] {": "}{ $spirits }
       *[none] {""}
    }
entry-shed = { $by } discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the Dead Men's Deck{ $cause ->
        [limit] {""}
       *[other] {" "}for { CARD($cause, form: "the") }
    }{ $spirits_is ->
        [given] {": "}{ $spirits }
       *[none] {""}
    }

card-bad_moon_rising = Bad Moon Rising
    .a = Bad Moon Rising
    .the = Bad Moon Rising
card-blood_juice = Blood Juice
    .a = Blood Juice
    .the = Blood Juice
card-cemetery = Cemetery
    .a = Cemetery
    .the = Cemetery
card-curse = Curse
    .a = Curse
    .the = Curse
card-death_and_taxes = Death and Taxes
    .a = Death and Taxes
    .the = Death and Taxes
card-decay = Decay
    .a = Decay
    .the = Decay
card-desecrate_grave = Desecrate Grave
    .a = Desecrate Grave
    .the = Desecrate Grave
card-dry_spell = Dry Spell
    .a = Dry Spell
    .the = Dry Spell
card-ghost_stories = Ghost Stories
    .a = Ghost Stories
    .the = Ghost Stories
card-guilty_conscience = Guilty Conscience
    .a = Guilty Conscience
    .the = Guilty Conscience
card-hidden_stash = Hidden Stash
    .a = Hidden Stash
    .the = Hidden Stash
card-in_memoriam = In Memoriam
    .a = In Memoriam
    .the = In Memoriam
card-last_testament = Last Testament
    .a = Last Testament
    .the = Last Testament
card-mirage = Mirage
    .a = Mirage
    .the = Mirage
card-nightmare = Nightmare
    .a = Nightmare
    .the = Nightmare
card-poltergeist = Poltergeist
    .a = Poltergeist
    .the = Poltergeist
card-possess = Possess
    .a = Possess
    .the = Possess
card-proper_burial = Proper Burial
    .a = Proper Burial
    .the = Proper Burial
card-rob_grave = Rob Grave
    .a = Rob Grave
    .the = Rob Grave
card-seance = Seance
    .a = Seance
    .the = Seance
card-spook = Spook!
    .a = Spook!
    .the = Spook!
card-syphon = Syphon
    .a = Syphon
    .the = Syphon
card-terrify = Terrify
    .a = Terrify
    .the = Terrify
card-the_east_wind = The East Wind
    .a = The East Wind
    .the = The East Wind
card-unfinished_business = Unfinished Business
    .a = Unfinished Business
    .the = Unfinished Business
card-warn = Warn
    .a = Warn
    .the = Warn
entry-haunted = { $by } plays { CARD($spirit, $spirit_face, form: "the") }{ $at_is ->
        [nobody] {""}
       *[other] {" "}at { $at }
    }{ $traded ->
        [yes] {" "}for two cards
       *[no] {""}
    }{ $paid ->
        [0] {""}
       *[other] {" "}and discards { $paid } more
    }{ $spirits_is ->
        [given] {": "}{ $spirits }
       *[none] {""}
    }
entry-negated = { $by } discards { CARD($spirit, $spirit_face, form: "the") } against it{ $of_is ->
        [nobody] {""}
       *[other] {" "}on behalf of { $of }
    }
entry-yielded = { $by } gives up the duel of ghosts
entry-worked = { CARD($cause, form: "the") } of { $by } takes effect
entry-exhumed = { $by } takes { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the buried goods of { $of }{ $seen_is ->
        [given] {": "}{ $seen }
       *[none] {""}
    }
card-redraw = a new card
    .a = a new card
    .the = a new card
card-spade_bonus = the spade played
    .a = the spade played
    .the = the spade played
card-heart_bonus = the heart played
    .a = the heart played
    .the = the heart played
entry-syphoned = { $by } steals from { $of } a card of the { $goods ->
        [yes] buried goods
       *[no] hand
    }
entry-terrified = { $by } lays { CARD($card, $card_face, form: "the") } of { $of } sideways
entry-regained = { $by } takes { CARD($card, $card_face, form: "the") } back into the hand
entry-unveiled = { $by } shows cards of the hand to { $to }
entry-risen = { $by } rises and becomes Sheriff
entry-dugup = { $by } digs up the buried goods{ $cards_is ->
        [given] {", in play: "}{ $cards }
       *[none] {""}
    }
card-scofflaw = Scofflaw
    .a = Scofflaw
    .the = Scofflaw
entry-possessed = { $by } plays { CARD($card, $card_face, form: "the") } of { $of }{ $at_is ->
        [nobody] {""}
       *[other] {" "}at { $at }
    }{ $back ->
        [yes] {" "}(it goes back)
       *[no] {""}
    }
card-burial = the burial
    .a = the burial
    .the = the burial
card-risen = living again
    .a = living again
    .the = living again
entry-composed = The Dead Men's Deck of this game is told
entry-reshuffled = The discards of the Dead Men's Deck are shuffled

## To look at

panel-ghosts = { $by }: { $held ->
        [one] { $held } ghost card
       *[other] { $held } ghost cards
    }{ $cards_is ->
        [given] {": "}{ $cards }
       *[none] {""}
    }
panel-goods = Buried goods of { $by }: { $held }{ $cards_is ->
        [given] , among them { $cards }
       *[none] {""}
    }
panel-glimpses = { $by } knows these cards of { $of }: { $cards }
panel-lasting = { $by } is bound by { CARD($card, form: "the") } of { $of }
panel-passages = { $way ->
        [in] Into the grave of
       *[out] Out of the grave of
    } { $by }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ CARD($card) })
panel-dead_mens_deck = Dead Men's Deck: { $left } left, { $count } discarded

## Rules

rule-death_mesa-ghosts_draw_their_own_cards = a ghost draws from the Dead Men's Deck
rule-death_mesa-he_discards_of_that_deck = a ghost discards of the Dead Men's Deck
rule-death_mesa-over_his_limit = a ghost keeps two cards
rule-death_mesa-ghosts_haunt = ghosts play from the Dead Men's Deck
rule-death_mesa-the_ghost_who_led_it = the ghost who led the attack by a Mirage
rule-death_mesa-ghosts_act = ghosts keep taking turns
rule-death_mesa-two_cards_as_a_spook = a dead Renegade trades two cards for a Spook!
rule-death_mesa-a_ghost_has_no_ability = a ghost has no ability
rule-death_mesa-a_ghost_has_no_life_points = a ghost has no life points
rule-death_mesa-the_ghost_whose_turn_it_is = played by a ghost out of that hand
rule-death_mesa-goods_are_not_counted = buried goods are no hand
rule-death_mesa-a_lone_team_pays_two = one team of ghosts only: two cards more
rule-death_mesa-royal_cards_are_free = a royal card
rule-death_mesa-further_cards_cost_one = a further card of the turn
rule-death_mesa-nothing_to_take_from_a_ghost = nothing to take from a ghost
rule-death_mesa-no_drink_heals = Dry Spell
rule-death_mesa-a_nightmare_takes_the_ability = Nightmare
rule-death_mesa-one_card_less = Death and Taxes
rule-death_mesa-nothing_left_to_draw = Death and Taxes: no card left to draw
rule-death_mesa-shown_to_him = known by a Seance, a Last Testament or a Curse
rule-death_mesa-one_more_for_a_dead_killer = In Memoriam, the killer is dead
rule-death_mesa-a_card_laid_sideways_does_nothing = Terrify
rule-death_mesa-a_scofflaw_or_none = Scofflaw or not: nobody noted who killed the Sheriff
rule-death_mesa-nobody_has_won_before_he_rises = Scofflaw: a dead Renegade rises
rule-death_mesa-the_game_goes_on = Scofflaw: the game goes on
rule-death_mesa-vengeance = Vengeance of a dead Renegade
rule-death_mesa-the_avenger_wins_dead = Vengeance wins dead
rule-death_mesa-a_shared_show_down = shared show-down
rule-death_mesa-the_renegade_shares_it = shared show-down: the Renegade wins too

## Options

option-further_card = A ghost's further cards
option-further_card-every = each costs a card
option-further_card-after_success = a card after a success
option-lone_ghost = One team of ghosts
option-lone_ghost-two_cards = pays two cards more
option-lone_ghost-royal = royal cards are free
option-hidden_stash = Hidden Stash
option-hidden_stash-deck = from the deck
option-hidden_stash-goods = from the buried goods
option-last_testament = Last Testament
option-last_testament-giving = gives a card
option-last_testament-drawing = draws one as well
option-bad_moon = Bad Moon Rising
option-bad_moon-all = all the living
option-bad_moon-one = one player
option-bad_moon_hearts = Bad Moon Rising on hearts
option-bad_moon_hearts-draw = a card each
option-bad_moon_hearts-nothing = nothing
option-unfinished = Unfinished Business
option-unfinished-last = the last one attacked
option-unfinished-any = anyone attacked
option-showdown = Sheriff and Renegade alone
option-showdown-printed = as printed
option-showdown-shared = may be shared
reason-need_not_die = { $by } chooses { $at }, who certainly need not die for the side of { $by } to win: Unfinished Business is not for { $at }.
reason-could_be_played = { $by } gives { CARD($card, form: "the") } back to { $of }, but it could have been played: only a card that cannot be played goes back.
reason-one_card_in_the_wind = { $by } and { $at } are in The East Wind, and { $by } holds one card only: attacking takes two.
reason-out_of_another_hand = { $by } takes the card for { CARD($card, form: "the") } out of the hand of { $of }, and from nowhere else.
reason-other_takes_first = { $first } takes a card of the open graves before { $by }: the one chosen first, then clockwise, and nobody is left out.
reason-discarded_or_used = { $by } is bound by Ghost Stories and discards two cards for a life point. One reading: who discards cards neither plays nor uses them. The other: the ability uses two cards, and one is all that may be used this turn.
reason-shed_within_limit = { $by } discards { $count } of { $held } cards, and the limit is { $limit }. One reading: a ghost discards only what is over it, as the living do. The other: nothing forbids discarding more.
