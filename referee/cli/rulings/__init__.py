"""The verbs of the rulings: questions and precedents go in; answers, and what is wrong on a shelf, come out."""
