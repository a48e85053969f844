# Wat een plaats mag doen, wat erna zou komen, en samen geplakte regels.
acting-in_reach = binnen bereik
acting-beyond = buiten bereik
acting-then = Daarna: { $what }
acting-log_all = legt alle { $count } regels vast
acting-let_go = laat ze los
acting-waiting = { $count ->
        [one] { $count } regel wacht nog
       *[other] { $count } regels wachten nog
    }
acting-pasted = { $lines ->
        [one] { $lines } regel vastgelegd
       *[other] { $lines } regels vastgelegd
    }{ $flags ->
        [0] {""}
        [one] , { $flags } met een melding: zie de geschiedenis
       *[other] , { $flags } met meldingen: zie de geschiedenis
    }
acting-several = Meer dan één ding dat nu kan, begint met “{ $typed }”. Tab neemt wat eruit springt; ↓ gaat naar het volgende.
acting-not_now = Niets wat nu mag, begint met “{ $typed }”. Is het toch gebeurd: Tab neemt de regel die eruit springt; ↓ gaat naar de volgende.
acting-only_begun = “{ $typed }” is nog maar een begin. Tab neemt het woord dat eruit springt; of typ het helemaal.
