"""A second reading of the regulation: a published document goes in, as plain data; what is wrong in it comes out.

It believes none of its results, works everything out of the entries anew and lists what differs; and it looks at the
entries themselves. It shares no line with the tournament's own core, nor with what
writes documents, so that no error is made twice: flat functions over dicts, written from the text of the regulation.
"""
