## Splitting and order

melee-fight = { $single } contra { $other }
melee-ask-split = Reparte el cuerpo a cuerpo: ¿quién lucha contra quién?
melee-do-split = Repartir el cuerpo a cuerpo
melee-do-split-help = Solo se muestra a quien puede elegir; quien dejas fuera encuentra adversario por su cuenta. Todo combate es uno contra uno o uno contra varios.
melee-field-split = Quién lucha contra quién
melee-ask-order = ¿En qué orden se resuelven los { $count } combates?
melee-do-order = Fijar el orden
melee-field-order = Orden de los combates
melee-told-order = Los combates se resuelven en este orden: { $fights }
melee-told-fight = Combate: { $fight }.
melee-told-over = Ha terminado el combate de { $names }.
refusal-melee-not-in-contact = Solo se puede enfrentar a enemigos en contacto entre sí.
refusal-melee-chosen-twice = Cada guerrero se enfrenta a un solo enemigo.
refusal-melee-several-against-several = { $name } y { $enemy } tendrían ambos otros adversarios: no se permite varios contra varios.
refusal-melee-left-alone = { $name } se quedaría sin adversario.
refusal-melee-order = Nombra cada uno de los { $count } combates una vez.

## Before the roll

melee-ask-declare = Antes de la tirada de iniciativa: ¿declara alguien algo?
melee-do-declare = Seguir
melee-do-declare-help = No hace falta elegir a nadie. Furia guerrera: un dado más, y todos los dados en ataque hasta el final del turno.
melee-field-fury = Furia guerrera
melee-field-swap = Intercambiar Ataque y Defensa
melee-status-fury = con furia guerrera
melee-status-swapped = con Ataque y Defensa intercambiados
refusal-melee-declare = No puede declarar eso ahora.
melee-roll-initiative = Tirada de iniciativa
melee-item-further = Más guerreros

## Dividing dice

melee-dice = Dados
melee-dice-single = { $count ->
    [one] Un dado, y uno por el adversario:
   *[other] Un dado, y uno por cada uno de los { $count } adversarios:
}
melee-dice-several = Dados de uno entre varios combatientes:
melee-item-extra = Dados extra
melee-item-competence = { $ability }
melee-ask-allocate-first = Has perdido la iniciativa. Reparte tus dados primero.
melee-ask-allocate = Tienes la iniciativa. Reparte tus dados.
melee-do-allocate = Repartir los dados
melee-do-allocate-help = Cada dado va a ataque o a defensa. Cada dado extra de un personaje cuesta 2 de Ataque y 2 de Defensa.
melee-field-dice = Dados de cada guerrero
melee-column-attack = Ataque
melee-column-defence = Defensa
melee-field-extra = Dados extra (cada uno −2 a Ataque y Defensa)
melee-told-allocated = { $name } pone { $attack ->
    [0] ningún dado
    [one] { $attack } dado
   *[other] { $attack } dados
} en ataque y { $defence ->
    [0] ninguno
   *[other] { $defence }
} en defensa ({ $parts })
melee-odds-target = { $name } tras { $count ->
    [one] un ataque
   *[other] { $count } ataques
}
refusal-melee-share = Los dados van a ataque o defensa de tus propios guerreros, cada uno una vez.
refusal-melee-all-dice = { $name } tiene { $dice } dados que repartir, ni más ni menos.
refusal-melee-extra = { $name } puede tomar ahora { $most } dados extra como mucho.
refusal-melee-no-attack = { $name } no puede poner dados en ataque en este cuerpo a cuerpo.
refusal-melee-fury = { $name } tiene furia guerrera: todos los dados en ataque.

## Thresholds and attack rolls

melee-ask-strike = { $count ->
    [one] Di el umbral de tu ataque.
   *[other] Di los umbrales de tus { $count } ataques.
}
melee-do-strike = Un umbral para todos
melee-do-strike-help = Tu tirada debe llegar a él para impactar, y la del enemigo para bloquear.
melee-do-strike-each = Un umbral para cada uno
melee-do-strike-each-help = Pon cada dado de ataque contra un enemigo. Un umbral que se deja en 0 pasa a ser el mejor.
melee-field-threshold = Umbral
melee-threshold = Umbral de { $name }
melee-item-raised = Subida
melee-field-target = Objetivo
melee-field-masters = Golpe maestro de
melee-field-blows = Ataques
melee-flag-master = Golpe maestro
melee-die = { $name }, dado { $number }
melee-note-best = Mayor daño a { $name }: umbral { $threshold }
melee-roll-attack = Ataque de { $name } a { $enemy }
melee-told-strike = { $count ->
    [one] { $name } golpea a { $enemy }, umbral { $threshold }
   *[other] { $name } golpea { $count } veces a { $enemy }, umbral { $threshold }
}
melee-told-master = { $name } intenta un golpe maestro contra { $enemy }, umbral { $threshold }
melee-told-hit = { $name } impacta a { $enemy }.
melee-told-missed = { $name } falla contra { $enemy }.
melee-told-fumbled = { $name } fracasa contra { $enemy }: un 1.
melee-ask-reroll = { $name } ha fallado contra { $enemy }: ¿repetir el dado?
melee-do-reroll = Repetir
melee-do-leave = Dejarlo
melee-told-reroll = { $name } repite el dado contra { $enemy }.
refusal-melee-target = Ese no es un objetivo de este ataque.
refusal-melee-die = Cada uno de tus dados de ataque se usa una vez.
refusal-melee-threshold = { $name } tiene un dado en defensa: el umbral es al menos { $least }.
refusal-melee-gained-master = Un dado ganado no puede ser un golpe maestro.
refusal-melee-master = { $name } no puede dar un golpe maestro.
refusal-melee-master-who = Nadie más puede dar aquí un golpe maestro.
refusal-melee-master-dice = { $name } necesita al menos 2 dados en ataque para un golpe maestro.
refusal-melee-master-twice = Un golpe maestro es un solo ataque.

## Blocks

melee-ask-block = { $hits ->
    [0] Ningún impacto. ¿Qué haces con tus dados de defensa ({ $dice })?
    [one] Un impacto: ¿lo bloqueas ({ $dice } en defensa)?
   *[other] { $hits } impactos: ¿cuáles bloqueas ({ $dice } en defensa)?
}
melee-do-block-best = Bloquear lo mejor posible
melee-do-block = Elegir los bloqueos
melee-do-block-help = Dados en defensa: { $dice }. Un dado contra un impacto; lo que no eliges pasa. Una defensa sostenida empieza por el impacto que nombras y sigue mientras bloquee.
melee-field-blocks = Bloquear
melee-field-counters = Contraataque (+2)
melee-field-trades = Cambiar por un ataque
melee-field-sustained = Defensa sostenida
melee-hit = { $number }: { $name } a { $enemy }, umbral { $threshold }
melee-hit-master = { $number }: golpe maestro de { $name } a { $enemy }, umbral { $threshold }
melee-roll-defence = Defensa de { $name } contra { $enemy }
melee-odds-stopped = bloqueo
melee-odds-through = pasa
melee-told-unblocked = { $name } no bloquea a { $enemy } (umbral { $threshold }).
melee-told-sustained-over = La defensa sostenida de { $name } termina contra { $enemy }.
melee-told-counter = { $name } contraataca a { $enemy }
melee-told-countered = { $name } gana un dado de ataque contra { $enemy }.
melee-told-riposte = { $name } devuelve el golpe a { $enemy } al momento.
melee-told-traded = { $name } cambia un dado de defensa por un ataque a { $enemy }
melee-ask-sustain = Bloqueado. ¿Usar otra vez el mismo dado (umbral +{ $raised })?
melee-do-sustain = Bloquear el siguiente
melee-do-end-sustained = Nada más
melee-field-sustain = Contra qué impacto
melee-policy-blocks = Bloqueos
melee-policy-blocks-ask = preguntar donde hay elección
melee-policy-blocks-always = preguntar siempre
melee-policy-blocks-best = lo mejor posible, sin preguntar
refusal-melee-no-hit = No hay tal impacto que bloquear.
refusal-melee-no-trade = Solo un 1 en el dado de ataque te deja cambiar un dado de defensa.
refusal-melee-one-die = A un ataque le toca un dado de defensa.
refusal-melee-few-dice = { $name } no tiene tantos dados en defensa.
refusal-melee-counter = { $name } no puede contraatacar.
refusal-melee-sustained-one = La defensa sostenida es para quien recibe ataques de varios adversarios.
refusal-melee-sustained-attack = { $name } tiene más dados en ataque que en defensa: no hay defensa sostenida.
refusal-melee-sustained-other = La defensa sostenida no va ni con un contraataque ni con Ambidextro.

## Wounds

melee-ask-feint = { $name } supera la defensa de { $enemy }: ¿herida o finta?
melee-do-wound = Herir
melee-do-feint = Finta
melee-field-feint = Qué dado pierde
melee-told-feint = { $name } hace una finta: { $enemy } pierde { $die ->
    [attack] un dado de ataque
   *[defence] un dado de defensa
}
melee-told-chained = { $name } gana un dado de ataque por la muerte.
refusal-melee-feint = No le queda ningún dado así.

## Pursuit

melee-ask-pursue = ¿Quién persigue?
melee-do-pursue = Perseguir
melee-do-pursue-at = Perseguir hasta el contacto
melee-do-pursue-at-help = Nombra a todos los enemigos a los que va a tocar; solo después se mide.
melee-do-no-pursuit = Quedarse
melee-field-figure = Guerrero
melee-field-path = Recorrido
melee-field-facing = Orientación
melee-field-targets = Enemigos
melee-ask-close = ¿Por qué recorrido se acerca { $name }?
melee-do-close = Acercarse
melee-told-pursue = { $name } persigue a { $enemy }
melee-told-no-pursuit = { $name } { AGREE($name, "no persigue", "no persiguen") }.
melee-told-short = Nadie de los que nombró { $name } está al alcance.
refusal-melee-pursuer = No tiene movimiento de persecución ahora.
refusal-melee-pursued = { $name } ya ha hecho su movimiento de persecución en esta fase.
refusal-melee-held = { $name } está en contacto con un enemigo.
refusal-melee-paralysed = { $name } sufre parálisis.
refusal-melee-dying = { $name } agoniza y no persigue a nadie.
refusal-melee-climbing = { $name } cuelga de una pared.
refusal-melee-bound = { $name } ya ha nombrado a sus enemigos.
refusal-melee-targets = Nombra al menos un enemigo, cada uno una vez.
refusal-melee-no-contact = { $name } debe acabar en contacto con alguien a quien haya nombrado.
