"""The tournament office: lines, forms and lists go in; entries come out, judged, and durable before they are shown.

It is the one door to the tournaments in a store, for every face. What the regulation says is `rules`; where the tables'
own logs are is `desk`.
"""
