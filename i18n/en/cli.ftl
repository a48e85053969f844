# The command line alone: its help, what it says beside its answers, and what can be wrong with what was typed there.

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-verbs = Verbs
help-referee = Log a game of BANG!, be told at once what was not allowed, and ask what the rules say. Without a verb the app opens.

## Options of every verb

help-option-store = where the store is: a file, or a server (postgresql://… or service=NAME); otherwise the file in your data folder
help-option-table = the table: its id, a beginning of the id, or its title; otherwise the one touched last
help-option-lang = the language; otherwise that of the locale
help-option-json = answer in JSON
help-option-help = show this help
help-referee-version = show the version

## Verbs

help-new = Make a table from names in seat order, or from a position.
help-new-names = a player: NAME, NAME:ROLE or NAME:ROLE:CHARACTER, beginnings will do
help-new-chosen = a set to play with, by name or its beginning; what it needs comes along; may be repeated
help-new-position = begin from a position block in this file (- for standard input)
help-new-title = the name of the table
help-new-roles = a role that the referee knows, such as 1=sheriff
help-new-characters = a character, such as 2=suzy
help-new-options = an option of a set, such as edition=first; names in any language will do
help-new-light = log lightly: turns, life points, cards in play, eliminations
help-log = Log what happened, a line for each thing; without lines, those typed or piped in. What is piped in is read as it stands: nothing is assumed.
help-log-every_step = log only what is typed; nothing that left nobody a choice is assumed
help-log-lines = a line of shorthand; an empty one or a dot logs what is due; who somebody turns out to be too: ben is jourdonnais
help-show = Show the table.
help-show-public = only what everybody at the table may know
help-show-position = as a position block
help-show-at = as entry N found it
help-due = Say what must happen next, and what may.
help-retract = Take entries back, and tell every verdict that changed.
help-retract-numbers = the numbers of the entries; otherwise all that the last line logged
help-history = List the turns and plays, each with its answers and what they cost.
help-history-last = only the last ones
help-history-entries = every entry ever logged, a line each, with its verdict then and now
help-tables = List the tables in the store.
help-export = Write a table as a game file, as JSON Lines, or as a position.
help-export-form = game (the default), jsonl or position
help-export-salvage = from a damaged store, whatever can still be read, as JSON Lines
help-export-output = into this file
help-import = Make a table of a game file or of JSON Lines.
help-import-file = the file (- for standard input)
help-import-title = the name of the table
help-check = Judge whole games, one finding a line.
help-check-files = a game file or JSON Lines (- for standard input)
help-judge = Judge one play at a position, without a store.
help-judge-position = a file with a position block or a game (- for standard input)
help-judge-entries = a line of shorthand; all but the last are played on first
help-ask = Ask a rules question in your own words.
help-ask-words = the question, in any language of the program
help-ask-limit = at most so many answers
help-ask-ruleset = prefer rulings of this set
help-ask-set = only rulings from this set
help-ask-card = only rulings about this card
help-ask-character = only rulings about this character
help-ask-source = only rulings that rest on this document
help-ask-standing = only rulings of this standing: printed, inferred, recommended, open or house
help-ask-together = what is ruled about these cards and characters together
help-ask-explain = show how the order came about
help-ruling = Read a whole ruling, with its source.
help-ruling-id_ = the id of the ruling, or a beginning of it
help-ruling-parallel = in every language
help-schema = Print the JSON Schema of a game in JSON Lines.
help-completions = Print the script that completes verbs and options in your shell.
help-completions-shell = bash, zsh or fish

## Beside the answers

new-made = Table { $title } is ready; its id is { $id }.
tables-none = There is no table yet. Make one with: referee new.
table-meant = This is about table { $title } ({ $id }), the one touched last.
may-play = { $by } may play a card
may-end = { $by } may end the turn
may-discard = { $by } may begin discarding
judge-remedies = It would be allowed if:
judge-follows = What follows:
salvage-read = { $entries ->
        [one] { $entries } entry could be read
       *[other] { $entries } entries could be read
    }; lost before the last one: { $lost }. Import the file into a new store.

## What can be wrong on the command line

error-no_such_verb = There is no verb “{ $word }”. { $near_is ->
        [given] Did you mean { $near }?
       *[none] See: referee --help.
    }
error-no_such_option = There is no option { $word }. See: { $verb } --help.
error-missing_argument = { $word } is missing. See: { $verb } --help.
error-bad_value = The value of { $word } does not fit. { $near_is ->
        [given] Choose { $near }.
       *[none] See: { $verb } --help.
    }
error-option_needs_value = The option { $word } is not complete. See: { $verb } --help.
error-bad_usage = The command cannot be understood. See: { $verb } --help.
error-needs_terminal = The app needs a terminal. Start it in one, or see: referee --help.
error-not_unicode_text = “{ $word }” cannot be read as text. Type it again in UTF-8.
error-is_a_folder = This is a folder. Name a file in it.
error-unreadable_file = The file cannot be read: { $why }. Check the name and the rights.
error-unwritable_file = The file cannot be written: { $why }. Check the name, the rights and the room on the disk.
error-file_too_large = The file is larger than { $most } million bytes. No game is that long: check that it is the right file.
error-is_a_store = This is a database, such as a store of this program; it is opened, not read. Open it with --store FILE, or see what a copy of the event holds: referee tournament compare FILE.
    .app = This is a database, such as a store of this program; it is opened, not read. Name the document or the list instead.
error-not_text = This is not text in UTF-8. Check that it is the right file.
error-not_a_pair = “{ $word }” is not of the form NAME=VALUE. Type for instance 1=sheriff or edition=first.
error-names_and_position = The position already says who sits where. Leave out the names and what goes with them.
error-no_names = Nobody is named. Type the names in seat order, or give a position.
error-too_many_seats = A table has at most { $most } seats. Leave some out.
error-needs_a_table = “{ $word }” needs the log of a table. Judge a play instead.
error-nothing_to_retract = There is nothing to take back.
error-nothing_to_correct = There is nothing to put right yet. Type the line as it should be, or “correct” with the number of an entry.
error-nothing_called = Nothing here is called “{ $word }”. { $near_is ->
        [none] Ask for the list with --help.
       *[other] Choose: { $near }.
    }
error-no_such_ruling = No single ruling is called “{ $word }”. { $near_is ->
        [given] Did you mean { $near }?
       *[none] Look for it with: referee ask.
    }
    .app = No single ruling is called “{ $word }”. { $near_is ->
            [given] Did you mean { $near }?
           *[none] Ask the shelf of rulings.
        }
error-nothing_salvaged = Nothing of such a table could be read from { $path }. Check the path of the store and the name of the table.
error-choose_salvaged = Several tables can be read. Choose one with --table: { $near }.
error-system_refused = The system refused to go on: { $why }. What was logged before is safe; make room or check the rights, and try again.
error-program_fault = The program made a mistake ({ $what }). What was logged before is safe; please report this with what you typed.
