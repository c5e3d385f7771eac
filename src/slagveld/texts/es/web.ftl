### The frame of the web table: home, set-up, club room, rulebook, settings.

## Everywhere

web-close = Cerrar
web-cancel = Cancelar
web-retry = Reintentar
web-loading = Un momento…
web-copy = Copiar
web-copied = Copiado
web-copy-failed = Este navegador no deja copiar a la página; marca el enlace y cópialo tú.
web-share = Compartir
web-skip = Al contenido
web-pages = Páginas
web-games = Juegos
web-battles = Batallas
web-armies = Ejércitos
web-tables = Mesas
web-rulebook = Reglamento
web-club = Sala del club
web-round = { $called ->
    [turn] turno
   *[round] ronda
} { $round }
web-home-go = A la página de inicio
web-foot = Cada dado se puede comprobar cuando termina una batalla.
web-page-failed = Esta página no se ha podido cargar. Quizá Slagveld se ha actualizado mientras tanto: vuelve a cargarla.
web-lost = Aquí no hay nada
web-lost-help = Esta dirección no lleva a ninguna parte. Quizá falta un trozo del enlace.

## What can go wrong

web-problem-unknown = Algo ha fallado en esta página. Vuelve a cargarla; no se pierde nada de tu batalla.
web-problem-status = El servidor no ha podido responder a esto ({ $status }). Inténtalo otra vez dentro de un momento.
web-problem-offline = No se llega al servidor. Comprueba tu conexión e inténtalo otra vez.
web-line-lost = La conexión se ha interrumpido. La página vuelve a conectarse sola; inténtalo después.
web-act-busy = De una en una: tu última respuesta aún está en camino.
web-act-unheard = La conexión se cortó antes de que la mesa lo oyera. Hazlo otra vez, por favor.
web-act-late = Alguien fue más rápido mientras la conexión estaba cortada. Vuelve a mirar y decide después.

## Settings

web-settings = Ajustes
web-language = Idioma
web-measure = Longitudes
web-measure-book = Como el reglamento
web-measure-cm = Centímetros
web-measure-inch = Pulgadas
web-theme = Luz
web-theme-system = Como el sistema
web-theme-dark = Oscuro
web-theme-light = Claro
web-motion = Movimiento
web-motion-system = Como el sistema
web-motion-full = Con movimiento
web-motion-reduced = Quieto
web-speed = Dados y movimiento
web-speed-slow = Lento
web-speed-normal = Normal
web-speed-fast = Rápido
web-speed-instant = Ninguno
web-stay = Las tarjetas de tiradas se quedan
web-stay-held = Hasta cerrarlas
web-stay-seconds = { $seconds } s
web-volume = Volumen
web-sounds = Sonidos
web-sounds-help = Dados, pasos, flechas, acero, magia, y un cuerno cuando te toca.
web-odds-bar = Probabilidades de la batalla
web-odds-bar-help = Una barra arriba muestra la probabilidad de ganar de cada bando, según lo que puedes ver.
web-plain-signs = Signos sencillos en vez de miniaturas
web-plain-signs-help = Cada pieza muestra un signo de lo que es en lugar de su miniatura.
web-notify = Avísame cuando me toque
web-notify-help = El título de la pestaña lo dice siempre; esto muestra además una notificación.
web-notify-refused = Este navegador no permite aquí notificaciones; te avisará el título de la pestaña.

## Home

web-home-title = Tus miniaturas, tus reglas, tu mesa
web-home-lead = Juega batallas de mesa con sus propios reglamentos: contra un bot, con amigos por enlace o codo con codo ante una pantalla.
web-play-now = Jugar ya
web-set-up = Preparar una batalla
web-game-scenarios = { $count ->
    [one] 1 batalla lista para jugar
   *[other] { $count } batallas listas para jugar
}
web-lesson = Primeros pasos
web-lesson-text = ¿Es tu primera vez? Una breve batalla guiada de { $game } enseña a seleccionar, mover, atacar y terminar un turno. Dura cinco minutos.
web-lesson-start = Enséñame
web-lesson-skip = No, gracias
web-your-battles = Tus batallas
web-no-battles = Aún no hay batallas: juega una ahora.
web-open-file = Abrir un archivo de batalla
web-battle-yours = Te toca
web-battle-waiting = Esperando a { $names }
web-battle-going = En marcha
web-battle-empty-seat = Aún falta: { $names }
web-battle-won = Victoria: { $winners }
web-battle-drawn = Empate
web-personal = En otro dispositivo
web-personal-text = Abre este enlace en otro dispositivo para encontrar allí tus batallas, ejércitos y mesas.
web-personal-secret = Quien tiene este enlace juega como si fueras tú: guárdatelo.
web-person-other = El enlace de otro jugador
web-person-other-text = Este enlace es de un jugador distinto del que usa este navegador. ¿Traer aquí a ese jugador? A las batallas de este navegador solo se llegará entonces con su propio enlace personal.
web-person-take = Traerlo

## Setting a battle up

web-new-scenario = ¿Qué batalla?
web-new-seats = ¿Quién se sienta dónde?
web-new-players = Jugadores
web-new-seat = Asiento { $number }
web-new-name = Nombre
web-new-bot = Qué bot
web-new-temper = Temperamento
web-new-temper-none = Ninguno
web-new-temper-none-help = Elige lo que cree mejor, sin preferir nada.
web-new-army = Ejército
web-new-army-scenario = El de la batalla
web-new-army-mine = Míos
web-new-army-ready = Ya preparados
web-new-army-build = Formar un ejército
web-new-side = Bando
web-new-side-own = Por su cuenta
web-new-side-number = Bando { $number }
web-new-leader = Con director de juego
web-new-leader-help = Un árbitro sin ejército que lo ve todo y puede corregir cosas a mano. Quien además juega contra otros no tiene ninguno de esos dos poderes.
web-new-leader-seat = Director de juego
web-who-me = Yo
web-who-friend = Amigo por enlace
web-who-bot = Bot
web-name-player = Jugador { $number }
web-new-hot-seat = Varias personas ante esta pantalla: cuando algo es privado, la página te pide que la pases.
web-new-friends = En el siguiente paso recibes un enlace para cada amigo. La batalla los espera.
web-new-terms = Mesa, dados y modales
web-new-table = Mesa
web-new-table-scenario = La de esta batalla
web-new-table-lay = Montar una mesa
web-new-title = Nombre de la batalla
web-new-title-example = Viernes por la noche
web-new-options = Opciones del juego
web-new-options-changed = { $count ->
    [0] todo como siempre
    [one] 1 cambio
   *[other] { $count } cambios
}
web-new-begin = Empezar
web-new-begin-links = Empezar y recibir los enlaces
web-new-typed-bots = Alguien tiene que estar ahí para tirar dados de verdad: sienta a una persona, o deja que tire la mesa.
web-new-one-side = Todos están en el mismo bando: pon al menos un asiento en otro.
web-dice = Dados
web-dice-committed = Tira la mesa
web-dice-committed-help = Dados limpios que nadie puede elegir; después los puede comprobar cualquiera.
web-dice-typed = Dados de verdad
web-dice-typed-help = Tiras tus propios dados y escribes lo que sale.
web-back = Deshacer jugadas
web-back-usual = Como siempre ({ $usual })
web-back-free = con libertad
web-back-consent = si los demás aceptan
web-back-off = nunca
web-back-help = Hasta que se tiran dados o se muestra un secreto.
web-watchers = Otros pueden mirar
web-watchers-help = Con un enlace propio, y viendo solo lo que todos pueden ver.
web-ready = La batalla está lista
web-ready-text = Da a cada amigo su enlace. Tú puedes empezar ya a mirar; la batalla espera.
web-ready-go = A la mesa
web-invite = Invitar
web-invite-taken = ya tiene asiento
web-invite-watchers = Para espectadores
web-invite-watchers-help = Solo ven lo que todos pueden ver.
web-invite-link = Enlace para { $name }
web-invite-secret = Quien tiene el enlace de un asiento juega en él. Envía cada uno solo a la persona a la que va destinado.

## Joining

web-join = Sentarse
web-join-invited = Te han invitado a una batalla
web-join-yours = tu asiento
web-join-there = está aquí
web-join-empty = aún libre
web-join-name = Tu nombre
web-join-sit = Sentarse
web-join-help = No hace falta cuenta: este navegador recuerda tu asiento.
web-join-closed = Este enlace no se abre
web-join-closed-help = Pide otro enlace a quien te invitó.

## Club room

web-club-lead = Todas las batallas de este servidor. Esta página solo la ve el anfitrión.
web-club-closed = Aquí solo entra el anfitrión: abre el enlace que Slagveld mostró al arrancar.
web-club-empty = Aún no hay batallas. En cuanto alguien juegue aquí, la batalla aparece en esta lista.
web-club-watch = Mirar
web-club-link = Enlace perdido
web-club-link-new = Nuevo enlace
web-club-link-sure = ¿Dar un enlace nuevo a { $name }? El antiguo ya no abrirá nada.
web-club-delete = Borrar
web-club-delete-sure = ¿Borrar «{ $name }» para todos? Solo se puede recuperar de una copia de seguridad.
web-club-results = Resultados como tabla (CSV)
web-club-backup = Copia de seguridad
web-club-restore = Restaurar una copia de seguridad
web-club-restore-sure = ¿Poner { $file } en lugar de todo lo que hay ahora? Las batallas posteriores a esa copia se pierden.
web-club-restored = La copia de seguridad está en su sitio.

## Rulebook

web-rules-search = Busca en las reglas: palabras o un número
web-rules-found = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
web-rules-none = Ninguna regla tiene todas estas palabras. Prueba con menos.
web-rules-topics = Capítulos
web-glossary = Palabras del juego
web-glossary-original = En el original
web-rules-house = Reglas de todas las mesas
web-rules-english = El texto de esta regla está en inglés.
web-rule-open = Regla { $rule } en el reglamento
web-rule-house = nuestra, no del libro
web-rule-data = cifras
web-rule-exempt = en manos de los jugadores
web-rule-ruling = Cómo la leemos
web-rule-example = Ejemplo
web-example-before = Antes
web-example-after = Después
web-example-refused = No permitido
web-example-table-before = La mesa antes: { $pieces }.
web-example-table-after = La mesa después: { $pieces }.
web-example-trouble = Esta imagen no se ha podido dibujar.
web-rule-where = En el libro y en el programa
web-rule-source = En el original
web-rule-code = Se ejecuta en
web-rule-tests = Lo demuestran
web-rule-nowhere = Aquí no se sabe nada de esta regla.
web-rule-link = Enlace
web-rule-unknown = No hay ninguna regla { $rule } en este libro.
web-rulebook-open = Abrir todo el reglamento

## Credits

web-credits = Créditos
web-credits-icons = Dibujos de tropas y cosas
web-credits-icons-by = Iconos de { $artists } y otros artistas de game-icons.net.
web-credits-icons-changed = Se muestran con los colores de esta página, sin más cambios.
web-credits-fonts = Tipos de letra
web-credits-font = { $font }, de { $artist }
web-credits-programs = Programas
web-game-facts = Sobre este juego
web-game-players = jugadores
web-game-minutes = { $short }–{ $long } minutos
web-game-difficulty = { $level ->
    [1] fácil de aprender
    [2] algunas reglas
   *[other] muchas reglas
}

## Invitations, and battles that are in one's list no more

web-invite-alone = Estos enlaces solo los puede abrir este equipo. Para que entren otros, arranca Slagveld con «slagveld serve --lan» y haz allí los enlaces, o ponlo en un servidor.
web-invite-qr = Código QR
web-invite-qr-label = Código QR del enlace para { $name }
web-battle-remove = Quitar de la lista
web-battle-remove-ask = ¿Quitar «{ $name }» de tu lista?
web-battle-remove-why = Sigue sin que se te avise. Su enlace la recupera.
web-battle-removed = Fuera de tu lista: { $name }
