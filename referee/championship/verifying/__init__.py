"""A second, independent reading of the tournament's regulation, which checks published documents.

It takes a document as plain data, believes none of its results, works everything out of the entries anew and lists
what differs; and it looks at the entries themselves. It shares no line with the tournament's own core, nor with what
writes documents, so that no error is made twice: flat functions over dicts, written from the text of the regulation.
"""
