"""The verbs of the rulings: asked, read, kept up, and added to by precedents."""
