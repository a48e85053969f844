"""`store`: the file that everything is kept in, and its copies. Each verb's module is imported when it is called."""

from referee.cli.group import Verbs

store = Verbs(
    "store",
    verbs={
        "verify": "store.verifying:verify",
        "mend": "store.mending:mend",
        "copies": "store.copies:copies",
        "copy": "store.copying:copy",
        "hand-in": "store.handing_in:hand_in",
    },
    no_args_is_help=False,
)
