# Wat een plaats mag doen, wat erna zou komen, en samen geplakte regels.
acting-in_reach = binnen bereik
acting-beyond = buiten bereik
acting-then = Daarna: { $what }
acting-log_all = noteert alle { $count } regels
acting-let_go = laat ze los
acting-waiting = { $count ->
        [one] { $count } regel wacht nog
       *[other] { $count } regels wachten nog
    }
acting-pasted = { $lines ->
        [one] { $lines } regel genoteerd
       *[other] { $lines } regels genoteerd
    }{ $flags ->
        [0] {""}
        [one] , { $flags } met een melding: zie de geschiedenis
       *[other] , { $flags } met meldingen: zie de geschiedenis
    }
acting-several = “{ $typed }” kan nu het begin van verschillende regels zijn. Tab neemt de gemarkeerde; ↓ gaat naar de volgende.
acting-not_now = Niets van wat nu mag, begint met “{ $typed }”. Is het toch gebeurd? Tab neemt de gemarkeerde regel; ↓ gaat naar de volgende.
acting-only_begun = “{ $typed }” is nog maar een begin. Tab neemt het gemarkeerde woord; of typ het helemaal.
