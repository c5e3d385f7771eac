### Shooting, breath and war machines.

## War machines

do-fire = Disparar la máquina
machine-field-target = Regimiento
machine-field-line = Línea de tiro
machine-announced = disparo de { $name } a { $enemy }
machine-halted = { $name } { AGREE($name, "no dispara", "no disparan") } a { $enemy }: la dotación tiene miedo.
machine-nobody = El disparo de { $name } no alcanza a nadie: ya no queda nadie de { $enemy } en su línea.
machine-missed = { $name } { AGREE($name, "no ha", "no han") } calculado bien la distancia a { $enemy }: el disparo falla.
machine-roll-range = Tirada de distancia de { $name } a { $enemy }
machine-roll-attack = { $name } { AGREE($name, "dispara", "disparan") } a { $enemy }
machine-roll-defence = { $name } { AGREE($name, "se defiende", "se defienden") } del disparo de { $enemy }
machine-parried = { $name } { AGREE($name, "convierte", "convierten") } un dado fallado en un escudo.
machine-backstab = { $name } { AGREE($name, "recibe", "reciben") } el impacto por la retaguardia: los { $dice } dados son todos calaveras.
machine-item-wall = por encima de un muro alto
machine-note-range = Un objetivo nuevo: antes va una tirada de distancia.
refusal-machine-none = { $name } { AGREE($name, "no es una máquina", "no son máquinas") } de guerra.
refusal-machine-dice = { $name } ya { AGREE($name, "no tiene", "no tienen") } dados de ataque.
refusal-machine-wall = { $name } { AGREE($name, "tiene", "tienen") } un dado de ataque, y esta línea lo cuesta: pasa por encima de un muro alto.
refusal-machine-near = Hay un enemigo a menos de { $least }: { $name } { AGREE($name, "no puede", "no pueden") } disparar.
refusal-machine-nobody = El disparo debe ir contra un regimiento enemigo.
refusal-machine-field = { $name } { AGREE($name, "no está", "no están") } en el campo de tiro: 7 grados a cada lado.
refusal-machine-angle = La línea queda fuera del campo de tiro: 7 grados a cada lado.
refusal-machine-line = Ninguna miniatura de { $name } está en esta línea.

## Bows and breath

do-shoot = Disparar
do-volley = Disparar a varios
do-breathe = Usar el aliento
do-blast = Repartir el aliento
missile-field-target = Objetivo
missile-field-pairs = Quién dispara a quién
missile-item-range = distancia
missile-item-wall = por encima de un muro alto
missile-announced = disparos de { $name } a { $enemies }
missile-breathes = aliento de { $name } contra { $enemies }
refusal-missile-unarmed = { $name } { AGREE($name, "no tiene", "no tienen") } armas a distancia.
refusal-missile-machine = { $name } { AGREE($name, "es una máquina de guerra: dispara como tal", "son máquinas de guerra: disparan como tales") }, o su dotación lucha en contacto.
refusal-missile-no-breath = { $name } { AGREE($name, "no tiene", "no tienen") } arma de aliento.
refusal-missile-friend = { $enemy } { AGREE($enemy, "es", "son") } del mismo bando que { $name }.
refusal-missile-no-dice = { $name } { AGREE($name, "no tiene", "no tienen") } dados con los que atacar.
refusal-missile-contact = { $enemy } { AGREE($enemy, "está", "están") } en contacto con el regimiento de { $name }: no es objetivo para disparos.
refusal-missile-breath-far = { $enemy } { AGREE($enemy, "está", "están") } a más de { $reach } de { $name }.
refusal-missile-far = { $enemy } { AGREE($enemy, "está", "están") } demasiado lejos de { $name }: su alcance es de { $reach } como mucho, menos por encima de un muro alto.
refusal-missile-nobody = El disparo debe ir contra un enemigo.
refusal-missile-split = Un tirador dirige todos sus dados contra un mismo enemigo.
refusal-missile-shares = Cada miniatura que usa su aliento da al menos un dado a cada enemigo nombrado, y no más de los que tiene.
refusal-missile-stranger = Solo atacan miniaturas del regimiento activado.
machine-found = { $name } { AGREE($name, "ha", "han") } calculado bien la distancia a { $enemy }.
machine-damage = { $name }: { $hits ->
    [one] 1 calavera
   *[other] { $hits } calaveras
} − { $shields ->
    [one] 1 escudo
   *[other] { $shields } escudos
} = { $left ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $left } heridas
}.
