# Precedents: what the referee decided that no rule foresees, and what can be wrong with it.

## The verb

help-precedent = Record what you decided that the regulation does not foresee, as a house ruling.
help-precedent-add = Record a decision; at a terminal it asks for what is missing.
help-precedent-add-question = the question that was decided
help-precedent-add-answer = the answer, in the language of the run
help-precedent-add-reason = why it was decided so
help-precedent-add-tournament = at which tournament or event; otherwise, with --entry, the title of the table
help-precedent-add-author = who decided it
help-precedent-add-date = the day, as in 2026-11-21; otherwise today
help-precedent-add-clauses = a clause that it concerns, such as ITC-238; may be repeated
help-precedent-add-allow = where it binds, what the judge objects to by this key is allowed; without a key, that of the entry
help-precedent-add-forbid = the same, not allowed
help-precedent-add-ruleset = it binds only tables that play with this set
help-precedent-add-entry = begin from the verdict on this entry of the table: its sentences are the question
help-precedent-add-id_ = its id; otherwise one made of the question
help-precedent-add-folder = the folder of the precedents; otherwise the one beside the store
help-precedent-revise = Record a decision that takes the place of an old one, which is kept.
help-precedent-revise-id_ = the id of the precedent, or a beginning of it
help-precedent-revise-question = { help-precedent-add-question }
help-precedent-revise-answer = { help-precedent-add-answer }
help-precedent-revise-reason = { help-precedent-add-reason }
help-precedent-revise-tournament = at which tournament or event
help-precedent-revise-author = { help-precedent-add-author }
help-precedent-revise-date = { help-precedent-add-date }
help-precedent-revise-clauses = { help-precedent-add-clauses }
help-precedent-revise-allow = where it binds, what the judge objects to by this key is allowed; without a key, the old one's
help-precedent-revise-forbid = { help-precedent-add-forbid }
help-precedent-revise-ruleset = { help-precedent-add-ruleset }
help-precedent-revise-translation = the same decision in another language: what was said in the others stays
help-precedent-revise-folder = { help-precedent-add-folder }
help-precedent-list = List the precedents that hold.
help-precedent-list-every = also those that were revised
help-precedent-list-folder = { help-precedent-add-folder }
help-precedent-show = Read a precedent whole.
help-precedent-show-id_ = the id of the precedent, or a beginning of it
help-precedent-show-folder = { help-precedent-add-folder }
help-precedent-export = Write precedents as one file that others can take in, with what they took the place of.
help-precedent-export-ids = the precedents by their ids; otherwise all
help-precedent-export-output = into this file
help-precedent-export-folder = { help-precedent-add-folder }
help-precedent-import = Take in every precedent of a file, or none if one has a fault or an id that is taken.
help-precedent-import-file = the file (- for standard input)
help-precedent-import-skip_same = pass over those that are here already, word for word
help-precedent-import-folder = { help-precedent-add-folder }
help-precedent-bind = Make a precedent the house rule of the table: the judge follows and names it from here on.
help-precedent-bind-id_ = the id of the precedent, or a beginning of it
help-precedent-bind-every = every table of the store that is not over
help-precedent-bind-folder = { help-precedent-add-folder }

## What it says and asks

precedent-ask_question = Which question was decided?
precedent-ask_answer = The answer?
precedent-ask_reason = Why? (Enter: not said)
precedent-ask_tournament = At which tournament? (Enter: none)
precedent-ask_author = Decided by whom? (Enter: not said)
precedent-ask_binding = What the judge objected to: allow, forbid, or Enter for neither
precedent-recorded = Recorded as { $id }.
precedent-revised = Recorded as { $id }; it takes the place of { $old }, which is kept.
precedent-still_followed = At { $table } { $old } still holds. Bind the new one there: referee --table { $stream } precedent bind { $id }
precedent-none = There is no precedent yet in { $folder }. Record one with: referee precedent add.
precedent-left_out = Left out, with a fault: { $fault }
precedent-old = revised
precedent-binds = binds: { $what } is { $allowed ->
        [yes] allowed
       *[no] not allowed
    }
precedent-takes_place = Takes the place of: { $ids }
precedent-replaced = Revised by: { $ids }
precedent-bound_at = At { $table }:
precedent-bound_already = { $table } is over, or follows it already.
precedent-taken_in = { $count ->
        [0] No precedent was new
        [one] { $count } precedent taken in
       *[other] { $count } precedents taken in
    }{ $same ->
        [0] {""}
        [one] ; { $same } was here already
       *[other] ; { $same } were here already
    }.

## What can be wrong; `field` is a line of the ruling

error-precedents_refused = Nothing was recorded; faults: { $count }. Mend what was told and try again.
error-no_such_precedent = No single precedent is called “{ $word }”. { $near_is ->
        [given] Did you mean { $near }?
       *[none] See: referee precedent list.
    }
    .app = No single precedent is called “{ $word }”. { $near_is ->
            [given] Did you mean { $near }?
           *[none] See the list of precedents.
        }
error-precedent_revised = The precedent { $word } was revised already. Take { $near } instead.
error-precedent_binds_nothing = The precedent { $word } says nothing that the judge could follow. Revise it with --allow REASON or --forbid REASON.
    .app = The precedent { $word } says nothing that the judge could follow. Revise it, and tell what it allows or forbids.
error-precedent_of_other_set = The precedent { $word } binds only where { $set } is played, and this table plays without it.
error-precedent_of_no_rule = No rule at this table objects with { $detail }, so the precedent { $word } decides nothing here.
error-entry_without_question = On entry { $number } there is nothing to decide: it is not there, or nothing was objected to. Choose one with a flag: referee history.
error-allow_or_forbid = A precedent cannot both allow and forbid. Leave out --allow or --forbid.
error-which_reason = The reason is missing. Type its key after --allow or --forbid, as --json shows it with a verdict, or name an entry with --entry.
error-ruleset_of_nothing = --ruleset says for which set a decision holds, but nothing is decided. Tell with --allow or --forbid what is decided, or leave out --ruleset.
error-torn_toml = This is not TOML ({ $why }). Look here and in the lines above for a quote, a comma or a bracket too few or too many.
error-no_house_rulings = Only [[ruling]] stands in such a file, at least once. Remove the rest, or choose another file.
error-too_many_rulings = More than { $most } precedents stand in this file. Split it, or choose another file.
error-fault_missing = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } is missing. Write it.
error-fault_unknown_field = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } is no field of a ruling. Remove it.
error-fault_wrong_form = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } does not have the right form. Write { $detail ->
        [text] one text between quotes
        [list] a list of texts: ["…", "…"]
        [table] a text for each name, such as { $field }.nl = "…"
        [lists] a list of texts for each language: { $field }.nl = ["…", "…"]
        [date] a date without quotes, such as 2026-11-22
        [binds] the key, and whether it is allowed: binds.key = "…", binds.allowed = true
       *[other] it as other rulings do
    }.
error-fault_no_choice = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } is none of the words that may stand here: { $detail }. Write one of them.
error-fault_bad_id = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } has to be lowercase words joined by hyphens, such as house-own-panic.
error-fault_id_twice = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } is used { $detail } times in the file. Choose another for each.
error-fault_id_taken = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } { $detail } is taken already, here or on the shelf. Choose another.
error-fault_id_too_long = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } is longer than { $detail } characters. Shorten it.
error-fault_text_too_long = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } is longer than { $detail } characters. Shorten it.
error-fault_no_ruling = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } names { $detail }, and there is no such ruling here. Add it to the file, or leave it out.
error-fault_no_language = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } is in no language of the rulings. They are { $languages }.
error-fault_no_source = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } names { $detail }, and there is no such source. Leave it empty, or name one of the shelf.
error-fault_no_clauses = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } is empty. Name at least one.
error-fault_no_clause = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } names { $detail }, and no source has such a clause. Write it as in ITC-238.
error-fault_no_name = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } names { $detail }, and nothing of the game has this id. Take the id that --json shows.
    .app = { $ruling_is ->
            [given] { $ruling }, { $field }
           *[none] { $field }
        } names { $detail }, and nothing of the game has this id.
error-fault_no_key = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } names { $detail }, and no rule objects with that. Take the key that --json shows with a verdict.
    .app = { $ruling_is ->
            [given] { $ruling }, { $field }
           *[none] { $field }
        } names { $detail }, and no rule objects with that.
error-fault_no_set = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } names { $detail }, and there is no such set. Leave the set out, or name one that is played.
error-fault_only_house = { $ruling_is ->
        [given] { $ruling }, { $field }
       *[none] { $field }
    } is for rulings of standing house alone. Set standing to house, or leave it out.

## On the screen

precedent-key = Precedent
precedent-key_record = Record
precedent-key_field = Other line
precedent-key_binding = Binding
precedent-title = What was decided?
precedent-field_question = Question
precedent-field_answer = Answer
precedent-field_reason = Reason
precedent-field_tournament = Tournament
precedent-field_author = Author
precedent-binding_none = It is recorded, and found by every search. With F8 it binds this table too: { $what }.
precedent-binding_allowed = It binds this table: { $what } is allowed from here on.
precedent-binding_forbidden = It binds this table: { $what } is not allowed from here on.
precedent-binding_nothing = It is recorded, and found by every search. No objection was raised that it could decide.
does-precedent = Record what you decided as a precedent
does-binding = A precedent binds nothing, or allows, or forbids
place-precedent = Record a precedent
