"""The tournament office: one door to the tournaments in a store, for every face.

Lines, forms and lists come in, entries go into a tournament's stream; judged before they are committed, durable before
they are shown. What the regulation says is `tournament`; where the tables' own logs are is `desk`.
"""
