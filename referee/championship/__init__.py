"""A whole tournament, from sign-up to final: lines of the desk go in; standings, duels, reports and proofs come out."""
