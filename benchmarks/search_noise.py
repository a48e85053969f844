"""Questions that no ruling answers, written for fitting the confidence; none of them is in the question set."""

NOISE = {
    "nl": """
        hoe laat gaat de supermarkt dicht
        wat is de hoofdstad van belgië
        hoeveel kaarten krijg je bij toepen
        mag je bij monopoly huizen bouwen op een verpande straat
        wie heeft gisteren het voetbal gewonnen
        wat kost de uitbreiding in de winkel
        hoe reset ik mijn wachtwoord
        wat doet de kaart Sombrero
        hoe werkt Pixie Pete
        recept voor appeltaart
        mijn kat heeft op de kaarten geplast
        kan ik de doos terugsturen naar de webshop
        hoeveel levens heeft Belle Star
        wanneer komt de volgende film uit
        wat kost een treinkaartje naar amsterdam
        Piet de Vries
        mag je bij yahtzee nog een keer gooien
        wat is de beste gitaar voor een beginner
        hoe zet ik het geluid van het programma uit
        werkt de Derringer ook op twee plaatsen afstand
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
        cosa fa la carta Placca di ferro
        come funziona Molly Stark
        ricetta della pasta al pomodoro
        il mio cane ha mangiato il mazzo
        posso restituire la scatola al negozio
        quanti punti vita ha Apache Kid
        quando esce il prossimo film western
        quanto costa il treno per milano
        Mario Rossi
        a briscola vale di più l'asso o il tre
        qual è il miglior vino rosso
        come si spegne l'audio dell'applicazione
        la Bibbia arriva a distanza due
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
        what does the Conestoga card do
        how does Chuck Wengam work
        recipe for apple pie
        my dog ate the deck
        can I return the box to the store
        how many life points has Vera Custer
        when is the next western movie out
        how much is a train ticket to london
        John Smith
        does a full house beat a flush
        what is the best red wine
        how do I mute the sound of the program
        does the Pepperbox reach further than the Knife
        how many people live in texas
        is there a version for iphone
        how long does a horse live
        have a nice holiday everyone
        lorem ipsum dolor sit amet
        how many settlers do I start with in catan
    """,
}
"""By language, one a line."""


def noise() -> list[tuple[str, str]]:
    """Each question with its language."""
    return [(line.strip(), lang) for lang, lines in NOISE.items() for line in lines.strip().splitlines()]
