# The app in a browser: what the command says, and the page around the app.

help-serve = Show pages to the phones in the hall, and the app in a browser, for a tablet on the table.
help-serve-at = the table to open, as with --table; without one, the list of tables
help-serve-watch = show only what everybody at the table may see, for a projector or the players
help-serve-host = listen at this address (0.0.0.0: the whole network)
help-serve-port = listen at this port; otherwise at 8421, or at any free one if that is taken
help-serve-name = how others call this machine, in the address that is shown; needed where the certificate is for a name
help-serve-cert = encrypt what is sent (https) with the certificate in this file, in PEM
help-serve-key = the certificate's key, if it stands in another file

serve-here = Open this address in a browser on this machine. Whoever else works on this machine cannot guess it.
serve-everybody = The address for everybody in the hall: tables, tournaments and rulings, nothing secret. Whoever scans the code is in.
serve-referee =
    For the referee alone:
    the app: { $app }
    the code of the referee's table, by touch, at the end of the page for everybody: { $code }
    Whoever knows these can do what you can do, and whoever can read along on the network knows them: use a network you trust.
serve-plain = Plain http: whoever is in the same network and reads along sees what phones see, codes among it. Use a network of your own, or --cert and --key.
serve-end = Ctrl+C ends it; everything logged is kept.
serve-trouble = Something went wrong with a page: { $what }
serve-left_out = { $count ->
    [one] One more line of this kind was left out.
   *[other] { $count } more lines of this kind were left out.
}

## The page

serve-opening = The table is being opened …
serve-closed = Not connected. Everything logged is kept.
serve-again = Trying to come back …
serve-continue = Go on
serve-refused = This address does not open the table. Type the whole address that “referee serve” shows, with what follows the last slash.
serve-full = Too many pages are open. Close one and try again.

## Files that come and go through the page

page-choose = Choose it in the page around this screen; it is only read.
page-save = It is ready in the page around this screen: save it there.
page-file_choose = Choose a file
page-file_save = Save { $name }
page-file_cancel = Cancel
page-file_sending = It is being sent …

## What can be wrong

error-serve_not_installed = For the browser one more part is needed. Install it with: { $python } -m pip install textual-serve segno
error-cannot_listen = It is not possible to listen at { $host }, port { $port }: { $why }. Choose another --host or --port.
error-key_without_cert = A key alone does not encrypt. Name the certificate too, with --cert.
error-cannot_encrypt = { $file } cannot be used to encrypt: { $why }. A certificate and its key in PEM, without a password, are needed.
error-page_too_large = The file is too large for this. Choose another one.
error-page_failed = The file did not arrive. Choose it again.
