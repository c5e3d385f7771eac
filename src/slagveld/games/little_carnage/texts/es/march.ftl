### Moving a regiment, and moving away in fear.

do-march = Mover
help-march = Arrastra una miniatura: todo el regimiento va con ella. Corrige después miniaturas sueltas, o gíralas. Los giros de hasta 90° son gratis; de lado y hacia atrás cuesta el doble.
help-march-machine = Una máquina de guerra que se mueve, o tan solo gira, no dispara en esta ronda.
field-march-plan = Miniaturas y sus recorridos
field-march-flying = Por el aire
note-march-cost = Cuesta { $cost } de { $limit }
note-march-meets = En contacto con { $enemy }
note-march-turns = Una miniatura que llega a un enemigo con un paso lateral gira hacia él.
note-march-climbs = Trepar ocupa toda la activación.
note-march-machine = Tras moverse no dispara en esta ronda.

do-flee = Alejarse
help-flee = En línea recta, lejos de lo que teme. Quien no puede ir tan lejos va tan lejos como puede.
field-flee-distance = Cuánto
field-flee-backward = Hacia atrás, de cara al enemigo (doble coste)
choice-flee-all = Lo más lejos posible
choice-flee-far = { $far }

refusal-march-inactive = Ahora mismo no hay ningún regimiento activado.
refusal-march-not-yours = No te toca mover a { $name }.
refusal-march-late = { $name } ya { AGREE($name, "se ha movido, o ha", "se han movido, o han") } hecho algo que va después de moverse.
refusal-march-carried = { $name } { AGREE($name, "va", "van") } a cuestas: la peana se mueve en la activación de quienes la llevan.
refusal-march-frightened = { $name } { AGREE($name, "tiene miedo y solo puede alejarse en línea recta de lo que teme", "tienen miedo y solo pueden alejarse en línea recta de lo que temen") }.
refusal-march-other = En esta activación solo se mueven miniaturas de { $name }.
refusal-march-twice = Una miniatura de { $name } está nombrada dos veces.
refusal-march-end = Un recorrido de { $name } no termina donde debe quedar la miniatura.
refusal-march-nobody = Ninguna miniatura de { $name } se mueve ni gira.
refusal-march-overlap = Dos miniaturas de { $name } quedarían una encima de otra.
refusal-march-apart = { $name }: todas sus miniaturas deben formar un solo grupo en contacto.
refusal-march-torn = { $name }: el regimiento está roto; un movimiento debe unirlo, o cerrar sus huecos al menos { $least }.
refusal-flee-calm = { $name } { AGREE($name, "no tiene", "no tienen") } miedo.
refusal-flee-late = Para { $name } ya ha pasado el momento de alejarse.
refusal-flee-spent = { $name } { AGREE($name, "no tiene", "no tienen") } ya movimiento.
refusal-flee-nowhere = No hay ninguna dirección en la que { AGREE($name, "pueda", "puedan") } alejarse { $name }.
refusal-flee-far = { $far } es demasiado: { $most } como mucho.
refusal-flee-hindered = Ninguna miniatura de { $name } puede moverse hacia ahí.

## Low roofs

note-march-roof = Puede darse en la cabeza
roll-low-roof = { $name } bajo un techo bajo
told-low-roof = { $name } { AGREE($name, "se da", "se dan") } en la cabeza: { $hits ->
    [one] 1 calavera
   *[other] { $hits } calaveras
} × Fuerza { $strength } = { $damage } de daño ÷ Resistencia { $resistance } = { $wounds ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $wounds } heridas
}.
roof-dice = Dados del techo bajo
told-low-roof-missed = El techo bajo no hace daño a { $name }.
