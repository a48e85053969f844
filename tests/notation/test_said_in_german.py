"""Lines as German referees say them, each play in several ways: words in the glossary, and no rule of their own."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

SAID = [
    (
        "",
        ["1 bang 2"],
        "anna schießt auf ben | anna hat auf ben geschossen | anna schiesst auf ben | bang auf ben | anna spielt "
        "bang auf ben | anna spielt ein bang gegen ben | anna ballert auf ben",
    ),
    (
        "",
        ["1 stagecoach"],
        "anna spielt eine postkutsche | anna spielt die postkutsche",
    ),
    (
        "",
        ["1 mustang"],
        "anna benutzt den mustang | anna spielt einen mustang | anna legt einen mustang | anna legt den mustang "
        "aus | anna legt einen mustang vor sich | anna hat einen mustang gespielt | anna hat einen mustang "
        "ausgelegt | mustang auf den tisch | anna stellt den mustang hin",
    ),
    (
        "",
        ["1 barrel"],
        "anna legt das fass vor sich | legt das fass vor sich | anna legt ein fass vor sich aus",
    ),
    (
        "set 1 life 3",
        ["1 beer"],
        "anna trinkt ein bier | anna trinkt das bier | anna trinkt bier | anna spielt ein bier | anna hat ein "
        "bier getrunken",
    ),
    (
        "",
        ["1 panic 2", "1 take 2 hand"],
        "anna spielt panik auf ben, hand | panik gegen ben aus der hand | anna spielt panik gegen bens hand | "
        "panik auf bens hand",
    ),
    (
        "",
        ["1 panic/qh 2", "1 take 2 hand"],
        "anna panik herzdame auf ben aus der hand",
    ),
    (
        "panic ben",
        ["1 take 2 hand"],
        "nimmt eine karte aus bens hand | anna nimmt ben eine karte aus der hand | anna nimmt eine handkarte von "
        "ben | anna nimmt bens hand | anna nimmt ben eine handkarte weg | anna klaut ben eine handkarte",
    ),
    (
        "set 2 play barrel; panic ben",
        ["1 take 2 barrel"],
        "anna nimmt das fass von ben | anna nimmt ben das fass weg | anna klaut ben das fass | anna nimmt bens fass",
    ),
    (
        "",
        ["1 jail 2"],
        "legt ben ins gefängnis | anna steckt ben ins gefängnis | ben ins gefängnis | anna setzt ben ins "
        "gefängnis | anna schickt ben ins gefängnis | anna legt das gefängnis vor ben | anna spielt gefängnis auf "
        "ben | ben kommt ins gefängnis",
    ),
    (
        "",
        ["1 jail/4h 2"],
        "anna legt das gefängnis herz 4 vor ben | anna steckt ben ins gefängnis herz 4 | anna legt gefängnis herz "
        "4 bei ben hin",
    ),
    (
        "bang ben",
        ["2 no", "2 lose 1 by 1 to bang"],
        "ben ist getroffen | ben wurde getroffen | ben wird getroffen | ben kassiert einen treffer | ben kassiert "
        "den treffer | ben passt | ben nimmt den treffer | ben hat keinen fehlschuss | ben hat nichts",
    ),
    (
        "bang ben",
        ["2 lose 1 by 1 to bang"],
        "ben verliert ein leben | ben verliert 1 lebenspunkt | ben verliert einen lebenspunkt",
    ),
    (
        "bang ben",
        ["2 no"],
        "ben gibt nichts | ben spielt nichts | ben tut nichts | ben macht nichts",
    ),
    (
        "bang ben",
        ["2 answer missed"],
        "ben hat einen fehlschuss | ben hat fehlschuss | ben spielt einen fehlschuss | ben legt einen fehlschuss "
        "ab | ben wirft einen fehlschuss ab | ben antwortet mit einem fehlschuss | ben antwortet mit fehlschuss | "
        "ben kontert mit einem fehlschuss | fehlschuss",
    ),
    (
        "bang ben",
        ["2 answer missed/5s"],
        "ben antwortet mit einem Fehlschuss! 5♠ | ben fehlschuss pik 5 | ben hat einen fehlschuss pik 5",
    ),
    (
        "stagecoach",
        ["1 draw 2 for stagecoach"],
        "anna hat 2 karten gezogen | anna zieht zwei karten | anna zieht 2 karten für die postkutsche | anna "
        "nimmt 2 | anna zieht 2 | anna nimmt sich zwei karten | anna zieht davon 2 | zieht 2",
    ),
    (
        "discard 1; discard 1",
        ["1 end"],
        "anna passt | passe | anna beendet ihren zug | anna beendet den zug | anna ist fertig | zug beenden | "
        "ende des zuges | zug ende | zugende",
    ),
    (
        "discard 1; discard 1; end",
        ["2 turn"],
        "ben ist dran | ben ist am zug | bens zug | zug von ben | nächster spieler | nächster zug | der nächste "
        "spieler | ben ist an der reihe | jetzt ist ben dran",
    ),
    (
        "gatling; ben hit; cleo hit; dirk hit",
        ["5 no", "5 lose 1 by 1 to gatling"],
        "alle getroffen | alle werden getroffen",
    ),
    (
        "general store; turnup 5",
        ["1 pick beer"],
        "anna nimmt das bier | anna nimmt sich das bier | anna wählt das bier | anna sucht sich das bier aus | "
        "anna das bier | anna nimmt ein bier",
    ),
    (
        "general store; turnup 5 with bang beer jail duel scope",
        ["1 pick scope"],
        "anna das zielfernrohr | anna nimmt das zielfernrohr",
    ),
    (
        "bang ben; ben hit",
        ["2 draw 1 from 1 for el_gringo"],
        "ben zieht eine karte aus annas hand | ben nimmt eine karte von anna | ben klaut anna eine karte | ben "
        "stiehlt anna eine karte | ben zieht eine karte aus der hand von anna | ben zieht von anna | ben nimmt "
        "anna eine karte weg | ben nimmt anna eine karte | ben zieht eine karte bei anna",
    ),
    (
        "set 2 life 1; bang ben; ben hit",
        ["2 out outlaw by 1 to bang"],
        "ben stirbt | ben ist tot | ben ist gestorben | ben scheidet aus | ben ist raus | ben ist ausgeschieden | "
        "ben ist tot bandit | ben ist raus, bandit",
    ),
    (
        "bang eva",
        ["5 flip jourdonnais 5c"],
        "eva deckt kreuz 5 auf | eva deckt kreuz 5 | eva deckt für jourdonnais kreuz 5 auf | eva zieht kreuz 5 "
        "für jourdonnais",
    ),
    (
        "bang eva",
        ["5 flip jourdonnais 6c"],
        "eva deckt mit der eigenen fähigkeit auf: 6♣ | eva deckt für die eigene fähigkeit auf: 6♣",
    ),
    (
        "set 2 play barrel; bang ben",
        ["2 flip barrel 6c"],
        "ben deckt für das fass auf: 6♣ | ben deckt für das fass kreuz 6 auf | ben deckt fürs fass auf: kreuz 6 | "
        "deckt für das fass auf kreuz 6 | ben deckt kreuz 6 für das fass auf | ben zieht kreuz 6 für das fass | "
        "ben fass kreuz 6 | fass kreuz 6 | ben deckt auf: kreuz 6",
    ),
    (
        "set 2 play barrel; bang ben",
        ["2 flip barrel kh"],
        "deckt für das fass auf herzkönig | ben deckt für das fass herzkönig auf | ben deckt den herzkönig auf",
    ),
    (
        "jail ben; end; ben turn",
        ["2 flip jail qh"],
        "ben zieht herzdame für das gefängnis | ben deckt herzdame für das gefängnis auf | ben deckt für das "
        "gefängnis herzdame auf | ben deckt fürs gefängnis auf: herzdame | ben gefängnis herzdame",
    ),
    (
        "set 1 character calamity_janet",
        ["1 missed 2"],
        "anna schießt auf ben mit einem fehlschuss | anna schießt mit einem fehlschuss auf ben | anna spielt "
        "fehlschuss als bang auf ben | anna fehlschuss als bang gegen ben | anna spielt einen fehlschuss als bang "
        "gegen ben",
    ),
    (
        "set 2 character calamity_janet; bang ben",
        ["2 answer bang"],
        "ben bang als fehlschuss | ben spielt bang als fehlschuss | ben spielt ein bang als fehlschuss",
    ),
    (
        "indians",
        ["2 answer bang"],
        "ben wirft ein bang ab | ben wirft ein bang | ben spielt ein bang | ben legt ein bang ab | ben hat ein "
        "bang | ben antwortet mit einem bang",
    ),
    (
        "duel ben",
        ["2 no", "2 lose 1 by 1 to duel"],
        "ben gibt auf | ben hat kein bang | ben hat keins | ben gibt sich geschlagen | ben hat kein bang mehr | "
        "ben passt | ben hat keinen bang mehr",
    ),
    (
        "duel ben",
        ["2 answer bang"],
        "ben spielt ein bang | ben legt ein bang ab | ben bang | ben hat ein bang",
    ),
    (
        "",
        ["1 duel 2"],
        "anna duelliert sich mit ben | duell mit ben | anna fordert ben heraus | anna fordert ben zum duell | "
        "anna fordert ben zum duell heraus | anna duell gegen ben | anna spielt ein duell gegen ben | duell gegen "
        "ben | anna duelliert ben",
    ),
    (
        "",
        ["1 duel/js 2"],
        "anna fordert ben heraus, duell pikbube | anna fordert ben zum duell heraus pikbube",
    ),
    (
        "bang ben",
        ["2 no", "2 lose 1 by 1 to bang", "2 draw 1 from 1 for el_gringo"],
        "ben getroffen, zieht von anna | ben ist getroffen und zieht von anna | ben ist getroffen und zieht eine "
        "karte von anna",
    ),
    (
        "set 2 play dynamite; end; ben turn; ben dynamite 5s",
        ["2 lose 3 to dynamite"],
        "ben explodiert und verliert 3 leben | ben explodiert | das dynamit explodiert | ben verliert 3 leben | "
        "dynamit explodiert",
    ),
    (
        "set 2 play dynamite; end; ben turn; ben dynamite 6h",
        ["2 pass dynamite 3"],
        "ben gibt das dynamit weiter an cleo | ben gibt das Dynamit an cleo weiter | dynamit weiter an cleo | ben "
        "reicht das dynamit an cleo weiter | dynamit geht weiter an cleo | das dynamit geht an cleo",
    ),
    (
        "set deck 0",
        ["turned"],
        "der stapel wird gemischt | ablagestapel mischen | mischen | die ablage wird gemischt | neu mischen | "
        "ablage neu gemischt | der nachziehstapel wird neu gemischt | es wird neu gemischt",
    ),
    (
        "set 2 life 1; bang ben; ben hit",
        ["2 beer"],
        "ben rettet sich mit einem bier | ben trinkt ein bier | ben spielt ein bier",
    ),
    (
        "",
        ["won law"],
        "sheriff gewinnt | der sheriff gewinnt | der sheriff hat gewonnen | gewonnen haben sheriff und "
        "hilfssheriff | sheriff und hilfssheriff gewinnen | sheriff und hilfssheriff haben gewonnen | der sheriff "
        "siegt",
    ),
    (
        "",
        ["won outlaws"],
        "die banditen gewinnen | die banditen haben gewonnen | banditen gewinnen",
    ),
    (
        "",
        ["1 bang 2"],
        "dann schießt anna auf ben | jetzt spielt anna bang auf ben | nun schießt anna auf ben",
    ),
    (
        "stagecoach",
        ["1 draw 2 for stagecoach"],
        "dann zieht anna 2 | jetzt zieht anna zwei karten",
    ),
    (
        "set 2 play dynamite; end; ben turn; ben dynamite 5s",
        ["2 lose 3 to dynamite"],
        "das dynamit geht hoch",
    ),
    (
        "",
        ["1 draw 1"],
        "anna zieht noch eine | anna zieht noch eine karte",
    ),
    (
        "",
        ["1 bang/10d 2"],
        "noch ein bang auf ben karo 10 | bang karo 10 auf ben | anna schießt auf ben mit karo 10 | anna schießt "
        "mit karo 10 auf ben",
    ),
    (
        "",
        ["1 winchester/8s"],
        "winchester pik 8 auf den tisch | anna legt winchester pik 8 hin | anna legt die winchester pik 8 vor "
        "sich | anna legt die winchester aus pik 8 | anna spielt die winchester pik 8",
    ),
    (
        "general store",
        ["1 turnup 5 with rev_carabine/ac bang/7d general_store/qs cat_balou/jd missed/7s"],
        "carabine kreuzass, bang karo 7, gemischtwarenladen pikdame, cat balou karobube und fehlschuss pik 7 | "
        "legt offen aus: carabine kreuzass, bang karo 7, laden pikdame, cat balou karobube und fehlschuss pik 7 | "
        "anna deckt auf: carabine kreuzass, bang karo 7, laden pikdame, cat balou karobube und fehlschuss pik 7 | "
        "offen carabine kreuzass bang karo 7 laden pikdame cat balou karobube fehlschuss pik 7 | anna legt offen "
        "carabine kreuzass bang karo 7 laden pikdame cat balou karobube fehlschuss pik 7",
    ),
    (
        "",
        ["1 discard 1 with barrel/ks"],
        "anna wirft fass pikkönig weg | anna wirft das fass pikkönig ab | anna wirft fass pikkönig ab | anna legt "
        "fass pikkönig ab",
    ),
    (
        "",
        ["1 discard 3 with cat_balou/10d barrel/ks jail/js"],
        "anna wirft cat balou karo 10, fass pikkönig und gefängnis pikbube ab | anna legt cat balou karo 10, fass "
        "pikkönig und gefängnis pikbube ab",
    ),
    (
        "",
        ["1 discard 2"],
        "anna wirft 2 karten ab | anna legt zwei karten ab | anna wirft zwei ab | wirft 2 ab",
    ),
    (
        "set 2 play barrel; cat balou ben",
        ["1 toss 2 barrel"],
        "anna lässt ben das fass abwerfen | anna wirft das fass von ben ab | anna lässt ben das fass ablegen",
    ),
    (
        "cat balou ben",
        ["1 toss 2 hand with saloon/5h"],
        "anna lässt ben hand saloon herz 5 abwerfen",
    ),
    (
        "set 2 play barrel; cat balou ben",
        ["1 toss 2 hand with saloon/5h"],
        "hand saloon herz 5",
    ),
    (
        "set 1 life 2; beer",
        ["1 gain 1 for beer"],
        "anna bekommt ein leben zurück | anna bekommt einen lebenspunkt | anna erhält ein leben | anna heilt 1 | "
        "anna gewinnt einen lebenspunkt zurück | anna bekommt ein leben dazu | anna kriegt ein leben",
    ),
    (
        "",
        ["stand 2 zu spät gesehen"],
        "lass 2 stehen zu spät gesehen",
    ),
    (
        "set 2 life 1; bang ben; ben hit; ben out outlaw; forfeit",
        ["1 draw 3 for reward"],
        "anna zieht 3 als belohnung | anna zieht drei karten als belohnung | anna bekommt die belohnung | anna "
        "zieht 3 karten belohnung | anna zieht 3 für die belohnung",
    ),
    (
        "general store; turnup 5",
        ["1 pick missed"],
        "anna nimmt einen fehlschuss",
    ),
]
CASES = [(before, line, read) for before, read, lines in SAID for line in lines.split(" | ")]


@rows(("before", "line", "read"), CASES, ids=[f"{case[1]} {case[0][:12]}" for case in CASES])
def test_it_is_read_as_it_is_meant(store: Path, before: str, line: str, read: list[str]) -> None:
    """Whatever the order of its words, with a verb in one part or two."""
    assert meant(store, before, line, "de") == read


HEARD = ("anna schießt auf ben", "anna spielt einen mustang", "ben ins gefängnis", "anna fordert ben heraus")


@rows("line", HEARD)
def test_it_is_heard_whatever_language_is_spoken(store: Path, line: str) -> None:
    """A table may speak several."""
    assert [meant(store.with_name(lang), "", line, lang) for lang in ("nl", "it", "en")] == [
        meant(store, "", line, "de")
    ] * 3
