## Activation

ask-move = { $count ->
    [one] Mueve la figura, o deja que se quede.
   *[other] Mueve las figuras una a una: quedan { $count }.
}
do-move-end = Listo: quien no se ha movido se queda
do-move-walk = Andar
do-move-rush = Correr (carga sin objetivo)
do-move-stay = Quedarse, y quizá girar
do-move-dodge = Esquivar
field-move-figure = Figura
field-move-path = Recorrido
field-move-facing = Orientación
field-move-target = Objetivo
field-move-targets = Objetivos: todos a los que va a tocar
value-movement = Movimiento
item-move-pace = Paso
item-move-lamed = Piernas heridas
item-move-spent = Ya recorrido
note-move-rush = No puede acabar en contacto con nadie. Quien se mueve más de lo que anda no puede disparar.
note-move-dodge = Quien esquiva no hace nada más este turno; contra él se dispara como a un alcance más lejos.
status-move-charged = con la penalización de una carga ({ $amount } a INI, ATT y DEF)
status-move-dodging = en esquiva
status-move-held = con el paso cortado (sin dados en ataque este turno)
told-move-contact = { $name } está en contacto con { $enemy }.
told-move-stays = { $name } { AGREE($name, "se queda", "se quedan") } en su sitio.
event-moved-charge = { $in-place ->
    [yes] { $name } carga sin dar un paso.
   *[no] { $name } carga { $length }.
}
event-moved-failed-charge = { $in-place ->
    [yes] { $name } carga en vano y gira en el sitio.
   *[no] { $name } carga { $length } y se queda a medio camino.
}
event-moved-engage = { $in-place ->
    [yes] { $name } ya está lo bastante cerca.
   *[no] { $name } se acerca { $length }.
}
event-moved-slip = { $in-place ->
    [yes] { $name } gira tras el disparo.
   *[no] { $name } se escabulle { $length } tras el disparo.
}
event-moved-fall = { $name } cae { $length }.
told-move-missed = { $name } falla contra { $enemy }.
roll-move-shot = { $name } dispara a { $enemy }
refusal-move-no-figure = Elige una de tus propias figuras de la mesa.
refusal-move-card = No se está jugando la carta de { $name }.
refusal-move-fled = { $name } está en fuga y no obedece.
refusal-move-paralysed = { $name } sufre parálisis por el miedo.
refusal-move-reacted = { $name } ha hecho un disparo de reacción; su activación ha terminado.
refusal-move-moved = { $name } ya ha elegido un tipo de movimiento este turno.
refusal-move-fighting = { $name } está en contacto con un enemigo: solo puede quedarse o destrabarse.
refusal-move-climbing = { $name } cuelga de una pared: solo puede trepar, soltarse o quedarse.
refusal-move-turn = { $name } no puede girar así: cambiaría con quién está en contacto.
refusal-move-shot-target = { $name } no puede disparar ahora a esa figura.
refusal-dodge-mount = { $name } va a lomos de una montura y no puede esquivar.
refusal-dodge-fighting = { $name } está en combate y no puede esquivar.

## Charges and engagements

do-assault-charge = Cargar
do-assault-engage = Trabar combate
field-assault-figures = Figuras que van juntas
field-assault-walk = Andando (MOV en vez del doble de MOV)
announced-assault-charge = { $name } carga contra { $enemy }
announced-assault-engage = { $name } traba combate con { $enemy }
announced-assault-walk = { $name } va andando hasta { $enemy }
announced-assault-disengage = { $name } se vuelve contra { $enemy }
announced-assault-fire = { $name } dispara a { $enemy } por el camino
told-assault-reach = { $name } puede alcanzar a { $enemy }.
told-assault-short = { $name } no puede alcanzar a { $enemy }.
told-assault-not-both = { $name } no puede llegar además hasta { $enemy }.
ask-assault-way = ¿Por qué recorrido llega { $name } hasta { $enemy }?
ask-assault-short = { $enemy } está fuera de alcance: ¿cuánto avanza { $name } en su dirección?
do-assault-way = Ir
do-assault-hold = Quedarse
ask-assault-fire = ¿Dispara { $name } mientras se acerca?
do-assault-fire = Disparar (dificultad 7)
do-move-hold-fire = No disparar
ask-assault-redirect = Los objetivos de { $name } han caído. ¿Contra quién sigue el asalto?
do-assault-redirect = Contra otros
do-assault-break-off = Dejarlo
note-assault-bound = Una vez que se anuncia hay que hacerlo; solo después se mide.
note-assault-penalty = { $enemy } tendrá { $amount } a INI, ATT y DEF.
note-assault-short = { $name } está fuera de alcance.
note-assault-contact = Contacto con { $enemy }
odds-assault-courage = { $count ->
    [one] Coraje de { $name }
   *[other] Coraje de { $name }, { $count } en total
}
odds-assault-dares = se atreve
odds-assault-afraid = tiene miedo
refusal-assault-figures = Nombra las figuras que van juntas, cada una una vez.
refusal-assault-nobody = Nombra al menos un enemigo.
refusal-assault-twice = Nombra a cada enemigo una vez.
refusal-assault-apart = { $name } no puede tocarlos a todos a la vez: nombra solo enemigos lo bastante juntos para una sola peana.
refusal-assault-no-enemy = Solo se puede nombrar a un enemigo que esté en la mesa.
refusal-assault-unseen = { $name } no ve a { $enemy } y solo puede trabar combate, no cargar.
refusal-assault-hidden = { $enemy } sigue en su escondite: { $name } aún no lo ha descubierto.
refusal-assault-crowded = No caben más de { $most } adversarios junto a { $enemy }; { $name } no puede unirse a ellos.
refusal-assault-left = { $name } acaba de dejar a { $enemy } y no puede volver a contactar con este movimiento.
refusal-assault-scout = { $name } se desplegó tan cerca del enemigo que no puede cargar ni trabar combate en el primer turno.
refusal-assault-bound = { $name } lo ha anunciado y debe llegar al contacto.
refusal-assault-no-contact = { $name } debe acabar en contacto con alguien a quien se haya nombrado.
refusal-assault-missed = { $name } llega también hasta { $enemy }, y debe tocar ahí.
refusal-assault-facing = { $name } carga, y debe acabar de frente a quien alcanza.
refusal-assault-away = { $name } debe ir hacia aquellos con quienes traba combate.

## Disengagement

do-disengage = Destrabarse
field-disengage-strength = Por fuerza
announced-disengage = { $name } intenta escabullirse de { $enemies }
announced-disengage-force = { $name } intenta destrabarse por fuerza de { $enemies }
roll-disengage = Intento de { $name } de dejar el combate con { $enemies }
roll-disengage-strength = Dado de la Fuerza de { $name }
value-disengage-difficulty = Dificultad
item-disengage-opponents = { $count ->
    [one] Un adversario
   *[other] { $count } adversarios
}
item-disengage-slips = Se escabulle
item-disengage-resistance = La Resistencia más alta en su contra
item-disengage-die = Dado de su Fuerza
odds-disengage = Destrabarse
odds-disengage-free = se destraba
odds-disengage-held = no se destraba
note-disengage-held = Quien no se destraba no pone dados en ataque este turno.
refusal-disengage-free = { $name } no está en contacto con ningún enemigo.
refusal-disengage-contacted = Este turno han contactado con { $name }, que no puede destrabarse.
refusal-disengage-option = En esta batalla nadie se destraba por fuerza.
refusal-disengage-size = { $name } no es más grande que { $enemy }.
refusal-disengage-weak = { $name } no tiene fuerza suficiente para soltarse.
ask-granted = ¿Adónde va { $name }?
do-granted-withdraw = Alejarse
do-granted-into = Al contacto con otros
do-granted-remain = Quedarse
refusal-granted-left = { $name } debe acabar sin contacto con los que dejó.
refusal-granted-remain = { $name } se ha destrabado y debe dejar el combate.

## Reaction fire

policy-reaction = Disparo de reacción
policy-reaction-ask = preguntar
policy-reaction-always = disparar siempre
policy-reaction-never = no disparar nunca
ask-reaction = { $name } está en tu reserva y recibe un ataque. ¿Disparo de reacción?
do-reaction-fire = Disparo de reacción (dificultad 6)
help-reaction-fire = Se juega la carta. Sin dados en ataque este turno; tras una muerte puede andar.
announced-reaction = { $name } hace un disparo de reacción a { $enemy }
odds-reaction = Disparo
odds-reaction-hit = impacto
odds-reaction-miss = fallo
brief-assault-afraid = tienes miedo
brief-assault-daunts = huyen
cost-assault-reaction = pueden disparar antes
odds-assault-fight = El combate que sigue, dados a medias: { $name } tras { $count ->
    [one] 1 ataque
   *[other] { $count } ataques
}
