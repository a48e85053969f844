# A Fistful of Cards: Gründe, Fälliges, Einträge, was zu sehen ist und die Namen der Regeln.

set-fistful = A Fistful of Cards
option-mine_card = Verlassene Mine
option-mine_card-newest = neuester Text der Karte
option-mine_card-older = älterer Text der Karte

## Gründe

reason-event_not_open = { EVENT($event) } liegt nicht offen: { $by } kann nicht tun, was dieses Ereignis erlaubt.
reason-abilities_in_ambush = { $at } ist in Ambush nur durch eine Fähigkeit in Reichweite von { $by }. Eine Lesart: Fähigkeiten ändern die Entfernung wie ausliegende Karten. Die andere: die Karte nennt nur ausliegende Karten, also zählt keine Fähigkeit.
reason-barred_by_the_judge = The Judge liegt offen: { $by } darf { CARD($card, form: "the") } nicht auslegen, vor niemandem.
reason-barrel_against_ricochet = { $by } deckt auf, um eine Karte vor dem Ricochet zu retten. Eine Lesart: das Ereignis verlangt einen Fehlschuss!, und das Aufdecken gilt als einer. Die andere: auf niemanden wird geschossen, also hilft es nicht.
reason-belongs_on_the_deck = In der Verlassenen Mine legt { $by } Karten über dem Handkartenlimit verdeckt auf den Nachziehstapel, nicht auf die Ablage.
reason-bound_by_lasso = Lasso liegt offen: { $by } kann eine ausliegende Karte nicht benutzen ({ CARD($card) }).
reason-drawn_already = { $by } hat in diesem Zug schon gezogen: Hard Liquor tritt an die Stelle der ganzen Phase 1.
reason-exchanged_early = { $by } tauscht Karten, bevor Phase 1 vorbei ist; Ranch erlaubt es an deren Ende.
reason-exchanged_later = { $by } tauscht Karten, nachdem Phase 2 begonnen hat. Eine Lesart: Ranch erlaubt es nur am Ende von Phase 1. Die andere: es geht nach Phase 2.
reason-exchanged_twice = { $by } hat in diesem Zug schon Karten getauscht; Ranch erlaubt es einmal.
reason-given_in_vain = { $by } gibt einen Lebenspunkt an { $to }, wo keiner fehlt. Eine Lesart: jeder darf gewählt werden, und nichts kommt hinzu. Die andere: es muss Platz dafür sein.
reason-given_late = { $by } gibt einen Lebenspunkt, obwohl der Zug schon weiter ist; Blood Brothers erlaubt es nur an dessen Anfang.
reason-given_to_himself = { $by } gibt den Lebenspunkt niemand anderem: mit Blood Brothers geht er an einen anderen Spieler.
reason-given_to_nobody = { $by } gibt einen Lebenspunkt niemandem, der im Spiel ist.
reason-given_twice = { $by } hat in diesem Zug schon einen Lebenspunkt gegeben; Blood Brothers erlaubt einen.
reason-jourdonnais_under_lasso = { $by } deckt als Jourdonnais auf, während Lasso offen liegt. Eine Lesart: es ist eine Fähigkeit, und die gilt weiter. Die andere: es gilt als ausliegendes Fass, und das wirkt nicht.
reason-kit_in_the_mine = { $by } sieht die obersten Karten der Ablage an wie Kit Carlson die des Nachziehstapels. Eine Lesart: die Fähigkeit gilt, wo auch immer in Phase 1 gezogen wird. Die andere: sie spricht nur vom Nachziehstapel, also werden zwei Karten gezogen.
reason-last_point_given = { $by } gibt den letzten Lebenspunkt; das erlaubt Blood Brothers nicht.
reason-law_made_impossible = { $by } spielt zuerst { CARD($other, form: "the") } und kann danach nicht mehr spielen, was Law of the West verlangt ({ CARD($card) }).
reason-law_not_kept = { $by } hat eine Karte gezeigt und könnte sie spielen ({ CARD($card) }): Law of the West verlangt, dass sie in diesem Zug gespielt wird.
reason-newest_mine = { $by } legt Karten über dem Handkartenlimit verdeckt auf den Nachziehstapel. Eine Lesart: so will es ein Text der Verlassenen Mine. Die andere: sie gehen auf die Ablage, und was im Zug benutzt wurde, auf den Nachziehstapel.
reason-no_guess_due = { $by } rät eine Farbe, aber laut Protokoll ist jetzt für Peyote nichts zu raten.
reason-not_a_bang = { $by } wirft { CARD($card, form: "a") }, was kein Bang! ist und nicht als eines dient.
reason-one_of_two_touches = { $by } wirft zwei Bang! zusammen auf { $at }, von denen eines allein { $at } nichts täte. Eine Lesart: das andere genügt. Die andere: was zusammen geworfen wird, trifft nur zu zweit.
reason-others_before_the_law = { $by } spielt eine andere Karte vor der gezeigten ({ CARD($card) }). Eine Lesart: Law of the West verlangt sie in diesem Zug, nicht als erste. Die andere: vor ihr darf nichts gespielt werden.
reason-ricochet_at_own = { $by } wirft ein Bang! auf eine eigene Karte. Eine Lesart: Ricochet gilt für Karten anderer. Die andere: jede ausliegende Karte darf das Ziel sein.
reason-ricochet_at_the_untouched = { $by } wirft auf eine Karte von { $at } ein Bang!, das { $at } nichts täte. Eine Lesart: dann tut es auch dem nichts, was vor { $at } liegt. Die andere: geworfen wird auf eine Karte, und die Fähigkeit hat der Spieler.
reason-roulette_refused = { $by } gibt nichts zum Russian Roulette und hat eine passende Karte auf der Hand ({ CARD($card) }). Eine Lesart: niemand muss eine geben, und zwei Lebenspunkte gehen verloren. Die andere: wer einen Fehlschuss! hat, gibt ihn.
reason-short_mine = { $by } zieht alle Karten der Phase 1 vom Nachziehstapel, obwohl welche auf der Ablage liegen. Eine Lesart: zuerst kommt, was dort liegt, der Rest vom Nachziehstapel. Die andere: reicht es nicht, kommen alle vom Nachziehstapel.
reason-stops_guessing = { $by } hört auf zu raten, obwohl noch nichts falsch war. Eine Lesart: Peyote geht weiter, bis falsch geraten wird. Die andere: wer richtig lag, darf aufhören.
reason-suit_of_throw_unseen = Die Farbe dessen, was { $by } auf { $at } warf, wurde nicht notiert: Vielleicht tut es dort nichts.
    .unclear = { reason-suit_of_throw_unseen }
reason-swigged_in_vain = { $by } lässt Phase 1 aus, ohne dass ein Lebenspunkt fehlt. Eine Lesart: Hard Liquor erlaubt es, und nichts kommt hinzu. Die andere: es muss ein Lebenspunkt zurückzugewinnen sein.
reason-target_averts_ricochet = { $by } wehrt Ricochet mit eben der Karte ab, auf die gezielt wurde ({ CARD($card) }). Eine Lesart: das ist erlaubt, und die Karte ist damit weg. Die andere: worauf geschossen wird, kann nicht die Antwort sein.
reason-thrown_at_the_untouched = { $by } wirft auf { $at } zwei Bang!, die dort je nichts täten: zusammen tun sie auch nichts.
reason-vendetta_after_jail = { $by } deckt für Vendetta auf nach einem Zug, der im Gefängnis verloren ging. Eine Lesart: ein ausgesetzter Zug hat kein Ende, an dem aufgedeckt wird. Die andere: es war ein Zug, und er ist zu Ende.

## Was eine Hausregel erlaubt

house-event_not_open = was ein Ereignis erlaubt, das nicht offen liegt
house-abilities_in_ambush = Fähigkeiten, die in Ambush die Entfernung ändern
house-barred_by_the_judge = eine Karte auslegen bei The Judge
house-barrel_against_ricochet = ein Aufdecken für das Fass gegen Ricochet
house-belongs_on_the_deck = in der Verlassenen Mine über dem Limit auf die Ablage abwerfen
house-bound_by_lasso = eine ausliegende Karte benutzen bei Lasso
house-drawn_already = Hard Liquor nach dem Ziehen
house-exchanged_early = Karten tauschen bei Ranch, bevor Phase 1 vorbei ist
house-exchanged_later = Karten tauschen bei Ranch in Phase 2
house-exchanged_twice = zweimal in einem Zug Karten tauschen bei Ranch
house-given_in_vain = ein Lebenspunkt für jemanden, dem keiner fehlt
house-given_late = einen Lebenspunkt geben nach dem Anfang des Zuges
house-given_to_himself = ein Lebenspunkt an sich selbst
house-given_to_nobody = ein Lebenspunkt an niemanden im Spiel
house-given_twice = einen zweiten Lebenspunkt in einem Zug geben
house-jourdonnais_under_lasso = das Aufdecken von Jourdonnais bei Lasso
house-kit_in_the_mine = Kit Carlson, der in der Verlassenen Mine die oberste Ablage ansieht
house-last_point_given = den letzten Lebenspunkt geben
house-law_made_impossible = die Karte unspielbar machen, die Law of the West verlangt
house-law_not_kept = eine Karte behalten, die Law of the West verlangt
house-newest_mine = Karten über dem Limit verdeckt auf den Nachziehstapel in der Verlassenen Mine
house-no_guess_due = ein Raten für Peyote, das nicht fällig ist
house-not_a_bang = eine andere Karte als ein Bang! für Sniper oder Ricochet
house-one_of_two_touches = zwei Bang! zusammen, von denen eines allein nichts täte
house-others_before_the_law = andere Karten vor der, die Law of the West verlangt
house-ricochet_at_own = Ricochet auf eine eigene Karte
house-ricochet_at_the_untouched = Ricochet auf eine Karte von jemandem, dem dieses Bang! nichts täte
house-roulette_refused = nichts geben zum Russian Roulette mit einem Fehlschuss! auf der Hand
house-short_mine = alle Karten der Phase 1 vom Nachziehstapel zu ziehen, wenn auf der Ablage der Verlassenen Mine zu wenige liegen
house-stops_guessing = bei Peyote aufhören, bevor falsch geraten wurde
house-suit_of_throw_unseen = ein Bang!, dessen Farbe nicht notiert ist, geworfen auf jemanden, dem es vielleicht nichts tut
house-swigged_in_vain = Hard Liquor, ohne dass ein Lebenspunkt fehlt
house-target_averts_ricochet = Ricochet mit eben der Karte abwehren, auf die gezielt wurde
house-thrown_at_the_untouched = zwei Bang! zusammen, die je nichts täten
house-vendetta_after_jail = ein Aufdecken für Vendetta nach einem im Gefängnis verlorenen Zug

## Was fällig ist

owed-bleed = Blood Brothers: { $by } gibt jemandem einen Lebenspunkt
    .short = { $by } gibt jemandem einen Lebenspunkt
owed-guess = Peyote: { $by } rät die Farbe der obersten Karte
    .short = { $by } rät die Farbe der obersten Karte
owed-ranch = Ranch: { $by } tauscht Handkarten, einmal
    .short = { $by } tauscht Handkarten

## Einträge

entry-bled = { $by } gibt { $to } einen Lebenspunkt
entry-swigged = { $by } lässt Phase 1 aus für einen Lebenspunkt (Hard Liquor)
entry-guessed = { $by } rät { $colour ->
        [red] Rot
       *[black] Schwarz
    } und deckt { $card_face } auf{ $card ->
        [none] {""}
       *[other] {" "}({ CARD($card) })
    }
entry-bounced = Ricochet: { $by } wirft ein Bang! auf eine Karte von { $of } ({ CARD($card, $card_face) })
entry-sniped = Sniper: { $by } wirft zwei Bang! zusammen auf { $of }
entry-stowed = { $by } legt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } verdeckt auf den Nachziehstapel

## Wofür, und Schritte

card-abandoned_mine = Verlassene Mine
    .a = Verlassene Mine
    .the = die Verlassene Mine
card-blood_brothers = Blood Brothers
    .a = Blood Brothers
    .the = Blood Brothers
card-hard_liquor = Hard Liquor
    .a = Hard Liquor
    .the = Hard Liquor
card-law_of_the_west = Law of the West
    .a = Law of the West
    .the = Law of the West
card-peyote = Peyote
    .a = Peyote
    .the = Peyote
card-ranch = Ranch
    .a = Ranch
    .the = Ranch
card-ricochet = Ricochet
    .a = Ricochet
    .the = Ricochet
card-russian_roulette = Russian Roulette
    .a = Russian Roulette
    .the = Russian Roulette
card-sniper = Sniper
    .a = Sniper
    .the = Sniper
card-vendetta = Vendetta
    .a = Vendetta
    .the = Vendetta
card-a_fistful_of_cards = Für eine Hand voll Karten
    .a = Für eine Hand voll Karten
    .the = Für eine Hand voll Karten
step-guess = die Farbe raten
step-a_fistful_of_cards = die Schüsse von Für eine Hand voll Karten

## Zum Ansehen

panel-lies-abandoned_mine = Ereignis: { EVENT($event) } – in Phase 1 wird von der Ablage gezogen, solange dort etwas liegt; Karten über dem Handkartenlimit gehen verdeckt auf den Nachziehstapel
panel-lies-ambush = Ereignis: { EVENT($event) } – alle sind voneinander 1 entfernt; ausliegende Karten ändern es noch
panel-lies-blood_brothers = Ereignis: { EVENT($event) } – am Anfang eines Zuges darf ein Lebenspunkt, nicht der letzte, an jemand anderen gehen
panel-lies-dead_man = Ereignis: { EVENT($event) } – wer zuerst ausschied, kommt im eigenen Zug zurück, mit zwei Lebenspunkten und zwei Karten
panel-lies-hard_liquor = Ereignis: { EVENT($event) } – Phase 1 darf für einen Lebenspunkt ausgelassen werden
panel-lies-lasso = Ereignis: { EVENT($event) } – ausliegende Karten wirken nicht
panel-lies-law_of_the_west = Ereignis: { EVENT($event) } – die zweite gezogene Karte wird gezeigt und, wenn möglich, in diesem Zug gespielt
panel-lies-peyote = Ereignis: { EVENT($event) } – statt zu ziehen wird die Farbe der obersten Karte geraten, bis es falsch ist
panel-lies-ranch = Ereignis: { EVENT($event) } – am Ende von Phase 1 dürfen beliebig viele Handkarten getauscht werden, einmal
panel-lies-ricochet = Ereignis: { EVENT($event) } – ein Bang! darf auf eine ausliegende Karte geworfen werden; sie geht, wenn kein Fehlschuss! sie rettet
panel-lies-russian_roulette = Ereignis: { EVENT($event) } – vom Sheriff an gibt jeder einen Fehlschuss!; wer als Erstes keinen gibt, verliert zwei Lebenspunkte
panel-lies-sniper = Ereignis: { EVENT($event) } – zwei Bang! dürfen zusammen auf einen Spieler geworfen werden; nur zwei Fehlschüsse! wehren sie ab
panel-lies-the_judge = Ereignis: { EVENT($event) } – niemand legt eine Karte aus, vor niemandem
panel-lies-vendetta = Ereignis: { EVENT($event) } – am Ende eines Zuges wird aufgedeckt: Herz gibt noch einen Zug, einmal
panel-lies-a_fistful_of_cards = Ereignis: { EVENT($event) } – am Anfang eines Zuges wird auf dessen Spieler so oft geschossen, wie er Karten auf der Hand hat
panel-touched-dead_man = { $by } kommt in dieser Runde zurück (Dead Man)
panel-touched-law_of_the_west = { $by } muss die gezeigte Karte spielen (Law of the West)
panel-touched-vendetta = { $by } hat noch einen Zug (Vendetta)
panel-touched-lasso = { $by }: ausliegende Karten wirken nicht (Lasso)
panel-touched-a_fistful_of_cards = auf { $by } wird so oft geschossen, wie Karten auf der Hand sind (Für eine Hand voll Karten)

## Was ein Spieler tun darf

aid-bleed = einen Lebenspunkt geben (Blood Brothers)
    .short = einen Lebenspunkt geben
aid-swig = Phase 1 auslassen für einen Lebenspunkt (Hard Liquor)
    .short = Phase 1 auslassen
aid-snipe = zwei Bang! zusammen werfen (Sniper)
    .short = zwei Bang! werfen
aid-bounce = ein Bang! auf { $cards } werfen (Ricochet)
    .short = ein Bang! auf eine Karte werfen

## Regeln

rule-fistful-fifteen_cards = der Stapel von A Fistful of Cards
rule-fistful-any_card_that_averts = jede Karte mit dem Fehlschuss!-Symbol
rule-fistful-a_barrel_too = ein Fass ebenso
rule-fistful-cards_in_play_alone = Ambush: nur ausliegende Karten
rule-fistful-ambush = Ambush
rule-fistful-a_life_point_may_be_given = Blood Brothers: ein Lebenspunkt darf gegeben werden
rule-fistful-a_swig_instead = Hard Liquor: Phase 1 darf ausgelassen werden
rule-fistful-lasso = Lasso
rule-fistful-guessing_instead_of_drawing = Peyote: raten statt ziehen
rule-fistful-another_turn_of_his = Vendetta: noch ein Zug
rule-fistful-a_heart_gives_a_turn = Vendetta: Herz
rule-fistful-as_many_shots_as_cards = Für eine Hand voll Karten: so viele Schüsse wie Karten
rule-fistful-a_turn_for_the_dead_man = Dead Man: ein Zug für den zuerst Ausgeschiedenen
rule-fistful-the_dead_man_acts = Dead Man: der zuerst Ausgeschiedene spielt
rule-fistful-not_before_he_is_back = Dead Man: noch nicht im Spiel
rule-fistful-he_comes_back_first = Dead Man: wieder im Spiel
rule-fistful-out_of_the_mine = Verlassene Mine: von der Ablage
rule-fistful-back_into_the_mine = Verlassene Mine: zurück auf die Ablage
rule-fistful-face_down_on_the_deck = Verlassene Mine: verdeckt auf den Nachziehstapel
rule-fistful-used_cards_into_the_mine = Verlassene Mine: Benutztes verdeckt auf den Nachziehstapel
rule-fistful-no_life_point_is_at_stake = Ricochet: es geht um keinen Lebenspunkt
rule-fistful-who_gives_none_loses_two = Russian Roulette: zwei Lebenspunkte
rule-fistful-given_and_not_played = Russian Roulette: gegeben, nicht gespielt
