"""The verbs of `store`: a path goes in, what is wrong with the file or was put right comes out."""
