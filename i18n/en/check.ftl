# A game file checked on the screen: every entry judged, a finding a line; and the glance at a table from home.

check-key = Check a file
check-title = Check a file
check-which = Which file? A .game file, or a table exported as JSON Lines.
check-working = Judging every entry …
check-line = line { $line }
check-nothing = Nothing was found: every entry is allowed.
check-read_as = line { $line }: “{ $typed }” was read as { $read }
check-more = and { $count } more; all are listed by: referee check { $file }
    .app = and { $count } more; only the first are listed here
check-key_sheet = Dispute sheet
check-stood = The referee let it stand: { $reason }

place-check = Check a file
does-check = Check a game file: every entry is judged, and what was found is listed
does-sheet = The dispute sheet of the finding chosen
