### Switches of a battle, set-ups that cannot be used, etiquette, unsound states.

## Switches

option-total = Total de construcción
option-total-help = Puntos de cada ejército, y una acción por turno por cada 100 de ellos.
option-total-scenario = El del escenario
option-total-100 = 100 puntos
option-total-200 = 200 puntos
option-total-300 = 300 puntos
option-total-400 = 400 puntos
option-total-500 = 500 puntos
option-total-600 = 600 puntos
option-deploy = Despliegue
option-deploy-help = Los ejércitos están ya en orden, o cada jugador despliega el suyo.
option-deploy-ready = Todos están en su sitio
option-deploy-own = Cada jugador despliega su ejército
option-rounds = Última ronda
option-rounds-help = La batalla termina tras tantas rondas; 0: como en el escenario.
option-endless = Sin última ronda
option-endless-help = Se juega hasta que solo un bando tenga guerreros, o todos acuerden terminar.
option-width = Ancho del campo de batalla (pulgadas)
option-width-help = Cuánto mide de ancho el campo de batalla; 0: como en el escenario.
option-depth = Fondo del campo de batalla (pulgadas)
option-depth-help = Cuánto mide de fondo el campo de batalla; 0: como en el escenario.
option-built = Terreno construido
option-built-help = Muros y torres que se pueden atacar y destruir, si todos los jugadores están de acuerdo.
option-domains = Cartas de dominio
option-domains-help = Cada jugador elige en secreto un dominio; vale para todos.
option-open-dials = Diales abiertos
option-open-dials-help = Se pueden ver todos los clics de cada dial, también los que están por venir.
option-real-table = Se registra una mesa de verdad
option-real-table-help = Los jugadores pueden marcar un contacto de peanas acordado y dejar los casos dudosos a un dado.

## Set-ups that cannot be used

refusal-set-sides = Debe haber al menos dos bandos.
refusal-set-size = Los lados de un campo de batalla miden de { $least }″ a { $most }″.
refusal-set-table = Esto no es una mesa: { $reason }
refusal-set-army = Esto no es un ejército: { $reason }
refusal-set-total = El ejército cuesta { $price } puntos, más que el total de construcción de { $total }.

## A real table

do-agree-contact = Acordar contacto de peanas
do-agree-contact-help = Donde armas o miembros separan dos peanas. Acaba cuando uno de los dos se mueve o cae.
field-agree-warrior = Guerrero
field-agree-other = En contacto con
status-agreed = en contacto de peanas acordado con { $name }
do-roll-doubt = Tirar por un caso dudoso
do-roll-doubt-help = De 1 a 3: la acción no se permite. De 4 a 6: se permite.
field-doubt = Lo que está en duda
roll-doubt = { $player } tira por un caso dudoso
roll-doubt-case = { $player } tira por un caso dudoso: { $case }
doubt-allowed = La acción dudosa se permite.
doubt-refused = La acción dudosa no se permite.
refusal-real-table = Esto es solo para batallas que registran una mesa de verdad.
refusal-doubt-words = Este texto tiene signos que no se pueden mostrar.
refusal-agree-pair = Elige dos guerreros del campo de batalla en el mismo nivel.
refusal-agree-touching = Estos dos ya están en contacto de peanas.
refusal-agree-far = Estos dos están a más de { $most }.

## Unsound states

fault-ids = Dos cosas tienen el mismo número.
fault-next-id = El siguiente número ya está ocupado.
fault-fighter = { $name } no puede ser así: jugador, dial, contadores, prisionero o sitio.
fault-objective = Un objetivo está en manos de un jugador que no existe.
fault-numbers = Un número se sale de sus límites.
about-game = Guerreros con diales de combate que giran con cada herida, pocas acciones y objetivos que defender.
