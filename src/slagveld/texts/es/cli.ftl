### Words of the command line.

cli-about = Slagveld juega a juegos de mesa de miniaturas con sus propias reglas.

## Help

cli-usage-head = Uso
cli-usage-bare = Sin orden, la mesa se abre en el navegador.
cli-commands-head = Órdenes
cli-arguments-head = Argumentos
cli-options-head = Opciones
cli-everywhere-head = Con cualquier orden
cli-games-head = Juegos
cli-games-none = No hay juegos instalados.

cli-help-serve = la mesa en el navegador, en este equipo o para toda la sala
cli-help-play = una batalla en este terminal, contra el ordenador o entre varios
cli-help-games = los juegos con sus escenarios y ejércitos
cli-help-rules = el reglamento de un juego: todos los títulos, una regla o una búsqueda
cli-help-odds = las probabilidades exactas de un ataque
cli-help-replay = una batalla guardada otra vez, con cada dado verificado
cli-help-simulate = muchas batallas entre bots, y quién gana
cli-help-ladder = cada bot contra todos los demás, y cómo es de fuerte cada uno
cli-help-train = lo que una posición dice sobre ganar, aprendido de batallas
cli-help-bench = a qué velocidad juega este equipo
cli-help-new-game = un juego pequeño como paquete propio, para hacer otro a partir de él
cli-help-army = comprueba un ejército, o empieza uno nuevo
cli-help-army-check = todo lo que está mal en un ejército, y lo que cuesta
cli-help-army-new = un ejército nuevo para rellenar, en YAML
cli-help-army-card = lo que cuesta una carta propia, parte por parte

cli-name-command = ORDEN
cli-name-options = OPCIONES
cli-name-game = JUEGO
cli-name-words = ID o PALABRAS
cli-name-attack = ATAQUE
cli-name-values = NOMBRE=NÚMERO
cli-name-file = ARCHIVO
cli-name-folder = CARPETA
cli-name-number = NÚMERO
cli-name-bots = A,B
cli-name-key = CLAVE
cli-name-address = DIRECCIÓN
cli-name-name = NOMBRE

cli-argument-game = clave de un juego, tal como las muestra `slagveld games`
cli-argument-book = clave de un juego, o «slagveld» para lo que vale en todos
cli-argument-words = el id de una regla, o palabras que buscar
cli-argument-attack = sobre qué preguntar; si falta, se muestra todo lo que se puede preguntar
cli-argument-values = los números del ataque, como dice=10
cli-argument-save = una batalla guardada
cli-argument-army = un ejército en YAML o JSON
cli-argument-card = una carta en YAML o JSON
cli-option-schema = la forma de esas cartas como esquema JSON
cli-argument-new-game = cómo se va a llamar el juego, por ejemplo tin o iron-tin

cli-option-json = responde en JSON, para programas
cli-option-lang = idioma de la respuesta
cli-option-help = esta ayuda
cli-option-log = cuenta la batalla, suceso a suceso
cli-option-games = cuántas batallas (100)
cli-option-seed = la misma semilla da las mismas batallas (1)
cli-option-bots = quién juega, asiento por asiento (random contra random)
cli-option-scenario = clave de un escenario (el primero del juego)
cli-option-mirror = ambos bandos llevan el mismo ejército, los ya preparados por turno
cli-option-workers = procesos que juegan a la vez (1)
cli-option-battles = de cuántas batallas se aprende (400)
cli-option-train-scenario = clave de un escenario (todos los de dos jugadores por turno)
cli-option-train-out = escribe ahí los pesos, en YAML
cli-option-ladder-bots = quién participa (recruit,soldier,veteran,captain,warlord,greedy,random)
cli-option-ladder-games = batallas de cada pareja (20)
cli-option-ladder-out = escribe también ahí las tablas, en Markdown (.md), o las puntuaciones como dibujo (.svg)
cli-option-where = en qué parte del programa se ejecuta la regla, y qué pruebas la demuestran
cli-option-seconds = segundos por medición (0.3)
cli-option-folder = la carpeta en la que se escribe la suya (esta)
cli-option-like = parte de este ejército ya preparado
cli-option-host = dirección en la que escuchar (127.0.0.1: solo este equipo)
cli-option-port = puerto en el que escuchar (8765, o el siguiente libre)
cli-option-db = dónde se guarda todo: un archivo, o postgresql://… (tu carpeta de datos)
cli-option-lan = abierto a todos en la red local, con un código QR para unirse
cli-option-name = otro nombre con el que se llega a este servidor, como el de un proxy
cli-option-no-browser = no abre el navegador

## Wrong usage and wrong input

cli-no-command = No hay ninguna orden { $command }; hay: { $known }.
cli-no-action = A { $command } le falta una palabra: { $known }.
cli-no-option = Aquí no hay ninguna opción { $option }; --help muestra las que hay.
cli-option-usage = La opción { $option } no se usa así; --help muestra cómo.
cli-missing = Falta algo: { $name }; --help muestra cómo se usa.
cli-extra = Eso sobra: { $words }; --help muestra cómo se usa.
cli-usage = No se usa así: { $reason }
cli-no-language = No hay ningún idioma { $language }; hay: { $known }.
cli-number = { $option } debe ser un número de { $least } a { $most }, no { $value }.
cli-file-missing = No existe el archivo { $file }.
cli-file-folder = { $file } es una carpeta, no un archivo.
cli-file-forbidden = No se permite leer el archivo { $file }.
cli-file-unreadable = No se puede leer el archivo { $file }: { $reason }.
cli-file-unwritable = No se puede escribir el archivo { $file }: { $reason }.
cli-defect = Esto es un fallo del propio Slagveld; avisa, por favor: { $error }
refusal-bot = No hay ningún bot { $bot }; hay: { $known }.
refusal-tactics = { $game } no tiene tácticas, así que no hay nada que entrenar.
refusal-mirror = Ningún ejército ya preparado encaja en { $scenario }, así que los bandos no pueden llevar el mismo.
refusal-too-few = Terminaron { $ended } de { $battles } batallas; son muy pocas para ajustar nada.

## Games and rules

cli-scenarios-head = Escenarios
cli-armies-head = Ejércitos ya preparados
cli-players = { $players } jugadores
cli-rules-none = Ninguna regla contiene todo esto: { $words }
cli-rules-count = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
cli-rules-found = { $count ->
    [one] 1 regla encontrada.
   *[other] { $count } reglas encontradas.
}
cli-rules-english = Este texto está en inglés.
cli-rule-ruling = Cómo la leemos
cli-rule-example = Ejemplo
cli-rule-table = Tabla
cli-rule-kind = Tipo
cli-rule-reason = Por qué
cli-rule-chapter = Capítulo
cli-rule-source = Fuente
cli-rule-house = nuestra, no del reglamento
cli-where-rule = --where pide el id de una regla de { $game }; «{ $words }» no lo es.
cli-where-code = Se ejecuta en
cli-where-tests = Lo demuestran
cli-where-unknown = No se sabe dónde se ejecuta esta regla: esta instalación no tiene índice.
cli-kind-mechanic = la aplica el programa
cli-kind-display = se muestra en la mesa
cli-kind-data = se guarda como datos
cli-kind-exempt = queda en manos de las personas

## Odds

cli-odds-without = { $game } no tiene ataques cuyas probabilidades se puedan preguntar.
cli-odds-unknown = No hay ningún ataque { $attack }; hay: { $known }.
cli-odds-pair = Los números se dan como NOMBRE=NÚMERO, no como { $word }.
cli-odds-twice = { $name } se ha dado dos veces.
cli-odds-mean = De media { $mean }.
cli-odds-more = No se muestran { $count } resultados menos probables; --json los muestra todos.

## Replays

cli-replay-entries = Pasos
cli-replay-rolls = Tiradas
cli-replay-dice = Dados
cli-replay-commitment = Hash publicado
cli-replay-secret = Secreto
cli-replay-older = Reglas anteriores
cli-replay-older-entries = { $count ->
    [one] el primer paso no se puede volver a jugar
   *[other] los primeros { $count } pasos no se pueden volver a jugar
}
cli-replay-hand = Mano del árbitro
cli-replay-hand-none = no cambió nada
cli-replay-override = paso { $entry }: { $what }
cli-hand-state = cambió { $paths } ({ $reason })
cli-hand-dice = fijó los dados del paso { $entry } ({ $reason })
cli-replay-end = Final
cli-end-open = la batalla no ha terminado
cli-log-open = La batalla no ha terminado: solo se cuenta lo que todos pueden ver.
cli-end-draw = Empate. { $reason }
cli-end-won = Victoria: { $winners }. { $reason }
cli-replay-ok = Todo sale tal como está registrado.
cli-replay-differs = El paso { $entry } no sale como está registrado: { $reason }.
cli-replay-wrong = La batalla no es lo que dice ser: { $reason }.
cli-dice-proven = { $kind }, todos calculados de nuevo
cli-dice-unproven = { $kind }, sin demostrar
cli-dice-seeded = de una semilla
cli-dice-committed = de un secreto cuyo hash se publicó
cli-dice-typed = dados de verdad, introducidos a mano
cli-dice-recorded = de fuera, tal como se registraron

## Simulations

cli-simulate-progress = Batallas
cli-battles = { $count ->
    [one] 1 batalla
   *[other] { $count } batallas
}
cli-head-bot = Bot
cli-head-wins = Victorias
cli-head-share = Porcentaje
cli-head-interval = Intervalo del 95 %
cli-draws = Empates
cli-unfinished = Sin terminar
cli-simulate-interrupted = Interrumpido tras { $played } de { $count } batallas.
cli-simulate-seats = Victorias por asiento: { $wins }
cli-simulate-refused = { $count ->
    [one] 1 respuesta de un bot no estaba permitida.
   *[other] { $count } respuestas de bots no estaban permitidas.
}
cli-simulate-time = { $decisions } decisiones en { $seconds } s ({ $speed } por segundo), { $rounds } rondas por batalla.
cli-bots = Los bots se nombran separados por comas, 24 como mucho, no { $words }.

## Ladders

cli-head-rating = Puntuación
cli-ladder-scale = La media es 1500; quien está 400 por encima de otro gana diez batallas a una. Un empate es media victoria.
cli-ladder-shares = Lo que ganó el bot de la fila contra el de la columna, con su intervalo del 95 %
cli-ladder-written = La clasificación está en { $file }.
cli-ladder-few = Una clasificación necesita dos bots o más, no solo { $words }.
cli-ladder-twice = El bot { $bot } se ha nombrado dos veces.
cli-ladder-out = --out pide un archivo que acabe en .md o .svg, no { $file }.

## Training

cli-train-positions = Posiciones
cli-train-brier = Puntuación de Brier en las batallas reservadas
cli-train-brier-worth = la misma solo con el valor
cli-train-curve = La probabilidad que se dijo, y la parte que se ganó
cli-head-said = Dicho
cli-head-came = Ganado
cli-head-positions = Posiciones
cli-train-written = Los pesos están en { $file }.

## Armies

cli-army-name = Nuevo ejército
cli-army-offers = Lo que se puede añadir en «entries», con su precio:
cli-army-without = { $game } no tiene ejércitos que formar.
cli-army-no-cards = { $game } no tiene cartas que puedas escribir.
cli-army-card-file = ¿Qué carta? Di su archivo, o pide --schema.
cli-army-unknown = No hay ningún ejército ya preparado { $name }; hay: { $known }.
cli-army-entry = entrada { $entry }
cli-army-price = Precio
cli-army-asked = Tu precio
cli-army-ok = Este ejército está permitido.

## Speed

cli-bench-running = Midiendo…
cli-compiled = La mesa está compilada.
cli-plain = La mesa funciona como Python normal; compilada sería muchas veces más rápida.
cli-bench-games = Juegos, juego al azar en un núcleo
cli-bench-greedy = Juegos, bots greedy en un núcleo
cli-bench-table = Mesa
cli-bench-chances = Probabilidades
cli-head-game = Juego
cli-head-decisions = Decisiones/s
cli-head-battles = Batallas/s
cli-head-question = Pregunta
cli-head-per-second = por segundo
cli-head-microseconds = µs

## Serving

cli-serve-running = Slagveld está abierto en { $address }
cli-serve-also = también en { $address }
cli-serve-moved = El puerto { $port } lo ocupa otro programa, así que se usa el siguiente libre.
cli-serve-home = Tu propia entrada, con los derechos del anfitrión (guárdatela para ti):
cli-serve-club = La sala del club, para ver y cuidar todas las batallas de aquí (guárdatela para ti):
cli-serve-code = Escanéalo con un móvil o una tableta de la misma red para unirte.
cli-serve-stop = Ctrl-C lo cierra. Todo queda guardado.
cli-serve-end = Slagveld está cerrado. Todo queda guardado.
cli-serve-taken = El puerto { $port } lo ocupa otro programa; elige otro con --port, o quita --port.
cli-serve-address = Slagveld no puede escuchar en { $address }: { $reason }.

cli-sum-dice = Dados
cli-sum-needed = Necesario

## A new game

cli-new-game-name = El nombre de un juego tiene de 2 a { $most } letras minúsculas, cifras y guiones sueltos, y empieza por una letra; { $name } no.
cli-new-game-taken = Ya hay un juego llamado { $name }.
cli-new-game-exists = Ya hay algo llamado { $file }; no se ha escrito nada.
cli-new-game-no-folder = No existe la carpeta { $file }.
cli-new-game-unwritable = No se puede escribir nada en { $file }: { $reason }.
cli-new-game-written = { $folder } contiene un juego pequeño completo en { $count } archivos.
cli-new-game-next = Dalo a conocer, y mira cómo pasa las pruebas:

cli-head-score = Empate como medio

## Sentences

cli-help-texts = frases en todos los idiomas
cli-help-texts-lint = lo que le falta a un idioma, y lo que está mal en las frases
cli-name-language = IDIOMA
cli-argument-language = un idioma, cuyos mensajes ausentes se listan
cli-texts-row = { $there } de { $of } frases, { $rules } de { $all } reglas
