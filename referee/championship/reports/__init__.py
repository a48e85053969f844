"""Reports: a tournament's log goes in; plain records come out, pages to print and lists made of them."""
