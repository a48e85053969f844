# L'app in un browser: che cosa dice il comando, e la pagina intorno all'app.

help-serve = Mostra pagine ai telefoni in sala, e l'app in un browser, per un tablet sul tavolo.
help-serve-at = il tavolo da aprire, come con --table; senza, l'elenco dei tavoli
help-serve-watch = mostra solo ciò che tutti al tavolo possono vedere, per un proiettore o per i giocatori
help-serve-host = ascolta a questo indirizzo (0.0.0.0: tutta la rete)
help-serve-port = ascolta a questa porta; altrimenti alla 8421, o a una libera se è occupata
help-serve-name = come gli altri chiamano questa macchina, nell'indirizzo che viene mostrato; serve se il certificato è per un nome
help-serve-cert = cifra ciò che si invia (https) con il certificato in questo file, in PEM
help-serve-key = la chiave del certificato, se sta in un altro file

serve-here = Apri questo indirizzo in un browser su questa macchina. Chiunque altro lavori su questa macchina non può indovinarlo.
serve-everybody = L'indirizzo per tutti in sala: tavoli, tornei e decisioni, niente di segreto. Chi inquadra il codice è dentro.
serve-referee =
    Solo per l'arbitro:
    l'app: { $app }
    il codice del tavolo dell'arbitro, da toccare, in fondo alla pagina per tutti: { $code }
    Chi li conosce può fare ciò che puoi fare tu, e chi può leggere il traffico della rete li conosce: usa una rete di cui ti fidi.
serve-plain = Semplice http: chi è nella stessa rete e legge il traffico vede ciò che vedono i telefoni, codici compresi. Usa una rete tua, oppure --cert e --key.
serve-end = Ctrl+C chiude; tutto ciò che è registrato è conservato.
serve-trouble = Qualcosa è andato storto con una pagina: { $what }
serve-left_out = { $count ->
    [one] Un'altra riga di questo tipo è stata tralasciata.
   *[other] Altre { $count } righe di questo tipo sono state tralasciate.
}

## La pagina

serve-opening = Il tavolo si sta aprendo …
serve-closed = Nessun collegamento. Tutto ciò che è registrato è conservato.
serve-again = Nuovo tentativo di collegamento …
serve-continue = Continua
serve-refused = Questo indirizzo non apre il tavolo. Scrivi tutto l'indirizzo che “referee serve” mostra, con ciò che segue l'ultima barra.
serve-full = Ci sono troppe pagine aperte. Chiudine una e riprova.

## File che vanno e vengono attraverso la pagina

page-choose = Sceglilo nella pagina intorno a questa schermata: viene solo letto.
page-save = È pronto nella pagina intorno a questa schermata: salvalo lì.
page-file_choose = Scegli un file
page-file_save = Salva { $name }
page-file_cancel = Annulla
page-file_sending = Invio in corso …

## Che cosa può non andare

error-serve_not_installed = Per il browser serve un'altra parte. Installala con: { $python } -m pip install textual-serve segno
error-cannot_listen = Non si può ascoltare a { $host }, porta { $port }: { $why }. Scegli un altro --host o un'altra --port.
error-key_without_cert = Una chiave da sola non cifra. Indica anche il certificato, con --cert.
error-cannot_encrypt = { $file } non si può usare per cifrare: { $why }. Servono un certificato e la sua chiave in PEM, senza password.
error-page_too_large = Il file è troppo grande per questo. Scegline un altro.
error-page_failed = Il file non è arrivato. Sceglilo di nuovo.
