### Carnage: terrain, ways and buildings.

## Ways

refusal-ground-edge = Ninguna figura puede salir de la mesa; el borde lo impide.
refusal-ground-unit = { $unit } { AGREE($unit, "está", "están") } en medio; ninguna unidad pasa a través ni por encima de otra.
refusal-ground-terrain = Por aquí no se pasa: { $terrain }.
refusal-ground-inside = { $unit } { AGREE($unit, "está dentro de un edificio y debe", "están dentro de un edificio y deben") } salir antes.
refusal-ground-level = En este juego todos se quedan en el suelo.
refusal-ground-far = Este recorrido cuesta { $cost }, pero solo se pueden mover { $limit }.
refusal-ground-still = Al final la unidad seguiría tocando a { $enemy }, y quiere alejarse.
refusal-ground-brush = En este recorrido la unidad toca a { $unit }; solo puede terminar en contacto, no pasar rozando.

## Buildings

do-enter-building = Entrar en un edificio
do-enter-building-help = La unidad entra por una puerta o una ventana; una ventana reduce el movimiento a la mitad. Tiene que caber entera.
do-leave-building = Salir del edificio
do-leave-building-help = La unidad sale por una puerta o una ventana y forma; una ventana reduce el movimiento a la mitad.
field-building-opening = Puerta o ventana
field-building-spot = Dónde forma
opening-door = puerta
opening-window = ventana
opening-label = { $number }: { $kind }
by-door = una puerta
by-window = una ventana
told-building-enters = { $unit } { AGREE($unit, "entra", "entran") } en el edificio «{ $building }» por { $kind }.
told-building-leaves = { $unit } { AGREE($unit, "sale", "salen") } del edificio «{ $building }» por { $kind }.
told-building-lost = { $unit } ya { AGREE($unit, "no puede", "no pueden") } pasar por la puerta o la ventana.
refusal-building-opening = No hay tal puerta o ventana; elige una de las que se muestran.
refusal-building-full = { $unit } { AGREE($unit, "no cabe", "no caben") } del todo en { $building }; hay sitio para { $most } figuras así como mucho, contando las que ya están dentro.
refusal-building-way = No hay ningún camino libre entre esa abertura y el frente de la unidad.
refusal-building-far = El recorrido por aquí ({ $kind }) cuesta { $cost }, pero solo se pueden mover { $limit }.
refusal-building-room = Ahí no hay sitio para que { AGREE($unit, "forme", "formen") } { $unit }.
refusal-building-outside = { $unit } { AGREE($unit, "no está", "no están") } en ningún edificio.
refusal-building-still = Ahí la unidad seguiría tocando a { $enemy }, y quiere alejarse.
refusal-building-attacked = { $unit } { AGREE($unit, "ha recibido un ataque en esta ronda y no puede", "han recibido un ataque en esta ronda y no pueden") } abandonar el combate.
refusal-building-initiative = Solo un bando con la iniciativa puede abandonar el combate.

## What terrain does

terrain-help-open = Terreno abierto: aquí puede andar y estar cualquiera.
terrain-help-tree = Las unidades rodean su placa. No se puede disparar a quien toca la placa o está detrás.
terrain-help-dense-forest = Nadie entra ni ve a través.
terrain-help-open-forest = El movimiento cuenta doble. Solo las figuras de la linde disparan y reciben disparos, hasta { $length }, con WS −2.
terrain-help-high-wall = Nadie lo trepa, ni ve ni lucha por encima.
terrain-help-low-wall = Saltarlo resta { $length } al movimiento. Los arqueros tienen WS −1 contra una unidad cuya fila o columna más cercana lo toca.
terrain-help-gate = Un paso a través del muro sobre el que está.
terrain-help-river = Las figuras con armadura necesitan un puente o un vado. Con AR 0 se nada, si mide { $length } de ancho como mucho.
terrain-help-ford = Un paso a través del río; las unidades con armadura cuentan doble su movimiento.
terrain-help-bridge = Un paso sobre el río que no frena a nadie.
terrain-help-lake = Nadie lo cruza sin barca.
terrain-help-swamp = El movimiento cuenta doble.
terrain-help-building = Las unidades entran y salen por puertas y ventanas; una ventana reduce el movimiento a la mitad. Caben la mitad de las figuras que cabrían en su planta.
terrain-help-high-rocks = Como un muro alto: ni paso, ni vista, ni combate por encima.
terrain-help-small-rocks = El movimiento cuenta doble. Cubren como un muro bajo: WS −1 para los arqueros.
terrain-help-mountain = Nadie la escala ni ve por encima.
terrain-help-light-hill = Hasta 20 grados: no frena más que el llano. Nadie ve por encima, pero quien está arriba ve y es visible.
terrain-help-medium-hill = Hasta 45 grados: el movimiento cuenta doble en la ladera, no en la cima llana. Nadie ve por encima, pero quien está arriba ve y es visible.
terrain-help-steep-hill = Más de 45 grados: nadie la escala ni ve por encima.

## Laying the table

refusal-kit-table = Los lados de una mesa miden de { $least } a { $most }.
refusal-kit-pieces = Se pueden poner { $most } elementos de terreno como mucho.
refusal-kit-kind = Elemento { $number }: en la caja no hay { $kind }.
refusal-kit-name = Elemento { $number }: su nombre tiene signos que no se pueden mostrar.
refusal-kit-size = { $piece }: los lados miden de { $least } a { $most }.
refusal-kit-edge = { $piece } { AGREE($piece, "sobresale", "sobresalen") } del borde de la mesa.
refusal-kit-overlap = { $piece } y { $second } están uno sobre otro; un edificio va suelto.
refusal-kit-nothing = { $piece } { AGREE($piece, "debe", "deben") } ponerse sobre aquello que { AGREE($piece, "atraviesa", "atraviesan") }: un vado o un puente sobre un río, una puerta sobre un muro.
refusal-kit-room = Más de la mitad de la mesa es terreno cerrado; deja sitio para los ejércitos.
