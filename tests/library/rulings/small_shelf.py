"""A small shelf without a fault, for tests to plant one in."""

from __future__ import annotations

from pathlib import Path

from referee.library.upkeep import agree

SOURCES = """\
[source.cards]
title = "The cards"
authors = ["Somebody"]
edition = "first"
language = "en"
standing = "official"
clauses = "AAA"
count = 3
ruleset = "base"

[source.cards.sections]
drinks = [[1, 2]]
"blue cards" = [[3, 3]]

[source.answers]
title = "The answers"
authors = []
edition = "second"
language = "en"
standing = "official"
clauses = "BBB"
count = 2
ruleset = "answered"

[source.answers.sections]
answers = [[5, 5], [8, 8]]
"""

TOPICS = """\
[topic]
life = { nl = "levenspunten", it = "punti vita", en = "life points" }
turn = { nl = "beurt", it = "turno", en = "turn" }
"""

BEER = """\
[[ruling]]
id = "beer-heals"
clauses = ["AAA-001", "AAA-002"]
source = "cards"
section = "drinks"
standing = "printed"
cards = ["beer"]
topics = ["life"]
verdicts = { base = "legal" }
question.nl = [
    "Wat doet een bier?", "Krijg ik leven terug van bier?", "bier drinken", "Hoeveel hartjes per pils?",
    "Helpt drinken tegen wonden?",
]
question.it = [
    "Che cosa fa la Birra?", "Con la Birra recupero vita?", "bere la birra", "Quante vite rende una birra?",
    "Bere cura le ferite?",
]
question.en = [
    "What does a Beer do?", "Do I get life back from a beer?", "drink beer", "How many hearts a pint?",
    "Will drinking mend wounds?",
]
answer.nl = "Een levenspunt."
answer.it = "Un punto vita."
answer.en = "One life point."
detail.nl = "Nooit meer dan waarmee je begon. Een Saloon is iets anders."
detail.it = "Mai più di quelli iniziali. Il Saloon è un'altra cosa."
detail.en = "Never more than you began with. A Saloon is another matter."
"""

JAIL = """\
[[ruling]]
id = "jail-skips"
clauses = ["AAA-003"]
source = "cards"
section = "blue cards"
standing = "printed"
cards = ["jail"]
characters = ["bart_cassidy"]
topics = ["turn"]
see = ["beer-heals"]
question.nl = [
    "Sla ik over als ik opgesloten zit?", "Wat moet ik trekken om te ontsnappen?", "gevangenis beurt kwijt",
    "Hoe lang zit je vast?", "Mag een opgesloten Bart schieten?",
]
question.it = [
    "Salto se sono rinchiuso?", "Che cosa devo estrarre per evadere?", "prigione turno perso",
    "Quanto si resta dentro?", "Bart rinchiuso può sparare?",
]
question.en = [
    "Am I skipped when locked up?", "Which flip gets me out?", "jail lost turn", "How long do you sit in there?",
    "May a jailed Bart shoot?",
]
answer.nl = "Ja, tenzij je harten trekt."
answer.it = "Sì, a meno di estrarre cuori."
answer.en = "Yes, unless you flip hearts."
detail.nl = "De kaart gaat daarna hoe dan ook weg."
detail.it = "Poi la carta si scarta comunque."
detail.en = "The card goes away afterwards either way."
"""

ANSWER = """\
[[ruling]]
id = "shots-in-general"
clauses = ["BBB-005", "BBB-008"]
source = "answers"
section = "answers"
standing = "open"
topics = ["turn"]
verdicts = { answered = "for_referee" }
question.nl = [
    "Wie telt schoten?", "Hoe vaak knallen?", "tellen van salvo's", "Geldt elk kruitdampje?", "Wie houdt bij wat viel?",
]
question.it = [
    "Chi conta i colpi?", "Quante volte si spara?", "conto delle raffiche", "Vale ogni scoppio?", "Chi tiene nota?",
]
question.en = [
    "Who counts shots?", "How often may one fire?", "volley tally", "Is every puff of powder one?", "Who keeps track?",
]
answer.nl = "Dat staat nergens."
answer.it = "Non sta scritto."
answer.en = "Nothing says so."
detail.nl = "Spreek het vooraf af."
detail.it = "Accordatevi prima."
detail.en = "Agree on it beforehand."
"""

FILES = {
    "sources.toml": SOURCES,
    "topics.toml": TOPICS,
    "base/beer.toml": BEER,
    "base/jail.toml": JAIL,
    "answers.toml": ANSWER,
}


def put(folder: Path, files: dict[str, str] | None = None) -> Path:
    """The shelf in a folder, its translations recorded as agreeing; some of its files otherwise."""
    for name, text in {**FILES, **(files or {})}.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    agree(folder)
    return folder


def change(folder: Path, file: str, old: str, new: str) -> None:
    """Put one text in place of another, which must be there once."""
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) == 1, (file, old, text.count(old))
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
