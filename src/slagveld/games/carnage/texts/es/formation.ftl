### Formations, wrapping, casualties.

formation-unit = Unidad
formation-neutralised = fuera de combate (quedan menos de 3 W)
formation-neutralised-no-more = fuera de combate (otra vez 3 W o más)
formation-phase-wrap = Envolvimiento
# One figure of a unit, in the log: "Slain: a figure of Archers 2."
figure-of = una figura de { $unit }

## Reorganisation

do-rerank = Cambiar las filas
help-rerank = La unidad toma otro ancho sobre el centro de su frente, con la misma orientación. No cuesta movimiento.
do-splitoff = Separar
help-splitoff = Figuras de atrás pasan a ser una unidad propia, justo detrás de la unidad principal.
do-merge = Fusionar
help-merge = Las figuras de una unidad fuera de combate se unen por detrás a una unidad a la que tocan.
field-files = Figuras en la primera fila
field-split = Figuras de la nueva unidad
field-into = Se une a
note-ranks = { $ranks ->
    [one] { $files } en la primera fila, una fila
   *[other] { $files } en la primera fila, { $ranks } filas
}
note-split = Unidad principal { $main } W, nueva unidad { $new } W
told-rerank = { $ranks ->
    [one] { $unit } { AGREE($unit, "forma", "forman") } en una fila con { $files } de frente.
   *[other] { $unit } { AGREE($unit, "forma", "forman") } en { $ranks } filas con { $files } de frente.
}
told-reforms = { $unit } { AGREE($unit, "vuelve", "vuelven") } a formar sobre el centro de su frente.
told-split = { $count ->
    [one] Una figura de { $unit } pasa a ser una unidad propia: { $new }.
   *[other] { $count } figuras de { $unit } pasan a ser una unidad propia: { $new }.
}
told-merge = { $count ->
    [one] Una figura de { $unit } se une a { $into }.
   *[other] { $count } figuras de { $unit } se unen a { $into }.
}
cause-merged = fusión
refusal-reorganise-late = Las unidades se reorganizan antes del primer movimiento de su bando.
refusal-reorganise-inside = { $unit } { AGREE($unit, "está en un edificio y ahí no tiene", "están en un edificio y ahí no tienen") } filas.
refusal-single = { $unit } { AGREE($unit, "no es", "no son") } una unidad de tropa: ni separar, ni fusionar, ni filas.
refusal-files = La primera fila tiene de 1 a { $most } figuras.
refusal-rerank-engaged = { $unit } { AGREE($unit, "toca", "tocan") } a un enemigo: ahora solo envolver cambia la formación.
refusal-rerank-same = { $unit } ya { AGREE($unit, "está", "están") } así.
refusal-rerank-room = No hay sitio para { $unit } en esa formación.
refusal-split-attacked = { $unit } { AGREE($unit, "ha recibido un ataque en esta ronda y no se puede", "han recibido un ataque en esta ronda y no se pueden") } dividir.
refusal-split-weak = Ambas partes deben tener al menos { $least } W.
refusal-split-contact = No se puede separar una figura de { $unit } que toca a un enemigo.
refusal-split-room = No hay sitio detrás de { $unit }.
refusal-merge-strong = { $unit } { AGREE($unit, "no está", "no están") } fuera de combate: solo los restos de una unidad se unen a otra.
refusal-merge-engaged = { $unit } { AGREE($unit, "toca a un enemigo y no puede", "tocan a un enemigo y no pueden") } fusionarse.
refusal-merge-friend = Solo es posible unirse a una unidad amiga.
refusal-merge-diverted = { $unit } { AGREE($unit, "está bajo Distracción y no hace", "están bajo Distracción y no hacen") } nada.
refusal-merge-contact = { $unit } { AGREE($unit, "no toca", "no tocan") } a { $into }.
refusal-merge-room = No hay sitio detrás de { $unit }.

## Wrapping

ask-wrap = Envolver: ¿qué figuras de atrás rodean al enemigo?
do-wrap = Envolver
help-wrap = Ese número de figuras de atrás rodea al enemigo por la izquierda y por la derecha, vistas desde tu unidad.
do-wrap-places = Envolver a mano
help-wrap-places = Coloca tú las figuras de atrás. Cada una debe tocar al enemigo y a su propia unidad.
field-round = A qué enemigo
field-left = Por la izquierda
field-right = Por la derecha
field-places = Figuras
note-fighters = { $count ->
    [one] Una figura de la unidad toca a un enemigo
   *[other] { $count } figuras de la unidad tocan a un enemigo
}
told-wrap = { $count ->
    [one] { $unit } { AGREE($unit, "envuelve", "envuelven") } a { $enemies } con una figura.
   *[other] { $unit } { AGREE($unit, "envuelve", "envuelven") } a { $enemies } con { $count } figuras.
}
refusal-wrap-weak = { $unit } { AGREE($unit, "está fuera de combate y no envuelve", "están fuera de combate y no envuelven") }.
refusal-wrap-charged = { $unit } { AGREE($unit, "ha recibido una carga en esta ronda y no puede", "han recibido una carga en esta ronda y no pueden") } envolver.
refusal-wrap-charger = { $unit } { AGREE($unit, "ha cargado en esta ronda y no hace", "han cargado en esta ronda y no hacen") } ningún otro movimiento.
refusal-wrap-twice = { $unit } ya { AGREE($unit, "ha", "han") } envuelto en esta ronda.
refusal-wrap-apart = { $unit } { AGREE($unit, "no está", "no están") } en combate: solo envuelve una unidad que lucha cuerpo a cuerpo.
refusal-wrap-spare = { $unit } { AGREE($unit, "no tiene", "no tienen") } ninguna figura libre: todas tocan a un enemigo.
refusal-wrap-enemy = { $unit } { AGREE($unit, "no lucha", "no luchan") } cuerpo a cuerpo con esa unidad.
refusal-wrap-count = { $most ->
    [one] Puede ir una figura.
   *[other] Pueden ir de 1 a { $most } figuras.
}
refusal-wrap-flank = Sin la iniciativa van { $most } figuras como mucho a un mismo flanco.
refusal-wrap-room = Tantas figuras no caben alrededor de { $enemy }.
refusal-wrap-figure = Solo pueden ir figuras de { $unit } que no tocan a ningún enemigo, cada una una vez.
refusal-wrap-place = Ahí no hay sitio para una figura.
refusal-wrap-chain = Cada figura debe tocar a otra de su unidad.
refusal-wrap-idle = Cada figura que va debe tocar a un enemigo de este combate.
refusal-wrap-far = Eso está a más de { $limit } del centro de la unidad.

## Casualties

ask-losses = { $count ->
    [one] { $unit } { AGREE($unit, "pierde", "pierden") } una figura: ¿cuál?
   *[other] { $unit } { AGREE($unit, "pierde", "pierden") } { $count } figuras: ¿cuáles?
}
do-give-up = Retirar figuras
help-give-up = Primero las figuras que no tocan a ningún enemigo, desde los extremos; entre iguales eliges tú.
field-losses = Figuras
refusal-losses = { $count ->
    [one] Cae una figura, en el orden de las reglas: primero quien no toca a ningún enemigo, desde los extremos.
   *[other] Caen { $count } figuras, en el orden de las reglas: primero quien no toca a ningún enemigo, desde los extremos.
}
cause-destroyed = destrucción
policy-losses = Bajas
policy-losses-ask = Entre iguales elijo yo
policy-losses-auto = Que se elija por mí
