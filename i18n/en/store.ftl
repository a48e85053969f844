# The store's file: what is whole, what is not, and what to do about it.

help-store = Look after the file that everything is kept in, and after its copies.
help-store-verify = Say in one line whether the store and its copies are whole.
help-store-mend = Write the store anew from all that can still be read of it and of its copies.
help-store-copies = List the copies that are kept by themselves, the newest first.
help-store-copies-second = keep them in this folder too, on a stick for instance
help-store-copies-none = keep them in no second place any more

store-whole = The store and its copies ({ $copies }) are whole: { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, tables: { $tables }, tournaments: { $tournaments }.
store-not_whole = Not whole: { $what }. To mend it: referee store mend
    .app = Not whole: { $what }. To look for it in the copies, mend the store here.
store-wrong_pages = the file itself is damaged
store-wrong_log = nothing can be made of “{ $name }”, its opening is lost
store-wrong_title = the title or the end of “{ $name }” is not sure
store-wrong_entries = “{ $name }” has lost { $count ->
        [one] entry
       *[other] entries
    } { $numbers }
store-wrong_aside = { $count ->
        [one] { $count } acknowledged entry is missing
       *[other] { $count } acknowledged entries are missing
    }
store-wrong_copy_damaged = the copy { $file } is damaged
store-wrong_copy_ahead = the copy { $file } has entries that the store lacks
store-aside = { $count ->
        [one] One entry that was acknowledged is not in the store.
       *[other] { $count } entries that were acknowledged are not in the store.
    } What can still be read of that comes back with: referee store mend
    .app = { $count ->
            [one] One entry that was acknowledged is not in the store.
           *[other] { $count } entries that were acknowledged are not in the store.
        } What can still be read of that comes back if you mend the store here.
store-lost = { $count ->
        [one] Entry { $numbers } of this log cannot be read:
       *[other] Entries { $numbers } of this log cannot be read:
    } the store is damaged there. A gap stands in the place; what comes after it is judged without knowing it. To look for it in the copies: referee store mend
    .app = { $count ->
            [one] Entry { $numbers } of this log cannot be read:
           *[other] Entries { $numbers } of this log cannot be read:
        } the store is damaged there. A gap stands in the place; what comes after it is judged without knowing it. To look for it in the copies, mend the store from the list of tables.
store-lost_short = lost: { $numbers }
store-key_mend = Mend the store
store-copy_failed = No copy could be kept. { $why }
store-mended = The store was written anew: { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, brought back: { $back }, gaps that stay: { $gaps }. The old file is { $old }.
store-second = They are kept in { $folder } too.
store-no_copies = There is no copy yet. One is made when a game ends, and every hour of a tournament.
