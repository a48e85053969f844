"""Lines and single keys go in as they are typed at a table; what they may become, would do and did comes out, in words.

`Conversation` speaks of one table: what a line means, what may be done, what was logged. `Completion` proposes how a
line goes on, `Abbreviations` reads beginnings, `Acting` ranks what a seat may do, `LightKeys` reads the light log,
`dealing` a new table in one line, `touch_pad` what may be touched. No terminal is known here: a page or the command
line may use all of it.
It is only a folder: whoever needs one of these names its module.
"""
