# The dispute sheet, as text, as a screen and as a page to print; and the flag that leads to it.

sheet-key = Dispute
sheet-title = Dispute sheet
sheet-public = Holds only what everybody at the table may know.
sheet-referee = The referee's own: it holds roles and cards that not everybody may know.
sheet-what = What is disputed
sheet-said = Said then: { $verdict }
sheet-would_say = By the log as it then was: { $verdict }
sheet-now = Holds now: { $verdict }
sheet-taken_back = It was taken back or replaced, and does not count any more.
sheet-about_the_log = It speaks of the log itself; no verdict is given on it.
sheet-stood = The referee let it stand: { $reason }
sheet-why = Why
sheet-nothing = Nothing to object to.
sheet-then = The reasons given then
sheet-readings = By either reading
sheet-reading = { $question }. If that is allowed: { $allowed }. If it is not: { $forbidden }.
sheet-clauses = The clauses, and where they stand
sheet-cited = { $clauses }: { $title } ({ $edition })
sheet-section = section: { $section }
sheet-position = The table before it
sheet-opening = The table as it was laid
sheet-last = The entries before it
sheet-first = There is none.
sheet-legal = What would make it legal
sheet-legal_if = It would be allowed if:
sheet-let_stand = If it stands
sheet-did = What it changed on the table:
sheet-did_nothing = It changed nothing on the table.
sheet-later = { $count ->
        [0] Nothing was logged after it.
        [one] { $count } later entry stays as it is.
       *[other] { $count } later entries stay as they are.
    }
sheet-take_back = If it alone is taken back
sheet-cannot = It cannot be taken back.
sheet-without = What would then be otherwise on the table now:
sheet-without_nothing = The table now would be the same.
sheet-changed = { $count ->
        [0] No other verdict changes.
        [one] { $count } other verdict changes:
       *[other] { $count } other verdicts change:
    }
sheet-change = { $number }  { $entry }: { $was } → { $now }
sheet-more = and { $count } more
sheet-rewind = If the table goes back to the moment before it
sheet-undone = { $count ->
        [one] Only this entry is undone.
       *[other] { $count } entries are undone: this one and all that came after it.
    }
sheet-rulings = The rulings behind these clauses
sheet-ruling = { $source }, { $section } · { $standing } · { $clauses } · { $id }
sheet-old = replaced by a later ruling
sheet-more_rulings = See also: { $ids }
sheet-code = The rulings on a phone

## Keys of the screen, and what it says

sheet-key_other = Other language
sheet-key_second = Second language
sheet-key_referee = Referee's sheet
sheet-key_public = Public sheet
sheet-key_page = Save to print
sheet-key_text = Save as text
sheet-key_scroll = Scroll
sheet-where = Where shall it be saved?
sheet-saved = Saved: { $file }
sheet-working = Working it out …

## Typing a path

path-write_over = Write over it
path-go = Save
path-read = Read

error-not_a_file = This is no ordinary file. Name one that holds text.
error-file_exists = The file exists already. Type another name.
error-unreadable_name = “{ $word }” is not a name that a file can have.

## What the keys do, at length

place-dispute = Dispute sheet
place-page_file = A file in the page
place-path = Path of a file
does-dispute = All there is to say about the entry flagged or chosen: the dispute sheet
does-other_language = Show the sheet in the other language
does-second_language = Choose the second language of the sheet
does-own_sheet = The referee's own sheet, or the public one again
does-save_page = Save the sheet in both languages as a page to print (HTML)
does-save_text = Save the sheet in both languages as text
does-write_over = Write over the file that is there

## The command line

help-sheet = Say all there is to say about an entry of a table: a sheet to decide a dispute by.
help-sheet-place = the table: its id, a beginning of the id, or its title; otherwise the one touched last
help-sheet-number = the number of the entry, which may stand alone; otherwise the last one with a flag
help-sheet-languages = a language; several stand side by side
help-sheet-page = write it into this file as a page to print (HTML)
help-sheet-referee = the referee's own, with roles that not everybody knows
help-sheet-at = where the pages for phones are served: the sheet bears a code to its rulings there; a hall of this store is known already
help-sheet-site = where a published site of the rulings stands, for the same

error-not_an_entry = “{ $word }” is not the number of an entry. Type the table first, then the number.
error-not_an_address = “{ $word }” is no address. Write it whole, from http:// on.
