"""The verbs of a tournament, from sign-up to proof: words go in; verdicts, lists, reports and proofs come out."""
