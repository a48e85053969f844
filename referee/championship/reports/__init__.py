"""Reports of a tournament: plain records, made into pages to print and into lists for a spreadsheet."""
