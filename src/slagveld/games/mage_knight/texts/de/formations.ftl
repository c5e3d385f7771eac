## Bewegungsformationen

do-formation = Eine Formation bewegen
help-formation = Drei bis fünf einer Fraktion, die zusammenhängen, eine Aktion für alle. Zieh einen, und die anderen folgen; danach lässt sich jeder einzeln verbessern. Jeder erhält einen Aktionsmarker.
field-formation-plan = Wohin sie gehen, in dieser Reihenfolge
field-formation-run = Lauf (doppelte Geschwindigkeit, je 1 Klick)
field-formation-lead = Wessen Gewaltmarsch die Geschwindigkeit bestimmt
formation-speed = Geschwindigkeit der Formation ({ $name })
told-formation-moves = { $names } bewegen sich als Formation mit Geschwindigkeit { $speed }
told-formation-runs = { $names } laufen als Formation, Geschwindigkeit { $speed } verdoppelt
told-no-formation = Die Formation kommt nicht zustande; die Aktion ist nicht verbraucht.

## Der Rest wird neu geplant

ask-replan = { $count ->
    [one] Ein Krieger der Formation hat sich noch nicht bewegt. Wohin geht er?
   *[other] { $count } Krieger der Formation haben sich noch nicht bewegt. Wohin gehen sie?
}
do-move-rest = Bewegen
help-move-rest = Wer nicht genannt ist, bleibt stehen. Wer sich nicht gelöst hat, kann sich nur drehen.
do-rest-stays = Sie bleiben stehen

## Mitspieler im Team

ask-consent = { $player } möchte { $count ->
    [one] einen deiner Krieger
   *[other] { $count } deiner Krieger
} in einer Formation. Sie haben dann eine Aktion gehabt.
do-join-in = Sie machen mit
do-stay-out = Sie machen nicht mit
told-join-in = meine Krieger machen in der Formation mit
told-stay-out = meine Krieger machen in der Formation nicht mit

## Gut zu wissen vor der Bewegung

note-formation-run = Der Lauf kostet jeden 1 Klick.
note-formation-push = { $count ->
    [one] Einer von ihnen erhält einen zweiten Aktionsmarker: 1 Klick.
   *[other] { $count } von ihnen erhalten einen zweiten Aktionsmarker: je 1 Klick.
}
odds-formation-break = { $count ->
    [one] Einer muss sich erst lösen
   *[other] { $count } müssen sich erst lösen
}
odds-formation-free = Alle lösen sich, der Plan bleibt
odds-formation-held = Jemand hängt fest, der Plan wird neu gemacht

## Ablehnungen

refusal-formation-size = Eine Formation hat 3, 4 oder 5 verschiedene Krieger, nicht { $count }.
refusal-formation-captive = { $name } ist gefangen und kann in keiner Formation mitmachen.
refusal-formation-enemy = { $name } ist kein Freund der anderen.
refusal-formation-soars = { $name } fliegt hoch und kann in keiner Formation mitmachen.
refusal-formation-rises = { $name } muss am Boden bleiben: Eine Formation fliegt nicht hoch.
refusal-formation-spawn = { $name } hat kein Fraktionssymbol; Mage Spawn brauchen einen befreundeten Shyft auf dem Schlachtfeld.
refusal-formation-faction = { $name } und { $other } gehören zu verschiedenen Fraktionen.
refusal-formation-apart = Diese Krieger hängen nicht alle durch Basekontakt zusammen.
refusal-formation-split = Die Formation würde zerfallen: Am Ende müssen alle durch Basekontakt zusammenhängen.
refusal-formation-ability = { $ability }: { $name } kann in keiner Bewegungsformation mitmachen.
refusal-formation-out = Der Spieler von { $name } ist nicht mehr dabei.
refusal-formation-run-lead = Bei einem Lauf zählt Gewaltmarsch nicht.
refusal-formation-lead = Nur ein Teilnehmer mit Gewaltmarsch kann die Geschwindigkeit aller bestimmen.
refusal-formation-nobody = Nicht alle in diesem Plan stehen auf dem Schlachtfeld.
refusal-formation-twice = { $name } steht zweimal in diesem Plan.
refusal-formation-way = Der Weg von { $name } führt nicht zu seinem Platz.
refusal-formation-stuck = { $name } hat sich nicht gelöst und kann seinen Platz nicht verlassen.
refusal-formation-horse = { $name } hat sich nicht gelöst und kann sich mit dem Hufeisen nicht einmal drehen.
refusal-formation-moved = { $name } kann sich in dieser Formation nicht (mehr) bewegen.
refusal-formation-captive-turn = Der Gefangene { $name } wird einmal hingestellt, gleich nach seinem Fänger.
