### The turn, objectives, the end.

## Phases

phase-setup = Preparación
phase-command = Fase de mando
phase-action = Fase de acción
phase-end = Fase final
ask-drop = ¿Suelta alguien un objeto antes de que empiece la fase de mando?
do-end-drop = No soltar nada más
ask-command = Fase de mando: ¿algo más?
do-end-command = Terminar la fase de mando
ask-action = { $left ->
    [one] Da una acción a un guerrero: queda { $left }.
   *[other] Da una acción a un guerrero: quedan { $left }.
}
do-end-action = Terminar la fase de acción
ask-end = La fase final está hecha.
do-end-turn = Terminar el turno
policy-phases = Finales de fase
policy-phases-auto = Solos, donde no se puede hacer nada
policy-phases-brisk = Saltar también la fase de mando
policy-phases-ask = Anuncio yo cada final de fase

## Objectives

objective-name = Objetivo { $number }
objective-controlled = bajo el control de { $player }

## The treasure

treasure-name = El tesoro
do-drag = Arrastrar el tesoro
do-drag-help = Una acción especial: el guerrero se mueve como siempre y se lleva el tesoro. En tu propio borde de salida, has ganado.
field-drag-fighter = Quién lo arrastra
field-drag-path = Por qué recorrido
field-drag-facing = Orientación al final
refusal-drag-none = En esta batalla no hay tesoro.
refusal-drag-contact = { $name } debe estar en contacto de peanas con el tesoro.
refusal-drag-enemy = { $name } no puede arrastrar el tesoro mientras un enemigo toque a alguno de los dos.

## The end

end-alone = Solo a un bando le quedan guerreros que cuenten.
end-rounds = La última ronda ha terminado.
end-treasure = El tesoro ha llegado a casa.
result-objectives = Decide el número de objetivos ({ $scores }).
result-cheaper = Empate a objetivos: gana el ejército que costó menos puntos ({ $scores }).
result-slain = Empate en objetivos y ejércitos: deciden los puntos de los guerreros eliminados ({ $scores }).
result-draw = Empate en objetivos, ejércitos y puntos de los guerreros eliminados (objetivos: { $scores }).
result-score = { $side }: { $value }
end-captive-back = { $name } vuelve con { $owner }.
end-item-back = { $item } vuelve a { $owner }.
cause-left = su jugador se ha rendido
