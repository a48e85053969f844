## Asking the shelf

ask-unsure = Not sure that one of these is the answer.
ask-related = Next questions
ask-answer_language = Answer in
ask-parallel = All languages
ask-from = Source
ask-opening = Opening the rulings …
ask-indexing = The rulings are indexed, this once: { $percent } %
ask-in_force = in force here
ask-found = { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    }
ask-unkept = The index of the rulings cannot be kept in { $folder }, so it is made anew each time. Check the rights and the room on the disk.
ask-left_out = { $count ->
    [one] A ruling is left out, since something is wrong with it
   *[other] { $count } faults keep rulings from being found
}: `referee rulings check` tells what and where.
ask-told_in = not translated yet: { $language }
ask-not_in_force = not in force here
ask-house = house rule here
ask-replaced = replaced by a later one
ask-meant = “{ $typed }” was read as { $read }.
ask-unknown = Nobody here knows: { $words }.
ruleset-base = Base game
ruleset-base-nl = Dutch rules (first edition)
ruleset-champ-2007 = Championship 2007
ruleset-rebel = Rebel!
ruleset-death-mesa = Death Mesa
ruleset-lone-gunslinger = The Lone Gunslinger
ruleset-dodge-city = Dodge City
ruleset-high-noon = High Noon
ruleset-fistful = A Fistful of Cards
ruleset-bullet = The Bullet!
does-related = What is asked next after the ruling chosen
does-answer_language = The answers in the next language
does-parallel = The answer in every language, or in one
does-source = Only rulings from the next document, and in the end from any

# Worked out by the desk, beside the ruling

worked-tables = { $players } players at { $tables } tables: { $sizes }
worked-rounds = A table of { $players } plays { $rounds } rounds
worked-duels = { $tables } tables: the best { $players } go on to the duels
worked-score = { $score } at a table of five comes to { $corrected }
worked-prize_by_outlaws = With { $players } players: { $count } Outlaws at { $each } dollars, { $money } in all
worked-prize_by_players = With { $players } players: { $count } times { $each } dollars, { $money } in all
