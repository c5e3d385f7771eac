# The shooting phase

## The order

shooting-told-step = Iniciativa { $level }: { $player } puede disparar con { $names }.
shooting-told-held = { $name } { AGREE($name, "no dispara", "no disparan") }.
shooting-ask-rapid = Antes de la Iniciativa { $level }: ¿hace alguien un disparo rápido?
shooting-do-rapid = Disparo rápido
shooting-help-rapid = Dos pasos de Iniciativa antes, dificultad 1 más. Una vez por turno, y no junto con el disparo apuntado.
shooting-do-wait = Nadie
shooting-field-shooters = Tiradores
shooting-announced-rapid = { $name } hace un disparo rápido
policy-rapid = Disparo rápido
policy-rapid-ask = preguntar
policy-rapid-never = nunca

## Naming targets

shooting-ask = { $count ->
    [one] Iniciativa { $level }: un tirador puede disparar.
   *[other] Iniciativa { $level }: { $count } tiradores pueden disparar a la vez.
}
shooting-do-shoot = Disparar
shooting-help-shoot = La distancia se mide cuando se ha nombrado el objetivo. Todos nombran sus objetivos antes de aplicar ningún resultado.
shooting-do-aim = Apuntar
shooting-help-aim = Dos pasos de Iniciativa después, dificultad 1 menos. El objetivo se nombra al disparar.
shooting-do-hold = No dispara nadie más
shooting-field-shooter = Tirador
shooting-field-target = Objetivo
shooting-announced-shot = { $name } dispara a { $enemy }
shooting-announced-aim = { $name } apunta
shooting-told-range = { $name }: { $enemy } está a { $distance }, la dificultad es { $difficulty }.
shooting-told-far = { $name }: { $enemy } está a { $distance }, fuera de alcance. El disparo ha fallado.

## The shot

shooting-roll = { $name } dispara a { $enemy }
shooting-roll-struck = Sorteo por el disparo de { $name } entre { $names }
shooting-share = { $name } ({ $numbers })
shooting-told-lot = Leídos uno tras otro, los dados son el número { $total } de { $all }; contando en rueda hasta { $most }, es el { $number }.
shooting-told-again = Es el número { $total }, y por encima de { $most } se repite el sorteo.
shooting-told-struck = El disparo alcanza a { $name }.
shooting-told-missed = { $name } falla contra { $enemy }.
shooting-difficulty = { $band ->
    [short] Dificultad, alcance corto
    [medium] Dificultad, alcance medio
   *[long] Dificultad, alcance largo
}
shooting-item-dodges = El objetivo esquiva: un alcance más lejos
shooting-item-fire = { $fire ->
    [static] Disparo estático
    [dynamic] Disparo dinámico
    [aimed] Disparo apuntado
   *[rapid] Disparo rápido
}
shooting-item-competence = { $name }
shooting-item-partly = Visible en parte
shooting-item-behind = Se cubre tras un obstáculo
shooting-item-size = { $size ->
    [small] Objetivo pequeño
    [normal] Objetivo de tamaño normal
    [large] Objetivo grande
   *[very-large] Objetivo muy grande
}

## Previews

shooting-odds = Disparo
shooting-odds-band = { $band ->
    [short] A alcance corto
    [medium] A alcance medio
   *[long] A alcance largo
}
shooting-odds-hit = impacto
shooting-odds-miss = fallo
shooting-odds-struck = A quién alcanza un impacto
shooting-odds-name = { $name }
shooting-odds-wound = Un impacto en { $name }
shooting-note-measured = La distancia se mide cuando se ha nombrado el objetivo.
shooting-note-distance = { $name } está a { $distance }.
shooting-note-far = { $name } está a { $distance }, fuera de alcance.
shooting-note-area = Un impacto alcanza también a todos los que estén a { $distance } o menos del centro del alcanzado, sean amigos o enemigos.
shooting-note-fire = { $fire ->
    [static] No se ha movido: disparo estático
   *[dynamic] Se ha movido: disparo dinámico
}{ $more ->
    [aimed] , apuntado
    [rapid] , rápido
   *[none] {""}
}.

## After the shot

shooting-ask-slip = { $name } puede moverse tras su disparo.
shooting-do-slip = Mover
shooting-do-stay = Quedarse

## Refusals

refusal-shooting-weapon = { $name } no tiene valor de Puntería y no puede disparar.
refusal-shooting-shot = { $name } ya ha hecho su disparo de este turno.
refusal-shooting-fleeing = { $name } está en fuga y no dispara.
refusal-shooting-dodged = { $name } ha esquivado y no puede disparar en este turno.
refusal-shooting-stunt = { $name } ha intentado una proeza física y no puede disparar en este turno.
refusal-shooting-moved = { $name } se ha movido más de { $distance } y no puede disparar.
refusal-shooting-fighting = { $name } está en combate y no puede disparar.
refusal-shooting-enemy = { $name } solo puede disparar a un enemigo que esté en la mesa.
refusal-shooting-hidden = { $enemy } sigue en su escondite: { $name } aún no lo ha descubierto.
refusal-shooting-behind = { $enemy } está detrás de { $name }, fuera de su campo de visión.
refusal-shooting-scenery = { $name } no puede ver a { $enemy }: lo tapa la escenografía.
refusal-shooting-figures = { $name } no puede ver a { $enemy }: hay figuras en la línea de fuego.
refusal-shooting-own = Elige tiradores tuyos.
refusal-shooting-turn = A { $name } no le toca disparar.
refusal-shooting-each-once = Nombra a los tiradores, cada uno una vez.
refusal-shooting-twice = { $fire ->
    [aimed] { $name } ya ha apuntado en este turno.
   *[rapid] { $name } ya ha anunciado un disparo rápido en este turno.
}
refusal-shooting-both = { $name } no puede combinar disparo apuntado y disparo rápido.
shooting-brief-band = { $band ->
    [short] cerca: impacta
    [medium] más lejos: impacta
   *[long] lejos: impacta
}
shooting-brief-kills = un impacto mata
shooting-cost-friend = un impacto puede alcanzar a { $name }
