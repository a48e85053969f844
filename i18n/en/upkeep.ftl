# The upkeep of the rulings: what `referee rulings check` finds, and what to do about it. `part` is a line of a ruling.

help-rulings = Check the rulings, and record that their translations agree.
help-rulings-check = List what is wrong with the rulings of a folder, and what to do about it.
help-rulings-check-folder = the folder; otherwise the rulings that come with the program
help-rulings-agree = Record that the languages of a ruling agree as they stand now.
help-rulings-agree-ids = the id of a ruling
help-rulings-agree-every = all rulings of the folder
help-rulings-agree-folder = the folder; otherwise the rulings that come with the program

upkeep-ruling = ruling
upkeep-source = source
upkeep-topic = topic
upkeep-warning = Warning
upkeep-note = Note
upkeep-lang-nl = Dutch
upkeep-lang-it = Italian
upkeep-lang-en = English
upkeep-lang-de = German
upkeep-summary = { $rulings ->
        [one] { $rulings } ruling
       *[other] { $rulings } rulings
    }
upkeep-covered = { $stated } of { $clauses } clauses ruled
upkeep-counted = faults: { $faults }, warnings: { $warnings }, notes: { $notes }
upkeep-agreed = { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    } newly recorded in { $file }

## A file

upkeep-torn = This is not TOML ({ $why }). Look here and in the lines above for a quote, a comma or a bracket too few or too many, or a curved quote where a straight one (") belongs.
upkeep-not_text = This is not plain text in UTF-8. Save the file as UTF-8 without a byte order mark (BOM).
upkeep-not_rulings = “{ $name }” is no ruling. Only [[ruling]] stands in this file; mend or remove the rest.
upkeep-no_rulings = No ruling stands in this file. Begin one with [[ruling]], or remove the file.

## The form of a ruling

upkeep-field_missing = The line “{ $name }” is missing. Add it.
upkeep-field_unknown = There is no line “{ $name }”. { $near_is ->
        [given] It may have to be “{ $near }”.
       *[none] Remove it.
    }
upkeep-wrong_form = “{ $name }” does not have the right form. Write { $form ->
        [text] one text between quotes
        [list] a list of texts: ["…", "…"]
        [table] a text for each name, such as { $name }.nl = "…"
        [lists] a list of texts for each language: { $name }.nl = ["…", "…"]
        [date] a date without quotes, such as 2026-11-22
        [binds] the key, and whether it is allowed: binds.key = "…", binds.allowed = true
       *[other] it as other rulings do
    }.
upkeep-blank = A text of { $part } has no words. Write them, or remove it.
upkeep-untrimmed = A text of { $part } begins or ends with a space, or runs over several lines. Put it on one line without them.
upkeep-repeated = “{ $name }” names something twice. Remove one.
upkeep-bad_id = The id is not lowercase words joined by hyphens, such as beer-heals-one. Write it so.
upkeep-id_twice = This id is used already, at { $place }. Choose another for the newer ruling.
upkeep-language_missing = The { $part } is missing in { $lang }. Write it.
upkeep-language_unknown = { $part }.{ $name } is no language of the rulings. They are { $languages }.
upkeep-not_translated = Not yet in { $lang }, and so told in another language: { $count ->
        [one] one ruling
       *[other] { $count } rulings
    } of { $total }: { $ids }.
upkeep-few_phrasings = The question is asked in { $count ->
        [one] { $count } way
       *[other] { $count } ways
    } in { $lang }. Add others: at least { $least }, as players ask it.
upkeep-no_sentence = The text of { $part } does not end as a sentence does. Close it with a full stop.
upkeep-long_answer = The answer in { $lang } has { $count } sentences. Keep one, and move the rest to the detail.
upkeep-long_detail = The detail in { $lang } has { $count } sentences. Make it { $most } at most.
upkeep-untranslated = The answer in { $lang } is that in { $of_lang }. Translate it.
upkeep-phrasing_repeated = “{ $text }” stands here twice in { $lang }. Put another way to ask in its place.
upkeep-too_long = { $part } is longer than { $most } characters. Shorten it.
upkeep-only_house = “{ $name }” is said only of rulings whose standing is house. Remove it.
upkeep-bad_key = “{ $name }” is no key of a reason, such as own_cards. Write the one that the judge objects by.
upkeep-off_the_shelf = Beside the shelf only rulings whose standing is house are read. Put this one into a file of the shelf.

## What a ruling names

upkeep-no_clause = No clause is named. Name the one that the ruling states.
upkeep-heap = { $count } clauses are a heap; { $most } are the most. Make several rulings of it.
upkeep-unknown_clause = No source has a clause { $clause }. Look up its number.
upkeep-unknown_source = There is no source “{ $name }” in sources.toml. { $near_is ->
        [given] It may have to be “{ $near }”.
       *[none] Name one that is there, or describe it there.
    }
upkeep-source_of_other = { $clause }, the first clause, is not in { $name }. Write: source = "{ $right }".
upkeep-unknown_section = { $source } has no part “{ $name }”. { $clause } stands in “{ $right }”.
upkeep-section_elsewhere = { $clause }, the first clause, does not stand in “{ $name }”. Write: section = "{ $right }".
upkeep-unknown_name = There is no “{ $name }” for { $part } in the glossary. { $near_is ->
        [given] It may have to be “{ $near }”.
       *[none] Take an id of i18n/glossary.toml.
    }
upkeep-unknown_topic = There is no topic “{ $name }” in topics.toml. { $near_is ->
        [given] It may have to be “{ $near }”.
       *[none] Choose one that is there.
    }
upkeep-unknown_standing = “{ $name }” is no standing. Choose: { $choices }.
upkeep-unknown_ruleset = “{ $name }” is no ruleset. Choose: { $choices }.
upkeep-unknown_verdict = “{ $name }” is no verdict. Choose: { $choices }.
upkeep-dead_reference = “{ $part }” names the ruling { $name }, which is not there. { $near_is ->
        [given] It may have to be { $near }.
       *[none] Remove it.
    }
upkeep-self_reference = “{ $part }” names this ruling itself. Remove it.
upkeep-see_superseded = “see” names { $name }, whose place { $heir } has taken. Name that one.

## Questions asked alike

upkeep-phrasing_of_two = “{ $text }” asks for { $other } too (“{ $like }”). Word one of the two differently, so that it leads to one ruling.
upkeep-phrasing_near = “{ $text }” is nearly “{ $like }” of { $other }. Name in it what makes this question another one.
upkeep-asks_the_same = The questions are much like those of { $other }. Make one ruling of the two, or ask more distinctly.

## Translations

upkeep-stale = Changed: { $changed }; not changed: { $older }. Translate the change; when they agree: referee rulings agree { $id }.
upkeep-changed_everywhere = All languages have changed since they last agreed. When they agree: referee rulings agree { $id }.
upkeep-not_recorded = It is not recorded that the languages agree. When they do: referee rulings agree { $id }.
upkeep-newly_translated = It is new in { $langs }, and not recorded to agree. When it does: referee rulings agree { $id }.
upkeep-nothing_recorded = It is not recorded yet that translations agree. When they do: referee rulings agree --all.
upkeep-record_broken = The record of “{ $name }” cannot be read. Write it anew with: referee rulings agree { $name }.
upkeep-record_gone = There is no ruling { $name } any more. The next referee rulings agree removes this line.

## Sources and topics

upkeep-source_field = The line “{ $name }” is missing or does not have the right form. Write it as for the other sources.
upkeep-source_standing = “{ $name }” is no standing of a source. Choose: { $choices }.
upkeep-source_count = The source is said to have { $said } clauses, its parts have { $found }. Mend the number or the parts.
upkeep-source_overlap = Two parts have these clauses, by number: { $numbers }. Give each to one of them.
upkeep-topic_names = The topic has no name in { $langs }. Add it.
upkeep-unstated = No ruling states these clauses of “{ $section }”: { $clauses }. Write one.

error-no_shelf = There is no folder “{ $word }”. Name one with rulings in it.
error-shelf_torn = { $word } cannot be read, so nothing was recorded. Mend it first; see: referee rulings check.
error-ids_or_all = Name the rulings whose languages agree, or --all; one of the two.
