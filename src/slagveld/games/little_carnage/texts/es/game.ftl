### Setting up: options, scenarios, deployment, tables; how battles end; what is unsound.

## Options

option-points = Puntos de ejército
option-points-help = Lo que puede costar cada ejército; 0: como en el escenario.
option-rounds = Última ronda
option-rounds-help = La batalla termina tras tantas rondas; 0: como en el escenario.
option-deploy = Despliegue
option-deploy-help = Si los ejércitos están ya en su sitio o cada jugador despliega a mano.
option-deploy-ready = ya en su sitio
option-deploy-own = a mano
option-one-card = Carta a carta
option-one-card-help = Las cartas de ejército se descubren de una en una, no todas al empezar la ronda.
option-magic = Magia
option-magic-help = Pueden luchar magos, con hechizos de la casa que no están en el reglamento.
option-board = Tablero de casillas
option-board-help = La mesa se divide en casillas; un punto de movimiento vale una casilla.
option-veterans = Veteranos
option-veterans-help = Pueden participar regimientos con marcadores de experiencia, como en una campaña.
option-confirm = Reglas especiales
option-confirm-help = Si ambos jugadores aceptan las reglas especiales de un escenario antes de empezar.
option-confirm-both = ambos confirman
option-confirm-nobody = sin preguntar

## Set-ups that cannot be used

refusal-set-sides = Hacen falta exactamente dos jugadores en dos bandos; un director se sienta el último.
refusal-set-size = Los lados de una mesa miden de { $least } a { $most } cm.
refusal-set-table = Esto no es una mesa: { $reason }
refusal-set-ids = Los elementos de terreno necesitan números propios, de 1 a 999.
refusal-set-edge = Un elemento de terreno sobresale del borde.
refusal-set-army = Esto no es un ejército: { $reason }
refusal-set-ground = { $title } se juega en su propio campo de batalla: lo piden sus condiciones de victoria.

## Laying a table

kit-help = { $words }
refusal-kit-pieces = En una mesa caben { $most } elementos como mucho.
refusal-kit-kind = Elemento { $number }: en la caja no hay { $kind }.
refusal-kit-name = El nombre del elemento { $number } no se puede mostrar.
refusal-kit-size = { $piece }: los lados miden de { $least } a { $most }.
refusal-kit-edge = { $piece } { AGREE($piece, "sobresale", "sobresalen") } del borde de la mesa.
refusal-kit-zone = { $piece } { AGREE($piece, "está", "están") } en una zona de despliegue, donde los ejércitos necesitan sitio.

## Before the first round

phase-setup = Preparación
setup-deck = Cartas de ejército
told-scenario = { $words }
told-condition = Victoria para { $player } ({ $role }): { $words }
told-condition-points = { $points ->
    [one] 1 punto de victoria
   *[other] { $points } puntos de victoria
} para { $player } ({ $role }): { $words }
told-no-room = { $name } { AGREE($name, "no encuentra sitio y no participa", "no encuentran sitio y no participan") }.
ask-agree = { $title } tiene reglas especiales. { $rules } ¿Estás de acuerdo?
special-rules = { $first }
special-rules-more = { $before } { $next }
do-agree = Aceptar
do-decline = Rechazar
told-agreed = acepto las reglas especiales
ask-name = Papel: { $role }. ¿Quién lo hace?
do-name = Nombrar: { $role }
field-name = ¿Quién?
told-named = { $name } { AGREE($name, "hace", "hacen") } de { $role }
refusal-name = { $role }: solo una miniatura que sea un regimiento por sí sola; si no hay ninguna, una miniatura de un regimiento.
ask-site = { $piece }: ¿dónde se coloca?
do-site = Colocar: { $piece }
field-site = Su centro
refusal-site-area = { $piece }: solo puede estar aquí: { $area }.

## Deployment

ask-deploy = Despliega { $name } (faltan { $left }).
do-place-regiment = Desplegar a mano
do-place-regiment-help = Todas las miniaturas en tu zona, cada una tocando a otra del regimiento.
do-place-ready = Desplegar en buen orden
do-place-all-ready = Desplegar en buen orden todo lo que queda
field-deploy-plan = Sitios
refusal-deploy-all = Cada miniatura de { $name } se coloca una vez.
refusal-deploy-zone = { $name } { AGREE($name, "debe", "deben") } estar del todo en su propia zona.
refusal-deploy-near = Quédate al menos a { $distance }: { $area }.
refusal-deploy-apart = Las miniaturas de { $name } deben formar un grupo, cada una tocando a otra.

## How battles end

end-condition = { $words }
end-rounds = La ronda { $rounds } era la última.
end-spent = Nadie puede ya golpear.
end-declined = No hubo acuerdo sobre las reglas especiales.
told-held = { $rounds ->
    [one] { $area }: en manos de { $player } al final de la ronda.
   *[other] { $area }: en manos de { $player } durante { $held } de { $rounds } rondas.
}
told-held-no-more = { $area }: ya no solo en manos de { $player }; se empieza a contar de nuevo.
told-points = { $player } gana { $points ->
    [one] 1 punto de victoria
   *[other] { $points } puntos de victoria
  }: { $words }

## What is unsound

fault-ids = Dos cosas tienen el mismo número.
fault-next-id = El siguiente número ya está ocupado.
fault-stand = La peana { $number } no puede ser así.
fault-model = La miniatura { $number } no puede ser así.
fault-regiment = { $name } { AGREE($name, "no puede", "no pueden") } ser así.
fault-cards = Las cartas de ejército no están en orden.
fault-numbers = Un número se sale de sus límites.
told-deployed = { $player } despliega { $name } ({ $count ->
    [one] 1 miniatura
   *[other] { $count } miniaturas
}).
told-standing = { $player }: { $victory ->
    [one] 1 punto de victoria
   *[other] { $victory } puntos de victoria
}, miniaturas vivas por valor de { $alive ->
    [one] 1 punto de ejército
   *[other] { $alive } puntos de ejército
}.
about-game = Regimientos pequeños, cartas de ejército en una sola fila y puñados de dados con calaveras y escudos.
