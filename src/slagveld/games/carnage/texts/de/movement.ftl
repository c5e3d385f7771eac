### Carnage: bewegen, stürmen, einen Kampf verlassen.

## Fragen

ask-move = Umgruppieren, marschieren und stürmen in beliebiger Reihenfolge.
ask-move-flee = { $unit } { AGREE($unit, "muss", "müssen") } den Kampf verlassen, wenn es geht; danach umgruppieren, marschieren und stürmen.
ask-move-first = { $unit } { AGREE($unit, "ist", "sind") } beschleunigt und { AGREE($unit, "bewegt", "bewegen") } sich vor dem Feind.
ask-free-shot = { $unit }: ein Freischuss auf { CASE($enemy, "acc") }, bevor der Sturmangriff ankommt?
ask-enemy-choice = { $enemy } { AGREE($enemy, "ist", "sind") } ausgeschaltet. { AGREE($unit, "Lässt", "Lassen") } { $unit } diese Einheit für den Rest der Runde in Ruhe?

## Was man tun kann

do-march = Marschieren
do-charge = Sturmangriff
do-break-off = Kampf abbrechen
do-ignore = In Ruhe lassen
do-fight-on = Weiterkämpfen
do-free-shot = Auf die Stürmenden schießen
do-hold-shot = Nicht schießen
help-march = Erst kostenlos auf der Stelle drehen, dann als ein Block gehen. An einem Feind zu enden ist ein gewöhnlicher Angriff, kein Sturmangriff.
help-charge = Sag an, wen du im Sturm angreifst; erst dann wird gemessen. Außer Reichweite läuft die Einheit trotzdem ihre volle Strecke und ist in der nächsten Runde erschöpft.
help-break-off = Verlass den Kampf auf einem freien Fluchtweg, bis zu einer normalen Bewegung weit.
help-ignore = Zwischen den beiden fallen in dieser Runde keine Schläge, und deine Einheit darf weggehen.

## Felder

field-unit = Einheit
field-facing = Blickrichtung nach der Drehung
field-path = Weg
field-charge-target = Ziel des Sturmangriffs
field-ignored = Ausgeschalteter Feind

## Wie weit

limit-move = Bewegungsweite
limit-charge = Sturmweite
limit-flying-feet = Fliegende Füße: so weit wie Kavallerie
limit-leaden-feet = Bleierne Füße: so weit wie Infanterie
limit-get-moving = Setzt euch in Bewegung: doppelt so weit
limit-exhausted = Erschöpft: halb so weit
limit-spent = Schon bewegt
limit-none = Nichts übrig

## Bevor es geschieht

note-attacks = Angriff auf { CASE($enemy, "acc") }
note-charge-unmeasured = Die Entfernung zu { CASE($enemy, "dat") } wird erst nach der Ansage gemessen.
odds-charge-case = Falls in Reichweite (noch nicht gemessen): { $unit }, Figuren in Kontakt: { $figures }, Würfel: { $dice }
odds-charge-measured = { $unit }, Figuren in Kontakt: { $figures }, Würfel: { $dice }
odds-free-shot = Falls in Reichweite: Freischuss { CASE($enemy, "gen") }, Würfel: { $dice }

## Was geschieht

announced-charge = Sturmangriff { CASE($unit, "gen") } auf { CASE($enemy, "acc") }
announced-free-shot = Freischuss { CASE($unit, "gen") } auf { CASE($enemy, "acc") }
told-holds-shot = { $unit } { AGREE($unit, "gibt", "geben") } keinen Freischuss auf { CASE($enemy, "acc") } ab.
told-charge-measured = Zwischen { CASE($unit, "dat") } und { CASE($enemy, "dat") } liegen { $distance }; ein Sturmangriff reicht { $limit } weit.
told-charge-measured-slow = Zwischen { CASE($unit, "dat") } und { CASE($enemy, "dat") } liegen { $distance }, langsames Gelände und Mauern mitgezählt; ein Sturmangriff reicht { $limit } weit.
told-charge-failed = Der Sturmangriff scheitert: { $unit } { AGREE($unit, "ist", "sind") } in der nächsten Runde erschöpft.
told-closes-up = { $unit } { AGREE($unit, "rückt", "rücken") } an { CASE($enemy, "dat") } entlang weiter, damit mehr Figuren in Kontakt kommen.
lapsed-charge-target = { $unit } { AGREE($unit, "bricht", "brechen") } den Sturmangriff ab: Den Feind gibt es nicht mehr.
lapsed-charge-unit = Der Sturmangriff auf { CASE($enemy, "acc") } ist vorbei: Es ist niemand mehr da, der ihn führt.
told-charge-no-way = { $unit } { AGREE($unit, "findet", "finden") } keinen Weg zu { CASE($enemy, "dat") }.
told-charge-diverted = { $unit } { AGREE($unit, "ist", "sind") } abgelenkt und { AGREE($unit, "vergisst", "vergessen") } den Sturmangriff.
told-march-lost = { $unit } { AGREE($unit, "kann", "können") } sich so nicht mehr bewegen.
told-attacks = { $unit } { AGREE($unit, "kommt", "kommen") } in Kontakt mit { CASE($enemy, "dat") }: ein gewöhnlicher Angriff, kein Sturmangriff.
told-ignores = { $unit } { AGREE($unit, "lässt", "lassen") } { CASE($enemy, "acc") } in dieser Runde in Ruhe.
told-fights-on = { $unit } { AGREE($unit, "kämpft", "kämpfen") } gegen { CASE($enemy, "acc") } weiter.
state-exhausted = in dieser Runde erschöpft (halbe Strecke, kein Sturmangriff)
event-moved-pulled = { $name } { AGREE($name, "wird", "werden") } { $length } zur Perle gezogen.
event-moved-pulled-hair = { $name } { AGREE($name, "wird", "werden") } um Haaresbreite zur Perle gezogen.
event-moved-march-hair = { $name } { AGREE($name, "bewegt", "bewegen") } sich um Haaresbreite.
event-moved-charge = { $name } { AGREE($name, "stürmt", "stürmen") } { $length } vor.
event-moved-charge-hair = { $name } { AGREE($name, "stürmt", "stürmen") } um Haaresbreite vor.
event-moved-failed-charge = { $name } { AGREE($name, "stürmt", "stürmen") } vergeblich und { AGREE($name, "kommt", "kommen") } { $length } weit.
event-moved-flee = { $name } { AGREE($name, "flieht", "fliehen") } { $length } aus dem Kampf.
event-moved-break-off = { $name } { AGREE($name, "bricht", "brechen") } den Kampf ab und { AGREE($name, "zieht", "ziehen") } sich { $length } weit zurück.

## Ablehnungen

refusal-not-yours = Das ist keine Einheit von dir.
refusal-only-accelerated = Jetzt bewegt sich nur die beschleunigte Einheit.
refusal-diverted = { $unit } { AGREE($unit, "ist", "sind") } abgelenkt und { AGREE($unit, "kann", "können") } nichts tun.
refusal-charged = { $unit } { AGREE($unit, "hat", "haben") } gestürmt und { AGREE($unit, "macht", "machen") } in dieser Runde keine andere Bewegung.
refusal-moved = { $unit } { AGREE($unit, "hat", "haben") } sich in dieser Runde schon bewegt.
refusal-inside = { $unit } { AGREE($unit, "ist", "sind") } in einem Gebäude und { AGREE($unit, "muss", "müssen") } es erst verlassen.
refusal-engaged = { $unit } { AGREE($unit, "ist", "sind") } im Kampf und { AGREE($unit, "kann", "können") } nur abbrechen oder umfassen.
refusal-turned = { $unit } { AGREE($unit, "hat", "haben") } sich in dieser Runde schon gedreht.
refusal-no-move = { $unit } { AGREE($unit, "würde", "würden") } sich weder drehen noch bewegen.
refusal-neutralised = { $unit } { AGREE($unit, "ist", "sind") } ausgeschaltet und { AGREE($unit, "darf", "dürfen") } keinen Kampf beginnen.
refusal-split-attack = { $unit } { AGREE($unit, "wurde", "wurden") } in dieser Runde von einer kämpfenden Einheit abgespalten und { AGREE($unit, "darf", "dürfen") } nicht angreifen.
refusal-attack-ignored = { $enemy } { AGREE($enemy, "wird", "werden") } in dieser Runde in Ruhe gelassen.
refusal-charge-broke-off = { $unit } { AGREE($unit, "hat", "haben") } in dieser Runde einen Kampf abgebrochen und { AGREE($unit, "kann", "können") } nicht stürmen.
refusal-charge-moved = { $unit } { AGREE($unit, "hat", "haben") } sich in dieser Runde schon bewegt; ein Sturmangriff ersetzt die Bewegung.
refusal-charge-exhausted = { $unit } { AGREE($unit, "ist", "sind") } erschöpft und { AGREE($unit, "kann", "können") } in dieser Runde nicht stürmen.
refusal-charge-target = Ein Sturmangriff gilt nur einer feindlichen Einheit.
refusal-charge-gap = Zu { CASE($enemy, "dat") } steht der ganzen Einheit in dieser Aufstellung kein Weg offen.
refusal-no-fight = { $unit } { AGREE($unit, "ist", "sind") } in keinem Kampf.
refusal-leave-attacked = { $unit } { AGREE($unit, "wurde", "wurden") } in dieser Runde angegriffen und { AGREE($unit, "kann", "können") } den Kampf nicht abbrechen.
refusal-leave-initiative = { $unit } { AGREE($unit, "kann", "können") } den Kampf nur abbrechen, wenn die eigene Partei den höchsten Initiativwert im Kampf hat.
refusal-still-touching = { $enemy } { AGREE($enemy, "wäre", "wären") } noch in Kontakt.
refusal-ignore-contact = { $unit } { AGREE($unit, "kann", "können") } nur einen Feind in Kontakt in Ruhe lassen.
refusal-ignore-strong = { $enemy } { AGREE($enemy, "ist", "sind") } nicht ausgeschaltet.
refusal-ignore-twice = { $enemy } { AGREE($enemy, "wird", "werden") } schon in Ruhe gelassen.
refusal-must-flee = { $unit } { AGREE($unit, "ist", "sind") } ausgeschaltet und { AGREE($unit, "muss", "müssen") } erst den Kampf abbrechen.
cost-free-shot = sie schießen zuerst
cost-charge-fails = zu weit: nächste Runde erschöpft
