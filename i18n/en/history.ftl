# The history on a screen of its own, and the ways on from an entry that lies some plays back.

error-nothing_to_redo = There is nothing to redo: what was taken back last stands, or something was logged since.
