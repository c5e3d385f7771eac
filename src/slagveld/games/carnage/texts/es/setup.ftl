### Before the battle: switches, tables, armies, setting up.

## Switches

option-deploy = Despliegue
option-deploy-help = Los ejércitos están ya en buen orden, o despliegas tú tus unidades en tu zona.
option-deploy-ready = Todos están en su sitio
option-deploy-own = Cada jugador despliega su ejército
option-rounds = Última ronda
option-rounds-help = La batalla termina tras tantas rondas; 0: como en el escenario.
option-endless = Sin última ronda
option-endless-help = Se juega hasta alcanzar un objetivo, quebrar un bando o acordar todos el final.
option-goal = Vacas o huevos
option-goal-help = Con cuántas vacas o huevos se juega un escenario que los tiene; 0: los suyos.
option-width = Ancho de la mesa (cm)
option-width-help = Cuánto mide de ancho la mesa; 0: como en el escenario.
option-depth = Fondo de la mesa (cm)
option-depth-help = Cuánto mide de fondo la mesa, de un ejército al otro; 0: como en el escenario.
option-north = Norte
option-north-help = Dónde está el norte, para los vientos que trae la perla.
option-north-first = Enfrente del bando que despliega primero
option-north-far = El borde lejano
option-north-near = El borde cercano
option-north-left = El borde izquierdo
option-north-right = El borde derecho
option-heroes = Héroes
option-heroes-help = Acordad antes de formar los ejércitos si se permiten héroes.
option-shuffled-pearl = Tabla de la perla barajada
option-shuffled-pearl-help = Para quien se sabe la tabla de memoria: sus números se reparten de nuevo.
option-arcs = Disparar solo al frente
option-arcs-help = El objetivo debe estar por delante de la línea del frente de los arqueros.
option-words = Palabras mágicas
option-words-help = Hay que decir las palabras de un hechizo, o no funciona.
option-free-measuring = Medición libre
option-free-measuring-help = Las distancias a los enemigos se pueden medir antes de anunciar nada.

## Setting up

roll-deployment = { $name } tira por quién despliega primero
roll-deployment-again = { $name } tira por quién despliega primero, otra vez tras un empate
told-sets-up-first = { $seat } saca la tirada más baja y despliega primero.
roll-cow = { $name } tira por dónde pasta la vaca { $number }
army-of-unit = { $count ->
    [one] { $name }
   *[other] { $name } ({ $count } figuras)
}
told-army = { $seat } tiene en la mesa: { $units }.
ask-deploy = Despliega tu ejército.
do-deploy-rest = Desplegar todo el resto
do-deploy-rest-help = Con todo lo que queda se forman unidades, que se colocan en buen orden.
do-place-unit = Formar y colocar una unidad
field-set-troop = Tropa
field-set-count = Figuras
field-set-files = Figuras en la primera fila
field-set-spot = Dónde está el centro de su frente
field-set-facing = Hacia dónde mira
# A troop type in the reserve and its number of figures.
set-reserve = { $name } ({ $count })
set-left-out = Sin sitio en la mesa, fuera de la batalla: { $count } × { $name }.

refusal-set-no-reserve = No te queda tropa de esa para formar una unidad.
refusal-set-count = Pon entre 1 y { $most } figuras.
refusal-set-files = La primera fila tiene entre 1 y { $most } figuras.
refusal-set-alone = { $name } { AGREE($name, "forma", "forman") } unidad en solitario.
refusal-set-few = Una unidad necesita al menos { $least } W.
refusal-set-few-left = Lo que queda tendría menos de { $least } W y no podría formar una unidad.
refusal-set-zone = { $name }: una unidad está del todo dentro de su zona.
refusal-set-room = { $name }: aquí no hay sitio.

## Refused before the first die

refusal-set-sides =
    { $count } { $count ->
        [one] bando no encaja
       *[other] bandos no encajan
    } en este escenario: tiene { $least ->
        [2] { $most ->
            [2] dos
           *[other] de dos a { $most }
        }
       *[other] de { $least } a { $most }
    }.
refusal-set-own-table = { $scenario } se juega en su propia mesa.
refusal-set-own-army = { $scenario } se juega con sus propias tropas.
refusal-set-table = Esto no es una mesa: { $reason }.
refusal-set-table-small = La mesa es demasiado pequeña: necesita al menos { $least } de ejército a ejército y { $side } de lado a lado.
refusal-set-no-river = { $scenario } necesita un río en la mesa.
refusal-set-no-crossing = { $scenario } necesita un vado o un puente sobre el río.
refusal-set-army = Esto no es un ejército: { $reason }.
refusal-set-heroes = Se acordó jugar sin héroes: { $name } { AGREE($name, "se queda", "se quedan") } en casa.

## Pieces of the scenarios

terrain-help-watchtower = Un edificio con puertas y ventanas. Los herptars ganan si lo mantienen una ronda entera.
terrain-help-pole = Tiene atado a un chico prisionero. Los brigandianos ganan si lo mantienen una ronda entera.
terrain-help-nest = La puesta de los herptars. Quien la toca en el cuerpo a cuerpo puede golpear los huevos: AR 0, un huevo por herida.
