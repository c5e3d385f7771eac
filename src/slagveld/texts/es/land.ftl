# Campos de batalla hechos al azar.

refusal-own-ground = «{ $scenario }» se juega en su propia mesa: elige otra batalla para un campo de batalla al azar.
refusal-land-none = { $game } no tiene ninguna batalla en una mesa al azar.
refusal-land = En este juego no hay paisaje «{ $land }». Hay: { $known }.
refusal-land-word = «{ $word }» no es uno de: { $known }.
refusal-land-fair = Con { $places } lugares de salida, esta mesa no puede ser justa con «{ $fair }». Puede serlo con: { $known }.
refusal-land-failed = El número { $seed } no da aquí ninguna mesa justa: prueba otro.
refusal-outline = La pieza { $number }, { $piece }, no puede tener un contorno propio como este.
refusal-height = La pieza { $number }, { $piece }, puede medir de { $least } a { $most } de alto.
refusal-height-fixed = La pieza { $number }, { $piece }, tiene siempre la altura que tiene en la caja.

land-fair = Justo: cobertura cerca de los bandos { $cover }, terreno difícil { $hindrance }, caminos más largos en { $way }, vista libre { $sight }; { $lines } de las líneas rectas entre los bandos están libres.
land-uneven = Desigual: cobertura cerca de los bandos { $cover }, terreno difícil { $hindrance }, caminos más largos en { $way }, vista libre { $sight }; { $lines } de las líneas rectas entre los bandos están libres.

## Palabras

land-name-meadow = Prado
land-name-forest = Bosque
land-name-hills = Colinas
land-name-rocks = Rocas
land-name-marsh = Pantano
land-name-ruins = Ruinas
land-name-village = Aldea
land-name-dungeon = Mazmorra
land-density-sparse = Escasa
land-density-normal = Normal
land-density-dense = Densa
land-fairness-turn = Girado
land-fairness-mirror = En espejo
land-fairness-measure = Medido
land-help-turn = Cada cual encuentra el mismo terreno delante, como si la mesa se hubiera girado.
land-help-mirror = Las mitades de la mesa son imágenes en espejo.
land-help-measure = Cada lado es distinto; cobertura, terreno difícil, caminos y vista se pesan hasta que se equilibran.

## En la página

land-title = Crear un campo de batalla
land-land = Paisaje
land-density = Densidad
land-fairness = Justo
land-seed = Número
land-battle = Para la batalla
land-make = Crear
land-roll = Tirar otro
land-replaces = Ocupa el lugar de lo que hay en la mesa; Deshacer lo devuelve.
land-random = Campo de batalla al azar
land-play = Jugar en un campo de batalla al azar
land-making = Creando un campo de batalla …

## En la línea de órdenes

cli-help-table = mesas: hechas al azar o comprobadas
cli-help-table-random = un campo de batalla justo hecho al azar
cli-help-table-check = si está permitida una mesa puesta a mano
cli-option-land = tipo de paisaje (el primero que tenga el juego)
cli-option-density = sparse, normal o dense (normal)
cli-option-fair = turn, mirror o measure (turn)
cli-option-land-seed = el mismo número da la misma mesa (1)
cli-option-table-out = escribir la mesa en este archivo
cli-option-table = una mesa puesta a mano o al azar, desde un archivo
cli-argument-table = archivo de una mesa
cli-name-land = PAISAJE
cli-name-density = DENSIDAD
cli-name-fair = JUSTO
cli-table-made = { $land }, { $width } × { $depth }, { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
}, número { $seed }
cli-table-written = Escrito en { $file }.
cli-table-good = ✓ En esta mesa se puede jugar.
