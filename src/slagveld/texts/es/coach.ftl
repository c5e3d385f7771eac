### What the coach says about a battle that was.

coached-luck-even = Los dados fueron justos con { $who }.
coached-luck-gave = Por suerte, la probabilidad de ganar de { $who } subió { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
coached-luck-took = Por mala suerte, la probabilidad de ganar de { $who } bajó { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
coached-swing-gave = La tirada más amable, en el paso { $entry }, dio { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
coached-swing-took = La tirada más cruel, en el paso { $entry }, quitó { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
coached-both = { $one } { $other }
coached-better = { $who } eligió «{ $played }»: { $chance } de probabilidad de ganar. «{ $better }» habría sido { $points ->
    [one] un punto
   *[other] { $points } puntos
} mejor: { $then }.
coached-elsewhere = { $who } eligió «{ $played }»: { $chance } de probabilidad de ganar. Lo mismo, hecho de otra manera, habría sido { $points ->
    [one] un punto
   *[other] { $points } puntos
} mejor: { $then }.
coached-no-sense = { $game } no dice quién va ganando, así que el entrenador no tiene nada que decir.
coached-nothing = En esta batalla nadie ha decidido nada que se pueda volver a jugar, así que el entrenador no tiene nada que decir.
coached-no-entry = La batalla no se puede continuar desde el paso { $entry }; elige otro.
coached-early = El entrenador habla cuando termina la batalla, porque sabe lo que está oculto.
coached-failed = El entrenador no acabó en el tiempo que había; vuelve a preguntar.
coached-not-asked = Nadie ha preguntado al entrenador por esta batalla; pregúntale primero.
coached-busy = El entrenador tiene muchas batallas que mirar; vuelve a preguntar dentro de unos minutos.

## In the terminal

cli-help-coach = qué fue suerte en una batalla guardada, y qué decisiones costaron más
cli-coach-progress = El entrenador piensa
cli-coach-curve = Probabilidad de ganar
cli-coach-dice = Los dados
cli-coach-decisions = Las decisiones más caras
cli-coach-none = Ninguna decisión fue peor que otra con seguridad.
cli-coach-where = ronda { $round }, paso { $entry }
cli-coach-where-turn = turno { $round }, paso { $entry }

## In the browser

coached-title = El entrenador
coached-ask = Preguntar al entrenador
coached-ask-help = El entrenador continúa mentalmente la batalla en cada decisión. Tarda hasta un minuto.
coached-at-work = El entrenador piensa: { $part }
coached-curve = Probabilidad de ganar: { $sides }
coached-curve-side = { $who }, de { $first } a { $last }
coached-along = A lo largo de la batalla
coached-standing = { $round }, paso { $entry }: { $sides }
coached-mark = { $who }, { $round }: costó { $points ->
    [one] un punto
   *[other] { $points } puntos
}
coached-luck = Lo que dieron los dados
coached-decisions = Las decisiones más caras
coached-none = Ninguna decisión fue peor que otra con seguridad.
coached-cost = −{ $points ->
    [one] un punto
   *[other] { $points } puntos
}
coached-play-on = Seguir desde aquí
coached-play-on-help = Una batalla propia a partir de esta decisión, con los mismos dados
coached-close = Cerrar
