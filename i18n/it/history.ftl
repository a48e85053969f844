# La cronologia a tutto schermo, e le vie d'uscita da un'annotazione di qualche giocata fa.

error-nothing_to_redo = Non c'è niente da ripristinare: ciò che era stato ritirato per ultimo vale già di nuovo, o nel frattempo è stato annotato altro.
