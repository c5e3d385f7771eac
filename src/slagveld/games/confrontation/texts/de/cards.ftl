## Würfe gegeneinander

opposed-tie = { $purpose }: Gleichstand, beide würfeln noch einmal.
opposed-won = { $purpose }: { $player } gewinnt mit { $total } ({ $parts }) zu { $other } ({ $others }).
opposed-won-one = { $purpose }: { $player } gewinnt mit { $total } ({ $parts }) zu { $other } ({ $others }), denn eine 1 verliert gegen jeden anderen Würfel.
opposed-won-tie = { $purpose }: { $player } gewinnt bei { $total } ({ $parts }) zu { $other } ({ $others }), denn ein Gleichstand zählt für diese Seite.
opposed-tie-ones = { $purpose }: Beide haben eine 1, das ist ein Gleichstand; beide würfeln noch einmal.
opposed-die = { $purpose } von { $player }
opposed-lead = Vorsprung von { $player }
opposed-die-of = { $purpose } von { $player } mit { CASE($name, "dat") }
opposed-anew = { $player } wiederholt den Wurf durch Autorität.
ask-opposed-on = { $purpose }: Du hast { $total }, dein Gegner { $other }. Weiterwürfeln?
ask-opposed-anew = { $purpose }: Du hast { $total }, dein Gegner { $other }. Den Wurf wiederholen? Der zweite Wurf gilt.
do-throw-anew = Wurf wiederholen
do-let-it-be = So lassen
roll-approach = Annäherungswurf
roll-tactical = Taktikwurf
cards-discipline = beste Disziplin

## Karten

cards-card = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count } Figuren)
}
cards-stack = Kartenstapel
cards-shuffled = { $count ->
    [one] Eine Karte wird in den Stapel gemischt.
   *[other] { $count } Karten werden zu einem Stapel gemischt.
}
cards-passed = { $player } hat keine Karte mehr und passt.
cards-played = { $player } spielt: { $card }.
cards-kept = { $player } behält die Karte in Reserve.
cards-nobody = { $card }: Von dieser Karte ist niemand mehr übrig, sie wird abgelegt.
ask-take-turn = Zieh eine Karte oder spiel erst aus deiner Reserve.
ask-play-reserve = Der Stapel ist leer: Spiel eine Karte aus deiner Reserve.
ask-drawn-card = Du hast eine eigene Karte gezogen: { $card }. Spielen oder behalten?
ask-after-draw = Noch Reservekarten spielen, oder den Gegner ziehen lassen?
do-draw-card = Eine Karte ziehen
do-play-drawn = Diese Karte spielen
do-keep-drawn = In Reserve behalten
do-play-reserve = Aus der Reserve spielen
do-end-draw = Fertig: Mein Gegner zieht
field-cards-together = Zusammen mit diesen Reservekarten
field-cards-reserve = Reservekarten
refusal-cards-empty = Der Stapel ist leer: Du musst eine deiner Reservekarten spielen.
refusal-cards-full = { $most ->
    [0] Du darfst keine Reservekarten halten: Diese Karte muss gespielt werden.
    [one] Du darfst eine Reservekarte halten: Spiel diese Karte oder erst die auf deiner Hand.
   *[other] Du darfst { $most } Reservekarten halten: Spiel diese Karte oder erst eine von deiner Hand.
}
refusal-cards-none = Nenne mindestens eine deiner Reservekarten.
refusal-cards-not-held = Das ist keine deiner Reservekarten.
refusal-cards-twice = Jede Reservekarte kann nur einmal genannt werden.

## Aufstellung

ask-deploy = Stell { $card } auf.
field-deploy-plan = Wo sie stehen
do-deploy-card = Die Figuren aufstellen
do-deploy-card-help = Stell alle Figuren der Karte in deine Aufstellungszone und dreh sie, wie du willst.
do-deploy-ready = In guter Ordnung
do-deploy-ready-help = Die Figuren werden für dich aufgestellt: nebeneinander, so weit vorn, wie Platz ist.
deploy-left-out = { $card }: In der Aufstellungszone ist kein Platz; wer keinen fand, bleibt draußen.
status-no-assault = darf im ersten Zug weder stürmen noch jemanden angehen
status-hidden-scout = verborgen
refusal-deploy-own = Jetzt werden nur Figuren dieser Karte aufgestellt, jede einmal.
refusal-deploy-all = Alle Figuren der Karte werden zusammen aufgestellt.
refusal-deploy-zone = { $name } muss ganz in deiner Aufstellungszone stehen.
refusal-deploy-beyond = { $name } darf höchstens { $distance } außerhalb deiner Aufstellungszone stehen.
refusal-deploy-near = { $name } ist zu nah an { CASE($enemy, "dat") }: Dazwischen müssen { $distance } liegen.
refusal-deploy-charge = Von dort könnte { $name } im ersten Zug auf { CASE($enemy, "acc") } losstürmen: Der Abstand muss größer als { $distance } sein.
