"""How often a question that no ruling answers is known as such: `python -m benchmarks.search_noise [--sure]`.

The questions were written for fitting the confidence, and none of them is in the question set. They ask of other games,
of what is no game, and of cards of boxes that are not on the shelf: once such a box is ruled, others take their place.
`--sure` lists those that were told as sure all the same, with what was told.
"""

from collections.abc import Sequence

from benchmarks import options, yardstick
from benchmarks.search_shelf import FILE, indexed, rulings
from referee.library.shelf import Library

NOISE = {
    "nl": """
        hoe laat gaat de supermarkt dicht
        wat is de hoofdstad van belgië
        hoeveel kaarten krijg je bij toepen
        mag je bij monopoly huizen bouwen op een verpande straat
        wie heeft gisteren het voetbal gewonnen
        wat kost de uitbreiding in de winkel
        hoe reset ik mijn wachtwoord
        wat doet de kaart Tomahawk
        hoe werkt Colorado Bill
        recept voor appeltaart
        mijn kat heeft op de kaarten geplast
        kan ik de doos terugsturen naar de webshop
        hoeveel levens heeft Lemonade Jim
        wanneer komt de volgende film uit
        wat kost een treinkaartje naar amsterdam
        Piet de Vries
        mag je bij yahtzee nog een keer gooien
        wat is de beste gitaar voor een beginner
        hoe zet ik het geluid van het programma uit
        werkt de Lemat ook op twee plaatsen afstand
        hoeveel mensen wonen er in rotterdam
        is er een braille versie te koop
        wat is de levensverwachting van een paard
        fijne vakantie allemaal
        blah blah blah
        hoe speel je klaverjassen met drie man
    """,
    "it": """
        a che ora chiude il supermercato
        qual è la capitale della spagna
        quante carte si danno a scopa
        posso comprare casa a monopoli se sono in prigione
        chi ha vinto la partita della juve ieri
        quanto costa l'espansione in negozio
        ho dimenticato la password del programma
        cosa fa la carta Serpente a sonagli
        come funziona Flint Westwood
        ricetta della pasta al pomodoro
        il mio cane ha mangiato il mazzo
        posso restituire la scatola al negozio
        quanti punti vita ha Greygory Deck
        quando esce il prossimo film western
        quanto costa il treno per milano
        Mario Rossi
        a briscola vale di più l'asso o il tre
        qual è il miglior vino rosso
        come si spegne l'audio dell'applicazione
        lo Shotgun arriva a distanza due
        quanti abitanti ha napoli
        esiste una versione per iPhone
        quanto vive un cavallo
        buone vacanze a tutti
        bla bla bla
        a carcassonne quanti segnalini ho
    """,
    "en": """
        what time does the supermarket close
        what is the capital of portugal
        how many cards do you deal in rummy
        may I build hotels on mortgaged streets in monopoly
        who won the football last night
        how much is the expansion in the shop
        I forgot my password
        what does the Backfire card do
        how does Big Spencer work
        recipe for apple pie
        my dog ate the deck
        can I return the box to the store
        how many life points has Evelyn Shebang
        when is the next western movie out
        how much is a train ticket to london
        John Smith
        does a full house beat a flush
        what is the best red wine
        how do I mute the sound of the program
        does the Lemat reach further than the Shotgun
        how many people live in texas
        is there a version for iphone
        how long does a horse live
        have a nice holiday everyone
        lorem ipsum dolor sit amet
        how many settlers do I start with in catan
    """,
    "de": """
        wann macht der supermarkt zu
        was ist die hauptstadt von österreich
        wie viele karten gibt man beim skat
        darf man bei monopoly auf verpfändeten straßen häuser bauen
        wer hat gestern beim fußball gewonnen
        was kostet die erweiterung im laden um die ecke
        ich habe mein passwort vergessen
        was macht die Karte Tornado
        wie funktioniert Teren Kill
        rezept für apfelkuchen
        mein hund hat die schachtel zerbissen
        kann ich das spiel an den händler zurückschicken
        wie viele Leben hat Youl Grinner
        wann läuft der nächste western im kino
        was kostet eine fahrkarte nach berlin
        Hans Müller
        sticht beim doppelkopf die herz zehn das ass
        was ist der beste rotwein
        wie schalte ich den ton des programms aus
        zählt bei Henry Block ein Kopfgeld auch für den zweiten Schuss
        wie viele leute wohnen in hamburg
        gibt es das auch fürs handy
        wie alt wird ein pferd
        schöne ferien allerseits
        bla bla bla
        wie viele siedlungen habe ich am anfang bei catan
    """,
}
"""By language, one a line."""


def noise() -> list[tuple[str, str]]:
    """Each question with its language."""
    return [(line.strip(), lang) for lang, lines in NOISE.items() for line in lines.strip().splitlines()]


def main(arguments: Sequence[str] | None = None) -> None:
    """Print it all."""
    parser = options.parser(__doc__, only=FILE, every=10)
    parser.add_argument("--sure", action="store_true")
    parser.add_argument("--every", type=int, default=1, help="only every so many-th question")
    parser.add_argument("--only", default="", help="a file of the shelf, instead of all of it")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    with rulings(chosen.only) as folder:
        index = indexed(Library.load(folder))
    answers = [(words, lang, index.ask(words, lang, 1)) for words, lang in noise()[:: chosen.every]]
    for language in NOISE:
        asked = [hits.sure for _, lang, hits in answers if lang == language]
        print(f"{language}: {asked.count(False)} of {len(asked)} recognised")
    if chosen.sure:
        print(*(f"{lang}: {words} => {hits.hits[0].ruling}" for words, lang, hits in answers if hits.sure), sep="\n")


if __name__ == "__main__":
    main()
