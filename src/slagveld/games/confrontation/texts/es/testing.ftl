# Characteristic tests and values

ask-roll-on = { $purpose }: un { $die }. El total es { $total }, y hace falta { $needed }. ¿Sigues tirando?
ask-roll-on-aim = { $purpose }: un { $die }. El total es { $total }, y hasta { $needed } ayuda. ¿Sigues tirando? Un 1 falla.
roll-on = { $purpose } (sigue tras un { $die })
do-roll-more = Seguir tirando
do-stop-rolling = Dejarlo así
policy-rolling = Seguir tirando tras un seis
policy-rolling-needed = solo si hace falta
policy-rolling-ask = preguntar siempre
value-initiative = Iniciativa
value-attack = Ataque
value-strength = Fuerza
value-defence = Defensa
value-resistance = Resistencia
value-shooting = Puntería
item-wounds = Heridas
item-arm = Brazo herido
item-mutation = Mutación
item-charged = Recibió una carga
item-afraid = Con miedo
item-not-below = No menos de
item-one-fails = Un 1 falla
need-difficulty = Dificultad
need-value = Valor
need-fear = Miedo de { $name }
need-fear-fled = Miedo del que se huyó
need-snapshot = Dificultad fija
need-stunt = MOV en pasos de { $step }
need-jump = Dificultad del salto
item-pass = Hay que superarlo
item-dice = Dados anteriores
item-lowest = Cuenta el dado más bajo
part-dice = { $dice }
part-value = { $name } { $value }
part-item = { $reason } { $amount }
part-bound = { $reason } { $value }
yields-so-far = { $count ->
    [0] no basta
   *[other] basta
}
yields-lowest = { $count ->
    [2] superada
   *[other] fallada
}
yields-lowest-so-far = { $count ->
    [2] basta
   *[other] no basta
}
yields-blocked = { $count ->
    [0] sin bloquear
   *[other] bloqueo
}
