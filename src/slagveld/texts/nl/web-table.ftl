### De tafel in de browser: woorden rond de tekening en voor schermlezers.

table-about = De tafel: { $pieces ->
    [0] geen stukken
    [one] 1 stuk
   *[other] { $pieces } stukken
}
table-keys = Pijltjes verschuiven het beeld, plus en min zoomen, 0 toont de hele tafel. Tab gaat naar de stukken, pijltjes gaan van stuk naar stuk, Enter kiest. C zet een kruis neer voor plekken: pijltjes verschuiven het 1 cm, met Shift 1 mm; [ en ] draaien; Escape haalt het weg. R opent de regel bij de aanwijzer.
table-pieces = Stukken op tafel
table-seat = speler { $number }
table-gauge = { $label } { $value }
table-gauge-of = { $label } { $value } van { $most }
table-level = niveau { $level }
table-badge-count = { $badge } × { $count }
table-spent = klaar voor nu
table-height = Hoogte { $height }
table-cross = Kruis { $right } van links, { $down } van boven
table-cross-on = Kruis { $right } van links, { $down } van boven, op { $what }

## Rond de tafel

table-scale = Schaal: deze balk is { $length }
table-north = Het noorden is boven
table-north-letter = N
table-turn = Draai het bord een kwartslag ({ $north })
table-north-0 = noord is boven
table-north-1 = noord is rechts
table-north-2 = noord is onder
table-north-3 = noord is links
table-zoom = Beeld
table-zoom-in = Inzoomen
table-zoom-out = Uitzoomen
table-fit = De hele tafel tonen
table-surface = Een klik op een gebouw betekent: { $surface } (L verandert dit)
table-surface-auto = Automatisch
table-surface-ground = Begane grond
table-surface-storey = Verdieping { $number }

## Vanaf de grond gezien

table-three = 3D
table-two = 2D
table-to-ground = De tafel vanaf de grond bekijken
table-to-above = De tafel van boven bekijken
table-ground-stoop = Bukken
table-ground-stoop-to = Door de ogen van { $name } kijken
table-ground-seen = Gezien door { $name }
table-ground-rise = Opstaan
table-ground-north = Noorden
table-ground-none = Deze browser kan geen drie dimensies tonen (WebGL ontbreekt of staat uit). De tafel blijft van boven te zien.
table-ground-keys = Vanaf de grond gezien draaien en kantelen Shift en de pijltjes het beeld; Escape staat weer op.
