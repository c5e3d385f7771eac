### Ranged combat: lines of fire, shots, formations that shoot, built terrain.

## What is asked

shot-do-shoot = Disparar
shot-do-shoot-several = Disparar (hasta { $arrows } blancos)
shot-do-shoot-help = Una acción de combate a distancia: un blanco dentro del alcance y del arco frontal, con la línea de fuego libre.
shot-do-mode = { $ability }
shot-do-built = Disparar a terreno construido
shot-do-bound = Mover y disparar
shot-do-bound-help = Bound: un movimiento y después un disparo, por una acción de combate a distancia.
shot-do-hold = No disparar
shot-do-divide = Repartir
shot-do-divide-help = Cada punto va a alguien que ha recibido un impacto; se permite 0.
shot-ask-now = { $name } se ha movido. ¿Dispara?
shot-ask-divide = { $total ->
    [one] El ataque impacta en varios blancos. ¿Quién sufre el punto de daño?
   *[other] El ataque impacta en varios blancos. ¿Cómo repartes { $total } puntos de daño?
}
shot-field-fighter = Quién dispara
shot-field-targets = A quién
shot-field-mode = Capacidad
shot-field-close = Distancia corta
shot-field-built = A qué
shot-field-path = Recorrido
shot-field-facing = Orientación
shot-field-soar = Vuelo alto
shot-field-shares = Daño
shot-close-attack = +1 al ataque
shot-close-damage = +1 al daño a distancia
volley-do = Disparar en formación
volley-do-help = De tres a cinco guerreros de una facción que se tocan disparan como uno. Cada ayudante suma +2 al ataque; un arco puede sumar en su lugar +1 al daño a distancia.
volley-field-leader = Atacante principal
volley-field-target = A quién
volley-field-helpers = Quién participa
volley-field-damage = Arcos que suman daño en vez de ataque

## What is told

shot-declared = { $name } dispara a { $targets }
volley-declared = { $name } dispara a { $target } en formación con { $helpers }
volley-off = La formación no llega a hacerse.
built-damage = Daño a { $piece } este turno (se destruye con { $structure })
built-destroyed = ruinas

## What changes a shot

shot-cover-hindering = Terreno entorpecedor
shot-cover-height = Ventaja de altura
shot-cover-soaring = Vuelo alto
shot-cover-wave = En el agua
shot-cover-ability = { $ability }
shot-cover-fortification = Fortificación: { $piece }
shot-note-range = { $name }: a { $length }
shot-note-precision = { $name } toca a alguien de tu bando: solo con Precisión

## Why not

refusal-shot-itself = { $name } no puede ser su propio blanco.
refusal-shot-captive = { $name } está en cautividad: solo puede atacarle su captor.
refusal-shot-friend = { $name } es de tu bando.
refusal-shot-nobody = Elige un blanco en el campo de batalla.
refusal-shot-twice = Cada blanco solo se puede atacar una vez por acción.
refusal-shot-arrows = { $count ->
    [one] { $name } dispara solo a un blanco.
   *[other] { $name } dispara a { $count } blancos como mucho.
}
refusal-shot-one-target = { $ability } tiene exactamente un blanco.
refusal-shot-mode = { $name } no tiene ahora esta capacidad de ataque.
refusal-shot-no-range = { $name } no tiene alcance.
refusal-shot-engaged = { $name } toca a un enemigo y no puede disparar.
refusal-shot-range = { $name } está a más de { $range }.
refusal-shot-arc = { $target } no está en el arco frontal de { $name }.
refusal-shot-base = { $name } está en la línea de fuego.
refusal-shot-blocking = Hay terreno bloqueante en la línea de fuego.
refusal-shot-elevated = Hay terreno elevado en la línea de fuego.
refusal-shot-built = La línea de fuego está bloqueada: { $name }.
refusal-shot-hidden = El terreno entorpecedor oculta a { $name }: { $ability }.
refusal-shot-unseen = { $name } no puede ser blanco de un ataque a distancia: { $ability }.
refusal-shot-magic = { $name } tiene inmunidad a la magia.
refusal-shot-wand = { $name } tiene inmunidad a la magia: ninguna varita puede apuntarle.
refusal-shot-captor = { $name } lleva un prisionero y la confusión no le afecta.
refusal-shot-melee = { $name } toca a alguien del bando del tirador: solo puede dispararle un arco.
refusal-shot-no-bow = { $name } dispara sin arco y no gana nada con la distancia corta.
refusal-shot-not-close = Ningún blanco está a { $range } o menos, la mitad del alcance.
refusal-shot-not-built = Solo se puede atacar terreno construido.
refusal-shot-built-range = Ninguna parte del elemento está a { $range } o menos.
refusal-shot-built-arc = Ninguna parte del elemento está en el arco frontal de { $name }.
refusal-burst-nobody = No hay ningún enemigo dentro de la mitad del alcance de { $name } con la línea de fuego libre.
refusal-heal-enemy = { $name } es del enemigo; solo se cura al propio bando.
refusal-heal-unhurt = No se puede curar a { $name }.
refusal-heal-engaged = { $name } toca a un enemigo y no se le puede curar ahora.
refusal-bound-not = { $name } no puede mover y disparar en una acción.
refusal-bound-halted = { $name } tuvo que detenerse, y su acción ha terminado.
refusal-bound-other = Ahora solo dispara el guerrero que se ha movido.
refusal-volley-ban = { $name } no puede disparar en formación: { $ability }.
refusal-volley-harmless = Una formación solo dispara para hacer daño.
refusal-volley-mode = Una formación no puede usar esta capacidad.
refusal-volley-unknown = Elige participantes en el campo de batalla.
refusal-volley-no-helper = Solo suman algo los participantes de la formación.
refusal-volley-no-bow = { $name } no tiene arco y solo puede sumar al ataque.
refusal-divide-target = El daño va solo a quienes han recibido un impacto, cada uno nombrado una vez.
refusal-divide-sum = { $total ->
    [one] Hay que repartir exactamente 1 punto.
   *[other] Hay que repartir exactamente { $total } puntos.
}
refusal-divide-near = El punto de la distancia corta debe ir a un blanco dentro de la mitad del alcance.
refusal-divide-magic = Los puntos de Magic Enhancement no pueden ir a blancos con inmunidad a la magia.
