# Words of the terminal app that no other face needs.

app-entries = { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
app-may_play = { $by } may play cards, or
app-again = earlier lines

## Keys in a row that must be short

app-key_rulings = Rulings
app-key_light = Light
app-key_take_back = Take back

## A new table

app-players_how = Names in seat order, with commas between them. After a colon the role and the character, as far as they are known: their first letters will do.
app-position_how = Type or paste a position or a whole game, as in a game file.
app-position = Position
app-last_players = Same players
app-game = Sets, options

## The light log

app-light_choose = Press the number of a seat; without one it is the player on turn.
app-light_gain = life
app-light_lose = life
app-light_lay = card put down
app-light_lost = card lost
app-light_out = out
app-light_turned = deck turned over
app-light_next = next turn
app-light_line = type a line

## Help

app-help_words = Seats by number or by the beginning of a name; cards in any language of the program. Rank and suit follow the card: 4h, 10s, qd (h ♥, d ♦, c ♣, s ♠), or in words: 4 of hearts.
app-help_verbs = Verbs
app-help_keys = Keys
app-help_complete = Tab or → takes the word proposed, ↑ ↓ choose another; Enter logs the line.
app-help_again = ↑ on an empty line brings back earlier lines. Of several lines pasted one Enter logs all, up to the first that cannot be read.

error-went_wrong = Something went wrong in the program ({ $what }). Nothing was logged; the line is still there.
app-key_cover = Cover
app-key_unseen = Unseen
app-key_entries = All entries
app-light_lets_go = Something must still happen: in the light log nobody asks for it any more. F5 once more goes there all the same.
app-key_clock = Clock
app-key_palette = Keys
naming-which = Which character does { $who } have? All that was logged is judged by it.
table-uncounted = Nobody said who { $who } is, so no life points are counted there: { $names } names the character.
