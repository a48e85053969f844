"""Tables, logs and verdicts go in; plain records of strings come out, for any face to lay out as it likes."""
