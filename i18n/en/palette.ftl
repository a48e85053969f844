# Finding one's way: the palette, what each action does, the keys that a person chose, too small a terminal.

key-palette = All actions
palette-prompt = What do you want to do?
palette-nothing = Nothing here is called like that.
help-line = On the line
help-beginnings = A beginning is enough where it can mean one thing only: b3 is BANG! at seat 3, 1b2 BANG! by seat 1 at seat 2.
help-seat_digits = A digit alone speaks of a seat: what it may do now is listed, and the next letter chooses.

## What an action does, by its name in the keys file

does-help = Help for this screen
does-language = Change the language
does-palette = List every action, with its key
does-jump = Give everything that can be clicked a letter, and press it
does-quit = Quit; everything is saved at once
does-rulings = Look up a ruling
does-history = Go to the history, to take back an entry or let it stand
does-light = Change over to the light log, or back
does-rulings_behind = Show the rulings behind the flag
does-take_back = Take back the last entry, or the one chosen or flagged
does-let_stand = Let what was flagged stand, with a reason
does-due_first = Log what was due before the entry flagged, or decide for the other reading
does-home = Back to the list of tables
does-back = Put away the flag, leave the history; the line is kept
does-one_line = Type one line in the middle of a light log
does-open = Go on with the table chosen
does-new = Make a new table
does-last_players = The names and the game of last time
does-mode = Full or light log
does-game = Choose sets and options
does-position = Type or paste a position instead of names
does-start = Make the table and begin
does-leave = Back to where you came from
does-whole_history = Every entry: step through, sift, put right
does-unseen = What of the deck nobody has seen, and the chances of a draw!
does-cover = Show what everybody may see, before the screen is turned around
does-eyes = Show what the player on turn may see
does-clock = Stop the play clock, or let it go on
does-submit = Confirm
does-up = The one before
does-down = The next one

## What screens are called

place-table = Table
place-home = Tables
place-new_table = New table
place-rulings = Rulings
place-help = Help
place-reason = Reason
place-too_small = Too small
place-resolutions = Ways on
place-putting_right = Putting right
place-naming = Character asked for
place-history = History
place-app = Everywhere

## Too small a terminal

too_small = This terminal is too small: { $now }. Make it at least { $least }. Nothing is lost; the line waits.

## The keys file

keys-file = The file of your keys: { $file }
keys-none = There is no such file yet. It would begin like this:
keys-changed = (by default { $keys })
help-keys = List every key of the app, and where the file is in which you can choose others.

error-keys_unread = This is not TOML, so nothing of it holds. Mend it; every entry looks like: take_back = "f7, ctrl+b"
error-keys_too_long = The file is longer than { $most } signs, so nothing of it holds. Shorten it.
error-keys_stray = “{ $word }” does not belong here, so nothing of the file holds. Under a line [keys] every entry looks like: take_back = "f7, ctrl+b"
error-key_of_nothing = There is no action “{ $word }” that can be given another key.{ $near_is ->
        [given] {" "}Did you mean { $near }?
       *[none] {" "}All names are listed by: referee keys
    }
    .app = There is no action “{ $word }” that can be given another key.{ $near_is ->
            [given] {" "}Did you mean { $near }?
           *[none] {""}
        }
error-key_no_text = The keys of “{ $word }” are no text. Write one to five keys, such as "f7, ctrl+b".
error-key_no_key = “{ $keys }” is no key that can be given to “{ $word }”. Take F1 to F24, also with Ctrl, or Ctrl with a letter.
error-key_fixed = { $keys } means the same everywhere and cannot be given to “{ $word }”. Take F1 to F24, also with Ctrl, or Ctrl with a letter.
error-key_of_the_line = { $keys } edits the line and cannot be given to “{ $word }”. Take another key.
error-key_clash = { $keys } for “{ $word }” is already the key of { $others } on the same screen. “{ $word }” keeps its usual key; give one of them another.
error-setting_unknown = “{ $word }” has a value that does not exist. There is: { $near }.
error-setting_unreadable = { $path } cannot be read: { $because }. Check its place, rights and encoding (UTF-8); until then everything is as usual.
error-setting_unsaved = This could not be remembered in { $path }: { $because }. It holds until you quit; check the place, the rights and the room on the disk.

## The language

language-spoken_chosen = { $name }, as chosen ({ $file }). Another: referee language with one of { $languages }; “auto” goes by the locale again.
language-spoken_locale = { $name }, by the locale (LC_ALL, LC_MESSAGES, LANG). Choose one for good: referee language with one of { $languages }; or F2 in the app.
help-language = Tell which language is spoken, or choose one for the app and the command line. --lang holds for one run.
help-language-choice = the language, in two letters such as en; or auto, for that of the locale
