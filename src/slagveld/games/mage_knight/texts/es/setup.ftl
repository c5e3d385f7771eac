### Before the first turn: edges, terrain, objectives, domains, deployment.

## Start edges

ask-edge = Elige tu borde de salida.
do-choose-edge = Tomar este borde de salida
field-edge = Borde de salida
edge-south = El borde sur
edge-west = El borde oeste
edge-north = El borde norte
edge-east = El borde este
told-edge = { $edge ->
    [south] mi borde de salida es el sur
    [west] mi borde de salida es el oeste
    [north] mi borde de salida es el norte
   *[east] mi borde de salida es el este
}
refusal-edge = Elige un lado del campo de batalla que no tenga nadie; con dos jugadores es el de enfrente.

## First player and colours

roll-first = { $player } tira por el primer turno
roll-first-book = { $player } tira por el primer turno y por la distancia del objetivo que va a colocar
ask-colour = Elige el color de tus marcadores de control.
do-choose-colour = Tomar este color
field-colour = Color
colour-red = Rojo
colour-blue = Azul
colour-green = Verde
colour-yellow = Amarillo
colour-violet = Violeta
colour-orange = Naranja
told-colour = { $colour ->
    [red] mis marcadores de control son rojos
    [blue] mis marcadores de control son azules
    [green] mis marcadores de control son verdes
    [yellow] mis marcadores de control son amarillos
    [violet] mis marcadores de control son violetas
   *[orange] mis marcadores de control son naranjas
}
refusal-colour = Elige un color que no tenga nadie.

## Domains

ask-domain = Elige en secreto una carta de dominio.
do-choose-domain = Poner esta carta boca abajo
field-domain = Carta de dominio
domain-words = { $words }
domain-chosen = mi carta de dominio está boca abajo
domain-revealed = mi carta de dominio es { $domain }
domain-cancelled = { $by } anula { $domain }, que no tiene efecto.
refusal-domain = No hay tal carta de dominio.

## The pile of terrain

ask-pile = Pon terreno en el montón común: { $count } de { $most } como mucho hasta ahora.
do-put-on-pile = Poner un elemento en el montón
do-put-on-pile-help = Después, cualquier jugador puede colocar cualquier elemento del montón. Hasta { $most } elementos cada uno, o ninguno.
do-done-piling = Yo no pongo más terreno
field-pile-piece = Elemento
pile-added = { $player } pone un elemento de terreno en el montón: { $piece }.
pile-aside = Ya no cabe ningún elemento del montón: el resto se aparta.
refusal-pile-clear = El simple suelo despejado no es un elemento de terreno.
refusal-pile-unknown = No hay tal elemento en la caja.
refusal-pile-built = El terreno construido solo se usa si todos los jugadores están de acuerdo: en esta batalla está desactivado.
refusal-pile-full = Ya has puesto { $most } de estos en el montón.

## Placing objectives and terrain

ask-objective = Coloca tu objetivo, exactamente a { $distance } del límite lejano de tu zona de salida.
do-place-objective = Colocar el objetivo
field-objective-spot = Dónde queda su centro
refusal-objective-distance = El centro de tu objetivo queda exactamente a { $distance } del límite lejano de tu zona de salida, hacia el medio.
refusal-objective-edge = Todo el objetivo debe quedar en el campo de batalla.
refusal-objective-overlap = Los objetivos no pueden solaparse.
ask-terrain = Coloca un elemento del montón.
ask-terrain-second = Coloca un segundo elemento de terreno construido.
do-place-terrain = Colocar terreno
do-place-terrain-help = Al menos a { $distance } de otro terreno, de cada zona de salida y de cada objetivo.
field-terrain-piece = Elemento
field-terrain-spot = Dónde queda su centro
field-terrain-facing = Cómo se orienta
field-terrain-access = Lados con punto de acceso
terrain-side = Lado { $side }
refusal-terrain-pile = Toma un elemento del montón y ponlo en el suelo.
refusal-terrain-second = El segundo elemento también debe ser terreno construido.
refusal-terrain-access = Solo el terreno elevado abrupto tiene puntos de acceso, cada uno en el centro de uno de sus lados.
refusal-piece-edge = Todo el elemento debe quedar en el campo de batalla.
refusal-piece-start = El terreno queda al menos a { $least } de cada zona de salida.
refusal-piece-objective = El terreno queda al menos a { $least } de cada objetivo.
refusal-piece-terrain = El terreno queda al menos a { $least } de otro terreno.
refusal-piece-built = Los elementos de terreno construido pueden estar cerca unos de otros, pero no unos sobre otros.

## Deploying

dials-set = Todos los diales muestran el clic inicial.
ask-deploy = { $left ->
    [one] Despliega tu ejército: espera { $left } guerrero.
   *[other] Despliega tu ejército: esperan { $left } guerreros.
}
do-place-warriors = Colocar o desplazar guerreros
do-place-warriors-help = El centro de cada peana queda en tu zona de salida. Puedes desplazarlos hasta que acabes.
field-deploy-plan = Quién está dónde
do-change-level = Despegar o aterrizar
field-deploy-warrior = Guerrero
do-deploy-rest = Desplegar todo el resto
do-deploy-rest-help = Se coloca a todos los que esperan, los guerreros de una facción en formaciones; aún puedes desplazarlos.
do-done-deploying = El despliegue está listo
deploy-left-out = No hay sitio: { $name } no participa en la batalla.
refusal-deploy-own = Coloca a tus propios guerreros, cada uno una vez.
refusal-deploy-area = El centro de { $name } debe quedar en tu zona de salida.
refusal-deploy-all = { $left ->
    [one] { $left } guerrero aún no se ha desplegado.
   *[other] { $left } guerreros aún no se han desplegado.
}

## Laying a table by hand

kit-help = { $kind }
refusal-kit-pieces = En una mesa caben { $most } elementos como mucho.
refusal-kit-kind = Elemento { $number }: en la caja no hay { $kind }.
refusal-kit-name = El nombre del elemento { $number } tiene signos que no se pueden mostrar.
refusal-kit-size = { $piece } (elemento { $number }): cada lado mide de { $least } a { $most }.
refusal-kit-card = { $piece } (elemento { $number }) tiene el tamaño de su carta.
refusal-kit-edge = { $piece } (elemento { $number }) sobresale del borde.
refusal-kit-start = { $piece } (elemento { $number }) está en una zona de salida.
refusal-kit-overlap = { $piece } (elemento { $number }) está sobre { $second } (elemento { $other }).
