### Formationen, Umfassen, Verluste.

formation-unit = Einheit
formation-neutralised = ausgeschaltet (weniger als 3 W übrig)
formation-neutralised-no-more = ausgeschaltet (wieder 3 W oder mehr)
formation-phase-wrap = Umfassen
# Eine Figur einer Einheit, im Protokoll.
figure-of = eine Figur { CASE($unit, "gen") }

## Umgruppieren

do-rerank = Glieder ändern
help-rerank = Die Einheit nimmt auf der Mitte ihrer Front eine andere Breite ein und blickt weiter in dieselbe Richtung. Das kostet keine Bewegung.
do-splitoff = Abspalten
help-splitoff = Figuren von hinten werden eine eigene Einheit, direkt hinter der Haupteinheit.
do-merge = Vereinigen
help-merge = Die Figuren einer ausgeschalteten Einheit schließen sich hinten einer Einheit an, die sie berühren.
field-files = Figuren im vordersten Glied
field-split = Figuren in der neuen Einheit
field-into = Vereinigt sich mit
note-ranks = { $ranks ->
    [one] { $files } im vordersten Glied, ein Glied
   *[other] { $files } im vordersten Glied, { $ranks } Glieder
}
note-split = Haupteinheit { $main } W, neue Einheit { $new } W
told-rerank = { $ranks ->
    [one] { $unit } { AGREE($unit, "stellt", "stellen") } sich { $files } breit in einem Glied auf.
   *[other] { $unit } { AGREE($unit, "stellt", "stellen") } sich { $files } breit in { $ranks } Gliedern auf.
}
told-reforms = { $unit } { AGREE($unit, "stellt", "stellen") } sich wieder in Formation auf, von der Mitte der Front aus.
told-split = { $count ->
    [one] Eine Figur { CASE($unit, "gen") } wird eine eigene Einheit: { $new }.
   *[other] { $count } Figuren { CASE($unit, "gen") } werden eine eigene Einheit: { $new }.
}
told-merge = { $count ->
    [one] Eine Figur { CASE($unit, "gen") } schließt sich { CASE($into, "dat") } an.
   *[other] { $count } Figuren { CASE($unit, "gen") } schließen sich { CASE($into, "dat") } an.
}
cause-merged = vereinigt
refusal-reorganise-late = Umgruppiert wird vor der ersten Bewegung der eigenen Partei.
refusal-reorganise-inside = { $unit } { AGREE($unit, "ist", "sind") } in einem Gebäude und { AGREE($unit, "hat", "haben") } dort keine Glieder.
refusal-single = { $unit } { AGREE($unit, "ist", "sind") } keine Truppeneinheit: kein Abspalten, kein Vereinigen, keine Glieder.
refusal-files = Das vorderste Glied hat 1 bis { $most } Figuren.
refusal-rerank-engaged = { $unit } { AGREE($unit, "berührt", "berühren") } einen Gegner: Nur Umfassen ändert jetzt die Formation.
refusal-rerank-same = { $unit } { AGREE($unit, "steht", "stehen") } schon so.
refusal-rerank-room = Für { CASE($unit, "acc") } ist in dieser Formation kein Platz.
refusal-split-attacked = { $unit } { AGREE($unit, "wurde", "wurden") } in dieser Runde angegriffen und { AGREE($unit, "kann", "können") } nicht geteilt werden.
refusal-split-weak = Beide Teile müssen mindestens { $least } W haben.
refusal-split-contact = Eine Figur { CASE($unit, "gen") }, die einen Gegner berührt, kann nicht abgespalten werden.
refusal-split-room = Hinter { CASE($unit, "dat") } ist kein Platz.
refusal-merge-strong = { $unit } { AGREE($unit, "ist", "sind") } nicht ausgeschaltet: Nur Reste schließen sich einer anderen Einheit an.
refusal-merge-engaged = { $unit } { AGREE($unit, "berührt", "berühren") } einen Gegner und { AGREE($unit, "kann", "können") } sich nicht vereinigen.
refusal-merge-friend = Vereinigen geht nur mit einer befreundeten Einheit.
refusal-merge-diverted = { $unit } { AGREE($unit, "ist", "sind") } abgelenkt und { AGREE($unit, "tut", "tun") } nichts.
refusal-merge-contact = { $unit } { AGREE($unit, "berührt", "berühren") } { CASE($into, "acc") } nicht.
refusal-merge-room = Hinter { CASE($unit, "dat") } ist kein Platz.

## Umfassen

ask-wrap = Umfassen: Welche Figuren von hinten gehen um den Gegner herum?
do-wrap = Umfassen
help-wrap = So viele Figuren von hinten gehen links und rechts um den Gegner herum, von deiner Einheit aus gesehen.
do-wrap-places = Selbst umfassen
help-wrap-places = Stelle Figuren von hinten selbst auf. Jede muss den Gegner und die eigene Einheit berühren.
field-round = Um welchen Gegner
field-left = Nach links
field-right = Nach rechts
field-places = Figuren
note-fighters = { $count ->
    [one] Eine Figur der Einheit berührt einen Gegner
   *[other] { $count } Figuren der Einheit berühren einen Gegner
}
told-wrap = { $count ->
    [one] { $unit } { AGREE($unit, "umfasst", "umfassen") } { CASE($enemies, "acc") } mit einer Figur.
   *[other] { $unit } { AGREE($unit, "umfasst", "umfassen") } { CASE($enemies, "acc") } mit { $count } Figuren.
}
refusal-wrap-weak = { $unit } { AGREE($unit, "ist", "sind") } ausgeschaltet und { AGREE($unit, "umfasst", "umfassen") } nicht.
refusal-wrap-charged = Gegen { CASE($unit, "acc") } wurde in dieser Runde ein Sturmangriff geführt: Umfassen geht nicht.
refusal-wrap-charger = { $unit } { AGREE($unit, "hat", "haben") } in dieser Runde einen Sturmangriff gemacht und { AGREE($unit, "bewegt", "bewegen") } sich nicht weiter.
refusal-wrap-twice = { $unit } { AGREE($unit, "hat", "haben") } in dieser Runde schon umfasst.
refusal-wrap-apart = { $unit } { AGREE($unit, "ist", "sind") } in keinem Kampf: Nur eine Einheit im Nahkampf umfasst.
refusal-wrap-spare = { $unit } { AGREE($unit, "hat", "haben") } keine Figur übrig: Alle berühren einen Gegner.
refusal-wrap-enemy = { $unit } { AGREE($unit, "ist", "sind") } mit dieser Einheit nicht im Nahkampf.
refusal-wrap-count = { $most ->
    [one] Eine Figur kann gehen.
   *[other] 1 bis { $most } Figuren können gehen.
}
refusal-wrap-flank = Ohne Initiative gehen höchstens { $most } Figuren an eine Flanke.
refusal-wrap-room = Für so viele Figuren ist um { CASE($enemy, "acc") } herum kein Platz.
refusal-wrap-figure = Nur Figuren { CASE($unit, "gen") }, die keinen Gegner berühren, können gehen, jede einmal.
refusal-wrap-place = Dort ist kein Platz für eine Figur.
refusal-wrap-chain = Jede Figur muss eine andere ihrer Einheit berühren.
refusal-wrap-idle = Jede Figur, die geht, muss einen Gegner dieses Kampfes berühren.
refusal-wrap-far = Das ist weiter als { $limit } von der Mitte der Einheit.

## Verluste

ask-losses = { $count ->
    [one] { $unit } { AGREE($unit, "verliert", "verlieren") } eine Figur: welche?
   *[other] { $unit } { AGREE($unit, "verliert", "verlieren") } { $count } Figuren: welche?
}
do-give-up = Figuren entfernen
help-give-up = Zuerst Figuren, die keinen Gegner berühren, von den Enden her; unter Gleichen wählst du.
field-losses = Figuren
refusal-losses = { $count ->
    [one] Eine Figur fällt, in der Reihenfolge der Regeln: zuerst, wer keinen Gegner berührt, von den Enden her.
   *[other] { $count } Figuren fallen, in der Reihenfolge der Regeln: zuerst, wer keinen Gegner berührt, von den Enden her.
}
cause-destroyed = vernichtet
policy-losses = Verluste
policy-losses-ask = Ich wähle unter Gleichen
policy-losses-auto = Wird für mich gewählt
