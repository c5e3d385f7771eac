### The table in the browser: words around the drawing and for screen readers.

table-about = La mesa: { $pieces ->
    [0] ninguna pieza
    [one] 1 pieza
   *[other] { $pieces } piezas
}
table-keys = Las flechas mueven la vista, más y menos acercan y alejan, 0 muestra toda la mesa. Tab va a las piezas, las flechas van de pieza en pieza, Intro elige. C pone una mira para los sitios: las flechas la mueven 1 cm, con Mayús 1 mm; [ y ] giran; Esc la quita. R abre la regla en el cursor.
table-pieces = Piezas en la mesa
table-seat = jugador { $number }
table-gauge = { $label } { $value }
table-gauge-of = { $label } { $value } de { $most }
table-level = nivel { $level }
table-badge-count = { $badge } × { $count }
table-spent = ya no actúa por ahora
table-height = Altura { $height }
table-cross = Mira a { $right } desde la izquierda, { $down } desde arriba
table-cross-on = Mira a { $right } desde la izquierda, { $down } desde arriba, sobre { $what }

## Around the table

table-scale = Escala: esta barra mide { $length }
table-north = El norte está arriba
table-north-letter = N
table-turn = Girar el tablero un cuarto de vuelta ({ $north })
table-north-0 = el norte está arriba
table-north-1 = el norte está a la derecha
table-north-2 = el norte está abajo
table-north-3 = el norte está a la izquierda
table-zoom = Vista
table-zoom-in = Acercar
table-zoom-out = Alejar
table-fit = Mostrar toda la mesa
table-surface = Un clic en un edificio significa: { $surface } (L lo cambia)
table-surface-auto = Automático
table-surface-ground = Planta baja
table-surface-storey = Planta { $number }

## Seen from the ground

table-three = 3D
table-two = 2D
table-to-ground = Ver la mesa desde el suelo
table-to-above = Ver la mesa desde arriba
table-ground-stoop = Agacharse
table-ground-stoop-to = Mirar con los ojos de { $name }
table-ground-seen = Visto con los ojos de { $name }
table-ground-rise = Levantarse
table-ground-north = Norte
table-ground-none = Este navegador no muestra tres dimensiones (falta WebGL o está desactivado). La mesa se sigue viendo desde arriba.
table-ground-keys = Visto desde el suelo, Mayús con las flechas gira e inclina la vista, y Esc vuelve a levantarse.
