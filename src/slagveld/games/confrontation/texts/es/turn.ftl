### The course of a battle and its end.

## Phases

phase-approach = Aproximación
phase-movement = Fase de movimiento
phase-divination = Fase de Divination
phase-shooting = Fase de disparo y magia
phase-melee = Fase de cuerpo a cuerpo
phase-end = Fase final

## Armies

told-army = { $player } tiene un ejército de { $points } puntos; el presupuesto es { $budget }.
told-army-over = { $player } tiene un ejército de { $points } puntos, más que el presupuesto de { $budget }.

## Objects

prize-carried = en posesión del botín ({ $prize })
prize-taken = { $name } recoge el botín: { $prize }.
prize-left = Botín suelto: { $prize }. Nadie lo lleva corriendo; queda donde empezó el turno quien lo llevaba.

## The end

end-alone = Solo queda un bando en la mesa.
end-nobody = No queda nadie en la mesa.
end-turns = El último turno ha terminado.
end-prize = El botín ha llegado a casa.
end-champion = { $name }, campeón de su ejército, ha caído.
result-prize = { $winner } lleva el botín y gana. Puntos: { $one } { $first }, { $two } { $second }.
result-points = { $winner } gana por puntos: { $one } { $first }, { $two } { $second }.
result-draw = Empate: { $one } { $first } puntos, { $two } { $second } puntos.
