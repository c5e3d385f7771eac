### `slagveld play`: a battle in the terminal.

## The command line

play-argument-game = clave de un juego; si falta, se muestran los juegos para elegir
play-name-seats = BOT,human,…
play-name-army = ARCHIVO|NOMBRE
play-name-option = CLAVE=VALOR
play-name-unit = book|cm|inch
play-option-seat = quién juega en cada asiento: human, o un bot: recruit, soldier, veteran, captain, warlord, cada uno también con temperamento (captain-bold, -careful, -stubborn, -sly), random, greedy (human, y luego veterans)
play-option-hot-seat = en todos los asientos juegan personas, en este terminal
play-option-players = cuántos juegan
play-option-army = un archivo o un ejército ya preparado, una vez por asiento y en orden
play-option-option = un ajuste del juego, como rounds=8; se puede repetir
play-option-seed = la misma semilla da los mismos dados
play-option-typed-dice = tiras dados de verdad y escribes lo que sale
play-option-load = sigue con una batalla guardada
play-option-save = el archivo en el que se guarda la batalla tras cada respuesta
play-option-unit = cm, inch, o book: como mide el reglamento del juego (book)
play-seat-twice = --hot-seat y --seat no pueden ir juntos.
play-seats = Los asientos se nombran separados por comas, { $count } como mucho, no { $words }.
play-option-pair = Las opciones se dan como CLAVE=VALOR, no como { $word }; hay: { $known }.
play-armies = Hay { $count } asientos; --army se da una vez por asiento como mucho.
play-army-other = { $file } es un ejército de otro juego ({ $game }).
play-army-faulty = { $file } no está permitido: { $fault } ({ $rule })
play-unit = No hay ninguna medida { $unit }; hay: { $known }.
play-load-other = { $file } es una batalla de { $game }.
play-load-fixed = Una batalla cargada trae su escenario, sus ejércitos, sus opciones y sus dados; solo se pueden nombrar de nuevo los asientos.
play-save-foreign = { $file } ya existe y no es una batalla guardada; se queda como está.
play-save-failed = La batalla no se puede guardar como { $file }: { $reason }.

## Choosing a battle

play-welcome = ¡Te damos la bienvenida a Slagveld!
play-pick-game = ¿Qué juego? Escribe un número; Intro toma el que va entre corchetes.
play-pick-scenario = ¿Qué batalla?
play-pick-foe = ¿Contra quién?
play-foe-bot = contra el ordenador
play-foe-people = contra alguien a mi lado, en este terminal
play-pick-bot = ¿Un ordenador de qué nivel?
play-name-human = Jugador { $number }
play-name-bot = Ordenador { $number }

## The screen

play-round = { $called ->
    [turn] Turno
   *[round] Ronda
} { $round }
play-round-of = { $called ->
    [turn] Turno
   *[round] Ronda
} { $round } de { $limit }
play-cards-of = Cartas de { $whose }
play-cards-hidden = { $count } boca abajo
play-pieces-head = Piezas
play-log-more = { $count ->
    [one] 1 línea anterior: escribe «{ $word }»
   *[other] { $count } líneas anteriores: escribe «{ $word }»
}
play-suggestions = O toma una sugerencia por su número («{ $more }» muestra más):
play-no-more = No hay más sugerencias.
play-many-more = Puedes hacer mucho más de lo que aquí se puede sugerir: elige una de las acciones y complétala.
play-no-other = Esto hay que responderlo; «salir» deja la batalla.
play-press-enter = Pulsa Intro…
play-hand-over = Pasa el teclado a { $name }. Que nadie más mire.
play-look-alone = Ahora solo mira { $name }. Pulsa Intro…
play-agree = { $name }, ¿aceptas que se deshaga?

## Actions in words

play-at = en { $place }
play-looks = mirando a { $direction }
play-stays = se queda
play-way-to = hasta { $place }
play-way = { $length } { $direction } hasta { $place }
play-placed-many = { $count } piezas, la primera en { $place }
play-piece-number = n.º { $number }
play-facing = Orientación
play-which-piece = ¿Cuál?
play-done = listo
play-snapped = Llevado al sitio permitido más cercano.
play-so-far = Tal como está: { $why } ({ $rule }). «{ $drop }» quita lo último.
play-preview-length = Recorrido: { $length }
play-preview-length-of = Recorrido: { $length } de { $limit }
play-preview-cost = Cuenta como { $cost }
play-confirm = ¿Hacerlo? ({ $yes }/{ $no })

## Hints

play-hint-menu = Letra o número, «ayuda» o «?»
play-hint-several = { $least }–{ $most }, separados por comas
play-hint-order = en tu orden, separados por comas
play-hint-number = Un número, o:
play-hint-path = 30 e · 12 45° · x y · hasta B3 · contacto B3 · aquí; varios tramos con «;»
play-hint-spot = x y · 15 e · 12 45° · hasta B3
play-hint-facing = n, ne, e… · 0–359 (0 es arriba) · hacia B3 · izquierda, derecha, atrás
play-hint-legs = adelante 10; giro 45; izquierda 5
play-hint-plan = Un número toma un plan entero; «cada» las coloca una a una.

## Not understood

play-unclear-place = Eso no es un sitio de aquí. Prueba con «40 25», «30 e», «12 45°» o «hasta B3».
play-unclear-direction = Eso no es una dirección. Prueba con «ne», «45» o «hacia B3».
play-unclear-number = Un número de { $least } a { $most }, por favor.
play-unclear-several = Podrían ser varias cosas: { $found }.
play-unclear-choice = No es ninguna de estas; basta un número o las primeras letras.
play-unclear-menu = No es ninguna de estas. Escribe una letra o un número de la lista, o «ayuda».
play-unclear-piece = Esa pieza no está en la lista; basta su número o su código.
play-unclear-off-table = No está en la mesa: { $piece }.
play-unclear-contact = Por ahí no se llega al contacto de peanas; se llega hasta { $place }.
play-unclear-measuring = No se puede medir hasta ahí antes de anunciarlo ({ $rule }).
play-unclear-dice = Escribe lo que sale en { $count }D{ $sides }, como «3 5».
play-unclear-yes = Sí o no, por favor.
play-unclear-plan = Un número de 1 a { $most }, o «cada».
play-unclear-split = Escribe hasta { $count } números, uno para cada cosa.
play-unclear-legs = Los tramos se dicen así: adelante 10; giro 45
play-no-changes = Aquí no se puede cambiar el estado a mano.
play-no-rule = A esto no le corresponde ninguna regla; «? palabras» busca en el reglamento.
play-no-policies = Este juego no tiene paradas ni respuestas automáticas.
play-policies-how = «respuestas 1 2» pone la primera en su segunda opción.
play-offer-bots = Los bots nunca aceptan terminar una batalla; «rendirse» la abandona, «salir» la guarda para luego.

## Leaving, and the end

play-sure-concede = ¿Rendirte en esta batalla?
play-sure-quit = ¿Dejar la batalla? Queda guardada y puede seguir más tarde.
play-saved = Guardada: { $file }
play-left = La batalla queda guardada, y sigue con:
play-kept = La batalla queda guardada. Para verla otra vez:
play-scores = Puntuación: { $scores }

## Help

play-help-answers-head = Respuestas
play-help-answers = Una letra o las primeras letras de lo que quieres hacer, o el número de una sugerencia. Intro toma lo que va entre corchetes. «x» vuelve atrás.
play-help-places-head = Sitios y recorridos
play-help-places = «40 25» es 40 a la derecha y 25 hacia abajo. «30 e» va 30 al este, «12 45°» va 12 en esa dirección (0° es arriba, 90° a la derecha), «10 adelante» hacia donde mira la pieza. «hasta B3» va derecho a B3 tanto como se permita, «contacto B3» hasta el contacto de peanas. «@1» al final significa nivel 1.
play-help-facing-head = Orientación
play-help-facing = Un punto cardinal (n, ne, e…), grados, «hacia B3», izquierda, derecha o atrás.
play-help-commands-head = Órdenes
play-help-commands = En cualquier pregunta; pon «/» delante de las que podrían ser una respuesta.
play-help-rule = la regla que hay detrás de la pregunta; «? PALABRAS» busca, «? ID» muestra una regla
play-help-help = esta ayuda
play-help-table = la mesa otra vez
play-help-sheet = todas las fichas y piezas; «ficha B3» muestra una pieza
play-help-log = lo que ha ocurrido; «relato todo» desde el principio
play-help-undo = deshace tu última respuesta, si las reglas lo permiten
play-help-policies = paradas y respuestas automáticas
play-help-offer = propone terminar la batalla, o seguir jugando
play-help-concede = te rindes en la batalla
play-help-save = guarda la batalla; «guardar ARCHIVO» en otro sitio
play-help-quit = sales; la batalla queda guardada

## Words to type; commas between several spellings

play-word-n = n, norte
play-word-ne = ne
play-word-e = e, este
play-word-se = se
play-word-s = s, sur
play-word-sw = so
play-word-w = o, oeste
play-word-nw = no
play-word-ahead = adelante
play-word-back = atrás, atras
play-word-left = izquierda, izq
play-word-right = derecha, der
play-word-turn = giro, girar
play-word-yes = s, sí, si
play-word-no = n, no
play-word-at = hacia, a
play-word-to = hasta, hacia, a
play-word-contact = contacto
play-word-here = aquí, aqui
play-word-cancel = x, volver
play-word-each = cada
play-word-done = listo
play-word-drop = quitar
play-word-suggest = s, sugerencia
play-word-help = ayuda, h
play-word-table = mesa
play-word-sheet = ficha, fichas
play-word-log = relato
play-word-undo = deshacer
play-word-policies = respuestas
play-word-offer = proponer
play-word-concede = rendirse
play-word-save = guardar
play-word-quit = salir, q
