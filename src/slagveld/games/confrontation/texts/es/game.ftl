### Setting up: options, tables, armies; what is unsound.

## Options

option-budget = Presupuesto de un ejército
option-budget-help = Puntos de ejército acordados por bando; 0: como en el escenario. Si hay más se dice, no se prohíbe.
option-turns = Último turno
option-turns-help = La batalla termina tras tantos turnos; 0: como en el escenario.
option-endless = Sin último turno
option-endless-help = Se juega hasta que un bando caiga, o ambos acuerden terminar.
option-reserve = Cartas de reserva
option-reserve-help = Cuántas cartas puede tener quien pierde la tirada; quien gana puede tener una más.
option-by-strength = Destrabarse por fuerza
option-by-strength-help = Los guerreros también pueden dejar un combate por su Fuerza.
option-free-measuring = Medición libre
option-free-measuring-help = Las distancias a los enemigos se pueden medir antes de anunciar nada.
option-leg-doubles = Los dobles lisian
option-leg-doubles-help = Un doble en las piernas reduce MOV a la mitad hasta que se cura la herida.
option-arm-doubles = Los dobles debilitan
option-arm-doubles-help = Un doble en los brazos quita 1 a FOR hasta que se cura la herida.
option-initiative-wounds = Las heridas bajan la Iniciativa
option-initiative-wounds-help = La penalización de una herida se resta también de INI.
option-tables = Tablas
option-tables-help = Qué tablas de heridas y de movimiento valen: las del programa o las que trae el ejército de un jugador.
option-tables-program = del programa
option-tables-first = del primer jugador
option-tables-second = del segundo jugador
option-width = Ancho de la mesa (cm)
option-width-help = Cuánto mide de ancho la mesa; 0: como en el escenario.
option-depth = Fondo de la mesa (cm)
option-depth-help = Cuánto mide de fondo la mesa; 0: como en el escenario.

## Set-ups that cannot be used

refusal-set-sides = Hacen falta exactamente dos jugadores en dos bandos; un director se sienta el último.
refusal-set-size = Los lados de una mesa miden de { $least } a { $most } cm.
refusal-set-table = Esto no es una mesa: { $reason }
refusal-set-ids = Los elementos de terreno necesitan números propios, de 1 a 999.
refusal-set-edge = Un elemento de terreno sobresale del borde.
refusal-set-army = Esto no es un ejército: { $reason }
refusal-set-tables = El ejército de { $player } no trae ninguna tabla propia.
refusal-set-charge = { $card } carga { $distance }: en esta mesa no encontraría ningún sitio desde el que no alcance a nadie en el primer turno.
refusal-set-room = El ejército de { $player } no cabe en su zona de despliegue.

## Laying a table

kit-help = { $kind }
refusal-kit-pieces = En una mesa caben { $most } elementos como mucho.
refusal-kit-kind = Elemento { $number }: en la caja no hay { $kind }.
refusal-kit-name = El nombre del elemento { $number } tiene signos que no se pueden mostrar.
refusal-kit-size = { $piece } (elemento { $number }): cada lado mide de { $least } a { $most }.
refusal-kit-edge = { $piece } (elemento { $number }) sobresale del borde.
refusal-kit-zone = { $piece } (elemento { $number }) está en una zona de despliegue, donde todos deben poder estar.

## What is unsound

fault-ids = Dos cosas tienen el mismo número.
fault-next-id = El siguiente número ya está ocupado.
fault-figure = { $name } no puede ser así: carta, jugador, sitio o pared.
fault-cards = Una carta está en dos sitios, en la mano equivocada o vale por demasiadas figuras.
fault-objects = Un objeto está fuera de la mesa o no lo lleva nadie.
fault-numbers = Un número se sale de sus límites.
rules-note = Estas reglas parten de una traducción libre del francés hecha por un jugador. No es una publicación de Rackham y puede tener errores. El nombre francés de cada cosa va al lado entre paréntesis (CON-GEN-1).
about-game = Un puñado de héroes y combatientes, cada uno con su carta: roba, carga, reparte tus dados, di tu umbral.
