### The table in the browser: words around the drawing and for screen readers.

table-about = The table: { $pieces ->
    [0] no pieces
    [one] 1 piece
   *[other] { $pieces } pieces
}
table-keys = Arrow keys move the view, plus and minus zoom, 0 shows the whole table. Tab goes to the pieces, arrow keys from piece to piece, Enter chooses. C sets a crosshair for places: arrow keys move it by 1 cm, with Shift by 1 mm; [ and ] turn; Escape puts it away. R opens the rule at the cursor.
table-pieces = Pieces on the table
table-seat = player { $number }
table-gauge = { $label } { $value }
table-gauge-of = { $label } { $value } of { $most }
table-level = level { $level }
table-badge-count = { $badge } × { $count }
table-spent = done for now
table-height = Height { $height }
table-cross = Crosshair { $right } from the left, { $down } from the top
table-cross-on = Crosshair { $right } from the left, { $down } from the top, on { $what }

## Around the table

table-scale = Scale: this bar is { $length }
table-north = North is up
table-north-letter = N
table-turn = Turn the board by a quarter ({ $north })
table-north-0 = north is up
table-north-1 = north is to the right
table-north-2 = north is down
table-north-3 = north is to the left
table-zoom = View
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Show the whole table
table-surface = A click on a building means: { $surface } (L changes it)
table-surface-auto = Automatic
table-surface-ground = Ground floor
table-surface-storey = Storey { $number }

## Seen from the ground

table-three = 3D
table-two = 2D
table-to-ground = See the table from the ground
table-to-above = See the table from above
table-ground-stoop = Stoop
table-ground-stoop-to = Look through the eyes of { $name }
table-ground-seen = Seen by { $name }
table-ground-rise = Stand up
table-ground-north = North
table-ground-none = This browser shows no three dimensions (WebGL is missing or switched off). The table stays as seen from above.
table-ground-keys = Seen from the ground, Shift with the arrow keys turns and tilts the view, and Escape stands up again.
