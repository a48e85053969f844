# Was ein Laptop ohne seinen Server schrieb, und wie es abgegeben wird.

help-store-hand-in = Gib ab, was hier festgehalten wurde, solange der Server nicht erreichbar war.
help-store-hand-in-keep = die Nummern der Schritte aus der Folge dieses Laptops, die nach der anderen festgehalten werden, etwa 12,14; all (alle) oder none (keiner)
help-store-hand-in-why = warum so entschieden wurde; das steht dann im Protokoll
help-store-hand-in-own = die Datei eines Laptops, der nicht selbst kommen kann, oder eine Kopie davon: was dort wartet, wird für ihn abgegeben

apart-nothing = Alles ist abgegeben.
apart-handed_in = { $title }: { $count ->
        [one] ein Eintrag wurde
       *[other] { $count } Einträge wurden
    } abgegeben.
apart-refused = { $title }: Der Server hat nicht angenommen, was hier festgehalten wurde; es wartet. { $why }
apart-lay_aside = Bleibt das so, leg es beiseite; nichts davon geht verloren:
    referee { $store }--table { $stream } store hand-in --keep none --why "…"
apart-laid_aside = { $title }: beiseitegelegt. Es wartet nicht mehr.
apart-laid_here = Auch so nimmt der Server es nicht an: es bleibt in der eigenen Datei dieses Laptops, { $file }, als { $name }.
apart-key_lay = beiseitelegen
apart-ask_lay = Warum wird „{ $title }“ beiseitegelegt? Nichts davon geht verloren, und es wartet nicht mehr.
apart-parted = { $title }: Jemand anders hat inzwischen damit weitergemacht. Nach Eintrag { $last } gibt es zwei Folgen.
apart-theirs = In der Folge, die stehen bleibt:
apart-mine = Hier festgehalten, mit dem, was es danach bedeuten würde:
apart-decide = Nichts wird vermischt. Sag, welche Schritte behalten werden:
    referee { $store }--table { $stream } store hand-in --keep { $example } --why "…"
apart-aside = Was nicht behalten wird, bleibt zu lesen als { $name }.
apart-read_aside = So liest du, was nicht behalten wird:
    { $command }
apart-decided = { $title }: { $count ->
        [0] aus der Folge dieses Laptops wurde nichts behalten
        [one] aus der Folge dieses Laptops wurde ein Eintrag behalten
       *[other] aus der Folge dieses Laptops wurden { $count } Einträge behalten
    }. Die andere Folge geht weiter.
apart-decided_why = Zwischen zwei Folgen entschieden: { $why }
apart-waiting = Nicht abgegeben: { $count ->
        [one] ein Eintrag
       *[other] { $count } Einträge
    } von „{ $title }“ seit { $since }. Sobald der Server wieder da ist, gib es ab mit: referee { $store }store hand-in
apart-gone = Der Server antwortet nicht. Mach weiter: was jetzt festgehalten wird, bleibt auf diesem Laptop, als nicht abgegeben gekennzeichnet.
apart-back = Der Server ist wieder da.
apart-back_waits = Der Server ist wieder da. Gib ab, was inzwischen festgehalten wurde: H in der Liste der Tische.
apart-short = nicht abgegeben: { $count }
place-hand_in = Abgeben
apart-key = Abgeben
apart-title = Was ohne den Server notiert wurde
apart-asking = Der Server wird gefragt …
apart-key_keep = behalten oder lassen
apart-key_all = alle behalten
apart-key_none = keinen behalten
apart-key_decide = entscheiden
apart-key_again = noch einmal abgeben
apart-ask_why = Warum wird so entschieden? { $kept ->
        [one] Ein Schritt bleibt
       *[other] { $kept } Schritte bleiben
    }, { $left } liegen beiseite.

error-hall_too_busy = Andere schrieben beim Abgeben immer wieder dazwischen; verloren ist nichts. Mach es noch einmal.
error-diary_unreadable = Was dieser Laptop über seine Zeit ohne Server notiert hat, ist nicht zu lesen (Nummer { $number }). Seine eigene Datei lässt sich exportieren, wie sie ist.
error-line_has_grown = Jemand hat mit dieser Folge inzwischen weitergemacht. Nichts wurde entschieden: sieh dir beide noch einmal an.
error-speaks_of_another = Es spricht von Eintrag { $number } aus der Folge dieses Laptops, und der wird nicht behalten.
error-no_such_step = Die Folge dieses Laptops hat keinen Schritt { $number }.
error-nothing_parted = Nichts hat zwei Folgen, zwischen denen zu entscheiden wäre.
error-refused_whole = Der Server nimmt nichts davon an. Es lässt sich nur als Ganzes beiseitelegen, mit: --keep none
error-lay_aside_why = Sag, warum es beiseitegelegt wird, mit: --why
error-which_parted = Mehr als eines hat zwei Folgen. Sag mit --table, welcher: { $tables }
