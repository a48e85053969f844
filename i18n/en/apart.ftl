# What a laptop wrote without its server, and how it is handed in.

help-store-hand-in = Hand in what was logged here while the server could not be reached.
help-store-hand-in-keep = the numbers of those steps of this laptop's line that are logged after the other one, such as 12,14; all, or none
help-store-hand-in-why = why it was decided so; this stands in the log
help-store-hand-in-own = the file of a laptop that cannot come itself, or a copy of it: what waits there is handed in for it

apart-nothing = Everything is handed in.
apart-handed_in = { $title }: { $count ->
        [one] one entry was
       *[other] { $count } entries were
    } handed in.
apart-refused = { $title }: the server did not take what was logged here; it waits. { $why }
apart-lay_aside = If that stays so, lay it aside; nothing of it is lost:
    referee { $store }--table { $stream } store hand-in --keep none --why "…"
apart-laid_aside = { $title }: laid aside. It waits no more.
apart-laid_here = The server does not take it even so: it stays in this laptop's own file, { $file }, as { $name }.
apart-key_lay = lay aside
apart-ask_lay = Why is “{ $title }” laid aside? Nothing of it is lost, and it waits no more.
apart-parted = { $title }: somebody else went on with it meanwhile. After entry { $last } there are two lines.
apart-theirs = In the line that stands:
apart-mine = Logged here, as it would come to after it:
apart-decide = Nothing is merged. Say which steps are kept:
    referee { $store }--table { $stream } store hand-in --keep { $example } --why "…"
apart-aside = What is not kept stays to be read as { $name }.
apart-read_aside = To read what is not kept:
    { $command }
apart-decided = { $title }: { $count ->
        [0] nothing of this laptop's line was kept
        [one] one entry of this laptop's line was kept
       *[other] { $count } entries of this laptop's line were kept
    }. The other line goes on.
apart-decided_why = Decided between two lines: { $why }
apart-waiting = Not handed in: { $count ->
        [one] one entry
       *[other] { $count } entries
    } of “{ $title }” since { $since }. Once the server is back, hand it in with: referee { $store }store hand-in
apart-gone = The server does not answer. Go on: what is logged now stays on this laptop, marked as not handed in.
apart-back = The server is there again.
apart-back_waits = The server is there again. Hand in what was logged meanwhile: H at the list of tables.
apart-short = not handed in: { $count }
place-hand_in = Handing in
apart-key = Hand in
apart-title = What was logged without the server
apart-asking = The server is asked …
apart-key_keep = keep or leave it
apart-key_all = keep all
apart-key_none = keep none
apart-key_decide = decide
apart-key_again = hand in again
apart-ask_why = Why is it decided like this? { $kept ->
        [one] One step is
       *[other] { $kept } steps are
    } kept, { $left } stay aside.

error-hall_too_busy = Others wrote again and again while it was handed in; nothing was lost. Do it again.
error-diary_unreadable = What this laptop noted of its time without the server cannot be read (record { $number }). Its own file can be exported as it is.
error-line_has_grown = Somebody went on with that line meanwhile. Nothing was decided: look at both again.
error-speaks_of_another = It speaks of entry { $number } of this laptop's line, which is not kept.
error-no_such_step = This laptop's line has no step { $number }.
error-nothing_parted = Nothing has two lines to decide between.
error-refused_whole = The server takes nothing of it. It can only be laid aside whole, with: --keep none
error-lay_aside_why = Say why it is laid aside, with: --why
error-which_parted = More than one has two lines. Say which with --table: { $tables }
