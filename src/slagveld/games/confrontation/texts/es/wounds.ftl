# Wounds, casualties, and competences that no other part asks for

wounds-roll = Tirada de herida de { $by } contra { $name }
wounds-roll-fall = Tirada de herida contra { $name }
wounds-roll-strength = Dado de Fuerza de { $by } contra { $name }
wounds-strength-weapon = Fuerza del arma
wounds-strength-fall = Fuerza de la caída
wounds-bonus = Golpe maestro
wounds-part-strength = Dado de Fuerza { $dice }
wounds-roll-survival = Instinto de supervivencia de { $name }
wounds-roll-regeneration = Regeneración de { $name }
wounds-roll-mutation = Mutación de { $name }
wounds-told-roll = { $name }: { $parts }, en total { $total }{ $place ->
    [legs] , piernas
    [arms] , brazos
    [abdomen] , abdomen
    [chest] , pecho
    [head] , cabeza
    [glancing] , un golpe de refilón
    [vital] , un punto vital
   *[other] {""}
}. { $level ->
    [none] Sin herida.
    [stunned] Aturdimiento.
    [light] Una herida leve.
    [serious] Una herida grave.
    [critical] Una herida crítica.
   *[killed] Muerte instantánea.
}
wounds-event-wounded = { $level ->
    [light] { $name } sufre una herida leve.
    [serious] { $name } sufre una herida grave.
   *[critical] { $name } sufre una herida crítica.
}
wounds-event-worse = { $name }, con una herida { $before ->
    [light] leve
    [serious] grave
   *[critical] crítica
} de antes, sufre { $dealt ->
    [light] una herida leve
    [serious] una herida grave
   *[critical] una herida crítica
} y queda con una herida { $level ->
    [light] leve
    [serious] grave
   *[critical] crítica
}.
wounds-told-last = { $name } ya tenía una herida { $before ->
    [light] leve
    [serious] grave
   *[critical] crítica
}: { $dealt ->
    [light] otra herida leve
    [serious] otra herida grave
   *[critical] otra herida crítica
} le causa la muerte.
wounds-event-mended = { $level ->
    [none] { $name } se cura del todo.
    [light] A { $name } ya solo le queda una herida leve.
   *[serious] A { $name } ya solo le queda una herida grave.
}
wounds-status-stunned = con aturdimiento
wounds-status-dying = con herida mortal, y sigue luchando
wounds-status-lamed = con cojera (mitad de MOV)
wounds-status-weakened = con menos fuerza (FOR 1 menos)
wounds-status-gained = con la ganancia de { $gains }
wounds-cause-fled = huida de la mesa
wounds-told-dropped = { $name } deja caer lo que llevaba.

## Personal enemies

wounds-ask-reward = { $name } ha matado a su enemigo personal. ¿Qué gana?
wounds-do-reward = Elegir la recompensa
wounds-field-reward = Recompensa
wounds-gain = { $ability } ({ $words })
wounds-gains = { $gains }
refusal-wounds-reward = Esa no es ninguna de las recompensas que se pueden elegir.

## Mutations

wounds-ask-mutate = { $dice ->
    [one] Un dado de mutación: ¿para quién?
   *[other] { $dice } dados de mutación: ¿para quién es el primero?
}
wounds-do-mutate = Dar un dado de mutación
wounds-do-keep-dice = No más mutaciones
wounds-field-mutant = Figura
wounds-field-value = Valor
wounds-told-mutation = { $name }: { $value ->
    [initiative] Iniciativa
    [attack] Ataque
    [strength] Fuerza
    [defence] Defensa
    [resistance] Resistencia
   *[shooting] Puntería
}
wounds-note-mutation = Mejora de { $least } a { $most } hasta el final del turno.
refusal-wounds-mutant = Los dados de mutación son para tus propias figuras con esa competencia.
refusal-wounds-mutated = { $name } ya ha tenido un dado de mutación en este turno.
refusal-wounds-no-shooting = { $name } no tiene valor de Puntería que mejorar.

## Command

value-courage = Coraje
value-discipline = Disciplina
wounds-item-no-discipline = La Disciplina nunca cuenta
wounds-item-lent = Bajo el mando de { $name }
wounds-item-staff = Estado mayor completo

## Chances

wounds-odds-level = { $level ->
    [none] sin herida
    [stunned] aturdimiento
    [light] herida leve
    [serious] herida grave
    [critical] herida crítica
   *[killed] muerte
}
wounds-odds-need = Lo que debe sacar el dado
wounds-odds-test = Una prueba de característica
wounds-odds-roll = Una tirada de herida
wounds-odds-melee = Ataques en un combate
wounds-odds-value = Característica con todos los modificadores
wounds-odds-difficulty = Adónde debe llegar el total
wounds-odds-strictly = 1: el total debe ser mayor, como en las pruebas de Coraje
wounds-odds-five = 1: también se puede seguir tirando con los cincos
wounds-odds-strength = Fuerza (FOR)
wounds-odds-resistance = Resistencia (RES)
wounds-odds-bonus = Bono de un golpe maestro
wounds-odds-legs = 1: una regla ha fijado las piernas como lugar
wounds-odds-survives = El número que anula la tirada de herida (7: ninguno)
wounds-odds-attack = Ataque (ATT)
wounds-odds-threshold = Umbral de cada ataque
wounds-odds-defence = Defensa (DEF)
wounds-odds-attack-dice = Dados en ataque
wounds-odds-defence-dice = Dados en defensa
wounds-odds-master = 1: un solo golpe maestro
wounds-odds-wound = La herida del objetivo antes
lapsed-wound = { $name } ha caído: el otro impacto se pierde.
lapsed-gone = { $name } { AGREE($name, "ha", "han") } dejado la mesa y ya { AGREE($name, "no hace", "no hacen") } nada más.
