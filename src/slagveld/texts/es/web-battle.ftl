### The battle page of the web table: turn, story, end, replay.

## The turn in one sentence

battle-turn-you = Te toca: { $prompt }
battle-turn-seat = { $who }: { $prompt }
battle-turn-wait = Esperando a { $who }.
battle-turn-bot = { $who }: pensando…
battle-odds = Probabilidad de ganar: { $sides }
battle-odds-side = { $who } { $chance }
battle-turn-empty = Falta que se siente { $who }. Envía el enlace si aún no lo has hecho.
battle-turn-none = Un momento…
battle-turn-mixing = Se están mezclando los dados…
battle-turn-mix = Se están mezclando los dados; esperando a { $who }.
battle-turn-won = Victoria: { $who }.
battle-turn-draw = La batalla terminó en empate.
# In the tab's title, and as a notification.
battle-call = Te toca

## The page

battle-home = Todas las batallas
battle-opening = Abriendo la batalla…
battle-closed = Esta batalla no se puede abrir
battle-line-connecting = Conectando…
battle-line-lost = Reconectando…
battle-lost-help = Se ha perdido la conexión. No se ha perdido nada más: la página vuelve sola.
battle-line-closed = Cerrada. Vuelve a cargar la página para seguir.
battle-watching = Estás mirando
battle-close = Cerrar
battle-roster = Ejércitos
battle-story = Relato
battle-tabs = Relato, chat y palabras
battle-tab-story = Relato
battle-tab-chat = Chat
battle-tab-chat-unread = Chat ({ $count })
battle-tab-words = En palabras

## The story

battle-story-empty = Aún no ha ocurrido nada.
battle-story-filtered = Aún no ha ocurrido nada de ese tipo.
battle-story-earlier = Antes
battle-story-newer = A la última línea
battle-filter = Qué líneas mostrar
battle-filter-all = Todo
battle-filter-dice = Dados
battle-filter-harm = Daño
battle-line-private = solo lo ves tú
# A line that is told several times in a row.
battle-line-times = × { $count }
battle-undone = { $count ->
    [one] 1 paso deshecho
   *[other] { $count } pasos deshechos
}

## Dice

battle-die = { $value } en un D{ $sides }
battle-die-hit = { $value } en un D{ $sides }, éxito
battle-die-miss = { $value } en un D{ $sides }, fallo
battle-die-unrolled = un D{ $sides }, aún sin tirar
# $compare is ≤, ≥, < or >.
battle-needed = necesita { $compare } { $target }
battle-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
battle-roll-by-hand = fijada por la mano del árbitro

## Pieces, cards and what lies beside the table

battle-gauge = { $label }: { $value }
battle-gauge-of = { $label }: { $value } de { $most }
battle-badge-count = { $text } ({ $count } veces)
battle-spent = ya ha actuado
battle-stands-in = Está en: { $place }.
battle-card-of = Carta: { $name }
battle-house-line = No es del reglamento
battle-card-hidden = Una carta boca abajo
battle-card-now = ahora
battle-card-done = hecho
battle-card-skipped = omitido
battle-card-closed = ahora no
battle-card-plays = se puede jugar
battle-strip = Cartas
battle-cards-more = { $count } más, boca abajo
battle-track-done = hecho
battle-dial = Clic { $click } de { $count }
battle-dial-click = Clic { $click }
battle-dial-hidden = oculto
battle-dial-start = clic inicial
battle-dial-all = Todos los clics
battle-dial-value = Valor
roster-sheets = Fichas
roster-nobody = De nadie
roster-on-table = { $count } en la mesa
roster-beside = Junto a la mesa

## Who is here, and what they say

presence-title = En la mesa
presence-here = aquí
presence-away = fuera
presence-empty = aún no está
presence-bot = bot
presence-you = (tú)
presence-leader = (director)
presence-watchers = { $count ->
    [one] 1 persona mira
   *[other] { $count } personas miran
}
chat-title = Chat
chat-empty = Nadie ha dicho nada aún. ¡Desea suerte a los demás!
chat-hint = Di algo
chat-send = Enviar
chat-watcher = Espectador

## Hot-seat

handover-title = Pasa la pantalla a { $who }
handover-help = Lo que viene es solo para { $who }. Que los demás miren a otro lado.
handover-ready = Soy { $who }: adelante

## The table in words

words-title = La mesa en palabras
words-from = Visto desde
words-nobody = Elige una pieza
words-choose = Elige una pieza, aquí o en la mesa, para oír lo que tiene alrededor.
words-looking = Mirando alrededor…
words-alone = No hay ninguna otra pieza en la mesa.
words-open = Está en campo abierto.
words-self = { $name }, { $owner }.
words-pieces = Otras piezas
words-terrain = Terreno
# $clock: twelve is straight ahead.
words-piece = { $name } ({ $owner }): { $length }, { $clock ->
    [1] a la 1
   *[other] a las { $clock }
}.
words-piece-direction = { $name } ({ $owner }): { $clock ->
    [1] a la 1
   *[other] a las { $clock }
}.
words-ground = { $name }: { $length }, { $clock ->
    [1] a la 1
   *[other] a las { $clock }
}.
words-ground-direction = { $name }: { $clock ->
    [1] a la 1
   *[other] a las { $clock }
}.
words-ground-here = { $name }: aquí mismo.

## The end

end-you-won = ¡Has ganado!
end-won = Victoria: { $who }
end-draw = Empate
end-you-lost = Derrota. Victoria: { $who }
end-sides = Cómo le fue a cada bando
end-score = puntuación { $score }
end-losses = { $lost } de { $all } perdidos
end-luck = Suerte: { $luck }
end-show = Cómo terminó
end-replay = Verla otra vez
end-rematch = Jugar otra vez
end-download = Archivo de la batalla
rematch-links = Vuelve a invitar a tus amigos
rematch-links-help = Envía a cada cual su propio enlace. Quien lo abre se sienta en ese asiento.
rematch-invitation = Una batalla en Slagveld
rematch-go = A la mesa
rematch-other-table = Aquella batalla tenía una mesa montada a mano; esta usa la del escenario.

## Luck

luck-title = Cómo cayeron los dados
luck-help = Solo cuentan las tiradas que necesitaban un número concreto.
luck-none = Ninguna tirada de esta batalla necesitaba un número concreto.
luck-number = { NUMBER($number, maximumFractionDigits: 1) }
luck-blessed = con la bendición de los dados
luck-lucky = con suerte
luck-even = más o menos lo esperado
luck-unlucky = sin suerte
luck-cursed = con la maldición de los dados
luck-counts = { $actual } éxitos de { $dice }; se esperaban { $expected }.
luck-chance-better = Sale igual de bien o mejor en el { $chance } de las batallas como esta.
luck-chance-worse = Sale igual de mal o peor en el { $chance } de las batallas como esta.
luck-one-in = Es una de cada { $many }.

## Proof of the dice

proof-title = Prueba de los dados
proof-help = Antes del primer dado, el anfitrión publicó la huella de un secreto; cada jugador mezcló un número. Ahora el secreto está a la vista, y cualquiera puede comprobar que no se eligió ningún dado.
proof-help-typed = Estos dados no se comprometieron de antemano; se comprueba que todo lo demás salió de ellos según las reglas.
proof-commitment = Publicado antes
proof-secret = El secreto
proof-holds = Repetida ahora mismo: los { $entries } pasos y las { $rolls } tiradas salen igual.
proof-overrides = { $count ->
    [one] La mano del árbitro cambió 1.
   *[other] La mano del árbitro cambió { $count }.
}
proof-broken = Repetida ahora mismo: el paso { $entry } no sale igual.

## Replay

replay-title = Repetición: { $name }
replay-controls = Repetición
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante
replay-last = Al final
replay-slider = En qué momento de la batalla
replay-at = Paso { $at } de { $last }
replay-go-to = Ir al paso { $entry }
replay-round = Ir a una ronda
replay-speed = Velocidad
replay-link = Copiar enlace
replay-only-looking = Esto es una repetición: solo se puede mirar.

## First steps

coach-title = Primeros pasos
coach-step = Primeros pasos: { $step } de { $count }
coach-read-on = Seguir leyendo
coach-skip = Dejar la lección
coach-fill = Enséñame
coach-missed = Esto ya no se podía hacer, así que la lección sigue sin ello.
coach-again = Empezar de nuevo
coach-back = Deshacer
coach-done = ¡Muy bien! No necesitas nada más.
coach-done-help = Juega esta batalla hasta el final, o empieza una de verdad.
coach-real-battle = Una batalla de verdad
coach-play-on = Seguir jugando

## What happens

battle-skip = Saltar
battle-skip-help = Ir directamente a lo que sigue (espacio)
battle-card = Lo que hicieron los dados
battle-card-close = Retirar la tarjeta
battle-card-numbers = Todas las cifras
battle-card-fewer = Solo los dados
battle-card-earlier = La acción anterior
battle-card-later = La acción siguiente
battle-card-page = { $number } de { $count }
battle-look-there = Ver dónde ocurrió

## The coach on a narrow screen

battle-coach-fold = Plegar el entrenador
battle-coach-unfold = Desplegar el entrenador

## Keys

battle-keys = Teclas
battle-key-choose = tomar una de las cosas que se pueden hacer
battle-key-confirm = confirmar
battle-key-back = un paso atrás, nunca más
battle-key-odds = todas las probabilidades de lo rellenado
battle-key-hint = ¿qué haría el señor de la guerra?
battle-key-measure = medir
battle-key-sight = la línea de visión
battle-key-turn = girar lo que se está colocando
battle-key-pieces = a las piezas, y de una cosa a la siguiente
battle-key-move = mover la vista, o ir de pieza en pieza
battle-key-zoom = más cerca, más lejos, toda la mesa
battle-key-cross = una mira para los sitios, que se mueve con las flechas
battle-key-rule = la regla en el cursor
battle-key-keys = estas teclas
