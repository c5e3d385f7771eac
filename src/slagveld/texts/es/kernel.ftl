### Sentences of the kernel: events, decisions, refusals.

## Events

plain = { $words }
older-words = (con las palabras de reglas anteriores)
event-round-began = Comienza { $called ->
    [turn] el turno
   *[round] la ronda
} { $round }.
event-phase-began = { $phase }
event-turn-began = Le toca a { $seat }.
event-order-set = Orden de juego: { $order }.
event-rolled = { $purpose }: { $dice } ({ $count }D{ $sides })
event-rolled-needed = { $purpose }: { $dice } ({ $count }D{ $sides }, necesita { $compare } { $target }): { $result }
yields-successes = { $count ->
    [0] ningún éxito
    [one] 1 éxito
   *[other] { $count } éxitos
}
yields-hits = { $count ->
    [0] ningún impacto
    [one] 1 impacto
   *[other] { $count } impactos
}
yields-wounds = { $count ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $count } heridas
}
yields-hit-or-miss = { $count ->
    [0] fallo
   *[other] impacto
}
yields-passed-or-failed = { $count ->
    [0] fallada
   *[other] superada
}
event-drawn = { $seat } roba ({ $bag }): { $label }.
event-drawn-hidden = { $seat } roba ({ $bag }), boca abajo.
event-turned-up = { $bag }, sale: { $label }.
event-turned-up-hidden = { $bag }: sale boca abajo.
event-announced = { $seat } anuncia: { $what }.
event-placed = En la mesa: { $name }.
event-placed-by = { $seat } coloca: { $name }.
event-moved = { $name } { AGREE($name, "se mueve", "se mueven") } { $length }.
event-moved-advance = { $name } { AGREE($name, "avanza", "avanzan") } { $length }.
event-moved-back = { $name } { AGREE($name, "retrocede", "retroceden") } { $length }.
event-moved-blink = { $name } { AGREE($name, "desaparece y aparece en otro sitio", "desaparecen y aparecen en otro sitio") }.
event-moved-break-off = { $name } { AGREE($name, "se zafa y anda", "se zafan y andan") } { $length }.
event-moved-carried = { $name } { AGREE($name, "va de pasajero", "van de pasajeros") }.
event-moved-charge = { $name } { AGREE($name, "carga", "cargan") } { $length }.
event-moved-climb = { $name } { AGREE($name, "trepa", "trepan") } { $length }.
event-moved-close-up = { $name } { AGREE($name, "cierra filas", "cierran filas") }: { $length }.
event-moved-dodge = { $name } { AGREE($name, "esquiva", "esquivan") }: { $length }.
event-moved-drag = Se arrastra a { $name } { $length }.
event-moved-failed-charge = { $name } { AGREE($name, "carga en vano y recorre", "cargan en vano y recorren") } { $length }.
event-moved-flee = { $name } { AGREE($name, "huye", "huyen") } { $length }.
event-moved-fly = { $name } { AGREE($name, "vuela", "vuelan") } { $length }.
event-moved-jump = { $name } { AGREE($name, "salta", "saltan") }.
event-moved-laid = Se tumba a { $name }.
event-moved-led = { $name } { AGREE($name, "va detrás", "van detrás") }.
event-moved-levitated = { $name } { AGREE($name, "viaja por el aire", "viajan por el aire") }.
event-moved-march = { $name } { AGREE($name, "marcha", "marchan") } { $length }.
event-moved-pursue = { $name } { AGREE($name, "persigue", "persiguen") }: { $length }.
event-moved-pushed = Se empuja a { $name } { $length }.
event-moved-run = { $name } { AGREE($name, "corre", "corren") } { $length }.
event-moved-rush = { $name } { AGREE($name, "se abalanza", "se abalanzan") }: { $length }.
event-moved-step-aside = { $name } { AGREE($name, "se aparta", "se apartan") } { $length }.
event-moved-swim = { $name } { AGREE($name, "nada", "nadan") } { $length }.
event-moved-teleport = { $name } { AGREE($name, "se teletransporta", "se teletransportan") }.
event-moved-turn = { $name } { AGREE($name, "gira de camino", "giran de camino") }: { $length }.
event-moved-wagon = { $name } { AGREE($name, "rueda", "ruedan") } { $length }.
event-moved-walk = { $name } { AGREE($name, "anda", "andan") } { $length }.
event-moved-wheel = { $name } { AGREE($name, "pivota", "pivotan") } { $length }.
event-turned = { $name } { AGREE($name, "gira", "giran") } en el sitio.
event-hurt = Daño: { $name }, −{ $amount } (ahora { $left }).
event-hurt-only = Daño: { $name }, −{ $amount }.
event-healed = Curación: { $name }, +{ $amount } (ahora { $left }).
event-healed-only = Curación: { $name }, +{ $amount }.
event-slain = { AGREE($name, "Cae", "Caen") }: { $name }.
event-removed = Fuera de la mesa: { $name } ({ $cause }).
event-changed = { $what }: { $old } → { $new }.
event-changed-because = { $what }: { $old } → { $new } ({ $cause }).
event-status-gained = { $name }: { $status }.
event-status-lost = { $name }: ya no { $status }.
event-lapsed = Lo anunciado ya no puede ocurrir.
event-policy-set = { $seat } pone { $key } en { $value }.
event-end-offered = { $seat } propone terminar la batalla.
event-end-withdrawn = { $seat } prefiere seguir jugando.
event-conceded = { $seat } se rinde.
event-paused = El director detiene la batalla.
event-resumed = La batalla continúa.
event-ended = La batalla ha terminado. { $reason }
event-ended-won = La batalla ha terminado. Victoria: { $order }. { $reason }
event-ended-draw = La batalla ha terminado en empate. { $reason }
event-overridden = La mano del árbitro cambió { $paths }: { $reason }
event-taken-back = Deshecho hasta el paso { $to }.

## Ends

end-conceded = El otro bando se rindió.
end-agreed = Los jugadores acordaron terminarla.
end-time = El tiempo acordado se ha agotado.

## What is asked

ask-dice = Tira { $count }D{ $sides } ({ $purpose }) y escribe lo que sale.
ask-dice-needed = Tira { $count }D{ $sides } ({ $purpose }, necesita { $compare } { $target }) y escribe lo que sale.
ask-card = Roba una carta ({ $bag }) y di cuál es.
ask-mix = Da un número tuyo: se mezcla con los dados, para que nadie pueda elegirlos.
ask-paused = El director ha detenido la batalla.
ask-waiting = Esperando a otro jugador.

## What one can do

do-concede = Rendirse
do-mix = Mezclar
do-offer-end = Proponer el final
do-offer-end-help = La batalla termina cuando todos los jugadores lo proponen.
do-withdraw-offer = Seguir jugando
do-override = Mano del árbitro
do-pause = Detener la batalla
do-resume = Reanudar la batalla
do-set-policy = Paradas y respuestas automáticas
do-type-dice = Introducir los dados
do-type-card = Introducir la carta
field-card = Carta
field-changes = Cambios
field-dice = Dados
field-mix = Tu número
field-policy = Cuándo
field-policy-value = Entonces
field-successes = Éxitos (dados sin números)

## Refusals

refusal-over = La batalla ha terminado.
refusal-no-seat = No hay tal asiento en esta mesa.
refusal-not-asked = Ahora no te toca decidir.
refusal-not-playing = Solo pueden hacerlo los jugadores que siguen en la batalla.
refusal-other-question = Esto no responde a lo que se pregunta ahora.
refusal-shell-only = La mesa lo hace sola cuando llega el momento.
refusal-malformed = La mesa no entiende esta acción: { $reason }.
refusal-paused = El director ha detenido la batalla.
refusal-leader-only = Solo puede hacerlo el director de juego.
refusal-pause-twice = La batalla ya está así.
refusal-no-offer = No has propuesto terminar la batalla.
refusal-offer-twice = Ya has propuesto terminar la batalla.
refusal-policy-key = No hay ninguna parada ni respuesta automática llamada { $policy }.
refusal-policy-value = { $value } no es una de las opciones.
refusal-back-off = En esta batalla no se puede deshacer.
refusal-back-dice = Desde entonces se han tirado dados o se ha mostrado un secreto; solo el director puede volver más atrás.
refusal-back-dice-typed = Ya se ha tirado un dado para esta acción; hay que terminarla.
refusal-back-barrier = Las reglas no dejan repetir esta parte.
refusal-back-entry = No se puede volver al paso { $entry }.
refusal-back-nothing = No hay nada que deshacer.
refusal-back-old-rules = El paso { $entry } se jugó con reglas anteriores y no se puede repetir.
refusal-no-proposal = Esa propuesta ya no existe.
refusal-agreed-twice = Ya has aceptado.
refusal-change-path = No hay ningún lugar { $path } en la batalla.
refusal-change-old = En { $path } no está lo que dice el cambio.
refusal-change-result = Tras este cambio ya no sería una batalla: { $reason }.
refusal-change-fault = Tras este cambio algo no encajaría: { $fault }
refusal-no-rolls = El paso { $entry } no tiene dados que fijar.
refusal-rolls-impossible = Esos dados no pueden salir ahí.
refusal-rolls-too-many = Ahí se hacen menos tiradas.
refusal-dice-due = Tocan dados, no una carta.
refusal-card-due = Toca una carta, no dados.
refusal-card-missing = { $item } no está en el mazo.
refusal-dice-first = Primero los dados: la mesa los espera.
refusal-dice-numbers = Eso no puede salir con { $count }D{ $sides }: { $count ->
    [one] un número
   *[other] { $count } números
} de 1 a { $sides }.
refusal-dice-successes = Aquí no caben tantos éxitos con { $count } dados.
refusal-no-dice-due = Ahora no toca tirar dados.
refusal-mix-late = Los números solo se mezclan antes de la primera tirada de dados limpios.
refusal-mix-twice = Ya has dado tu número.
refusal-reveal-early = El secreto de los dados se muestra cuando termina la batalla.
refusal-game = No hay ningún juego { $game }; hay: { $known }.
refusal-scenario = No hay ningún escenario { $scenario }; hay: { $known }.
refusal-other-game = Esta preparación es de otro juego ({ $game }).
refusal-seat-count = A este escenario no se puede jugar con este número de jugadores: { $count }.
refusal-option-unknown = No hay ninguna opción { $option }.
refusal-option-value = { $value } no es posible para la opción { $option }.
refusal-odds-unknown = No hay ningún valor { $name }; hay: { $known }.
refusal-odds-missing = Falta el valor { $name }.
refusal-odds-value = { $name } debe ser un número entero de { $least } a { $most }, no { $value }.
refusal-save-foreign = Esto no es una batalla guardada con Slagveld.
refusal-save-newer = Esta batalla se guardó con un Slagveld más nuevo.
refusal-save-damaged = Esta batalla guardada está dañada: { $reason }.
refusal-save-changed = Esta batalla guardada se ha modificado a mano: el paso { $entry } no encaja.
refusal-save-large = Este archivo es demasiado grande para ser una batalla guardada.

## Replays

verify-refused = la acción no está permitida ahí: { $why } ({ $rule })
verify-dice = los dados no encajan: { $why }
verify-rolls = ahí salen otros dados: { $new }, registrados { $old }
verify-events = ahí ocurre algo distinto de lo registrado
verify-state = ahí las cosas están de otra manera que en el registro
verify-commitment = el secreto de los dados no encaja con el hash publicado

## Prices

# A price that is not whole: $digits stand after the point.
decimal = { NUMBER($whole) },{ $digits }

## Secrets and fairness

event-hand-stayed = Lo que todos aceptaron no se puede hacer tal como está la batalla. No ha cambiado nada.
event-card-set-right = Se ha robado { $was }, aunque figuraba como carta de tu mano. Ahora figura { $now }. Si no es así, alguien escribió mal una carta: avisa a los demás.
refusal-change-unseen = Esto no encaja con lo que ves de la batalla. Una propuesta cambia lo que ve quien la hace, nombra lo que hay ahí y deja una batalla en orden.
refusal-change-leader = Quién dirige y quién juega se queda como está.
refusal-rolls-unseen = No todos vieron lo que se robó ahí. Solo puede fijarlo un director.
refusal-leader-plays = Quien juega no decide a solas. Propónlo desde el asiento con el que juegas.
lesson-not-now = La lección espera ahora otra cosa: haz lo que brilla. Quien deja la lección puede hacer lo que quiera.

## The verdict in one line. What is likely is followed by its chance: "hits 3 in 4".

verdict-hits = impacta
verdict-wounds = hiere
verdict-kills = mata
verdict-wipes-out = los aniquila
verdict-works = sale bien
verdict-hurt = te hieren
verdict-falls = caes
verdict-loses = pierdes a uno
verdict-all-lost = los pierdes a todos
