# What went wrong outside the rules: what, where, and what to do. A key without a message of its own is said by its kind.

error-at = { $place_is ->
        [file] { $file }: { $sentence }
        [line] Line { $line }: { $sentence }
       *[both] { $file }, line { $line }: { $sentence }
    }
error-detail = { $sentence } ({ $detail })

## A line of shorthand

error-nothing_typed = Nothing was typed. Type what happened, such as: bang { $another }.
error-nothing_said = What did { $player } do? Type it after the name, such as: { $player } beer.
error-line_too_long = The line is longer than { $longest } characters. Write it as several lines.
error-open_quote = A quotation mark is not closed: “{ $word }”. Put " on both sides of the name.
error-unknown_word = “{ $word }” has no meaning here. Check the spelling, or look it up in the help.
error-no_role_or_character = “{ $word }” is neither a role nor a character of this game, or the second of one kind. Type NAME:ROLE:CHARACTER, each by its beginning, or ? where it is not known.
error-read_so_far = Read up to there: “{ $read }”; nothing is logged.
error-line_before = The line before it, “{ $refused }”, was not logged either: type that one in other words first.
error-lines_behind = { $count ->
        [one] The line behind it was not read: type it again afterwards.
       *[other] The { $count } lines behind it were not read: type them again afterwards.
    }
error-after_refused = “{ $word }” does not fit what is logged, and the line before it, “{ $refused }”, was not logged. Type that one in other words first. If “{ $word }” holds without it, type it once more.
error-unread = { $read_is ->
        [given] “{ $word }” has no meaning here. Say it otherwise, or leave it out.
       *[none] “{ $word }” has no meaning here. Type who did what, such as: { $one } bang { $another }, { $another } missed, { $another } hit, { $one } draw 2, { $one } end.
    }
error-not_laid = This card does not stay on the table, so nobody lays it down. Type it alone, such as: { $one } { $card }.
error-word_near = “{ $word }” has no meaning here. Do you mean { $choices }? Type that.
error-word_ambiguous = “{ $word }” can mean { $choices }. Type more of the word.
error-whose_card = “{ $word }” can be played by either: { $choices }. Type whose it is.
error-whose_hand = “{ $word }”: by the log { $player } did not have that card. Whose was it: { $choices }? Type which.
error-which_counts = “{ $word }”: which of the two counts? { $choices }. Type it first, with “over” between them.
error-serves_or_answers = “{ $word }” can be either: { $choices }. Type which.
error-gives_which = { $player } is asked for a card. Type which one went, such as: { $choices }.
error-drawn_by_the_log = By the log { $player } has drawn (entry { $number }). If that did not happen, type { $choices } first.
error-drawn_otherwise = Entry { $number } tells another card for this draw! already. If that was a slip, type { $choices }.
error-no_or_correct = “{ $word }”: does it put right what is logged already, or does somebody give nothing? { $choices }. Type which.
error-which_hit = “{ $word }”: by what is due now, or by what was not answered before? { $choices }. Type which.
error-laid_late = “{ $word }”: did it lie there before the play that is flagged, or is it laid down now? { $choices }. Type which.
error-laid_untold = “{ $word }”: by the log { $player } has no { $card } in play. Was it laid down in { $player }’s last turn, unwritten? Then put it in first, and type the draw! again after it. Or was there none? { $choices }. Type which.
error-weapon_untold = “{ $word }”: by the log { $player } has no { $card } in play, and reaches less far without it. Was it laid down before, unwritten, or was there none? { $choices }. Type which.
error-told_late = “{ $word }”: had that happened before entry { $number }, which is flagged for it, or does it happen only now? { $choices }. Type which.
error-optional_late = “{ $word }”: had that been done before entry { $number }, or is it done only now? { $choices }. Type which.
error-nowhere_earlier = “{ $word }”: nowhere in the last round was that in order so that all that followed still fits. If it happened all the same, type insert, the number of the entry before which it happened, and the line.
error-forgotten_before = “{ $word }”: was it forgotten, and happened before the turn of { $player } ended, or does it happen only now? { $choices }. Type which.
error-played_instead = “{ $word }”: in place of the flagged play just before it, or as well? { $choices }. Type which.
error-taken_back_before = “{ $word }” belongs to entry { $number }, which was taken back just now. Type { $choices }: the first brings entry { $number } back, the second logs this without it.
error-another_taken_back = “{ $word }” speaks of entry { $number }, which is not the last one. What is taken back: { $choices }? Type which.
error-played_again = “{ $word }”: entry { $number } says that already, with its card. If it happened once more, type { $choices }; if not, leave it out.
error-typed_twice = “{ $word }”: typed twice? Entry { $number } says that already. If it happened once more, type { $choices }; if not, type only what is new.
error-out_of_turn = “{ $word }”: the turn of { $player } is not over by the log. Is it over, or was this out of turn? { $choices }. Type which.
error-drawn_first = “{ $word }”: had { $player } drawn first, or not? { $choices }. Type which.
error-for_life_or_limit = “{ $word }”: for a life point, or since the turn ends? { $choices }. Type which.
error-for_exchange_or_limit = “{ $word }”: exchanged for as many new cards, or since the turn ends? { $choices }. Type which.
error-takes_which = There is more than one thing to take: { $choices }. Type which.
error-takes_all = “{ $word }”: all cards that the eliminated player leaves go to one player together: { $choices }. Type that if it is meant.
error-meant_so = “{ $word }”: { $choices }. Type that if it is meant.
error-not_turned_up = “{ $word }” does not lie turned up. If it was played all the same, type { $choices }.
error-drawn_by_another = { $player } has the card that is drawn for, but by the log { $asked } has to answer. If the name there is wrong, correct that line first; if { $player } did draw, type “{ $player } flip { $word } …”.
error-chooses_in_order = { $count ->
        [one] { $order } has still to choose a card from the { $store }. Type first which, such as: { $first } bang; and then what { $player } did.
       *[other] Still to choose a card from the { $store }, in this order: { $order }. Type first who chooses which, such as: { $first } bang; and then what { $player } did.
    }
error-falls_first = { $player } has no life points left: log that first, and what the others answer after it.
error-retracted_already = Entry { $number } is taken back already. Type redo to bring back what was taken back last.
error-unknown_seat = No player here is called “{ $word }”. { $players_is ->
        [given] Type the number or the beginning of the name: { $players }.
       *[none] Type a seat number or the beginning of a name.
    }
error-no_player = A player belongs here, and “{ $word }” is no name. { $players_is ->
        [given] Type who: { $players }; or leave “{ $word }” out.
       *[none] Type a seat number or the beginning of a name, or leave “{ $word }” out.
    }
error-seat_ambiguous = “{ $word }” can be { $choices }. Type more of the name, or the seat number.
error-unknown_card = “{ $word }” was not understood here. If it is a card, check the spelling, or type ? if nobody saw it, such as: { $one } discard ?. If it is something else, say it otherwise, or leave it out.
error-no_card = “{ $word }” was not understood in this place. Type a card there, or ? if nobody saw it, such as: { $one } discard ?; or say it otherwise, or leave “{ $word }” out.
error-unknown_character = { $word_is ->
        [given] No character here is called “{ $word }”. Check the spelling.
       *[none] A character is missing. Type its name, or ? if it is not known.
    }
error-bad_number = { $word_is ->
        [given] “{ $word }” is not a number that fits here. Type a whole number that is possible here.
       *[none] A number is missing. Type it after the word.
    }
error-bad_face = “{ $word }” is not a rank and suit. Type for instance 4h, 10s or qd (h ♥, d ♦, c ♣, s ♠), or 4 of hearts. Behind a card a slash will do too: bang/4h.
error-face_ambiguous = “{ $word }” can be { $choices }. Type it in words, as it stands here.
error-needs_seat = A player is missing. Type a seat number or a name after it, such as: bang { $another }, take { $another } barrel.
error-needs_draw = What is drawn! for? No draw! is open. Type the card with it, as in: { $one } barrel 4h; or log what is missing first.
error-needs_card = A card is missing. Type its name, or ? for a card not seen, such as: { $one } discard bang.
error-needs_face = A rank and suit are missing. Type for instance 4h, 10s or qd.
error-needs_side = The side that won is missing. Type sheriff, outlaws or renegade.
error-two_sides_won = They are of two sides, and only one can have won. Type sheriff, outlaws or renegade.
error-needs_reason = The key of a reason is missing. Type the one shown with the verdict.
error-needs_more = Something is missing after it. Type for instance: { $such }.
error-too_much = { $read_is ->
        [given] “{ $word }” is too much here. Leave it out, or say it behind a comma.
       *[none] “{ $word }” is too much here. Leave it out; what happened besides goes behind a comma, such as: { $one } bang { $another }, missed.
    }
error-left_over = “{ $word }” is too much here. Leave it out.
error-nobody_to_act = Nobody has to act now. Begin the line with a seat or a name, such as: { $one } turn.
error-why_not_alone = “{ $word }” says only why. Type undo to take back what was logged last, and behind a comma, if you like, what is played instead.
error-nothing_due = Nothing is due that “{ $word }” could settle. Type what happened in full, such as: { $one } lose 1.
error-life_otherwise = Life points of { $player } by the log: { $life }, not { $told }. Log what happened in between, such as: { $whom } loses 1, { $whom } gains 1 life; or set what is seen: set { $whom } life { $told }.
error-falls_how = Life points of { $player } by the log: { $life }. Type first what was played at { $player } and that it hit, such as: bang { $whom }, { $whom } hit.
error-life_so = Life points of { $player } by the log: { $life }. It says so already; nothing was logged.
error-character_so = By the log { $player } is { CHARACTER($known) }. It says so already; nothing was logged.
error-who_it_is = “{ $word }”: if that tells who { $player } is, type: { $choices }.
error-character_otherwise = By the log { $player } is { CHARACTER($known) }, not { CHARACTER($told) }. If that was wrong, type: { $such }; it holds from now on.
error-character_of_another = By the log { $other } is { CHARACTER($told) }, so { $player } cannot be. Type who it is, or first put right who { $other } is: { $such }.
error-hand_so = { $player } holds { $told } by the log too. It says so already; nothing was logged.
error-hand_otherwise = Cards in the hand of { $player } by the log: { $held }, not { $told }. Log what happened in between; or set what is seen: set { $whom } hand { $told }.
error-loses_a_card = Who loses a card loses no life point. Type who takes it, such as: { $another } draws from { $one }; or for a life point: { $one } lose 1.
error-needs_rank = “{ $word }” is only the suit. Type the rank of the card too, for instance 4h, 10s or qd.
error-needs_face_too = “{ $word }” turns a card up: type it after the word, as in “{ $word } 4h”.
error-which_role = Which role did { $who } show? Type it after “out”: { $roles }; or ? if nobody saw it.
error-who_falls = “{ $word }”: of whom is that: { $choices }? Type it with the name.
error-nothing_forced = Enter alone does not decide this. Type what happened.
error-entry_unknown = There is no entry { $number }. Look up its number in the history.
error-not_in_a_correction = A correction cannot hold another one. Log them one after the other.
error-not_about_the_table = Entry { $number } says nothing about the table: it takes back or puts right another one, or belongs to one that does. { $original_is ->
        [none] Name the entry that is meant, or retract { $number } first.
       *[given] Put right was { $original }: type that number.
    }
error-house_how = { $word_is ->
        [given] “{ $word }” is not allow or forbid. Type house allow or house forbid.
       *[none] Type house allow or house forbid, then the key of a reason.
    }
error-fault_which = { $word_is ->
        [given] “{ $word }” is no deck fault. Type fault short, fault exposed or fault misdealt.
       *[none] If the last line was wrong, type retract. For a fault of the deck: fault short, fault exposed or fault misdealt.
    }
error-set_what = { $word_is ->
        [given] “{ $word }” cannot be put right. Type life, max, hand, play, character, role or turn.
       *[none] What is put right? Type life, max, hand, play, character, role or turn after the seat.
    }

## A game file or a position

error-not_a_game_file = This is not a game file: it does not begin with “bang 1”. Choose another file.
error-newer_game_file = The file is of version “{ $version }”, which this program does not know. Use a newer version of the program.
error-bad_position = The line “{ $word }” of the position is not complete or not right. Compare it with the shorthand page.
error-no_seats = The position has no seats. Write a line for each player, such as: seat 1 "Anna".
error-seat_out_of_range = There is no seat { $seat } at this table; its seats are 1 to { $seats }. Check the number.
error-seat_out_of_order = Seat { $seat } is expected here. Number the seats from 1, in their order.
error-seat_needs_name = Seat { $seat } has no name. Write one, such as: seat { $seat } "Anna".

## Entries and tables of the store

error-bad_entry = An entry cannot be read: { $why }. Compare it with the published schema.
error-not_a_tournament = This is not a tournament document: { $why }. Choose another file.
error-newer_tournament = The document is of form { $version }, which this program does not know. Use a newer version of the program.
error-entry_misnumbered = Entry { $number } stands where entry { $expected } is expected: an entry was left out, put in or moved. Ask for the document again.
error-taken_back_too_often = Up to entry { $number } retractions take back retractions too often to be followed. Leave out those that change nothing.
error-unknown_id = “{ $id }” is not known in this game. Check the spelling.
error-wrong_cause = Nothing calls for “{ $kind }” on account of “{ $cause }”. Name the card, or the cause, that does.
error-number_out_of_range = { $number } is not a number that can be right here. Check it.
error-log_too_long = A log has at most { $most } entries. Go on at a new table, from the position at the end of this one.
error-too_much_again = Too many earlier entries are put right in so long a game. Bring it in as JSON Lines.
error-position_too_long = A position has at most { $most } lines. Check that it is the right file.
error-told_twice = What stands behind “{ $word }” is told twice. Leave one of the two lines out.
error-no_opening = The log does not begin with an opened table. Begin it with one.
error-opened_twice = A table is opened in the middle of the log. Make two logs of it.
error-no_tables = There is no table yet. Make one with: referee new.
    .app = There is no table yet. Set one up from the first screen.
error-no_such_table = There is no table “{ $table }”. Look it up in the list of tables.
error-table_ambiguous = More than one table is meant by “{ $table }”. Type more of it.

## The store's file

error-store_busy = The store { $path } is being written by another program. Nothing was logged: try again in a moment.
error-store_newer = The store { $path } has form { $version }, written by a newer version of the program; this one knows up to { $known }. Use the newer version, or another store.
error-store_damaged = The store { $path } is damaged ({ $where }). It is written anew from all that can still be read, its copies included, with: { $rescue }
error-opening_lost = The opening of { $stream } cannot be read, and without it nothing can be made of its log. To look for it in the copies: referee store mend
    .app = The opening of { $stream } cannot be read, and without it nothing can be made of its log. To look for it in the copies, mend the store from the list of tables.
error-result_with_gaps = In the log { $stream } something cannot be read (entry { $numbers }), so that no result is taken from it. Note the result yourself, or look for what is lost in the copies: referee store mend
    .app = In the log { $stream } something cannot be read (entry { $numbers }), so that no result is taken from it. Note the result yourself, or mend the store from the list of tables.
error-store_open = The store { $path } is open in another window or program. Close it there first.
error-store_unreachable =
    The store { $path } cannot be opened or written: { $because ->
        [SQLITE_FULL] the disk is full
        [SQLITE_READONLY] it may only be read
        [SQLITE_IOERR] the disk answers with an error
        [SQLITE_CANTOPEN] the file or its folder cannot be opened
       *[other] { $because }
    }. Check the place, the rights and the room on the disk.
error-not_a_store = { $path } is not a store of this program. Name another file.
error-not_unicode = The name of the store { $path } cannot be read as text. Give the file or its folder another name.
error-stream_taken = There is already a table { $stream }. Open it, or make one with another name.
error-stream_has_grown = Another window or program logged at this table meanwhile: { $version } entries instead of { $expected }. Nothing was logged: look at the table again and repeat.
error-unknown_stream = There is no table { $stream } in this store. Look it up in the list of tables.
error-event_id_taken = Entry { $event_id } is already in table { $stream }. It was not logged again.
error-copy_in_the_way = { $path } stands there already. Copy to another name, or put that file away.

## Sets and rules

error-no_such_set = There is no set “{ $set }”. Choose from: { $known }.
error-set_needs = The set “{ $set }” cannot be played without “{ $other }”. Choose both.
error-stands_alone = “{ $set }” is played by itself ({ $clauses }), without “{ $other }”. Leave one out.
error-sets_clash = The sets “{ $set }” and “{ $other }” cannot be played together. Leave one out.
error-no_such_rule = There is no rule “{ $rule }”. Check its id.

## By kind, where the key has no sentence of its own

error-NotYet = This may not be shown or done yet. See what is due first.
error-RefereeError = Something went wrong.
error-BadData = A data file of the program is not right. Install the program again, or mend the file.
error-BadJournal = This game cannot be read. Check the file.
error-UnknownId = There is nothing of this name. Check the spelling.
error-SetsClash = These sets cannot be played together. Choose others.
error-BadLine = This line cannot be understood. Check it, or look in the help.
error-StoreBusy = Another window or program has just written to this store. Nothing was logged: look at the table again and repeat.
error-StoreNewer = The store was written by a newer version of the program. Use that version, or another store.
error-StoreDamaged = The store is damaged. Nothing more is written to it: export what can be read, and go on in a new store.
error-StoreUnreachable = The store cannot be opened or written. Check the place, the rights and the room on the disk.
error-Stale = Another window or program has just logged at this table. Nothing was logged: look at the table again and repeat.
error-unknown_option = “{ $word }” is no option of this game, or no value of one. There is: { $choices }.
error-not_dealt = This game has a real deck, or was not dealt by the program; it deals no cards for it.
error-not_this_deck = Cards were logged here that do not come from this game’s deck; take them back to go on.
error-not_offered = “{ $word }” is not among what may be done now.
error-standings_are_secret = The ranking may not be shown yet: money is hidden until the last duel is over (ITC-119). Still to come: { $due }.

## What the system refuses for

system-enoent = there is no such file or folder
system-eacces = the rights for it are lacking
system-eperm = it is not permitted
system-eisdir = it is a folder
system-enotdir = a part of the path is no folder
system-enospc = there is no room left
system-erofs = it can only be read
system-eaddrinuse = the port is in use
