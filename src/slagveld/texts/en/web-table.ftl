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
table-zoom = View
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Show the whole table
table-surface = A click on a building means: { $surface } (L changes it)
table-surface-auto = Automatic
table-surface-ground = Ground floor
table-surface-storey = Storey { $number }
