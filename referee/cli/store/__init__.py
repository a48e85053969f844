"""The verbs that look after the store's file and its copies."""
