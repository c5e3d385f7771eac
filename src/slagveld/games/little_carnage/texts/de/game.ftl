### Vorbereiten: Optionen, Szenarien, Aufstellung, Tische; wie Schlachten enden; was nicht stimmt.

## Optionen

option-points = Armeepunkte
option-points-help = Was jede Armee kosten darf; 0: wie im Szenario.
option-rounds = Letzte Runde
option-rounds-help = Nach so vielen Runden endet die Schlacht; 0: wie im Szenario.
option-deploy = Aufstellung
option-deploy-help = Ob die Armeen fertig dastehen oder jeder selbst aufstellt.
option-deploy-ready = steht bereit
option-deploy-own = von Hand
option-one-card = Karte für Karte
option-one-card-help = Armeekarten werden einzeln aufgedeckt, nicht alle zu Beginn der Runde.
option-magic = Magie
option-magic-help = Magier dürfen mitkämpfen, mit eigenen Zaubern, die nicht im Regelbuch stehen.
option-board = Spielplan mit Feldern
option-board-help = Der Tisch ist in Felder geteilt; ein Bewegungspunkt ist ein Feld wert.
option-veterans = Veteranen
option-veterans-help = Regimenter mit Erfahrungsmarkern dürfen teilnehmen, wie in einer Kampagne.
option-confirm = Sonderregeln
option-confirm-help = Ob beide den Sonderregeln eines Szenarios zustimmen, bevor es beginnt.
option-confirm-both = beide stimmen zu
option-confirm-nobody = ohne Nachfrage

## Was nicht geht

refusal-set-sides = Es braucht genau zwei Spieler auf zwei Seiten; ein Spielleiter sitzt zuletzt.
refusal-set-size = Die Seiten eines Tisches messen { $least } bis { $most } cm.
refusal-set-table = Das ist kein Tisch: { $reason }
refusal-set-ids = Geländestücke brauchen eigene Nummern von 1 bis 999.
refusal-set-edge = Ein Geländestück ragt über den Rand.
refusal-set-army = Das ist keine Armee: { $reason }
refusal-set-ground = { $title } wird auf seinem eigenen Schlachtfeld gespielt: Die Siegesbedingungen brauchen es.

## Einen Tisch legen

kit-help = { $words }
refusal-kit-pieces = Auf einen Tisch passen höchstens { $most } Stücke.
refusal-kit-kind = Stück { $number }: { $kind } gibt es im Kasten nicht.
refusal-kit-name = Stück { $number } hat einen Namen, der sich nicht zeigen lässt.
refusal-kit-size = { $piece }: Die Seiten messen { $least } bis { $most }.
refusal-kit-edge = { $piece } { AGREE($piece, "ragt", "ragen") } über den Tischrand.
refusal-kit-zone = { $piece } { AGREE($piece, "liegt", "liegen") } in einer Aufstellungszone, wo Armeen Platz brauchen.

## Vor der ersten Runde

phase-setup = Aufstellung
setup-deck = Armeekarten
told-scenario = { $words }
told-condition = Sieg für { $player } ({ $role }): { $words }
told-condition-points = { $points ->
    [one] 1 Siegespunkt
   *[other] { $points } Siegespunkte
} für { $player } ({ $role }): { $words }
told-no-room = { $name } { AGREE($name, "findet", "finden") } keinen Platz und { AGREE($name, "bleibt", "bleiben") } fort.
ask-agree = { $title } hat Sonderregeln. { $rules } Einverstanden?
special-rules = { $first }
special-rules-more = { $before } { $next }
do-agree = Zustimmen
do-decline = Ablehnen
told-agreed = einverstanden mit den Sonderregeln
ask-name = { $role }: Wer ist es?
do-name = Bestimmen: { $role }
field-name = Wer?
told-named = { $name } als { $role }
refusal-name = { $role }: nur ein Modell, das ein eigenes Regiment ist; erst wenn es keines gibt, ein Modell aus einem Regiment.
ask-site = { $piece }: Wo soll das Stück stehen?
do-site = Platzieren: { $piece }
field-site = Seine Mitte
refusal-site-area = { $piece } – nur hier: { $area }.

## Aufstellung

ask-deploy = Stelle { CASE($name, "acc") } auf (noch { $left }).
do-place-regiment = Von Hand aufstellen
do-place-regiment-help = Jedes Modell in der eigenen Zone, jedes in Kontakt mit einem anderen des Regiments.
do-place-ready = In guter Ordnung aufstellen
do-place-all-ready = Alles Übrige in guter Ordnung aufstellen
field-deploy-plan = Plätze
refusal-deploy-all = Jedes Modell von { CASE($name, "dat") } braucht genau einen Platz.
refusal-deploy-zone = { $name } { AGREE($name, "muss", "müssen") } ganz in der eigenen Zone stehen.
refusal-deploy-near = Halte mindestens { $distance } Abstand: { $area }.
refusal-deploy-apart = Die Modelle von { CASE($name, "dat") } müssen eine Gruppe bilden, jedes in Kontakt mit einem anderen.

## Wie Schlachten enden

end-condition = { $words }
end-rounds = Runde { $rounds } war die letzte.
end-spent = Niemand kann mehr zuschlagen.
end-declined = Den Sonderregeln wurde nicht zugestimmt.
told-held = { $rounds ->
    [one] { $area }: am Ende der Runde in der Hand von { $player }.
   *[other] { $area }: { $held } von { $rounds } Runden in der Hand von { $player }.
}
told-held-no-more = { $area }: nicht mehr allein in der Hand von { $player }; die Zählung beginnt von vorn.
told-points = { $player } gewinnt { $points ->
    [one] 1 Siegespunkt
   *[other] { $points } Siegespunkte
  }: { $words }

## Was nicht stimmt

fault-ids = Zwei Dinge haben dieselbe Nummer.
fault-next-id = Die nächste Nummer ist schon vergeben.
fault-stand = Bodenplatte { $number } kann so nicht sein.
fault-model = Modell { $number } kann so nicht sein.
fault-regiment = { $name } { AGREE($name, "kann", "können") } so nicht sein.
fault-cards = Die Armeekarten sind nicht in Ordnung.
fault-numbers = Eine Zahl liegt außerhalb ihrer Grenzen.
told-deployed = { $player } führt { CASE($name, "acc") } ins Feld ({ $count ->
    [one] 1 Modell
   *[other] { $count } Modelle
}).
told-standing = { $player }: { $victory ->
    [one] 1 Siegespunkt
   *[other] { $victory } Siegespunkte
}, lebende Modelle im Wert von { $alive ->
    [one] 1 Armeepunkt
   *[other] { $alive } Armeepunkten
}.
about-game = Kleine Regimenter, Armeekarten in einer Reihe und Hände voller Würfel mit Totenschädeln und Schilden.
