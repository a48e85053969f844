# Dodge City: die Karten, Gründe, was fällig ist, Einträge und die Namen der Regeln.

## Karten

card-binocular =
    .a = ein { $name }
    .the = das { $name }
card-hideout =
    .a = einen { $name }
    .the = den { $name }
card-punch =
    .a = einen { $name }
    .the = den { $name }
card-dodge =
    .a = ein { $name }
    .the = das { $name }
card-springfield =
    .a = eine { $name }
    .the = die { $name }
card-rag_time =
    .a = einen { $name }
    .the = den { $name }
card-brawl =
    .a = eine { $name }
    .the = die { $name }
card-tequila =
    .a = einen { $name }
    .the = den { $name }
card-whisky =
    .a = einen { $name }
    .the = den { $name }
card-bible =
    .a = eine { $name }
    .the = die { $name }
card-iron_plate =
    .a = eine { $name }
    .the = die { $name }
card-sombrero =
    .a = einen { $name }
    .the = den { $name }
card-ten_gallon_hat =
    .a = einen { $name }
    .the = den { $name }
card-canteen =
    .a = eine { $name }
    .the = die { $name }
card-pony_express =
    .a = einen { $name }
    .the = den { $name }
card-derringer =
    .a = eine { $name }
    .the = die { $name }
card-knife =
    .a = ein { $name }
    .the = das { $name }
card-pepperbox =
    .a = eine { $name }
    .the = die { $name }
card-buffalo_rifle =
    .a = eine { $name }
    .the = die { $name }
card-howitzer =
    .a = eine { $name }
    .the = die { $name }
card-conestoga =
    .a = eine { $name }
    .the = die { $name }
card-can_can =
    .a = einen { $name }
    .the = den { $name }

## Ein Schuss von Doc Holyday

card-holyday_shot =
    .a = einen Schuss mit zwei Karten
    .the = den Schuss mit zwei Karten

## Gründe

reason-untouched_by_diamonds = { $by } spielt { CARD($card, form: "a") } in Karo: Was andere in Karo spielen, tut { $at } nichts.
reason-suit_unseen = Die Farbe der Karte von { $by } ({ CARD($card) }) wurde nicht notiert: Als Karo tut sie { $at } nichts.
    .unclear = { reason-suit_unseen }
reason-diamond_duel = { $by } spielt ein Duell in Karo gegen { $at }. Die eine Lesart: Im Duell schützt { $at } nichts, also läuft es. Die andere: Eine Karokarte von anderen tut gar nichts.
reason-barrel_against_belle = { $by } deckt durch die eigene Fähigkeit auf, im Zug von { $turn }. Die eine Lesart: Dort liegt keine Karte, also wirkt die Fähigkeit. Die andere: Wer nur als Besitzer eines Fasses gilt, hat dann keines.
reason-gives_life_in_mid_card = { $by } gibt einen Lebenspunkt ab, während noch eine Karte läuft ({ CARD($card) }). Die eine Lesart: Eine Fähigkeit wartet, bis die Karte abgehandelt ist. Die andere: Der Text sagt im eigenen Zug, was auch immer läuft.
reason-not_the_last_point = { $by } gibt den letzten Lebenspunkt ab: Der wird nie für Karten abgegeben.
reason-often_enough = { $by } nutzt die Fähigkeit von { CHARACTER($ability) } noch einmal: In einem Zug geht das { $limit ->
        [one] einmal
       *[other] { $limit }-mal
    }.
reason-not_blue = { $by } gibt { CARD($card, form: "a") } ab: Nur eine Karte mit blauem Rand zählt.
reason-after_the_duel = { $by } zieht, während noch eine Karte läuft ({ CARD($card) }): Für jedes Bang!, das in einem Duell abgegeben wird, wird erst danach eine Karte gezogen.
reason-other_card_out_of_turn = { $by } zieht für eine andere Karte als Fehlschuss!, Bang! und Bier. Die eine Lesart: Jede Handkarte, die außerhalb des eigenen Zuges benutzt wird, zählt, wie es auf der Karte steht. Die andere: Nur die drei, die die Regeln nennen.
reason-brennans_own_card = { $by } nimmt eine eigene ausliegende Karte. Die eine Lesart: Der Text sagt irgendeinen Spieler, also zählen auch die eigenen. Die andere: Sie wird von anderen genommen.
reason-copies_another = { $by } übernimmt die Fähigkeit von { CHARACTER($ability) }, doch niemand sonst im Spiel hat diesen Charakter.
reason-copies_once = { $by } wählt einmal im Zug eine Fähigkeit, vor dem Ziehen: jetzt nicht.
reason-copy_of_the_fallen = { $by } nutzt die Fähigkeit von { CHARACTER($ability) }; wer diesen Charakter hatte, ist inzwischen ausgeschieden. Die eine Lesart: Was gewählt wurde, bleibt bis zum nächsten Zug. Die andere: Es geht mit.
reason-doubled_at_the_last_point = { $by } erhält zwei Lebenspunkte durch das Bier, das den letzten rettet. Die eine Lesart: Ein Bier gibt zwei, auch dieses. Die andere: Es macht nur den verlorenen gut.
reason-draws_before_the_shot = { $by } zieht für { CARD($card, form: "the") }, bevor der Schuss beantwortet ist. Die eine Lesart: Die zwei Symbole geschehen in ihrer Folge, erst der Schuss. Die andere: Die Karte darf sofort gezogen werden.
reason-draws_between_two = { $by } zieht für { CARD($card, form: "the") }, während der Angriff noch einen Fehlschuss! verlangt. Die eine Lesart: Der erste ist abgehandelt, also darf die gezogene Karte der zweite sein. Die andere: Beide werden gegeben, bevor gezogen wird.

## Worüber eine Hausregel entscheidet

house-untouched_by_diamonds = eine Karokarte gegen Apache Kid
house-suit_unseen = eine Karte, deren Farbe nicht notiert ist, gegen Apache Kid
house-diamond_duel = ein Duell in Karo gegen Apache Kid
house-barrel_against_belle = das Aufdecken von Jourdonnais im Zug von Belle Star
house-gives_life_in_mid_card = dass Chuck Wengam einen Lebenspunkt abgibt, während noch eine Karte läuft
house-not_the_last_point = den letzten Lebenspunkt für Karten abgeben
house-often_enough = eine Fähigkeit öfter nutzen, als ein Zug erlaubt
house-not_blue = für zwei andere eine Karte abgeben, die nicht blau ist
house-after_the_duel = dass Molly Stark zieht, bevor ein Duell vorbei ist
house-other_card_out_of_turn = dass Molly Stark für eine Handkarte wie ein Ausweichmanöver zieht
house-brennans_own_card = dass Pat Brennan eine eigene Karte nimmt
house-copies_another = eine Fähigkeit, die niemand sonst im Spiel hat
house-copies_once = in einem anderen Augenblick eine Fähigkeit wählen
house-copy_of_the_fallen = eine Fähigkeit von jemandem, der inzwischen ausgeschieden ist
house-doubled_at_the_last_point = zwei Lebenspunkte für Tequila Joe durch das Bier, das ihn rettet
house-draws_before_the_shot = für eine Derringer ziehen, bevor ihr Schuss beantwortet ist
house-draws_between_two = für ein Ausweichmanöver oder eine Bibel ziehen, bevor der zweite Fehlschuss! gegen denselben Angriff gegeben ist

## Was fällig ist, und Einträge

owed-imitate = { $by } wählt, wessen Fähigkeit gilt
    .short = { $by } wählt, wessen Fähigkeit gilt
step-imitate = die Wahl der Fähigkeit
entry-copied = { $by } übernimmt die Fähigkeit von { CHARACTER($character) }

## Zum Ansehen

panel-copied = { $by } kopiert { CARD($character) }

## Regeln

rule-dodge_city-as_far_as_there_is_room = so viele Lebenspunkte, wie fehlen
rule-dodge_city-only_who_is_still_there = nur wer noch im Spiel ist
rule-dodge_city-discarded_and_not_played = Doc Holyday: beide Karten werden abgelegt
rule-dodge_city-whose_suit_was_noted = Apache Kid: ob die Farbe notiert ist
rule-dodge_city-vera_custer_chooses = Vera Custer wählt vor dem Ziehen
rule-dodge_city-two_vultures = Vulture Sam und wer ihn imitiert teilen
rule-dodge_city-eight_players = acht Spieler
rule-dodge_city-three_players = drei Spieler
rule-dodge_city-all_roles_lie_open = drei Spieler: alle Rollen liegen offen
rule-dodge_city-the_deputy_begins = drei Spieler: der Hilfssheriff beginnt
rule-dodge_city-who_kills_his_quarry = drei Spieler: die Beute fiel durch ihren Jäger
rule-dodge_city-the_last_one_left = drei Spieler: wer als Letzter übrig bleibt
