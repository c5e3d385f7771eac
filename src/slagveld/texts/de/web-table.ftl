### Der Tisch im Browser: Worte um die Zeichnung und für Bildschirmleser.

table-about = Der Tisch: { $pieces ->
    [0] keine Figuren
    [one] 1 Figur
   *[other] { $pieces } Figuren
}
table-keys = Pfeiltasten verschieben die Ansicht, Plus und Minus zoomen, 0 zeigt den ganzen Tisch. Tab geht zu den Figuren, Pfeiltasten gehen von Figur zu Figur, Enter wählt. C setzt ein Fadenkreuz für Orte: Pfeiltasten bewegen es um 1 cm, mit Umschalt um 1 mm; [ und ] drehen; Escape räumt es weg. R öffnet die Regel am Zeiger.
table-pieces = Figuren auf dem Tisch
table-seat = Spieler { $number }
table-gauge = { $label } { $value }
table-gauge-of = { $label } { $value } von { $most }
table-level = Ebene { $level }
table-badge-count = { $badge } × { $count }
table-spent = vorerst fertig
table-height = Höhe { $height }
table-cross = Fadenkreuz { $right } von links, { $down } von oben
table-cross-on = Fadenkreuz { $right } von links, { $down } von oben, auf { $what }

## Um den Tisch

table-scale = Maßstab: Dieser Balken ist { $length }
table-north = Norden ist oben
table-north-letter = N
table-turn = Das Brett um ein Viertel drehen ({ $north })
table-north-0 = Norden ist oben
table-north-1 = Norden ist rechts
table-north-2 = Norden ist unten
table-north-3 = Norden ist links
table-zoom = Ansicht
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-fit = Den ganzen Tisch zeigen
table-surface = Ein Klick auf ein Gebäude meint: { $surface } (L ändert das)
table-surface-auto = Automatisch
table-surface-ground = Erdgeschoss
table-surface-storey = Stockwerk { $number }

## Vom Boden aus gesehen

table-three = 3D
table-two = 2D
table-to-ground = Den Tisch vom Boden aus sehen
table-to-above = Den Tisch von oben sehen
table-ground-stoop = Bücken
table-ground-stoop-to = Mit den Augen von { $name } sehen
table-ground-seen = Gesehen von { $name }
table-ground-rise = Aufstehen
table-ground-north = Norden
table-ground-none = Dieser Browser kann keine drei Dimensionen zeigen (WebGL fehlt oder ist abgeschaltet). Der Tisch bleibt von oben zu sehen.
table-ground-keys = Vom Boden aus gesehen drehen und neigen Umschalt und Pfeiltasten die Ansicht; Escape richtet wieder auf.
