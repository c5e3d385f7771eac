### Sentences of the server's store, rooms and bots.

## What is kept

store-address = Esto no es la dirección de un almacén; da un archivo, sqlite:///archivo o postgresql://usuario@host/nombre.
store-newer = Este almacén lo creó un Slagveld más nuevo; instala ese, o elige otro archivo con --db.
store-unreachable = No se llega al almacén ({ $reason }); mira si está en marcha y si la dirección es correcta.
store-foreign = Esto no es un almacén de Slagveld ({ $reason }); elige otro archivo con --db.
store-papers-many = Ya guardas { $most } ejércitos, mesas y escenarios; borra alguno para hacer sitio.
store-paper-kind = { $kind ->
    [army] Falta un ejército, o hay otra cosa junto a él.
    [table] Falta una mesa, o hay otra cosa junto a ella.
   *[other] Falta un escenario, o hay otra cosa junto a él.
}
store-unknown-paper = No existe ese ejército, esa mesa o ese escenario, o no es tuyo; mira si el enlace está completo.
store-unknown-key = Nadie tiene esta clave; abre la página de nuevo con tu propio enlace.
store-unknown-link = Este enlace no abre (o ya no abre) ningún asiento aquí; pide otro a quien te lo envió.
store-backup-foreign = Esto no es una copia de seguridad de Slagveld.
store-backup-large = Esta copia de seguridad es demasiado grande.
store-backup-newer = Esta copia de seguridad es de otra versión de Slagveld; restáurala con esa.
store-backup-damaged = Esta copia de seguridad está dañada, y no ha cambiado nada: { $reason }.

## At the table

room-name-person = Jugador { $number }
room-name-bot = Bot { $number }
room-name-long = Un nombre tiene { $most } letras como mucho; elige uno más corto.
room-title-long = Un título tiene { $most } letras como mucho; elige uno más corto.
room-line-long = Una línea tiene { $most } letras como mucho; dilo en dos.
room-line-empty = En esta línea no hay nada que leer.
room-not-your-seat = Ese asiento no es tuyo; abre antes su enlace.
room-stale = La batalla ha avanzado mientras tanto; vuelve a mirarla y elige de nuevo.
room-not-kept = La batalla no se pudo guardar, así que no se ha jugado nada; inténtalo otra vez dentro de un momento.
room-unknown-battle = Aquí no existe esa batalla; mira si el enlace está completo.
room-unknown-seat = Ahí no hay asiento para una persona.
room-no-entry = La batalla no tiene el paso { $entry }.
room-no-piece = Eso no está en la mesa.
room-ruler-none = No se puede medir nada mientras se decide esto.
room-ruler-own = Mientras se decide esto, solo se pueden medir tus propias piezas y la mesa.
room-ruler-end = Cada extremo de la regla de medir es una pieza o un punto, no las dos cosas.
room-proof-early = Los dados se demuestran cuando termina la batalla.
room-file-early = El archivo de la batalla contiene lo que otros no pueden ver; se consigue cuando termina la batalla.
room-deleted = El anfitrión ha borrado esta batalla.
room-restored = El anfitrión ha restaurado una copia de seguridad; vuelve a abrir tus batallas.
room-closing = La mesa se cierra por ahora; la batalla queda guardada y sigue cuando vuelva a abrirse.
room-proposes-back = { $name } pide deshacer hasta el paso { $entry }.
room-proposes-hand = { $name } pide cambiar { $paths }: { $reason }
room-proposes-dice = { $name } pide repetir el paso { $entry } con { $rolls }: { $reason }

## Before the battle

room-no-lesson = Aún no hay primeros pasos para este juego ({ $game }); juega una batalla.
room-no-armies = Este juego no tiene ejércitos que elegir ({ $game }).
room-army-missing = Este juego no tiene ejércitos ya preparados; elige uno para cada asiento.
room-bot-person = Ahí se sienta una persona, así que no hay bot ({ $bot }) que elegir.
room-field = { $field }: { $why }
room-bot-lost-turn = { $name } no respondió a tiempo, o no como permiten las reglas; en su lugar se tomó la propuesta de la propia pregunta.
room-leader-bot = El director de juego tiene que ser una persona.
room-typed-bots = Con dados propios tiene que jugar una persona, para tirarlos.

## Bots

bot-examine-failed = Esta batalla no se pudo repetir en el tiempo que había, así que no se ha admitido.

## Hints

room-hint-not-asked = Este asiento no tiene nada que responder ahora, así que no hay pista.
room-hint-none = No llegó ninguna pista en el tiempo que había; vuelve a pedirla.
room-hint-plain = El señor de la guerra elegiría «{ $does }».
room-hint-habit = El señor de la guerra elegiría «{ $does }»: { $chance } de probabilidad de ganar; nada más de lo que sopesó es mejor con seguridad.
room-hint-little = El señor de la guerra elegiría «{ $does }»: { $chance } de probabilidad de ganar, un poco más que con { $usual }.
room-hint-better = El señor de la guerra elegiría «{ $does }»: { $chance } de probabilidad de ganar, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más que con { $usual }.
room-hint-quoted = «{ $what }»
room-hint-otherwise = lo mismo hecho de otra manera
room-hint-unknown = algo que ningún botón ofrece
room-hint-does = { $title }: { $parts }
room-hint-and = { $one }, { $other }
room-hint-number = { $title } { $number }
room-hint-many = { $count } piezas
room-only-answer = { $name } solo tenía una respuesta, así que se dio al momento.
