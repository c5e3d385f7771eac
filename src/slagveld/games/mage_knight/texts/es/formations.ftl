## Movement formations

do-formation = Mover una formación
help-formation = De tres a cinco de una facción, en contacto entre sí, con una acción para todos. Arrastra uno y los demás lo siguen; después se puede corregir cada uno por separado. Todos reciben un contador de acción.
field-formation-plan = Adónde van, por este orden
field-formation-run = Correr (velocidad doble, 1 clic cada uno)
field-formation-lead = De quién es la Forced March que fija la velocidad
formation-speed = Velocidad de la formación ({ $name })
told-formation-moves = { $names } se mueven en formación con velocidad { $speed }
told-formation-runs = { $names } corren en formación, con velocidad { $speed } doblada
told-no-formation = La formación no llega a hacerse; la acción no se gasta.

## The rest is planned anew

ask-replan = { $count ->
    [one] Un guerrero de la formación aún no se ha movido. ¿Adónde va?
   *[other] { $count } guerreros de la formación aún no se han movido. ¿Adónde van?
}
do-move-rest = Moverlos
help-move-rest = Quien no se nombra se queda. Quien no pudo zafarse solo puede girar.
do-rest-stays = Se quedan

## Team members

ask-consent = { $player } quiere { $count ->
    [one] uno de tus guerreros
   *[other] { $count } de tus guerreros
} en una formación. Cuenta como su acción.
do-join-in = Participan
do-stay-out = No participan
told-join-in = mis guerreros participan en la formación
told-stay-out = mis guerreros no participan en la formación

## What is worth knowing before it moves

note-formation-run = Correr cuesta 1 clic a cada uno.
note-formation-push = { $count ->
    [one] Uno de ellos recibe un segundo contador de acción: 1 clic.
   *[other] { $count } de ellos reciben un segundo contador de acción: 1 clic cada uno.
}
odds-formation-break = { $count ->
    [one] Uno debe zafarse antes
   *[other] { $count } deben zafarse antes
}
odds-formation-free = Todos se zafan, el plan sigue en pie
odds-formation-held = Alguien no se zafa, se hace un plan nuevo

## Refusals

refusal-formation-size = Una formación tiene 3, 4 o 5 guerreros distintos, no { $count }.
refusal-formation-captive = { $name } está en cautividad y no puede participar en una formación.
refusal-formation-enemy = { $name } no es del bando de los demás.
refusal-formation-soars = { $name } está en vuelo alto y no puede participar en una formación.
refusal-formation-rises = { $name } debe quedarse en el suelo: una formación no alza el vuelo.
refusal-formation-spawn = { $name } no tiene símbolo de facción; los Mage Spawn necesitan un Shyft de su bando en el campo de batalla.
refusal-formation-faction = { $name } y { $other } son de facciones distintas.
refusal-formation-apart = Estos guerreros no están todos unidos por contacto de peanas.
refusal-formation-split = La formación se partiría: al final todos deben estar unidos por contacto de peanas.
refusal-formation-ability = { $ability }: { $name } no puede participar en una formación de movimiento.
refusal-formation-out = El jugador de { $name } está fuera de la partida.
refusal-formation-run-lead = Al correr no cuenta ninguna Forced March.
refusal-formation-lead = Solo un participante con Forced March puede fijar la velocidad de todos.
refusal-formation-nobody = No todos los de este plan están en el campo de batalla.
refusal-formation-twice = { $name } aparece dos veces en este plan.
refusal-formation-way = El recorrido de { $name } no lleva a su sitio.
refusal-formation-stuck = { $name } no se ha zafado y no puede dejar su sitio.
refusal-formation-horse = { $name } no se ha zafado y, con la herradura, ni siquiera puede girar.
refusal-formation-moved = { $name } no puede moverse (más) en esta formación.
refusal-formation-captive-turn = { $name } está en cautividad: se coloca una vez, justo después de moverse su captor.
