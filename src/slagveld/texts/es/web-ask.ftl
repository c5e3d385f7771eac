### Answering on the page: forms, fields, odds, and what is open at any time.

## The answer bar

answer-bar = Tu respuesta
answer-forms = Lo que puedes hacer
answer-steps = Lo que hace falta
answer-as = Responder por
answer-all-forms = Todo
answer-sure = { $what }: ¿seguro?
answer-back = Un paso atrás
answer-open = elegir
answer-next = Siguiente: { $what }
answer-optional = si quieres
answer-leave-out = Omitir: { $what }
answer-above = Elige en la tarjeta de arriba.
answer-fold = Plegar o desplegar: { $what }
answer-wait = Esperando.
answer-wait-for = Esperando a { $names }.
answer-over = La batalla ha terminado.
answer-not-this = Esta no: se pueden elegir las que brillan.
answer-yes = Sí
answer-no = No
answer-less = Menos: { $what }
answer-more = Más: { $what }
answer-count = { $count } de { $most }
answer-count-between = Elección: { $count } ({ $least } a { $most })

## Pieces

answer-pieces-hint = Haz clic en ellas, o traza un recuadro a su alrededor con Mayús.
answer-pieces-alike = Haz clic en otras de la mesa para cambiar cuál es.
answer-pieces-all = Todas
# Not all of them are wanted: so many of those listed.
answer-pieces-first = Las primeras { $count }
answer-pieces-none = Ninguna

## Ways, places and facings

answer-way-hint = Haz clic donde debe ir, o arrástrala hasta allí.
answer-way-more = Otro clic hace un recodo; un clic más en el final confirma. La rueda la gira.
answer-way-stay = Quedarse aquí
answer-way-drop = Quitar el último punto
answer-way-of = { $way } de { $limit }
answer-way-cost = { $length } (cuenta como { $cost })
answer-stays = se queda
answer-spot-hint = Haz clic donde debe estar.
answer-spot-turn = Arrastra desde ahí para girar, o usa la rueda; otro clic confirma.
answer-spot-more = Haz clic en otro sitio para cambiarlo, o una vez más para confirmar.
answer-facing-hint = Haz clic hacia donde debe mirar.
answer-turn-left = Girar a la izquierda
answer-turn-right = Girar a la derecha
answer-place-hint = Haz clic en la mesa, o arrastra desde aquí. Las ya colocadas se pueden arrastrar y girar.
answer-place-walk = Haz clic en el recorrido de cada una; un clic más en su final, y viene la siguiente.
answer-place-count = En su sitio: { $count }
answer-place-count-of = En su sitio: { $count } de { $most }
answer-placed = En su sitio, por este orden
answer-place-drop = Retirar de la mesa: { $name }
answer-place-more = y { $count } más
answer-place-none = No va nadie
answer-follow = Quién se mueve
answer-follow-all = Todas juntas
answer-follow-one = Una sola
answer-follow-hint = Arrastra una: las demás la siguen. La rueda, o arrastrar con Mayús, las gira.
answer-follow-one-hint = Arrastra la que debe estar en otro sitio; las demás se quedan como estaba previsto.

## Legs

answer-leg-ahead = Adelante
answer-leg-back = Atrás
answer-leg-left = Izquierda
answer-leg-right = Derecha
answer-leg-turn-left = Giro a la izquierda
answer-leg-turn-right = Giro a la derecha
answer-legs-none = Aún no hay tramos.
answer-legs-drop = Quitar el último tramo
answer-legs-length = Longitud ({ $unit })
answer-legs-degrees = Grados

## Lists

answer-order-hint = Arrastra, o usa las flechas.
answer-order-place = { $name }, lugar { $place }
answer-order-up = Antes: { $name }
answer-order-down = Después: { $name }
answer-pair-hint = Elige a la izquierda y luego a la derecha.
answer-pair-drop = Separar de nuevo: { $name }
answer-split-left = Quedan
answer-split-left-of = { $left } de { $total }
answer-split-all = Resto
answer-split-rest = El resto: { $what }
answer-split-between = Repartir { $what }: { $one } o { $other }
answer-split-parts = { $one } { $first }, { $other } { $second }

## Dice

answer-dice-type = Lo que sale en { $count }D{ $sides }, con espacios
answer-dice-faces = Pulsa lo que sale en un dado
answer-dice-back = Quitar el último dado

## Odds

answer-odds = Probabilidades
answer-verdict-part = { $what } { $count } de cada { $of }
answer-verdict-sure = { $what }, casi seguro
answer-verdict-never = nunca: { $what }
answer-verdict-more = Todas las probabilidades, y de dónde salen
answer-mean = De media { $mean }
# Outcomes that are too unlikely to be listed.
answer-rest = Cualquier otra cosa
answer-tally-start = Inicio
answer-tally-total = Total

## Ruler and sight

answer-tools = Herramientas
answer-hint = Pista
answer-hint-help = ¿Qué haría el señor de la guerra? Se rellena para que lo veas, no se juega.
answer-hint-close = Cerrar la pista
answer-ruler = Medir
answer-sight = Línea de visión
answer-measure-hint = Haz clic en los dos extremos, o arrastra.
answer-no-measuring = Ahora no se puede medir nada.
answer-seen = { $far }, a la vista
answer-unseen = { $far }, fuera de la vista
answer-sight-none = { $far }; entre estos no hay visión

## At any time

answer-menu = Final, pausa, ajustes de esta batalla
answer-menu-empty = Ahora no se puede hacer nada aquí.
answer-for-seat = { $what } ({ $name })
answer-take-back = Deshacer
answer-take-back-ask = Pedir deshacer
answer-take-back-sure = Se deshace tu último paso, con todo lo que vino después.
answer-take-back-others = Se pregunta a los demás si se puede deshacer tu último paso.
answer-back-nothing = No hay nada que deshacer.
answer-concede-sure = La batalla termina para ti, y la gana el otro bando. No se puede deshacer.
answer-offer-sure = La batalla termina sin un vencedor propio cuando todos lo proponen.
answer-play-on = Seguir jugando
answer-proposals = Propuestas
answer-agree = Aceptar
answer-decline = Rechazar
answer-drop-proposal = Retirarla
answer-policies = Paradas y respuestas automáticas
answer-policies-help = Lo que te pregunta la mesa, y lo que responde por ti.

## The referee's hand

answer-hand = Mano del árbitro
answer-hand-leader = Diriges esta batalla: lo que cambias vale al momento, y queda anotado en el relato.
answer-hand-consent = Lo que cambias vale cuando todos lo aceptan, y queda anotado en el relato.
answer-hand-changes = Cambiar algo
answer-hand-dice = Fijar dados
answer-hand-reason = Motivo
answer-hand-do = Cambiarlo
answer-hand-entry = Qué tirada
answer-hand-no-dice = Aún no se ha tirado ningún dado.
answer-hand-piece = Pieza
answer-hand-everything = Todo
answer-hand-search = Buscar
answer-hand-places = Lo que hay ahora en la batalla
answer-hand-more =
    { $count ->
        [one] y uno más: afina la búsqueda
       *[other] y { $count } más: afina la búsqueda
    }
answer-changes-hint = Di en qué lugar del estado de la batalla, qué hay ahora ahí y qué debe haber.
answer-changes-add = Otro cambio
answer-change-number = Cambio { $number }
answer-change-path = Dónde
answer-change-old = Ahora
answer-change-new = Después
answer-change-op = Cómo
answer-change-set = Sustituir
answer-change-insert = Insertar
answer-change-remove = Quitar
answer-change-drop = Descartar el cambio { $number }

## The demo page

answer-demo = Todos los controles
answer-demo-lead = Toda clase de preguntas y todo lo que puede mostrar una mesa, con datos inventados. Aquí no se juega nada.
answer-demo-fields = Campos
answer-demo-elements = Elementos de la escena
answer-demo-value = Valor
answer-demo-sent = Enviado
answer-demo-try = Probar en la mesa
