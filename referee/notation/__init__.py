"""The referee's shorthand: lines, positions and `.game` files go in; entries and tables come out, and the other way.

The grammar is written down in docs/shorthand.md. Reading needs the table a line is typed at, because whatever is
left out is filled in from it; writing leaves nothing out.
"""

from referee.notation.as_it_stands import ParsedLine
from referee.notation.game_file import (
    HEAD,
    RULE,
    GameFile,
    GameLine,
    has_head,
    read_game,
    read_position,
    write_game,
)
from referee.notation.lines.referee import REFEREE_VERBS
from referee.notation.lines.verbs import VERBS
from referee.notation.position.writing import lines_of_position
from referee.notation.reading import MOST_SPOKEN, read
from referee.notation.sentence import Sentence, Verb
from referee.notation.spoken.another_meant import (
    behind_why_not,
    card_meant_for,
    face_meant,
    is_a_reason,
    line_meant,
    number_meant,
    player_meant,
    tells_why_not_alone,
    turn_still_of,
)
from referee.notation.spoken.answers_told import says_likewise
from referee.notation.spoken.at_once import done_at_once, says_in_between
from referee.notation.spoken.card_goes_to import card_goes_to
from referee.notation.spoken.card_returns import CardReturned, card_returned
from referee.notation.spoken.character_told import CharacterTold, character_told, may_tell_a_character
from referee.notation.spoken.clauses import says_another, says_now, says_saved, says_use
from referee.notation.spoken.drawn_only import drawn_only
from referee.notation.spoken.life_left import TWO_ENDS
from referee.notation.spoken.not_drawn import NotDrawn, not_drawn, without_drawing
from referee.notation.spoken.once_more import once_more, says_again_first, says_only_again
from referee.notation.spoken.out_of_turn import said_out_of_turn
from referee.notation.spoken.said_late import before_a_play, late_clause, said_late
from referee.notation.spoken.said_no import NO_OR_CORRECT, is_told_averted
from referee.notation.spoken.weapon_named import weapon_named
from referee.notation.spoken.whom_named import with_pronouns_named
from referee.notation.spoken.why_taken_back import Named, named_in, tells_why
from referee.notation.unread_part import has_a_word_for_nothing, unread_part
from referee.notation.words.faces import (
    faces_begun,
    faces_named,
    in_words,
    suit_in_words,
    suit_named,
    typed_face,
    typed_line,
)
from referee.notation.words.tokens import LONGEST_LINE, Quoted, quoted, words_of
from referee.notation.words.typed_words import TypedWords
from referee.notation.writing import card_word, count_word, explicit_line, house_line, line_of

__all__ = [
    "HEAD", "LONGEST_LINE", "MOST_SPOKEN", "NO_OR_CORRECT", "REFEREE_VERBS", "RULE", "TWO_ENDS", "VERBS",
    "CardReturned", "CharacterTold", "GameFile", "GameLine", "Named", "NotDrawn", "ParsedLine", "Quoted",
    "Sentence", "TypedWords", "Verb", "before_a_play", "behind_why_not", "card_goes_to", "card_meant_for",
    "card_returned", "card_word", "character_told", "count_word", "done_at_once", "drawn_only", "explicit_line",
    "face_meant",
    "faces_begun", "faces_named", "has_a_word_for_nothing", "has_head", "house_line", "in_words", "is_a_reason",
    "is_told_averted", "late_clause", "line_meant", "line_of", "lines_of_position", "may_tell_a_character",
    "named_in", "not_drawn", "number_meant", "once_more", "player_meant", "quoted", "read", "read_game",
    "read_position", "said_late", "said_out_of_turn", "says_again_first", "says_another", "says_in_between",
    "says_likewise",
    "says_now", "says_only_again", "says_saved", "says_use", "suit_in_words", "suit_named", "tells_why",
    "tells_why_not_alone", "turn_still_of", "typed_face", "typed_line", "unread_part", "weapon_named",
    "with_pronouns_named", "without_drawing", "words_of", "write_game",
]  # fmt: skip
