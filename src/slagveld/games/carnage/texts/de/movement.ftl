### Carnage: bewegen, stürmen, einen Kampf verlassen.

## Fragen

ask-move = Umgruppieren, marschieren und stürmen in beliebiger Reihenfolge.
ask-move-flee = { $unit } muss den Kampf verlassen, wenn es geht; danach umgruppieren, marschieren und stürmen.
ask-move-first = { $unit } ist beschleunigt und bewegt sich vor dem Feind.
ask-free-shot = { $unit }: ein Freischuss auf die heranstürmende Einheit { $enemy }?
ask-enemy-choice = { $enemy } ist ausgeschaltet. Lässt { $unit } diese Einheit für den Rest der Runde in Ruhe?

## Was man tun kann

do-march = Marschieren
do-charge = Sturmangriff
do-break-off = Kampf abbrechen
do-ignore = In Ruhe lassen
do-fight-on = Weiterkämpfen
do-free-shot = Auf die Stürmenden schießen
do-hold-shot = Nicht schießen
help-march = Erst kostenlos auf der Stelle drehen, dann als ein Block gehen. An einem Feind zu enden ist ein Angriff ohne Sturm.
help-charge = Sag an, wen du stürmst; erst dann wird gemessen. Außer Reichweite läuft die Einheit trotzdem ihre volle Strecke und ist in der nächsten Runde erschöpft.
help-break-off = Verlass den Kampf auf einem freien Fluchtweg, bis zu einer normalen Bewegung weit.
help-ignore = Zwischen den beiden fallen in dieser Runde keine Schläge, und deine Einheit darf weggehen.

## Felder

field-unit = Einheit
field-facing = Blickrichtung nach der Drehung
field-path = Weg
field-charge-target = Wer gestürmt wird
field-ignored = Ausgeschalteter Feind

## Wie weit

limit-move = Bewegungsweite
limit-charge = Sturmweite
limit-flying-feet = Fliegende Füße: so weit wie Kavallerie
limit-leaden-feet = Bleierne Füße: so weit wie Infanterie
limit-get-moving = Nun aber los: doppelt so weit
limit-exhausted = Erschöpft: halb so weit
limit-spent = Schon bewegt
limit-none = Nichts übrig

## Bevor es geschieht

note-attacks = Greift an: { $enemy }
note-charge-unmeasured = Die Entfernung zu { $enemy } wird erst nach der Ansage gemessen.
odds-charge-case = Falls in Reichweite (noch nicht gemessen): { $unit }, Figuren in Kontakt: { $figures }, Würfel: { $dice }
odds-charge-measured = { $unit }, Figuren in Kontakt: { $figures }, Würfel: { $dice }
odds-free-shot = Falls in Reichweite: Freischuss von { $enemy }, Würfel: { $dice }

## Was geschieht

announced-charge = Sturmangriff: { $unit } auf { $enemy }
announced-free-shot = { $unit }: Freischuss auf { $enemy }
told-charge-measured = { $unit }: { $distance } bis { $enemy }; ein Sturmangriff reicht { $limit } weit.
told-charge-no-way = { $unit } findet keinen Weg zu { $enemy }.
told-charge-diverted = { $unit } vergisst den Sturmangriff.
told-march-lost = { $unit } kann sich so nicht mehr bewegen.
told-attacks = { $unit } greift an: { $enemy }
told-ignores = { $unit } lässt in dieser Runde in Ruhe: { $enemy }.
movement-exhausted = erschöpft

## Ablehnungen

refusal-not-yours = Das ist keine Einheit von dir.
refusal-only-accelerated = Jetzt bewegt sich nur die beschleunigte Einheit.
refusal-diverted = { $unit } ist abgelenkt und kann nichts tun.
refusal-charged = { $unit } hat gestürmt und macht in dieser Runde keine andere Bewegung.
refusal-moved = { $unit } hat sich in dieser Runde schon bewegt.
refusal-inside = { $unit } ist in einem Gebäude und muss es erst verlassen.
refusal-engaged = { $unit } ist im Kampf und kann nur abbrechen oder umfassen.
refusal-turned = { $unit } hat sich in dieser Runde schon gedreht.
refusal-no-move = { $unit } würde sich weder drehen noch bewegen.
refusal-neutralised = { $unit } ist ausgeschaltet und darf keinen Kampf beginnen.
refusal-split-attack = { $unit } wurde in dieser Runde von einer kämpfenden Einheit abgeteilt und darf nicht angreifen.
refusal-attack-ignored = { $enemy } wird in dieser Runde in Ruhe gelassen.
refusal-charge-broke-off = { $unit } hat in dieser Runde einen Kampf abgebrochen und kann nicht stürmen.
refusal-charge-moved = { $unit } hat sich in dieser Runde schon bewegt; ein Sturmangriff ersetzt die Bewegung.
refusal-charge-exhausted = { $unit } ist erschöpft und kann in dieser Runde nicht stürmen.
refusal-charge-target = Nur eine feindliche Einheit kann gestürmt werden.
refusal-charge-gap = Zu { $enemy } ist der ganzen Einheit in dieser Aufstellung kein Weg offen.
refusal-no-fight = { $unit } ist in keinem Kampf.
refusal-leave-attacked = { $unit } wurde in dieser Runde angegriffen und kann den Kampf nicht abbrechen.
refusal-leave-initiative = { $unit } kann den Kampf nur abbrechen, wenn die eigene Seite den höchsten Initiativewert im Kampf hat.
refusal-still-touching = { $enemy } wäre noch in Kontakt.
refusal-ignore-contact = { $unit } kann nur einen Feind in Ruhe lassen, den sie berührt.
refusal-ignore-strong = { $enemy } ist nicht ausgeschaltet.
refusal-ignore-twice = { $enemy } wird schon in Ruhe gelassen.
refusal-must-flee = { $unit } ist ausgeschaltet und muss erst den Kampf abbrechen.
